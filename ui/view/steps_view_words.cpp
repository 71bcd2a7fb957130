// What the steps say in words and numbers: the formula, the present step, the cost.

#include <QLabel>

#include "core/analysis/cell_derivation.h"
#include "ui/panel/inspector.h"
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

QString formulaPart(const QString& text, bool now, const QColor& accent)
{
    return now ? QStringLiteral("<span style=\"color:%1\"><b>%2</b></span>").arg(accent.name(), text) : text;
}

}  // namespace

/// The present step with the numbers of the focused cell.
QString StepsView::liveNumbers() const
{
    const core::CellDerivation cell = core::deriveCell(*m_trace, m_address, *m_stages, m_cell.query, m_cell.key);
    const QString query = m_queries.value(m_cell.query).toHtmlEscaped();
    const QString key = m_keys.value(m_cell.key).toHtmlEscaped();
    QString text = tr("query <b>%1</b> · d<sub>k</sub> = %2 · ").arg(query).arg(cell.key_dimensions);
    QStringList rules;
    for (const std::string& rule : cell.hidden_by) rules << QString::fromStdString(rule);
    const auto kind = m_kinds[static_cast<std::size_t>(std::min(m_settings.step, lastStep()))];
    switch (kind) {
    case StepKind::Input: return text + tr("x has %1 numbers for each token").arg(m_trace->at(m_address).input.cols());
    case StepKind::Projections: return text + tr("q of <b>%1</b> and k of <b>%2</b> are outlined").arg(query, key);
    case StepKind::Scores: return text + tr("q·k of <b>%1</b> = %2").arg(key, numberText(cell.score_raw));
    case StepKind::Scale:
        return text
               + (cell.temperature == 1.0F ? tr("%1 ÷ √d<sub>k</sub> = %1 ÷ %2 = %3")
                                           : tr("%1 ÷ √d<sub>k</sub> ÷ T = %1 ÷ %2 = %3"))
                     .arg(numberText(cell.score_raw), numberText(cell.divisor), numberText(cell.score_scaled));
    case StepKind::Bias:
        return text
               + tr("%1 with its bias = %2")
                     .arg(numberText(cell.score_scaled), numberText(cell.score_biased.value_or(cell.score_scaled)));
    case StepKind::Mask:
        return text
               + (rules.isEmpty() ? tr("<b>%1</b> is visible").arg(key)
                                  : tr("<b>%1</b> is hidden by %2").arg(key, rules.join(QStringLiteral(", "))));
    case StepKind::Softmax:
        return text
               + tr("%1: weight of <b>%2</b> = %3")
                     .arg(softmaxOver(cell.weight_unmasked ? cell.keys : cell.visible_keys), key,
                          numberText(cell.weight_unmasked.value_or(cell.weight)));
    case StepKind::Renormalise:
        return text
               + tr("÷ the row's sum %1: weight of <b>%2</b> = %3")
                     .arg(numberText(cell.row_sum.value_or(1)), key, numberText(cell.weight));
    case StepKind::Dropout:
        return text + tr("%1 becomes %2").arg(numberText(cell.weight), numberText(cell.weight_dropped.value_or(0)));
    case StepKind::Context: return text + tr("Σ weight · v, %1 numbers").arg(m_stages->context.cols());
    case StepKind::Output:
        return text + (m_outputDifference.isEmpty() ? tr("all heads side by side") : m_outputDifference);
    }
    return text;
}

void StepsView::showFormula()
{
    const bool any = !m_kinds.empty();
    const StepKind now =
        any ? m_kinds[static_cast<std::size_t>(std::min(m_settings.step, lastStep()))] : StepKind::Input;
    const auto part = [&](const QString& text, std::initializer_list<StepKind> kinds) {
        return formulaPart(text, any && std::ranges::find(kinds, now) != kinds.end(), m_colors->accent);
    };
    const bool biased = std::ranges::find(m_kinds, StepKind::Bias) != m_kinds.end();
    const bool after = std::ranges::find(m_kinds, StepKind::Renormalise) != m_kinds.end();
    const bool drops = std::ranges::find(m_kinds, StepKind::Dropout) != m_kinds.end();
    const bool warm = m_trace != nullptr && m_trace->scoring(m_address).rule.temperature != 1.0F;
    QString scores =
        part(QStringLiteral("Q K<sup>T</sup>"), {StepKind::Scores, StepKind::Projections})
        + part(warm ? QStringLiteral(" ÷ √d<sub>k</sub> ÷ T") : QStringLiteral(" ÷ √d<sub>k</sub>"), {StepKind::Scale});
    if (biased) scores += part(QStringLiteral(" + bias"), {StepKind::Bias});
    QString formula = QStringLiteral("A = ");
    if (drops) formula += part(tr("dropout"), {StepKind::Dropout}) + QStringLiteral("( ");
    if (after)
        formula += part(tr("hide"), {StepKind::Mask}) + QStringLiteral("( ")
                   + part(QStringLiteral("softmax"), {StepKind::Softmax}) + QStringLiteral("( ") + scores
                   + QStringLiteral(" ) ) ") + part(tr("÷ row sum"), {StepKind::Renormalise});
    else
        formula += part(QStringLiteral("softmax"), {StepKind::Softmax}) + QStringLiteral("( ") + scores
                   + part(tr(" + mask"), {StepKind::Mask}) + QStringLiteral(" )");
    formula += (drops ? QStringLiteral(" )") : QString()) + part(QStringLiteral(" V"), {StepKind::Context});
    formula += QStringLiteral(" &nbsp; → &nbsp; ")
               + part(m_outputDifference.isEmpty() ? QStringLiteral("(A<sub>1</sub> … A<sub>H</sub>)")
                                                   : QStringLiteral("Σ A<sub>i</sub> W<sub>i</sub><sup>O</sup>"),
                      {StepKind::Output});
    m_formula->setText(formula);
}

void StepsView::showCost()
{
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
    emit statusChanged((keys == 1 ? tr("1 token · 1 head shown") : tr("%1 tokens · 1 head shown").arg(keys)),
                       tr("every number is the engine's own"));
}
