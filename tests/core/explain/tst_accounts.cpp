#include "core/analysis/knock_out.h"
#include "core/error.h"
#include "core/explain/answer_account.h"
#include "core/explain/cell_difference.h"
#include "core/explain/logit_lens.h"
#include "core/model/folder/model_folder.h"
#include "core/model/pass/prediction.h"
#include "core/prepare/prepared_run.h"
#include "tests/core/explain/plain_account.h"
#include "tests/core/preset_runs.h"

#include <QTest>

#include <algorithm>
#include <filesystem>

#include "tests/test_class.h"

using namespace core;

namespace {

std::shared_ptr<const Trace> traceOf(const std::string& model, const std::vector<Index>& ids)
{
    const auto opened = openModel(std::filesystem::path(SOURCE_DIR) / "tests/golden/data/models" / model);
    return run(opened, Batch{{sequenceOfIds(*opened, ids)}}, {});
}

/// A text as the window would run it with a model that comes with the program.
std::shared_ptr<const Trace> primerTrace(const std::string& model, const std::string& text, RunOptions options = {})
{
    static OpenedModels models;
    Run asked;
    asked.model = std::string(SOURCE_DIR "/resources/models/") + model;
    asked.texts = {text};
    const PreparedRun prepared = prepare(asked, models);
    return run(prepared.model, prepared.batch, options);
}

Index tokenOf(const Trace& trace, const std::string& text, Index nth = 1)
{
    for (Index i = 0; i < std::ssize(trace.queries(0)); ++i)
        if (trace.queries(0)[static_cast<std::size_t>(i)].text == text && --nth == 0) return i;
    return -1;
}

Index placeOf(const std::vector<StreamPart>& parts, const StreamPart& part)
{
    return std::ranges::find(parts, part) - parts.begin();
}

const StreamPart secondFeedForward{.kind = StreamPart::Kind::FeedForward, .layer = 1};

}  // namespace

/// The parts of a score, a row, an answer.
class TestAccounts final : public QObject {
    Q_OBJECT
private slots:
    void theChosenTokenIsReadFirstAndNoNumberChanges()
    {
        std::string text;
        for (int i = 0; i < 6; ++i) text += "The cat sat on the mat. ";
        const auto trace = primerTrace("primer-decoder", text);
        std::vector<Index> done;
        const auto told = [&](const LogitLens& lens, Index tokens) {
            if (done.empty()) {
                QVERIFY(!lens.at(0, 20).likeliest.empty());
                QVERIFY(lens.at(0, 0).likeliest.empty());
            }
            done.push_back(tokens);
        };
        const LogitLens plain = logitLens(*trace, 0), first = logitLens(*trace, 0, {.first = 20, .told = told});
        QVERIFY(done.size() > 1 && done.back() == plain.tokens);
        for (std::size_t i = 0; i < plain.cells.size(); ++i) {
            QCOMPARE(first.cells[i].divergence, plain.cells[i].divergence);
            QCOMPARE(first.cells[i].likeliest.front().probability, plain.cells[i].likeliest.front().probability);
        }
    }

    void productsEqualALoopInDoublePrecision_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<bool>("causal");
        QTest::newRow("norms before") << "gpt2_fp16" << true;
        QTest::newRow("norms behind") << "bert" << false;
    }
    void productsEqualALoopInDoublePrecision()
    {
        QFETCH(QString, model);
        QFETCH(bool, causal);
        const auto trace = traceOf(model.toStdString(), {5, 7, 11, 6, 9, 8});
        StreamRows rows(trace, 0);
        PlainStream plain(trace->model->transformer, trace->batch.sequences.front(), causal);
        for (Index layer = 0; layer < trace->model->info.layers; ++layer) {
            for (Index head = 0; head < trace->model->info.heads; ++head)
                for (const Cell cell : {Cell{4, 2}, Cell{5, 5}, Cell{3, 0}}) {
                    const CellAccount account = explainCell(rows, AttentionBlock::Self, {layer, head, 0}, cell);
                    const Eigen::MatrixXd wanted = plain.products(layer, head, cell.query, cell.key);
                    QCOMPARE(account.products.rows(), wanted.rows());
                    const double apart = (account.products - wanted).cwiseAbs().maxCoeff();
                    QVERIFY2(apart < 1e-5 * std::max(1.0, wanted.cwiseAbs().maxCoeff()),
                             qPrintable(QString::number(apart)));
                }
            plain.passLayer(layer);
        }
    }

    void answersEqualALoopInDoublePrecision()
    {
        const auto trace = traceOf("gpt2_fp16", {5, 7, 11, 6, 9, 8});
        StreamRows rows(trace, 0);
        PlainStream plain(trace->model->transformer, trace->batch.sequences.front(), true);
        for (Index layer = 0; layer < trace->model->info.layers; ++layer) plain.passLayer(layer);
        const AnswerAccount account = explainAnswer(rows, {.position = 5, .id = 10, .against = 12});
        const Eigen::VectorXd wanted = plain.answers(5, 10) - plain.answers(5, 12);
        QCOMPARE(static_cast<Index>(account.values.size()), wanted.size());
        for (std::size_t i = 0; i < account.values.size(); ++i)
            QVERIFY(std::abs(account.values[i] - wanted(static_cast<Index>(i))) < 1e-4);
        const RowVector logits = tokenLogits(*trace, 0, 5);
        QVERIFY(std::abs(account.score - static_cast<double>(logits(10) - logits(12))) < 1e-6);
        QVERIFY(std::abs(account.remainder()) < 1e-4);
    }

    /// Why one key and not another: the difference of two scores, whose parts are the difference of both accounts.
    void twoScoresOfARowAreSubtracted()
    {
        const auto trace = traceOf("gpt2_fp16", {5, 7, 11, 6, 9, 8});
        StreamRows rows(trace, 0);
        for (Index layer = 0; layer < trace->model->info.layers; ++layer) {
            const HeadAddress head{layer, 1, 0};
            const CellAccount one = explainCell(rows, AttentionBlock::Self, head, {5, 1}),
                              other = explainCell(rows, AttentionBlock::Self, head, {5, 3});
            const CellAccount both = differenceOf(one, other);
            QVERIFY(std::abs(both.remainder()) < 1e-5);
            QCOMPARE(both.score, one.score - other.score);
            const double ratio = std::log(static_cast<double>(one.weight) / static_cast<double>(other.weight));
            QVERIFY(std::abs(both.score_with_bias - ratio) < 1e-4);
            QCOMPARE(both.query, one.query);
            for (std::size_t i = 0; i < one.query.size(); ++i)
                QVERIFY(std::abs(both.querySums()[i] - (one.querySums()[i] - other.querySums()[i])) < 1e-9);
            for (std::size_t i = 0; i < both.key.size(); ++i) {
                const auto sumIn = [&](const CellAccount& account) {
                    const Index place = placeOf(account.key, both.key[i]);
                    return place < std::ssize(account.key) ? account.keySums()[static_cast<std::size_t>(place)] : 0.0;
                };
                QVERIFY(std::abs(both.keySums()[i] - (sumIn(one) - sumIn(other))) < 1e-9);
            }
        }
    }

    /// What is added to the stream and to what a feed-forward layer adds is told of in full.
    void changedLayersAddUp()
    {
        const auto plain = traceOf("gpt2_fp16", {5, 7, 11, 6, 9, 8});
        const ReferenceTexts texts("direction", {"The cat sat on the mat.", "A man reads a book."});
        RunOptions options{.keep = Keep::Weights};
        options.interventions = {{.kind = Intervention::Kind::Steer, .layer = 1, .factor = 3, .reference = texts},
                                 {.kind = Intervention::Kind::FeedForward, .layer = 0, .factor = -0.5F},
                                 {.kind = Intervention::Kind::FeedForward, .layer = 1, .factor = 0, .neuron = 3}};
        const auto trace = run(plain->model, plain->batch, options);
        for (const bool opened : {false, true}) {
            StreamRows rows(trace, 0);
            if (opened) rows.open(1);
            const AnswerAccount account = explainAnswer(rows, {.position = 5, .id = 10, .against = 12});
            QVERIFY2(std::abs(account.remainder()) < 1e-4, qPrintable(QString::number(account.remainder())));
            const StreamPart steering{.kind = StreamPart::Kind::Steering, .layer = 1};
            const Index place = placeOf(account.parts, steering);
            QVERIFY(place < std::ssize(account.parts));
            QVERIFY(std::abs(account.values[static_cast<std::size_t>(place)]) > 1e-2);
        }
        // The feed-forward layer's own part is not what steering adds behind it.
        RunOptions unsteered = options;
        unsteered.interventions.erase(unsteered.interventions.begin());
        const auto without = run(plain->model, plain->batch, unsteered);
        StreamRows rows(trace, 0), others(without, 0);
        const WrittenRow steered = *rows.leaving(AttentionBlock::Self, {5}, {}).front(),
                         own = *others.leaving(AttentionBlock::Self, {5}, {}).front();
        const auto vectorOf = [](const WrittenRow& row) {
            return RowVector(row.vectors().row(placeOf(row.parts(), secondFeedForward)));
        };
        QVERIFY((vectorOf(steered) - vectorOf(own)).cwiseAbs().maxCoeff() < 1e-4F);
    }

    void answersAddUpBehindATransform()
    {
        const auto trace = traceOf("bert", {5, 7, 11, 6, 9, 8});
        StreamRows rows(trace, 0);
        for (const Index id : {3, 10, 40}) {
            const AnswerAccount account = explainAnswer(rows, {.position = 2, .id = id});
            QVERIFY2(std::abs(account.remainder()) < 1e-4, qPrintable(QString::number(account.remainder())));
            QCOMPARE(placeOf(account.parts, {.kind = StreamPart::Kind::VocabularyBias}), std::ssize(account.parts) - 1);
        }
    }

    void theDrawnExampleHasItsNumbers()
    {
        const auto trace = primerTrace("primer-encoder", "The cat sat on the mat because it was tired.");
        StreamRows rows(trace, 0);
        const Index it = tokenOf(*trace, "␣it"), cat = tokenOf(*trace, "␣cat"), tired = tokenOf(*trace, "␣tired");
        QVERIFY(it > 0 && cat > 0 && tired > 0);
        const CellAccount account = explainCell(rows, AttentionBlock::Self, {3, 3, 0}, {it, cat});
        QCOMPARE(account.products.rows(), 27);
        QCOMPARE(account.products.cols(), 27);
        // Each set of kernels rounds four layers of float32 its own way: 9.711633 with AVX2, 9.711636 with AVX-512.
        constexpr double rounding = 1e-5;
        QVERIFY(std::abs(account.products.sum() - 9.711637) < rounding);
        QVERIFY(std::abs(account.score - 9.711636) < rounding);
        QVERIFY(std::abs(account.remainder()) < 5e-6);
        const Index query = placeOf(account.query, secondFeedForward), key = placeOf(account.key, secondFeedForward);
        QVERIFY(std::abs(account.products(query, key) - 0.8978) < 1e-4);
        const Index head = placeOf(account.query, {StreamPart::Kind::Head, AttentionBlock::Self, 2, 5});
        QVERIFY(std::abs(account.querySums()[static_cast<std::size_t>(head)] - 1.14) < 5e-3);
        // Where that head looked: the trail's next step.
        const Matrix& weights = trace->layers[2]->items[0].attention.heads[5].weights;
        Index most = 0;
        weights.row(it).maxCoeff(&most);
        QCOMPARE(most, tired);
    }

    void lightLayersAreComputedAgain()
    {
        const std::string text = "The cat sat on the mat because it was tired.";
        const auto whole = primerTrace("primer-encoder", text);
        const auto light = primerTrace("primer-encoder", text, {.keep = Keep::Context, .whole_layer = 0});
        QVERIFY(light->layers[2]->light);
        StreamRows of_whole(whole, 0), of_light(light, 0);
        const CellAccount a = explainCell(of_whole, AttentionBlock::Self, {3, 3, 0}, {8, 2});
        const CellAccount b = explainCell(of_light, AttentionBlock::Self, {3, 3, 0}, {8, 2});
        QCOMPARE(a.query, b.query);
        QVERIFY((a.products - b.products).cwiseAbs().maxCoeff() < 1e-6);
        QCOMPARE(a.score, b.score);
        StreamRows of_vectors(primerTrace("primer-encoder", text, {.keep = Keep::Vectors}), 0);
        const CellAccount c = explainCell(of_vectors, AttentionBlock::Self, {3, 3, 0}, {8, 2});
        QCOMPARE(a.query, c.query);
        QVERIFY(a.products == c.products);
    }

    void aPreferenceFallsByWhatItsHeadsWrote()
    {
        // A single layer without a feed-forward layer has only the norm between head and answer.
        const auto trace = traceOf("gpt2_fp16", {5, 7, 11, 6, 9, 8});
        const Answer answer{.position = 5, .id = 10, .against = 12};
        const auto prefers = logProbability(*trace, answer);
        const auto one = logProbability(*trace, {.position = 5, .id = 10}),
                   other = logProbability(*trace, {.position = 5, .id = 12});
        QVERIFY(std::abs(*prefers - (*one - *other)) < 1e-5);
        const HeadTable table = knockOuts(trace, {}, AttentionBlock::Self, answer);
        RunOptions off;
        off.interventions = {{.kind = Intervention::Kind::Scale, .layer = 1, .head = 0}};
        const auto without = run(trace->model, trace->batch, off);
        QVERIFY(std::abs(static_cast<double>(*table.at(Measure::KnockOut, 1, 0))
                         - (*logProbability(*without, answer) - *prefers))
                < 1e-5);
    }

    void whatIsStoppedThrows()
    {
        const auto trace = traceOf("gpt2_fp16", {5, 7, 11, 6, 9, 8});
        StreamRows rows(trace, 0);
        std::stop_source stop;
        stop.request_stop();
        QVERIFY_EXCEPTION_THROWN(explainCell(rows, AttentionBlock::Self, {1, 0, 0}, {3, 2}, stop.get_token()), Stopped);
    }

    void aSecondStreamsQueriesAreWrittenByItsVectorAlone()
    {
        StreamRows rows(traceNamed("two_streams"), 0);
        const CellAccount account = explainCell(rows, AttentionBlock::Self, {1, 2, 0}, {6, 3});
        QVERIFY(std::abs(account.remainder()) < 1e-5);
        QCOMPARE(account.query.size(), std::size_t{2});
        QVERIFY(account.query[0].kind == StreamPart::Kind::Entry);
        QVERIFY(account.query[1].kind == StreamPart::Kind::QueryBias);
        QVERIFY(account.key[0].kind == StreamPart::Kind::Token);  // keys are the first stream's
    }

    void interventionsAreAccountedForAsTheyStand()
    {
        RunOptions options;
        options.interventions = {{.kind = Intervention::Kind::Scale, .layer = 2, .head = 5}};
        const auto trace = primerTrace("primer-encoder", "The cat sat on the mat because it was tired.", options);
        StreamRows rows(trace, 0);
        const CellAccount account = explainCell(rows, AttentionBlock::Self, {3, 3, 0}, {8, 2});
        const Index off = placeOf(account.query, {StreamPart::Kind::Head, AttentionBlock::Self, 2, 5});
        QCOMPARE(account.products.row(off).cwiseAbs().maxCoeff(), 0.0);
        QVERIFY(std::abs(account.remainder()) < 1e-5);
    }
};

TEST_CLASS(TestAccounts)
#include "tst_accounts.moc"
