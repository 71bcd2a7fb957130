#include "tests/golden/module_runs.h"

#include <QTest>

#include <cstdio>
#include <set>

using namespace core;

namespace {

/// Whether the engine has had the case's mechanism: all up to m08, and these that begin at q, k and v.
bool isBuilt(const std::string& name)
{
    static const std::set<std::string> fromHeads{"m09_alibi",         "m09_rope",           "m09_t5_bias",
                                                 "m09_temperature",   "m09_sliding_window", "m09_masks",
                                                 "m09_causal_offset", "m09_one_token",      "m09_softmax_extreme"};
    return (name >= "m01" && name < "m09") || fromHeads.contains(name);
}

}  // namespace

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
        if (!computed) {
            m_absent += " " + module.name;
            // Not knowing a case whose mechanism is built is a failure.
            QVERIFY2(!isBuilt(module.name), qPrintable("no recipe for " + name));
            return;
        }
        const Json& tolerance = module.description["tolerance"];
        int compared = 0;
        float worst = 0;
        for (const auto& [tensor, entry] : module.tensors.tensors()) {
            if (!tensor.starts_with("out.")) continue;
            const auto ours = computed->find(tensor);
            QVERIFY2(ours != computed->end(), qPrintable(QString("not computed: ") + tensor.c_str()));
            const float bound = tolerance["exceptions"].value(tensor, tolerance["float32_max_abs"].get<float>());
            const bool torchGivesNan =
                module.description["tensors"][tensor].contains("contains") && tensor.starts_with("out.fullrow.");
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

    void cleanupTestCase()
    {
        std::printf("golden modules: %d cases, %d tensors compared\n", m_cases, m_tensors);
        if (!m_absent.empty()) std::printf("mechanisms that the engine does not have yet:%s\n", m_absent.c_str());
        QVERIFY(m_tensors > 0);
    }

private:
    int m_cases = 0;
    int m_tensors = 0;
    std::string m_absent;
};

QTEST_GUILESS_MAIN(TestGoldenModules)
#include "tst_golden_modules.moc"
