// What the steps say in words and numbers: the formula, the present step, the cost.

#include <QLabel>

#include "ui/view/step_sentences.h"
#include "ui/view/steps_view.h"

#include <algorithm>

using core::Index;
using core::StepKind;

namespace {

/// "12.3 k", "4.5 M": counts that nobody reads to the last digit.
QString roughly(double number)
{
    const char* units[] = {"", " k", " M", " G", " T"};
    int unit = 0;
    for (; number >= 1000 && unit < 4; ++unit) number /= 1000;
    return QString::number(number, 'f', unit == 0 || number >= 100 ? 0 : 1) + QLatin1String(units[unit]);
}

}  // namespace

/// The present step with the numbers of the focused cell.
QString StepsView::liveNumbers() const
{
    const StepsSheet::Content& content = m_sheet->content();
    const StepSentences sentences(
        {*m_trace, m_address, *m_stages, content.steps, content.context, m_queries, m_keys, m_cell});
    const StepKind kind = m_kinds[static_cast<std::size_t>(std::min(m_settings.step, lastStep()))];
    const QString text = tr("query <b>%1</b> · d<sub>k</sub> = %2 · ")
                             .arg(queryName().toHtmlEscaped())
                             .arg(content.context.key_dimensions);
    if (kind == StepKind::Output && !m_outputDifference.isEmpty()) return text + m_outputDifference;
    return text + sentences.of(kind);
}

bool StepsView::has(StepKind kind) const { return std::ranges::find(m_kinds, kind) != m_kinds.end(); }

/// "Q K^T", with what is done to both before.
QString StepsView::productFormula() const
{
    const auto vector = [&](const QString& name) {
        QString text = part(name, {StepKind::Scores, StepKind::Projections});
        if (has(StepKind::Norm)) text.prepend(part(tr("norm "), {StepKind::Norm}));
        if (has(StepKind::Rotate)) text.prepend(part(QStringLiteral("R "), {StepKind::Rotate}));
        return has(StepKind::Norm) || has(StepKind::Rotate) ? QStringLiteral("(%1)").arg(text) : text;
    };
    const QString turned = part(QStringLiteral("<sup>T</sup>"), {StepKind::Scores, StepKind::Projections});
    return vector(QStringLiteral("Q")) + QStringLiteral(" ") + vector(QStringLiteral("K")) + turned;
}

/// What the softmax gets, without the mask.
QString StepsView::scoresFormula() const
{
    const StageContext& context = m_sheet->content().context;
    QString scale = scaleWords(context);
    scale.replace(QStringLiteral("√d"), QStringLiteral("√d<sub>k</sub>"));
    QString scores = productFormula() + part(QLatin1Char(' ') + scale, {StepKind::Scale});
    if (has(StepKind::SoftCap)) {
        const QString cap = QString::number(static_cast<double>(context.rule.soft_cap), 'g', 4);
        scores = part(QStringLiteral("%1 tanh( ").arg(cap), {StepKind::SoftCap}) + scores
                 + part(QStringLiteral(" ÷ %1 )").arg(cap), {StepKind::SoftCap});
    }
    if (has(StepKind::Bias)) scores += part(tr(" + bias"), {StepKind::Bias});
    return scores;
}

/// A part of the formula; that of the present step stands out.
QString StepsView::part(const QString& text, std::initializer_list<StepKind> kinds) const
{
    if (m_kinds.empty()) return text;
    const StepKind now = m_kinds[static_cast<std::size_t>(std::min(m_settings.step, lastStep()))];
    if (std::ranges::find(kinds, now) == kinds.end()) return text;
    return QStringLiteral("<span style=\"color:%1\"><b>%2</b></span>").arg(m_colors->accent.name(), text);
}

QString StepsView::weightsFormula() const
{
    const bool after = has(StepKind::Renormalise);
    QString inner = scoresFormula();
    if (!after) inner += part(tr(" + mask"), {StepKind::Mask});
    if (m_sheet->content().context.sink) inner += part(tr(", sink"), {StepKind::Softmax});
    QString text = part(QStringLiteral("softmax"), {StepKind::Softmax}) + QStringLiteral("( %1 )").arg(inner);
    if (after)
        text = part(tr("hide"), {StepKind::Mask}) + QStringLiteral("( %1 ) ").arg(text)
               + part(tr("÷ row sum"), {StepKind::Renormalise});
    return has(StepKind::Dropout) ? part(tr("dropout"), {StepKind::Dropout}) + QStringLiteral("( %1 )").arg(text)
                                  : text;
}

void StepsView::showFormula()
{
    // Of queries and keys from a file there are weights alone.
    if (m_sheet->content().context.given) return m_formula->setText(QStringLiteral("W = ") + weightsFormula());
    m_formula->setText(QStringLiteral("A = ") + weightsFormula() + part(QStringLiteral(" V"), {StepKind::Context})
                       + QStringLiteral(" &nbsp; → &nbsp; ")
                       + part(m_outputDifference.isEmpty()
                                  ? QStringLiteral("(A<sub>1</sub> … A<sub>H</sub>)")
                                  : QStringLiteral("Σ A<sub>i</sub> W<sub>i</sub><sup>O</sup>"),
                              {StepKind::Output}));
}

void StepsView::showCost()
{
    const QString tokens = m_queries.size() != m_keys.size()
                               ? tr("%1 × %2 tokens · 1 head shown").arg(m_queries.size()).arg(m_keys.size())
                           : m_keys.size() == 1 ? tr("1 token · 1 head shown")
                                                : tr("%1 tokens · 1 head shown").arg(m_keys.size());
    emit statusChanged(tokens, tr("every number is the engine's own"));
    m_cost->setVisible(!m_trace->fromGiven());  // nobody knows the layer around them
    if (m_trace->fromGiven()) return;
    const core::MultiHeadWeights& weights = m_trace->model->transformer.blocks[m_address.layer].attention;
    const auto queries = static_cast<Index>(m_queries.size());
    const auto keys = static_cast<Index>(m_keys.size());
    const core::AttentionCost now = core::attentionCost(weights, queries, keys);
    const core::AttentionCost twice = core::attentionCost(weights, 2 * queries, 2 * keys);
    m_cost->setText(tr("This layer: %1 multiply–adds (%2 projections, %3 scores, %4 values), %5B of attention weights. "
                       "At twice the length: %6, %7B.")
                        .arg(roughly(now.multiplyAdds()), roughly(now.projections), roughly(now.scores),
                             roughly(now.context), roughly(now.map_bytes) + (now.map_bytes < 1000 ? " " : ""),
                             roughly(twice.multiplyAdds()),
                             roughly(twice.map_bytes) + (twice.map_bytes < 1000 ? " " : "")));
}
