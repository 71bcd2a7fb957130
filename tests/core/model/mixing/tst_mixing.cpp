#include "core/error.h"
#include "core/kernel/parallel.h"
#include "core/model/layer_numbers.h"
#include "core/model/mixing/mixing_layer.h"
#include "core/model/pass/mixing_map.h"

#include <QTest>

#include "tests/said_parts.h"
#include "tests/test_class.h"

#include <cmath>

#include <malloc.h>

using namespace core;

namespace {

constexpr Index width = 6, stateHeads = 4, keyHeads = 2, keyWidth = 3, valueWidth = 5;

/// Numbers between -1 and 1 that look random and are the same on every machine.
Matrix numbers(Index rows, Index cols, int seed)
{
    Matrix matrix(rows, cols);
    for (Index i = 0; i < matrix.size(); ++i)
        matrix.data()[i] = std::sin(static_cast<float>(12.9 * static_cast<double>(i + 1) + 78.2 * seed));
    return matrix;
}

Projection projection(Index in, Index out, int seed) { return {Weight::own(numbers(in, out, seed)), {}}; }

StateRecurrence recurrence(bool delta)
{
    StateRecurrence mixer{.heads = stateHeads, .key_heads = keyHeads, .delta = delta};
    mixer.query = projection(width, keyHeads * keyWidth, 1);
    mixer.key = projection(width, keyHeads * keyWidth, 2);
    mixer.value = projection(width, stateHeads * valueWidth, 3);
    mixer.gate = projection(width, stateHeads * valueWidth, 4);
    mixer.time = projection(width, stateHeads, 5);
    if (delta) mixer.strength = projection(width, stateHeads, 6);
    mixer.convolution.taps = numbers(3, 2 * keyHeads * keyWidth + stateHeads * valueWidth, 7);
    mixer.decay = numbers(1, stateHeads, 8).cwiseAbs();
    mixer.time_bias = numbers(1, stateHeads, 9);
    if (!delta) mixer.skip = numbers(1, stateHeads, 10);
    mixer.norm = HeadNorm{.weight = RowVector::Ones(valueWidth)};
    mixer.output = projection(stateHeads * valueWidth, width, 11);
    return mixer;
}

ShortConvolution convolution()
{
    return {.before = projection(width, width, 1),
            .behind = projection(width, width, 2),
            .value = projection(width, width, 3),
            .convolution = {numbers(3, width, 4), numbers(1, width, 5)},
            .output = projection(width, width, 6)};
}

TokenMixer mixerNamed(const QString& name)
{
    if (name == "short convolution") return convolution();
    return recurrence(name == "gated delta rule");
}

/// A model of one layer that mixes, before one that attends.
std::shared_ptr<const Model> hybridOf(const TokenMixer& mixer)
{
    auto model = std::make_shared<Model>();
    Block block{.attention_norm = {},
                .attention = {.heads = 2,
                              .query = projection(width, width, 21),
                              .key = projection(width, width, 22),
                              .value = projection(width, width, 23),
                              .output = projection(width, width, 24)},
                .scores = {}};
    auto layer = std::make_shared<MixingLayer>();
    layer->number = 1;
    layer->around.attention.heads = 0;
    layer->mixer = std::make_shared<const TokenMixer>(mixer);
    block.before.push_back(layer);
    model->transformer.token_embedding = Weight::own(numbers(30, width, 20));
    model->transformer.blocks.push_back(block);
    model->transformer.language_head = LanguageHead{model->transformer.token_embedding};
    model->info.name = "hybrid";
    model->info.layers = 1;
    model->info.heads = 2;
    model->info.max_tokens = 8192;
    model->info.layer_numbers = {2};
    model->info.without_attention = {1};
    return model;
}

Batch textOf(const Model& model, Index tokens)
{
    std::vector<Index> ids;
    for (Index i = 0; i < tokens; ++i) ids.push_back((7 * i + 3) % 30);
    return {.sequences = {sequenceOfIds(model, ids)}};
}

/// The bytes of the heap that are in use.
std::size_t allocatedBytes()
{
    const struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
}

void mixerRows()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"short convolution", "gated delta rule", "state space"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

}  // namespace

/// Layers that mix tokens without a softmax.
class TestMixing final : public QObject {
    Q_OBJECT
private slots:
    void mixingTimesValuesIsTheOutput_data() { mixerRows(); }
    void mixingTimesValuesIsTheOutput()
    {
        QFETCH(QString, name);
        const auto model = hybridOf(mixerNamed(name));
        const auto trace = run(model, textOf(*model, 19), {});
        const auto places = mixingPlaces(model->transformer, model->info);
        QCOMPARE(std::ssize(places), 1);
        QCOMPARE(places.front().number, Index{1});
        const MixingMap mixing(*trace, places.front(), 0);
        for (Index head = 0; head < mixing.heads(); ++head) {
            const Matrix map = mixing.map(head);
            QVERIFY((map * mixing.values(head) - mixing.output(head)).cwiseAbs().maxCoeff() < 1e-5F);
            QVERIFY(map.triangularView<Eigen::StrictlyUpper>().toDenseMatrix().isZero(0));
            QVERIFY(map.minCoeff() < 0);
        }
    }

    void aTextInPiecesIsTheWholeText_data() { mixerRows(); }
    void aTextInPiecesIsTheWholeText()
    {
        QFETCH(QString, name);
        const TokenMixer mixer = mixerNamed(name);
        const Matrix x = numbers(23, width, 30);
        const std::vector<bool> real(23, true);
        MixerState whole = MixerState::before(mixer), pieces = whole;
        const Matrix all = mixed(mixer, x, real, whole, {});
        Index first = 0;
        for (const Index count : {Index{5}, Index{1}, Index{2}, Index{15}}) {
            const std::vector<bool> own(static_cast<std::size_t>(count), true);
            const Matrix made = mixed(mixer, x.middleRows(first, count), own, pieces, {});
            QVERIFY((made - all.middleRows(first, count)).cwiseAbs().maxCoeff() < 1e-5F);
            first += count;
        }
        QCOMPARE(pieces.tokens, Index{23});
    }

    void paddingBeforeATextChangesNothing_data() { mixerRows(); }
    void paddingBeforeATextChangesNothing()
    {
        QFETCH(QString, name);
        if (name == "short convolution") QSKIP("its convolution has a bias here, which padding keeps");
        const TokenMixer mixer = mixerNamed(name);
        const Matrix x = numbers(9, width, 30);
        MixerState alone = MixerState::before(mixer), behind = alone;
        const Matrix own = mixed(mixer, x.bottomRows(6), std::vector<bool>(6, true), alone, {});
        std::vector<bool> real(9, true);
        real[0] = real[1] = real[2] = false;
        const Matrix padded = mixed(mixer, x, real, behind, {});
        QVERIFY((padded.bottomRows(6) - own).cwiseAbs().maxCoeff() < 1e-5F);
    }

    void whatIsTakenOverIsTheSameToTheLastBit_data() { mixerRows(); }
    void whatIsTakenOverIsTheSameToTheLastBit()
    {
        QFETCH(QString, name);
        const auto model = hybridOf(mixerNamed(name));
        const auto shorter = run(model, textOf(*model, 12), {});
        for (const Index tokens : {Index{10}, Index{12}, Index{15}, Index{30}}) {
            const auto fresh = run(model, textOf(*model, tokens), {});
            const auto grown = run(model, textOf(*model, tokens), {.previous = shorter});
            QVERIFY(grown->last_hidden_state == fresh->last_hidden_state);
            QCOMPARE(std::ssize(grown->layers.front()->items.front().before), 1);
        }
        const auto quick = run(model, textOf(*model, 13), {.previous = shorter, .quickly = true});
        const auto fresh = run(model, textOf(*model, 13), {});
        QVERIFY((quick->last_hidden_state[0] - fresh->last_hidden_state[0]).cwiseAbs().maxCoeff() < 1e-5F);
    }

    void memoryGrowsWithTheTextAndNotWithItsSquare_data() { mixerRows(); }
    void memoryGrowsWithTheTextAndNotWithItsSquare()
    {
        QFETCH(QString, name);
        const auto model = hybridOf(mixerNamed(name));
        // What a pass keeps, a place's numbers and a row of them, in bytes.
        const auto heldFor = [&](Index tokens) {
            const Batch text = textOf(*model, tokens);
            const std::size_t before = allocatedBytes();
            const auto trace = run(model, text, {.keep = Keep::Vectors});
            const MixingMap mixing(*trace, mixingPlaces(model->transformer, model->info).front(), 0);
            const RowVector row = mixing.row(0, tokens - 1);
            return static_cast<double>(allocatedBytes() - before);
        };
        heldFor(256);
        const double once = heldFor(2048), twice = heldFor(4096);
        if (once == 0) QSKIP("this heap counts nothing");
        QVERIFY2(twice < 2.1 * once, qPrintable(QString("%1 and %2 bytes").arg(once).arg(twice)));
        constexpr double square = 4.0 * 4096 * 4096;
        QVERIFY2(twice < square / 8, qPrintable(QString::number(twice)));
        // A recurrence knows the tokens behind it by numbers that are as many for every text.
        MixerState few = MixerState::before(mixerNamed(name)), many = few;
        mixed(mixerNamed(name), numbers(3, width, 30), std::vector<bool>(3, true), few, {});
        mixed(mixerNamed(name), numbers(300, width, 30), std::vector<bool>(300, true), many, {});
        QCOMPARE(many.tail.size(), few.tail.size());
        QCOMPARE(many.heads.size(), few.heads.size());
        for (std::size_t head = 0; head < few.heads.size(); ++head)
            QCOMPARE(many.heads[head].size(), few.heads[head].size());
    }

    void threadsChangeNoBit()
    {
        const TokenMixer mixer = mixerNamed("gated delta rule");
        const Matrix x = numbers(40, width, 30);
        const std::vector<bool> real(40, true);
        const Index before = threads();
        MixerState one = MixerState::before(mixer), many = one;
        setThreads(1);
        const Matrix alone = mixed(mixer, x, real, one, {});
        setThreads(4);
        const Matrix together = mixed(mixer, x, real, many, {});
        setThreads(before);
        QVERIFY(alone == together);
    }

    void whatIsNotDefinedIsRefusedByTheLayersNumbers()
    {
        const auto model = hybridOf(mixerNamed("state space"));
        try {
            requireAttentionAlone(*model, "a patch");
            QFAIL("a patch knows nothing of the layer between");
        } catch (const Error& error) {
            QCOMPARE(error.code, Code::Unsupported);
            QCOMPARE(saidParts(error).found, std::string("layers that mix them without a softmax: 1"));
        }
        try {
            layerNumbered(model->info, 1, 1);
            QFAIL("layer 1 has no attention");
        } catch (const Error& error) {
            QCOMPARE(saidParts(error).expected, std::string("2, which have attention"));
            QCOMPARE(saidParts(error).found, std::string("1, which has none"));
        }
    }
};

TEST_CLASS(TestMixing)
#include "tst_mixing.moc"
