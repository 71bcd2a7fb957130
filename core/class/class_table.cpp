#include "core/array/csv_writer.h"
#include "core/class/class_summary.h"

#include <cstdio>
#include <ctime>

namespace core {
namespace {

/// "2.1": step and question, from 1.
std::string placeName(std::size_t step, std::size_t part)
{
    return std::to_string(step + 1) + "." + std::to_string(part + 1);
}

/// "2026-11-25T18:05:00Z" (RFC 3339); empty where no time is known.
std::string timeText(std::int64_t seconds)
{
    if (seconds == 0) return {};
    const auto time = static_cast<std::time_t>(seconds);
    std::tm parts = {};
    char text[40];
    if (::gmtime_r(&time, &parts) == nullptr || std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &parts) == 0)
        return {};
    return text;
}

std::string rightText(std::optional<bool> right)
{
    if (!right) return {};
    return *right ? "1" : "0";
}

std::string numberText(double number, int digits)
{
    char text[40];
    std::snprintf(text, sizeof text, "%.*g", digits, number);
    return text;
}

/// "cat 60; mat 40"
std::string pointsText(const CollectedClass& collected, const LessonExpectation& made)
{
    if (!collected.of.guesses[made.step]) return {};
    const std::vector<std::string> keys = expectationKeys(collected.of, made.step);
    std::string text;
    for (std::size_t i = 0; i < made.points.size(); ++i)
        if (made.points[i] > 0) text += (text.empty() ? "" : "; ") + keys[i] + " " + numberText(made.points[i], 6);
    return text;
}

template<typename Writer>
void writeNames(Writer& writer, const CollectedClass& collected)
{
    for (const char* name : {"student", "variant", "from", "time"}) writer.cell(name);
    for (const ClassQuestion& each : collected.questions) {
        writer.cell(placeName(each.step, each.question) + " answer");
        writer.cell(placeName(each.step, each.question) + " right");
    }
    for (const ClassExpectation& each : collected.expectations) {
        writer.cell(std::to_string(each.step + 1) + " prediction");
        writer.cell(std::to_string(each.step + 1) + " first choice");
    }
    for (const ClassGoal& each : collected.goals) writer.cell(placeName(each.step, each.goal) + " goal");
    writer.endRow();
}

template<typename Writer>
void writeAnswer(Writer& writer, const ClassMember& member, const ClassQuestion& asked)
{
    const auto& answers = member.answers.answers;
    for (std::size_t i = 0; i < answers.size(); ++i) {
        if (answers[i].step != asked.step || answers[i].question != asked.question) continue;
        writer.cell(answers[i].said);
        writer.cell(rightText(member.right[i]));
        return;
    }
    writer.cell("").cell("");
}

template<typename Writer>
void writeMember(Writer& writer, const CollectedClass& collected, const ClassMember& member)
{
    writer.cell(member.answers.student);
    writer.cell(member.answers.variant > 0 ? std::to_string(member.answers.variant) : "");
    writer.cell(member.from);
    writer.cell(timeText(member.answers.lastTime()));
    for (const ClassQuestion& each : collected.questions) writeAnswer(writer, member, each);
    for (const ClassExpectation& each : collected.expectations) {
        const LessonExpectation* made = member.answers.expectationAt(each.step);
        writer.cell(made == nullptr ? "" : pointsText(collected, *made));
        const auto first = CollectedClass::firstChoice(member, each.step);
        const bool isThere = first && *first < std::ssize(each.keys);
        writer.cell(isThere ? each.keys[static_cast<std::size_t>(*first)] : "");
    }
    for (const ClassGoal& each : collected.goals)
        writer.cell(member.answers.hasReached(each.step, each.goal) ? "1" : "0");
    writer.endRow();
}

}  // namespace

std::string classTable(const CollectedClass& collected)
{
    std::string table;
    CsvWriter writer(table);
    writeNames(writer, collected);
    for (const ClassMember& member : collected.members) writeMember(writer, collected, member);
    return table;
}

}  // namespace core
