#include <QComboBox>
#include <QPlainTextEdit>
#include <QTest>

#include "tests/test_class.h"
#include "tests/ui/drawn_charts.h"
#include "ui/panel/export/export_settings.h"
#include "ui/theme/palette.h"

#include <QApplication>

using Content = core::FigureSettings::Content;
using core::Measure;
using Groups = core::ChartSettings::Groups;

namespace {

/// The column of settings beside the preview.
class Column {
public:
    explicit Column(FigureSource of = drawn_charts::source(),
                    const core::FigureSettings& settings = drawn_charts::chartOf(Content::Measures))
        : m_source(std::move(of)),
          column(m_source, settings)
    {
        column.show();
    }

    QComboBox* box(const char* name) const { return column.findChild<QComboBox*>(QLatin1String(name)); }
    void pick(const char* name, const QString& entry) const
    {
        QComboBox* combo = box(name);
        const int index = combo->findText(entry);
        QVERIFY2(index >= 0, qPrintable(entry));
        combo->setFocus();
        QTest::keyClick(combo, Qt::Key_Home);
        for (int i = 0; i < index; ++i) QTest::keyClick(combo, Qt::Key_Down);
    }
    const core::FigureSettings& settings() const { return column.settings(); }
    const core::ChartSettings& chart() const { return settings().part.chart; }

private:
    FigureSource m_source;

public:
    ExportSettings column;
};

}  // namespace

/// What the export dialog leaves to choose of charts.
class TestExportChart final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, ThemeChoice::Light, QApplication::palette()); }

    void everyChartIsOffered()
    {
        FigureSource source = drawn_charts::source();
        source.session.compare.heads = {{0, 0, 1}, {0, 1, 2}};
        const Column hands(source);
        const std::pair<const char*, Content> charts[] = {
            {"Chart: a measure of every head", Content::Measures},
            {"Chart: knock-outs of every head", Content::KnockOuts},
            {"Chart: histogram of a measure", Content::Histogram},
            {"Chart: two measures of every head", Content::Scatter},
            {"Chart: histogram of this head's weights", Content::Histogram},
            {"Chart: weight over distance", Content::Distances},
            {"Chart: largest differences", Content::Differences}};
        for (const auto& [name, content] : charts) {
            hands.pick("figureContent", name);
            QCOMPARE(hands.settings().content, content);
            QCOMPARE(hands.settings().width_mm, 89.0);
            const bool weights = QLatin1String(name).contains(QLatin1String("weights"));
            if (content == Content::Histogram) QCOMPARE(hands.chart().of_weights, weights);
            QCOMPARE(hands.box("figureContent")->currentText(), QLatin1String(name));
            QVERIFY(Figure(source, hands.settings()).size().height() > 20);
        }
    }

    void itsMeasuresAreChosen()
    {
        const Column hands;
        QVERIFY(hands.box("figureMeasure")->isVisible());
        QVERIFY(!hands.box("figureUpwards")->isVisible());
        QVERIFY(!hands.box("figureAnswers")->isVisible());
        hands.pick("figureMeasure", "entropy, in nats");
        QCOMPARE(hands.chart().measure, Measure::Entropy);
        hands.pick("figureContent", "Chart: two measures of every head");
        hands.pick("figureUpwards", "attends to first token");
        QCOMPARE(hands.chart().upwards, Measure::First);
        QCOMPARE(hands.chart().measure, Measure::Entropy);
        QVERIFY(!hands.box("figureGroups")->isVisible());
        hands.pick("figureContent", "Chart: histogram of this head's weights");
        QVERIFY(!hands.box("figureMeasure")->isVisible());
        QVERIFY(hands.box("figureGroups")->isVisible());
    }

    void groupsAreThoseOfTheSession()
    {
        const Column hands;
        QStringList offered;
        for (int i = 0; i < hands.box("figureGroups")->count(); ++i) offered << hands.box("figureGroups")->itemText(i);
        QCOMPARE(offered, (QStringList{"each by itself", "picked heads and all others", "“Some” and all others",
                                       "“One” and all others", "“Some” and “One”"}));
        hands.pick("figureGroups", "picked heads and all others");
        QCOMPARE(hands.chart().groups, Groups::Picked);
        hands.pick("figureGroups", "“Some” and “One”");
        QCOMPARE(hands.chart().groups, Groups::Sets);
        QCOMPARE(hands.chart().sets, (std::vector<std::string>{"Some", "One"}));
        FigureSource none = drawn_charts::source();
        none.session.chosen.clear();
        none.session.head_sets.clear();
        // What another session had is not offered, and does not stay.
        const Column other(none, hands.settings());
        QVERIFY(!other.box("figureGroups")->isVisible());
        QCOMPARE(other.chart().groups, Groups::None);
    }

    void answersAreTheTrackedWords()
    {
        FigureSource source = drawn_charts::source();
        source.session.tracked = {{"sea"}, {"the"}};
        const Column hands(source, drawn_charts::chartOf(Content::KnockOuts));
        QVERIFY(hands.box("figureAnswers")->isVisible());
        QVERIFY(!hands.box("figureMeasure")->isVisible());
        hands.pick("figureAnswers", "“the”");
        QCOMPARE(hands.chart().answers, (std::vector<core::TrackedWord>{{"the"}}));
        hands.pick("figureAnswers", "all 2 tracked words");
        QCOMPARE(hands.chart().answers.size(), std::size_t{2});
        hands.pick("figureAnswers", "the likeliest word");
        QVERIFY(hands.chart().answers.empty());
        core::FigureSettings asked =
            drawn_charts::chartOf(Content::KnockOuts, {.answers = {{"sea"}}, .against = "the"});
        const Column session(source, asked);
        QCOMPARE(session.box("figureAnswers")->currentText(), QStringLiteral("“sea” rather than “the”"));
        QCOMPARE(session.chart().against, std::string("the"));
    }

    void theCommandSaysTheChart()
    {
        FigureSource source = drawn_charts::source();
        source.session.run().model = "gpt2";
        source.session.run().texts = {"a"};
        const Column hands(source);
        const auto command = [&] { return hands.column.findChild<QPlainTextEdit*>("renderCommand")->toPlainText(); };
        hands.pick("figureMeasure", "entropy, in nats");
        QVERIFY2(command().contains("--view measures --measure entropy --no-values --out gpt2"), qPrintable(command()));
        hands.pick("figureGroups", "picked heads and all others");
        QVERIFY2(command().contains("--measure entropy --groups picked --heads 1.1,2.3"), qPrintable(command()));
        hands.pick("figureGroups", "“Some” and “One”");  // which only the session knows
        QVERIFY2(command().startsWith("attentionscope render gpt2"), qPrintable(command()));
    }
};

TEST_CLASS(TestExportChart)
#include "tst_export_chart.moc"
