#include "app/main_window.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTest>

#include "core/error.h"
#include "core/file/mapped_file.h"
#include "core/file/whole_file.h"
#include "core/session/session_json.h"
#include "tests/fault/faults.h"
#include "tests/nameless_files.h"
#include "tests/said_parts.h"
#include "tests/test_class.h"
#include "tests/window/window_driver.h"

#include <cerrno>
#include <cstring>

namespace fs = std::filesystem;
using faults::Call;
Q_DECLARE_METATYPE(Call)

/// Every call that writes or looks at a file fails once: nothing is half written, nothing is lost, and it is said.
class TestFailingDisk final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("test-failing-disk"); }
    void init() { fs::remove_all(recoveryFolder()); }
    void cleanup()
    {
        faults::disarm();
        faults::haveNamelessFiles(true);
    }

    void aFileIsTheOldOneOrTheNewOne_data()
    {
        QTest::addColumn<Call>("call");
        QTest::addColumn<int>("after");
        QTest::addColumn<bool>("replacing");
        QTest::addColumn<bool>("nameless");
        const auto row = [](const char* name, Call call, int after, bool replacing, bool nameless) {
            QTest::addRow("%s, call %d, %s, %s", name, after + 1, replacing ? "replacing" : "new",
                          nameless ? "without a name" : "hidden")
                << call << after << replacing << nameless;
        };
        const bool hasNameless = hasNamelessFiles(QTemporaryDir().path().toStdString());
        for (const bool replacing : {false, true})
            for (const bool nameless : {false, true}) {
                if (nameless && !hasNameless) continue;
                for (const int after : {0, 1, 7}) row("write", Call::Write, after, replacing, nameless);
                row("fsync of the file", Call::Sync, 0, replacing, nameless);
                row("fsync of the folder", Call::Sync, 1, replacing, nameless);
                if (replacing || !nameless) row("rename", Call::Rename, 0, replacing, nameless);
                if (nameless) row("linkat", Call::Link, 0, replacing, nameless);
                if (!nameless) row("mkostemp", Call::MakeTemporary, 0, replacing, nameless);
            }
    }

    void aFileIsTheOldOneOrTheNewOne()
    {
        QFETCH(Call, call);
        QFETCH(int, after);
        QFETCH(bool, replacing);
        QFETCH(bool, nameless);
        faults::haveNamelessFiles(nameless);
        for (const int error : {ENOSPC, EIO, ESTALE, EACCES, EDQUOT}) {
            const QTemporaryDir folder;
            const fs::path path = fs::path(folder.path().toStdString()) / "f";
            if (replacing) core::writeWhole(path, "old");
            const std::string part(20'000, 'n');
            faults::arm(call, error, folder.path().toStdString(), after);
            const auto write = [&](std::ostream& out) {
                for (int i = 0; i < 10; ++i) out << part << std::flush;
            };
            std::string refused;
            try {
                core::writeWhole(path, write, core::Sync::Always);
            } catch (const core::Error& refusal) {
                QCOMPARE(refusal.code, core::Code::CannotWrite);
                refused = saidParts(refusal).found;
            }
            QVERIFY2(faults::disarm() > 0, "the fault did not fire");
            QCOMPARE(refused, std::string(std::strerror(error)));
            const std::size_t size = fs::exists(path) ? fs::file_size(path) : 0;
            const bool isWhole = call == Call::Sync && after == 1;  // only its name has not arrived
            QCOMPARE(size, isWhole ? 10 * part.size() : replacing ? 3 : 0);
            QCOMPARE(std::distance(fs::directory_iterator(path.parent_path()), fs::directory_iterator()),
                     size == 0 ? 0 : 1);
        }
    }

    void whatCannotBeSyncedIsWrittenAllTheSame()
    {
        const QTemporaryDir folder;
        for (const int error : {EINVAL, ENOTSUP}) {
            faults::arm(Call::Sync, error, folder.path().toStdString());
            core::writeWhole(folder.filePath("f").toStdString(), "content", core::Sync::Always);
            QVERIFY(faults::disarm() > 0);
        }
    }

    void savingFailsAndSaysSo_data()
    {
        QTest::addColumn<Call>("call");
        QTest::newRow("write") << Call::Write;
        QTest::newRow("fsync") << Call::Sync;
        QTest::newRow("rename") << Call::Rename;
    }

    void savingFailsAndSaysSo()
    {
        QFETCH(Call, call);
        m_hands.open();
        const QTemporaryDir folder;
        const QString file = folder.filePath("s.attnscope");
        m_hands.type("saved");
        m_hands.answerDialog(file);
        m_hands.press(Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(QFile::exists(file));
        m_hands.type("typed later");
        faults::arm(call, EIO, folder.path().toStdString());
        m_hands.press(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(faults::disarm() > 0);
        QVERIFY2(m_hands.banner().contains("cannot be written"), qPrintable(m_hands.banner()));
        QVERIFY(m_hands.window->isWindowModified());
        QCOMPARE(textIn(file.toStdString()), std::string("saved"));
        m_hands.press(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(textIn(file.toStdString()), std::string("typed later"));
        QVERIFY(!m_hands.window->isWindowModified());
    }

    void aCopyThatCannotBeWrittenIsSaidOnceAndWrittenLater()
    {
        m_hands.open();
        for (const Call call : {Call::Write, Call::Rename}) {
            m_hands.type("first");
            QTRY_VERIFY(isCopied("first"));
            faults::arm(call, ENOSPC, recoveryFolder().string());
            m_hands.type("typed on a full disk");
            QTRY_VERIFY(m_hands.banner().contains("would be lost"));
            m_hands.type("typed on a full disk, and on");
            QVERIFY2(m_hands.banner().contains("would be lost"), qPrintable(m_hands.banner()));  // typing hides it not
            QVERIFY(faults::disarm() > 0);
            QTRY_VERIFY(isCopied("typed on a full disk, and on"));  // tried again when there was room
            QTRY_VERIFY(!m_hands.banner().contains("would be lost"));
        }
        m_hands.window.reset();
    }

    void theCopyIsSyncedEveryTwoSeconds()
    {
        QElapsedTimer time;
        time.start();
        m_hands.open();
        faults::arm(Call::Sync, EINVAL, recoveryFolder().string());  // which counts them
        constexpr int aSync = 2;                                     // of the copy and of its folder
        int edits = 0;
        const auto typesUntilSynced = [&] {
            m_hands.type("typing");
            ++edits;
            return faults::fired() >= aSync;
        };
        QVERIFY(QTest::qWaitFor(typesUntilSynced, 60'000));
        // Not with each edit: there were never more than the time has room for, however slow all else was.
        const qint64 passed = time.elapsed();
        const int synced = faults::disarm() / aSync;
        qInfo("%d edits, %d syncs in %lld ms", edits, synced, static_cast<long long>(passed));
        QVERIFY2(synced * 2000 <= passed, qPrintable(QString::number(synced)));
        m_hands.window.reset();
    }

    void aModelThatCannotBeLookedAtStopsNothing_data()
    {
        QTest::addColumn<int>("error");
        for (const int error : {ESTALE, EIO, EACCES, ELOOP, ENOTCONN})
            QTest::addRow("%s", std::strerror(error)) << error;
    }

    void aModelThatCannotBeLookedAtStopsNothing()
    {
        QFETCH(int, error);
        const QTemporaryDir folder;
        const fs::path model = fs::path(folder.path().toStdString()) / "model";
        fs::copy(WindowDriver::gpt2(), model, fs::copy_options::recursive);
        m_hands.open();
        m_hands.window->openPath(model);
        QTRY_VERIFY(m_hands.shows("layer 1 · head 1"));
        const QTemporaryDir elsewhere;
        const QString file = elsewhere.filePath("s.attnscope");
        for (int after = 0; after < 3; ++after) {
            faults::arm(Call::Look, error, model.string(), after);
            m_hands.type("typed meanwhile");
            QTRY_VERIFY(!m_hands.banner().isEmpty());
            m_hands.window->openPath(model);
            m_hands.answerDialog(file);
            m_hands.press(Qt::Key_S, Qt::ControlModifier);
            m_hands.press(Qt::Key_E, Qt::ControlModifier);
            if (auto* dialog = m_hands.find<QDialog>()) dialog->close();
            QVERIFY(faults::disarm() > 0);
            QTRY_COMPARE(textIn(file.toStdString()), std::string("typed meanwhile"));
            m_hands.window->openPath(model);
            m_hands.type("the cat");
            QTRY_VERIFY(m_hands.shows("layer 1 · head 1"));
            m_hands.press(Qt::Key_S, Qt::ControlModifier);
        }
        m_hands.window.reset();
    }

private:
    static std::string textIn(const fs::path& session)
    {
        return fs::exists(session) ? core::openSession(session).run().texts.front() : std::string();
    }

    static bool isCopied(const std::string& text)
    {
        std::error_code none;
        for (const auto& entry : fs::directory_iterator(recoveryFolder(), none))
            if (entry.path().extension() == ".attnscope" && textIn(entry.path()) == text) return true;
        return false;
    }

private:
    WindowDriver m_hands;
};

TEST_CLASS(TestFailingDisk)
#include "tst_failing_disk.moc"
