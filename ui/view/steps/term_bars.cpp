#include "ui/view/steps/term_bars.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include "ui/plot/heat/color_map.h"
#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"
#include "ui/view/steps/step_sentences.h"
#include "ui/words/short_numbers.h"

#include <algorithm>
#include <cmath>

namespace {

constexpr int inset = 16;
constexpr double head = 34;
constexpr double foot = 40;

QString subscript(int number)
{
    QString digits = QString::number(number);
    for (QChar& digit : digits) digit = QChar(digit.unicode() - u'0' + u'₀');
    return digits;
}

QString twoDecimals(float value)
{
    return QString::number(static_cast<double>(value), 'f', 2).replace(QLatin1Char('-'), QStringLiteral("−"));
}

}  // namespace

TermBars::TermBars(QWidget* parent) : QWidget(parent)
{
    setAccessibleName(tr("The score, term by term"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void TermBars::display(const QString& pair, core::ScoreTerms terms, const core::CellDerivation& cell,
                       const StageContext& context, std::optional<float> uncapped)
{
    m_pair = pair;
    m_terms = std::move(terms);
    summarise(cell, context, uncapped);
    setAccessibleDescription(m_pair + QStringLiteral(": ") + m_summary);
    update();
}

/// From the sum of the terms to the weight.
void TermBars::summarise(const core::CellDerivation& cell, const StageContext& context, std::optional<float> uncapped)
{
    const QString next = QStringLiteral("   ");
    const auto count = static_cast<int>(m_terms.terms.size());
    m_summary = count > 2 ? tr("q₁k₁ + q₂k₂ + … + q%1k%1 = %2").arg(subscript(count), numberText(m_terms.score))
                          : tr("q·k = %1").arg(numberText(m_terms.score));
    m_summary +=
        next + QStringLiteral("%1 = %2").arg(scaleNumbers(context), numberText(uncapped.value_or(cell.score_scaled)));
    if (uncapped) m_summary += next + tr("soft-cap %1").arg(numberText(cell.score_scaled));
    if (cell.score_biased) m_summary += next + tr("with bias %1").arg(numberText(*cell.score_biased));
    const auto softmax = [&](core::Index keys, float weight) {
        return next + QStringLiteral("%1 = %2").arg(softmaxWords(keys, context), numberText(weight));
    };
    if (cell.weight_unmasked)
        m_summary += softmax(cell.keys, *cell.weight_unmasked) + next
                     + (cell.hidden_by.empty() ? tr("÷ %1 = %2").arg(numberText(*cell.row_sum), numberText(cell.weight))
                                               : tr("hidden → 0"));
    else if (cell.hidden_by.empty())
        m_summary += softmax(cell.visible_keys, cell.weight);
    else
        m_summary += next + tr("hidden, weight %1").arg(numberText(cell.weight));
    const float rest = m_terms.score - m_terms.sum;
    if (rest != 0) m_summary += tr("   (rounding leaves %1)").arg(QString::number(static_cast<double>(rest), 'e', 1));
}

void TermBars::setColors(const Palette& colors)
{
    m_colors = &colors;
    update();
}

void TermBars::setFolded(bool folded)
{
    if (folded == m_isFolded) return;
    m_isFolded = folded;
    updateGeometry();
    update();
}

QSize TermBars::sizeHint() const { return {400, m_isFolded ? scaled(32) : scaled(170)}; }

QSize TermBars::minimumSizeHint() const { return {300, m_isFolded ? scaled(32) : scaled(130)}; }

QRectF TermBars::slot(std::size_t term) const
{
    const double width =
        (this->width() - 2.0 * inset) / static_cast<double>(std::max<std::size_t>(1, m_terms.terms.size()));
    const double wide = std::min(width, scaled(150.0));
    return {inset + static_cast<double>(term) * wide, scaled(head), wide, height() - scaled(head) - scaled(foot) - 6.0};
}

void TermBars::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_colors->border, 1));
    painter.setBrush(m_colors->panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    QFont title = textFont(9.5);
    title.setBold(true);
    const QString heading = tr("%1, term by term").arg(m_pair);
    painter.setFont(title);
    painter.setPen(m_colors->text);
    painter.drawText(QRect(inset, 8, width() - 2 * inset, scaled(20)), Qt::AlignLeft | Qt::AlignVCenter, heading);
    const int after = inset + QFontMetrics(title).horizontalAdvance(heading) + 24;
    painter.setFont(numberFont(8));
    painter.setPen(m_colors->muted);
    painter.drawText(QRect(after, 8, width() - after - inset, scaled(20)), Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetrics(painter.font()).elidedText(m_summary, Qt::ElideRight, width() - after - inset));

    if (m_isFolded) return;
    if (std::ranges::all_of(m_terms.terms, [](const core::ScoreTerm& term) { return term.product == 0; })) {
        painter.setFont(textFont(9));
        painter.drawText(rect(), Qt::AlignCenter, tr("all %1 terms are 0").arg(m_terms.terms.size()));
        return;
    }
    float largest = 1e-9F;
    for (const core::ScoreTerm& term : m_terms.terms)
        if (std::isfinite(term.product)) largest = std::max(largest, std::abs(term.product));
    const ColorMap& colors = ColorMap::named(QStringLiteral("diverging"));
    const QFontMetricsF metrics(numberFont(7.5));
    for (std::size_t i = 0; i < m_terms.terms.size(); ++i) {
        const core::ScoreTerm& term = m_terms.terms[i];
        const QRectF area = slot(i);
        const double middle = area.center().y();
        const double size =
            std::isfinite(term.product) ? static_cast<double>(term.product / largest) * area.height() / 2 : 0.0;
        const double bar = std::min(scaled(46.0), area.width() * 0.72);
        painter.fillRect(QRectF(area.center().x() - bar / 2, middle - std::max(size, 0.0), bar, std::abs(size)),
                         QColor(colors.at(term.product < 0 ? 0.14 : 0.86)));
        const QString product = twoDecimals(term.product);
        const QString factors = QStringLiteral("%1 × %2").arg(twoDecimals(term.query), twoDecimals(term.key));
        painter.setFont(numberFont(7.5));
        if (area.width() >= metrics.horizontalAdvance(factors) + 6) {
            painter.setPen(m_colors->muted);
            painter.drawText(QRectF(area.left(), height() - scaled(foot), area.width(), scaled(16)), Qt::AlignCenter,
                             factors);
        }
        if (area.width() >= metrics.horizontalAdvance(product) + 2) {
            painter.setPen(m_colors->text);
            painter.drawText(QRectF(area.left(), height() - scaled(foot) + scaled(17), area.width(), scaled(16)),
                             Qt::AlignCenter, product);
        }
    }
    if (m_terms.terms.empty()) return;
    painter.setPen(QPen(m_colors->border, 1));
    painter.drawLine(QLineF(inset, slot(0).center().y(), slot(m_terms.terms.size() - 1).right(), slot(0).center().y()));
}

bool TermBars::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QString said = help->pos().y() < scaled(head) ? m_summary : QString();
    for (std::size_t i = 0; i < m_terms.terms.size(); ++i)
        if (slot(i).contains(help->pos())) {
            const core::ScoreTerm& term = m_terms.terms[i];
            said = tr("dimension %1: %2 × %3 = %4")
                       .arg(i + 1)
                       .arg(numberText(term.query), numberText(term.key), numberText(term.product));
        }
    QToolTip::showText(help->globalPos(), said, this);
    return true;
}
