#include "core/explain/logit_lens.h"
#include "core/json/json_text.h"
#include "core/model/folder/model_folder.h"
#include "tests/golden/cases/golden_models.h"

#include <QTest>

#include "tests/test_class.h"

#include <cmath>

using namespace core;

/// What each layer would say, against transformers.
class TestGoldenLens final : public QObject {
    Q_OBJECT
private slots:
    void everyLayerSaysWhatItDoesInTransformers_data()
    {
        QTest::addColumn<QString>("model");
        for (const char* model : {"gpt2_fp16", "bert", "marian"}) QTest::newRow(model) << model;
    }
    void everyLayerSaysWhatItDoesInTransformers()
    {
        QFETCH(QString, model);
        const std::filesystem::path data = SOURCE_DIR "/tests/golden/data";
        const std::filesystem::path folder = data / "models" / model.toStdString();
        const auto opened = openModel(folder);
        const auto trace = run(opened, batchIn(expectedOf(folder), "short", *opened), {});
        const LogitLens lens = logitLens(*trace, 0, {.asked = 10});
        const Json all = readJsonObject((data / "lens/lens.json").string(), 1U << 20U);
        const Json& wanted = all[model.toStdString()];
        QCOMPARE(lens.layers() + 1, static_cast<Index>(wanted.size()));
        for (Index layer = 0; layer <= lens.layers(); ++layer) {
            QCOMPARE(lens.tokens, static_cast<Index>(wanted[layer].size()));
            for (Index token = 0; token < lens.tokens; ++token) {
                const Json& cell = wanted[layer][token];
                const LogitLens::Cell& said = lens.at(layer, token);
                QCOMPARE(said.likeliest.front().token.id, cell[0].get<Index>());
                const auto apart = [](float probability, double logarithm) {
                    return std::abs(static_cast<double>(probability) - std::exp(logarithm));
                };
                QVERIFY(apart(said.likeliest.front().probability, cell[1]) < 2e-5);
                QVERIFY(apart(*said.asked, cell[2]) < 2e-5);
                QVERIFY(said.divergence >= -1e-6F);
            }
        }
        for (Index token = 0; token < lens.tokens; ++token)
            QVERIFY(std::abs(lens.at(lens.layers(), token).divergence) < 1e-6F);
    }
};

TEST_CLASS(TestGoldenLens)
#include "tst_golden_lens.moc"
