#include "core/analysis/knock_out.h"
#include "core/atlas/atlas_run.h"
#include "core/error.h"
#include "core/explain/answer_account.h"
#include "core/explain/asked_answer.h"
#include "core/explain/text_likeness.h"
#include "core/model/folder/model_folder.h"
#include "core/model/pass/prediction.h"
#include "core/model/pass/whole_answers.h"
#include "tests/golden/cases/golden_case.h"
#include "tests/golden/cases/golden_models.h"
#include "tests/golden/cases/model_comparison.h"
#include "tests/golden/runs/golden_part_rows.h"

#include <QTest>

#include "tests/test_class.h"

#include <cmath>
#include <cstdio>
#include <numeric>

using namespace core;

/// Heads of labels and vectors of whole texts, against transformers and sentence-transformers' own recipe.
class TestGoldenLabels final : public QObject {
    Q_OBJECT
private slots:
    void everyAnswerEqualsTransformers_data() { addFoldersOf("labels"); }
    void everyAnswerEqualsTransformers()
    {
        QFETCH(QString, folder);
        const std::filesystem::path path = folder.toStdString();
        const ModelComparison found = compareModel(openModel(path), path);
        QVERIFY2(found.problem.empty(), found.problem.c_str());
        QCOMPARE(found.tensors, found.wanted);
    }

    void aModelOfLabelsPredictsNoToken_data() { addFoldersOf("labels"); }
    void aModelOfLabelsPredictsNoToken()
    {
        QFETCH(QString, folder);
        const std::filesystem::path path = folder.toStdString();
        const auto model = openModel(path);
        QVERIFY(!model->transformer.language_head);
        // It answers in labels, or in a vector where modules of sentence-transformers lie beside it.
        const bool isOfSentences = std::filesystem::exists(path / "modules.json");
        QCOMPARE(model->sentence.has_value(), isOfSentences);
        if (!isOfSentences) QVERIFY(model->transformer.label_head);
        for (const std::string& warning : model->warnings)
            QVERIFY2(warning.find("preprocessor_config.json") != std::string::npos, warning.c_str());
    }

    void labelsHaveTheirNames_data() { addFoldersOf("labels"); }
    void labelsHaveTheirNames()
    {
        QFETCH(QString, folder);
        const std::filesystem::path path = folder.toStdString();
        const Json meta = readJsonObject((path / "expected.json").string(), 16U << 20U);
        if (meta["labels"].is_null()) QSKIP("it has none");
        const auto model = openModel(path);
        const auto& names = model->transformer.label_head->names;
        QCOMPARE(names.size(), meta["labels"].size());
        for (std::size_t i = 0; i < names.size(); ++i) QCOMPARE(names[i], meta["labels"][std::to_string(i)]);
    }

    void twoTextsAreAsAlikeAsTheirVectors()
    {
        int compared = 0;
        for (const auto& path : goldenPart("labels")) {
            const auto expected = SafetensorsFile::open(path / "expected.safetensors");
            if (!expected.contains("cosine.short_medium")) continue;
            const auto model = openModel(path);
            const auto vector = [&](const char* text) {
                return sentenceVector(*run(model, batchIn(expected, text, *model), {}), 0);
            };
            const float cosine = vector("short").dot(vector("medium"));
            const float apart = std::abs(cosine - expected.floats("cosine.short_medium").front());
            QVERIFY2(apart < 2e-6F, qPrintable(QString::number(apart)));
            ++compared;
        }
        if (compared == 0) QSKIP("the golden set is not there");
    }

    /// The sum over all pairs of tokens, and over what wrote either vector.
    void aCosineIsTheSumOfItsParts()
    {
        int compared = 0;
        for (const auto& path : goldenPart("labels")) {
            const auto expected = SafetensorsFile::open(path / "expected.safetensors");
            if (!expected.contains("cosine.short_medium")) continue;
            const auto model = openModel(path);
            const auto vector = [&](const char* text) {
                StreamRows rows(run(model, batchIn(expected, text, *model), {}), 0);
                return textVector(rows, sentenceHeadOf(*model), true);
            };
            const TextVector first = vector("short"), second = vector("medium");
            const TextLikeness found = likenessOf(first, second);
            const double wanted = static_cast<double>(expected.floats("cosine.short_medium").front());
            const auto near = [&](double sum) {
                QVERIFY2(std::abs(sum - wanted) < 1e-5, qPrintable(QString::number(sum - wanted)));
            };
            near(found.cosine);
            near(found.pairs.sum());
            near(std::accumulate(found.parts_a.begin(), found.parts_a.end(), 0.0));
            near(std::accumulate(found.parts_b.begin(), found.parts_b.end(), 0.0));
            QCOMPARE(found.pairs.rows(), std::ssize(first.tokens));
            QCOMPARE(found.pairs.cols(), std::ssize(second.tokens));
            ++compared;
        }
        if (compared == 0) QSKIP("the golden set is not there");
    }

    /// Each label's number, and the difference of two, is the sum of what wrote it: by heads and by tokens.
    void aLabelIsTheSumOfItsParts_data() { addFoldersOf("labels"); }
    void aLabelIsTheSumOfItsParts()
    {
        QFETCH(QString, folder);
        const std::filesystem::path path = folder.toStdString();
        const auto model = openModel(path);
        if (!labelHeadOf(*model)) QSKIP("it has none");
        const auto expected = SafetensorsFile::open(path / "expected.safetensors");
        const char* const text = model->transformer.patches             ? "image"
                                 : expected.contains("short.input_ids") ? "short"
                                                                        : "pair";
        const auto trace = run(model, batchIn(expected, text, *model), {});
        const Matrix scores = labelScores(*trace, 0);
        const double largest = static_cast<double>(scores.cwiseAbs().maxCoeff());
        StreamRows rows(trace, 0);
        for (const auto split : {AttentionSplit::Heads, AttentionSplit::Tokens, AttentionSplit::LayersAndTokens}) {
            rows.splitBy(split);
            for (Index row = 0; row < scores.rows(); ++row)
                for (Index id = 0; id < scores.cols(); ++id) {
                    Answer answer{0, scores.rows() == 1 ? predictedPosition(*trace, 0, 0) : row, id};
                    const AnswerAccount one = explainAnswer(rows, answer);
                    QVERIFY(std::abs(one.score - static_cast<double>(scores(row, id))) < 1e-6 * largest);
                    QVERIFY2(std::abs(one.remainder()) < 1e-4 * largest, qPrintable(QString::number(one.remainder())));
                    if (id == 0) continue;
                    answer.against = 0;
                    const AnswerAccount two = explainAnswer(rows, answer);
                    QVERIFY(std::abs(two.remainder()) < 1e-4 * largest);
                    QVERIFY(std::abs(two.score - static_cast<double>(scores(row, id) - scores(row, 0)))
                            < 1e-5 * largest);
                }
        }
    }

    /// What the likeliest label loses without each head, in an atlas of one text.
    void anAtlasDropsHeadsForLabels_data() { addFoldersOf("labels"); }
    void anAtlasDropsHeadsForLabels()
    {
        QFETCH(QString, folder);
        const std::filesystem::path path = folder.toStdString();
        OpenedModels opened;
        const auto model = opened.folder(path);
        const auto& labels = labelHeadOf(*model);
        if (!labels || labels->of != LabelHead::Of::Whole || model->tokenizer == nullptr)
            QSKIP("it has no such labels");
        Atlas atlas;
        atlas.texts = {{"The keeper looks at the sea."}};
        AtlasRun run(atlas, {{"", path.string(), path}}, opened);
        run.askKnockOuts(1);
        while (run.next()) {
        }
        const PreparedRun prepared = prepare(runOf(path, atlas, atlas.texts.front()), opened);
        const auto trace = core::run(prepared.model, prepared.batch, {.keep = Keep::Context});
        Answer answer{0, predictedPosition(speakerOf(*trace), 0, 0), 0};
        labelScores(*trace, 0).row(0).maxCoeff(&answer.id);
        const HeadTable table = knockOuts(trace, {}, AttentionBlock::Self, answer);
        for (Index layer = 0; layer < model->info.layers; ++layer)
            for (Index head = 0; head < model->info.heads; ++head) {
                const double found =
                    run.atlas().steps[0].statistics[run.atlas().placeOf({0, layer, head})].of(Measure::KnockOut).mean();
                QVERIFY2(std::abs(found - static_cast<double>(*table.at(Measure::KnockOut, layer, head))) < 1e-5,
                         qPrintable(QString("%1.%2: %3").arg(layer).arg(head).arg(found)));
            }
    }

    /// Classifiers of decoders, and a folder whose model lies in one of its own.
    void foundFoldersOpen_data()
    {
        QTest::addColumn<QString>("opened");
        QTest::addColumn<QString>("expected");
        QTest::newRow("Llama's classes") << "B01/llama"
                                         << "B01/llama";
        QTest::newRow("GPT-NeoX's classes") << "B01/gpt_neox"
                                            << "B01/gpt_neox";
        QTest::newRow("sentence-transformers' old layout") << "R10"
                                                           << "R10/0_Transformer";
    }
    void foundFoldersOpen()
    {
        QFETCH(QString, opened);
        QFETCH(QString, expected);
        const auto folder = sharedFolder("found/" + opened.toStdString());
        if (!folder) QSKIP("the found inputs are not there");
        const auto model = openModel(*folder);
        const auto file =
            SafetensorsFile::open(*sharedFolder("found/" + expected.toStdString()) / "expected.safetensors");
        std::vector<Index> ids;
        for (const float id : file.floats("input_ids")) ids.push_back(static_cast<Index>(id));
        const auto trace = run(model, Batch{{sequenceOfIds(*model, ids)}}, {});
        std::vector<float> weights;
        for (const auto& layer : trace->layers)
            for (const auto& head : layer->items.front().attention.heads) append(weights, head.weights);
        const Comparison result = compare(file, "attentions", weights, 1e-5F);
        QVERIFY2(result.passed, result.remark.c_str());
        QCOMPARE(model->info.name, folder->filename().string());
        const bool whole = model->sentence ? sentenceVector(*trace, 0).size() == model->transformer.width()
                                           : labelScores(*trace, 0).cols() == 2;
        QVERIFY(whole);
    }
};

TEST_CLASS(TestGoldenLabels)
#include "tst_golden_labels.moc"
