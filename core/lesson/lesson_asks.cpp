#include "core/lesson/lesson_asks.h"

#include "core/session/session_names.h"
#include "core/text/nearest_name.h"
#include "core/text/trimmed.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace core {
namespace {

using Kind = LessonQuestion::Kind;

struct Line {
    std::string_view key;
    std::string_view value;
    std::size_t key_at = 0;  ///< in bytes of the whole text
    std::size_t value_at = 0;
};

[[noreturn]] void fail(std::size_t at, const std::string& expected, std::string_view found,
                       std::string_view nearest = {})
{
    throw FenceMistake{at, expected, std::string(found.substr(0, 80)), std::string(nearest)};
}

/// Fails with a list of names, of which the message tells the nearest.
[[noreturn]] void failAmong(std::size_t at, std::span<const std::string_view> names, std::string_view found)
{
    std::string all;
    for (const std::string_view name : names) all.append(all.empty() ? "" : ", ").append(name);
    fail(at, all, found, nearestName(found, names));
}

std::vector<Line> linesIn(std::string_view text, const TextPart& inside, bool keyed)
{
    std::vector<Line> lines;
    for (std::size_t at = inside.from; at < inside.to;) {
        const std::size_t end = std::min(text.find('\n', at), inside.to);
        const std::string_view line = trimmed(text.substr(at, end - at));
        at = end + 1;
        if (line.empty()) continue;
        const auto place = [&](std::string_view part) { return static_cast<std::size_t>(part.data() - text.data()); };
        if (!keyed) {
            lines.push_back({{}, line, place(line), place(line)});
            continue;
        }
        const std::size_t colon = line.find(':');
        if (colon == std::string_view::npos)
            fail(place(line) + line.size(), "“:” after the field's name", "the line's end");
        const std::string_view key = trimmed(line.substr(0, colon));
        std::string_view value = trimmed(line.substr(colon + 1));
        if (value.empty()) fail(place(line) + line.size(), "something after “:”", "the line's end");
        lines.push_back({key, value, place(line), place(value)});
    }
    return lines;
}

void requireKnown(const std::vector<Line>& lines, std::span<const std::string_view> names)
{
    for (const Line& line : lines)
        if (std::ranges::find(names, line.key) == names.end()) failAmong(line.key_at, names, line.key);
}

void requireOnce(const std::vector<Line>& lines, std::string_view key)
{
    int count = 0;
    for (const Line& line : lines)
        if (line.key == key && ++count > 1) fail(line.key_at, "one “" + std::string(key) + "”", "a second one");
}

template<typename Value, typename Name, std::size_t count>
Value named(const std::pair<Value, Name> (&names)[count], const Line& line)
{
    std::vector<std::string_view> known;
    for (const auto& [value, name] : names) {
        if (line.value == name) return value;
        known.emplace_back(name);
    }
    failAmong(line.value_at, known, line.value);
}

template<typename Value>
Value required(std::optional<Value> found, const Line& line, const char* expected)
{
    if (!found) fail(line.value_at, expected, line.value);
    return *found;
}

constexpr const char* aToken = "a token, such as cat or \"the\" #2";
constexpr const char* aCell = "a query and a key, such as it -> cat";
constexpr const char* aHead = "a layer and a head counted from 1, such as 4.4";

std::optional<double> numberOf(std::string_view text)
{
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(number)) return std::nullopt;
    return number;
}

/// Half of the last place that a number is written with.
double halfPlace(std::string_view text)
{
    const std::size_t point = text.find('.');
    const auto decimals = point == std::string_view::npos ? 0 : static_cast<double>(text.size() - point - 1);
    return 0.5 * std::pow(10.0, -decimals);
}

void readAnswer(const Line& line, LessonQuestion& question)
{
    question.answer = line.value;
    switch (question.kind) {
    case Kind::Choice: fail(line.key_at, "options instead of an answer", "answer");
    case Kind::Number:
        question.number = required(numberOf(line.value), line, "a number, such as 0.95");
        question.tolerance = halfPlace(line.value);
        break;
    case Kind::Cell: question.cell = required(namedCellIn(line.value), line, aCell); break;
    case Kind::Head: question.head = required(namedHeadIn(line.value), line, aHead); break;
    case Kind::Token: question.token = required(namedTokenIn(line.value), line, aToken); break;
    case Kind::Text: break;
    }
}

void readOption(const Line& line, LessonQuestion& question)
{
    if (question.kind != Kind::Choice) fail(line.key_at, "an answer, since only a choice has options", line.key);
    if (question.options.size() == mostOptions) fail(line.key_at, "20 options at most", "more");
    question.options.push_back({std::string(line.value), line.key == "option*"});
}

/// Computed answers are expected to two places, unless the question says otherwise.
constexpr double usualTolerance = 0.005;

void readComputed(const Line& line, LessonQuestion& question)
{
    if (question.kind != Kind::Number) fail(line.key_at, "what is computed of a number", "of another kind");
    ParsedClaimValue parsed = parseComputed(line.value);
    if (const auto& mistake = parsed.mistake)
        throw FenceMistake{line.value_at + mistake->at, mistake->expected, mistake->found, mistake->nearest};
    question.computed = std::move(parsed.value);
    if (question.answer.empty()) question.tolerance = usualTolerance;
}

void readSeveral(const Line& line, LessonQuestion& question)
{
    constexpr std::pair<bool, std::string_view> words[] = {{true, "yes"}, {false, "no"}};
    if (question.kind != Kind::Choice) fail(line.key_at, "“several” of a choice", "of another kind");
    question.several = named(words, line);
}

void readTolerance(const Line& line, LessonQuestion& question)
{
    if (question.kind != Kind::Number) fail(line.key_at, "a tolerance of a number", "one of another kind");
    question.tolerance = required(numberOf(line.value), line, "a number from 0");
    if (question.tolerance < 0) fail(line.value_at, "a number from 0", line.value);
}

/// Requires the mandatory parts of a question.
void requireWhole(const LessonQuestion& question, const TextPart& inside, bool released)
{
    if (question.ask.empty()) fail(inside.from, "“ask:” with the question", "none");
    if (question.kind != Kind::Choice) {
        if (question.answer.empty() && !question.computed && !released) fail(inside.from, "“answer:”", "none");
        return;
    }
    if (question.options.size() < 2) fail(inside.from, "two options or more", std::to_string(question.options.size()));
    if (!question.isJudged() && !released) fail(inside.from, "a right option, “option*:”", "none");
}

}  // namespace

bool LessonQuestion::isJudged() const
{
    if (kind == Kind::Choice) return std::ranges::any_of(options, &LessonOption::right);
    return kind != Kind::Text && (!answer.empty() || computed);
}

std::optional<NamedToken> namedTokenIn(std::string_view text)
{
    text = trimmed(text);
    NamedToken named;
    std::string_view rest;
    if (text.starts_with('"')) {
        const std::size_t end = text.find('"', 1);
        if (end == std::string_view::npos) return std::nullopt;
        named.text = text.substr(1, end - 1);
        rest = trimmed(text.substr(end + 1));
    } else {
        const std::size_t sign = text.size() > 1 ? text.find('#', 1) : std::string_view::npos;  // a token may be "#"
        named.text = trimmed(text.substr(0, sign));
        if (sign != std::string_view::npos) rest = text.substr(sign);
    }
    if (named.text.empty()) return std::nullopt;
    if (rest.empty()) return named;
    if (!rest.starts_with('#')) return std::nullopt;
    rest = trimmed(rest.substr(1));
    const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), named.occurrence);
    const bool number = error == std::errc() && end == rest.data() + rest.size();
    return number && named.occurrence >= 1 && named.occurrence <= mostNth ? std::optional(named) : std::nullopt;
}

std::optional<NamedCell> namedCellIn(std::string_view text)
{
    for (const std::string_view arrow : {"→", "->"}) {
        const std::size_t at = text.find(arrow);
        if (at == std::string_view::npos) continue;
        const auto query = namedTokenIn(text.substr(0, at));
        const auto key = namedTokenIn(text.substr(at + arrow.size()));
        if (query && key) return NamedCell{*query, *key};
    }
    return std::nullopt;
}

std::optional<NamedHead> namedHeadIn(std::string_view text)
{
    text = trimmed(text);
    const std::size_t point = text.find('.');
    if (point == std::string_view::npos) return std::nullopt;
    Index layer = 0, head = 0;
    const auto read = [](std::string_view digits, Index& number) {
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
        return error == std::errc() && end == digits.data() + digits.size() && number >= 1 && number <= mostNth;
    };
    if (!read(text.substr(0, point), layer) || !read(text.substr(point + 1), head)) return std::nullopt;
    return NamedHead{layer - 1, head - 1};
}

LessonLook parseLook(std::string_view text, const TextPart& inside)
{
    constexpr std::string_view names[] = {"view", "head", "row", "column", "cell", "stage"};
    const std::vector<Line> lines = linesIn(text, inside, true);
    requireKnown(lines, names);
    for (const std::string_view name : names) requireOnce(lines, name);
    LessonLook look{.part = inside};
    for (const Line& line : lines) {
        if (line.key == "view") look.view = named(views, line);
        if (line.key == "stage") look.stage = named(stageNames, line);
        if (line.key == "head") look.head = required(namedHeadIn(line.value), line, aHead);
        if (line.key == "row") look.row = required(namedTokenIn(line.value), line, aToken);
        if (line.key == "column") look.column = required(namedTokenIn(line.value), line, aToken);
        if (line.key == "cell") look.cell = required(namedCellIn(line.value), line, aCell);
        if (look.cell && (look.row || look.column)) fail(line.key_at, "a cell alone, or a row or a column", "both");
    }
    if (lines.empty()) fail(inside.from, "what to look at, such as “row: it”", "nothing");
    return look;
}

LessonPrediction parsePrediction(std::string_view text, const TextPart& inside)
{
    constexpr const char* expected = "one line: row it, top it, cell it -> cat, or head";
    const std::vector<Line> lines = linesIn(text, inside, false);
    if (lines.size() != 1) fail(inside.from, expected, std::to_string(lines.size()) + " lines");
    const Line& line = lines.front();
    const std::string_view kind = line.value.substr(0, line.value.find_first_of(" \t"));
    const std::string_view rest = trimmed(line.value.substr(kind.size()));
    const Line behind{{}, rest, line.value_at, static_cast<std::size_t>(line.value_at + kind.size())};
    LessonPrediction asked{.of = named(guessKinds, Line{{}, kind, line.value_at, line.value_at}), .part = inside};
    if (asked.of == Guess::Of::Head) {
        if (!rest.empty()) fail(behind.value_at, "nothing after “head”", rest);
    } else if (asked.of == Guess::Of::Cell) {
        const NamedCell cell = required(namedCellIn(rest), behind, aCell);
        asked.row = cell.query;
        asked.key = cell.key;
    } else {
        asked.row = required(namedTokenIn(rest), behind, aToken);
    }
    return asked;
}

LessonQuestion parseQuestion(std::string_view text, const TextPart& inside, bool released)
{
    constexpr std::string_view names[] = {"ask",    "kind",      "several",  "option", "option*",
                                          "answer", "tolerance", "computed", "hint"};
    const std::vector<Line> lines = linesIn(text, inside, true);
    requireKnown(lines, names);
    for (const std::string_view name : {"ask", "kind", "several", "answer", "tolerance", "computed"})
        requireOnce(lines, name);
    LessonQuestion question;
    question.part = inside;
    const auto kind = std::ranges::find(lines, "kind", &Line::key);
    if (kind == lines.end()) fail(inside.from, "“kind:” choice, number, cell, head, token or text", "none");
    question.kind = named(questionKinds, *kind);
    for (const Line& line : lines) {
        if (line.key == "ask") question.ask = line.value;
        if (line.key == "answer") readAnswer(line, question);
        if (line.key.starts_with("option")) readOption(line, question);
        if (line.key != "hint") continue;
        if (question.hints.size() == mostHints) fail(line.key_at, "20 hints at most", "more");
        question.hints.emplace_back(line.value);
    }
    question.several = std::ranges::count(question.options, true, &LessonOption::right) > 1;
    for (const Line& line : lines) {
        if (line.key == "computed") readComputed(line, question);
        if (line.key == "several") readSeveral(line, question);
    }
    const auto tolerance = std::ranges::find(lines, "tolerance", &Line::key);
    if (tolerance != lines.end()) readTolerance(*tolerance, question);
    requireWhole(question, inside, released);
    return question;
}

QuestionWords QuestionWords::of(const LessonQuestion& question)
{
    QuestionWords words{.ask = question.ask, .options = {}, .hints = question.hints};
    for (const LessonOption& option : question.options) words.options.push_back(option.text);
    return words;
}

QuestionWords parseQuestionWords(std::string_view text, const TextPart& inside)
{
    constexpr std::string_view names[] = {"ask", "option", "hint"};
    const std::vector<Line> lines = linesIn(text, inside, true);
    requireKnown(lines, names);
    requireOnce(lines, "ask");
    QuestionWords words;
    for (const Line& line : lines) {
        if (line.key == "ask") words.ask = line.value;
        if (line.key == "option") words.options.emplace_back(line.value);
        if (line.key == "hint") words.hints.emplace_back(line.value);
    }
    if (words.ask.empty()) fail(inside.from, "“ask:” and a question", "none");
    return words;
}

}  // namespace core
