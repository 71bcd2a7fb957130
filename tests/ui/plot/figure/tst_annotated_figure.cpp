#include <QTest>

#include "core/error.h"
#include "tests/test_class.h"
#include "tests/ui/drawn_figures.h"
#include "ui/plot/text/math_text.h"

#include <algorithm>

using namespace core;
using namespace drawn_figures;

namespace {

// The, ke, e, p, er, look, s, at, the, s, ea and a full stop.
FigureSettings annotated(const std::string& annotations)
{
    FigureSettings settings = oneHead();
    settings.voice.annotations = annotations;
    return settings;
}

QString errorOf(const FigureSettings& settings, const QString& format = "pdf")
{
    try {
        figureBytes(figureWith(settings), format);
    } catch (const Error& error) {
        return QString::fromStdString(error.english());
    }
    return {};
}

const FigurePage::Text* textOn(const Figure& figure, const QString& words)
{
    const auto found = std::ranges::find(figure.page().texts, words, &FigurePage::Text::words);
    return found == figure.page().texts.end() ? nullptr : &*found;
}

const TokenLabels& labelsAt(const Figure& figure, bool left)
{
    return std::ranges::find_if(
               figure.page().labels,
               [left](const FigurePage::Labels& each) { return (each.labels.side == TokenLabels::Side::Left) == left; })
        ->labels;
}

bool liesAt(const QRectF& a, const QRectF& b)
{
    return (a.topLeft() - b.topLeft()).manhattanLength() < 0.01
           && (a.bottomRight() - b.bottomRight()).manhattanLength() < 0.01;
}

}  // namespace

/// What is written onto maps by hand.
class TestAnnotatedFigure final : public QObject {
    Q_OBJECT
private slots:
    void aBoxIsAboutItsCells()
    {
        const Figure figure = figureWith(annotated("box 3-4, 2 \"here\""));
        const FigurePage::Map& map = figure.page().maps.front();
        const QRectF cells = cellsIn(map.rect, map.queries, map.keys, 2, 1, 3, 1);
        QVERIFY(std::ranges::any_of(figure.page().plates,
                                    [&](const FigurePage::Plate& plate) { return liesAt(plate.rect, cells); }));
        const FigurePage::Text* words = textOn(figure, "here");
        QVERIFY(words != nullptr && map.rect.contains(words->rect) && !words->rect.intersects(cells));
    }

    void anArrowGoesFromCellToCell()
    {
        const Figure figure = figureWith(annotated("arrow 1,1 to look,1"));
        const FigurePage::Map& map = figure.page().maps.front();
        const FigurePage::Arrow& arrow = figure.page().arrows.back();
        const auto middle = [&](Index row) {
            return cellsIn(map.rect, map.queries, map.keys, row, 0, row, 0).center();
        };
        const auto look = labelsAt(figure, true).tokens.indexOf("look");
        QVERIFY(look > 0);
        QCOMPARE(arrow.corners.front(), middle(0));
        QCOMPARE(arrow.corners.back(), middle(look));
        QVERIFY(arrow.head > 0);
    }

    void bracesHaveRoomBesideTheMap()
    {
        const Figure plain = figureWith(oneHead());
        const Figure figure = figureWith(annotated("brace rows 2-4 \"rows\"; bracket keys 1-2 \"keys\""));
        const QRectF map = figure.page().maps.front().rect;
        QVERIFY(map.width() < plain.page().maps.front().rect.width());
        const FigurePage::Text *rows = textOn(figure, "rows"), *keys = textOn(figure, "keys");
        QVERIFY(rows != nullptr && rows->upwards && rows->rect.left() > map.right());
        QVERIFY(rows->rect.right() < figure.page().bars.front().rect.left());
        QVERIFY(keys != nullptr && keys->rect.bottom() < map.top());  // the tokens stand below it
        for (const FigurePage::Text& other : figure.page().texts)
            if (&other != keys) QVERIFY2(!other.rect.intersects(keys->rect), qPrintable(other.words));
        for (const FigurePage::Arrow& arrow : figure.page().arrows)
            for (const QPointF& corner : arrow.corners)
                QVERIFY(QRectF(QPointF(), figure.page().size).contains(corner) && !map.contains(corner));
    }

    void tokensAreSetOff()
    {
        const Figure figure = figureWith(annotated("bold rows 2; color blue keys 3; gloss keys 1 \"der\""));
        QVERIFY(labelsAt(figure, true).faces.at(1).bold);
        QVERIFY(!labelsAt(figure, false).faces.contains(1));
        QCOMPARE(labelsAt(figure, false).faces.at(2).color, QColor(0x00, 0x72, 0xB2));
        QVERIFY2(labelsAt(figure, false).tokens.front().endsWith("‘der’"),
                 qPrintable(labelsAt(figure, false).tokens.front()));
        QVERIFY(svgText(figure).contains("#0072b2", Qt::CaseInsensitive));
    }

    void rowsAndColumnsStandInTheirOrder()
    {
        FigureSettings settings = annotated("box 5, 2; bold 4");
        settings.part.shown_rows = "5-3";
        settings.part.shown_keys = "2, 1";
        const Figure figure = figureWith(settings);
        const FigurePage::Map& map = figure.page().maps.front();
        QCOMPARE(map.cells->rows(), 3);
        QCOMPARE(map.cells->cols(), 2);
        const Matrix& all = weights(1, 2);
        QCOMPARE(map.cells->at(0, 1), all(4, 0));
        QCOMPARE(figure.tables().front().numbers()->coeff(2, 0), all(2, 1));
        QCOMPARE(figure.tables().front().row_places, (std::vector<Index>{4, 3, 2}));
        QVERIFY(labelsAt(figure, true).faces.at(1).bold);  // token 4 is the second that is shown
        const QRectF cells = cellsIn(map.rect, 3, 2, 0, 0, 0, 0);
        QVERIFY(liesAt(figure.page().plates.back().rect, cells));
        settings.voice.annotations = "box 1, 1; brace rows 1-2 \"gone\"";  // not shown
        QVERIFY(figureWith(settings).page().plates.empty() && textOn(figureWith(settings), "gone") == nullptr);
    }

    void markedCellsAreFramed()
    {
        FigureSource source = FigureSource::of(gpt2());
        source.session.marked = std::make_shared<const Painting>(Painting().painted({3, 3, 1, 2}, Brush::Hide));
        FigureSettings settings = oneHead();
        const Figure figure(source, settings);
        const FigurePage::Map& map = figure.page().maps.front();
        QVERIFY(liesAt(figure.page().plates.back().rect, cellsIn(map.rect, map.queries, map.keys, 3, 1, 3, 2)));
        settings.voice.marks = false;
        QVERIFY(Figure(source, settings).page().plates.empty());
        // A rectangle of several rows has one frame, of two plates.
        settings.voice.marks = true;
        source.session.marked = std::make_shared<const Painting>(Painting().painted({2, 4, 1, 2}, Brush::Hide));
        const Figure block(source, settings);
        QCOMPARE(block.page().plates.size(), std::size_t{2});
        QVERIFY(liesAt(block.page().plates.back().rect, cellsIn(map.rect, map.queries, map.keys, 2, 1, 4, 2)));
    }

    void mapsHaveNames()
    {
        FigureSettings settings;
        settings.layer = 1;
        settings.voice.map_names = "copies; $\\alpha_2$";
        const Figure figure = figureWith(settings);
        QVERIFY(textOn(figure, "copies") != nullptr && textOn(figure, "α₂") != nullptr);
        QCOMPARE(figure.tables().front().title, QString("copies"));
        settings.head = 0;
        QVERIFY(errorOf(settings).contains("expected at most 1, one for each map, found 2"));
    }

    void everyFormatDrawsThem()
    {
        const FigureSettings settings =
            annotated("box 3, 2 \"boxed\"; text 2,1 \"said\"; brace rows 2-4 \"braced\"; bold 2");
        for (const QString format : {"svg", "tex", "html", "py"}) {
            const QByteArray bytes = figureBytes(figureWith(settings), format);
            for (const char* words : {"boxed", "said", "braced"}) QVERIFY2(bytes.contains(words), qPrintable(format));
        }
        QCOMPARE(errorOf(settings, "pdf"), QString());
        QCOMPARE(errorOf(settings, "png"), QString());
    }

    void whatIsNotThereIsNamed()
    {
        QVERIFY(errorOf(annotated("bold 99")).contains("found 99"));
        QVERIFY2(errorOf(annotated("bold lookk")).contains("Did you mean look?"),
                 qPrintable(errorOf(annotated("bold lookk"))));
        // Two tokens are written alike: a place says which is meant.
        FigureSource twice = FigureSource::of(between({"a", "b", "a"}));
        FigureSettings ambiguous = annotated("box a, 1");
        ambiguous.layer = ambiguous.head = 0;
        QVERIFY_EXCEPTION_THROWN(Figure(twice, ambiguous), Error);
        FigureSettings settings = oneHead();
        settings.part.shown_keys = "99";
        QVERIFY(errorOf(settings).contains("found 99"));
    }

    void mathIsPlain_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("plain");
        QTest::newRow("scores") << "$Q K^T / \\sqrt{d_k}$"
                                << "Q Kᵀ / √dₖ";
        QTest::newRow("greek") << "loss $\\lambda_{12}$, $x^{-1}$"
                               << "loss λ₁₂, x⁻¹";
        QTest::newRow("prices") << "from $5 to $6"
                                << "from $5 to $6";
        QTest::newRow("one dollar") << "$5"
                                    << "$5";
        QTest::newRow("unknown") << "$\\frac{1}{2}$ and $\\pi$"
                                 << "$\\frac{1}{2}$ and π";
        QTest::newRow("no such index") << "$x_Q$"
                                       << "$x_Q$";
        QTest::newRow("open") << "$x_{1$"
                              << "$x_{1$";
    }

    void mathIsPlain()
    {
        QFETCH(QString, typed);
        QFETCH(QString, plain);
        QCOMPARE(plainMath(typed), plain);
        FigureSettings settings = oneHead();
        settings.title = typed.toStdString();
        QVERIFY(textOn(figureWith(settings), plain) != nullptr);
    }
};

TEST_CLASS(TestAnnotatedFigure)
#include "tst_annotated_figure.moc"
