#include "core/prepare/prepared_run.h"
#include "core/session/module_presets.h"

#include <QTest>

#include "tests/core/traced_run.h"
#include "tests/test_class.h"

#include <limits>
#include <set>

using namespace core;

namespace {

constexpr float minusInfinity = -std::numeric_limits<float>::infinity();

/// The golden cases of the same names, made from the published code.
struct Published {
    const char* name;
    Index heads, width, keys, values;
    ProjectionLayout layout;
    bool biases, output, causal;
    float fill;
};
constexpr Published published[] = {
    {"m01", 1, 24, 24, 24, ProjectionLayout::DimensionThenThree, false, false, true, minusInfinity},
    {"m02", 4, 30, 11, 11, ProjectionLayout::DimensionThenThree, false, true, true, minusInfinity},
    {"m03", 4, 32, 8, 8, ProjectionLayout::Separate, false, true, true, -1e9F},
    {"m04", 8, 512, 64, 64, ProjectionLayout::Separate, true, true, true, -10000.0F},
    {"m05", 3, 13, 5, 9, ProjectionLayout::Separate, false, false, false, minusInfinity},
    {"m06", 1, 12, 6, 10, ProjectionLayout::Separate, false, false, false, minusInfinity},
    {"m07", 1, 10, 6, 7, ProjectionLayout::Separate, false, false, true, minusInfinity},
    {"m08", 3, 12, 4, 4, ProjectionLayout::Separate, false, true, true, minusInfinity}};

}  // namespace

class TestModulePresets final : public QObject {
    Q_OBJECT
private slots:
    void everyPresetHasItsPublishedShape_data()
    {
        QTest::addColumn<int>("place");
        for (int i = 0; i < 8; ++i) QTest::newRow(published[i].name) << i;
    }
    void everyPresetHasItsPublishedShape()
    {
        QFETCH(int, place);
        const Published& wanted = published[place];
        const ModulePreset preset = modulePresets().at(static_cast<std::size_t>(place));
        QCOMPARE(preset.name, wanted.name);
        QVERIFY(preset.module.projections == wanted.layout);
        const auto trace = tracedRun(withPreset({.texts = {"the cat sat on my mat"}}, preset));
        const MultiHeadWeights& weights = trace->model->transformer.blocks[0].attention;
        const SequenceLayer& layer = trace->layers[0]->items[0];
        QCOMPARE(weights.heads, wanted.heads);
        QCOMPARE(shapeText(weights.query.weight.matrix()), shapeText(Matrix(wanted.width, wanted.heads * wanted.keys)));
        QCOMPARE(shapeText(weights.value.weight.matrix()),
                 shapeText(Matrix(wanted.width, wanted.heads * wanted.values)));
        QCOMPARE(weights.query.bias.size() > 0, wanted.biases);
        QCOMPARE(weights.output.has_value(), wanted.output);
        QCOMPARE(layer.attention.output.cols(), wanted.output ? wanted.width : wanted.heads * wanted.values);
        const HeadAttention& head = layer.attention.heads.back();
        QVERIFY((head.weights.rowwise().sum().array() - 1).abs().maxCoeff() < 1e-6F);
        const bool renormalised = std::string(wanted.name) == "m07";
        QCOMPARE(head.weights_unmasked.rows() > 0, renormalised);
        QCOMPARE(layer.scoring[0].rule.fill.value, wanted.fill);
        QCOMPARE(head.weights(0, 1) == 0.0F, wanted.causal);
        if (wanted.causal && !renormalised) QCOMPARE(head.scores_masked(0, 1), wanted.fill);
    }

    void everyNameIsThereOnce()
    {
        std::set<std::string> names;
        for (const ModulePreset& preset : modulePresets())
            QVERIFY2(names.insert(preset.name).second, preset.name.c_str());
        for (const PresetTopic topic : presetTopics)
            QVERIFY(std::ranges::count(modulePresets(), topic, &ModulePreset::topic) >= 3);
    }

    void noTwoPresetsAreTheSame()
    {
        const std::vector<ModulePreset> presets = modulePresets();
        for (std::size_t i = 0; i < presets.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) {
                const bool isSame = presets[i].module == presets[j].module && presets[i].scoring == presets[j].scoring
                                    && presets[i].cross == presets[j].cross;
                QVERIFY2(!isSame, (presets[i].name + " = " + presets[j].name).c_str());
            }
    }

    void crossAttentionHasASecondText()
    {
        const std::vector<ModulePreset> presets = modulePresets();
        const Run crossed = withPreset({.texts = {"the cat"}}, presets.at(5));
        QVERIFY(crossed.keys_text);
        QCOMPARE(shapeText(tracedRun(crossed)->layers[0]->items[0].attention.heads[0].weights), "[2, 6]");
        QVERIFY(!withPreset(crossed, presets.at(0)).keys_text);
        QCOMPARE(*withPreset({.texts = {"the cat"}, .keys_text = "own words"}, presets.at(5)).keys_text, "own words");
    }

    void aPresetReplacesTheModelAndKeepsTheTexts()
    {
        Run before;
        before.model = "/some/folder";
        before.texts = {"one", "two"};
        before.changes = {{.temperature = 2.0F}};
        const Run after = withPreset(before, modulePresets().at(2));
        QVERIFY(after.model.empty());
        QCOMPARE(after.texts, before.texts);
        QCOMPARE(after.changes.size(), std::size_t{1});
        QVERIFY(!after.changes[0].temperature);
    }

    void aFreshClassroomIsCausal()
    {
        const auto trace = tracedRun(classroomRun("the cat sat"));
        QCOMPARE(trace->layers[0]->items[0].attention.heads[2].weights(0, 0), 1.0F);
    }
};

TEST_CLASS(TestModulePresets)
#include "tst_module_presets.moc"
