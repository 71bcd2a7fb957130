#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSlider>
#include <QTemporaryDir>
#include <QTest>

#include "core/model/folder/trained_model.h"
#include "core/training/training_file.h"
#include "core/training/training_run.h"
#include "tests/test_class.h"
#include "tests/window/window_driver.h"
#include "ui/feature/training/beside_run.h"
#include "ui/feature/training/head_maps.h"
#include "ui/feature/training/training_window.h"

#include <algorithm>
#include <cstdio>
#include <functional>
#include <map>
#include <memory>

namespace {

constexpr auto soon = 60'000;  ///< ms

core::TrainingSettings someSettings(QRandomGenerator& random)
{
    const char* presets[] = {"names", "previous-token", "induction", "reverse"};
    core::TrainingSettings settings = core::trainingPreset(presets[random.bounded(4)]);
    settings.shape.width = 16;
    settings.batch = 8 + random.bounded(9);
    settings.planned = 40 + random.bounded(120);
    settings.seed = random.bounded(1, 1000);
    return settings;
}

/// Repeats a training that hands went through: without them, with the changes that its record tells.
core::TrainingRecord undisturbed(const core::TrainingRecord& record)
{
    core::TrainingRun run(record.settings, record.text, "undisturbed");
    const auto change = [&] {
        for (const core::KnockedOut& each : record.knocked_out)
            if (each.step == run.record().step) run.knockOut(each.layer, each.head);
        for (const core::Reseeded& each : record.reseeded)
            if (each.step == run.record().step) run.reseed(each.seed);
    };
    change();
    while (run.record().step < record.step) {
        run.next();
        change();
    }
    return run.record();
}

}  // namespace

/// Random hands at the window in which a model is trained. It is closed while it runs, its folder vanishes, its file is
/// taken as a program that is killed leaves it; whatever a file holds then is what an undisturbed training has.
///
/// For as long as one likes: ATTENTIONSCOPE_MINUTES=10 ATTENTIONSCOPE_SEED=1 QTEST_FUNCTION_TIMEOUT=2000000000
/// window_tests tst_training_soak
class TestTrainingSoak final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("training-soak"); }

    void whatIsTrainedIsNeverWrong()
    {
        const int minutes = qEnvironmentVariableIntValue("ATTENTIONSCOPE_MINUTES");
        m_random.seed(static_cast<quint32>(std::max(1, qEnvironmentVariableIntValue("ATTENTIONSCOPE_SEED"))));
        constexpr int usualRuns = 3;
        QElapsedTimer timer;
        timer.start();
        for (int run = 0; minutes > 0 ? timer.elapsed() < minutes * 60'000LL : run < usualRuns; ++run) {
            train(run);
            if (QTest::currentTestFailed()) return;
        }
        std::string told;
        for (const auto& [what, count] : m_count) told += "  " + what + " " + std::to_string(count);
        std::printf(" %s\n", told.c_str());
    }

private:
    std::filesystem::path path(const std::string& name) const
    {
        return m_folder.filePath("runs").toStdString() + "/" + name;
    }

    void train(int number)
    {
        QDir(m_folder.path()).removeRecursively();
        QVERIFY(QDir().mkpath(m_folder.filePath("runs")));
        m_file = path("run-" + std::to_string(number) + ".attntrain");
        m_window = std::make_unique<TrainingWindow>();
        m_window->show();
        m_window->begin(someSettings(m_random), m_file);
        constexpr int actions = 25;
        for (int i = 0; i < actions; ++i) {
            act();
            if (QTest::currentTestFailed()) return;
            QTest::qWait(m_random.bounded(60));
        }
        rest();
        ++m_count["runs"];
        const auto folder = QDir(m_folder.filePath("runs"));
        for (const QString& file : folder.entryList({"*.attntrain"}, QDir::Files)) {
            const core::TrainingRecord record = core::openTrainingRun(path(file.toStdString()));
            const core::TrainingRecord wanted = undisturbed(record);
            QVERIFY2(record.numbers == wanted.numbers && record.losses == wanted.losses, qPrintable(file));
            ++m_count["files that are equal"];
        }
        m_window.reset();
    }

    void rest()
    {
        m_window->job().pause();
        m_window->findChild<BesideRun*>()->pause();
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->job().isRunning(), soon);
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->findChild<BesideRun*>()->isRunning(), soon);
    }

    void act()
    {
        const std::function<void()> all[] = {
            [this] { pauseOrGoOn(); },  [this] { look(); },        [this] { goBack(); }, [this] { knockOut(); },
            [this] { closeAndOpen(); }, [this] { killedThere(); }, [this] { noRoom(); }, [this] { trainBeside(); },
        };
        all[m_random.bounded(static_cast<int>(std::size(all)))]();
    }

    void pauseOrGoOn()
    {
        for (auto* each : m_window->findChildren<QPushButton*>())
            if (each->isEnabled()
                && (each->text() == "&Pause" || each->text() == "&Go on" || each->text() == "One &step")) {
                ++m_count["pauses and goings on"];
                return each->click();
            }
    }

    void look()
    {
        ++m_count["looks"];
        auto* step = m_window->findChild<QSlider*>();
        if (step->isEnabled()) step->setValue(m_random.bounded(step->maximum() + 1));
        auto* text = m_window->findChild<QLineEdit*>("trainingText");
        if (m_random.bounded(3) == 0) {
            text->setText(text->text().left(2 + m_random.bounded(10)));
            emit text->textEdited(text->text());
        }
        chooseCell();
    }

    void chooseCell()
    {
        auto tables = m_window->findChild<HeadMaps*>("trainingMaps")->spokenTables();
        if (tables.empty() || tables.front().rows == 0) return;
        const int row = m_random.bounded(tables.front().rows);
        tables[static_cast<std::size_t>(m_random.bounded(static_cast<int>(tables.size())))].choose(
            {row, m_random.bounded(row + 1)});
    }

    void goBack()
    {
        auto* step = m_window->findChild<QSlider*>();
        if (!step->isEnabled() || step->maximum() < 1) return;
        step->setValue(m_random.bounded(step->maximum()));
        if (!m_window->findChild<QPushButton*>("goBack")->isEnabled()) return;
        ++m_count["ways back"];
        TrainingChange change;
        if (m_random.bounded(2) == 0) change.seed = m_random.bounded(1, 1000);
        const std::filesystem::path file = path("back-" + std::to_string(m_count["ways back"]) + ".attntrain");
        m_window->goOnFrom(change, file);
        m_file = file;
    }

    void knockOut()
    {
        chooseCell();
        auto* button = m_window->findChild<QPushButton*>("knockOut");
        auto* step = m_window->findChild<QSlider*>();
        if (step->isEnabled()) step->setValue(step->maximum());
        if (!button->isEnabled()) return;
        ++m_count["knock-outs"];
        button->click();
    }

    void closeAndOpen()
    {
        ++m_count["closings"];
        m_window->close();
        m_window = std::make_unique<TrainingWindow>();
        m_window->show();
        // A way back that was closed before it was there has written nothing.
        if (!QFile::exists(QString::fromStdString(m_file.string()))) m_file = path("again.attntrain");
        if (!QFile::exists(QString::fromStdString(m_file.string())))
            return m_window->begin(someSettings(m_random), m_file);
        m_window->openRun(m_file);
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->job().isRunning(), soon);
    }

    /// A program that is killed leaves its file as it is at that moment.
    void killedThere()
    {
        if (!QFile::exists(QString::fromStdString(m_file.string()))) return;
        const int count = ++m_count["files as a kill leaves them"];
        QVERIFY(QFile::copy(QString::fromStdString(m_file.string()),
                            QString::fromStdString(path("killed-" + std::to_string(count) + ".attntrain").string())));
    }

    /// For a moment nothing can be written.
    void noRoom()
    {
        ++m_count["moments without room"];
        QDir folder(m_folder.path());
        QVERIFY(folder.rename("runs", "elsewhere"));
        if (m_random.bounded(2) == 0) m_window->job().pause();
        QTest::qWait(m_random.bounded(80));
        QVERIFY(folder.rename("elsewhere", "runs"));
    }

    void trainBeside()
    {
        auto* button = m_window->findChild<QPushButton*>("otherSeed");
        if (m_window->findChild<BesideRun*>()->isVisible()) return button->click();
        if (!button->isEnabled()) return;
        const int count = ++m_count["seeds beside"];
        m_window->beginBeside(static_cast<std::uint64_t>(1000 + count),
                              path("beside-" + std::to_string(count) + ".attntrain"));
    }

    WindowDriver m_hands;
    QTemporaryDir m_folder;
    QRandomGenerator m_random;
    std::unique_ptr<TrainingWindow> m_window;
    std::filesystem::path m_file;
    std::map<std::string, int> m_count;
};

TEST_CLASS(TestTrainingSoak)
#include "tst_training_soak.moc"
