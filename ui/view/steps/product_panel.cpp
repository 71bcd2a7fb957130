#include "ui/view/steps/product_panel.h"

#include <QMouseEvent>
#include <QPainter>

#include "ui/plot/steps/number_words.h"
#include "ui/plot/text/formula_text.h"
#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"
#include "ui/theme/palette.h"
#include "ui/view/steps/number_table.h"
#include "ui/view/steps/term_bar_list.h"

#include <algorithm>
#include <cmath>

using core::Index;

namespace {

constexpr double leastCell = 30, mostCell = 72;  ///< width: numbers are read in it
constexpr double cellHeight = 36;                ///< at most
constexpr double termWidth = 90;                 ///< a bar whose product is written out
constexpr double shareOfNumbers = 0.74;          ///< share of numbers of the panel that tables take, beside the bars
constexpr double shareOfColors = 0.5;
constexpr double sign = 16;  ///< room for "·" and "="

}  // namespace

ProductPanel::ProductPanel(QWidget* parent) : CalculationPanel(parent)
{
    setObjectName(QStringLiteral("productPanel"));
    setAccessibleName(tr("One number, term by term"));
}

void ProductPanel::clear(const QString& why)
{
    m_number = {};
    m_termNames.clear();
    say(tr("One number, term by term"), why);
}

void ProductPanel::display(const core::NumberTerms& number, const QString& token, const StageContext& context,
                           const QStringList& names, const QString& key)
{
    m_number = number;
    m_termNames = names;
    m_names[0] = sourceName(number, context);
    m_names[1] = factorName(number.of);
    m_names[2] = stageTitle(number.of, context);
    say(numberHeading(number, context, token, key), numberSummary(number, context));
}

ProductPanel::Places ProductPanel::places() const
{
    const QRectF all = area();
    const auto inner = static_cast<double>(m_number.input.size());
    const auto outer = static_cast<double>(m_number.made.size());
    if (m_number.factors.rows() == 0) return {.terms = all};
    // Tables whose numbers can be read are worth more room than bars.
    const double cells = inner + 2 * outer;
    const double least = cells * scaled(leastCell) + 2 * scaled(sign), most = shareOfNumbers * all.width();
    const bool legible = least <= most;
    const double bars = static_cast<double>(m_number.terms.size()) * scaled(termWidth);
    const double room =
        (legible ? std::clamp(all.width() - bars, least, most) : shareOfColors * all.width()) - 2 * scaled(sign);
    const double names = QFontMetricsF(textFont(8)).height();
    const double high = all.height() - names;
    const double side = std::min(scaled(mostCell), room / cells);
    // Long rows give way to the matrix, whose column is to be seen.
    const double input = legible ? inner * side : std::max(std::min(inner * side, 0.4 * room), scaled(20.0));
    const double wide = std::min(outer * std::max(side, 1.0), (room - input) / 2);
    const double cell = std::min(high / inner, scaled(cellHeight));
    Places made;
    const double strip = std::min(scaled(cellHeight), high);
    made.input = {all.left(), all.top() + names, input, strip};
    made.factors = {made.input.right() + scaled(sign), all.top() + names, wide, std::min(high, cell * inner)};
    made.made = {made.factors.right() + scaled(sign), all.top() + names, wide, strip};
    made.terms = {made.made.right() + 1.5 * scaled(sign), all.top(),
                  all.right() - made.made.right() - 1.5 * scaled(sign), all.height()};
    return made;
}

void ProductPanel::paintNumbers(QPainter& painter, const QRectF&)
{
    if (m_number.terms.empty()) return;
    const Places at = places();
    if (m_number.factors.rows() > 0) {
        painter.setFont(textFont(8));
        painter.setPen(themeColors().muted);
        const double names = QFontMetricsF(painter.font()).height();
        const auto name = [&](const QRectF& rect, const QString& words) {
            drawFormula(painter, QRectF(rect.left(), rect.top() - names, std::max(rect.width(), scaled(40.0)), names),
                        words);
        };
        name(at.input, m_names[0]);
        name(at.factors, m_names[1]);
        name(at.made, m_names[2]);
        paintNumberTable(painter, at.input, m_number.input, largestOf(m_number.input));
        paintNumberTable(painter, at.factors, m_number.factors, largestOf(m_number.factors));
        paintNumberTable(painter, at.made, m_number.made, largestOf(m_number.made));
        painter.setFont(textFont(11));
        painter.setPen(themeColors().text);
        painter.drawText(QRectF(at.input.right(), at.input.top(), scaled(sign), at.input.height()), Qt::AlignCenter,
                         QStringLiteral("·"));
        painter.drawText(QRectF(at.factors.right(), at.made.top(), scaled(sign), at.made.height()), Qt::AlignCenter,
                         QStringLiteral("="));
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(themeColors().accent, 2));
        painter.drawRect(at.input);
        const auto column = [&](const QRectF& rect, Index columns) {
            const double wide = rect.width() / static_cast<double>(columns);
            return QRectF(rect.left() + static_cast<double>(m_number.dimension) * wide, rect.top(), std::max(wide, 2.0),
                          rect.height());
        };
        painter.drawRect(column(at.factors, m_number.factors.cols()));
        painter.drawRect(column(at.made, m_number.made.size()));
    }
    TermBarList(m_number.terms, at.terms, m_termNames).paint(painter);
}

QString ProductPanel::tipAt(const QPoint& position) const
{
    if (m_number.terms.empty()) return {};
    return TermBarList(m_number.terms, places().terms, m_termNames).tipAt(position);
}

/// Another column.
void ProductPanel::mousePressEvent(QMouseEvent* event)
{
    const Places at = places();
    if (m_number.factors.rows() == 0) return CalculationPanel::mousePressEvent(event);
    for (const QRectF& rect : {at.factors, at.made})
        if (event->button() == Qt::LeftButton && rect.contains(event->position())) {
            const double share = (event->position().x() - rect.left()) / rect.width();
            const Index last = m_number.made.size() - 1;
            return emit dimensionClicked(
                std::clamp<Index>(static_cast<Index>(share * static_cast<double>(m_number.made.size())), 0, last));
        }
    CalculationPanel::mousePressEvent(event);
}

#include "moc_product_panel.cpp"
