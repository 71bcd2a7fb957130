#include "core/class/lesson_answers.h"
#include "core/lesson/lesson.h"
#include "core/session/session_json.h"
#include "tests/test_class.h"
#include "tests/window/window_driver.h"
#include "ui/control/lesson_play.h"
#include "ui/feature/lesson/record/lesson_recording.h"
#include "ui/feature/lesson/record/recorder_panel.h"

#include <QAction>
#include <QElapsedTimer>

#include <cstdio>
#include <fstream>
#include <iterator>

namespace fs = std::filesystem;

namespace {

std::string contentOf(const fs::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

void write(const fs::path& file, const std::string& content) { std::ofstream(file, std::ios::binary) << content; }

constexpr auto patience = 20'000;  ///< ms

}  // namespace

/// What is written in a lesson, or answered, is in a file half a second later, is asked about where it cannot be, and
/// replaces nothing that somebody else wrote.
class TestKeptLessons final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("kept-lessons"); }
    void init()
    {
        WindowDriver::forgetUnsaved();
        fs::remove_all(recoveryFolder().parent_path() / "answers");
        m_folder = std::make_unique<QTemporaryDir>();
        m_hands.open();
    }
    void cleanup()
    {
        if (m_hands.window != nullptr)
            if (auto* recording = m_hands.find<LessonRecording>()) recording->saving().discard();
        m_hands.window.reset();
    }

    void proseIsKeptWhileItIsTyped()
    {
        record();
        const QString letters = QStringLiteral("a text that never rests ").repeated(8);
        QElapsedTimer last;
        std::size_t kept = 0;
        qint64 longest = 0;
        int times = 0;
        last.start();
        for (const QChar letter : letters) {
            QTest::keyClicks(prose(), QString(letter), {}, 12);
            const std::size_t now = keptLetters();
            longest = std::max(longest, last.elapsed());
            if (now <= kept) continue;
            kept = now;
            ++times;
            last.restart();
        }
        std::printf("  kept %d times while it was typed, at most %lld ms apart\n", times, longest);
        QVERIFY2(times >= 3, qPrintable(QString::number(times)));
        QTRY_VERIFY(contentOf(lesson()).find(letters.trimmed().toStdString()) != std::string::npos);
        QTRY_VERIFY(copies(".kept-lesson").empty());
    }

    void aLessonThatCannotBeSavedIsAskedAbout()
    {
        record();
        QTest::keyClicks(prose(), QStringLiteral("first"));
        QTRY_VERIFY(contentOf(lesson()).find("first") != std::string::npos);
        fs::rename(path("lessons"), path("elsewhere"));
        QTest::keyClicks(prose(), QStringLiteral(" second"));
        QTRY_VERIFY(m_hands.banner().contains("words.lesson.md"));
        QTRY_VERIFY(!copies(".kept-lesson").empty());
        bool asked = false;
        auto staying = WindowDriver::answerBox(QStringLiteral("Cancel"), asked);
        QVERIFY(!m_hands.window->close());
        QVERIFY(asked);
        asked = false;
        staying = WindowDriver::answerBox(QStringLiteral("Cancel"), asked);
        emit m_hands.find<RecorderPanel>()->closeAsked();
        QVERIFY(asked && recording()->isOpen());
        // Back in its place, it is saved without anybody asking for it.
        fs::rename(path("elsewhere"), path("lessons"));
        QTRY_VERIFY_WITH_TIMEOUT(contentOf(lesson()).find("first second") != std::string::npos, patience);
        QVERIFY(m_hands.window->close());
    }

    void aLessonThatIsNotSavedIsOfferedAtTheNextStart()
    {
        record();
        fs::rename(path("lessons"), path("elsewhere"));
        QTest::keyClicks(prose(), QStringLiteral("unsaved words"));
        QTRY_VERIFY(!copies(".kept-lesson").empty());
        m_hands.window.reset();  // as a program that ends without being asked
        QCOMPARE(SelfSaving::leftBehind(".kept-lesson").size(), std::size_t{1});
        fs::rename(path("elsewhere"), path("lessons"));
        m_hands.open();
        m_hands.window->offerUnfinished();
        while (!m_hands.banner().contains("words.lesson.md")) {
            const bool isOfAnEnd = m_hands.banner().contains("closed unexpectedly");
            if (!isOfAnEnd) QVERIFY(m_hands.banner().contains("not saved"));
            m_hands.answer(isOfAnEnd ? "Discard" : "Not now");
            QTest::qWait(0);
        }
        m_hands.answer("Restore");
        QTRY_VERIFY(contentOf(lesson()).find("unsaved words") != std::string::npos);
        QVERIFY(recording()->isOpen());
        QVERIFY(SelfSaving::leftBehind(".kept-lesson").empty());
    }

    void whatAnotherProgramWroteIntoALessonIsNotReplacedUnasked()
    {
        record();
        QTest::keyClicks(prose(), QStringLiteral("mine"));
        QTRY_VERIFY(contentOf(lesson()).find("mine") != std::string::npos);
        QTRY_VERIFY(recording()->saving().isSaved());
        const std::string theirs = contentOf(lesson()) + "\nA line of somebody else.\n";
        write(lesson(), theirs);
        QTest::keyClicks(prose(), QStringLiteral(" and more"));
        QTRY_VERIFY(recording()->saving().isAsking());
        QTRY_VERIFY(m_hands.banner().contains("changed by another program"));
        QCOMPARE(contentOf(lesson()), theirs);
        m_hands.answer("Reload");
        QVERIFY(QString::fromStdString(recording()->script().text()).contains("A line of somebody else."));
        recording()->undo();
        QVERIFY(QString::fromStdString(recording()->script().text()).contains("mine and more"));
    }

    void answersOutliveTheProgram()
    {
        answerSomething();
        QTRY_VERIFY(play()->given().saving().isSaved());
        m_hands.window.reset();
        m_hands.open();
        m_hands.window->openPath(bundledLesson());
        QTRY_VERIFY(play() != nullptr && play()->isOpen());
        QVERIFY(play()->given().all().hasReached(0, 5));
    }

    void answersThatCannotBeSavedAreAskedAbout()
    {
        fs::create_directories(recoveryFolder().parent_path());
        write(recoveryFolder().parent_path() / "answers", "no folder");
        answerSomething();
        QTRY_VERIFY(m_hands.banner().contains("cannot be written"));
        bool asked = false;
        auto answering = WindowDriver::answerBox(QStringLiteral("Cancel"), asked);
        QVERIFY(!m_hands.window->close());
        QVERIFY(asked);
        // They are taken up by the next start, whatever became of this one.
        m_hands.window.reset();
        fs::remove_all(recoveryFolder().parent_path() / "answers");
        m_hands.open();
        m_hands.window->openPath(bundledLesson());
        QTRY_VERIFY(play() != nullptr && play()->isOpen());
        QVERIFY(play()->given().all().hasReached(0, 5));
    }

private:
    fs::path path(const char* name) const { return m_folder->filePath(name).toStdString(); }
    fs::path lesson() const { return path("lessons") / "words.lesson.md"; }
    LessonRecording* recording() const { return m_hands.find<LessonRecording>(); }
    LessonPlay* play() const { return m_hands.find<LessonPlay>(); }
    QPlainTextEdit* prose() const { return m_hands.find<QPlainTextEdit>("stepText"); }
    static fs::path bundledLesson() { return fs::path(SOURCE_DIR) / "resources/lessons/03-masks.lesson.md"; }

    void record()
    {
        fs::create_directories(lesson().parent_path());
        m_hands.answerDialog(QString::fromStdString(lesson().string()));
        for (QAction* action : m_hands.window->findChildren<QAction*>())
            if (action->text() == "&Record a lesson…") action->trigger();
        QTRY_VERIFY(fs::exists(lesson()));
    }

    void answerSomething()
    {
        m_hands.window->openPath(bundledLesson());
        QTRY_VERIFY(play() != nullptr && play()->isOpen());
        play()->given().reach(0, 5);
    }

    static std::vector<fs::path> copies(const char* ending)
    {
        std::vector<fs::path> all;
        std::error_code none;
        for (const auto& entry : fs::directory_iterator(recoveryFolder(), none))
            if (entry.path().extension() == ending) all.push_back(entry.path());
        return all;
    }

    /// How many letters of the prose a program that is killed now leaves behind.
    std::size_t keptLetters() const
    {
        std::string best = contentOf(lesson());
        for (const fs::path& copy : copies(".kept-lesson"))
            if (const std::string text = contentOf(copy); text.size() > best.size()) best = text;
        std::size_t letters = 0;
        for (std::size_t at = best.find("a text that"); at != std::string::npos && at + letters < best.size();) {
            const char c = best[at + letters];
            if (c == '\n' || c == '\\' || c == '"') break;
            ++letters;
        }
        return letters;
    }

    WindowDriver m_hands;
    std::unique_ptr<QTemporaryDir> m_folder;
};

TEST_CLASS(TestKeptLessons)
#include "tst_kept_lessons.moc"
