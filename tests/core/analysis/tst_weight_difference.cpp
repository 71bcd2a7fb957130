#include "core/analysis/weight_difference.h"
#include "core/error.h"
#include "core/kernel/parallel.h"
#include "core/model/folder/model_folder.h"
#include "core/stopped.h"

#include <QTest>

#include <cmath>
#include <limits>

#include "tests/core/golden_model.h"
#include "tests/said_parts.h"
#include "tests/test_class.h"

using namespace core;

namespace {

Weight& partOf(Block& block, WeightPart part) { return const_cast<Weight&>(*weightOf(block, part)); }

/// A weight of the same shape with other numbers, stored the other way round.
Weight changed(const Weight& weight, float by)
{
    const Matrix numbers = weight.matrix();
    Matrix noise(numbers.rows(), numbers.cols());
    for (Index i = 0; i < noise.size(); ++i) noise.data()[i] = by * std::sin(static_cast<float>(3 * i + 1));
    return Weight::own((numbers + noise).transpose()).transposed();
}

Model changed(const Model& model)
{
    Model other = model;
    Transformer& transformer = other.transformer;
    Weight& embedding = transformer.patches ? transformer.patches->projection.weight : transformer.token_embedding;
    embedding = changed(embedding, 0.02F);
    for (Block& block : transformer.blocks)
        for (const WeightPart part : weightParts)
            if (weightOf(block, part) != nullptr)
                partOf(block, part) = changed(partOf(block, part), 0.01F * (2 + static_cast<float>(part)));
    if (transformer.language_head)
        transformer.language_head->embedding = changed(transformer.language_head->embedding, 0.3F);
    return other;
}

/// Number by number, as the formula has it.
struct Loop {
    double size = 0, apart = 0, largest = 0;

    void take(const Weight& weightA, const Weight& weightB)
    {
        const Matrix a = weightA.matrix(), b = weightB.matrix();
        for (Index row = 0; row < a.rows(); ++row)
            for (Index col = 0; col < a.cols(); ++col) {
                const double of_a = static_cast<double>(a(row, col));
                const double difference = static_cast<double>(a(row, col) - b(row, col));
                size += of_a * of_a;
                apart += difference * difference;
                largest = std::max(largest, std::abs(difference));
            }
    }
    bool agreesWith(const WeightDifference& found) const
    {
        const double relative = std::sqrt(apart) / std::sqrt(size);
        return std::abs(found.relative - relative) <= 1e-12 * relative && found.largest == largest;
    }
};

bool isZero(const WeightDifference& difference) { return difference.relative == 0 && difference.largest == 0; }

std::string refusedField(const Model& a, const Model& b)
{
    try {
        weightDifference(a, b);
    } catch (const Error& error) {
        return error.code == Code::WrongShape ? saidParts(error).field : "another error";
    }
    return "nothing";
}

}  // namespace

/// How far the weights of two files of one model are apart.
class TestWeightDifference final : public QObject {
    Q_OBJECT
private slots:
    void aModelIsNotApartFromItself_data() { models(); }
    void aModelIsNotApartFromItself()
    {
        QFETCH(QString, name);
        const auto model = goldenModel(name.toStdString());
        const auto again = goldenModel(name.toStdString());
        const ModelWeightDifference difference = weightDifference(*model, *again);
        QCOMPARE(difference.layers.size(), model->transformer.blocks.size());
        QVERIFY(isZero(difference.whole) && isZero(difference.embedding));
        for (const LayerWeightDifference& layer : difference.layers) {
            QVERIFY(isZero(layer.whole));
            for (const auto& [part, apart] : layer.parts) QVERIFY(isZero(apart));
        }
    }

    void eachMatrixIsAsFarApartAsALoopFinds_data() { models(); }
    void eachMatrixIsAsFarApartAsALoopFinds()
    {
        QFETCH(QString, name);
        const auto model = goldenModel(name.toStdString());
        const Model other = changed(*model);
        const ModelWeightDifference found = weightDifference(*model, other);
        Loop all;
        all.take(embeddingOf(model->transformer), embeddingOf(other.transformer));
        QVERIFY(all.agreesWith(found.embedding));
        QCOMPARE(found.language_head.has_value(), model->transformer.language_head.has_value());
        if (found.language_head) {
            Loop head;
            head.take(model->transformer.language_head->embedding, other.transformer.language_head->embedding);
            QVERIFY(head.agreesWith(*found.language_head));
            all.take(model->transformer.language_head->embedding, other.transformer.language_head->embedding);
        }
        for (std::size_t i = 0; i < found.layers.size(); ++i) {
            Loop layer;
            for (const WeightPart part : weightParts) {
                const Weight* a = weightOf(model->transformer.blocks[i], part);
                QCOMPARE(found.layers[i].at(part).has_value(), a != nullptr);
                if (a == nullptr) continue;
                const Weight* b = weightOf(other.transformer.blocks[i], part);
                Loop alone;
                alone.take(*a, *b);
                QVERIFY(alone.agreesWith(*found.layers[i].at(part)));
                layer.take(*a, *b);
                all.take(*a, *b);
            }
            QVERIFY(layer.agreesWith(found.layers[i].whole));
        }
        QVERIFY(all.agreesWith(found.whole));
    }

    /// More rows than are converted at a time, in any order in which weights can lie.
    void longWeightsAreReadToTheEnd()
    {
        const auto model = goldenModel("gguf/qwen2");
        Model a = *model, b = *model;
        const Matrix numbers = Matrix::Random(700, 24);
        Matrix other = numbers;
        other(699, 23) += 0.5F;
        other(0, 0) -= 0.25F;
        const Weight plain = Weight::own(numbers);
        const Weight turned = Weight::own(other.transpose()).transposed();
        partOf(a.transformer.blocks[0], WeightPart::FeedForwardOut) = plain;
        partOf(b.transformer.blocks[0], WeightPart::FeedForwardOut) = turned;
        // Four out of every six columns: what takes one fused weight of several heads apart.
        const Matrix fused = Matrix::Random(36, 300);
        partOf(a.transformer.blocks[1], WeightPart::FeedForwardIn) =
            Weight::own(fused).transposed().columnGroups(2, 4, 6);
        partOf(b.transformer.blocks[1], WeightPart::FeedForwardIn) =
            Weight::own(Weight::own(fused).transposed().columnGroups(2, 4, 6).times(1.5F).matrix());
        const ModelWeightDifference found = weightDifference(a, b);
        Loop loop;
        loop.take(plain, turned);
        QVERIFY(loop.agreesWith(*found.layers[0].at(WeightPart::FeedForwardOut)));
        QVERIFY(std::abs(found.layers[1].at(WeightPart::FeedForwardIn)->relative - 0.5) < 1e-7);
    }

    void oneChangedNumberIsFoundWhereItIs()
    {
        const auto model = goldenModel("gguf/llama_split");
        Model other = *model;
        Weight& gate = partOf(other.transformer.blocks[1], WeightPart::FeedForwardGate);
        Matrix numbers = gate.matrix();
        const double size = numbers.cast<double>().norm();
        const float before = numbers(3, 5);
        numbers(3, 5) += 0.5F;
        const double apart = static_cast<double>(numbers(3, 5) - before);
        gate = Weight::own(numbers);
        const ModelWeightDifference found = weightDifference(*model, other);
        QVERIFY(isZero(found.embedding) && isZero(found.layers[0].whole));
        for (const WeightPart part : weightParts)
            QCOMPARE(isZero(*found.layers[1].at(part)), part != WeightPart::FeedForwardGate);
        QCOMPARE(found.layers[1].at(WeightPart::FeedForwardGate)->largest, apart);
        QCOMPARE(found.layers[1].at(WeightPart::FeedForwardGate)->relative, apart / size);
        QCOMPARE(found.whole.largest, apart);
        QVERIFY(found.whole.relative > 0 && found.whole.relative < found.layers[1].whole.relative);
    }

    void theHeadIsComparedUnlessItIsTheEmbedding()
    {
        const auto model = goldenModel("gguf/gemma3");
        QVERIFY(!weightDifference(*model, *model).language_head);
        Model other = *model;
        other.transformer.language_head->embedding = other.transformer.token_embedding.times(1.25F);
        const auto head = weightDifference(*model, other).language_head;
        QVERIFY(head.has_value());
        QCOMPARE(head->relative, 0.25);
        other.transformer.language_head.reset();
        QVERIFY(!weightDifference(*model, other).language_head);
    }

    void whatIsNoNumberIsNotHidden()
    {
        const auto model = goldenModel("gguf/qwen2");
        Model a = *model, b = *model;
        Matrix numbers = embeddingOf(model->transformer).matrix();
        a.transformer.token_embedding = Weight::own(Matrix::Zero(numbers.rows(), numbers.cols()));
        QVERIFY(std::isinf(weightDifference(a, b).embedding.relative));
        QVERIFY(isZero(weightDifference(a, a).embedding));
        numbers(1, 0) = std::numeric_limits<float>::quiet_NaN();
        b.transformer.token_embedding = Weight::own(numbers);
        const ModelWeightDifference found = weightDifference(*model, b);
        QVERIFY(std::isnan(found.embedding.relative) && std::isnan(found.embedding.largest));
        QVERIFY(std::isnan(found.whole.relative) && std::isnan(found.whole.largest));
        QVERIFY(isZero(found.layers[0].whole));
    }

    void anotherModelIsRefusedByWhatDiffers()
    {
        const auto model = goldenModel("gguf/llama_split");
        const auto with = [&](const auto& change) {
            Model other = *model;
            change(other.transformer);
            return refusedField(*model, other);
        };
        QCOMPARE(with([](Transformer&) {}), std::string("nothing"));
        QCOMPARE(with([](Transformer& of) { of.blocks.pop_back(); }), std::string("the model"));
        QCOMPARE(with([](Transformer& of) { of.blocks[1].attention.heads *= 2; }),
                 std::string("the attention of layer 2"));
        QCOMPARE(with([](Transformer& of) { of.blocks[0].attention.key_heads = 1; }),
                 std::string("the attention of layer 1"));
        QCOMPARE(with([](Transformer& of) { of.token_embedding = of.token_embedding.rowsFrom(1, 9); }),
                 std::string("the vocabulary"));
        QCOMPARE(with([](Transformer& of) { of.token_embedding = of.token_embedding.columns(0, 9); }),
                 std::string("the hidden state"));
        QCOMPARE(with([](Transformer& of) { std::get<FeedForward>(of.blocks[0].feed_forward).gate.reset(); }),
                 std::string("the feed-forward layer's gate of layer 1"));
        QCOMPARE(with([](Transformer& of) {
                     Weight& out = partOf(of.blocks[1], WeightPart::FeedForwardOut);
                     out = out.rowsFrom(0, 5);
                 }),
                 std::string("the feed-forward layer's second projection of layer 2"));
        QCOMPARE(refusedField(*model, *goldenModel("models/vit")), std::string("the model"));
    }

    void itTellsHowFarItIsAndStops()
    {
        const auto model = goldenModel("models/gpt2_fp16");
        std::vector<Index> told;
        std::stop_source stop;
        weightDifference(*model, *model, stop.get_token(), [&](Index done, Index layers) {
            QCOMPARE(layers, Index{3});
            told.push_back(done);
        });
        QCOMPARE(told, (std::vector<Index>{0, 1, 2, 3}));
        told.clear();
        const auto stopAtTwo = [&](Index done, Index) {
            told.push_back(done);
            if (done == 2) stop.request_stop();
        };
        QVERIFY_EXCEPTION_THROWN(weightDifference(*model, *model, stop.get_token(), stopAtTwo), Stopped);
        QCOMPARE(told.back(), Index{2});
    }

    void theNumberOfThreadsChangesNothing()
    {
        const auto model = goldenModel("models/llama_bf16");
        const Model other = changed(*model);
        const Index before = threads();
        std::vector<double> found;
        for (const Index count : {1, 2, 5}) {
            setThreads(count);
            found.push_back(weightDifference(*model, other).whole.relative);
        }
        setThreads(before);
        QCOMPARE(found, std::vector<double>(3, found.front()));
    }

private:
    static void models()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"gguf/bert", "gguf/gemma3", "gguf/llama_split", "gguf/qwen2", "gguf/starcoder2",
                                 "models/gpt2_fp16", "models/llama_bf16", "models/vit"})
            QTest::newRow(name) << QString(name);
    }
};

TEST_CLASS(TestWeightDifference)
#include "tst_weight_difference.moc"
