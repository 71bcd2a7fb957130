#include "tests/window/window_driver.h"

#include <QComboBox>

#include "core/model/folder/bundled_models.h"
#include "tests/test_class.h"
#include "ui/view/heads/head_grid.h"

using core::Index;
using core::Measure;

/// Heads that somebody looks for, and those that a comparison begins with.
class TestWhichHead final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("test-which-head"); }
    void init()
    {
        m_hands.open();
        m_hands.window->openPath(core::bundledModels() / "primer-decoder");
        m_hands.type(QStringLiteral("the cat saw the dog and the cat"));
        QTRY_VERIFY(m_hands.shows("8 tokens · 24 heads") && m_hands.shows("computed in"));
        m_hands.press(Qt::Key_5, Qt::ControlModifier);
        QTRY_VERIFY(grid()->isVisible());
    }
    void cleanup() { m_hands.window.reset(); }

    void aHeadIsFoundByItsNumberOrByWhatItDoes()
    {
        auto* line = m_hands.find<QLineEdit>("relation");
        for (const char* number : {"3.5", "L3H5", "layer 3 head 5"}) {
            m_hands.typeInto(line, QStringLiteral("1.1"));
            QCOMPARE(session().focus.layer, Index{0});
            m_hands.typeInto(line, QString::fromLatin1(number));
            QCOMPARE(session().focus.layer, Index{2});
            QCOMPARE(session().focus.head, Index{4});
        }
        m_hands.typeInto(line, QStringLiteral("previous"));
        QCOMPARE(session().heads.measure, Measure::Previous);
        QCOMPARE(session().heads.order, core::HeadsSettings::Order::Measure);
        for (const char* unknown : {"9.1", "3.7", "cat"}) {  // “duplicate” is no cat
            m_hands.typeInto(line, QString::fromLatin1(unknown));
            QVERIFY(m_hands.shows("A head as 2.3"));
        }
    }

    void aComparisonBeginsWithTheShownHeadUntilOneIsChosen()
    {
        m_hands.press(Qt::Key_1, Qt::ControlModifier);
        for (int step = 0; step < 3; ++step) m_hands.press(Qt::Key_Right, Qt::AltModifier);
        const bool undoable = m_hands.window->editor().history().canUndo();
        m_hands.press(Qt::Key_4, Qt::ControlModifier);
        QTRY_VERIFY(sideA()->isVisible());
        QCOMPARE(sides(), (std::pair{3, 2}));
        QCOMPARE(m_hands.window->editor().history().canUndo(), undoable);
        QVERIFY(session().compare.heads.empty());  // no edit, and nothing to be saved
        sideB()->setFocus();
        QTest::keyClick(sideB(), Qt::Key_End);
        QTRY_COMPARE(sides(), (std::pair{3, 23}));
        m_hands.press(Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(session().focus.head, Index{4});
        QCOMPARE(sides(), (std::pair{3, 23}));
        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(sides(), (std::pair{4, 3}));
    }

    void aComparisonBeginsWithThePickedHeads()
    {
        QTest::mouseClick(grid(), Qt::LeftButton, Qt::ControlModifier, grid()->tileOf(1, 2).center());
        QTest::mouseClick(grid(), Qt::LeftButton, Qt::ControlModifier, grid()->tileOf(2, 5).center());
        m_hands.press(Qt::Key_4, Qt::ControlModifier);
        QTRY_COMPARE(sides(), (std::pair{1 * 6 + 2, 2 * 6 + 5}));
    }

private:
    const core::Session& session() const { return m_hands.window->editor().session(); }
    HeadGrid* grid() const { return m_hands.find<HeadGrid>(); }
    QComboBox* sideA() const { return m_hands.find<QComboBox>("headsA"); }
    QComboBox* sideB() const { return m_hands.find<QComboBox>("headsB"); }
    std::pair<int, int> sides() const { return {sideA()->currentIndex(), sideB()->currentIndex()}; }

    WindowDriver m_hands;
};

TEST_CLASS(TestWhichHead)
#include "tst_which_head.moc"
