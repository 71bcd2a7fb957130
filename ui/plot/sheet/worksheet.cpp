#include "ui/plot/sheet/worksheet.h"

#include <QFileInfo>
#include <QRegularExpression>

#include "core/random_bits.h"
#include "ui/plot/sheet/worksheet_words.h"

#include <algorithm>

using Cell = SheetTable::Cell;
using core::HandSheet;

namespace {

QString textOf(const std::string& text) { return QString::fromStdString(text); }

/// Words of the lesson's first text; where it has too few, four that say something.
std::vector<std::string> wordsOf(const core::Lesson& lesson)
{
    std::vector<std::string> words;
    try {
        const core::Session session = lesson.sessionAt(0);
        const std::string text = session.run().texts.empty() ? "" : session.run().texts.front();
        static const QRegularExpression spaces(QStringLiteral("\\s+"));
        constexpr qsizetype longest = 12;
        for (QString word : textOf(text).split(spaces, Qt::SkipEmptyParts)) {
            while (!word.isEmpty() && word.back().isPunct()) word.chop(1);
            if (!word.isEmpty() && word.size() <= longest) words.push_back(word.toStdString());
        }
    } catch (const core::Error&) {
        words.clear();  // a step without a state shows nothing to be computed
    }
    constexpr std::size_t best = 4;
    if (words.size() < core::fewestHandTokens) words = {"the", "cat", "drinks", "milk"};
    words.resize(std::min(words.size(), best));
    return words;
}

QStringList listOf(const std::vector<std::string>& words)
{
    QStringList all;
    for (const std::string& word : words) all << textOf(word);
    return all;
}

std::vector<std::vector<Cell>> wholeNumbers(const std::vector<std::vector<int>>& table)
{
    std::vector<std::vector<Cell>> cells;
    for (const auto& row : table) {
        cells.emplace_back();
        for (const int value : row) cells.back().push_back({sheetNumber(value, 0)});
    }
    return cells;
}

void addVectors(SheetLayout& layout, const HandSheet& sheet)
{
    layout.addSection(
        Worksheet::tr("What each token asks for, what it offers, what it says"),
        sheet.causal
            ? Worksheet::tr("The query q and the key k have d = 4 numbers each, the value v has two. A token sees "
                            "itself and those before it.")
            : Worksheet::tr("The query q and the key k have d = 4 numbers each, the value v has two. Nothing is "
                            "hidden."));
    const QStringList tokens = listOf(sheet.tokens);
    layout.addTables({{.title = Worksheet::tr("q"), .rows = tokens, .cells = wholeNumbers(sheet.q), .cell_width = 11},
                      {.title = Worksheet::tr("k"), .cells = wholeNumbers(sheet.k), .cell_width = 11},
                      {.title = Worksheet::tr("v"), .cells = wholeNumbers(sheet.v), .cell_width = 11}});
}

/// Scores to be filled in, and beside them the table that the next step needs.
void addScores(SheetLayout& layout, const HandSheet& sheet)
{
    layout.addSection(
        Worksheet::tr("Scores"),
        Worksheet::tr("Each is a dot product q · k: query in the row, key in the column. Fill the empty boxes. On the "
                      "right, eˣ to look up."));
    SheetTable scores{.rows = listOf(sheet.tokens), .columns = listOf(sheet.tokens), .cell_width = 17};
    for (std::size_t i = 0; i < sheet.tokens.size(); ++i) {
        scores.cells.emplace_back();
        for (std::size_t j = 0; j < sheet.tokens.size(); ++j) {
            const bool seen = sheet.isVisible(static_cast<core::Index>(i), static_cast<core::Index>(j));
            scores.cells.back().push_back(
                {seen ? sheetNumber(sheet.scores[i][j], 0) : QStringLiteral("−∞"), seen && sheet.blank_scores[i][j]});
        }
    }
    SheetTable first{.columns = {Worksheet::tr("x"), Worksheet::tr("eˣ")}, .cell_width = 15, .cell_height = 6};
    SheetTable second = first;
    for (int half = -2; half <= 5; ++half) {
        SheetTable& table = half <= 1 ? first : second;
        table.cells.push_back({{sheetNumber(half / 2.0, 1)}, {sheetNumber(core::tabledExponential(half / 2.0), 2)}});
    }
    layout.addTables({scores, first, second});
}

void addRow(SheetLayout& layout, const HandSheet& sheet)
{
    const QString token = textOf(sheet.tokens[static_cast<std::size_t>(sheet.row)]);
    layout.addSection(
        Worksheet::tr("The row of “%1”, step by step").arg(token),
        Worksheet::tr("Divide by √d = 2, look up eˣ, add up, divide by the sum. Round weights to two places."));
    SheetTable steps{.rows = {Worksheet::tr("score ∕ 2"), Worksheet::tr("eˣ"), Worksheet::tr("weight")},
                     .columns = listOf(sheet.tokens),
                     .cell_width = 20};
    steps.columns << Worksheet::tr("sum");
    steps.cells.resize(3);
    const std::vector<double> exponentials = sheet.exponentials();
    const auto row = static_cast<std::size_t>(sheet.row);
    for (std::size_t j = 0; j < sheet.tokens.size(); ++j) {
        const bool seen = sheet.isVisible(sheet.row, static_cast<core::Index>(j));
        const QString none = QStringLiteral("−∞"), zero = QStringLiteral("0");
        steps.cells[0].push_back({seen ? sheetNumber(sheet.scores[row][j] / 2.0, 1) : none, seen && j > 0});
        steps.cells[1].push_back({seen ? sheetNumber(exponentials[j], 2) : zero, seen});
        steps.cells[2].push_back({seen ? sheetNumber(sheet.weights[row][j], 2) : zero, seen});
    }
    steps.cells[0].push_back({.absent = true});
    steps.cells[1].push_back({sheetNumber(sheet.sum(), 2), true});
    steps.cells[2].push_back({QStringLiteral("1.00")});
    layout.addTables({steps});
}

void addMap(SheetLayout& layout, const HandSheet& sheet)
{
    const QString token = textOf(sheet.tokens[static_cast<std::size_t>(sheet.row)]);
    layout.addSection(
        Worksheet::tr("The whole map, and what “%1” gets").arg(token),
        Worksheet::tr(
            "Copy your row. In the other rows one number is missing: no eˣ is needed for it. On the right, Σ weight "
            "× v of your row, to one place."));
    SheetTable map{.rows = listOf(sheet.tokens), .columns = listOf(sheet.tokens), .cell_width = 17};
    for (std::size_t i = 0; i < sheet.tokens.size(); ++i) {
        map.cells.emplace_back();
        for (std::size_t j = 0; j < sheet.tokens.size(); ++j) {
            const bool seen = sheet.isVisible(static_cast<core::Index>(i), static_cast<core::Index>(j));
            map.cells.back().push_back(
                {seen ? sheetNumber(sheet.weights[i][j], 2) : QStringLiteral("0"), seen && sheet.blank_weights[i][j]});
        }
    }
    SheetTable output{.title = Worksheet::tr("Σ weight × v"), .cell_width = 20};
    output.cells.emplace_back();
    for (const double value : sheet.output) output.cells.back().push_back({sheetNumber(value, 1), true});
    layout.addTables({map, output});
}

/// A question with its options in this sheet's order.
SheetQuestion questionOf(const core::LessonQuestion& asked, const core::SheetNumber& number)
{
    SheetQuestion question{.ask = textOf(asked.ask), .answer = textOf(asked.answer), .lines = 1};
    if (asked.kind == core::LessonQuestion::Kind::Text) question.lines = 3;
    for (const std::size_t place : core::optionOrder(asked, core::hashOf(number.id()))) {
        const core::LessonOption& option = asked.options[place];
        question.options << textOf(option.text);
        question.right.push_back(option.right);
    }
    return question;
}

void addQuestions(SheetLayout& layout, const core::Lesson& lesson, const core::LessonWords& words,
                  const core::SheetNumber& number)
{
    for (std::size_t place = 0; place < lesson.steps().size(); ++place) {
        const core::LessonStep step = core::inWords(lesson.steps()[place], words.steps[place]);
        std::vector<SheetQuestion> questions;
        for (const core::LessonQuestion& asked : step.questions)
            if (asked.paper) questions.push_back(questionOf(asked, number));
        if (questions.empty()) continue;
        layout.addSection(textOf(step.title), {}, layout.heightOf(questions.front()));
        for (const SheetQuestion& question : questions) layout.addQuestion(question);
    }
}

}  // namespace

std::string sheetNameOf(const core::Lesson& lesson)
{
    const QString stem = QFileInfo(textOf(lesson.file().string())).fileName().section(QLatin1Char('.'), 0, 0);
    static const QRegularExpression leading(QStringLiteral("^0*(\\d+)"));
    if (const auto found = leading.match(stem); found.hasMatch()) return "L" + found.captured(1).toStdString();
    std::string name;
    constexpr std::size_t longest = 6;
    for (const QChar c : stem.toUpper())
        if (c.unicode() < 128 && c.isLetterOrNumber() && name.size() < longest) name += c.toLatin1();
    return name.empty() ? "L" : name;
}

std::vector<FigurePage> worksheetPages(const WorksheetRequest& request, bool key)
{
    SheetLayout layout(request.paper, key);
    const HandSheet sheet = core::handSheet(wordsOf(request.lesson), request.causal, request.number);
    const core::LessonWords words = request.words != nullptr ? *request.words : core::wordsOf(request.lesson, {});
    layout.addHead(textOf(words.title), Worksheet::tr("one attention head by hand, and questions"),
                   textOf(request.number.id()));
    addVectors(layout, sheet);
    addScores(layout, sheet);
    addRow(layout, sheet);
    addMap(layout, sheet);
    addQuestions(layout, request.lesson, words, request.number);
    const QString file = textOf(request.lesson.file().filename().string());
    layout.addFoot(Worksheet::tr("AttentionScope · lesson sheet %1 --seed %2, copy %3 of %4")
                       .arg(file)
                       .arg(request.number.seed)
                       .arg(request.number.copy)
                       .arg(request.copies),
                   key ? Worksheet::tr("not for students") : Worksheet::tr("the same id makes the same sheet"));
    return std::move(layout).pages();
}
