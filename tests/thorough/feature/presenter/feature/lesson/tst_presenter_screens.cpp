#include "tests/window/whom_lesson.h"
#include "tests/window/window_driver.h"
#include "ui/feature/presenter/presenter.h"
#include "ui/feature/presenter/presenter_notes.h"
#include "ui/feature/presenter/presenter_wall.h"
#include "ui/theme/magnification.h"

#include <QScreen>

#include "tests/test_class.h"

namespace fs = std::filesystem;

/// A laptop and a projector: two_screens.json.
class TestPresenterScreens final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        m_hands.separate("presenter-screens");
        QCOMPARE(QGuiApplication::screens().size(), 2);
    }
    void init()
    {
        m_hands.open();
        m_hands.window->openPath(whomLesson);
        QTRY_VERIFY(m_hands.shows("Step "));
    }
    void cleanup()
    {
        presenter()->end();
        QCoreApplication::processEvents();
        m_hands.window.reset();
        Magnification::instance().setPercent(Magnification::usual);
    }

    void thePresentationGoesToTheProjectorAndTheNotesStayWithTheSpeaker()
    {
        m_hands.press(Qt::Key_F5);
        QCOMPARE(wall()->screen()->name(), QString("projector"));
        QCOMPARE(wall()->size(), QSize(1920, 1080));
        QVERIFY(notes()->isVisible());
        QCOMPARE(notes()->screen()->name(), QString("laptop"));
        QTRY_VERIFY(notes()->geometry().right() < 1280);
        key(wall(), Qt::Key_Escape);
        QVERIFY(!notes()->isVisible() && !wall()->isVisible());
    }

    void theWindowMayStandOnTheProjectorAndScreensBeExchanged()
    {
        m_hands.window->setScreen(QGuiApplication::screens()[1]);
        m_hands.window->move(1400, 50);
        QTRY_COMPARE(m_hands.window->screen()->name(), QString("projector"));
        m_hands.press(Qt::Key_F5);
        QCOMPARE(wall()->screen()->name(), QString("laptop"));
        key(wall(), Qt::Key_X);
        QTRY_COMPARE(wall()->screen()->name(), QString("projector"));
        QTRY_COMPARE(notes()->screen()->name(), QString("laptop"));
        key(wall(), Qt::Key_Escape);
        m_hands.press(Qt::Key_F5);  // as it was chosen
        QCOMPARE(wall()->screen()->name(), QString("projector"));
    }

    void theNotesSayWhatComesNextAndWhatItChanges()
    {
        const core::Session before = m_hands.window->editor().session();
        m_hands.press(Qt::Key_F5);
        QCOMPARE(label("notesTitle"), QString("A row is what one word asks"));
        QCOMPARE(label("nextTitle"), QString("One word changes the answer"));
        QVERIFY2(label("nextChanges").contains("soft."), qPrintable(label("nextChanges")));
        QVERIFY(!label("nextChanges").contains("view"));
        auto* picture = m_hands.find<QLabel>("nextPicture");
        QTRY_VERIFY(picture->pixmap().width() > 100);
        QCOMPARE(m_hands.window->editor().session(), before);  // nothing else learns of it
        key(notes(), Qt::Key_PageDown);                        // clickers reach it wherever the keyboard is
        QCOMPARE(label("presentedStep"), QString("2 / 3"));
        QCOMPARE(label("notesTitle"), QString("One word changes the answer"));
        key(notes(), Qt::Key_PageDown);
        QCOMPARE(label("nextTitle"), QString("This is the last step."));
    }

    void theTimerIsHaltedAndSetBack()
    {
        m_hands.press(Qt::Key_F5);
        QVERIFY(notes()->timer().isRunning());
        QTRY_COMPARE(label("talkTime"), QString("00:01"));
        m_hands.click("talkPause");
        QVERIFY(!notes()->timer().isRunning());
        m_hands.click("talkReset");
        QCOMPARE(label("talkTime"), QString("00:00"));
    }

    void theNotesAreClosedAndOpenedByAKey()
    {
        m_hands.press(Qt::Key_F5);
        key(wall(), Qt::Key_N);
        QVERIFY(!notes()->isVisible());
        QVERIFY(presenter()->isOn());
        key(wall(), Qt::Key_N);
        QVERIFY(notes()->isVisible());
        notes()->close();
        QVERIFY(!notes()->isVisible() && presenter()->isOn());
    }

private:
    QString label(const char* name) const { return m_hands.textOf(name); }
    Presenter* presenter() const { return m_hands.window->findChild<Presenter*>(); }
    PresenterWall* wall() const { return m_hands.find<PresenterWall>(); }
    PresenterNotes* notes() const { return m_hands.find<PresenterNotes>(); }

    static void key(QWidget* window, Qt::Key key)
    {
        window->activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), window);
        QTest::keyClick(window->windowHandle(), key);
    }

    WindowDriver m_hands;
};

TEST_CLASS(TestPresenterScreens)
#include "tst_presenter_screens.moc"
