#include "ui/bench/mask_bench.h"

#include "ui/view/mask/mask_diagram.h"
#include "ui/view/mask/mask_view.h"

MaskBench::MaskBench(const Workbench& bench, core::View view, QObject* parent)
    : ViewBench(bench, view, parent),
      m_view(new MaskView)
{
    connectEdits();
    connect(m_view, &MaskView::cellClicked, this, &MaskBench::choose);
    connect(m_view, &MaskView::cellHovered, this, &MaskBench::pointAt);
    connect(m_view, &MaskView::statusChanged, this, &MaskBench::statusChanged);
}

void MaskBench::connectEdits()
{
    SessionEditor& editor = m_bench.editor;
    connect(m_view, &MaskView::recipeEdited, &editor,
            [&editor](const QString& recipe) { editor.setRecipe(recipe.toStdString()); });
    connect(m_view, &MaskView::painted, &editor, &SessionEditor::paint);
    connect(m_view, &MaskView::strokeEnded, &editor, &SessionEditor::endStroke);
    connect(m_view, &MaskView::paintingCleared, &editor, &SessionEditor::clearPainting);
    connect(m_view, &MaskView::fillChosen, &editor, &SessionEditor::setFill);
    connect(m_view, &MaskView::orderChosen, &editor, &SessionEditor::setOrder);
    connect(m_view, &MaskView::temperatureChosen, &editor, &SessionEditor::setTemperature);
    connect(m_view, &MaskView::scopeChosen, &editor, [&editor](bool layerOnly, bool headOnly) {
        editor.setScope(headOnly    ? SessionEditor::Scope::Head
                        : layerOnly ? SessionEditor::Scope::Layer
                                    : SessionEditor::Scope::Model);
    });
}

QWidget* MaskBench::widget() { return m_view; }

QWidget* MaskBench::focusTarget() { return m_view->findChild<MaskDiagram*>(); }

void MaskBench::clear() { m_view->clear(); }

QString MaskBench::absence() const
{
    const QString said = ViewBench::absence();
    if (!said.isEmpty()) return said;
    if (const auto trace = m_bench.results.shown(); trace != nullptr && trace->mixes != nullptr)
        return tr("This layer mixes tokens without a softmax: there are no scores for a mask to hide. Map, Steps and "
                  "Compare show it.");
    return absenceOfCalculation();
}

void MaskBench::setBare(bool bare) { m_view->setBare(bare); }

void MaskBench::show()
{
    const auto trace = m_bench.results.shown();
    // The picture may still be of a file while the Session is a model's again.
    if (!m_bench.selection.headIsThere() || trace->recorded()) return;
    const core::HeadAddress address = m_bench.selection.address();
    const auto stages = m_bench.stages.of(trace, address);
    if (stages == nullptr) return;
    m_view->display(trace, address, *stages, m_bench.run(), m_bench.editor.scoringScope(), rows());
    if (MaskView::comparesOrders(*trace, address))
        if (const auto both = m_bench.stages.orders(trace, address)) m_view->setOrders(both);
    showCells();
}

void MaskBench::showCells() { m_view->setCells(m_bench.selection.chosen(), m_bench.selection.hover()); }

#include "moc_mask_bench.cpp"
