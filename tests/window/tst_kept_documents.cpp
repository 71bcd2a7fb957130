#include "core/session/session_json.h"
#include "tests/test_class.h"
#include "tests/window/window_driver.h"

namespace fs = std::filesystem;

/// What is edited of a session is in a file half a second later, and replaces nothing that somebody else wrote.
class TestKeptDocuments final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("kept-documents"); }
    void init()
    {
        WindowDriver::forgetUnsaved();
        m_folder = std::make_unique<QTemporaryDir>();
        m_hands.open();
    }
    void cleanup() { m_hands.window.reset(); }

    void unsavedWorkIsNotReplacedByOtherUnsavedWork()
    {
        m_hands.type("the first window");
        QVERIFY(m_hands.window->close());
        m_hands.open();
        m_hands.type("the second window");
        QVERIFY(m_hands.window->close());
        QCOMPARE(unsavedTexts(), (QStringList{"the second window", "the first window"}));
        // Nor by what is opened in its place.
        m_hands.open();
        m_hands.type("the third");
        const fs::path file = path("other.attnscope");
        core::Session other = m_hands.window->editor().session();
        other.run().texts = {"another one"};
        core::saveSession(other, file);
        m_hands.window->openPath(file);
        QCOMPARE(unsavedTexts().front(), QString("the third"));
        QCOMPARE(unsavedTexts().size(), 3);
        m_hands.window->openPath(SessionFiles::unsaved().back());
        QCOMPARE(m_hands.window->editor().session().run().texts.front(), std::string("the first window"));
    }

    void whatAnotherWindowSavedIsReplacedOnlyWhenAsked()
    {
        const fs::path file = path("shared.attnscope");
        m_hands.type("as it was");
        m_hands.answerDialog(QString::fromStdString(file.string()));
        m_hands.press(Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(fs::exists(file));
        m_hands.type("what this window has");
        core::Session other = m_hands.window->editor().session();
        other.run().texts = {"what the other one saved"};
        core::saveSession(other, file);
        bool asked = false;
        auto answering = WindowDriver::answerBox(QStringLiteral("Cancel"), asked);
        m_hands.press(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(asked);
        QCOMPARE(core::openSession(file).run().texts.front(), std::string("what the other one saved"));
        asked = false;
        answering = WindowDriver::answerBox(QStringLiteral("Replace"), asked);
        m_hands.press(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(asked);
        QCOMPARE(core::openSession(file).run().texts.front(), std::string("what this window has"));
        asked = false;
        answering = WindowDriver::answerBox(QStringLiteral("Cancel"), asked);
        m_hands.type("once more");
        m_hands.press(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(!asked);
        QCOMPARE(core::openSession(file).run().texts.front(), std::string("once more"));
    }

    void theHeadThatIsLookedAtIsInTheCopy()
    {
        m_hands.type("of two heads");
        m_hands.press(Qt::Key_Right, Qt::AltModifier);
        m_hands.press(Qt::Key_Right, Qt::AltModifier);
        const core::Focus focus = m_hands.window->editor().session().focus;
        QCOMPARE(focus.layer, core::Index{0});
        QCOMPARE(focus.head, core::Index{2});
        const auto isKept = [&] {
            const auto all = copies(".attnscope");
            return !all.empty() && core::openSession(all.front()).focus.head == focus.head;
        };
        QTRY_VERIFY(isKept());
    }

private:
    fs::path path(const char* name) const { return m_folder->filePath(name).toStdString(); }

    static std::vector<fs::path> copies(const char* ending)
    {
        std::vector<fs::path> all;
        std::error_code none;
        for (const auto& entry : fs::directory_iterator(recoveryFolder(), none))
            if (entry.path().extension() == ending) all.push_back(entry.path());
        return all;
    }

    static QStringList unsavedTexts()
    {
        QStringList all;
        for (const fs::path& file : SessionFiles::unsaved())
            all << QString::fromStdString(core::openSession(file).run().texts.front());
        return all;
    }

    WindowDriver m_hands;
    std::unique_ptr<QTemporaryDir> m_folder;
};

TEST_CLASS(TestKeptDocuments)
#include "tst_kept_documents.moc"
