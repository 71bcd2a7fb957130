#include "ui/control/selection.h"

#include "tests/test_class.h"
#include "tests/ui/workbench_hands.h"

#include <algorithm>

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

    void aChosenCellGoesWithItsWords()
    {
        beginWithWords();
        selection().setCell(cellOf("queen", "king"));
        for (const char* text : {"and the king saw the queen", "the queen saw the king", "the queen king",
                                 "the old queen and the old king"}) {
            m_hands->editor.setText(0, text);
            QVERIFY(m_hands->settle());
            QCOMPARE(selection().chosen(), cellOf("queen", "king"));
        }
    }

    /// A step of a lesson says which cell it is about: the place, not the words that stood there in the step before.
    void aCellThatIsKeptIsTheOneThatTheSessionSays()
    {
        beginWithWords();
        selection().setCell(cellOf("queen", "king"));
        m_hands->editor.apply([](core::Session& next) {
            next.run().texts = {"the king and the old queen saw the king"};
            next.focus.query = 4;
            next.focus.key = 3;
        });
        selection().keep();
        QVERIFY(m_hands->settle());
        QVERIFY((selection().chosen() == Cell{4, 3}));
    }

    void anotherModelHasTheCellOfTheSameWords()
    {
        selection().setCell(cellOf("sea", "keeper"));
        m_hands->editor.setModel(WorkbenchHands::bundled("primer-encoder"));
        QVERIFY(m_hands->settle());
        QVERIFY(m_hands->results.shown()->queries(0).front().special);  // every token has moved
        QCOMPARE(selection().chosen(), cellOf("sea", "keeper"));
        m_hands->editor.undo();
        QVERIFY(m_hands->settle());
        QCOMPARE(selection().chosen(), cellOf("sea", "keeper"));
    }

    /// Also where the same numbers would be another word's.
    void undoingBringsTheCellBackThatWasChosenThen()
    {
        const Cell before = cellOf("looks", "keeper");
        selection().setCell(before);
        m_hands->editor.setText(0, "and the keeper looks at the sea");
        QVERIFY(m_hands->settle());
        const Cell later = cellOf("sea", "at");
        selection().setCell(later);
        m_hands->editor.undo();
        QVERIFY(m_hands->settle());
        QCOMPARE(selection().chosen(), before);
        m_hands->editor.redo();
        QVERIFY(m_hands->settle());
        QCOMPARE(selection().chosen(), later);
    }

    void aWordThatIsGoneLeavesTheCellNearby()
    {
        beginWithWords();
        selection().setCell(cellOf("queen", "king"));
        m_hands->editor.setText(0, "the cat saw the queen");
        QVERIFY(m_hands->settle());
        QCOMPARE(selection().chosen(), cellOf("queen", "cat"));
        m_hands->editor.setText(0, "the");
        QVERIFY(m_hands->settle());
        QCOMPARE(selection().chosen(), (Cell{0, 0}));
    }

    void anotherTextAltogetherGivesWayToItsMostAttendedCell()
    {
        beginWithWords();
        selection().setCell(cellOf("queen", "king"));
        m_hands->editor.setText(0, "a dog ran");
        QVERIFY(m_hands->settle());
        QVERIFY(isMostAttended());
        QCOMPARE(selection().chosen().query, Index{2});
    }

    void aRowThatIsReadForTheNextTokenStaysWithThatOne()
    {
        beginWithWords();
        m_hands->editor.setRows(core::RowReading::NextToken);
        selection().setCell({cellOf("queen", "king").query - 1, cellOf("queen", "king").key});
        m_hands->editor.setText(0, "the cat and the dog and queen and king");
        QVERIFY(m_hands->settle());
        const Cell words = cellOf("queen", "king");
        QCOMPARE(selection().chosen(), (Cell{words.query - 1, words.key}));
    }

    void aModelWithFewerHeadsIsLookedAtFromItsFirstOn()
    {
        selection().setHead(1, 3);
        m_hands->begin(WorkbenchHands::model("gpt2_fp16"), "the sea");
        QVERIFY(m_hands->settle());
        const core::ModelInfo& info = m_hands->results.shown()->model->info;
        core::Focus outside = m_hands->editor.session().focus;
        outside.layer = info.layers;
        outside.head = info.heads - 1;
        m_hands->editor.setFocus(outside);
        m_hands->editor.setText(0, "the sea again");
        QVERIFY(m_hands->settle());
        QCOMPARE(selection().focus().layer, Index{0});
        QCOMPARE(selection().focus().head, Index{0});
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

    /// A model that has whole words as tokens.
    void beginWithWords()
    {
        m_hands->begin(WorkbenchHands::bundled("primer-decoder"), "the king saw the queen");
        QVERIFY(m_hands->settle());
    }

    /// Where the words stand, by the place in the text that is asked for: their first pieces.
    Cell cellOf(const std::string& query, const std::string& key) const
    {
        const auto trace = m_hands->results.shown();
        return {pieceOf(query, trace->queries(0)), pieceOf(key, trace->keys(0))};
    }

    Index pieceOf(const std::string& word, const std::vector<core::Token>& tokens) const
    {
        const auto at = static_cast<Index>(m_hands->editor.session().run().texts.front().find(word));
        const auto covers = [at](const core::Token& token) { return token.range.from <= at && at < token.range.to; };
        return std::ranges::find_if(tokens, covers) - tokens.begin();
    }

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
