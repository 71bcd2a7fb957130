// What the window shows of a comparison.

#include "app/main_window.h"
#include "ui/panel/heads_navigator.h"
#include "ui/view/compare_view.h"

#include <algorithm>

using core::Index;

void MainWindow::showComparison()
{
    const core::CompareSettings& settings = session().compare;
    const bool runs = settings.kind == core::CompareSettings::Kind::Runs;
    std::vector<core::ComparedHead> wanted = settings.heads;
    if (runs) {
        wanted.clear();
        for (std::size_t i = 0; i < session().runs.size(); ++i)
            wanted.push_back({static_cast<Index>(i), m_selection.focus().layer, m_selection.focus().head});
    }
    std::vector<CompareView::Side> sides;
    for (const core::ComparedHead& head : wanted) {
        CompareView::Side side;
        side.run = head.run;
        const auto& trace = head.run < static_cast<Index>(m_traces.size()) ? m_traces[head.run] : nullptr;
        if (trace != nullptr && !trace->isLong() && trace->has(std::min(head.layer, trace->model->info.layers - 1))) {
            side.trace = trace;
            side.address = {std::min(head.layer, trace->model->info.layers - 1),
                            std::min(head.head, trace->model->info.heads - 1),
                            std::min(m_selection.focus().item, static_cast<Index>(trace->batch.sequences.size()) - 1)};
            side.stages = m_stages.of(trace, side.address);
            side.title = headTitle(trace->model->info, side.address.layer, side.address.head);
        }
        if (runs) side.title = tr("run %1 · %2").arg(head.run + 1).arg(side.title);
        sides.push_back(std::move(side));
    }
    std::vector<CompareView::RunFields> fields;
    for (std::size_t i = 0; i < session().runs.size(); ++i) {
        const core::Run& run = session().runs[i];
        const auto temperature =
            core::changedValue(run.changes, -1, -1, &core::ScoringChange::temperature, session().focus.block);
        const bool isLong = i < m_traces.size() && m_traces[i] != nullptr && m_traces[i]->isLong();
        const QString error = isLong                   ? tr("This text is too long to be compared.")
                              : i < m_runErrors.size() ? m_runErrors[i]
                                                       : QString();
        fields.push_back({QString::fromStdString(run.texts.front()),
                          QString::fromStdString(core::maskRecipeOf(run, -1, -1, session().focus.block)),
                          static_cast<double>(temperature.value_or(1.0F)), error});
    }
    m_compare->display(settings, std::move(sides), fields, session().figure.rows);
    m_compare->setCells({m_selection.focus().query, m_selection.focus().key}, m_selection.hover());
}
