#include "core/error.h"
#include "core/explain/patch/pass_route.h"
#include "core/explain/weights/head_composition.h"
#include "core/model/folder/model_folder.h"
#include "core/model/pass/trace.h"

#include <QTest>

#include "tests/said_parts.h"
#include "tests/test_class.h"

using namespace core;
using TracePtr = std::shared_ptr<const Trace>;

namespace {

/// Gemma 4 of four layers: the third takes its keys and values over from the first, the fourth from the second.
const std::shared_ptr<const Model>& gemma()
{
    static const std::shared_ptr<const Model> opened = openModel(SOURCE_DIR "/tests/golden/data/families/gemma4");
    return opened;
}

TracePtr gemmaTrace(Index tokens, const RunOptions& options = {})
{
    std::vector<Index> ids{1, 5, 9, 3, 17, 11, 5, 20, 8, 14};
    ids.resize(static_cast<std::size_t>(tokens));
    return run(gemma(), Batch{{sequenceOfIds(*gemma(), ids)}}, options);
}

bool sameHeads(const SequenceLayer& a, const SequenceLayer& b)
{
    for (std::size_t head = 0; head < b.attention.heads.size(); ++head)
        if (a.attention.heads[head].weights != b.attention.heads[head].weights) return false;
    return *a.attention.k == *b.attention.k && *a.attention.v == *b.attention.v && *a.input == *b.input;
}

bool sameNumbers(const TracePtr& a, const TracePtr& b)
{
    for (Index layer = 0; layer < std::ssize(b->layers); ++layer)
        if (!sameHeads(a->at({.layer = layer}), b->at({.layer = layer}))) return false;
    return a->last_hidden_state.front() == b->last_hidden_state.front();
}

}  // namespace

/// A model whose later layers ask the keys of earlier ones, and add something for each token.
class TestSharedKeys final : public QObject {
    Q_OBJECT
private slots:
    void keysAndValuesAreThoseOfTheLayerThatLendsThem()
    {
        const TracePtr trace = gemmaTrace(10);
        for (const Index layer : {0, 1}) {
            const MultiHeadAttention& lender = trace->at({.layer = layer}).attention;
            const MultiHeadAttention& other = trace->at({.layer = layer + 2}).attention;
            QVERIFY(*other.k == *lender.k && *other.v == *lender.v);
            QVERIFY(*other.q != *lender.q);
        }
        QCOMPARE(trace->at({.layer = 0}).attention.k->cols(), Index{8});
        QCOMPARE(trace->at({.layer = 1}).attention.k->cols(), Index{16});
        QCOMPARE(trace->at({.layer = 2}).key_input.rows(), Index{10});
        QCOMPARE(trace->at({.layer = 0}).key_input.rows(), Index{0});
    }

    void aLongerTextTakesOverItsFirstRows()
    {
        const TracePtr longer = gemmaTrace(10, {.previous = gemmaTrace(6)});
        QVERIFY(sameNumbers(longer, gemmaTrace(10)));
        QVERIFY(sameNumbers(gemmaTrace(6, {.previous = longer}), gemmaTrace(6)));
    }

    void anotherTemperatureIsComputedFromTheSameKeys()
    {
        for (const Index layer : {0, 2}) {
            const std::vector<ScoringChange> changes{{.layer = layer, .temperature = 2.0F}};
            QVERIFY(sameNumbers(gemmaTrace(8, {.changes = changes, .previous = gemmaTrace(8)}),
                                gemmaTrace(8, {.changes = changes})));
        }
    }

    void aLayerThatWasNotKeptComesBack()
    {
        const TracePtr whole = gemmaTrace(8);
        TracePtr light = gemmaTrace(8, {.whole_layer = 0});
        for (const Index layer : {2, 3, 1}) {
            light = withLayer(light, layer);
            QVERIFY(sameHeads(light->at({.layer = layer}), whole->at({.layer = layer})));
        }
        QVERIFY(light->last_hidden_state.front() == whole->last_hidden_state.front());
    }

    void whatIsWrittenBehindTheLenderIsNotReadByKeys()
    {
        const CompositionTable table = compositions(AttentionStack(gemma()->transformer), {.into = 3});
        for (Index earlier = 0; earlier < 3; ++earlier) {
            QVERIFY(table.at(Composition::Query, {earlier, 0}, {3, 0}).has_value());
            for (const Composition kind : {Composition::Key, Composition::Value})
                QCOMPARE(table.at(kind, {earlier, 0}, {3, 0}).has_value(), earlier < 1);
        }
    }

    void patchingIsRefusedByItsName()
    {
        try {
            routeOf(gemmaTrace(6), 0, false, {});
            QFAIL("it is patched");
        } catch (const Error& error) {
            QCOMPARE(error.code, Code::Unsupported);
            QCOMPARE(saidParts(error).field, std::string("patching"));
            QCOMPARE(saidParts(error).found, std::string("Gemma 4"));
        }
    }
};

TEST_CLASS(TestSharedKeys)
#include "tst_shared_keys.moc"
