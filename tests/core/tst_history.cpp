#include "core/history.h"

#include <QTest>

#include "tests/test_class.h"

/// The steps of a value: an int that counts up.
class TestHistory final : public QObject {
    Q_OBJECT
private slots:
    void stepsAreUndoneAndDoneAgain()
    {
        core::History<int> history(10);
        QVERIFY(!history.canUndo() && !history.canRedo());
        history.push(1);
        history.push(2);
        QCOMPARE(history.before(), 2);
        QCOMPARE(history.undo(3), 2);
        QCOMPARE(history.after(), 3);
        QCOMPARE(history.undo(2), 1);
        QVERIFY(!history.canUndo());
        QCOMPARE(history.redo(1), 2);
        QCOMPARE(history.redo(2), 3);
        QVERIFY(!history.canRedo());
    }

    void aStepDropsWhatWasUndone()
    {
        core::History<int> history(10);
        history.push(1);
        QCOMPARE(history.undo(2), 1);
        history.push(1);
        QVERIFY(!history.canRedo());
    }

    void aStepThatIsTakenBackBringsWhatWasUndoneBack()
    {
        core::History<int> history(10);
        history.push(1);
        QCOMPARE(history.undo(2), 1);
        history.push(1);
        history.takeBack();
        QVERIFY(!history.canUndo());
        QCOMPARE(history.redo(1), 2);
    }

    void whatJoinsTheLastStepMakesNoneOfItsOwn()
    {
        core::History<int> history(10);
        history.push(1);
        history.push(2);
        QCOMPARE(history.undo(3), 2);
        history.join();
        QVERIFY(!history.canRedo());
        QCOMPARE(history.undo(4), 1);
    }

    void onlySoManyStepsAreRemembered()
    {
        core::History<int> history(2);
        for (int value = 1; value <= 4; ++value) history.push(value);
        QCOMPARE(history.undo(5), 4);
        QCOMPARE(history.undo(4), 3);
        QVERIFY(!history.canUndo());
        history.clear();
        QVERIFY(!history.canRedo());
    }
};

TEST_CLASS(TestHistory)
#include "tst_history.moc"
