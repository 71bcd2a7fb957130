#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include "core/error.h"
#include "core/model/recorded/recorded_attention.h"
#include "tests/test_class.h"
#include "tests/ui/drawn_figures.h"

using namespace core;
using namespace drawn_figures;
namespace fs = std::filesystem;
using Content = core::FigureSettings::Content;

namespace {

std::vector<QByteArrayList> csvRows(const QByteArray& csv)
{
    std::vector<QByteArrayList> rows;
    for (const QByteArray& line : csv.split('\n'))
        if (!line.isEmpty()) rows.push_back(line.trimmed().split(','));
    return rows;
}

}  // namespace

/// The numbers behind figures, the files that hold them, and what their rows are named after.
class TestFigureTables final : public QObject {
    Q_OBJECT
private slots:
    void csvCarriesTokensAndWholeNumbers()
    {
        const Figure figure(FigureSource::of(gpt2()), oneHead());
        const auto rows = csvRows(figureBytes(figure, "csv"));
        const auto& tokens = gpt2()->queries(0);
        QCOMPARE(rows.size(), tokens.size() + 1);
        QCOMPARE(rows[0][0], QByteArray());
        QCOMPARE(rows[0][1], QByteArray("The"));
        QCOMPARE(rows[2][0], QByteArray("␣ke"));
        for (std::size_t row = 0; row < tokens.size(); ++row)
            for (std::size_t col = 0; col < tokens.size(); ++col)
                QCOMPARE(rows[row + 1][static_cast<qsizetype>(col) + 1].toFloat(),
                         weights(1, 2)(static_cast<Index>(row), static_cast<Index>(col)));
        const auto all = csvRows(figureBytes(Figure(FigureSource::of(gpt2()), FigureSettings{}), "csv"));
        const Index heads = gpt2()->model->info.layers * gpt2()->model->info.heads;
        QCOMPARE(static_cast<Index>(all.size()), 1 + heads * static_cast<Index>(tokens.size() * tokens.size()));
        QCOMPARE(all[0][6], QByteArray("weight"));
    }

    void whatWasWrittenOpensAgain_data()
    {
        QTest::addColumn<QString>("ending");
        QTest::newRow("csv") << "csv";
        QTest::newRow("npy") << "npy";
    }

    void whatWasWrittenOpensAgain()
    {
        QFETCH(QString, ending);
        const fs::path path = m_folder.filePath("again." + ending).toStdString();
        exportFigure(Figure(FigureSource::of(gpt2()), oneHead()), path);
        const RecordedAttention again = openRecorded({.file = path});
        QVERIFY(again.warnings.empty());
        QVERIFY(again.trace->layers[0]->items[0].attention.heads[0].weights == weights(1, 2));
        if (ending == "csv") QCOMPARE(again.trace->queries(0)[1].text, gpt2()->queries(0)[1].text);
    }

    void npyHasTheChosenAxes()
    {
        const auto shape = [](const FigureSettings& settings) {
            return arrayOf(Figure(FigureSource::of(gpt2()), settings)).shape;
        };
        const ModelInfo& info = gpt2()->model->info;
        const auto tokens = static_cast<Index>(gpt2()->queries(0).size());
        QCOMPARE(shape({}), (std::vector<Index>{info.layers, info.heads, tokens, tokens}));
        FigureSettings layer;
        layer.layer = 1;
        QCOMPARE(shape(layer), (std::vector<Index>{info.heads, tokens, tokens}));
        QCOMPARE(shape(oneHead()), (std::vector<Index>{tokens, tokens}));
    }

    void eachHeadCanHaveItsFile()
    {
        const QString folder = m_folder.filePath("each");
        QDir().mkpath(folder);
        const fs::path pattern = (folder + "/{model}-L{layer}H{head}.png").toStdString();
        QVERIFY(isPattern(pattern));
        int told = 0;
        const auto session = [](const FigureSettings&) { return std::string("{}"); };
        FigureSettings settings;
        settings.dpi = 50;
        const Exported written =
            exportEach(FigureSource::of(gpt2()), settings, pattern, session, [&](int done, int total) {
                told = done;
                return done < total - 1;  // stopped before the last
            });
        const ModelInfo& info = gpt2()->model->info;
        QCOMPARE(written.files, static_cast<int>(info.layers * info.heads) - 1);
        QCOMPARE(told, written.files);
        QCOMPARE(QDir(folder).entryList(QDir::Files).size(), written.files);
        QVERIFY(QFile::exists(folder + "/" + QString::fromStdString(info.name) + "-L1H1.png"));
        const auto always = [](int, int) { return true; };
        QVERIFY_EXCEPTION_THROWN(
            exportEach(FigureSource::of(gpt2()), settings, (folder + "/{layer}.png").toStdString(), session, always),
            Error);
    }

    void rowsAreNamedAfterWhatTheyPredict_data()
    {
        QTest::addColumn<int>("content");
        QTest::newRow("map") << static_cast<int>(Content::Maps);
        QTest::newRow("mask") << static_cast<int>(Content::Mask);
        QTest::newRow("steps") << static_cast<int>(Content::Steps);
        QTest::newRow("compare") << static_cast<int>(Content::Compare);
    }

    void rowsAreNamedAfterWhatTheyPredict()
    {
        QFETCH(int, content);
        FigureSettings settings = contents(static_cast<FigureSettings::Content>(content));
        FigureSource source = FigureSource::of(gpt2());
        source.session.compare.heads = {{0, 1, 2}, {0, 0, 1}};
        const Figure at(source, settings);
        settings.map.rows = RowReading::NextToken;
        const Figure next(source, settings);
        QVERIFY(!svgText(at).contains("(next)"));
        QVERIFY(svgText(next).contains("(next)"));
        const bool steps = settings.content == FigureSettings::Content::Steps;
        QVERIFY(!svgText(at).contains("predicts") && !svgText(at).contains("for the next token"));
        QVERIFY(svgText(next).contains(steps ? "rows of maps: for the next token" : "predicting this token"));
        const std::vector<Token>& tokens = gpt2()->queries(0);
        const auto& before = at.tables();
        const auto& after = next.tables();
        QCOMPARE(after.size(), before.size());
        for (std::size_t i = 0; i < after.size(); ++i) {
            QVERIFY(*after[i].values == *before[i].values);  // no number changes
            QCOMPARE(after[i].columns, before[i].columns);
            QCOMPARE(after[i].rows_predict, !after[i].columns.isEmpty());
            if (!after[i].rows_predict) continue;
            QCOMPARE(after[i].rows.last(), QStringLiteral("(next)"));
            if (after[i].address || steps) QCOMPARE(after[i].rows.first(), QString::fromStdString(tokens[1].text));
        }
    }

    void tablesSayWhatTheirRowsAreNamedAfter()
    {
        FigureSettings settings = oneHead();
        settings.map.rows = RowReading::NextToken;
        const auto rows = csvRows(figureBytes(Figure(FigureSource::of(gpt2()), settings), "csv"));
        QCOMPARE(rows[0][0], QByteArray("next_token"));
        QCOMPARE(rows[1][0], rows[0][2]);  // the first row predicts the second token
        QCOMPARE(rows.back()[0], QByteArray("(next)"));
        settings.head.reset();
        QVERIFY(figureBytes(Figure(FigureSource::of(gpt2()), settings), "csv")
                    .startsWith("layer,head,query,key,next_token,key_token,weight\r\n"));
        const QByteArray steps = figureBytes(Figure(FigureSource::of(gpt2()),
                                                    [&] {
                                                        FigureSettings all = contents(FigureSettings::Content::Steps);
                                                        all.map.rows = RowReading::NextToken;
                                                        return all;
                                                    }()),
                                             "csv");
        QVERIFY(steps.contains("(row_token: next_token)"));
        // What was written is read again, labels and all.
        const fs::path path = m_folder.filePath("next.csv").toStdString();
        settings.head = 2;
        exportFigure(Figure(FigureSource::of(gpt2()), settings), path);
        const auto read = openRecorded({.file = path});
        QCOMPARE(read.trace->queries(0).back().text, std::string("(next)"));
        QCOMPARE(read.trace->keys(0).size(), gpt2()->keys(0).size());
    }

    void aFigureWithoutAxisNamesSaysHowRowsAreRead()
    {
        FigureSettings settings = oneHead();
        settings.map.rows = RowReading::NextToken;
        settings.axis_names = false;
        QVERIFY(svgText(Figure(FigureSource::of(gpt2()), settings)).contains("rows: for the next token"));
    }

    void rowsOfOtherModelsStayAtTheirTokens()
    {
        const auto bert = traceOf("tests/golden/data/models/bert", "The keeper looks.");
        FigureSettings settings = oneHead(0, 0);
        const QByteArray at = figureBytes(Figure(FigureSource::of(bert), settings), "csv");
        settings.map.rows = RowReading::NextToken;
        QCOMPARE(figureBytes(Figure(FigureSource::of(bert), settings), "csv"), at);
    }

private:
    QTemporaryDir m_folder;
};

TEST_CLASS(TestFigureTables)
#include "tst_figure_tables.moc"
