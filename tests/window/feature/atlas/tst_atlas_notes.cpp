#include "tests/test_class.h"
#include "tests/window/window_driver.h"
#include "ui/feature/atlas/atlas_window.h"

namespace fs = std::filesystem;

namespace {

constexpr auto untilOpen = 20'000;  ///< ms

}  // namespace

/// What is written about heads is kept as every document is, whatever becomes of the atlas's folder.
class TestAtlasNotes final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("atlas-notes"); }
    void init()
    {
        WindowDriver::forgetUnsaved();
        m_folder = std::make_unique<QTemporaryDir>();
    }

    void anAtlasCountsTextsOnce()
    {
        QCOMPARE(AtlasJob::textsOf({.done = 16, .all = 16, .without_heads = 6, .all_without_heads = 6}),
                 QString("10 of 10 texts, 6 of 6 without each head"));
        QCOMPARE(AtlasJob::textsOf({.done = 4, .all = 10}), QString("4 of 10 texts"));
    }

    void notesThatCannotBeSavedDoNotLockTheProgramIn()
    {
        const fs::path file = path("atlases") / "a.attnatlas";
        fs::create_directories(file.parent_path());
        fs::copy_file(SOURCE_DIR "/resources/atlases/primer-training.attnatlas", file);
        AtlasWindow window;
        window.show();
        window.openFile(file);
        QTRY_VERIFY_WITH_TIMEOUT(window.document().isOpen(), untilOpen);
        fs::rename(path("atlases"), path("elsewhere"));
        window.document().setNote({{0, 0, 0}, "kept", {}, "words"});
        bool asked = false;
        auto answering = WindowDriver::answerBox(QStringLiteral("Cancel"), asked);
        QVERIFY(!window.close());
        QVERIFY(asked);
        QTRY_VERIFY(!copies().empty());
        asked = false;
        answering = WindowDriver::answerBox(QStringLiteral("Discard"), asked);
        QVERIFY(window.close());
        QVERIFY(asked);
        QVERIFY(copies().empty());
    }

    void notesOfAProgramThatEndedAreHereAgain()
    {
        const fs::path file = path("atlases") / "a.attnatlas";
        fs::create_directories(file.parent_path());
        fs::copy_file(SOURCE_DIR "/resources/atlases/primer-training.attnatlas", file);
        {
            AtlasDocument document;
            document.open(file);
            QTRY_VERIFY_WITH_TIMEOUT(document.isOpen(), untilOpen);
            fs::rename(path("atlases"), path("elsewhere"));
            document.setNote({{0, 0, 1}, "kept", {}, ""});
            QTRY_VERIFY(!copies().empty());
        }
        fs::rename(path("elsewhere"), path("atlases"));
        AtlasDocument document;
        document.open(file);
        QTRY_VERIFY_WITH_TIMEOUT(document.isOpen(), untilOpen);
        QCOMPARE(document.noteOf({0, 0, 1}).name, std::string("kept"));
        QVERIFY(document.flush());
        QCOMPARE(core::openAtlas(file).noteOf({0, 0, 1})->name, std::string("kept"));
        QVERIFY(SelfSaving::leftBehind(".kept-notes").empty());
    }

private:
    fs::path path(const char* name) const { return m_folder->filePath(name).toStdString(); }

    /// Copies of notes that could not be saved into their atlas.
    static std::vector<fs::path> copies()
    {
        std::vector<fs::path> all;
        std::error_code none;
        for (const auto& entry : fs::directory_iterator(recoveryFolder(), none))
            if (entry.path().extension() == ".kept-notes") all.push_back(entry.path());
        return all;
    }

    WindowDriver m_hands;
    std::unique_ptr<QTemporaryDir> m_folder;
};

TEST_CLASS(TestAtlasNotes)
#include "tst_atlas_notes.moc"
