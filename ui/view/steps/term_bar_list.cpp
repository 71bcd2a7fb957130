#include "ui/view/steps/term_bar_list.h"

#include <QCoreApplication>
#include <QPainter>

#include "ui/plot/heat/color_map.h"
#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"
#include "ui/theme/palette.h"
#include "ui/view/steps/calculation_panel.h"
#include "ui/words/short_numbers.h"

#include <algorithm>
#include <cmath>

namespace {

constexpr double leastLine = 52;

}  // namespace

TermBarList::TermBarList(const std::vector<core::ScoreTerm>& terms, const QRectF& area, QStringList names)
    : m_terms(terms),
      m_area(area),
      m_names(std::move(names)),
      m_lines(linesThatFit())
{
}

/// The number of lines with room for every product, if the bars stay visible.
int TermBarList::linesThatFit() const
{
    const QFontMetricsF metrics(numberFont(7.5));
    double widest = 0;
    for (const core::ScoreTerm& term : m_terms)
        widest = std::max(widest, metrics.horizontalAdvance(decimalText(term.product, 2)) + 4);
    const int abreast = std::max(1, static_cast<int>(m_area.width() / std::max(1.0, widest)));
    const int wanted = (static_cast<int>(m_terms.size()) + abreast - 1) / abreast;
    return std::clamp(static_cast<int>(m_area.height() / scaled(leastLine)), 1, std::max(1, wanted));
}

QRectF TermBarList::slot(std::size_t term) const
{
    const QRectF all = m_area;
    const auto inLines = static_cast<std::size_t>(m_lines);
    const std::size_t abreast = std::max<std::size_t>(1, (m_terms.size() + inLines - 1) / inLines);
    const double wide = std::min(all.width() / static_cast<double>(abreast), scaled(150.0));
    const double high = all.height() / static_cast<double>(inLines);
    const std::size_t line = term / abreast, place = term % abreast;
    return {all.left() + static_cast<double>(place) * wide, all.top() + static_cast<double>(line) * high, wide,
            high - foot()};
}

/// The height of the numbers under a bar: factors, where they fit, and product.
double TermBarList::foot() const { return scaled(m_lines > 1 ? 18.0 : 40.0); }

void TermBarList::paint(QPainter& painter) const
{
    if (m_terms.empty()) return;
    if (std::ranges::all_of(m_terms, [](const core::ScoreTerm& term) { return term.product == 0; })) {
        painter.setFont(textFont(9));
        painter.setPen(themeColors().text);
        painter.drawText(m_area, Qt::AlignCenter,
                         QCoreApplication::translate("TermBars", "all %1 terms are 0").arg(m_terms.size()));
        return;
    }
    float largest = 1e-9F;
    for (const core::ScoreTerm& term : m_terms)
        if (std::isfinite(term.product)) largest = std::max(largest, std::abs(term.product));
    for (std::size_t i = 0; i < m_terms.size(); ++i) paintTerm(painter, i, largest);
    painter.setPen(QPen(themeColors().border, 1));
    for (std::size_t i = 0; i < m_terms.size(); ++i) {
        const QRectF place = slot(i);
        painter.drawLine(QLineF(place.left(), place.center().y(), place.right(), place.center().y()));
    }
}

/// Its bar, and under it its two factors and their product where they fit.
void TermBarList::paintTerm(QPainter& painter, std::size_t i, float largest) const
{
    const core::ScoreTerm& term = m_terms[i];
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
    const bool oneLine = m_lines == 1;
    if (oneLine) write(6, 6, themeColors().muted, factors);
    write(oneLine ? 23 : 1, 2, themeColors().text, product);
}

QString TermBarList::tipAt(const QPointF& position) const
{
    for (std::size_t i = 0; i < m_terms.size(); ++i)
        if (slot(i).contains(position)) {
            const core::ScoreTerm& term = m_terms[i];
            const QString name = m_names.value(static_cast<qsizetype>(i));
            const QString product = QStringLiteral("%1 × %2 = %3")
                                        .arg(numberText(term.query), numberText(term.key), numberText(term.product));
            if (!name.isEmpty()) return QStringLiteral("%1: %2").arg(name, product);
            return QCoreApplication::translate("TermBars", "dimension %1: %2").arg(i + 1).arg(product);
        }
    return {};
}
