#include <QLabel>

#include "tests/test_class.h"
#include "tests/ui/at_rest.h"
#include "tests/window/window_driver.h"
#include "ui/find/command_palette.h"

/// "Who copies a made-up name?": from the answer to the map of the head that it rests on most.
class TestWhatMatters final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("test-what-matters"); }
    void init()
    {
        m_hands.open();
        m_hands.window->openPath(SOURCE_DIR "/resources/models/primer-decoder");
        m_hands.window->editor().setText(0, "Zanik met the queen. The queen thanked Z");
        QTRY_VERIFY(asking() != nullptr && asking()->text().contains("“an”"));
    }
    void cleanup() { m_hands.window.reset(); }

    void oneClickFindsTheHeadAndAnotherShowsIt()
    {
        emit asking()->linkActivated("heads");
        QCOMPARE(session().view, core::View::Measures);
        QTRY_COMPARE(session().focus.head, core::Index{2});
        QCOMPARE(session().focus.layer, core::Index{1});  // 2.3
        QCOMPARE(session().heads.measure, core::Measure::KnockOut);
        // Zeroing may break the model: the mean's number stands beside it.
        QTRY_VERIFY(m_hands.shows("Zeroed, head 2.3 changes it most, by "));
        QVERIFY(m_hands.shows("; replaced by its mean, it changes it by "));
        m_hands.press(Qt::Key_1, Qt::ControlModifier);
        QCOMPARE(session().view, core::View::Map);
        QCOMPARE(session().focus.head, core::Index{2});
    }

    void whoGoesOnMeanwhileIsLeftAlone()
    {
        emit asking()->linkActivated("heads");
        m_hands.window->editor().setFocus({.layer = 2, .head = 4});
        const auto isKnown = [&](core::Index layer) {
            return m_hands.window->headTable().at(core::Measure::KnockOut, layer, 5).has_value();
        };
        QTRY_VERIFY(isKnown(0) && isKnown(1) && isKnown(2) && isKnown(3));
        QVERIFY(at_rest::comesToRest());  // no other head is chosen
        QCOMPARE(session().focus.head, core::Index{4});
    }

    void theKeyboardAsksTheSame()
    {
        m_hands.press(Qt::Key_K, Qt::ControlModifier);
        auto* palette = m_hands.find<CommandPalette>();
        QTest::keyClicks(palette->findChild<QLineEdit*>(), "knock out each");
        QTest::keyClick(palette->findChild<QLineEdit*>(), Qt::Key_Return);
        QTRY_COMPARE(session().view, core::View::Measures);
        QTRY_COMPARE(session().focus.head, core::Index{2});
    }

private:
    const core::Session& session() const { return m_hands.window->editor().session(); }
    QLabel* asking() const { return m_hands.find<QLabel>("whatMatters"); }

    WindowDriver m_hands;
};

TEST_CLASS(TestWhatMatters)
#include "tst_what_matters.moc"
