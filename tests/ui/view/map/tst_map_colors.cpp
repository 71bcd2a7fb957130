#include <QTest>

#include "core/session/run_edits.h"
#include "tests/test_class.h"
#include "tests/ui/drawn_figures.h"
#include "tests/ui/shown_map_view.h"
#include "ui/plot/heat/map_colors.h"

#include <cmath>

using core::Cell;
using core::FigureSettings;
using core::Index;
using namespace shown_map_view;
using Curve = core::FigureSettings::Curve;
using Scale = core::FigureSettings::Scale;

namespace {

/// What the row, or all of the map, has between its smallest and its largest number.
std::pair<float, float> rangeOf(const MapOnScreen& shown, std::optional<Index> only)
{
    std::pair<float, float> range{1.0F, 0.0F};
    const Index rows = std::ssize(shown.trace->queries(0));
    for (Index row = 0; row < rows; ++row)
        for (Index key = 0; key <= row && (!only || row == *only); ++key)
            range = {std::min(range.first, shown.weight(row, key)), std::max(range.second, shown.weight(row, key))};
    return range;
}

QRgb colorOf(float weight, const std::pair<float, float>& range, const char* map = "viridis")
{
    return ColorMap::named(map).at(static_cast<double>((weight - range.first) / (range.second - range.first)));
}

}  // namespace

/// The colours of the map on screen are those that a figure of it has.
class TestMapColors final : public QObject {
    Q_OBJECT
private slots:
    void rangesAreThoseOfTheWeights()
    {
        MapOnScreen shown(traceOf(gpt2));
        shown.chosen = {5, 1};
        FigureSettings figure;
        const auto colored = [&](Scale scale) {
            figure.scale = scale;
            shown.view.setFigure(figure);
            shown.view.setCells(shown.chosen, {});
        };
        QCOMPARE(shown.view.colorOf({6, 3}), colorOf(shown.weight(6, 3), {0.0F, 1.0F}));
        colored(Scale::Cell);
        QCOMPARE(shown.view.colorOf({6, 3}), colorOf(shown.weight(6, 3), rangeOf(shown, {})));
        colored(Scale::Row);
        for (const Index row : {3, 6})
            QCOMPARE(shown.view.colorOf({row, 2}), colorOf(shown.weight(row, 2), rangeOf(shown, row)));
        colored(Scale::ChosenRow);
        QCOMPARE(shown.view.colorOf({5, 3}), colorOf(shown.weight(5, 3), rangeOf(shown, 5)));
        shown.view.setCells({7, 1}, {});  // the range goes along with the cell
        QCOMPARE(shown.view.colorOf({7, 3}), colorOf(shown.weight(7, 3), rangeOf(shown, 7)));
        figure.color_map = "magma";
        colored(Scale::Cell);
        QCOMPARE(shown.view.colorOf({6, 3}), colorOf(shown.weight(6, 3), rangeOf(shown, {}), "magma"));
    }

    void numbersStayTheWeights()
    {
        MapOnScreen shown(traceOf(gpt2));
        const QString before = shown.spoken();
        FigureSettings figure;
        figure.scale = Scale::Row;
        shown.view.setFigure(figure);
        QCOMPARE(shown.spoken(), before);
        const QRgb own = shown.view.colorOf({0, 0});
        QCOMPARE(own, ColorMap::named("viridis").at(1));  // a row of one weight
    }

    void theFigureIsTheSamePicture_data()
    {
        QTest::addColumn<int>("scale");
        QTest::addColumn<int>("curve");
        QTest::addColumn<bool>("words");
        for (const auto scale : {Scale::Shared, Scale::Cell, Scale::Row, Scale::Layer, Scale::ChosenRow})
            for (const auto curve : {Curve::Linear, Curve::Log, Curve::Gamma})
                for (const bool words : {false, true})
                    QTest::addRow("scale %d, curve %d%s", int(scale), int(curve), words ? ", words" : "")
                        << int(scale) << int(curve) << words;
    }
    void theFigureIsTheSamePicture()
    {
        QFETCH(int, scale);
        QFETCH(int, curve);
        QFETCH(bool, words);
        FigureSettings figure;
        figure.scale = static_cast<Scale>(scale);
        figure.curve = static_cast<Curve>(curve);
        figure.color_map = "cividis";
        figure.layer = figure.head = 0;
        figure.map.words = words;
        MapOnScreen shown(traceOf(gpt2), figure.map);
        shown.chosen = {5, 1};
        shown.view.setFigure(figure);
        shown.view.setCells(shown.chosen, {});
        FigureSource source = FigureSource::of(shown.trace);
        source.session.focus.query = 5;
        const Figure exported(source, figure);
        const QImage page = figureImage(exported, 300);
        const Index tokens = std::ssize(shown.trace->queries(0));
        const Index rows = exported.tables()[0].values->rows();
        QCOMPARE(words, rows < tokens);
        for (Index row = 0; row < rows; ++row)
            for (Index key = 0; key <= row; ++key) {
                const QPointF middle = exported.cellRect({0, 0, 0}, row, key).center() / 25.4 * 300;
                const QRgb drawn = page.pixel(middle.toPoint());
                // For words the view takes tokens' cells, so the style itself is checked.
                if (!words)
                    QCOMPARE(drawn, shown.view.colorOf({row, key}));
                else if (figure.scale != Scale::Row)
                    QCOMPARE(drawn, shown.view.style().color((*exported.tables()[0].values)(row, key)));
            }
    }

    void aLongMapFollowsAsFarAsItsPicturesDo()
    {
        const auto trace = long_trace::traceOf(1200);
        MapView view;
        view.resize(420, 420);
        view.show();
        view.displayLong(trace, {0, 0, 0}, {});
        QTRY_VERIFY_WITH_TIMEOUT(!view.isLoading(), 60'000);
        QCOMPARE(view.style().curve, Curve::Log);  // nobody chose a range
        FigureSettings figure;
        figure.scale = Scale::Cell;
        figure.curve = Curve::Gamma;
        figure.color_map = "greys";
        view.setFigure(figure);
        const float largest = long_trace::allWeights(*trace, {0, 0, 0}).maxCoeff();
        QVERIFY(std::abs(view.style().highest - static_cast<double>(largest)) < 1e-5);
        QCOMPARE(view.style().curve, Curve::Gamma);
        QCOMPARE(view.style().colors->name, QString("greys"));
        QVERIFY(!view.caption().contains("one range"));
        figure.scale = Scale::Row;
        view.setFigure(figure);
        QVERIFY2(view.caption().contains("one range for all rows"), qPrintable(view.caption()));
    }

    void aTailOfASoftmaxDoesNotStretchTheLogarithm()
    {
        HeatStyle style;
        style.curve = Curve::Log;
        fitRange(style, {1e-20F, 0.5F}, 13);
        QCOMPARE(style.logFloor(), style.highest * HeatStyle::logDecades);
        fitRange(style, {0.01F, 0.5F}, 13);
        QVERIFY(std::abs(style.logFloor() - 0.01) < 1e-6);
    }

    void roundingIsNotStretchedOverTheColors()
    {
        HeatStyle style;
        fitRange(style, {1.0F / 13, 1.0F / 13 + 1e-8F}, 13);
        QVERIFY(style.position(1.0 / 13 + 1e-8) < 0.02);
    }
};

TEST_CLASS(TestMapColors)
#include "tst_map_colors.moc"
