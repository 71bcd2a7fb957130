#include <QInputDialog>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>
#include <QTreeWidget>

#include "core/session/head_sets.h"
#include "core/session/session_json.h"
#include "tests/test_class.h"
#include "tests/window/window_driver.h"
#include "ui/find/command_palette.h"
#include "ui/view/heads/head_grid.h"

/// Heads that are named together are found again: in the menu, by Ctrl+K, after saving.
class TestHeadSets final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("test-head-sets"); }
    void init()
    {
        m_hands.open();
        QTRY_VERIFY(m_hands.shows("computed in"));
        m_hands.press(Qt::Key_5, Qt::ControlModifier);
        QTRY_VERIFY(grid() != nullptr && grid()->isVisible() && !grid()->tileOf(0, 3).isEmpty());
    }
    void cleanup() { m_hands.window.reset(); }

    void pickedHeadsAreNamedAndPickedAgain()
    {
        QVERIFY(!action("nameHeads")->isEnabled());
        nameHeads();
        QCOMPARE(session().head_sets.size(), std::size_t{1});
        QCOMPARE(session().head_sets[0].heads.size(), std::size_t{2});
        QVERIFY(m_hands.window->isWindowModified());

        m_hands.window->editor().setChosen({});
        ofSet("&Pick its heads")->trigger();
        QCOMPARE(session().chosen, session().head_sets[0].heads);

        answer("they copy names");
        ofSet("&Note…")->trigger();
        QCOMPARE(session().head_sets[0].note, std::string("they copy names"));
        QCOMPARE(setMenu()->menuAction()->toolTip(), QStringLiteral("they copy names"));

        ofSet("&Delete the set")->trigger();
        QVERIFY(session().head_sets.empty());
        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(session().head_sets.size(), std::size_t{1});
    }

    void aSetIsFoundByItsName()
    {
        nameHeads();
        m_hands.window->editor().setChosen({});
        m_hands.press(Qt::Key_1, Qt::ControlModifier);
        m_hands.press(Qt::Key_K, Qt::ControlModifier);
        auto* palette = m_hands.find<CommandPalette>();
        QTest::keyClicks(palette->findChild<QLineEdit*>(), "movers");
        QCOMPARE(palette->findChild<QTreeWidget*>()->topLevelItem(0)->text(1), QStringLiteral("set of heads"));
        QTest::keyClick(palette->findChild<QLineEdit*>(), Qt::Key_Return);
        QTRY_COMPARE(session().view, core::View::Heads);
        QCOMPARE(session().chosen.size(), std::size_t{2});
    }

    void aSetIsSavedWithTheSession()
    {
        nameHeads();
        const core::Session read = core::sessionFrom(core::privateSessionText(session()), {});
        QCOMPARE(read.head_sets, session().head_sets);
    }

private:
    const core::Session& session() const { return m_hands.window->editor().session(); }
    HeadGrid* grid() const { return m_hands.find<HeadGrid>(); }
    QMenu* menu() const
    {
        auto* sets = m_hands.find<QMenu>("headSets");
        emit sets->aboutToShow();
        return sets;
    }
    QAction* action(const char* name) const { return menu()->findChild<QAction*>(QString::fromLatin1(name)); }
    QMenu* setMenu() const { return menu()->actions().constLast()->menu(); }
    QAction* ofSet(const QString& text) const
    {
        for (QAction* each : setMenu()->actions())
            if (each->text() == text) return each;
        return nullptr;
    }
    void answer(const QString& text) const
    {
        auto* waiting = new QTimer(m_hands.window.get());
        connect(waiting, &QTimer::timeout, m_hands.window.get(), [waiting, text] {
            auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr) return;
            waiting->deleteLater();
            dialog->setTextValue(text);
            dialog->accept();
        });
        waiting->start(20);
    }
    void nameHeads() const
    {
        for (const int head : {1, 3})
            QTest::mouseClick(grid(), Qt::LeftButton, Qt::ControlModifier, grid()->tileOf(0, head).center());
        QCOMPARE(session().chosen.size(), std::size_t{2});
        answer("Name movers");
        action("nameHeads")->trigger();
    }

    WindowDriver m_hands;
};

TEST_CLASS(TestHeadSets)
#include "tst_head_sets.moc"
