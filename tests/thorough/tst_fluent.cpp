#include "core/model/pass/trace.h"
#include "tests/window/slow_model.h"
#include "tests/window/window_driver.h"
#include "ui/view/map/map_view.h"
#include "ui/work/run_controller.h"

#include <QElapsedTimer>
#include <QSignalSpy>

#include "tests/test_class.h"
#include "tests/ui/at_rest.h"

#include <algorithm>
#include <cstdio>

namespace {

/// Listens to the GUI thread's pulse: how long it was busy at a time, and how often it was free while something was
/// computed.
class Pulse {
public:
    explicit Pulse(const RunController& controller)
    {
        QObject::connect(&m_timer, &QTimer::timeout, [&] {
            beat();
            if (controller.isRunning()) ++m_whileRunning;
        });
        m_timer.start(1);
        m_clock.start();
    }

    double longestBlock() const { return m_longest; }  ///< milliseconds
    int beatsWhileRunning() const { return m_whileRunning; }

private:
    void beat()
    {
        const double now = static_cast<double>(m_clock.nsecsElapsed()) / 1e6;
        m_longest = std::max(m_longest, now - m_last);
        m_last = now;
    }

    QTimer m_timer;
    QElapsedTimer m_clock;
    double m_last = 0;
    double m_longest = 0;
    int m_whileRunning = 0;
};

std::string longText(int sentences)
{
    std::string text;
    for (int i = 0; i < sentences; ++i) text += "The keeper looks at the sea and the sea looks back. ";
    return text;
}

}  // namespace

/// A person types quickly into a model that is slower than they are.
class TestFluent final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        m_driver.separate("tst_fluent");
        QVERIFY(m_folder.isValid());
        writeSlowModel(model());
    }
    void init()
    {
        m_driver.open();
        m_driver.window->openPath(model());
        m_driver.window->setText(QString::fromStdString(longText(16)));
        QTRY_VERIFY_WITH_TIMEOUT(m_driver.shows("computed in") && !controller()->isRunning(), 60000);
    }
    void cleanup() { m_driver.window.reset(); }

    void typingAtTheBeginningNeverWaitsForTheModel()
    {
        auto* editor = m_driver.find<QPlainTextEdit>();
        QSignalSpy finished(controller(), &RunController::finished);
        editor->setFocus();
        editor->moveCursor(QTextCursor::Start);
        const QString typed = QStringLiteral("Every morning, before the light, ");
        const Pulse pulse(*controller());
        QElapsedTimer pass;
        for (const QChar letter : typed) {
            QTest::keyClick(editor, letter.toLatin1());
            QVERIFY(editor->toPlainText().startsWith(typed.left(editor->textCursor().position())));
            // A quick hand's pace: meanwhile the thread is free twice, unless the pass has already come to its end.
            const int turns = pulse.beatsWhileRunning() + 2;
            const auto hasTurned = [&] { return pulse.beatsWhileRunning() >= turns || !controller()->isRunning(); };
            QVERIFY(QTest::qWaitFor(hasTurned, 60'000));
        }
        pass.start();
        QTRY_VERIFY_WITH_TIMEOUT(!controller()->isRunning(), 60000);
        const qint64 whole = pass.elapsed();
        QCOMPARE(editor->toPlainText(), typed + QString::fromStdString(longText(16)));

        // What is shown is the engine's answer to the last text; the passes in between were given up.
        const auto shown = finished.last().at(1).value<std::shared_ptr<const core::Trace>>();
        QVERIFY(finished.count() < typed.size());
        const auto opened = core::openModel(model());
        const auto wanted =
            core::run(opened, {{core::sequenceOf(opened->encode(editor->toPlainText().toStdString(), {}).tokens)}}, {});
        QCOMPARE(shown->queries(0).size(), wanted->queries(0).size());
        const auto last = [](const auto& trace) -> const core::Matrix& {
            return trace->layers[7]->items[0].attention.heads[5].weights;
        };
        QVERIFY((last(shown) - last(wanted)).cwiseAbs().maxCoeff() < 1e-5F);
        // The thread was free while the model was running: no pass was computed on it.
        QVERIFY(pulse.beatsWhileRunning() > static_cast<int>(typed.size()));
        std::printf("  %zu tokens, %d keys, %d passes finished; the last took %lld ms after the last key; "
                    "longest block of the GUI thread %.1f ms\n",
                    shown->queries(0).size(), static_cast<int>(typed.size()), static_cast<int>(finished.count()),
                    static_cast<long long>(whole), pulse.longestBlock());
    }

    void typingAtTheEndTakesOverTheBeginning()
    {
        auto* editor = m_driver.find<QPlainTextEdit>();
        QSignalSpy finished(controller(), &RunController::finished);
        editor->setFocus();
        editor->moveCursor(QTextCursor::End);
        const Pulse pulse(*controller());
        std::shared_ptr<const core::Trace> before;
        for (const QChar letter : QStringLiteral("And back")) {
            QTest::keyClick(editor, letter.toLatin1());
            QTRY_VERIFY_WITH_TIMEOUT(!finished.isEmpty() && !controller()->isRunning(), 60000);
            const auto now = finished.last().at(1).value<std::shared_ptr<const core::Trace>>();
            const auto keys = [](const auto& trace) {
                return trace->layers[7]->items[0].attention.k->topRows(100).eval();
            };
            if (before != nullptr) QVERIFY(keys(now) == keys(before));
            before = now;
        }
        std::printf("  8 keys at the end: the last pass took %.1f ms; longest block of the GUI thread %.1f ms\n",
                    before->milliseconds, pulse.longestBlock());
    }

    void layersAppearAsTheyAreFinishedAndEscapeStops()
    {
        QSignalSpy layers(controller(), &RunController::layerFinished);
        QSignalSpy finished(controller(), &RunController::finished);
        m_driver.window->setText(QString::fromStdString("So " + longText(20)));
        QTRY_VERIFY_WITH_TIMEOUT(layers.count() >= 1, 60000);
        const auto snapshot = layers.first().at(1).value<std::shared_ptr<const core::Trace>>();
        QCOMPARE(snapshot->layers.size(), std::size_t{1});
        QVERIFY(finished.isEmpty());
        m_driver.press(Qt::Key_Escape);
        QVERIFY(!controller()->isRunning());
        QVERIFY(at_rest::comesToRest());  // what the engine had by then does not come
        QVERIFY(finished.isEmpty());
    }

private:
    std::filesystem::path model() const { return std::filesystem::path(m_folder.path().toStdString()) / "slow"; }
    RunController* controller() const { return m_driver.window->findChild<RunController*>(); }

    WindowDriver m_driver;
    QTemporaryDir m_folder;
};

TEST_CLASS(TestFluent)
#include "tst_fluent.moc"
