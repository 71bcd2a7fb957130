#include "ui/bench/costs_bench.h"

#include "ui/bench/shown_models.h"
#include "ui/plot/costs/costed_models.h"
#include "ui/view/costs/costs_view.h"

using core::Index;

CostsBench::CostsBench(const Workbench& bench, core::View view, QObject* parent)
    : ViewBench(bench, view, parent),
      m_view(new CostsView)
{
    connect(m_view, &CostsView::settingsChanged, this, [this](const core::CostsSettings& settings) {
        m_bench.editor.look([&](core::Session& next) { next.costs = settings; });
    });
}

QWidget* CostsBench::widget() { return m_view; }

QWidget* CostsBench::focusTarget() { return m_view->canvas(); }

void CostsBench::setBare(bool bare) { m_view->setBare(bare); }

QString CostsBench::absence() const
{
    if (m_bench.results.lacksFile()) return ViewBench::absence();
    const core::PreparedRun* prepared = m_bench.results.prepared();
    if (prepared == nullptr || !prepared->model->transformer.blocks.empty()) return {};
    return tr("This attention was read from a file, which says nothing about the model's sizes. Open the model itself "
              "to see what length costs it. Map and Compare show the file.");
}

void CostsBench::show()
{
    std::vector<CostedModel> models;
    Index text = 0;
    for (const auto& [run, model] : modelsOfRuns(m_bench.results))
        if (!model->transformer.blocks.empty()) models.push_back(costedModel(*model));
    const auto trace = m_bench.results.shown();
    if (const Index item = m_bench.selection.focus().item;
        trace != nullptr && item < std::ssize(trace->batch.sequences))
        text = std::ssize(trace->queries(item));
    if (!models.empty()) m_view->display(std::move(models), m_bench.session().costs, text);
}

#include "moc_costs_bench.cpp"
