#include <QTest>

#include "tests/core/kernel/kernel_cases.h"
#include "tests/test_class.h"

#include <chrono>
#include <cstdio>
#include <fstream>
#include <map>

using namespace core;

namespace {

/// The number of cases that are drawn from each set if no minutes are named.
std::uint64_t fewKernelCases() { return looksAtEveryCase() ? 400 : 60; }

/// Lines of kernel_cases.txt, but for remarks.
std::vector<std::string> keptKernelCases()
{
    std::ifstream file(SOURCE_DIR "/tests/core/kernel/kernel_cases.txt");
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);)
        if (!line.empty() && line.front() != '#') lines.push_back(line);
    return lines;
}

bool isRunnableHere(const Kernels* kernel)
{
    const std::vector<const Kernels*> all = runnableKernels();
    return std::ranges::find(all, kernel) != all.end();
}

}  // namespace

/// Each set of kernels against plain loops, case by case: those that are kept, and others by seed. For minutes, if one
/// likes: ATTENTIONSCOPE_MINUTES=10 ATTENTIONSCOPE_SEED=1 QTEST_FUNCTION_TIMEOUT=2000000000 core_tests tst_kernel_cases
/// A failure prints a line for kernel_cases.txt.
class TestKernelCases final : public QObject {
    Q_OBJECT
private:
    const Kernels& m_best = kernels();
    std::map<std::string, long long> m_counts;  ///< counts of each set
    std::map<std::string, long long> m_kinds;

    static void eachSet()
    {
        QTest::addColumn<const Kernels*>("kernel");
        for (const Kernels* each : builtKernels()) QTest::newRow(each->name) << each;
    }

    /// @return the failure in this case, and its line
    QString wrongIn(const Kernels& kernel, const KernelCase& asked)
    {
        useKernels(kernel);
        ++m_counts[kernel.name];
        ++m_kinds[asked.kind.substr(0, asked.kind.find('.'))];
        const std::string wrong = wrongInKernelCase(kernel, asked);
        if (wrong.empty()) return {};
        std::printf("%s: %s: %s\n", kernel.name, asked.line().c_str(), wrong.c_str());
        return QString::fromStdString(asked.line() + ": " + wrong);
    }

private slots:
    void cleanup() { useKernels(m_best); }

    void keptCases_data() { eachSet(); }
    void keptCases()
    {
        QFETCH(const Kernels*, kernel);
        if (!isRunnableHere(kernel)) QSKIP("this processor cannot run it");
        const std::vector<std::string> lines = keptKernelCases();
        QVERIFY(!lines.empty());
        QStringList wrong;
        for (std::size_t i = 0; i < lines.size(); i += looksAtEveryCase() ? 1 : 3)
            for (const KernelCase& asked : kernelCasesOf(lines[i]))
                if (const QString text = wrongIn(*kernel, asked); !text.isEmpty()) wrong << text;
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
    }

    void drawnCases_data() { eachSet(); }
    void drawnCases()
    {
        using Clock = std::chrono::steady_clock;
        QFETCH(const Kernels*, kernel);
        if (!isRunnableHere(kernel)) QSKIP("this processor cannot run it");
        const int minutes = qEnvironmentVariableIntValue("ATTENTIONSCOPE_MINUTES");
        const auto seed = static_cast<std::uint64_t>(qEnvironmentVariableIntValue("ATTENTIONSCOPE_SEED"));
        const auto share = std::chrono::milliseconds(60'000LL * minutes / std::ssize(runnableKernels()));
        const auto end = Clock::now() + share;
        QStringList wrong;
        for (std::uint64_t i = 0; minutes > 0 ? Clock::now() < end : i < fewKernelCases(); ++i)
            if (const QString text = wrongIn(*kernel, drawnKernelCase(seed, i)); !text.isEmpty()) wrong << text;
        QVERIFY2(wrong.isEmpty(), qPrintable(QStringList(wrong.mid(0, 40)).join('\n')));
    }

    void cleanupTestCase()
    {
        std::printf("kernel cases:");
        for (const auto& [name, count] : m_counts) std::printf(" %s %lld,", name.c_str(), count);
        std::printf(" of which");
        for (const auto& [kind, count] : m_kinds) std::printf(" %s %lld", kind.c_str(), count);
        for (const Kernels* each : builtKernels())
            if (!isRunnableHere(each)) std::printf("; not run, this processor cannot: %s", each->name);
        std::printf("\n");
    }
};

TEST_CLASS(TestKernelCases)
#include "tst_kernel_cases.moc"
