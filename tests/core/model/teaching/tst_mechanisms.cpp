#include "tests/core/model/teaching/plain_module.h"

#include <QTest>

#include "tests/test_class.h"

#include <cmath>
#include <cstdio>
#include <set>

using namespace core;

namespace {

/// One setting of the classroom's module, for the engine, and its mask in plain words.
struct Mechanism {
    std::string name;
    std::string recipe;
    PlainMask mask;
    std::function<void(TeachingModule&)> set;
};

PlainMask causal()
{
    return [](Index query, Index key) { return key <= query; };
}

PlainMask full()
{
    return [](Index, Index) { return true; };
}

using Mechanisms = std::vector<Mechanism>;

/// Masks that the golden set lacks, and all others.
Mechanisms masks()
{
    const auto nothing = [](TeachingModule&) {};
    const std::set<Index> globals{0, 4};
    return {
        {"dilated", "dilated(3)", [](Index q, Index k) { return (q - k) % 3 == 0; }, nothing},
        {"dilated causal", "causal & dilated(2)", [](Index q, Index k) { return k <= q && (q - k) % 2 == 0; }, nothing},
        {"segment", "segment(1, 4, 8)",
         [](Index q, Index k) {
             const auto of = [](Index i) { return i < 3 ? 0 : i < 7 ? 1 : 2; };
             return of(q) == of(k);
         },
         nothing},
        {"global", "window(1, 0) | global(1, 5)",
         [globals](Index q, Index k) { return (k <= q && q - k <= 1) || globals.contains(q) || globals.contains(k); },
         nothing},
        {"window", "window(2, 1)", [](Index q, Index k) { return k >= q - 2 && k <= q + 1; }, nothing},
        {"prefix", "causal | prefix(3)", [](Index q, Index k) { return k <= q || k < 3; }, nothing},
        {"chunk", "causal & chunk(4)", [](Index q, Index k) { return k <= q && q / 4 == k / 4; }, nothing},
        {"not", "!dilated(2)", [](Index q, Index k) { return (q - k) % 2 != 0; }, nothing},
    };
}

template<typename Set>
Mechanism causalWith(const char* name, Set set)
{
    return {name, "causal", causal(), set};
}

/// Ways to tell places apart.
Mechanisms positions()
{
    Mechanisms all{
        {"sinusoidal", "full", full(), [](TeachingModule&) {}},
        {"learned", "full", full(), [](TeachingModule& m) { m.positions = PositionEncoding::Learned; }},
        {"t5, both ways", "full", full(),
         [](TeachingModule& m) {
             m.positions = PositionEncoding::Relative;
             m.relative = {.buckets = 8, .largest_distance = 3};
             m.scale = 1.0F;
         }},
        {"alibi", "full", full(), [](TeachingModule& m) { m.positions = PositionEncoding::Alibi; }},
    };
    all.push_back(causalWith("t5, one way", [](TeachingModule& m) {
        m.positions = PositionEncoding::Relative;
        m.relative = {.buckets = 8, .largest_distance = 5, .bidirectional = false};
    }));
    all.push_back(causalWith("alibi from the first key", [](TeachingModule& m) {
        m.positions = PositionEncoding::Alibi;
        m.alibi = AlibiForm::FromFirst;
    }));
    all.push_back(causalWith("alibi one way", [](TeachingModule& m) {
        m.positions = PositionEncoding::Alibi;
        m.alibi = AlibiForm::OneWay;
    }));
    all.push_back(causalWith("pairs", [](TeachingModule& m) { m.positions = PositionEncoding::Pairs; }));
    all.push_back(causalWith("rotary", [](TeachingModule& m) { m.positions = PositionEncoding::Rotary; }));
    all.push_back(causalWith("rotary, interleaved, partial, stretched", [](TeachingModule& m) {
        m.positions = PositionEncoding::Rotary;
        m.rotary = {.dimensions = 4,
                    .base = 500.0F,
                    .pairing = RotaryEmbedding::Pairing::Interleaved,
                    .scaling = {.kind = RotaryScaling::Kind::Linear, .factor = 4},
                    .first_position = 3};
    }));
    const auto waves = [](TeachingModule& m) { m.positions = PositionEncoding::RelativeSinusoidal; };
    all.push_back({"relative sinusoids", "full", full(), waves});
    all.push_back(causalWith("relative sinusoids of a cache", [](TeachingModule& m) {
        m.positions = PositionEncoding::RelativeSinusoidal;
        m.biases = true;
        m.key_heads = 2;
        m.last_queries = 3;
    }));
    all.push_back(causalWith("disentangled, of a cache", [](TeachingModule& m) {
        m.positions = PositionEncoding::Disentangled;
        m.last_queries = 3;
    }));
    return all;
}

/// Further mechanisms between queries and weights, alone and some together.
Mechanisms others()
{
    Mechanisms all;
    all.push_back(causalWith("grouped", [](TeachingModule& m) { m.key_heads = 2; }));
    all.push_back(causalWith("multi-query", [](TeachingModule& m) { m.key_heads = 1; }));
    all.push_back(causalWith("soft-cap", [](TeachingModule& m) { m.soft_cap = 0.5F; }));
    all.push_back(causalWith("sink", [](TeachingModule& m) { m.sink = AttentionSink::OffByOne; }));
    all.push_back(causalWith("learned sinks", [](TeachingModule& m) { m.sink = AttentionSink::Learned; }));
    all.push_back(causalWith("q/k norm", [](TeachingModule& m) { m.query_key_norm = true; }));
    all.push_back(causalWith("added keys", [](TeachingModule& m) { m.added = {true, true}; }));
    all.push_back(causalWith("zero key", [](TeachingModule& m) { m.added.zero = true; }));
    all.push_back(causalWith("the last three ask", [](TeachingModule& m) { m.last_queries = 3; }));
    all.push_back(causalWith("everything at once", [](TeachingModule& m) {
        m.key_heads = 2;
        m.biases = true;
        m.positions = PositionEncoding::Rotary;
        m.rotary.pairing = RotaryEmbedding::Pairing::Interleaved;
        m.query_key_norm = true;
        m.soft_cap = 1.5F;
        m.sink = AttentionSink::Learned;
        m.added = {true, true};
        m.last_queries = 4;
        m.scale = 0.7F;
    }));
    all.push_back(causalWith("cached, biased by place", [](TeachingModule& m) {
        m.positions = PositionEncoding::Alibi;
        m.last_queries = 2;
    }));
    return all;
}

/// Mechanisms of models that are too large to run here.
Mechanisms large()
{
    Mechanisms all;
    all.push_back(causalWith("longer queries", [](TeachingModule& m) {
        m.positions = PositionEncoding::None;
        m.query_temperature = PlaceTemperature{.scale = 0.7F, .step = 2};
    }));
    all.push_back(causalWith("longer queries, turned, of a cache", [](TeachingModule& m) {
        m.positions = PositionEncoding::Rotary;
        m.query_temperature = PlaceTemperature{.scale = 0.1F, .step = 3};
        m.last_queries = 4;
    }));
    all.push_back(causalWith("gate of heads", [](TeachingModule& m) { m.gate = GateForm::Head; }));
    all.push_back(causalWith("gate of numbers, grouped", [](TeachingModule& m) {
        m.gate = GateForm::Number;
        m.key_heads = 2;
        m.last_queries = 3;
    }));
    all.push_back(causalWith("index", [](TeachingModule& m) { m.index.kept = 3; }));
    all.push_back({"index without another mask", "full", full(),
                   [](TeachingModule& m) { m.index = {.kept = 2, .heads = 3, .dimensions = 5}; }});
    all.push_back(causalWith("index of a cache, beside added keys", [](TeachingModule& m) {
        m.index.kept = 2;
        m.added = {true, true};
        m.last_queries = 4;
    }));
    all.push_back(causalWith("pairs of heads", [](TeachingModule& m) { m.difference = 0.8F; }));
    all.push_back(causalWith("pairs of heads, biases, added keys", [](TeachingModule& m) {
        m.difference = 0.3F;
        m.biases = true;
        m.added.bias = true;
        m.sink = AttentionSink::Learned;
    }));
    all.push_back(causalWith("gate, index and longer queries", [](TeachingModule& m) {
        m.gate = GateForm::Number;
        m.index.kept = 4;
        m.query_temperature = PlaceTemperature{.scale = 1, .step = 1};
    }));
    return all;
}

Mechanisms mechanisms()
{
    Mechanisms all = masks();
    for (const Mechanisms& more : {positions(), others(), large()}) all.insert(all.end(), more.begin(), more.end());
    return all;
}

float largestDifference(const PlainTable& plain, MatrixView ours)
{
    if (static_cast<Index>(plain.size()) != ours.rows() || static_cast<Index>(plain.front().size()) != ours.cols())
        return std::numeric_limits<float>::infinity();
    double largest = 0;
    for (Index row = 0; row < ours.rows(); ++row)
        for (Index col = 0; col < ours.cols(); ++col) {
            const double difference = plain[static_cast<std::size_t>(row)][static_cast<std::size_t>(col)]
                                      - static_cast<double>(ours(row, col));
            if (!(std::abs(difference) <= largest)) largest = std::abs(difference);
        }
    return static_cast<float>(largest);
}

Run asked(const Mechanism& mechanism)
{
    Run run{.module = TeachingModule{}, .texts = {"the cat sat on the mat and slept well"}};
    mechanism.set(*run.module);
    run.changes = {{.mask = mechanism.recipe}};
    return run;
}

}  // namespace

/// Every mechanism of the classroom's module against plain loops in double precision.
class TestMechanisms final : public QObject {
    Q_OBJECT
private slots:
    void engineEqualsPlainLoops_data()
    {
        QTest::addColumn<int>("which");
        const auto all = mechanisms();
        for (std::size_t i = 0; i < all.size(); ++i) QTest::newRow(all[i].name.c_str()) << static_cast<int>(i);
    }
    void engineEqualsPlainLoops()
    {
        QFETCH(int, which);
        const Mechanism mechanism = mechanisms()[static_cast<std::size_t>(which)];
        const Run run = asked(mechanism);
        OpenedModels models;
        const PreparedRun prepared = prepare(run, models);
        RunOptions options = optionsOf(run);
        const auto trace = core::run(prepared.model, prepared.batch, options);
        const std::vector<PlainHead> plain = plainHeads(run, prepared, mechanism.mask);
        const SequenceLayer& layer = trace->layers[0]->items[0];
        for (std::size_t head = 0; head < plain.size(); ++head) {
            const HeadAttention& ours = layer.attention.heads[head];
            const Matrix& scores = ours.scores_biased.rows() > 0 ? ours.scores_biased : ours.scores_scaled;
            QVERIFY(largestDifference(plain[head].scores, scores) < 2e-5F);
            QVERIFY(largestDifference(plain[head].weights, ours.weights) < 2e-6F);
            QVERIFY(largestDifference(plain[head].context, ours.context) < 1e-5F);
        }
        QCOMPARE(static_cast<Index>(trace->keys(0).size()), layer.attention.heads[0].weights.cols());

        // A part of the map on its own, and the mask's verdict about each cell.
        const auto parts = longHead(trace, {});
        const Matrix& weights = layer.attention.heads[0].weights;
        QVERIFY((parts->weights({1, 1, 1, weights.cols() - 1}) - weights.block(1, 1, 1, weights.cols() - 1))
                    .cwiseAbs()
                    .maxCoeff()
                < 1e-6F);
        for (Index query = 0; query < weights.rows(); ++query)
            for (Index key = 0; key < weights.cols(); ++key)
                QCOMPARE(trace->mask({}).allows(query, key), weights(query, key) != 0);
    }
};

TEST_CLASS(TestMechanisms)
#include "tst_mechanisms.moc"
