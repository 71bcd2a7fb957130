#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "core/file/memory_file.h"
#include "core/file/private_folder.h"
#include "core/system/local_socket.h"
#include "tests/test_class.h"

#include <array>
#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <system_error>

namespace fs = std::filesystem;

namespace {

using core::LocalSocket;

LocalSocket called(const fs::path& name, std::error_code& why)
{
    return LocalSocket::connected(name, LocalSocket::Crowd::Refuse, why);
}

std::errc reasonAgainst(const fs::path& name)
{
    std::error_code why;
    const LocalSocket socket = called(name, why);
    return socket.isOpen() ? std::errc{} : static_cast<std::errc>(why.value());
}

}  // namespace

/// What stands between the program and the system's sockets, private folders and files in memory.
class TestLocalSocket final : public QObject {
    Q_OBJECT
private slots:
    void twoProgramsSpeak()
    {
        const LocalSocket listener = LocalSocket::listening(path("a.sock"), 1);
        QVERIFY(listener.isOpen());
        QVERIFY(!listener.accepted().isOpen());  // nobody called
        std::error_code why;
        const LocalSocket caller = called(path("a.sock"), why);
        QVERIFY(caller.isOpen());
        QVERIFY(!why);
        LocalSocket answerer = listener.accepted();
        QVERIFY(answerer.isOpen());
        std::array<char, 16> heard{};
        QCOMPARE(caller.receive(heard), std::optional<std::size_t>(0));  // nothing yet
        QVERIFY(answerer.send("attention"));
        QVERIFY(caller.wait(std::chrono::seconds(60)));
        QCOMPARE(caller.receive(heard), std::optional<std::size_t>(9));
        QCOMPARE(std::string(heard.data(), 9), std::string("attention"));
        answerer = LocalSocket();
        QVERIFY(caller.wait(std::chrono::seconds(60)));
        QCOMPARE(caller.receive(heard), std::nullopt);  // hung up
        QVERIFY(!caller.send("is anybody there?"));
    }

    void whoIsNotReachedIsToldApart()
    {
        QVERIFY(reasonAgainst(path("nowhere.sock")) == std::errc::no_such_file_or_directory);
        QVERIFY(reasonAgainst(path(std::string(200, 'a'))) == std::errc::filename_too_long);
        QVERIFY(!LocalSocket::listening(path(std::string(200, 'a')), 1).isOpen());
        {
            const LocalSocket gone = LocalSocket::listening(path("gone.sock"), 1);
            QVERIFY(gone.isOpen());
            QVERIFY(!LocalSocket::listening(path("gone.sock"), 1).isOpen());  // the name is taken
        }
        QVERIFY(fs::exists(path("gone.sock")));
        QVERIFY(reasonAgainst(path("gone.sock")) == std::errc::connection_refused);
    }

    void aFullListenerIsNotWaitedFor()
    {
        const LocalSocket listener = LocalSocket::listening(path("full.sock"), 0);
        std::error_code why;
        const LocalSocket first = called(path("full.sock"), why);
        QVERIFY(first.isOpen());
        QVERIFY(reasonAgainst(path("full.sock")) == std::errc::resource_unavailable_try_again);
    }

    void onlyItsUserEntersAPrivateFolder()
    {
        const fs::path folder = path("private");
        QVERIFY(!core::isPrivateFolder(folder));
        QVERIFY(core::makePrivateFolder(folder));
        QVERIFY(core::makePrivateFolder(folder));  // it is there already
        fs::create_directory_symlink(folder, path("link"));
        QVERIFY(!core::isPrivateFolder(path("link")));
        fs::permissions(folder, fs::perms::group_read, fs::perm_options::add);
        QVERIFY(!core::makePrivateFolder(folder));  // nor are its permissions changed
        QVERIFY(!core::isPrivateFolder(folder));
    }

    void aFileInMemoryIsReadAndEmptied()
    {
        core::MemoryFile file("test");
        QFile other;
        QVERIFY(other.open(file.number(), QIODevice::WriteOnly | QIODevice::Unbuffered));
        QCOMPARE(other.write("query and key"), qint64{13});
        std::array<char, 8> part{};
        QCOMPARE(file.read(10, part), std::size_t{3});
        QCOMPARE(std::string(part.data(), 3), std::string("key"));
        QCOMPARE(file.read(13, part), std::size_t{0});
        QVERIFY(fs::exists(file.path()));
        file.clear();
        QCOMPARE(file.read(0, part), std::size_t{0});
        QCOMPARE(other.write("value"), qint64{5});
        QCOMPARE(file.read(0, part), std::size_t{5});  // from the beginning, not behind a hole
    }

private:
    fs::path path(const std::string& name) const { return fs::path(m_folder.path().toStdString()) / name; }

    QTemporaryDir m_folder;
};

TEST_CLASS(TestLocalSocket)
#include "tst_local_socket.moc"
