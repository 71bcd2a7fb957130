#include "ui/bench/head_off_column.h"

#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/model/pass/silent_head.h"
#include "core/session/edits/intervention_edits.h"
#include "ui/control/intervention_editor.h"
#include "ui/part/audience.h"

HeadOffNote::HeadOffNote(QWidget* parent) : QFrame(parent), m_said(new QLabel), m_way(new QWidget)
{
    setObjectName(QStringLiteral("headOffNote"));
    m_said->setProperty("role", QStringLiteral("warning"));
    m_said->setWordWrap(true);
    auto* on = new QToolButton;
    on->setObjectName(QStringLiteral("switchOn"));
    on->setText(tr("Switch on"));
    on->setToolTip(tr("Let the head add to its layer's output again (Ctrl+Shift+K)"));
    on->setProperty("role", QStringLiteral("small"));
    keepFromAudience(on);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(14, 6, 14, 6);
    layout->addWidget(m_said, 1);
    layout->addWidget(m_way);
    auto* way = new QHBoxLayout(m_way);
    way->setContentsMargins(0, 0, 0, 0);
    way->addWidget(on);
    connect(on, &QToolButton::clicked, this, &HeadOffNote::switchOnAsked);
    display(Why::Nothing);
}

void HeadOffNote::display(Why why)
{
    m_said->setText(why == Why::TakenAway
                        ? tr("This head was taken away in training: it adds nothing to its layer's output.")
                        : tr("This head is switched off: it adds nothing to its layer's output."));
    m_way->setVisible(why == Why::SwitchedOff);
    setAccessibleName(m_said->text());
    setVisible(why != Why::Nothing);
}

HeadOffColumn::HeadOffColumn(const Workbench& bench, QWidget* view, QWidget* bar)
    : m_bench(bench),
      m_note(new HeadOffNote)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_note);
    if (bar != nullptr) layout->addWidget(bar);
    layout->addWidget(view, 1);
    connect(m_note, &HeadOffNote::switchOnAsked, this, [this, view] {
        InterventionEditor(m_bench.editor).setHeadOff(false);
        view->setFocus();
    });
}

void HeadOffColumn::show()
{
    using Why = HeadOffNote::Why;
    const core::Focus& focus = m_bench.session().focus;
    const auto trace = m_bench.results.shown(focus.run);
    m_note->display(core::isHeadOff(m_bench.session())                                       ? Why::SwitchedOff
                    : trace != nullptr && core::addsNothing(*trace, focus.layer, focus.head) ? Why::TakenAway
                                                                                             : Why::Nothing);
}

#include "moc_head_off_column.cpp"
