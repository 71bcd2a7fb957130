#include "core/session/module_presets.h"
#include "core/session/session_json.h"
#include "tests/window/window_driver.h"
#include "ui/view/compare/compare_maps.h"
#include "ui/view/positions/distance_curves.h"
#include "ui/view/positions/positions_view.h"
#include "ui/words/views/view_rows.h"

#include <QCheckBox>
#include <QComboBox>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

#include "tests/test_class.h"

using core::PositionEncoding;
using core::View;

/// Position encodings side by side in the real window, and what shuffling the words shows.
class TestPositions final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("positions"); }
    void init()
    {
        m_hands.open();
        m_hands.window->editor().apply([](core::Session& next) {
            next.runs = {core::classroomRun("the man and the dog ran")};
            next.run().changes = {{.mask = "padding"}};
        });
        QTRY_VERIFY(m_hands.shows("6 tokens"));
        m_hands.window->editor().apply([](core::Session& next) { next.focus = {.query = 3, .key = 4}; });
    }
    void cleanup() { m_hands.window.reset(); }

    void theTabIsThereForModulesAlone()
    {
        QVERIFY(furtherViews().contains(viewName(View::Positions)));
        m_hands.press(Qt::Key_9, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(session().view, View::Positions);
        m_hands.window->editor().setModel(WindowDriver::namedHeads());
        QTRY_VERIFY(!furtherViews().contains(viewName(View::Positions)));
        QCOMPARE(session().view, View::Map);
    }

    void columnsHaveTheirMapsAndCurves()
    {
        open();
        QCOMPARE(curves().size(), std::size_t{4});
        QCOMPARE(curves()[0].means.size(), qsizetype{11});
        for (const double score : curves()[0].means) QVERIFY(std::abs(score - curves()[0].means[0]) < 1e-4);
        QVERIFY(std::abs(curves()[2].means[0] - curves()[2].means[5]) > 0.1);
        // "the" stands twice and "dog" once: two cells of the pair.
        QCOMPARE(curves()[1].own_scores.size(), qsizetype{2});
        QCOMPARE(curves()[1].scores.size(), qsizetype{34});
        QVERIFY(curves()[0].verdict.isEmpty());
        QVERIFY(sentence().contains("Shuffle the words"));
        QVERIFY(sentence().contains("W<sub>Q</sub>"));
        QCOMPARE(m_hands.find<QLabel>("shuffleSentence")->textFormat(), Qt::RichText);
    }

    void withoutPositionsTheMapIsOnlyPermuted()
    {
        open();
        m_hands.find<QCheckBox>("shuffleWords")->click();
        QTRY_COMPARE(curves()[0].verdict, QString("only permuted"));
        for (const std::size_t other : {1U, 2U, 3U}) QCOMPARE(curves()[other].verdict, QString("a different map"));
        QVERIFY(sentence().startsWith("Without positions the map is only permuted"));
        QVERIFY(session().positions.shuffled > 0);
        m_hands.find<QPushButton>("anotherOrder")->click();
        QCOMPARE(session().positions.shuffled, std::uint64_t{2});
        m_hands.find<QCheckBox>("shuffleWords")->click();
        QCOMPARE(session().positions.shuffled, std::uint64_t{0});
        QTRY_VERIFY(curves()[0].verdict.isEmpty());
    }

    void aMaskThatFollowsTheOrderIsNamed()
    {
        m_hands.window->editor().apply([](core::Session& next) {
            next.run().changes = {{.mask = "causal & padding"}};
            next.positions.shuffled = 3;
        });
        open();
        QTRY_VERIFY(sentence().contains("the mask follows the order"));
        QCOMPARE(curves()[0].verdict, QString("a different map"));
    }

    void columnsAreChosenAndKept()
    {
        open();
        auto* first = m_hands.find<QComboBox>("encoding1");
        first->setCurrentIndex(static_cast<int>(PositionEncoding::Relative));
        emit first->activated(first->currentIndex());
        auto* last = m_hands.find<QComboBox>("encoding4");
        last->setCurrentIndex(last->count() - 1);
        emit last->activated(last->currentIndex());
        QTRY_COMPARE(curves().size(), std::size_t{3});
        QCOMPARE(session().positions.encodings.front(), PositionEncoding::Relative);
        QVERIFY(curves()[0].name.contains("T5"));
        QCOMPARE(core::sessionFrom(core::privateSessionText(session()), "/s.attnscope").positions, session().positions);
    }

    void aClickChoosesTheWordsWhereverTheyStand()
    {
        open();
        m_hands.find<QCheckBox>("shuffleWords")->click();
        QTRY_COMPARE(curves()[0].verdict, QString("only permuted"));
        emit view()->maps()->cellClicked({2, 5});
        const std::vector<core::Index> order = core::shuffledOrder(6, 1);
        QCOMPARE(session().focus.query, order[2]);
        QCOMPARE(session().focus.key, order[5]);
        QVERIFY(view()->maps()->accessibleDescription().contains("attends to"));
        m_hands.press(Qt::Key_Right);
        QCOMPARE(session().focus.query, order[2]);
    }

private:
    void open()
    {
        m_hands.window->setView(View::Positions);
        QTRY_VERIFY(view() != nullptr && !curves().empty());
    }
    PositionsView* view() const { return m_hands.find<PositionsView>(); }
    const std::vector<DistanceCurve>& curves() const { return m_hands.find<DistanceCurves>()->curves(); }
    QString sentence() const { return m_hands.textOf("shuffleSentence"); }
    const core::Session& session() const { return m_hands.window->editor().session(); }
    QStringList furtherViews() const
    {
        QStringList names;
        auto* further = m_hands.find<QToolButton>("moreViews")->menu();
        QMetaObject::invokeMethod(further, "aboutToShow");
        for (const QAction* action : further->actions()) names << action->text().section(QLatin1Char('\t'), 0, 0);
        return names;
    }

    WindowDriver m_hands;
};

TEST_CLASS(TestPositions)
#include "tst_positions.moc"
