#include "core/lesson/open_answers.h"

#include "core/analysis/attention_steps.h"
#include "core/error.h"
#include "core/lesson/asked_places.h"
#include "core/lesson/computed_step.h"
#include "core/model/pass/head_stages.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <optional>

namespace core {
namespace {

using Kind = LessonQuestion::Kind;
using Where = OpenAnswer::Where;

bool isNumeral(char c) { return c >= '0' && c <= '9'; }

/// Small letters, one space between words, without the marks of emphasis.
std::string plain(std::string_view text)
{
    std::string words;
    for (const char c : text) {
        if (c == '*' || c == '_' || c == '`') continue;
        const bool space = std::isspace(static_cast<unsigned char>(c)) != 0;
        if (!space)
            words += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        else if (!words.empty() && words.back() != ' ')
            words += ' ';
    }
    return words;
}

/// Whether a number or the name of a head stands in a text by itself: "0.67", not in "10.67" or "0.675".
bool holdsNumber(std::string_view text, std::string_view number)
{
    for (std::size_t at = text.find(number); at != std::string_view::npos; at = text.find(number, at + 1)) {
        const std::size_t behind = at + number.size();
        const bool begins = at == 0 || (!isNumeral(text[at - 1]) && text[at - 1] != '.');
        const bool point = behind + 1 < text.size() && text[behind] == '.' && isNumeral(text[behind + 1]);
        if (begins && !point && (behind == text.size() || !isNumeral(text[behind]))) return true;
    }
    return false;
}

/// Whether a text speaks of a word as of one: in quotation marks, or set off.
bool namesWord(std::string_view text, const std::string& word)
{
    const std::string marked[] = {"*" + word + "*", "“" + word + "”", "\"" + word + "\""};
    return std::ranges::any_of(marked, [&](const std::string& each) { return text.find(each) != text.npos; });
}

/// What the step's text says of the answer.
std::optional<std::string> saidInProse(const LessonStep& step, const std::string& prose, const LessonQuestion& question)
{
    constexpr std::size_t fewest = 2, longEnough = 12;
    if (question.kind == Kind::Number && question.answer.size() >= fewest && holdsNumber(prose, question.answer))
        return question.answer;
    if (question.kind == Kind::Head && holdsNumber(prose, question.answer)) return question.answer;
    if (question.kind == Kind::Token) {
        const std::string& word = question.token.text;
        // The row is spoken of because the question is about it.
        const bool isRow = step.look && step.look->row && step.look->row->text == word;
        if (!isRow && namesWord(prose, word)) return word;
    }
    for (const LessonOption& option : question.options)
        if (option.right && option.text.size() >= longEnough
            && plain(prose).find(plain(option.text)) != std::string::npos)
            return option.text;
    return std::nullopt;
}

/// What the step marks although it is asked for.
std::optional<std::string> saidByFocus(const ComputedStep& computed, const LessonQuestion& question)
{
    const Focus& focus = computed.session.focus;
    if (computed.session.guess && !computed.covers) return std::nullopt;  // a guess marks the first key
    if (question.kind == Kind::Head && question.head == NamedHead{focus.layer, focus.head}) return question.answer;
    if (question.kind == Kind::Token && keyNamed(computed.ground, question.token) == focus.key) return question.answer;
    const bool isCell = question.kind == Kind::Cell && rowNamed(computed.ground, question.cell.query) == focus.query
                        && keyNamed(computed.ground, question.cell.key) == focus.key;
    return isCell ? std::optional(question.answer) : std::nullopt;
}

/// The tables with a row for each query that the step's view writes out.
std::vector<StageTable> shownTables(const ComputedStep& computed, const LessonStep& step)
{
    const Focus& focus = computed.session.focus;
    const HeadAddress address{focus.layer, focus.head, focus.item};
    const Trace& trace = *computed.ground.trace;
    std::vector<StageTable> tables;
    if (trace.isLong()) return tables;
    if (computed.session.view == View::Map)
        tables.push_back({Stage::Weights, StageAxis::Queries, StageAxis::Keys, *headWeights(trace, address)});
    if (computed.session.view != View::Steps) return tables;
    const std::vector<AttentionStep> steps = attentionSteps(trace, address, *headStages(trace, address));
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const auto& all = steps[i].tables;
        const bool pointed =
            step.look && step.look->stage && std::ranges::find(all, *step.look->stage, &StageTable::stage) != all.end();
        const bool played =
            !(step.look && step.look->stage)
            && static_cast<Index>(i) == std::min<Index>(computed.session.steps.step, std::ssize(steps) - 1);
        if (pointed || played) tables.insert(tables.end(), all.begin(), all.end());
    }
    return tables;
}

/// A number is read off where the step points at its row, or at its cell, which a number of one digit needs.
std::optional<std::string> saidByCell(const ComputedStep& computed, const LessonStep& step,
                                      const LessonQuestion& question)
{
    if (question.kind != Kind::Number || question.answer.empty()) return std::nullopt;
    const bool guessed = computed.session.guess && !computed.covers;
    if (guessed || coveredBy(question, computed.ground, computed.session.focus)) return std::nullopt;
    const bool exact = question.answer.find('.') != std::string::npos;
    if (!computed.looked.row || (!exact && !computed.looked.key)) return std::nullopt;
    const double near = exact ? std::max(question.tolerance, 1e-9) : 1e-6;
    for (const StageTable& table : shownTables(computed, step)) {
        if (table.rows != StageAxis::Queries || *computed.looked.row >= table.values.rows()) continue;
        for (Index column = 0; column < table.values.cols(); ++column) {
            const bool isPointed =
                !computed.looked.key || (table.cols == StageAxis::Keys && column == *computed.looked.key);
            const auto value = static_cast<double>(table.values(*computed.looked.row, column));
            if (isPointed && std::abs(value - question.number) <= near) return question.answer;
        }
    }
    return std::nullopt;
}

}  // namespace

std::vector<OpenAnswer> openAnswers(const Lesson& lesson, OpenedModels& models, const std::stop_token& stop)
{
    std::vector<OpenAnswer> open;
    for (std::size_t i = 0; i < lesson.steps().size(); ++i) {
        const LessonStep& step = lesson.steps()[i];
        if (stop.stop_requested()) throw Stopped{};
        if (step.questions.empty()) continue;
        const std::string prose = lesson.proseOf(i);
        std::optional<ComputedStep> computed;
        try {
            computed = computedStep(lesson, i, models, stop);
        } catch (const Error&) {
            computed.reset();  // what is wrong with it is a broken promise
        }
        for (const LessonQuestion& question : step.questions) {
            const auto tell = [&](Where where, const std::optional<std::string>& found) {
                if (found) open.push_back({i, where, question.part, *found});
            };
            tell(Where::Prose, saidInProse(step, prose, question));
            if (!computed) continue;
            try {
                tell(Where::Focus, saidByFocus(*computed, question));
                tell(Where::Cell, saidByCell(*computed, step, question));
            } catch (const Error&) {
                continue;  // a token that is not there
            }
        }
    }
    return open;
}

}  // namespace core
