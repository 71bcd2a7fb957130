#include "core/model/folder/bundled_models.h"
#include "core/session/session_json.h"
#include "tests/window/window_driver.h"
#include "ui/view/costs/costs_view.h"
#include "ui/view/diagram/diagram_canvas.h"
#include "ui/view/steps/head_sums.h"
#include "ui/view/steps/product_panel.h"
#include "ui/view/steps/steps_sheet.h"
#include "ui/view/steps/term_bars.h"
#include "ui/view/tokenizers/tokenizers_view.h"

#include <QPushButton>
#include <QSlider>
#include <QSpinBox>

#include "tests/test_class.h"

using core::Index;
using core::View;

/// The whole model in the real window: its blocks, what length costs, how it cuts a text; and the sum of its heads.
class TestModelViews final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("modelviews"); }
    void init() { m_hands.open(); }
    void cleanup() { m_hands.window.reset(); }

    void aClickInTheDiagramChoosesTheHead()
    {
        m_hands.press(Qt::Key_6, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(session().view, View::Diagram);
        QTRY_VERIFY(diagram() != nullptr && !diagram()->models().empty());
        const auto place = std::ranges::find_if(diagram()->sheet().places, [](const DiagramPlace& each) {
            return each.layer == 0 && each.head == Index{3};
        });
        QVERIFY(place != diagram()->sheet().places.end());
        QTest::mouseClick(diagram(), Qt::LeftButton, {}, place->rect.center().toPoint());
        QCOMPARE(session().focus.layer, Index{0});
        QCOMPARE(session().focus.head, Index{3});
        QTRY_COMPARE(diagram()->models().front().head, Index{3});
        diagram()->setFocus();
        QTest::keyClick(diagram(), Qt::Key_Right);
        QCOMPARE(session().focus.head, Index{4});
        const std::vector<SpokenTable> tables = diagram()->spokenTables();
        QCOMPARE(tables.size(), std::size_t{1});
        QCOMPARE(tables.front().rows,
                 static_cast<int>(diagram()->models().front().outline.stacks.front().layers.size()));
        QCOMPARE(tables.front().number({0, 0}), QString::number(diagram()
                                                                    ->models()
                                                                    .front()
                                                                    .outline.stacks.front()
                                                                    .layers.front()
                                                                    .attention(core::AttentionBlock::Self)
                                                                    ->heads));
        QTest::keyClick(diagram(), Qt::Key_Return);
        QCOMPARE(session().view, View::Map);
    }

    void theSliderChoosesALength()
    {
        m_hands.press(Qt::Key_7, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(m_hands.find<CostsView>() != nullptr);
        auto* number = m_hands.find<QSpinBox>("costedTokens");
        QTRY_COMPARE(number->value(), 12);  // the text's
        number->setValue(1000);
        QTRY_COMPARE(session().costs.tokens, Index{1000});
        auto* slider = m_hands.find<QSlider>("costedLength");
        slider->setValue(slider->value() + 16);
        QTRY_VERIFY(std::abs(session().costs.tokens - 2000) < 50);
        const CostsSheet& sheet = m_hands.find<CostsView>()->canvas()->sheet();
        QVERIFY(sheet.rows.count() > 4);
        const auto whole = static_cast<std::size_t>(sheet.rows.names.indexOf("the whole text"));
        QVERIFY(sheet.rows.twice[whole] > 2 * sheet.rows.now[whole]);
        QCOMPARE(core::sessionFrom(core::privateSessionText(session()), "/s.attnscope").costs, session().costs);
        m_hands.find<QPushButton>("costedText")->click();
        QTRY_COMPARE(session().costs.tokens, Index{0});
        QCOMPARE(number->value(), 12);
    }

    void aPartOfTheDiagramLeadsToItsView()
    {
        m_hands.window->openPath(core::bundledModels() / "primer-decoder");
        QTRY_VERIFY(m_hands.shows("24 heads"));
        const auto clickOn = [&](View view, std::optional<Index> head, bool whole) {
            m_hands.window->setView(View::Diagram);
            QTRY_VERIFY(diagram() != nullptr && !diagram()->models().empty());
            const auto& places = diagram()->sheet().places;
            const auto place = std::ranges::find_if(places, [&](const DiagramPlace& each) {
                return each.view == view && each.whole == whole && (whole || each.head == head);
            });
            QVERIFY(place != places.end());
            QTest::mouseClick(diagram(), Qt::LeftButton, {}, (place->rect.topLeft() + QPointF(4, 4)).toPoint());
            QCOMPARE(session().view, view);
        };
        clickOn(View::Map, Index{2}, false);
        QCOMPARE(session().focus.head, Index{2});
        clickOn(View::Steps, {}, false);
        clickOn(View::Why, {}, false);
        clickOn(View::Tokenizers, {}, true);
        QCOMPARE(session().focus.head, Index{2});
        // Another model stands beside the first; a click in it goes to both.
        m_hands.window->setView(View::Diagram);
        m_hands.find<QPushButton>("anotherModel")->click();
        QCOMPARE(session().view, View::Compare);
        QCOMPARE(session().runs.size(), std::size_t{2});
        m_hands.window->editor().apply([](core::Session& next) { next.runs[1].model = WindowDriver::gpt2(); });
        m_hands.window->setView(View::Diagram);
        QTRY_COMPARE_WITH_TIMEOUT(diagram()->models().size(), std::size_t{2}, 20'000);
        const auto other = std::ranges::find_if(diagram()->sheet().places, [](const DiagramPlace& each) {
            return each.model == 1 && each.view == View::Map && each.head == Index{1};
        });
        QVERIFY(other != diagram()->sheet().places.end());
        QTest::mouseClick(diagram(), Qt::LeftButton, {}, other->rect.center().toPoint());
        QCOMPARE(session().view, View::Compare);
        QCOMPARE(session().focus.head, Index{1});
    }

    void theTextIsCutByEveryRunsModel()
    {
        m_hands.window->openPath(core::bundledModels() / "primer-decoder");
        m_hands.type(QStringLiteral("the cat saw the dog"));
        QTRY_VERIFY(m_hands.shows("5 tokens · 24 heads"));
        m_hands.press(Qt::Key_8, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(tokens() != nullptr && tokens()->cuts().size() == 1);
        QCOMPARE(std::ssize(tokens()->cuts().front().tokens), Index{5});
        m_hands.window->editor().apply([](core::Session& next) {
            core::Run other = next.run();
            other.model = WindowDriver::gpt2();
            next.runs.push_back(other);
        });
        QTRY_COMPARE_WITH_TIMEOUT(tokens()->cuts().size(), std::size_t{2}, 20'000);
        QVERIFY(tokens()->accessibleDescription().contains("characters"));
        const QRectF third = tokens()->sheet().chips[0][2];
        QTest::mouseClick(tokens(), Qt::LeftButton, {}, third.center().toPoint());
        QCOMPARE(session().focus.query, Index{2});
        QTest::mouseClick(tokens(), Qt::LeftButton, {}, tokens()->sheet().headings[1].center().toPoint());
        QCOMPARE(session().view, View::Compare);
    }

    void aNumberOfQIsToldFromX()
    {
        m_hands.window->setView(View::Steps);
        QTRY_VERIFY(m_hands.find<StepsSheet>() != nullptr && !m_hands.find<StepsSheet>()->content().steps.empty());
        QTest::keyClick(steps(), Qt::Key_2);
        auto* panel = m_hands.find<ProductPanel>("productPanel");
        QTRY_VERIFY(panel->isVisible());
        QTRY_VERIFY(!panel->number().terms.empty());
        QCOMPARE(panel->number().of, core::Stage::Query);
        QTest::keyClick(steps(), Qt::Key_Right, Qt::ShiftModifier);
        QTRY_COMPARE(panel->number().dimension, Index{1});
        QTest::keyClick(steps(), Qt::Key_Down, Qt::ShiftModifier);
        QTRY_COMPARE(panel->number().of, core::Stage::Key);
        const core::NumberTerms& told = panel->number();
        QVERIFY(std::abs(told.sum - told.number) < 1e-4F);
        QCOMPARE(session().steps.number->stage, core::Stage::Key);
        QCOMPARE(core::sessionFrom(core::privateSessionText(session()), "/s.attnscope").steps, session().steps);
    }

    void aHeadIsTakenOutOfTheSum()
    {
        m_hands.window->setView(View::Steps);
        QTRY_VERIFY(m_hands.find<StepsSheet>() != nullptr && !m_hands.find<StepsSheet>()->content().steps.empty());
        const auto& steps_ = m_hands.find<StepsSheet>()->content().steps;
        const auto output = std::ranges::find(steps_, core::StepKind::Output, &core::AttentionStep::kind);
        QVERIFY(output != steps_.end());
        m_hands.window->editor().setSteps({.step = output - steps_.begin()});
        auto* sums = m_hands.find<HeadSums>("headSums");
        QTRY_VERIFY(sums->isVisible() && !sums->isEmpty());
        QVERIFY(sums->sum().largestDifference() < 1e-4F);
        emit sums->headToggled(1);
        QTRY_COMPARE(session().steps.left_out, (std::vector<Index>{1}));
        QTRY_VERIFY((sums->shownSum() + sums->sum().parts[1] - sums->sum().sum()).cwiseAbs().maxCoeff() < 1e-4F);
        const std::vector<SpokenTable> tables = sums->spokenTables();
        QVERIFY(tables.front().row_name(1).contains("taken out"));
        emit sums->headToggled(1);
        QTRY_VERIFY(session().steps.left_out.empty());
        // By the keyboard, and back again.
        sums->setFocus();
        QTest::keyClick(sums, Qt::Key_Down);
        QTest::keyClick(sums, Qt::Key_Space);
        QTRY_COMPARE(session().steps.left_out, (std::vector<Index>{1}));
        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(session().steps.left_out.empty());
        // A number of the sum is told head by head, a number of another head by its context.
        auto* panel = m_hands.find<ProductPanel>("productPanel");
        const core::HeadSum& sum = sums->sum();
        emit sums->numberClicked({core::Stage::SumOfHeads, 2});
        QTRY_COMPARE(panel->number().of, core::Stage::SumOfHeads);
        QCOMPARE(std::ssize(panel->number().terms), std::ssize(sum.parts));
        QVERIFY(std::abs(panel->number().number - sum.output(2)) < 1e-4F);
        emit sums->partClicked(2, 1);
        QTRY_COMPARE(session().focus.head, Index{2});
        QTRY_COMPARE(panel->number().of, core::Stage::HeadOutput);
        QTRY_VERIFY(std::abs(panel->number().number - sums->sum().parts[2](1)) < 1e-5F);
    }

    /// What is reached stays while an earlier number is told; going on leaves it behind.
    void anEarlierNumberIsTold()
    {
        m_hands.window->setView(View::Steps);
        auto* sheet = m_hands.find<StepsSheet>();
        QTRY_VERIFY(sheet != nullptr && !sheet->content().steps.empty());
        QTest::keyClick(steps(), Qt::Key_End);
        const Index last = session().steps.step;
        auto* panel = m_hands.find<ProductPanel>("productPanel");
        emit sheet->numberClicked({core::Stage::Context, 1});
        QTRY_COMPARE(panel->number().of, core::Stage::Context);
        QCOMPARE(panel->number().from, core::Stage::Weights);
        QCOMPARE(session().steps.step, last);
        emit sheet->numberClicked({core::Stage::ScoresRaw, 0});
        QTRY_VERIFY(m_hands.find<TermBars>()->isVisible());
        QCOMPARE(session().steps.step, last);
        QTest::keyClick(steps(), Qt::Key_Left);
        QVERIFY(!session().steps.number);
    }

private:
    DiagramCanvas* diagram() const { return m_hands.find<DiagramCanvas>(); }
    TokenizersCanvas* tokens() const { return m_hands.find<TokenizersCanvas>(); }
    QWidget* steps() const
    {
        QWidget* widget = m_hands.find<StepsSheet>();
        while (widget != nullptr && QLatin1String(widget->metaObject()->className()) != QLatin1String("StepsView"))
            widget = widget->parentWidget();
        return widget;
    }
    const core::Session& session() const { return m_hands.window->editor().session(); }

    WindowDriver m_hands;
};

TEST_CLASS(TestModelViews)

#include "tst_model_views.moc"
