#include <QAccessible>
#include <QSignalSpy>
#include <QTest>

#include "core/model/head_stages.h"
#include "core/session/prepared_run.h"
#include "tests/test_class.h"
#include "tests/ui/long_trace.h"
#include "ui/plot/color_codes.h"
#include "ui/plot/figure.h"
#include "ui/view/map_view.h"

#include <cmath>

using core::Cell;
using core::Index;
using Cells = MapLook::Cells;
using Special = MapLook::SpecialTokens;
using TracePtr = std::shared_ptr<const core::Trace>;

namespace {

constexpr const char* bert = "bert";
constexpr const char* gpt2 = "gpt2_fp16";
constexpr const char* sentence = "The unbelievable keeper looks at the sea.";

TracePtr traceOf(const char* model, const char* text = sentence)
{
    const core::Run asked{.model = std::string(SOURCE_DIR "/tests/golden/data/models/") + model, .texts = {text}};
    core::OpenedModels models;
    const core::PreparedRun prepared = core::prepare(asked, models);
    return core::run(prepared.model, prepared.batch, core::optionsOf(asked));
}

/// Plain map of so many numbered tokens.
TracePtr longTrace(Index tokens) { return long_trace::traceOf(tokens); }

/// What assistive programs were told since the last look.
QStringList told;

void remember(QAccessibleEvent* event)
{
    if (event->type() != QAccessible::ValueChanged) return;
    told << static_cast<QAccessibleValueChangeEvent*>(event)->value().toString();
}

struct Shown {
    explicit Shown(TracePtr of, const MapLook& look = {}, const core::HeadAddress& head = {}) : trace(std::move(of))
    {
        view.resize(560, 520);
        view.show();
        display(look, head);
    }

    void display(const MapLook& look, const core::HeadAddress& head = {})
    {
        view.display(trace, head, *core::headStages(*trace, head), core::RowReading::AtToken, look);
        view.setCells(chosen, {});
        QObject::connect(&view, &MapView::cellClicked, &view, [this](const Cell& cell) {
            chosen = cell;
            view.setCells(cell, {});
        });
    }

    float weight(Index query, Index key) const { return trace->at({}).attention.heads[0].weights(query, key); }
    QImage picture()
    {
        QCoreApplication::processEvents();  // drawing is put off until then
        return view.grab().toImage();
    }
    void press(int key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(&view, Qt::Key(key), modifiers); }
    QString spoken() const
    {
        return QAccessible::queryAccessibleInterface(const_cast<MapView*>(&view))->text(QAccessible::Value);
    }

    TracePtr trace;
    Cell chosen{2, 1};
    MapView view;
};

/// "2:1-3 4:0-0"
QString runsOf(const std::shared_ptr<const core::Painting>& painting)
{
    QStringList all;
    for (const auto& [query, runs] : painting->hidden())
        for (const core::KeyRun& run : runs) all << QString("%1:%2-%3").arg(query).arg(run.from).arg(run.to);
    return all.join(' ');
}

}  // namespace

class TestMapView final : public QObject {
    Q_OBJECT
private slots:
    void wordsTakeTheTokensOfTheirPieces()
    {
        Shown shown(traceOf(bert), {.words = true});
        const auto& tokens = shown.trace->queries(0);
        const auto words = core::wordsOf(tokens);
        QVERIFY(words.size() < tokens.size());
        const auto split = std::ranges::find_if(words, [](const auto& word) { return word.last > word.first; });
        QVERIFY(split != words.end());
        // Wherever one points into a word, its last piece attends, and its first is attended to.
        for (Index piece = split->first; piece <= split->last; ++piece) {
            const QPointF place = shown.view.positionOf({piece, piece});
            QCOMPARE(shown.view.cellAt(place), std::optional(Cell{split->last, split->first}));
            QTest::mouseClick(&shown.view, Qt::LeftButton, {}, place.toPoint());
            QCOMPARE(shown.chosen, (Cell{split->last, split->first}));
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
        Shown shown(traceOf(bert), {.words = true});
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
        QTest::newRow("renormalised") << Special::Renormalised
                                      << "special tokens left out; rows divided by what is left";
    }
    void specialTokensLeaveTheMap()
    {
        QFETCH(Special, special);
        QFETCH(QString, caption);
        Shown shown(traceOf(bert), {.special = special});
        QCOMPARE(shown.view.caption(), caption);
        const Index all = std::ssize(shown.trace->queries(0));
        const QRect area = shown.view.axisRects().constFirst()->rect();
        QCOMPARE(shown.view.cellAt(area.topLeft() + QPoint(2, 2)), std::optional(Cell{1, 1}));
        QCOMPARE(shown.view.cellAt(area.bottomRight() - QPoint(2, 2)), std::optional(Cell{all - 2, all - 2}));
        shown.view.setCells({0, 3}, {});
        QCOMPARE(shown.view.accessibleDescription(), QString("left out of this map"));
        QCOMPARE(shown.spoken(), QString("left out of this map"));
        // A model without special tokens shows what it showed.
        Shown other(traceOf(gpt2), {.special = special});
        QCOMPARE(other.view.caption(), QString());
    }

    void otherCellsAreNamed_data()
    {
        QTest::addColumn<Cells>("cells");
        QTest::addColumn<QString>("caption");
        QTest::newRow("norms") << Cells::Norms << "‖α v Wᴼ‖: length of the vector that each key adds";
        QTest::newRow("layer") << Cells::LayerMean << "mean of the layer's 4 heads";
        QTest::newRow("model") << Cells::ModelMean << "mean of all 12 heads";
        QTest::newRow("rollout") << Cells::Rollout << "rollout up to layer 2";
    }
    void otherCellsAreNamed()
    {
        QFETCH(Cells, cells);
        QFETCH(QString, caption);
        Shown shown(traceOf(gpt2), {}, {1, 0, 0});
        const QImage weights = shown.picture();
        shown.display({.cells = cells}, {1, 0, 0});
        QCOMPARE(shown.view.caption(), caption);
        QVERIFY(shown.picture() != weights);
    }

    void whatIsMissingIsSaidAndTheWeightsAreShown()
    {
        auto given = longTrace(12);
        Shown shown(given, {.cells = Cells::Norms});
        QVERIFY(shown.view.caption().startsWith("attention weights instead: "));
        QVERIFY(shown.spoken().contains("percent"));
    }

    void theCursorIsSpoken()
    {
        Shown shown(traceOf(gpt2));
        constexpr Index query = 4;
        told.clear();
        QAccessible::installUpdateHandler(remember);
        shown.chosen = {query, 0};
        shown.view.setCells(shown.chosen, {});
        shown.press(Qt::Key_Right);
        QAccessible::installUpdateHandler(nullptr);
        Index rank = 1;
        for (Index key = 0; key <= query; ++key) rank += shown.weight(query, key) > shown.weight(query, 1) ? 1 : 0;
        const double percent = 100 * static_cast<double>(shown.weight(query, 1));
        const QString number = QString::number(percent, 'f', percent < 9.95 ? 1 : 0);
        const auto word = [&](Index place) {
            return spokenToken(QString::fromStdString(shown.trace->queries(0)[place].text));
        };
        const QString said = QString("%1 attends to %2, %3 percent, rank %4 of %5")
                                 .arg(word(query), word(1), number)
                                 .arg(rank)
                                 .arg(query + 1);
        // Qt tells nobody unless somebody listens, who does not listen to the offscreen platform.
        if (QAccessible::isActive()) QCOMPARE(told.last(), said);
        auto* chart = QAccessible::queryAccessibleInterface(&shown.view);
        QCOMPARE(chart->role(), QAccessible::Chart);
        QCOMPARE(chart->text(QAccessible::Name), QString("Attention map"));
        QCOMPARE(chart->text(QAccessible::Value), said);
        QCOMPARE(chart->text(QAccessible::Description), said);
        QVERIFY(chart->state().focusable);
        shown.view.setCells({query, query + 1}, {});
        QCOMPARE(shown.spoken(),
                 QString("%1 may not attend to %2: hidden by the mask").arg(word(query), word(query + 1)));
    }

    void sentencesSayWhatTheNumberIs_data()
    {
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<QString>("wanted");
        const auto said = [](float weight, SpokenAmount amount = SpokenAmount::Share) {
            return spokenCell({}, "␣cat", weight, 1, 9, amount);
        };
        QTest::newRow("share") << said(0.44F) << "it attends to cat, 44 percent, rank 1 of 9";
        QTest::newRow("small") << said(0.013F) << "it attends to cat, 1.3 percent, rank 1 of 9";
        QTest::newRow("tiny") << said(1e-5F) << "it attends to cat, less than 0.1 percent, rank 1 of 9";
        QTest::newRow("none") << said(0) << "it attends to cat, 0 percent, rank 1 of 9";
        QTest::newRow("length") << said(0.5F, SpokenAmount::Length)
                                << "it attends to cat, adding a vector of length 0.5, rank 1 of 9";
        QTest::newRow("score") << said(-3.25F, SpokenAmount::Number) << "it attends to cat, -3.25, rank 1 of 9";
        QTest::newRow("hidden") << said(HeatData::hidden) << "it may not attend to cat: hidden by the mask";
        QTest::newRow("broken") << said(HeatData::broken) << "it attends to cat: not a number";
        QTest::newRow("signs") << spokenCell("⏎", "␣", 1, 0, 0) << "line end attends to space, 100 percent";
    }
    void sentencesSayWhatTheNumberIs()
    {
        QFETCH(QString, sentence);
        QFETCH(QString, wanted);
        QCOMPARE(sentence, wanted);
    }

    void keysMoveTheCursor()
    {
        Shown shown(longTrace(50));
        const auto press = [&](int key, Qt::KeyboardModifiers modifiers = {}) {
            shown.press(key, modifiers);
            return shown.chosen;
        };
        QCOMPARE(press(Qt::Key_End), (Cell{2, 49}));
        QCOMPARE(press(Qt::Key_Home), (Cell{2, 0}));
        QCOMPARE(press(Qt::Key_End, Qt::ControlModifier), (Cell{49, 0}));
        QCOMPARE(press(Qt::Key_PageUp), (Cell{39, 0}));
        QCOMPARE(press(Qt::Key_Home, Qt::ControlModifier), (Cell{0, 0}));
        QCOMPARE(press(Qt::Key_PageDown), (Cell{10, 0}));
        QCOMPARE(press(Qt::Key_PageUp), (Cell{0, 0}));
        QCOMPARE(press(Qt::Key_Down), (Cell{1, 0}));
        // Close up, the map follows.
        shown.view.zoomBy(10);
        press(Qt::Key_End, Qt::ControlModifier);
        press(Qt::Key_End);
        const QRect area = shown.view.axisRects().constFirst()->rect();
        QVERIFY(area.contains(shown.view.positionOf({49, 49}).toPoint()));
    }

    void keysMoveByWords()
    {
        Shown shown(traceOf(bert), {.words = true});
        const auto words = core::wordsOf(shown.trace->queries(0));
        shown.press(Qt::Key_Home);
        shown.press(Qt::Key_Home, Qt::ControlModifier);
        for (std::size_t i = 1; i < words.size(); ++i) {
            shown.press(Qt::Key_Down);
            shown.press(Qt::Key_Right);
            QCOMPARE(shown.chosen, (Cell{words[i].last, words[i].first}));
        }
    }

    void shiftMarksCells()
    {
        Shown shown(longTrace(12));
        QSignalSpy marked(&shown.view, &MapView::cellsMarked);
        const auto last = [&] { return runsOf(marked.last().first().value<std::shared_ptr<const core::Painting>>()); };
        const auto at = [&](Index query, Index key) { return shown.view.positionOf({query, key}).toPoint(); };
        QTest::mouseClick(&shown.view, Qt::LeftButton, Qt::ShiftModifier, at(5, 2));
        QCOMPARE(last(), QString("5:2-2"));
        QTest::mousePress(&shown.view, Qt::LeftButton, Qt::ShiftModifier, at(6, 1));
        QTest::mouseMove(&shown.view, at(6, 4));  // quick: the cells between are marked too
        QTest::mouseMove(&shown.view, at(8, 4));
        QTest::mouseRelease(&shown.view, Qt::LeftButton, Qt::ShiftModifier, at(8, 4));
        QCOMPARE(last(), QString("5:2-2 6:1-4 7:4-4 8:4-4"));
        QTest::mouseClick(&shown.view, Qt::LeftButton, Qt::ShiftModifier, at(6, 2));
        QCOMPARE(last(), QString("5:2-2 6:1-1 6:3-4 7:4-4 8:4-4"));
        QCOMPARE(shown.chosen, (Cell{2, 1}));  // marking chooses nothing
        shown.press(Qt::Key_M);
        QCOMPARE(last(), QString("2:1-1 5:2-2 6:1-1 6:3-4 7:4-4 8:4-4"));
        shown.press(Qt::Key_M);
        QCOMPARE(last(), QString("5:2-2 6:1-1 6:3-4 7:4-4 8:4-4"));
        const qsizetype told = marked.size();
        const QImage before = shown.picture();
        shown.view.setMarked(nullptr);
        QVERIFY(shown.picture() != before);
        QCOMPARE(marked.size(), told);
    }

    void aMarkedWordMarksItsPieces()
    {
        Shown shown(traceOf(bert), {.words = true});
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

    void theMinimapMovesTheView()
    {
        Shown shown(longTrace(120));
        QVERIFY(shown.view.minimap()->rect().isEmpty());
        shown.view.zoomBy(6);
        const QRectF small = shown.view.minimap()->rect();
        QVERIFY(!small.isEmpty());
        QSignalSpy clicked(&shown.view, &MapView::cellClicked);
        const auto middle = [&] { return *shown.view.cellAt(shown.view.axisRects().constFirst()->rect().center()); };
        QTest::mousePress(&shown.view, Qt::LeftButton, {},
                          (small.topLeft() + QPointF(small.width() / 4, 90)).toPoint());
        QVERIFY(std::abs(middle().query - 90) <= 2 && std::abs(middle().key - 30) <= 2);
        QTest::mouseMove(&shown.view, (small.topLeft() + QPointF(60, 60)).toPoint());
        QVERIFY(std::abs(middle().query - 60) <= 2 && std::abs(middle().key - 60) <= 2);
        QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, small.center().toPoint());
        QCOMPARE(clicked.size(), 0);
        shown.view.fitAll();
        QVERIFY(shown.view.minimap()->rect().isEmpty());
        // Little to be gained in a short text.
        Shown few(longTrace(30));
        few.view.zoomBy(6);
        QVERIFY(few.view.minimap()->rect().isEmpty());
    }

    void theMinimapTakesTheHiddenCorner()
    {
        Shown shown(longTrace(120));
        shown.view.zoomBy(1.5);
        const QRectF small = shown.view.minimap()->rect();
        const QRectF map = shown.view.axisRects().constFirst()->rect();
        QVERIFY(map.contains(small));
        QVERIFY(small.center().x() > map.center().x() && small.center().y() < map.center().y());
        shown.view.resize(1100, 520);  // beside the map there is room
        QVERIFY(!shown.view.minimap()->rect().intersects(shown.view.axisRects().constFirst()->rect()));
    }

    void goingToACellMakesItsTokensReadable()
    {
        Shown shown(longTrace(600));
        shown.view.goTo({300, 250});
        const QRect area = shown.view.axisRects().constFirst()->rect();
        const QPointF place = shown.view.positionOf({300, 250});
        QVERIFY(QLineF(place, QRectF(area).center()).length() < 12);
        const auto first = *shown.view.cellAt(area.topLeft() + QPoint(1, 1));
        const auto last = *shown.view.cellAt(area.bottomRight() - QPoint(1, 1));
        QVERIFY(last.query - first.query >= 23 && last.query - first.query < 60);
        shown.view.goTo({0, 599});
        QVERIFY(area.adjusted(-40, -40, 40, 40).contains(shown.view.positionOf({0, 599}).toPoint()));
        QVERIFY(shown.view.cellAt(shown.view.positionOf({0, 599})).has_value());
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
        settings.words = true;
        settings.special_tokens = Special::Hidden;
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
        settings.cells = Cells::Rollout;
        QCOMPARE(std::ssize(Figure(source, settings).tables()), layers);
        QCOMPARE(Figure(source, settings).tables()[1].title, QString("layer 2"));
        settings.cells = Cells::ModelMean;
        QCOMPARE(Figure(source, settings).tables().size(), std::size_t{1});
        settings = {};
        settings.layer = settings.head = 0;
        QVERIFY(!Figure(source, settings).description().contains("words"));
    }

    void aPooledPixelSaysSo()
    {
        Shown shown(longTrace(1500));
        const Index side = shown.view.axisRects().constFirst()->rect().width();
        const auto size = (1500 + side - 1) / side;
        QCOMPARE(shown.view.caption(), QString("each pixel is the largest of about %1 × %1 weights").arg(size));
        shown.display({.pooled_by = core::PooledBy::Mean});
        QCOMPARE(shown.view.caption(), QString("each pixel is the mean of about %1 × %1 weights").arg(size));
        shown.view.zoomBy(10);
        QCOMPARE(shown.view.caption(), QString());
    }
};

TEST_CLASS(TestMapView)
#include "tst_map_view.moc"
