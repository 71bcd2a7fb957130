#include <QString>
#include <QTest>

#include "core/lesson/lesson.h"
#include "core/lesson/recorded_steps.h"
#include "core/training/training_file.h"
#include "core/training/training_gradient.h"
#include "tests/test_class.h"

#include <algorithm>
#include <cmath>

using namespace core;
namespace fs = std::filesystem;

namespace {

const fs::path lessons = fs::path(SOURCE_DIR) / "resources/lessons";
const char* const learnedText = "dogcatpendogcatpendog";

/// A number as the lesson writes it.
QString written(double number)
{
    return (number < 0 ? QString(QChar(0x2212)) : QString("+")) + QString::number(std::abs(number), 'f', 4);
}

}  // namespace

/// What lesson 13 says of its recorded trainings, and what no promise can say.
class TestLessonOfTraining final : public QObject {
    Q_OBJECT
private slots:
    void itsGradientIsWhatTheEngineSays()
    {
        const Lesson lesson = Lesson::open(lessons / "13-it-learns.lesson.md");
        const QString prose = QString::fromStdString(lesson.proseOf(10));
        const TrainingRecord record = openTrainingRun(lessons / "runs/learned.attntrain");
        const TrainingData data(record.settings, record.text, "the run");
        const ScoreGradient found =
            scoreGradient(record.settings, data, record.numbersAt(150), learnedText, {0, 1, 3, 2});
        QCOMPARE(std::ssize(found.parts), 11);
        for (const ScoreGradient::Part& part : found.parts) {
            const QString line = QString("%1 %2       %3    %4 %   %5")
                                     .arg(part.place + 1)
                                     .arg(QString::fromStdString(found.tokens[static_cast<std::size_t>(part.place)]),
                                          QString::fromStdString(part.next))
                                     .arg(100 * part.chance, 5, 'f', 1)
                                     .arg(written(part.gradient));
            QVERIFY2(prose.contains(line), qPrintable(line + "\n" + prose));
        }
        QVERIFY(prose.contains("sum                       " + written(found.gradient)));
    }

    /// The shares that its prose and notes name: seventeen, ninety-six, all; sixteen and ninety-nine without a head.
    void itsSharesAreWhatWasMeasured()
    {
        const auto right = [](const TrainingRecord& record, Index step) {
            const auto found = std::ranges::find(record.held_out, step, &HeldOutLoss::step);
            return found == record.held_out.end() ? -1L : std::lround(100 * static_cast<double>(found->right));
        };
        const TrainingRecord learned = openTrainingRun(lessons / "runs/learned.attntrain");
        QCOMPARE(right(learned, 100), 17L);
        QCOMPARE(right(learned, 200), 96L);
        QCOMPARE(right(learned, 400), 100L);
        const TrainingRecord without = openTrainingRun(lessons / "runs/without.attntrain");
        QCOMPARE(without.knocked_out, (std::vector<KnockedOut>{{400, 0, 1}}));
        QCOMPARE(right(without, 400), 16L);
        QCOMPARE(right(without, 450), 99L);
        QCOMPARE(without.settings, learned.settings);
    }

    void itsStepsAreComputedAlongTheTraining()
    {
        const Lesson lesson = Lesson::open(lessons / "13-it-learns.lesson.md");
        OpenedModels models;
        const std::vector<RecordedStep> recorded = recordedSteps(lesson, 0, models);
        QCOMPARE(std::ssize(recorded), 9);
        for (std::size_t i = 0; i < recorded.size(); ++i) QCOMPARE(recorded[i].step, static_cast<Index>(50 * i));
        const auto weightAt = [&](std::size_t i) {
            return recorded[i].computed.traces.front()->at({1, 0, 0}).attention.heads.front().weights(11, 3);
        };
        QVERIFY(weightAt(0) < 0.1F && weightAt(8) > 0.9F);
        QVERIFY(recordedSteps(lesson, 4, models).empty());  // it hides the row that is to be predicted
        QVERIFY(recordedSteps(Lesson::open(lessons / "08-copying.lesson.md"), 0, models).empty());
    }
};

TEST_CLASS(TestLessonOfTraining)
#include "tst_lesson_of_training.moc"
