#include "core/lesson/lesson_asks.h"

#include "core/random_bits.h"
#include "core/session/session_names.h"
#include "core/text/nearest_name.h"
#include "core/text/trimmed.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <numeric>
#include <utility>

namespace core {
namespace {

using Kind = LessonQuestion::Kind;

struct Line {
    std::string_view key;
    std::string_view value;
    std::size_t key_at = 0;  ///< in bytes of the whole text
    std::size_t value_at = 0;
};

[[noreturn]] void fail(std::size_t at, const Words& said) { throw FenceMistake{at, said}; }

/// Fails with a list of names, of which the message tells the nearest.
[[noreturn]] void failAmong(std::size_t at, std::span<const std::string_view> names, std::string_view found)
{
    std::string all;
    for (const std::string_view name : names) all.append(all.empty() ? "" : ", ").append(name);
    const std::string_view meant = nearestName(found, names);
    fail(at, meant.empty() ? Words("%1 cannot be understood: expected %2, found %3", all, found.substr(0, 80))
                           : Words("%1 cannot be understood: expected %2, found %3. Did you mean %4?", all,
                                   found.substr(0, 80), meant));
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
            fail(place(line) + line.size(),
                 Words("%1 cannot be understood: expected “:” after the field's name, found the line's end"));
        const std::string_view key = trimmed(line.substr(0, colon));
        std::string_view value = trimmed(line.substr(colon + 1));
        if (value.empty())
            fail(place(line) + line.size(),
                 Words("%1 cannot be understood: expected something after “:”, found the line's end"));
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
        if (line.key == key && ++count > 1)
            fail(line.key_at,
                 Words("%1 cannot be understood: expected one “%2”, found a second one", std::string(key)));
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
    if (!found)
        fail(line.value_at,
             Words("%1 cannot be understood: expected %2, found %3", expected, line.value.substr(0, 80)));
    return *found;
}

constexpr const char* aToken = phrase("a token, such as cat or \"the\" #2");
constexpr const char* aCell = phrase("a query and a key, such as it -> cat");
constexpr const char* aHead = phrase("a layer and a head counted from 1, such as 4.4");

constexpr const char* aColumn = phrase("a column's number counted from 1, such as 3");

/// From 1.
std::optional<Index> columnIn(std::string_view text)
{
    Index column = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), column);
    const bool whole = error == std::errc() && end == text.data() + text.size();
    return whole && column >= 1 && column <= mostNth ? std::optional(column) : std::nullopt;
}

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
    case Kind::Choice:
        fail(line.key_at, Words("%1 cannot be understood: expected options instead of an answer, found answer"));
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
    if (question.kind != Kind::Choice)
        fail(line.key_at,
             Words("%1 cannot be understood: expected an answer, since only a choice has options, found %2",
                   line.key.substr(0, 80)));
    if (question.options.size() == mostOptions)
        fail(line.key_at, Words("%1 cannot be understood: expected 20 options at most, found more"));
    question.options.push_back({std::string(line.value), line.key == "option*"});
}

/// Computed answers are expected to two places, unless the question says otherwise.
constexpr double usualTolerance = 0.005;

void readComputed(const Line& line, LessonQuestion& question)
{
    if (question.kind != Kind::Number)
        fail(line.key_at,
             Words("%1 cannot be understood: expected what is computed of a number, found of another kind"));
    ParsedClaimValue parsed = parseComputed(line.value);
    if (const auto& mistake = parsed.mistake) throw FenceMistake{line.value_at + mistake->at, mistake->said};
    question.computed = std::move(parsed.value);
    if (question.answer.empty()) question.tolerance = usualTolerance;
}

constexpr std::pair<bool, std::string_view> yesAndNo[] = {{true, "yes"}, {false, "no"}};

void readSeveral(const Line& line, LessonQuestion& question)
{
    if (question.kind != Kind::Choice)
        fail(line.key_at, Words("%1 cannot be understood: expected “several” of a choice, found of another kind"));
    question.several = named(yesAndNo, line);
}

void readOrder(const Line& line, LessonQuestion& question)
{
    if (question.kind != Kind::Choice)
        fail(line.key_at, Words("%1 cannot be understood: expected “shuffle” of a choice, found of another kind"));
    question.shuffled = named(yesAndNo, line);
}

/// "8 | That is d, not √d.": the answer and what is said to it.
void readWrong(const Line& line, LessonQuestion& question)
{
    if (question.kind == Kind::Text)
        fail(line.key_at, Words("%1 cannot be understood: expected a kind whose answers are judged, found text"));
    if (question.wrong.size() == mostWrong)
        fail(line.key_at, Words("%1 cannot be understood: expected 20 wrong answers at most, found more"));
    const std::size_t bar = line.value.find('|');
    if (bar == std::string_view::npos)
        fail(line.value_at,
             Words("%1 cannot be understood: expected an answer, “|” and what is said to it, found %2", line.value));
    WrongAnswer wrong{std::string(trimmed(line.value.substr(0, bar))),
                      std::string(trimmed(line.value.substr(bar + 1)))};
    if (wrong.feedback.empty())
        fail(line.value_at + bar, Words("%1 cannot be understood: expected what is said to the answer, found nothing"));
    if (!askedFor(question, wrong.said))
        fail(line.value_at,
             question.kind == Kind::Choice
                 ? Words("%1 cannot be understood: expected one of the wrong options, found %2", wrong.said)
                 : Words("%1 cannot be understood: expected an answer of the question's kind, found %2", wrong.said));
    question.wrong.push_back(std::move(wrong));
}

void readTolerance(const Line& line, LessonQuestion& question)
{
    if (question.kind != Kind::Number)
        fail(line.key_at,
             Words("%1 cannot be understood: expected a tolerance of a number, found one of another kind"));
    question.tolerance = required(numberOf(line.value), line, "a number from 0");
    if (question.tolerance < 0)
        fail(line.value_at,
             Words("%1 cannot be understood: expected a number from 0, found %2", line.value.substr(0, 80)));
}

/// Requires the mandatory parts of a question.
void requireWhole(const LessonQuestion& question, const TextPart& inside, bool released)
{
    if (question.ask.empty())
        fail(inside.from, Words("%1 cannot be understood: expected “ask:” with the question, found none"));
    if (question.kind != Kind::Choice) {
        if (question.answer.empty() && !question.computed && !released)
            fail(inside.from, Words("%1 cannot be understood: expected “answer:”, found none"));
        return;
    }
    if (question.options.size() < 2)
        fail(inside.from, Words("%1 cannot be understood: expected two options or more, found %2",
                                std::to_string(question.options.size())));
    if (!question.isJudged() && !released)
        fail(inside.from, Words("%1 cannot be understood: expected a right option, “option*:”, found none"));
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
    constexpr std::string_view names[] = {"view", "head", "row", "column", "cell", "stage", "dimension"};
    const std::vector<Line> lines = linesIn(text, inside, true);
    requireKnown(lines, names);
    for (const std::string_view name : names) requireOnce(lines, name);
    LessonLook look{.part = inside};
    for (const Line& line : lines) {
        if (line.key == "view") look.view = named(views, line);
        if (line.key == "stage") look.stage = named(stageNames, line);
        if (line.key == "dimension") look.dimension = required(columnIn(line.value), line, aColumn) - 1;
        if (line.key == "head") look.head = required(namedHeadIn(line.value), line, aHead);
        if (line.key == "row") look.row = required(namedTokenIn(line.value), line, aToken);
        if (line.key == "column") look.column = required(namedTokenIn(line.value), line, aToken);
        if (line.key == "cell") look.cell = required(namedCellIn(line.value), line, aCell);
        if (look.cell && (look.row || look.column))
            fail(line.key_at,
                 Words("%1 cannot be understood: expected a cell alone, or a row or a column, found both"));
    }
    if (lines.empty())
        fail(inside.from, Words("%1 cannot be understood: expected what to look at, such as “row: it”, found nothing"));
    if (look.dimension && !look.stage)
        fail(inside.from,
             Words("%1 cannot be understood: expected beside “dimension” the table that it is a column of, "
                   "such as “stage: q”, found no stage"));
    return look;
}

LessonPrediction parsePrediction(std::string_view text, const TextPart& inside)
{
    constexpr const char* expected = phrase("one line: row it, top it, cell it -> cat, or head");
    const std::vector<Line> lines = linesIn(text, inside, false);
    if (lines.size() != 1)
        fail(inside.from,
             Words("%1 cannot be understood: expected %2, found %3 lines", expected, std::to_string(lines.size())));
    const Line& line = lines.front();
    const std::string_view kind = line.value.substr(0, line.value.find_first_of(" \t"));
    const std::string_view rest = trimmed(line.value.substr(kind.size()));
    const Line behind{{}, rest, line.value_at, static_cast<std::size_t>(line.value_at + kind.size())};
    LessonPrediction asked{.of = named(guessKinds, Line{{}, kind, line.value_at, line.value_at}), .part = inside};
    if (asked.of == Guess::Of::Head) {
        if (!rest.empty())
            fail(behind.value_at,
                 Words("%1 cannot be understood: expected nothing after “head”, found %2", rest.substr(0, 80)));
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
    constexpr std::string_view names[] = {"ask",    "kind",      "several",  "shuffle", "paper", "option", "option*",
                                          "answer", "tolerance", "computed", "hint",    "wrong", "cover"};
    const std::vector<Line> lines = linesIn(text, inside, true);
    requireKnown(lines, names);
    for (const std::string_view name :
         {"ask", "kind", "several", "shuffle", "paper", "answer", "tolerance", "computed", "cover"})
        requireOnce(lines, name);
    LessonQuestion question;
    question.part = inside;
    const auto kind = std::ranges::find(lines, "kind", &Line::key);
    if (kind == lines.end())
        fail(inside.from,
             Words("%1 cannot be understood: expected “kind:” choice, number, cell, head, token or text, found none"));
    question.kind = named(questionKinds, *kind);
    question.paper = question.kind == Kind::Choice || question.kind == Kind::Text;
    for (const Line& line : lines) {
        if (line.key == "ask") question.ask = line.value;
        if (line.key == "answer") readAnswer(line, question);
        if (line.key.starts_with("option")) readOption(line, question);
        if (line.key != "hint") continue;
        if (question.hints.size() == mostHints)
            fail(line.key_at, Words("%1 cannot be understood: expected 20 hints at most, found more"));
        question.hints.emplace_back(line.value);
    }
    question.several = std::ranges::count(question.options, true, &LessonOption::right) > 1;
    for (const Line& line : lines) {
        if (line.key == "computed") readComputed(line, question);
        if (line.key == "several") readSeveral(line, question);
        if (line.key == "paper") question.paper = named(yesAndNo, line);
        if (line.key == "shuffle") readOrder(line, question);
        if (line.key == "cover") question.cover = required(namedTokenIn(line.value), line, aToken);
        if (line.key == "wrong") readWrong(line, question);
    }
    const auto tolerance = std::ranges::find(lines, "tolerance", &Line::key);
    if (tolerance != lines.end()) readTolerance(*tolerance, question);
    requireWhole(question, inside, released);
    return question;
}

std::optional<LessonQuestion> askedFor(const LessonQuestion& question, const std::string& said)
{
    LessonQuestion other = question;
    other.answer = said;
    other.computed.reset();
    switch (question.kind) {
    case Kind::Choice: {
        const auto option = std::ranges::find(other.options, said, &LessonOption::text);
        if (option == other.options.end() || option->right) return std::nullopt;
        for (LessonOption& each : other.options) each.right = each.text == said;
        return other;
    }
    case Kind::Number: {
        const auto number = numberOf(said);
        if (!number) return std::nullopt;
        other.number = *number;
        other.tolerance = said.find('.') == std::string::npos ? 0 : halfPlace(said);  // 0.4 is no wrong 0
        return other;
    }
    case Kind::Token: {
        const auto token = namedTokenIn(said);
        if (!token) return std::nullopt;
        other.token = *token;
        return other;
    }
    case Kind::Cell: {
        const auto cell = namedCellIn(said);
        if (!cell) return std::nullopt;
        other.cell = *cell;
        return other;
    }
    case Kind::Head: {
        const auto head = namedHeadIn(said);
        if (!head) return std::nullopt;
        other.head = *head;
        return other;
    }
    case Kind::Text: return std::nullopt;
    }
    return std::nullopt;
}

std::vector<std::size_t> optionOrder(const LessonQuestion& question, std::uint64_t seed)
{
    std::vector<std::size_t> order(question.options.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    if (!question.shuffled) return order;
    const std::uint64_t own = mixedBits(seed, hashOf(question.ask));
    for (std::size_t left = order.size(); left > 1; --left)
        std::swap(order[left - 1], order[mixedBits(own, left) % left]);
    return order;
}

QuestionWords QuestionWords::of(const LessonQuestion& question)
{
    QuestionWords words{.ask = question.ask, .options = {}, .hints = question.hints, .feedback = {}};
    words.options.reserve(question.options.size());
    words.feedback.reserve(question.wrong.size());
    for (const LessonOption& option : question.options) words.options.push_back(option.text);
    for (const WrongAnswer& each : question.wrong) words.feedback.push_back(each.feedback);
    if (question.kind == LessonQuestion::Kind::Text) words.answer = question.answer;
    return words;
}

QuestionWords parseQuestionWords(std::string_view text, const TextPart& inside)
{
    constexpr std::string_view names[] = {"ask", "option", "hint", "wrong", "answer"};
    const std::vector<Line> lines = linesIn(text, inside, true);
    requireKnown(lines, names);
    requireOnce(lines, "ask");
    requireOnce(lines, "answer");
    QuestionWords words;
    for (const Line& line : lines) {
        if (line.key == "ask") words.ask = line.value;
        if (line.key == "option") words.options.emplace_back(line.value);
        if (line.key == "hint") words.hints.emplace_back(line.value);
        if (line.key == "wrong") words.feedback.emplace_back(line.value);
        if (line.key == "answer") words.answer = line.value;
    }
    if (words.ask.empty())
        fail(inside.from, Words("%1 cannot be understood: expected “ask:” and a question, found none"));
    return words;
}

}  // namespace core
