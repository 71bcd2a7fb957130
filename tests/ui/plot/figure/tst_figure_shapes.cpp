#include <QImage>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>

#include "core/error.h"
#include "core/model/recorded/recorded_attention.h"
#include "tests/test_class.h"
#include "tests/ui/drawn_figures.h"
#include "tests/ui/large_trace.h"
#include "ui/plot/figure/figure_layout.h"
#include "ui/plot/figure/figure_warnings.h"
#include "ui/plot/text/text_metrics.h"
#include "ui/words/error_text.h"

#include <cmath>
#include <fstream>

using core::FigureSettings;
using core::Index;
using drawn_figures::gpt2;
using drawn_figures::oneHead;
using Content = FigureSettings::Content;

namespace {

/// Attention of one head that another program saved.
FigureSource recordedOf(Index queries, Index keys, const QTemporaryDir& folder)
{
    const std::filesystem::path path = folder.filePath("a.csv").toStdString();
    std::ofstream file(path);
    for (Index query = 0; query < queries; ++query)
        for (Index key = 0; key < keys; ++key)
            file << (key == query % keys ? "0.5" : "0.001") << (key + 1 < keys ? ',' : '\n');
    file.close();
    return FigureSource::of(core::openRecorded({.file = path}).trace);
}

const FigurePage::Map& onlyMap(const Figure& figure) { return figure.page().maps.front(); }

QStringList warningsOf(const FigureSettings& settings) { return Figure(FigureSource::of(gpt2()), settings).warnings(); }

/// Dots beyond the page that something was drawn on.
int dotsOutside(const Figure& figure)
{
    constexpr int around = 60;
    const QSize size = figure.page().size.toSize();
    QImage image(size + QSize(2 * around, 2 * around), QImage::Format_RGB32);
    image.fill(Qt::white);
    image.setDotsPerMeterX(qRound(96 / 0.0254));
    image.setDotsPerMeterY(image.dotsPerMeterX());
    QPainter painter(&image);
    painter.translate(around, around);
    figure.paint(painter, Medium::Vector);
    painter.end();
    const QRect page(QPoint(around, around), size);
    int outside = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            outside += !page.contains(x, y) && image.pixel(x, y) != qRgb(255, 255, 255);
    return outside;
}

const char* const catText = "The cat sat on the mat because it was tired.";
const char* const encoderFolder = "resources/models/primer-encoder";

/// One head in two texts.
FigureSource twoTexts()
{
    FigureSource source = FigureSource::of(drawn_figures::traceOf(encoderFolder, catText));
    source.traces.push_back(drawn_figures::traceOf(encoderFolder, "The cat sat on the mat because it was soft."));
    source.session.run().texts = {catText};
    source.session.runs.push_back(source.session.run());
    source.session.runs.back().texts = {"The cat sat on the mat because it was soft."};
    source.session.compare = {core::CompareSettings::Kind::Runs, {}};
    source.session.focus.layer = source.session.focus.head = 3;
    return source;
}

FigureSettings onSlide(Content content)
{
    FigureSettings settings = drawn_figures::contents(content);
    settings.width_mm = 254;
    settings.height_mm = 142.875;
    return settings;
}

const FigurePage::Text* textWith(const Figure& figure, const QString& words)
{
    for (const FigurePage::Text& text : figure.page().texts)
        if (text.words.contains(words)) return &text;
    return nullptr;
}

double pointsOfNumbers(const FigureSettings& settings)
{
    const Figure figure(FigureSource::of(gpt2()), settings);
    return onlyMap(figure).number ? onlyMap(figure).numbers.pointSizeF() : 0;
}

/// Sides that only count have round numbers, and the bar keeps the numbers of its ends and its whole name.
void requireReadable(const Figure& figure)
{
    QPaintDevice* ruler = figure_layout::ruler();
    for (const FigurePage::Labels& each : figure.page().labels) {
        const auto shown = each.labels.shown(each.line, ruler);
        if (shown.size() < 3 || each.labels.strideFor(each.line.pitch, ruler) == 1) continue;
        const int step = shown[2].token - shown[1].token;
        int digit = step;
        while (digit % 10 == 0) digit /= 10;
        QVERIFY2((digit == 1 || digit == 2 || digit == 5) && (shown[1].token + 1) % step == 0,
                 qPrintable(QString("%1, then every %2").arg(shown[1].words).arg(step)));
    }
    const FigurePage::Bar& bar = figure.page().bars.front();
    const auto ticks = bar.key.roomyTicks(bar.rect, ruler);
    QVERIFY(!ticks.front().label.isEmpty() && !ticks.back().label.isEmpty());
    const double length = bar.key.flat ? bar.rect.width() : bar.rect.height();
    QVERIFY2(TextMetrics(bar.key.text, ruler).horizontalAdvance(bar.key.name)
                 <= std::max({length, bar.key.room, 1.7 * length}),
             qPrintable(bar.key.name));
}

}  // namespace

/// What is as large as it can be: maps of any shape, numbers in cells, margins and slides.
class TestFigureShapes final : public QObject {
    Q_OBJECT
private slots:
    void everyShapeDraws_data()
    {
        QTest::addColumn<Index>("queries");
        QTest::addColumn<Index>("keys");
        QTest::addColumn<double>("width");
        for (const auto& [queries, keys] : std::vector<std::pair<Index, Index>>{{1, 4096},
                                                                                {1, 197},
                                                                                {2, 2048},
                                                                                {3, 4096},
                                                                                {12, 577},
                                                                                {20, 1500},
                                                                                {20, 448},
                                                                                {77, 1500},
                                                                                {1500, 20},
                                                                                {4096, 77},
                                                                                {4096, 1},
                                                                                {197, 1}})
            for (const double width : {48.0, 89.0, 183.0})
                QTest::addRow("%d x %d, %g mm", static_cast<int>(queries), static_cast<int>(keys), width)
                    << queries << keys << width;
    }
    void everyShapeDraws()
    {
        QFETCH(Index, queries);
        QFETCH(Index, keys);
        QFETCH(double, width);
        const QTemporaryDir folder;
        FigureSettings settings = oneHead(0, 0);
        settings.width_mm = width;
        try {
            const Figure figure(recordedOf(queries, keys, folder), settings);
            const QSizeF map = onlyMap(figure).rect.size() / 96 * 25.4;
            QVERIFY2(map.height() >= (queries > 1 ? 8 : 1.5), qPrintable(QString::number(map.height())));
            QVERIFY2(map.width() >= 8, qPrintable(QString::number(map.width())));
            QVERIFY2(figure.size().height() < 247, qPrintable(QString::number(figure.size().height())));
            QVERIFY(figureBytes(figure, "pdf").startsWith("%PDF"));
            requireReadable(figure);
        } catch (const core::Error& error) {
            QFAIL(qPrintable(errorText(error)));
        }
    }

    void aLongSideHasRoundNumbers()
    {
        const Figure figure(FigureSource::of(large_trace::traceOf(1, 1, 2000)), oneHead(0, 0));
        for (const FigurePage::Labels& labels : figure.page().labels) {
            const auto shown = labels.labels.shown(labels.line, figure_layout::ruler());
            QVERIFY(shown.size() > 2);
            QCOMPARE(shown.front().words, QString("1"));
            QCOMPARE(shown.back().words, QString("2000"));
            for (const auto& each : shown) QCOMPARE(each.words, QString::number(each.token + 1));
            const int step = shown[2].token - shown[1].token;
            QVERIFY2(step == 50 || step == 100 || step == 200 || step == 500, qPrintable(QString::number(step)));
        }
    }

    void roundNumbersLieFlatAndApart()
    {
        FigureSettings settings = oneHead(0, 0);
        settings.width_mm = 89;
        const Figure figure(FigureSource::of(large_trace::traceOf(1, 1, 600)), settings);
        for (const FigurePage::Labels& each : figure.page().labels) {
            const double pitch = each.line.pitch;
            const TextMetrics metrics(each.labels.font, figure_layout::ruler());
            QVERIFY(each.labels.strideFor(pitch, figure_layout::ruler()) * pitch > 1.7 * metrics.height());
            if (each.labels.side != TokenLabels::Side::Left)
                QVERIFY(each.labels.extent(pitch, figure_layout::ruler()) < 2 * metrics.height());
        }
    }

    void everyHundredthPlaceIsAFullHundred()
    {
        TokenLabels labels;
        for (int place = 1; place <= 600; ++place) labels.tokens << QString::number(place);
        labels.font = figure_layout::figureFont({}, 6);
        labels.every = 100;
        labels.counts = true;
        const TokenLabels::Line line{.edge = 0, .first = 0.25, .pitch = 0.5, .from = 0, .to = 599};
        const auto words = [&] {
            QStringList all;
            for (const auto& each : labels.shown(line, figure_layout::ruler())) all << each.words;
            return all;
        };
        QCOMPARE(words(), (QStringList{"1", "100", "200", "300", "400", "500", "600"}));
        QCOMPARE(labels.ticks(line, figure_layout::ruler()).size(), std::size_t{7});
        for (int place = 0; place < 600; ++place) labels.tokens[place] = QString::number(place);
        QCOMPARE(words(), (QStringList{"0", "100", "200", "300", "400", "500"}));
        labels.every = 2;
        QCOMPARE(words().first(3), (QStringList{"0", "2", "4"}));
        labels.every = 100;
        labels.tokens.fill("sea");
        QCOMPARE(words().first(), QString("sea"));
        QVERIFY(labels.ticks(line, figure_layout::ruler()).empty());
    }

    void numbersAreAsLargeAsTheWidestOfThem()
    {
        FigureSettings settings = oneHead();
        settings.values = true;
        const double two = pointsOfNumbers(settings);
        QVERIFY(two > 3);
        settings.numbers.decimals = 1;
        const double one = pointsOfNumbers(settings);
        QVERIFY2(one > two || one == 6.5, qPrintable(QString("%1, %2").arg(one).arg(two)));
        settings.numbers.decimals = 4;
        const double four = pointsOfNumbers(settings);
        QVERIFY2(four < two, qPrintable(QString("%1, %2").arg(four).arg(two)));
        settings.numbers.decimals = 2;
        settings.numbers.points = 3.5;
        QCOMPARE(pointsOfNumbers(settings), 3.5);
    }

    void smallNumbersStayBlank()
    {
        FigureSettings settings = oneHead();
        settings.values = true;
        settings.numbers.least = 0.2F;
        const Figure figure(FigureSource::of(gpt2()), settings);
        const FigurePage::Map& map = onlyMap(figure);
        int written = 0, blank = 0;
        for (Index row = 0; row < map.cells->rows(); ++row)
            for (Index column = 0; column <= row; ++column) {
                const bool large = map.cells->at(row, column) >= 0.2F;
                QCOMPARE(map.number(row, column).isEmpty(), !large);
                (large ? written : blank)++;
            }
        QVERIFY(written > 3 && blank > 3);
    }

    void numbersThatVanishAreSaid()
    {
        FigureSettings settings = oneHead();
        settings.values = true;
        QVERIFY(warningsOf(settings).filter("too small for numbers").isEmpty());
        settings.width_mm = 42;
        QCOMPARE(warningsOf(settings).filter("too small for numbers").size(), 1);
        settings.values = false;
        QVERIFY(warningsOf(settings).filter("too small for numbers").isEmpty());
    }

    void aRangeThatCutsOffSaysSo()
    {
        FigureSettings settings = oneHead();
        settings.highest = 0.25;
        const Figure figure(FigureSource::of(gpt2()), settings);
        QCOMPARE(figure.page().bars.front().key.ticks().back().label, QString("≥ 0.25"));
        QVERIFY(!figure.page().bars.front().key.clips_below);
    }

    void theBarHasItsNameAndPlace()
    {
        FigureSettings settings = oneHead();
        settings.bar.label = "share of attention";
        settings.bar.place = core::BarLook::Place::Bottom;
        const Figure figure(FigureSource::of(gpt2()), settings);
        const FigurePage::Bar& bar = figure.page().bars.front();
        QCOMPARE(bar.key.name, QString("share of attention"));
        QVERIFY(bar.rect.top() > onlyMap(figure).rect.bottom() && bar.rect.width() > 5 * bar.rect.height());
        QVERIFY(bar.rect.bottom() + bar.key.extent(figure_layout::ruler()) <= figure.page().size.height());
        settings.bar.place = core::BarLook::Place::Right;
        const Figure beside(FigureSource::of(gpt2()), settings);
        QVERIFY(onlyMap(beside).rect.width() < onlyMap(figure).rect.width());
    }

    void aMarginIsAsWideAsItIsAsked()
    {
        FigureSettings settings = oneHead();
        const Figure usual(FigureSource::of(gpt2()), settings);
        settings.margin_mm = 0;
        const Figure none(FigureSource::of(gpt2()), settings);
        QCOMPARE(none.size().width(), 89.0);
        QVERIFY(onlyMap(none).rect.width() > onlyMap(usual).rect.width() + 5);
        const QImage page = figureImage(none, 200);
        bool anyAtTheEdge = false;
        for (int y = 0; y < page.height(); ++y)
            for (const int x : {0, 1, 2, 3, 4, 5}) anyAtTheEdge = anyAtTheEdge || page.pixel(x, y) != page.pixel(0, 0);
        QVERIFY(anyAtTheEdge);
        settings.margin_mm = 10;
        const Figure wide(FigureSource::of(gpt2()), settings);
        QCOMPARE(wide.size().width(), 89.0);
        const QImage white = figureImage(wide, 100);
        for (int y = 0; y < white.height(); ++y)
            for (int x = 0; x < 36; ++x) QCOMPARE(white.pixel(x, y), qRgb(255, 255, 255));
    }

    void noLabelsMakeRoom()
    {
        FigureSettings settings = oneHead();
        const Figure labelled(FigureSource::of(gpt2()), settings);
        settings.label_every = core::noLabels;
        const Figure bare(FigureSource::of(gpt2()), settings);
        QVERIFY(onlyMap(bare).rect.width() > onlyMap(labelled).rect.width() + 10);
        QVERIFY(!drawn_figures::svgText(bare).contains(">look<"));
        QVERIFY(bare.warnings().isEmpty());
    }

    void textOnPaperIsBlack()
    {
        const Figure figure(FigureSource::of(gpt2()), oneHead());
        QVERIFY(!figure.page().texts.empty());
        for (const FigurePage::Text& text : figure.page().texts) QCOMPARE(text.color, QColor(Qt::black));
        for (const FigurePage::Labels& labels : figure.page().labels)
            QCOMPARE(labels.labels.colors->text, QColor(Qt::black));
    }

    void aSlideHasLargeTextAndOneRow_data()
    {
        QTest::addColumn<int>("content");
        QTest::newRow("steps") << static_cast<int>(Content::Steps);
        QTest::newRow("comparison") << static_cast<int>(Content::Compare);
        QTest::newRow("map") << static_cast<int>(Content::Maps);
    }
    void aSlideHasLargeTextAndOneRow()
    {
        QFETCH(int, content);
        FigureSettings settings = drawn_figures::contents(static_cast<Content>(content));
        settings.width_mm = 254;
        settings.height_mm = 142.875;
        FigureSource source = FigureSource::of(gpt2());
        source.session.compare.heads = {{0, 1, 2}, {0, 0, 1}};
        const Figure figure(source, settings);
        QVERIFY2(figure.smallestText() >= 13, qPrintable(QString::number(figure.smallestText())));
        const std::vector<FigurePage::Map>& maps = figure.page().maps;
        QVERIFY(!maps.empty() && maps.size() <= 4);
        double wide = 0;
        for (const FigurePage::Map& map : maps) {
            QVERIFY(std::abs(map.rect.top() - maps.front().rect.top()) < 1);
            wide += map.rect.width();
        }
        QVERIFY2(wide > 0.35 * figure.page().size.width()
                     || maps.front().rect.height() > 0.6 * figure.page().size.height(),
                 qPrintable(QString::number(wide)));
    }

    void nothingLeavesThePage_data()
    {
        QTest::addColumn<int>("content");
        QTest::addColumn<double>("width");
        QTest::addColumn<double>("height");
        for (const Content content : {Content::Maps, Content::Compare, Content::Flow, Content::Steps})
            for (const auto& [width, height] : {std::pair(254.0, 142.875), {254.0, 190.5}, {120.0, 0.0}, {89.0, 0.0}})
                QTest::addRow("%d, %g x %g mm", static_cast<int>(content), width, height)
                    << static_cast<int>(content) << width << height;
    }
    void nothingLeavesThePage()
    {
        QFETCH(int, content);
        QFETCH(double, width);
        QFETCH(double, height);
        FigureSettings settings = drawn_figures::contents(static_cast<Content>(content));
        settings.width_mm = width;
        if (height > 0) settings.height_mm = height;
        FigureSource source = FigureSource::of(
            drawn_figures::traceOf("resources/models/primer-encoder", "The cat sat on the mat because it was tired."));
        source.session.compare.heads = {{0, 1, 2}, {0, 0, 1}};
        const Figure figure(source, settings);
        QCOMPARE(dotsOutside(figure), 0);
        QVERIFY2(figure.warnings().filter("cut off").isEmpty(), qPrintable(figure.warnings().join('|')));
    }

    void whatLeavesThePageIsSaid()
    {
        figure_layout::Draft draft;
        FigureSettings settings;
        draft.page = figure_layout::blankPage(settings);
        draft.page.size.setHeight(100);
        draft.page.addText(figure_layout::figureFont(settings, 12), Qt::black, QRectF(300, 10, 10, 20), Qt::AlignLeft,
                           "words that are longer than the page");
        QVERIFY(!figure_layout::warningsOf(draft.page, settings).filter("cut off").isEmpty());
        draft.page.texts.front().rect.moveLeft(0);
        QVERIFY(figure_layout::warningsOf(draft.page, settings).filter("cut off").isEmpty());
    }

    void threeStagesOfASlideStandInOneRow()
    {
        const FigureSource source = FigureSource::of(gpt2());
        FigureSettings settings = drawn_figures::contents(Content::Steps);
        settings.width_mm = 254;
        settings.height_mm = 142.875;
        settings.part.stages = {core::Stage::ScoresScaled, core::Stage::Weights, core::Stage::Context};
        const Figure asked(source, settings);
        QCOMPARE(asked.page().maps.size(), std::size_t{3});
        for (const FigurePage::Map& map : asked.page().maps)
            QVERIFY(std::abs(map.rect.top() - asked.page().maps.front().rect.top()) < 1);
        settings.part.stages.clear();
        const Figure usual(source, settings);
        QVERIFY2(usual.tables().back().title.contains("context"), qPrintable(usual.tables().back().title));
        QVERIFY2(usual.tables().front().title.contains("Q Kᵀ"), qPrintable(usual.tables().front().title));
    }

    void weightsThatReadAsZeroStayBlank()
    {
        FigureSettings settings = oneHead();
        settings.values = true;
        settings.width_mm = 120;
        const Figure figure(FigureSource::of(gpt2()), settings);
        const FigurePage::Map& map = onlyMap(figure);
        QVERIFY(map.number != nullptr);
        for (Index row = 0; row < map.cells->rows(); ++row)
            for (Index col = 0; col <= row; ++col) {
                const float value = map.cells->at(row, col);
                QCOMPARE(map.number(row, col).isEmpty(), value < 0.005F);
            }
    }

    void anAccountNamesTokensAsTheyAreWritten()
    {
        FigureSource source = FigureSource::of(
            drawn_figures::traceOf("resources/models/primer-encoder", "The cat sat on the mat because it was tired."));
        source.session.focus.query = 9;
        source.session.focus.key = 3;
        FigureSettings settings = drawn_figures::contents(Content::Why);
        settings.width_mm = 183;
        const Figure wide(source, settings);
        for (const FigurePage::Labels& labels : wide.page().labels)
            for (const QString& name : labels.labels.tokens) QVERIFY2(!name.contains(u'␣'), qPrintable(name));
    }

    void aNarrowAccountHasNumbersThatStandApart_data()
    {
        QTest::addColumn<double>("width");
        for (const double width : {70.0, 89.0, 120.0, 183.0}) QTest::addRow("%g mm", width) << width;
    }
    void aNarrowAccountHasNumbersThatStandApart()
    {
        QFETCH(double, width);
        FigureSource source = FigureSource::of(drawn_figures::traceOf(encoderFolder, catText));
        source.session.focus = {.layer = 3, .head = 3, .query = 8, .key = 2};
        FigureSettings settings = drawn_figures::contents(Content::Why);
        settings.layer = settings.head = 3;
        settings.width_mm = width;
        const Figure figure(source, settings);
        QCOMPARE(dotsOutside(figure), 0);
        const FigurePage::Map& map = onlyMap(figure);
        if (width > 80) QVERIFY(map.number != nullptr && map.numbers.pointSizeF() >= 5);
        Index numbered = 0;
        for (const FigurePage::Text& text : figure.page().texts) {
            QVERIFY2(!text.words.contains(u'␣'), qPrintable(text.words));
            const bool overColumn = text.alignment.testFlag(Qt::AlignHCenter) && text.rect.bottom() < map.rect.top()
                                    && text.rect.left() > map.rect.left() - 1;
            if (!overColumn) continue;
            ++numbered;
            const double wide = TextMetrics(text.font, figure_layout::ruler()).horizontalAdvance(text.words);
            QVERIFY2(wide <= text.rect.width() + 0.01, qPrintable(text.words));
        }
        QCOMPARE(numbered, map.cells->cols());
        settings.width_mm = 254;
        settings.height_mm = 142.875;
        QCOMPARE(dotsOutside(Figure(source, settings)), 0);
        // The bar stands under the rows' names, beside the columns'.
        const FigurePage::Bar& bar = figure.page().bars.front();
        QVERIFY(bar.rect.right() < map.rect.left() && bar.rect.top() > map.rect.bottom());
    }

    void aTitleOnASlideLeavesEachTokenItsLabel_data()
    {
        QTest::addColumn<int>("content");
        QTest::addColumn<bool>("ofHeads");
        QTest::newRow("two texts") << static_cast<int>(Content::Compare) << false;
        QTest::newRow("two heads") << static_cast<int>(Content::Compare) << true;
        QTest::newRow("steps") << static_cast<int>(Content::Steps) << false;
    }
    void aTitleOnASlideLeavesEachTokenItsLabel()
    {
        QFETCH(int, content);
        QFETCH(bool, ofHeads);
        FigureSource source = twoTexts();
        if (ofHeads) source.session.compare = {core::CompareSettings::Kind::Heads, {{0, 3, 3}, {0, 3, 0}}};
        FigureSettings settings = onSlide(static_cast<Content>(content));
        settings.layer = settings.head = 3;
        settings.title = "Whom does it mean?";
        const Figure figure(source, settings);
        QVERIFY(!figure.page().labels.empty());
        for (const FigurePage::Labels& each : figure.page().labels)
            QCOMPARE(each.labels.strideFor(each.line.pitch, figure_layout::ruler()), 1);
        QVERIFY2(figure.smallestText() >= figure_layout::leastOnSlides, QByteArray::number(figure.smallestText()));
        QVERIFY2(figure.warnings().isEmpty(), qPrintable(figure.warnings().join('\n')));
        QCOMPARE(dotsOutside(figure), 0);
    }

    void aSlideOfTwoTextsSaysThem()
    {
        const FigureSource source = twoTexts();
        FigureSettings settings = onSlide(Content::Compare);
        settings.layer = settings.head = 3;
        const Figure figure(source, settings);
        QCOMPARE(dotsOutside(figure), 0);
        for (const char* said : {"tired.", "soft.", "primer-encoder, layer 4 · head 4"})
            QVERIFY2(textWith(figure, said) != nullptr, said);
        QVERIFY(textWith(figure, "run 1") == nullptr);
        const FigurePage::Text* key = textWith(figure, "key (attended to)");
        QVERIFY(key != nullptr);
        const std::vector<FigurePage::Map>& maps = figure.page().maps;
        QVERIFY(key->rect.right() < maps[2].rect.left());
        double longest = 0;
        for (const FigurePage::Labels& labels : figure.page().labels)
            if (labels.labels.side == TokenLabels::Side::Bottom && labels.line.first < maps[2].rect.left())
                longest = std::max(longest, labels.labels.extent(labels.line.pitch, figure_layout::ruler()));
        QVERIFY(key->rect.top() - maps[0].rect.bottom() <= longest + 5);
        const auto& texts = figure.page().texts;
        QCOMPARE(std::ranges::count(texts, key->words, &FigurePage::Text::words),
                 2);  // the difference has longer labels
        for (const FigurePage::Bar& bar : figure.page().bars) QVERIFY(bar.rect.top() > key->rect.bottom() + 5);
        settings.voice.map_names = "before; after";
        const Figure named(source, settings);
        for (const char* said : {"before", "after"}) QVERIFY2(textWith(named, said) != nullptr, said);
        QVERIFY(named.caption().contains("A: before") && !named.caption().contains("run 1"));
        settings.voice.map_names = "one; two; three";
        QVERIFY_THROWS_EXCEPTION(core::Error, Figure(source, settings));
    }

    void barsOfAComparisonLieBelowIt_data()
    {
        QTest::addColumn<double>("width");
        for (const double width : {89.0, 120.0, 183.0}) QTest::addRow("%g mm", width) << width;
    }
    void barsOfAComparisonLieBelowIt()
    {
        QFETCH(double, width);
        FigureSettings settings = drawn_figures::contents(Content::Compare);
        settings.layer = settings.head = 3;
        settings.width_mm = width;
        const Figure figure(twoTexts(), settings);
        QCOMPARE(dotsOutside(figure), 0);
        const FigurePage& page = figure.page();
        QCOMPARE(page.bars.size(), std::size_t{2});
        for (const FigurePage::Bar& bar : page.bars) {
            QVERIFY(bar.key.flat && bar.rect.width() > 3 * bar.rect.height());
            for (const FigurePage::Map& map : page.maps) QVERIFY(!map.rect.intersects(bar.rect));
        }
        const QRectF& last = page.maps.back().rect;
        // Where the last row has room for another map, they stand there.
        const bool hole = last.top() > page.maps.front().rect.bottom();
        QCOMPARE(hole, width < 100);
        for (const FigurePage::Bar& bar : page.bars)
            QVERIFY(hole ? bar.rect.left() > last.right() && bar.rect.top() > last.top()
                         : bar.rect.top() > last.bottom());
        const QString& name = page.bars[1].key.name;
        QVERIFY2(name.contains(".1 more in B") && name.contains("−"), qPrintable(name));
        settings.values = true;
        settings.width_mm = 254;
        const FigurePage::Bar numbered = Figure(twoTexts(), settings).page().bars[1];
        QVERIFY2(!numbered.key.name.contains("more in"), qPrintable(numbered.key.name));
    }

    void tablesOfASlideNameTheirAxes()
    {
        const FigureSource source = FigureSource::of(drawn_figures::traceOf(encoderFolder, catText));
        FigureSettings settings = onSlide(Content::Steps);
        const Figure figure(source, settings);
        QCOMPARE(dotsOutside(figure), 0);
        for (const char* said : {"query (attending)", "key (attended to)"})
            QVERIFY2(textWith(figure, said) != nullptr, said);
        const FigurePage& page = figure.page();
        QCOMPARE(page.maps.size(), page.bars.size());
        for (std::size_t i = 0; i < page.bars.size(); ++i)
            QVERIFY(page.bars[i].rect.width() > 0.3 * page.maps[i].rect.width());
        settings.values = true;
        settings.layer = settings.head = 3;
        settings.part.queries = {8};
        const Figure row(source, settings);
        QCOMPARE(dotsOutside(row), 0);
        const FigurePage::Map& weights = row.page().maps[1];
        QVERIFY(weights.number != nullptr && weights.numbers.pointSizeF() >= 10);
        QCOMPARE(weights.number(0, 2), QString(".99"));
        QCOMPARE(weights.number(0, 0), QString());
        QVERIFY2(weights.rect.width() > 0.7 * row.page().size.width(),
                 qPrintable(QString::number(weights.rect.width())));
    }

    void onlyTheHeightIsNamedWhereItIsWrong()
    {
        FigureSettings settings = oneHead();
        settings.height_mm = 20;
        try {
            const Figure figure(FigureSource::of(gpt2()), settings);
            QFAIL("it was drawn");
        } catch (const core::Error& error) {
            QVERIFY2(errorText(error).contains("the figure's height"), qPrintable(errorText(error)));
        }
    }

    void aMeasureIsLinesBoxesOrStrips_data()
    {
        QTest::addColumn<int>("form");
        QTest::newRow("lines") << static_cast<int>(core::ChartSettings::Form::Lines);
        QTest::newRow("boxes") << static_cast<int>(core::ChartSettings::Form::Boxes);
        QTest::newRow("strips") << static_cast<int>(core::ChartSettings::Form::Strips);
    }
    void aMeasureIsLinesBoxesOrStrips()
    {
        using Form = core::ChartSettings::Form;
        QFETCH(int, form);
        FigureSettings settings;
        settings.content = Content::Measures;
        settings.part.chart.measure = core::Measure::Entropy;
        const FigureSource source = FigureSource::of(gpt2());
        const core::Matrix numbers = *Figure(source, settings).tables().front().values;
        settings.part.chart.form = static_cast<Form>(form);
        const Figure figure(source, settings);
        QCOMPARE(*figure.tables().front().values, numbers);
        const Chart& chart = figure.page().charts.front();
        const Index layers = numbers.rows(), heads = numbers.cols();
        if (settings.part.chart.form == Form::Boxes) {
            QCOMPARE(std::ssize(chart.bands), layers);
            core::Matrix first = numbers.row(0);
            std::sort(first.data(), first.data() + heads);
            QCOMPARE(static_cast<float>(chart.lines[4].points[0].y()),
                     heads % 2 == 1 ? first(0, heads / 2) : (first(0, heads / 2 - 1) + first(0, heads / 2)) / 2);
            QCOMPARE(std::ssize(chart.points), layers * heads);  // so few that a box hides what they are
            return;
        }
        const bool lines = settings.part.chart.form == Form::Lines;
        QCOMPARE(std::ssize(chart.points), layers * heads + (lines ? layers : 0));
        QCOMPARE(static_cast<float>(chart.points[0].at.y()), numbers(0, 0));
        if (lines) QVERIFY(std::abs(chart.lines[0].points[0].y() - static_cast<double>(numbers.row(0).mean())) < 1e-5);
    }

    void manyCellsAsTikzAreAPictureBesideIt()
    {
        const QTemporaryDir folder;
        const Figure figure(FigureSource::of(large_trace::traceOf(4, 4, 40)), FigureSettings{});
        const auto files = figureFiles(figure, folder.filePath("fig 1.tex").toStdString());
        QCOMPARE(files.size(), std::size_t{2});
        QCOMPARE(files[1].path.filename().string(), std::string("fig-1-cells.png"));
        QVERIFY(files[0].bytes.contains("{fig-1-cells.png}"));
        QVERIFY(files[0].bytes.size() < 200'000);
        const QImage picture = QImage::fromData(files[1].bytes, "PNG");
        const QRectF all = onlyMap(figure).rect.united(figure.page().maps.back().rect);
        QVERIFY(std::abs(picture.width() - all.width() / 96 * 600) < 2);
        // The first cell of the first map.
        const FigurePage::Map& map = onlyMap(figure);
        const double cell = map.rect.width() / static_cast<double>(map.cells->cols()) / 96 * 600;
        const QColor found = picture.pixelColor(static_cast<int>(cell / 2), static_cast<int>(cell / 2));
        QCOMPARE(found.rgb(), map.style.color(map.cells->at(0, 0)));
        QCOMPARE(
            figureFiles(Figure(FigureSource::of(gpt2()), oneHead()), folder.filePath("f.tex").toStdString()).size(),
            std::size_t{1});
    }

    void lettersThatPdflatexLacksAreSaid()
    {
        const auto trace = drawn_figures::between({"cat", "猫"});
        const Figure figure(FigureSource::of(trace), oneHead(0, 1));
        const QStringList said = exportWarnings(figure, "f.tex").filter("lualatex");
        QCOMPARE(said.size(), 1);
        QVERIFY(said.front().contains("猫"));
        QVERIFY(exportWarnings(figure, "f.pdf").filter("lualatex").isEmpty());
        const Figure steps(FigureSource::of(gpt2()), drawn_figures::contents(Content::Steps));
        QVERIFY2(exportWarnings(steps, "f.tex").filter("lualatex").isEmpty(),
                 qPrintable(exportWarnings(steps, "f.tex").join('|')));
        // An index is a text of its own, smaller and lower.
        QVERIFY(figureBytes(steps, "tex").contains("concat\\ \\textperiodcentered{}\\ W}"));
    }
};

TEST_CLASS(TestFigureShapes)
#include "tst_figure_shapes.moc"
