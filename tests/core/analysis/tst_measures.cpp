#include "core/analysis/head_measures.h"
#include "core/analysis/head_similarity.h"
#include "core/analysis/induction.h"
#include "core/analysis/knock_out.h"
#include "core/attention/pooling.h"
#include "core/model/folder/model_folder.h"
#include "core/model/pass/head_stages.h"
#include "core/model/pass/prediction.h"
#include "core/not_shown.h"
#include "core/prepare/prepared_run.h"

#include <QTest>

#include "tests/core/matrix_rows.h"
#include "tests/test_class.h"

#include <cmath>
#include <numbers>

using namespace core;

namespace {

constexpr const char* gpt2 = SOURCE_DIR "/tests/golden/data/models/gpt2_fp16";
constexpr const char* decoder = SOURCE_DIR "/resources/models/primer-decoder";
/// a b a: the first token again at the end.
MeasuredTokens aba()
{
    return {.query_ids = {7, 8, 7}, .key_ids = {7, 8, 7}, .special_keys = {true, false, false}, .real_queries = {}};
}

std::shared_ptr<const Trace> measuredTrace(const char* model, const std::string& text)
{
    OpenedModels models;
    const PreparedRun prepared = prepare({.model = model, .texts = {text}}, models);
    return run(prepared.model, prepared.batch, {.keep = Keep::Weights});
}

}  // namespace

/// The measures of heads.
class TestMeasures final : public QObject {
    Q_OBJECT
private slots:
    void aCausalMapMeasuredByHand()
    {
        const Matrix shown = rows({{1, hiddenCell, hiddenCell}, {0.25F, 0.75F, hiddenCell}, {0.5F, 0.25F, 0.25F}});
        const auto is = measuresOf(shown, aba());
        const auto close = [&](Measure measure, double wanted) {
            return is.contains(measure) && std::abs(static_cast<double>(is.at(measure)) - wanted) < 1e-6;
        };
        const double second = -0.25 * std::log(0.25) - 0.75 * std::log(0.75);
        const double third = 0.5 * std::numbers::ln2 + 0.5 * std::log(4.0);
        QVERIFY(close(Measure::Entropy, (0 + second + third) / 3));
        QVERIFY(close(Measure::EntropyShare,
                      (second / std::numbers::ln2 + third / std::log(3.0)) / 2));  // the first has no choice
        QVERIFY(close(Measure::Distance, (0 + 0.25 + (0.5 * 2 + 0.25)) / 3));
        QVERIFY(close(Measure::Self, (1 + 0.75 + 0.25) / 3));
        QVERIFY(close(Measure::Previous, (0.25 + 0.25) / 2));
        QVERIFY(!is.contains(Measure::Next));  // no query may see it
        QVERIFY(close(Measure::First, (1 + 0.25 + 0.5) / 3));
        QVERIFY(close(Measure::Special, (1 + 0.25 + 0.5) / 3));
        QVERIFY(close(Measure::SpecialStart, (1 + 0.25 + 0.5) / 3));
        QVERIFY(!is.contains(Measure::SpecialLater));
        QVERIFY(close(Measure::Concentration, (1 + 0.75 + 0.5) / 3));
        QVERIFY(close(Measure::Duplicate, 0.5));  // only the last token was there before
    }

    /// Where a row is not to be known yet, its entropy is not known either.
    void theEntropyOfARowThatIsNotShown()
    {
        const Matrix numbers = entropies(rows({{notShown, notShown, notShown}, {0.5F, 0.5F, 0}}));
        QVERIFY(isNotShown(numbers(0, 0)));
        QVERIFY(std::abs(static_cast<double>(numbers(1, 0)) - std::numbers::ln2) < 1e-6);
    }

    void aMapWithoutMaskHasANextToken()
    {
        MeasuredTokens tokens = aba();
        tokens.special_keys = {false, false, false};
        const auto is = measuresOf(rows({{0, 1, 0}, {0.5F, 0, 0.5F}, {0, 1, 0}}), tokens);
        QCOMPARE(is.at(Measure::Next), 0.75F);
        QVERIFY(!is.contains(Measure::Special));
        QVERIFY(!is.contains(Measure::SpecialStart));
        tokens.special_keys = {true, false, true};
        const auto apart = measuresOf(rows({{0.5F, 0.25F, 0.25F}, {0, 1, 0}}), tokens);
        QCOMPARE(apart.at(Measure::SpecialStart), 0.25F);
        QCOMPARE(apart.at(Measure::SpecialLater), 0.125F);
        QCOMPARE(apart.at(Measure::Special), 0.375F);
    }

    /// A sink that a sliding window has left is none that the head has lost.
    void theFirstTokenCountsWhereItIsSeen()
    {
        constexpr float no = hiddenCell;
        const auto is = measuresOf(rows({{1, no, no}, {0.9F, 0.1F, no}, {no, 0.5F, 0.5F}}), aba());
        QCOMPARE(is.at(Measure::First), 0.95F);
    }

    void rowsThatAreNoDistributionDoNotCount()
    {
        const float nan = std::numeric_limits<float>::quiet_NaN();
        MeasuredTokens tokens = aba();
        auto is = measuresOf(rows({{0.5F, 0.5F, 0}, {nan, 0.5F, 0.5F}, {hiddenCell, hiddenCell, hiddenCell}}), tokens);
        QCOMPARE(is.at(Measure::First), 0.5F);
        tokens.real_queries = {false, true, true};
        is = measuresOf(rows({{0.5F, 0.5F, 0}, {nan, 0.5F, 0.5F}, {hiddenCell, hiddenCell, hiddenCell}}), tokens);
        QVERIFY(is.empty());
    }

    void betweenTwoTextsThereIsNoPreviousToken()
    {
        MeasuredTokens tokens = aba();
        tokens.across = true;
        const auto is = measuresOf(rows({{1, 0, 0}, {1, 0, 0}, {1, 0, 0}}), tokens);
        QVERIFY(is.contains(Measure::First) && is.contains(Measure::Entropy));
        QVERIFY(!is.contains(Measure::Previous) && !is.contains(Measure::Distance) && !is.contains(Measure::Duplicate));
    }

    void orderIsACorrelationOfPlaces()
    {
        MeasuredTokens tokens = aba();
        tokens.across = true;
        const auto order = [&](const Matrix& map) { return measuresOf(map, tokens).at(Measure::InOrder); };
        QCOMPARE(order(rows({{1, 0, 0}, {0, 1, 0}, {0, 0, 1}})), 1.0F);
        QCOMPARE(order(rows({{0, 0, 1}, {0, 1, 0}, {1, 0, 0}})), -1.0F);
        QCOMPARE(order(rows({{1, 0, 0}, {1, 0, 0}, {1, 0, 0}})), 0.0F);
        QVERIFY(std::abs(order(rows({{0.5F, 0.25F, 0.25F}, {0.5F, 0.25F, 0.25F}, {0.5F, 0.25F, 0.25F}}))) < 1e-6F);
        // Σ w q k etc. by hand: places 0, 1, 2; keys' mean 1, variances 2/3 and 0.5, covariance 1/3.
        QVERIFY(std::abs(order(rows({{0.5F, 0.5F, 0}, {0.25F, 0.5F, 0.25F}, {0, 0.5F, 0.5F}}))
                         - (1.0F / 3) / std::sqrt(2.0F / 3 * 0.5F))
                < 1e-5F);
        tokens.across = false;
        QVERIFY(!measuresOf(rows({{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}), tokens).contains(Measure::InOrder));
    }

    void weightOnCellsIsAveragedOverTheirQueries()
    {
        const Matrix weights = rows({{1, 0, 0}, {0.25F, 0.75F, 0}, {0.5F, 0.25F, 0.25F}});
        const Painting one = Painting().painted({2, 2, 1, 1}, Brush::Hide);
        QCOMPARE(weightOn(weights, one), std::optional(0.25F));
        const Painting several = one.painted({1, 1, 0, 1}, Brush::Hide).painted({9, 9, 0, 0}, Brush::Hide);
        QCOMPARE(weightOn(weights, several), std::optional((1.0F + 0.25F) / 2));
        QVERIFY(!weightOn(weights, Painting()));
        QVERIFY(!weightOn(weights, Painting().painted({9, 9, 0, 0}, Brush::Hide)));
    }

    void everyHeadOfATraceIsMeasured()
    {
        const auto trace = measuredTrace(gpt2, "The cat sat on the mat because the cat was tired.");
        const HeadTable table = measured(*trace, 0);
        QCOMPARE(table.layers, Index{3});
        for (Index layer = 0; layer < 3; ++layer)
            for (Index head = 0; head < 4; ++head) {
                const Matrix& weights = trace->layers[static_cast<std::size_t>(layer)]
                                            ->items[0]
                                            .attention.heads[static_cast<std::size_t>(head)]
                                            .weights;
                QVERIFY(std::abs(*table.at(Measure::Self, layer, head) - weights.diagonal().mean()) < 1e-5F);
                QVERIFY(std::abs(*table.at(Measure::First, layer, head) - weights.col(0).mean()) < 1e-5F);
                QVERIFY(std::abs(*table.at(Measure::Previous, layer, head) - weights.diagonal(-1).mean()) < 1e-5F);
                QCOMPARE(weightsOn(*trace, 0, Measure::Cell, Painting().painted({5, 5, 2, 2}, Brush::Hide))
                             .at(Measure::Cell, layer, head),
                         std::optional(weights(5, 2)));
            }
    }

    void rowsCanBeLeftOut()
    {
        const auto trace = measuredTrace(gpt2, "The cat sat on the mat because the cat was tired.");
        const Matrix& weights = trace->layers[1]->items[0].attention.heads[2].weights;
        const HeadTable all = measured(*trace, 0), rest = measured(*trace, 0, {.first = false});
        const Index left = weights.rows() - 1;
        QVERIFY(std::abs(*rest.at(Measure::First, 1, 2) - weights.col(0).tail(left).mean()) < 1e-5F);
        QVERIFY(std::abs(*rest.at(Measure::Self, 1, 2) - weights.diagonal().tail(left).mean()) < 1e-5F);
        QCOMPARE(rest.at(Measure::Previous, 1, 2), all.at(Measure::Previous, 1, 2));  // the first row has none
        QCOMPARE(measured(*trace, 0, {.special = false}).values, all.values);         // there are no special tokens

        const auto bert = measuredTrace(SOURCE_DIR "/tests/golden/data/models/bert", "The cat sat");
        const Matrix& map = bert->layers[0]->items[0].attention.heads[1].weights;
        double sum = 0;
        Index count = 0;
        for (Index query = 0; query < map.rows(); ++query) {
            if (bert->queries(0)[static_cast<std::size_t>(query)].special) continue;
            sum += static_cast<double>(map(query, query));
            ++count;
        }
        QVERIFY(count > 0 && count < map.rows());
        const auto own = measured(*bert, 0, {.special = false}).at(Measure::Self, 0, 1);
        QVERIFY(std::abs(static_cast<double>(*own) - sum / static_cast<double>(count)) < 1e-6);
    }

    void badgesBeginAtTheThreshold()
    {
        HeadTable table(1, 2);
        table.set(Measure::Previous, 0, 1, 0.93F);
        table.set(Measure::Self, 0, 1, 0.95F);
        table.set(Measure::Entropy, 0, 1, 2.0F);
        const auto named = badges(table, 0, 1, 0.9);
        QCOMPARE(named.size(), std::size_t{2});
        QVERIFY(named[0].first == Measure::Self && named[1].first == Measure::Previous);
        QVERIFY(badges(table, 0, 1, 0.96).empty() && badges(table, 0, 0, 0.1).empty());
    }

    void theRepeatedSequenceRepeats()
    {
        const auto model = openModel(gpt2);
        const auto sequence = repeatedSequence(*model, std::nullopt);
        QVERIFY(sequence && sequence->length >= 2);
        QCOMPARE(std::ssize(sequence->tokens), 2 * sequence->length);
        for (Index i = 0; i < sequence->length; ++i) {
            const auto place = static_cast<std::size_t>(i);
            QCOMPARE(sequence->tokens[place].id,
                     sequence->tokens[place + static_cast<std::size_t>(sequence->length)].id);
            for (std::size_t j = 0; j < place; ++j) QVERIFY(sequence->tokens[j].id != sequence->tokens[place].id);
        }
    }

    void inductionIsTheWeightBehindTheSameTokenBefore()
    {
        const auto model = openModel(gpt2);
        const HeadTable table = inductionScores(model, std::nullopt);
        double wanted = 0;
        for (std::uint64_t seed = 0; seed < 2; ++seed) {
            const auto sequence = repeatedSequence(*model, std::nullopt, seed);
            const auto trace = run(model, {{sequenceOf(sequence->tokens)}}, {.keep = Keep::Weights});
            const auto weights = headWeights(*trace, {2, 1, 0});
            for (Index query = sequence->length; query < 2 * sequence->length; ++query)
                wanted += static_cast<double>((*weights)(query, query - sequence->length + 1))
                          / static_cast<double>(2 * sequence->length);
        }
        QVERIFY(std::abs(static_cast<double>(*table.at(Measure::Induction, 2, 1)) - wanted) < 1e-6);
    }

    /// The second layer's induction head composes with the first layer's previous-token head.
    void inductionIsThatOfTheModelAsItIsSet()
    {
        const auto model = openModel(decoder);
        const auto measuredWith = [&](const RunOptions& options) {
            const auto trace = run(model, {{sequenceOfIds(*model, {5, 6, 7, 8})}}, options);
            const HeadTable table = inductionScores(*trace, 0);
            return table.at(Measure::Induction, 1, 3);
        };
        const float own = *measuredWith({});
        QCOMPARE(own, *inductionScores(model, std::nullopt).at(Measure::Induction, 1, 3));
        QVERIFY(own > 0.5F);
        QVERIFY(*measuredWith({.interventions = {{.layer = 0, .head = 3}}}) < own - 0.3F);
        QVERIFY(*measuredWith({.changes = {{.mask = "causal & window(3, 0)"}}}) < 0.05F);
        QVERIFY(*measuredWith({.changes = {{.layer = 1, .temperature = 50.0F}}}) < 0.2F);
        // Places of this text mean nothing in another one.
        const auto cell = std::make_shared<const Painting>(Painting().painted({2, 2, 1, 1}, Brush::Hide));
        QVERIFY(!measuredWith({.interventions = {{.kind = Intervention::Kind::Hide, .cells = cell}}}));
        QVERIFY(!measuredWith({.changes = {{.mask = "model & !painted"}}, .painting = cell}));
    }

    /// The head whose name the model's card gives stands out.
    void theTrainedInductionHeadHasTheHighestScore()
    {
        const auto model = openModel(decoder);
        const HeadTable table = inductionScores(model, std::nullopt);
        for (Index layer = 0; layer < table.layers; ++layer)
            for (Index head = 0; head < table.heads; ++head)
                QVERIFY(*table.at(Measure::Induction, layer, head) <= *table.at(Measure::Induction, 1, 3));
    }

    void headsAreAsFarApartAsTheirDivergence()
    {
        const auto trace = measuredTrace(gpt2, "The cat sat on the mat");
        const Matrix distances = headDivergences(*trace, 0);
        QCOMPARE(distances.rows(), Index{12});
        const auto a = headWeights(*trace, {0, 1, 0});
        const auto b = headWeights(*trace, {2, 3, 0});
        double sum = 0;
        for (Index query = 0; query < a->rows(); ++query)
            for (Index key = 0; key <= query; ++key) {
                const auto p = static_cast<double>((*a)(query, key));
                const auto q = static_cast<double>((*b)(query, key));
                sum += 0.5 * p * std::log(2 * p / (p + q)) + 0.5 * q * std::log(2 * q / (p + q));
            }
        QVERIFY(std::abs(static_cast<double>(distances(1, 11)) - sum / static_cast<double>(a->rows())) < 1e-5);
        QVERIFY(distances == distances.transpose() && distances.diagonal().isZero());
    }

    void whatIsAlikeStandsTogether()
    {
        // Points on a line, in an order that says nothing: 0, 10, 1, 11, 2 and 50.
        const float places[] = {0, 10, 1, 11, 2, 50};
        Matrix distances(6, 6);
        for (Index i = 0; i < 6; ++i)
            for (Index j = 0; j < 6; ++j) distances(i, j) = std::abs(places[i] - places[j]);
        const std::vector<Index> order = clusteringOrder(distances);
        const auto placeOf = [&](Index thing) { return std::ranges::find(order, thing) - order.begin(); };
        QCOMPARE(order.size(), std::size_t{6});
        QCOMPARE(std::abs(placeOf(1) - placeOf(3)), std::ptrdiff_t{1});
        const auto [low, high] = std::minmax({placeOf(0), placeOf(2), placeOf(4)});
        QCOMPARE(high - low, std::ptrdiff_t{2});
        QCOMPARE(clusteringOrder(Matrix(0, 0)).size(), std::size_t{0});
        QCOMPARE(clusteringOrder(Matrix::Zero(1, 1)), std::vector<Index>{0});
    }

    void aKnockOutIsTheAnswersChangeWithoutTheHead()
    {
        OpenedModels models;
        Run asked{.model = decoder, .texts = {"the cat sat on the mat"}};
        const PreparedRun prepared = prepare(asked, models);
        const auto trace = run(prepared.model, prepared.batch, optionsOf(asked));
        const Index last = std::ssize(trace->queries(0)) - 1;
        const Answer answer{0, last, predictedTokens(*trace, 0, last, 1).front().token.id};
        int told = 0;
        const HeadTable table =
            knockOuts(trace, optionsOf(asked), AttentionBlock::Self, answer, [&](const HeadTable&) { ++told; });
        QCOMPARE(told, static_cast<int>(table.layers));
        asked.interventions = {{.layer = 1, .head = 2, .factor = 0}};
        const auto without = run(prepared.model, prepared.batch, optionsOf(asked));
        const double change = *logProbability(*without, answer) - *logProbability(*trace, answer);
        QVERIFY(std::abs(static_cast<double>(*table.at(Measure::KnockOut, 1, 2)) - change) < 1e-5);
        const float said = predictedTokens(*trace, 0, last, 1).front().probability;
        QVERIFY(std::abs(std::exp(*logProbability(*trace, answer)) - static_cast<double>(said)) < 1e-5);
    }
};

TEST_CLASS(TestMeasures)
#include "tst_measures.moc"
