#include "ui/page/view_stack.h"

#include <QContextMenuEvent>
#include <QLabel>
#include <QScrollArea>

#include "ui/page/compare_page.h"
#include "ui/page/flow_page.h"
#include "ui/page/heads_page.h"
#include "ui/page/map_page.h"
#include "ui/page/mask_page.h"
#include "ui/page/measures_page.h"
#include "ui/page/picture_page.h"
#include "ui/page/positions_page.h"
#include "ui/page/steps_page.h"
#include "ui/page/why_page.h"
#include "ui/part/explained.h"
#include "ui/part/heading.h"

#include <algorithm>
#include <iterator>

namespace {

/// What the glossary opens at while a view is looked at and nothing within it says more.
constexpr Term viewTerms[] = {Term::AttentionMap, Term::Softmax, Term::Mask,  Term::JensenShannon, Term::Head,
                              Term::Weight,       Term::Answer,  Term::Patch, Term::ScoreAccount,  Term::Position};

}  // namespace

ViewStack::ViewStack(const Workbench& bench, std::function<core::View()> looked_at, QWidget* parent)
    : QStackedWidget(parent),
      m_bench(bench),
      m_lookedAt(looked_at ? std::move(looked_at) : [editor = &bench.editor] { return editor->session().view; }),
      m_map(new MapPage(bench, this)),
      m_pages(std::size(viewTerms)),
      m_absent(new Hint)
{
    for (std::size_t i = 0; i < m_pages.size(); ++i) {
        // Where columns leave a view less room than its controls need, it scrolls instead of widening the window.
        auto* area = new QScrollArea;
        area->setWidgetResizable(true);
        area->setFocusPolicy(Qt::NoFocus);
        area->setFrameShape(QFrame::NoFrame);
        addWidget(area);
    }
    place(m_map, core::View::Map);  // its controls stand above the views
    m_absent->setAlignment(Qt::AlignCenter);
    m_absent->setMargin(60);
    m_absent->setObjectName(QStringLiteral("absent"));
    addWidget(m_absent);
}

ViewPage* ViewStack::make(core::View view)
{
    switch (view) {
    case core::View::Map: return m_map;
    case core::View::Steps: return new StepsPage(m_bench, this);
    case core::View::Mask: return new MaskPage(m_bench, this);
    case core::View::Compare: return new ComparePage(m_bench, this);
    case core::View::Heads: return new HeadsPage(m_bench, this);
    case core::View::Flow: return new FlowPage(m_bench, this);
    case core::View::Measures: return new MeasuresPage(m_bench, this);
    case core::View::Picture: return new PicturePage(m_bench, this);
    case core::View::Why: return new WhyPage(m_bench, this);
    case core::View::Positions: return new PositionsPage(m_bench, this);
    }
    return m_map;
}

void ViewStack::place(ViewPage* page, core::View view)
{
    const auto at = static_cast<std::size_t>(view);
    m_pages[at] = page;
    setTerm(page->widget(), viewTerms[at]);
    static_cast<QScrollArea*>(widget(static_cast<int>(at)))->setWidget(page->widget());
}

ViewPage& ViewStack::page()
{
    const core::View view = m_lookedAt();
    if (ViewPage* known = m_pages[static_cast<std::size_t>(view)]) return *known;
    ViewPage* page = make(view);
    place(page, view);
    page->setBare(m_bare);
    emit made(page);
    return *page;
}

void ViewStack::turn()
{
    const QString absent = page().absence();
    m_absent->setText(absent);
    const int place = absent.isEmpty() ? static_cast<int>(m_lookedAt()) : indexOf(m_absent);
    if (currentIndex() == place) return;
    setCurrentIndex(place);
    takeKeys();
}

void ViewStack::takeKeys()
{
    if (isAbsent())
        emit nothingToFocus();
    else
        page().focusTarget()->setFocus(Qt::OtherFocusReason);
}

void ViewStack::contextMenuEvent(QContextMenuEvent* event)
{
    emit menuAsked(event->globalPos(), event->reason() == QContextMenuEvent::Mouse);
}

void ViewStack::clear()
{
    for (ViewPage* each : m_pages)
        if (each != nullptr) each->clear();
}

void ViewStack::setBare(bool bare)
{
    m_bare = bare;
    for (ViewPage* each : m_pages)
        if (each != nullptr) each->setBare(bare);
}

bool ViewStack::cancel()
{
    return std::ranges::any_of(m_pages, [](ViewPage* each) { return each != nullptr && each->cancel(); });
}

#include "moc_view_stack.cpp"
