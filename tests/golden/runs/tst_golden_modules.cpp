#include "tests/golden/cases/module_runs.h"
#include "tests/golden/cases/torch_runs.h"

#include <QTest>

#include "tests/test_class.h"

#include <cstdio>

using namespace core;

/// Every attention module of the golden folders, every stage, under the case's own tolerance.
class TestGoldenModules final : public QObject {
    Q_OBJECT
private slots:
    void everyStageEqualsPyTorch_data()
    {
        QTest::addColumn<QString>("tree");
        QTest::addColumn<QString>("name");
        for (const auto& tree : goldenTrees()) {
            const std::string index = (tree / "modules/index.json").string();
            const Json cases = readJsonObject(index, 1U << 20U);
            QVERIFY2(!cases.empty(), index.c_str());
            for (const auto& [name, unused] : cases.items())
                QTest::newRow((tree.parent_path().filename().string() + "/" + name).c_str())
                    << QString::fromStdString(tree.string()) << QString::fromStdString(name);
        }
    }

    void everyStageEqualsPyTorch()
    {
        QFETCH(QString, tree);
        QFETCH(QString, name);
        const std::filesystem::path base = std::filesystem::path(tree.toStdString()) / "modules" / name.toStdString();
        const ModuleCase module{name.toStdString(), SafetensorsFile::open(base.string() + ".safetensors"),
                                readJsonObject(base.string() + ".json", 1U << 20U)};
        const auto computed = computeModule(module);
        QVERIFY2(computed, qPrintable("the engine has no recipe for " + name));
        const Json& tolerance = module.description["tolerance"];
        int compared = 0;
        float worst = 0;
        for (const auto& [tensor, entry] : module.tensors.tensors()) {
            if (tensor.starts_with("in.")) continue;
            const auto ours = computed->find(tensor);
            QVERIFY2(ours != computed->end(), qPrintable(QString("not computed: ") + tensor.c_str()));
            const Json exceptions = tolerance.value("exceptions", Json::object());
            const float bound = exceptions.value(tensor, tolerance["float32_max_abs"].get<float>());
            const bool torchGivesNan =
                tensor.starts_with("out.fullrow.") && module.description["tensors"][tensor].contains("contains");
            const Comparison result = compare(module.tensors, tensor, ours->second, bound, torchGivesNan);
            QVERIFY2(
                result.passed,
                qPrintable(
                    QString("%1: %2, tolerance %3").arg(tensor.c_str(), result.remark.c_str()).arg(result.tolerance)));
            worst = std::max(worst, result.largestDifference / bound);
            ++compared;
        }
        QVERIFY(compared > 0);
        std::printf("  %-24s %3d tensors, largest difference %3.0f %% of its tolerance\n", module.name.c_str(),
                    compared, static_cast<double>(100 * worst));
        ++m_cases;
        m_tensors += compared;
    }

    /// Beside the tables of m12: what sine and cosine are multiplied by.
    void rotaryFactorsEqualTransformers()
    {
        int compared = 0;
        for (const auto& tree : goldenTrees()) {
            const std::filesystem::path file = tree / "modules/m12_rope_tables.json";
            if (!std::filesystem::exists(file)) continue;
            const Json description = readJsonObject(file.string(), 1U << 20U);
            for (const auto& [name, entry] : description["entries"].items()) {
                const float difference = rotaryOf(entry).attentionFactor() - entry["attention_factor"].get<float>();
                QVERIFY2(std::abs(difference) < 1e-6F, name.c_str());
                ++compared;
            }
        }
        QVERIFY(compared > 0);
    }

    void cleanupTestCase()
    {
        std::printf("golden modules: %d cases, %d tensors compared\n", m_cases, m_tensors);
        QVERIFY(m_tensors > 0);
    }

private:
    int m_cases = 0;
    int m_tensors = 0;
};

TEST_CLASS(TestGoldenModules)
#include "tst_golden_modules.moc"
