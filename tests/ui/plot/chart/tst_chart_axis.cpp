#include <QTest>

#include "tests/test_class.h"
#include "ui/plot/chart/chart.h"

#include <cmath>

namespace {

QStringList labelsOf(const ChartAxis& axis)
{
    QStringList labels;
    for (const ChartAxis::Tick& tick : axis.ticks) labels << tick.label;
    return labels;
}

}  // namespace

/// Axes of charts: where numbers lie, and which are written.
class TestChartAxis final : public QObject {
    Q_OBJECT
private slots:
    void anAxisGoesFromRoundToRoundNumbers_data()
    {
        QTest::addColumn<double>("lowest");
        QTest::addColumn<double>("highest");
        QTest::addColumn<double>("step");
        QTest::addColumn<QStringList>("labels");
        QTest::newRow("shares") << 0.0 << 1.0 << 0.0 << QStringList{"0.0", "0.2", "0.4", "0.6", "0.8", "1.0"};
        QTest::newRow("counts") << 0.0 << 3.0 << 1.0 << QStringList{"0", "1", "2", "3"};
        QTest::newRow("both sides") << -0.9 << 1.7 << 0.0 << QStringList{"−1", "0", "1", "2"};
        QTest::newRow("small") << 0.0 << 0.0037 << 0.0 << QStringList{"0.000", "0.001", "0.002", "0.003", "0.004"};
        QTest::newRow("nothing between") << 2.0 << 2.0 << 0.0 << QStringList{"2.0", "2.5", "3.0", "3.5", "4.0"};
    }
    void anAxisGoesFromRoundToRoundNumbers()
    {
        QFETCH(double, lowest);
        QFETCH(double, highest);
        QFETCH(double, step);
        QFETCH(QStringList, labels);
        const ChartAxis axis = evenAxis(lowest, highest, 5, step);
        QCOMPARE(labelsOf(axis), labels);
        QVERIFY(axis.from <= lowest + 1e-12 && axis.to >= highest - 1e-12);
        QCOMPARE(axis.share(axis.from), 0.0);
        QCOMPARE(axis.share(axis.to), 1.0);
    }

    void aLogarithmicAxisHasPowersOfTen()
    {
        const ChartAxis axis = logAxis(2e-5, 1, 8);
        QCOMPARE(labelsOf(axis), (QStringList{"10⁻⁵", "10⁻⁴", "10⁻³", "10⁻²", "10⁻¹", "1"}));
        QVERIFY(std::abs(axis.share(1e-3) - 0.4) < 1e-12);
        QCOMPARE(labelsOf(logAxis(1e-8, 1, 4)), (QStringList{"10⁻⁸", "10⁻⁶", "10⁻⁴", "10⁻²", "1"}));
    }

    void aFixedAxisKeepsItsEnds()
    {
        const ChartAxis axis = fixedAxis(-0.5, 12.5, 8, 1);
        QCOMPARE(axis.from, -0.5);
        QCOMPARE(labelsOf(axis), (QStringList{"0", "2", "4", "6", "8", "10", "12"}));
    }

    void barsStandOnZero()
    {
        Chart chart{.rect = {0, 0, 100, 50}, .x = evenAxis(0, 10, 5), .y = evenAxis(-1, 1, 4)};
        QCOMPARE(chart.barRect({2, 4, 1, Qt::black}), QRectF(20, 0, 20, 25));
        QCOMPARE(chart.barRect({2, 4, -1, Qt::black}), QRectF(20, 25, 20, 25));
        QCOMPARE(chart.barRect({0, 1, 5, Qt::black, true}), QRectF(0, 0, 50, 25));
    }

    void seriesDifferByMoreThanTheirColors()
    {
        std::vector<std::pair<Chart::Marker, QVector<qreal>>> looks;
        for (std::size_t i = 0; i < 12; ++i) {
            const std::pair look(Chart::markerOf(i), Chart::dashesOf(i));
            QVERIFY(std::ranges::find(looks, look) == looks.end());
            looks.push_back(look);
        }
    }
};

TEST_CLASS(TestChartAxis)
#include "tst_chart_axis.moc"
