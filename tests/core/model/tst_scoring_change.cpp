#include "core/analysis/attention_steps.h"
#include "core/error.h"
#include "core/prepare/prepared_run.h"
#include "core/session/run_edits.h"

#include <QTest>

#include "tests/said_parts.h"
#include "tests/test_class.h"

#include <algorithm>
#include <cmath>
#include <limits>

using namespace core;
using TracePtr = std::shared_ptr<const Trace>;

namespace {

constexpr float minusInfinity = -std::numeric_limits<float>::infinity();
constexpr float lowest = std::numeric_limits<float>::lowest();

/// gpt2_fp16: 3 layers of 4 heads, causal.
Run gpt2Run()
{
    return {.model = SOURCE_DIR "/tests/golden/data/models/gpt2_fp16", .texts = {"The keeper looks at the sea."}};
}

TracePtr changedTrace(const Run& asked)
{
    static OpenedModels models;
    const PreparedRun prepared = prepare(asked, models);
    return run(prepared.model, prepared.batch, optionsOf(asked));
}
TracePtr changedTrace(Run asked, std::vector<ScoringChange> changes)
{
    asked.changes = std::move(changes);
    return changedTrace(asked);
}

const HeadAttention& changedHead(const TracePtr& trace, Index layer, Index head)
{
    return trace->layers[layer]->items[0].attention.heads[head];
}
float largestIn(MatrixView m) { return m.cwiseAbs().maxCoeff(); }

/// Which heads of a layer have other weights, e.g. "0100".
std::string changedHeads(const TracePtr& a, const TracePtr& b, Index layer)
{
    std::string heads;
    for (Index head = 0; head < a->model->info.heads; ++head)
        heads += changedHead(a, layer, head).weights == changedHead(b, layer, head).weights ? '0' : '1';
    return heads;
}

/// One head's map: x where a key has weight, row after row.
std::string patternOf(const Matrix& weights)
{
    std::string pattern;
    for (Index query = 0; query < weights.rows(); ++query) {
        if (query > 0) pattern += ' ';
        for (Index key = 0; key < weights.cols(); ++key) pattern += weights(query, key) > 0 ? 'x' : '.';
    }
    return pattern;
}

/// Five tokens for a small module whose maps can be written out.
Run smallRun(const std::string& mask)
{
    Run asked{.module = TeachingModule{.heads = 2}, .texts = {"the cat sat on mats"}};
    asked.changes = {{.mask = mask}};
    return asked;
}

std::string refusedFieldOf(const Run& asked)
{
    try {
        changedTrace(asked);
    } catch (const Error& error) {
        return (error.code == Code::Malformed ? "malformed: " : "") + saidParts(error).field;
    }
    return "nothing was refused";
}

}  // namespace

class TestScoringChange final : public QObject {
    Q_OBJECT
private slots:
    void aChangeHoldsWhereItSays_data()
    {
        QTest::addColumn<ScoringChange>("change");
        QTest::addColumn<QString>("firstLayer");
        QTest::addColumn<QString>("lastLayer");
        QTest::newRow("whole model") << ScoringChange{.temperature = 2.0F} << "1111"
                                     << "1111";
        QTest::newRow("last layer") << ScoringChange{.layer = 2, .temperature = 2.0F} << "0000"
                                    << "1111";
        QTest::newRow("one head of the last layer")
            << ScoringChange{.layer = 2, .head = 1, .temperature = 2.0F} << "0000"
            << "0100";
        QTest::newRow("its mask") << ScoringChange{.layer = 2, .head = 3, .mask = "full"} << "0000"
                                  << "0001";
        QTest::newRow("nothing") << ScoringChange{.layer = 2} << "0000"
                                 << "0000";
    }
    void aChangeHoldsWhereItSays()
    {
        QFETCH(ScoringChange, change);
        QFETCH(QString, firstLayer);
        QFETCH(QString, lastLayer);
        const TracePtr plain = changedTrace(gpt2Run());
        const TracePtr changed = changedTrace(gpt2Run(), {change});
        QCOMPARE(changedHeads(plain, changed, 0), firstLayer.toStdString());
        QCOMPARE(changedHeads(plain, changed, 2), lastLayer.toStdString());
    }

    void theNarrowerScopeWins()
    {
        Run asked = gpt2Run();
        changeIn(asked, {2, 1}).temperature = 4.0F;
        changeIn(asked, {}).temperature = 0.5F;
        changeIn(asked, {2, {}}).temperature = 2.0F;
        const TracePtr trace = changedTrace(asked);
        const auto temperature = [&](Index layer, Index head) {
            return trace->scoring({layer, head, 0}).rule.temperature;
        };
        QCOMPARE(temperature(0, 1), 0.5F);
        QCOMPARE(temperature(2, 0), 2.0F);
        QCOMPARE(temperature(2, 1), 4.0F);
        changeIn(asked, {2, 1}).temperature.reset();
        QCOMPARE(asked.changes.size(), std::size_t{3});
        dropEmptyChanges(asked);
        QCOMPARE(asked.changes.size(), std::size_t{2});
    }

    void aTemperatureOnlyDividesTheScores()
    {
        const TracePtr plain = changedTrace(gpt2Run());
        const TracePtr hot = changedTrace(gpt2Run(), {{.layer = 0, .head = 2, .temperature = 4.0F}});
        QCOMPARE(changedHeads(plain, hot, 0), "0010");
        QVERIFY(changedHead(hot, 0, 2).scores_raw == changedHead(plain, 0, 2).scores_raw);
        QVERIFY(largestIn(changedHead(hot, 0, 2).scores_scaled * 4 - changedHead(plain, 0, 2).scores_scaled) < 1e-6F);
    }

    void recipesMeetTheModelsOwnMask_data()
    {
        QTest::addColumn<QString>("recipe");
        QTest::addColumn<QString>("fifthQuery");  // of gpt2's nine tokens or more, the first eight
        QTest::newRow("the model's own") << "model"
                                         << "xxxxx...";
        QTest::newRow("a window keeps causal") << "model & window(2, 0)"
                                               << "..xxx...";
        QTest::newRow("a wide one too") << "model & window(4, 4)"
                                        << "xxxxx...";
        QTest::newRow("without the model") << "window(1, 1)"
                                           << "...xxx..";
        QTest::newRow("prefix beside causal") << "model | prefix(7)"
                                              << "xxxxxxx.";
        QTest::newRow("segments") << "model & segment(4)"
                                  << "...xx...";
        QTest::newRow("the future") << "!model"
                                    << ".....xxx";
        QTest::newRow("everything") << "full"
                                    << "xxxxxxxx";
        QTest::newRow("no padding here") << "padding"
                                         << "xxxxxxxx";
    }
    void recipesMeetTheModelsOwnMask()
    {
        QFETCH(QString, recipe);
        QFETCH(QString, fifthQuery);
        const TracePtr trace = changedTrace(gpt2Run(), {{.mask = recipe.toStdString()}});
        for (Index layer = 0; layer < 3; ++layer)
            for (Index head = 0; head < 4; ++head) {
                const Matrix& weights = changedHead(trace, layer, head).weights;
                QVERIFY(weights.cols() >= 8);
                QCOMPARE(patternOf(weights.block(4, 0, 1, 8)), fifthQuery.toStdString());
            }
    }

    /// The keys that `model & window(4, 0)` leaves have the weights of a softmax over those keys alone.
    void aWindowOnlyRenormalisesTheFirstLayer()
    {
        const TracePtr plain = changedTrace(gpt2Run());
        const TracePtr near = changedTrace(gpt2Run(), {{.mask = "model & window(4, 0)"}});
        const Matrix& all = changedHead(plain, 0, 1).weights;
        const Matrix& left = changedHead(near, 0, 1).weights;
        for (Index query = 0; query < all.rows(); ++query)
            for (Index key = 0; key < all.cols(); ++key) {
                const bool visible = key <= query && key >= query - 4;
                const Index first = std::max<Index>(0, query - 4);
                const float sum = all.row(query).segment(first, query - first + 1).sum();
                QVERIFY(std::abs(left(query, key) - (visible ? all(query, key) / sum : 0)) < 1e-6F);
            }
    }

    void aQueryThatSeesNothing_data()
    {
        QTest::addColumn<MaskFill>("fill");
        QTest::addColumn<float>("firstWeight");
        QTest::newRow("-∞: zeros") << MaskFill{} << 0.0F;
        QTest::newRow("-1e9 in place: uniform") << MaskFill{.value = -1e9F} << 0.2F;
        QTest::newRow("the lowest number added: uniform") << MaskFill{lowest, MaskFill::Mode::Add} << 0.2F;
        QTest::newRow("-∞ added: zeros") << MaskFill{minusInfinity, MaskFill::Mode::Add} << 0.0F;
    }
    void aQueryThatSeesNothing()
    {
        QFETCH(MaskFill, fill);
        QFETCH(float, firstWeight);
        Run asked = smallRun("causal & !prefix(2)");
        asked.changes[0].fill = fill;
        const TracePtr trace = changedTrace(asked);
        for (Index head = 0; head < 2; ++head) {
            const HeadAttention& each = changedHead(trace, 0, head);
            QCOMPARE(each.rows_without_keys, (std::vector<Index>{0, 1}));
            QVERIFY(largestIn(each.weights.topRows(2).array() - firstWeight) < 1e-7F);
            QCOMPARE(patternOf(each.weights.bottomRows(3)), "..x.. ..xx. ..xxx");
            QVERIFY(each.context.allFinite());
        }
    }

    void bothOrdersAgree_data()
    {
        QTest::addColumn<QString>("recipe");
        for (const char* recipe : {"model", "model & window(2, 0)", "full", "model & !prefix(1)", "!model"})
            QTest::newRow(recipe) << recipe;
    }
    void bothOrdersAgree()
    {
        QFETCH(QString, recipe);
        const TracePtr trace =
            changedTrace(gpt2Run(), {{.mask = recipe.toStdString(), .fill = MaskFill{.value = -1e9F}}});
        const TracePtr after =
            changedTrace(gpt2Run(), {{.mask = recipe.toStdString(), .order = MaskOrder::RenormaliseAfterSoftmax}});
        for (Index head = 0; head < 4; ++head) {
            const BothOrders both = bothOrders(*trace, {0, head, 0});
            QVERIFY(both.largest_difference < 1e-6F);
            QVERIFY(both.after_softmax == changedHead(after, 0, head).weights);
            QCOMPARE(largestIn(both.before_softmax - both.after_softmax), both.largest_difference);
        }
    }

    void whatCannotBeUsedIsRefused_data()
    {
        QTest::addColumn<ScoringChange>("change");
        QTest::addColumn<QString>("field");
        constexpr float nan = std::numeric_limits<float>::quiet_NaN();
        QTest::newRow("unknown rule") << ScoringChange{.mask = "causal & windov(3)"} << "rule";
        QTest::newRow("nothing after &") << ScoringChange{.mask = "model &"}
                                         << "malformed: the mask recipe, character 8";
        QTest::newRow("empty") << ScoringChange{.mask = ""} << "malformed: the mask recipe, character 1";
        QTest::newRow("step 0") << ScoringChange{.mask = "dilated(0)"} << "malformed: the mask recipe, character 9";
        QTest::newRow("temperature 0") << ScoringChange{.temperature = 0.0F} << "the temperature";
        QTest::newRow("a negative one") << ScoringChange{.temperature = -1.0F} << "the temperature";
        QTest::newRow("NaN") << ScoringChange{.temperature = nan} << "the temperature";
        QTest::newRow("∞") << ScoringChange{.temperature = -minusInfinity} << "the temperature";
        QTest::newRow("0.01 is the lowest") << ScoringChange{.temperature = 0.01F} << "nothing was refused";
    }
    void whatCannotBeUsedIsRefused()
    {
        QFETCH(ScoringChange, change);
        QFETCH(QString, field);
        Run asked = gpt2Run();
        asked.changes = {change};
        QCOMPARE(refusedFieldOf(asked), field.toStdString());
    }

    void paintedCellsAreHiddenAndUncoveredOnesShown()
    {
        Run asked = smallRun("causal");
        const auto stroke = [&](const CellRange& range, Brush brush) {
            paint(asked, {}, maskRecipeOf(asked, 0, 0), range, brush);
            return patternOf(changedHead(changedTrace(asked), 0, 0).weights);
        };
        QCOMPARE(stroke({3, 2, 0, 1}, Brush::Hide), "x.... xx... ..x.. ..xx. xxxxx");  // corners in any order
        QCOMPARE(stroke({0, 0, 4, 4}, Brush::Show), "x...x xx... ..x.. ..xx. xxxxx");
        QCOMPARE(stroke({2, 2, 0, 4}, Brush::Erase), "x...x xx... xxx.. ..xx. xxxxx");
        QCOMPARE(stroke({3, 3, 0, 0}, Brush::Show), "x...x xx... xxx.. x.xx. xxxxx");
        clearPainting(asked);
        QCOMPARE(maskRecipeOf(asked, 0, 0), "causal");
        QVERIFY(asked.painting == nullptr);
        QCOMPARE(patternOf(changedHead(changedTrace(asked), 0, 0).weights), "x.... xx... xxx.. xxxx. xxxxx");
    }

    void paintingOneHeadLeavesTheOthers()
    {
        Run asked = smallRun("causal");
        paint(asked, {0, 1}, "causal", {1, 4, 0, 0}, Brush::Hide);
        const TracePtr trace = changedTrace(asked);
        QCOMPARE(patternOf(changedHead(trace, 0, 0).weights), "x.... xx... xxx.. xxxx. xxxxx");
        QCOMPARE(patternOf(changedHead(trace, 0, 1).weights), "x.... .x... .xx.. .xxx. .xxxx");
    }
};

TEST_CLASS(TestScoringChange)
#include "tst_scoring_change.moc"
