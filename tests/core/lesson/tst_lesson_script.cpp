#include "core/lesson/lesson_script.h"
#include "core/model/folder/bundled_models.h"
#include "core/session/fresh_session.h"
#include "core/session/module_presets.h"
#include "core/session/session_sources.h"

#include <QTest>

#include "tests/test_class.h"

using namespace core;

namespace {

const std::filesystem::path here = "/lessons/own.lesson.md";

Session sessionOf(const std::string& text, Index head = 0)
{
    Session session = freshSession();
    session.run() = classroomRun(text);
    session.focus.head = head;
    return session;
}

Lesson parsed(const LessonScript& script) { return Lesson::parse(script.text(), here); }

/// Whether a step shows a session; differences that a reader does not see are ignored.
bool shows(const LessonScript& script, std::size_t step, const Session& wanted)
{
    return parsed(script).sessionAt(step) == wanted;
}

LessonScript threeSteps()
{
    LessonScript script = LessonScript::begin("Own words", "One", sessionOf("a b"), here);
    script.insert(1, "Two", sessionOf("a b c", 2));
    Session masked = sessionOf("a b c", 2);
    masked.run().changes = {{.mask = "padding"}};
    masked.view = View::Mask;
    script.insert(2, "Three", masked);
    return script;
}

Session third()
{
    Session session = sessionOf("a b c", 2);
    session.run().changes = {{.mask = "padding"}};
    session.view = View::Mask;
    return session;
}

}  // namespace

/// A lesson while it is written: edits leave all other text alone, and steps keep their sessions.
class TestLessonScript final : public QObject {
    Q_OBJECT
private slots:
    void aLessonBeginsWithOneStep()
    {
        const LessonScript script = LessonScript::begin("Own\nwords", "One", sessionOf("a b"), here);
        const Lesson lesson = parsed(script);
        QCOMPARE(lesson.title(), std::string("Own words"));
        QCOMPARE(lesson.steps().size(), std::size_t{1});
        QVERIFY(shows(script, 0, sessionOf("a b")));
    }

    void theModelsItWasMadeWithAreNamed()
    {
        Session session = freshSession();
        session.run().model = bundledModels() / "primer-encoder";
        session.run().texts = {"The cat."};
        LessonScript script = LessonScript::begin("Own", "One", session, here);
        script.insert(1, "Two", session);
        const Lesson lesson = parsed(script);
        QCOMPARE(lesson.models().size(), std::size_t{1});
        QCOMPARE(lesson.models()[0].name, std::string("primer-encoder"));
        QCOMPARE(lesson.models()[0].fingerprint, fingerprintOf(session.run().model));
        QVERIFY(shows(script, 1, session));
    }

    void stepsSayWhatDiffers()
    {
        const LessonScript script = threeSteps();
        QVERIFY(shows(script, 0, sessionOf("a b")));
        QVERIFY(shows(script, 1, sessionOf("a b c", 2)));
        QVERIFY(shows(script, 2, third()));
        // No more than that is written.
        const std::string text = script.text();
        QVERIFY(text.find("\"temperature\"") == std::string::npos);
        QVERIFY(text.find("figure") == std::string::npos);
    }

    void stepsThatAreMovedShowWhatTheyShowed()
    {
        const std::vector<Session> shown{sessionOf("a b"), sessionOf("a b c", 2), third()};
        for (std::size_t from = 0; from < 3; ++from)
            for (std::size_t to = 0; to < 3; ++to) {
                LessonScript script = threeSteps();
                script.move(from, to);
                std::vector<std::size_t> order{0, 1, 2};
                order.erase(order.begin() + static_cast<std::ptrdiff_t>(from));
                order.insert(order.begin() + static_cast<std::ptrdiff_t>(to), from);
                for (std::size_t step = 0; step < 3; ++step) QVERIFY(shows(script, step, shown[order[step]]));
            }
        LessonScript script = threeSteps();
        script.remove(0);
        QVERIFY(shows(script, 0, shown[1]) && shows(script, 1, shown[2]));
        script.copy(0);
        QVERIFY(shows(script, 1, shown[1]) && shows(script, 2, shown[2]));
        script.insert(1, "Between", sessionOf("z"));
        QVERIFY(shows(script, 1, sessionOf("z")) && shows(script, 2, shown[1]) && shows(script, 3, shown[2]));
        script.setSession(0, sessionOf("y"));
        QVERIFY(shows(script, 0, sessionOf("y")) && shows(script, 1, sessionOf("z")));
        for (int i = 0; i < 9; ++i) script.remove(0);
        QCOMPARE(script.steps(), std::size_t{1});
    }

    void whatIsWrittenStaysWhereItIsNotEdited()
    {
        const std::string text = "# Title *of* it\n\nBefore.\n\n```lesson\nauthor: me\n```\n\n## One\n\n~~~ state\n"
                                 "{\"runs\": [{\"module\": {}, \"texts\": [\"a b\"]}]}\n~~~\n\nProse  here.  \n\n"
                                 "## Two\n* a list\n\n```python\nprint(1)\n```\n\n```notes\nthree minutes\n```\n";
        LessonScript script(Lesson::parse(text, here));
        QCOMPARE(script.text(), text);
        script.setFence(1, "goal", "only mask");
        QVERIFY(script.text().starts_with(text.substr(0, text.find("## Two"))));
        QVERIFY(script.text().find("print(1)") != std::string::npos);
        QCOMPARE(fenceOf(parsed(script), 1, "notes"), std::string("three minutes\n"));
        QCOMPARE(fenceOf(parsed(script), 1, "goal"), std::string("only mask\n"));
        script.setFence(1, "goal", "  \n");
        QCOMPARE(fenceOf(parsed(script), 1, "goal"), std::string());
        script.setTitle("Another");
        QVERIFY(script.text().starts_with("# Another\n"));
        QCOMPARE(parsed(script).introduction().find("Before.") != std::string::npos, true);
    }

    void proseCannotBecomeAStepOrEndABlock()
    {
        LessonScript script = threeSteps();
        script.setProse(1, "Words.\n\n## A heading\n\nMore\n---\n");
        script.setStepTitle(1, "Two\n## and a half");
        script.setFence(1, "notes", "``` in notes\n```\n````");
        const Lesson lesson = parsed(script);
        QCOMPARE(lesson.steps().size(), std::size_t{3});
        QCOMPARE(lesson.steps()[1].title, std::string("Two ## and a half"));
        QVERIFY(lesson.proseOf(1).find("### A heading") != std::string::npos);
        QCOMPARE(fenceOf(lesson, 1, "notes"), std::string("``` in notes\n```\n````\n"));
        QVERIFY(shows(script, 2, third()));
    }
};

TEST_CLASS(TestLessonScript)
#include "tst_lesson_script.moc"
