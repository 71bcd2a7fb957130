#include "core/error.h"
#include "core/explain/answer_account.h"
#include "core/explain/logit_lens.h"
#include "core/explain/walk_back.h"
#include "core/model/folder/model_folder.h"
#include "core/model/layer_numbers.h"
#include "core/model/pass/prediction.h"

#include <QTest>

#include "tests/test_class.h"

#include <algorithm>
#include <cmath>

using namespace core;

namespace {

std::shared_ptr<const Trace> hybridPass(const QString& folder, const std::vector<Intervention>& interventions = {})
{
    const auto model = openModel(SOURCE_DIR "/tests/golden/data/" + folder.toStdString());
    return run(model, {{sequenceOfIds(*model, {3, 5, 7, 11, 2, 40})}}, {.interventions = interventions});
}

Answer likeliestAtTheEnd(const Trace& trace)
{
    const Index last = std::ssize(trace.queries(0)) - 1;
    Index id = 0;
    tokenLogits(trace, 0, last).maxCoeff(&id);
    return {0, last, id};
}

void hybridRows()
{
    QTest::addColumn<QString>("folder");
    for (const char* folder :
         {"families/lfm2", "families/qwen3_next", "families/falcon_h1", "gguf/granitehybrid", "gguf/nemotron_h"})
        QTest::newRow(folder) << QString(folder);
}

bool isMixing(const StreamPart& part) { return part.block == AttentionBlock::Mixing; }

}  // namespace

/// What wrote an answer, and what each layer would say, where layers have no softmax.
class TestMixingAccounts final : public QObject {
    Q_OBJECT
private slots:
    void anAnswerIsTheSumOfAllLayersParts_data() { hybridRows(); }
    void anAnswerIsTheSumOfAllLayersParts()
    {
        QFETCH(QString, folder);
        const auto trace = hybridPass(folder);
        StreamRows rows(trace, 0);
        const AnswerAccount account = explainAnswer(rows, likeliestAtTheEnd(*trace));
        QVERIFY2(std::abs(account.remainder()) < 2e-5 * std::max(1.0, std::abs(account.score)),
                 qPrintable(QString::number(account.remainder())));
        QVERIFY(std::ranges::any_of(account.parts, isMixing));
        // Every mixer that there is wrote something, under its layer's number.
        for (const Index number : trace->mixing->model->info.layer_numbers)
            QVERIFY(std::ranges::any_of(account.parts, [&](const StreamPart& part) {
                return isMixing(part) && part.number == number && part.kind != StreamPart::Kind::FeedForward;
            }));
    }

    void headsAreNamedByTheWholeModelsLayers()
    {
        const auto trace = hybridPass(QStringLiteral("families/qwen3_next"));
        StreamRows rows(trace, 0);
        const AnswerAccount account = explainAnswer(rows, likeliestAtTheEnd(*trace));
        std::vector<std::string> names;
        for (const StreamPart& part : account.parts) names.push_back(nameOf(part, trace->model->info));
        for (const char* name : {"mixing head 1.1", "mixing head 3.4", "head 4.1", "feed-forward 2", "feed-forward 4"})
            QVERIFY2(std::ranges::find(names, name) != names.end(), name);
        QVERIFY(std::ranges::find(names, "head 1.1") == names.end());
        const Matrix map = account.headValues(AttentionBlock::Mixing, 3, 4);
        QVERIFY(map.cwiseAbs().minCoeff() > 0);
    }

    void channelsOfAConvolutionAreOnePart()
    {
        const auto trace = hybridPass(QStringLiteral("families/lfm2"));
        StreamRows rows(trace, 0);
        const AnswerAccount account = explainAnswer(rows, likeliestAtTheEnd(*trace));
        const auto convolves = [](const StreamPart& part) {
            return isMixing(part) && part.kind == StreamPart::Kind::Convolution;
        };
        QCOMPARE(std::ranges::count_if(account.parts, convolves), std::ssize(trace->mixing->model->info.layer_numbers));
    }

    void aHeadThatIsOffWritesNothing()
    {
        const Intervention off{
            .kind = Intervention::Kind::Scale, .layer = 1, .head = 2, .block = AttentionBlock::Mixing, .factor = 0};
        const auto trace = hybridPass(QStringLiteral("families/qwen3_next"), {off});
        StreamRows rows(trace, 0);
        const AnswerAccount account = explainAnswer(rows, likeliestAtTheEnd(*trace));
        const Matrix map = account.headValues(AttentionBlock::Mixing, 3, 4);
        QCOMPARE(map(1, 2), 0.0F);
        QVERIFY(map(1, 1) != 0);
        QVERIFY(std::abs(account.remainder()) < 2e-5 * std::max(1.0, std::abs(account.score)));
    }

    void headsLeadToTheKeyOfTheirLargestWeight()
    {
        const auto trace = hybridPass(QStringLiteral("families/qwen3_next"));
        StreamRows rows(trace, 0);
        const Answer answer = likeliestAtTheEnd(*trace);
        const AnswerAccount account = explainAnswer(rows, answer);
        for (const WalkBack& walk : walksBack(rows, account.parts, account.values, answer.position, 100)) {
            if (walk.head.block != AttentionBlock::Mixing) continue;
            const auto& heads =
                trace->mixing->layers[static_cast<std::size_t>(walk.head.layer)]->items[0].attention.heads;
            const auto row = heads[static_cast<std::size_t>(walk.head.head)].weights.row(walk.row);
            QCOMPARE(walk.weight, row(walk.key));
            QCOMPARE(std::abs(walk.weight), row.cwiseAbs().maxCoeff());
        }
    }

    void theLensReadsEveryLayer_data() { hybridRows(); }
    void theLensReadsEveryLayer()
    {
        QFETCH(QString, folder);
        const auto trace = hybridPass(folder);
        const ModelInfo& info = trace->model->info;
        const LogitLens lens = logitLens(*trace, 0);
        QCOMPARE(lens.layers(), info.layers + std::ssize(info.without_attention));
        QCOMPARE(layerNumberOfAll(info, lens.layers() - 1, 1), lens.layers());
        const Index last = std::ssize(trace->queries(0)) - 1;
        QCOMPARE(lens.at(lens.layers(), last).likeliest.front().token.id, likeliestAtTheEnd(*trace).id);
        QVERIFY(lens.at(lens.layers(), last).divergence < 1e-6F);
        QVERIFY(lens.at(0, last).divergence > 1e-3F);
    }

    void aMixingWeightHasNoScoreToTakeApart()
    {
        const auto trace = hybridPass(QStringLiteral("families/qwen3_next"));
        StreamRows rows(trace, 0);
        try {
            explainCell(rows, AttentionBlock::Mixing, {0, 0, 0}, {3, 1});
            QFAIL("it was taken apart");
        } catch (const Error& error) {
            QVERIFY(error.english().find("softmax") != std::string::npos);
        }
        // A score of the layer that attends is, through the layers before it.
        const CellAccount account = explainCell(rows, AttentionBlock::Self, {0, 1, 0}, {3, 1});
        QVERIFY(std::abs(account.remainder()) < 1e-4);
        QVERIFY(std::ranges::any_of(account.key, isMixing));
    }
};

TEST_CLASS(TestMixingAccounts)
#include "tst_mixing_accounts.moc"
