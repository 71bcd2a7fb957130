#include "ui/bench/head_off_column.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/session/edits/intervention_edits.h"
#include "ui/control/intervention_editor.h"
#include "ui/part/audience.h"

HeadOffNote::HeadOffNote(QWidget* parent) : QFrame(parent)
{
    setObjectName(QStringLiteral("headOffNote"));
    auto* said = new QLabel(tr("This head is switched off: it adds nothing to its layer's output."));
    said->setProperty("role", QStringLiteral("warning"));
    said->setWordWrap(true);
    auto* on = new QToolButton;
    on->setObjectName(QStringLiteral("switchOn"));
    on->setText(tr("Switch on"));
    on->setToolTip(tr("Let the head add to its layer's output again (Ctrl+Shift+K)"));
    on->setProperty("role", QStringLiteral("small"));
    keepFromAudience(on);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(14, 6, 14, 6);
    layout->addWidget(said, 1);
    layout->addWidget(on);
    connect(on, &QToolButton::clicked, this, &HeadOffNote::switchOnAsked);
    setAccessibleName(said->text());
    hide();
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

void HeadOffColumn::show() { m_note->setVisible(core::isHeadOff(m_bench.session())); }

#include "moc_head_off_column.cpp"
