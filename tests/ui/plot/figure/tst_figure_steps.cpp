#include <QRegularExpression>
#include <QTest>

#include "core/analysis/attention_steps.h"
#include "core/error.h"
#include "tests/test_class.h"
#include "tests/ui/drawn_figures.h"
#include "ui/plot/figure/figure_choice.h"
#include "ui/plot/page/page_sizes.h"
#include "ui/words/error_text.h"
#include "ui/words/residue_names.h"

using core::FigureSettings;
using core::Stage;
using drawn_figures::contents;
using drawn_figures::figureWith;
using drawn_figures::svgText;
using drawn_figures::traceOf;

namespace {

FigureSettings steps() { return contents(FigureSettings::Content::Steps); }

QStringList titles(const Figure& figure)
{
    QStringList all;
    for (const FigureTable& table : figure.tables()) all << table.title.section(QStringLiteral("  "), 1);
    return all;
}

std::vector<core::StageTable> everyTable()
{
    std::vector<core::StageTable> all;
    const core::HeadAddress address{1, 2, 0};
    for (core::AttentionStep& step :
         core::attentionSteps(*drawn_figures::gpt2(), address, *core::headStages(*drawn_figures::gpt2(), address)))
        for (core::StageTable& table : step.tables) all.push_back(std::move(table));
    return all;
}

}  // namespace

/// Which tables and rows of the calculation stand on the page, and how.
class TestFigureSteps final : public QObject {
    Q_OBJECT
private slots:
    void theUsualTablesAreThoseThatSaySomething()
    {
        const QStringList shown = titles(figureWith(steps()));
        for (const char* title : {"x", "queries Q", "keys K", "values V", "scores Q Kᵀ", "+ mask", "weights"})
            QVERIFY2(shown.contains(QString::fromUtf8(title)), title);
        for (const char* measure : {"entropy", "mean distance", "attention received", "mean of the heads"})
            QVERIFY2(!shown.contains(QString::fromUtf8(measure)), measure);
        QVERIFY(shown.size() < std::ssize(everyTable()));
        QCOMPARE(figureWith(steps()).stages().size(), everyTable().size());
    }

    /// Tens of a long protein, every one of a short one; the tokens at both ends are none.
    void contactsAreOfNumberedResidues()
    {
        const char* esm = "tests/golden/data/models/esm";
        const auto brief = traceOf(esm, "MKTAY");
        QCOMPARE(residueNames(*brief, 0), (QStringList{"", "1", "2", "3", "4", "5", ""}));
        QCOMPARE(writtenResidues(residueNames(*brief, 0), 1), residueNames(*brief, 0));
        QVERIFY(residueNames(*drawn_figures::gpt2(), 0).isEmpty());
        const auto protein = traceOf(esm, "MKTAYIAKQRQISFVKSHFSRQLEERLGLIEVQ");
        FigureSettings settings = steps();
        settings.part.stages = {Stage::Contacts};
        const QString svg = svgText(Figure(FigureSource::of(protein), settings));
        const auto count = [&](const char* label) { return svg.count(QStringLiteral(">%1<").arg(label)); };
        for (const char* ten : {"10", "20", "30"}) QCOMPARE(count(ten), 2);
        for (const char* other : {"2", "9", "33", "M", "K"}) QVERIFY2(count(other) == 0, other);
        const QStringList far = writtenResidues(residueNames(*protein, 0), 14);
        QCOMPARE(far.filter(QRegularExpression(".")), QStringList{"20"});
    }

    void aMaskThatHidesNothingIsLeftOut()
    {
        const auto seesAll = traceOf("tests/golden/data/models/bert", "The keeper looks at the sea.");
        QVERIFY(!titles(Figure(FigureSource::of(seesAll), steps())).contains(QStringLiteral("+ mask")));
        FigureSettings asked = steps();
        asked.part.stages = {Stage::ScoresMasked};
        QCOMPARE(titles(Figure(FigureSource::of(seesAll), asked)), QStringList(QStringLiteral("+ mask")));
    }

    void tablesAreChosenInTheOrderOfTheCalculation()
    {
        FigureSettings settings = steps();
        settings.part.stages = {Stage::Weights, Stage::Query, Stage::Entropy};
        const Figure figure = figureWith(settings);
        QCOMPARE(titles(figure), (QStringList{"queries Q", "weights", "entropy"}));
        for (const core::StageTable& table : everyTable())
            if (table.stage == Stage::Query) QVERIFY(*figure.tables()[0].values == table.values);
        settings.part.stages = {Stage::SinkWeights};
        try {
            figureWith(settings);
            QFAIL("there is no sink");
        } catch (const core::Error& error) {
            QVERIFY2(errorText(error).contains("sink") && errorText(error).contains("weights"),
                     qPrintable(errorText(error)));
        }
    }

    void oneQueryIsItsRowOfEachTable()
    {
        FigureSettings settings = steps();
        settings.part.queries = {3};
        const Figure figure = figureWith(settings);
        const auto keys = static_cast<core::Index>(drawn_figures::gpt2()->keys(0).size());
        for (const FigureTable& table : figure.tables()) {
            const bool ofKeys = table.title.endsWith("keys K") || table.title.endsWith("values V");
            QCOMPARE(table.values->rows(), ofKeys ? keys : 1);
            QCOMPARE(table.rows.size(), table.values->rows());
        }
        settings.part.stages = {Stage::Weights};
        const core::Matrix& weights = drawn_figures::weights(1, 2);
        QVERIFY(*figureWith(settings).tables()[0].values == core::Matrix(weights.row(3)));
        QCOMPARE(figureWith(settings).tables()[0].row_places, std::vector<core::Index>{3});
        settings.part.queries = {1, 3};
        QCOMPARE(figureWith(settings).tables()[0].values->rows(), core::Index{2});
    }

    /// Row times column: the terms add up to the number, and the matrix between is the head's.
    void aNumberIsMadeOfTheTableBefore()
    {
        FigureSource source = FigureSource::of(drawn_figures::gpt2());
        source.session.steps.number = core::StageNumber{Stage::Query, 2};
        FigureSettings settings = steps();
        settings.layer = 1;
        settings.head = 2;
        settings.part.queries = {3};
        settings.part.stages = {Stage::Input, Stage::Query, Stage::Weights};
        const Figure figure(source, settings);
        const auto untold = [](const Figure& of) {
            return of.warnings().filter(QStringLiteral("cannot be shown from the table before")).size();
        };
        QCOMPARE(untold(figure), 0);
        const auto named = [&](const QString& title) {
            return std::ranges::find_if(figure.tables(), [&](const auto& each) { return each.title.contains(title); });
        };
        const auto terms = named(QStringLiteral("dimension 3"));
        QVERIFY(terms != figure.tables().end());
        const core::Matrix& numbers = *terms->values;
        const auto tables = everyTable();
        const auto query = std::ranges::find(tables, Stage::Query, &core::StageTable::stage);
        const auto input = std::ranges::find(tables, Stage::Input, &core::StageTable::stage);
        QCOMPARE(numbers.rows(), input->values.cols());
        QCOMPARE(core::RowVector(numbers.col(0).transpose()), core::RowVector(input->values.row(3)));
        QVERIFY((numbers.col(0).cwiseProduct(numbers.col(1)) - numbers.col(2)).cwiseAbs().maxCoeff() == 0);
        const auto matrix = named(QStringLiteral("W_Q"));
        QVERIFY(matrix != figure.tables().end());
        const core::RowVector made = input->values.row(3) * *matrix->values;
        const auto& block = drawn_figures::gpt2()->model->transformer.blocks[1].attention;
        const core::RowVector bias = block.query.bias.segment(2 * made.size(), made.size());
        QVERIFY((made + bias - query->values.row(3)).cwiseAbs().maxCoeff() < 1e-5F);
        // The row of q stands in the product, not twice; the weights are a table.
        QCOMPARE(titles(figure).filter(QStringLiteral("queries Q")).size(), 0);
        QVERIFY(svgText(figure).contains(QStringLiteral("products")));
        // A number that is not there is warned of.
        source.session.steps.number->dimension = 9999;
        QCOMPARE(untold(Figure(source, settings)), 1);
        // With all queries the tables are there, and the number of the focused one below.
        source.session.steps.number->dimension = 0;
        settings.part.queries.clear();
        QCOMPARE(titles(Figure(source, settings)).filter(QStringLiteral("queries Q")).size(), 1);
    }

    void theOutputIsTheSumOfItsHeads()
    {
        FigureSource source = FigureSource::of(drawn_figures::gpt2());
        FigureSettings settings = steps();
        settings.layer = 1;
        settings.head = 2;
        settings.part.queries = {3};
        settings.part.stages = {Stage::SumOfHeads};
        const Figure whole(source, settings);
        QCOMPARE(whole.tables().size(), std::size_t{2});
        const FigureTable& parts = whole.tables()[1];
        const auto tables = everyTable();
        const auto output = std::ranges::find(tables, Stage::Output, &core::StageTable::stage);
        const auto heads = drawn_figures::gpt2()->model->info.heads;
        QCOMPARE(parts.rows.last(), QStringLiteral("concat · Wₒ"));
        QCOMPARE(parts.values->rows(), heads + 4);  // bias, Σ, einsum, concat
        for (const core::Index row : {heads + 1, heads + 2, heads + 3})
            QVERIFY((parts.values->row(row) - output->values.row(3)).cwiseAbs().maxCoeff() < 1e-5F);
        QVERIFY(svgText(whole).contains(QStringLiteral("torch.einsum")));
        source.session.steps.left_out = {1};
        const Figure rest(source, settings);
        const core::Matrix& less = *rest.tables()[1].values;
        QVERIFY((less.row(heads + 1) + less.row(1) - parts.values->row(heads + 1)).cwiseAbs().maxCoeff() < 1e-5F);
        QVERIFY(svgText(rest).contains(QStringLiteral("taken out")));
        settings.part.queries = {99};
        QVERIFY_EXCEPTION_THROWN(figureWith(settings), core::Error);
    }

    void thePageIsNoHigherThanPagesAre()
    {
        const auto longer = traceOf("tests/golden/data/models/gpt2_fp16",
                                    "The keeper looks at the sea and the ships that pass in the night, one by one.");
        for (const double width : {89.0, 120.0, 183.0}) {
            FigureSettings settings = steps();
            settings.width_mm = width;
            settings.text.least_points = 0;
            const Figure figure(FigureSource::of(longer), settings);
            QVERIFY2(figure.size().height() <= pageHeightOf(width) + 0.1,
                     qPrintable(QString("%1 mm: %2").arg(width).arg(figure.size().height())));
        }
    }

    void nothingLeavesThePage()
    {
        for (const double width : {89.0, 183.0}) {
            FigureSettings settings = steps();
            settings.width_mm = width;
            const QImage page = figureImage(figureWith(settings), 150);
            for (int y = 0; y < page.height(); ++y)
                for (const int x : {0, 1, page.width() - 2, page.width() - 1})
                    QCOMPARE(page.pixel(x, y), page.pixel(0, 0));
        }
    }

    void subscriptsAreNoUnderscores()
    {
        const QString svg = svgText(figureWith(steps()));
        static const QRegularExpression underscore(QStringLiteral(">[^<]*_[A-Z][^<]*</text>"));
        QVERIFY2(!underscore.match(svg).hasMatch(), qPrintable(underscore.match(svg).captured(0)));
        QVERIFY(svg.contains(QStringLiteral(">x · W<")));
        QVERIFY(svg.contains(QStringLiteral(">Q<")));
    }

    void everyTableHasABar()
    {
        FigureSettings settings = steps();
        settings.part.stages = {Stage::Query, Stage::ScoresRaw, Stage::Weights};
        const auto ticks = [](const QString& svg) {
            static const QRegularExpression number(QStringLiteral(">−?[0-9]+([.][0-9]+)?</text>"));
            int count = 0;
            for (auto each = number.globalMatch(svg); each.hasNext(); each.next()) ++count;
            return count;
        };
        QCOMPARE(ticks(svgText(figureWith(settings))), 6);  // two ends each
        settings.color_bar = false;
        QCOMPARE(ticks(svgText(figureWith(settings))), 0);
    }
};

TEST_CLASS(TestFigureSteps)
#include "tst_figure_steps.moc"
