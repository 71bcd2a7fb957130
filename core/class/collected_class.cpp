#include "core/class/collected_class.h"

#include "core/caught_error.h"
#include "core/class/answer_code.h"
#include "core/class/class_summary.h"
#include "core/file/folder_names.h"
#include "core/file/mapped_file.h"
#include "core/lesson/asked_places.h"
#include "core/number_range.h"
#include "core/stopped.h"
#include "core/text/trimmed.h"
#include "core/text/unicode.h"

#include <algorithm>
#include <charconv>

namespace core {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t longestAnswersFile = std::size_t{4} << 20U;
constexpr std::size_t mostCodes = 2000;  // in a file

std::vector<fs::path> filesIn(const fs::path& folder)
{
    std::vector<fs::path> files;
    for (const std::string& name : requiredNamesIn(folder, mostNamesInFolder))
        if (!name.starts_with('.')) files.push_back(folder / name);  // those are a file browser's
    if (files.size() > mostAnswerFiles)
        throw Error(Code::OutOfRange, folder.string(),
                    "the folder cannot be used: expected at most %1 files, found more",
                    std::to_string(mostAnswerFiles));
    return files;
}

/// A stranger's text, made safe for a table and on a terminal: UTF-8, without signs that steer either or turn
/// the writing around. Line ends stay, which part the options of a choice.
std::string plainText(std::string_view text)
{
    std::string plain;
    const std::string valid = validUtf8(text);
    for (std::size_t at = 0; at < valid.size();) {
        const char32_t c = codePointAt(valid, at);
        const bool steers = (c < 0x20 && c != '\n') || (c >= 0x7F && c < 0xA0);
        const bool turns = c == 0x61C || c == 0x200B || c == 0x200E || c == 0x200F || (c >= 0x202A && c <= 0x202E)
                           || (c >= 0x2060 && c <= 0x2069) || c == 0xFEFF;
        if (!steers && !turns) appendUtf8(plain, c);
    }
    return plain;
}

LessonAnswers withPlainTexts(LessonAnswers answers)
{
    answers.student = plainText(answers.student);
    for (LessonAnswer& each : answers.answers) {
        each.said = plainText(each.said);
        // An empty answer is no answer.
        if (each.said.empty()) each.places.clear();
    }
    return answers;
}

/// Takes answers of files and codes, and says what cannot be taken.
class Collector {
public:
    explicit Collector(CollectedClass& into) : m_into(into) {}

    void addFile(const fs::path& file)
    {
        const std::string from = file.filename().string();
        try {
            std::error_code none;
            // A link could lead to anything, a pipe would never end.
            if (!fs::is_regular_file(fs::symlink_status(file, none)))
                throw Error(Code::Malformed, "",
                            "it cannot be understood: expected a file, found a folder, a link or a device");
            if (from.ends_with(".attnanswers"))
                take({withPlainTexts(answersFrom(readText(file.string(), longestAnswersFile), "")), from});
            else if (from.ends_with(".txt"))
                addCodes(readText(file.string(), longestAnswersFile), from);
            else
                throw Error(Code::Malformed, "",
                            "it cannot be understood: expected answers, NAME.attnanswers, or codes, NAME.txt, found "
                            "another file");
        } catch (...) {
            refuse(from, caughtError(""));
        }
    }

private:
    void refuse(const std::string& from, Error error)
    {
        error.file.clear();  // it is told beside it
        m_into.refused.push_back({from, std::move(error)});
    }

    void addCodes(const std::string& text, const std::string& file)
    {
        std::size_t line = 0, codes = 0;
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t end = std::min(text.find('\n', at), text.size());
            const std::string_view said = trimmed(std::string_view(text).substr(at, end - at));
            at = end + 1;
            ++line;
            if (said.empty()) continue;
            const std::string from = file + ", line " + std::to_string(line);
            if (++codes > mostCodes)
                return refuse(file, Error(Code::OutOfRange, "",
                                          "the file cannot be used: expected at most 2000 codes, found more"));
            try {
                take(codeIn(said, from));
            } catch (...) {
                refuse(from, caughtError(""));
            }
        }
    }

    /// "Ada: 8F3K1-…"
    ClassMember codeIn(std::string_view line, const std::string& from) const
    {
        const std::size_t sign = line.find_last_of("\t:;,");
        const std::string_view code = sign == std::string_view::npos ? line : trimmed(line.substr(sign + 1));
        if (!looksLikeCode(code))
            throw Error(Code::Malformed, "",
                        "the line cannot be understood: expected a code, or a name, a colon and a code, found %1",
                        std::string(line.substr(0, 40)));
        ClassMember member{answersOfCode(code, *m_into.of.lesson, m_into.of.grounds), from};
        if (sign != std::string_view::npos) member.answers.student = plainText(trimmed(line.substr(0, sign)));
        return member;
    }

    void take(ClassMember member)
    {
        requireOurs(member.answers);
        judge(member);
        const std::string_view student = trimmed(member.answers.student);
        const auto known = std::ranges::find_if(m_into.members, [&](const ClassMember& each) {
            return !student.empty() && trimmed(each.answers.student) == student;
        });
        if (known == m_into.members.end()) return m_into.members.push_back(std::move(member));
        // A code tells no time: what came later in the folder counts.
        const bool later = member.answers.lastTime() >= known->answers.lastTime();
        if (later) std::swap(*known, member);
        refuse(member.from,
               Error(Code::OutOfRange, "",
                     "“%1” cannot be used: expected answers once, of which the later ones count, found %2 as well",
                     known->answers.student, known->from));
    }

    void requireOurs(const LessonAnswers& answers) const
    {
        const Lesson& lesson = *m_into.of.lesson;
        if (answers.lesson != lessonNameOf(lesson))
            throw Error(Code::OutOfRange, "",
                        answers.lesson.empty()
                            ? Words("the lesson cannot be used: expected %1, found none", lessonNameOf(lesson))
                            : Words("the lesson cannot be used: expected %1, found %2", lessonNameOf(lesson),
                                    answers.lesson.substr(0, 80)));
        if (answers.version != lesson.version())
            throw Error(Code::OutOfRange, "",
                        answers.version.empty()
                            ? Words("the lesson's version cannot be used: expected %1, found none", lesson.version())
                            : Words("the lesson's version cannot be used: expected %1, found %2", lesson.version(),
                                    answers.version.substr(0, 80)));
        const auto requirePlace = [&](std::size_t place, std::size_t count, const char* what) {
            if (place >= count)
                throw Error(Code::OutOfRange, "", "%1 cannot be used: expected %2, found %3", what,
                            numberRange(1, static_cast<Index>(count)), std::to_string(place + 1));
        };
        const auto& steps = lesson.steps();
        for (const LessonAnswer& each : answers.answers) {
            requirePlace(each.step, steps.size(), "a step");
            requirePlace(each.question, steps[each.step].questions.size(), "a question");
        }
        for (const LessonExpectation& each : answers.expectations) {
            requirePlace(each.step, steps.size(), "a step");
            requirePoints(each);
        }
        for (const ReachedGoal& each : answers.goals) {
            requirePlace(each.step, steps.size(), "a step");
            const auto goals = std::ranges::count(steps[each.step].claims, true, &LessonClaim::goal);
            requirePlace(each.goal, static_cast<std::size_t>(goals), "a goal");
        }
    }

    void requirePoints(const LessonExpectation& made) const
    {
        const auto& guess = m_into.of.guesses[made.step];
        if (!guess && !m_into.of.lesson->steps()[made.step].prediction)
            throw Error(Code::OutOfRange, "",
                        "a prediction cannot be used: expected one of a step that asks for it, found one of step %1",
                        std::to_string(made.step + 1));
        if (!guess) return;  // a step that cannot be computed here
        const std::size_t keys = expectationKeys(m_into.of, made.step).size();
        if (made.points.size() > keys)
            throw Error(Code::WrongShape, "", "a prediction has the wrong shape: expected %1 keys, found %2",
                        std::to_string(keys), std::to_string(made.points.size()));
    }

    void judge(ClassMember& member) const
    {
        const Lesson& lesson = *m_into.of.lesson;
        for (LessonAnswer& each : member.answers.answers) {
            const LessonAnswer judged =
                judgedAnswer(lesson, each.step, each.question, each.said, m_into.of.grounds[each.step]);
            member.right.push_back(judged.right);
            // A file's own words are ignored in favour of its places; a code has nothing else.
            if (!each.said.empty()) each.places = judged.places;
        }
    }

    CollectedClass& m_into;
};

/// "2" before "10", and both before "Ada".
bool comesBefore(const ClassMember& a, const ClassMember& b)
{
    const auto keyOf = [](const ClassMember& member) {
        const std::string& text = member.answers.student;
        unsigned long number = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        const bool whole = error == std::errc() && end == text.data() + text.size();
        return std::tuple(!whole, whole ? number : 0, text, member.from);
    };
    return keyOf(a) < keyOf(b);
}

}  // namespace

CollectedClass collectClass(AnsweredLesson lesson, const fs::path& folder, const std::stop_token& stop,
                            const std::function<void(std::size_t done, std::size_t all)>& told)
{
    CollectedClass collected{.of = std::move(lesson)};
    const std::vector<fs::path> files = filesIn(folder);
    Collector collector(collected);
    for (std::size_t i = 0; i < files.size(); ++i) {
        if (stop.stop_requested()) throw Stopped{};
        collector.addFile(files[i]);
        if (told) told(i + 1, files.size());
    }
    std::ranges::sort(collected.members, comesBefore);
    summarize(collected);
    return collected;
}

}  // namespace core
