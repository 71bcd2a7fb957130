#include <QApplication>
#include <QDoubleSpinBox>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QProcess>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSlider>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/model/head_stages.h"
#include "core/session/prepared_run.h"
#include "tests/test_class.h"
#include "ui/plot/figure_export.h"
#include "ui/view/flow_canvas.h"
#include "ui/view/flow_legend.h"
#include "ui/view/flow_view.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <set>

using core::Cell;
using core::FlowSettings;
using core::Index;

namespace {

using Pairs = std::set<std::pair<Index, Index>>;

const char* const text = "The cat sat on the mat because it was tired . ";

/// A trace of the module whose heads are known.
std::shared_ptr<const core::Trace> named(int repeated = 1)
{
    core::Run run;
    run.model = std::filesystem::path(SOURCE_DIR) / "resources/models/named-heads";
    run.texts = {""};
    for (int i = 0; i < repeated; ++i) run.texts[0] += text;
    core::OpenedModels models;
    const core::PreparedRun prepared = core::prepare(run, models);
    return core::run(prepared.model, prepared.batch, core::optionsOf(run));
}

/// Weights that differ from each other, and a target that is shorter than its source.
std::shared_ptr<const core::Trace> translator()
{
    core::Run run;
    run.model = std::filesystem::path(SOURCE_DIR) / "resources/models/primer-translator";
    run.texts = {"the small cat sees a big dog ."};
    run.targets = {"a cat"};
    core::OpenedModels models;
    const core::PreparedRun prepared = core::prepare(run, models);
    return core::run(prepared.model, prepared.batch, core::optionsOf(run))->cross;
}

const core::Matrix& weightsOf(const core::Trace& trace, Index head, Index layer = 0)
{
    return trace.layers[static_cast<std::size_t>(layer)]
        ->items[0]
        .attention.heads[static_cast<std::size_t>(head)]
        .weights;
}

/// The keys that a query's lines must lead to, by sorting all its weights.
std::set<Index> largestKeys(const core::Matrix& weights, Index query, Index most, double least = 0)
{
    std::vector<Index> keys(static_cast<std::size_t>(weights.cols()));
    std::iota(keys.begin(), keys.end(), 0);
    std::ranges::stable_sort(keys, std::greater(), [&](Index key) { return weights(query, key); });
    std::set<Index> found;
    for (const Index key : keys) {
        const float weight = weights(query, key);
        if (weight > 0 && static_cast<double>(weight) >= least && std::ssize(found) < most) found.insert(key);
    }
    return found;
}

Pairs pairsOf(const std::vector<FlowLine>& lines, std::size_t head = 0)
{
    Pairs pairs;
    for (const FlowLine& line : lines)
        if (line.head == head) pairs.emplace(line.query, line.key);
    return pairs;
}

Pairs largestPairs(const core::Matrix& weights, Index most, double least = 0)
{
    Pairs pairs;
    for (Index query = 0; query < weights.rows(); ++query)
        for (const Index key : largestKeys(weights, query, most, least)) pairs.emplace(query, key);
    return pairs;
}

/// A view of some heads, used as a person does.
class Shown {
public:
    explicit Shown(std::vector<Index> heads = {3}, FlowSettings settings = {},
                   std::shared_ptr<const core::Trace> of = {}, QSize size = {760, 700})
        : trace(of ? std::move(of) : named()),
          m_heads(std::move(heads)),
          m_settings(settings)
    {
        view.resize(size);
        view.show();
        display();
        view.setCells({7, 1}, std::nullopt);
        QApplication::processEvents();
    }

    void display()
    {
        std::vector<FlowView::Head> shown;
        for (const Index head : m_heads) {
            const core::HeadAddress address{0, head, 0};
            shown.push_back({address, QStringLiteral("head %1").arg(head + 1), core::headStages(*trace, address)});
        }
        view.display(*trace, shown, m_settings);
    }

    FlowCanvas* canvas() const { return view.canvas(); }
    QPoint place(FlowColumn column, Index token) const { return canvas()->rectOf({column, token}).center().toPoint(); }
    void pointAt(FlowColumn column, Index token) const
    {
        QTest::mouseMove(canvas()->viewport(), QPoint(1, 1));
        QTest::mouseMove(canvas()->viewport(), place(column, token));
    }
    void click(FlowColumn column, Index token) const
    {
        QTest::mouseClick(canvas()->viewport(), Qt::LeftButton, {}, place(column, token));
    }
    QImage picture() const { return canvas()->viewport()->grab().toImage(); }
    template<typename Widget>
    Widget* part(const char* name) const
    {
        return view.findChild<Widget*>(QString::fromLatin1(name));
    }

    std::shared_ptr<const core::Trace> trace;
    FlowView view;

private:
    std::vector<Index> m_heads;
    FlowSettings m_settings;
};

/// How many pixels between the columns are nearer to a colour than to the ground.
int pixelsLike(const QImage& image, const QRect& where, const QColor& color, const QColor& ground)
{
    const auto distance = [](const QColor& a, const QColor& b) {
        return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue());
    };
    int count = 0;
    for (int y = where.top(); y <= where.bottom(); ++y)
        for (int x = where.left(); x <= where.right(); ++x)
            count += distance(image.pixelColor(x, y), color) < distance(image.pixelColor(x, y), ground);
    return count;
}

/// A strip in the middle between the columns.
QRect strip(const Shown& shown)
{
    const QRectF left = shown.canvas()->rectOf({FlowColumn::Queries, 0});
    const QRectF right = shown.canvas()->rectOf({FlowColumn::Keys, 0});
    const QRectF last = shown.canvas()->rectOf({FlowColumn::Keys, 10});
    return QRectF(QPointF((left.right() + right.left()) / 2 - 20, left.top()),
                  QPointF((left.right() + right.left()) / 2 + 20, last.bottom()))
        .toRect();
}

FigureSource sourceOf(const std::shared_ptr<const core::Trace>& trace, Index head, const FlowSettings& flow)
{
    FigureSource source = FigureSource::of(trace);
    source.session.focus.head = head;
    source.session.flow = flow;
    return source;
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

/// All page content of a PDF, unpacked (ISO 32000-1, 7.3.8): Qt packs it with Flate.
QByteArray pdfContent(const QByteArray& pdf)
{
    QByteArray all;
    for (qsizetype at = pdf.indexOf("stream\n"); at >= 0; at = pdf.indexOf("stream\n", at + 1)) {
        if (pdf.mid(at - 3, 3) == "end") continue;
        const qsizetype begin = at + 7;
        const QByteArray packed = pdf.mid(begin, pdf.indexOf("endstream", begin) - begin);
        if (static_cast<unsigned char>(packed.at(0)) != 0x78) continue;
        // qUncompress wants the length first, and takes one that is too small.
        all += qUncompress(QByteArray("\0\0\xff\xff", 4) + packed);
    }
    return all;
}

}  // namespace

class TestFlowView final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qobject_cast<QApplication*>(qApp), ThemeChoice::Light, QPalette()); }

    void linesAreTheLargestWeightsOfEachQuery_data()
    {
        QTest::addColumn<int>("head");
        QTest::addColumn<int>("most");
        QTest::addColumn<double>("least");
        for (int head = 0; head < 5; ++head) {
            QTest::addRow("head %d, 5 largest", head) << head << 5 << 0.0;
            QTest::addRow("head %d, the largest", head) << head << 1 << 0.0;
            QTest::addRow("head %d, from 0.1", head) << head << 64 << 0.1;
        }
    }

    void linesAreTheLargestWeightsOfEachQuery()
    {
        QFETCH(int, head);
        QFETCH(int, most);
        QFETCH(double, least);
        const Shown shown({head}, {.most = most, .least = least});
        QCOMPARE(pairsOf(shown.canvas()->lines()), largestPairs(weightsOf(*shown.trace, head), most, least));
        QVERIFY(std::ranges::is_sorted(shown.canvas()->lines(), {}, &FlowLine::weight));
        for (const FlowLine& line : shown.canvas()->lines())
            QCOMPARE(line.weight, weightsOf(*shown.trace, head)(line.query, line.key));
    }

    void hiddenAndBrokenCellsHaveNoLine()
    {
        constexpr float nan = std::numeric_limits<float>::quiet_NaN();
        core::Matrix weights(3, 3);
        weights << 1, 0, 0, 0.25F, nan, 0, std::numeric_limits<float>::infinity(), 0.5F, 0;
        const std::vector<FlowHead> heads{{std::make_shared<const core::Matrix>(weights), core::Mask::causal()}};
        const FlowLines lines = flowLines(heads, {.most = 0, .least = 0});
        QCOMPARE(pairsOf(lines.lines), (Pairs{{0, 0}, {1, 0}, {2, 1}}));
        QCOMPARE(lines.broken, Index{2});
        QCOMPARE(lines.possible, Index{3});
    }

    void ofTooManyLinesTheStrongestAreDrawn()
    {
        constexpr Index side = 400;
        auto weights = std::make_shared<core::Matrix>(side, side);
        for (Index i = 0; i < side * side; ++i)
            weights->data()[i] = static_cast<float>((i * 7919) % (side * side) + 1) / static_cast<float>(side * side);
        const FlowLines lines = flowLines({{weights, {}}}, {.most = 0, .least = 0});
        QCOMPARE(std::ssize(lines.lines), mostDrawnLines);
        QCOMPARE(lines.chosen, side * side);
        QCOMPARE(lines.lines.front().weight,
                 1 - static_cast<float>(mostDrawnLines - 1) / static_cast<float>(side * side));
        QVERIFY(
            flowSentence(lines, {.most = 0}, 1).startsWith(QStringLiteral("30000 of 160000 lines: the strongest of")));
    }

    void theStatusSaysHowManyLinesAreDrawn()
    {
        Shown shown({3}, {.most = 5, .least = 0.125});
        QSignalSpy status(&shown.view, &FlowView::statusChanged);
        shown.display();
        // 1/n on each of n tokens: five from the fifth query on, none from the ninth.
        QCOMPARE(status[0][0].toString(), QStringLiteral("30 of 66 lines: the 5 largest of each query, from 0.125"));
        QCOMPARE(status[0][1].toString(), QString());
    }

    void pointingAtAQueryShowsItsLinesAlone()
    {
        const Shown shown({4});
        QSignalSpy hovered(&shown.view, &FlowView::cellHovered);
        QVERIFY(shown.canvas()->isolated().empty());
        shown.pointAt(FlowColumn::Queries, 4);
        QCOMPARE(hovered.last()[0].value<std::optional<Cell>>(), std::optional(Cell{4, 1}));
        Pairs expected;
        for (const Index key : largestKeys(weightsOf(*shown.trace, 4), 4, 5)) expected.emplace(4, key);
        QCOMPARE(pairsOf(shown.canvas()->isolated()), expected);
        QTest::mouseMove(shown.canvas()->viewport(), QPoint(1, 1));
        QCOMPARE(hovered.last()[0].value<std::optional<Cell>>(), std::nullopt);
        QVERIFY(shown.canvas()->isolated().empty());
    }

    void pointingAtAKeyShowsWhoAttendsToIt()
    {
        const Shown shown({3});
        QSignalSpy hovered(&shown.view, &FlowView::cellHovered);
        shown.pointAt(FlowColumn::Keys, 2);
        QCOMPARE(hovered.last()[0].value<std::optional<Cell>>(), std::optional(Cell{7, 2}));
        Pairs expected;
        for (Index query = 0; query < 11; ++query)
            if (largestKeys(weightsOf(*shown.trace, 3), query, 5).contains(2)) expected.emplace(query, 2);
        QCOMPARE(expected.size(), std::size_t{9});
        QCOMPARE(pairsOf(shown.canvas()->isolated()), expected);
    }

    void otherLinesFade()
    {
        const Shown shown({3});
        const Palette& colors = Palette::light();
        const QRect between = strip(shown);
        const int all = pixelsLike(shown.picture(), between, colors.accent, colors.window);
        shown.pointAt(FlowColumn::Queries, 0);
        const int one = pixelsLike(shown.picture(), between, colors.accent, colors.window);
        // The first token's only line is three pixels thick and goes straight across.
        QVERIFY2(one >= 3 * between.width() && one <= 5 * between.width(), qPrintable(QString::number(one)));
        QVERIFY(all > 2 * one - 10);
    }

    /// A hidden cell stays white, a visible one has its line: weight 1 from the first token to itself alone.
    void linesLieWhereTheWeightsAre()
    {
        const Shown shown({2}, {.most = 1});
        const QImage picture = shown.picture();
        const QRectF query = shown.canvas()->rectOf({FlowColumn::Queries, 10});
        const QRectF first = shown.canvas()->rectOf({FlowColumn::Keys, 0});
        const QRectF last = shown.canvas()->rectOf({FlowColumn::Keys, 10});
        const auto between = [&](const QRectF& key) {
            return QPointF((query.right() + key.left()) / 2, (query.center().y() + key.center().y()) / 2).toPoint();
        };
        QVERIFY(picture.pixelColor(between(first)).lightness() < 200);
        QCOMPARE(picture.pixelColor(between(last)), Palette::light().window);
    }

    void aClickChoosesAQueryOrAKey()
    {
        const Shown shown;
        QSignalSpy clicked(&shown.view, &FlowView::cellClicked);
        shown.click(FlowColumn::Queries, 5);
        QCOMPARE(clicked.last()[0].value<Cell>(), (Cell{5, 1}));
        shown.click(FlowColumn::Keys, 3);
        QCOMPARE(clicked.last()[0].value<Cell>(), (Cell{7, 3}));
        QTest::mouseClick(shown.canvas()->viewport(), Qt::LeftButton, {}, QPoint(2, 300));
        QCOMPARE(clicked.size(), 2);
    }

    void keysMoveTheChosenTokenOfAColumn()
    {
        Shown shown;
        QSignalSpy clicked(&shown.view, &FlowView::cellClicked);
        connect(&shown.view, &FlowView::cellClicked, &shown.view,
                [&](const Cell& cell) { shown.view.setCells(cell, std::nullopt); });
        shown.canvas()->setFocus();
        QVERIFY(QTest::qWaitForWindowActive(&shown.view));
        QTest::keyClick(shown.canvas(), Qt::Key_Down);
        QCOMPARE(clicked.last()[0].value<Cell>(), (Cell{8, 1}));
        QCOMPARE(pairsOf(shown.canvas()->isolated()).begin()->first, Index{8});
        QTest::keyClick(shown.canvas(), Qt::Key_Right);
        QCOMPARE(clicked.size(), 1);
        QTest::keyClick(shown.canvas(), Qt::Key_Up);
        QCOMPARE(clicked.last()[0].value<Cell>(), (Cell{8, 0}));
        QTest::keyClick(shown.canvas(), Qt::Key_Up);
        QCOMPARE(clicked.last()[0].value<Cell>(), (Cell{8, 0}));
        QTest::keyClick(shown.canvas(), Qt::Key_Left);
        QTest::keyClick(shown.canvas(), Qt::Key_End);
        QCOMPARE(clicked.last()[0].value<Cell>(), (Cell{10, 0}));
        QTest::keyClick(shown.canvas(), Qt::Key_Escape);
        QVERIFY(shown.canvas()->isolated().empty());
    }

    void theChosenCellIsSaid()
    {
        Shown shown({4, 3});
        shown.view.setCells({4, 0}, std::nullopt);
        QCOMPARE(shown.canvas()->accessibleDescription(),
                 QStringLiteral("the attends to The, 0.0 percent, rank 2 of 5; head 4, 20 percent, rank 1 of 5"));
        shown.view.setCells({1, 4}, std::nullopt);
        QCOMPARE(shown.canvas()->accessibleDescription(),
                 QStringLiteral("cat attends to the: hidden by the mask; head 4: hidden by the mask"));
        QVERIFY(!shown.canvas()->accessibleName().isEmpty());
    }

    void controlsChangeTheLines()
    {
        const Shown shown({3});
        QSignalSpy changed(&shown.view, &FlowView::settingsChanged);
        QSignalSpy status(&shown.view, &FlowView::statusChanged);
        auto* most = shown.part<QDoubleSpinBox>("linesPerQuery");
        QVERIFY(!most->toolTip().isEmpty() && !most->accessibleName().isEmpty());
        QCOMPARE(most->text(), QStringLiteral("5"));
        most->stepDown();
        QCOMPARE(changed.last()[0].value<FlowSettings>(), (FlowSettings{.most = 4}));
        QCOMPARE(pairsOf(shown.canvas()->lines()), largestPairs(weightsOf(*shown.trace, 3), 4));
        most->setValue(1);
        most->stepDown();
        QCOMPARE(most->text(), QStringLiteral("All"));
        QCOMPARE(changed.last()[0].value<FlowSettings>(), (FlowSettings{.most = 0}));
        QCOMPARE(std::ssize(shown.canvas()->lines()), 66);
        QCOMPARE(status.last()[0].toString(), QStringLiteral("66 of 66 lines: every weight"));

        shown.part<QDoubleSpinBox>("leastWeight")->setValue(0.3);
        QCOMPARE(changed.last()[0].value<FlowSettings>(), (FlowSettings{.most = 0, .least = 0.3}));
        QCOMPARE(std::ssize(shown.canvas()->lines()), 6);  // of 1, 2 and 3 keys
        auto* slider = shown.view.findChild<QSlider*>();
        QCOMPARE(slider->value(), 110);
        const auto before = changed.size();
        QTest::keyClick(slider, Qt::Key_Home);
        QCOMPARE(changed.size(), before + 1);
        QCOMPARE(changed.last()[0].value<FlowSettings>(), (FlowSettings{.most = 0, .least = 0}));
    }

    void severalHeadsHaveColorsAndALegend()
    {
        Shown shown({4, 2, 0});
        for (std::size_t head = 0; head < 3; ++head)
            QCOMPARE(pairsOf(shown.canvas()->lines(), head),
                     largestPairs(weightsOf(*shown.trace, std::vector<Index>{4, 2, 0}[head]), 5));
        auto* legend = shown.view.findChild<FlowLegend*>();
        QVERIFY(legend->isVisible());
        const auto chips = legend->findChildren<QWidget*>(QStringLiteral("headChip"));
        QCOMPARE(chips.size(), 3);
        QVERIFY(chips[0]->findChildren<QToolButton*>().isEmpty());
        QSignalSpy removed(&shown.view, &FlowView::headRemoved);
        chips[2]->findChild<QToolButton*>()->click();
        QCOMPARE(removed.size(), 1);
        QCOMPARE(removed[0][0].value<Index>(), Index{0});
        QCOMPARE(removed[0][1].value<Index>(), Index{0});

        const QColor second = flowColors(3, Palette::light())[1];
        QVERIFY(pixelsLike(shown.picture(), strip(shown), second, Palette::light().window) > 20);
        shown.pointAt(FlowColumn::Queries, 6);
        std::set<std::size_t> heads;
        for (const FlowLine& line : shown.canvas()->isolated()) heads.insert(line.head);
        QCOMPARE(heads.size(), std::size_t{3});
        QTest::mouseMove(shown.canvas()->viewport(), QPoint(1, 1));
        QApplication::sendEvent(chips[1], std::make_unique<QEvent>(QEvent::Enter).get());
        heads.clear();
        for (const FlowLine& line : shown.canvas()->isolated()) heads.insert(line.head);
        QCOMPARE(heads, std::set<std::size_t>{1});
    }

    void chipsThatDoNotFitStandBelow()
    {
        QWidget room;
        QVBoxLayout layout(&room);
        FlowLegend legend;
        QWidget below;
        layout.addWidget(&legend);
        layout.addWidget(&below, 1);
        room.resize(700, 400);
        room.show();
        const QStringList titles{QStringLiteral("layer 1 · head 1"), QStringLiteral("layer 1 · head 2"),
                                 QStringLiteral("layer 2 · head 1")};
        legend.display(titles, flowColors(3, Palette::light()));
        QApplication::processEvents();
        const auto chips = legend.findChildren<QWidget*>(QStringLiteral("headChip"));
        QCOMPARE(chips.last()->y(), 0);
        room.resize(300, 400);
        QTRY_VERIFY(chips.last()->y() > 0);
        for (const QWidget* chip : chips) QVERIFY(legend.rect().contains(chip->geometry()));
        QVERIFY(legend.geometry().bottom() < below.y());
    }

    void twelveColorsAreToldApart_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }

    void twelveColorsAreToldApart()
    {
        QFETCH(bool, dark);
        const Palette& colors = dark ? Palette::dark() : Palette::light();
        const std::vector<QColor> all = flowColors(mostFlowHeads, colors);
        QCOMPARE(all.front(), colors.accent);
        const auto linear = [](float c) { return c <= 0.04045F ? c / 12.92F : std::pow((c + 0.055F) / 1.055F, 2.4F); };
        const auto luminance = [&](const QColor& c) {
            return 0.2126F * linear(c.redF()) + 0.7152F * linear(c.greenF()) + 0.0722F * linear(c.blueF());
        };
        for (std::size_t i = 0; i < all.size(); ++i) {
            const float a = luminance(all[i]), b = luminance(colors.window);
            QVERIFY2((std::max(a, b) + 0.05F) / (std::min(a, b) + 0.05F) >= 2.9F, qPrintable(all[i].name()));
            for (std::size_t j = 0; j < i; ++j) QVERIFY(all[i] != all[j]);
        }
    }

    void tokensThatDoNotFitScroll()
    {
        const Shown shown({0}, {}, named(5), {700, 420});
        QVERIFY(QFontMetrics(shown.canvas()->tokenFont()).height() >= 9);
        const double pitch = shown.canvas()->rectOf({FlowColumn::Queries, 0}).height();
        QVERIFY(pitch >= QFontMetricsF(shown.canvas()->tokenFont()).height());
        QScrollBar* bar = shown.canvas()->verticalScrollBar();
        QVERIFY(bar->maximum() > 0);
        const QPoint far = shown.place(FlowColumn::Keys, 54);
        QVERIFY(!shown.canvas()->viewport()->rect().contains(far));
        const QPointF middle = shown.canvas()->viewport()->rect().center();
        QWheelEvent wheel(middle, shown.canvas()->viewport()->mapToGlobal(middle), {}, {0, -240}, Qt::NoButton, {},
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(shown.canvas()->viewport(), &wheel);
        QVERIFY(bar->value() > 0);
        const int before = bar->value();
        QTest::keyClick(shown.canvas(), Qt::Key_PageDown);
        QVERIFY(bar->value() > before);
        QTest::keyClick(shown.canvas(), Qt::Key_End);  // the last query comes into view
        QVERIFY(shown.canvas()->viewport()->rect().contains(shown.place(FlowColumn::Queries, 54)));
        QSignalSpy hovered(&shown.view, &FlowView::cellHovered);
        shown.pointAt(FlowColumn::Queries, 54);
        QCOMPARE(hovered.last()[0].value<std::optional<Cell>>(), std::optional(Cell{54, 1}));
        QCOMPARE(pairsOf(shown.canvas()->isolated()).size(), std::size_t{5});
    }

    void queriesAndKeysMayDiffer()
    {
        const auto cross = translator();
        const auto queries = static_cast<Index>(cross->queries(0).size());
        const auto keys = static_cast<Index>(cross->keys(0).size());
        QVERIFY(queries != keys);
        Shown shown({0}, {.most = 2}, cross);
        shown.view.setCells({0, 0}, std::nullopt);
        QCOMPARE(pairsOf(shown.canvas()->lines()), largestPairs(weightsOf(*cross, 0), 2));
        QSignalSpy clicked(&shown.view, &FlowView::cellClicked);
        shown.click(FlowColumn::Keys, keys - 1);
        QCOMPARE(clicked.last()[0].value<Cell>(), (Cell{0, keys - 1}));
        shown.click(FlowColumn::Queries, queries - 1);
        QCOMPARE(clicked.last()[0].value<Cell>(), (Cell{queries - 1, 0}));
    }

    void nothingIsShownWithoutHeads()
    {
        Shown shown;
        QSignalSpy status(&shown.view, &FlowView::statusChanged);
        shown.view.display(*shown.trace, {}, {});
        QVERIFY(shown.canvas()->lines().empty());
        QCOMPARE(status.last()[0].toString(), QString());
        QTest::keyClick(shown.canvas(), Qt::Key_Down);
        shown.picture();
    }

    void anSvgHasTokensAndALineForEachWeight()
    {
        const auto trace = named();
        const FlowSettings flow{.most = 5, .least = 0.125};
        const QString svg =
            QString::fromUtf8(figureBytes(Figure(sourceOf(trace, 3, flow), flowFigure(3)), QStringLiteral("svg")));
        for (const core::Token& token : trace->queries(0))
            QCOMPARE(svg.count(QStringLiteral(">%1<").arg(QString::fromStdString(token.text))), 2);
        static const QRegularExpression line(QStringLiteral("<polyline[^>]*points=\"[^\"]*\""));
        QCOMPARE(svg.count(line), 30);
        QVERIFY(!svg.contains(QStringLiteral("<image")));
        QVERIFY(svg.contains(QStringLiteral("30 of 66 lines: the 5 largest of each query, from 0.125")));
        QVERIFY(svg.contains(QStringLiteral("query (attending)")));
        QVERIFY(svg.contains(QStringLiteral("key (attended to)")));
    }

    void aPdfHasTokensAndALineForEachWeight()
    {
        const auto trace = named();
        FigureSource source = sourceOf(trace, 3, {.most = 5, .least = 0.125});
        const QString path = m_folder.filePath(QStringLiteral("flow.pdf"));
        exportFigure(Figure(source, flowFigure(3)), path.toStdString());
        QProcess pdftotext;
        pdftotext.start(QStringLiteral("pdftotext"), {path, QStringLiteral("-")});
        QVERIFY(pdftotext.waitForFinished());
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
        FigureSource source = sourceOf(trace, 0, {.most = 2});
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

private:
    QTemporaryDir m_folder;
};

TEST_CLASS(TestFlowView)
#include "tst_flow_view.moc"
