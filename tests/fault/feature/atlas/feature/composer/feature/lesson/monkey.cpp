#include "app/guarded_application.h"
#include "app/signals.h"
#include "app/spoken_window.h"

#include <QLabel>
#include <QPointer>
#include <QSettings>
#include <QTest>
#include <QTimer>

#include "core/atlas/atlas.h"
#include "core/model/folder/bundled_models.h"
#include "core/model/pass/head_stages.h"
#include "core/prepare/session_traces.h"
#include "core/session/example.h"
#include "core/session/session_json.h"
#include "tests/fault/faults.h"
#include "tests/fault/kept_work.h"
#include "tests/fault/random_hands.h"
#include "tests/test_class.h"
#include "ui/control/intervention_editor.h"
#include "ui/control/lesson_play.h"
#include "ui/feature/atlas/atlas_window.h"
#include "ui/feature/composer/composer.h"
#include "ui/feature/composer/composer_window.h"
#include "ui/feature/lesson/lesson_commands.h"
#include "ui/feature/lesson/play/lesson_panel.h"
#include "ui/feature/lesson/record/lesson_recording.h"
#include "ui/feature/lesson/record/recorder_panel.h"
#include "ui/part/text_editor.h"
#include "ui/settings/settings.h"
#include "ui/words/language/language.h"

#include <array>
#include <cerrno>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <execinfo.h>
#include <map>

namespace fs = std::filesystem;

namespace {

const fs::path data = fs::path(SOURCE_DIR) / "tests/golden/data";
constexpr float sameNumbers = 1e-5F;
constexpr int beat = 10;  ///< ms between two looks at whether the window still answers

/// Where the program is, for whoever reads the soak's report.
void printCalls()
{
    std::array<void*, 64> calls{};
    ::backtrace_symbols_fd(calls.data(), ::backtrace(calls.data(), static_cast<int>(calls.size())), 2);
}

template<typename Window>
Window* openWindow()
{
    for (QWidget* each : QApplication::topLevelWidgets())
        if (auto* window = qobject_cast<Window*>(each); window != nullptr && window->isVisible()) return window;
    return nullptr;
}

}  // namespace

/// No test: somebody who presses, clicks, types, drags, opens and breaks things at random in all windows until
/// tests/soak kills the program. After each step it says what the work in each document is; now and then it holds what
/// the screen says against what the same session computes anew.
///
/// ATTENTIONSCOPE_WRITES names the document that is mostly written in, by its place in `documents`.
class Monkey final : public QObject {
    Q_OBJECT
private slots:
    void playsUntilKilled()
    {
        QApplication::setOrganizationName("attentionscope");
        QApplication::setApplicationName("monkey");
        QSettings::setDefaultFormat(QSettings::IniFormat);
        endOnSignals();
        std::set_terminate([] {
            printCalls();
            std::abort();
        });
        surviveShortenedFiles();
        m_folder = fs::path(qEnvironmentVariable("ATTENTIONSCOPE_FOLDER").toStdString()) / "files";
        fs::create_directory(m_folder);
        m_spoken = std::make_unique<SpokenWindow>(QApplication::palette());
        connect(qobject_cast<GuardedApplication*>(qApp), &GuardedApplication::caught, this,
                [this](const core::Error& error) { window().showFailure(error); });
        window().begin(core::bundledModels() / "named-heads", MainWindow::exampleText());
        window().show();
        collectOpenable();
        QTimer timer;
        // Each step by itself, so that dialogs, which wait in it, are played with, too.
        connect(&timer, &QTimer::timeout, this, [&] {
            QMetaObject::invokeMethod(this, &Monkey::step, Qt::QueuedConnection);
            timer.setInterval(m_dice.below(40));
        });
        timer.start(1);
        QTimer heart;
        m_beat = milliseconds();
        connect(&heart, &QTimer::timeout, this, [this] {
            const long long now = milliseconds();
            if (now - m_beat - beat > m_stillness) {
                m_stillness = now - m_beat - beat;
                m_stillest = m_doing;
            }
            m_beat = now;
        });
        heart.start(beat);
        QApplication::exec();
        std::printf("left\n");
    }

protected:
    /// The window stays open, whoever closes it.
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() != QEvent::Close || watched != &window()) return QObject::eventFilter(watched, event);
        event->ignore();
        return true;
    }

private:
    MainWindow& window() { return m_spoken->now(); }

    /// All that can be opened. Copies of what the monkey may save or break: it presses Ctrl+S.
    void collectOpenable()
    {
        fs::copy(data / "models/gpt2_fp16", m_folder / "gpt2_fp16", fs::copy_options::recursive);
        fs::copy(core::bundledExampleFolder(), m_folder / "examples", fs::copy_options::recursive);
        const fs::path resources = fs::path(SOURCE_DIR) / "resources";
        fs::copy(resources / "lessons/03-masks.lesson.md", m_folder);
        fs::copy_file(resources / "lessons/03-masks.lesson.md", m_folder / "mine.lesson.md");
        fs::copy(resources / "atlases/primer-training.attnatlas", m_folder);
        core::saveSession(window().editor().session(), m_folder / "s.attnscope");
        m_openable = core::bundledModelFolders();
        for (const fs::path& folder :
             {data / "models", data / "dumps", data / "pictures", m_folder / "examples", m_folder})
            for (const auto& entry : fs::directory_iterator(folder)) m_openable.push_back(entry.path());
        std::ranges::sort(m_openable);
        m_hands.setFiles(m_openable);
    }

    void step()
    {
        try {
            m_fired += m_untilDisarmed > 0 && --m_untilDisarmed == 0 ? faults::disarm() : 0;
            ++m_actions;
            follow();
            act();
            say();
            if (m_untilDisarmed == 0) m_disturbed = false;
        } catch (const std::exception&) {  // a fault that met the monkey itself
        }
    }

    /// Every letter is told, of whichever documents are open by now.
    void follow()
    {
        if (m_watched != &window()) {
            m_watched = &window();
            m_watched->installEventFilter(this);
            connect(&m_watched->editor(), &SessionEditor::edited, this, &Monkey::say);
        }
        const auto hear = [this](QPointer<QObject>& known, auto* now, auto signal) {
            if (now == nullptr || known == now) return;
            known = now;
            connect(now, signal, this, &Monkey::say);
        };
        hear(m_recording, window().findChild<LessonRecording*>(), &LessonRecording::changed);
        if (auto* composer = openWindow<ComposerWindow>()) hear(m_page, &composer->editor(), &PageEditor::changed);
        if (auto* atlas = openWindow<AtlasWindow>()) hear(m_notes, &atlas->document(), &AtlasDocument::foundChanged);
    }

    /// The time, which document, its work, whether a file has it, whether nothing can be kept now, and counts.
    void say()
    {
        tell(Document::Session, workIn(window().editor().session()), !window().files().isModified());
        const auto* recording = window().findChild<LessonRecording*>();
        if (recording != nullptr && recording->isOpen())
            tell(Document::Lesson, workIn(recording->script().text()),
                 const_cast<LessonRecording*>(recording)->saving().isSaved());
        else
            tell(Document::Lesson, 0, true);
        auto* composer = openWindow<ComposerWindow>();
        if (composer != nullptr)
            tell(Document::Page, workIn(composer->editor().page()), !composer->editor().isModified());
        else
            tell(Document::Page, 0, true);
        auto* atlas = openWindow<AtlasWindow>();
        if (atlas != nullptr && atlas->document().isOpen())
            tell(Document::Notes, workIn(atlas->document().atlas().notes), atlas->document().isSaved());
        else
            tell(Document::Notes, 0, true);
        GivenAnswers& given = window().findChild<LessonPlay*>()->given();
        tell(Document::Answers, workIn(rememberedText(given.all())), given.saving().isSaved());
    }

    /// Prints a document's state if it changed; the session's always, because the counters change.
    void tell(Document document, std::uint64_t work, bool saved)
    {
        const auto now = std::tuple(work, saved, m_disturbed);
        auto& told = m_told[document];
        if (document != Document::Session && told == now) return;
        told = now;
        std::printf("%lld %s %llu %d %d %d %d %d %lld %s\n", milliseconds(), nameOf(document),
                    static_cast<unsigned long long>(work), saved ? 1 : 0, m_disturbed ? 1 : 0, m_actions, m_fired,
                    m_compared, m_stillness, m_stillest);
        std::fflush(stdout);
    }

    void act()
    {
        constexpr int all = 30;
        if (m_writes < documents.size() && m_dice.below(10) < 7) return write(documents[m_writes]);
        struct Deed {
            int share;  ///< the share of `all`
            const char* name;
            std::function<void()> act;
        };
        const Deed deeds[] = {
            {4, "typing", [this] { type(); }},
            {5, "a key", [this] { m_hands.press(); }},
            {5, "a click", [this] { m_hands.click(); }},
            {1, "another view", [this] { window().setView(static_cast<core::View>(m_dice.below(8))); }},
            {1, "undo", [this] { m_dice.oneIn(2) ? window().editor().undo() : window().editor().redo(); }},
            {1, "opening", [this] { open(); }},
            {1, "opening a broken file", [this] { openBroken(); }},
            {1, "a fault", [this] { arm(); }},
            {1, "saving", [this] { QTest::keyClick(&window(), Qt::Key_S, Qt::ControlModifier); }},
            {1, "a shorter file", [this] { shrink(); }},
            {1, "an intervention", [this] { intervene(); }},
            {1, "a menu", [this] { m_hands.chooseFromMenu(); }},
            {1, "a drop", [this] { m_hands.drop(); }},
            {2, "a dialog's answer", [this] { m_hands.answerDialog(); }},
            {1, "a setting", [this] { set(); }},
            {1, "a document", [this] { write(documents[static_cast<std::size_t>(m_dice.below(5))]); }},
            {1, "numbers held against each other", [this] { compare(); }},
            {1, "pointing", [this] { m_hands.hover(); }},
        };
        int drawn = m_dice.below(all);
        for (const Deed& deed : deeds) {
            drawn -= deed.share;
            if (drawn >= 0) continue;
            m_doing = deed.name;
            return deed.act();
        }
    }

    void type()
    {
        auto* editor = window().findChild<TextEditor*>();
        if (!m_dice.oneIn(4) && editor != nullptr) {
            m_hands.write(editor->parentWidget());
            return;
        }
        m_hands.write();
    }

    void open()
    {
        window().openPath(m_openable[static_cast<std::size_t>(m_dice.below(static_cast<int>(m_openable.size())))]);
    }

    /// Writes in a document, and opens it first where it is not there.
    void write(Document document)
    {
        m_doing = nameOf(document);
        if (QApplication::activeModalWidget() != nullptr) return m_hands.answerDialog();
        switch (document) {
        case Document::Session: return type();
        case Document::Lesson: {
            const auto* recording = window().findChild<LessonRecording*>();
            if (recording == nullptr || !recording->isOpen())
                return window().findChild<LessonCommands*>()->edit(m_folder / "mine.lesson.md");
            m_hands.write(window().findChild<RecorderPanel*>());
            return;
        }
        case Document::Page: {
            const auto* composer = openWindow<ComposerWindow>();
            if (composer == nullptr || m_dice.oneIn(30)) return window().findChild<Composer*>()->addShown();
            m_hands.write(composer);
            return;
        }
        case Document::Notes: {
            auto* atlas = openWindow<AtlasWindow>();
            if (atlas == nullptr || !atlas->document().isOpen())
                return window().openPath(m_folder / "primer-training.attnatlas");
            if (m_dice.oneIn(10)) atlas->document().setHead({0, m_dice.below(2), m_dice.below(2)});
            m_hands.write(atlas->findChild<QWidget*>("headNote")->parentWidget());
            return;
        }
        case Document::Answers: {
            auto* play = window().findChild<LessonPlay*>();
            if (!play->isOpen()) return window().openPath(m_folder / "03-masks.lesson.md");
            if (m_dice.oneIn(8)) return play->go(static_cast<std::size_t>(m_dice.below(6)));
            play->answer(0, QStringLiteral("answer %1").arg(m_dice.below(1000)));
            play->given().reach(play->step(), static_cast<std::size_t>(m_dice.below(1000)));
            return;
        }
        }
    }

    void set()
    {
        switch (m_dice.below(3)) {
        case 0: return window().magnify(100 + 25 * m_dice.below(5));
        case 1: return window().setThemeChoice(static_cast<ThemeChoice>(m_dice.below(3)));
        default:
            Settings settings = Settings::stored();
            const QStringList languages{"en", "de", "fr", "es", "zh"};
            settings.language = languages[m_dice.below(static_cast<int>(languages.size()))];
            settings.store();
            emit window().languageChosen();
        }
    }

    void intervene()
    {
        if (m_dice.oneIn(2)) return InterventionEditor(window().editor()).setHeadOff(m_dice.oneIn(2));
        window().editor().setRecipe(m_dice.oneIn(2) ? "causal & window(2, 0)" : "model");
    }

    /// What the screen shows is what its session computes anew: the weights of the head, and the inspected cell's
    /// number.
    void compare()
    {
        const auto* results = window().findChild<RunResults*>();
        if (m_untilDisarmed > 0 || results->isRunning() || results->isStale()) return;
        const core::Session session = results->session();
        const auto shown = results->shown(session.focus.run);
        if (shown == nullptr || !shown->finished() || shown->isLong()) return;
        const core::Focus focus = session.focus;
        const core::HeadAddress at{focus.layer, focus.head, focus.item};
        std::shared_ptr<const core::Matrix> before, now;
        try {
            core::OpenedModels models;
            const auto traces = core::tracesOf(session, models, {});
            const auto fresh =
                core::blockOf(traces.at(static_cast<std::size_t>(session.focus.run)), session.focus.block);
            before = core::headWeights(*results->shown(session.focus.run), at);
            now = core::headWeights(*fresh, at);
        } catch (const std::exception&) {
            return;  // what it was computed from is not there any more
        }
        m_beat = milliseconds();  // that was the monkey's own work
        ++m_compared;
        // A row that is hidden until somebody has guessed it is not shown.
        const bool same = before->rows() == now->rows() && before->cols() == now->cols()
                          && (before->array().isNaN() || (*before - *now).array().abs() <= sameNumbers).all();
        const core::Cell cell{focus.query, focus.key};
        const auto* label = window().findChild<QLabel*>(QStringLiteral("cellWeight"));
        const bool settled = same && LatestJob::atWork() == 0 && label != nullptr && label->isVisible()
                             && cell.query < now->rows() && cell.key < now->cols();
        bool number = false;
        const float said =
            settled ? label->text().replace(QStringLiteral("−"), QStringLiteral("-")).toFloat(&number) : 0;
        constexpr float rounding = 6e-5F;
        if (same && (!number || std::abs(said - (*now)(cell.query, cell.key)) <= rounding)) return;
        core::saveSession(session, m_folder / "untrue.attnscope");
        std::printf("untrue %d %d: layer %d, head %d\n", m_actions, m_compared, static_cast<int>(at.layer),
                    static_cast<int>(at.head));
        std::fflush(stdout);
    }

    /// A copy of something with some bytes changed, or cut off, opened as it is.
    void openBroken()
    {
        const fs::path file = m_folder / "broken.attnscope";
        std::string text = core::sessionText(window().editor().session());
        for (int i = m_dice.below(6); i > 0; --i)
            text[static_cast<std::size_t>(m_dice.below(static_cast<int>(text.size())))] =
                static_cast<char>(m_dice.below(256));
        if (m_dice.oneIn(3)) text.resize(static_cast<std::size_t>(m_dice.below(static_cast<int>(text.size()))));
        std::FILE* out = std::fopen(file.c_str(), "wb");
        if (out == nullptr) return;
        std::fwrite(text.data(), 1, text.size(), out);
        std::fclose(out);
        window().openPath(file);
    }

    void arm()
    {
        if (m_untilDisarmed > 0) return;
        m_untilDisarmed = 1 + m_dice.below(6);
        const int errors[] = {ENOSPC, EIO, ESTALE, EACCES, ELOOP};
        const int error = errors[m_dice.below(5)];
        switch (m_dice.below(6)) {
        case 0:
            return faults::armThrow(faults::Thread::Workers, static_cast<faults::Thrown>(m_dice.below(3)),
                                    m_dice.below(4000));
        case 1:
            m_disturbed = true;
            return faults::armLargeAllocations(faults::Thread::Workers, std::size_t{1} << (20 + m_dice.below(6)));
        case 2: return faults::arm(faults::Call::Look, error, m_folder.string(), m_dice.below(4));
        case 3:
        case 4:
            m_disturbed = true;  // nothing can be kept meanwhile
            return faults::arm(static_cast<faults::Call>(m_dice.below(6)), error, recoveryFolder().string(),
                               m_dice.below(3));
        default:
            return faults::arm(static_cast<faults::Call>(m_dice.below(6)), error, m_folder.string(), m_dice.below(3));
        }
    }

    /// A model's file becomes shorter while it is open, or whole again.
    void shrink()
    {
        const fs::path whole = data / "models/gpt2_fp16/model.safetensors";
        const fs::path file = m_folder / "gpt2_fp16/model.safetensors";
        std::error_code none;
        if (m_dice.oneIn(2))
            fs::resize_file(file, static_cast<std::uintmax_t>(m_dice.below(static_cast<int>(fs::file_size(whole)))),
                            none);
        else
            fs::copy_file(whole, file, fs::copy_options::overwrite_existing, none);
    }

    Dice m_dice{static_cast<std::uint64_t>(qEnvironmentVariableIntValue("ATTENTIONSCOPE_SEED"))};
    std::size_t m_writes = static_cast<std::size_t>(qEnvironmentVariableIntValue("ATTENTIONSCOPE_WRITES"));
    fs::path m_folder;
    RandomHands m_hands{m_dice, fs::path(qEnvironmentVariable("ATTENTIONSCOPE_FOLDER").toStdString()) / "files"};
    std::vector<fs::path> m_openable;
    std::unique_ptr<SpokenWindow> m_spoken;
    QPointer<MainWindow> m_watched;
    QPointer<QObject> m_recording, m_page, m_notes;
    std::map<Document, std::tuple<std::uint64_t, bool, bool>> m_told;
    int m_untilDisarmed = 0;
    bool m_disturbed = false;
    int m_actions = 0;
    int m_fired = 0;
    int m_compared = 0;
    long long m_beat = 0;
    long long m_stillness = 0;  ///< ms, the longest
    const char* m_doing = "";
    const char* m_stillest = "";  ///< the action in it
};

TEST_CLASS(Monkey)
#include "monkey.moc"
