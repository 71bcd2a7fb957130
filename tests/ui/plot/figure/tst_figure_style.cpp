#include <QTest>

#include "core/session/fresh_session.h"
#include "tests/test_class.h"
#include "tests/ui/drawn_figures.h"
#include "ui/plot/figure/figure_layout.h"

#include <algorithm>
#include <cmath>

using core::FigureSettings;
using Content = FigureSettings::Content;

namespace {

const FigurePage::Text* saidOn(const Figure& figure, const QString& words)
{
    const auto& texts = figure.page().texts;
    const auto found = std::ranges::find_if(texts, [&](const auto& text) { return text.words.contains(words); });
    return found == texts.end() ? nullptr : &*found;
}

const FigureSource& cat()
{
    static const FigureSource source = FigureSource::of(
        drawn_figures::traceOf("resources/models/primer-encoder", "The cat sat on the mat because it was tired."));
    return source;
}

FigureSettings fourth(Content content)
{
    FigureSettings settings = drawn_figures::contents(content);
    settings.layer = settings.head = 3;
    settings.width_mm = 89;
    return settings;
}

}  // namespace

/// One style for every kind of figure: names at the same places, and said what is left out.
class TestFigureStyle final : public QObject {
    Q_OBJECT
private slots:
    void keysStandBelowTheirMaps_data()
    {
        QTest::addColumn<Content>("content");
        QTest::addColumn<double>("width");
        QTest::newRow("a map") << Content::Maps << 89.0;
        QTest::newRow("a mask") << Content::Mask << 89.0;
        QTest::newRow("steps on a slide") << Content::Steps << 254.0;
    }
    void keysStandBelowTheirMaps()
    {
        QFETCH(const Content, content);
        QFETCH(const double, width);
        FigureSettings settings = fourth(content);
        settings.width_mm = width;
        if (width > 200) settings.height_mm = 142.875;
        const Figure figure(cat(), settings);
        const FigurePage& page = figure.page();
        const QRectF map = content == Content::Mask ? page.masks.front().rect : page.maps.front().rect;
        const FigurePage::Text* name = saidOn(figure, "key (attended to)");
        QVERIFY(name != nullptr);
        int below = 0;
        for (const FigurePage::Labels& each : page.labels) {
            QVERIFY(each.labels.side != TokenLabels::Side::Top);
            if (each.labels.side != TokenLabels::Side::Bottom) continue;
            ++below;
            const double end = map.bottom() + each.labels.extent(each.line.pitch, figure_layout::ruler());
            QVERIFY2(name->rect.top() >= end - 1 && name->rect.top() <= end + 8,
                     QByteArray::number(name->rect.top() - end));
        }
        QVERIFY(below > 0);
    }

    void eachColumnOfAComparisonHasItsKeysNamed()
    {
        FigureSource source = cat();
        source.session.compare.kind = core::CompareSettings::Kind::Heads;
        source.session.compare.heads = {{0, 3, 3}, {0, 2, 0}};
        const Figure figure(source, fourth(Content::Compare));
        const auto& maps = figure.page().maps;
        QCOMPARE(maps.size(), std::size_t{3});
        QVERIFY(maps[2].rect.top() > maps[0].rect.bottom());
        QCOMPARE(maps[2].rect.left(), maps[0].rect.left());
        std::vector<QRectF> keys, queries;
        for (const FigurePage::Text& text : figure.page().texts) {
            if (text.words.startsWith("key")) keys.push_back(text.rect);
            if (text.words.startsWith("query")) queries.push_back(text.rect);
        }
        QCOMPARE(keys.size(), std::size_t{2});
        for (const std::size_t map : {1U, 2U}) {
            const QRectF& name = keys[map - 1];
            QVERIFY(std::abs(name.center().x() - maps[map].rect.center().x()) < 1);
            QVERIFY(name.top() > maps[map].rect.bottom());
        }
        QVERIFY(keys[0].bottom() < figure.page().bars.front().rect.top());
        QCOMPARE(queries.size(), std::size_t{2});
        for (const std::size_t row : {0U, 1U})
            QVERIFY(std::abs(queries[row].center().y() - maps[2 * row].rect.center().y()) < 1);
    }

    void blankCellsAreExplainedAtTheBar()
    {
        FigureSettings settings = fourth(Content::Maps);
        const auto name = [&] { return Figure(cat(), settings).page().bars.front().key.name; };
        QVERIFY(!name().contains("blank"));
        settings.values = true;
        QVERIFY2(name().contains("blank: below .005"), qPrintable(name()));
        settings.numbers.least = 0.02F;
        QVERIFY2(name().contains("blank: below .02"), qPrintable(name()));
    }

    void whatIsHatchedIsSaid()
    {
        QVERIFY(saidOn(drawn_figures::figureWith(drawn_figures::oneHead()), "hatched: hidden") != nullptr);
        QVERIFY(saidOn(Figure(cat(), fourth(Content::Maps)), "hatched") == nullptr);
    }

    void linesSayWhatHasNone()
    {
        FigureSettings settings = fourth(Content::Flow);
        FigureSource source = cat();
        source.session.flow = core::freshSession().flow;
        QVERIFY(saidOn(Figure(source, settings), "weight (lines from .05)") != nullptr);
        settings.part.queries = {8};
        const Figure one(source, settings);
        QVERIFY(saidOn(one, "the other 12: .01") != nullptr);
        QVERIFY(one.page().samples.empty());  // each line has its number
        // Keys without a line step back.
        QCOMPARE(saidOn(one, "because")->color, one.page().colors->muted);
    }

    void aMaskCountsWhatItShows()
    {
        const Figure figure = drawn_figures::figureWith(drawn_figures::contents(Content::Mask));
        const auto& visible = *figure.tables().front().values;
        const QString said = QStringLiteral("%1 of %2 cells visible").arg(visible.sum()).arg(visible.size());
        QVERIFY2(saidOn(figure, said) != nullptr, qPrintable(said));
    }

    void barsOfAnAccountHaveOneScale()
    {
        FigureSource source = cat();
        source.session.focus = {.layer = 3, .head = 3, .query = 8, .key = 2};
        const Figure figure(source, fourth(Content::Why));
        const FigurePage& page = figure.page();
        const QRectF& map = page.maps.front().rect;
        std::vector<double> units;
        for (const FigurePage::Text& text : page.texts) {
            const double value = QString(text.words).replace(u'−', u'-').toDouble();
            if (std::abs(value) < 0.5) continue;
            for (const FigurePage::Box& box : page.boxes) {
                const bool beside = text.rect.right() < map.left() && box.rect.right() < map.left()
                                    && std::abs(text.rect.center().y() - box.rect.center().y()) < 1;
                const bool above = text.rect.bottom() < map.top() && box.rect.bottom() < map.top()
                                   && std::abs(text.rect.center().x() - box.rect.center().x()) < 1;
                if (beside || above) units.push_back((beside ? box.rect.width() : box.rect.height()) / std::abs(value));
            }
        }
        QVERIFY2(units.size() > 8, QByteArray::number(units.size()));
        const auto [least, most] = std::ranges::minmax(units);
        QVERIFY2(most < 1.03 * least, QByteArray::number(most / least));
    }

    void slidesHaveAMargin()
    {
        FigureSettings settings = fourth(Content::Steps);
        settings.width_mm = 254;
        settings.height_mm = 142.875;
        const auto leftmost = [&] {
            const Figure figure(cat(), settings);
            double left = figure.page().size.width();
            for (const FigurePage::Text& text : figure.page().texts) left = std::min(left, text.rect.left());
            return left;
        };
        QVERIFY(leftmost() >= figure_layout::unitsOf(4) - 0.01);
        settings.margin_mm = 0;
        QVERIFY(leftmost() < 1);
    }
};

TEST_CLASS(TestFigureStyle)
#include "tst_figure_style.moc"
