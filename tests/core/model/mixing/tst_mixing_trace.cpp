#include "core/analysis/attention_steps.h"
#include "core/analysis/measures.h"
#include "core/analysis/shown_cells.h"
#include "core/attention/pooling.h"
#include "core/error.h"
#include "core/model/layer_numbers.h"
#include "core/model/pass/head_stages.h"
#include "core/model/pass/mixing_source.h"
#include "core/prepare/prepared_run.h"

#include <QTest>

#include "tests/said_parts.h"
#include "tests/test_class.h"

#include <cmath>

using namespace core;

namespace {

std::shared_ptr<const Trace> passOf(const QString& family, const std::string& text)
{
    const Run asked{.model = SOURCE_DIR "/tests/golden/data/families/" + family.toStdString(), .texts = {text}};
    OpenedModels models;
    const PreparedRun prepared = prepare(asked, models);
    return run(prepared.model, prepared.batch, optionsOf(asked));
}

std::string longText()
{
    std::string text;
    for (int i = 0; i < 80; ++i) text += "The keeper looks. ";
    return text.substr(0, 460);
}

void familyRows()
{
    QTest::addColumn<QString>("family");
    QTest::addColumn<QString>("numbers");
    QTest::newRow("short convolutions") << QStringLiteral("lfm2") << QStringLiteral("1 to 2, 4");
    QTest::newRow("gated delta rule") << QStringLiteral("qwen3_next") << QStringLiteral("1 to 3");
    QTest::newRow("state space beside attention") << QStringLiteral("falcon_h1") << QStringLiteral("1 to 2");
}

}  // namespace

/// The maps of layers without a softmax as a trace like any other.
class TestMixingTrace final : public QObject {
    Q_OBJECT
private slots:
    void layersKeepTheirNumbers_data() { familyRows(); }
    void layersKeepTheirNumbers()
    {
        QFETCH(QString, family);
        QFETCH(QString, numbers);
        const auto trace = passOf(family, "A gull.");
        QVERIFY(trace->mixing != nullptr);
        QCOMPARE(blockOf(trace, AttentionBlock::Mixing), trace->mixing);
        QCOMPARE(trace->mixing->model, trace->model->mixing);
        QCOMPARE(layerNumbersText(trace->mixing->model->info, 1), numbers.toStdString());
        QVERIFY(trace->mixing->finished());
        QVERIFY(!trace->mixing->hasWeights());
    }

    void mapsAreThoseOfTheLayersThemselves_data() { familyRows(); }
    void mapsAreThoseOfTheLayersThemselves()
    {
        QFETCH(QString, family);
        const auto trace = passOf(family, "A gull.");
        const Trace& mixing = *trace->mixing;
        const auto places = mixingPlaces(trace->model->transformer, trace->model->info);
        float largest = 0;
        for (Index layer = 0; layer < mixing.model->info.layers; ++layer) {
            const MixingMap map(*trace, places[static_cast<std::size_t>(layer)], 0);
            for (Index head = 0; head < mixing.model->info.heads; ++head) {
                const Matrix& weights = *headWeights(mixing, {layer, head, 0});
                QVERIFY((weights * map.values(head) - map.output(head)).cwiseAbs().maxCoeff() < 1e-5F);
                largest = std::max(largest, weights.cwiseAbs().maxCoeff());
                // Where the mask hides, there is nothing.
                const Mask& mask = mixing.mask({layer, head, 0});
                for (Index query = 0; query < weights.rows(); ++query)
                    for (Index key = 0; key < weights.cols(); ++key)
                        QVERIFY(mask.allows(query, key) || weights(query, key) == 0);
            }
        }
        QCOMPARE(mixing.range, std::pair(-largest, largest));
    }

    void oneHeadAloneIsThatOfAll_data() { familyRows(); }
    void oneHeadAloneIsThatOfAll()
    {
        QFETCH(QString, family);
        const auto trace = passOf(family, longText());
        const MixingSource& source = *trace->mixing->mixes;
        const MixingMap all = source.layer({0, 0, 0});
        for (Index head = 0; head < all.heads(); ++head) {
            const MixingMap one = source.head({0, head, 0});
            QCOMPARE(one.heads(), Index{1});
            QVERIFY((one.map(0) - all.map(head)).cwiseAbs().maxCoeff() < 1e-6F);
            QVERIFY((one.values(0) - all.values(head)).cwiseAbs().maxCoeff() < 1e-5F);
        }
        // A row's numbers are the same, whichever rows are asked for with it.
        const Matrix map = all.map(1);
        QVERIFY(all.rows(1, 70, 41) == map.middleRows(70, 41));
        QVERIFY(all.row(1, 99) == map.row(99));
    }

    void longMapsAreComputedWhereSomebodyLooks()
    {
        const auto trace = passOf(QStringLiteral("lfm2"), longText());
        const Trace& mixing = *trace->mixing;
        QVERIFY(mixing.recorded_rows);
        QCOMPARE(mixing.layers[0]->items[0].attention.heads[3].weights.size(), Index{0});
        const Matrix map = mixing.mixes->layer({1, 0, 0}).map(3);
        QVERIFY((*headWeights(mixing, {1, 3, 0}) - map).cwiseAbs().maxCoeff() < 1e-6F);
        QVERIFY((mixing.recorded_rows({1, 3, 0}, 40, 2) - map.middleRows(40, 2)).cwiseAbs().maxCoeff() < 1e-6F);
    }

    void stepsShowConvolutionDecayStateAndGate()
    {
        const auto stepsOf = [](const QString& family) {
            const auto trace = passOf(family, "A gull.")->mixing;
            return attentionSteps(*trace, {0, 1, 0}, *headStages(*trace, {0, 1, 0}));
        };
        const auto kinds = [](const std::vector<AttentionStep>& steps) {
            std::vector<StepKind> all;
            for (const AttentionStep& step : steps) all.push_back(step.kind);
            return all;
        };
        using enum StepKind;
        const std::vector<AttentionStep> delta = stepsOf(QStringLiteral("qwen3_next"));
        QVERIFY(kinds(delta) == (std::vector{Input, Convolve, Fade, Mix, Read, MixGate, State}));
        const Matrix& weights = delta[3].tables[0].values;
        const Matrix& values = delta[1].tables.back().values;
        QVERIFY((weights * values - delta[4].tables[0].values).cwiseAbs().maxCoeff() < 1e-5F);
        QCOMPARE(delta[6].tables[0].values.rows(), Index{8});
        QCOMPARE(delta[6].tables[0].values.cols(), Index{6});
        // Decays lie between 0 and 1, and so do the delta rule's strengths.
        for (const StageTable& table : delta[2].tables)
            QVERIFY(table.values.minCoeff() > 0 && table.values.maxCoeff() < 1);
        QVERIFY(kinds(stepsOf(QStringLiteral("lfm2"))) == (std::vector{Input, Convolve, Mix, Read}));
        QVERIFY(kinds(stepsOf(QStringLiteral("falcon_h1"))) == kinds(delta));
    }

    void whatNeedsRowsOfSumOneIsNotShown()
    {
        const auto trace = passOf(QStringLiteral("qwen3_next"), "A gull.")->mixing;
        const HeadTable table = measured(*trace, 0);
        for (const Measure measure : allMeasures) QVERIFY(!table.at(measure, 0, 0).has_value());
        const auto stages = headStages(*trace, {});
        for (const MapCells cells : {MapCells::Rollout, MapCells::Flow}) {
            try {
                shownCells(trace, {}, *stages, {.cells = cells});
                QFAIL("rows do not sum to 1");
            } catch (const Error& error) {
                QCOMPARE(saidParts(error).expected, std::string("rows that sum to 1"));
            }
        }
    }
};

TEST_CLASS(TestMixingTrace)
#include "tst_mixing_trace.moc"
