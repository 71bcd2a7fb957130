#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/command_files.h"
#include "tests/test_class.h"

#include <csignal>
#include <memory>
#include <vector>

using namespace command_files;

/// Files that are opened while a window is open: by the program, started again.
class TestOneWindow final : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        m_home = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir().mkdir(file("runtime")));
        QVERIFY(QFile::setPermissions(file("runtime"), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        for (const char* name : {"first.attnscope", "second.attnscope"})
            QVERIFY(QFile::copy(SOURCE_DIR "/resources/examples/encoder-1-it-is-the-cat.attnscope", file(name)));
    }
    void cleanup()
    {
        for (const auto& each : m_started) {
            each->kill();
            each->waitForFinished(-1);
        }
        m_started.clear();
    }

    void theOpenWindowTakesIt()
    {
        openWindow({file("first.attnscope")});
        QProcess& second = start({"second.attnscope"});
        QVERIFY(second.waitForFinished(-1));
        QCOMPARE(second.exitStatus(), QProcess::NormalExit);
        QCOMPARE(second.exitCode(), 0);
        QCOMPARE(second.readAllStandardError(), QByteArray());
        const QByteArray said = second.readAllStandardOutput();
        QVERIFY2(said.startsWith(file("second.attnscope").toUtf8() + ' ') && said.count('\n') == 1, said.constData());
        // It is among the recent files of the one that has it.
        QTRY_VERIFY(contentOf(file("attentionscope/attentionscope.conf")).contains("second.attnscope"));
        QCOMPARE(windows().size(), 1);
    }

    void anotherOneOpensWhereItIsMeant_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("display");
        QTest::newRow("asked for") << QStringList{"--new-window", "second.attnscope"} << ":1";
        QTest::newRow("nothing is named") << QStringList{} << ":1";
        QTest::newRow("what is not there") << QStringList{"third.attnscope"} << ":1";
        QTest::newRow("on another display") << QStringList{"second.attnscope"} << ":2";
    }
    void anotherOneOpensWhereItIsMeant()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const QString, display);
        openWindow({file("first.attnscope")});
        QProcess& second = start(arguments, display);
        QTRY_COMPARE_WITH_TIMEOUT(windows().size(), 2, patience);
        QCOMPARE(second.state(), QProcess::Running);
    }

    void aWindowThatHangsIsNotWaitedFor()
    {
        QProcess& first = openWindow({file("first.attnscope")});
        ::kill(static_cast<pid_t>(first.processId()), SIGSTOP);
        const QProcess& second = start({"second.attnscope"});
        QTRY_COMPARE_WITH_TIMEOUT(windows().size(), 2, patience);
        QCOMPARE(second.state(), QProcess::Running);
        ::kill(static_cast<pid_t>(first.processId()), SIGCONT);
    }

    void whatAKilledWindowLeftIsRemoved()
    {
        QProcess& first = openWindow({file("first.attnscope")});
        const QStringList before = windows();
        first.kill();
        QVERIFY(first.waitForFinished(-1));
        QCOMPARE(windows(), before);
        openWindow({file("second.attnscope")});
        QTRY_VERIFY(windows().size() == 1 && windows() != before);
    }

private:
    static constexpr int patience = 60'000;  ///< ms that a window may take to open

    QString file(const QString& name) const { return m_home->filePath(name); }
    QStringList windows() const
    {
        return QDir(file("runtime/attentionscope")).entryList({"window-*.sock"}, QDir::System | QDir::Files);
    }

    QProcess& start(const QStringList& arguments, const QString& display = QStringLiteral(":1"))
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* own : {"HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"})
            environment.insert(own, m_home->path());
        environment.insert("XDG_RUNTIME_DIR", file("runtime"));
        environment.insert("QT_QPA_PLATFORM", "offscreen");
        environment.insert("DISPLAY", display);
        m_started.push_back(std::make_unique<QProcess>());
        m_started.back()->setProcessEnvironment(environment);
        m_started.back()->setWorkingDirectory(m_home->path());
        m_started.back()->start(QStringLiteral(PROGRAM), arguments);
        return *m_started.back();
    }

    /// The next window, which others can reach then.
    QProcess& openWindow(const QStringList& arguments)
    {
        const QStringList before = windows();
        QProcess& process = start(arguments);
        [&] { QTRY_VERIFY_WITH_TIMEOUT(windows().size() > 0 && windows() != before, patience); }();
        return process;
    }

    std::unique_ptr<QTemporaryDir> m_home;
    std::vector<std::unique_ptr<QProcess>> m_started;
};

TEST_CLASS(TestOneWindow)
#include "tst_one_window.moc"
