#include "core/analysis/text_likelihood.h"
#include "core/explain/patch/feed_forward_sweep.h"
#include "core/json/json_text.h"
#include "core/model/folder/model_folder.h"
#include "core/model/pass/prediction.h"
#include "core/model/pass/row_reading.h"

#include <QTest>

#include "tests/test_class.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

using namespace core;

namespace {

const std::filesystem::path goldenData = SOURCE_DIR "/tests/golden/data";

Json expectedAblations() { return readJsonObject((goldenData / "ablation/expected.json").string(), 1U << 20U); }

Json expectedLayers() { return readJsonObject((goldenData / "ablation/layers.json").string(), 1U << 20U); }

std::vector<std::string> textsIn(const Json& list)
{
    std::vector<std::string> texts;
    for (const Json& each : list) texts.push_back(each.get<std::string>());
    return texts;
}

std::vector<Index> idsIn(const Json& list)
{
    std::vector<Index> ids;
    for (const Json& each : list) ids.push_back(each.get<Index>());
    return ids;
}

/// One model's text, reference and answer, and what transformers says of them.
struct AblationCase {
    Json wanted;
    std::shared_ptr<const Model> model;
    Batch batch;
    AttentionBlock block = AttentionBlock::Self;
    Answer answer;
    ReferenceTexts reference;

    static AblationCase of(const std::string& name)
    {
        const Json all = expectedAblations();
        AblationCase one;
        for (const Json& each : all["cases"])
            if (each["model"] == name) one.wanted = each;
        one.model = openModel(goldenData / "models" / name);
        one.batch.sequences = {sequenceOfIds(*one.model, idsIn(one.wanted["input_ids"]))};
        std::vector<std::string> texts = textsIn(all["reference"]);
        if (one.model->decoder != nullptr) {
            one.batch.targets = {sequenceOfIds(*one.model->decoder, idsIn(one.wanted["decoder_input_ids"]))};
            one.block = AttentionBlock::Cross;
            const std::vector<std::string> targets = textsIn(all["targets"]);
            for (std::size_t i = 0; i < texts.size(); ++i) texts[i] += "\t" + targets[i];
        }
        one.answer = {0, one.wanted["position"].get<Index>(), one.wanted["answer"].get<Index>()};
        one.reference = ReferenceTexts("texts", texts);
        return one;
    }
};

/// By the names of expected.json.
Ablation ablationBy(const QString& way, const ReferenceTexts& reference)
{
    if (way == "zero") return {};
    if (way == "mean") return {Ablation::By::Mean, {}};
    return {way == "resampled" ? Ablation::By::Resample : Ablation::By::Mean, reference};
}

bool isNear(double found, double wanted) { return std::abs(found - wanted) <= 3e-5 * std::max(1.0, std::abs(wanted)); }

}  // namespace

/// What knocking heads out changes, against hooks in transformers.
class TestGoldenAblation final : public QObject {
    Q_OBJECT
private slots:
    void everyHeadChangesWhatItDoesInTransformers_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("way");
        const Json all = expectedAblations();
        for (const Json& each : all["cases"])
            for (const char* way : {"zero", "mean", "reference", "resampled"}) {
                const QString name = QString::fromStdString(each["model"].get<std::string>());
                QTest::addRow("%s by %s", qPrintable(name), way) << name << QString(way);
            }
    }

    void everyHeadChangesWhatItDoesInTransformers()
    {
        QFETCH(QString, model);
        QFETCH(QString, way);
        const AblationCase one = AblationCase::of(model.toStdString());
        const auto trace = run(one.model, one.batch, {.keep = Keep::Context});
        QVERIFY(isNear(*logProbability(*trace, one.answer), one.wanted["before"].get<double>()));
        const Ablation ablation = ablationBy(way, one.reference);
        const HeadTable together = sweepKnockOuts(trace, {}, one.block, one.answer, ablation);
        const HeadTable alone = knockOutsByPasses(trace, {}, one.block, one.answer, ablation);
        const Json& wanted = one.wanted[way.toStdString()];
        // Of a resampled head the mean over the texts that are long enough; none is left out, as they are few.
        const std::vector<Json> tables =
            way == "resampled" ? wanted.get<std::vector<Json>>() : std::vector<Json>{wanted};
        QVERIFY(!tables.empty() && tables.size() <= resampledTexts);
        double largest = 0;
        for (Index layer = 0; layer < together.layers; ++layer)
            for (Index head = 0; head < together.heads; ++head) {
                double change = 0;
                for (const Json& table : tables)
                    change += table[layer][head].get<double>() / static_cast<double>(tables.size());
                largest = std::max(largest, std::abs(change));
                for (const HeadTable* found : {&together, &alone}) {
                    const double number = *found->at(Measure::KnockOut, layer, head);
                    if (!isNear(number, change))
                        QFAIL(qPrintable(QString("%1 instead of %2 at layer %3, head %4")
                                             .arg(number, 0, 'g', 9)
                                             .arg(change, 0, 'g', 9)
                                             .arg(layer)
                                             .arg(head)));
                }
            }
        QVERIFY(largest > 1e-2);  // else nothing is compared
        std::printf("%s by %s: %d heads, the largest change %.3f nats\n", qPrintable(model), qPrintable(way),
                    static_cast<int>(together.layers * together.heads), largest);
    }

    void everyFeedForwardLayerChangesWhatItDoesInTransformers_data()
    {
        everyHeadChangesWhatItDoesInTransformers_data();
    }

    void everyFeedForwardLayerChangesWhatItDoesInTransformers()
    {
        QFETCH(QString, model);
        QFETCH(QString, way);
        const AblationCase one = AblationCase::of(model.toStdString());
        const auto trace = run(one.model, one.batch, {.keep = Keep::Context});
        const HeadTable found = sweepFeedForward(trace, {}, one.block, one.answer, ablationBy(way, one.reference));
        const Json& wanted = one.wanted["feed_forward"][way.toStdString()];
        const std::vector<Json> lists =
            way == "resampled" ? wanted.get<std::vector<Json>>() : std::vector<Json>{wanted};
        double largest = 0;
        for (Index layer = 0; layer < found.layers; ++layer) {
            double change = 0;
            for (const Json& list : lists) change += list[layer].get<double>() / static_cast<double>(lists.size());
            const double number = static_cast<double>(*found.at(Measure::KnockOut, layer, 0));
            QVERIFY2(
                isNear(number, change),
                qPrintable(
                    QString("%1 instead of %2 at layer %3").arg(number, 0, 'g', 9).arg(change, 0, 'g', 9).arg(layer)));
            largest = std::max(largest, std::abs(change));
        }
        QVERIFY(largest > 1e-2);  // else nothing is compared
    }

    void everyLayerIsChangedAsInTransformers_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("way");
        const Json all = expectedLayers();
        for (const Json& each : all["cases"])
            for (const char* way : {"scaled", "neuron", "steered"}) {
                const QString name = QString::fromStdString(each["model"].get<std::string>());
                if (!each[way].empty()) QTest::addRow("%s %s", qPrintable(name), way) << name << QString(way);
            }
    }

    void everyLayerIsChangedAsInTransformers()
    {
        QFETCH(QString, model);
        QFETCH(QString, way);
        const AblationCase one = AblationCase::of(model.toStdString());
        const Json all = expectedLayers();
        Json wanted;
        for (const Json& each : all["cases"])
            if (each["model"] == model.toStdString()) wanted = each[way.toStdString()];
        const std::vector<std::string>& texts = one.reference.texts();
        const ReferenceTexts direction("direction", {texts[0], texts[1]});
        double largest = 0;
        for (Index layer = 0; layer < std::ssize(wanted); ++layer) {
            Intervention change{.kind = Intervention::Kind::FeedForward, .layer = layer, .block = one.block};
            if (way == "scaled") change.factor = all["factor"].get<float>();
            if (way == "neuron") change.neuron = all["neuron"].get<Index>();
            if (way == "steered") {
                change.kind = Intervention::Kind::Steer;
                change.factor = all["steered"].get<float>();
                change.reference = direction;
            }
            const RunOptions options{.keep = Keep::Context, .interventions = {change}};
            const auto trace = run(one.model, one.batch, options);
            const double number = *logProbability(*trace, one.answer) - one.wanted["before"].get<double>();
            const double expected = wanted[layer].get<double>();
            QVERIFY2(isNear(number, expected), qPrintable(QString("%1 instead of %2 at layer %3")
                                                              .arg(number, 0, 'g', 9)
                                                              .arg(expected, 0, 'g', 9)
                                                              .arg(layer)));
            largest = std::max(largest, std::abs(number));
            // Heads are knocked out beside it, whether or not a whole pass is made of each.
            const HeadTable together = sweepKnockOuts(trace, options, one.block, one.answer);
            const HeadTable alone = knockOutsByPasses(trace, options, one.block, one.answer);
            for (Index head = 0; head < together.heads; ++head)
                QVERIFY(isNear(static_cast<double>(*together.at(Measure::KnockOut, 0, head)),
                               static_cast<double>(*alone.at(Measure::KnockOut, 0, head))));
        }
        QVERIFY(largest > 1e-2);  // else nothing is compared
    }

    void textsAreAsLikelyAsInTransformers_data() { headsTogetherChangeWhatTheyDoInTransformers_data(); }

    void textsAreAsLikelyAsInTransformers()
    {
        QFETCH(QString, model);
        const AblationCase one = AblationCase::of(model.toStdString());
        const auto trace = run(one.model, one.batch, {.keep = Keep::Context});
        const Json& wanted = one.wanted["next"];
        QCOMPARE(predictsNext(*speakerOf(*trace).model), !wanted.empty());
        if (wanted.empty()) return;
        const Eigen::VectorXd found = nextTokenLogarithms(*trace, 0);
        QCOMPARE(found.size(), std::ssize(wanted));
        for (Index i = 0; i < found.size(); ++i) QVERIFY(isNear(found(i), wanted[i].get<double>()));
    }

    void headsTogetherChangeWhatTheyDoInTransformers_data()
    {
        QTest::addColumn<QString>("model");
        const Json all = expectedAblations();
        for (const Json& each : all["cases"])
            QTest::addRow("%s", each["model"].get<std::string>().c_str())
                << QString::fromStdString(each["model"].get<std::string>());
    }

    void headsTogetherChangeWhatTheyDoInTransformers()
    {
        QFETCH(QString, model);
        const AblationCase one = AblationCase::of(model.toStdString());
        for (const bool mean : {false, true}) {
            const Ablation ablation{mean ? Ablation::By::Mean : Ablation::By::Zero,
                                    mean ? one.reference : ReferenceTexts()};
            std::vector<HeadAddress> heads;
            for (const Json& head : one.wanted["heads"]) heads.push_back({head[0].get<Index>(), head[1].get<Index>()});
            const auto whole = run(one.model, one.batch, {.keep = Keep::Context});
            const auto trace = run(one.model, one.batch, withoutHeads(whole, {}, one.block, 0, ablation, heads));
            const double change = *logProbability(*trace, one.answer) - one.wanted["before"].get<double>();
            const double wanted = one.wanted["together"][mean ? "reference" : "zero"].get<double>();
            QVERIFY2(isNear(change, wanted), qPrintable(QString("%1 instead of %2").arg(change).arg(wanted)));
        }
    }
};

TEST_CLASS(TestGoldenAblation)
#include "tst_golden_ablation.moc"
