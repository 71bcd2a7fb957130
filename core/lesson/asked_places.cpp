#include "core/lesson/asked_places.h"

#include "core/error.h"
#include "core/json/value_names.h"
#include "core/lesson/said_values.h"
#include "core/model/pass/head_stages.h"
#include "core/model/pass/row_reading.h"
#include "core/number_range.h"
#include "core/session/session_names.h"

#include <algorithm>
#include <cmath>
#include <tuple>

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
    const auto number = numberSaid(question, said);
    if (!number) return std::nullopt;
    const double right = question.computed ? computedNumber(*question.computed, ground) : question.number;
    return std::abs(*number - right) <= question.tolerance + rounding;
}

void requireHead(const NamedHead& head, const ModelInfo& info)
{
    const auto require = [](Index place, Index count, const char* what) {
        if (place >= count)
            throw Error(Code::OutOfRange, "", "%1 cannot be used: expected %2, found %3", what, numberRange(1, count),
                        std::to_string(place + 1));
    };
    require(head.first, info.layers, "the layer");
    require(head.second, info.heads, "the head");
}

}  // namespace

Index placeOfNamed(const std::vector<Token>& tokens, const NamedToken& named)
{
    const std::vector<Index> places = placesOfToken(tokens, named.text);
    if (named.occurrence > std::ssize(places))
        throw Error(Code::OutOfRange, "", "the number after “%1” cannot be used: expected %2, found %3", named.text,
                    numberRange(1, std::ssize(places)), std::to_string(named.occurrence));
    return places[static_cast<std::size_t>(named.occurrence - 1)];
}

Index rowNamed(const ClaimGround& ground, const NamedToken& named)
{
    const Trace& trace = *ground.trace;
    const Index last = std::ssize(trace.queries(ground.head.item)) - 1;
    if (named.text == rowOfNext && !namingToken(trace, ground.head.item, last, ground.rows)) return last;
    const Index token = placeOfNamed(trace.queries(ground.head.item), named);
    const auto row = rowNamedAfter(trace, ground.head.item, token, ground.rows);
    if (!row) throw Error(Code::Missing, "", "the row that predicts “%1” is missing", named.text);
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

StageTable tableNamed(const ClaimGround& ground, const HeadAddress& address, Stage stage)
{
    const Trace& trace = *ground.trace;
    std::string there;
    for (AttentionStep& step : attentionSteps(trace, address, *headStages(trace, address)))
        for (StageTable& table : step.tables) {
            if (table.stage == stage) return std::move(table);
            there.append(there.empty() ? "" : ", ").append(nameOf(table.stage, stageNames));
        }
    throw Error(Code::Missing, "", "the table %1 is missing: expected one of %2", nameOf(stage, stageNames), there);
}

void requireColumn(const StageTable& table, Index column)
{
    if (column < table.values.cols()) return;
    throw Error(Code::OutOfRange, "", "the column cannot be used: expected %1, found %2",
                numberRange(1, table.values.cols()), std::to_string(column + 1));
}

void requireTable(const LessonLook& look, const ClaimGround& ground)
{
    if (!look.stage || ground.trace->isLong()) return;
    const StageTable table = tableNamed(ground, ground.head, *look.stage);
    if (look.dimension) requireColumn(table, *look.dimension);
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
            const auto head = headSaid(said);
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

std::optional<std::size_t> wrongAnswerOf(const LessonQuestion& question, const std::string& said,
                                         const ClaimGround& ground)
{
    for (std::size_t i = 0; i < question.wrong.size(); ++i) {
        const auto other = askedFor(question, question.wrong[i].said);
        if (other && isRight(*other, said, ground) == true) return i;
    }
    return std::nullopt;
}

std::optional<Focus> coveredBy(const LessonQuestion& question, const ClaimGround& ground, Focus at)
{
    using ValueKind = ClaimValue::Kind;
    const auto& computed = question.computed;
    const bool ofARow = computed && (computed->kind == ValueKind::Weight || computed->kind == ValueKind::Entropy);
    if (!question.cover && !ofARow) return std::nullopt;
    at.query = rowNamed(ground, question.cover ? *question.cover : computed->query);
    if (!question.cover && computed->head) std::tie(at.layer, at.head) = *computed->head;
    return at;
}

namespace {

/// Requires what an answer names.
void requireThere(const LessonQuestion& question, const ClaimGround& ground)
{
    if (question.kind == Kind::Token) keyNamed(ground, question.token);
    if (question.kind == Kind::Cell) {
        rowNamed(ground, question.cell.query);
        keyNamed(ground, question.cell.key);
    }
    if (question.kind == Kind::Head) requireHead(question.head, ground.trace->model->info);
}

}  // namespace

void requireAnswerable(const LessonQuestion& question, const ClaimGround& ground)
{
    if (question.cover) rowNamed(ground, *question.cover);
    for (std::size_t i = 0; i < question.wrong.size(); ++i) {
        const std::string& said = question.wrong[i].said;
        if (const auto other = askedFor(question, said)) requireThere(*other, ground);
        if (isRight(question, said, ground) == true)
            throw Error(Code::OutOfRange, "", "“wrong” cannot be used: expected an answer that is not right, found %1",
                        said);
        // Two that mean the same: only the first would ever be told.
        if (wrongAnswerOf(question, said, ground) != i)
            throw Error(Code::OutOfRange, "",
                        "“wrong” cannot be used: expected each wrong answer once, found one more that means %1", said);
    }
    if (question.computed) {
        const double computed = computedNumber(*question.computed, ground);
        if (!question.answer.empty() && std::abs(computed - question.number) > question.tolerance + rounding)
            throw Error(Code::OutOfRange, "", "the answer cannot be used: expected what is computed, %1, found %2",
                        std::to_string(computed), question.answer);
    }
    if (!question.answer.empty()) requireThere(question, ground);
}

}  // namespace core
