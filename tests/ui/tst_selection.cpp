#include "ui/control/selection.h"

#include "tests/test_class.h"
#include "tests/ui/workbench_hands.h"

using core::Cell;
using core::Index;

class TestSelection final : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        m_hands = std::make_unique<WorkbenchHands>();
        m_hands->begin(WorkbenchHands::model("gpt2_fp16"), "the keeper looks at the sea");
        QVERIFY(m_hands->settle());
    }

    void theMostAttendedCellOfTheLastRowIsChosenAtFirst() { QVERIFY(isMostAttended()); }

    void anotherHeadIsSaidOnceAndTheCellStays()
    {
        const Cell before = selection().chosen();
        const QSignalSpy heads(&selection(), &Selection::headChanged);
        const QSignalSpy cells(&selection(), &Selection::cellChanged);
        selection().setHead(1, 2);
        selection().setHead(1, 2);
        QCOMPARE(heads.count(), 1);
        QCOMPARE(cells.count(), 0);
        QVERIFY(selection().chosen() == before);
        QCOMPARE(m_hands->editor.session().focus.head, Index{2});
    }

    void stepsEndAtTheFirstAndTheLastHead()
    {
        selection().stepHead(-5, -5);
        QCOMPARE(selection().focus().layer, Index{0});
        selection().stepHead(500, 500);
        const core::ModelInfo& info = m_hands->results.shown()->model->info;
        QCOMPARE(selection().focus().layer, info.layers - 1);
        QCOMPARE(selection().focus().head, info.heads - 1);
    }

    void aCellThatWasChosenStaysWhileOneTypes()
    {
        selection().setCell({2, 1});
        m_hands->editor.setText(0, "the keeper looks at the sea again");
        QVERIFY(m_hands->settle());
        QVERIFY((selection().chosen() == Cell{2, 1}));
    }

    void aCellThatIsGoneGivesWayToTheMostAttendedOne()
    {
        selection().setCell({5, 1});
        m_hands->editor.setText(0, "sea");
        QVERIFY(m_hands->settle());
        QVERIFY(isMostAttended());
    }

    void whatIsPointedAtIsExplainedUntilThePointerLeaves()
    {
        const Cell chosen = selection().chosen();
        const QSignalSpy cells(&selection(), &Selection::cellChanged);
        selection().setHover(Cell{1, 0});
        QVERIFY((selection().cell() == Cell{1, 0}));
        selection().setHover(std::nullopt);
        QVERIFY(selection().cell() == chosen);
        QCOMPARE(cells.count(), 2);
    }

    void nobodyPointsAtACellThatTheNewTextDoesNotHave()
    {
        selection().setHover(Cell{5, 5});
        m_hands->editor.setText(0, "sea");
        QVERIFY(m_hands->settle());
        QVERIFY(!selection().hover());
    }

    void undoingAnEditSaysThatTheFocusIsAnother()
    {
        m_hands->editor.addText();
        QVERIFY(m_hands->settle());
        QCOMPARE(selection().focus().item, Index{1});
        const QSignalSpy texts(&selection(), &Selection::textChanged);
        m_hands->editor.undo();
        QCOMPARE(selection().focus().item, Index{0});
        QCOMPARE(texts.count(), 1);
    }

    void aChosenCellOfASessionIsKeptAndNoneIsFollowed()
    {
        selection().setCell({3, 1});
        selection().keepChosen();
        m_hands->editor.setText(0, "the keeper looks at the sea again");
        QVERIFY(m_hands->settle());
        QVERIFY((selection().chosen() == Cell{3, 1}));
        selection().setCell({0, 0});
        selection().keepChosen();
        m_hands->editor.setText(0, "the keeper looks at the sea");
        QVERIFY(m_hands->settle());
        QVERIFY(isMostAttended());
    }

private:
    Selection& selection() const { return m_hands->selection; }

    bool isMostAttended() const
    {
        const auto trace = m_hands->results.shown();
        const core::Matrix& weights = m_hands->stages.of(trace, selection().address())->weights;
        Cell most{weights.rows() - 1, 0};
        weights.row(most.query).maxCoeff(&most.key);
        return selection().chosen() == most;
    }

    std::unique_ptr<WorkbenchHands> m_hands;
};

TEST_CLASS(TestSelection)
#include "tst_selection.moc"
