#include "core/analysis/row_terms.h"
#include "core/attention/multi_head_attention.h"
#include "core/prepare/prepared_run.h"

#include <QTest>

#include "tests/core/traced_run.h"
#include "tests/test_class.h"

#include <cmath>

using namespace core;

namespace {

/// Two heads over six letters.
Run letters(const ScoringChange& change = {.mask = "causal"})
{
    Run asked{.module = TeachingModule{.heads = 2, .width = 12, .biases = true}, .texts = {"the cat sat on my mat"}};
    asked.changes = {change};
    return asked;
}

constexpr HeadAddress second{0, 1, 0};

struct Row {
    std::shared_ptr<const Trace> trace;
    std::shared_ptr<const HeadAttention> head;
    SoftmaxTerms terms;
};

Row rowOf(const Run& asked, Index query)
{
    Row row;
    row.trace = tracedRun(asked);
    row.head = headStages(*row.trace, second);
    row.terms = softmaxTerms(*row.trace, second, *row.head, query);
    return row;
}

/// In float64, from the scores alone.
double quotient(const SoftmaxTerms& row, Index key, double sink = 0)
{
    double sum = sink;
    for (const SoftmaxTerm& term : row.terms) sum += std::exp(static_cast<double>(term.score));
    return std::exp(static_cast<double>(row.terms[static_cast<std::size_t>(key)].score)) / sum;
}

bool isNear(double a, double b) { return std::abs(a - b) < 1e-6; }

}  // namespace

class TestRowTerms final : public QObject {
    Q_OBJECT
private slots:
    void eachQuotientIsTheTracesWeight()
    {
        const auto [trace, head, row] = rowOf(letters(), 3);
        QCOMPARE(std::ssize(row.terms), head->weights.cols());
        float largest = row.terms[0].score;
        float sum = 0;
        for (Index key = 0; key < head->weights.cols(); ++key) {
            const SoftmaxTerm& term = row.terms[static_cast<std::size_t>(key)];
            largest = std::max(largest, term.score);
            sum += term.exponential;
            QCOMPARE(term.weight, head->weights(3, key));
            QVERIFY(isNear(term.quotient, term.weight));
            QVERIFY(isNear(term.quotient, quotient(row, key)));
            QCOMPARE(term.hidden, key > 3);
            if (term.hidden) QVERIFY(std::isinf(term.score) && term.exponential == 0);
        }
        QCOMPARE(row.largest, largest);
        QVERIFY(isNear(row.sum, sum));
        QCOMPARE(row.keys(), Index{4});
        QVERIFY(!row.seesNothing());
    }

    void aSinkJoinsTheSum()
    {
        Run asked = letters();
        asked.module->sink = AttentionSink::OffByOne;
        const auto [trace, head, row] = rowOf(asked, 2);
        QVERIFY(row.sink.has_value());
        QVERIFY(isNear(*row.sink, std::exp(-row.largest)));  // a score of 0
        QVERIFY(isNear(row.terms[1].quotient, quotient(row, 1, 1)));
        QVERIFY(isNear(row.terms[1].quotient, head->weights(2, 1)));
    }

    void weightsHiddenAfterwardsAreDividedByWhatIsLeft()
    {
        const auto [trace, head, row] =
            rowOf(letters({.mask = "causal", .order = MaskOrder::RenormaliseAfterSoftmax}), 2);
        QVERIFY(row.sum_of_what_is_left.has_value());
        float left = 0;
        for (Index key = 0; key <= 2; ++key) left += row.terms[static_cast<std::size_t>(key)].quotient;
        QVERIFY(isNear(*row.sum_of_what_is_left, left));
        QVERIFY(std::isfinite(row.terms[4].score) && row.terms[4].quotient > 0);
        QCOMPARE(row.terms[4].weight, 0.0F);
        QVERIFY(isNear(row.terms[1].weight, row.terms[1].quotient / left));
        QCOMPARE(row.keys(), head->weights.cols());
    }

    void aHiddenScoreOfNoughtKeepsAWeight()
    {
        const auto [trace, head, row] = rowOf(letters({.mask = "causal", .fill = MaskFill{0.0F}}), 0);
        const SoftmaxTerm& hidden = row.terms[3];
        QVERIFY(hidden.hidden);
        QCOMPARE(hidden.score, 0.0F);
        QVERIFY(hidden.weight > 0);
        QVERIFY(isNear(hidden.weight, quotient(row, 3)));
    }

    void aRowThatSeesNothingHasNoSum()
    {
        const auto [trace, head, row] = rowOf(letters({.mask = "causal & !global(1)"}), 0);
        QVERIFY(row.seesNothing());
        QCOMPARE(row.keys(), Index{0});
        for (const SoftmaxTerm& term : row.terms) {
            QCOMPARE(term.exponential, 0.0F);
            QCOMPARE(term.weight, 0.0F);
        }
    }

    void weightsThatAnInterventionPutsInAreNoSoftmax()
    {
        Run asked = letters();
        asked.interventions = {{.kind = Intervention::Kind::Uniform, .head = 1}};
        QVERIFY(rowOf(asked, 2).terms.terms.empty());
    }

    void weightedValuesSumToTheContext()
    {
        for (const float dropout : {0.0F, 0.4F}) {
            Run asked = letters();
            asked.module->dropout = dropout;
            const auto trace = tracedRun(asked);
            const auto head = headStages(*trace, second);
            for (Index query = 0; query < head->weights.rows(); ++query) {
                const Matrix parts = weightedValues(*trace, second, *head, query);
                QCOMPARE(parts.rows(), head->weights.cols());
                const RowVector rest = parts.colwise().sum() - head->context.row(query);
                QVERIFY(rest.cwiseAbs().maxCoeff() < 1e-6F);
            }
        }
    }

    void weightedOutputsSumToTheHeadsShareOfTheOutput()
    {
        const auto trace = tracedRun(letters());
        const auto head = headStages(*trace, second);
        const MultiHeadWeights& layer = trace->model->transformer.blocks[0].attention;
        const Matrix output = headOutput(layer, second.head, head->context);
        for (Index query = 0; query < output.rows(); ++query) {
            const Matrix parts = weightedOutputs(*trace, second, *head, query);
            QCOMPARE(parts.rows(), head->weights.cols());
            const RowVector rest = parts.colwise().sum() - output.row(query);
            QVERIFY(rest.cwiseAbs().maxCoeff() < 1e-6F);
        }
        Run bare = letters();
        bare.module->output_projection = false;
        const auto without = tracedRun(bare);
        QCOMPARE(weightedOutputs(*without, second, *headStages(*without, second), 0).rows(), Index{0});
    }

    void theHeaviestKeysStandInTheirOrderWithTheChosenOne()
    {
        RowVector weights(6);
        weights << 0.1F, 0.3F, 0.05F, 0.3F, 0.0F, 0.25F;
        QCOMPARE(heaviestKeys(weights, 6, 0), (std::vector<Index>{0, 1, 2, 3, 4, 5}));
        QCOMPARE(heaviestKeys(weights, 3, 1), (std::vector<Index>{1, 3, 5}));
        QCOMPARE(heaviestKeys(weights, 3, 4), (std::vector<Index>{1, 3, 4}));
        weights(3) = std::numeric_limits<float>::quiet_NaN();
        QCOMPARE(heaviestKeys(weights, 2, 1), (std::vector<Index>{1, 5}));
    }

    void theOthersTogetherAreWhatIsNotShown()
    {
        const auto [trace, head, row] = rowOf(letters({.mask = "full"}), 2);
        const std::vector<Index> shown = {0, 3};
        const SoftmaxTerm others = othersTogether(row, shown);
        QVERIFY(isNear(others.weight, 1 - row.terms[0].weight - row.terms[3].weight));
        QVERIFY(isNear(others.exponential, row.sum - row.terms[0].exponential - row.terms[3].exponential));
        const Matrix parts = weightedValues(*trace, second, *head, 2);
        const RowVector sum = othersTogether(parts, shown) + parts.row(0) + parts.row(3);
        QVERIFY((sum - parts.colwise().sum()).cwiseAbs().maxCoeff() < 1e-6F);
    }
};

TEST_CLASS(TestRowTerms)
#include "tst_row_terms.moc"
