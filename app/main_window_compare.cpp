// What the window shows of a comparison.

#include "app/main_window.h"
#include "ui/panel/heads_navigator.h"
#include "ui/theme/run_title.h"
#include "ui/view/compare_view.h"

#include <algorithm>

using core::Index;

namespace {

/// The head that is looked at in each run, or the heads that were chosen.
std::vector<core::ComparedHead> comparedHeads(const core::Session& session, const core::Focus& focus)
{
    if (session.compare.kind == core::CompareSettings::Kind::Heads) return session.compare.heads;
    std::vector<core::ComparedHead> heads;
    for (std::size_t i = 0; i < session.runs.size(); ++i)
        heads.push_back({static_cast<Index>(i), focus.layer, focus.head});
    return heads;
}

QString modelNameOf(const core::Run& run, const core::Trace* trace)
{
    if (run.module) return MainWindow::tr("teaching module");
    if (trace != nullptr && trace->model->info.folder == run.model)
        return QString::fromStdString(trace->model->info.name);
    return QString::fromStdString(core::modelName(run.model));
}

/// Without maps where there are none yet, or none that can be compared.
CompareView::Side sideOf(const core::ComparedHead& head, const std::shared_ptr<const core::Trace>& trace, Index item,
                         core::HeadStages& stages)
{
    CompareView::Side side;
    side.run = head.run;
    if (trace == nullptr || trace->isLong()) return side;
    const core::ModelInfo& info = trace->model->info;
    const Index layer = std::min(head.layer, info.layers - 1);
    if (!trace->has(layer)) return side;
    side.trace = trace;
    side.address = {layer, std::min(head.head, info.heads - 1),
                    std::min(item, static_cast<Index>(trace->batch.sequences.size()) - 1)};
    side.stages = stages.of(trace, side.address);
    side.title = headTitle(info, side.address.layer, side.address.head);
    if (side.address.layer != head.layer || side.address.head != head.head)
        side.note = MainWindow::tr("nearest to layer %1 · head %2").arg(head.layer + 1).arg(head.head + 1);
    return side;
}

CompareView::RunFields fieldsOf(const core::Run& run, const core::Trace* trace, core::AttentionBlock block,
                                const QString& error)
{
    const auto temperature = core::changedValue(run.changes, -1, -1, &core::ScoringChange::temperature, block);
    const bool isLong = trace != nullptr && trace->isLong();
    return {.text = run.texts.empty() ? QString() : QString::fromStdString(run.texts.front()),
            .mask = QString::fromStdString(core::maskRecipeOf(run, -1, -1, block)),
            .temperature = static_cast<double>(temperature.value_or(1.0F)),
            .error = isLong ? MainWindow::tr("This text is too long to be compared.") : error,
            .model = modelNameOf(run, trace),
            .positions = run.module ? std::optional(run.module->positions) : std::nullopt};
}

}  // namespace

void MainWindow::showComparison()
{
    const std::vector<core::Run>& runs = session().runs;
    const bool ofRuns = session().compare.kind == core::CompareSettings::Kind::Runs;
    const auto traceOf = [this](std::size_t run) { return run < m_traces.size() ? m_traces[run] : nullptr; };
    std::vector<CompareView::Side> sides;
    for (const core::ComparedHead& head : comparedHeads(session(), m_selection.focus())) {
        const auto run = static_cast<std::size_t>(head.run);
        CompareView::Side side = sideOf(head, traceOf(run), m_selection.focus().item, m_stages);
        if (ofRuns && side.trace != nullptr)
            side.title = runTitle(runs, run, side.trace->model->info, side.title);
        else if (ofRuns)
            side.title = tr("run %1").arg(run + 1);
        sides.push_back(std::move(side));
    }
    std::vector<CompareView::RunFields> fields;
    for (std::size_t i = 0; i < runs.size(); ++i)
        fields.push_back(fieldsOf(runs[i], traceOf(i).get(), session().focus.block,
                                  i < m_runErrors.size() ? m_runErrors[i] : QString()));
    m_compare->display(session().compare, std::move(sides), fields, session().figure.rows,
                       ofRuns ? sameTokenIn(runs, m_selection.focus().item) : core::SameToken::Text);
    m_compare->setCells({m_selection.focus().query, m_selection.focus().key}, m_selection.hover());
}
