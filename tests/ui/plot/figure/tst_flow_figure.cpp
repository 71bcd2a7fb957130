#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "core/error.h"
#include "tests/test_class.h"
#include "tests/ui/drawn_figures.h"
#include "tests/ui/pdf_content.h"
#include "tests/ui/shown_flow.h"
#include "ui/plot/figure/figure_export.h"
#include "ui/words/short_numbers.h"

#include <algorithm>
#include <functional>

using core::FlowSettings;
using core::Index;
using shown_flow::named;
using shown_flow::weightsOf;

namespace {

FigureSource flowSource(const std::shared_ptr<const core::Trace>& trace, Index head, const FlowSettings& flow)
{
    FigureSource source = FigureSource::of(trace);
    source.session.focus.head = head;
    source.session.flow = flow;
    return source;
}

/// The first weight that has a bar.
float firstAbove(const core::RowVector& weights)
{
    return *std::ranges::find_if(weights, [](float weight) { return weight > 0; });
}

core::FigureSettings flowFigure(Index head)
{
    core::FigureSettings settings;
    settings.content = core::FigureSettings::Content::Flow;
    settings.layer = 0;
    settings.head = head;
    settings.width_mm = 120;
    return settings;
}

}  // namespace

/// The lines between tokens, in files.
class TestFlowFigure final : public QObject {
    Q_OBJECT
private slots:
    void anSvgHasTokensAndALineForEachWeight()
    {
        const auto trace = named();
        const FlowSettings flow{.most = 5, .least = 0.125};
        const Figure drawn(flowSource(trace, 3, flow), flowFigure(3));
        const QString svg = QString::fromUtf8(figureBytes(drawn, QStringLiteral("svg")));
        for (const core::Token& token : trace->queries(0))
            QCOMPARE(svg.count(QStringLiteral(">%1<").arg(QString::fromStdString(token.text))), 2);
        static const QRegularExpression line(QStringLiteral("<polyline[^>]*points=\"[^\"]*\""));
        QCOMPARE(svg.count(line), 30);
        QVERIFY(!svg.contains(QStringLiteral("<image")));
        QVERIFY(drawn.caption().contains(QStringLiteral("30 of 66 lines: the 5 largest of each query, from 0.125")));
        QVERIFY(svg.contains(QStringLiteral("query (attending)")));
        QVERIFY(svg.contains(QStringLiteral("key (attended to)")));
    }

    void aPdfHasTokensAndALineForEachWeight()
    {
        const auto trace = named();
        FigureSource source = flowSource(trace, 3, {.most = 5, .least = 0.125});
        const QString path = m_folder.filePath(QStringLiteral("flow.pdf"));
        exportFigure(Figure(source, flowFigure(3)), path.toStdString());
        QProcess pdftotext;
        pdftotext.start(QStringLiteral("pdftotext"), {path, QStringLiteral("-")});
        QVERIFY(pdftotext.waitForFinished(-1));
        const QStringList words =
            QString::fromUtf8(pdftotext.readAllStandardOutput()).split(QRegularExpression(QStringLiteral("\\s+")));
        for (const core::Token& token : trace->queries(0))
            QVERIFY2(words.count(QString::fromStdString(token.text)) >= 2, token.text.c_str());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(pdfContent(file.readAll()).count(" l\n"), 30);
    }

    void aFigureOfSeveralHeadsHasALegendAndTheirTables()
    {
        const auto trace = named();
        FigureSource source = flowSource(trace, 0, {.most = 2});
        source.session.chosen = {{0, 0, 2}, {0, 0, 4}, {0, 0, 0}, {1, 0, 3}, {0, 7, 1}};
        const Figure figure(source, flowFigure(0));
        QCOMPARE(figure.tables().size(), std::size_t{3});
        QVERIFY(*figure.tables()[1].values == weightsOf(*trace, 2));
        const QString svg = QString::fromUtf8(figureBytes(figure, QStringLiteral("svg")));
        QCOMPARE(svg.count(QStringLiteral("■")), 3);
        for (const Index head : {0, 2, 4})
            QVERIFY(
                svg.contains(QString::fromStdString(trace->model->info.head_names[static_cast<std::size_t>(head)])));
        const QByteArray csv = figureBytes(figure, QStringLiteral("csv"));
        QCOMPARE(csv.count('\n'), 1 + 3 * 11 * 11);
        core::FigureSettings named = flowFigure(0);
        named.axis_names = false;
        named.title = "Who attends to whom";
        named.height_mm = 80;
        const Figure other(source, named);
        QCOMPARE(other.size().height(), 80.0);
        const QString second = QString::fromUtf8(figureBytes(other, QStringLiteral("svg")));
        QVERIFY(second.contains(QStringLiteral("Who attends to whom")));
        QVERIFY(!second.contains(QStringLiteral("query (attending)")));
    }

    void oneQueryHasItsLinesAndTheirWeightsBesideTheKeys()
    {
        const auto trace = named();
        core::FigureSettings settings = flowFigure(3);
        settings.part.queries = {4};
        const Figure figure(flowSource(trace, 3, {.most = 3}), settings);
        const QString svg = QString::fromUtf8(figureBytes(figure, QStringLiteral("svg")));
        static const QRegularExpression line(QStringLiteral("<polyline[^>]*points=\"[^\"]*\""));
        core::RowVector row = weightsOf(*trace, 3).row(4);
        std::vector<float> weights(row.data(), row.data() + row.size());
        std::ranges::sort(weights, std::greater<>());
        QCOMPARE(svg.count(line), static_cast<qsizetype>(std::count_if(weights.begin(), weights.begin() + 3,
                                                                       [](float w) { return w > 0; })));
        QVERIFY(svg.contains(QStringLiteral(">%1</text>").arg(shortWeight(weights.front()))));
        const QByteArray csv = figureBytes(figure, QStringLiteral("csv"));
        QCOMPARE(csv.count('\n'), 2);
        QVERIFY(*figure.tables().front().values == core::Matrix(weightsOf(*trace, 3).row(4)));
        // The others stay where they are, and step back.
        for (const core::Token& token : trace->queries(0))
            QCOMPARE(svg.count(QStringLiteral(">%1<").arg(QString::fromStdString(token.text))), 2);
        QCOMPARE(svg.count(QStringLiteral("font-weight=\"700\"")), 1);
        settings.part.queries = {2, 4};
        const QString two =
            QString::fromUtf8(figureBytes(Figure(flowSource(trace, 3, {.most = 3}), settings), QStringLiteral("svg")));
        QVERIFY(two.count(line) > svg.count(line));
        QVERIFY(!two.contains(QStringLiteral(">%1</text>").arg(shortWeight(weights.front()))));
        settings.part.queries = {11};
        QVERIFY_EXCEPTION_THROWN(Figure(flowSource(trace, 3, {}), settings), core::Error);
    }

    void oneQuerysWeightsAreBarsBehindTheirNumbers()
    {
        const auto trace = named();
        core::FigureSettings settings = flowFigure(3);
        settings.part.queries = {4};
        const Figure one(flowSource(trace, 3, {.most = 3}), settings);
        const core::RowVector weights = weightsOf(*trace, 3).row(4);
        std::vector<FigurePage::Box> bars = one.page().boxes;
        QVERIFY(!bars.empty());
        const FigurePage::Box axis = bars.back();  // from which they reach to the right
        bars.pop_back();
        QCOMPARE(std::ssize(bars), (weights.array() > 0).count());
        const auto full = static_cast<double>(one.page().flows.front().style.full);
        const double longest = one.size().width() / 25.4 * 96 - axis.rect.right();
        std::size_t bar = 0;
        for (Index key = 0; key < weights.size(); ++key) {
            if (weights(key) <= 0) continue;
            const QRectF& rect = bars[bar++].rect;
            QCOMPARE(rect.left(), axis.rect.right());
            QVERIFY(rect.right() <= axis.rect.right() + longest);
            const double share = static_cast<double>(weights(key)) / full;
            const double unit = bars.front().rect.width() * full / static_cast<double>(firstAbove(weights));
            QVERIFY(std::abs(rect.width() - share * unit) < 1e-3 * unit);
            // It stands at its key.
            const auto& texts = one.page().texts;
            QVERIFY(std::ranges::any_of(texts, [&](const FigurePage::Text& text) {
                return text.words == QString::fromStdString(trace->keys(0)[static_cast<std::size_t>(key)].text)
                       && std::abs(text.rect.center().y() - rect.center().y()) < 0.5;
            }));
        }
        settings.part.queries = {2, 4};
        QVERIFY(Figure(flowSource(trace, 3, {.most = 3}), settings).page().boxes.empty());
        settings.part.queries = {4};
        settings.width_mm = 44;
        QVERIFY(Figure(flowSource(trace, 3, {.most = 3}), settings).page().boxes.empty());
    }

    void aKeySaysWhichWeightALineIs()
    {
        const auto trace = named();
        core::FigureSettings settings = flowFigure(3);
        settings.part.queries = {4};
        const Figure one(flowSource(trace, 3, {.most = 3}), settings);
        const double largest = static_cast<double>(weightsOf(*trace, 3).row(4).maxCoeff());
        const FigurePage::Flow& flow = one.page().flows.front();
        // The thickest line there can be has a round weight.
        const auto full = static_cast<double>(flow.style.full);
        QVERIFY(full >= largest - 1e-6 && full <= 2.5 * largest);
        const QString thickest = QString::number(std::round(full * 1000) / 1000, 'g', 3).mid(1);
        QVERIFY2(one.caption().contains("thicker: more weight, the thickest " + thickest), qPrintable(one.caption()));
        // Beside each of its keys stands the number itself.
        QVERIFY(one.page().samples.empty());
    }

    void linesOfSeveralQueriesHaveAKey()
    {
        core::FigureSettings settings = flowFigure(3);
        settings.part.queries = {2, 4};
        const Figure several(flowSource(named(), 3, {.most = 3}), settings);
        const FigurePage::Flow& flow = several.page().flows.front();
        const auto full = static_cast<double>(flow.style.full);
        const std::vector<FigurePage::Sample>& key = several.page().samples;
        QVERIFY(key.size() >= 2 && key.size() <= 4);
        double before = 2;
        for (const FigurePage::Sample& sample : key) {
            // The words behind a line of the key say its weight.
            const auto said = std::ranges::find_if(several.page().texts, [&](const FigurePage::Text& text) {
                return text.rect.left() > sample.rect.right() && text.rect.left() < sample.rect.right() + 8
                       && std::abs(text.rect.center().y() - sample.rect.center().y()) < 1;
            });
            QVERIFY(said != several.page().texts.end());
            const double weight = (said->words.startsWith('.') ? "0" + said->words : said->words).toDouble();
            QVERIFY2(weight > 0 && weight <= full + 1e-6 && weight < before, qPrintable(said->words));
            before = weight;
            QVERIFY(std::abs(sample.rect.height() - flowWidth(flow.style.thickest, weight / full)) < 1e-6);
            QCOMPARE(sample.color, flowColor(flow.style.colors.front(), flow.style.ground, weight / full));
        }
        const double thinnest = static_cast<double>(flow.lines.front().weight);
        QVERIFY2(before <= std::max(thinnest, 0.02 * full) + 1e-6, qPrintable(QString::number(before)));
    }

    void linesThatNothingReachesAreSaid()
    {
        const Figure none(flowSource(named(), 3, {.most = 5, .least = 2}), flowFigure(3));
        QVERIFY2(none.warnings().join(' ').contains("no weight reaches 2"), qPrintable(none.warnings().join('|')));
    }

    void shortTextsHaveRoomInAColumn()
    {
        const auto trace = drawn_figures::traceOf("tests/golden/data/models/gpt2_fp16", "a");
        core::FigureSettings settings = flowFigure(0);
        settings.width_mm = 89;
        QVERIFY(Figure(FigureSource::of(trace), settings).size().height() < 40);
    }

    void theQueryThatIsAskedForIsLabelledWhereThereIsNoRoomForAll()
    {
        const auto trace = named();
        core::FigureSettings settings = flowFigure(3);
        settings.part.queries = {5};
        settings.label_points = 9;
        settings.height_mm = 35;
        const Figure figure(flowSource(trace, 3, {.most = 5}), settings);
        const QString svg = QString::fromUtf8(figureBytes(figure, QStringLiteral("svg")));
        static const QRegularExpression bold(QStringLiteral("<text [^>]*font-weight=\"700\"[^>]*>([^<]*)<"));
        QCOMPARE(bold.match(svg).captured(1), QString::fromStdString(trace->queries(0)[5].text));
        QVERIFY2(figure.warnings().join('|').contains("tokens are labelled"), qPrintable(figure.warnings().join('|')));
    }

    void eachHeadHasItsWeightsBesideTheKeys()
    {
        const auto trace = named();
        FigureSource source = flowSource(trace, 0, {.most = 3});
        source.session.chosen = {{0, 0, 2}};
        core::FigureSettings settings = flowFigure(0);
        settings.part.queries = {4};
        const QString svg = QString::fromUtf8(figureBytes(Figure(source, settings), QStringLiteral("svg")));
        for (const Index head : {0, 2}) {
            const float largest = weightsOf(*trace, head).row(4).maxCoeff();
            QVERIFY(svg.contains(QStringLiteral(">%1</text>").arg(shortWeight(largest))));
        }
    }

    void linesCurveWhereOneAsks()
    {
        const auto trace = named();
        const auto drawn = [&](bool curved) {
            return QString::fromUtf8(
                figureBytes(Figure(flowSource(trace, 3, {.most = 5, .least = 0.125, .curved = curved}), flowFigure(3)),
                            QStringLiteral("svg")));
        };
        static const QRegularExpression curve(QStringLiteral("<path [^>]*d=\"M[^\"]*C[^\"]*\""));
        QCOMPARE(drawn(false).count(curve), 0);
        QCOMPARE(drawn(true).count(curve), 30);
    }

    void typeAndLinesGrowWithThePage()
    {
        const auto trace = named();
        core::FigureSettings settings = flowFigure(3);
        settings.width_mm = 89;
        const FigureSource source = flowSource(trace, 3, {.most = 5});
        const auto widest = [](const QString& svg) {
            static const QRegularExpression width(QStringLiteral("stroke-width=\"([0-9.]+)\""));
            double most = 0;
            for (auto each = width.globalMatch(svg); each.hasNext();)
                most = std::max(most, each.next().captured(1).toDouble());
            return most;
        };
        const Figure column(source, settings);
        settings.width_mm = 254;
        settings.height_mm = 142.875;
        const Figure slide(source, settings);
        QVERIFY(slide.smallestText() > 1.8 * column.smallestText());
        const double thin = widest(QString::fromUtf8(figureBytes(column, QStringLiteral("svg"))));
        const double thick = widest(QString::fromUtf8(figureBytes(slide, QStringLiteral("svg"))));
        QVERIFY2(thick > 1.8 * thin, qPrintable(QString("%1, %2").arg(thin).arg(thick)));
    }

private:
    QTemporaryDir m_folder;
};

TEST_CLASS(TestFlowFigure)
#include "tst_flow_figure.moc"
