#include "app/main_window.h"
#include "app/signals.h"

#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QTest>

#include "core/array/npy.h"
#include "core/file/whole_file.h"
#include "core/model/folder/bundled_models.h"
#include "core/session/session_json.h"
#include "tests/test_class.h"
#include "tests/window/window_driver.h"
#include "ui/control/comparison_editor.h"
#include "ui/panel/inspect/weight_bars.h"
#include "ui/view/heads/all_heads_view.h"
#include "ui/view/heads/head_grid.h"
#include "ui/view/map/map_view.h"
#include "ui/work/run_controller.h"

#include <csignal>
#include <sys/resource.h>

namespace fs = std::filesystem;

namespace {

/// While it lives, this process can write no byte into any file, as on a full disk; files can still be renamed.
class FullDisk {
public:
    FullDisk()
    {
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit none = m_before;
        none.rlim_cur = 0;
        ::setrlimit(RLIMIT_FSIZE, &none);
        m_signal = std::signal(SIGXFSZ, SIG_IGN);  // as the program does
    }
    ~FullDisk()
    {
        ::setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_signal);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

private:
    rlimit m_before{};
    void (*m_signal)(int) = nullptr;
};

}  // namespace

/// What once ended the program or lost what was typed (all of it found by attacking 0.9.0).
class TestLosses final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("test-losses"); }
    void init()
    {
        WindowDriver::forgetUnsaved();
        m_hands.open();
    }
    void cleanup() { m_hands.window.reset(); }

    void savingDoesNotNeedTheModel()
    {
        const fs::path model = openedCopy("looping");
        const QString file = savedAs("looping.attnscope");
        m_hands.type("what must not be lost");
        loop(model);
        m_hands.press(Qt::Key_S, Qt::ControlModifier);
        QTRY_COMPARE(core::openSession(file.toStdString()).run().texts.front(), std::string("what must not be lost"));
        QVERIFY(!m_hands.window->isWindowModified());
    }

    void exportingDoesNotNeedTheModel()
    {
        const fs::path model = openedCopy("exported");
        loop(model);
        m_hands.press(Qt::Key_E, Qt::ControlModifier);
        auto* dialog = m_hands.find<QDialog>();
        QVERIFY(dialog != nullptr && dialog->isVisible());
        dialog->close();
    }

    void openingSaysWhichModelCannotBeRead()
    {
        const fs::path model = openedCopy("unreadable");
        const QString file = savedAs("unreadable.attnscope");
        loop(model);
        m_hands.window->openPath(file.toStdString());
        QTRY_VERIFY(m_hands.banner().contains("unreadable"));
    }

    void closingOnAFullDiskKeepsTheWork()
    {
        m_hands.type("typed before the disk was full");
        QTRY_VERIFY(copied("typed before the disk was full"));
        const FullDisk full;
        QVERIFY(m_hands.window->close());
        QCOMPARE(core::openSession(SessionFiles::lastUnsaved()).run().texts.front(),
                 std::string("typed before the disk was full"));
    }

    void closingAsksWhereNothingCanBeKept()
    {
        const FullDisk full;
        m_hands.type("typed on a full disk");
        bool asked = false;
        const auto answering = WindowDriver::answerBox(QStringLiteral("Cancel"), asked);
        QVERIFY(!m_hands.window->close());
        QVERIFY(asked);
        QVERIFY(m_hands.window->isVisible());
        QCOMPARE(m_hands.window->editor().session().run().texts.front(), std::string("typed on a full disk"));
    }

    void aFullDiskIsSaidWhileTyping()
    {
        const FullDisk full;
        m_hands.type("typed on a full disk");
        QTRY_VERIFY(m_hands.banner().contains("would be lost"));
    }

    void openingAnotherSessionOnAFullDiskKeepsTheWork()
    {
        const QString other = m_folder.filePath("other.attnscope");
        core::saveSession(m_hands.window->editor().session(), other.toStdString());
        const FullDisk full;
        m_hands.type("typed on a full disk");
        m_hands.window->openPath(other.toStdString());
        QCOMPARE(m_hands.window->editor().session().run().texts.front(), std::string("typed on a full disk"));
        QVERIFY(!m_hands.banner().isEmpty());
    }

    void anExceptionLeavesTheCopy()
    {
        m_hands.type("typed before the end");
        QTRY_VERIFY(copied("typed before the end"));
        try {
            const auto window = std::move(m_hands.window);
            throw std::runtime_error("an end that nobody meant");
        } catch (const std::runtime_error&) {
        }
        QVERIFY(copied("typed before the end"));
    }

    void aFieldOfARunThatIsGoneChangesNothing_data()
    {
        QTest::addColumn<QString>("field");
        QTest::newRow("mask") << "runMask";
        QTest::newRow("temperature") << "runTemperature";
    }

    void aFieldOfARunThatIsGoneChangesNothing()
    {
        QFETCH(QString, field);
        m_hands.press(Qt::Key_4, Qt::ControlModifier);
        auto* kind = m_hands.find<QComboBox>("compareKind");
        kind->setFocus();
        QTest::keyClick(kind, Qt::Key_End);
        QTRY_COMPARE(m_hands.window->editor().session().runs.size(), std::size_t{2});
        auto* line = m_hands.window->findChildren<QWidget*>(field).at(1);
        line->setFocus();
        QTest::keyClicks(line, field == "runMask" ? "causal & window(1, 0)" : "2.5");
        m_hands.window->openPath(fs::path(SOURCE_DIR) / "tests/golden/data/dumps/llama_layers_1_3.safetensors");
        QTRY_COMPARE(m_hands.window->editor().session().runs.size(), std::size_t{1});
        for (core::Index run : {core::Index{1}, core::Index{7}}) {
            ComparisonEditor(m_hands.window->editor()).setText(run, "nobody's");
            ComparisonEditor(m_hands.window->editor()).setRecipe(run, "causal");
            ComparisonEditor(m_hands.window->editor()).setTemperature(run, 2);
            ComparisonEditor(m_hands.window->editor()).setModel(run, core::bundledModels() / "primer-encoder");
            ComparisonEditor(m_hands.window->editor()).setModule(run, {});
        }
        QCOMPARE(m_hands.window->editor().session().runs.size(), std::size_t{1});
    }

    void keysOnHeadsThatAreNotThereDoNothing()
    {
        m_hands.window = std::make_unique<MainWindow>(QApplication::palette());
        m_hands.window->begin(WindowDriver::namedHeads(), "");
        m_hands.window->show();
        m_hands.press(Qt::Key_5, Qt::ControlModifier);
        auto* grid = m_hands.find<AllHeadsView>()->grid();
        HeadGrid alone;
        for (QWidget* each : std::initializer_list<QWidget*>{grid, &alone})
            for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter, Qt::Key_Left, Qt::Key_Right,
                                      Qt::Key_Up, Qt::Key_Down, Qt::Key_Home, Qt::Key_End})
                QTest::keyClick(each, key);
        QVERIFY(m_hands.window->editor().session().chosen.empty());
    }

    void keysGoToWhatIsSeen()
    {
        m_hands.window->openPath(fs::path(SOURCE_DIR) / "tests/golden/data/dumps/llama_layers_1_3.safetensors");
        QTRY_VERIFY(m_hands.shows("tokens"));
        m_hands.window->setView(core::View::Steps);  // which a dump has none of
        QVERIFY(m_hands.window->focusWidget() != nullptr);
        QVERIFY(m_hands.window->focusWidget()->isVisible());
    }

    void anInterventionOnAModelThatCannotBeLookedAtIsSaid()
    {
        core::Session session = m_hands.window->editor().session();
        session.run().model = "/" + std::string(300, 'm');
        session.run().interventions.push_back({.layer = 0, .head = 0, .factor = 0});
        const QString file = m_folder.filePath("long-name.attnscope");
        core::saveSession(session, file.toStdString());
        m_hands.window->openPath(file.toStdString());
        QTRY_VERIFY(m_hands.banner().contains("mmmm"));
        QTRY_VERIFY(!m_hands.find<RunController>()->isRunning());
        m_hands.type("and it goes on");
        QCOMPARE(m_hands.window->editor().session().run().texts.front(), std::string("and it goes on"));
    }

    void aModelThatShrinksIsSaidAndTheWindowStays()
    {
        surviveShortenedFiles();
        const fs::path model = fs::path(m_folder.path().toStdString()) / "shrinking";
        fs::copy(WindowDriver::gpt2(), model, fs::copy_options::recursive);
        m_hands.window->openPath(model);
        QTRY_VERIFY(m_hands.shows("layer 1 · head 1"));
        QTRY_VERIFY(m_hands.find<WeightBars>("predictions")->isVisible());
        const auto whole = fs::file_size(model / "model.safetensors");
        fs::resize_file(model / "model.safetensors", 4096);
        // What is shown is of the file as it was: its words are asked for again.
        auto* map = m_hands.find<MapView>();
        map->setFocus();
        for (int i = 0; i < 3; ++i) QTest::keyClick(map, Qt::Key_Up);
        QTRY_VERIFY2(m_hands.banner().contains("became shorter"), qPrintable(m_hands.banner()));
        m_hands.type("words after that");
        QTRY_VERIFY(m_hands.banner().contains("cut short"));
        QVERIFY(m_hands.window->isVisible());
        fs::copy_file(WindowDriver::gpt2() / "model.safetensors", model / "model.safetensors",
                      fs::copy_options::overwrite_existing);
        QCOMPARE(fs::file_size(model / "model.safetensors"), whole);
        m_hands.type("the cat");
        QTRY_VERIFY(m_hands.shows("layer 1 · head 1") && m_hands.banner().isEmpty());
    }

    void whatWasClosedAboutBrokenWeightsStaysClosed()
    {
        constexpr float nan = std::numeric_limits<float>::quiet_NaN();
        const fs::path file = m_folder.filePath("broken.npy").toStdString();
        core::writeWhole(file, core::npyBytes({{1, 2, 2, 2}, {1, 0, nan, 0.5F, 1, 0, 0.5F, 0.5F}}));
        m_hands.window->openPath(file);
        // What is odd about the file is said first, and what the map shows of it in its place.
        QTRY_VERIFY(m_hands.banner().contains("drawn in pink"));
        QTest::mouseClick(m_hands.find<Banner>()->findChild<QToolButton*>("closeBanner"), Qt::LeftButton);
        QVERIFY(m_hands.banner().isEmpty());
        m_hands.press(Qt::Key_Right, Qt::AltModifier);
        m_hands.press(Qt::Key_3, Qt::ControlModifier);
        m_hands.press(Qt::Key_1, Qt::ControlModifier);
        QTRY_VERIFY(!m_hands.find<RunController>()->isRunning());
        QVERIFY2(m_hands.banner().isEmpty(), qPrintable(m_hands.banner()));
    }

private:
    /// The shown model from a folder of the test's own, which can be damaged.
    fs::path openedCopy(const char* name)
    {
        const fs::path model = fs::path(m_folder.path().toStdString()) / name;
        fs::copy(WindowDriver::namedHeads(), model, fs::copy_options::recursive);
        m_hands.window->openPath(model);
        m_hands.window->setText("a text of four");
        return model;
    }

    QString savedAs(const char* name)
    {
        const QString file = m_folder.filePath(name);
        m_hands.answerDialog(file);
        m_hands.press(Qt::Key_S, Qt::ControlModifier);
        [&] { QTRY_VERIFY(QFile::exists(file)); }();
        return file;
    }

    /// Puts a link to itself in the place of the model's weights: looking at it fails.
    static void loop(const fs::path& model)
    {
        fs::remove(model / "model.safetensors");
        fs::create_symlink("model.safetensors", model / "model.safetensors");
    }

    static bool copied(const std::string& text)
    {
        std::error_code none;
        for (const auto& entry : fs::directory_iterator(recoveryFolder(), none))
            if (entry.path().extension() == ".attnscope" && core::openSession(entry.path()).run().texts.front() == text)
                return true;
        return false;
    }

    QTemporaryDir m_folder;
    WindowDriver m_hands;
};

TEST_CLASS(TestLosses)
#include "tst_losses.moc"
