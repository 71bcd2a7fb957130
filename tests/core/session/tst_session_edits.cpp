#include "core/session/compared_heads.h"
#include "core/session/edits/compare_edits.h"
#include "core/session/edits/intervention_edits.h"
#include "core/session/edits/model_edits.h"
#include "core/session/edits/text_edits.h"
#include "core/session/head_sets.h"
#include "core/session/run_edits.h"

#include <QTest>

#include "tests/test_class.h"

using namespace core;

namespace {

using Heads = std::vector<ComparedHead>;

Session translation()
{
    Session session;
    session.run().texts = {"the cat sat", "a dog ran"};
    session.run().targets = {"die Katze saß"};
    return session;
}

}  // namespace

/// The effects of an edit on dependent settings.
class TestSessionEdits final : public QObject {
    Q_OBJECT
private slots:
    void aTargetIsStaleAsLongAsItsSourceIsAnother()
    {
        Run run = translation().run();
        QVERIFY(!hasStaleTarget(run, 0));
        setText(run, 0, "the dog");
        setText(run, 0, "the dog sat");
        QVERIFY(hasStaleTarget(run, 0));
        QCOMPARE(run.target_sources, std::vector<std::string>{"the cat sat"});
        setText(run, 0, "the cat sat");
        QVERIFY(!hasStaleTarget(run, 0));
        QCOMPARE(run, translation().run());
    }

    void anotherTargetIsOfTheSourceThatStandsThere()
    {
        Run run = translation().run();
        setText(run, 0, "the dog");
        setTarget(run, 0, "der Hund");
        QVERIFY(!hasStaleTarget(run, 0));
        QVERIFY(run.target_sources.empty());
    }

    void whereThereIsNoTargetNoneIsStale()
    {
        Run run = translation().run();
        setText(run, 1, "a dog sits");
        QVERIFY(!hasStaleTarget(run, 1));
        setText(run, 0, "the dog");
        setTarget(run, 0, "");
        setText(run, 0, "the horse");
        QVERIFY(!hasStaleTarget(run, 0));
        QVERIFY(run.target_sources.empty());
    }

    void aTranslationIsATargetTooAndAContinuedTextHasNone()
    {
        Session session = translation();
        session.run().texts.resize(1);
        session.run().targets = {};
        appendGenerated(session, 7, Continued::Target);
        setText(session.run(), 0, "the dog");
        QVERIFY(hasStaleTarget(session.run(), 0));
        setText(session.run(), 0, "the cat sat");
        QVERIFY(!hasStaleTarget(session.run(), 0));

        session.run().targets = {"left by a translator"};
        appendGenerated(session, 7, Continued::Text);
        QVERIFY(session.run().targets.empty());
    }

    void headsAreNamedTogetherOnceAndFoundWhateverTheCase()
    {
        Session session;
        keepHeadSet(session, "  Name movers \n", {{0, 2, 0}, {0, 0, 3}});
        keepHeadSet(session, "other", {{0, 1, 1}});
        QCOMPARE(session.head_sets.size(), std::size_t{2});
        QCOMPARE(session.head_sets[0].name, std::string("Name movers"));
        noteOnHeadSet(session, 0, " they copy names ");
        noteOnHeadSet(session, 7, "nowhere");
        // A set is kept under the same name again and keeps its note.
        keepHeadSet(session, "NAME movers", {{0, 3, 3}});
        QCOMPARE(session.head_sets.size(), std::size_t{2});
        QCOMPARE(session.head_sets[0].note, std::string("they copy names"));
        QCOMPARE(session.head_sets[0].heads, (Heads{{0, 3, 3}}));
        QCOMPARE(headSetNamed(session, "name movers"), &session.head_sets[0]);
        QVERIFY(headSetNamed(session, "movers") == nullptr);
        chooseHeadSet(session, 1);
        QCOMPARE(session.chosen, (Heads{{0, 1, 1}}));

        keepHeadSet(session, " \t", {{0, 0, 0}});
        keepHeadSet(session, "none", {});
        QCOMPARE(session.head_sets.size(), std::size_t{2});
        std::string long_name = "é";
        while (long_name.size() < 2 * longestSetName) long_name += "é";
        keepHeadSet(session, "x" + long_name, {{0, 0, 0}});
        QCOMPARE(session.head_sets.back().name.size(), longestSetName - 1);  // no half letter
        removeHeadSet(session, 2);
        removeHeadSet(session, 0);
        removeHeadSet(session, 9);
        QCOMPARE(session.head_sets.size(), std::size_t{1});
        QCOMPARE(session.head_sets[0].name, std::string("other"));
        for (std::size_t i = 0; i < 2 * mostHeadSets; ++i) keepHeadSet(session, std::to_string(i), {{0, 0, 0}});
        QCOMPARE(session.head_sets.size(), mostHeadSets);
    }

    void aTextThatGoesTakesItsSourceAlong()
    {
        Run run = translation().run();
        setTarget(run, 1, "ein Hund lief");
        setText(run, 1, "a dog runs");
        removeText(run, 0);
        QVERIFY(hasStaleTarget(run, 0));
        removeText(run, 0);
        QVERIFY(run.target_sources.empty());
    }

    void aComparisonBeginsWithWhatIsLookedAt()
    {
        Session session;
        session.focus = {.layer = 2, .head = 9};
        QCOMPARE(comparedHeads(session), (Heads{{0, 2, 9}, {0, 2, 8}}));
        session.focus.head = 0;
        QCOMPARE(comparedHeads(session), (Heads{{0, 2, 0}, {0, 2, 1}}));
        session.chosen = {{0, 4, 4}};
        QCOMPARE(comparedHeads(session), (Heads{{0, 2, 0}, {0, 4, 4}}));
        session.chosen = {{0, 4, 4}, {0, 1, 1}, {0, 0, 1}};
        QCOMPARE(comparedHeads(session), session.chosen);
        session.chosen = Heads(9, ComparedHead{0, 1, 1});
        QCOMPARE(comparedHeads(session).size(), mostRuns);
    }

    void aSideThatIsChosenMakesTheOthersStay()
    {
        Session session;
        session.focus = {.layer = 2, .head = 9};
        compareHead(session, 1, 3, 3);
        session.focus = {};
        QCOMPARE(comparedHeads(session), (Heads{{0, 2, 9}, {0, 3, 3}}));
        addComparedSide(session, 4, 4);
        QCOMPARE(comparedHeads(session).size(), std::size_t{3});
        removeComparedSide(session, 0);
        QCOMPARE(comparedHeads(session), (Heads{{0, 3, 3}, {0, 0, 0}}));
    }

    void runsAreComparedInTheHeadThatIsLookedAt()
    {
        Session session;
        session.focus = {.layer = 1, .head = 2};
        setCompareKind(session, CompareSettings::Kind::Runs);
        QCOMPARE(comparedHeads(session), (Heads{{0, 1, 2}, {1, 1, 2}}));
        removeComparedSide(session, 1);
        QCOMPARE(session.runs.size(), std::size_t{2});
    }

    void anotherFileIsLookedAtFromItsFirstHeadOn()
    {
        Session session;
        session.focus = {.layer = 11, .head = 7, .query = 3, .key = 2};
        session.chosen = {{0, 11, 7}, {0, 11, 8}};
        setRecorded(session, {.file = "a.npy"});
        QCOMPARE(session.focus, Focus{});
        QVERIFY(session.chosen.empty());
        session.focus.head = 4;
        setRecorded(session, {.file = "a.npy", .query_tokens = "tokens.json"});
        QCOMPARE(session.focus.head, Index{4});
    }

    void aHeadIsOffUntilItIsSwitchedOn()
    {
        Session session;
        session.focus = {.layer = 1, .head = 2};
        setHeadOff(session, true);
        QVERIFY(isHeadOff(session));
        session.focus.head = 3;
        QVERIFY(!isHeadOff(session));
        session.focus.head = 2;
        setHeadOff(session, false);
        QVERIFY(!isHeadOff(session));
        intervene(session, {{.layer = 1, .head = 2, .factor = 0.5F}});
        QVERIFY(!isHeadOff(session));
    }
};

TEST_CLASS(TestSessionEdits)
#include "tst_session_edits.moc"
