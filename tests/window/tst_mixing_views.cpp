#include "tests/test_class.h"
#include "tests/window/window_driver.h"

#include "core/prepare/prepared_run.h"
#include "ui/view/heads/all_heads_view.h"
#include "ui/view/map/map_view.h"
#include "ui/view/steps/product_panel.h"
#include "ui/view/steps/steps_sheet.h"
#include "ui/view/steps/steps_view.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>

namespace {

std::filesystem::path hybridModel()
{
    return std::filesystem::path(SOURCE_DIR) / "tests/golden/data/families/qwen3_next";
}

std::shared_ptr<const core::Trace> mixedBy(const std::string& text)
{
    const core::Run asked{.model = hybridModel(), .texts = {text}};
    core::OpenedModels models;
    const core::PreparedRun prepared = core::prepare(asked, models);
    return core::run(prepared.model, prepared.batch, core::optionsOf(asked))->mixing;
}

}  // namespace

/// A hybrid model in the window: its layers without a softmax by the hands of a person, against the engine.
class TestMixingViews final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("test-mixing"); }
    void init()
    {
        m_hands.open();
        m_hands.window->openPath(hybridModel());
        m_hands.type(QStringLiteral("A gull."));
        QTRY_VERIFY(m_hands.shows("7 tokens · 4 heads") && m_hands.shows("computed in"));
    }
    void cleanup() { m_hands.window.reset(); }

    void layersAreChosenByTheirNumbers()
    {
        auto* layers = layerBox();
        QVERIFY(layers != nullptr);
        QCOMPARE(layers->count(), 4);
        QCOMPARE(layers->currentText(), QString("Layer  4"));
        layers->setCurrentIndex(1);
        emit layers->activated(1);
        QTRY_VERIFY(m_hands.shows("7 tokens · 12 heads"));
        QTRY_VERIFY(m_hands.shows("mixing weights, no softmax"));
        QCOMPARE(layers->currentText(), QString("Layer  2 · no softmax"));
        // Ctrl+B goes back.
        m_hands.press(Qt::Key_B, Qt::ControlModifier);
        QTRY_VERIFY(m_hands.shows("7 tokens · 4 heads"));
        QTRY_COMPARE(layers->currentText(), QString("Layer  4"));
    }

    void theMapSaysTheEnginesNumbers()
    {
        m_hands.press(Qt::Key_B, Qt::ControlModifier);
        QTRY_VERIFY(m_hands.shows("mixing weights, no softmax"));
        const auto mixing = mixedBy("A gull.");
        auto* map = m_hands.find<MapView>();
        QTRY_VERIFY(map->isVisible());
        const core::Matrix& weights = mixing->layers[0]->items[0].attention.heads[0].weights;
        map->setFocus();
        for (const core::Cell cell : {core::Cell{4, 1}, core::Cell{6, 2}, core::Cell{5, 5}}) {
            QTest::mouseClick(map, Qt::LeftButton, {}, map->positionOf(cell).toPoint());
            const QString number = QString::number(static_cast<double>(weights(cell.query, cell.key)), 'f', 4);
            QTRY_VERIFY2(map->accessibleDescription().contains(number),
                         qPrintable(map->accessibleDescription() + " / " + number));
        }
        // Blue below 0, red above.
        for (const core::Cell cell : {core::Cell{4, 1}, core::Cell{6, 2}, core::Cell{5, 5}}) {
            const QRgb color = map->colorOf(cell);
            const float weight = weights(cell.query, cell.key);
            if (std::abs(weight) < 0.2F * mixing->range.second) continue;
            QCOMPARE(qRed(color) > qBlue(color), weight > 0);
        }
    }

    void everyViewShowsThemOrSaysWhyNot()
    {
        m_hands.press(Qt::Key_B, Qt::ControlModifier);
        QTRY_VERIFY(m_hands.shows("mixing weights, no softmax"));
        for (int key = Qt::Key_1; key <= Qt::Key_9; ++key) {
            m_hands.press(static_cast<Qt::Key>(key), Qt::ControlModifier);
            QTest::qWait(50);
            QVERIFY2(m_hands.banner().isEmpty(), qPrintable(m_hands.banner()));
        }
        m_hands.press(Qt::Key_2, Qt::ControlModifier);
        auto* steps = m_hands.find<StepsView>();
        QTRY_VERIFY(steps->isVisible());
        QTRY_VERIFY(m_hands.shows("x has 24 numbers") || m_hands.shows("dₖ = 8"));
        // Every number of every step is told from the table before.
        QTest::keyClick(steps, Qt::Key_End);
        auto* panel = m_hands.find<ProductPanel>();
        const std::size_t tables = steps->sheet()->spokenTables().size();
        QVERIFY(tables > 3);
        for (std::size_t i = 1; i < tables; ++i) {  // the first is x
            const QString name = steps->sheet()->spokenTables()[i].name;
            steps->sheet()->spokenTables()[i].choose({0, 0});
            QTRY_VERIFY2(panel->isVisible(), qPrintable(name));
            QTRY_VERIFY2(panel->accessibleDescription().contains(QLatin1Char('=')),
                         qPrintable(name + ": " + panel->accessibleDescription()));
            QVERIFY2(!panel->number().terms.empty(), qPrintable(name));
        }
        m_hands.press(Qt::Key_3, Qt::ControlModifier);
        QTRY_VERIFY(m_hands.shows("there are no scores for a mask to hide"));
        m_hands.press(Qt::Key_9, Qt::ControlModifier);
        QTRY_VERIFY(m_hands.shows("no score is made of a query and a key"));
        m_hands.press(Qt::Key_1, Qt::ControlModifier);
        QTRY_VERIFY(!m_hands.find<QWidget>("why")->isVisible());  // nor is there a button that leads there
        QVERIFY(!m_hands.shows("cells hidden"));
        m_hands.press(Qt::Key_5, Qt::ControlModifier);
        QVERIFY(!m_hands.find<QLabel>("headsNote")->isVisible());
        for (auto* button : m_hands.find<AllHeadsView>()->findChildren<QAbstractButton*>())
            if (button->text() == QLatin1String("Sorted")) button->click();
        QTRY_VERIFY(m_hands.textOf("headsNote").contains("only knock-outs are measured"));
    }

    void aHeadIsSwitchedOff()
    {
        m_hands.press(Qt::Key_B, Qt::ControlModifier);
        QTRY_VERIFY(m_hands.shows("mixing weights, no softmax"));
        m_hands.press(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(m_hands.shows("1 intervention"));
        QVERIFY2(m_hands.banner().isEmpty(), qPrintable(m_hands.banner()));
        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(!m_hands.shows("1 intervention"));
    }

private:
    QComboBox* layerBox() const
    {
        for (auto* box : m_hands.window->findChildren<QComboBox*>())
            if (box->accessibleName() == QLatin1String("Layer")) return box;
        return nullptr;
    }

    WindowDriver m_hands;
};

TEST_CLASS(TestMixingViews)
#include "tst_mixing_views.moc"
