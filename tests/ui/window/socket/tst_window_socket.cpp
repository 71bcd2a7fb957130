#include <QAbstractEventDispatcher>
#include <QDialog>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

#include "tests/test_class.h"
#include "ui/window/socket/socket_place.h"
#include "ui/window/socket/window_call.h"
#include "ui/window/socket/window_socket.h"

#include <algorithm>
#include <fstream>
#include <future>
#include <memory>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace fs = std::filesystem;

namespace {

sockaddr_un addressOf(const fs::path& name)
{
    sockaddr_un address = {};
    address.sun_family = AF_UNIX;
    std::ranges::copy(name.native(), address.sun_path);
    return address;
}

/// What another program says to the window, and what it hears.
class Calling {
public:
    explicit Calling(const fs::path& path) : m_socket(::socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0))
    {
        const sockaddr_un address = addressOf(path);
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
    QByteArray hear(int patience = 60'000) const
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

/// @param path  as JSON
/// @param rest  more fields
QByteArray opened(const QByteArray& path, const QByteArray& rest = {}, int version = 1)
{
    const QByteArray display = QByteArray::fromStdString(socket_place::display());
    return "{\"format\": \"attentionscope open\", \"version\": " + QByteArray::number(version) + ", \"path\": " + path
           + (rest.contains("display") ? rest : ", \"display\": \"" + display + '"' + rest) + "}\n";
}

QByteArray explored(const fs::path& socket)
{
    return "{\"format\": \"attentionscope explore\", \"version\": 1, \"model\": \"gpt2\", \"text\": \"The sea\", "
           "\"engine\": \""
           + QByteArray(socket.c_str()) + "\"}\n";
}

/// Another program that wants a path opened, while this one goes on.
bool isTaken(const fs::path& path)
{
    static constexpr std::chrono::milliseconds patience(60'000);  // another test may have the processor
    auto call = std::async(std::launch::async, [path] { return openInOtherWindow(path, patience); });
    const auto ended = [&] { return call.wait_for(std::chrono::seconds(0)) == std::future_status::ready; };
    return QTest::qWaitFor(ended, 2 * static_cast<int>(patience.count())) && call.get();
}

/// Something that listens as windows do, and says one thing to whoever comes.
class OtherListener {
public:
    explicit OtherListener(const QByteArray& words) : m_path(socket_place::folder() / "window-0.sock")
    {
        fs::create_directory(socket_place::folder());
        fs::permissions(socket_place::folder(), fs::perms::owner_all);
        const sockaddr_un address = addressOf(m_path);
        ::unlink(m_path.c_str());
        m_bound = ::bind(m_socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
        if (words.isNull()) return;  // nobody listens
        ::listen(m_socket, 1);
        m_thread = std::thread([this, words] {
            const int caller = ::accept(m_socket, nullptr, nullptr);
            (void)::send(caller, words.constData(), static_cast<std::size_t>(words.size()), MSG_NOSIGNAL);
            ::close(caller);
        });
    }
    ~OtherListener()
    {
        if (m_thread.joinable()) m_thread.join();
        ::close(m_socket);
        ::unlink(m_path.c_str());
    }
    OtherListener(const OtherListener&) = delete;
    OtherListener& operator=(const OtherListener&) = delete;

    bool isThere() const { return m_bound && fs::exists(m_path); }

private:
    fs::path m_path;
    int m_socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
    bool m_bound = false;
    std::thread m_thread;
};

}  // namespace

/// What other programs may ask of the window, and who may.
class TestWindowSocket final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        m_before = qgetenv("XDG_RUNTIME_DIR");
        qputenv("XDG_RUNTIME_DIR", m_folder.path().toUtf8());  // which QTemporaryDir makes for its user alone
        for (const char* name : {"a.safetensors", "ä b.attnscope", "\xff"}) std::ofstream(path(name)) << "x";
    }
    void cleanupTestCase()
    {
        fs::remove(path("\xff"));  // whose name Qt cannot say
        qputenv("XDG_RUNTIME_DIR", m_before);
    }

    void aFileIsShown()
    {
        const WindowSocket window;
        QVERIFY(window.isListening());
        QSignalSpy shown(&window, &WindowSocket::shown);
        const Calling caller(window.path());
        QVERIFY(caller.connected());
        const QByteArray words = asked(path("a.safetensors").c_str());
        caller.say(words.left(20));
        hearAll();
        QCOMPARE(shown.size(), 0);
        caller.say(words.mid(20));
        QCOMPARE(caller.hear(), QByteArray("{\"ok\": true}\n"));
        QCOMPARE(shown.size(), 1);
        QCOMPARE(shown.front().front().value<fs::path>(), path("a.safetensors"));
        struct stat is = {};
        QCOMPARE(::stat(socket_place::folder().c_str(), &is), 0);
        QCOMPARE(is.st_mode & 0777U, 0700U);
    }

    void whateverCanBeOpenedIsHandedOver()
    {
        const WindowSocket window;
        QSignalSpy asked(&window, &WindowSocket::opened);
        QSignalSpy shown(&window, &WindowSocket::shown);
        qputenv("XDG_ACTIVATION_TOKEN", "to-the-front_1");
        QVERIFY(isTaken(path("ä b.attnscope")));
        qunsetenv("XDG_ACTIVATION_TOKEN");
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.front().at(0).value<fs::path>(), path("ä b.attnscope"));
        QCOMPARE(asked.front().at(1).value<std::string>(), std::string("to-the-front_1"));
        QVERIFY(isTaken(m_folder.path().toStdString()));  // a model, for instance
        QCOMPARE(asked.back().at(1).value<std::string>(), std::string());
        QCOMPARE(shown.size(), 0);
        QVERIFY(!isTaken(path("gone.attnscope")));
        QVERIFY(!isTaken(path("\xff")));  // no text, so that it cannot be said
        QCOMPARE(asked.size(), 2);
    }

    void withoutAWindowNobodyIsAsked()
    {
        QVERIFY(!openInOtherWindow(path("a.safetensors")));
        const OtherListener killed{QByteArray()};
        QVERIFY(killed.isThere());
        QVERIFY(!openInOtherWindow(path("a.safetensors")));
        QVERIFY(!killed.isThere());
    }

    void anotherAnswerIsNone_data()
    {
        QTest::addColumn<QByteArray>("words");
        QTest::newRow("nothing") << QByteArray("");
        QTest::newRow("no JSON") << QByteArray("ok\n");
        QTest::newRow("no line") << QByteArray("{\"ok\": true}");
        QTest::newRow("half a yes") << QByteArray("{\"ok\": 1}\n");
        QTest::newRow("an error") << QByteArray("{\"error\": \"attentionscope show, version 1\"}\n");
        QTest::newRow("long") << QByteArray(100'000, '[');
    }
    void anotherAnswerIsNone()
    {
        QFETCH(const QByteArray, words);
        const OtherListener other(words);
        QVERIFY(!openInOtherWindow(path("a.safetensors")));
    }

    /// This thread is the window's, and waits here.
    void aWindowThatHangsIsNotWaitedForAndOpensNothingLater()
    {
        const WindowSocket window;
        QSignalSpy asked(&window, &WindowSocket::opened);
        QElapsedTimer waited;
        waited.start();
        QVERIFY(!openInOtherWindow(path("a.safetensors"), std::chrono::milliseconds(150)));
        qInfo("it was waited for %lld ms", static_cast<long long>(waited.elapsed()));
        QVERIFY(isTaken(path("ä b.attnscope")));  // behind the one before
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.front().at(0).value<fs::path>(), path("ä b.attnscope"));
    }

    void aWindowThatAsksSomethingTakesNothing()
    {
        const WindowSocket window;
        QSignalSpy asked(&window, &WindowSocket::opened);
        QDialog question;
        question.setModal(true);
        question.show();
        QVERIFY(!isTaken(path("ä b.attnscope")));
        question.hide();
        QVERIFY(isTaken(path("ä b.attnscope")));
        QCOMPARE(asked.size(), 1);
    }

    void aModelOfAnotherProgramIsExplored()
    {
        const WindowSocket window;
        const fs::path place = socket_place::folder() / "engine-7-1.sock";
        const sockaddr_un address = addressOf(place);
        const int engine = ::socket(AF_UNIX, SOCK_STREAM, 0);
        QCOMPARE(::bind(engine, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
        core::EngineModel model;
        std::string text;
        fs::path where;
        connect(&window, &WindowSocket::explored, this,
                [&](const core::EngineModel& m, const fs::path& p, const auto& t) { model = m, where = p, text = t; });
        const Calling caller(window.path());
        caller.say(explored(place.c_str()));
        QCOMPARE(caller.hear(), QByteArray("{\"ok\": true}\n"));
        QCOMPARE(model, (core::EngineModel{.engine = "python-7-1", .model = "gpt2"}));
        QCOMPARE(where, place);
        QCOMPARE(text, std::string("The sea"));
        ::close(engine);
        ::unlink(place.c_str());
    }

    void whatIsLookedAtIsTold()
    {
        WindowSocket window;
        const auto answered = [&](const QByteArray& what) {
            const Calling caller(window.path());
            caller.say("{\"format\": \"attentionscope ask\", \"version\": 1, \"what\": \"" + what + "\"}\n");
            return caller.hear();
        };
        QVERIFY(answered("selection").startsWith("{\"error\":"));  // nobody knows
        window.setTelling([](const std::string& what) {
            return core::Json{{"selection", {{"head", 2}}}, {"of", what}};
        });
        QCOMPARE(answered("weights"), QByteArray("{\"of\":\"weights\",\"ok\":true,\"selection\":{\"head\":2}}\n"));
        QVERIFY(answered("the password").startsWith("{\"error\":"));
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
        QTest::newRow("a model that is not there") << explored(socket_place::folder() / "engine-8-1.sock");
        QTest::newRow("a model elsewhere") << explored("/tmp/engine-7-1.sock");
        QTest::newRow("a file for a model") << explored(path("a.safetensors"));
        QTest::newRow("long") << QByteArray(20'000, 'x');
        QTest::newRow("deep") << QByteArray(8000, '[') + '\n';
        const QByteArray there = '"' + QByteArray(path("a.safetensors").c_str()) + '"';
        QTest::newRow("to open in another version") << opened(there, {}, 2);
        QTest::newRow("to open on another display") << opened(there, ", \"display\": \"  :99\"");
        QTest::newRow("to open what is not there") << opened("\"/nowhere/a.attnscope\"");
        QTest::newRow("to open what is elsewhere for everyone") << opened("\"a.safetensors\"");
        QTest::newRow("to open nothing") << opened("\"\"");
        QTest::newRow("to open a number") << opened("3");
        QTest::newRow("to open behind a zero") << opened("\"/etc\\u0000/a.attnscope\"");
        QTest::newRow("to open with two words") << opened(there, R"(, "activation": "a b")");
        QTest::newRow("to open with a long token")
            << opened(there, ", \"activation\": \"" + QByteArray(600, 'x') + '"');
        QTest::newRow("to open a long path") << opened('"' + QByteArray(9000, '/') + '"');
        QTest::newRow("odd bytes") << QByteArray("\xff\xfe\0\x01\n", 5);
    }
    void nothingElseCanBeAsked()
    {
        QFETCH(const QByteArray, words);
        const WindowSocket window;
        QSignalSpy shown(&window, &WindowSocket::shown);
        QSignalSpy asked(&window, &WindowSocket::opened);
        const Calling caller(window.path());
        caller.say(words);
        const QByteArray answer = caller.hear();
        QCOMPARE(asked.size(), 0);
        QVERIFY2(answer.startsWith("{\"error\":") && answer.count('\n') == 1, answer.constData());
        QCOMPARE(shown.size(), 0);
    }

    void manyAndSilentOnesDoNoHarm()
    {
        const WindowSocket window;
        QSignalSpy shown(&window, &WindowSocket::shown);
        std::vector<std::unique_ptr<Calling>> silent;
        for (int i = 0; i < 20; ++i) silent.push_back(std::make_unique<Calling>(window.path()));
        hearAll();
        silent.clear();
        hearAll();
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
    /// The window hears everything that was said by now, and who came and went.
    static void hearAll()
    {
        while (QAbstractEventDispatcher::instance()->processEvents(QEventLoop::AllEvents)) {
        }
    }

    fs::path path(const char* name) const { return fs::path(m_folder.path().toStdString()) / name; }

    QTemporaryDir m_folder;
    QByteArray m_before;
};

TEST_CLASS(TestWindowSocket)
#include "tst_window_socket.moc"
