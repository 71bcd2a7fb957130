#include "ui/bench/view_stack.h"

#include <QContextMenuEvent>
#include <QLabel>
#include <QScrollArea>

#include "ui/bench/map_bench.h"
#include "ui/bench/view_benches.h"
#include "ui/part/explained.h"
#include "ui/part/heading.h"
#include "ui/words/views/view_rows.h"

#include <algorithm>

ViewStack::ViewStack(const Workbench& bench, std::function<core::View()> looked_at, QWidget* parent)
    : QStackedWidget(parent),
      m_bench(bench),
      m_lookedAt(looked_at ? std::move(looked_at) : [editor = &bench.editor] { return editor->session().view; }),
      m_map(new MapBench(bench, core::View::Map, this)),
      m_absent(new Hint)
{
    place(m_map, core::View::Map);  // its controls stand above the views
    m_absent->setAlignment(Qt::AlignCenter);
    m_absent->setMargin(60);
    m_absent->setObjectName(QStringLiteral("absent"));
    addWidget(m_absent);
}

/// Where columns leave a view less room than its controls need, it scrolls instead of widening the window.
ViewStack::Place& ViewStack::place(ViewBench* bench, core::View view)
{
    auto* area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setFrameShape(QFrame::NoFrame);
    addWidget(area);
    setTerm(bench->widget(), viewRow(view).term);
    area->setWidget(bench->widget());
    return m_places[view] = {bench, area};
}

ViewStack::Place& ViewStack::lookedAt()
{
    const core::View view = m_lookedAt();
    if (const auto known = m_places.find(view); known != m_places.end()) return known->second;
    ViewBench* bench = makeBench(m_bench, view, this);
    Place& placed = place(bench, view);
    bench->setBare(m_bare);
    emit made(bench);
    return placed;
}

ViewBench& ViewStack::bench() { return *lookedAt().bench; }

void ViewStack::turn()
{
    const Place& place = lookedAt();
    const QString absent = place.bench->absence();
    m_absent->setText(absent);
    QWidget* shown = absent.isEmpty() ? place.area : m_absent;
    if (currentWidget() == shown) return;
    setCurrentWidget(shown);
    takeKeys();
}

void ViewStack::takeKeys()
{
    if (isAbsent())
        emit nothingToFocus();
    else
        bench().focusTarget()->setFocus(Qt::OtherFocusReason);
}

void ViewStack::contextMenuEvent(QContextMenuEvent* event)
{
    emit menuAsked(event->globalPos(), event->reason() == QContextMenuEvent::Mouse);
}

void ViewStack::clear()
{
    for (const auto& [view, place] : m_places) place.bench->clear();
}

void ViewStack::setBare(bool bare)
{
    m_bare = bare;
    for (const auto& [view, place] : m_places) place.bench->setBare(bare);
}

bool ViewStack::cancel()
{
    return std::ranges::any_of(m_places, [](const auto& each) { return each.second.bench->cancel(); });
}

#include "moc_view_stack.cpp"
