#include "core/explain/cell_account.h"
#include "core/json/json_text.h"
#include "core/model/family/weight_files.h"
#include "core/model/folder/model_folder.h"
#include "tests/golden/cases/golden_models.h"

#include <QTest>

#include "tests/test_class.h"

#include <cstdio>
#include <numeric>

using namespace core;

namespace {

constexpr AttentionBlock blocks[] = {AttentionBlock::Self, AttentionBlock::Decoder, AttentionBlock::Cross};

/// How far sums are from what they should be, in parts of what they are measured against.
struct Apart {
    double row = 0;
    double score = 0;
};

double scaleOf(MatrixView numbers) { return std::max(1e-3, static_cast<double>(numbers.cwiseAbs().maxCoeff())); }

/// Every row of the stream that enters a layer.
void compareRows(StreamRows& rows, AttentionBlock block, Index layer, Apart& apart)
{
    const auto trace = blockOf(rows.trace(), block);
    const Matrix& input = trace->layers[layer]->items[rows.item()].input;
    const double scale = scaleOf(input);
    for (Index row = 0; row < input.rows(); ++row) {
        const RowVector sum = rows.entering(block, layer, {row}).front()->sum();
        const auto difference = static_cast<double>((sum - input.row(row)).cwiseAbs().maxCoeff());
        apart.row = std::max(apart.row, difference / scale);
    }
}

/// How far the next cell of a map is that is looked at: all of them, or 48 spread over it. It shares no factor with a
/// row's length, so that all keys are met.
Index stepOver(Index cells, Index row_length)
{
    Index step = looksAtEveryCase() ? 1 : std::max<Index>(1, cells / 48);
    while (std::gcd(step, row_length) != 1) ++step;
    return step;
}

/// Cells of every head of a layer.
void compareCells(StreamRows& rows, AttentionBlock block, Index layer, Apart& apart)
{
    const auto trace = blockOf(rows.trace(), block);
    for (Index head = 0; head < trace->model->info.heads; ++head) {
        const HeadAddress address{layer, head, rows.item()};
        const Matrix& scores = trace->at(address).attention.heads[head].scores_scaled;
        const double scale = scaleOf(scores);
        const Index step = stepOver(scores.size(), scores.cols());
        for (Index cell = 0; cell < scores.size(); cell += step) {
            const CellAccount account = explainCell(rows, block, address, {cell / scores.cols(), cell % scores.cols()});
            apart.score = std::max(apart.score, std::abs(account.remainder()) / scale);
        }
    }
}

}  // namespace

/// What wrote a row, and what wrote a score, adds up in every family.
class TestGoldenAccounts final : public QObject {
    Q_OBJECT
private slots:
    void everyScoreIsTheSumOfItsProducts_data()
    {
        QTest::addColumn<QString>("folder");
        for (const auto& folder : goldenModels())
            QTest::newRow(folder.c_str()) << QString::fromStdString(folder.string());
    }
    void everyScoreIsTheSumOfItsProducts()
    {
        QFETCH(QString, folder);
        const std::filesystem::path reference = folder.toStdString();
        const auto model = openModel(modelOf(reference));
        const auto expected = expectedOf(reference);
        Apart apart;
        const Json meta = readJsonObject((reference / "expected.json").string(), 16U << 20U);
        for (const auto& [text, unused] : meta["texts"].items()) {
            const auto trace = run(model, batchIn(expected, text, *model), {});
            // A batch's last text is the one that is padded.
            StreamRows rows(trace, static_cast<Index>(trace->batch.sequences.size()) - 1);
            for (const AttentionBlock block : blocks)
                for (Index layer = 0; blockOf(trace, block) && layer < blockOf(trace, block)->model->info.layers;
                     ++layer) {
                    compareRows(rows, block, layer, apart);
                    compareCells(rows, block, layer, apart);
                }
        }
        std::printf("  %-24s rows %.1e, scores %.1e\n", reference.filename().c_str(), apart.row, apart.score);
        QVERIFY2(apart.row < 1e-4, qPrintable(QString::number(apart.row)));
        QVERIFY2(apart.score < 1e-4, qPrintable(QString::number(apart.score)));
    }
};

TEST_CLASS(TestGoldenAccounts)
#include "tst_golden_accounts.moc"
