#include "ui/plot/why/account_sheet.h"

#include "ui/plot/heat/cell_painter.h"
#include "ui/plot/text/text_metrics.h"
#include "ui/words/short_numbers.h"

#include <algorithm>
#include <cmath>
#include <numbers>

using core::Index;

namespace {

constexpr double mostCellWidth = 5.2, mostCellHeight = 2.1;  ///< lines of text
constexpr double barsOf = 5.5, leastBars = 2;                ///< lines that the longest bar takes
constexpr double usualNames = 9;                             ///< lines that names may take
constexpr double leastPoints = 5;                            ///< of numbers on paper
constexpr double leastCell = 4;
constexpr double cellShare = 0.78;     ///< of a cell's width, so that numbers of neighbours stand apart
constexpr double mostOfTokens = 1600;  ///< that the cells of one side ask for

double widthOf(const QFont& font, const QString& text, QPaintDevice* device)
{
    return TextMetrics(font, device).horizontalAdvance(text);
}

double widest(const QFont& font, const QStringList& texts, QPaintDevice* device)
{
    double width = 0;
    for (const QString& text : texts) width = std::max(width, widthOf(font, text, device));
    return width;
}

/// One sheet while it is put together.
class AccountLayout {
public:
    AccountLayout(const core::AccountTable& table, const AccountWords& words, const AccountLook& look,
                  const QRectF& room)
        : m_table(table),
          m_words(words),
          m_look(look),
          m_room(room)
    {
        m_sheet.page.size = room.size();
        m_sheet.page.colors = look.colors;
        m_sheet.page.ground = Qt::transparent;
        m_sheet.rows = table.values.rows();
        m_sheet.columns = table.values.cols();
        m_sheet.places = addedPlaces(look.style(table.values).highest);
        m_sheet.query_sums = sums(table.query);
        m_sheet.key_sums = sums(table.key);
    }

    QSizeF roomForNames() const
    {
        const double line = m_look.line(), gap = m_look.gap();
        const double names = std::min(widest(m_look.names, m_words.queries, m_look.device), usualNames * line);
        const double left =
            names + gap + widest(m_look.numbers, m_sheet.query_sums, m_look.device) + gap + leastBars * line + gap / 2;
        const double above_names = above(pitchOf(m_sheet.columns), leastBars * line);
        return {std::ceil(left + columnsWithNames() + 1.8 * line + key().extent(m_look.device)) + 1,
                std::ceil(above_names + pitchOf(m_sheet.rows) * static_cast<double>(m_sheet.rows)) + 1};
    }

    AccountSheet sheet()
    {
        place();
        addMap();
        addRows();
        addColumns();
        addTitles();
        return std::move(m_sheet);
    }

private:
    static double largest(const core::ShownParts& side)
    {
        double most = 0;
        for (const double value : side.values) most = std::max(most, std::abs(value));
        return std::max(most, 1e-12);
    }

    TokenLabels keyLabels() const
    {
        // On paper they stand under the columns, where the colours' bar has room beside them, and the corner above
        // stays small.
        TokenLabels labels{.side = m_look.paper ? TokenLabels::Side::Bottom : TokenLabels::Side::Top,
                           .tokens = m_words.keys,
                           .font = m_look.names};
        labels.colors = m_look.colors;
        labels.every = m_words.tokens ? 0 : 1;
        labels.longest = usualNames * m_look.line();
        return labels;
    }

    ColorKey key() const
    {
        return {.style = m_look.style(m_table.values),
                .colors = m_look.colors,
                .numbers = m_look.numbers,
                .text = m_look.names,
                .name = m_words.colors};
    }

    /// The bar that explains the colours takes width beside the map on a screen, and none on paper.
    double besideMap() const
    {
        const double line = m_look.line();
        return m_look.paper ? m_look.gap() / 2 : line + 0.8 * line + key().extent(m_look.device);
    }

    /// The height of the corner's content, the rows' title, at the left of what stands over the columns.
    double corner() const
    {
        constexpr double titleLines = 3;  // of the rows, and one of the columns
        return m_look.paper ? titleLines * m_look.line() + m_look.gap() : 0;
    }

    ColorKey flatKey() const
    {
        ColorKey flat = key();
        flat.flat = true;
        return flat;
    }

    /// What lies below the map on paper: the columns' names, and beside them the colours' bar.
    double below(double width) const
    {
        if (!m_look.paper) return 0;
        return std::max(keyLabels().extent(width, m_look.device),
                        m_look.gap() + 0.8 * m_look.line() + flatKey().extent(m_look.device));
    }

    /// Each with as many places as the largest of them asks for.
    static QStringList sums(const core::ShownParts& side, int fewer = 0)
    {
        const int places = std::max(2, addedPlaces(largest(side)) - fewer);
        QStringList numbers;
        for (const double value : side.values) numbers << addedNumber(value, places);
        return numbers;
    }

    /// The columns' sums in as many places as there is room for, and their type; none where they would be too small to
    /// read.
    std::pair<QStringList, QFont> columnNumbers(double pitch) const
    {
        QFont font = m_look.numbers;
        for (const int fewer : {0, 1, 2}) {
            QStringList numbers = sums(m_table.key, fewer);
            // Where they are so narrow that they would touch, the zero before the point is left out, as in cells.
            if (widest(m_look.numbers, numbers, m_look.device) > 0.94 * pitch)
                for (QString& number : numbers) number = withoutZero(number);
            const double fits = pitch * 0.94 / std::max(1.0, widest(m_look.numbers, numbers, m_look.device));
            font.setPointSizeF(m_look.numbers.pointSizeF() * std::min(1.0, fits));
            if (font.pointSizeF() >= (m_look.paper ? leastPoints : m_look.leastNumber())) return {numbers, font};
        }
        return {{}, font};
    }

    double apart() const { return TokenLabels::leastPitch(m_look.names, m_look.device); }

    /// How wide a line is whose name is to be read; hundreds of tokens lie closer than their names.
    double pitchOf(Index lines) const
    {
        return m_words.tokens ? std::min(apart(), mostOfTokens / static_cast<double>(lines)) : apart();
    }

    /// The columns' width with their names, of which the last reaches beyond its column.
    double columnsWithNames() const
    {
        const double pitch = pitchOf(m_sheet.columns);
        return pitch * static_cast<double>(m_sheet.columns)
               + std::max(0.0, keyLabels().overhang(pitch, m_look.device) - pitch / 2);
    }

    double smallestCell(Index lines) const { return m_words.tokens ? std::min(leastCell, pitchOf(lines)) : leastCell; }

    /// What lies above the map.
    double above(double width, double bars) const
    {
        const double line = m_look.line(), gap = m_look.gap();
        const double names = m_look.paper ? 0 : keyLabels().extent(width, m_look.device) + gap;
        return line + gap + names + line + bars + gap / 2;
    }

    /// Bars give way to the names of tokens.
    double barsIn(double room, double wanted) const
    {
        return m_words.tokens ? std::clamp(room, std::min(leastBars * m_look.line(), wanted), wanted) : wanted;
    }

    void place()
    {
        const double line = m_look.line(), gap = m_look.gap();
        m_names = std::min(widest(m_look.names, m_words.queries, m_look.device), usualNames * line);
        m_numbers = widest(m_look.numbers, m_sheet.query_sums, m_look.device);
        const double right = m_room.right() - besideMap();
        const auto columns = static_cast<double>(m_sheet.columns), rows = static_cast<double>(m_sheet.rows);
        const double before = m_room.left() + m_names + gap + m_numbers + gap + gap / 2;
        m_bars = barsIn(right - before - columnsWithNames(), std::min(barsOf * line, 0.14 * m_room.width()));
        const double left = before + m_bars;
        const double thin = smallestCell(m_sheet.columns);
        double width = std::clamp((right - left) / columns, thin, mostCellWidth * line);
        const double overhang = keyLabels().overhang(width, m_look.device) - width / 2;
        if (overhang > 0) width = std::clamp((right - overhang - left) / columns, thin, width);
        const double under = below(width);
        const double bars = barsIn(m_room.height() - above(width, 0) - under - rows * pitchOf(m_sheet.rows),
                                   std::min(0.7 * barsOf * line, 0.16 * m_room.height()));
        const double asRows = m_bars / largest(m_table.query) * largest(m_table.key);
        m_above = std::max(above(width, std::min(bars, asRows)), corner());
        // Names of rows have room where many columns are narrow.
        const double names = m_look.paper ? 1.35 * apart() : apart();
        const double high = std::min(mostCellHeight * line, std::max(1.2 * width, names));
        const double height = std::clamp((m_room.height() - m_above - under) / rows, smallestCell(m_sheet.rows), high);
        m_sheet.matrix = QRectF(left, m_room.top() + m_above, width * columns, height * rows);
        // One scale for both sides: their bars are of one quantity.
        m_unit = std::min(m_bars / largest(m_table.query), columnBars() / largest(m_table.key));
        if (m_look.paper) m_sheet.page.size.setHeight(m_above + height * rows + under);
        if (m_words.tokens) return;  // of hundreds, every k-th is named
        const double least = apart() - 1e-6;
        m_sheet.narrow = width < least || left + width * columns > right + 1;
        if (m_look.paper) m_sheet.narrow = m_sheet.narrow || columnNumbers(width).first.isEmpty();
        m_sheet.cramped = m_sheet.narrow || height < least;
    }

    /// The length that bars over the columns have room for.
    double columnBars() const
    {
        const double labels = m_look.paper ? 0 : keyLabels().extent(pitch(), m_look.device) + m_look.gap();
        return m_above - labels - 2 * m_look.line() - 1.5 * m_look.gap();
    }

    double pitch() const { return m_sheet.matrix.width() / static_cast<double>(m_sheet.columns); }
    double lineOf() const { return m_sheet.matrix.height() / static_cast<double>(m_sheet.rows); }

    void addMap()
    {
        m_sheet.page.maps.push_back(m_look.map(m_table.values, m_sheet.matrix));
        m_sheet.bare = m_sheet.page.maps.back().number == nullptr;
        if (m_look.paper) return addFlatBar();
        const double bar = 0.8 * m_look.line();
        const double height =
            std::min(m_sheet.matrix.height(), std::max(8 * m_look.line(), m_sheet.matrix.height() / 2));
        ColorKey colors = key();
        colors.rises = true;  // the map stands at the bottom
        colors.room = m_sheet.matrix.top() + height - m_room.top();
        m_sheet.page.bars.push_back(
            {std::move(colors), QRectF(m_sheet.matrix.right() + m_look.line(), m_sheet.matrix.top(), bar, height)});
    }

    /// Under the rows' names, at the left of the columns' names, which lean towards it.
    void addFlatBar()
    {
        ColorKey colors = flatKey();
        const double slope = std::numbers::pi * keyLabels().angleFor(pitch(), m_look.line()) / 180;
        const double leans = keyLabels().measured(m_look.device) * std::cos(slope) - pitch() / 2;
        colors.room = m_sheet.matrix.left() - std::max(0.0, leans) - m_look.gap() - m_room.left();
        double ends = 0;  // the numbers at its ends reach beyond it
        for (const ColorKey::Tick& tick : colors.ticks())
            ends = std::max(ends, widthOf(m_look.numbers, tick.label, m_look.device) / 2);
        constexpr double longest = 12;
        const double length = std::max(8.0, std::min(longest * m_look.line(), colors.room - 2 * ends));
        colors.name = TextMetrics(m_look.names, m_look.device).elidedText(colors.name, Qt::ElideRight, colors.room);
        const double name = widthOf(m_look.names, colors.name, m_look.device);
        const double aside = std::max(ends, (name - length) / 2);
        m_sheet.page.bars.push_back(
            {std::move(colors),
             QRectF(m_room.left() + aside, m_sheet.matrix.bottom() + m_look.gap(), length, 0.8 * m_look.line())});
    }

    void addRows()
    {
        const core::ShownParts& side = m_table.query;
        const QRectF& map = m_sheet.matrix;
        const double base = map.left() - m_look.gap() / 2;
        const Index every =
            m_words.tokens ? std::max<Index>(1, static_cast<Index>(std::ceil(apart() / lineOf() - 1e-6))) : 1;
        for (Index row = 0; row < side.lines(); ++row) {
            const double value = side.values[static_cast<std::size_t>(row)];
            const bool rest = row == static_cast<Index>(side.parts.size());
            const double top = map.top() + lineOf() * static_cast<double>(row);
            const double length = m_unit * std::abs(value);
            m_sheet.page.boxes.push_back(
                {QRectF(base - length, top + lineOf() * 0.16, length, lineOf() * 0.68), m_look.barOf(value, rest)});
            if (row % every != 0) continue;
            const QRectF line(m_room.left(), top, m_names, lineOf());
            m_look.write(m_sheet.page, m_look.names, line, Qt::AlignLeft, elided(m_words.queries.value(row), m_names),
                         rest);
            m_look.write(m_sheet.page, m_look.numbers, QRectF(line.right() + m_look.gap(), top, m_numbers, lineOf()),
                         Qt::AlignRight, m_sheet.query_sums[row], rest);
        }
    }

    void addColumns()
    {
        const core::ShownParts& side = m_table.key;
        const QRectF& map = m_sheet.matrix;
        const double base = map.top() - m_look.gap() / 2;
        const double room = columnBars();
        const auto [numbers, font] = columnNumbers(pitch());
        for (Index column = 0; column < side.lines(); ++column) {
            const double value = side.values[static_cast<std::size_t>(column)];
            const bool rest = column == static_cast<Index>(side.parts.size());
            const double left = map.left() + pitch() * static_cast<double>(column);
            const double length = m_unit * std::abs(value);
            m_sheet.page.boxes.push_back(
                {QRectF(left + pitch() * 0.14, base - length, pitch() * 0.72, length), m_look.barOf(value, rest)});
            if (!numbers.isEmpty())
                m_look.write(m_sheet.page, font, QRectF(left, base - length - m_look.line(), pitch(), m_look.line()),
                             Qt::AlignHCenter, numbers[column], rest);
        }
        TokenLabels names = keyLabels();
        names.widest = names.measured(m_look.device);
        TokenLabels::Line line{.edge = m_look.paper ? map.bottom() : base - room - m_look.line() - m_look.gap() / 2,
                               .first = map.left() + pitch() / 2,
                               .pitch = pitch(),
                               .from = 0,
                               .to = static_cast<double>(side.lines() - 1)};
        m_sheet.page.labels.push_back({names, line});
    }

    /// Over the columns, and where it is longer than they are wide, over what is left of them, too.
    double keyTitleAt() const
    {
        const double wide = widthOf(m_look.boldNames(), m_words.key_title, m_look.device);
        return std::clamp(m_room.right() - wide, m_room.left(), m_sheet.matrix.left());
    }

    void addTitles()
    {
        const QFont font = m_look.boldNames();
        const double line = m_look.line();
        const QRectF& map = m_sheet.matrix;
        const double first = keyTitleAt();
        m_look.write(m_sheet.page, font, QRectF(first, m_room.top(), m_room.right() - first, line), Qt::AlignLeft,
                     m_words.key_title, !m_look.paper);
        // Above the rows, on as many lines as there is room for beside the columns' bars.
        const double wide = map.left() - m_room.left();
        const QStringList lines = brokenIntoLines(m_words.query_title, TextMetrics(font, m_look.device), wide);
        const double top = map.top() - m_look.gap() / 2 - line * static_cast<double>(lines.size());
        m_look.writeLines(m_sheet.page, font, {m_room.left(), top}, wide, lines);
    }

    QString elided(const QString& text, double room) const
    {
        return TextMetrics(m_look.names, m_look.device).elidedText(text, Qt::ElideMiddle, room + 1);
    }

    const core::AccountTable& m_table;
    const AccountWords& m_words;
    const AccountLook& m_look;
    const QRectF m_room;
    AccountSheet m_sheet;
    double m_names = 0, m_numbers = 0, m_bars = 0, m_above = 0;
    double m_unit = 0;  ///< length of a bar of 1
};

}  // namespace

double AccountLook::line() const { return std::ceil(TextMetrics(names, device).height()); }

QColor AccountLook::adds() const { return ColorMap::named(QStringLiteral("diverging")).at(0.88); }

QColor AccountLook::takes() const { return ColorMap::named(QStringLiteral("diverging")).at(0.14); }

QColor AccountLook::barOf(double value, bool rest) const
{
    QColor color = value < 0 ? takes() : adds();
    if (rest) color.setAlphaF(0.55F);
    return color;
}

HeatStyle AccountLook::style(const core::Matrix& values) const
{
    double end = 1e-12;
    for (const float value : values.reshaped())
        if (std::isfinite(value)) end = std::max(end, std::abs(static_cast<double>(value)));
    return {.colors = &ColorMap::named(QStringLiteral("diverging")),
            .lowest = -end,
            .highest = end,
            .hatch = colors->hatch,
            .notANumber = colors->notANumber};
}

void AccountLook::write(FigurePage& page, const QFont& font, const QRectF& rect, Qt::Alignment alignment,
                        const QString& words, bool quiet) const
{
    page.addText(font, quiet ? colors->muted : colors->text, rect, alignment, words);
}

void AccountLook::writeFitting(FigurePage& page, const QFont& font, const QRectF& rect, const QString& words,
                               bool quiet, Qt::Alignment alignment) const
{
    const QString fits = TextMetrics(font, device).elidedText(words, Qt::ElideRight, std::max(1.0, rect.width()));
    write(page, font, rect, alignment, fits, quiet);
}

QFont AccountLook::boldNames() const
{
    QFont font = names;
    font.setBold(true);
    return font;
}

void AccountLook::writeLines(FigurePage& page, const QFont& font, const QPointF& at, double width,
                             const QStringList& lines) const
{
    QRectF rect(at, QSizeF(width, line()));
    for (const QString& words : lines) {
        write(page, font, rect, Qt::AlignLeft, words, !paper);
        rect.translate(0, line());
    }
}

FigurePage::Map AccountLook::map(const core::Matrix& values, const QRectF& rect) const
{
    FigurePage::Map map{.rect = rect,
                        .cells = std::make_shared<const HeatData>(values, HeatData::Pooling::Farthest),
                        .style = style(values)};
    const TextMetrics metrics(numbers, device);
    const int places = addedPlaces(map.style.highest);
    const auto words = [places, shortly = paper, leave = least](float value) {
        if (std::isnan(value)) return QString();  // not known yet
        QString text = addedNumber(static_cast<double>(value), places);
        if (!shortly) return text;
        return std::abs(static_cast<double>(value)) < leave ? QString() : withoutZero(text);
    };
    float lowest = 0, highest = 0;
    for (const float value : values.reshaped())
        if (std::isfinite(value)) {
            lowest = std::min(lowest, value);
            highest = std::max(highest, value);
        }
    const double wide =
        std::max({1.0, metrics.horizontalAdvance(words(lowest)), metrics.horizontalAdvance(words(highest))});
    const double fits = std::min(rect.width() / static_cast<double>(values.cols()) * cellShare / wide,
                                 rect.height() / static_cast<double>(values.rows()) * 0.95 / metrics.height());
    constexpr double ofLarge = 0.6;  // numbers of a slide are no fine print
    const double readable = paper ? std::max(leastPoints, ofLarge * numbers.pointSizeF()) : leastNumber();
    const double points = numbers.pointSizeF() * std::min(1.0, fits);
    map.minuses = points < readable;
    if (map.minuses) return map;
    map.numbers = numbers;
    map.numbers.setPointSizeF(points);
    map.number = [values, words](Index row, Index column) { return words(values(row, column)); };
    return map;
}

int addedPlaces(double largest) { return largest < 0.0095 ? 4 : largest < 0.095 ? 3 : 2; }

QString addedNumber(double value, int of_small)
{
    if (!std::isfinite(value)) return std::isnan(value) ? QStringLiteral("NaN") : QStringLiteral("∞");
    const double size = std::abs(value);
    const int places = size >= 99.95 ? 0 : size >= 9.995 ? 1 : of_small;
    QString text = QString::number(size, 'f', places);
    const bool none = text.toDouble() == 0;
    return value < 0 && !none ? QStringLiteral("−") + text : text;
}

std::optional<core::Cell> cellIn(const QRectF& grid, Index rows, Index columns, const QPointF& position)
{
    if (!grid.contains(position)) return std::nullopt;
    const auto place = [](double at, double size, Index count) {
        return std::min(static_cast<Index>(at / size * static_cast<double>(count)), count - 1);
    };
    return core::Cell{place(position.y() - grid.top(), grid.height(), rows),
                      place(position.x() - grid.left(), grid.width(), columns)};
}

std::optional<core::Cell> AccountSheet::lineAt(const QPointF& position) const
{
    const bool beside = position.x() < matrix.left(), above = position.y() < matrix.top();
    if (beside && above) return std::nullopt;
    auto cell =
        cellIn(matrix, rows, columns, {std::max(position.x(), matrix.left()), std::max(position.y(), matrix.top())});
    if (cell && beside) cell->key = -1;
    if (cell && above) cell->query = -1;
    return cell;
}

QRectF AccountSheet::rectOf(const core::Cell& product) const
{
    const auto from = [](Index line) { return std::max<Index>(line, 0); };
    const auto to = [](Index line, Index count) { return line < 0 ? count - 1 : line; };
    return cellsIn(matrix, rows, columns, from(product.query), from(product.key), to(product.query, rows),
                   to(product.key, columns));
}

AccountSheet accountSheet(const core::AccountTable& table, const AccountWords& words, const AccountLook& look,
                          const QRectF& room)
{
    return AccountLayout(table, words, look, room).sheet();
}

QSizeF accountRoom(const core::AccountTable& table, const AccountWords& words, const AccountLook& look)
{
    return AccountLayout(table, words, look, {}).roomForNames();
}

QSize partsThatFit(const AccountLook& look, const QSizeF& room)
{
    const double line = look.line();
    const double wide = (room.width() - 22 * line) / (3.2 * line), high = (room.height() - 13 * line) / (1.35 * line);
    constexpr int least = 3, most = 14;  // nobody would read more
    return {std::clamp(static_cast<int>(wide), least, most), std::clamp(static_cast<int>(high), least, most)};
}
