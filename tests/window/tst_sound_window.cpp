#include "core/session/session_json.h"
#include "tests/window/window_driver.h"
#include "ui/panel/input/generation_bar.h"
#include "ui/panel/input/sound_input.h"
#include "ui/panel/input/target_panel.h"
#include "ui/part/text_editor.h"

#include <QDropEvent>
#include <QMimeData>
#include <QTemporaryDir>

#include "tests/test_class.h"

namespace fs = std::filesystem;

namespace {

const fs::path soundFolder = fs::path(SOURCE_DIR) / "tests/golden/data";
const fs::path whisperFolder = soundFolder / "models/whisper";
const fs::path speechFile = soundFolder / "sounds/speech.wav";

}  // namespace

/// Sounds in the real window.
class TestSoundWindow final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("sounds"); }
    void init() { m_hands.open(); }
    void cleanup() { m_hands.window.reset(); }

    void aModelWithoutASoundAsksForOne()
    {
        m_hands.window->openPath(whisperFolder);
        QTRY_VERIFY(m_hands.shows("whisper reads sounds. Drop a WAV, FLAC or Ogg file here"));
        QVERIFY(m_hands.shows("Drop a sound here, WAV, FLAC or Ogg. The model hears the first 0.24 s."));
        QVERIFY(!m_hands.find<Spectrogram>()->isVisible());
        m_hands.window->openPath(WindowDriver::namedHeads());
        QTRY_VERIFY(m_hands.shows("12 tokens"));
        QVERIFY(!m_hands.shows("Drop a sound"));
    }

    void aDroppedSoundIsHeardAndCanBeUndone()
    {
        m_hands.window->openPath(whisperFolder);
        QTRY_VERIFY(m_hands.shows("whisper reads sounds"));
        QMimeData files;
        files.setUrls({QUrl::fromLocalFile(QString::fromStdString(speechFile.string()))});
        QDragEnterEvent enter(QPoint(600, 400), Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_hands.window.get(), &enter);
        QDropEvent drop(QPointF(600, 400), Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_hands.window.get(), &drop);
        QTRY_VERIFY(m_hands.shows("speech.wav"));
        QVERIFY(m_hands.find<Spectrogram>()->isVisible());
        QVERIFY(m_hands.shows("12 tokens, one for each 20 ms"));
        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(m_hands.shows("whisper reads sounds"));
        m_hands.press(Qt::Key_Y, Qt::ControlModifier);
        QTRY_VERIFY(m_hands.shows("speech.wav"));
    }

    /// What is written can be stepped through; a click on the sound looks at that moment.
    void aSoundIsWrittenDownStepByStep()
    {
        openSpeech();
        m_hands.press(Qt::Key_G, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(m_hands.find<GenerationBar>()->isVisible(), true, 5000);
        QTRY_VERIFY_WITH_TIMEOUT(run().continuation.shown >= 5, 20000);
        m_hands.press(Qt::Key_Escape);
        QCOMPARE(focus().block, core::AttentionBlock::Cross);
        auto* picture = m_hands.find<Spectrogram>();
        QTest::mouseClick(picture, Qt::LeftButton, {}, picture->placeOf(7).center().toPoint());
        QCOMPARE(focus().key, core::Index{7});
        const core::Session read = core::sessionFrom(core::privateSessionText(m_hands.window->editor().session()), {});
        QCOMPARE(read.run().sounds, run().sounds);
    }

    void aSoundForAModelOfTextsIsSaid()
    {
        m_hands.window->openPath(speechFile);
        QVERIFY(m_hands.banner().contains("speech.wav is a sound, and the open model reads no sounds."));
        QVERIFY(run().sounds.empty());
    }

    /// The model opens all the same, and asks for another sound.
    void aSessionWhoseSoundIsGoneAsksForAnother()
    {
        openSpeech();
        const fs::path copy = m_files.filePath("moved.wav").toStdString();
        const fs::path saved = m_files.filePath("gone.attnscope").toStdString();
        fs::copy_file(speechFile, copy, fs::copy_options::overwrite_existing);
        core::Session session = m_hands.window->editor().session();
        session.run().sounds = {copy};
        core::saveSession(session, saved);
        fs::remove(copy);
        m_hands.window->openPath(saved);
        QTRY_VERIFY(m_hands.shows("whisper reads sounds. Drop a WAV"));
        QVERIFY(m_hands.shows("moved.wav"));
        m_hands.window->openPath(speechFile);
        QTRY_VERIFY(m_hands.shows("12 tokens, one for each 20 ms"));
    }

private:
    void openSpeech()
    {
        m_hands.window->openPath(whisperFolder);
        QTRY_VERIFY(m_hands.shows("whisper reads sounds"));
        m_hands.window->openPath(speechFile);
        QTRY_VERIFY(m_hands.shows("12 tokens, one for each 20 ms"));
        QTRY_VERIFY(m_hands.shows("computed in"));
    }

    const core::Run& run() const { return m_hands.window->editor().session().run(); }
    const core::Focus& focus() const { return m_hands.window->editor().session().focus; }

    QTemporaryDir m_files;
    WindowDriver m_hands;
};

TEST_CLASS(TestSoundWindow)
#include "tst_sound_window.moc"
