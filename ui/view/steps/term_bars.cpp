#include "ui/view/steps/term_bars.h"

#include <QPainter>

#include "ui/plot/heat/color_map.h"
#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"
#include "ui/theme/palette.h"
#include "ui/view/steps/step_sentences.h"
#include "ui/words/short_numbers.h"

#include <algorithm>
#include <cmath>

namespace {

constexpr double leastLine = 52;

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

/// From the sum of the terms to the weight.
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
        text += softmax(cell.keys, *cell.weight_unmasked) + next
                + (cell.hidden_by.empty() ? tr("÷ %1 = %2").arg(numberText(*cell.row_sum), numberText(cell.weight))
                                          : tr("hidden → 0"));
    else if (cell.hidden_by.empty())
        text += softmax(cell.softmax_keys, cell.weight);
    else if (cell.weight == 0)
        text += next + tr("hidden, weight 0");
    else
        text += next + tr("hidden, yet its weight is %1").arg(numberText(cell.weight));
    return text;
}

/// The number of lines with room for every product, if the bars stay visible.
int TermBars::lines() const
{
    const QFontMetricsF metrics(numberFont(7.5));
    double widest = 0;
    for (const core::ScoreTerm& term : m_terms.terms)
        widest = std::max(widest, metrics.horizontalAdvance(decimalText(term.product, 2)) + 4);
    const int abreast = std::max(1, static_cast<int>(area().width() / std::max(1.0, widest)));
    const int wanted = (static_cast<int>(m_terms.terms.size()) + abreast - 1) / abreast;
    return std::clamp(static_cast<int>(area().height() / scaled(leastLine)), 1, std::max(1, wanted));
}

QRectF TermBars::slot(std::size_t term) const
{
    const QRectF all = area();
    const auto inLines = static_cast<std::size_t>(lines());
    const std::size_t abreast = std::max<std::size_t>(1, (m_terms.terms.size() + inLines - 1) / inLines);
    const double wide = std::min(all.width() / static_cast<double>(abreast), scaled(150.0));
    const double high = all.height() / static_cast<double>(inLines);
    const std::size_t line = term / abreast, place = term % abreast;
    return {all.left() + static_cast<double>(place) * wide, all.top() + static_cast<double>(line) * high, wide,
            high - foot()};
}

/// The height of the numbers under a bar: factors, where they fit, and product.
double TermBars::foot() const { return scaled(lines() > 1 ? 18.0 : 40.0); }

void TermBars::paintNumbers(QPainter& painter, const QRectF&)
{
    if (m_terms.terms.empty()) return;
    if (std::ranges::all_of(m_terms.terms, [](const core::ScoreTerm& term) { return term.product == 0; })) {
        painter.setFont(textFont(9));
        painter.drawText(rect(), Qt::AlignCenter, tr("all %1 terms are 0").arg(m_terms.terms.size()));
        return;
    }
    float largest = 1e-9F;
    for (const core::ScoreTerm& term : m_terms.terms)
        if (std::isfinite(term.product)) largest = std::max(largest, std::abs(term.product));
    for (std::size_t i = 0; i < m_terms.terms.size(); ++i) paintTerm(painter, i, largest);
    painter.setPen(QPen(themeColors().border, 1));
    for (std::size_t i = 0; i < m_terms.terms.size(); ++i) {
        const QRectF place = slot(i);
        painter.drawLine(QLineF(place.left(), place.center().y(), place.right(), place.center().y()));
    }
}

/// Its bar, and under it its two factors and their product where they fit.
void TermBars::paintTerm(QPainter& painter, std::size_t i, float largest) const
{
    const core::ScoreTerm& term = m_terms.terms[i];
    const QRectF place = slot(i);
    const double middle = place.center().y();
    const double size =
        std::isfinite(term.product) ? static_cast<double>(term.product / largest) * place.height() / 2 : 0.0;
    const double bar = std::min(scaled(46.0), place.width() * 0.72);
    painter.fillRect(QRectF(place.center().x() - bar / 2, middle - std::max(size, 0.0), bar, std::abs(size)),
                     QColor(ColorMap::named(QStringLiteral("diverging")).at(term.product < 0 ? 0.14 : 0.86)));
    const QString product = decimalText(term.product, 2);
    const QString factors = QStringLiteral("%1 × %2").arg(decimalText(term.query, 2), decimalText(term.key, 2));
    painter.setFont(numberFont(7.5));
    const QFontMetricsF metrics(painter.font());
    const auto write = [&](double above, double room, const QColor& color, const QString& text) {
        if (place.width() < metrics.horizontalAdvance(text) + room) return;
        painter.setPen(color);
        painter.drawText(QRectF(place.left(), place.bottom() + scaled(above), place.width(), scaled(16.0)),
                         Qt::AlignCenter, text);
    };
    const bool oneLine = lines() == 1;
    if (oneLine) write(6, 6, themeColors().muted, factors);
    write(oneLine ? 23 : 1, 2, themeColors().text, product);
}

QString TermBars::tipAt(const QPoint& position) const
{
    for (std::size_t i = 0; i < m_terms.terms.size(); ++i)
        if (slot(i).contains(position)) {
            const core::ScoreTerm& term = m_terms.terms[i];
            return tr("dimension %1: %2 × %3 = %4")
                .arg(i + 1)
                .arg(numberText(term.query), numberText(term.key), numberText(term.product));
        }
    return {};
}

#include "moc_term_bars.cpp"
