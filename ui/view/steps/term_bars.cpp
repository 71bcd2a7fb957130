#include "ui/view/steps/term_bars.h"

#include "ui/view/steps/step_sentences.h"
#include "ui/view/steps/term_bar_list.h"
#include "ui/words/short_numbers.h"

namespace {

QString subscript(int number)
{
    QString digits = QString::number(number);
    for (QChar& digit : digits) digit = QChar(digit.unicode() - u'0' + u'₀');
    return digits;
}

}  // namespace

TermBars::TermBars(QWidget* parent) : CalculationPanel(parent) { setAccessibleName(tr("The score, term by term")); }

void TermBars::display(const QString& pair, core::ScoreTerms terms, const core::CellDerivation& cell,
                       const StageContext& context, std::optional<float> uncapped)
{
    m_terms = std::move(terms);
    say(tr("%1, term by term").arg(pair), summaryOf(cell, context, uncapped));
}

/// The line from the sum of the terms to the weight.
QString TermBars::summaryOf(const core::CellDerivation& cell, const StageContext& context,
                            std::optional<float> uncapped) const
{
    const QString next = QStringLiteral("   ");
    const auto count = static_cast<int>(m_terms.terms.size());
    QString text = count > 2 ? tr("q₁k₁ + q₂k₂ + … + q%1k%1 = %2").arg(subscript(count), numberText(m_terms.score))
                             : tr("q·k = %1").arg(numberText(m_terms.score));
    text +=
        next + QStringLiteral("%1 = %2").arg(scaleNumbers(context), numberText(uncapped.value_or(cell.score_scaled)));
    if (uncapped) text += next + tr("soft-cap %1").arg(numberText(cell.score_scaled));
    if (cell.score_biased) text += next + tr("with bias %1").arg(numberText(*cell.score_biased));
    const auto softmax = [&](core::Index keys, float weight) {
        return next + QStringLiteral("%1 = %2").arg(softmaxWords(keys, context), numberText(weight));
    };
    if (cell.weight_unmasked)
        text += softmax(cell.keys, *cell.weight_unmasked)
                + (!cell.hidden_by.empty() ? next + tr("hidden → 0")
                   : cell.row_sum ? next + tr("∕ %1 = %2").arg(numberText(*cell.row_sum), numberText(cell.weight))
                                  : QString());
    else if (cell.hidden_by.empty())
        text += softmax(cell.softmax_keys, cell.weight);
    else if (cell.weight == 0)
        text += next + tr("hidden, weight 0");
    else
        text += next + tr("hidden, yet its weight is %1").arg(numberText(cell.weight));
    return text;
}

void TermBars::paintNumbers(QPainter& painter, const QRectF& area)
{
    if (!m_terms.terms.empty()) TermBarList(m_terms.terms, area).paint(painter);
}

QString TermBars::tipAt(const QPoint& position) const { return TermBarList(m_terms.terms, area()).tipAt(position); }

#include "moc_term_bars.cpp"
