#include "ui/plot/heat/cell_painter.h"
#include "ui/plot/heat/color_key.h"
#include "ui/plot/heat/color_map.h"
#include "ui/plot/heat/heat_image.h"
#include "ui/plot/heat/heatmap.h"
#include "ui/plot/heat/map_colors.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTest>

#include "core/attention/pooling.h"
#include "tests/test_class.h"

#include <cmath>
#include <memory>

using core::Index;
using core::Matrix;

namespace {

HeatStyle style(QColor hatch = Qt::green)
{
    return {&ColorMap::named(QStringLiteral("viridis")), 0, 1, hatch, Qt::magenta};
}

QImage whole(const HeatData& data, int side)
{
    const QRectF all(0, 0, static_cast<double>(data.cols()), static_cast<double>(data.rows()));
    return heatImage(data, all, QSize(side, side), style(), Qt::white, 5);
}

}  // namespace

class TestPlot final : public QObject {
    Q_OBJECT
private slots:
    void mapsGoFromDarkToLight_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString& name : ColorMap::names()) QTest::newRow(qPrintable(name)) << name;
    }

    void mapsGoFromDarkToLight()
    {
        QFETCH(QString, name);
        const ColorMap& map = ColorMap::named(name);
        // Even steps in grey: a map that can be read without colour vision.
        const int direction = qGray(map.colors[255]) > qGray(map.colors[0]) ? 1 : -1;
        for (std::size_t i = 8; i < 256; ++i)
            QVERIFY((qGray(map.colors[i]) - qGray(map.colors[i - 8])) * direction > 0);
        QCOMPARE(map.at(-1), map.colors[0]);
        QCOMPARE(map.at(2), map.colors[255]);
    }

    void everyCellHasItsColor()
    {
        Matrix weights(2, 2);
        weights << 0, 0.25F, 1, std::nanf("");
        const QImage image = whole(HeatData(core::shownWeights(weights, {})), 40);
        QCOMPARE(image.pixel(10, 10), style().colors->colors[0]);
        QCOMPARE(image.pixel(30, 10), style().color(0.25F));
        QCOMPARE(image.pixel(10, 30), style().colors->colors[255]);
        QCOMPARE(image.pixel(30, 30), QColor(Qt::magenta).rgb());
    }

    void hiddenCellsAreHatchedUnlessWeightLeaksIntoThem()
    {
        Matrix weights(2, 2);
        weights << 1, 0, 0.5F, 0.5F;
        const QImage image = whole(HeatData(core::shownWeights(weights, core::Mask::causal())), 40);
        int hatched = 0;
        for (int x = 20; x < 40; ++x) hatched += image.pixel(x, 10) == QColor(Qt::green).rgb() ? 1 : 0;
        QCOMPARE(hatched, 4);

        weights(0, 1) = 0.3F;
        const QImage leaking = whole(HeatData(core::shownWeights(weights, core::Mask::causal())), 40);
        QCOMPARE(leaking.pixel(30, 10), style().color(0.3F));
    }

    void aThinLineSurvivesAnySize_data()
    {
        QTest::addColumn<int>("tokens");
        for (const int tokens : {16, 300, 1000, 3000}) QTest::addRow("%d tokens", tokens) << tokens;
    }

    void aThinLineSurvivesAnySize()
    {
        QFETCH(int, tokens);
        Matrix weights = Matrix::Zero(tokens, tokens);
        weights.col(tokens / 3).setOnes();
        const QImage image = whole(HeatData(core::shownWeights(weights, {})), 100);
        for (int y = 0; y < 100; ++y) {
            bool seen = false;
            for (int x = 0; x < 100 && !seen; ++x) seen = image.pixel(x, y) == style().colors->colors[255];
            QVERIFY(seen);
        }
    }

    void poolingTakesTheLargest()
    {
        std::srand(1);
        const Matrix weights = (Matrix::Random(700, 700).array() + 1) / 2;
        const HeatData data{core::shownWeights(weights, {})};
        const QImage image = heatImage(data, QRectF(0, 0, 700, 700), QSize(175, 175), style(), Qt::white, 5);
        for (const int y : {0, 50, 174})
            for (const int x : {0, 99, 174})
                QCOMPARE(image.pixel(x, y), style().color(weights.block(4 * y, 4 * x, 4, 4).maxCoeff()));
    }

    void poolingDifferencesTakesTheFarthestFromZero()
    {
        Matrix differences = Matrix::Zero(600, 600);
        differences(10, 10) = 0.2F;
        differences(11, 11) = -0.7F;
        differences(300, 300) = -0.1F;
        differences(300, 301) = HeatData::hidden;
        differences(0, 0) = HeatData::broken;
        HeatStyle diverging = style();
        diverging.colors = &ColorMap::named(QStringLiteral("diverging"));
        diverging.lowest = -1;
        const HeatData data{differences, HeatData::Pooling::Farthest};
        for (const int side : {300, 150}) {
            const int cells = 600 / side;
            const QImage image = heatImage(data, QRectF(0, 0, 600, 600), QSize(side, side), diverging, Qt::white, 5);
            QCOMPARE(image.pixel(10 / cells, 10 / cells), diverging.color(-0.7F));
            QCOMPARE(image.pixel(300 / cells, 300 / cells), diverging.color(-0.1F));
            QCOMPARE(image.pixel(0, 0), QColor(Qt::magenta).rgb());
        }
    }

    void theDivergingMapIsAlikeOnBothSidesOfItsMiddle()
    {
        const ColorMap& map = ColorMap::named(QStringLiteral("diverging"));
        QCOMPARE(map.name, QString("diverging"));
        QVERIFY(!ColorMap::names().contains(map.name));
        for (int i = 8; i < 128; ++i) {
            QVERIFY(qGray(map.colors[static_cast<std::size_t>(i)])
                    > qGray(map.colors[static_cast<std::size_t>(i - 8)]));
            QVERIFY(qGray(map.colors[static_cast<std::size_t>(255 - i)])
                    > qGray(map.colors[static_cast<std::size_t>(263 - i)]));
        }
        QVERIFY(qBlue(map.at(0.1)) > qRed(map.at(0.1)));
        QVERIFY(qRed(map.at(0.9)) > qBlue(map.at(0.9)));
    }

    void cellsBelowZeroHaveAMinus()
    {
        Matrix differences(2, 2);
        differences << 0.8F, -0.8F, -0.01F, HeatData::hidden;
        const HeatStyle style = differenceStyle({}, {.largest = 0.8F});
        const auto isMarked = [&](const QImage& image, int x, int y) {
            const QRgb at = image.pixel(x, y);
            return at == qRgb(255, 255, 255) || at == qRgb(0, 0, 0);
        };
        for (const int side : {40, 6}) {
            QImage image(side, side, QImage::Format_RGB32);
            image.fill(Qt::red);
            QPainter painter(&image);
            paintMinuses(painter, HeatData(differences, HeatData::Pooling::Farthest), QRectF(image.rect()), style);
            painter.end();
            QCOMPARE(isMarked(image, side * 3 / 4, side / 4), side == 40);  // no room in the small one
            QVERIFY(!isMarked(image, side / 4, side / 4));                  // above zero
            QVERIFY(!isMarked(image, side / 4, side * 3 / 4));              // hardly coloured
            QVERIFY(!isMarked(image, side * 3 / 4, side * 3 / 4));
        }
    }

    void ticksSayTheRange_data()
    {
        QTest::addColumn<double>("lowest");
        QTest::addColumn<double>("highest");
        QTest::addColumn<bool>("log");
        QTest::addColumn<QString>("ticks");
        QTest::newRow("weights") << 0.0 << 1.0 << false << "0.0 0.2 0.4 0.6 0.8 1.0";
        QTest::newRow("small difference") << -1e-5 << 1e-5 << false << "−10⁻⁵ −5·10⁻⁶ 0 5·10⁻⁶ 10⁻⁵";
        QTest::newRow("smaller than decimals") << -0.001 << 0.001 << false << "−0.001 −0.0005 0 0.0005 0.001";
        QTest::newRow("log of weights") << 0.0 << 1.0 << true << "≤ 10⁻⁴ 10⁻³ 10⁻² 10⁻¹ 1";
        QTest::newRow("log that ends nowhere") << 0.0 << 0.5 << true << "≤ 5·10⁻⁵ 10⁻⁴ 10⁻³ 10⁻² 10⁻¹ 0.5";
        QTest::newRow("log above zero") << 0.002 << 0.5 << true << "0.002 10⁻² 10⁻¹ 0.5";
        QTest::newRow("log within a power") << 0.02 << 0.06 << true << "0.02 0.03 0.04 0.05 0.06";
    }
    void ticksSayTheRange()
    {
        QFETCH(double, lowest);
        QFETCH(double, highest);
        QFETCH(bool, log);
        QFETCH(QString, ticks);
        ColorKey key;
        key.style.lowest = lowest;
        key.style.highest = highest;
        if (log) key.style.curve = HeatStyle::Curve::Log;
        QStringList found;
        double before = -1;
        for (const ColorKey::Tick& tick : key.ticks()) {
            QVERIFY(tick.position > before && tick.position <= 1);
            before = tick.position;
            found << tick.label;
        }
        QCOMPARE(found.join(' '), ticks);
    }

    void aRangeThatCutsNumbersOffSaysSo()
    {
        ColorKey key;
        key.style.lowest = 0.1;
        key.style.highest = 0.55;
        key.clips_above = true;
        const auto above = key.ticks();
        QCOMPARE(above.back().label, QString("≥ 0.55"));
        QCOMPARE(above.back().position, 1.0);
        QCOMPARE(above[above.size() - 2].label, QString("0.5"));
        QCOMPARE(above.front().label, QString("0.1"));
        key.clips_below = true;
        QCOMPARE(key.ticks().front().label, QString("≤ 0.1"));
        key.style.highest = 0.5;
        QCOMPARE(key.ticks().back().label, QString("≥ 0.5"));
        QCOMPARE(key.ticks().size(), std::size_t{5});
    }

    void differencesAreWrittenWithTheirSign()
    {
        QCOMPARE(signedWeight(0.72F), QString("+.72"));
        QCOMPARE(signedWeight(-0.31F), QString("−.31"));
        QCOMPARE(signedWeight(-0.001F), QString(".00"));
        QCOMPARE(signedWeight(1), QString("+1.0"));
        QCOMPARE(signedWeight(HeatData::broken), QString("NaN"));
    }

    /// Numbers are as small as the longest one asks for, as scores of a file do, which are no weights.
    void longNumbersFitTheirCells()
    {
        QCustomPlot plot;
        auto* map = new Heatmap(plot.xAxis, plot.yAxis);
        map->setValues(true, QFont(QStringLiteral("DejaVu Sans Mono"), 8));
        const QSizeF cell(60, 60);
        const auto sizeOf = [&](float number) {
            map->setData(std::make_shared<const HeatData>(core::Matrix{{0.25F, number}, {0.5F, 0}}));
            return map->numbersIn(cell)->pointSizeF();
        };
        const double weights = sizeOf(1);
        QVERIFY(sizeOf(-12.5F) < weights);
        QVERIFY(!map->numbersIn(
            {QFontMetricsF(QFont(QStringLiteral("DejaVu Sans Mono"), 8)).horizontalAdvance("-12"), 60}));
        QCOMPARE(sizeOf(1), weights);
    }

    void weightsAreWrittenShort()
    {
        QCOMPARE(shortWeight(0.444F), QString(".44"));
        QCOMPARE(shortWeight(0.996F), QString("1.00"));
        QCOMPARE(shortWeight(0), QString(".00"));
        QCOMPARE(shortWeight(std::nanf("")), QString("NaN"));
        QCOMPARE(thousandths(0.4404F), QString("0.440"));
        QCOMPARE(thousandths(0.0006F), QString("0.001"));
        QCOMPARE(thousandths(3.28e-5F), QString("<0.001"));
        QCOMPARE(thousandths(0), QString("0.000"));
    }
};

TEST_CLASS(TestPlot)
#include "tst_plot.moc"
