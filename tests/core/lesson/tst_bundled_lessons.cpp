#include "core/lesson/bundled_lessons.h"
#include "core/lesson/changed_only.h"
#include "core/lesson/lesson_check.h"
#include "core/lesson/lesson_ground.h"
#include "core/lesson/lesson_plan.h"
#include "core/lesson/lesson_words.h"
#include "core/lesson/open_answers.h"
#include "core/model/folder/bundled_models.h"
#include "core/session/module_presets.h"
#include "core/session/session_json.h"
#include "core/session/session_sources.h"
#include "core/tensor/safetensors.h"
#include "core/tensor/safetensors_writer.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include "tests/test_class.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <functional>
#include <iterator>
#include <sstream>

using namespace core;
namespace fs = std::filesystem;

namespace {

const fs::path folder = fs::path(SOURCE_DIR) / "resources/lessons";

/// A copy of the hand-made heads that differs in one thing: the head that looks one token back asks for nothing.
void writeForgetfulHeads(const fs::path& to)
{
    fs::copy(bundledModels() / "named-heads", to);
    const SafetensorsFile file = SafetensorsFile::open(bundledModels() / "named-heads/model.safetensors");
    std::vector<NamedTensor> tensors;
    for (const auto& [name, entry] : file.tensors()) {
        std::vector<float> values = file.floats(name);
        const Index columns = entry.shape.back();
        constexpr Index firstHead = 128;  // columns
        if (name == "W_query")
            for (std::size_t i = 0; i < values.size(); ++i)
                if (static_cast<Index>(i) % columns < firstHead) values[i] = 0;
        tensors.push_back({name, entry.shape, std::move(values)});
    }
    fs::remove(to / "model.safetensors");
    writeSafetensors(to / "model.safetensors", tensors, {});
}

using Edit = std::function<void(Session&)>;

Edit text(const char* written)
{
    return [=](Session& session) { session.run().texts = {written}; };
}

Edit mask(const char* recipe)
{
    return [=](Session& session) { session.run().changes = {{.mask = recipe}}; };
}

Edit hidden(const char* recipe, Index query, const std::vector<Index>& keys)
{
    return [=](Session& session) {
        session.run().changes = {{.mask = recipe}};
        std::vector<KeyRun> runs;
        runs.reserve(keys.size());
        for (const Index key : keys) runs.push_back({key, key});
        session.run().painting = std::make_shared<const Painting>(Painting::fromRuns({{query, runs}}, {}));
    };
}

Edit temperature(float degrees)
{
    return [=](Session& session) { session.run().changes.push_back({.temperature = degrees}); };
}

Edit positions(PositionEncoding encoding)
{
    return [=](Session& session) {
        session.run().module->positions = encoding;
        session.run().module->alibi = AlibiForm::OneWay;
    };
}

/// @param heads  layer and head from 1
Edit without(const std::vector<std::pair<Index, Index>>& heads)
{
    return [=](Session& session) {
        for (const auto& [layer, head] : heads)
            session.run().interventions.push_back({.layer = layer - 1, .head = head - 1, .factor = 0});
    };
}

struct Solution {
    const char* lesson;
    std::size_t step;  ///< from 1
    Edit edit;
};

/// Ways to each goal: every right idea counts.
std::vector<Solution> solutions()
{
    std::vector<std::pair<Index, Index>> wholeFourth;
    wholeFourth.reserve(6);
    for (Index head = 1; head <= 6; ++head) wholeFourth.emplace_back(4, head);
    return {
        {"01-query-key-value", 7, text("cats chase")},
        {"01-query-key-value", 7, text("chase cats")},
        {"01-query-key-value", 7, text("cats chase cats")},
        {"02-dot-products-by-hand", 8, temperature(0.5F)},
        {"02-dot-products-by-hand", 8, temperature(0.3F)},
        {"03-masks", 8, mask("causal & (window(2, 0) | global(2))")},
        {"03-masks", 8, mask("causal & (window(0, 0) | global(2))")},
        {"03-masks", 8, hidden("causal & painted", 10, {4, 7})},
        {"04-many-heads", 8, without({{3, 3}, {3, 6}})},
        {"05-order-and-positions", 9, positions(PositionEncoding::Alibi)},
        {"06-two-sequences", 8, text("She read a letter in the library yesterday.")},
        {"07-whom-does-it-mean", 10, text("The cat sat on the mat because it was hungry.")},
        {"07-whom-does-it-mean", 10, text("The cat sat on the mat because it was happy.")},
        {"08-copying", 9, without({{2, 3}, {2, 4}})},
        {"08-copying", 9, without({{1, 4}, {2, 3}})},
        {"09-does-attention-explain", 10, without({{4, 1}, {4, 3}})},
        {"09-does-attention-explain", 10, without(wholeFourth)},
        {"10-what-it-costs", 9, mask("causal & (window(1, 0) | dilated(3))")},
        {"10-what-it-costs", 9, mask("causal & dilated(3) | window(1, 0)")},
        {"11-pictures-as-tokens", 8, hidden("painted", 0, {13})},
        {"12-build-your-own", 1, mask("window(1, 0)")},
        {"12-build-your-own", 1, mask("causal & window(1, 0)")},
        {"12-build-your-own", 1, mask("causal & window(1, 3)")},
        {"12-build-your-own", 7, mask("causal & dilated(2)")},
        {"12-build-your-own", 2, mask("causal & segment(4)")},
        {"12-build-your-own", 3, mask("causal | prefix(3)")},
        {"12-build-your-own", 8, mask("!window(0, 0)")},
        {"12-build-your-own", 8, mask("full & !window(0, 0)")},
        {"12-build-your-own", 4, mask("causal & (segment(3, 6) | prefix(2))")},
        {"12-build-your-own", 9, hidden("causal & painted", 7, {2, 3, 4})},
        {"12-build-your-own", 5, hidden("model & painted", 10, {2})},
        {"12-build-your-own", 5, hidden("model & painted", 2, {1})},
        {"13-it-learns", 7, without({{1, 2}})},
        {"14-tokens", 8, text("Zorbel met Tom. Tom thanked Z")},
    };
}

/// What one click changes: a module's preset, or a rule of the mask as its button puts it in.
std::vector<std::pair<std::string, Run>> oneClicks(const Run& run, Index tokens)
{
    std::vector<std::pair<std::string, Run>> clicks;
    for (const ModulePreset& preset : modulePresets()) clicks.emplace_back(preset.name, withPreset(run, preset));
    const std::string half = std::to_string(std::max<Index>(2, tokens / 2));
    const std::string behind = std::to_string(std::max<Index>(2, tokens / 2 + 1));
    const std::string before = run.changes.empty() || !run.changes.front().mask ? "full" : *run.changes.front().mask;
    for (const std::string& rule :
         {std::string("full"), std::string("causal"), std::string("window(3, 0)"), std::string("prefix(2)"),
          std::string("dilated(2)"), std::string("global(1)"), "segment(" + behind + ")", "chunk(" + half + ")"})
        for (const std::string& recipe : {rule, before + " & " + rule, before + " | " + rule}) {
            Run clicked = run;
            clicked.changes = {{.mask = recipe}};
            clicks.emplace_back(recipe, std::move(clicked));
        }
    return clicks;
}

double wordsIn(const std::string& text)
{
    std::istringstream read(text);
    return static_cast<double>(std::distance(std::istream_iterator<std::string>(read), {}));
}

/// How long a newcomer needs for a step: to read it, look at what it shows and do what it asks for.
/// @return minutes
double neededMinutes(const LessonWords& words, const Lesson& lesson, std::size_t at)
{
    constexpr double readInAMinute = 200, look = 0.25, guess = 0.5, card = 0.25, choice = 0.5, answer = 0.75,
                     puzzle = 2, deed = 1;
    const LessonStep& step = lesson.steps()[at];
    std::string read = words.steps[at].prose;
    if (at == 0) read += ' ' + words.introduction;
    double minutes = look + (step.prediction ? guess : 0);
    for (std::size_t place = 0; place < step.questions.size(); ++place) {
        const QuestionWords& asked = words.steps[at].questions[place];
        read += ' ' + asked.ask;
        for (const std::string& option : asked.options) read += ' ' + option;
        using Kind = LessonQuestion::Kind;
        const Kind kind = step.questions[place].kind;
        minutes += kind == Kind::Text ? card : kind == Kind::Choice ? choice : answer;
    }
    if (std::ranges::any_of(step.claims, &LessonClaim::goal)) minutes += puzzle;
    for (std::size_t item = 1;
         read.find('\n' + std::to_string(item) + ". ") != std::string::npos || (item == 1 && read.starts_with("1. "));
         ++item)
        minutes += deed;
    return minutes + wordsIn(read) / readInAMinute;
}

std::string said(const std::vector<BrokenPromise>& broken)
{
    std::string all;
    for (const BrokenPromise& each : broken) all += each.promise + ": " + each.found + "\n";
    return all;
}

/// The goals of a step as expectations of a session.
Lesson asExpected(const Lesson& lesson, const LessonStep& step, const Session& session)
{
    std::string claims;
    for (const LessonClaim& each : step.claims)
        if (each.goal && !each.claim.only) claims += std::string(each.part.of(lesson.text())) + "\n";
    return Lesson::parse("# T\n## S\n```state\n" + sessionText(session, folder) + "\n```\n```expect\n" + claims
                             + "```\n",
                         folder / "some.lesson.md");
}

}  // namespace

/// The course that comes with the program.
class TestBundledLessons final : public QObject {
    Q_OBJECT
private slots:
    void theyAreInOrder()
    {
        const std::vector<BundledLesson> lessons = bundledLessons();
        std::vector<int> numbers;
        numbers.reserve(lessons.size());
        for (const BundledLesson& each : lessons) {
            numbers.push_back(each.number);
            const QString name = QString::fromStdString(each.file.filename().string());
            QVERIFY2(name.startsWith(QString("%1-").arg(each.number, 2, 10, QChar('0'))), qPrintable(name));
        }
        QVERIFY(std::ranges::is_sorted(numbers) && std::ranges::adjacent_find(numbers) == numbers.end());
        for (const int each : {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14})
            QVERIFY2(std::ranges::count(numbers, each) == 1, std::to_string(each).c_str());
    }

    void eachIsAsLongAsALesson()
    {
        for (const BundledLesson& each : bundledLessons()) {
            const Lesson lesson = Lesson::open(each.file);
            const auto count = lesson.steps().size();
            QVERIFY2(count >= 8 && count <= 13, each.file.c_str());
            const double minutes = planAt(lesson, count - 1).whole;
            QVERIFY2(minutes >= 12 && minutes <= 20, (each.file.string() + ": " + std::to_string(minutes)).c_str());
            int goals = 0;
            for (const LessonStep& step : lesson.steps()) {
                QVERIFY2(!step.notes.empty(), (each.file.string() + ": " + step.title).c_str());
                goals += std::ranges::any_of(step.claims, &LessonClaim::goal) ? 1 : 0;
            }
            QVERIFY2(goals >= 1, each.file.c_str());
        }
    }

    /// What the notes and the menu say of a lesson's length; appendices are not counted.
    void itsMinutesAreTrue()
    {
        for (const BundledLesson& each : bundledLessons()) {
            const Lesson lesson = Lesson::open(each.file);
            const LessonWords words = wordsOf(lesson, "en");
            double needed = 0;
            for (std::size_t step = 0; step <= endOf(lesson); ++step) {
                const double here = neededMinutes(words, lesson, step);
                const double planned = plannedMinutes(notesOf(lesson, step)).value_or(0);
                needed += here;
                QVERIFY2(std::abs(here - planned) <= 0.75,
                         (each.file.filename().string() + ", “" + lesson.steps()[step].title
                          + "”: " + std::to_string(planned) + " minutes, needed " + std::to_string(here))
                             .c_str());
            }
            const double planned = planAt(lesson, 0).whole;
            QVERIFY2(needed >= 12 && needed <= 20 && std::abs(needed - planned) <= 1,
                     (each.file.filename().string() + ": " + std::to_string(planned) + " minutes, needed "
                      + std::to_string(needed))
                         .c_str());
        }
    }

    /// A hint that leads, a sentence for each of the commonest wrong answers, and five cards to be kept.
    void questionsTeach()
    {
        for (const BundledLesson& each : bundledLessons()) {
            const Lesson lesson = Lesson::open(each.file);
            Index cards = 0;
            for (const LessonStep& step : lesson.steps()) {
                const Index texts =
                    std::ranges::count(step.questions, LessonQuestion::Kind::Text, &LessonQuestion::kind);
                if (texts > 0) cards = texts;
                for (const LessonQuestion& question : step.questions) {
                    if (question.kind == LessonQuestion::Kind::Text) continue;
                    const std::string where = each.file.filename().string() + ": " + question.ask;
                    QVERIFY2(!question.hints.empty(), where.c_str());
                    QVERIFY2(question.wrong.size() >= 2, where.c_str());
                    QVERIFY2(question.kind != LessonQuestion::Kind::Choice || question.options.size() >= 3,
                             where.c_str());
                }
            }
            QVERIFY2(cards == 5, each.file.c_str());
        }
    }

    void noAnswerIsToldBeforeItIsGiven()
    {
        OpenedModels models;
        for (const BundledLesson& each : bundledLessons()) {
            const Lesson lesson = Lesson::open(each.file);
            for (const OpenAnswer& open : openAnswers(lesson, models))
                QVERIFY2(
                    false,
                    (each.file.filename().string() + ", " + lesson.lineOf(open.part.from) + ": " + open.found).c_str());
        }
    }

    /// Each lesson has six questions that are not in it, to be asked before and after.
    void eachHasATest()
    {
        for (const BundledLesson& each : bundledLessons()) {
            const std::string name = each.file.filename().string();
            const fs::path file = folder / "tests" / (name.substr(0, name.find('.')) + ".test.md");
            const Lesson lesson = Lesson::open(each.file), test = Lesson::open(file);
            QCOMPARE(test.steps().size(), std::size_t{1});
            QCOMPARE(test.steps().front().questions.size(), std::size_t{6});
            for (const LessonQuestion& question : test.steps().front().questions) {
                QVERIFY(question.isJudged() && question.paper);
                for (const LessonStep& step : lesson.steps())
                    for (const LessonQuestion& other : step.questions) QVERIFY(other.ask != question.ask);
            }
        }
    }

    /// A teacher may wait for that before a class: how long it takes is printed.
    void theyKeepTheirPromises()
    {
        OpenedModels models;
        QElapsedTimer timer;
        timer.start();
        for (const BundledLesson& each : bundledLessons()) {
            const auto broken = brokenPromises(Lesson::open(each.file), models);
            QVERIFY2(broken.empty(), (each.file.filename().string() + ": " + said(broken)).c_str());
        }
        std::printf("  all lessons in %lld ms\n", static_cast<long long>(timer.elapsed()));
    }

    void everyGoalCanBeReached()
    {
        OpenedModels models;
        const std::vector<Solution> known = solutions();
        for (const BundledLesson& each : bundledLessons()) {
            const Lesson lesson = Lesson::open(each.file);
            for (std::size_t i = 0; i < lesson.steps().size(); ++i) {
                const LessonStep& step = lesson.steps()[i];
                if (std::ranges::none_of(step.claims, &LessonClaim::goal)) continue;
                const std::string where = each.file.filename().string() + ", step " + std::to_string(i + 1);
                const Session before = lesson.sessionAt(i);
                int ways = 0;
                for (const Solution& one : known) {
                    if (one.step != i + 1 || each.file.filename() != one.lesson + std::string(".lesson.md")) continue;
                    ++ways;
                    Session now = before;
                    one.edit(now);
                    const auto broken = brokenPromises(asExpected(lesson, step, now), models);
                    QVERIFY2(broken.empty(), (where + ", way " + std::to_string(ways) + ": " + said(broken)).c_str());
                    for (const LessonClaim& claim : step.claims)
                        if (claim.claim.only)
                            QVERIFY2(changedOnly(before.run(), now.run(), *claim.claim.only), where.c_str());
                }
                QVERIFY2(ways > 0, (where + ": nobody knows how").c_str());
            }
        }
    }

    void noClickSolvesAPuzzleAlone()
    {
        OpenedModels models;
        for (const BundledLesson& each : bundledLessons()) {
            const Lesson lesson = Lesson::open(each.file);
            for (std::size_t i = 0; i < lesson.steps().size(); ++i) {
                const LessonStep& step = lesson.steps()[i];
                const auto only = std::ranges::find_if(step.claims, [](const LessonClaim& claim) {
                    return claim.goal && claim.claim.only == Claim::Change::Mask;
                });
                if (only == step.claims.end()) continue;
                const Session before = lesson.sessionAt(i);
                const Index tokens = std::ssize(lessonGround(before, models).trace->keys(before.focus.item));
                for (const auto& [click, run] : oneClicks(before.run(), tokens)) {
                    if (!changedOnly(before.run(), run, Claim::Change::Mask)) continue;
                    Session now = before;
                    now.run() = run;
                    const auto broken = brokenPromises(asExpected(lesson, step, now), models);
                    QVERIFY2(
                        !broken.empty(),
                        (each.file.filename().string() + ", step " + std::to_string(i + 1) + ": " + click).c_str());
                }
            }
        }
    }

    /// Another model under the same name: every promise that it breaks is told, and no other.
    void aChangedModelBreaksWhatItDoesNotKeep()
    {
        const QTemporaryDir beside;
        const fs::path place = beside.path().toStdString();
        const auto hash = QString::number(fingerprintOf(bundledModels() / "named-heads"), 16).toStdString();
        writeForgetfulHeads(place / "heads");
        const std::string state =
            "```state\n{\"runs\": [{\"model\": \"heads\", \"texts\": [\"every word looks back\"]}]}\n```\n";
        const Lesson lesson = Lesson::parse("# T\n```lesson\nmodel: heads " + hash + "\n```\n## One\n" + state
                                                + "```expect\nweight(looks → word) ≥ 0.95\ntop(back) = looks\n"
                                                  "weight(looks → looks, 1.2) = 1.00\nmeasure(previous) ≥ 0.9\n```\n"
                                                  "## Two\n```expect\nweight(word → every) ≥ 0.95\n```\n",
                                            place / "a.lesson.md");
        OpenedModels models;
        const auto broken = brokenPromises(lesson, models);
        std::vector<std::string> promises;
        for (const BrokenPromise& each : broken) promises.push_back(each.promise);
        const std::vector<std::string> expected{"heads", "weight(looks → word) ≥ 0.95", "top(back) = looks",
                                                "measure(previous) ≥ 0.9", "weight(word → every) ≥ 0.95"};
        QVERIFY2(promises == expected, said(broken).c_str());
        QVERIFY(broken[0].found.find("not the model") != std::string::npos);
        QVERIFY2(broken[1].found.starts_with("0.33"), broken[1].found.c_str());
    }
};

TEST_CLASS(TestBundledLessons)
#include "tst_bundled_lessons.moc"
