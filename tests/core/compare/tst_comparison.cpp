#include <QTest>

#include "core/analysis/run_divergence.h"
#include "core/atlas/text_knock_outs.h"
#include "core/compare/comparison.h"
#include "core/compare/comparison_table.h"
#include "core/explain/weights/head_circuits.h"
#include "core/model/folder/model_folder.h"
#include "core/prepare/prepared_run.h"
#include "core/stopped.h"
#include "core/tensor/safetensors.h"
#include "tests/core/atlas/primer_models.h"
#include "tests/core/caught.h"
#include "tests/test_class.h"

#include <Eigen/SVD>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace core;

namespace {

const std::string tiedHead = SOURCE_DIR "/tests/golden/data/kinds/lora_tied_head";

Run primerRun(const std::string& text, std::optional<float> temperature = {})
{
    Run run{.model = primerDecoder, .texts = {text}};
    if (temperature) run.changes = {{.temperature = temperature}};
    return run;
}

std::shared_ptr<const Trace> passOf(const Run& asked, RunOptions options = {})
{
    static OpenedModels opened;
    const PreparedRun prepared = prepare(asked, opened);
    const RunOptions own = optionsOf(asked);
    options.changes = own.changes;
    return run(prepared.model, prepared.batch, options);
}

/// A tensor of a file as a matrix.
Eigen::MatrixXd numbersOf(const SafetensorsFile& file, const std::string& name)
{
    const StoredTensor stored = file.stored(name);
    Matrix numbers(stored.shape[0], stored.shape[1]);
    convertToFloats(stored.type, stored.data, numbers.data());
    return numbers.cast<double>();
}

const std::string primerSentence = "the dog saw the cat . the dog saw the";

}  // namespace

/// What changed between two models, head by head, beside the same numbers asked one at a time.
class TestComparison final : public QObject {
    Q_OBJECT
private slots:
    void aModelAndItselfDoNotDiffer()
    {
        OpenedModels opened;
        const RunComparison same =
            compared({.a = primerRun(primerSentence), .b = primerRun(primerSentence), .answers = 1}, opened);
        QCOMPARE(same.weights->whole.relative, 0.0);
        QCOMPARE(same.apart.mean, 0.0);
        QCOMPARE(same.likelier.mean, 0.0);
        for (const HeadChange& head : same.heads) {
            QCOMPARE(*head.weights, 0.0);
            QCOMPARE(head.maps.mean, 0.0);
            QCOMPARE(head.answer.mean, 0.0);
            QVERIFY(head.nearest->layer == head.layer && head.nearest->head == head.head);
        }
        QVERIFY(same.usualOrder() == ChangeOf::Weights);
    }

    /// Two temperatures: maps and answers as they are when each is asked for by itself.
    void mapsAndAnswersAreThoseOfSinglePasses()
    {
        const std::vector<std::string> texts = {primerSentence, "the cat slept ."};
        CompareRequest request{.a = primerRun(texts[0]), .b = primerRun(texts[0], 2.0F)};
        request.texts = {{.text = texts[0]}, {.text = texts[1]}};
        OpenedModels opened;
        const RunComparison found = compared(request, opened);
        QCOMPARE(found.read, 2U);
        QCOMPARE(found.answered, 2U);
        const HeadPlace place{1, 3};
        std::vector<double> maps, answers;
        for (const std::string& text : texts) {
            const auto a = passOf(primerRun(text)), b = passOf(primerRun(text, 2.0F));
            maps.push_back(static_cast<double>(headDivergenceOfRuns(a, b)(place.layer, place.head)));
            RunOptions patched;
            patched.patches = {nullptr, b};
            patched.interventions = {
                {.kind = Intervention::Kind::Patch, .layer = place.layer, .head = place.head, .run = 1}};
            const auto replaced = passOf(primerRun(text), patched);
            answers.push_back((predictionsOf(*replaced, {}) - predictionsOf(*a, {})).mean());
        }
        const auto& head = found.heads[static_cast<std::size_t>(place.layer * found.a->info.heads + place.head)];
        QVERIFY(std::abs(head.maps.mean - (maps[0] + maps[1]) / 2) < 1e-6);
        QVERIFY(head.maps.mean > 0.001);
        QVERIFY2(std::abs(head.answer.mean - (answers[0] + answers[1]) / 2) < 1e-6,
                 qPrintable(QString::number(head.answer.mean)));
        QVERIFY(std::abs(head.answer.mean) > 1e-4);
        QCOMPARE(*head.text, maps[0] > maps[1] ? 0U : 1U);
        QVERIFY(std::abs(head.maps.deviation - std::abs(maps[0] - maps[1]) / std::numbers::sqrt2) < 1e-6);
    }

    void theLargestComesFirst()
    {
        OpenedModels opened;
        const RunComparison found =
            compared({.a = primerRun(primerSentence), .b = primerRun(primerSentence, 3.0F)}, opened);
        for (const ChangeOf what : {ChangeOf::Maps, ChangeOf::Answer}) {
            const std::vector<std::size_t> order = found.ranked(what);
            QCOMPARE(order.size(), found.heads.size());
            for (std::size_t i = 1; i < order.size(); ++i)
                QVERIFY(std::abs(*found.changeOf(found.heads[order[i - 1]], what))
                        >= std::abs(*found.changeOf(found.heads[order[i]], what)));
        }
    }

    /// Two prompts: the words that both have are set beside each other, and a row's weight elsewhere counts as apart.
    void twoPromptsAreAligned()
    {
        OpenedModels opened;
        const Run a = primerRun("the dog saw the cat ."), b = primerRun("the bird saw the cat .");
        const RunComparison found = compared({.a = a, .b = b, .answers = 1}, opened);
        QVERIFY(found.aligned);
        QVERIFY(!found.heads.front().nearest);
        const auto of_a = passOf(a, {.keep = Keep::Weights}), of_b = passOf(b, {.keep = Keep::Weights});
        const Matrix apart = headDivergenceAligned(*of_a, *of_b);
        for (const HeadChange& head : found.heads) {
            QVERIFY(std::abs(head.maps.mean - static_cast<double>(apart(head.layer, head.head))) < 1e-6);
            QVERIFY(head.maps.mean >= 0 && head.maps.mean <= std::numbers::ln2);
        }
        QVERIFY(apart.maxCoeff() > 0.01F);
        // One word stands in another's place, so that all keys are beside each other: no weight lies elsewhere.
        QVERIFY((apart - headDivergenceOfRuns(of_a, of_b)).cwiseAbs().maxCoeff() < 1e-6F);
    }

    void whatOnlyOneTextHasCountsAsApart()
    {
        const auto a = passOf(primerRun("the dog saw the cat ."), {.keep = Keep::Weights});
        const auto b = passOf(primerRun("the dog saw the old cat ."), {.keep = Keep::Weights});
        const Matrix apart = headDivergenceAligned(*a, *b);
        const Matrix &of_a = a->at({0, 0, 0}).attention.heads[0].weights,
                     &of_b = b->at({0, 0, 0}).attention.heads[0].weights;
        // The one key that B alone has is "old"; rows of both are found by their words.
        const auto& tokens_b = b->queries(0);
        Index old = -1;
        for (Index place = 0; place < std::ssize(tokens_b); ++place)
            if (tokens_b[static_cast<std::size_t>(place)].text.find("old") != std::string::npos) old = place;
        QVERIFY(old > 0);
        double sum = 0;
        for (Index query = 0; query < of_a.rows(); ++query) {
            const Index other = query < old ? query : query + 1;
            double row = 0;
            const auto term = [&](double p, double q) {
                const double middle = (p + q) / 2;
                row += (p > 0 ? p * std::log(p / middle) : 0) / 2 + (q > 0 ? q * std::log(q / middle) : 0) / 2;
            };
            for (Index key = 0; key < of_a.cols(); ++key)
                term(static_cast<double>(of_a(query, key)),
                     static_cast<double>(of_b(other, key < old ? key : key + 1)));
            term(0, static_cast<double>(of_b(other, old)));
            sum += row;
        }
        QVERIFY2(std::abs(static_cast<double>(apart(0, 0)) - sum / static_cast<double>(of_a.rows())) < 1e-5,
                 qPrintable(QStringLiteral("%1 %2").arg(static_cast<double>(apart(0, 0))).arg(sum)));
    }

    /// What a low-rank adapter adds to each head is s · (B · A)ᵀ, of its rank, and nothing else of the head changes.
    void anAdapterChangesEachHeadByItsRank()
    {
        const auto base = openModel(tiedHead + "/base"), adapted = openModel(tiedHead);
        const SafetensorsFile file = SafetensorsFile::open(tiedHead + "/adapter_model.safetensors");
        std::string module;
        for (const auto& [name, entry] : file.tensors())
            if (name.find("layers.0.") != std::string::npos && name.find("q_proj.lora_A") != std::string::npos)
                module = name.substr(0, name.find(".lora_A"));
        QVERIFY(!module.empty());
        constexpr double scale = 8.0 / 2;  // lora_alpha / r
        const Eigen::MatrixXd added = scale * numbersOf(file, module + ".lora_B.weight")
                                      * numbersOf(file, module + ".lora_A.weight");  // [out, in]
        const AttentionStack a = base->transformer, b = adapted->transformer;
        const Index width = base->transformer.blocks[0].attention.keyDimensions();
        for (Index head = 0; head < base->info.heads; ++head) {
            const std::vector<HeadPartChange> parts = changedParts(a, b, {0, head});
            QCOMPARE(parts.size(), headParts.size());
            const Eigen::MatrixXd own = added.middleRows(head * width, width);
            QCOMPARE(parts[0].rank, Index{2});
            QVERIFY(std::abs(parts[0].size - own.norm()) < 1e-5 * own.norm());
            const Eigen::JacobiSVD<Eigen::MatrixXd> svd(own);
            for (Index i = 0; i < 2; ++i)
                QVERIFY(std::abs(parts[0].directions[static_cast<std::size_t>(i)].value - svd.singularValues()(i))
                        < 1e-4 * svd.singularValues()(0));
            for (std::size_t other = 1; other < parts.size(); ++other) QCOMPARE(parts[other].size, 0.0);
            const HeadMatrices matrices = headMatrices(a, {0, head});
            const double before = std::sqrt(matrices.query.squaredNorm() + matrices.key.squaredNorm()
                                            + matrices.value.squaredNorm() + matrices.output.squaredNorm());
            QVERIFY(std::abs(headWeightChange(a, b, {0, head}) - own.norm() / before) < 1e-6);
        }
    }

    void tablesHaveARowForEachHead()
    {
        OpenedModels opened;
        const RunComparison found =
            compared({.a = primerRun(primerSentence), .b = primerRun(primerSentence, 2.0F), .answers = 0}, opened);
        const std::string csv = comparisonCsv(found, 1);
        QCOMPARE(std::ranges::count(csv, '\n'), std::ptrdiff_t(found.heads.size() + 1));
        QVERIFY(csv.starts_with("layer,head,jensen_shannon,"));
        QCOMPARE(found.answered, 0U);
        QVERIFY(comparisonJson(found, 1).find("\"answered\": 0") != std::string::npos);
    }

    void whatCannotBeComparedIsRefused()
    {
        OpenedModels opened;
        Run encoder = primerRun(primerSentence);
        encoder.model = primerEncoder;
        const Error shape = caught([&] { compared({.a = primerRun(primerSentence), .b = encoder}, opened); });
        QVERIFY2(shape.code == Code::WrongShape, shape.what());
        Run empty = primerRun("");
        const Error nothing = caught([&] { compared({.a = primerRun(primerSentence), .b = empty}, opened); });
        QVERIFY2(nothing.code == Code::Missing, nothing.what());
    }

    void itStopsWhenAsked()
    {
        OpenedModels opened;
        std::stop_source stop;
        const auto told = [&](const CompareProgress& progress) {
            if (progress.part == CompareProgress::Part::Texts) stop.request_stop();
        };
        bool stopped = false;
        try {
            compared({.a = primerRun(primerSentence), .b = primerRun(primerSentence, 2.0F)}, opened, told,
                     stop.get_token());
        } catch (const Stopped&) {
            stopped = true;
        }
        QVERIFY(stopped);
    }
};

TEST_CLASS(TestComparison)
#include "tst_comparison.moc"
