#include "core/array/npy.h"
#include "core/error.h"
#include "core/file/file_lock.h"
#include "core/file/mapped_file.h"
#include "core/file/whole_file.h"
#include "core/tensor/safetensors.h"
#include "core/tensor/safetensors_writer.h"

#include <QTemporaryDir>
#include <QTest>

#include "tests/nameless_files.h"
#include "tests/test_class.h"

#include <chrono>
#include <csignal>
#include <fstream>
#include <sys/stat.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace core;
namespace fs = std::filesystem;

namespace {

extern "C" void cover(int, siginfo_t* where, void*)
{
    if (!MappedFile::cover(where->si_addr)) ::_exit(3);
}

/// Installs the handler that the window installs.
void surviveShortened()
{
    struct sigaction action {};
    action.sa_sigaction = cover;
    action.sa_flags = SA_SIGINFO;
    ::sigaction(SIGBUS, &action, nullptr);
}

Error caughtFrom(const std::function<void()>& work)
{
    try {
        work();
    } catch (const Error& error) {
        return error;
    }
    return {Code::Missing, "", "an error"};
}

}  // namespace

/// Files that appear whole, files that shrink while they are read, files that one program holds.
class TestFiles final : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_here = m_folder->path().toStdString();
    }

    void filesThatBelongTogetherAppearTogether()
    {
        writeTogether({{m_here / "a", "script"}, {m_here / "b", "numbers"}});
        QCOMPARE(readText(m_here / "a", 100), std::string("script"));
        QCOMPARE(readText(m_here / "b", 100), std::string("numbers"));
        fs::create_directory(m_here / "taken");
        for (const fs::path& refused : {m_here / "nowhere" / "c", m_here / "taken", fs::path("/dev/null")})
            for (const bool last : {true, false}) {
                std::vector<FileContent> files{{m_here / "a", "other"}, {m_here / "new", "other"}};
                files.insert(last ? files.end() : files.begin(), {refused, "other"});
                QCOMPARE(caughtFrom([&] { writeTogether(files); }).code, Code::CannotWrite);
                QCOMPARE(readText(m_here / "a", 100), std::string("script"));
                QCOMPARE(std::distance(fs::directory_iterator(m_here), {}), 3);
            }
    }

    void nothingIsSeenBeforeItIsWhole()
    {
        if (!hasNamelessFiles(m_here)) QSKIP("this disk has no files without names");
        for (const bool replacing : {false, true}) {
            writeWhole(m_here / "f", [&](std::ostream& out) {
                out << std::string(100'000, 'x');
                out.flush();
                QCOMPARE(names().size(), replacing ? std::size_t{1} : std::size_t{0});
            });
            QCOMPARE(names(), std::vector<std::string>{"f"});
        }
        QCOMPARE(fs::file_size(m_here / "f"), std::uintmax_t{100'000});
    }

    void aWriterThatIsKilledLeavesNothing()
    {
        if (!hasNamelessFiles(m_here)) QSKIP("this disk has no files without names");
        writeWhole(m_here / "f", "before");
        const pid_t child = ::fork();
        if (child == 0) {
            writeWhole(m_here / "f", [](std::ostream& out) {
                out << std::string(100'000, 'x');
                out.flush();
                ::kill(::getpid(), SIGKILL);
            });
            ::_exit(0);
        }
        int status = 0;
        ::waitpid(child, &status, 0);
        QVERIFY(WIFSIGNALED(status));
        QCOMPARE(names(), std::vector<std::string>{"f"});
        QCOMPARE(readText(m_here / "f", 100), std::string("before"));
    }

    /// A picture is exported while the copy of the work is written, and Ctrl+C arrives in the terminal.
    void twoWritersAndASignal()
    {
        std::signal(SIGUSR1, [](int) { removeUnfinishedFiles(); });
        std::atomic<int> refused = 0;
        const auto writer = [&](const char* name) {
            const std::string content(20'000, 'x');
            for (int i = 0; i < 300; ++i) {
                try {
                    writeWhole(m_here / name, content, Sync::Never);
                } catch (const Error&) {  // its file was taken away by the signal
                    ++refused;
                }
            }
        };
        {
            const std::jthread one(writer, "one");
            const std::jthread other(writer, "other");
            for (int i = 0; i < 100; ++i) {
                ::kill(::getpid(), SIGUSR1);
                std::this_thread::sleep_for(std::chrono::microseconds(200));
            }
        }
        std::signal(SIGUSR1, SIG_DFL);
        QCOMPARE(names(), (std::vector<std::string>{"one", "other"}));
        QCOMPARE(fs::file_size(m_here / "one"), std::uintmax_t{20'000});
        QVERIFY2(refused < 600, "nothing was written at all");
    }

    void permissionsStayAndNewOnesAreTheUsers()
    {
        const mode_t mask = ::umask(027);
        writeWhole(m_here / "f", "a");
        ::umask(mask);
        QCOMPARE(modeOf("f"), 0640U);
        fs::permissions(m_here / "f", fs::perms{0600});
        writeWhole(m_here / "f", "b");
        QCOMPARE(modeOf("f"), 0600U);
    }

    void aLinkStaysALink()
    {
        fs::create_directory(m_here / "there");
        fs::create_symlink("there/f", m_here / "link");
        for (const char* content : {"not there yet", "there"}) {
            writeWhole(m_here / "link", content);
            QVERIFY(fs::is_symlink(m_here / "link"));
            QCOMPARE(readText(m_here / "there/f", 100), std::string(content));
        }
        fs::create_symlink("loop", m_here / "loop");
        QCOMPARE(caughtFrom([&] { writeWhole(m_here / "loop", "x"); }).code, Code::CannotWrite);
        fs::create_symlink("nowhere/f", m_here / "dangling");
        QCOMPARE(caughtFrom([&] { writeWhole(m_here / "dangling", "x"); }).code, Code::CannotWrite);
        QVERIFY(fs::is_symlink(m_here / "dangling"));
    }

    void whatKilledProgramsLeftIsRemoved()
    {
        const auto longAgo = fs::file_time_type::clock::now() - std::chrono::hours(1);
        for (const char* name :
             {".attentionscope.a1b2c3", ".attentionscope.fresh", ".attentionscope.held", "figure.pdf"})
            std::ofstream(m_here / name) << "x";
        for (const char* name : {".attentionscope.a1b2c3", ".attentionscope.held", "figure.pdf"})
            fs::last_write_time(m_here / name, longAgo);
        fs::create_directory(m_here / ".attentionscope.folder");
        const auto held = FileLock::take(m_here / ".attentionscope.held");
        removeStaleNeighbours(m_here);
        QCOMPARE(names(), (std::vector<std::string>{".attentionscope.folder", ".attentionscope.fresh",
                                                    ".attentionscope.held", "figure.pdf"}));
        removeStaleNeighbours(m_here / "not there");
    }

    void aLockIsOnesOwn()
    {
        {
            const auto lock = FileLock::take(m_here / "lock");
            QVERIFY(lock);
            QVERIFY(!FileLock::take(m_here / "lock"));
        }
        QVERIFY(FileLock::take(m_here / "lock"));
        QCOMPARE(caughtFrom([&] { FileLock::take(m_here / "none/lock"); }).code, Code::CannotWrite);
    }

    void aFileThatShrinksIsAnError()
    {
        surviveShortened();
        constexpr Index rows = 4096;
        const fs::path path = m_here / "m.safetensors";
        writeSafetensors(path, {{"w", {rows, 64}, std::vector<float>(rows * 64, 1.0F)}}, {});
        const SafetensorsFile file = SafetensorsFile::open(path);
        const Weight weight = file.matrix("w", rows, 64);
        const Weight other = [&] {
            writeSafetensors(m_here / "other.safetensors", {{"w", {rows, 64}, std::vector<float>(rows * 64, 2.0F)}},
                             {});
            return SafetensorsFile::open(m_here / "other.safetensors").matrix("w", rows, 64);
        }();
        QCOMPARE(weight.row(0)(0), 1.0F);
        fs::resize_file(path, 4096);
        const Matrix x = Matrix::Ones(3, rows);
        for (const std::function<void()>& read : std::initializer_list<std::function<void()>>{
                 [&] { weight.row(rows - 1); }, [&] { weight.matrix(); }, [&] { weight.multipliedBy(x); },
                 [&] { weight.multipliedBy(x); }, [&] { weight.transposed().row(3); }, [&] { file.floats("w"); },
                 [&] { file.eachPart("w", [](std::span<const float>) {}); }}) {
            const Error error = caughtFrom(read);
            QCOMPARE(error.code, Code::CannotRead);
            QCOMPARE(error.file, path.string());
        }
        // Another file is as good as before.
        QCOMPARE(other.row(rows - 1)(0), 2.0F);
        QCOMPARE(other.multipliedBy(x)(2, 63), 2.0F * rows);
    }

    void anArrayThatShrinksIsAnError()
    {
        surviveShortened();
        writeWhole(m_here / "a.npy", npyBytes({{64, 1024}, std::vector<float>(64 * 1024, 1.0F)}));
        const auto array = ArrayFile::open(m_here / "a.npy");
        fs::resize_file(m_here / "a.npy", 4096);
        QCOMPARE(caughtFrom([&] { array->numbers(""); }).code, Code::CannotRead);
    }

private:
    std::vector<std::string> names() const
    {
        std::vector<std::string> all;
        for (const auto& entry : fs::directory_iterator(m_here)) all.push_back(entry.path().filename().string());
        std::ranges::sort(all);
        return all;
    }

    unsigned modeOf(const char* name) const
    {
        struct stat status {};
        ::stat((m_here / name).c_str(), &status);
        return status.st_mode & 0777U;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    fs::path m_here;
};

TEST_CLASS(TestFiles)
#include "tst_files.moc"
