#include "tests/window/window_driver.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QWheelEvent>

#include "tests/test_class.h"
#include "ui/view/steps/steps_view.h"

/// Numbers, keys and the wheel as hands on a German laptop with a remote use them.
class TestNumberFields final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        m_hands.separate("test-numbers");
        QLocale::setDefault(QLocale(QLocale::German));
    }
    void init() { m_hands.open(); }
    void cleanup() { m_hands.window.reset(); }
    void cleanupTestCase() { QLocale::setDefault(QLocale::c()); }

    void aTemperatureIsTypedWithAPointOrAComma_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::newRow("point") << "0.5";
        QTest::newRow("comma") << "0,5";
    }
    void aTemperatureIsTypedWithAPointOrAComma()
    {
        QFETCH(QString, typed);
        auto* spin = temperature();
        spin->setFocus();
        spin->selectAll();
        QTest::keyClicks(spin, typed);
        QTest::keyClick(spin, Qt::Key_Return);
        QCOMPARE(spin->value(), 0.5);
        QVERIFY2(spin->text().endsWith("0.50"), qPrintable(spin->text()));
    }

    void theWheelOverANumberScrollsAndChangesNothing()
    {
        auto* spin = temperature();
        const double before = spin->value();
        m_hands.find<QPlainTextEdit>()->setFocus();
        const QPointF middle = spin->rect().center();
        QWheelEvent wheel(middle, spin->mapToGlobal(middle), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(spin, &wheel);
        QCOMPARE(spin->value(), before);
        QCOMPARE(spin->focusPolicy(), Qt::StrongFocus);  // else Qt focuses it before the wheel comes
    }

    /// Whoever chose something there turns the wheel to scroll on.
    void theWheelOverAChooserChangesNothingEvenWithTheKeyboardInIt()
    {
        m_hands.press(Qt::Key_T, Qt::ControlModifier);
        QComboBox* chooser = nullptr;
        for (auto* each : m_hands.window->findChildren<QComboBox*>())
            if (each->isVisible() && each->isEnabled() && each->count() > 2 && each->currentIndex() > 0) chooser = each;
        QVERIFY(chooser != nullptr);
        chooser->setFocus();
        QVERIFY(chooser->hasFocus());
        const int before = chooser->currentIndex();
        const QPointF middle = chooser->rect().center();
        for (const int turn : {120, -120}) {
            QWheelEvent wheel(middle, chooser->mapToGlobal(middle), {}, {0, turn}, Qt::NoButton, Qt::NoModifier,
                              Qt::NoScrollPhase, false);
            QApplication::sendEvent(chooser, &wheel);
            QCOMPARE(chooser->currentIndex(), before);
        }
    }

    /// A panel that scrolls is scrolled, whatever field lies under the pointer.
    void theWheelChangesNoNumberInAPanelThatScrolls()
    {
        m_hands.press(Qt::Key_T, Qt::ControlModifier);
        m_hands.window->resize(1000, 600);
        QSpinBox* number = nullptr;
        QTRY_VERIFY([&] {
            for (auto* each : m_hands.window->findChildren<QSpinBox*>())
                if (each->isVisible() && each->isEnabled() && each->value() > each->minimum()) number = each;
            return number != nullptr;
        }());
        const QScrollArea* area = nullptr;
        for (QWidget* above = number; above != nullptr && area == nullptr; above = above->parentWidget())
            area = qobject_cast<QScrollArea*>(above);
        QVERIFY(area != nullptr);
        QTRY_VERIFY(area->verticalScrollBar()->maximum() > 0);
        number->setFocus();
        const int before = number->value();
        const QPointF middle = number->rect().center();
        QWheelEvent wheel(middle, number->mapToGlobal(middle), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(number, &wheel);
        QCOMPARE(number->value(), before);
    }

    void escapeClosesAnOpenListAndNothingElse()
    {
        m_hands.window->setWindowState(Qt::WindowFullScreen);
        auto* layers = m_hands.find<QComboBox>();
        layers->showPopup();
        QTRY_VERIFY(QApplication::activePopupWidget() != nullptr);
        QKeyEvent escape(QEvent::ShortcutOverride, Qt::Key_Escape, Qt::NoModifier);
        escape.ignore();
        QApplication::sendEvent(m_hands.window.get(), &escape);
        QVERIFY(escape.isAccepted());  // no command of the window has it
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
        QTRY_VERIFY(QApplication::activePopupWidget() == nullptr);
        QVERIFY(m_hands.window->isFullScreen());
    }

    void aRemoteTurnsTheSteps()
    {
        m_hands.press(Qt::Key_2, Qt::ControlModifier);
        auto* steps = m_hands.find<StepsView>();
        QTRY_VERIFY(!steps->sheet()->content().steps.empty());
        QTest::keyClick(steps, Qt::Key_Home);
        QTest::keyClick(steps, Qt::Key_PageDown);
        QTest::keyClick(steps, Qt::Key_PageDown);
        QCOMPARE(step(), core::Index{2});
        QTest::keyClick(steps, Qt::Key_PageUp);
        QCOMPARE(step(), core::Index{1});
        QTest::keyClick(steps, Qt::Key_End);
        QCOMPARE(step(), std::ssize(steps->sheet()->content().steps) - 1);
    }

private:
    core::Index step() const { return m_hands.window->editor().session().steps.step; }

    QDoubleSpinBox* temperature() const
    {
        for (auto* each : m_hands.window->findChildren<QDoubleSpinBox*>())
            if (each->isVisible() && each->accessibleName() == QLatin1String("Temperature")) return each;
        return nullptr;
    }

    WindowDriver m_hands;
};

TEST_CLASS(TestNumberFields)
#include "tst_number_fields.moc"
