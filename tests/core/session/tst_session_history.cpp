#include "core/session/session_history.h"

#include "core/session/run_edits.h"
#include "tests/test_class.h"

#include <QTest>

using namespace core;
using namespace std::chrono_literals;

namespace {

Session withText(std::string text)
{
    Session session;
    session.run().texts = {std::move(text)};
    return session;
}

}  // namespace

class TestSessionHistory final : public QObject {
    Q_OBJECT
private slots:
    void undoingLooksWhereOneLookedInThatModel()
    {
        Session first = withText("a text");
        first.focus = {.layer = 7, .head = 11, .query = 3};
        SessionHistory history(first);
        Session same = first;
        same.run().texts[0] = "another text";
        history.push(same, SessionHistory::Kind::Edit, {});
        same.focus.head = 5;
        history.push(same, SessionHistory::Kind::Edit, {});
        history.undo();
        QCOMPARE(history.now().focus.head, Index{5});
        Session other = history.now();
        other.run().model = "/models/small";
        other.focus = {.layer = 0, .head = 1};
        history.push(other, SessionHistory::Kind::Edit, {});
        history.undo();
        QCOMPARE(history.now().focus, (Focus{.layer = 7, .head = 5, .query = 3}));
        history.redo();
        QCOMPARE(history.now().focus, other.focus);
    }

    void aTextComesBackWithTheCellThatWasChosenInIt()
    {
        Session first = withText("the cat sat");
        first.focus = {.layer = 1, .head = 2, .query = 2, .key = 1};
        SessionHistory history(first);
        Session longer = first;
        longer.run().texts[0] = "the old cat sat";
        history.push(longer, SessionHistory::Kind::Edit, {});
        longer.focus = {.layer = 3, .head = 4, .query = 3, .key = 2};
        history.push(longer, SessionHistory::Kind::Edit, {});
        history.undo();
        QCOMPARE(history.now().focus, (Focus{.layer = 3, .head = 4, .query = 2, .key = 1}));
        history.redo();
        QCOMPARE(history.now().focus, longer.focus);
    }

    void aMaskThatIsTakenBackLeavesTheCell()
    {
        Session session = withText("the cat sat");
        session.focus.key = 1;
        SessionHistory history(session);
        session.run().changes = {{.mask = "causal"}};
        history.push(session, SessionHistory::Kind::Edit, {});
        session.focus.key = 2;
        history.push(session, SessionHistory::Kind::Edit, {});
        history.undo();
        QVERIFY(history.now().run().changes.empty());
        QCOMPARE(history.now().focus.key, Index{2});
    }

    void undoAndRedoGoThroughEveryEdit()
    {
        SessionHistory history(withText("a"));
        const auto now = SessionHistory::Clock::time_point{};
        history.push(withText("b"), SessionHistory::Kind::Edit, now);
        history.push(withText("c"), SessionHistory::Kind::Edit, now);
        QVERIFY(!history.canRedo());
        history.undo();
        QCOMPARE(history.now().run().texts.front(), std::string("b"));
        history.undo();
        QCOMPARE(history.now().run().texts.front(), std::string("a"));
        QVERIFY(!history.canUndo());
        history.redo();
        history.redo();
        QCOMPARE(history.now().run().texts.front(), std::string("c"));
        history.undo();
        history.push(withText("d"), SessionHistory::Kind::Edit, now);
        QVERIFY(!history.canRedo());
    }

    void quickTypingIsOneStep()
    {
        SessionHistory history(withText(""));
        auto now = SessionHistory::Clock::time_point{};
        for (const char* text : {"c", "ca", "cat"})
            history.push(withText(text), SessionHistory::Kind::Typing, now += 300ms);
        history.push(withText("cat s"), SessionHistory::Kind::Typing, now += 701ms);
        history.undo();
        QCOMPARE(history.now().run().texts.front(), std::string("cat"));
        history.undo();
        QCOMPARE(history.now().run().texts.front(), std::string(""));
    }

    void lookingAroundIsNoStep()
    {
        SessionHistory history(withText("a"));
        Session looking = history.now();
        looking.focus.query = 3;
        looking.view = View::Steps;
        looking.steps.step = 2;
        history.push(looking, SessionHistory::Kind::Edit, {});
        QVERIFY(!history.canUndo());
        QCOMPARE(history.now().view, View::Steps);
    }

    void anotherReadingOfRowsIsAStep()
    {
        SessionHistory history(withText("a"));
        Session reading = history.now();
        reading.figure.map.rows = RowReading::NextToken;
        reading.figure.title = "with a title";
        history.push(reading, SessionHistory::Kind::Edit, {});
        history.undo();
        QCOMPARE(history.now().figure.map.rows, RowReading::Usual);
        QCOMPARE(history.now().figure.title, std::string("with a title"));
        history.redo();
        QCOMPARE(history.now().figure.map.rows, RowReading::NextToken);
    }

    void twoHundredStepsAreKept()
    {
        SessionHistory history(withText("0"));
        for (int i = 1; i <= 300; ++i) history.push(withText(std::to_string(i)), SessionHistory::Kind::Edit, {});
        int steps = 0;
        for (; history.canUndo(); ++steps) history.undo();
        QCOMPARE(steps, 200);
        QCOMPARE(history.now().run().texts.front(), std::string("100"));
    }

    void anEditThatFailedLeavesNoStep()
    {
        SessionHistory history(withText("good"));
        history.push(withText("bad"), SessionHistory::Kind::Edit, {});
        history.amend(withText("good"));
        QVERIFY(!history.canUndo());
        QCOMPARE(history.now().run().texts.front(), std::string("good"));
    }

    void anEditThatFailedLeavesWhatWasUndone()
    {
        SessionHistory history(withText("good"));
        history.push(withText("better"), SessionHistory::Kind::Edit, {});
        history.undo();
        history.push(withText("bad"), SessionHistory::Kind::Edit, {});
        history.amend(withText("good"));
        QVERIFY(history.canRedo());
        history.redo();
        QCOMPARE(history.now().run().texts.front(), std::string("better"));
    }

    void aPaintedStrokeCostsLittle()
    {
        SessionHistory history(withText("a"));
        for (Index query = 0; query < 200; ++query) {
            Session next = history.now();
            paint(next.run(), {}, maskRecipeOf(next.run(), 0, 0), {query, query, 0, 4000}, Brush::Hide);
            history.push(std::move(next), SessionHistory::Kind::Edit, {});
        }
        QCOMPARE(history.now().run().painting->hidden().size(), std::size_t{200});
        QCOMPARE(maskRecipeOf(history.now().run(), 0, 0), std::string("model & painted"));
        for (int i = 0; i < 200; ++i) history.undo();
        QVERIFY(history.now().run().painting == nullptr);
    }
};

TEST_CLASS(TestSessionHistory)
#include "tst_session_history.moc"
