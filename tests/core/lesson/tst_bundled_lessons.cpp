#include "core/lesson/bundled_lessons.h"
#include "core/lesson/changed_only.h"
#include "core/lesson/lesson_check.h"
#include "core/model/folder/bundled_models.h"
#include "core/session/session_json.h"
#include "core/session/session_sources.h"
#include "core/tensor/safetensors.h"
#include "core/tensor/safetensors_writer.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include "tests/test_class.h"

#include <filesystem>
#include <functional>

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

Edit hidden(const char* recipe, Index query, Index key)
{
    return [=](Session& session) {
        session.run().changes = {{.mask = recipe}};
        session.run().painting =
            std::make_shared<const Painting>(Painting::fromRuns({{query, {KeyRun{key, key}}}}, {}));
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

/// One way to each goal.
std::vector<Solution> solutions()
{
    std::vector<std::pair<Index, Index>> secondAndFourth;
    for (Index head = 1; head <= 6; ++head) secondAndFourth.insert(secondAndFourth.end(), {{2, head}, {4, head}});
    return {
        {"01-query-key-value", 10, text("cats chase")},
        {"02-dot-products-by-hand", 11, temperature(0.5F)},
        {"03-masks", 10, mask("causal & window(3, 0)")},
        {"04-many-heads", 10, without({{3, 3}, {3, 6}})},
        {"05-order-and-positions", 10, positions(PositionEncoding::Alibi)},
        {"06-two-sequences", 9, text("She read a letter in the library yesterday.")},
        {"07-whom-does-it-mean", 10, text("The cat sat on the mat because it was hungry.")},
        {"08-copying", 10, without({{2, 3}, {2, 4}})},
        {"09-does-attention-explain", 9, without(secondAndFourth)},
        {"10-what-it-costs", 11, mask("causal & window(2, 0)")},
        {"11-pictures-as-tokens", 11, hidden("painted", 0, 13)},
        {"12-build-your-own", 1, mask("causal")},
        {"12-build-your-own", 2, mask("causal & window(1, 0)")},
        {"12-build-your-own", 3, mask("causal & dilated(2)")},
        {"12-build-your-own", 4, mask("segment(5)")},
        {"12-build-your-own", 5, mask("causal | prefix(3)")},
        {"12-build-your-own", 6, mask("causal & (window(1, 0) | global(1))")},
        {"12-build-your-own", 7, hidden("causal & painted", 7, 2)},
        {"12-build-your-own", 8, positions(PositionEncoding::Alibi)},
        {"12-build-your-own", 9, positions(PositionEncoding::Rotary)},
        {"12-build-your-own", 10, temperature(5)},
    };
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
    void thereAreTwelveInOrder()
    {
        const std::vector<BundledLesson> lessons = bundledLessons();
        QCOMPARE(lessons.size(), std::size_t{12});
        for (std::size_t i = 0; i < lessons.size(); ++i) {
            const QString name = QString::fromStdString(lessons[i].file.filename().string());
            QVERIFY2(name.startsWith(QString("%1-").arg(i + 1, 2, 10, QChar('0'))), qPrintable(name));
        }
    }

    void eachIsAsLongAsALesson()
    {
        for (const BundledLesson& each : bundledLessons()) {
            const Lesson lesson = Lesson::open(each.file);
            const auto count = lesson.steps().size();
            QVERIFY2(count >= 8 && count <= 12, each.file.c_str());
            int goals = 0;
            for (const LessonStep& step : lesson.steps()) {
                QVERIFY2(!step.notes.empty(), (each.file.string() + ": " + step.title).c_str());
                goals += std::ranges::any_of(step.claims, &LessonClaim::goal) ? 1 : 0;
            }
            QVERIFY2(goals >= 1, each.file.c_str());
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
                const auto solution = std::ranges::find_if(known, [&](const Solution& one) {
                    return one.step == i + 1 && each.file.filename() == one.lesson + std::string(".lesson.md");
                });
                QVERIFY2(solution != known.end(), (where + ": nobody knows how").c_str());
                const Session before = lesson.sessionAt(i);
                Session now = before;
                solution->edit(now);
                const auto broken = brokenPromises(asExpected(lesson, step, now), models);
                QVERIFY2(broken.empty(), (where + ": " + said(broken)).c_str());
                for (const LessonClaim& claim : step.claims)
                    if (claim.claim.only)
                        QVERIFY2(changedOnly(before.run(), now.run(), *claim.claim.only), where.c_str());
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
