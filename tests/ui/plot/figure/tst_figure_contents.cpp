#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "core/error.h"
#include "core/model/folder/model_folder.h"
#include "core/model/recorded/recorded_attention.h"
#include "core/session/run_edits.h"
#include "tests/test_class.h"
#include "tests/ui/drawn_figures.h"
#include "ui/plot/heat/color_map.h"

#include <cmath>
#include <fstream>

using namespace core;
using namespace drawn_figures;
namespace fs = std::filesystem;

namespace {

QRgb pixelAt(const Figure& figure, const HeadAddress& address, Index query, Index key)
{
    return figureImage(figure, 300).pixel((figure.cellRect(address, query, key).center() / 25.4 * 300).toPoint());
}

}  // namespace

/// What figures can show beside maps of fixed range.
class TestFigureContents final : public QObject {
    Q_OBJECT
private slots:
    void colorsFollowTheScope_data()
    {
        QTest::addColumn<int>("scale");
        using Scale = FigureSettings::Scale;
        QTest::newRow("cell") << static_cast<int>(Scale::Cell);
        QTest::newRow("row") << static_cast<int>(Scale::Row);
        QTest::newRow("head") << static_cast<int>(Scale::Head);
        QTest::newRow("layer") << static_cast<int>(Scale::Layer);
        QTest::newRow("all") << static_cast<int>(Scale::All);
    }

    void colorsFollowTheScope()
    {
        QFETCH(int, scale);
        using Scale = FigureSettings::Scale;
        FigureSettings settings;
        settings.scale = static_cast<Scale>(scale);
        settings.width_mm = 300;
        const Figure figure(FigureSource::of(gpt2()), settings);
        const HeadAddress address{1, 2, 0};
        float lowest = 1, highest = 0;
        const auto take = [&](Index layer, Index head, Index onlyRow) {
            for (Index row = 0; row < weights(layer, head).rows(); ++row)
                for (Index col = 0; col <= row && (onlyRow < 0 || row == onlyRow); ++col) {
                    lowest = std::min(lowest, weights(layer, head)(row, col));
                    highest = std::max(highest, weights(layer, head)(row, col));
                }
        };
        const Index query = 6, key = 3;
        for (Index layer = 0; layer < gpt2()->model->info.layers; ++layer)
            for (Index head = 0; head < gpt2()->model->info.heads; ++head) {
                const bool same = settings.scale == Scale::All || (settings.scale == Scale::Layer && layer == 1)
                                  || (layer == 1 && head == 2);
                if (same) take(layer, head, settings.scale == Scale::Row ? query : -1);
            }
        const double share = static_cast<double>((weights(1, 2)(query, key) - lowest) / (highest - lowest));
        const QRgb wanted = ColorMap::named("viridis").at(share);
        const QRgb found = pixelAt(figure, address, query, key);
        QVERIFY2(std::abs(qRed(wanted) - qRed(found)) <= 2 && std::abs(qGreen(wanted) - qGreen(found)) <= 2,
                 qPrintable(QString("%1 %2").arg(wanted, 0, 16).arg(found, 0, 16)));
    }

    void curvesBendTheColors()
    {
        FigureSettings settings = oneHead();
        const double weight = static_cast<double>(weights(1, 2)(6, 3));
        settings.curve = FigureSettings::Curve::Gamma;
        settings.gamma = 0.3;
        QCOMPARE(pixelAt(Figure(FigureSource::of(gpt2()), settings), {1, 2, 0}, 6, 3),
                 ColorMap::named("viridis").at(std::pow(weight, 0.3)));
        settings.curve = FigureSettings::Curve::Log;
        const double log = 1 + std::log10(std::max(weight, 1e-4)) / 4;
        QCOMPARE(pixelAt(Figure(FigureSource::of(gpt2()), settings), {1, 2, 0}, 6, 3),
                 ColorMap::named("viridis").at(log));
    }

    void labelsAndKeysCanBeLeftOut()
    {
        FigureSettings settings = oneHead();
        const QString all = svgText(Figure(FigureSource::of(gpt2()), settings));
        for (const char* word : {"attention weight", "key (attended to)", "query (attending)"})
            QVERIFY2(all.contains(word), word);
        QVERIFY(!all.contains(">.00<"));
        settings.color_bar = false;
        settings.axis_names = false;
        settings.values = true;
        settings.title = "A title";
        const QString some = svgText(Figure(FigureSource::of(gpt2()), settings));
        for (const char* word : {"attention weight", "key (attended to)", "query (attending)"})
            QVERIFY2(!some.contains(word), word);
        QVERIFY(some.contains("A title"));
        QVERIFY(some.contains(QRegularExpression(">\\.\\d\\d<")));
        FigureSettings few = oneHead();
        few.label_every = 5;
        const auto tokens = static_cast<qsizetype>(gpt2()->queries(0).size());
        QCOMPARE(all.count("<text") - svgText(Figure(FigureSource::of(gpt2()), few)).count("<text"),
                 2 * (tokens - (tokens + 4) / 5));
    }

    void fontsAndLengthsAreHonoured()
    {
        FigureSettings settings = oneHead();
        QCOMPARE(Figure(FigureSource::of(gpt2()), settings).smallestText(), 6.0);
        settings.label_points = 3;
        QCOMPARE(Figure(FigureSource::of(gpt2()), settings).smallestText(), 3.0);
        settings.label_points = 13;
        const Figure large(FigureSource::of(gpt2()), settings);
        QCOMPARE(large.smallestText(), 12.0);
        settings.label_length_mm = 6;
        QVERIFY(svgText(Figure(FigureSource::of(gpt2()), settings)).contains(QStringLiteral("…")));
    }

    void outlinesNeedNoFont()
    {
        FigureSettings settings = oneHead();
        settings.text_as_paths = true;
        const Figure figure(FigureSource::of(gpt2()), settings);
        QVERIFY(!svgText(figure).contains("<text"));
        QVERIFY(svgText(figure).contains("<path"));
        QVERIFY(figureBytes(figure, "pdf").contains("/FontFile"));  // PDF brings its fonts along
    }

    void aMaskFigureSaysWhatHides()
    {
        RunOptions options;
        ScoringChange change;
        change.mask = "causal & window(2, 0)";
        options.changes = {change};
        FigureSource source =
            FigureSource::of(traceOf("tests/golden/data/models/gpt2_fp16", "The keeper looks.", options));
        source.session.run().changes = options.changes;
        const FigureSettings settings = contents(FigureSettings::Content::Mask);
        const Figure figure(source, settings);
        const QString svg = svgText(figure);
        QVERIFY(svg.contains("causal &amp; window(2, 0)"));
        QVERIFY(svg.contains("future (causal)"));
        const NumberArray visible = arrayOf(figure);
        const Index size = visible.shape[0];
        for (Index query = 0; query < size; ++query)
            for (Index key = 0; key < size; ++key)
                QCOMPARE(visible.values[static_cast<std::size_t>(query * size + key)],
                         key <= query && query - key <= 2 ? 1.0F : 0.0F);
        QVERIFY(!figureImage(figure, 100).isNull());
        QVERIFY(figureBytes(figure, "pdf").startsWith("%PDF"));
    }

    void stepsShowEveryTable()
    {
        FigureSettings settings = contents(FigureSettings::Content::Steps);
        const Figure usual(FigureSource::of(gpt2()), settings);
        for (const FigureStage& stage : usual.stages()) settings.part.stages.push_back(stage.stage);
        const Figure figure(FigureSource::of(gpt2()), settings);
        QCOMPARE(figure.tables().size(), std::size_t{17});
        const QString svg = svgText(figure);
        for (const char* title : {"queries Q", "scores Q Kᵀ", "∕ √d", "weights", "× V, context"})
            QVERIFY2(svg.contains(QString::fromUtf8(title)), title);
        const QByteArray csv = figureBytes(figure, "csv");
        QVERIFY(csv.startsWith("table,row,column,row_token,column_token,value\r\n"));
        QVERIFY_EXCEPTION_THROWN(figureBytes(figure, "npy"), Error);
        FigureSettings low = contents(FigureSettings::Content::Steps);
        low.height_mm = 90;
        const Figure small(FigureSource::of(gpt2()), low);
        QCOMPARE(small.size(), QSizeF(183, 90));
    }

    void aComparisonHasItsDifference()
    {
        FigureSource source = FigureSource::of(gpt2());
        source.session.compare.heads = {{0, 1, 2}, {0, 0, 1}};
        FigureSettings settings = contents(FigureSettings::Content::Compare);
        const Figure figure(source, settings);
        QCOMPARE(figure.tables().size(), std::size_t{3});
        QCOMPARE((*figure.tables()[2].values)(6, 3), weights(1, 2)(6, 3) - weights(0, 1)(6, 3));
        QVERIFY(svgText(figure).contains("A − B"));
        QVERIFY(figure.caption().contains("divergence of A and B"));
        const NumberArray array = arrayOf(figure);
        QCOMPARE(array.shape.size(), std::size_t{3});
        QCOMPARE(array.shape[0], Index{3});
        source.session.compare.heads = {{0, 1, 2}};
        QVERIFY_EXCEPTION_THROWN(Figure(source, settings), Error);
    }

    void attentionFromElsewhereKeepsItsRange()
    {
        const fs::path path = m_folder.filePath("u8.csv").toStdString();
        std::ofstream(path) << "0,255\n100,155\n";
        const RecordedAttention recorded = openRecorded({.file = path});
        const Figure figure(FigureSource::of(recorded.trace), oneHead(0, 0));
        QCOMPARE(pixelAt(figure, {0, 0, 0}, 1, 1), ColorMap::named("viridis").at(155.0 / 255));
        QVERIFY_EXCEPTION_THROWN(Figure(FigureSource::of(recorded.trace), contents(FigureSettings::Content::Steps)),
                                 Error);
    }

    void noCellLeaksThroughASeam()
    {
        // Each cell reaches under its right and lower neighbours, so that smoothed edges cannot show the paper.
        FigureSettings settings = oneHead(0, 0);
        settings.background = FigureSettings::Background::Transparent;
        const fs::path path = m_folder.filePath("full.csv").toStdString();
        std::ofstream(path) << ".9,.1,0\n.2,.3,.5\n.1,.2,.7\n";
        const Figure figure(FigureSource::of(openRecorded({.file = path}).trace), settings);
        QImage image(1000, 1000, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(2.77, 2.77);
        figure.paint(painter, Medium::Vector);
        painter.end();
        const QRectF map = figure.cellRect({0, 0, 0}, 0, 0).united(figure.cellRect({0, 0, 0}, 2, 2));
        const double scale = 2.77 * 96 / 25.4;
        for (double y = map.top() + 0.5; y < map.bottom() - 0.5; y += 0.1)
            for (double x = map.left() + 0.5; x < map.right() - 0.5; x += 0.1)
                QCOMPARE(qAlpha(image.pixel(static_cast<int>(x * scale), static_cast<int>(y * scale))), 255);
    }

private:
    QTemporaryDir m_folder;
};

TEST_CLASS(TestFigureContents)
#include "tst_figure_contents.moc"
