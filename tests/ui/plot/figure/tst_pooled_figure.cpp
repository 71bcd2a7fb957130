#include <QBuffer>
#include <QFile>
#include <QImageReader>
#include <QPainter>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "core/error.h"
#include "tests/test_class.h"
#include "tests/ui/large_trace.h"
#include "tests/ui/output_of.h"
#include "tests/ui/panel/export/export_hands.h"
#include "ui/plot/figure/figure_export.h"
#include "ui/plot/figure/printed_cells.h"
#include "ui/plot/heat/heat_picture.h"

#include <cmath>

using core::FigureSettings;
using core::Index;
using core::PooledBy;

namespace {

constexpr Index pooledTokens = 600;
constexpr core::HeadAddress pooledHead{0, 1, 0};

const std::shared_ptr<const core::Trace>& causal()
{
    static const auto trace = large_trace::traceOf(1, 2, pooledTokens);
    return trace;
}

/// A map of some 27 mm, which has 150 blocks of four cells where 150 dots are an inch: too many to be shapes.
FigureSettings small(PooledBy by = PooledBy::Largest, bool exact = false)
{
    FigureSettings settings;
    settings.layer = 0;
    settings.head = 1;
    settings.width_mm = 38.6;
    settings.axis_names = settings.color_bar = false;
    settings.highest = 0.05F;
    settings.map.pooled_by = by;
    settings.map.exact = exact;
    return settings;
}

Figure pooledFigure(const FigureSettings& settings) { return Figure(FigureSource::of(causal()), settings); }

/// The blocks that so many millimetres have room for.
int blocksOf(double millimetres)
{
    const auto dots = static_cast<Index>(std::ceil(millimetres / 25.4 * core::seenDpi - 1e-6));
    return static_cast<int>(figure_layout::wholeBlocks(pooledTokens, dots));
}

/// The number that the dot of a block of cells shows.
float expectedOf(const core::MapRegion& block, PooledBy by)
{
    const core::Matrix& weights = causal()->layers[0]->items[0].attention.heads[1].weights;
    float largest = HeatData::hidden, sum = 0;
    for (Index row = block.first_query; row < block.first_query + block.queries; ++row)
        for (Index key = block.first_key; key < std::min(row + 1, block.first_key + block.keys); ++key) {
            largest = std::max(largest, weights(row, key));
            sum += weights(row, key);
        }
    if (by == PooledBy::Largest || largest == HeatData::hidden) return largest;
    return sum / static_cast<float>(block.queries * block.keys);
}

/// The colour of the same, in any picture.
QRgb colorOf(float value)
{
    if (value == HeatData::hidden) return qRgb(255, 255, 255);
    return ColorMap::named(QStringLiteral("viridis")).at(std::min(1.0, static_cast<double>(value) / 0.05));
}

bool isNearPixel(QRgb a, QRgb b)
{
    return std::abs(qRed(a) - qRed(b)) <= 2 && std::abs(qGreen(a) - qGreen(b)) <= 2
           && std::abs(qBlue(a) - qBlue(b)) <= 2;
}

/// Compares every pixel with the cells that it stands for.
void compareBlocks(const QImage& picture, PooledBy by)
{
    const auto data = std::make_shared<const HeatData>(core::Matrix::Zero(picture.height(), picture.width()));
    const HeatPicture places{{0, 0, pooledTokens, pooledTokens}, data};
    int compared = 0, shown = 0;
    for (Index row = 0; row < picture.height(); ++row)
        for (Index col = 0; col < picture.width(); ++col, ++compared) {
            const Index query = row * pooledTokens / picture.height(), key = col * pooledTokens / picture.width();
            const float value = expectedOf(places.cellsAt(query, key), by);
            shown += value != HeatData::hidden;
            QRgb found = picture.pixel(static_cast<int>(col), static_cast<int>(row));
            if (qAlpha(found) == 0) found = colorOf(HeatData::hidden);  // the ground shows through
            QVERIFY2(isNearPixel(found, colorOf(value)), qPrintable(QString("%1, %2").arg(row).arg(col)));
        }
    QVERIFY(compared > 3'000);
    QVERIFY(shown > compared / 2 && shown < compared);
}

/// The map inside an SVG.
QImage pictureIn(const QByteArray& svg)
{
    static const QByteArray key = "data:image/png;base64,";
    const qsizetype at = svg.indexOf(key) + key.size();
    return QImage::fromData(QByteArray::fromBase64(svg.mid(at, svg.indexOf('"', at) - at)), "PNG");
}

}  // namespace

/// Maps with more cells than dots of fine print.
class TestPooledFigure final : public QObject {
    Q_OBJECT
private slots:
    void manyLargeMapsAreReadOneByOne()
    {
        // Each by itself is as it is alone; the numbers of all of them are not kept.
        constexpr Index tokens = 1500;
        const auto trace = large_trace::traceOf(2, 4, tokens);
        FigureSettings all;
        all.width_mm = 120;
        const Figure many(FigureSource::of(trace), all);
        QVERIFY(many.isPooled());
        QCOMPARE(many.tables().size(), std::size_t{8});
        QVERIFY(many.tables().back().values == nullptr);
        QCOMPARE(many.tables().back().shape(), (std::pair<Index, Index>{tokens, tokens}));
        QCOMPARE(*many.tables().back().numbers(), trace->layers[1]->items[0].attention.heads[3].weights);
        all.heads = {{0, 1, 3}, {0, 0, 0}, {0, 0, 1}, {0, 0, 2}};
        const Figure few(FigureSource::of(trace), all);
        QVERIFY(few.tables().front().values != nullptr);
        const HeatData& late = *many.page().maps.back().cells;
        const HeatData& early = *few.page().maps.front().cells;
        if (late.rows() == early.rows()) QCOMPARE(late.range(), early.range());
        QVERIFY(late.rows() < tokens && early.rows() < tokens);
    }

    /// Blocks of now one cell and now two drew lines at even distances that no number had.
    void blocksHaveEquallyManyCells()
    {
        QCOMPARE(figure_layout::wholeBlocks(600, 339), Index{300});
        QCOMPARE(figure_layout::wholeBlocks(10, 339), Index{10});
        QCOMPARE(figure_layout::wholeBlocks(600, 1), Index{1});
        for (const Index cells : {1, 2, 7, 101, 599, 600, 601, 4096})
            for (const Index most : {1, 2, 3, 50, 333, 339, 599, 5000}) {
                const Index blocks = figure_layout::wholeBlocks(cells, most);
                QVERIFY(blocks >= 1 && blocks <= most && blocks <= cells);
                const Index block = (cells + blocks - 1) / blocks;
                QVERIFY2(blocks * block - cells < block, qPrintable(QString("%1, %2").arg(cells).arg(most)));
            }
        const Figure figure = pooledFigure(small());
        const Index drawn = figure.page().maps.front().cells->cols();
        QVERIFY(drawn < pooledTokens);
        QCOMPARE(pooledTokens % drawn, Index{0});
    }

    void initTestCase()
    {
        for (const char* tool : {"pdfimages", "pdftoppm", "pdftocairo"})
            QVERIFY2(!QStandardPaths::findExecutable(tool).isEmpty(), tool);
    }

    void eachColorIsTheLargestOfItsCellsOrTheirMean_data()
    {
        QTest::addColumn<PooledBy>("by");
        QTest::newRow("largest") << PooledBy::Largest;
        QTest::newRow("mean") << PooledBy::Mean;
    }

    void eachColorIsTheLargestOfItsCellsOrTheirMean()
    {
        QFETCH(PooledBy, by);
        const Figure figure = pooledFigure(small(by));
        QVERIFY(figure.isPooled());
        const QString path = m_folder.filePath("f.pdf");
        exportFigure(figure, path.toStdString());
        QCOMPARE(QProcess::execute("pdfimages", {"-png", path, m_folder.filePath("image")}), 0);
        const QImage picture(m_folder.filePath("image-000.png"));
        const QRectF map =
            figure.cellRect(pooledHead, 0, 0).united(figure.cellRect(pooledHead, pooledTokens - 1, pooledTokens - 1));
        QCOMPARE(picture.width(), blocksOf(map.width()));
        QCOMPARE(picture.height(), blocksOf(map.height()));
        compareBlocks(picture, by);
        compareBlocks(pictureIn(figureBytes(figure, "svg")), by);
    }

    void thePageHasEachColorInItsPlace()
    {
        const Figure figure = pooledFigure(small());
        const QString path = m_folder.filePath("f.pdf");
        exportFigure(figure, path.toStdString());
        // Eight pixels for each dot: poppler smooths what it enlarges less than four times.
        QCOMPARE(QProcess::execute("pdftoppm", {"-r", "1200", "-png", "-singlefile", path, m_folder.filePath("page")}),
                 0);
        const QImage page(m_folder.filePath("page.png"));
        const QImage picture = pictureIn(figureBytes(figure, "svg"));
        const QRectF map =
            figure.cellRect(pooledHead, 0, 0).united(figure.cellRect(pooledHead, pooledTokens - 1, pooledTokens - 1));
        const auto apart = [&](const QPoint& shift, int step) {
            int count = 0;
            for (int row = 0; row < picture.height(); row += step)
                for (int col = 0; col <= row; col += step) {
                    const QPointF place(map.left() + map.width() * (col + 0.5) / picture.width(),
                                        map.top() + map.height() * (row + 0.5) / picture.height());
                    count += !isNearPixel(page.pixel((place / 25.4 * 1200).toPoint() + shift), picture.pixel(col, row));
                }
            return count;
        };
        // Qt places a page to a whole point, of 17 of these pixels.
        QPoint best;
        for (int y = -17; y <= 17; ++y)
            for (int x = -17; x <= 17; ++x)
                if (apart({x, y}, 5) < apart(best, 5)) best = {x, y};
        QCOMPARE(apart(best, 1), 0);
    }

    void aPngShowsTheSameCells()
    {
        const Figure figure = pooledFigure(small());
        const QImage picture = pictureIn(figureBytes(figure, "svg"));
        const QImage png = figureImage(figure, 2400);
        const QRectF map =
            figure.cellRect(pooledHead, 0, 0).united(figure.cellRect(pooledHead, pooledTokens - 1, pooledTokens - 1));
        for (int row = 0; row < picture.height(); row += 3)
            for (int col = 0; col < row - 2; col += 5) {  // hidden cells are hatched
                const QPointF place(map.left() + map.width() * (col + 0.5) / picture.width(),
                                    map.top() + map.height() * (row + 0.5) / picture.height());
                QCOMPARE(png.pixel((place / 25.4 * 2400).toPoint()), picture.pixel(col, row));
            }
    }

    void theFigureSaysSo_data()
    {
        QTest::addColumn<PooledBy>("by");
        QTest::addColumn<QString>("words");
        QTest::newRow("largest") << PooledBy::Largest << "cells pooled to 150 dpi: each colour is the largest of";
        QTest::newRow("mean") << PooledBy::Mean << "cells pooled to 150 dpi: each colour is the mean of";
    }

    void theFigureSaysSo()
    {
        QFETCH(PooledBy, by);
        QFETCH(QString, words);
        const Figure figure = pooledFigure(small(by));
        const QRegularExpression sentence(QRegularExpression::escape(words) + " 4 × 4 cells");
        QVERIFY2(figure.description().contains(sentence), qPrintable(figure.description()));
        static const QRegularExpression tags("<[^>]*>|\\s+");
        const QString said = QString::fromUtf8(figureBytes(figure, "svg", "{}")).remove(tags);
        QCOMPARE(said.count(QString(words).remove(' ')), 3);  // below the map, as a title and in the description
        FigureSettings noted = small(by);
        noted.voice.notes = true;
        const Figure below = pooledFigure(noted);
        QVERIFY(QString::fromUtf8(figureBytes(below, "svg")).remove(tags).contains(QString(words).remove(' ')));
        const Figure exact = pooledFigure(small(by, true));
        QVERIFY(!exact.isPooled() && !exact.description().contains("pooled"));
        QVERIFY(exact.size().height() < below.size().height());
    }

    void allCellsAreThereWhereSomebodyAsks()
    {
        const Figure figure = pooledFigure(small(PooledBy::Largest, true));
        const QString path = m_folder.filePath("exact.pdf");
        exportFigure(figure, path.toStdString());
        const QStringList images = outputOf("pdfimages", {"-list", path}).split('\n', Qt::SkipEmptyParts);
        QCOMPARE(images.size(), 3);
        QVERIFY2(images.last().contains("index") && images.last().contains(QString::number(pooledTokens)),
                 qPrintable(images.last()));
        QCOMPARE(QProcess::execute("pdfimages", {"-png", path, m_folder.filePath("whole")}), 0);
        const QImage picture(m_folder.filePath("whole-000.png"));
        QCOMPARE(picture.size(), QSize(pooledTokens, pooledTokens));
        compareBlocks(picture, PooledBy::Largest);
    }

    void cellsThatPaperShowsStayAsTheyAre()
    {
        FigureSettings settings = small();
        settings.width_mm = 183;
        const Figure figure = pooledFigure(settings);
        QVERIFY(!figure.isPooled());
        QCOMPARE(pictureIn(figureBytes(figure, "svg")).size(), QSize(pooledTokens, pooledTokens));
    }

    void hiddenCellsAreTransparentOnATransparentGround()
    {
        FigureSettings settings = small();
        settings.background = FigureSettings::Background::Transparent;
        const Figure figure = pooledFigure(settings);
        const QString path = m_folder.filePath("clear.pdf");
        exportFigure(figure, path.toStdString());
        QCOMPARE(QProcess::execute("pdftocairo",
                                   {"-r", "600", "-png", "-transp", "-singlefile", path, m_folder.filePath("clear")}),
                 0);
        const QImage page(m_folder.filePath("clear.png"));
        const auto pixelOf = [&](Index query, Index key) {
            return page.pixel((figure.cellRect(pooledHead, query, key).center() / 25.4 * 600).toPoint());
        };
        // Between the lines that hatch them.
        int clear = 0;
        for (Index key = 400; key < 500; key += 5) clear += qAlpha(pixelOf(100, key)) == 0;
        QVERIFY(clear > 10);
        QCOMPARE(qAlpha(pixelOf(500, 100)), 255);
        const QImage svg = pictureIn(figureBytes(figure, "svg"));
        QCOMPARE(qAlpha(svg.pixel(svg.width() - 1, 0)), 0);
        QCOMPARE(qAlpha(svg.pixel(0, svg.height() - 1)), 255);
    }

    void tikzHasRoomForWhatPaperShows()
    {
        FigureSettings settings = small();
        const Figure figure = pooledFigure(settings);
        QVERIFY(figureBytes(figure, "tex").contains("tikzpicture"));
        settings.map.exact = true;
        const Figure exact = pooledFigure(settings);
        QVERIFY_EXCEPTION_THROWN(figureBytes(exact, "tex"), core::Error);
    }

    void aLineBetweenTwoTextsStaysInItsPlace()
    {
        const auto painted = [](Index cells) {
            FigurePage page;
            page.size = {100, 100};
            page.ground = Qt::white;
            HeatStyle style;
            style.colors = &ColorMap::named(QStringLiteral("viridis"));
            page.maps.push_back({.rect = {10, 10, 80, 80},
                                 .cells = std::make_shared<const HeatData>(core::Matrix::Zero(cells, cells)),
                                 .style = style,
                                 .border = {.row = 25, .column = 50},
                                 .queries = 100,
                                 .keys = 100});
            QImage image(100, 100, QImage::Format_RGB32);
            QPainter painter(&image);
            page.paint(painter, Medium::Pixels);
            return image;
        };
        const QImage image = painted(10);
        QVERIFY(image.pixel(20, 30) != image.pixel(20, 50));
        // Lines are as wide as cells let them be, in the same place.
        const auto darkest = [](const QImage& of) {
            int y = 15;
            for (int each = 15; each < 85; ++each)
                if (qGray(of.pixel(20, each)) < qGray(of.pixel(20, y))) y = each;
            return y;
        };
        QCOMPARE(darkest(image), darkest(painted(100)));
    }

    void aPageOf144LargeMapsIsSmall()
    {
        const FigureSource page = FigureSource::of(large_trace::traceOf(12, 12, 512, false));
        FigureSettings settings;
        settings.width_mm = 183;
        const Figure figure(page, settings);
        QVERIFY(figure.isPooled());
        const QByteArray pdf = figureBytes(figure, "pdf");
        QVERIFY2(pdf.size() < 4'000'000, qPrintable(QString::number(pdf.size())));
        QVERIFY(pdf.size() > 100'000);
        const QByteArray svg = figureBytes(figure, "svg");
        QVERIFY2(svg.size() < 7'000'000, qPrintable(QString::number(svg.size())));
    }

    void theDialogOffersAllCellsWhereSomeAreLeftOut()
    {
        const OwnSettings own("test-pooled-figure");
        OwnSettings::clear();
        ExportDialog dialog(FigureSource::of(causal()), small(),
                            [](const FigureSettings&, const std::filesystem::path&) { return std::string("session"); });
        dialog.show();
        auto* exact = dialog.findChild<QCheckBox*>("exactCells");
        QVERIFY(exact != nullptr);
        QTRY_VERIFY(exact->isVisible());
        exact->click();
        QVERIFY(dialog.settings().map.exact);
        const auto* facts = dialog.findChild<QLabel*>("figureFacts");
        const auto saysHowLarge = [&] { return QRegularExpression("\\d [kM]B").match(facts->text()).hasMatch(); };
        QTRY_VERIFY(saysHowLarge());
        QVERIFY(exact->isVisible());
        exact->click();
        QVERIFY(!dialog.settings().map.exact);
        auto* width = dialog.findChild<PrefixedSpin*>("figureWidth");
        width->setValue(183);
        QTRY_VERIFY(!exact->isVisible());
    }

private:
    QTemporaryDir m_folder;
};

TEST_CLASS(TestPooledFigure)
#include "tst_pooled_figure.moc"
