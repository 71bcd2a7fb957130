#include "tests/window/window_driver.h"

#include <QComboBox>
#include <QScrollArea>

#include "core/analysis/row_terms.h"
#include "core/prepare/prepared_run.h"
#include "tests/test_class.h"
#include "ui/view/mask/mask_view.h"
#include "ui/view/steps/softmax_table.h"
#include "ui/view/steps/steps_view.h"
#include "ui/view/steps/term_bars.h"
#include "ui/view/steps/value_stack.h"
#include "ui/words/short_numbers.h"

namespace {

QString exact(float value)
{
    return value == 0 ? QStringLiteral("0") : QString::number(static_cast<double>(value), 'f', 4);
}

}  // namespace

/// A teacher at the softmax: what stands behind one weight, number by number.
class TestSoftmaxOpened final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("test-softmax"); }
    void init()
    {
        m_hands.open();
        m_hands.press(Qt::Key_2, Qt::ControlModifier);
        m_steps = m_hands.find<StepsView>();
        QTRY_VERIFY(!m_steps->sheet()->content().steps.empty());
    }
    void cleanup() { m_hands.window.reset(); }

    void everyKeysExponentialAndQuotientAreThere()
    {
        QTest::keyClick(m_steps, Qt::Key_6);
        auto* table = m_hands.find<SoftmaxTable>();
        QTRY_VERIFY(table->isVisible());
        QVERIFY(!m_hands.find<TermBars>()->isVisible());
        const core::SoftmaxTerms row = engineRow();
        for (core::Index key = 0; key < std::ssize(row.terms); ++key) {
            const core::SoftmaxTerm& term = row.terms[static_cast<std::size_t>(key)];
            const QStringList column = table->columnTexts(key);
            QCOMPARE(column.size(), 4);
            if (term.hidden) QCOMPARE(column[1], QStringLiteral("−∞"));
            // What is no 0 is not written as one.
            for (const auto& [text, number] : {std::pair(column[2], term.exponential), {column[3], term.quotient}}) {
                const bool isTiny = number > 0 && number < 5e-5F;
                QVERIFY2(isTiny ? text.contains("·10⁻") : text == exact(number), qPrintable(text));
            }
        }
        QVERIFY2(table->summary().contains(numberText(row.sum)), qPrintable(table->summary()));
    }

    void aClickOnAKeyChoosesIt()
    {
        QTest::keyClick(m_steps, Qt::Key_6);
        auto* table = m_hands.find<SoftmaxTable>();
        QTRY_VERIFY(!table->columnOf(0).isEmpty());
        QVERIFY(focus().key != 0);
        QTest::mouseClick(table, Qt::LeftButton, {}, table->columnOf(0).center());
        QTRY_COMPARE(focus().key, core::Index{0});
    }

    void theContextIsMadeOfItsKeys()
    {
        QTest::keyClick(m_steps, Qt::Key_7);
        QTRY_VERIFY(m_hands.find<ValueStack>()->isVisible());
        QVERIFY(!m_hands.find<SoftmaxTable>()->isVisible());
    }

    void aRowThatSeesNothingSaysWhatPyTorchGives()
    {
        m_hands.press(Qt::Key_3, Qt::ControlModifier);
        m_hands.typeInto(m_hands.find<MaskView>()->findChild<QLineEdit*>(), "causal & !global(1)");
        m_hands.press(Qt::Key_2, Qt::ControlModifier);
        QTest::keyClick(m_steps, Qt::Key_6);
        for (int row = 0; row < 20; ++row) QTest::keyClick(m_steps, Qt::Key_Up);
        const auto* table = m_hands.find<SoftmaxTable>();
        QTRY_VERIFY2(table->summary().contains("PyTorch gives NaN"), qPrintable(table->summary()));
        QVERIFY(m_hands.textOf("liveNumbers").contains("sees no key"));
    }

    void hiddenScoresOfNoughtLeak()
    {
        m_hands.press(Qt::Key_3, Qt::ControlModifier);
        m_hands.typeInto(m_hands.find<MaskView>()->findChild<QLineEdit*>(), "causal");
        auto* fill = m_hands.find<QComboBox>("fill");
        fill->setCurrentIndex(fill->findText("set to 0 (wrong)"));
        emit fill->activated(fill->currentIndex());
        m_hands.press(Qt::Key_2, Qt::ControlModifier);
        QTest::keyClick(m_steps, Qt::Key_6);
        for (int row = 0; row < 20; ++row) QTest::keyClick(m_steps, Qt::Key_Up);
        const auto* table = m_hands.find<SoftmaxTable>();
        QTRY_VERIFY(table->columnTexts(3).value(1) == "0.0000");
        QVERIFY(table->columnTexts(3).value(3) != "0");  // 0.0000 is small, not nothing
        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(table->columnTexts(3).value(3), QString("0"));
    }

    void oneStageTakesTheView()
    {
        QTest::keyClick(m_steps, Qt::Key_6);
        const auto widthOfACell = [&] {
            const auto a = m_steps->sheet()->positionOf(core::Stage::Weights, {0, 0});
            const auto b = m_steps->sheet()->positionOf(core::Stage::Weights, {0, 1});
            return a && b ? b->x() - a->x() : 0;
        };
        QTRY_VERIFY(widthOfACell() > 0);
        const int before = widthOfACell();
        QTest::keyClick(m_steps, Qt::Key_S);
        QTRY_VERIFY(widthOfACell() > before * 3 / 2);
        QVERIFY(!m_steps->sheet()->positionOf(core::Stage::ScoresRaw, {0, 0}));
        // All rows at once: nothing to scroll.
        const auto* area = m_steps->findChild<QScrollArea*>();
        QTRY_VERIFY(m_steps->sheet()->height() <= area->viewport()->height());
        QTest::keyClick(m_steps, Qt::Key_3);
        QTRY_VERIFY(m_steps->sheet()->positionOf(core::Stage::ScoresRaw, {0, 0}).has_value());
        QVERIFY(m_hands.window->editor().session().steps.one_stage);
        QTest::keyClick(m_steps, Qt::Key_S);
        QTRY_VERIFY(m_steps->sheet()->positionOf(core::Stage::Query, {0, 0}).has_value());
    }

    void onALowScreenTheNumbersStandAlone()
    {
        QTest::keyClick(m_steps, Qt::Key_6);
        auto* table = m_hands.find<SoftmaxTable>();
        m_hands.window->resize(640, 480);
        QTRY_VERIFY(m_steps->height() < 330);
        QTRY_VERIFY(table->height() < 60);
        QTest::keyClick(m_steps, Qt::Key_S);
        QTRY_VERIFY(!m_steps->findChild<QScrollArea*>()->isVisible());
        QTRY_VERIFY(table->rect().contains(table->columnOf(0)));
        QTest::keyClick(m_steps, Qt::Key_2);
        QTRY_VERIFY(m_steps->findChild<QScrollArea*>()->isVisible());
    }

private:
    const core::Focus& focus() const { return m_hands.window->editor().session().focus; }

    /// The engine's own answer, computed beside the window's.
    core::SoftmaxTerms engineRow() const
    {
        core::OpenedModels models;
        const core::PreparedRun prepared = core::prepare(m_hands.window->editor().session().run(), models);
        const auto trace = core::run(prepared.model, prepared.batch, {});
        const core::HeadAddress address{focus().layer, focus().head, focus().item};
        return core::softmaxTerms(*trace, address, *core::headStages(*trace, address), focus().query);
    }

    WindowDriver m_hands;
    StepsView* m_steps = nullptr;
};

TEST_CLASS(TestSoftmaxOpened)
#include "tst_softmax_opened.moc"
