#include "app/guarded_application.h"
#include "app/main_window.h"

#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QPlainTextEdit>
#include <QProcess>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include "core/session/session_json.h"
#include "core/session/session_sources.h"
#include "ui/file/session_files.h"
#include "ui/part/banner.h"

#include <csignal>
#include <cstdio>

namespace fs = std::filesystem;

namespace {

const fs::path recoveredModel = fs::path(SOURCE_DIR) / "resources/models/named-heads";
constexpr const char* childFlag = "--child";

void type(MainWindow& window, const QString& text)
{
    auto* editor = window.findChild<QPlainTextEdit*>();
    editor->selectAll();
    QTest::keyClicks(editor, text);
}

/// Whether the copy of the work has all that the program that is going to be killed does.
bool isKept()
{
    std::error_code none;
    for (const auto& entry : fs::directory_iterator(recoveryFolder(), none)) {
        if (entry.path().extension() != ".attnscope") continue;
        const core::Run run = core::openSession(entry.path()).run();
        if (run.texts.front() == "what was being written" && run.painting != nullptr) return true;
    }
    return false;
}

/// What the program that is going to be killed does: opens the window, types, paints, and waits for its end.
/// @param file  of its session, saved before; empty: it has no name
int childMain(const QString& file)
{
    MainWindow window(QApplication::palette());
    window.begin(recoveredModel, MainWindow::exampleText());
    window.show();
    if (!file.isEmpty()) {
        core::saveSession(window.editor().session(), file.toStdString());
        core::rememberOpened(window.editor().session().run());
        window.openPath(file.toStdString());
    }
    type(window, "what was being written");
    window.editor().paint({2, 2, 0, 0}, core::Brush::Hide);
    std::puts(QTest::qWaitFor(isKept, 60'000) ? "written" : "not kept");
    std::fflush(stdout);
    return QApplication::exec();
}

}  // namespace

/// A program that is killed in the middle of work offers that work again.
class TestRecovery final : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        QDir(QString::fromStdString(recoveryFolder().string())).removeRecursively();
        for (const fs::path& file : SessionFiles::unsaved()) fs::remove(file);
        killWriting({});
    }

    void theWorkIsOfferedAndContinued()
    {
        MainWindow window(QApplication::palette());
        start(window);
        QVERIFY(banner(window)->text().contains("closed unexpectedly"));
        press(window, "Restore");
        QCOMPARE(window.findChild<QPlainTextEdit*>()->toPlainText(), QString("what was being written"));
        QVERIFY(window.editor().session().run().painting->hides(2, 0));
        QTRY_VERIFY(shows(window, "4 tokens"));

        // It is offered once.
        MainWindow next(QApplication::palette());
        start(next);
        QVERIFY(banner(next)->text().isEmpty());
    }

    void aRestoredSessionIsStillThatOfItsFile()
    {
        QDir(QString::fromStdString(recoveryFolder().string())).removeRecursively();
        const QTemporaryDir folder;
        const QString file = folder.filePath("lesson.attnscope");
        killWriting(file);
        MainWindow window(QApplication::palette());
        start(window);
        press(window, "Restore");
        QCOMPARE(window.findChild<QPlainTextEdit*>()->toPlainText(), QString("what was being written"));
        QVERIFY(window.windowTitle().startsWith("lesson") && window.isWindowModified());
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QTest::keyClick(&window, Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(core::openSession(file.toStdString()).run().texts.front(), std::string("what was being written"));
        QVERIFY(!window.isWindowModified());
    }

    void whatWasClosedWithoutANameIsOfferedOnce()
    {
        QDir(QString::fromStdString(recoveryFolder().string())).removeRecursively();
        const auto closeWith = [](const QString& text) {
            MainWindow window(QApplication::palette());
            start(window);
            QCOMPARE(window.windowTitle(), QStringLiteral("AttentionScope"));
            type(window, text);
            QVERIFY(window.windowTitle().startsWith("Untitled") && window.isWindowModified());
            QVERIFY(window.close());
        };
        closeWith("closed without a name");
        {
            MainWindow window(QApplication::palette());
            start(window);
            QVERIFY2(banner(window)->text().contains("not saved"), qPrintable(banner(window)->text()));
            type(window, "typed before the answer");
            press(window, "Continue");
            QCOMPARE(window.findChild<QPlainTextEdit*>()->toPlainText(), QString("closed without a name"));
            QVERIFY(window.windowTitle().startsWith("Untitled") && window.isWindowModified());
            // What was there in between took its place.
            QCOMPARE(core::openSession(SessionFiles::lastUnsaved()).run().texts.front(),
                     std::string("typed before the answer"));
            QVERIFY(window.close());
        }
        MainWindow window(QApplication::palette());
        start(window);
        press(window, "Not now");
        MainWindow next(QApplication::palette());
        start(next);
        QVERIFY(banner(next)->text().isEmpty());
    }

    void whatIsForgottenIsGone()
    {
        MainWindow window(QApplication::palette());
        start(window);
        press(window, "Discard");
        MainWindow next(QApplication::palette());
        start(next);
        QVERIFY(banner(next)->text().isEmpty());
        QVERIFY(next.findChild<QPlainTextEdit*>()->toPlainText() == MainWindow::exampleText());
    }

    void aRunningProgramsWorkIsItsOwn()
    {
        QDir(QString::fromStdString(recoveryFolder().string())).removeRecursively();
        QProcess other;
        other.start(QApplication::applicationFilePath(), {childFlag});
        QVERIFY(other.waitForReadyRead(20000));
        MainWindow window(QApplication::palette());
        start(window);
        QVERIFY(banner(window)->text().isEmpty());
        other.kill();
        QVERIFY(other.waitForFinished(-1));
    }

    void whatAnEventHandlerThrowsIsSaid()
    {
        MainWindow window(QApplication::palette());
        connect(qobject_cast<GuardedApplication*>(qApp), &GuardedApplication::caught, &window,
                &MainWindow::showFailure);
        start(window);
        press(window, "Discard");
        QTimer::singleShot(0, &window, [] { throw std::bad_alloc(); });
        QTRY_VERIFY(banner(window)->text().contains("more memory than there is"));
        type(window, "and it goes on");
        QTRY_VERIFY(shows(window, "4 tokens"));
    }

    void theSameProcessNumberDoesNotHideIt()
    {
        // In a container the next program may have the number of the one that was killed.
        const QDir folder(QString::fromStdString(recoveryFolder().string()));
        QFile lock(folder.filePath(folder.entryList({"*.attnscope"}).constFirst() + ".lock"));
        QVERIFY(lock.open(QIODevice::WriteOnly));
        lock.write(QByteArray::number(QApplication::applicationPid()) + "\ntst_recovery\n\n");
        lock.close();
        MainWindow window(QApplication::palette());
        start(window);
        QVERIFY(banner(window)->text().contains("closed unexpectedly"));
    }

    void everyCopyIsListed()
    {
        const QDir folder(QString::fromStdString(recoveryFolder().string()));
        const QString copy = folder.filePath(folder.entryList({"*.attnscope"}).constFirst());
        QVERIFY(QFile::copy(copy, folder.filePath("another.attnscope")));
        MainWindow window(QApplication::palette());
        start(window);
        QVERIFY(banner(window)->text().contains("2 times"));
        press(window, "Discard");
        QVERIFY(banner(window)->text().contains("closed unexpectedly. Restore your work?"));
        press(window, "Restore");
        QCOMPARE(window.findChild<QPlainTextEdit*>()->toPlainText(), QString("what was being written"));
        QCOMPARE(folder.entryList({"*.attnscope"}).size(), 1);  // this window's own
    }

    void aDamagedCopyIsSaid()
    {
        const QDir folder(QString::fromStdString(recoveryFolder().string()));
        const QString copy = folder.entryList({"*.attnscope"}).constFirst();
        QFile file(folder.filePath(copy));
        QVERIFY(file.resize(40));
        MainWindow window(QApplication::palette());
        start(window);
        press(window, "Restore");
        QVERIFY(banner(window)->text().contains("attnscope"));
        QCOMPARE(window.findChild<QPlainTextEdit*>()->toPlainText(), MainWindow::exampleText());
    }

private:
    static void killWriting(const QString& file)
    {
        QProcess child;
        child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        child.start(QApplication::applicationFilePath(), {childFlag, file});
        QVERIFY(child.waitForStarted());
        QVERIFY(child.waitForReadyRead(20000));
        QCOMPARE(child.readAllStandardOutput().trimmed(), QByteArray("written"));
        ::kill(static_cast<pid_t>(child.processId()), SIGKILL);
        QVERIFY(child.waitForFinished(-1));
        QCOMPARE(child.exitStatus(), QProcess::CrashExit);
    }

    static Banner* banner(const MainWindow& window) { return window.findChild<Banner*>(); }

    static void start(MainWindow& window)
    {
        window.begin(recoveredModel, MainWindow::exampleText());
        window.show();
        window.offerUnfinished();
    }

    static void press(const MainWindow& window, const QString& text)
    {
        for (auto* button : banner(window)->findChildren<QToolButton*>())
            if (button->text() == text && button->isVisible()) return QTest::mouseClick(button, Qt::LeftButton);
        QFAIL(qPrintable("no such answer: " + text));
    }

    static bool shows(const MainWindow& window, const QString& part)
    {
        for (const QLabel* label : window.findChildren<QLabel*>())
            if (label->isVisible() && label->text().contains(part)) return true;
        return false;
    }
};

int main(int argc, char** argv)
{
    QStandardPaths::setTestModeEnabled(true);
    GuardedApplication application(argc, argv);
    QApplication::setOrganizationName("attentionscope");
    QApplication::setApplicationName("test-recovery");
    const QTemporaryDir settings;
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, settings.path());
    if (argc > 1 && QString::fromLocal8Bit(argv[1]) == QLatin1String(childFlag))
        return childMain(QString::fromLocal8Bit(argc > 2 ? argv[2] : ""));
    TestRecovery test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_recovery.moc"
