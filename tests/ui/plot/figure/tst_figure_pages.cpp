#include <QMap>
#include <QRegularExpression>
#include <QTest>

#include "core/error.h"
#include "tests/test_class.h"
#include "tests/ui/drawn_figures.h"
#include "ui/plot/heat/color_map.h"
#include "ui/plot/page/page_sizes.h"
#include "ui/words/error_text.h"

#include <algorithm>
#include <cmath>
#include <memory>

using core::FigureSettings;
using Letters = FigureSettings::Letters;
using drawn_figures::contents;
using drawn_figures::oneHead;
using drawn_figures::svgText;

namespace {

Figure comparedFigure(const FigureSettings& settings)
{
    FigureSource source = FigureSource::of(drawn_figures::gpt2());
    source.session.compare.heads = {{0, 0, 1}, {0, 1, 2}};
    return Figure(source, settings);
}

FigureSettings allHeads()
{
    FigureSettings settings;
    settings.width_mm = 183;
    return settings;
}

/// The text elements that say just this, with their weight of type.
int textsOf(const QString& svg, const QString& words, bool bold)
{
    static const QRegularExpression text(QStringLiteral("<text ([^>]*)>([^<]*)<"));
    int count = 0;
    for (auto each = text.globalMatch(svg); each.hasNext();) {
        const auto found = each.next();
        const bool isBold = found.captured(1).contains(QStringLiteral("font-weight=\"700\""));
        if (found.captured(2).trimmed() == words && isBold == bold) ++count;
    }
    return count;
}

QString refusalOf(const FigureSettings& settings)
{
    try {
        comparedFigure(settings);
    } catch (const core::Error& error) {
        return errorText(error);
    }
    return {};
}

/// How high the strips of the colour bars are together, in mm, by their x.
QMap<double, double> barHeights(const Figure& figure, double dpi = 100)
{
    const QImage page = figureImage(figure, dpi);
    QMap<double, double> heights;
    const QRgb top = ColorMap::named(QStringLiteral("viridis")).colors.back();
    for (int x = page.width() / 2; x < page.width(); ++x) {
        int first = -1;
        for (int y = 0; y < page.height() && first < 0; ++y)
            if (page.pixel(x, y) == top) first = y;
        int last = first;
        const QRgb bottom = ColorMap::named(QStringLiteral("viridis")).colors.front();
        for (int y = page.height() - 1; first >= 0 && y > first; --y)
            if (page.pixel(x, y) == bottom) {
                last = y;
                break;
            }
        if (first >= 0) heights[x] = (last - first) / dpi * 25.4;
    }
    return heights;
}

}  // namespace

/// Letters, bars, heads of rows and columns, and sizes of a page.
class TestFigurePages final : public QObject {
    Q_OBJECT
private slots:
    void mapsAreLetteredAsOneAsks_data()
    {
        QTest::addColumn<int>("letters");
        QTest::addColumn<QStringList>("seen");
        QTest::newRow("usual") << static_cast<int>(Letters::Usual) << QStringList{"A", "B"};
        QTest::newRow("none") << static_cast<int>(Letters::None) << QStringList();
        QTest::newRow("a") << static_cast<int>(Letters::Lower) << QStringList{"a", "b", "c"};
        QTest::newRow("A") << static_cast<int>(Letters::Upper) << QStringList{"A", "B", "C"};
        QTest::newRow("(a)") << static_cast<int>(Letters::Bracketed) << QStringList{"(a)", "(b)", "(c)"};
    }
    void mapsAreLetteredAsOneAsks()
    {
        QFETCH(int, letters);
        QFETCH(QStringList, seen);
        FigureSettings settings = contents(FigureSettings::Content::Compare);
        settings.text.letters = static_cast<Letters>(letters);
        for (const bool bold : {true, false}) {
            settings.text.bold_letters = bold;
            const QString svg = svgText(comparedFigure(settings));
            for (const QString letter : {"A", "B", "C", "a", "b", "c", "(a)", "(b)", "(c)"})
                QCOMPARE(textsOf(svg, letter, bold), seen.contains(letter) ? 1 : 0);
        }
        // A grid has none unless one asks.
        FigureSettings grid = allHeads();
        grid.text.letters = settings.text.letters;
        const bool asked = settings.text.letters != Letters::Usual && settings.text.letters != Letters::None;
        QCOMPARE(textsOf(svgText(comparedFigure(grid)), seen.value(0, "a"), true), asked ? 1 : 0);
    }

    void theDifferenceCanBeLeftOut()
    {
        FigureSettings settings = contents(FigureSettings::Content::Compare);
        QCOMPARE(comparedFigure(settings).tables().size(), std::size_t{3});
        QVERIFY(svgText(comparedFigure(settings)).contains(QStringLiteral("A − B")));
        settings.difference = false;
        QCOMPARE(comparedFigure(settings).tables().size(), std::size_t{2});
        QVERIFY(!svgText(comparedFigure(settings)).contains(QStringLiteral("A − B")));
        QVERIFY(comparedFigure(settings).caption().contains(QStringLiteral("Jensen–Shannon divergence of A and B")));
    }

    void aSharedBarIsAsHighAsTheMaps()
    {
        FigureSettings settings = allHeads();
        settings.axis_names = false;
        const Figure figure = comparedFigure(settings);
        const core::ModelInfo& info = drawn_figures::gpt2()->model->info;
        const QRectF first = figure.cellRect({0, 0, 0}, 0, 0);
        const core::Index last = static_cast<core::Index>(drawn_figures::gpt2()->queries(0).size()) - 1;
        const QRectF lowest = figure.cellRect({info.layers - 1, 0, 0}, last, 0);
        const double maps = lowest.bottom() - first.top();
        const QMap<double, double> bars = barHeights(figure);
        QVERIFY(!bars.isEmpty());
        const double bar = *std::max_element(bars.cbegin(), bars.cend());
        QVERIFY2(std::abs(bar - maps) < 1.5, qPrintable(QString("%1 of %2 mm").arg(bar).arg(maps)));
    }

    void rowsAndColumnsOfAGridHaveHeads()
    {
        const QString svg = svgText(comparedFigure(allHeads()));
        const core::ModelInfo& info = drawn_figures::gpt2()->model->info;
        for (core::Index layer = 1; layer <= info.layers; ++layer)
            QCOMPARE(textsOf(svg, QString("layer %1").arg(layer), false), 1);
        for (core::Index head = 1; head <= info.heads; ++head)
            QCOMPARE(textsOf(svg, QString("head %1").arg(head), false), 1);
        QVERIFY(!svg.contains(QStringLiteral("layer 1 · head 1")));
        FigureSettings one = allHeads();
        one.layer = 0;  // a list: each map says which it is
        QVERIFY(svgText(comparedFigure(one)).contains(QStringLiteral("layer 1 · head 1")));
    }

    void pagesHaveTheSizesOfTheirNames()
    {
        QCOMPARE(pageSizeNamed("neurips")->width, 139.7);
        QCOMPARE(pageSizeNamed("acl")->width, 76.96);
        QCOMPARE(pageSizeOf(89, {})->name, "89");
        QCOMPARE(pageSizeOf(254, 142.875)->name, "16:9");
        QVERIFY(pageSizeOf(254, {}) == nullptr);
        QVERIFY(pageSizeOf(91, {}) == nullptr);
        QCOMPARE(pageHeightOf(139.7), 228.6);
        QCOMPARE(pageHeightOf(91), 247.0);
    }

    void aPageThatIsTooHighIsWarnedOf()
    {
        FigureSettings settings = contents(FigureSettings::Content::Compare);
        settings.width_mm = 183;
        QVERIFY(comparedFigure(settings).warnings().isEmpty());
        FigureSettings tall = oneHead();
        tall.width_mm = 400;
        tall.text.least_points = 0;
        const QStringList warnings = comparedFigure(tall).warnings();
        QVERIFY2(warnings.size() == 1 && warnings.front().contains("but a page has only 247 mm"),
                 qPrintable(warnings.join('|')));
        tall.height_mm = 200;  // kept
        QVERIFY(comparedFigure(tall).warnings().isEmpty());
        QCOMPARE(comparedFigure(tall).size().height(), 200.0);
    }

    void aPageOfVeryManyCellsIsPictures()
    {
        FigurePage page;
        const auto cells = std::make_shared<const HeatData>(core::Matrix::Constant(128, 128, 0.5F));
        page.maps.assign(15, {.rect = {}, .cells = cells, .style = {}});
        QCOMPARE(page.largestOfShapes(), core::Index{128});
        page.maps.assign(30, {.rect = {}, .cells = cells, .style = {}});
        QCOMPARE(page.largestOfShapes(), core::Index{0});
    }

    void whatIsTooSmallIsRefusedWithTheLeastSizeThatWorks()
    {
        FigureSettings settings = oneHead();
        settings.width_mm = 30;
        const QString said = refusalOf(settings);
        static const QRegularExpression width(QStringLiteral("a width of at least (\\d+) mm"));
        const auto found = width.match(said);
        QVERIFY2(found.hasMatch(), qPrintable(said));
        settings.width_mm = found.captured(1).toDouble();
        QVERIFY(settings.width_mm < 60);
        QCOMPARE(refusalOf(settings), QString());
        settings.width_mm = 89;
        settings.height_mm = 15;
        // The width would do with another height.
        const QString low = refusalOf(settings);
        static const QRegularExpression height(QStringLiteral("the figure's height .* at least (\\d+) mm"));
        const auto least = height.match(low);
        QVERIFY2(least.hasMatch(), qPrintable(low));
        settings.height_mm = least.captured(1).toDouble();
        QCOMPARE(refusalOf(settings), QString());
    }
};

TEST_CLASS(TestFigurePages)
#include "tst_figure_pages.moc"
