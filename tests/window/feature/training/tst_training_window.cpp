#include <QAction>
#include <QCheckBox>
#include <QColor>
#include <QComboBox>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "core/training/training_file.h"
#include "core/training/training_run.h"
#include "tests/test_class.h"
#include "tests/window/window_driver.h"
#include "ui/feature/training/beside_run.h"
#include "ui/feature/training/head_maps.h"
#include "ui/feature/training/training_charts.h"
#include "ui/feature/training/training_window.h"
#include "ui/part/banner.h"
#include "ui/theme/palette.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <sys/resource.h>

namespace {

constexpr auto untilTrained = 60'000;  ///< ms

core::TrainingSettings shortSettings(core::Index steps)
{
    core::TrainingSettings settings = core::trainingPreset("names");
    settings.planned = steps;
    return settings;
}

/// WCAG's contrast of two colours.
double contrastOf(const QColor& one, const QColor& other)
{
    const auto luminance = [](const QColor& color) {
        const auto linear = [](double part) {
            return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
    };
    const double first = luminance(one), second = luminance(other);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
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

        auto* maps = window.findChild<HeadMaps*>("trainingMaps");
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

    void everyHeadsCurveIsSeen()
    {
        for (const ThemeChoice theme : {ThemeChoice::Light, ThemeChoice::Dark, ThemeChoice::Contrast}) {
            applyTheme(*qApp, theme, QPalette());
            for (std::size_t head = 0; head < 4; ++head)
                QVERIFY(contrastOf(headColor(head, 4), themeColors().window) >= 2.8);
        }
        applyTheme(*qApp, ThemeChoice::Light, QPalette());
    }

    void aTextOfOnesOwnIsLookedAt()
    {
        TrainingWindow window;
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        window.openRun(path("a.attntrain"));
        auto* maps = window.findChild<HeadMaps*>("trainingMaps");
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

    void aGradientIsTakenApart()
    {
        TrainingWindow window;
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        window.openRun(path("a.attntrain"));
        auto* maps = window.findChild<HeadMaps*>("trainingMaps");
        QTRY_VERIFY(!maps->spokenTables().empty());
        QTRY_VERIFY(!window.job().isRunning());
        maps->setFocus();
        QTest::keyClick(maps, Qt::Key_Home);
        QVERIFY(!maps->chosen());
        QTest::keyClick(maps, Qt::Key_Up);
        QTest::keyClick(maps, Qt::Key_PageDown);
        QTest::keyClick(maps, Qt::Key_Left);
        QVERIFY(maps->chosen());
        QCOMPARE(maps->chosen()->head, 1);
        QCOMPARE(maps->chosen()->key, maps->chosen()->query - 1);
        auto* parts = window.findChild<QTableWidget*>();
        QTRY_VERIFY(parts->isVisible() && parts->rowCount() > 2);
        const auto number = [&](int row) {
            return parts->item(row, 3)->text().replace(QChar(0x2212), QLatin1Char('-')).toDouble();
        };
        double sum = 0;
        for (int row = 0; row + 1 < parts->rowCount(); ++row) sum += number(row);
        QVERIFY(std::abs(sum - number(parts->rowCount() - 1)) <= 1e-4);
        QTest::keyClick(maps, Qt::Key_Escape);
        QVERIFY(!parts->isVisible());
    }

    void aHeadIsKnockedOut()
    {
        QFile::copy(QString::fromStdString(path("a.attntrain").string()),
                    QString::fromStdString(path("without.attntrain").string()));
        TrainingWindow window;
        window.show();
        window.openRun(path("without.attntrain"));
        auto* maps = window.findChild<HeadMaps*>("trainingMaps");
        QTRY_VERIFY(!window.job().isRunning() && !maps->spokenTables().empty());
        auto* knock_out = window.findChild<QPushButton*>("knockOut");
        QVERIFY(!knock_out->isEnabled());
        maps->spokenTables()[2].choose({3, 1});
        QVERIFY(knock_out->isEnabled());
        QVERIFY(knock_out->text().contains("1.3"));
        knock_out->click();
        QTRY_VERIFY_WITH_TIMEOUT(!window.job().isRunning(), untilTrained);
        const core::TrainingRecord record = core::openTrainingRun(path("without.attntrain"));
        QCOMPARE(record.knocked_out, (std::vector<core::KnockedOut>{{120, 0, 2}}));
        QCOMPARE(record.step, 240);
        // What a head without effect looks at is changed by no learning.
        const auto* told = window.findChild<QWidget*>("trainingGradient")->findChild<QLabel*>();
        QTRY_VERIFY2(told->text().contains("leaves the weight as it is"), qPrintable(told->text()));
        // It is marked where its map stands, also for who hears it.
        QTRY_VERIFY(maps->spokenTables()[2].name.contains("(off)"));
        QVERIFY(!maps->spokenTables()[1].name.contains("(off)"));
    }

    void aRunGoesBackAndOn()
    {
        TrainingWindow window;
        window.show();
        window.openRun(path("a.attntrain"));
        auto* maps = window.findChild<HeadMaps*>("trainingMaps");
        QTRY_VERIFY(!window.job().isRunning() && !maps->spokenTables().empty());
        auto* back = window.findChild<QPushButton*>("goBack");
        QVERIFY(!back->isEnabled());
        window.findChild<QSlider*>()->setValue(40);
        QVERIFY(back->isEnabled());
        QCOMPARE(back->text(), QString("Go on &from here…"));
        window.findChild<QSpinBox*>()->setValue(9);
        QCOMPARE(back->text(), QString("Go on &from here, seed 9…"));
        maps->spokenTables()[2].choose({3, 1});
        QVERIFY(window.findChild<QPushButton*>("knockOut")->text().contains("1.3 from here"));
        window.goOnFrom({}, path("a.attntrain"));
        QVERIFY(window.findChild<Banner*>()->text().contains("another file"));
        window.goOnFrom({.seed = 9, .head = core::KnockedOut{0, 0, 2}}, path("back.attntrain"));
        QTRY_VERIFY_WITH_TIMEOUT(!window.job().isRunning(), untilTrained);
        const core::TrainingRecord before = core::openTrainingRun(path("a.attntrain"));
        const core::TrainingRecord record = core::openTrainingRun(path("back.attntrain"));
        QCOMPARE(record.step, 120);
        QCOMPARE(record.reseeded, (std::vector<core::Reseeded>{{40, 9}}));
        QCOMPARE(record.knocked_out, (std::vector<core::KnockedOut>{{40, 0, 2}}));
        QVERIFY(record.numbersAt(40) == before.numbersAt(40));
        QVERIFY(record.numbers != before.numbers && before.step == 120);
        QVERIFY(window.windowTitle().contains("back.attntrain"));
        // Where it cannot be written, the run that was left is there again.
        window.findChild<QSlider*>()->setValue(10);
        window.goOnFrom({}, path("no") / "x.attntrain");
        QTRY_VERIFY(!window.job().isRunning());
        QVERIFY(window.findChild<Banner*>()->text().contains("cannot be written"));
        QVERIFY(window.windowTitle().contains("back.attntrain"));
        QVERIFY(button(window, "One &step")->isEnabled());
    }

    void itCanBeSlow()
    {
        TrainingWindow window;
        window.show();
        for (QAction* each : window.findChildren<QAction*>())
            if (each->text() == QStringLiteral("&Ten steps a second")) each->trigger();
        QElapsedTimer timer;
        timer.start();
        window.begin(shortSettings(6), path("slow.attntrain"));
        QTRY_VERIFY_WITH_TIMEOUT(!window.job().isRunning(), untilTrained);
        QVERIFY(timer.elapsed() >= 600);
        QCOMPARE(core::openTrainingRun(path("slow.attntrain")).step, 6);
    }

    /// A disk that is full or was taken out loses nothing: training goes on when there is room again.
    void whatCannotBeWrittenIsNotLost()
    {
        QDir folder(m_folder.path());
        QVERIFY(folder.mkdir("there"));
        TrainingWindow window;
        window.show();
        window.begin(shortSettings(100'000), path("there") / "d.attntrain");
        QSignalSpy progressed(&window.job(), &TrainingJob::progressed);
        QTRY_VERIFY_WITH_TIMEOUT(progressed.size() > 2, untilTrained);
        QVERIFY(folder.rename("there", "elsewhere"));
        window.job().pause();
        QTRY_VERIFY_WITH_TIMEOUT(!window.job().isRunning(), untilTrained);
        auto* banner = window.findChild<Banner*>();
        QVERIFY2(banner->text().contains("cannot be written"), qPrintable(banner->text()));
        QVERIFY(folder.rename("elsewhere", "there"));
        button(window, "One &step")->click();
        QTRY_VERIFY_WITH_TIMEOUT(!window.job().isRunning(), untilTrained);
        QVERIFY2(banner->text().contains("Trained for"), qPrintable(banner->text()));
        QVERIFY(core::openTrainingRun(path("there") / "d.attntrain").step > 1);
    }

    void anotherSeedIsTrainedBeside()
    {
        TrainingWindow window;
        window.show();
        window.openRun(path("a.attntrain"));
        auto* maps = window.findChild<HeadMaps*>("trainingMaps");
        QTRY_VERIFY(!window.job().isRunning() && !maps->spokenTables().empty());
        auto* beside = window.findChild<BesideRun*>();
        window.beginBeside(2, path("a.attntrain"));
        QVERIFY(window.findChild<Banner*>()->text().contains("another file"));
        QVERIFY(!beside->isVisible());
        window.beginBeside(2, path("a-seed-2.attntrain"));
        QVERIFY(beside->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(!beside->isRunning(), untilTrained);
        QCOMPARE(core::openTrainingRun(path("a-seed-2.attntrain")).settings.seed, 2U);
        auto* pairs = window.findChild<QLabel*>("headPairs");
        QTRY_VERIFY2(pairs->text().contains("1.1 is 1."), qPrintable(pairs->text()));
        auto* other = beside->findChild<HeadMaps*>();
        QCOMPARE(other->spokenTables().front().rows, maps->spokenTables().front().rows);
        // Beside a lesson on a small screen.
        QVERIFY2(window.minimumSizeHint().width() <= 626,
                 qPrintable(QString::number(window.minimumSizeHint().width())));
        const QString last = other->spokenTables()[0].number({2, 1});
        window.findChild<QSlider*>()->setValue(0);
        QTRY_VERIFY(other->spokenTables()[0].number({2, 1}) != last);
        window.findChild<QPushButton*>("otherSeed")->click();
        QVERIFY(!beside->isVisible());
    }

    void aTextOfOnesOwnIsLearned()
    {
        const auto write = [&](const char* name, const QByteArray& content) {
            QFile file(QString::fromStdString(path(name).string()));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
        };
        write("lines.txt", "to be or not\nto see or not\nnot to be\n");
        write("empty.txt", "");
        TrainingWindow window;
        window.show();
        auto* banner = window.findChild<Banner*>();
        window.beginWith(path("empty.txt"), path("own.attntrain"));
        QTRY_VERIFY2(banner->text().contains("two lines"), qPrintable(banner->text()));
        QTRY_VERIFY(!window.job().isRunning());
        QVERIFY(!window.findChild<QPushButton*>("otherSeed")->isEnabled());
        window.beginWith(path("lines.txt"), path("own.attntrain"));
        QSignalSpy progressed(&window.job(), &TrainingJob::progressed);
        QTRY_VERIFY_WITH_TIMEOUT(progressed.size() > 2, untilTrained);
        window.job().pause();
        QTRY_VERIFY_WITH_TIMEOUT(!window.job().isRunning(), untilTrained);
        const core::TrainingRecord record = core::openTrainingRun(path("own.attntrain"));
        QCOMPARE(record.settings.preset, std::string("text"));
        QVERIFY(record.text.starts_with("to be or not") && record.step > 0);
        // Another seed learns the same text.
        window.beginBeside(2, path("own-2.attntrain"));
        auto* beside = window.findChild<BesideRun*>();
        QTRY_VERIFY(QFile::exists(QString::fromStdString(path("own-2.attntrain").string())));
        beside->pause();
        QTRY_VERIFY_WITH_TIMEOUT(!beside->isRunning(), untilTrained);
        QCOMPARE(core::openTrainingRun(path("own-2.attntrain")).text, record.text);
    }

    void theMainWindowFollows()
    {
        TrainingWindow window;
        window.show();
        window.openRun(path("a.attntrain"));
        auto* follow = window.findChild<QCheckBox*>();
        QTRY_VERIFY(follow->isEnabled());
        std::filesystem::path followed;
        connect(&window, &TrainingWindow::stepFollowed, this, [&](const std::filesystem::path& at) { followed = at; });
        window.findChild<QSlider*>()->setValue(0);
        QVERIFY(followed.empty());
        follow->click();
        QVERIFY(followed == path("a.attntrain") / "0");
        window.findChild<QSlider*>()->setValue(1);
        QVERIFY(followed != path("a.attntrain") / "0");
    }

    /// The window that the menu opens, and the real main window behind it.
    void everyViewShowsTheStepOfTheSlider()
    {
        m_hands.open();
        for (QAction* each : m_hands.window->findChildren<QAction*>())
            if (each->text() == QStringLiteral("Tra&in a model…")) each->trigger();
        TrainingWindow* window = nullptr;
        for (QWidget* each : QApplication::topLevelWidgets())
            if (auto* found = qobject_cast<TrainingWindow*>(each)) window = found;
        QVERIFY(window != nullptr && window->isVisible());
        window->openRun(path("a.attntrain"));
        QTRY_VERIFY(button(*window, "&Open as model")->isEnabled());
        button(*window, "&Open as model")->click();
        const QString tokens = QString("%1 tokens").arg(window->text().size());
        QTRY_VERIFY2(m_hands.shows(tokens), qPrintable(m_hands.screen()));
        window->findChild<QCheckBox*>()->click();
        window->findChild<QSlider*>()->setValue(0);
        const auto isShown = [&](const QString& name) {
            for (const QToolButton* each : m_hands.window->findChildren<QToolButton*>())
                if (each->accessibleName() == name) return true;
            return false;
        };
        QTRY_VERIFY(isShown("Model a, step 0"));
        QVERIFY(m_hands.shows(tokens));
        QCOMPARE(m_hands.window->editor().session().run().texts.front(), window->text().toStdString());
        window->close();
        m_hands.window.reset();
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

    /// What is seen meanwhile costs a fifth of the training at most: in the processor's time, which does not depend on
    /// what else the machine does.
    void theViewCostsLittle()
    {
        if (!looksAtEveryCase()) QSKIP("an example that takes long");
        core::TrainingSettings settings = core::trainingPreset("induction");
        settings.planned = 300;
        double before = processorSeconds();
        core::TrainingRun run(settings, {}, "alone");
        while (run.record().step < settings.planned) run.next();
        const double alone = processorSeconds() - before;
        TrainingWindow window;
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QSignalSpy shown(&window.job(), &TrainingJob::progressed);
        QElapsedTimer timer;
        timer.start();
        before = processorSeconds();
        window.begin(settings, path("costs.attntrain"));
        QTRY_VERIFY_WITH_TIMEOUT(!window.job().isRunning(), untilTrained);
        const double seen = processorSeconds() - before;
        std::printf("  300 steps: %.2f s of a processor alone, %.2f s seen, %.1f frames a second\n", alone, seen,
                    1000.0 * static_cast<double>(shown.size()) / static_cast<double>(timer.elapsed()));
        QVERIFY(seen <= 1.2 * alone);
    }

    void closingTheWindowKeepsTheRun()
    {
        {
            TrainingWindow window;
            window.show();
            window.begin(shortSettings(100'000), path("closed.attntrain"));
            QSignalSpy progressed(&window.job(), &TrainingJob::progressed);
            QTRY_VERIFY_WITH_TIMEOUT(progressed.size() > 2, untilTrained);
            window.close();
        }
        const core::TrainingRecord record = core::openTrainingRun(path("closed.attntrain"));
        QVERIFY(record.step > 0 && record.step < 100'000);
        TrainingWindow window;
        window.show();
        window.openRun(path("closed.attntrain"));
        QTRY_VERIFY(button(window, "One &step")->isEnabled());
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
    static double processorSeconds()
    {
        rusage usage{};
        getrusage(RUSAGE_SELF, &usage);
        const auto seconds = [](const timeval& time) {
            return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
        };
        return seconds(usage.ru_utime) + seconds(usage.ru_stime);
    }
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
