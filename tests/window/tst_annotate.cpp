#include <QContextMenuEvent>
#include <QInputDialog>
#include <QMenu>
#include <QTimer>

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

private:
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
