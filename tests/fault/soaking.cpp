#include <QApplication>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "core/error.h"
#include "core/session/session_json.h"
#include "tests/fault/dice.h"
#include "tests/fault/kept_work.h"
#include "tests/test_class.h"

#include <csignal>
#include <map>
#include <set>

namespace fs = std::filesystem;

namespace {

/// One line of a monkey.
struct State {
    long long since = 0;
    Document document = Document::Session;
    std::uint64_t work = 0;
    bool isSaved = false;  ///< as a file has it
    bool isDisturbed = false;
    int actions = 0;
    int fired = 0;
    int compared = 0;
    long long stillness = 0;  ///< ms, the longest so far
    QByteArray stillest = {};
};

/// The result for one kind of document.
struct Kept {
    int killed = 0;   ///< while it was there and had unsaved work
    int checked = 0;  ///< heads whose work had to be found
    int lost = 0;
};

/// A monkey in a folder of its own.
struct Player {
    QTemporaryDir folder{quickFolder()};
    QProcess process;
    int seed = 0;
    long long until = 0;
    long long largest = 0;  ///< kibibytes
    QByteArray said;
    bool isKilled = false;
    long long killed = 0;
    QString shared;

    /// @param common  that two windows share
    explicit Player(int number, long long end, const QString& common) : seed(number), until(end), shared(common)
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("HOME", folder.path());
        environment.insert("XDG_DATA_HOME", shared);
        environment.insert("XDG_CONFIG_HOME", folder.filePath("config"));
        environment.insert("XDG_STATE_HOME", folder.filePath("state"));
        environment.insert("ATTENTIONSCOPE_FOLDER", folder.path());
        environment.insert("ATTENTIONSCOPE_SEED", QString::number(seed));
        // Every other one writes in one kind of document, so that kills meet it in the middle of a word.
        constexpr int kinds = 2 * static_cast<int>(documents.size());
        environment.insert("ATTENTIONSCOPE_WRITES", QString::number(seed % kinds));
        process.setProcessEnvironment(environment);
        process.setStandardErrorFile(folder.filePath("errors"));
        process.start(QApplication::applicationFilePath(), {"monkey", "-o", "/dev/null,txt", "-maxwarnings", "0"});
    }

    void look()
    {
        said += process.readAllStandardOutput();
        QFile status(QStringLiteral("/proc/%1/status").arg(process.processId()));
        if (!status.open(QIODevice::ReadOnly)) return;
        for (const QByteArray& line : status.readAll().split('\n'))
            if (line.startsWith("VmHWM:"))
                largest = std::max(largest, line.mid(6).simplified().split(' ')[0].toLongLong());
    }

    std::vector<State> states() const
    {
        std::vector<State> all;
        for (const QByteArray& line : said.left(said.lastIndexOf('\n') + 1).split('\n')) {
            const QList<QByteArray> parts = line.split(' ');
            const auto* const document = std::ranges::find_if(
                documents, [&](Document each) { return parts.size() > 8 && parts[1] == nameOf(each); });
            if (document == documents.end()) continue;
            all.push_back({parts[0].toLongLong(), *document, parts[2].toULongLong(), parts[3] == "1", parts[4] == "1",
                           parts[5].toInt(), parts[6].toInt(), parts[7].toInt(), parts[8].toLongLong(),
                           QString::fromLatin1(line).section(' ', 9).toLatin1()});
        }
        return all;
    }

    std::set<std::uint64_t> kept(Document document) const
    {
        std::set<std::uint64_t> all = keptIn(folder.path().toStdString(), document);
        all.merge(keptIn(shared.toStdString(), document));
        return all;
    }

    QByteArray errors() const
    {
        QFile file(folder.filePath("errors"));
        return file.open(QIODevice::ReadOnly) ? file.readAll().left(20'000) : QByteArray();
    }
};

}  // namespace

/// tests/soak: monkeys that are killed, and files with mistakes in them, for as long as one likes. Everything is
/// counted; an end that nobody asked for, and work that is nowhere, are failures.
class Soaking final : public QObject {
    Q_OBJECT
private slots:
    void soaks()
    {
        const int minutes = qEnvironmentVariableIntValue("ATTENTIONSCOPE_MINUTES");
        m_dice = Dice(static_cast<std::uint64_t>(qEnvironmentVariableIntValue("ATTENTIONSCOPE_SEED")));
        const long long end = milliseconds() + minutes * 60'000LL;
        collectFiles();
        std::vector<std::unique_ptr<Player>> players;
        long long nextReport = milliseconds() + 60'000;
        while (milliseconds() < end || !players.empty()) {
            while (players.size() < 2 && milliseconds() < end) {
                const QString data = m_here.filePath(QStringLiteral("data-%1").arg(m_seeds / 4));
                const int seed = ++m_seeds + 1000 * m_dice.below(1000);
                players.push_back(std::make_unique<Player>(seed, milliseconds() + 3000 + m_dice.below(15'000), data));
            }
            for (auto& player : players) watch(*player);
            std::erase_if(players, [](const auto& player) { return player->isKilled; });
            if (milliseconds() < end) tryFile();
            QTest::qWait(5);
            if (milliseconds() > nextReport) {
                report();
                nextReport += 60'000;
            }
        }
        report();
        QCOMPARE(m_ends, 0);
        QCOMPARE(m_untrue, 0);
        for (const auto& [document, kept] : m_kept) QCOMPARE(kept.lost, 0);
        QVERIFY(m_kills > 0 && m_files > 0);
    }

private:
    void watch(Player& player)
    {
        player.look();
        const bool ended = player.process.state() == QProcess::NotRunning;
        if (!ended && milliseconds() < player.until) return;
        if (!ended) {
            ::kill(static_cast<pid_t>(player.process.processId()), m_dice.oneIn(4) ? SIGTERM : SIGKILL);
            player.killed = milliseconds();
            player.process.waitForFinished(-1);
        }
        player.isKilled = true;
        player.said += player.process.readAllStandardOutput();
        const std::vector<State> states = player.states();
        if (!states.empty()) {
            m_actions += states.back().actions;
            m_fired += states.back().fired;
            m_compared += states.back().compared;
            if (states.back().stillness > m_stillness) {
                m_stillness = states.back().stillness;
                m_stillest = states.back().stillest + ", seed " + QByteArray::number(player.seed);
            }
        }
        for (const QByteArray& line : player.said.split('\n')) {
            if (!line.startsWith("untrue")) continue;
            ++m_untrue;
            std::printf("monkey %d: %s\n", player.seed, line.constData());
        }
        m_largest = std::max(m_largest, player.largest);
        if (ended) {
            ++m_ends;
            std::printf("end of monkey %d, status %d, after %d actions:\n%s\n", player.seed, player.process.exitCode(),
                        states.empty() ? 0 : states.back().actions, player.errors().constData());
            player.killed = milliseconds();
        }
        ++m_kills;
        for (const Document document : documents) check(player, states, document);
        std::fflush(stdout);
    }

    void check(const Player& player, const std::vector<State>& states, Document document)
    {
        // The work as it was half a second before, and at any time since.
        std::vector<State> wanted;
        bool isOld = false;
        for (const State& state : states) {
            if (state.document != document) continue;
            if (state.since <= player.killed - keptAfterMilliseconds) {
                wanted.clear();
                isOld = true;
            }
            wanted.push_back(state);
        }
        if (wanted.empty()) return;
        Kept& kept = m_kept[document];
        if (!wanted.back().isSaved) ++kept.killed;
        // While its folder fails on purpose, and shortly after, nothing can be kept.
        const bool isExcused = std::ranges::any_of(states, [&](const State& state) {
            return state.isDisturbed && state.since > player.killed - 2 * keptAfterMilliseconds;
        });
        if (!isOld || isExcused) return;
        ++kept.checked;
        const std::set<std::uint64_t> found = player.kept(document);
        const bool isKept = std::ranges::any_of(
            wanted, [&](const State& state) { return state.isSaved || found.contains(state.work); });
        if (isKept) return;
        ++kept.lost;
        const fs::path place = fs::path("/tmp") / ("attentionscope-lost-" + std::to_string(player.seed));
        std::error_code none;
        fs::copy(player.folder.path().toStdString(), place, fs::copy_options::recursive, none);
        fs::copy(player.shared.toStdString(), place / "shared", fs::copy_options::recursive, none);
        std::printf("lost %s of monkey %d, killed at %lld; the last of what it said:\n%s\nkept:", nameOf(document),
                    player.seed, player.killed, player.said.right(1200).constData());
        for (const std::uint64_t work : found) std::printf(" %llu", static_cast<unsigned long long>(work));
        std::printf("\n%s\n", player.errors().constData());
    }

    void collectFiles()
    {
        for (const char* folder : {"tests/golden/data", "resources/models", "resources/examples", "resources/images"}) {
            QDirIterator files(QStringLiteral(SOURCE_DIR "/") + folder, QDir::Files, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                const QString file = files.next();
                if (files.fileInfo().size() < 400'000) m_pool.push_back(file.toStdString());
            }
        }
        std::ranges::sort(m_pool);
        std::error_code none;
        fs::create_directories(m_here.path().toStdString(), none);
    }

    /// A file with some mistakes, in its folder's company, given to the program.
    void tryFile()
    {
        const fs::path file = m_pool[static_cast<std::size_t>(m_dice.below(static_cast<int>(m_pool.size())))];
        const fs::path folder = fs::path(m_here.path().toStdString()) / "f";
        std::error_code none;
        fs::remove_all(folder, none);
        fs::create_directory(folder, none);
        for (const auto& entry : fs::directory_iterator(file.parent_path()))
            if (entry.path() != file) fs::create_symlink(entry.path(), folder / entry.path().filename(), none);
        QFile source(QString::fromStdString(file.string()));
        if (!source.open(QIODevice::ReadOnly)) return;
        QByteArray bytes = source.readAll();
        mutate(bytes);
        QFile broken(QString::fromStdString((folder / file.filename()).string()));
        if (!broken.open(QIODevice::WriteOnly)) return;
        broken.write(bytes);
        broken.close();
        const QString path = broken.fileName();
        const QString model = QString::fromStdString(folder.string());
        const QString out = m_here.filePath("out.csv");
        const QStringList calls[] = {{"inspect", path},
                                     {"inspect", model},
                                     {"render", path, "--out", out},
                                     {"render", "--weights", path, "--out", out},
                                     {"render", "--model", model, "--text", "the cat 猫", "--out", out},
                                     {"tokenize", "--model", model, "--text", "the cat 猫"},
                                     {"render", "--model", model, "--image", path, "--out", out}};
        ++m_files;
        QProcess process;
        const QStringList& call = calls[m_dice.below(static_cast<int>(std::size(calls)))];
        process.start(QStringLiteral(PROGRAM), call);
        constexpr int tooLong = 60'000;
        const bool finished = process.waitForFinished(tooLong);
        if (finished && process.exitStatus() == QProcess::NormalExit && process.exitCode() <= 2) return;
        ++m_ends;
        std::printf("end of %s on a mutation of %s: %s\n", qPrintable(call.join(' ')), file.c_str(),
                    finished ? process.readAllStandardError().right(300).constData() : "took too long");
        fs::copy(folder, fs::path("/tmp") / ("attentionscope-soak-" + std::to_string(m_ends)),
                 fs::copy_options::recursive | fs::copy_options::copy_symlinks, none);
        std::fflush(stdout);
    }

    void mutate(QByteArray& bytes)
    {
        if (bytes.isEmpty()) return;
        const auto place = [&] { return m_dice.below(static_cast<int>(bytes.size())); };
        for (int i = 1 + m_dice.below(8); i > 0; --i) switch (m_dice.below(6)) {
            case 0: bytes.truncate(std::max(1, place())); break;
            case 1:
                bytes.insert(place(), QByteArray(1 + m_dice.below(64), static_cast<char>(m_dice.below(256))));
                break;
            case 2: bytes.remove(place(), std::min<qsizetype>(m_dice.below(64), bytes.size() - 1)); break;
            case 3: bytes[place()] = "0123456789-.eE[]{}\",:"[m_dice.below(21)]; break;
            default: bytes[place()] = static_cast<char>(m_dice.below(256)); break;
            }
    }

    void report() const
    {
        std::printf(
            "%d kills, %lld actions, %lld faults fired, %lld times numbers held against each other (%d untrue), "
            "%d files tried, %d ends, longest stillness %lld ms (%s), largest memory %lld MiB\n",
            m_kills, m_actions, m_fired, m_compared, m_untrue, m_files, m_ends, m_stillness, m_stillest.constData(),
            m_largest / 1024);
        for (const auto& [document, kept] : m_kept)
            std::printf("    %-8s killed with unsaved work %d times, looked for %d times, lost %d\n", nameOf(document),
                        kept.killed, kept.checked, kept.lost);
        std::fflush(stdout);
    }

    Dice m_dice{1};
    QTemporaryDir m_here{quickFolder()};
    std::vector<fs::path> m_pool;
    int m_seeds = 0;
    int m_kills = 0;
    std::map<Document, Kept> m_kept;
    long long m_actions = 0;
    long long m_fired = 0;
    int m_files = 0;
    int m_ends = 0;
    int m_untrue = 0;
    long long m_compared = 0;
    long long m_stillness = 0;
    QByteArray m_stillest;
    long long m_largest = 0;
};

TEST_CLASS(Soaking)
#include "soaking.moc"
