#include "core/class/answer_code.h"

#include "core/class/code_bits.h"
#include "core/error.h"
#include "core/guess/guess_score.h"
#include "core/lesson/said_values.h"
#include "core/number_range.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>
#include <numeric>

namespace core {
namespace {

using Kind = LessonQuestion::Kind;

constexpr int formatBits = 3, versionBits = 24, variantBits = 10, studentBits = 14;
constexpr std::uint64_t codeFormat = 1;
constexpr int decimalBits = 3, lengthBits = 6, mostDecimals = 7;
constexpr double largestNumber = 1e15;
constexpr int allShares = 20, shareBits = 5;  // 1 to 20 twentieths

std::uint64_t versionOf(const Lesson& lesson)
{
    std::uint64_t version = 0;
    const std::string digits = lesson.version();
    std::from_chars(digits.data(), digits.data() + digits.size(), version, 16);
    return version & ((std::uint64_t{1} << versionBits) - 1);
}

int widthOf(std::uint64_t number) { return static_cast<int>(std::bit_width(number)); }

int bitsFor(std::size_t options) { return widthOf(options - 1); }

/// How many decimals are kept of a number as it was typed.
int decimalsOf(const std::string& said)
{
    if (said.find_first_of("/%") != std::string::npos) return mostDecimals;  // 1/3 is 0.3333333
    const std::size_t point = said.find_first_of(".,");
    if (point == std::string::npos) return 0;
    return static_cast<int>(std::min<std::size_t>(said.size() - point - 1, mostDecimals));
}

/// Sign, decimals and digits; a number with more digits than a code holds is rounded.
void putNumber(CodeBits& bits, const LessonQuestion& question, const std::string& said)
{
    double number = std::clamp(numberSaid(question, said).value_or(0), -largestNumber, largestNumber);
    int decimals = decimalsOf(said);
    bits.put(std::signbit(number) ? 1 : 0, 1);
    number = std::abs(number);
    while (decimals > 0 && number * std::pow(10.0, decimals) > largestNumber) --decimals;
    bits.put(static_cast<std::uint64_t>(decimals), decimalBits);
    const auto digits = static_cast<std::uint64_t>(std::llround(number * std::pow(10.0, decimals)));
    bits.put(static_cast<std::uint64_t>(widthOf(digits)), lengthBits);
    bits.put(digits, widthOf(digits));
}

std::string takeNumber(CodeBits& bits)
{
    const bool negative = bits.takeOne();
    const auto decimals = static_cast<std::size_t>(bits.take(decimalBits));
    const auto length = static_cast<int>(bits.take(lengthBits));
    std::string digits = std::to_string(bits.take(length));
    if (digits.size() <= decimals) digits.insert(0, decimals + 1 - digits.size(), '0');
    if (decimals > 0) digits.insert(digits.size() - decimals, ".");
    return (negative ? "-" : "") + digits;
}

void putAnswer(CodeBits& bits, const LessonQuestion& question, const LessonAnswer& answer)
{
    switch (question.kind) {
    case Kind::Text: return;
    case Kind::Number: return putNumber(bits, question, answer.said);
    case Kind::Choice:
        if (question.several)
            for (std::size_t i = 0; i < question.options.size(); ++i)
                bits.put(std::ranges::find(answer.places, static_cast<Index>(i)) == answer.places.end() ? 0 : 1, 1);
        else
            bits.put(static_cast<std::uint64_t>(answer.places.front()), bitsFor(question.options.size()));
        return;
    case Kind::Token:
    case Kind::Cell:
    case Kind::Head:
        for (const Index place : answer.places) bits.putSmall(static_cast<std::uint64_t>(place));
    }
}

/// An answer that names no place cannot be written as a place.
bool isTold(const LessonQuestion& question, const LessonAnswer* answer)
{
    if (answer == nullptr || answer->said.empty()) return false;
    if (question.kind == Kind::Number) return numberSaid(question, answer->said).has_value();
    return question.kind == Kind::Text || !answer->places.empty();
}

std::vector<Index> takePlaces(CodeBits& bits, const LessonQuestion& question)
{
    std::vector<Index> places;
    if (question.kind == Kind::Choice && question.several) {
        for (std::size_t i = 0; i < question.options.size(); ++i)
            if (bits.takeOne()) places.push_back(static_cast<Index>(i));
    } else if (question.kind == Kind::Choice) {
        places.push_back(static_cast<Index>(bits.take(bitsFor(question.options.size()))));
    } else {
        const int count = question.kind == Kind::Token ? 1 : 2;
        for (int i = 0; i < count; ++i) places.push_back(static_cast<Index>(bits.takeSmall()));
    }
    return places;
}

/// Whole twentieths of all points; points that were not given are left out and spread evenly again.
std::vector<int> sharesOf(const std::vector<double>& points)
{
    const double given = std::accumulate(points.begin(), points.end(), 0.0);
    std::vector<int> shares(points.size(), 0);
    if (!(given > 0)) return shares;
    const double all = std::max(given, allPoints);
    std::vector<std::size_t> order(points.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto exact = [&](std::size_t i) { return points[i] / all * allShares; };
    int left = static_cast<int>(std::lround(given / all * allShares));
    for (std::size_t i = 0; i < points.size(); ++i) left -= shares[i] = static_cast<int>(std::floor(exact(i) + 1e-9));
    std::ranges::stable_sort(order, std::greater<>(), [&](std::size_t i) { return exact(i) - shares[i]; });
    for (std::size_t i = 0; left > 0 && i < order.size(); ++i, --left) ++shares[order[i]];
    return shares;
}

void putExpectation(CodeBits& bits, const LessonPrediction& prediction, const LessonExpectation* made)
{
    bits.put(made == nullptr ? 0 : 1, 1);
    if (made == nullptr) return;
    bits.putSmall(made->points.size());
    if (prediction.of == Guess::Of::Cell) {  // a percentage: its points are not shares of anything
        for (const double points : made->points) bits.putSmall(static_cast<std::uint64_t>(std::llround(points)));
        return;
    }
    for (const int share : sharesOf(made->points)) {
        bits.put(share > 0 ? 1 : 0, 1);
        if (share > 0) bits.put(static_cast<std::uint64_t>(share), shareBits);
    }
}

LessonExpectation takeExpectation(CodeBits& bits, const LessonPrediction& prediction, std::size_t step)
{
    constexpr std::uint64_t mostKeys = 4096;
    LessonExpectation made{.step = step};
    const std::uint64_t keys = bits.takeSmall();
    if (keys > mostKeys)
        throw Error(Code::Malformed, "", "the code cannot be understood: expected a row of at most 4096 keys, found %1",
                    std::to_string(keys));
    for (std::uint64_t i = 0; i < keys; ++i) {
        if (prediction.of == Guess::Of::Cell)
            made.points.push_back(static_cast<double>(bits.takeSmall()));
        else
            made.points.push_back(bits.takeOne() ? static_cast<double>(bits.take(shareBits)) * 100 / allShares : 0);
    }
    return made;
}

LessonAnswer takeAnswer(CodeBits& bits, const LessonQuestion& question, const std::optional<ClaimGround>& ground)
{
    LessonAnswer answer;
    if (question.kind == Kind::Text)
        answer.said = writtenElsewhere;
    else if (question.kind == Kind::Number)
        answer.said = takeNumber(bits);
    else
        answer.places = takePlaces(bits, question);
    if (!answer.places.empty() && (question.kind == Kind::Choice || ground))
        answer.said = sayingOf(question, answer.places, ground.value_or(ClaimGround{}));
    return answer;
}

template<typename Use>
void eachGoal(const LessonStep& step, const Use& use)
{
    std::size_t goal = 0;
    for (const LessonClaim& claim : step.claims)
        if (claim.goal) use(goal++);
}

void requireIn(Index number, Index most, const char* what)
{
    if (number < 0 || number > most)
        throw Error(Code::OutOfRange, "", "%1 cannot be used: expected %2, found %3", what, numberRange(0, most),
                    std::to_string(number));
}

}  // namespace

std::string answerCode(const LessonAnswers& answers, const Lesson& lesson, Index student)
{
    requireIn(answers.variant, mostVariants, phrase("the sheet's copy"));
    requireIn(student, largestStudent, phrase("the student's number"));
    CodeBits bits;
    bits.put(codeFormat, formatBits);
    bits.put(versionOf(lesson), versionBits);
    bits.put(static_cast<std::uint64_t>(answers.variant), variantBits);
    bits.put(static_cast<std::uint64_t>(student), studentBits);
    for (std::size_t i = 0; i < lesson.steps().size(); ++i) {
        const LessonStep& step = lesson.steps()[i];
        if (step.prediction) putExpectation(bits, *step.prediction, answers.expectationAt(i));
        for (std::size_t j = 0; j < step.questions.size(); ++j) {
            const LessonAnswer* answer = answers.answerTo(i, j);
            const bool told = isTold(step.questions[j], answer);
            bits.put(told ? 1 : 0, 1);
            if (told) putAnswer(bits, step.questions[j], *answer);
        }
        eachGoal(step, [&](std::size_t goal) { bits.put(answers.hasReached(i, goal) ? 1 : 0, 1); });
    }
    return bits.letters();
}

LessonAnswers answersOfCode(std::string_view code, const Lesson& lesson,
                            const std::vector<std::optional<ClaimGround>>& grounds)
{
    CodeBits bits = CodeBits::ofLetters(code);
    if (const auto format = bits.take(formatBits); format != codeFormat)
        throw Error(Code::Unsupported, "",
                    "the code is not supported: expected one of this version of AttentionScope, found another kind");
    if (bits.take(versionBits) != versionOf(lesson))
        throw Error(Code::Unsupported, "",
                    "the code is not supported: expected one of this version of the lesson, found one of another");
    LessonAnswers answers{.lesson = lessonNameOf(lesson), .version = lesson.version()};
    answers.variant = static_cast<Index>(bits.take(variantBits));
    if (const auto student = bits.take(studentBits); student > 0) answers.student = std::to_string(student);
    for (std::size_t i = 0; i < lesson.steps().size(); ++i) {
        const LessonStep& step = lesson.steps()[i];
        if (step.prediction && bits.takeOne()) answers.put(takeExpectation(bits, *step.prediction, i));
        for (std::size_t j = 0; j < step.questions.size(); ++j) {
            if (!bits.takeOne()) continue;
            LessonAnswer answer = takeAnswer(bits, step.questions[j], grounds[i]);
            answer.step = i;
            answer.question = j;
            answers.put(std::move(answer));
        }
        eachGoal(step, [&](std::size_t goal) {
            if (bits.takeOne()) answers.put(ReachedGoal{i, goal});
        });
    }
    bits.requireEnd();
    return answers;
}

bool looksLikeCode(std::string_view line)
{
    constexpr std::size_t fewest = 15;
    std::size_t letters = 0;
    for (const char c : line) {
        const bool letter = (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
        if (!letter && c != '-' && c != ' ' && c != '\t' && c != '\r') return false;
        letters += letter ? 1 : 0;
    }
    return letters >= fewest;
}

}  // namespace core
