#include "ui/page/head_off_column.h"

#include <QVBoxLayout>

#include "core/session/edits/intervention_edits.h"
#include "ui/control/intervention_editor.h"
#include "ui/panel/inspect/head_off_note.h"

HeadOffColumn::HeadOffColumn(const Workbench& bench, QWidget* view) : m_bench(bench), m_note(new HeadOffNote)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_note);
    layout->addWidget(view, 1);
    connect(m_note, &HeadOffNote::switchOnAsked, this, [this, view] {
        InterventionEditor(m_bench.editor).setHeadOff(false);
        view->setFocus();
    });
}

void HeadOffColumn::show() { m_note->setVisible(core::isHeadOff(m_bench.session())); }

#include "moc_head_off_column.cpp"
