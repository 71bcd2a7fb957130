#include "ui/plot/sheet/sheet_layout.h"

#include "ui/plot/figure/figure_layout.h"
#include "ui/plot/figure/page_maps.h"
#include "ui/plot/sheet/sheet_look.h"
#include "ui/plot/sheet/worksheet_words.h"
#include "ui/plot/text/text_metrics.h"

#include <algorithm>

using namespace figure_layout;
using namespace sheet_look;

namespace {

const double side = unitsOf(17.7), footRoom = unitsOf(18), tableGap = unitsOf(6), rowGap = unitsOf(2.5);
const double taskHeight = unitsOf(9.5);
}  // namespace

SheetLayout::SheetLayout(Paper paper, bool key) : m_paper(paper), m_key(key) { addPage(); }

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

/// A word wider than the room is elided.
QStringList SheetLayout::linesIn(const QString& text, const QFont& font, double room) const
{
    const TextMetrics metrics(font, ruler());
    QStringList lines = linesOf(text.split(QLatin1Char('\n')), font, room);
    for (QString& line : lines) line = metrics.elidedText(line, Qt::ElideRight, room);
    return lines;
}

void SheetLayout::paragraph(const QString& text, const QFont& font, const QColor& color, double x, double room)
{
    const double height = lineHeight(font) * 1.12;
    for (const QString& words : linesIn(text, font, room)) {
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
                   Worksheet::tr("sheet"));
    page().addText(numbers(14), ink,
                   QRectF(side + width() - right, top + lineHeight(small) - 2, right, lineHeight(numbers(14))),
                   Qt::AlignRight, id);
    const double room = width() - right - 10, titleRoom = room * 0.84;  // the key has one more word
    constexpr double smallest = 12;
    const double wide = TextMetrics(large, ruler()).horizontalAdvance(title);
    large = font(std::max(smallest, 18 * std::min(1.0, 0.98 * titleRoom / std::max(1.0, wide))), true);
    const TextMetrics metrics(large, ruler());
    const QString shown = metrics.elidedText(title, Qt::ElideRight, titleRoom);
    page().addText(large, ink, QRectF(side, m_y, room, lineHeight(large)), Qt::AlignLeft, shown);
    const double behind = metrics.horizontalAdvance(shown + QStringLiteral(" "));
    if (m_key)
        page().addText(large, answer, QRectF(side + behind, m_y, room - behind, lineHeight(large)), Qt::AlignLeft,
                       Worksheet::tr("· key"));
    m_y += lineHeight(large) + 2;
    page().addText(body, pale, QRectF(side, m_y, room, lineHeight(body)), Qt::AlignLeft,
                   TextMetrics(body, ruler()).elidedText(subtitle, Qt::ElideRight, room));
    m_y += lineHeight(body) + 18;
    if (m_key) {
        page().addText(
            body, soft, QRectF(side, m_y, width(), lineHeight(body)), Qt::AlignLeft,
            Worksheet::tr("Answers from the engine; numbers are accepted within one unit of their last place."));
    } else {
        const QString name = Worksheet::tr("Name or number"), date = Worksheet::tr("Date");
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

void SheetLayout::addTables(const std::vector<SheetTable>& tables)
{
    double x = 0, high = 0;
    std::vector<std::pair<const SheetTable*, double>> row;
    const auto place = [&] {
        requireRoom(high);
        for (const auto& [table, left] : row) addTable(page(), *table, {side + left, m_y}, m_key);
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
        addBox(page(), QRectF(side + 2, m_y + (line - mark) / 2, mark, mark), true,
               ticked ? answer : QColor(Qt::transparent), m_key);
        paragraph(question.options[i], ticked ? bold : body, ticked ? answer : soft, side + mark + 12,
                  width() - mark - 12);
        m_y += 2;
    }
    if (question.options.isEmpty() && m_key) {
        // The key takes the room of the lines that it fills, so that it lies over its sheet.
        const double below = m_y + question.lines * unitsOf(8);
        paragraph(question.answer, bold, answer, side, width());
        m_y = std::max(m_y, below);
    }
    for (int i = 0; i < question.lines && question.options.isEmpty() && !m_key; ++i) {
        m_y += unitsOf(8);
        requireRoom(2);
        page().boxes.push_back({QRectF(side, m_y, width(), 0.8), ink});
    }
    m_y += rowGap + 4;
}

double SheetLayout::heightOfTasks(std::size_t count)
{
    const std::size_t rows = (count + 1) / 2;
    return static_cast<double>(rows) * (taskHeight + rowGap);
}

void SheetLayout::addTasks(const std::vector<SheetTask>& tasks)
{
    const double wide = (width() - tableGap) / 2;
    for (std::size_t i = 0; i < tasks.size(); i += 2) {
        requireRoom(taskHeight);
        for (std::size_t beside = 0; beside < 2 && i + beside < tasks.size(); ++beside)
            addTask(tasks[i + beside],
                    QRectF(side + static_cast<double>(beside) * (wide + tableGap), m_y, wide, taskHeight));
        m_y += taskHeight + rowGap;
    }
}

void SheetLayout::addTask(const SheetTask& task, const QRectF& room)
{
    const QFont body = font(10);
    const double wide = unitsOf(26), line = lineHeight(body) * 1.12, words = room.width() - wide - unitsOf(3);
    constexpr qsizetype most = 2;
    const QStringList lines = linesIn(task.ask, body, words).mid(0, most);
    double y = room.top() + (room.height() - line * static_cast<double>(lines.size())) / 2;
    for (const QString& each : lines) {
        page().addText(body, ink, QRectF(room.left(), y, words, line), Qt::AlignLeft, each);
        y += line;
    }
    const QRectF box(room.right() - wide, room.top() + 1, wide, room.height() - 2);
    addBox(page(), box, true, m_key ? answerGround : QColor(Qt::transparent), m_key);
    const QFont bold = font(11, true);
    if (m_key)
        page().addText(bold, answer, box, Qt::AlignHCenter,
                       TextMetrics(bold, ruler()).elidedText(task.answer, Qt::ElideRight, wide - 8));
}

void SheetLayout::addPanel(const std::shared_ptr<const FigurePage>& panel, const QStringList& beside)
{
    const QSizeF size = panel == nullptr ? QSizeF(0, 0) : panel->size;
    requireRoom(size.height());
    const double top = m_y, left = panel == nullptr ? 0 : size.width() + tableGap;
    if (panel != nullptr) page().panels.push_back({QPointF(side, top), panel});
    for (const QString& words : beside) {
        paragraph(words, font(10), soft, side + left, width() - left);
        m_y += rowGap;
    }
    m_y = std::max(m_y, top + size.height()) + rowGap;
}

void SheetLayout::addFoot(const QString& from, const QString& said)
{
    const QFont small = font(8);
    const double line = lineHeight(small);
    constexpr qsizetype most = 3;
    for (std::size_t i = 0; i < m_pages.size(); ++i) {
        FigurePage& page = m_pages[i];
        const double y = page.size.height() - unitsOf(14), room = page.size.width() - 2 * side;
        page.boxes.push_back({QRectF(side, y, room, 0.6), rule});
        const QString number =
            m_pages.size() > 1 ? Worksheet::tr("page %1 of %2 · ").arg(i + 1).arg(m_pages.size()) : QString();
        const TextMetrics metrics(small, ruler());
        // The answer key has the same width, although it says something else on the right.
        const double left = std::min(0.62 * room, room - metrics.horizontalAdvance(number + said) - 20);
        QStringList lines = linesIn(from, small, left);
        if (lines.size() > most)
            lines = lines.mid(0, most - 1)
                    << metrics.elidedText(lines.mid(most - 1).join(QLatin1Char(' ')), Qt::ElideRight, left);
        for (qsizetype row = 0; row < lines.size(); ++row)
            page.addText(small, pale, QRectF(side, y + 4 + static_cast<double>(row) * line, left, line), Qt::AlignLeft,
                         lines[row]);
        page.addText(small, pale, QRectF(side, y + 4, room, line), Qt::AlignRight, number + said);
    }
}

std::vector<FigurePage> SheetLayout::pages() && { return std::move(m_pages); }
