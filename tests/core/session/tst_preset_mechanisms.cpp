#include "core/analysis/attention_steps.h"
#include "core/prepare/prepared_run.h"

#include <QTest>

#include "tests/core/preset_runs.h"
#include "tests/test_class.h"

#include <cmath>
#include <limits>

using namespace core;

namespace {

/// One head's tables by their stages.
std::map<Stage, Matrix> tablesOf(const Trace& trace, Index head = 0, Index layer = 0)
{
    std::map<Stage, Matrix> tables;
    const HeadAddress address{layer, head, 0};
    for (const AttentionStep& step : attentionSteps(trace, address, *headStages(trace, address)))
        for (const StageTable& table : step.tables) tables[table.stage] = table.values;
    return tables;
}

bool near(float a, float b) { return std::abs(a - b) <= 1e-5F * std::max(1.0F, std::abs(b)); }

/// Each preset's mechanism: a table of the steps that no module without it has.
struct Mechanism {
    const char* preset;
    Stage stage;
};
constexpr Mechanism mechanisms[] = {{"m07", Stage::WeightsMasked},
                                    {"m08", Stage::SumOfHeads},
                                    {"m09_rope", Stage::QueryProjected},
                                    {"m09_rope.interleaved", Stage::QueryProjected},
                                    {"m09_rope.partial", Stage::KeyProjected},
                                    {"rope.picture", Stage::QueryProjected},
                                    {"m12_rope_tables.llama3", Stage::QueryProjected},
                                    {"m12_rope_tables.yarn", Stage::QueryProjected},
                                    {"m09_alibi", Stage::ScoresBiased},
                                    {"m09_alibi.symmetric", Stage::ScoresBiased},
                                    {"m09_alibi.bloom", Stage::ScoresBiased},
                                    {"m09_t5_bias", Stage::ScoresBiased},
                                    {"m09_softcap", Stage::ScoresUncapped},
                                    {"m09_qk_norm", Stage::QueryNormed},
                                    {"m09_sinks", Stage::SinkWeights},
                                    {"m09_sinks.off_by_one", Stage::SinkWeights},
                                    {"m09_causal_offset", Stage::KeyInput},
                                    {"m10_metrics", Stage::Entropy},
                                    {"m11_torch_mha.cross", Stage::KeyInput},
                                    {"m11_torch_mha.float_mask", Stage::ScoresBiased},
                                    {"place_temperature", Stage::QueryProjected},
                                    {"gate.head", Stage::Gate},
                                    {"gate.number", Stage::ContextGated},
                                    {"index", Stage::IndexScores},
                                    {"difference", Stage::WeightsDifference},
                                    {"disentangled", Stage::ContentToPosition},
                                    {"two_streams", Stage::ContentToPosition},
                                    {"latents", Stage::SharedKey},
                                    {"experts", Stage::ExpertWeights}};

/// Which keys a query sees; both count from 0.
using Sees = bool (*)(Index query, Index key);
struct MaskedPreset {
    const char* preset;
    Sees sees;
};
const MaskedPreset maskedPresets[] = {
    {"m09_sliding_window", [](Index query, Index key) { return key <= query && key > query - 3; }},
    {"m09_masks.prefix", [](Index query, Index key) { return key <= query || key < 3; }},
    {"m09_masks.dilated", [](Index query, Index key) { return key <= query && (query - key) % 2 == 0; }},
    {"m09_masks.segment", [](Index query, Index key) { return (query < 4) == (key < 4); }},
    {"m09_masks.global", [](Index query, Index key) { return std::abs(query - key) <= 1 || query == 0 || key == 0; }},
    {"two_streams", [](Index query, Index key) { return key <= query; }},
    {"m09_masks.eager", [](Index query, Index key) { return key <= query; }},
    {"m09_masks.bert", [](Index, Index) { return true; }},
    {"m09_causal_offset", [](Index query, Index key) { return key <= query + 7; }},
    {"chunk", [](Index query, Index key) { return key <= query && query / 4 == key / 4; }}};

}  // namespace

/// Each preset's mechanism in the steps of a run, its numbers beside a few lines of plain arithmetic.
class TestPresetMechanisms final : public QObject {
    Q_OBJECT
private slots:
    void theStepsShowTheMechanism_data()
    {
        QTest::addColumn<int>("place");
        for (int i = 0; i < static_cast<int>(std::size(mechanisms)); ++i) QTest::newRow(mechanisms[i].preset) << i;
    }
    void theStepsShowTheMechanism()
    {
        QFETCH(int, place);
        QVERIFY(tablesOf(*traceNamed(mechanisms[place].preset)).contains(mechanisms[place].stage));
        const bool measure = mechanisms[place].stage == Stage::Entropy || mechanisms[place].stage == Stage::SumOfHeads;
        if (!measure) QVERIFY(!tablesOf(*traceNamed("m09_sinusoidal")).contains(mechanisms[place].stage));
    }

    void theMaskHidesWhatItsNameSays_data()
    {
        QTest::addColumn<int>("place");
        for (int i = 0; i < static_cast<int>(std::size(maskedPresets)); ++i)
            QTest::newRow(maskedPresets[i].preset) << i;
    }
    void theMaskHidesWhatItsNameSays()
    {
        QFETCH(int, place);
        const Matrix weights = tablesOf(*traceNamed(maskedPresets[place].preset)).at(Stage::Weights);
        for (Index query = 0; query < weights.rows(); ++query)
            for (Index key = 0; key < weights.cols(); ++key)
                QCOMPARE(weights(query, key) > 0, maskedPresets[place].sees(query, key));
    }

    void theSecondStreamAsksForTheTokenThatItDoesNotSee()
    {
        const auto trace = traceNamed("two_streams");
        const auto first = tablesOf(*trace, 1), second = tablesOf(*trace, 1, 1);
        QVERIFY(first.at(Stage::Key) == second.at(Stage::Key));
        QVERIFY(first.at(Stage::Value) == second.at(Stage::Value));
        const Matrix& asked = second.at(Stage::Query);
        for (Index token = 1; token < asked.rows(); ++token) QVERIFY(near(asked(token, 3), asked(0, 3)));
        QVERIFY(first.at(Stage::Query).row(1) != first.at(Stage::Query).row(2));
        const Matrix& weights = second.at(Stage::Weights);
        for (Index query = 0; query < weights.rows(); ++query)
            for (Index key = 0; key < weights.cols(); ++key) QCOMPARE(weights(query, key) > 0, key < query);
        // Where queries are alike, distances alone tell the rows apart: "the" is the keys' token 0 and 4.
        const Matrix& biased = second.at(Stage::ContentToPosition);
        QVERIFY(near(biased(6, 4), biased(2, 0)));
        QVERIFY(!near(biased(6, 4), biased(6, 0)));
    }

    void addedFillsKeepTheScoreBelow()
    {
        const auto eager = tablesOf(*traceNamed("m09_masks.eager"));
        QCOMPARE(eager.at(Stage::ScoresMasked)(0, 1),
                 eager.at(Stage::ScoresScaled)(0, 1) + std::numeric_limits<float>::lowest());
        const ModulePreset bert = presetNamed("m09_masks.bert");
        const auto trace = tracedRun(withPreset({.texts = {"a b c d", "a b"}}, bert));
        const auto head = headStages(*trace, {0, 0, 1});
        QCOMPARE(head->scores_masked(0, 3), head->scores_scaled(0, 3) - 10000.0F);
    }

    void headsOfQueriesShareKeysAndValues()
    {
        const auto grouped = traceNamed("m09_gqa");
        QVERIFY(tablesOf(*grouped, 0).at(Stage::Key) == tablesOf(*grouped, 1).at(Stage::Key));
        QVERIFY(tablesOf(*grouped, 1).at(Stage::Key) != tablesOf(*grouped, 2).at(Stage::Key));
        const auto one = traceNamed("m09_mqa");
        for (const Index head : {1, 2, 3}) {
            QVERIFY(tablesOf(*one, 0).at(Stage::Value) == tablesOf(*one, head).at(Stage::Value));
            QVERIFY(tablesOf(*one, 0).at(Stage::Query) != tablesOf(*one, head).at(Stage::Query));
        }
    }

    void aRotaryEmbeddingTurnsPairsByTheirPlace()
    {
        auto tables = tablesOf(*traceNamed("m09_rope"));
        const auto turned = [&](Index place, Index i, Index other) {
            const Matrix& from = tables.at(Stage::QueryProjected);
            const double angle = static_cast<double>(place) * std::pow(10000.0, -2.0 * static_cast<double>(i) / 8);
            return static_cast<float>(from(place, i) * std::cos(angle) - from(place, other) * std::sin(angle));
        };
        QVERIFY(near(tables.at(Stage::Query)(3, 0), turned(3, 0, 4)));
        QVERIFY(near(tables.at(Stage::Query)(3, 1), turned(3, 1, 5)));
        tables = tablesOf(*traceNamed("m09_rope.interleaved"));
        QVERIFY(near(tables.at(Stage::Query)(3, 0), turned(3, 0, 1)));
        tables = tablesOf(*traceNamed("m09_rope.partial"));
        QVERIFY(tables.at(Stage::Query).rightCols(4) == tables.at(Stage::QueryProjected).rightCols(4));
        QVERIFY(tables.at(Stage::Query).row(3).head(4) != tables.at(Stage::QueryProjected).row(3).head(4));
    }

    void stretchedEmbeddingsTurnLess()
    {
        const auto last = [](const char* name) {
            return traceNamed(name)->model->transformer.blocks[0].attention.rotary->frequencies(10).back();
        };
        QVERIFY(near(last("m12_rope_tables.llama3"), last("m09_rope") / 8));
        QVERIFY(near(last("m12_rope_tables.yarn"), last("m09_rope") / 8));
    }

    void biasesOfPositionAreAddedToTheScores()
    {
        const auto bias = [](const char* name, Index query, Index key) {
            const auto tables = tablesOf(*traceNamed(name));
            return tables.at(Stage::ScoresBiased)(query, key) - tables.at(Stage::ScoresScaled)(query, key);
        };
        // Six heads: the ladder of four, whose first slope is 2^-2.
        QVERIFY(near(bias("m09_alibi", 5, 2), -0.75F));
        QVERIFY(near(bias("m09_alibi.symmetric", 2, 5), -0.75F));
        QVERIFY(near(bias("m09_alibi.bloom", 5, 3), 0.75F));
        QVERIFY(near(bias("m09_t5_bias", 1, 0), bias("m09_t5_bias", 4, 3)));
        QVERIFY(!near(bias("m09_t5_bias", 0, 1), bias("m09_t5_bias", 1, 0)));
        QVERIFY(!near(bias("m11_torch_mha.float_mask", 1, 0), bias("m11_torch_mha.float_mask", 4, 3)));
        const auto unscaled = tablesOf(*traceNamed("m09_t5_bias"));
        QVERIFY(unscaled.at(Stage::ScoresScaled) == unscaled.at(Stage::ScoresRaw));
    }

    void scoresAreSharpenedAndCapped()
    {
        const auto sharp = tablesOf(*traceNamed("m09_temperature"));
        QVERIFY(near(sharp.at(Stage::ScoresScaled)(4, 2), sharp.at(Stage::ScoresRaw)(4, 2) / std::sqrt(8.0F) * 2));
        const auto capped = tablesOf(*traceNamed("m09_softcap"));
        const Matrix before = capped.at(Stage::ScoresUncapped);
        QVERIFY(before.array().abs().maxCoeff() > 15);  // there is something to cap
        QVERIFY(near(capped.at(Stage::ScoresScaled)(4, 2), 20 * std::tanh(before(4, 2) / 20)));
        QVERIFY(capped.at(Stage::ScoresScaled).array().abs().maxCoeff() < 20);
        const auto extreme = tablesOf(*traceNamed("m09_softmax_extreme"));
        QCOMPARE(extreme.at(Stage::Weights).row(9).maxCoeff(), 1.0F);
        QVERIFY(extreme.at(Stage::Weights).allFinite());
    }

    void rowsAndColumnsTurnHalfOfThePairsEach()
    {
        // All tokens are alike, so that scores say how far squares lie apart: four to a row.
        const auto preset = presetNamed("rope.picture");
        const auto trace = tracedRun(withPreset({.texts = {"a a a a a a a a a a"}}, preset));
        const Matrix scores = tablesOf(*trace).at(Stage::ScoresRaw);
        QVERIFY(near(scores(0, 1), scores(5, 6)));
        QVERIFY(near(scores(0, 4), scores(3, 7)));
        QVERIFY(near(scores(1, 6), scores(2, 7)));
        QVERIFY(!near(scores(0, 1), scores(3, 4)));  // the next row's first square is far from this one's last
        QVERIFY(!near(scores(0, 1), scores(0, 4)));
        // Pair 0 goes with the row, pair 2 of four with the column: dimensions i and i + 4 together.
        const auto tables = tablesOf(*trace);
        const Matrix &before = tables.at(Stage::QueryProjected), &after = tables.at(Stage::Query);
        const double angle = 2 * std::acos(-1.0) * 0.25;  // row 1 of four, from -1 to 1: 2 · 1.5 / 4 - 1 = -0.25
        QVERIFY(near(after(4, 0), static_cast<float>(before(4, 0) * std::cos(angle) + before(4, 4) * std::sin(angle))));
        QVERIFY(near(after(4, 2),  // column 0: -0.75
                     static_cast<float>(before(4, 2) * std::cos(3 * angle) + before(4, 6) * std::sin(3 * angle))));
    }

    void queriesAreNormedBeforeTheyAreTurned()
    {
        const auto trace = traceNamed("m09_qk_norm");
        const auto tables = tablesOf(*trace);
        const Matrix before = tables.at(Stage::QueryProjected);
        const float size = std::sqrt(before.row(3).squaredNorm() / 8 + 1e-6F);
        const float weight = trace->model->transformer.blocks[0].attention.query_norm->weight(2);
        QVERIFY(near(tables.at(Stage::QueryNormed)(3, 2), before(3, 2) / size * weight));
        QVERIFY(tables.at(Stage::Query).row(0) == tables.at(Stage::QueryNormed).row(0));  // place 0 turns nothing
    }

    void laterQueriesAreLonger()
    {
        const auto tables = tablesOf(*traceNamed("place_temperature"));
        for (const Index place : {0, 1, 2, 5, 9}) {
            const double factor = 1 + 0.5 * std::log(1 + std::floor(static_cast<double>(place + 1) / 3));
            QVERIFY(near(tables.at(Stage::Query)(place, 3),
                         static_cast<float>(factor) * tables.at(Stage::QueryProjected)(place, 3)));
        }
        QVERIFY(tables.at(Stage::Key) == tables.at(Stage::KeyProjected));
        // Without positions the first token of a text says nothing of where it stands.
        QVERIFY(near(tables.at(Stage::QueryProjected)(0, 0), tables.at(Stage::QueryProjected)(4, 0)));
    }

    void gatesMultiplyWhatHeadsMade()
    {
        for (const char* name : {"gate.head", "gate.number"}) {
            const auto tables = tablesOf(*traceNamed(name), 1);
            const Matrix& gate = tables.at(Stage::Gate);
            QCOMPARE(gate.cols(), name == std::string("gate.head") ? Index{1} : Index{8});
            QVERIFY(near(tables.at(Stage::ContextGated)(4, 5),
                         tables.at(Stage::Context)(4, 5) * gate(4, gate.cols() == 1 ? 0 : 5)));
        }
    }

    void anIndexLeavesThreeKeys()
    {
        const Matrix weights = tablesOf(*traceNamed("index")).at(Stage::Weights);
        for (Index query = 0; query < 10; ++query)
            QCOMPARE((weights.row(query).array() > 0).count(), std::min<Index>(3, query + 1));
    }

    void aPairsSecondSoftmaxIsTakenFromItsFirst()
    {
        const auto trace = traceNamed("difference");
        const auto one = tablesOf(*trace, 0), two = tablesOf(*trace, 1);
        const Matrix& difference = one.at(Stage::WeightsDifference);
        QVERIFY(near(difference(5, 2), one.at(Stage::Weights)(5, 2) - 0.8F * two.at(Stage::Weights)(5, 2)));
        QVERIFY(near(difference.row(5).sum(), 0.2F));
        QVERIFY(difference.minCoeff() < 0);
    }

    void scoresAreTheSumOfThreeTerms()
    {
        const auto tables = tablesOf(*traceNamed("disentangled"), 1);
        const float scale = 1 / std::sqrt(24.0F);
        QVERIFY(near(tables.at(Stage::ScoresScaled)(6, 2), scale * tables.at(Stage::ScoresRaw)(6, 2)));
        QVERIFY(near(tables.at(Stage::ScoresBiased)(6, 2), tables.at(Stage::ScoresScaled)(6, 2)
                                                               + tables.at(Stage::ContentToPosition)(6, 2)
                                                               + tables.at(Stage::PositionToContent)(6, 2)));
        // Distances alone: the same query with the vector of the same distance, wherever they stand ("the" is at 0 and
        // 4).
        QVERIFY(near(tables.at(Stage::ContentToPosition)(0, 1), tables.at(Stage::ContentToPosition)(4, 5)));
        QVERIFY(!near(tables.at(Stage::ContentToPosition)(0, 1), tables.at(Stage::ContentToPosition)(0, 2)));
    }

    void headsShareTheTurnedPartOfTheKey()
    {
        const auto trace = traceNamed("latents");
        const auto one = tablesOf(*trace, 0), two = tablesOf(*trace, 3);
        QVERIFY(one.at(Stage::Key).rightCols(4) == two.at(Stage::Key).rightCols(4));
        QVERIFY(one.at(Stage::Key).leftCols(4) != two.at(Stage::Key).leftCols(4));
        QCOMPARE(shapeText(one.at(Stage::KeyLatent)), "[10, 12]");
        QCOMPARE(shapeText(one.at(Stage::QueryLatent)), "[10, 16]");
        // The rest of queries and keys is not turned.
        QVERIFY(one.at(Stage::Key).leftCols(4) == one.at(Stage::KeyProjected).leftCols(4));
        QVERIFY(one.at(Stage::Key).row(3).tail(4) != one.at(Stage::KeyProjected).row(3).tail(4));
    }

    void aHeadByHandHasWholeNumbersUpToItsScores()
    {
        const auto tables = tablesOf(*traceNamed("by_hand"));
        for (const Stage stage : {Stage::Input, Stage::Query, Stage::Key, Stage::Value, Stage::ScoresRaw}) {
            const Matrix& numbers = tables.at(stage);
            QVERIFY(numbers == Matrix(numbers.array().round()));
            QVERIFY(!numbers.isZero());
            QVERIFY(numbers.array().abs().maxCoeff() <= 16);
        }
        QVERIFY(tables.at(Stage::ScoresScaled) == tables.at(Stage::ScoresRaw) / 2);
        QVERIFY(tables.at(Stage::Weights).row(0).maxCoeff() > 1.5F * tables.at(Stage::Weights).row(0).minCoeff());
    }

    void eachTokenTakesTwoExperts()
    {
        const auto tables = tablesOf(*traceNamed("experts"));
        const Matrix& taken = tables.at(Stage::ExpertWeights);
        QCOMPARE(shapeText(taken), "[10, 6]");
        Index used = 0;
        for (Index expert = 0; expert < 6; ++expert) used += taken.col(expert).maxCoeff() > 0 ? 1 : 0;
        QVERIFY(used > 2);  // not all of them the same ones
        for (Index token = 0; token < 10; ++token) {
            QCOMPARE((taken.row(token).array() > 0).count(), Index{2});
            QVERIFY(near(taken.row(token).sum(), 1));
        }
    }

    void aSinkTakesItsShareOfEachRow()
    {
        const auto off = tablesOf(*traceNamed("m09_sinks.off_by_one"));
        QVERIFY(near(off.at(Stage::SinkWeights)(0, 0), 1 / (1 + std::exp(off.at(Stage::ScoresMasked)(0, 0)))));
        for (const char* name : {"m09_sinks", "m09_sinks.off_by_one"}) {
            const auto tables = tablesOf(*traceNamed(name), 2);
            for (Index query = 0; query < 10; ++query)
                QVERIFY(near(tables.at(Stage::Weights).row(query).sum() + tables.at(Stage::SinkWeights)(query, 0), 1));
        }
    }

    void theLastTokensAskWithTheKeysOfAll()
    {
        const auto some = tablesOf(*traceNamed("m09_causal_offset"));
        QCOMPARE(shapeText(some.at(Stage::Weights)), "[3, 10]");
        ModulePreset whole = presetNamed("m09_causal_offset");
        whole.module.last_queries = 0;
        const auto all = tablesOf(*tracedRun(withPreset({.texts = {presetSentence}}, whole)));
        QVERIFY((some.at(Stage::Weights) - all.at(Stage::Weights).bottomRows(3)).array().abs().maxCoeff() < 1e-6F);
    }

    void oneTokenLooksAtItself()
    {
        const auto trace = tracedRun(withPreset({.texts = {"cat"}}, presetNamed("m09_one_token")));
        QCOMPARE(tablesOf(*trace).at(Stage::Weights)(0, 0), 1.0F);
        QCOMPARE(tablesOf(*trace).at(Stage::Entropy)(0, 0), 0.0F);
    }

    void measuresAreThoseOfTheWeights()
    {
        const auto tables = tablesOf(*traceNamed("m10_metrics"));
        const Matrix weights = tables.at(Stage::Weights);
        float entropy = 0, distance = 0;
        for (Index key = 0; key <= 4; ++key) {
            entropy -= weights(4, key) * std::log(weights(4, key));
            distance += weights(4, key) * static_cast<float>(4 - key);
        }
        QVERIFY(near(tables.at(Stage::Entropy)(4, 0), entropy));
        QVERIFY(near(tables.at(Stage::MeanDistance)(4, 0), distance));
        QVERIFY(near(tables.at(Stage::ReceivedAttention)(2, 0), weights.col(2).sum()));
        QVERIFY(tables.contains(Stage::MeanOfHeads) && tables.contains(Stage::Rollout));
    }

    void torchAddsKeysBehindTheOthers()
    {
        const auto trace = traceNamed("m11_torch_mha.added");
        const auto tables = tablesOf(*trace);
        QCOMPARE(shapeText(tables.at(Stage::Weights)), "[10, 12]");
        QVERIFY(tables.at(Stage::Key).row(11).isZero());
        QVERIFY(!tables.at(Stage::Key).row(10).isZero());
        QCOMPARE(trace->keys(0).back().piece, std::string("[zero]"));
        QVERIFY(tables.at(Stage::Weights)(0, 11) > 0);  // whatever the mask
        QCOMPARE(tables.at(Stage::Weights)(0, 9), 0.0F);
    }

    void torchHasOneMatrixForAllThree()
    {
        const auto trace = traceNamed("m11_torch_mha");
        QVERIFY(trace->model->transformer.blocks[0].attention.query.bias.size() == 24);
        QVERIFY(presetNamed("m11_torch_mha").module.projections == ProjectionLayout::Concatenated);
        QCOMPARE(shapeText(tablesOf(*traceNamed("m11_torch_mha.cross")).at(Stage::Weights)), "[10, 6]");
    }
};

TEST_CLASS(TestPresetMechanisms)
#include "tst_preset_mechanisms.moc"
