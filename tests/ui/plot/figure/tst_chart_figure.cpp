#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "core/analysis/distance/distance_profile.h"
#include "core/analysis/divergence.h"
#include "core/analysis/induction.h"
#include "core/attention/pooling.h"
#include "core/distribution.h"
#include "core/model/pass/statement.h"
#include "tests/test_class.h"
#include "tests/ui/drawn_charts.h"
#include "ui/plot/heat/color_map.h"

#include <cmath>

using namespace core;
using namespace drawn_charts;
using namespace drawn_figures;
using Content = FigureSettings::Content;
using Groups = ChartSettings::Groups;

namespace {

const Matrix& onlyTable(const Figure& figure) { return *figure.tables().front().values; }

HeadTable measuredHere(Measure measure, const HeadsSettings& heads = {})
{
    HeadTable table = core::measured(*gpt2(), 0, heads.rows);
    if (measure == Measure::Induction) table.take(inductionScores(*gpt2(), 0, {.sequences = heads.repeated}));
    return table;
}

DistanceProfile profileOf(Index layer, Index head)
{
    return distanceProfile(shownWeights(weights(layer, head), gpt2()->mask({layer, head, 0})),
                           measuredTokens(*gpt2(), 0));
}

bool isWithin(QRgb a, QRgb b, int most)
{
    return std::abs(qRed(a) - qRed(b)) <= most && std::abs(qGreen(a) - qGreen(b)) <= most
           && std::abs(qBlue(a) - qBlue(b)) <= most;
}

/// The first and the last pixel of a colour along a line, in millimetres; nothing where there is none.
std::optional<std::pair<double, double>> stretch(const QImage& picture, double dpi, QRgb color, const QPointF& from,
                                                 const QPointF& step)
{
    std::optional<std::pair<double, double>> found;
    const double dots = dpi / 25.4;
    for (int i = 0;; ++i) {
        const QPoint pixel = (from * dots + step * i).toPoint();
        if (!picture.rect().contains(pixel)) return found;
        if (!isWithin(picture.pixel(pixel), color, 3)) continue;
        const double along = std::abs(step.x()) > 0 ? (pixel.x() + 0.5) / dots : (pixel.y() + 0.5) / dots;
        if (!found) found = {along, along};
        found = {std::min(found->first, along), std::max(found->second, along)};
    }
}

/// A page of a PDF, as poppler sees it.
QImage drawnByPoppler(const Figure& figure, double dpi)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("f.pdf");
    exportFigure(figure, path.toStdString());
    QProcess::execute("pdftoppm", {"-r", QString::number(dpi), "-png", "-singlefile", path, folder.filePath("page")});
    return QImage(folder.filePath("page.png"));
}

constexpr double fine = 1200;         ///< dots per inch, of which one is 0.02 mm
constexpr double closeEnough = 0.05;  ///< mm

}  // namespace

/// Charts are figures: their numbers are core's, and lie where their axes say.
class TestChartFigure final : public QObject {
    Q_OBJECT
private slots:
    void measuresAreCoresOwn_data()
    {
        QTest::addColumn<int>("measure");
        for (const Measure measure : {Measure::Entropy, Measure::Distance, Measure::Previous, Measure::Self,
                                      Measure::First, Measure::Concentration, Measure::Induction})
            QTest::addRow("%d", static_cast<int>(measure)) << static_cast<int>(measure);
    }
    void measuresAreCoresOwn()
    {
        QFETCH(int, measure);
        const auto which = static_cast<Measure>(measure);
        const Figure figure(source(), chartOf(Content::Measures, {.measure = which}));
        const HeadTable table = measuredHere(which);
        QCOMPARE(figure.tables().size(), std::size_t{1});
        for (Index layer = 0; layer < table.layers; ++layer)
            for (Index head = 0; head < table.heads; ++head)
                QCOMPARE(onlyTable(figure)(layer, head), *table.at(which, layer, head));
    }

    void bitsAndRowsAreTheSessions()
    {
        FigureSource other = source();
        other.session.heads.unit = LogUnit::Bits;
        other.session.heads.rows.first = false;
        const Figure figure(other, chartOf(Content::Measures, {.measure = Measure::Entropy}));
        const HeadTable table = measuredHere(Measure::Entropy, other.session.heads);
        const double wanted = static_cast<double>(*table.at(Measure::Entropy, 1, 2)) * std::numbers::log2e;
        QCOMPARE(onlyTable(figure)(1, 2), static_cast<float>(wanted));
        QVERIFY(svgText(figure).contains("bits"));
    }

    void aHeadsCellHasItsColor()
    {
        FigureSettings settings = chartOf(Content::Measures);
        const Figure figure(source(), settings);
        const HeadTable table = measuredHere(Measure::Previous);
        const QImage picture = figureImage(figure, 300);
        for (Index layer = 0; layer < table.layers; ++layer)
            for (Index head = 0; head < table.heads; ++head) {
                const QRectF cell = figure.headRect(0, layer, head);
                QVERIFY(cell.width() > 3);
                const QRgb wanted =
                    ColorMap::named("viridis").at(static_cast<double>(*table.at(Measure::Previous, layer, head)));
                QVERIFY(isWithin(picture.pixel((cell.center() / 25.4 * 300).toPoint()), wanted, 2));
            }
        const QString text = svgText(figure);
        for (const char* word : {"attends to previous token", "layer", "head"}) QVERIFY2(text.contains(word), word);
        QVERIFY2(figure.caption().contains("Weight on the token before"), qPrintable(figure.caption()));
    }

    void knockOutsAreCoresOwn()
    {
        FigureSource asking = source();
        const FigureSettings settings = chartOf(Content::KnockOuts, {.answers = {{"the"}, {"sea"}}});
        const Figure figure(asking, settings);
        QCOMPARE(figure.tables().size(), std::size_t{2});
        const Index last = asking.session.focus.query;
        for (std::size_t i = 0; i < 2; ++i) {
            const TokenQuestion question{.item = 0, .position = last, .tracked = {settings.part.chart.answers[i]}};
            const Answer answer{0, last, statementOf(*gpt2(), question).tracked.front()->word.token.id};
            const HeadTable table = knockOuts(gpt2(), {}, AttentionBlock::Self, answer);
            for (Index layer = 0; layer < table.layers; ++layer)
                for (Index head = 0; head < table.heads; ++head)
                    QCOMPARE((*figure.tables()[i].values)(layer, head), *table.at(Measure::KnockOut, layer, head));
        }
        QVERIFY(svgText(figure).contains("at token"));
    }

    void whatIsKnownIsNotComputedAgain()
    {
        FigureSource asking = source();
        asking.whole = gpt2();
        const TokenQuestion question{.item = 0, .position = asking.session.focus.query};
        const Answer answer{0, question.position, statementOf(*gpt2(), question).likeliest.front().token.id};
        HeadTable known(gpt2()->model->info.layers, gpt2()->model->info.heads);
        for (Index layer = 0; layer < known.layers; ++layer)
            for (Index head = 0; head < known.heads; ++head) known.set(Measure::KnockOut, layer, head, 0.25F);
        asking.numbers->know(HeadNumbers::KnockedOut{asking.whole, {}, AttentionBlock::Self, {answer}}, known);
        const Figure figure(asking, chartOf(Content::KnockOuts));
        QVERIFY((onlyTable(figure).array() == 0.25F).all());
    }

    void knockingOutCanBeStopped()
    {
        std::stop_source stop;
        stop.request_stop();
        QVERIFY_EXCEPTION_THROWN(Figure(source(), chartOf(Content::KnockOuts), stop.get_token()), core::Stopped);
        QVERIFY_EXCEPTION_THROWN(Figure(source(), chartOf(Content::Measures), stop.get_token()), core::Stopped);
    }

    void distancesAreCoresOwn()
    {
        FigureSettings settings = chartOf(Content::Distances);
        settings.layer = 1;
        settings.head = 2;
        const Figure figure(source(), settings);
        const FigureTable& table = figure.tables().front();
        QCOMPARE(table.columns.size(), 3);  // the distance, the head that is looked at, and the one that was picked
        const std::pair<Index, Index> heads[] = {{1, 2}, {0, 0}};
        for (Index column = 0; column < 2; ++column) {
            const DistanceProfile profile = profileOf(heads[column].first, heads[column].second);
            for (Index row = 0; row < table.values->rows(); ++row) {
                const auto distance = static_cast<Index>((*table.values)(row, 0));
                QCOMPARE((*table.values)(row, 1 + column), static_cast<float>(profile.at(distance)));
            }
        }
    }

    void groupsAreMeansAndDeviations()
    {
        for (const ChartSettings& chart :
             {ChartSettings{.groups = Groups::Picked}, ChartSettings{.groups = Groups::Sets, .sets = {"some"}}}) {
            const Figure figure(source(), chartOf(Content::Distances, chart));
            const FigureTable& table = figure.tables().front();
            QCOMPARE(table.columns.size(), 5);
            const double a = profileOf(0, 0).at(1), b = profileOf(1, 2).at(1);
            QCOMPARE((*table.values)(1, 1), static_cast<float>((a + b) / 2));
            QCOMPARE((*table.values)(1, 2), static_cast<float>(std::abs(a - b) / std::sqrt(2.0)));
        }
        const Figure two(source(),
                         chartOf(Content::Measures,
                                 {.measure = Measure::Distance, .groups = Groups::Sets, .sets = {"Some", "One"}}));
        const HeadTable table = measuredHere(Measure::Distance);
        QCOMPARE(onlyTable(two)(0, 2), 2.0F);
        QCOMPARE(onlyTable(two)(1, 0), *table.at(Measure::Distance, 0, 1));
        QCOMPARE(onlyTable(two)(1, 1), 0.0F);
    }

    void aHistogramCountsEveryHeadOnce()
    {
        const Figure figure(source(), chartOf(Content::Histogram, {.measure = Measure::Entropy}));
        const Matrix& bins = onlyTable(figure);
        QCOMPARE(bins.col(2).sum(), static_cast<float>(gpt2()->model->info.layers * gpt2()->model->info.heads));
        const HeadTable table = measuredHere(Measure::Entropy);
        for (Index bin = 0; bin < bins.rows(); ++bin) {
            float count = 0;
            for (const auto& value : table.values.at(Measure::Entropy))
                if (*value >= bins(bin, 0) && (*value < bins(bin, 1) || bin + 1 == bins.rows())) ++count;
            QCOMPARE(bins(bin, 2), count);
        }
        const Figure groups(source(), chartOf(Content::Histogram, {.groups = Groups::Picked}));
        QVERIFY(std::abs(onlyTable(groups).col(2).sum() - 100) < 1e-3F);
        QVERIFY(std::abs(onlyTable(groups).col(3).sum() - 100) < 1e-3F);
    }

    void aHistogramOfWeightsIsOfAllThatAreSeen()
    {
        FigureSettings settings = chartOf(Content::Histogram, {.of_weights = true});
        settings.layer = 1;
        settings.head = 2;
        FigureSource one = source();
        one.session.chosen.clear();
        const Figure figure(one, settings);
        QVERIFY(std::abs(onlyTable(figure).col(1).sum() - 100) < 1e-3F);
        const auto seen = seenWeights(shownWeights(weights(1, 2), gpt2()->mask({1, 2, 0})), measuredTokens(*gpt2(), 0));
        const auto tokens = static_cast<double>(gpt2()->queries(0).size());
        QCOMPARE(static_cast<double>(seen.size()), tokens * (tokens + 1) / 2);
        QVERIFY(svgText(figure).contains("10⁻¹"));
    }

    void barsEndWhereTheirNumbersAre()
    {
        const FigureSettings settings = chartOf(Content::Histogram, {.measure = Measure::Entropy});
        const Figure figure(source(), settings);
        const QImage picture = drawnByPoppler(figure, fine);
        QVERIFY2(!picture.isNull(), "pdftoppm");
        const Matrix& bins = onlyTable(figure);
        for (Index bin = 0; bin < bins.rows(); ++bin) {
            if (bins(bin, 2) == 0) continue;
            const double middle = static_cast<double>(bins(bin, 0) + bins(bin, 1)) / 2;
            const QPointF top = *figure.chartPoint(0, {middle, static_cast<double>(bins(bin, 2))});
            const QPointF foot = *figure.chartPoint(0, {middle, 0});
            const auto found = stretch(picture, fine, Palette::light().accent.rgb(), {top.x(), top.y() - 1}, {0, 1});
            QVERIFY(found);
            QVERIFY2(std::abs(found->first - top.y()) < closeEnough,
                     qPrintable(QString::number(found->first - top.y())));
            QVERIFY(std::abs(found->second - foot.y()) < 0.25);  // the axis lies over it
        }
    }

    void pointsLieWhereTheirNumbersAre()
    {
        FigureSource none = source();
        none.session.chosen = {{0, 1, 2}};
        const Figure figure(none, chartOf(Content::Scatter, {.measure = Measure::First, .upwards = Measure::Entropy}));
        const QImage picture = drawnByPoppler(figure, fine);
        QVERIFY2(!picture.isNull(), "pdftoppm");
        const HeadTable table = measuredHere(Measure::First);
        const QPointF at = *figure.chartPoint(0, {static_cast<double>(*table.at(Measure::First, 1, 2)),
                                                  static_cast<double>(*table.at(Measure::Entropy, 1, 2))});
        // The picked head's, which lies over the others; a little more than its size around.
        const QRgb accent = Palette::light().accent.rgb();
        const auto across = stretch(picture, fine, accent, {at.x() - 1.2, at.y()}, {1, 0});
        const auto down = stretch(picture, fine, accent, {at.x(), at.y() - 1.2}, {0, 1});
        QVERIFY(across && down);
        QVERIFY(std::abs((across->first + across->second) / 2 - at.x()) < closeEnough);
        QVERIFY(std::abs((down->first + down->second) / 2 - at.y()) < closeEnough);
        const Matrix& values = onlyTable(figure);
        const Index row = gpt2()->model->info.heads + 2;
        QCOMPARE(values(row, 0), *table.at(Measure::First, 1, 2));
        QCOMPARE(values(row, 1), *table.at(Measure::Entropy, 1, 2));
    }

    void differencesAreThoseOfTheComparison()
    {
        FigureSource compared = source();
        compared.session.compare.heads = {{0, 0, 1}, {0, 1, 2}};
        const Figure figure(compared, chartOf(Content::Differences));
        const auto largest = largestDifferences(weights(0, 1), weights(1, 2), 12);
        const Matrix& values = onlyTable(figure);
        QCOMPARE(values.rows(), std::ssize(largest));
        for (Index row = 0; row < values.rows(); ++row) {
            const CellDifference& cell = largest[static_cast<std::size_t>(row)];
            QCOMPARE(values(row, 0), cell.a);
            QCOMPARE(values(row, 1), cell.b);
        }
        const QImage picture = drawnByPoppler(figure, fine);
        QVERIFY2(!picture.isNull(), "pdftoppm");
        // The bar of A, a quarter of its cell above the middle.
        const QPointF end = *figure.chartPoint(0, {static_cast<double>(values(0, 0)), 0.19});
        const auto found = stretch(picture, fine, Palette::light().accent.rgb(), {end.x() - 2, end.y()}, {1, 0});
        if (values(0, 0) > 0.1F) {
            QVERIFY(found);
            QVERIFY(std::abs(found->second - end.x()) < closeEnough);
        }
    }
};

TEST_CLASS(TestChartFigure)
#include "tst_chart_figure.moc"
