#include <QApplication>
#include <QDirIterator>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "core/error.h"
#include "core/session/session_json.h"
#include "tests/fault/dice.h"
#include "tests/fault/kept_work.h"
#include "tests/test_class.h"

#include <csignal>
#include <set>

namespace {

constexpr int cycles = 208;
constexpr int together = 16;

/// One program that is killed while it is being worked with.
struct Victim {
    QTemporaryDir folder{quickFolder()};
    QProcess process;
    long long killedAfter = 0;  ///< its first line
    long long firstLine = 0;
    long long killed = 0;
    int signal = SIGKILL;

    void start(int seed)
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("XDG_DATA_HOME", folder.filePath("data"));
        environment.insert("XDG_CONFIG_HOME", folder.filePath("config"));
        environment.insert("ATTENTIONSCOPE_SESSION", folder.filePath("s.attnscope"));
        environment.insert("ATTENTIONSCOPE_SEED", QString::number(seed));
        process.setProcessEnvironment(environment);
        process.setStandardErrorFile(QProcess::nullDevice());
        process.start(QApplication::applicationFilePath(), {"writing", "-o", "/dev/null,txt", "-maxwarnings", "0"});
    }

    /// What the work was at each time; the last line may be cut off.
    std::vector<std::pair<long long, int>> states()
    {
        std::vector<std::pair<long long, int>> all;
        const QByteArray said = process.readAllStandardOutput();
        for (const QByteArray& line : said.left(said.lastIndexOf('\n') + 1).split('\n')) {
            const QList<QByteArray> parts = line.split(' ');
            if (parts.size() == 2) all.emplace_back(parts[0].toLongLong(), parts[1].toInt());
        }
        return all;
    }

    /// The states that files have: of the session, of the copy, of what was left without a name.
    std::set<int> kept() const
    {
        std::set<int> all;
        QDirIterator files(folder.path(), {"*.attnscope"}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext())
            all.insert(std::atoi(core::openSession(files.next().toStdString()).run().texts.front().c_str()));
        return all;
    }
};

}  // namespace

/// After any end, every edit that is older than half a second is in the saved file, in the copy, or in the last session
/// without a name; and no file is cut off.
class TestKept final : public QObject {
    Q_OBJECT
private slots:
    void killedPrograms()
    {
        Dice dice(1);
        int killed = 0;
        qint64 edits = 0;
        for (int round = 0; killed < cycles; ++round) {
            std::vector<std::unique_ptr<Victim>> victims;
            for (int i = 0; i < together; ++i) {
                victims.push_back(std::make_unique<Victim>());
                victims.back()->killedAfter = 100 + dice.below(1400);
                victims.back()->signal = dice.oneIn(4) ? SIGTERM : SIGKILL;
                victims.back()->start(round * together + i + 1);
            }
            end(victims);
            for (const auto& victim : victims) {
                const auto states = victim->states();
                edits += std::ssize(states);
                const std::set<int> kept = victim->kept();
                // The work as it was half a second before, or at any time since.
                std::set<int> wanted;
                bool any = false;
                for (const auto& [since, state] : states) {
                    if (since > victim->killed - keptAfterMilliseconds) {
                        wanted.insert(state);
                        continue;
                    }
                    any = true;
                    wanted = {state};
                }
                if (any) {
                    // Back at what it was when it was opened, there is nothing to be kept.
                    const bool isKept = wanted.contains(0)
                                        || std::ranges::any_of(wanted, [&](int state) { return kept.contains(state); })
                                        || (!kept.empty() && *kept.rbegin() >= *wanted.rbegin());
                    QVERIFY2(isKept, qPrintable(QStringLiteral("%1 to %2 of the work are nowhere; there is %3")
                                                    .arg(*wanted.begin())
                                                    .arg(*wanted.rbegin())
                                                    .arg(kept.empty() ? -1 : *kept.rbegin())));
                }
                ++killed;
            }
        }
        qInfo("%d programs killed, %lld edits", killed, static_cast<long long>(edits));
        QVERIFY(edits > killed);
    }

private:
    static void end(const std::vector<std::unique_ptr<Victim>>& victims)
    {
        for (std::size_t left = victims.size(); left > 0; QTest::qWait(2))
            for (const auto& victim : victims) {
                if (victim->killed != 0) continue;
                if (victim->firstLine == 0 && victim->process.bytesAvailable() > 0) victim->firstLine = milliseconds();
                QVERIFY(victim->process.state() != QProcess::NotRunning);
                if (victim->firstLine == 0 || milliseconds() < victim->firstLine + victim->killedAfter) continue;
                ::kill(static_cast<pid_t>(victim->process.processId()), victim->signal);
                victim->killed = milliseconds();
                --left;
            }
        for (const auto& victim : victims)
            if (victim->process.state() != QProcess::NotRunning) QVERIFY(victim->process.waitForFinished(-1));
    }
};

TEST_CLASS(TestKept)
#include "tst_kept.moc"
