#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "tests/test_class.h"
#include "ui/window/window_socket.h"

#include <algorithm>
#include <fstream>
#include <memory>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>
#include <vector>

namespace fs = std::filesystem;

namespace {

/// What another program says to the window, and what it hears.
class Calling {
public:
    explicit Calling(const fs::path& path) : m_socket(::socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0))
    {
        sockaddr_un address = {};
        address.sun_family = AF_UNIX;
        std::ranges::copy(path.native(), address.sun_path);
        m_connected = ::connect(m_socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
    }
    ~Calling() { ::close(m_socket); }
    Calling(const Calling&) = delete;
    Calling& operator=(const Calling&) = delete;

    bool connected() const { return m_connected; }
    void say(const QByteArray& words) const
    {
        (void)::send(m_socket, words.constData(), static_cast<std::size_t>(words.size()), MSG_NOSIGNAL);
    }
    QByteArray hear(int patience = 3000) const
    {
        QByteArray all;
        (void)QTest::qWaitFor(
            [&] {
                char some[512];
                const ssize_t count = ::recv(m_socket, some, sizeof some, 0);
                if (count > 0) all.append(some, count);
                return count == 0 || all.endsWith('\n');
            },
            patience);
        return all;
    }

private:
    int m_socket;
    bool m_connected = false;
};

QByteArray said(int version, const QByteArray& file)
{
    return "{\"format\": \"attentionscope show\", \"version\": " + QByteArray::number(version) + ", \"file\": " + file
           + "}\n";
}

QByteArray asked(const QByteArray& file) { return said(1, '"' + file + '"'); }

}  // namespace

/// What other programs may ask of the window, and who may.
class TestWindowSocket final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        m_before = qgetenv("XDG_RUNTIME_DIR");
        qputenv("XDG_RUNTIME_DIR", m_folder.path().toUtf8());  // which QTemporaryDir makes for its user alone
        std::ofstream(path("a.safetensors")) << "x";
    }
    void cleanupTestCase() { qputenv("XDG_RUNTIME_DIR", m_before); }

    void aFileIsShown()
    {
        const WindowSocket window;
        QVERIFY(window.isListening());
        QSignalSpy shown(&window, &WindowSocket::shown);
        const Calling caller(window.path());
        QVERIFY(caller.connected());
        const QByteArray words = asked(path("a.safetensors").c_str());
        caller.say(words.left(20));
        QTest::qWait(20);
        QCOMPARE(shown.size(), 0);
        caller.say(words.mid(20));
        QCOMPARE(caller.hear(), QByteArray("{\"ok\": true}\n"));
        QCOMPARE(shown.size(), 1);
        QCOMPARE(shown.front().front().value<fs::path>(), path("a.safetensors"));
        struct stat is = {};
        QCOMPARE(::stat(WindowSocket::folder().c_str(), &is), 0);
        QCOMPARE(is.st_mode & 0777U, 0700U);
    }

    void nothingElseCanBeAsked_data()
    {
        QTest::addColumn<QByteArray>("words");
        QTest::newRow("no JSON") << QByteArray("open it\n");
        QTest::newRow("no object") << QByteArray("[1]\n");
        QTest::newRow("another version") << said(2, "\"/a\"");
        QTest::newRow("no file") << asked("/nowhere/a.safetensors");
        QTest::newRow("a relative one") << asked("a.safetensors");
        QTest::newRow("a session") << asked("/etc/passwd");
        QTest::newRow("a number") << said(1, "3");
        QTest::newRow("long") << QByteArray(20'000, 'x');
        QTest::newRow("deep") << QByteArray(8000, '[') + '\n';
        QTest::newRow("odd bytes") << QByteArray("\xff\xfe\0\x01\n", 5);
    }
    void nothingElseCanBeAsked()
    {
        QFETCH(const QByteArray, words);
        const WindowSocket window;
        QSignalSpy shown(&window, &WindowSocket::shown);
        const Calling caller(window.path());
        caller.say(words);
        const QByteArray answer = caller.hear();
        QVERIFY2(answer.startsWith("{\"error\":") && answer.count('\n') == 1, answer.constData());
        QCOMPARE(shown.size(), 0);
    }

    void manyAndSilentOnesDoNoHarm()
    {
        const WindowSocket window;
        QSignalSpy shown(&window, &WindowSocket::shown);
        std::vector<std::unique_ptr<Calling>> silent;
        for (int i = 0; i < 20; ++i) silent.push_back(std::make_unique<Calling>(window.path()));
        QTest::qWait(50);
        silent.clear();
        QTest::qWait(50);
        const Calling caller(window.path());
        caller.say(asked(path("a.safetensors").c_str()));
        QCOMPARE(caller.hear(), QByteArray("{\"ok\": true}\n"));
    }

    void itIsGoneWithTheWindow()
    {
        fs::path where;
        {
            const WindowSocket window;
            where = window.path();
            QVERIFY(fs::exists(where));
        }
        QVERIFY(!fs::exists(where));
    }

    /// In a folder that others can enter nobody listens.
    void othersCannotReachIt()
    {
        const QTemporaryDir open;
        QVERIFY(::chmod(open.path().toUtf8().constData(), 0755) == 0);
        qputenv("XDG_RUNTIME_DIR", open.path().toUtf8());
        QVERIFY(!WindowSocket().isListening());
        qunsetenv("XDG_RUNTIME_DIR");
        QVERIFY(!WindowSocket().isListening());
        qputenv("XDG_RUNTIME_DIR", m_folder.path().toUtf8());
    }

private:
    fs::path path(const char* name) const { return fs::path(m_folder.path().toStdString()) / name; }

    QTemporaryDir m_folder;
    QByteArray m_before;
};

TEST_CLASS(TestWindowSocket)
#include "tst_window_socket.moc"
