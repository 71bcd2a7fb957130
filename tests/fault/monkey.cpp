#include "app/main_window.h"

#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPointer>
#include <QSettings>
#include <QTest>
#include <QTimer>

#include "app/guarded_application.h"
#include "app/signals.h"
#include "core/model/folder/bundled_models.h"
#include "core/session/example.h"
#include "core/session/session_json.h"
#include "tests/fault/dice.h"
#include "tests/fault/faults.h"
#include "tests/fault/kept_work.h"
#include "tests/test_class.h"
#include "ui/control/intervention_editor.h"
#include "ui/part/text_editor.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <execinfo.h>

namespace fs = std::filesystem;

namespace {

const fs::path data = fs::path(SOURCE_DIR) / "tests/golden/data";

}  // namespace

/// No test: somebody who presses, clicks, types, opens and breaks things at random until tests/soak kills the program,
/// and says after each step what the work is.
class Monkey final : public QObject {
    Q_OBJECT
private slots:
    void playsUntilKilled()
    {
        QApplication::setOrganizationName("attentionscope");
        QApplication::setApplicationName("monkey");
        QSettings::setDefaultFormat(QSettings::IniFormat);
        endOnSignals();
        std::set_terminate([] {  // where it was, for whoever reads the soak's report
            std::array<void*, 64> calls{};
            ::backtrace_symbols_fd(calls.data(), ::backtrace(calls.data(), static_cast<int>(calls.size())), 2);
            std::abort();
        });
        surviveShortenedFiles();
        m_folder = fs::path(qEnvironmentVariable("ATTENTIONSCOPE_FOLDER").toStdString()) / "files";
        fs::create_directory(m_folder);
        m_window = std::make_unique<MainWindow>(QApplication::palette());
        connect(qobject_cast<GuardedApplication*>(qApp), &GuardedApplication::caught, m_window.get(),
                &MainWindow::showFailure);
        m_window->begin(core::bundledModels() / "named-heads", MainWindow::exampleText());
        m_window->show();
        connect(&m_window->editor(), &SessionEditor::edited, this, &Monkey::say);
        collectOpenable();
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&] {
            try {
                step();
            } catch (const std::exception&) {  // a fault that met the monkey itself
            }
            timer.setInterval(m_dice.below(40));
        });
        timer.start(1);
        QTimer closer;
        connect(&closer, &QTimer::timeout, this, [] {
            for (QWidget* each : {QApplication::activePopupWidget(), QApplication::activeModalWidget()})
                if (each != nullptr) each->close();
        });
        closer.start(30);
        QApplication::exec();
        std::printf("left\n");
    }

private:
    /// All that can be opened. Copies of what the monkey may save or break: it presses Ctrl+S.
    void collectOpenable()
    {
        fs::copy(data / "models/gpt2_fp16", m_folder / "gpt2_fp16", fs::copy_options::recursive);
        fs::copy(core::bundledExampleFolder(), m_folder / "examples", fs::copy_options::recursive);
        core::saveSession(m_window->editor().session(), m_folder / "s.attnscope");
        m_openable = core::bundledModelFolders();
        for (const fs::path& folder :
             {data / "models", data / "dumps", data / "pictures", m_folder / "examples", m_folder})
            for (const auto& entry : fs::directory_iterator(folder)) m_openable.push_back(entry.path());
        std::ranges::sort(m_openable);
    }

    void step()
    {
        m_fired += m_untilDisarmed > 0 && --m_untilDisarmed == 0 ? faults::disarm() : 0;
        ++m_actions;
        act();
        say();
        if (m_untilDisarmed == 0) m_disturbed = false;
    }

    /// The time, the work, whether a file has it, whether its copy cannot be written now, and counts.
    void say() const
    {
        const std::uint64_t work = workIn(m_window->editor().session());
        std::printf("%lld %llu %d %d %d %d\n", milliseconds(), static_cast<unsigned long long>(work),
                    m_window->files().isModified() ? 0 : 1, m_disturbed ? 1 : 0, m_actions, m_fired);
        std::fflush(stdout);
    }

    void act()
    {
        switch (m_dice.below(20)) {
        case 0:
        case 1:
        case 2:
        case 3: return type();
        case 4:
        case 5:
        case 6:
        case 7: return press();
        case 8:
        case 9:
        case 10: return click();
        case 11: return m_window->setView(static_cast<core::View>(m_dice.below(8)));
        case 12: return m_dice.oneIn(2) ? m_window->editor().undo() : m_window->editor().redo();
        case 13:
            return m_window->openPath(
                m_openable[static_cast<std::size_t>(m_dice.below(static_cast<int>(m_openable.size())))]);
        case 14: return openBroken();
        case 15: return arm();
        case 16: return QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier);
        case 17: return shrink();
        case 18: return intervene();
        default: return hover();
        }
    }

    void type()
    {
        auto* editor = m_window->findChild<TextEditor*>();
        if (m_dice.oneIn(3)) editor->moveCursor(m_dice.oneIn(2) ? QTextCursor::Start : QTextCursor::End);
        if (m_dice.oneIn(12)) editor->selectAll();
        const QStringList words{"the cat ", "猫が ", "🦊", "العربية ", "x", "\n", QString(QChar(0x202E)), "e\u0301 "};
        editor->insertPlainText(words[m_dice.below(static_cast<int>(words.size()))]);
        if (m_dice.oneIn(4)) {
            const auto fields = m_window->findChildren<QLineEdit*>();
            QLineEdit* field = fields[m_dice.below(static_cast<int>(fields.size()))];
            if (field->isVisible()) QTest::keyClicks(field, m_dice.oneIn(2) ? "causal" : "2.5");
        }
    }

    void press()
    {
        QWidget* target = QApplication::focusWidget();
        if (target == nullptr || m_dice.oneIn(3)) {
            const auto all = m_window->findChildren<QWidget*>();
            target = all[m_dice.below(static_cast<int>(all.size()))];
        }
        const Qt::Key keys[] = {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up,     Qt::Key_Down,   Qt::Key_Home,
                                Qt::Key_End,  Qt::Key_Space, Qt::Key_Return, Qt::Key_Escape, Qt::Key_Delete,
                                Qt::Key_Tab,  Qt::Key_G,     Qt::Key_C,      Qt::Key_E,      Qt::Key_L,
                                Qt::Key_T,    Qt::Key_B,     Qt::Key_H,      Qt::Key_Plus,   Qt::Key_Minus,
                                Qt::Key_0,    Qt::Key_F1,    Qt::Key_F8,     Qt::Key_F9,     Qt::Key_PageDown};
        const Qt::KeyboardModifiers modifiers[] = {Qt::NoModifier, Qt::NoModifier, Qt::ShiftModifier,
                                                   Qt::ControlModifier, Qt::AltModifier};
        QTest::keyClick(target, keys[m_dice.below(static_cast<int>(std::size(keys)))],
                        modifiers[m_dice.below(static_cast<int>(std::size(modifiers)))]);
    }

    QWidget* visible()
    {
        const auto all = m_window->findChildren<QWidget*>();
        for (int i = 0; i < 20; ++i) {
            QWidget* widget = all[m_dice.below(static_cast<int>(all.size()))];
            if (widget->isVisible() && widget->width() > 0 && widget->height() > 0) return widget;
        }
        return m_window.get();
    }

    QPoint within(const QWidget* widget) { return {m_dice.below(widget->width()), m_dice.below(widget->height())}; }

    void click()
    {
        const QPointer<QWidget> target = visible();  // which what is pressed may delete
        const Qt::KeyboardModifiers with = m_dice.oneIn(4) ? Qt::ControlModifier : Qt::NoModifier;
        if (m_dice.oneIn(3)) {
            QTest::mousePress(target, Qt::LeftButton, with, within(target));
            if (target != nullptr) QTest::mouseMove(target, within(target));
            if (target != nullptr) QTest::mouseRelease(target, Qt::LeftButton, with, within(target));
        } else {
            QTest::mouseClick(target, Qt::LeftButton, with, within(target));
        }
    }

    void hover()
    {
        const QPointer<QWidget> target = visible();
        for (int i = 0; i < 3 && target != nullptr; ++i) QTest::mouseMove(target, within(target));
    }

    void intervene()
    {
        if (m_dice.oneIn(2)) return InterventionEditor(m_window->editor()).setHeadOff(m_dice.oneIn(2));
        m_window->editor().setRecipe(m_dice.oneIn(2) ? "causal & window(2, 0)" : "model");
    }

    /// A copy of something with some bytes changed, or cut off, opened as it is.
    void openBroken()
    {
        const fs::path file = m_folder / "broken.attnscope";
        std::string text = core::sessionText(m_window->editor().session());
        for (int i = m_dice.below(6); i > 0; --i)
            text[static_cast<std::size_t>(m_dice.below(static_cast<int>(text.size())))] =
                static_cast<char>(m_dice.below(256));
        if (m_dice.oneIn(3)) text.resize(static_cast<std::size_t>(m_dice.below(static_cast<int>(text.size()))));
        std::FILE* out = std::fopen(file.c_str(), "wb");
        if (out == nullptr) return;
        std::fwrite(text.data(), 1, text.size(), out);
        std::fclose(out);
        m_window->openPath(file);
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
    fs::path m_folder;
    std::vector<fs::path> m_openable;
    std::unique_ptr<MainWindow> m_window;
    int m_untilDisarmed = 0;
    bool m_disturbed = false;
    int m_actions = 0;
    int m_fired = 0;
};

TEST_CLASS(Monkey)
#include "monkey.moc"
