#include "ui/view/steps/step_arithmetic.h"

#include "core/analysis/cell/cell_derivation.h"
#include "core/analysis/cell/number_terms.h"
#include "core/analysis/row_terms.h"
#include "ui/plot/steps/number_words.h"
#include "ui/view/steps/product_panel.h"
#include "ui/view/steps/softmax_table.h"
#include "ui/view/steps/term_bars.h"
#include "ui/view/steps/value_stack.h"
#include "ui/words/names_of_heads.h"
#include "ui/words/short_numbers.h"

#include <algorithm>

using core::StepKind;

namespace {

QString changeOfContext(const core::HeadScoring& scoring)
{
    if (scoring.replaced.context != nullptr)
        return StepArithmetic::tr("an intervention puts the context of another run in its place");
    if (scoring.replaced.mean) return StepArithmetic::tr("an intervention puts the mean over all queries in its place");
    if (scoring.output == 0) return StepArithmetic::tr("times 0: the head is switched off");
    return scoring.output == 1 ? QString() : StepArithmetic::tr("times %1").arg(numberText(scoring.output));
}

}  // namespace

StepArithmetic::StepArithmetic(QWidget* parent)
    : QStackedWidget(parent),
      m_terms(new TermBars),
      m_softmax(new SoftmaxTable),
      m_values(new ValueStack),
      m_product(new ProductPanel),
      m_all{m_terms, m_softmax, m_values, m_product}
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    for (CalculationPanel* panel : m_all) {
        addWidget(panel);
        connect(panel, &CalculationPanel::keyClicked, this, &StepArithmetic::keyClicked);
    }
    connect(m_product, &ProductPanel::dimensionClicked, this, [this](core::Index dimension) {
        emit numberClicked({m_product->number().of, dimension});
    });
}

void StepArithmetic::display(const Subject& subject)
{
    const QWidget* shown = currentWidget();
    if (shown == m_terms)
        displayTerms(subject);
    else if (shown == m_softmax)
        m_softmax->display(subject.query, subject.keys,
                           core::softmaxTerms(subject.trace, subject.address, subject.stages, subject.cell.query),
                           subject.cell.key);
    else if (shown == m_product)
        displayNumber(subject);
    else
        displayValues(subject);
}

void StepArithmetic::displayTerms(const Subject& of)
{
    const auto [query, key] = of.cell;
    std::optional<float> uncapped;
    if (of.stages.scores_uncapped.rows() > 0) uncapped = of.stages.scores_uncapped(query, key);
    m_terms->display(QStringLiteral("%1 · %2").arg(of.query, of.keys.value(key)),
                     core::scoreTerms(of.trace, of.address, of.stages, query, key),
                     core::deriveCell(of.trace, of.address, of.stages, query, key), of.context, uncapped);
}

/// The number that was chosen, or the first of the queries, from the table before.
void StepArithmetic::displayNumber(const Subject& of)
{
    const core::AttentionStep* step = nullptr;
    for (const core::AttentionStep& each : of.steps)
        if (each.kind == m_kind) step = &each;
    const QString ofMany = tr("This number is made of more than one row of the table before.");
    if (step == nullptr || step->tables.empty()) return m_product->clear(ofMany);
    const auto isOf = [&](const core::StageTable& table) { return of.number && table.stage == of.number->stage; };
    const auto found = std::ranges::find_if(step->tables, isOf);
    const core::StageTable& table = found == step->tables.end() ? step->tables.front() : *found;
    const bool map = table.cols == core::StageAxis::Keys;
    const core::Index dimension = map ? of.cell.key : found == step->tables.end() ? 0 : of.number->dimension;
    const bool byQuery = table.rows == core::StageAxis::Queries;
    const core::NumberPlace at = core::placeOf(table, dimension, of.cell.query, of.cell.key);
    const auto terms = core::numberTerms(of.trace, of.address, of.steps, table.stage, at.row, at.column);
    if (!terms)
        return m_product->clear(table.stage == core::Stage::MixingWeights && at.column > at.row
                                    ? tr("The key stands behind the query, which does not see it.")
                                    : ofMany);
    m_product->display(*terms, byQuery ? of.query : of.keys.value(of.cell.key), of.context,
                       termNames(*terms, namesOfHeads(of.trace.model->info), of.queries, of.keys),
                       map ? of.keys.value(of.cell.key) : QString());
}

void StepArithmetic::displayValues(const Subject& of)
{
    const auto [query, key] = of.cell;
    core::Matrix parts;
    if (m_ofOutput) parts = core::weightedOutputs(of.trace, of.address, of.stages, query);
    const bool output = parts.rows() > 0;
    if (!output) parts = core::weightedValues(of.trace, of.address, of.stages, query);
    if (parts.rows() == 0) return m_values->display({.query = of.query});
    // What the head writes is the Trace's own number here as everywhere: with an intervention it is not the keys' sum.
    // Where a gate follows, an intervention comes behind it.
    const bool gated = !m_ofOutput && of.stages.context_ungated.rows() > 0;
    const QString change = gated ? QString() : changeOfContext(of.trace.scoring(of.address));
    const core::Matrix& contexts = gated ? of.stages.context_ungated : of.stages.context;
    const core::RowVector context =
        output ? core::headShare(of.trace, of.address, of.stages, query) : core::RowVector(contexts.row(query));
    const core::Matrix& weights = of.stages.weights_dropped.rows() > 0 ? of.stages.weights_dropped : of.stages.weights;
    m_values->display({.query = of.query,
                       .keys = of.keys,
                       .weights = weights.row(query),
                       .parts = parts,
                       .context = context,
                       .output = output,
                       .change = change,
                       .chosen = key});
}

bool StepArithmetic::setKind(StepKind kind, const std::optional<core::StageNumber>& number)
{
    m_kind = kind;
    m_ofOutput = kind == StepKind::Output;
    if (number && tellsNumbersOf(number->stage)) {
        setCurrentWidget(m_product);
        return true;
    }
    switch (kind) {
    case StepKind::Input:
    case StepKind::KeyIndex: return false;
    case StepKind::Experts:
    case StepKind::Convolve:
    case StepKind::Fade:
    case StepKind::Mix:
    case StepKind::Read:
    case StepKind::MixGate:
    case StepKind::State:
    case StepKind::Latents:
    case StepKind::Projections:
    case StepKind::Norm:
    case StepKind::Rotate:
    case StepKind::Lengthen:
    case StepKind::Gate: setCurrentWidget(m_product); return true;
    case StepKind::Scores:
    case StepKind::Scale:
    case StepKind::SoftCap:
    case StepKind::Bias:
    case StepKind::Mask: setCurrentWidget(m_terms); return true;
    case StepKind::Softmax:
    case StepKind::Renormalise:
    case StepKind::Dropout:
    case StepKind::Difference:
    case StepKind::Measures: setCurrentWidget(m_softmax); return true;
    case StepKind::Context:
    case StepKind::Output: setCurrentWidget(m_values); return true;
    }
    return false;
}

bool StepArithmetic::tellsNumbersOf(core::Stage stage)
{
    using core::Stage;
    switch (stage) {
    case Stage::QueryLatent:
    case Stage::KeyLatent:
    case Stage::SharedKey:
    case Stage::QueryProjected:
    case Stage::KeyProjected:
    case Stage::QueryNormed:
    case Stage::KeyNormed:
    case Stage::Query:
    case Stage::Key:
    case Stage::Value:
    case Stage::RowSums:
    case Stage::Context:
    case Stage::PairContext:
    case Stage::Gate:
    case Stage::ContextGated:
    case Stage::HeadOutput:
    case Stage::SumOfHeads:
    case Stage::Output:
    case Stage::Concatenation:
    case Stage::ExpertWeights:
    case Stage::ValueProjected:
    case Stage::Decay:
    case Stage::WriteStrength:
    case Stage::MixingWeights:
    case Stage::MixedValues:
    case Stage::MixingGate:
    case Stage::MixingState:
    case Stage::Entropy:
    case Stage::MeanDistance:
    case Stage::ReceivedAttention:
    case Stage::MeanOfHeads: return true;
    default: return false;
    }
}

bool StepArithmetic::tellsWhole(StepKind kind)
{
    return kind == StepKind::Scores || kind == StepKind::Softmax || kind == StepKind::Renormalise
           || kind == StepKind::Context;
}

void StepArithmetic::setFolded(bool folded)
{
    for (CalculationPanel* panel : m_all) panel->setFolded(folded);
    updateGeometry();
}

void StepArithmetic::setRoom(std::optional<int> pixels)
{
    for (CalculationPanel* panel : m_all) panel->setRoom(pixels);
    updateGeometry();
}

int StepArithmetic::widthToRead() const { return static_cast<const CalculationPanel*>(currentWidget())->widthToRead(); }

QSize StepArithmetic::sizeHint() const { return currentWidget()->sizeHint(); }

QSize StepArithmetic::minimumSizeHint() const { return currentWidget()->minimumSizeHint(); }

#include "moc_step_arithmetic.cpp"
