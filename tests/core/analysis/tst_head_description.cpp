#include "core/analysis/head_description.h"
#include "core/error.h"
#include "core/not_shown.h"
#include "core/prepare/prepared_run.h"

#include <QTest>

#include "tests/core/matrix_rows.h"
#include "tests/test_class.h"

#include <cmath>

using namespace core;

namespace {

constexpr float notANumber = std::numeric_limits<float>::quiet_NaN();

/// [CLS] a b [SEP], and a row of padding where it is asked for.
MeasuredTokens tokensOf(Index count, bool padded)
{
    MeasuredTokens tokens;
    for (Index i = 0; i < count; ++i) {
        tokens.query_ids.push_back(i);
        tokens.key_ids.push_back(i);
        tokens.special_keys.push_back(i == 0 || i == 3);
        tokens.real_queries.push_back(!padded || i + 1 < count);
    }
    return tokens;
}

bool isAlmost(double a, double b) { return std::abs(a - b) < 1e-6; }

}  // namespace

/// A head's facts.
class TestHeadDescription final : public QObject {
    Q_OBJECT
private slots:
    void aCausalHeadByHand()
    {
        const Matrix weights =
            rows({{1, 0, 0, 0}, {0.9F, 0.1F, 0, 0}, {0.2F, 0.2F, 0.6F, 0}, {0.5F, 0.1F, 0.1F, 0.3F}});
        const HeadDescription head = describedHead(weights, Mask::causal(), tokensOf(4, false));
        QCOMPARE(head.queries, Index{4});
        QCOMPARE(head.counted, Index{4});
        QCOMPARE(head.hidden, Index{6});
        QVERIFY(isAlmost(head.most_entropy, (std::log(2.0) + std::log(3.0) + std::log(4.0)) / 4));
        // Row 0 has no choice, so that its weight of 1 says nothing.
        const std::vector<HeadDescription::Row> strongest{{1, 0, 0.9F}, {2, 2, 0.6F}, {3, 0, 0.5F}};
        QCOMPARE(head.strongest, strongest);
        QCOMPARE(head.rest_on_first, Index{3});
        QCOMPARE(head.rest_on_special, Index{3});
        QCOMPARE(head.most_attended->first, Index{0});
        QVERIFY(isAlmost(head.most_attended->second, (1 + 0.9 + 0.2 + 0.5) / 4));
        QCOMPARE(head.blind + head.broken + head.not_shown, Index{0});
    }

    void aSinkIsMeasuredInTheRowsThatSeeIt()
    {
        const Matrix weights = rows({{1, 0, 0, 0, 0},
                                     {0.9F, 0.1F, 0, 0, 0},
                                     {0.8F, 0.1F, 0.1F, 0, 0},
                                     {0, 0.3F, 0.3F, 0.4F, 0},
                                     {0, 0, 0.4F, 0.3F, 0.3F}});
        const HeadDescription head = describedHead(weights, Mask::causal() & Mask::window(2, 0), tokensOf(5, false));
        QCOMPARE(head.see_first, Index{3});
        QCOMPARE(head.rest_on_first, Index{3});
        QCOMPARE(head.most_attended->first, Index{0});
        QVERIFY(isAlmost(head.most_attended->second, (1 + 0.9 + 0.8) / 3));
    }

    void rowsThatSayNothingAreCountedApart()
    {
        Matrix weights = rows(
            {{0.5F, 0.5F, 0, 0, 0}, {notANumber, 0.5F, 0.5F, 0, 0}, {0, 0, 0, 0, 0}, {0, 1, 0, 0, 0}, {0, 0, 0, 0, 1}});
        weights.row(3).setConstant(notShown);
        std::vector<bool> visible(25, true);
        for (std::size_t key = 0; key < 5; ++key) visible[2 * 5 + key] = false;  // query 2 sees no key
        const HeadDescription head = describedHead(weights, Mask::given(visible, 5), tokensOf(5, true));
        QCOMPARE(head.queries, Index{4});  // the last one is padding
        QCOMPARE(head.counted, Index{1});
        QCOMPARE(head.broken, Index{1});
        QCOMPARE(head.blind, Index{1});
        QCOMPARE(head.not_shown, Index{1});
        QCOMPARE(head.hidden, Index{5});
        QCOMPARE(head.strongest.size(), std::size_t{1});
    }

    void nothingIsSaidOfNothing()
    {
        const HeadDescription head = describedHead(Matrix::Constant(2, 2, notANumber), Mask(), tokensOf(2, false));
        QCOMPARE(head.counted, Index{0});
        QCOMPARE(head.broken, Index{2});
        QVERIFY(head.strongest.empty() && !head.most_attended && head.measures.empty());
    }

    /// Every head of a model, beside a loop that is as plain as can be.
    void aModelsHeadsAreAsAPlainLoopHasThem()
    {
        OpenedModels models;
        const PreparedRun prepared = prepare(
            {.model = SOURCE_DIR "/tests/golden/data/models/gpt2_fp16", .texts = {"The keeper looks at the sea"}},
            models);
        const auto trace = run(prepared.model, prepared.batch, {.keep = Keep::Weights});
        const auto light = run(prepared.model, prepared.batch, {.keep = Keep::Context});
        for (Index layer = 0; layer < trace->model->info.layers; ++layer)
            for (Index head = 0; head < trace->model->info.heads; ++head) {
                const HeadAddress address{layer, head, 0};
                const Matrix& weights = trace->at(address).attention.heads[static_cast<std::size_t>(head)].weights;
                const HeadDescription said = describedHead(*trace, address);
                compareWithPlainLoop(weights, said);
                const HeadDescription again = describedHead(*light, address);
                QCOMPARE(again.strongest.front().query, said.strongest.front().query);
            }
    }

private:
    static void compareWithPlainLoop(const Matrix& weights, const HeadDescription& said)
    {
        std::vector<HeadDescription::Row> all;
        std::vector<double> received(static_cast<std::size_t>(weights.cols()), 0);
        Index onFirst = 0;
        for (Index query = 0; query < weights.rows(); ++query) {
            Index best = 0;
            for (Index key = 0; key <= query; ++key) {
                received[static_cast<std::size_t>(key)] += static_cast<double>(weights(query, key));
                if (weights(query, key) > weights(query, best)) best = key;
            }
            onFirst += weights(query, 0) >= 0.5F ? 1 : 0;
            if (query > 0) all.push_back({query, best, weights(query, best)});
        }
        std::ranges::stable_sort(all, std::ranges::greater(), &HeadDescription::Row::weight);
        all.resize(3);
        QCOMPARE(said.strongest, all);
        QCOMPARE(said.rest_on_first, onFirst);
        const auto most = std::ranges::max_element(received);
        QCOMPARE(said.most_attended->first, Index{most - received.begin()});
        QVERIFY(isAlmost(said.most_attended->second,
                         *most / static_cast<double>(weights.rows() - (most - received.begin()))));
        QCOMPARE(said.hidden, weights.rows() * (weights.rows() - 1) / 2);
    }
};

TEST_CLASS(TestHeadDescription)
#include "tst_head_description.moc"
