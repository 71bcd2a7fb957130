#include "tests/core/model/recorded/recorded_files.h"
#include "tests/window/window_driver.h"

#include "core/analysis/head_similarity.h"
#include "core/analysis/induction.h"
#include "core/atlas/reference_source.h"
#include "core/attention/pooling.h"
#include "core/explain/patch/ablation_sweep.h"
#include "core/model/folder/bundled_models.h"
#include "core/session/session_json.h"
#include "ui/panel/inspect/heads_navigator.h"
#include "ui/view/compare/compare_view.h"
#include "ui/view/flow/flow_view.h"
#include "ui/view/heads/all_heads_view.h"
#include "ui/view/heads/measure_table.h"
#include "ui/view/heads/measures_view.h"
#include "ui/view/map/map_view.h"
#include "ui/words/measure_names.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QTableView>

#include "tests/test_class.h"

using core::Index;
using core::Measure;

/// All heads, what is measured of them, and which of them does something: by the hands of a person, against the engine.
class TestAllHeads final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("tst_all_heads"); }
    void init()
    {
        m_hands.open();
        m_hands.window->openPath(core::bundledModels() / "primer-decoder");
        m_hands.type(QStringLiteral("the cat saw the dog and the cat"));
        QTRY_VERIFY(m_hands.shows("8 tokens · 24 heads") && m_hands.shows("computed in"));
    }

    void everyHeadHasATileInItsLayersRow()
    {
        showHeads();
        HeadGrid* tiles = grid();
        QCOMPARE(tiles->shown().size(), std::size_t{24});
        for (Index layer = 0; layer < 4; ++layer)
            for (Index head = 0; head + 1 < 6; ++head) {
                QCOMPARE(tiles->tileOf(layer, head).top(), tiles->tileOf(layer, 0).top());
                QVERIFY(tiles->tileOf(layer, head).right() < tiles->tileOf(layer, head + 1).left());
            }
        QVERIFY(tiles->tileOf(1, 0).top() > tiles->tileOf(0, 0).bottom());
        // The brightest pixels are where the weights are: the first query attends to itself alone.
        const QImage picture = tiles->grab().toImage();
        const QRect tile = tiles->tileOf(0, 0);
        QVERIFY(picture.pixelColor(tile.topLeft() + QPoint(3, 3)).lightness() > 120);
    }

    void sortingFollowsTheEnginesNumbers()
    {
        showHeads();
        clickSegment("Sorted");
        chooseMeasure("measure", Measure::First);
        QTRY_VERIFY(shownTable().at(Measure::First, 0, 0).has_value());
        const core::HeadTable table = core::measured(*trace(), 0);
        std::vector<float> values;
        for (const Index head : grid()->shown()) values.push_back(*table.at(Measure::First, head / 6, head % 6));
        QCOMPARE(values.size(), std::size_t{24});
        QVERIFY(std::ranges::is_sorted(values, std::greater{}));
        QVERIFY(values.front() > values.back());
        auto* least = m_hands.find<AllHeadsView>()->findChild<QDoubleSpinBox*>();
        least->setValue(0.5);
        const auto enough = std::ranges::count_if(values, [](float value) { return value >= 0.5F; });
        QVERIFY(enough > 0 && enough < 24);
        QCOMPARE(std::ssize(grid()->shown()), enough);
        QTRY_VERIFY(m_hands.shows(QStringLiteral("%1 of 24 heads").arg(enough)));
    }

    void headsThatAttendAlikeStandTogether()
    {
        showHeads();
        clickSegment("Similar");
        const std::vector<Index> byLayers = grid()->shown();
        QTRY_VERIFY(grid()->shown() != byLayers);
        std::vector<Index> sorted = grid()->shown();
        std::ranges::sort(sorted);
        QCOMPARE(sorted, byLayers);
        const core::Matrix distances = core::headDivergences(*trace(), 0);
        Index nearest = 0;
        for (Index other = 2; other < 24; ++other)
            if (distances(1, other) < distances(1, nearest)) nearest = other;
        QTest::mouseClick(grid(), Qt::LeftButton, {}, grid()->tileOf(0, 1).center());
        QVERIFY2(grid()->accessibleDescription().contains(
                     QStringLiteral("most like %1.%2").arg(nearest / 6 + 1).arg(nearest % 6 + 1)),
                 qPrintable(grid()->accessibleDescription()));
    }

    void aClickShowsAndCtrlClickAndARubberBandPick()
    {
        showHeads();
        QTest::mouseClick(grid(), Qt::LeftButton, {}, grid()->tileOf(2, 1).center());
        QCOMPARE(session().focus.layer, Index{2});
        QCOMPARE(session().focus.head, Index{1});
        QTest::mouseClick(grid(), Qt::LeftButton, Qt::ControlModifier, grid()->tileOf(0, 3).center());
        QTest::mouseClick(grid(), Qt::LeftButton, Qt::ControlModifier, grid()->tileOf(1, 3).center());
        QCOMPARE(session().chosen, (std::vector<core::ComparedHead>{{0, 0, 3}, {0, 1, 3}}));
        QTRY_VERIFY(m_hands.shows("2 heads picked"));
        m_hands.click("compareChosen");
        QCOMPARE(session().view, core::View::Compare);
        QCOMPARE(session().compare.heads, session().chosen);

        showHeads();
        const QPoint from = grid()->tileOf(0, 0).topLeft() - QPoint(3, 3);
        const QPoint to = grid()->tileOf(1, 1).center();
        QTest::mousePress(grid(), Qt::LeftButton, {}, from);
        QTest::mouseMove(grid(), (from + to) / 2);
        QMouseEvent move(QEvent::MouseMove, to, grid()->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(grid(), &move);
        QTest::mouseRelease(grid(), Qt::LeftButton, {}, to);
        QCOMPARE(session().chosen.size(), std::size_t{4});
        QTest::mouseDClick(grid(), Qt::LeftButton, {}, grid()->tileOf(3, 3).center());
        QCOMPARE(session().view, core::View::Map);
        QCOMPARE(session().focus.layer, Index{3});
    }

    /// The induction head has a name tag; picked, its picture stays to be seen.
    void aPickedHeadThatIsNamedIsStillAPicture()
    {
        showHeads();
        QTRY_VERIFY(shownTable().at(Measure::Induction, 1, 3).has_value());
        const auto pick = [&](Index layer, Index head) {
            QTest::mouseClick(grid(), Qt::LeftButton, Qt::ControlModifier, grid()->tileOf(layer, head).center());
        };
        pick(0, 0);  // from now on there is a row of buttons, and less room for tiles
        QTRY_VERIFY(m_hands.shows("1 head picked"));
        constexpr int frame = 4;
        const QRect tile = grid()->tileOf(1, 3);
        const QRect picture = tile.adjusted(frame, frame, -frame, -frame);
        const QImage before = grid()->grab(picture).toImage();
        pick(1, 3);
        QTRY_VERIFY(m_hands.shows("2 heads picked"));
        QCOMPARE(grid()->tileOf(1, 3), tile);
        QCOMPARE(grid()->grab(picture).toImage(), before);
    }

    void theFilterCanBeTyped()
    {
        showHeads();
        auto* least = m_hands.find<AllHeadsView>()->findChild<QDoubleSpinBox*>();
        least->setFocus();
        least->selectAll();
        QTest::keyClicks(least, "0.25");
        QTest::keyClick(least, Qt::Key_Return);
        QCOMPARE(session().heads.least, std::optional(0.25));
    }

    void pickedHeadsFlowTogether()
    {
        showHeads();
        QTest::mouseClick(grid(), Qt::LeftButton, Qt::ControlModifier, grid()->tileOf(1, 3).center());
        m_hands.click("flowChosen");
        QCOMPARE(session().view, core::View::Flow);
        QTRY_VERIFY(m_hands.shows("lines"));
    }

    void keysMoveFromHeadToHead()
    {
        showHeads();
        QTest::mouseClick(grid(), Qt::LeftButton, {}, grid()->tileOf(1, 1).center());
        QTest::keyClick(grid(), Qt::Key_Right);
        QTest::keyClick(grid(), Qt::Key_Down);
        QCOMPARE(session().focus.layer, Index{2});
        QCOMPARE(session().focus.head, Index{2});
        QVERIFY(grid()->accessibleDescription().contains("layer 3 · head 3"));
        QTest::keyClick(grid(), Qt::Key_Space);
        QCOMPARE(session().chosen, (std::vector<core::ComparedHead>{{0, 2, 2}}));
        QTest::keyClick(grid(), Qt::Key_Return);
        QCOMPARE(session().view, core::View::Map);
    }

    /// "Which head attends from cat to cat?"
    void twoWordsRankTheHeads()
    {
        showHeads();
        auto* line = m_hands.find<QLineEdit>("relation");
        m_hands.typeInto(line, QStringLiteral("cat -> dog"));
        QCOMPARE(session().focus.query, Index{7});
        QCOMPARE(session().focus.key, Index{4});
        QTRY_VERIFY(shownTable().at(Measure::Cell, 0, 0).has_value());
        std::vector<float> weights;
        for (const Index head : grid()->shown()) weights.push_back(weightAt(head / 6, head % 6, 7, 4));
        QVERIFY(std::ranges::is_sorted(weights, std::greater{}));
        m_hands.typeInto(line, QStringLiteral("cat > zebra"));
        QTRY_VERIFY(m_hands.shows("“zebra” is not a token of this text."));
        m_hands.typeInto(line, QStringLiteral("dog > and"));
        QTRY_VERIFY(m_hands.shows("The mask hides “and” from “dog”."));
    }

    void markedCellsRankTheHeads()
    {
        auto* map = m_hands.find<MapView>();
        const auto at = [&](Index query, Index key) { return map->positionOf({query, key}).toPoint(); };
        QTest::mouseClick(map, Qt::LeftButton, Qt::ShiftModifier, at(7, 1));
        QTest::mouseClick(map, Qt::LeftButton, Qt::ShiftModifier, at(6, 3));
        QVERIFY(session().marked && session().marked->hides(7, 1) && session().marked->hides(6, 3));
        showHeads();
        clickSegment("Sorted");
        chooseMeasure("measure", Measure::Marked);
        QTRY_VERIFY(shownTable().at(Measure::Marked, 0, 0).has_value());
        const Index best = grid()->shown().front();
        const float wanted = (weightAt(best / 6, best % 6, 7, 1) + weightAt(best / 6, best % 6, 6, 3)) / 2;
        QVERIFY(std::abs(*shownTable().at(Measure::Marked, best / 6, best % 6) - wanted) < 1e-6F);
        for (const Index head : grid()->shown())
            QVERIFY((weightAt(head / 6, head % 6, 7, 1) + weightAt(head / 6, head % 6, 6, 3)) / 2 <= wanted + 1e-6F);
    }

    void theTableShowsWhatTheEngineMeasures()
    {
        setView(core::View::Measures);
        QTableView* view = m_hands.find<MeasuresView>()->table();
        const auto text = [&](int row, Measure measure) {
            return view->model()->index(row, MeasureTable::columnOf(measure)).data().toString();
        };
        QTRY_COMPARE(view->model()->rowCount(), 24);
        QTRY_VERIFY(text(0, Measure::Induction) != QStringLiteral("–"));
        const core::HeadTable table = core::measured(*trace(), 0);
        const core::HeadTable induction = core::inductionScores(trace()->model, {});
        for (int row = 0; row < 24; ++row) {
            for (const Measure measure : {Measure::Entropy, Measure::Distance, Measure::Previous, Measure::First})
                QCOMPARE(text(row, measure), measureText(measure, table.at(measure, row / 6, row % 6)));
            QCOMPARE(text(row, Measure::Induction),
                     measureText(induction, Measure::Induction, {row / 6, row % 6, 0}, core::LogUnit::Nats));
        }
        view->sortByColumn(MeasureTable::columnOf(Measure::Induction), Qt::DescendingOrder);
        QCOMPARE(view->model()->index(0, 0).data().toInt(), 2);  // the card's induction head, 2.4
        QCOMPARE(view->model()->index(0, 1).data().toInt(), 4);
        QVERIFY(view->model()->index(0, 2).data().toString().contains("induction"));
        // A higher bar, and it is called after nothing.
        m_hands.find<MeasuresView>()->findChild<QDoubleSpinBox*>()->setValue(1.0);
        QVERIFY(view->model()->index(0, 2).data().toString().isEmpty());
    }

    void rowsAreLeftOutOfTheMeasures()
    {
        m_hands.press(Qt::Key_7, Qt::ControlModifier);
        const auto self = [&] { return m_hands.window->headTable().at(core::Measure::Self, 0, 1); };
        QTRY_VERIFY(self().has_value());
        const auto* knockOut = m_hands.find<QToolButton>("knockOut");
        if (knockOut->isVisible()) QVERIFY(!knockOut->text().isEmpty());
        const auto all = *self();
        m_hands.click("skipFirst");
        QVERIFY(!session().heads.rows.first);
        QTRY_VERIFY(self().has_value() && *self() != all);
        QCOMPARE(*self(), *core::measured(*trace(), 0, {.first = false}).at(core::Measure::Self, 0, 1));
        m_hands.click("skipFirst");
        QTRY_VERIFY(self().has_value() && *self() == all);
    }

    void theTableIsSavedAsItIsSorted()
    {
        setView(core::View::Measures);
        QTableView* view = m_hands.find<MeasuresView>()->table();
        QTRY_COMPARE(view->model()->rowCount(), 24);
        view->sortByColumn(MeasureTable::columnOf(Measure::First), Qt::DescendingOrder);
        QTemporaryDir folder;
        m_hands.answerDialog(folder.filePath("heads.csv"));
        m_hands.click("saveMeasures");
        QFile file(folder.filePath("heads.csv"));
        QTRY_VERIFY(file.exists());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QStringList lines = QString::fromUtf8(file.readAll()).trimmed().split('\n');
        QCOMPARE(lines.size(), 25);
        QVERIFY(lines[0].startsWith("layer,head,called_after,entropy,entropy_share,"));  // as `analyze` calls them
        const int column = MeasureTable::columnOf(Measure::First);
        const core::HeadTable table = core::measured(*trace(), 0);
        float before = 2;
        for (const QString& line : lines.mid(1)) {
            const QStringList fields = line.split(',');
            const float value = fields.value(column).toFloat();
            QVERIFY(std::abs(value - *table.at(Measure::First, fields[0].toInt() - 1, fields[1].toInt() - 1)) < 1e-5F);
            QVERIFY(value <= before);
            before = value;
        }
    }

    void theChartIsClickedAndFollows()
    {
        setView(core::View::Measures);
        chooseMeasure("charted", Measure::Self);
        HeadChart* chart = m_hands.find<MeasuresView>()->chart();
        QTRY_VERIFY(shownTable().at(Measure::Self, 3, 2).has_value());
        QTest::mouseClick(chart, Qt::LeftButton, {}, chart->cellOf(3, 2).center());
        QCOMPARE(session().focus.layer, Index{3});
        QCOMPARE(session().focus.head, Index{2});
        const float value = *shownTable().at(Measure::Self, 3, 2);
        QCOMPARE(chart->colorOf(3, 2), ColorMap::named("viridis").at(static_cast<double>(value)));
        QTest::keyClick(chart, Qt::Key_Up);
        QCOMPARE(session().focus.layer, Index{2});
        QVERIFY(chart->accessibleDescription().contains("self"));
    }

    void aHeadThatIsOffIsMarkedAmongTheMeasures()
    {
        setView(core::View::Measures);
        m_hands.window->editor().apply([](core::Session& next) { next.focus.layer = 3, next.focus.head = 2; });
        HeadChart* chart = m_hands.find<MeasuresView>()->chart();
        const auto* model = m_hands.find<MeasuresView>()->table()->model();
        const auto marked = [&] {
            int rows = 0;
            for (int row = 0; row < model->rowCount(); ++row)
                if (model->index(row, 2).data().toString().startsWith("off")) ++rows;
            return rows;
        };
        QTRY_VERIFY(model->rowCount() > 0);
        QCOMPARE(marked(), 0);
        m_hands.press(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(marked(), 1);
        QVERIFY(chart->accessibleDescription().contains("It is switched off."));
        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(marked(), 0);
    }

    /// What many heads make together is computed beside the window: here three maps of a thousand tokens.
    void aMapOfManyHeadsIsMadeMeanwhile()
    {
        const RecordedFiles files;
        constexpr std::size_t tokens = 1000;
        std::vector<float> weights = even(3 * tokens, tokens);
        weights[tokens * tokens + 3] += 0.75F;  // the second head's first query, at its fourth key
        m_hands.window->openPath(files.npy("heads.npy", {3, tokens, tokens}, weights));
        QTRY_VERIFY_WITH_TIMEOUT(m_hands.shows("1000 tokens · 3 heads"), 20000);
        core::FigureSettings figure = session().figure;
        figure.map.cells = core::MapLook::Cells::LayerHeads;
        m_hands.window->editor().setFigure(figure);
        m_hands.window->setView(core::View::Compare);
        m_hands.window->setView(core::View::Map);
        auto* map = m_hands.find<MapView>();
        QTRY_VERIFY(map->caption().contains("mean of the layer's 3 heads"));
        QCOMPARE(map->colorOf({0, 3}), ColorMap::named("viridis").at(static_cast<double>(0.001F + 0.25F)));
    }

    void knockingOutEachHeadFillsTheChart()
    {
        setView(core::View::Measures);
        QTRY_VERIFY(m_hands.find<QToolButton>("knockOut")->isVisible());
        m_hands.click("knockOut");
        QTRY_VERIFY(shownTable().at(Measure::KnockOut, 3, 5).has_value());
        QCOMPARE(session().heads.measure, Measure::KnockOut);
        const auto whole = trace();
        const Index last = std::ssize(whole->queries(0)) - 1;
        const core::Answer answer{0, last, core::predictedTokens(*whole, 0, last, 1).front().token.id};
        const core::HeadTable wanted = core::knockOuts(whole, {}, core::AttentionBlock::Self, answer);
        for (Index head = 0; head < 24; ++head)
            QVERIFY(std::abs(*shownTable().at(Measure::KnockOut, head / 6, head % 6)
                             - *wanted.at(Measure::KnockOut, head / 6, head % 6))
                    < 1e-4F);
        // All heads, sorted by how much: whichever way the answer changes.
        showHeads();
        clickSegment("Sorted");
        QCOMPARE(session().heads.order, core::HeadsSettings::Order::Measure);
        const Index front = grid()->shown().front();
        for (Index head = 0; head < 24; ++head)
            QVERIFY(std::abs(*wanted.at(Measure::KnockOut, head / 6, head % 6))
                    <= std::abs(*wanted.at(Measure::KnockOut, front / 6, front % 6)) + 1e-6F);
        // Another text, and the chart does not go on about the old one.
        m_hands.type(QStringLiteral("the dog"));
        QTRY_VERIFY(!shownTable().at(Measure::KnockOut, 0, 0).has_value());
    }

    /// Zero, mean and other texts beside each other, as `analyze --knock-out-by` computes them; undone and kept.
    void headsAreKnockedOutByOtherTextsToo()
    {
        setView(core::View::Measures);
        auto* reference = m_hands.find<QComboBox>("reference");
        QTRY_VERIFY(reference->isVisible());
        QCOMPARE(reference->currentText(), QStringLiteral("this text"));
        const int sentences = reference->findText("sentences");
        reference->setCurrentIndex(sentences);
        emit reference->activated(sentences);
        QCOMPARE(session().heads.reference.name(), std::string("sentences"));
        m_hands.click("knockOut");
        // The model reads the reference first.
        QTRY_VERIFY_WITH_TIMEOUT(shownTable().at(Measure::KnockOutResample, 3, 5).has_value(), 60'000);
        const auto whole = trace();
        const Index last = std::ssize(whole->queries(0)) - 1;
        const core::Answer answer{0, last, core::predictedTokens(*whole, 0, last, 1).front().token.id};
        const core::ReferenceTexts texts = core::referenceFrom("sentences");
        core::HeadTable both(4, 6);
        for (const Measure measure : {Measure::KnockOut, Measure::KnockOutMean, Measure::KnockOutResample}) {
            const core::HeadTable wanted =
                core::sweepKnockOuts(whole, {}, core::AttentionBlock::Self, answer, core::ablationOf(measure, texts));
            for (Index head = 0; head < 24; ++head)
                QVERIFY(std::abs(*shownTable().at(measure, head / 6, head % 6)
                                 - *wanted.at(Measure::KnockOut, head / 6, head % 6))
                        < 1e-5F);
            both.take(core::knownAs(wanted, measure));
        }
        // ≠ stands where zero and mean are far apart, and there alone.
        QAbstractItemModel* table = m_hands.find<MeasuresView>()->table()->model();
        const int byZero = MeasureTable::columnOf(Measure::KnockOut);
        int marked = 0, apart = 0;
        for (int row = 0; row < table->rowCount(); ++row)
            marked += table->index(row, byZero).data().toString().startsWith(QStringLiteral("≠")) ? 1 : 0;
        for (Index head = 0; head < 24; ++head) apart += core::zeroMisleads(both, head / 6, head % 6) ? 1 : 0;
        QCOMPARE(marked, apart);
        QVERIFY(apart > 0 && apart < 24);
        QCOMPARE(core::sessionFrom(core::sessionText(session()), "a.attnscope").heads.reference, texts);
        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(reference->currentText(), QStringLiteral("this text"));
        QVERIFY(!shownTable().at(Measure::KnockOutMean, 0, 0).has_value());
    }

private:
    const core::Session& session() const { return m_hands.window->editor().session(); }
    HeadGrid* grid() const { return m_hands.find<AllHeadsView>()->grid(); }
    void setView(core::View view) const { m_hands.window->setView(view); }
    void showHeads() const
    {
        setView(core::View::Heads);
        QTRY_VERIFY(grid()->isVisible() && !grid()->shown().empty());
        QTRY_VERIFY(shownTable().at(Measure::Self, 3, 5).has_value());
    }
    void clickSegment(const char* text) const
    {
        for (QToolButton* button : m_hands.find<AllHeadsView>()->findChildren<QToolButton*>())
            if (button->text() == QLatin1String(text)) return QTest::mouseClick(button, Qt::LeftButton);
        QFAIL(text);
    }
    /// Emits the signal of a combo box whose list is clicked.
    void chooseMeasure(const char* box, Measure measure) const
    {
        auto* combo = m_hands.find<QComboBox>(box);
        const int place = combo->findData(static_cast<int>(measure));
        combo->setCurrentIndex(place);
        emit combo->activated(place);
    }
    const core::HeadTable& shownTable() const { return m_hands.window->headTable(); }
    std::shared_ptr<const core::Trace> trace() const
    {
        core::OpenedModels models;
        const core::PreparedRun prepared = core::prepare(session().run(), models);
        return core::run(prepared.model, prepared.batch, core::optionsOf(session().run()));
    }
    float weightAt(Index layer, Index head, Index query, Index key) const
    {
        return trace()->at({layer, head, 0}).attention.heads[static_cast<std::size_t>(head)].weights(query, key);
    }

    WindowDriver m_hands;
};

TEST_CLASS(TestAllHeads)
#include "tst_all_heads.moc"
