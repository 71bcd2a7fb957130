#include "ui/view/steps/softmax_table.h"

#include <QPainter>

#include "core/not_shown.h"
#include "ui/plot/heat/color_map.h"
#include "ui/plot/steps/stage_painter.h"
#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"
#include "ui/theme/palette.h"
#include "ui/words/short_numbers.h"

#include <algorithm>
#include <cmath>

using core::Index;
using core::SoftmaxTerm;

namespace {

QString decimal(float value, int decimals)
{
    // Neither fills nor NaN have decimals.
    const bool hasNone = !std::isfinite(value) || std::abs(value) >= 9999;
    return hasNone ? cellNumber(value, StageLook::Signed) : decimalText(value, decimals);
}

/// A number of exactly 0 is written as one, and none that is larger rounds to it: exp(−∞) is another matter than
/// exp(−8).
QString share(float value, int decimals)
{
    if (value == 0) return QStringLiteral("0");
    const double least = 0.5 * std::pow(10.0, -decimals);
    return value > 0 && static_cast<double>(value) < least ? powerOfTen(static_cast<double>(value), 0)
                                                           : decimal(value, decimals);
}

}  // namespace

/// The texts of one column, from top to bottom.
struct SoftmaxTable::Column {
    QString title;
    QStringList numbers;
    std::optional<Index> key = {};
    std::optional<float> weight = {};
};

/// Where columns and rows lie: the tokens above, a line for each stage, the sums on the right.
struct SoftmaxTable::Layout {
    QRectF area;
    double captions = 0;
    double column = 0;
    double line = 0;
    int decimals = 2;
    QFont numbers;
    std::vector<Index> keys;  ///< the keys that fit
    bool others = false;      ///< a column for all the others together
    bool sink = false;

    std::size_t columns() const { return keys.size() + (others ? 1 : 0) + (sink ? 1 : 0) + 1; }
    QRectF cell(std::size_t at, int row) const
    {
        return {area.left() + captions + static_cast<double>(at) * column, area.top() + row * line, column, line};
    }
};

SoftmaxTable::SoftmaxTable(QWidget* parent) : CalculationPanel(parent)
{
    setAccessibleName(tr("The softmax of this row, key by key"));
}

void SoftmaxTable::display(const QString& query, const QStringList& keys, core::SoftmaxTerms row, Index chosen)
{
    m_keys = keys;
    m_row = std::move(row);
    m_chosen = chosen;
    say(tr("%1: softmax, key by key").arg(query), summaryOf(query));
}

QString SoftmaxTable::summaryOf(const QString& query) const
{
    if (m_row.terms.empty()) return tr("An intervention puts other weights in place of the softmax’s.");
    if (core::isNotShown(m_row.sum)) return tr("Hidden until it has been guessed.");
    if (m_row.seesNothing())
        return tr("%1 sees no key: every score is −∞, and its weights would be 0 ∕ 0. PyTorch gives NaN here; "
                  "AttentionScope writes 0.")
            .arg(query);
    const QString formula = tr("weight = exp(s − %1) ∕ %2").arg(numberText(m_row.largest), numberText(m_row.sum));
    if (m_row.hides_weights && !m_row.sum_of_what_is_left)
        return formula + tr(", then hidden → 0; what is left sums to less than 1");
    if (!m_row.sum_of_what_is_left)
        return formula
               + tr("; %1, the largest score, is subtracted so that no exponential overflows")
                     .arg(numberText(m_row.largest));
    return *m_row.sum_of_what_is_left > 0
               ? formula + tr(", then hidden → 0, then ∕ %1").arg(numberText(*m_row.sum_of_what_is_left))
               : formula + tr(", then hidden → 0. Nothing is left: PyTorch gives NaN here; AttentionScope writes 0.");
}

QStringList SoftmaxTable::captions() const
{
    if (m_row.seesNothing()) return {tr("score s"), tr("exp(s)"), tr("0 ∕ 0 → 0")};
    QStringList all = {tr("score s"), tr("exp(s − %1)").arg(numberText(m_row.largest)),
                       tr("∕ %1").arg(numberText(m_row.sum))};
    if (m_row.sum_of_what_is_left)
        all << tr("hidden → 0, ∕ %1").arg(numberText(*m_row.sum_of_what_is_left));
    else if (m_row.hides_weights)
        all << tr("hidden → 0");
    return all;
}

QStringList SoftmaxTable::texts(const SoftmaxTerm& term, int decimals) const
{
    QStringList all = {decimal(term.score, decimals), share(term.exponential, decimals),
                       share(term.quotient, decimals)};
    if (m_row.hides_weights) all << share(term.weight, decimals);
    return all;
}

/// The sums of the lines; scores have none.
QStringList SoftmaxTable::sums(int decimals) const
{
    float quotients = 0, weights = 0;
    for (const SoftmaxTerm& term : m_row.terms) {
        quotients += term.quotient;
        weights += term.weight;
    }
    QStringList all = {QString(), decimal(m_row.sum, decimals), decimal(quotients, decimals)};
    if (m_row.hides_weights) all << decimal(weights, decimals);
    return all;
}

QStringList SoftmaxTable::columnTexts(Index key) const
{
    if (key < 0 || key >= std::ssize(m_row.terms)) return {};
    constexpr int decimals = 4;
    return m_keys.mid(key, 1) + texts(m_row.terms[static_cast<std::size_t>(key)], decimals);
}

SoftmaxTable::Layout SoftmaxTable::layout() const
{
    Layout made;
    made.area = area();
    made.sink = m_row.sink.has_value();
    const QFontMetricsF words(textFont(8.5));
    for (const QString& caption : captions())
        made.captions = std::max(made.captions, words.horizontalAdvance(caption) + 14);
    const double room = made.area.width() - made.captions;
    made.line = made.area.height() / static_cast<double>(captions().size() + 1);

    // The largest and most exact numbers with which every key has a column; if there are none, the heaviest keys at the
    // smallest size.
    const auto widthOf = [](double points, int decimals) {
        return QFontMetricsF(numberFont(points))
            .horizontalAdvance(decimals == 4 ? QStringLiteral("−0.0000 ") : QStringLiteral("−00.00 "));
    };
    const double all = static_cast<double>(m_row.terms.size()) + 1 + (made.sink ? 1 : 0);
    double points = 8;
    made.decimals = all * widthOf(points, 4) <= room ? 4 : 2;
    constexpr double largest = 18;
    while (points < largest && all * widthOf(points + 1, made.decimals) <= room
           && QFontMetricsF(numberFont(points + 1)).height() <= 0.8 * made.line)
        points += 1;
    made.numbers = numberFont(points);
    const double least = widthOf(points, made.decimals);
    Index most = std::ssize(m_row.terms);
    if (all * least > room) {
        most = std::max<Index>(1, static_cast<Index>(room / least) - 2 - (made.sink ? 1 : 0));
    }
    core::RowVector weights(std::ssize(m_row.terms));
    for (Index key = 0; key < weights.size(); ++key) weights(key) = m_row.terms[static_cast<std::size_t>(key)].weight;
    made.keys = core::heaviestKeys(weights, most, m_chosen);
    made.others = std::ssize(made.keys) < weights.size();
    made.column = std::min(room / static_cast<double>(made.columns()), 1.6 * least);
    return made;
}

void SoftmaxTable::paintNumbers(QPainter& painter, const QRectF&)
{
    if (m_row.terms.empty()) return;
    const Layout made = layout();
    const QStringList names = captions();
    painter.setFont(textFont(8.5));
    painter.setPen(themeColors().muted);
    for (int row = 0; row < names.size(); ++row)
        painter.drawText(QRectF(made.area.left(), made.area.top() + (row + 1) * made.line, made.captions, made.line),
                         Qt::AlignLeft | Qt::AlignVCenter, names[row]);
    for (std::size_t column = 0; column < made.columns(); ++column) paintColumn(painter, made, column);
}

/// A key, then the others together, then the sink, and last the sums.
SoftmaxTable::Column SoftmaxTable::columnAt(const Layout& made, std::size_t at) const
{
    const auto rest = static_cast<Index>(at) - std::ssize(made.keys);
    if (rest < 0) {
        const Index key = made.keys[at];
        const SoftmaxTerm& term = m_row.terms[static_cast<std::size_t>(key)];
        return {m_keys.value(key), texts(term, made.decimals), key, term.weight};
    }
    if (at + 1 == made.columns()) return {QStringLiteral("Σ"), sums(made.decimals)};
    if (made.others && rest == 0) {
        QStringList numbers = texts(core::othersTogether(m_row, made.keys), made.decimals);
        numbers[0].clear();  // scores have no sum that means anything
        return {QStringLiteral("+%1").arg(std::ssize(m_row.terms) - std::ssize(made.keys)), numbers};
    }
    return {tr("sink"), {QString(), share(*m_row.sink, made.decimals), share(*m_row.sink / m_row.sum, made.decimals)}};
}

void SoftmaxTable::paintColumn(QPainter& painter, const Layout& made, std::size_t at) const
{
    const Column column = columnAt(made, at);
    const bool isChosen = column.key == m_chosen;
    const int last = static_cast<int>(captions().size());
    painter.setFont(made.numbers);
    for (int row = 1; row <= last; ++row) {
        painter.setPen(themeColors().text);
        if (row == last && column.weight && std::isfinite(*column.weight)) {
            const double weight = std::clamp(static_cast<double>(*column.weight), 0.0, 1.0);
            const QColor tint(ColorMap::named(QStringLiteral("viridis")).at(weight));
            painter.fillRect(made.cell(at, row).adjusted(1, 1, -1, -1), tint);
            painter.setPen(QColor(readableOn(tint.rgb())));
        }
        painter.drawText(made.cell(at, row), Qt::AlignCenter, column.numbers.value(row - 1));
    }
    QFont names = textFont(8.5);
    names.setBold(isChosen);
    painter.setFont(names);
    painter.setPen(isChosen ? themeColors().accent : column.key ? themeColors().text : themeColors().muted);
    painter.drawText(made.cell(at, 0), Qt::AlignCenter,
                     QFontMetricsF(names).elidedText(column.title, Qt::ElideMiddle, made.column - 4));
    if (!isChosen) return;
    painter.setPen(QPen(themeColors().accent, 1.6));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(made.cell(at, 0).united(made.cell(at, last)));
}

QRect SoftmaxTable::columnOf(Index key) const
{
    if (m_row.terms.empty()) return {};
    const Layout made = layout();
    const auto found = std::ranges::find(made.keys, key);
    if (found == made.keys.end()) return {};
    const auto at = static_cast<std::size_t>(found - made.keys.begin());
    return made.cell(at, 0).united(made.cell(at, static_cast<int>(captions().size()))).toRect();
}

std::optional<Index> SoftmaxTable::keyAt(const QPoint& position) const
{
    if (m_row.terms.empty()) return std::nullopt;
    const Layout made = layout();
    for (std::size_t column = 0; column < made.keys.size(); ++column)
        if (made.cell(column, 0).united(made.cell(column, static_cast<int>(captions().size()))).contains(position))
            return made.keys[column];
    return std::nullopt;
}

QString SoftmaxTable::tipAt(const QPoint& position) const
{
    const auto key = keyAt(position);
    if (!key) return {};
    const SoftmaxTerm& term = m_row.terms[static_cast<std::size_t>(*key)];
    QString said = tr("%1: exp(%2 − %3) = %4; ∕ %5 = %6")
                       .arg(m_keys.value(*key), numberText(term.score), numberText(m_row.largest),
                            numberText(term.exponential), numberText(m_row.sum), numberText(term.quotient));
    if (term.hidden && term.weight != 0)
        said += QLatin1Char('\n') + tr("The mask hides this key, yet its fill leaves it a weight.");
    return said;
}

#include "moc_softmax_table.cpp"
