#include "ui/bench/shown_models.h"

#include "core/prepare/prepared_run.h"
#include "ui/control/comparison_editor.h"
#include "ui/control/run_results.h"

#include <algorithm>

std::vector<std::pair<std::size_t, std::shared_ptr<const core::Model>>> modelsOfRuns(const RunResults& results)
{
    std::vector<std::pair<std::size_t, std::shared_ptr<const core::Model>>> models;
    for (core::Index run = 0; run < results.runs(); ++run) {
        const core::PreparedRun* prepared = results.prepared(run);
        if (prepared == nullptr) continue;
        const auto isKnown = [&](const auto& each) { return each.second == prepared->model; };
        if (std::ranges::none_of(models, isKnown)) models.emplace_back(static_cast<std::size_t>(run), prepared->model);
    }
    return models;
}

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
