#include "ui/control/comparison_editor.h"
#include "ui/control/intervention_editor.h"
#include "ui/control/run_results.h"

#include "tests/test_class.h"
#include "tests/ui/workbench_hands.h"

using core::AttentionBlock;
using core::Index;

class TestRunResults final : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        m_hands = std::make_unique<WorkbenchHands>();
        m_hands->begin(WorkbenchHands::model("gpt2_fp16"), "the keeper looks at the sea");
        QVERIFY(m_hands->settle());
        QVERIFY(results().shown() != nullptr && results().shown()->finished());
    }

    void whatWasAskedIsComputedOnce()
    {
        m_hands->editor.setRows(core::RowReading::NextToken);
        QVERIFY(!results().hasBegun());
        QVERIFY(!results().isRunning());
        results().askAgain();
        QVERIFY(results().hasBegun());
        QVERIFY(results().isRunning());
    }

    void whoHearsOfAnEditFindsItBegun()
    {
        bool begun = false;
        connect(&m_hands->editor, &SessionEditor::edited, this, [&] { begun = results().isRunning(); });
        m_hands->editor.setText(0, "another");
        QVERIFY(begun);
    }

    void aNewTextLeavesThePictureUntilItsOwnIsThere()
    {
        const auto before = results().shown();
        const QSignalSpy cleared(&results(), &RunResults::cleared);
        m_hands->editor.setText(0, "another");
        QVERIFY(results().isRunning());
        QCOMPARE(results().shown(), before);
        QVERIFY(m_hands->settle());
        QVERIFY(results().shown() != before);
        QCOMPARE(cleared.count(), 0);
    }

    void anotherModelsPictureIsGoneBeforeItsOwnIsThere()
    {
        bool gone = false;
        connect(&results(), &RunResults::cleared, this, [&] { gone = results().shown() == nullptr; });
        m_hands->editor.setModel(WorkbenchHands::bundled("named-heads"));
        QVERIFY(m_hands->settle());
        QVERIFY(gone);
        QCOMPARE(results().shown()->model->info.folder, WorkbenchHands::bundled("named-heads"));
    }

    void aRunThatFailsSaysWhyAndTheNextOneForgetsIt()
    {
        QSignalSpy failed(&results(), &RunResults::failed);
        m_hands->editor.setModel("/there/is/no/model");
        QVERIFY(m_hands->settle());
        QCOMPARE(failed.count(), 1);
        QVERIFY(results().error(0) != nullptr);
        QCOMPARE(results().lastGood()->model, WorkbenchHands::model("gpt2_fp16"));
        m_hands->editor.undo();
        QVERIFY(results().error(0) == nullptr);
    }

    void theFocusIsBroughtIntoTheTrace()
    {
        const core::Focus far{.item = 9, .layer = 99, .head = 99, .query = 999, .key = 999};
        const core::Focus near = results().inside(far);
        const auto trace = results().shown();
        QCOMPARE(near.item, Index{0});
        QCOMPARE(near.layer, trace->model->info.layers - 1);
        QCOMPARE(near.head, trace->model->info.heads - 1);
        QCOMPARE(near.query, std::ssize(trace->queries(0)) - 1);
        QCOMPARE(near.key, std::ssize(trace->keys(0)) - 1);
    }

    void aComparedTextWithoutTokensHasNoPicture()
    {
        ComparisonEditor(m_hands->editor).setKind(core::CompareSettings::Kind::Runs);
        QVERIFY(m_hands->settle());
        QVERIFY(results().shown(1) != nullptr);
        ComparisonEditor(m_hands->editor).setText(1, "");
        QVERIFY(m_hands->settle());
        QVERIFY(results().shown(1) == nullptr);
        QVERIFY(!results().prepared(1)->computable());
        QVERIFY(results().shown(0) != nullptr);
        QVERIFY(results().shown(7) == nullptr);
    }

    void theUntouchedRunIsThatOfTheShownText()
    {
        QVERIFY(results().untouched() == nullptr);
        InterventionEditor(m_hands->editor).setHeadOff(true);
        QTRY_VERIFY(results().untouched() != nullptr);
        QVERIFY(core::isOfTheSameText(*results().untouched(), *results().whole()));
        m_hands->editor.setText(0, "other words");
        QTRY_VERIFY(results().shown()->queries(0).size() < 5);
        // Until that of these words is computed there is none: never that of the words before.
        const auto untouched = results().untouched();
        if (untouched != nullptr) QVERIFY(core::isOfTheSameText(*untouched, *results().whole()));
        QTRY_VERIFY(results().untouched() != nullptr);
        QVERIFY(core::isOfTheSameText(*results().untouched(), *results().whole()));
        InterventionEditor(m_hands->editor).clear();
        QVERIFY(results().untouched() == nullptr);
    }

    void whatIsShownFollowsTheAttentionThatIsLookedAt()
    {
        m_hands->begin(WorkbenchHands::bundled("primer-translator"), "the cat sees the dog");
        QVERIFY(m_hands->settle());
        QCOMPARE(results().shown(), results().whole());
        m_hands->selection.setBlock(AttentionBlock::Cross);
        QCOMPARE(results().shown(), results().whole()->cross);
        m_hands->selection.setBlock(AttentionBlock::Decoder);
        QCOMPARE(results().shown(), results().whole()->decoder);
    }

private:
    RunResults& results() const { return m_hands->results; }

    std::unique_ptr<WorkbenchHands> m_hands;
};

TEST_CLASS(TestRunResults)
#include "tst_run_results.moc"
