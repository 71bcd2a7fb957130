#include <QTest>

#include "tests/test_class.h"
#include "tests/ui/drawn_charts.h"
#include "ui/plot/figure/session_source.h"

#include <cmath>

using namespace core;
using namespace drawn_charts;
using namespace drawn_figures;
using Content = FigureSettings::Content;
using Groups = ChartSettings::Groups;

/// Charts in every format and theme, where they lead, and what they refuse.
class TestChartFiles final : public QObject {
    Q_OBJECT
private slots:
    void everyFormatTakesAChart_data()
    {
        QTest::addColumn<int>("content");
        for (const auto& [content, name] : {std::pair(Content::Measures, "measures"),
                                            {Content::KnockOuts, "knock-outs"},
                                            {Content::Histogram, "histogram"},
                                            {Content::Distances, "distances"},
                                            {Content::Scatter, "scatter"},
                                            {Content::Differences, "differences"}})
            QTest::newRow(name) << static_cast<int>(content);
    }
    void everyFormatTakesAChart()
    {
        QFETCH(int, content);
        FigureSource drawn = source();
        drawn.session.compare.heads = {{0, 0, 1}, {0, 1, 2}};
        for (const auto theme : {FigureSettings::Theme::Light, FigureSettings::Theme::Dark}) {
            FigureSettings settings = chartOf(static_cast<Content>(content));
            settings.theme = theme;
            settings.title = "A title";
            const Figure figure(drawn, settings);
            QVERIFY(figure.isVector());
            QVERIFY2(figure.warnings().isEmpty(), qPrintable(figure.warnings().join('|')));
            for (const QString& format : figureFormats()) {
                // Scripts are of coloured cells alone.
                if (format == "py" && !figure.page().charts.empty()) continue;
                const QByteArray once = figureBytes(figure, format),
                                 twice = figureBytes(Figure(drawn, settings), format);
                QVERIFY2(!once.isEmpty(), qPrintable(format));
                QVERIFY2(once == twice, qPrintable(format));
            }
            QVERIFY(!figureBytes(figure, "svg").contains("<image"));
        }
        FigureSettings high = chartOf(static_cast<Content>(content));
        high.height_mm = 70;
        QVERIFY(std::abs(Figure(drawn, high).size().height() - 70) < 0.01);
        high.height_mm = 18;
        requireRefused(drawn, high, Code::OutOfRange, "at least");
    }

    void aSessionTurnsToTheChartsView()
    {
        Session session;
        session.figure = chartOf(Content::Measures, {.measure = Measure::Distance});
        lookAtFigure(session);
        QVERIFY(session.view == View::Measures);
        QVERIFY(session.heads.measure == Measure::Distance);
        session.figure.content = Content::KnockOuts;
        lookAtFigure(session);
        QVERIFY(session.heads.measure == Measure::KnockOut);
        session.figure.content = Content::Distances;
        lookAtFigure(session);
        QVERIFY(session.view == View::Map);
        session.figure.content = Content::Differences;
        lookAtFigure(session);
        QVERIFY(session.view == View::Compare);
    }

    void whatIsNotThereIsSaid()
    {
        FigureSource nothing = source();
        nothing.session.chosen.clear();
        requireRefused(nothing, chartOf(Content::Measures, {.groups = Groups::Picked}), Code::Missing, "picked");
        requireRefused(source(), chartOf(Content::Histogram, {.groups = Groups::Sets, .sets = {"Others"}}),
                       Code::Unknown, "Some, One");
        nothing.session.head_sets.clear();
        requireRefused(nothing, chartOf(Content::Distances, {.groups = Groups::Sets, .sets = {"Some"}}), Code::Missing,
                       "sets of heads");
        nothing.session.chosen = {{0, 90, 0}};
        requireRefused(nothing, chartOf(Content::Measures, {.groups = Groups::Picked}), Code::Missing, "picked");
        requireRefused(source(), chartOf(Content::Measures, {.measure = Measure::Next}), Code::Missing, "next token");
        requireRefused(source(), chartOf(Content::Measures, {.measure = Measure::Marked}), Code::Missing, "marked");
        requireRefused(source(), chartOf(Content::Measures, {.measure = Measure::InOrder}), Code::Missing, "order");
        requireRefused(source(), chartOf(Content::KnockOuts, {.answers = {{"no piece is called so", true}}}),
                       Code::Missing, "vocabulary");
        const auto bert = traceOf("tests/golden/data/models/bert", "The keeper looks at the sea.");
        if (!bert->model->transformer.language_head)
            requireRefused(FigureSource::of(bert), chartOf(Content::KnockOuts), Code::Unsupported, "predicts");
    }
};

TEST_CLASS(TestChartFiles)
#include "tst_chart_files.moc"
