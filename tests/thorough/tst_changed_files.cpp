#include "tests/window/window_driver.h"

#include <QSignalSpy>

#include "core/array/npy.h"
#include "core/file/whole_file.h"
#include "core/session/session_json.h"
#include "tests/test_class.h"
#include "ui/control/lesson_play.h"
#include "ui/control/run_results.h"
#include "ui/feature/built.h"
#include "ui/file/watched_files.h"

#include <fstream>

namespace fs = std::filesystem;

/// What another program changes of what a window has open: offered to be read again, and by nobody else's hand.
class TestChangedFiles final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("test-changed-files"); }
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_hands.open();
    }
    void cleanup() { m_hands.window.reset(); }

    void aSessionIsReloadedAndUndoLeadsBack()
    {
        const fs::path file = openSession();
        writeInPlace(file, "one two three");
        QTRY_VERIFY(m_hands.banner().contains("work.attnscope was changed by another program"));
        QVERIFY(!m_hands.banner().contains("unsaved"));
        QCOMPARE(text(), MainWindow::exampleText());
        m_hands.window->setText("my own words");
        QVERIFY(m_hands.banner().contains("your unsaved changes"));
        press("Reload");
        QCOMPARE(text(), QString("one two three"));
        QTRY_VERIFY(m_hands.shows("3 tokens"));
        QVERIFY(!m_hands.window->isWindowModified());
        QTRY_VERIFY(m_hands.banner().isEmpty());

        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(text(), QString("my own words"));
        QCOMPARE(m_hands.window->files().path(), file);
        QVERIFY(m_hands.window->isWindowModified());
        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(text(), MainWindow::exampleText());
        QVERIFY(m_hands.window->isWindowModified());  // the file holds something else by now
        m_hands.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        m_hands.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(text(), QString("one two three"));
        QVERIFY(!m_hands.window->isWindowModified());
    }

    void aSessionThatIsReplacedIsOffered_data()
    {
        QTest::addColumn<bool>("goneBefore");
        QTest::newRow("by a rename") << false;
        QTest::newRow("removed first") << true;
    }

    void aSessionThatIsReplacedIsOffered()
    {
        QFETCH(bool, goneBefore);
        const fs::path file = openSession();
        if (goneBefore) fs::remove(file);
        const fs::path other = file.string() + "~";
        writeInPlace(other, "one two three");
        fs::rename(other, file);
        QTRY_VERIFY(m_hands.banner().contains("work.attnscope was changed"));
        press("Reload");
        QCOMPARE(text(), QString("one two three"));
        // And the one that took its place is watched as the first was.
        await();
        writeInPlace(file, "one two three four");
        QTRY_VERIFY(m_hands.banner().contains("work.attnscope was changed"));
    }

    /// Told by another change, which comes after these and is the only one to be asked about.
    void whatIsNoChangeIsNotOffered_data()
    {
        QTest::addColumn<QString>("what");
        for (const char* what : {"saved by the window", "touched", "written again"}) QTest::newRow(what) << what;
    }

    void whatIsNoChangeIsNotOffered()
    {
        QFETCH(QString, what);
        openModel();
        const fs::path file = openSession();
        if (what == "saved by the window") {
            m_hands.type("my own words");
            m_hands.press(Qt::Key_S, Qt::ControlModifier);
            QTRY_VERIFY(!m_hands.window->isWindowModified());
        } else if (what == "touched") {
            fs::last_write_time(file, fs::file_time_type::clock::now() + std::chrono::seconds(5));
        } else {
            const fs::path copy = file.string() + "~";
            fs::copy_file(file, copy);
            fs::rename(copy, file);
        }
        await();
        QSignalSpy changed(m_hands.find<WatchedFiles>(), &WatchedFiles::changed);
        std::ofstream(model() / "config.json", std::ios::app) << "\n";
        QTRY_VERIFY(m_hands.banner().contains("model was changed"));
        QCOMPARE(changed.size(), 1);
        press("✕");
        QTRY_VERIFY(m_hands.banner().isEmpty());
    }

    /// Also where size and time are those of the file before.
    void weightsAreReadAnew()
    {
        openModel();
        const auto before = results()->prepared()->model;
        const fs::path weights = model() / "model.safetensors";
        const auto written = fs::last_write_time(weights);
        const auto last = static_cast<std::streamoff>(fs::file_size(weights)) - 1;
        {
            std::fstream stream(weights, std::ios::in | std::ios::out | std::ios::binary);
            stream.seekg(last);
            const int byte = stream.get();
            stream.seekp(last);
            stream.put(static_cast<char>(byte ^ 1));
        }
        fs::last_write_time(weights, written);
        QTRY_VERIFY(m_hands.banner().contains("model was changed"));
        QCOMPARE(results()->prepared()->model, before);
        press("Reload");
        QTRY_VERIFY(results()->prepared()->model != before);
        QTRY_VERIFY(results()->whole() != nullptr && results()->whole()->model == results()->prepared()->model);
        QTRY_VERIFY(m_hands.banner().isEmpty());
    }

    void attentionFromElsewhereIsReadAnew()
    {
        const fs::path file = fs::path(m_folder->path().toStdString()) / "seen.npy";
        core::writeWhole(file, core::npyBytes({{1, 1, 2, 2}, {1, 0, 0.5F, 0.5F}}));
        m_hands.window->openPath(file);
        QTRY_VERIFY(results()->shown() != nullptr && results()->shown()->queries(0).size() == 2);
        await();
        core::writeWhole(file, core::npyBytes({{1, 1, 3, 3}, {1, 0, 0, 0.5F, 0.5F, 0, 0.25F, 0.25F, 0.5F}}));
        QTRY_VERIFY(m_hands.banner().contains("seen.npy was changed"));
        QCOMPARE(results()->shown()->queries(0).size(), std::size_t{2});
        press("Reload");
        QTRY_VERIFY(results()->shown() != nullptr && results()->shown()->queries(0).size() == 3);
    }

    void aLessonIsReadAnew()
    {
        if constexpr (!isBuilt("lesson")) QSKIP("a program without lessons");
        const fs::path file = fs::path(m_folder->path().toStdString()) / "own.lesson.md";
        const char* state = "```state\n{\"runs\": [{\"module\": {}, \"texts\": [\"a b\"]}]}\n```\n";
        std::ofstream(file) << "# Before\n## A step\nWords.\n" << state;
        m_hands.window->openPath(file);
        const LessonPlay& play = *m_hands.find<LessonPlay>();
        QTRY_VERIFY(play.isOpen());
        await();
        std::ofstream(file) << "# After\n## A step\nOther words.\n" << state;
        QTRY_VERIFY(m_hands.banner().contains("own.lesson.md was changed"));
        press("Reload");
        QTRY_COMPARE(QString::fromStdString(play.lesson().title()), QString("After"));
    }

    /// One question does not push another away, and is not asked of what is not open any more.
    void aQuestionWaitsForTheOneBefore()
    {
        const fs::path file = openSession();
        auto* banner = m_hands.find<Banner>();
        banner->ask("Is this to be answered first?", {{"Yes", [] {}}});
        QSignalSpy changed(m_hands.find<WatchedFiles>(), &WatchedFiles::changed);
        writeInPlace(file, "one two three");
        QTRY_COMPARE(changed.size(), 1);
        QCOMPARE(m_hands.banner(), QString("Is this to be answered first?"));
        press("Yes");
        QTRY_VERIFY(m_hands.banner().contains("work.attnscope was changed"));
        openModel();
        m_hands.window->begin(model(), "a b c");
        QTRY_VERIFY(m_hands.banner().isEmpty());
    }

private:
    fs::path model() const { return fs::path(m_folder->path().toStdString()) / "model"; }
    RunResults* results() const { return m_hands.find<RunResults>(); }
    QString text() const { return QString::fromStdString(m_hands.window->editor().session().run().texts.front()); }

    /// Until what is open by now is known.
    void await() const
    {
        auto* watched = m_hands.find<WatchedFiles>();
        QTRY_VERIFY(!results()->isRunning());
        QSignalSpy looked(watched, &WatchedFiles::looked);
        watched->know({});
        QVERIFY(looked.wait());
    }

    fs::path openSession()
    {
        const fs::path file = fs::path(m_folder->path().toStdString()) / "work.attnscope";
        core::saveSession(m_hands.window->editor().session(), file);
        m_hands.window->openPath(file);
        await();
        return file;
    }

    /// A copy of a model, which can be changed.
    void openModel()
    {
        fs::copy(WindowDriver::namedHeads(), model(), fs::copy_options::recursive);
        m_hands.window->openPath(model());
        QTRY_COMPARE(results()->prepared()->model->info.folder, model());
        await();
    }

    /// The session with another text.
    void writeInPlace(const fs::path& file, const std::string& text) const
    {
        core::Session session = m_hands.window->editor().session();
        session.run().texts = {text};
        std::ofstream(file) << core::sessionText(session, file.parent_path());
    }

    void press(const QString& answer) const
    {
        for (QToolButton* button : m_hands.find<Banner>()->findChildren<QToolButton*>())
            if (button->isVisible() && button->text() == answer) return QTest::mouseClick(button, Qt::LeftButton);
        QFAIL(qPrintable("no answer " + answer));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    WindowDriver m_hands;
};

TEST_CLASS(TestChangedFiles)
#include "tst_changed_files.moc"
