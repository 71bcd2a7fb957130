#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>

#include "tests/test_class.h"
#include "tests/window/window_driver.h"
#include "ui/panel/input/input_panel.h"
#include "ui/panel/inspect/heads_navigator.h"
#include "ui/view/heads/head_grid.h"
#include "ui/view/map/map_view.h"

/// The right button, or the menu key, says what can be done with what is there.
class TestContextMenus final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("test-context"); }
    void init()
    {
        m_hands.open();
        QTRY_VERIFY(m_hands.shows("computed in"));
    }
    void cleanup() { m_hands.window.reset(); }

    void aCellOfTheMapIsHiddenWhereItStands()
    {
        auto* map = m_hands.find<MapView>();
        const QPoint at = pointAt({8, 2});
        askAt(map, at);
        QCOMPARE(session().focus.query, core::Index{8});
        QCOMPARE(session().focus.key, core::Index{2});
        QVERIFY2(actions().startsWith("cat → sat|"), qPrintable(actions()));
        trigger("&Hide the chosen cell in this head");
        QCOMPARE(session().run().interventions.size(), std::size_t{1});
        QVERIFY(session().run().interventions.front().cells->hides(8, 2));
        QCOMPARE(session().run().interventions.front().head, session().focus.head);
    }

    void theMenuKeyIsForTheChosenCell()
    {
        auto* map = m_hands.find<MapView>();
        QTest::mouseClick(map, Qt::LeftButton, {}, map->positionOf({2, 1}).toPoint());
        QTest::mouseMove(map, QPoint(2, 2));  // what is pointed at is not meant
        QContextMenuEvent event(QContextMenuEvent::Keyboard, map->rect().center(),
                                map->mapToGlobal(map->rect().center()));
        QCoreApplication::sendEvent(map, &event);
        QVERIFY2(actions().startsWith("sat → cat|"), qPrintable(actions()));
        trigger("Copy the wei&ght");
        QVERIFY(QApplication::clipboard()->text().toFloat() > 0);
        QVERIFY(QApplication::clipboard()->text().toFloat() <= 1);
    }

    void theOtherViewsAreAStepAway()
    {
        auto* map = m_hands.find<MapView>();
        QPoint at = pointAt({3, 3});
        askAt(map, at);
        trigger("&Which heads attend to this cell?");
        QCOMPARE(session().view, core::View::Heads);
        QCOMPARE(session().heads.measure, core::Measure::Cell);
        m_hands.window->setView(core::View::Map);
        at = pointAt({4, 2});
        askAt(map, at);
        trigger("Show how the weight is computed, in &Steps");
        QCOMPARE(session().view, core::View::Steps);
    }

    void aHeadIsSwitchedOffWhereItStands()
    {
        m_hands.window->setView(core::View::Heads);
        auto* grid = m_hands.find<HeadGrid>();
        QTRY_VERIFY(grid->isVisible() && !grid->visibleRegion().isEmpty());
        const QPoint at = grid->tileOf(0, 3).center();
        askAt(grid, at);
        QCOMPARE(session().focus.head, core::Index{3});
        QVERIFY2(actions().startsWith("layer 1 · head 4"), qPrintable(actions()));
        trigger("Switch the head &off");
        QCOMPARE(session().run().interventions.size(), std::size_t{1});
        QCOMPARE(session().run().interventions.front().head, core::Index{3});
    }

    void theHeadsListHasTheSame()
    {
        auto* list = m_hands.find<HeadsNavigator>();
        const core::Index before = session().focus.head;
        m_hands.window->editor().setFocus({.layer = 0, .head = 2});
        QVERIFY(before != 2);
        askAt(list, list->rect().center());
        QVERIFY2(actions().startsWith("layer 1 · head 3"), qPrintable(actions()));
        trigger("&Compare the head with another");
        QCOMPARE(session().view, core::View::Compare);
        QCOMPARE(session().compare.heads.front().head, core::Index{2});
    }

    void aTokenIsHiddenFromTheOthers()
    {
        auto* chips = m_hands.find<InputPanel>()->chips();
        QContextMenuEvent event(QContextMenuEvent::Keyboard, chips->rect().center(),
                                chips->mapToGlobal(chips->rect().center()));
        auto* map = m_hands.find<MapView>();
        QTest::mouseClick(map, Qt::LeftButton, {}, map->positionOf({4, 1}).toPoint());
        QCoreApplication::sendEvent(chips, &event);
        trigger("&Hide it from the other tokens", "tokenMenu");
        QCOMPARE(session().run().interventions.size(), std::size_t{1});
        QVERIFY(session().run().interventions.front().cells->hides(7, 4));
        QVERIFY(!session().run().interventions.front().cells->hides(4, 4));
        QVERIFY(!session().run().interventions.front().head.has_value());
    }

private:
    const core::Session& session() const { return m_hands.window->editor().session(); }
    QMenu* menu(const char* name = "contextMenu") const
    {
        for (auto* each : m_hands.window->findChildren<QMenu*>(name))
            if (each->isVisible()) return each;
        return nullptr;
    }
    QString actions() const
    {
        QString all;
        if (menu() == nullptr) return all;
        for (const QAction* each : menu()->actions()) all += each->text() + "|";
        return all;
    }
    QPoint pointAt(const core::Cell& cell) const
    {
        auto* map = m_hands.find<MapView>();
        const QPoint at = map->positionOf(cell).toPoint();
        const QStringList words = MainWindow::exampleText().remove('.').split(' ');
        const QString pair = QStringLiteral("%1 → %2").arg(words.value(cell.query), words.value(cell.key));
        int moves = 0;
        const auto isPointedAt = [&] {
            QTest::mouseMove(map, at + QPoint(moves++ % 2, 0));
            return m_hands.shows(pair);
        };
        (void)QTest::qWaitFor(isPointedAt, 10'000);
        return at;
    }
    static void askAt(QWidget* widget, const QPoint& at)
    {
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, widget->mapToGlobal(at));
        QCoreApplication::sendEvent(widget, &event);
    }
    void trigger(const QString& text, const char* name = "contextMenu") const
    {
        QMenu* shown = menu(name);
        QVERIFY(shown != nullptr);
        for (QAction* each : shown->actions())
            if (each->text() == text) {
                QVERIFY(each->isEnabled());
                each->trigger();
                shown->close();
                return QCoreApplication::processEvents();
            }
        QFAIL(qPrintable("no such action: " + text));
    }

    WindowDriver m_hands;
};

TEST_CLASS(TestContextMenus)
#include "tst_context_menus.moc"
