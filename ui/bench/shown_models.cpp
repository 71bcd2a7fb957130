#include "ui/bench/shown_models.h"

#include "ui/control/comparison_editor.h"

void askForAnotherModel(SessionEditor& editor, std::size_t shown)
{
    const ComparisonEditor compare(editor);
    compare.setKind(core::CompareSettings::Kind::Runs);
    if (shown >= editor.session().runs.size()) compare.addSide();
    editor.setView(core::View::Compare);
}

void goToModel(SessionEditor& editor, std::size_t run, core::View view)
{
    if (run == 0) return editor.setView(view);
    ComparisonEditor(editor).setKind(core::CompareSettings::Kind::Runs);
    editor.setView(core::View::Compare);
}
