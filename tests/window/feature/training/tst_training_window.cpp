#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QTemporaryDir>
#include <QTest>

#include "core/training/training_file.h"
#include "tests/test_class.h"
#include "tests/window/window_driver.h"
#include "ui/feature/training/head_maps.h"
#include "ui/feature/training/training_charts.h"
#include "ui/feature/training/training_window.h"
#include "ui/part/banner.h"

namespace {

constexpr auto untilTrained = 60'000;  ///< ms

core::TrainingSettings shortSettings(core::Index steps)
{
    core::TrainingSettings settings = core::trainingPreset("names");
    settings.planned = steps;
    return settings;
}

}  // namespace

/// The window in which a model is trained.
class TestTrainingWindow final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("training-window"); }

    void aRunIsTrainedAndLookedAt()
    {
        TrainingWindow window;
        window.show();
        window.begin(shortSettings(120), path("a.attntrain"));
        QVERIFY(window.job().isRunning());
        QTRY_VERIFY_WITH_TIMEOUT(!window.job().isRunning(), untilTrained);
        QVERIFY2(window.findChild<Banner*>()->text().contains("120"), qPrintable(window.findChild<Banner*>()->text()));
        const core::TrainingRecord record = core::openTrainingRun(path("a.attntrain"));
        QCOMPARE(record.step, 120);

        auto* maps = window.findChild<HeadMaps*>();
        QCOMPARE(std::ssize(maps->spokenTables()), 4);
        const QString trained = maps->spokenTables()[0].number({2, 1});
        auto* step = window.findChild<QSlider*>();
        QCOMPARE(step->maximum(), static_cast<int>(record.kept.size()) - 1);
        step->setValue(0);
        QTRY_VERIFY(maps->spokenTables()[0].number({2, 1}) != trained);
        step->setValue(step->maximum());
        QTRY_COMPARE(maps->spokenTables()[0].number({2, 1}), trained);

        const SpokenTable losses = window.findChild<LossChart*>()->spokenTables().front();
        QCOMPARE(losses.rows, 3);
        QCOMPARE(losses.row_name(2), QString("step 100"));
        QVERIFY(losses.number({2, 0}).toDouble() < losses.number({0, 0}).toDouble());
        QCOMPARE(window.findChild<BirthChart*>()->spokenTables().front().columns, 4);
    }

    void aTextOfOnesOwnIsLookedAt()
    {
        TrainingWindow window;
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        window.openRun(path("a.attntrain"));
        auto* maps = window.findChild<HeadMaps*>();
        QTRY_VERIFY(!maps->spokenTables().empty());
        QTRY_VERIFY(!window.job().isRunning());
        auto* text = window.findChild<QLineEdit*>("trainingText");
        text->setFocus();
        text->selectAll();
        QTest::keyClicks(text, ".anna!");
        QTRY_COMPARE(maps->spokenTables().front().rows, 5);  // the sign that is no symbol is left out
        QVERIFY(maps->spokenTables().front().sentence({1, 0}).contains(QStringLiteral("“a”, attends to token 1")));
    }

    void aRunIsPausedAndGoneOnWith()
    {
        TrainingWindow window;
        window.show();
        window.begin(shortSettings(100'000), path("b.attntrain"));
        QSignalSpy progressed(&window.job(), &TrainingJob::progressed);
        QTRY_VERIFY_WITH_TIMEOUT(progressed.size() > 2, untilTrained);
        window.job().pause();
        QTRY_VERIFY_WITH_TIMEOUT(!window.job().isRunning(), untilTrained);
        const core::Index reached = core::openTrainingRun(path("b.attntrain")).step;
        QVERIFY(reached > 0 && reached < 100'000);
        button(window, "One &step")->click();
        QTRY_VERIFY(core::openTrainingRun(path("b.attntrain")).step == reached + 1);
        QTRY_VERIFY(!window.job().isRunning());
    }

    void aStepOpensAsAModel()
    {
        TrainingWindow window;
        window.show();
        window.openRun(path("a.attntrain"));
        QTRY_VERIFY(button(window, "&Open as model")->isEnabled());
        std::filesystem::path asked;
        connect(&window, &TrainingWindow::modelAsked, this, [&](const std::filesystem::path& model) { asked = model; });
        button(window, "&Open as model")->click();
        QVERIFY(asked == path("a.attntrain"));
        window.findChild<QSlider*>()->setValue(0);
        button(window, "&Open as model")->click();
        QVERIFY(asked == path("a.attntrain") / "0");
    }

    void whatCannotBeOpenedIsSaid()
    {
        TrainingWindow window;
        window.show();
        window.openRun(path("none.attntrain"));
        auto* banner = window.findChild<Banner*>();
        QTRY_VERIFY(banner->text().contains("none.attntrain"));
        window.begin(shortSettings(10), path("no") / "x.attntrain");
        QTRY_VERIFY(banner->text().contains("cannot be written"));
    }

private:
    static QPushButton* button(const TrainingWindow& window, const char* text)
    {
        for (QPushButton* each : window.findChildren<QPushButton*>())
            if (each->text() == QLatin1String(text)) return each;
        return nullptr;
    }
    std::filesystem::path path(const char* name) const { return m_folder.filePath(name).toStdString(); }

    WindowDriver m_hands;
    QTemporaryDir m_folder;
};

TEST_CLASS(TestTrainingWindow)
#include "tst_training_window.moc"
