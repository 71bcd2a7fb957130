#include "ui/control/run_controller.h"

#include <QSignalSpy>
#include <QTest>

namespace fs = std::filesystem;

namespace {

core::Run request(const std::string& text)
{
    return {fs::path(SOURCE_DIR) / "tests/golden/data/models/gpt2_fp16", {text}, {}};
}

std::string manyWords(int count)
{
    std::string text;
    for (int i = 0; i < count; ++i) text += "a b ";
    return text;
}

}  // namespace

class TestRunController final : public QObject {
    Q_OBJECT
private slots:
    void onlyTheNewestRunReports()
    {
        RunController controller(1U << 20U);
        QSignalSpy finished(&controller, &RunController::finished);
        for (int i = 1; i <= 20; ++i) controller.start(request(std::string(static_cast<std::size_t>(i), 'x')));
        QVERIFY(finished.wait());
        QTest::qWait(50);
        QCOMPARE(finished.count(), 1);
        const auto trace = finished.first().first().value<std::shared_ptr<const core::Trace>>();
        QCOMPARE(trace->sequences[0].tokens.size(), std::size_t{20});
        QVERIFY(!controller.isRunning());
    }

    void cancelIsSilentButForStopped()
    {
        RunController controller(1U << 20U);
        QSignalSpy finished(&controller, &RunController::finished);
        QSignalSpy failed(&controller, &RunController::failed);
        QSignalSpy stopped(&controller, &RunController::stopped);
        controller.start(request(manyWords(16)));
        controller.cancel();
        QTest::qWait(100);
        QCOMPARE(finished.count() + failed.count(), 0);
        QCOMPARE(stopped.count(), 1);
    }

    void destroyingWhileRunningIsSafe()
    {
        for (int i = 0; i < 20; ++i) {
            RunController controller(1U << 20U);
            controller.start(request(manyWords(16)));
        }
    }

    void whatIsBeyondTheModelIsCutAndSaid()
    {
        RunController controller(1U << 20U);
        QSignalSpy prepared(&controller, &RunController::prepared);
        QSignalSpy finished(&controller, &RunController::finished);
        controller.start(request(manyWords(100)));
        QVERIFY(finished.wait());
        const auto text = prepared.first().first().value<PreparedText>();
        QCOMPARE(text.used, core::Index{64});
        QVERIFY(text.encoding.tokens.size() > 64);
    }

    void anEmptyTextComputesNothing()
    {
        RunController controller(1U << 20U);
        QSignalSpy prepared(&controller, &RunController::prepared);
        QSignalSpy finished(&controller, &RunController::finished);
        controller.start(request(""));
        QVERIFY(prepared.wait());
        QTest::qWait(50);
        QCOMPARE(finished.count(), 0);
        QVERIFY(!controller.isRunning());
    }

    void aMissingFolderFails()
    {
        RunController controller(1U << 20U);
        std::optional<core::Error> failure;
        connect(&controller, &RunController::failed, this, [&](const core::Error& error) { failure = error; });
        controller.start({"/nowhere/at/all", {"text"}, {}});
        QTRY_VERIFY(failure.has_value());
        QCOMPARE(failure->code, core::Code::CannotRead);
        QVERIFY(!controller.isRunning());
    }
};

QTEST_GUILESS_MAIN(TestRunController)
#include "tst_run_controller.moc"
