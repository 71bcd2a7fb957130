#include "ui/panel/compare/compare_bar.h"
#include "ui/view/compare/compare_view.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

#include "core/model/folder/model_folder.h"
#include "core/model/pass/head_stages.h"
#include "tests/test_class.h"
#include "ui/panel/compare/grouped_bars.h"
#include "ui/view/compare/compare_maps.h"

#include <cmath>

using core::Cell;
using core::Index;
using Kind = core::CompareSettings::Kind;

namespace {

std::shared_ptr<const core::Trace> engine(const std::string& text)
{
    const auto model = core::openModel(std::string(SOURCE_DIR) + "/tests/golden/data/models/gpt2_fp16");
    return core::run(model, {{core::sequenceOf(model->encode(text, {}).tokens)}, {}}, {});
}

CompareView::Side side(const std::shared_ptr<const core::Trace>& trace, Index layer, Index head)
{
    const core::HeadAddress address{layer, head, 0};
    return {0, trace, address, core::headStages(*trace, address),
            QStringLiteral("layer %1 · head %2").arg(layer + 1).arg(head + 1)};
}

QString word(const core::Trace& trace, Index place)
{
    return QString::fromStdString(trace.queries(0)[static_cast<std::size_t>(place)].text);
}

/// The tokens that stand in one text between what it has in common with another.
struct Inserted {
    Inserted(const core::Trace& shorter, const core::Trace& longer)
        : count(std::ssize(longer.queries(0)) - std::ssize(shorter.queries(0)))
    {
        while (word(shorter, first) == word(longer, first)) ++first;
    }
    bool has(Index place) const { return place >= first && place < first + count; }
    Index before(Index place) const { return place < first ? place : place - count; }
    Index after(Index place) const { return place < first ? place : place + count; }

    Index first = 0;
    Index count;
};

core::CompareSettings headsOf(const std::vector<CompareView::Side>& sides)
{
    core::CompareSettings settings{Kind::Heads, {}};
    for (const CompareView::Side& each : sides)
        settings.heads.push_back({each.run, each.address.layer, each.address.head});
    return settings;
}

}  // namespace

/// Compares what the view says with the engine, and acts on it as a person does.
class TestCompareView final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        qRegisterMetaType<std::optional<Cell>>();
        m_trace = engine("The keeper looks at the sea.");
        m_other = engine("The keeper looks.");
        m_longer = engine("The keeper looks not at the sea.");
    }

    void init()
    {
        m_view = std::make_unique<CompareView>();
        m_view->resize(1200, 760);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    }

    void everyNumberIsTheEngines()
    {
        QSignalSpy status(m_view.get(), &CompareView::statusChanged);
        const core::Matrix a = weights(0, 1);
        const core::Matrix b = weights(1, 2);
        show({side(m_trace, 0, 1), side(m_trace, 1, 2)}, {5, 2});
        const core::Divergence expected = core::divergence(a, b);
        QVERIFY(status.last().at(0).toString().contains(QString::number(*expected.mean, 'f', 3) + " nats (mean"));
        QVERIFY(text("divergence").contains(QString::number(*expected.mean, 'f', 3)));
        QVERIFY(text("divergence").contains("this query " + QString::number(*expected.of_query[5], 'f', 3)));

        const QStringList notes = texts("mapNote");
        QVERIFY(notes[0].contains(QString("entropy %1 nats").arg(*core::meanEntropy(a), 0, 'f', 2)));
        QVERIFY(notes[0].contains(shortWeight(a(5, 2))));
        QVERIFY(notes[1].contains(shortWeight(b(5, 2))));
        QVERIFY(notes.last().contains(signedWeight(a(5, 2) - b(5, 2))));

        const auto& bars = m_view->findChild<GroupedBars*>()->series();
        for (Index key = 0; key <= 5; ++key) {
            QCOMPARE(bars[0].weights[static_cast<std::size_t>(key)], a(5, key));
            QCOMPARE(bars[1].weights[static_cast<std::size_t>(key)], b(5, key));
        }
        QCOMPARE(bars[0].weights[6], HeatData::hidden);
    }

    void theLargestDifferencesAreListedAndLeadThere()
    {
        show({side(m_trace, 0, 1), side(m_trace, 1, 2)}, {5, 2});
        const auto largest = core::largestDifferences(weights(0, 1), weights(1, 2), 5);
        const auto rows = m_view->findChildren<QAbstractButton*>("differenceRow");
        QSignalSpy clicked(m_view.get(), &CompareView::cellClicked);
        for (int i = 0; i < 5; ++i) {
            const core::CellDifference& cell = largest[static_cast<std::size_t>(i)];
            QVERIFY(rows[i]->text().endsWith(QString("A %1  B %2").arg(shortWeight(cell.a), shortWeight(cell.b))));
            QTest::mouseClick(rows[i], Qt::LeftButton);
            QCOMPARE(clicked.last().at(0).value<Cell>(), (Cell{cell.query, cell.key}));
        }
    }

    void theSameHeadDoesNotDiffer()
    {
        show({side(m_trace, 0, 1), side(m_trace, 0, 1)}, {5, 2});
        for (const QAbstractButton* row : m_view->findChildren<QAbstractButton*>("differenceRow"))
            QVERIFY(!row->isVisible());
        QVERIFY(text("divergence").contains("0.000 nats (mean"));
        const QRgb zero = maps()->colorOf(2, {5, 2});
        QCOMPARE(zero, ColorMap::named("diverging").at(0.5));
    }

    void redIsWhereTheFirstAttendsMore()
    {
        show({side(m_trace, 0, 1), side(m_trace, 1, 2)}, {5, 2});
        const core::Matrix difference = weights(0, 1) - weights(1, 2);
        Index row = 0, col = 0;
        difference.maxCoeff(&row, &col);
        const QColor most(maps()->colorOf(2, {row, col}));
        QVERIFY(most.red() > most.blue());
        difference.minCoeff(&row, &col);
        const QColor least(maps()->colorOf(2, {row, col}));
        QVERIFY(least.blue() > least.red());
    }

    void aClickInAnyMapChoosesTheCell()
    {
        show({side(m_trace, 0, 1), side(m_trace, 1, 2)}, {5, 2});
        QSignalSpy clicked(m_view.get(), &CompareView::cellClicked);
        for (const std::size_t map : {0U, 1U, 2U}) {
            const Cell cell{4, static_cast<Index>(map)};
            QTest::mouseClick(maps(), Qt::LeftButton, {}, maps()->positionOf(map, cell).toPoint());
            QCOMPARE(clicked.last().at(0).value<Cell>(), cell);
        }
        QTest::keyClick(maps(), Qt::Key_Up);
        QCOMPARE(clicked.last().at(0).value<Cell>(), (Cell{4, 2}));
    }

    void pointingAtOneMapMarksTheOthers()
    {
        show({side(m_trace, 0, 1), side(m_trace, 1, 2)}, {5, 2});
        QSignalSpy hovered(m_view.get(), &CompareView::cellHovered);
        QTest::mouseMove(maps(), maps()->positionOf(1, {3, 1}).toPoint());
        const std::optional<Cell> cell = Cell{3, 1};
        QTRY_VERIFY(!hovered.empty() && hovered.last().at(0).value<std::optional<Cell>>() == cell);
        m_view->setCells({5, 2}, cell);
        const core::Matrix a = weights(0, 1);
        QVERIFY(texts("mapNote")[0].contains("cell " + shortWeight(a(3, 1))));
        QVERIFY(texts("mapNote")[1].contains("cell " + shortWeight(weights(1, 2)(3, 1))));
        const auto percent = [](float weight) { return std::lround(100 * static_cast<double>(weight)); };
        QCOMPARE(maps()->accessibleDescription(), QString("%1 attends to %2: A %3 percent, B %4 percent")
                                                      .arg(word(*m_trace, 3), word(*m_trace, 1))
                                                      .arg(percent(a(3, 1)))
                                                      .arg(percent(weights(1, 2)(3, 1))));
    }

    void choosersAskForAnotherHead()
    {
        show({side(m_trace, 0, 1), side(m_trace, 1, 2)}, {5, 2});
        auto* chooser = m_view->findChild<QComboBox*>("headsB");
        QCOMPARE(chooser->count(), static_cast<int>(m_trace->model->info.layers * m_trace->model->info.heads));
        QCOMPARE(chooser->currentText(), QString("Layer 2 · Head 3"));
        QSignalSpy chosen(m_view->bar(), &CompareBar::headChosen);
        chooser->setFocus();
        QTest::keyClick(chooser, Qt::Key_Down);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen[0].at(0).toInt(), 1);
        QCOMPARE(chosen[0].at(1).value<Index>(), Index{1});
        QCOMPARE(chosen[0].at(2).value<Index>(), Index{3});

        QSignalSpy added(m_view->bar(), &CompareBar::sideAdded);
        QTest::mouseClick(m_view->findChild<QAbstractButton*>("addSide"), Qt::LeftButton);
        QCOMPARE(added.size(), 1);
        QVERIFY(!m_view->findChild<QWidget*>("removeA")->isVisible());
    }

    void ofThreeMapsAnyTwoCanBeSubtracted()
    {
        show({side(m_trace, 0, 1), side(m_trace, 1, 2), side(m_trace, 2, 0)}, {5, 2});
        auto* pairs = m_view->findChild<QComboBox*>("pair");
        QVERIFY(pairs->isVisible());
        QCOMPARE(pairs->count(), 3);
        pairs->setFocus();
        QTest::keyClick(pairs, Qt::Key_End);
        const core::Divergence expected = core::divergence(weights(1, 2), weights(2, 0));
        QVERIFY(text("divergence").contains(QString::number(*expected.mean, 'f', 3) + " nats (mean"));

        QSignalSpy removed(m_view->bar(), &CompareBar::sideRemoved);
        QTest::mouseClick(m_view->findChild<QAbstractButton*>("removeC"), Qt::LeftButton);
        QCOMPARE(removed.last().at(0).toInt(), 2);
    }

    void theSameWordStandsAtTheSamePlace()
    {
        show({side(m_trace, 0, 1), side(m_longer, 0, 1)}, {5, 2});
        const core::Matrix a = weights(0, 1);
        const core::Matrix b = core::headStages(*m_longer, {0, 1, 0})->weights;
        const Inserted in(*m_trace, *m_longer);
        QVERIFY(in.count > 0);
        const auto& viridis = ColorMap::named("viridis");
        for (Index query = 0; query < b.rows(); ++query)
            for (Index key = 0; key <= query; ++key) {
                const Cell place{query, key};
                const bool both = !in.has(query) && !in.has(key);
                QCOMPARE(maps()->isAbsent(0, place), !both);
                QCOMPARE(maps()->isAbsent(1, place), false);
                QCOMPARE(maps()->isAbsent(2, place), !both);
                QCOMPARE(maps()->colorOf(1, place), viridis.at(static_cast<double>(b(query, key))));
                if (both)
                    QCOMPARE(maps()->colorOf(0, place),
                             viridis.at(static_cast<double>(a(in.before(query), in.before(key)))));
            }
    }

    void aWordThatOneTextLacksIsNoWeightOfIts()
    {
        QSignalSpy status(m_view.get(), &CompareView::statusChanged);
        show({side(m_trace, 0, 1), side(m_longer, 0, 1)}, {5, 2});
        const core::Matrix a = weights(0, 1);
        const core::Matrix b = core::headStages(*m_longer, {0, 1, 0})->weights;
        const Inserted in(*m_trace, *m_longer);
        double sum = 0;
        for (Index query = 0; query < a.rows(); ++query) {
            core::Matrix over = core::Matrix::Zero(1, b.cols());
            for (Index key = 0; key < a.cols(); ++key) over(0, in.after(key)) = a(query, key);
            sum += *core::jensenShannon(over, b.row(in.after(query)));
        }
        const QString said = status.last().at(0).toString();
        const QString expected = QString::number(sum / static_cast<double>(a.rows()), 'f', 3);
        const QString added =
            QString(in.count == 1 ? "1 token of B is not in A" : "%1 tokens of B are not in A").arg(in.count);
        QCOMPARE(said, QString("%1 · Jensen–Shannon %2 nats (mean)").arg(added, expected));
        QVERIFY(text("divergence").contains(expected + " nats (mean over queries)"));
        QVERIFY(text("divergence").contains("of B"));

        float largest = 0;
        for (Index query = 0; query < a.rows(); ++query)
            for (Index key = 0; key < a.cols(); ++key)
                largest = std::max(largest, std::abs(a(query, key) - b(in.after(query), in.after(key))));
        const auto rows = m_view->findChildren<QAbstractButton*>("differenceRow");
        QSignalSpy clicked(m_view.get(), &CompareView::cellClicked);
        QTest::mouseClick(rows.front(), Qt::LeftButton);
        const Cell cell = clicked.last().at(0).value<Cell>();  // as the window has it: of A
        QCOMPARE(std::abs(a(cell.query, cell.key) - b(in.after(cell.query), in.after(cell.key))), largest);
    }

    void aWordThatTheFirstTextLacksCanBeLookedAt()
    {
        const Inserted in(*m_trace, *m_longer);
        show({side(m_trace, 0, 1), side(m_longer, 0, 1)}, {in.first, 1});  // the word behind it
        QSignalSpy clicked(m_view.get(), &CompareView::cellClicked);
        QTest::keyClick(maps(), Qt::Key_Up);
        QVERIFY(clicked.empty());
        const QString added = word(*m_longer, in.first + in.count - 1);
        QVERIFY2(text("queryTitle").contains("“" + added + "”"), qPrintable(text("queryTitle")));
        const core::Matrix b = core::headStages(*m_longer, {0, 1, 0})->weights;
        const auto& bars = m_view->findChild<GroupedBars*>()->series();
        QCOMPARE(bars[0].weights[1], HeatData::hidden);
        QCOMPARE(bars[1].weights[1], b(in.first + in.count - 1, 1));
        QVERIFY(maps()->accessibleDescription().contains("A without this token"));
        m_view->setCells({in.first, 1}, {});  // the window has not moved
        QVERIFY(text("queryTitle").contains("“" + added + "”"));

        for (Index i = 0; i < in.count; ++i) QTest::keyClick(maps(), Qt::Key_Up);
        QCOMPARE(clicked.last().at(0).value<Cell>(), (Cell{in.first - 1, 1}));
        const QPointF behind = maps()->positionOf(1, {in.first + in.count + 1, 1});
        QTest::mouseClick(maps(), Qt::LeftButton, {}, behind.toPoint());
        QCOMPARE(clicked.last().at(0).value<Cell>(), (Cell{in.first + 1, 1}));
    }

    void aSideThatIsNotComputedYetLeavesItsPlace()
    {
        show({side(m_trace, 0, 1), {0, nullptr, {1, 2, 0}, nullptr, "layer 2"}}, {5, 2});
        QVERIFY(texts("mapNote")[1].contains("not computed yet"));
        QVERIFY(text("divergence").contains("when both maps are computed"));
    }

    void runsAreEditedInPlace()
    {
        std::vector<RunFields> fields{{"one", "model", 1, {}}, {"two", "causal", 0.5, "no such rule"}};
        const std::vector<CompareView::Side> sides{side(m_trace, 0, 1), side(m_other, 0, 1)};
        const core::CompareSettings settings{Kind::Runs, {{0, 0, 1}, {1, 0, 1}}};
        m_view->display(settings, sides, fields);
        auto* field = m_view->findChildren<QLineEdit*>("runText")[1];
        QSignalSpy typed(m_view->bar(), &CompareBar::runTextEdited);
        QVERIFY(field->isVisible());
        field->setFocus();
        field->end(false);
        QTest::keyClicks(field, "ab");
        QCOMPARE(typed.size(), 2);
        QCOMPARE(typed[1].at(0).toInt(), 1);
        QCOMPARE(typed[1].at(1).toString(), QString("twoab"));
        fields[1].text = "twoa";  // the answer to the first keystroke is late
        m_view->display(settings, sides, fields);
        QCOMPARE(field->text(), QString("twoab"));
        QCOMPARE(m_view->findChildren<QLabel*>("runError")[1]->text(), QString("no such rule"));

        auto* mask = m_view->findChildren<QLineEdit*>("runMask")[1];
        QSignalSpy masked(m_view->bar(), &CompareBar::runMaskEdited);
        mask->selectAll();
        QTest::keyClicks(mask, "model & window(2, 0)");
        QVERIFY(masked.empty());
        QTest::keyClick(mask, Qt::Key_Return);
        QCOMPARE(masked.size(), 1);
        QCOMPARE(masked[0].at(1).toString(), QString("model & window(2, 0)"));
    }

private:
    core::Matrix weights(Index layer, Index head) const
    {
        return core::headStages(*m_trace, {layer, head, 0})->weights;
    }

    void show(const std::vector<CompareView::Side>& sides, const Cell& chosen)
    {
        m_view->display(headsOf(sides), sides, {});
        m_view->setCells(chosen, {});
        QCoreApplication::processEvents();  // the layout settles
    }

    CompareMaps* maps() const { return m_view->findChild<CompareMaps*>(); }
    QString text(const char* name) const { return m_view->findChild<QLabel*>(name)->text(); }

    /// The texts of visible widgets, in the order of the maps.
    QStringList texts(const char* name) const
    {
        QStringList found;
        for (const QLabel* label : m_view->findChildren<QLabel*>(name))
            if (label->isVisible()) found << label->text();
        return found;
    }

    std::shared_ptr<const core::Trace> m_trace;
    std::shared_ptr<const core::Trace> m_other;
    std::shared_ptr<const core::Trace> m_longer;
    std::unique_ptr<CompareView> m_view;
};

TEST_CLASS(TestCompareView)
#include "tst_compare_view.moc"
