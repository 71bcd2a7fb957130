#include "tests/window/window_driver.h"

#include <QMessageBox>
#include <QTextCursor>

#include "core/session/session_json.h"
#include "core/session/session_sources.h"
#include "tests/test_class.h"
#include "ui/control/intervention_editor.h"
#include "ui/panel/example/example_menu.h"
#include "ui/panel/example/example_note.h"

#include <functional>

namespace fs = std::filesystem;

/// Opens examples as a person does, reads what is said about them, and goes back.
class TestExamples final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("test-examples"); }
    void init() { m_hands.open(); }
    void cleanup() { m_hands.window.reset(); }

    void anExampleOpensOnWhatItSays()
    {
        QVERIFY(note().isEmpty());
        const core::Session before = session();
        chooseFromMenu("The same word again");
        QVERIFY(note().contains("Row “fox”"));
        QVERIFY(m_hands.shows("The same word again"));
        QTRY_VERIFY(m_hands.shows("15 tokens"));
        QTRY_VERIFY(m_hands.shows("fox → fox"));  // the chosen cell is the one that is spoken of
        QCOMPARE(session().focus.head, core::Index{4});
        QCOMPARE(m_hands.find<QPlainTextEdit>()->toPlainText(), QString::fromStdString(session().run().texts[0]));
        QVERIFY(!m_hands.window->isWindowModified());

        chooseFromEdit("&Undo");
        QCOMPARE(session().runs, before.runs);
        QTRY_VERIFY(m_hands.shows("12 tokens"));
        QVERIFY(note().isEmpty());
        chooseFromEdit("&Redo");
        QTRY_VERIFY(m_hands.shows("15 tokens"));
        QVERIFY(note().contains("Row “fox”"));
    }

    void theProgramCanBeginWithOne()
    {
        const auto skipped = [](const core::Error& error) { QFAIL(error.what()); };
        const core::Example example = core::bundledExamples(skipped).front();
        m_hands.window = std::make_unique<MainWindow>(QApplication::palette());
        m_hands.window->resize(1300, 850);
        m_hands.window->begin(example);
        m_hands.window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_hands.window.get()));
        QTRY_VERIFY(m_hands.shows("computed in"));
        QCOMPARE(session(), example.session);
        QCOMPARE(note(), QString::fromStdString(example.look));
        QVERIFY(!m_hands.window->editor().history().canUndo());
    }

    void theSentenceCanBeReadAloud()
    {
        chooseFromMenu("One token back");
        const auto* look = m_hands.find<QLabel>("exampleLook");
        QVERIFY(look->textInteractionFlags().testFlag(Qt::TextSelectableByKeyboard));
        QCOMPARE(m_hands.find<ExampleNote>()->accessibleName(), QString("One token back"));
        QCOMPARE(m_hands.find<ExampleNote>()->accessibleDescription(), look->text());
    }

    void ofAnotherHeadItIsSaidWhichOneIsMeant()
    {
        chooseFromMenu("The same word again");
        QTRY_VERIFY(m_hands.shows("15 tokens"));
        QVERIFY(note().startsWith("Row “fox”"));
        m_hands.press(Qt::Key_Left, Qt::AltModifier);
        QTRY_VERIFY2(note().startsWith("In layer 1 · head 5: Row “fox”"), qPrintable(note()));
        m_hands.press(Qt::Key_Right, Qt::AltModifier);
        QTRY_VERIFY(note().startsWith("Row “fox”"));
    }

    void whatIsSaidGoesWithTheFirstLetterAndComesBackWithTheText()
    {
        chooseFromMenu("The same word again");
        QVERIFY(!note().isEmpty());
        m_hands.window->setView(core::View::Steps);
        QVERIFY(!note().isEmpty());
        m_hands.window->findChild<QPlainTextEdit*>()->moveCursor(QTextCursor::End);
        QTest::keyClicks(m_hands.window->findChild<QPlainTextEdit*>(), "x");
        QVERIFY(note().isEmpty());
        chooseFromEdit("&Undo");
        QVERIFY(!note().isEmpty());
        m_hands.window->openPath(WindowDriver::gpt2());
        QVERIFY(note().isEmpty());
    }

    void whatIsSaidLeavesWithAMaskOrAnInterventionAndComesBackWithUndo()
    {
        chooseFromMenu("The same word again");
        SessionEditor& editor = m_hands.window->editor();
        for (const auto& edit : std::initializer_list<std::function<void()>>{
                 [&] { editor.setTemperature(2); }, [&] { editor.setRecipe("causal & window(2, 0)"); },
                 [&] { InterventionEditor(editor).setHeadOff(true); }}) {
            edit();
            QVERIFY(note().isEmpty());
            chooseFromEdit("&Undo");
            QVERIFY(note().contains("Row “fox”"));
        }
    }

    void undoingLeadsBackToWhatTheExampleBeforeSays()
    {
        chooseFromMenu("The same word again");
        chooseFromMenu("One token back");
        QVERIFY(note().contains("“word”"));
        chooseFromEdit("&Undo");
        QVERIFY(note().contains("Row “fox”"));
        chooseFromEdit("&Redo");
        QVERIFY(note().contains("“word”"));
    }

    void anOpenedSessionIsNoExample()
    {
        chooseFromMenu("The same word again");
        const fs::path file = fs::path(m_folder.path().toStdString()) / "mine.attnscope";
        core::saveSession(session(), file);
        m_hands.window->openPath(file);
        QTRY_VERIFY(m_hands.window->windowTitle().startsWith("mine"));
        QVERIFY(note().isEmpty());
        m_hands.window->editor().setTemperature(2);
        chooseFromEdit("&Undo");
        QVERIFY(note().isEmpty());
    }

    void aClosedNoteStaysClosed()
    {
        chooseFromMenu("The same word again");
        QTest::mouseClick(m_hands.find<ExampleNote>()->findChild<QToolButton*>(), Qt::LeftButton);
        QVERIFY(note().isEmpty());
        m_hands.window->editor().setTemperature(2);
        QVERIFY(note().isEmpty());
        chooseFromMenu("The same word again");
        QVERIFY(!note().isEmpty());
    }

    void workWithoutANameIsKept()
    {
        WindowDriver::forgetUnsaved();
        m_hands.type("what I was writing");
        chooseFromMenu("One token back");
        QCOMPARE(core::openSession(SessionFiles::lastUnsaved()).run().texts.front(), std::string("what I was writing"));
        chooseFromEdit("&Undo");
        QCOMPARE(session().run().texts.front(), std::string("what I was writing"));
    }

    void anExampleNeitherAsksNorTouchesALesson()
    {
        const QString file = m_folder.filePath("lesson.attnscope");
        m_hands.type("a lesson");
        m_hands.answerDialog(file);
        m_hands.press(Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(QFile::exists(file));
        m_hands.type("a longer lesson");
        chooseFromMenu("One token back");
        QVERIFY(!note().isEmpty());
        QVERIFY(!m_hands.window->windowTitle().contains("lesson"));
        QCOMPARE(core::openSession(file.toStdString()).run().texts.front(), std::string("a lesson"));
        const core::UnsavedWork kept = core::openUnsavedWork(SessionFiles::lastUnsaved());
        QCOMPARE(kept.session.run().texts.front(), std::string("a longer lesson"));
        QCOMPARE(kept.saved_at, fs::path(file.toStdString()));

        // Undone, it has its name again, and what is not saved of it is still not saved.
        chooseFromEdit("&Undo");
        QVERIFY(m_hands.window->windowTitle().startsWith("lesson"));
        QVERIFY(m_hands.window->isWindowModified());
        chooseFromEdit("&Redo");
        QVERIFY(!m_hands.window->windowTitle().contains("lesson"));
        QVERIFY(!m_hands.window->isWindowModified());
        chooseFromEdit("&Undo");
        m_hands.press(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(core::openSession(file.toStdString()).run().texts.front(), std::string("a longer lesson"));
    }

    void aSessionOfAnotherModelOpensOnItsOwnHead()
    {
        core::Session other;
        other.run().model = WindowDriver::gpt2();
        other.run().texts = {"The keeper looks at the sea, and the sea looks back, and so they both look on."};
        other.focus = {.layer = 2, .head = 3, .query = 15, .key = 4};
        const fs::path file = fs::path(m_folder.path().toStdString()) / "other.attnscope";
        core::saveSession(other, file);
        core::rememberOpened(other.run());  // or its model would be asked about
        m_hands.window->openPath(file);
        QTRY_VERIFY(m_hands.shows("12 heads"));
        QCOMPARE(session().focus, other.focus);
        QTRY_VERIFY(m_hands.shows("layer 3 head 4"));
    }

private:
    const core::Session& session() const { return m_hands.window->editor().session(); }
    QString note() const { return m_hands.find<ExampleNote>()->text(); }

    /// @param opens  else it is open already
    void chooseFromMenu(const QString& title, bool opens = true) const
    {
        auto* menu = m_hands.find<ExampleMenu>();
        QVERIFY(menu != nullptr);
        if (opens) menu->popup(m_hands.window->geometry().center());
        QTRY_VERIFY(menu->isVisible());
        for (QAction* group : menu->actions())
            for (QAction* action : group->menu()->actions()) {
                if (action->text() != title) continue;
                QVERIFY(!action->toolTip().isEmpty());
                click(menu, group);
                QTRY_VERIFY(group->menu()->isVisible());
                return click(group->menu(), action);
            }
        QFAIL(qPrintable("no entry " + title));
    }

    static void click(QMenu* menu, QAction* action)
    {
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
    }

    /// Where no window manager gives the keyboard back to the window behind a menu.
    void chooseFromEdit(const QString& entry) const
    {
        for (QAction* action : m_hands.window->actions())
            if (action->text() == entry) return action->trigger();
        QFAIL(qPrintable("no entry " + entry));
    }

    /// Answers the next question.
    void answerBox(QMessageBox::StandardButton answer) const
    {
        auto* waiting = new QTimer(m_hands.window.get());
        connect(waiting, &QTimer::timeout, waiting, [waiting, answer] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (box == nullptr) return;
            waiting->deleteLater();
            box->button(answer)->click();
        });
        waiting->start(50);
    }

    WindowDriver m_hands;
    QTemporaryDir m_folder;
};

TEST_CLASS(TestExamples)
#include "tst_examples.moc"
