#include "ui/bench/diagram_bench.h"

#include "ui/bench/shown_models.h"
#include "ui/plot/diagram/diagram_models.h"
#include "ui/view/diagram/diagram_view.h"

using core::Index;

DiagramBench::DiagramBench(const Workbench& bench, core::View view, QObject* parent)
    : ViewBench(bench, view, parent),
      m_view(new DiagramView)
{
    const DiagramCanvas* canvas = m_view->canvas();
    connect(canvas, &DiagramCanvas::placeChosen, this, &DiagramBench::choosePlace);
    connect(canvas, &DiagramCanvas::opened, this, &DiagramBench::goTo);
    connect(canvas, &DiagramCanvas::stepped, &bench.selection, &Selection::stepHead);
    connect(m_view, &DiagramView::anotherAsked, this,
            [this] { askForAnotherModel(m_bench.editor, m_view->canvas()->models().size()); });
}

QWidget* DiagramBench::widget() { return m_view; }

QWidget* DiagramBench::focusTarget() { return m_view->canvas(); }

void DiagramBench::setBare(bool bare) { m_view->setBare(bare); }

void DiagramBench::clear() { m_view->display({}); }

QString DiagramBench::absence() const
{
    const core::PreparedRun* prepared = m_bench.results.prepared();
    if (prepared == nullptr || !prepared->model->transformer.blocks.empty()) return {};
    return tr("This attention was read from a file, which says nothing about the model's layers. Open the model "
              "itself to see its blocks. Map and Compare show the file.");
}

void DiagramBench::show()
{
    const core::Focus focus = m_bench.selection.focus();
    std::vector<DiagramModel> models;
    for (const auto& [run, model] : modelsOfRuns(m_bench.results)) {
        if (model->transformer.blocks.empty()) continue;
        const auto trace = m_bench.results.shown(static_cast<Index>(run));
        const Index item = run == 0 ? focus.item : 0;
        const bool has = trace != nullptr && trace->model == model && item < std::ssize(trace->batch.sequences);
        models.push_back(diagramModel(*model, focus, has ? std::ssize(trace->queries(item)) : 0));
    }
    m_view->display(std::move(models));
}

/// Its view, of the layer and the head that it is of.
void DiagramBench::goTo(const DiagramPlace& place)
{
    choosePlace(place);
    goToModel(m_bench.editor, place.model, place.view.value_or(core::View::Map));
}

/// The focus is the first run's: of another model the layer is chosen where the first one has such a layer.
void DiagramBench::choosePlace(const DiagramPlace& place)
{
    const core::PreparedRun* first = m_bench.results.prepared();
    if (place.model > 0 && place.block == core::AttentionBlock::Mixing) return;
    if (place.model > 0
        && (first == nullptr || place.layer >= first->model->info.layers
            || place.head.value_or(0) >= first->model->info.heads))
        return;
    if (place.block != m_bench.selection.focus().block) m_bench.selection.setBlock(place.block);
    m_bench.selection.setHead(place.layer, place.head.value_or(m_bench.selection.focus().head));
}

#include "moc_diagram_bench.cpp"
