#include <QComboBox>
#include <QMenu>
#include <QSpinBox>
#include <QTableView>
#include <QToolButton>

#include "core/analysis/measure.h"
#include "tests/test_class.h"
#include "tests/window/window_driver.h"
#include "ui/view/heads/head_grid.h"
#include "ui/view/heads/measure_table.h"
#include "ui/view/heads/measures_view.h"
#include "ui/view/map/map_view.h"

using core::Measure;

/// Several heads in one map, one direction of a pair alone, entropies in bits, induction over many sequences: as
/// somebody who explores heads asks for them.
class TestMapParts final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("test-map-parts"); }
    void init()
    {
        m_hands.open();
        QTRY_VERIFY(m_hands.shows("computed in"));
    }
    void cleanup() { m_hands.window.reset(); }

    void pickedHeadsBecomeOneMap()
    {
        QVERIFY(!choice("The picked heads in one map (pick heads in All heads first)")->isEnabled());
        m_hands.press(Qt::Key_5, Qt::ControlModifier);
        const auto* grid = m_hands.find<HeadGrid>();
        QTRY_VERIFY(grid != nullptr && !m_hands.find<HeadGrid>()->tileOf(0, 3).isEmpty());
        for (const int head : {1, 3})
            QTest::mouseClick(m_hands.find<HeadGrid>(), Qt::LeftButton, Qt::ControlModifier,
                              grid->tileOf(0, head).center());
        m_hands.press(Qt::Key_1, Qt::ControlModifier);
        choice("The picked heads in one map")->trigger();
        QTRY_VERIFY(map()->caption().startsWith("mean of heads 1.2, 1.4"));
        QVERIFY(choice("Their sum")->isVisible());
        choice("The largest of their weights")->trigger();
        QTRY_VERIFY(map()->caption().startsWith("the largest weight of heads 1.2, 1.4"));
        QCOMPARE(cells()->text(), QStringLiteral("Picked heads: largest ▾"));
        choice("Weights")->trigger();
        QTRY_COMPARE(map()->caption(), QString());
        QVERIFY(!choice("Their sum")->isVisible());
    }

    void attentionFlowStandsBesideTheRollout()
    {
        openGpt2();
        m_hands.window->editor().setFocus({.layer = 1});
        choice("Attention flow up to the layer")->trigger();
        QTRY_VERIFY2(map()->caption().startsWith("attention flow up to layer 2"), qPrintable(map()->caption()));
    }

    void onePartOfAPairIsShownAlone()
    {
        QVERIFY(!choice("First text → second text")->isVisible());
        m_hands.window->openPath(SOURCE_DIR "/resources/models/primer-encoder");
        QTRY_VERIFY(m_hands.shows("computed in"));
        m_hands.window->editor().setText(0, "The cat sat.");
        m_hands.window->editor().setKeysText("It slept.");
        QTRY_VERIFY(choice("First text → second text")->isVisible());
        const QImage both = map()->grab().toImage();
        choice("First text → second text")->trigger();
        QTRY_COMPARE(map()->caption(), QStringLiteral("from the first text to the second alone"));
        QVERIFY(map()->grab().toImage() != both);
        QVERIFY(cells()->text().contains("A → B"));
        const QRect area = map()->axisRects().constFirst()->rect();
        const auto first = map()->cellAt(area.topLeft() + QPoint(2, 2));
        QCOMPARE(first->query, core::Index{0});
        QVERIFY(first->key > 4);  // behind [CLS] The cat sat . [SEP]
    }

    void entropiesAreInBitsWhereOneLikes()
    {
        openGpt2();
        m_hands.press(Qt::Key_7, Qt::ControlModifier);
        QTRY_VERIFY(measure(Measure::Entropy) > 0);
        const double nats = measure(Measure::Entropy);
        m_hands.find<QToolButton>("bits")->click();
        QVERIFY(std::abs(measure(Measure::Entropy) - nats / std::log(2.0)) < 1e-6);
        auto* chooser = m_hands.find<QComboBox>("charted");
        QVERIFY(chooser->itemText(chooser->findData(static_cast<int>(Measure::Entropy))).contains("bits"));
    }

    void inductionIsMeasuredInAsManySequencesAsOneAsks()
    {
        openGpt2();
        m_hands.press(Qt::Key_7, Qt::ControlModifier);
        QTRY_VERIFY2(text(Measure::Induction).contains("±"), qPrintable(text(Measure::Induction)));
        const double before = measure(Measure::Induction);
        auto* repeated = m_hands.find<QSpinBox>("repeated");
        repeated->setValue(12);
        QTRY_VERIFY(measure(Measure::Induction) != before && text(Measure::Induction).contains("±"));
        repeated->setValue(1);
        QTRY_VERIFY(!text(Measure::Induction).contains("±"));
    }

private:
    void openGpt2()
    {
        m_hands.window->openPath(WindowDriver::gpt2());
        QTRY_VERIFY(m_hands.shows("12 heads") && m_hands.shows("computed in"));
    }
    MapView* map() const { return m_hands.find<MapView>(); }
    QToolButton* cells() const { return m_hands.find<QToolButton>("cells"); }
    QAction* choice(const QString& text) const
    {
        for (QAction* action : cells()->menu()->actions())
            if (action->text() == text) return action;
        return nullptr;
    }
    QModelIndex cell(Measure measure) const
    {
        return m_hands.find<MeasuresView>()->table()->model()->index(9, MeasureTable::columnOf(measure));
    }
    QString text(Measure measure) const { return cell(measure).data().toString(); }
    double measure(Measure measure) const { return cell(measure).data(MeasureTable::sortRole).toDouble(); }

    WindowDriver m_hands;
};

TEST_CLASS(TestMapParts)
#include "tst_map_parts.moc"
