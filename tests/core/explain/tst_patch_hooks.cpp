#include "core/explain/patch/path_patch.h"
#include "tests/core/explain/patched_passes.h"
#include "tests/golden/cases/golden_case.h"

#include <QTest>

#include "tests/test_class.h"

using namespace core;
using Columns = PatchPlan::Columns;

namespace {

/// Empty if both tables have equal numbers, to 1e-5, relative beyond 1.
std::string difference(const Json& wanted, const PatchSweep& sweep)
{
    if (wanted.empty()) return "no numbers are wanted";
    for (std::size_t layer = 0; layer < wanted.size(); ++layer)
        for (std::size_t column = 0; column < wanted[layer].size(); ++column) {
            const double is = sweep.values(static_cast<Index>(layer), static_cast<Index>(column));
            const double be = wanted[layer][column].get<double>();
            if (!(std::abs(is - be) <= 1e-5 * std::max(1.0, std::abs(be))))
                return std::to_string(is) + " instead of " + std::to_string(be) + " at " + std::to_string(layer) + ", "
                       + std::to_string(column);
        }
    return {};
}

}  // namespace

/// The numbers of hooks in transformers; tests/golden/data/explain/make.py has them.
class TestPatchHooks final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        const std::string file = SOURCE_DIR "/tests/golden/data/explain/patches.json";
        m_wanted = parseJson(readText(file, 1U << 20U), file, "the text");
        m_runs = PatchedRuns::of("gpt2_fp16");
        QCOMPARE(m_runs.asked.answer.id, m_wanted["answer"].get<Index>());
        QCOMPARE(*m_runs.asked.answer.against, m_wanted["against"].get<Index>());
    }

    void sweepsHaveTheirNumbers_data()
    {
        QTest::addColumn<PatchPlan>("plan");
        QTest::newRow("residual") << PatchPlan{};
        QTest::newRow("head") << PatchPlan{.kind = PatchKind::Head, .columns = Columns::Heads};
        QTest::newRow("head 3 by position") << PatchPlan{.kind = PatchKind::Head, .head = 2};
        QTest::newRow("pattern") << PatchPlan{.kind = PatchKind::Pattern, .columns = Columns::Heads};
    }

    void sweepsHaveTheirNumbers()
    {
        QFETCH(PatchPlan, plan);
        const PatchSweep sweep = sweepPatches(m_runs.from, m_runs.to, m_runs.asked, plan);
        QVERIFY(std::abs(sweep.unpatched - m_wanted["unpatched"].get<double>()) < 1e-5);
        QVERIFY(std::abs(*sweep.source - m_wanted["source"].get<double>()) < 1e-5);
        QCOMPARE(difference(m_wanted[QTest::currentDataTag()], sweep), std::string());
    }

    void pathsHaveTheirNumbers_data()
    {
        QTest::addColumn<PathPlan>("plan");
        const std::pair<const char*, ReceiverInput> inputs[] = {{"path to 3.2.q", ReceiverInput::Query},
                                                                {"path to 3.2.k", ReceiverInput::Key},
                                                                {"path to 3.2.v", ReceiverInput::Value},
                                                                {"path to 3.2.qkv", ReceiverInput::All}};
        for (const auto& [name, input] : inputs)
            QTest::newRow(name) << PathPlan{.receiver = BlockHead{.layer = 2, .head = 1}, .input = input};
        QTest::newRow("path to logits") << PathPlan{};
    }

    void pathsHaveTheirNumbers()
    {
        QFETCH(PathPlan, plan);
        const PatchSweep sweep = sweepPaths(m_runs.from, m_runs.to, m_runs.asked, plan);
        QCOMPARE(difference(m_wanted[QTest::currentDataTag()], sweep), std::string());
    }

private:
    Json m_wanted;
    PatchedRuns m_runs;
};

TEST_CLASS(TestPatchHooks)
#include "tst_patch_hooks.moc"
