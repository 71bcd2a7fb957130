#include "core/training/training_pass.h"

#include <QTest>

#include "core/random_bits.h"
#include "core/tensor/safetensors.h"
#include "tests/test_class.h"

#include <algorithm>
#include <cmath>

using namespace core;

namespace {

/// Numbers around 0, in which nothing is as regular as at the beginning of a training.
std::vector<double> anyNumbers(const TrainedParameters& parameters)
{
    std::vector<double> numbers(static_cast<std::size_t>(parameters.count));
    for (std::size_t i = 0; i < numbers.size(); ++i)
        numbers[i] = static_cast<double>(unitInterval(mixedBits(80, i))) - 0.5;
    return numbers;
}

TrainingBatch anyBatch(Index examples, Index tokens, Index vocabulary)
{
    TrainingBatch batch{.examples = examples, .tokens = tokens};
    for (Index i = 0; i < examples * tokens; ++i) {
        const auto draw = [&](std::uint64_t which) {
            return static_cast<Index>(mixedBits(which, static_cast<std::uint64_t>(i)) % 1000);
        };
        batch.ids.push_back(draw(1) % vocabulary);
        batch.targets.push_back(draw(2) < 300 ? -1 : draw(3) % vocabulary);
        batch.counted += batch.targets.back() < 0 ? 0 : 1;
    }
    return batch;
}

double lossAt(const TrainedShape& shape, const TrainedParameters& parameters, const std::vector<double>& numbers,
              const TrainingBatch& batch)
{
    TrainingPass<double> pass(shape, parameters);
    return pass.forward(numbers, {&batch, 0, batch.examples}).loss / static_cast<double>(batch.counted);
}

/// The slope of the loss along one number, from four places around it: exact but for the fifth derivative.
double slopeAt(const TrainedShape& shape, const TrainedParameters& parameters, std::vector<double> numbers,
               const TrainingBatch& batch, std::size_t at)
{
    constexpr double step = 1e-3;
    const double here = numbers[at];
    const auto loss = [&](double away) {
        numbers[at] = here + away;
        return lossAt(shape, parameters, numbers, batch);
    };
    return (8 * (loss(step) - loss(-step)) - (loss(2 * step) - loss(-2 * step))) / (12 * step);
}

}  // namespace

/// The way back: against finite differences in double precision, and against PyTorch in single.
class TestTrainingGradients final : public QObject {
    Q_OBJECT
private slots:
    void theyAreTheSlopesOfTheLoss_data()
    {
        QTest::addColumn<TrainedShape>("shape");
        const TrainedShape whole{.layers = 2, .heads = 2, .width = 8, .context = 5};
        QTest::newRow("two layers") << whole;
        TrainedShape shape = whole;
        shape.tied = false;
        QTest::newRow("a head of its own") << shape;
        shape = whole;
        shape.positions = false;
        QTest::newRow("no positions") << shape;
        shape = whole;
        shape.feed_forward = false;
        QTest::newRow("attention alone") << shape;
        QTest::newRow("one head") << TrainedShape{.layers = 1, .heads = 1, .width = 12, .context = 4};
    }
    void theyAreTheSlopesOfTheLoss()
    {
        QFETCH(TrainedShape, shape);
        constexpr Index vocabulary = 7;
        const TrainedParameters parameters(shape, vocabulary);
        const std::vector<double> numbers = anyNumbers(parameters);
        const TrainingBatch batch = anyBatch(3, shape.context, vocabulary);
        TrainingPass<double> pass(shape, parameters);
        std::vector<double> gradients(numbers.size());
        pass.forward(numbers, {&batch, 0, batch.examples});
        pass.backward(numbers, 1 / static_cast<double>(batch.counted), gradients);
        for (const TrainedParameter& each : parameters.all) {
            double largest = 0, off = 0;
            const Index stride = std::max<Index>(1, each.size() / 24);
            for (Index i = 0; i < each.size(); i += stride) {
                const auto at = static_cast<std::size_t>(each.begin + i);
                largest = std::max(largest, std::abs(gradients[at]));
                off = std::max(off, std::abs(gradients[at] - slopeAt(shape, parameters, numbers, batch, at)));
            }
            // Keys' biases move all scores of a query alike: their gradient is 0.
            QVERIFY2(off <= 5e-7 * std::max(largest, 1e-4),
                     qPrintable(QString("%1: %2 of %3").arg(each.name.c_str()).arg(off).arg(largest)));
            QVERIFY2(largest > 1e-6, each.name.c_str());
        }
    }

    void theyAreThoseOfPyTorch()
    {
        const auto file = SafetensorsFile::open(SOURCE_DIR "/tests/golden/data/training/gradients.safetensors");
        const TrainedShape shape{.layers = 2, .heads = 3, .width = 24, .context = 12};
        const TrainedParameters parameters(shape, 13);
        TrainingBatch batch{.examples = 8, .tokens = 12};
        for (const float id : file.floats("ids")) batch.ids.push_back(static_cast<Index>(id));
        for (const float target : file.floats("targets")) {
            batch.targets.push_back(static_cast<Index>(target));
            batch.counted += target >= 0 ? 1 : 0;
        }
        std::vector<float> numbers(static_cast<std::size_t>(parameters.count), 0.0F), gradients = numbers;
        for (const TrainedParameter& each : parameters.all) {
            const std::vector<float> given = file.floats("weights." + each.name);
            QCOMPARE(std::ssize(given), each.size());
            std::ranges::copy(given, numbers.begin() + each.begin);
        }
        TrainingPass<float> pass(shape, parameters);
        const auto result = pass.forward(numbers, {&batch, 0, batch.examples});
        const auto counted = static_cast<float>(batch.counted);
        const double loss = static_cast<double>(file.floats("loss").front());
        QVERIFY(std::abs(result.loss / static_cast<double>(counted) - loss) < 1e-6 * loss);
        pass.backward(numbers, 1 / counted, gradients);
        double worst = 0;
        for (const TrainedParameter& each : parameters.all) {
            double largest = 0, off = 0;
            const std::vector<float> wanted = file.floats("gradients." + each.name);
            for (Index i = 0; i < each.size(); ++i) {
                const auto at = static_cast<double>(wanted[i]);
                largest = std::max(largest, std::abs(at));
                off = std::max(off, std::abs(static_cast<double>(gradients[each.begin + i]) - at));
            }
            worst = std::max(worst, off / largest);
        }
        qInfo() << "the largest difference, relative to the largest gradient of its matrix:" << worst;
        QVERIFY(worst < 1e-5);
    }

    void partsOfABatchAddUp()
    {
        const TrainedShape shape{.layers = 2, .heads = 2, .width = 16, .context = 6};
        const TrainedParameters parameters(shape, 9);
        const std::vector<float> numbers = firstNumbers(parameters, 3);
        const TrainingBatch batch = anyBatch(4, 6, 9);
        TrainingPass<float> pass(shape, parameters);
        std::vector<float> all(numbers.size()), first = all, second = all;
        const double loss = pass.forward(numbers, {&batch, 0, 4}).loss;
        pass.backward(numbers, 1.0F, all);
        double sum = pass.forward(numbers, {&batch, 0, 1}).loss;
        pass.backward(numbers, 1.0F, first);
        sum += pass.forward(numbers, {&batch, 1, 3}).loss;
        pass.backward(numbers, 1.0F, second);
        QVERIFY(std::abs(sum - loss) < 1e-5 * loss);
        for (std::size_t i = 0; i < all.size(); ++i) QVERIFY(std::abs(first[i] + second[i] - all[i]) < 1e-4F);
    }

    void aQuerySeesNothingBehindIt()
    {
        const TrainedShape shape{.layers = 1, .heads = 2, .width = 8, .context = 4};
        const TrainedParameters parameters(shape, 5);
        const std::vector<float> numbers = firstNumbers(parameters, 1);
        const TrainingBatch batch = anyBatch(2, 4, 5);
        TrainingPass<float> pass(shape, parameters);
        pass.forward(numbers, {&batch, 0, 2});
        for (Index head = 0; head < 2; ++head) {
            const Matrix& weights = pass.attention(0, head, 1);
            for (Index query = 0; query < 4; ++query) {
                QVERIFY(std::abs(weights.row(query).sum() - 1) < 1e-6F);
                QVERIFY((weights.row(query).tail(3 - query).array() == 0).all());
            }
        }
    }
};

TEST_CLASS(TestTrainingGradients)
#include "tst_training_gradients.moc"
