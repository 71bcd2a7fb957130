#include "app/main_window.h"

#include <QComboBox>
#include <QLineEdit>
#include <QTest>

#include "app/guarded_application.h"
#include "core/model/folder/bundled_models.h"
#include "core/session/session_json.h"
#include "tests/fault/faults.h"
#include "tests/test_class.h"
#include "tests/window/window_driver.h"
#include "ui/part/text_editor.h"
#include "ui/view/map/map_view.h"

namespace fs = std::filesystem;
using faults::Thread;
using faults::Thrown;
Q_DECLARE_METATYPE(Thrown)

namespace {

constexpr const char* keptWork = "the work that must be kept";

/// What people do: each an entry from the window, and what the workers do for it.
struct Entry {
    const char* name;
    std::function<void(const WindowDriver&)> act;
};

/// With something in every list of its file.
core::Session fullSession()
{
    core::Session session;
    session.runs.resize(2);
    core::Run& run = session.run();
    run.model = "/a/model";
    run.texts = {"a text", "another"};
    run.cuts = {{{2, 5}, {4}}};
    run.images = {"/a/picture.png"};
    run.changes = {{.layer = 1, .mask = "causal", .fill = core::MaskFill{.value = -1e9F}}};
    run.interventions = {{.layer = 1, .head = 2}};
    run.fingerprints[run.model] = 7;
    run.painting = std::make_shared<const core::Painting>(core::Painting().painted({1, 2, 0, 3}, core::Brush::Hide));
    session.runs[1].recorded = {.file = "/a/dump.npz", .tensor = "weights"};
    session.chosen = {{.run = 0, .layer = 1, .head = 1}};
    session.compare.heads = {{.run = 0, .layer = 0, .head = 0}, {.run = 1, .layer = 0, .head = 1}};
    session.marked = run.painting;
    return session;
}

void pressOn(QWidget* widget, Qt::Key key, Qt::KeyboardModifiers modifiers = {})
{
    if (widget == nullptr) return;
    widget->setFocus();
    QTest::keyClick(widget, key, modifiers);
}

const std::vector<Entry>& entries()
{
    static const std::vector<Entry> all{
        {"typing", [](const WindowDriver& hands) { QTest::keyClicks(hands.find<TextEditor>(), "a b"); }},
        {"undo",
         [](const WindowDriver& hands) {
             QTest::keyClicks(hands.find<TextEditor>(), " c");
             hands.press(Qt::Key_Z, Qt::ControlModifier);
         }},
        {"steps", [](const WindowDriver& hands) { hands.press(Qt::Key_2, Qt::ControlModifier); }},
        {"mask", [](const WindowDriver& hands) { hands.press(Qt::Key_3, Qt::ControlModifier); }},
        {"compare", [](const WindowDriver& hands) { hands.press(Qt::Key_4, Qt::ControlModifier); }},
        {"all heads", [](const WindowDriver& hands) { hands.press(Qt::Key_5, Qt::ControlModifier); }},
        {"flow", [](const WindowDriver& hands) { hands.press(Qt::Key_6, Qt::ControlModifier); }},
        {"measures", [](const WindowDriver& hands) { hands.press(Qt::Key_7, Qt::ControlModifier); }},
        {"tokenizers",
         [](const WindowDriver& hands) { hands.press(Qt::Key_8, Qt::ControlModifier | Qt::ShiftModifier); }},
        {"another query",
         [](const WindowDriver& hands) {
             for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Right, Qt::Key_Up, Qt::Key_Left})
                 pressOn(hands.find<MapView>(), key);
         }},
        {"two runs",
         [](const WindowDriver& hands) {
             hands.press(Qt::Key_4, Qt::ControlModifier);
             pressOn(hands.find<QComboBox>("compareKind"), Qt::Key_End);
         }},
        {"a model",
         [](const WindowDriver& hands) { hands.window->openPath(core::bundledModels() / "primer-decoder"); }},
        {"a dump",
         [](const WindowDriver& hands) {
             hands.window->openPath(fs::path(SOURCE_DIR) / "tests/golden/data/dumps/llama_layers_1_3.safetensors");
         }},
        {"the next token", [](const WindowDriver& hands) { hands.press(Qt::Key_G, Qt::ControlModifier); }},
        {"the figure's dialog", [](const WindowDriver& hands) { hands.press(Qt::Key_E, Qt::ControlModifier); }},
        {"the worksheet's dialog",
         [](const WindowDriver& hands) {
             for (QAction* action : hands.window->findChildren<QAction*>())
                 if (action->text() == QStringLiteral("Make a &worksheet…")) action->trigger();
         }},
        {"copying the figure",
         [](const WindowDriver& hands) { hands.press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier); }},
        {"a head in words",
         [](const WindowDriver& hands) { hands.press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier); }},
        {"a head off", [](const WindowDriver& hands) { hands.window->editor().setRecipe("causal & window(1, 0)"); }},
    };
    return all;
}

}  // namespace

/// Whatever throws, in whichever pool or entry: it is said or passed over, the window stays, and so does the work.
class TestThrows final : public QObject {
    Q_OBJECT
private slots:
    /// Wherever memory runs out while a session becomes text.
    void aSessionIsNotWrittenWithoutMemory()
    {
        const core::Session session = fullSession();
        const std::string whole = core::privateSessionText(session);
        for (int after = 0;; ++after) {
            QVERIFY(after < 100000);
            faults::armThrow(Thread::Window, Thrown::NoMemory, after);
            std::string written;
            try {
                written = core::privateSessionText(session);
            } catch (const std::bad_alloc&) {
                written.clear();
            }
            if (faults::disarm() > 0) continue;
            QCOMPARE(written, whole);
            break;
        }
    }

    void initTestCase()
    {
        m_hands.separate("test-throws");
        m_hands.open();
        connect(qobject_cast<GuardedApplication*>(qApp), &GuardedApplication::caught, m_hands.window.get(),
                &MainWindow::showFailure);
        m_hands.window->openPath(WindowDriver::gpt2());
        m_hands.type(keptWork);
        settle();
        m_base = m_hands.window->editor().session();
    }
    void cleanupTestCase() { m_hands.window.reset(); }

    void everythingThrows_data()
    {
        QTest::addColumn<int>("entry");
        for (int i = 0; i < static_cast<int>(entries().size()); ++i) QTest::newRow(entries()[i].name) << i;
    }

    void everythingThrows()
    {
        QFETCH(int, entry);
        const Entry& done = entries()[static_cast<std::size_t>(entry)];
        int fired = 0;
        for (const Thread thread : {Thread::Workers, Thread::Window}) {
            begin();
            const int before = faults::allocations(thread);
            attempt([&] { done.act(m_hands); });
            const int count = faults::allocations(thread) - before;
            const int points = qEnvironmentVariableIntValue("ATTENTIONSCOPE_FAULT_POINTS") + 2;
            for (const Thrown thrown : {Thrown::NoMemory, Thrown::FilesystemError, Thrown::RuntimeError})
                for (int point = 0; point < points && count > 0; ++point) {
                    begin();
                    // Other places for each kind, and for each run of this test that asks for more.
                    const int share = 2 * point + 1 + static_cast<int>(thrown);
                    faults::armThrow(thread, thrown, static_cast<int>(qint64{count} * share / (2 * points + 3)));
                    attempt([&] { done.act(m_hands); });
                    fired += faults::disarm();
                    goesOn();
                }
        }
        QVERIFY2(fired > 0, "no fault fired");
        qInfo("%d faults fired", fired);
    }

    void memoryRunsOutInWorkers()
    {
        for (const Entry& done : entries()) {
            begin();
            faults::armLargeAllocations(Thread::Workers, 4096);
            attempt([&] { done.act(m_hands); });
            faults::disarm();
            goesOn();
        }
    }

private:
    /// The work, as it was before anything failed.
    void begin()
    {
        closeDialogs();
        m_hands.window->editor().reset(m_base);
        settle();
    }

    /// What throws in the test itself is not meant.
    void attempt(const std::function<void()>& act)
    {
        try {
            act();
            settle();
        } catch (const std::exception&) {
            faults::disarm();
        }
    }

    static void closeDialogs()
    {
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (widget->isVisible() && qobject_cast<MainWindow*>(widget) == nullptr) widget->close();
    }

    void settle() const
    {
        const auto* controller = m_hands.window->findChild<RunController*>();
        for (int quiet = 0, i = 0; quiet < 3 && i < 500; ++i) {
            QTest::qWait(5);
            quiet = controller->isRunning() ? 0 : quiet + 1;
        }
    }

    void goesOn()
    {
        closeDialogs();
        QVERIFY(m_hands.window->isVisible());
        m_hands.window->editor().reset(m_base);
        QCOMPARE(m_hands.window->editor().session().run().texts.front(), std::string(keptWork));
        m_hands.window->setView(core::View::Map);
        m_hands.type("it goes on");
        settle();
        QCOMPARE(m_hands.window->editor().session().run().texts.front(), std::string("it goes on"));
        QTRY_VERIFY2(m_hands.shows("layer 1 · head 1"), qPrintable(m_hands.banner()));
    }

    WindowDriver m_hands;
    core::Session m_base;
};

TEST_CLASS(TestThrows)
#include "tst_throws.moc"
