#include <QTemporaryDir>
#include <QTest>

#include "core/engine/engine_process.h"
#include "core/error.h"
#include "tests/test_class.h"

#include <array>
#include <functional>
#include <string>
#include <sys/socket.h>
#include <sys/un.h>
#include <thread>
#include <unistd.h>

namespace fs = std::filesystem;

namespace {

/// A program that listens already.
class Listener {
public:
    Listener(const fs::path& place, const std::function<void(int)>& answer)
    {
        sockaddr_un address = {};
        address.sun_family = AF_UNIX;
        place.native().copy(address.sun_path, sizeof address.sun_path - 1);
        if (::bind(m_socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) return;
        ::listen(m_socket, 1);
        m_thread = std::thread([this, answer] {
            const int caller = ::accept(m_socket, nullptr, nullptr);
            answer(caller);
            ::close(caller);
        });
    }
    ~Listener()
    {
        if (m_thread.joinable()) m_thread.join();
        ::close(m_socket);
    }
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;

private:
    int m_socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
    std::thread m_thread;
};

std::string readFrom(core::EngineProcess& engine, std::size_t count)
{
    std::string all;
    std::array<char, 64> part{};
    for (int tries = 0; tries < 1000 && all.size() < count; ++tries) all.append(part.data(), engine.read(part, 50));
    return all;
}

std::string reasonOf(const std::function<void()>& act)
{
    try {
        act();
    } catch (const core::Error& error) {
        return error.english();
    }
    return {};
}

constexpr auto patience = std::chrono::seconds(60);

}  // namespace

/// An engine that runs already, and is spoken with over its socket.
class TestJoinedEngine final : public QObject {
    Q_OBJECT
private slots:
    void bothAreHeard()
    {
        const fs::path place = m_folder.filePath("a.sock").toStdString();
        const Listener listener(place, [](int caller) {
            std::array<char, 5> said{};
            if (::recv(caller, said.data(), said.size(), MSG_WAITALL) == 5) (void)::send(caller, "answer", 6, 0);
        });
        core::EngineProcess engine({"unix:" + place.string()});
        engine.write(std::string("hello"), patience, {});
        QCOMPARE(readFrom(engine, 6), std::string("answer"));
        QVERIFY(reasonOf([&] { readFrom(engine, 1); }).ends_with("the program that had the model has gone"));
    }

    void whoHasGoneIsNamed()
    {
        const fs::path place = m_folder.filePath("b.sock").toStdString();
        const auto joined = [](const std::string& at) {
            return reasonOf([&] { core::EngineProcess({"unix:" + at}); });
        };
        QVERIFY(joined(place).ends_with("the program that had the model has gone"));
        {
            const Listener gone(place, [](int) {});
            core::EngineProcess last({"unix:" + place.string()});
        }
        QVERIFY(joined(place).ends_with("the program that had the model has gone"));
        QVERIFY(joined("/" + std::string(200, 'x')).ends_with("the name of its socket is too long"));
    }

    void itEndsWhileSomebodyWaits()
    {
        const fs::path place = m_folder.filePath("c.sock").toStdString();
        const Listener listener(place, [](int caller) {
            char any = 0;
            (void)::recv(caller, &any, 1, 0);  // until the other end hangs up
        });
        core::EngineProcess engine({"unix:" + place.string()});
        std::thread killer([&] { engine.kill(); });
        QVERIFY(!reasonOf([&] { readFrom(engine, 1); }).empty());
        killer.join();
    }

private:
    QTemporaryDir m_folder;
};

TEST_CLASS(TestJoinedEngine)
#include "tst_joined_engine.moc"
