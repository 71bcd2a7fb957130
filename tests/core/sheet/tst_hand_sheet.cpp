#include <QTest>

#include "core/attention/softmax.h"
#include "core/sheet/hand_sheet.h"
#include "tests/core/caught.h"
#include "tests/core/sheet/rounded.h"
#include "tests/test_class.h"

#include <cmath>
#include <set>

using core::HandSheet;
using core::Index;
using core::SheetNumber;

namespace {

const std::vector<std::string> words{"the", "cat", "drinks", "milk", "slowly"};

std::vector<std::string> some(int count) { return {words.begin(), words.begin() + count}; }

}  // namespace

/// Sheets that a class computes with a pencil.
class TestHandSheet : public QObject {
    Q_OBJECT
private slots:
    void aSheetIsTheSameForEver()
    {
        // The numbers on paper that was handed out: a change here makes every key wrong.
        const HandSheet sheet = core::handSheet(some(4), false, {"L2", 1, 1, 12});
        QCOMPARE(sheet.row, Index{2});
        const std::vector<std::vector<double>> weights{
            {0.07, 0.82, 0.04, 0.07}, {0.31, 0.19, 0.19, 0.31}, {0.11, 0.81, 0.04, 0.04}, {0.10, 0.76, 0.04, 0.10}};
        for (std::size_t i = 0; i < 4; ++i)
            for (std::size_t j = 0; j < 4; ++j) QVERIFY(std::abs(sheet.weights[i][j] - weights[i][j]) < 1e-12);
        QVERIFY(std::abs(sheet.output[0] - 1.4) < 1e-12);
        QVERIFY(std::abs(sheet.output[1] + 1.5) < 1e-12);
        QCOMPARE(SheetNumber({"L2", 1, 1, 12}).id(), "L2-1-012");
    }

    void everyCopyHasNumbersOfItsOwn()
    {
        std::set<std::vector<std::vector<int>>> queries;
        for (Index copy = 1; copy <= 60; ++copy) queries.insert(core::handSheet(some(4), false, {"L2", 1, 7, copy}).q);
        QCOMPARE(queries.size(), std::size_t{60});
        QVERIFY(
            !(core::handSheet(some(3), false, {"L2", 1, 1, 1}) == core::handSheet(some(3), false, {"L2", 1, 2, 1})));
        QVERIFY(
            !(core::handSheet(some(3), false, {"L2", 1, 1, 1}) == core::handSheet(some(3), false, {"L3", 1, 1, 1})));
    }

    void everyBlankFollowsFromWhatIsPrinted_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<bool>("causal");
        for (const int count : {3, 4, 5})
            for (const bool causal : {false, true})
                QTest::addRow("%d tokens%s", count, causal ? ", causal" : "") << count << causal;
    }
    void everyBlankFollowsFromWhatIsPrinted()
    {
        QFETCH(int, count);
        QFETCH(bool, causal);
        for (Index copy = 1; copy <= 40; ++copy) {
            const HandSheet sheet = core::handSheet(some(count), causal, {"L2", 1, 3, copy});
            const auto row = static_cast<std::size_t>(sheet.row);
            double sum = 0;
            for (std::size_t i = 0; i < sheet.tokens.size(); ++i) {
                double left = 1;
                std::size_t blanks = 0;
                for (std::size_t j = 0; j < sheet.tokens.size(); ++j) {
                    int dot = 0;
                    for (std::size_t d = 0; d < 4; ++d) dot += sheet.q[i][d] * sheet.k[j][d];
                    QCOMPARE(sheet.scores[i][j], dot);
                    if (!sheet.isVisible(static_cast<Index>(i), static_cast<Index>(j))) {
                        QCOMPARE(sheet.weights[i][j], 0.0);
                        QVERIFY(!sheet.blank_weights[i][j] && !sheet.blank_scores[i][j]);
                        continue;
                    }
                    blanks += sheet.blank_weights[i][j] ? 1 : 0;
                    left -= sheet.weights[i][j];
                    if (i == row) sum += core::tabledExponential(dot / 2.0);
                }
                QVERIFY(std::abs(left) < 1e-9);      // to two places the row is 1.00
                if (i != row) QVERIFY(blanks <= 1);  // so that what is missing is what the others leave
            }
            QVERIFY(std::abs(sheet.sum() - sum) < 1e-9);
            for (std::size_t d = 0; d < 2; ++d) {
                double output = 0;
                for (std::size_t j = 0; j < sheet.tokens.size(); ++j) output += sheet.weights[row][j] * sheet.v[j][d];
                QVERIFY(std::abs(rounded(output, 10) - sheet.output[d]) < 1e-9);
            }
        }
    }

    void thePencilComesToWhatTheEngineComputes()
    {
        for (Index copy = 1; copy <= 40; ++copy) {
            const HandSheet sheet = core::handSheet(some(4), false, {"L2", 1, 5, copy});
            for (std::size_t i = 0; i < 4; ++i) {
                core::Matrix scores(1, 4);
                for (std::size_t j = 0; j < 4; ++j)
                    scores(0, static_cast<Index>(j)) = static_cast<float>(sheet.scores[i][j]) / 2;
                core::Matrix weights = scores;
                core::softmaxRows(weights);
                for (std::size_t j = 0; j < 4; ++j) {
                    const auto exact = static_cast<double>(weights(0, static_cast<Index>(j)));
                    QVERIFY(std::abs(rounded(exact, 100) - sheet.weights[i][j]) < 1e-9);
                    // No processor's last bits decide.
                    const double part = exact * 100 - std::floor(exact * 100);
                    QVERIFY(std::abs(part - 0.5) > 0.9e-2);
                }
            }
        }
    }

    void fewerThanThreeTokensAreRefused()
    {
        QCOMPARE(caught([] { core::handSheet({"a", "b"}, false, {"L1", 1, 1, 1}); }).code, core::Code::OutOfRange);
    }
};

TEST_CLASS(TestHandSheet)
#include "tst_hand_sheet.moc"
