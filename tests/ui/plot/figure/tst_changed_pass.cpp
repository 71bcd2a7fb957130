#include <QTest>

#include "tests/test_class.h"
#include "tests/ui/drawn_figures.h"
#include "tests/ui/long_trace.h"

using namespace core;
using namespace drawn_figures;
using Content = FigureSettings::Content;

namespace {

QString wordsOn(const Figure& figure)
{
    QStringList words;
    for (const FigurePage::Text& text : figure.page().texts) words << text.words;
    return words.join(QLatin1Char(' '));
}

/// A source whose first run sees less, and the same as it would be by itself beside it.
FigureSource changedSource()
{
    Run changed;
    changed.texts = {"The keeper looks at the sea."};
    changed.changes = {{.mask = "causal & window(2, 0)"}, {.layer = 1, .head = 2, .temperature = 0.5F}};
    changed.interventions = {{.layer = 0, .head = 1, .factor = 0}};
    FigureSource source = FigureSource::of(gpt2());
    source.traces.push_back(
        traceOf("tests/golden/data/models/gpt2_fp16", changed.texts.front(), {.changes = {{.temperature = 2.0F}}}));
    Run own = changed;
    own.changes = {{.mask = "model", .temperature = 1.0F, .order = MaskOrder::BeforeSoftmax}};
    own.interventions.clear();
    source.session.runs = {changed, own};
    source.session.compare.kind = CompareSettings::Kind::Runs;
    return source;
}

}  // namespace

/// What a figure's numbers are computed otherwise with than the model would by itself stands in the figure.
class TestChangedPass final : public QObject {
    Q_OBJECT
private slots:
    void whatIsChangedIsNamed_data()
    {
        QTest::addColumn<int>("content");
        for (const auto content :
             {Content::Maps, Content::Mask, Content::Steps, Content::Compare, Content::Flow, Content::Why,
              Content::Measures, Content::Histogram, Content::Distances, Content::Scatter, Content::Differences})
            QTest::addRow("%d", static_cast<int>(content)) << static_cast<int>(content);
    }

    void whatIsChangedIsNamed()
    {
        QFETCH(int, content);
        FigureSettings settings = contents(static_cast<Content>(content));
        const FigureSource source = changedSource();
        const QString said = "mask: causal & window(2, 0); L2 H3: temperature 0.5; L1 H2: switched off";
        for (const std::optional<double> height : {std::optional<double>(), std::optional(200.0)}) {
            settings.height_mm = height;
            const Figure figure(source, settings);
            const bool ofMask = settings.content == Content::Mask;  // which stands in it once
            QVERIFY2(wordsOn(figure).contains(ofMask ? said.mid(said.indexOf("L2 H3")) : said),
                     qPrintable(wordsOn(figure)));
            if (ofMask) QCOMPARE(wordsOn(figure).count("mask: causal & window(2, 0)"), 1);
            QVERIFY2(figure.description().contains(said), qPrintable(figure.description()));
            QVERIFY2(figure.plainDescription().contains(said), qPrintable(figure.plainDescription()));
            if (height) QCOMPARE(qRound(figure.size().height()), 200);
            const QRectF page(0, 0, figure.page().size.width(), figure.page().size.height());
            for (const FigurePage::Text& text : figure.page().texts)
                if (text.words.contains("temperature")) QVERIFY(page.contains(text.rect));
        }
        FigureSource plain = source;
        plain.session.runs.front() = plain.session.runs.back();
        QVERIFY(!wordsOn(Figure(plain, settings)).contains("with mask"));
    }

    void ofAComparisonItsSideIsNamed()
    {
        const Figure figure(changedSource(), contents(Content::Compare));
        QVERIFY2(wordsOn(figure).contains("A: with mask"), qPrintable(wordsOn(figure)));
        QVERIFY(!wordsOn(figure).contains("B: with"));
    }

    void headsAreCountedAsInTheFigure()
    {
        FigureSettings settings = contents(Content::Maps);
        settings.count_from = 0;
        QVERIFY(wordsOn(Figure(changedSource(), settings)).contains("L0 H1: switched off"));
    }

    void aLongMapSaysItToo()
    {
        FigureSource source = FigureSource::of(long_trace::traceOf(5000));
        source.session.run().changes = {{.temperature = 0.5F}};
        const Figure figure(source, oneHead(0, 0));
        QVERIFY2(wordsOn(figure).contains("with temperature 0.5"), qPrintable(wordsOn(figure)));
    }

    void whatIsSaidOfAMeasureIsOfTheRowsThatCount()
    {
        FigureSource source = FigureSource::of(gpt2());
        source.session.heads.rows.first = false;
        FigureSettings settings = contents(Content::Measures);
        settings.part.chart.measure = Measure::Entropy;
        const QString words = Figure(source, settings).caption();
        QVERIFY2(words.contains("The first row is left out.") && !words.contains("counts as 0"), qPrintable(words));
        QVERIFY(!wordsOn(Figure(source, settings)).contains("The first row is left out."));
        settings.voice.notes = true;
        QVERIFY(wordsOn(Figure(source, settings)).contains("The first row is left out."));
    }
};

TEST_CLASS(TestChangedPass)
#include "tst_changed_pass.moc"
