#include <QSignalSpy>
#include <QTest>

#include "tests/core/model/recorded/recorded_files.h"
#include "tests/test_class.h"
#include "tests/ui/shown_map_view.h"
#include "ui/plot/figure/figure.h"
#include "ui/plot/heat/color_codes.h"

#include <cmath>

using core::Index;
using Cells = core::MapLook::Cells;
using Special = core::MapLook::SpecialTokens;
using namespace shown_map_view;

namespace {

/// A dump of one head whose rows sum to 1.
TracePtr thinTrace(Index queries, Index keys)
{
    const RecordedFiles files;
    const auto count = static_cast<std::size_t>(queries * keys);
    const std::vector<float> even(count, 1 / static_cast<float>(keys));
    return core::openRecorded({.file = files.npy("thin.npy", {queries, keys}, even)}).trace;
}

}  // namespace

/// What a map's cells and pixels stand for, and their colours.
class TestMapCells final : public QObject {
    Q_OBJECT
private slots:
    void wordsTakeTheTokensOfTheirPieces()
    {
        shown_map_view::MapOnScreen shown(traceOf(bert), {.words = true});
        const auto& tokens = shown.trace->queries(0);
        const auto words = core::wordsOf(tokens);
        QVERIFY(words.size() < tokens.size());
        const auto split = std::ranges::find_if(words, [](const auto& word) { return word.last > word.first; });
        QVERIFY(split != words.end());
        // Wherever one points into a word, its last piece attends, and its first is attended to.
        for (Index piece = split->first; piece <= split->last; ++piece) {
            const QPointF place = shown.view.positionOf({piece, piece});
            QCOMPARE(shown.view.cellAt(place), std::optional(core::Cell{split->last, split->first}));
            QTest::mouseClick(&shown.view, Qt::LeftButton, {}, place.toPoint());
            QCOMPARE(shown.chosen, (core::Cell{split->last, split->first}));
        }
        QString name;
        for (Index piece = split->first; piece <= split->last; ++piece)
            name += QString::fromStdString(tokens[piece].text).remove("##");
        QVERIFY(shown.view.accessibleDescription().startsWith(name + " → " + name + ": "));
        QCOMPARE(shown.view.caption(), QString("pieces of words: summed over keys, averaged over queries"));
        shown.display({});
        QCOMPARE(shown.view.caption(), QString());
    }

    void theColorOfAWordIsThatOfItsSum()
    {
        shown_map_view::MapOnScreen shown(traceOf(bert), {.words = true});
        const auto& tokens = shown.trace->queries(0);
        const auto words = core::wordsOf(tokens);
        const HeatStyle style{.colors = &ColorMap::named("viridis"), .hatch = {}, .notANumber = {}};
        for (const core::TokenRange& query : words)
            for (const core::TokenRange& key : words) {
                float sum = 0;
                for (Index q = query.first; q <= query.last; ++q)
                    for (Index k = key.first; k <= key.last; ++k) sum += shown.weight(q, k);
                sum /= static_cast<float>(query.last - query.first + 1);
                const QRgb color = shown.view.colorOf({query.first, key.last});
                QVERIFY(std::abs(qGreen(color) - qGreen(style.color(sum))) <= 1);
            }
    }

    void specialTokensLeaveTheMap_data()
    {
        QTest::addColumn<Special>("special");
        QTest::addColumn<QString>("caption");
        QTest::newRow("left out") << Special::Hidden << "special tokens left out; rows sum to less than 1";
        QTest::newRow("renormalised") << Special::Renormalised << "special tokens left out; rows renormalised to 1";
    }
    void specialTokensLeaveTheMap()
    {
        QFETCH(Special, special);
        QFETCH(QString, caption);
        shown_map_view::MapOnScreen shown(traceOf(bert), {.special_tokens = special});
        QCOMPARE(shown.view.caption(), caption);
        const Index all = std::ssize(shown.trace->queries(0));
        const QRect area = shown.view.axisRects().constFirst()->rect();
        QCOMPARE(shown.view.cellAt(area.topLeft() + QPoint(2, 2)), std::optional(core::Cell{1, 1}));
        QCOMPARE(shown.view.cellAt(area.bottomRight() - QPoint(2, 2)), std::optional(core::Cell{all - 2, all - 2}));
        shown.view.setCells({0, 3}, {});
        QCOMPARE(shown.view.accessibleDescription(), QString("left out of this map"));
        QCOMPARE(QAccessible::queryAccessibleInterface(&shown.view)->text(QAccessible::Description),
                 QString("left out of this map"));
        // A model without special tokens shows what it showed.
        shown_map_view::MapOnScreen other(traceOf(gpt2), {.special_tokens = special});
        QCOMPARE(other.view.caption(), QString());
    }

    void otherCellsAreNamed_data()
    {
        QTest::addColumn<Cells>("cells");
        QTest::addColumn<QString>("caption");
        QTest::newRow("norms") << Cells::Norms << "‖weight · v Wₒ‖: length of the vector that each key adds";
        QTest::newRow("layer") << Cells::LayerHeads << "mean of the layer's 4 heads";
        QTest::newRow("model") << Cells::ModelHeads << "mean of all 12 heads";
        QTest::newRow("rollout") << Cells::Rollout << "rollout up to layer 2";
        QTest::newRow("flow") << Cells::Flow << "attention flow up to layer 2; rows divided by their sums";
    }
    void otherCellsAreNamed()
    {
        QFETCH(Cells, cells);
        QFETCH(QString, caption);
        shown_map_view::MapOnScreen shown(traceOf(gpt2), {}, {1, 0, 0});
        const QImage weights = shown.picture();
        shown.display({.cells = cells}, {1, 0, 0});
        QCOMPARE(shown.view.caption(), caption);
        QVERIFY(shown.picture() != weights);
    }

    void whatIsMissingIsSaidAndTheWeightsAreShown()
    {
        auto given = longTrace(12);
        shown_map_view::MapOnScreen shown(given, {.cells = Cells::Norms});
        QVERIFY(shown.view.caption().startsWith("attention weights instead: "));
        QVERIFY(shown.spoken().contains("percent"));
    }

    void keysMoveByWords()
    {
        shown_map_view::MapOnScreen shown(traceOf(bert), {.words = true});
        const auto words = core::wordsOf(shown.trace->queries(0));
        shown.press(Qt::Key_Home);
        shown.press(Qt::Key_Home, Qt::ControlModifier);
        for (std::size_t i = 1; i < words.size(); ++i) {
            shown.press(Qt::Key_Down);
            shown.press(Qt::Key_Right);
            QCOMPARE(shown.chosen, (core::Cell{words[i].last, words[i].first}));
        }
    }

    void aMarkedWordMarksItsPieces()
    {
        shown_map_view::MapOnScreen shown(traceOf(bert), {.words = true});
        const auto words = core::wordsOf(shown.trace->queries(0));
        const auto split = std::ranges::find_if(words, [](const auto& word) { return word.last > word.first; });
        QSignalSpy marked(&shown.view, &MapView::cellsMarked);
        QTest::mouseClick(&shown.view, Qt::LeftButton, Qt::ShiftModifier,
                          shown.view.positionOf({split->first, split->first}).toPoint());
        const auto cells = marked.last().first().value<std::shared_ptr<const core::Painting>>();
        Index count = 0;
        for (Index query = 0; query < 40; ++query)
            for (Index key = 0; key < 40; ++key) count += cells->hides(query, key) ? 1 : 0;
        const Index pieces = split->last - split->first + 1;
        QCOMPARE(count, pieces * pieces);
        QVERIFY(cells->hides(split->last, split->first));
    }

    void colorCodesAreTheStylesColors_data()
    {
        QTest::addColumn<HeatStyle::Curve>("curve");
        QTest::addColumn<double>("lowest");
        QTest::addColumn<double>("highest");
        QTest::newRow("linear") << HeatStyle::Curve::Linear << 0.0 << 1.0;
        QTest::newRow("narrow") << HeatStyle::Curve::Linear << 0.25 << 0.2501;
        QTest::newRow("scores") << HeatStyle::Curve::Linear << -7.0 << 3.0;
        QTest::newRow("log") << HeatStyle::Curve::Log << 0.0 << 0.02;
        QTest::newRow("gamma") << HeatStyle::Curve::Gamma << 0.0 << 1.0;
        QTest::newRow("difference") << HeatStyle::Curve::Log << -1.0 << 1.0;
    }
    void colorCodesAreTheStylesColors()
    {
        QFETCH(HeatStyle::Curve, curve);
        QFETCH(double, lowest);
        QFETCH(double, highest);
        const HeatStyle style{.colors = &ColorMap::named("viridis"),
                              .lowest = lowest,
                              .highest = highest,
                              .hatch = {},
                              .notANumber = Qt::magenta,
                              .curve = curve,
                              .gamma = 0.5};
        const ColorCodes codes(style);
        const auto palette = codes.palette(0);
        for (int i = -2000; i <= 12000; ++i) {
            const auto value = static_cast<float>(lowest + (highest - lowest) * i / 10000.0);
            QCOMPARE(palette[codes(value)], style.color(value));
        }
        for (const float value : {0.0F, -0.0F, 1e-30F, -1e-30F, 1e30F, -1e30F})
            QCOMPARE(palette[codes(value)], style.color(value));
        QCOMPARE(codes(HeatData::broken), ColorCodes::broken);
        QCOMPARE(codes(HeatData::hidden), ColorCodes::hidden);
        QCOMPARE(codes(HeatData::unknown), ColorCodes::unknown);
    }

    void aPixelOfMeansIsTheMeanOfItsCells()
    {
        const core::Matrix weights = (core::Matrix::Random(700, 700).array() + 1) / 2;
        const HeatStyle style{.colors = &ColorMap::named("viridis"), .hatch = {}, .notANumber = {}};
        const HeatData data(weights, HeatData::Pooling::Mean);
        for (const int cells : {2, 4, 7}) {
            const int side = 700 / cells;
            const QImage image = heatImage(data, QRectF(0, 0, 700, 700), QSize(side, side), style, Qt::white, 5);
            // Four coarse cells and half of their neighbours are what seven have.
            const int tolerance = cells == 7 ? 12 : 1;
            for (const int y : {0, side / 2, side - 1})
                for (const int x : {0, side / 3, side - 1}) {
                    const QRgb wanted = style.color(weights.block(cells * y, cells * x, cells, cells).mean());
                    QVERIFY(std::abs(qGreen(image.pixel(x, y)) - qGreen(wanted)) <= tolerance);
                }
        }
        core::Matrix half = core::Matrix::Ones(600, 600);
        half.rightCols(300).setConstant(HeatData::hidden);
        half(0, 299) = HeatData::hidden;
        const HeatData masked(half, HeatData::Pooling::Mean);
        const QImage image = heatImage(masked, QRectF(0, 0, 600, 600), QSize(300, 300), style, Qt::white, 1000);
        QCOMPARE(image.pixel(149, 0), style.color(0.75F));
        QCOMPARE(image.pixel(150, 1), QColor(Qt::white).rgba());
    }

    void figuresSayWhatTheirCellsAre()
    {
        core::FigureSettings settings;
        settings.map.words = true;
        settings.map.special_tokens = Special::Hidden;
        const auto source = FigureSource::of(traceOf(bert));
        const Figure maps(source, settings);
        const auto words = core::wordsOf(source.traces[0]->queries(0));
        const auto heads = source.traces[0]->model->info.heads;
        const auto layers = source.traces[0]->model->info.layers;
        QCOMPARE(std::ssize(maps.tables()), heads * layers);
        QCOMPARE(maps.tables()[0].rows.size(), std::ssize(words) - 2);
        QCOMPARE(maps.tables()[0].values->rows(), Index{maps.tables()[0].rows.size()});
        QVERIFY(maps.description().contains("summed over keys") && maps.description().contains("special tokens"));
        // A mean is drawn once, not once for each head.
        settings.map.cells = Cells::Rollout;
        QCOMPARE(std::ssize(Figure(source, settings).tables()), layers);
        QCOMPARE(Figure(source, settings).tables()[1].title, QString("layer 2"));
        settings.map.cells = Cells::ModelHeads;
        QCOMPARE(Figure(source, settings).tables().size(), std::size_t{1});
        settings = {};
        settings.layer = settings.head = 0;
        QVERIFY(!Figure(source, settings).description().contains("words"));
    }

    void aPooledPixelSaysSo()
    {
        shown_map_view::MapOnScreen shown(longTrace(1500));
        const Index side = shown.view.axisRects().constFirst()->rect().width();
        const auto size = (1500 + side - 1) / side;
        QCOMPARE(shown.view.caption(), QString("each pixel is the largest of about %1 × %1 weights").arg(size));
        shown.display({.pooled_by = core::PooledBy::Mean});
        QCOMPARE(shown.view.caption(), QString("each pixel is the mean of about %1 × %1 weights").arg(size));
        shown.view.zoomBy(10);
        QCOMPARE(shown.view.caption(), QString());
    }

    void aPooledPixelOfALongThinMapSaysBothSides()
    {
        shown_map_view::MapOnScreen shown(thinTrace(20, 1500));
        const int width = shown.view.axisRects().constFirst()->rect().width();
        QCOMPARE(shown.view.caption(),
                 QString("each pixel is the largest of about 1 × %1 weights").arg((1500 + width - 1) / width));
        shown_map_view::MapOnScreen high(thinTrace(4096, 20));
        const int height = high.view.axisRects().constFirst()->rect().height();
        QCOMPARE(high.view.caption(),
                 QString("each pixel is the largest of about %1 × 1 weights").arg((4096 + height - 1) / height));
    }
};

TEST_CLASS(TestMapCells)
#include "tst_map_cells.moc"
