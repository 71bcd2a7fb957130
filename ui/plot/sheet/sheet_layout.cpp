#include "ui/plot/sheet/sheet_layout.h"

#include <QCoreApplication>

#include "ui/plot/figure/figure_layout.h"
#include "ui/plot/figure/page_maps.h"
#include "ui/plot/text/text_metrics.h"
#include "ui/theme/fonts.h"

#include <algorithm>

using namespace figure_layout;

namespace {

QString tr(const char* text) { return QCoreApplication::translate("Worksheet", text); }

const double side = unitsOf(17.7), footRoom = unitsOf(18), tableGap = unitsOf(6), rowGap = unitsOf(2.5);
constexpr double thin = 0.6, thick = 1.6;  ///< units

const QColor ink(0x11, 0x14, 0x18), soft(0x39, 0x40, 0x4c), pale(0x6b, 0x72, 0x80), rule(0xb8, 0xbd, 0xc4);
const QColor answer(0x26, 0x3f, 0xb8), answerGround(0xe8, 0xec, 0xfd);

QFont sheetFont(double points)
{
    core::FigureSettings plain;
    return figureFont(plain, points);
}

}  // namespace

SheetLayout::SheetLayout(Paper paper, bool key) : m_paper(paper), m_key(key) { addPage(); }

QFont SheetLayout::font(double points, bool bold) const
{
    QFont font = sheetFont(points);
    font.setBold(bold);
    return font;
}

QFont SheetLayout::numbers(double points, bool bold) const
{
    QFont font = exactly(numberFont(points, FontUse::Figure));
    font.setBold(bold);
    return font;
}

void SheetLayout::addPage()
{
    FigurePage page;
    page.size = m_paper == Paper::A4 ? QSizeF(unitsOf(210), unitsOf(297)) : QSizeF(unitsOf(215.9), unitsOf(279.4));
    page.ground = QColor(Qt::transparent);
    m_pages.push_back(std::move(page));
    m_y = side;
}

double SheetLayout::width() const { return m_pages.back().size.width() - 2 * side; }
double SheetLayout::bottom() const { return m_pages.back().size.height() - footRoom; }

void SheetLayout::requireRoom(double height)
{
    if (m_y + height > bottom() && m_y > side) addPage();
}

void SheetLayout::line(double x, double y, double length, double thickness)
{
    page().boxes.push_back({QRectF(x, y - thickness / 2, length, thickness), ink});
}

void SheetLayout::box(const QRectF& rect, bool isThick, const QColor& fill)
{
    if (fill.alpha() > 0) page().boxes.push_back({rect, fill});
    const double w = isThick ? thick : thin;
    const QColor color = isThick ? (m_key ? answer : ink) : rule;
    for (const QRectF& side : {QRectF(rect.left() - w / 2, rect.top() - w / 2, rect.width() + w, w),
                               QRectF(rect.left() - w / 2, rect.bottom() - w / 2, rect.width() + w, w),
                               QRectF(rect.left() - w / 2, rect.top() - w / 2, w, rect.height() + w),
                               QRectF(rect.right() - w / 2, rect.top() - w / 2, w, rect.height() + w)})
        page().boxes.push_back({side, color});
}

void SheetLayout::paragraph(const QString& text, const QFont& font, const QColor& color, double x, double room)
{
    const double height = lineHeight(font) * 1.12;
    for (const QString& words : linesOf(text.split(QLatin1Char('\n')), font, room)) {
        requireRoom(height);
        page().addText(font, color, QRectF(x, m_y, room, height), Qt::AlignLeft, words);
        m_y += height;
    }
}

void SheetLayout::addHead(const QString& title, const QString& subtitle, const QString& id)
{
    const double right = width() * 0.26;
    QFont large = font(18, true);
    const QFont small = font(8.5), body = font(10);
    const double top = m_y;
    page().addText(small, pale, QRectF(side + width() - right, top - 2, right, lineHeight(small)), Qt::AlignRight,
                   tr("sheet"));
    page().addText(numbers(14), ink,
                   QRectF(side + width() - right, top + lineHeight(small) - 2, right, lineHeight(numbers(14))),
                   Qt::AlignRight, id);
    const double room = width() - right - 10, titleRoom = room * 0.84;  // the key has one more word
    constexpr double smallest = 12;
    const double wide = TextMetrics(large, ruler()).horizontalAdvance(title);
    large = font(std::max(smallest, 18 * std::min(1.0, titleRoom / std::max(1.0, wide))), true);
    const TextMetrics metrics(large, ruler());
    const QString shown = metrics.elidedText(title, Qt::ElideRight, titleRoom);
    page().addText(large, ink, QRectF(side, m_y, room, lineHeight(large)), Qt::AlignLeft, shown);
    if (m_key)
        page().addText(
            large, answer,
            QRectF(side + metrics.horizontalAdvance(shown + QStringLiteral(" ")), m_y, room, lineHeight(large)),
            Qt::AlignLeft, tr("· key"));
    m_y += lineHeight(large) + 2;
    page().addText(body, pale, QRectF(side, m_y, room, lineHeight(body)), Qt::AlignLeft,
                   TextMetrics(body, ruler()).elidedText(subtitle, Qt::ElideRight, room));
    m_y += lineHeight(body) + 18;
    if (m_key) {
        page().addText(body, soft, QRectF(side, m_y, width(), lineHeight(body)), Qt::AlignLeft,
                       tr("Answers from the engine; numbers are accepted within one unit of their last place."));
    } else {
        const QString name = tr("Name or number"), date = tr("Date");
        const TextMetrics words(body, ruler());
        const double nameWidth = words.horizontalAdvance(name) + 14, dateAt = width() * 0.72;
        const double dateWidth = words.horizontalAdvance(date) + 14, base = m_y + lineHeight(body);
        page().addText(body, ink, QRectF(side, m_y, nameWidth, lineHeight(body)), Qt::AlignLeft, name);
        line(side + nameWidth, base, dateAt - nameWidth - 14, 0.9);
        page().addText(body, ink, QRectF(side + dateAt, m_y, dateWidth, lineHeight(body)), Qt::AlignLeft, date);
        line(side + dateAt + dateWidth, base, width() - dateAt - dateWidth, 0.9);
    }
    m_y += lineHeight(body) + 18;
}

void SheetLayout::addSection(const QString& heading, const QString& instruction, double following)
{
    const QFont bold = font(11, true), body = font(10);
    const double least = following > 0 ? following : 2 * lineHeight(body) + unitsOf(14);
    requireRoom(lineHeight(bold) + 2 * lineHeight(body) + least);  // no heading alone at a page's end
    m_y += rowGap;
    const double number = unitsOf(7.5);
    page().addText(bold, ink, QRectF(side, m_y, number, lineHeight(bold)), Qt::AlignLeft,
                   QString::number(++m_sections));
    page().addText(bold, ink, QRectF(side + number, m_y, width() - number, lineHeight(bold)), Qt::AlignLeft, heading);
    m_y += lineHeight(bold) + 3;
    if (!instruction.isEmpty()) paragraph(instruction, body, soft, side, width());
    m_y += rowGap;
}

QSizeF SheetLayout::sizeOf(const SheetTable& table) const
{
    const TextMetrics metrics(font(10), ruler());
    double names = 0;
    for (const QString& row : table.rows) names = std::max(names, metrics.horizontalAdvance(row) + 10);
    const double head = (table.title.isEmpty() ? 0 : lineHeight(font(10)) + 2)
                        + (table.columns.isEmpty() ? 0 : lineHeight(font(10)) + 2);
    const auto columns = static_cast<double>(table.cells.empty() ? 0 : table.cells.front().size());
    return {names + columns * unitsOf(table.cell_width),
            head + static_cast<double>(table.cells.size()) * unitsOf(table.cell_height)};
}

void SheetLayout::addTable(const SheetTable& table, const QPointF& at)
{
    const QFont body = font(10);
    const double line = lineHeight(body), w = unitsOf(table.cell_width), h = unitsOf(table.cell_height);
    const auto columns = table.cells.empty() ? 0 : table.cells.front().size();
    const double names = sizeOf(table).width() - static_cast<double>(columns) * w, left = at.x() + names;
    double top = at.y();
    const TextMetrics metrics(body, ruler());
    if (!table.title.isEmpty()) {
        page().addText(body, ink, QRectF(left, top, static_cast<double>(columns) * w, line), Qt::AlignHCenter,
                       table.title);
        top += line + 2;
    }
    for (std::size_t col = 0; col < columns && !table.columns.isEmpty(); ++col)
        page().addText(body, ink, QRectF(left + static_cast<double>(col) * w - 6, top, w + 12, line), Qt::AlignHCenter,
                       metrics.elidedText(table.columns.value(static_cast<qsizetype>(col)), Qt::ElideRight, w + 8));
    if (!table.columns.isEmpty()) top += line + 2;
    // Thick boxes lie over the thin ones beside them.
    for (const bool blanks : {false, true})
        for (std::size_t row = 0; row < table.cells.size(); ++row)
            for (std::size_t col = 0; col < columns; ++col) {
                const SheetTable::Cell& cell = table.cells[row][col];
                if (cell.absent || cell.blank != blanks) continue;
                const QRectF rect(left + static_cast<double>(col) * w, top + static_cast<double>(row) * h, w, h);
                box(rect, cell.blank, cell.blank && m_key ? answerGround : QColor(Qt::transparent));
                if (!cell.blank || m_key)
                    page().addText(numbers(11, cell.blank), cell.blank ? answer : ink, rect, Qt::AlignHCenter,
                                   cell.text);
            }
    for (std::size_t row = 0; row < table.cells.size() && !table.rows.isEmpty(); ++row)
        page().addText(body, ink, QRectF(at.x(), top + static_cast<double>(row) * h, names - 8, h), Qt::AlignRight,
                       table.rows.value(static_cast<qsizetype>(row)));
}

void SheetLayout::addTables(const std::vector<SheetTable>& tables)
{
    double x = 0, high = 0;
    std::vector<std::pair<const SheetTable*, double>> row;
    const auto place = [&] {
        requireRoom(high);
        for (const auto& [table, left] : row) addTable(*table, {side + left, m_y});
        m_y += high + rowGap;
        row.clear();
        x = high = 0;
    };
    for (const SheetTable& table : tables) {
        const QSizeF size = sizeOf(table);
        if (!row.empty() && x + size.width() > width()) place();
        row.emplace_back(&table, x);
        x += size.width() + tableGap;
        high = std::max(high, size.height());
    }
    if (!row.empty()) place();
}

double SheetLayout::heightOf(const SheetQuestion& question) const
{
    const QFont body = font(10);
    const double line = lineHeight(body) * 1.12;
    auto lines = linesOf({question.ask}, body, width()).size();
    for (const QString& option : question.options) lines += linesOf({option}, body, width() - unitsOf(8)).size();
    const double room = question.options.isEmpty() ? question.lines * unitsOf(8) : 0;
    return line * static_cast<double>(lines) + room + 2 * rowGap;
}

void SheetLayout::addQuestion(const SheetQuestion& question)
{
    const QFont body = font(10), bold = font(10, true);
    const double line = lineHeight(body) * 1.12, mark = unitsOf(3.6);
    requireRoom(heightOf(question));
    paragraph(question.ask, body, ink, side, width());
    m_y += 3;
    for (qsizetype i = 0; i < question.options.size(); ++i) {
        const bool right =
            static_cast<std::size_t>(i) < question.right.size() && question.right[static_cast<std::size_t>(i)];
        const bool ticked = right && m_key;
        requireRoom(line);
        box(QRectF(side + 2, m_y + (line - mark) / 2, mark, mark), true, ticked ? answer : QColor(Qt::transparent));
        paragraph(question.options[i], ticked ? bold : body, ticked ? answer : soft, side + mark + 12,
                  width() - mark - 12);
        m_y += 2;
    }
    if (question.options.isEmpty() && m_key) paragraph(question.answer, bold, answer, side, width());
    for (int i = 0; i < question.lines && question.options.isEmpty() && !m_key; ++i) {
        m_y += unitsOf(8);
        requireRoom(2);
        page().boxes.push_back({QRectF(side, m_y, width(), 0.8), ink});
    }
    m_y += rowGap + 4;
}

void SheetLayout::addFoot(const QString& from, const QString& said)
{
    const QFont small = font(8);
    const double line = lineHeight(small);
    for (std::size_t i = 0; i < m_pages.size(); ++i) {
        FigurePage& page = m_pages[i];
        const double y = page.size.height() - unitsOf(14), room = page.size.width() - 2 * side;
        page.boxes.push_back({QRectF(side, y, room, 0.6), rule});
        const QString number = m_pages.size() > 1 ? tr("page %1 of %2 · ").arg(i + 1).arg(m_pages.size()) : QString();
        const TextMetrics metrics(small, ruler());
        const double left = room - metrics.horizontalAdvance(number + said) - 20;
        page.addText(small, pale, QRectF(side, y + 4, left, line), Qt::AlignLeft,
                     metrics.elidedText(from, Qt::ElideMiddle, left));
        page.addText(small, pale, QRectF(side, y + 4, room, line), Qt::AlignRight, number + said);
    }
}

std::vector<FigurePage> SheetLayout::pages() && { return std::move(m_pages); }
