#include "app/main_window.h"

#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTest>

#include "core/model/folder/model_folder.h"
#include "tests/fault/dice.h"
#include "tests/test_class.h"
#include "tests/ui/at_rest.h"
#include "tests/window/slow_model.h"
#include "tests/window/window_driver.h"
#include "ui/control/intervention_editor.h"
#include "ui/view/map/map_view.h"
#include "ui/work/run_controller.h"

namespace {

using TracePointer = std::shared_ptr<const core::Trace>;

}  // namespace

/// A slow model, and somebody who does not wait for it: what is shown in the end belongs to the text that is shown.
class TestStages final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        m_hands.separate("test-stages");
        writeSlowModel(m_folder.path().toStdString());
        m_hands.open();
        m_hands.window->openPath(m_folder.path().toStdString());
        type("the keeper looks at the sea");
        QVERIFY(settled());
        InterventionEditor(m_hands.window->editor()).setHeadOff(true);
        QVERIFY(settled());
    }
    void cleanupTestCase() { m_hands.window.reset(); }

    void whatIsShownBelongsToTheShownText_data()
    {
        QTest::addColumn<int>("stage");
        QTest::newRow("when a key was pressed") << 0;
        QTest::newRow("when the text was cut") << 1;
        for (const int layers : {1, 4, 7}) QTest::addRow("after %d layers", layers) << 1 + layers;
        QTest::newRow("when the run was finished") << 10;
        QTest::newRow("when the model was asked what it says") << 11;
    }

    void whatIsShownBelongsToTheShownText()
    {
        QFETCH(int, stage);
        Dice dice(static_cast<std::uint64_t>(stage));
        for (int i = 0; i < 8; ++i) {
            QSignalSpy finished(controller(), &RunController::finished);
            QSignalSpy untouched(controller(), &RunController::untouched);
            type("so " + QString::number(i) + " the keeper looks");
            reach(stage);
            const bool stopped = disturb(i % 4, dice);
            QVERIFY(settled());
            if (stopped) {  // by Esc: it is computed when there is something new
                QTest::keyClicks(editor(), " now");
                QVERIFY(settled());
            }
            const auto wanted = tokens();
            QVERIFY(!finished.isEmpty());
            QCOMPARE(named(finished.last().at(1).value<TracePointer>()), wanted);
            QTRY_VERIFY(!untouched.isEmpty());
            QTRY_COMPARE(named(untouched.last().at(0).value<TracePointer>()), wanted);
            QTRY_VERIFY(m_hands.shows(QStringLiteral("%1 tokens").arg(wanted.size())));
        }
    }

private:
    void type(const QString& text) { m_hands.window->setText(text); }

    /// Until the work is at that stage, or past it.
    void reach(int stage)
    {
        QSignalSpy prepared(controller(), &RunController::prepared);
        QSignalSpy layers(controller(), &RunController::layerFinished);
        QSignalSpy finished(controller(), &RunController::finished);
        QSignalSpy predicted(controller(), &RunController::predicted);
        const auto reached = [&] {
            if (stage == 0 || !controller()->isRunning()) return true;
            if (stage == 1) return !prepared.isEmpty();
            if (stage < 10) return layers.count() >= stage - 1 || !finished.isEmpty();
            return stage == 10 ? !finished.isEmpty() : !predicted.isEmpty();
        };
        // Each turn ends with something that the work said, so that this goes on as soon as it is said.
        while (!reached()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }

    /// @return whether the work was stopped
    bool disturb(int how, Dice& dice)
    {
        auto* map = m_hands.find<MapView>();
        switch (how) {
        case 0: m_hands.press(Qt::Key_Escape); return true;
        case 1:
            for (int i = 0; i < 5; ++i) QTest::mouseMove(map, {dice.below(map->width()), dice.below(map->height())});
            return false;
        case 2:
            editor()->moveCursor(dice.oneIn(2) ? QTextCursor::Start : QTextCursor::End);
            QTest::keyClicks(editor(), "and ");
            return false;
        default: m_hands.press(Qt::Key_Right, Qt::AltModifier); return false;
        }
    }

    static bool settled() { return at_rest::comesToRest(); }

    static std::vector<std::string> named(const TracePointer& trace)
    {
        std::vector<std::string> pieces;
        for (const core::Token& token : trace->queries(0)) pieces.push_back(token.piece);
        return pieces;
    }

    std::vector<std::string> tokens() const
    {
        static const auto model = core::openModel(m_folder.path().toStdString());
        std::vector<std::string> pieces;
        for (const core::Token& token : model->encode(editor()->toPlainText().toStdString(), {}).tokens)
            pieces.push_back(token.piece);
        return pieces;
    }

    RunController* controller() const { return m_hands.window->findChild<RunController*>(); }
    QPlainTextEdit* editor() const { return m_hands.find<QPlainTextEdit>(); }

    QTemporaryDir m_folder;
    WindowDriver m_hands;
};

TEST_CLASS(TestStages)
#include "tst_stages.moc"
