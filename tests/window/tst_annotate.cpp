#include <QContextMenuEvent>
#include <QFrame>
#include <QInputDialog>
#include <QLineEdit>
#include <QMenu>
#include <QTimer>
#include <QToolButton>

#include "tests/test_class.h"
#include "tests/window/window_driver.h"
#include "ui/view/map/map_view.h"

/// What is written by hand onto the map, with the menu key, undone and heard.
class TestAnnotate final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("test-annotate"); }
    void init()
    {
        m_hands.open();
        QTRY_VERIFY(m_hands.shows("computed in"));
    }
    void cleanup() { m_hands.window.reset(); }

    void aTokenIsBoldAndThatIsUndone()
    {
        choose({4, 2});
        annotate("annotateBoldKey");
        QCOMPARE(annotations(), std::string("bold keys 3"));
        annotate("annotateBoldRow");
        QCOMPARE(annotations(), std::string("bold keys 3; bold rows 5"));
        m_hands.window->editor().undo();
        QCOMPARE(annotations(), std::string("bold keys 3"));
        m_hands.window->editor().redo();
        annotate("annotateRemove");
        QCOMPARE(annotations(), std::string());
    }

    void aBoxHasWordsThatAreHeard()
    {
        choose({4, 2});
        annotate("annotateBox", "who \"it\" is");
        QCOMPARE(annotations(), std::string("box 5, 3 \"who \\\"it\\\" is\""));
        auto* map = m_hands.find<MapView>();
        QVERIFY2(map->accessibleDescription().contains("annotated: who \"it\" is"),
                 qPrintable(map->accessibleDescription()));
        const SpokenTable table = map->spokenTables().front();
        QVERIFY(table.sentence({4, 2}).contains("annotated"));
        QVERIFY(!table.sentence({4, 1}).contains("annotated"));
    }

    void anArrowEndsAtTheNextCell()
    {
        choose({4, 2});
        annotate("annotateArrow");
        QCOMPARE(annotations(), std::string());
        choose({6, 1});
        annotate("annotateArrow", "");
        QCOMPARE(annotations(), std::string("arrow 5, 3 to 7, 2"));
    }

    void aMistakeInTheLineIsSaid()
    {
        choose({4, 2});
        annotate("annotateEdit", "box 3");
        QVERIFY2(m_hands.banner().contains("expected “,” between row and key"), qPrintable(m_hands.banner()));
        QCOMPARE(annotations(), std::string());
        annotate("annotateEdit", "box 3, 2;\nbold 1");
        QCOMPARE(annotations(), std::string("box 3, 2; bold 1"));
    }

    void handsDrawABoxAndSayIt()
    {
        takeHands("Box");
        drag({2, 1}, {3, 4});
        words("who");
        QCOMPARE(annotations(), std::string("box 3-4, 2-5 \"who\""));
        QVERIFY2(map()->accessibleDescription().startsWith("a box around rows 3"),
                 qPrintable(map()->accessibleDescription()));
        QVERIFY2(map()->accessibleDescription().contains("annotation 1 of 1"),
                 qPrintable(map()->accessibleDescription()));
        QVERIFY(map()->spokenChoice().startsWith("a box around"));
        m_hands.window->editor().undo();
        QCOMPARE(annotations(), std::string());
    }

    void handsDrawAnArrowWordsAndBraces()
    {
        takeHands("Arrow");
        drag({1, 1}, {5, 2});
        words("");
        tool("Text");
        click({2, 2});
        words("same");
        tool("Rows");
        drag({1, 3}, {4, 3});
        words("a reason");
        tool("Columns");
        drag({1, 3}, {4, 5});
        words("");
        QCOMPARE(annotations(), std::string("arrow 2, 2 to 6, 3; text 3, 3 \"same\"; brace rows 2-5 \"a reason\"; "
                                            "brace keys 4-6"));
    }

    void wordsThatAreGivenUpWriteNothing()
    {
        takeHands("Text");
        click({2, 2});
        QTRY_VERIFY(field() != nullptr);
        QTest::keyClick(field(), Qt::Key_Escape);
        QVERIFY(annotations().empty() && field() == nullptr);
        QVERIFY(map()->hands().isOn());
        tool("Box");  // which needs none
        drag({2, 2}, {2, 2});
        QTRY_VERIFY(field() != nullptr);
        QTest::keyClick(field(), Qt::Key_Escape);
        QCOMPARE(annotations(), std::string("box 3, 3"));
    }

    void handsMoveStretchAndRemove()
    {
        write("box 3-4, 2-3 \"a\"; arrow 6, 1 to 7, 2");
        takeHands("Choose");
        // By its upper edge, one row down and two columns to the right.
        const QPointF edge = (map()->positionOf({2, 1}) + map()->positionOf({2, 2})) / 2
                             - QPointF(0, (map()->positionOf({3, 1}) - map()->positionOf({2, 1})).y() / 2 - 1);
        const QPointF step = map()->positionOf({1, 2}) - map()->positionOf({0, 0});
        dragBetween(edge, edge + step);
        QCOMPARE(annotations(), std::string("box 4-5, 4-5 \"a\"; arrow 6, 1 to 7, 2"));
        QCOMPARE(map()->hands().chosen(), std::optional<std::size_t>(0));
        // By its lower right corner, one cell to the right.
        const QPointF half = (map()->positionOf({1, 1}) - map()->positionOf({0, 0})) / 2;
        const QPointF corner = map()->positionOf({4, 4}) + half;
        dragBetween(corner, corner + QPointF(half.x() + 1, -half.y()));
        QCOMPARE(annotations(), std::string("box 4-5, 4-6 \"a\"; arrow 6, 1 to 7, 2"));
        QTest::keyClick(map(), Qt::Key_Delete);
        QCOMPARE(annotations(), std::string("arrow 6, 1 to 7, 2"));
        m_hands.window->editor().undo();
        QCOMPARE(annotations(), std::string("box 4-5, 4-6 \"a\"; arrow 6, 1 to 7, 2"));
    }

    void keysAloneDoAllOfIt()
    {
        choose({2, 1});
        m_hands.window->findChild<QAction*>("annotateByHand")->trigger();
        QVERIFY(map()->hands().isOn() && map()->hasFocus());
        QTest::keyClick(map(), Qt::Key_B);
        QTest::keyClick(map(), Qt::Key_Space);
        QTest::keyClick(map(), Qt::Key_Down);
        QTest::keyClick(map(), Qt::Key_Right);
        QVERIFY2(map()->accessibleDescription().startsWith("a box around rows 3"),
                 qPrintable(map()->accessibleDescription()));
        QTest::keyClick(map(), Qt::Key_Space);
        words("keys");
        QCOMPARE(annotations(), std::string("box 3-4, 2-3 \"keys\""));
        QTest::keyClick(map(), Qt::Key_S);
        QTest::keyClick(map(), Qt::Key_N);
        QTest::keyClick(map(), Qt::Key_Up);
        QTest::keyClick(map(), Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(annotations(), std::string("box 2-3, 2-4 \"keys\""));
        QTest::keyClick(map(), Qt::Key_Return);
        QTRY_VERIFY(field() != nullptr);
        QCOMPARE(field()->text(), QString("keys"));
        words("other");
        QCOMPARE(annotations(), std::string("box 2-3, 2-4 \"other\""));
        QTest::keyClick(map(), Qt::Key_O);
        QTest::keyClick(map(), Qt::Key_Space);
        QCOMPARE(annotations(), std::string("box 2-3, 2-4 \"other\"; bold rows 4"));
        QTest::keyClick(map(), Qt::Key_Space);
        QCOMPARE(annotations(), std::string("box 2-3, 2-4 \"other\""));
        QTest::keyClick(map(), Qt::Key_Escape);
        QVERIFY(!map()->hands().isOn());
    }

    void aColourIsOfTheChosenOne()
    {
        write("box 3, 2");
        takeHands("Choose");
        map()->hands().chooseNext(1);
        auto* colors = m_hands.find<QToolButton>("annotationColor");
        for (QAction* each : colors->menu()->actions())
            if (each->text() == "blue") each->trigger();
        QCOMPARE(annotations(), std::string("box 3, 2 blue"));
    }

    void whatAnotherTextLacksIsSaid()
    {
        write("box 3, 2 \"a\"; bold 40");
        QTRY_VERIFY2(map()->caption().contains("1 annotation names a token that is not here"),
                     qPrintable(map()->caption()));
        QVERIFY(map()->spokenTables().front().sentence({2, 1}).contains("annotated: a"));
    }

    void handsLeaveAMapOfWords()
    {
        takeHands("Box");
        m_hands.window->editor().look([](core::Session& next) { next.figure.map.words = true; });
        QTRY_VERIFY(!map()->hands().isOn());
        QVERIFY(!m_hands.find<QFrame>("annotateBar")->isVisible());
    }

private:
    MapView* map() const { return m_hands.find<MapView>(); }
    QLineEdit* field() const
    {
        auto* line = map()->findChild<QLineEdit*>("annotationWords");
        return line->isVisible() ? line : nullptr;
    }
    void write(const char* all) const
    {
        m_hands.window->editor().apply([all](core::Session& next) { next.figure.voice.annotations = all; });
    }
    void tool(const QString& name) const
    {
        for (auto* button : m_hands.find<QFrame>("annotateBar")->findChildren<QToolButton*>())
            if (button->text() == name) button->click();
    }
    void takeHands(const QString& name) const
    {
        m_hands.window->findChild<QAction*>("annotateByHand")->trigger();
        QTRY_VERIFY(m_hands.find<QFrame>("annotateBar")->isVisible());
        QCoreApplication::processEvents();
        tool(name);
    }
    void dragBetween(const QPointF& from, const QPointF& to) const
    {
        QTest::mousePress(map(), Qt::LeftButton, {}, from.toPoint());
        QTest::mouseMove(map(), ((from + to) / 2).toPoint());
        QTest::mouseMove(map(), to.toPoint());
        QTest::mouseRelease(map(), Qt::LeftButton, {}, to.toPoint());
    }
    void drag(const core::Cell& from, const core::Cell& to) const
    {
        dragBetween(map()->positionOf(from), map()->positionOf(to));
    }
    void click(const core::Cell& cell) const
    {
        QTest::mouseClick(map(), Qt::LeftButton, {}, map()->positionOf(cell).toPoint());
    }
    /// Typed where they are asked for, and Enter.
    void words(const char* typed) const
    {
        QTRY_VERIFY(field() != nullptr);
        field()->setText(typed);
        QTest::keyClick(field(), Qt::Key_Return);
        QVERIFY(field() == nullptr);
    }

    const std::string& annotations() const { return m_hands.window->editor().session().figure.voice.annotations; }
    void choose(const core::Cell& cell) const
    {
        auto* map = m_hands.find<MapView>();
        QTest::mouseClick(map, Qt::LeftButton, {}, map->positionOf(cell).toPoint());
    }
    void answer(const QString& words) const
    {
        auto* waiting = new QTimer(m_hands.window.get());
        connect(waiting, &QTimer::timeout, m_hands.window.get(), [waiting, words] {
            auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr) return;
            waiting->deleteLater();
            dialog->setTextValue(words);
            dialog->accept();
        });
        waiting->start(20);
    }
    /// By the menu key, and then its entry.
    /// @param words  typed where they are asked for; null: nothing is asked
    void annotate(const char* entry, const char* words = nullptr) const
    {
        auto* map = m_hands.find<MapView>();
        QContextMenuEvent event(QContextMenuEvent::Keyboard, map->rect().center(),
                                map->mapToGlobal(map->rect().center()));
        QCoreApplication::sendEvent(map, &event);
        auto* menu = m_hands.window->findChild<QMenu*>("annotate");
        QVERIFY(menu != nullptr);
        auto* action = menu->findChild<QAction*>(entry);
        QVERIFY2(action != nullptr, entry);
        if (words != nullptr) answer(QString::fromUtf8(words));
        action->trigger();
        for (auto* each : m_hands.window->findChildren<QMenu*>("contextMenu")) each->close();
        QCoreApplication::processEvents();
    }

    WindowDriver m_hands;
};

TEST_CLASS(TestAnnotate)
#include "tst_annotate.moc"
