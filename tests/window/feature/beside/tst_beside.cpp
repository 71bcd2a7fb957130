#include "tests/window/window_driver.h"

#include "core/model/folder/bundled_models.h"
#include "ui/bench/view_stack.h"
#include "ui/feature/beside/beside_window.h"
#include "ui/view/map/map_view.h"
#include "ui/view/steps/steps_sheet.h"

#include <QTabBar>

#include "tests/test_class.h"

/// A second window of the same session: its own view, everything else in common.
class TestBeside final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("tst_beside"); }
    void init()
    {
        m_hands.open();
        m_hands.press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        m_beside = opened();
        QVERIFY(m_beside != nullptr);
        QVERIFY(QTest::qWaitForWindowExposed(m_beside));
    }
    void cleanup() { m_hands.window.reset(); }

    void eachHasItsOwnView()
    {
        QCOMPARE(m_beside->view(), core::View::Map);
        QTest::keyClick(m_beside, Qt::Key_2, Qt::ControlModifier);
        QCOMPARE(m_beside->view(), core::View::Steps);
        QCOMPARE(m_hands.window->editor().session().view, core::View::Map);
        m_hands.press(Qt::Key_3, Qt::ControlModifier);
        QCOMPARE(m_beside->view(), core::View::Steps);
        auto* sheet = m_beside->findChild<StepsSheet*>();
        QVERIFY(sheet != nullptr && sheet->isVisible());
        QTRY_VERIFY(!sheet->content().steps.empty());
    }

    /// A cell chosen in one is chosen in the other, whichever it was; and so is the head.
    void whatIsChosenIsChosenInBoth()
    {
        auto* map = m_beside->findChild<MapView*>();
        QTRY_VERIFY(!map->spokenTables().empty());
        QTest::mouseClick(map, Qt::LeftButton, {}, map->positionOf({3, 1}).toPoint());
        QCOMPARE(m_hands.window->editor().session().focus.query, core::Index{3});
        auto* first = m_hands.window->findChild<MapView*>();
        QTRY_VERIFY(first->spokenTables().front().chosen == (SpokenPlace{3, 1}));
        QTest::mouseClick(first, Qt::LeftButton, {}, first->positionOf({5, 2}).toPoint());
        QTRY_VERIFY(map->spokenTables().front().chosen == (SpokenPlace{5, 2}));
        QTest::keyClick(m_beside, Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(m_hands.window->editor().session().focus.head, core::Index{1});
    }

    void anotherTextIsInBoth()
    {
        auto* map = m_beside->findChild<MapView*>();
        QTRY_VERIFY(!map->spokenTables().empty());
        m_hands.type(QStringLiteral("a rose is a rose"));
        QTRY_COMPARE(map->spokenTables().front().rows, 5);
        // The edit is undone from there too.
        QTest::keyClick(m_beside, Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(m_hands.window->editor().session().run().texts.front(), MainWindow::exampleText().toStdString());
    }

    /// Views that another model does not have give way to the map.
    void viewsFollowTheModel()
    {
        const auto offered = [this] { return m_beside->findChild<QTabBar*>()->count(); };
        QCOMPARE(offered(), 10);
        m_hands.press(Qt::Key_T, Qt::ControlModifier);
        QTRY_COMPARE(offered(), 12);
    }

    void headsAreRankedByTheCellWhileOneLooks()
    {
        m_hands.window->openPath(core::bundledModels() / "primer-decoder");
        m_hands.type(QStringLiteral("the cat saw the dog"));
        QTRY_VERIFY(m_hands.shows("5 tokens · 24 heads") && m_hands.shows("computed in"));
        QVERIFY(!m_hands.window->headTable().at(core::Measure::Cell, 0, 0).has_value());
        QTest::keyClick(m_beside, Qt::Key_5, Qt::ControlModifier);
        QTRY_VERIFY(m_hands.window->headTable().at(core::Measure::Cell, 0, 0).has_value());
    }

    void itClosesAloneAndWithTheFirst()
    {
        QTest::keyClick(m_beside, Qt::Key_W, Qt::ControlModifier);
        QTRY_VERIFY(opened() == nullptr);
        m_hands.press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(opened() != nullptr);
        QVERIFY(m_hands.window->close());
        QVERIFY(opened() == nullptr);
    }

private:
    static BesideWindow* opened()
    {
        for (QWidget* each : QApplication::topLevelWidgets())
            if (auto* beside = qobject_cast<BesideWindow*>(each); beside != nullptr && beside->isVisible())
                return beside;
        return nullptr;
    }

    WindowDriver m_hands;
    BesideWindow* m_beside = nullptr;
};

TEST_CLASS(TestBeside)
#include "tst_beside.moc"
