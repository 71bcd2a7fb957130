#include "core/lesson/asked_places.h"

#include "core/error.h"
#include "core/number_range.h"
#include "core/text/trimmed.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace core {
namespace {

using Kind = LessonQuestion::Kind;

std::vector<std::string> linesOf(const std::string& text)
{
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        if (end > at) lines.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

std::optional<bool> isRightChoice(const LessonQuestion& question, const std::string& said)
{
    const std::vector<std::string> chosen = linesOf(said);
    if (chosen.empty()) return std::nullopt;
    return std::ranges::all_of(question.options, [&](const LessonOption& option) {
        return option.right == (std::ranges::find(chosen, option.text) != chosen.end());
    });
}

constexpr double rounding = 1e-9;  // of decimal numbers

std::optional<bool> isRightNumber(const LessonQuestion& question, const std::string& said, const ClaimGround& ground)
{
    const auto number = numberSaid(said);
    if (!number) return std::nullopt;
    const double right = question.computed ? computedNumber(*question.computed, ground) : question.number;
    return std::abs(*number - right) <= question.tolerance + rounding;
}

void requireHead(const NamedHead& head, const ModelInfo& info)
{
    const auto require = [](Index place, Index count, const char* what) {
        if (place >= count) throw Error(Code::OutOfRange, "", what, numberRange(1, count), std::to_string(place + 1));
    };
    require(head.first, info.layers, "the layer");
    require(head.second, info.heads, "the head");
}

}  // namespace

std::optional<double> numberSaid(std::string_view text)
{
    std::string said(trimmed(text));
    std::ranges::replace(said, ',', '.');    // some people write a decimal comma
    constexpr std::string_view minus = "−";  // the minus of printed sheets
    if (said.starts_with(minus)) said.replace(0, minus.size(), "-");
    if (said.starts_with('+')) said.erase(0, 1);
    double number = 0;
    const auto [end, error] = std::from_chars(said.data(), said.data() + said.size(), number);
    if (error != std::errc() || end != said.data() + said.size() || !std::isfinite(number)) return std::nullopt;
    return number;
}

Index placeOfNamed(const std::vector<Token>& tokens, const NamedToken& named)
{
    const std::vector<Index> places = placesOfToken(tokens, named.text);
    if (named.occurrence > std::ssize(places))
        throw Error(Code::OutOfRange, "", "the number after “" + named.text + "”", numberRange(1, std::ssize(places)),
                    std::to_string(named.occurrence));
    return places[static_cast<std::size_t>(named.occurrence - 1)];
}

Index rowNamed(const ClaimGround& ground, const NamedToken& named)
{
    const Trace& trace = *ground.trace;
    const Index token = placeOfNamed(trace.queries(ground.head.item), named);
    const auto row = rowNamedAfter(trace, ground.head.item, token, ground.rows);
    if (!row) throw Error(Code::Missing, "", "the row that predicts “" + named.text + "”", "", "");
    return *row;
}

Index keyNamed(const ClaimGround& ground, const NamedToken& named)
{
    return placeOfNamed(ground.trace->keys(ground.head.item), named);
}

LookedAt lookedAt(const LessonLook& look, const ClaimGround& ground)
{
    if (look.head) requireHead(*look.head, ground.trace->model->info);
    LookedAt at;
    if (look.row) at.row = rowNamed(ground, *look.row);
    if (look.column) at.key = keyNamed(ground, *look.column);
    if (look.cell) at = {rowNamed(ground, look.cell->query), keyNamed(ground, look.cell->key)};
    return at;
}

Guess guessOf(const LessonPrediction& prediction, const ClaimGround& ground, Focus at)
{
    if (prediction.of != Guess::Of::Head) at.query = rowNamed(ground, prediction.row);
    at.key = prediction.of == Guess::Of::Cell ? keyNamed(ground, prediction.key) : 0;
    return {.of = prediction.of, .at = at};
}

std::optional<bool> isRight(const LessonQuestion& question, const std::string& said, const ClaimGround& ground)
{
    if (!question.isJudged()) return std::nullopt;
    try {
        switch (question.kind) {
        case Kind::Choice: return isRightChoice(question, said);
        case Kind::Number: return isRightNumber(question, said, ground);
        case Kind::Head: {
            const auto head = namedHeadIn(said);
            return head ? std::optional(*head == question.head) : std::nullopt;
        }
        case Kind::Token: {
            const auto token = namedTokenIn(said);
            if (!token) return std::nullopt;
            return keyNamed(ground, *token) == keyNamed(ground, question.token);
        }
        case Kind::Cell: {
            const auto cell = namedCellIn(said);
            if (!cell) return std::nullopt;
            return rowNamed(ground, cell->query) == rowNamed(ground, question.cell.query)
                   && keyNamed(ground, cell->key) == keyNamed(ground, question.cell.key);
        }
        case Kind::Text: return std::nullopt;
        }
    } catch (const Error&) {
        return std::nullopt;  // a token that is not there
    }
    return std::nullopt;
}

void requireAnswerable(const LessonQuestion& question, const ClaimGround& ground)
{
    if (question.computed) {
        const double computed = computedNumber(*question.computed, ground);
        if (!question.answer.empty() && std::abs(computed - question.number) > question.tolerance + rounding)
            throw Error(Code::OutOfRange, "", "the answer", "what is computed, " + std::to_string(computed),
                        question.answer);
    }
    if (question.answer.empty()) return;
    if (question.kind == Kind::Token) keyNamed(ground, question.token);
    if (question.kind == Kind::Cell) {
        rowNamed(ground, question.cell.query);
        keyNamed(ground, question.cell.key);
    }
    if (question.kind == Kind::Head) requireHead(question.head, ground.trace->model->info);
}

}  // namespace core
