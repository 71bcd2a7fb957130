#include "ui/work/run_controller.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "core/file/whole_file.h"
#include "tests/test_class.h"
#include "tests/ui/at_rest.h"

namespace fs = std::filesystem;

namespace {

core::Run run(const std::string& text)
{
    core::Run asked;
    asked.model = fs::path(SOURCE_DIR) / "tests/golden/data/models/gpt2_fp16";
    asked.texts = {text};
    return asked;
}

std::vector<core::Run> request(const std::string& text) { return {run(text)}; }

std::string manyWords(int count)
{
    std::string text;
    for (int i = 0; i < count; ++i) text += "a b ";
    return text;
}

/// Names no token, because there is no memory left for its name.
class WithoutMemory final : public core::Tokenizer {
public:
    core::Encoding encode(std::string_view, std::stop_token) const override { throw std::bad_alloc(); }
    std::optional<core::Token> token(core::Index) const override { throw std::bad_alloc(); }
};

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
        QTRY_VERIFY(!controller.isRunning());  // behind everything that may be reported
        QCOMPARE(finished.count(), 1);
        const auto trace = finished.first().at(1).value<std::shared_ptr<const core::Trace>>();
        QCOMPARE(trace->queries(0).size(), std::size_t{20});
    }

    void unchangedLayersAreTakenOver()
    {
        using TracePtr = std::shared_ptr<const core::Trace>;
        RunController controller(256U << 20U);
        QSignalSpy finished(&controller, &RunController::finished);
        const auto computed = [&](const std::vector<core::Run>& asked) {
            finished.clear();
            controller.start(asked);
            return finished.wait() ? finished.first().at(1).value<TracePtr>() : nullptr;
        };
        auto asked = request("The keeper looks at the sea.");
        const TracePtr before = computed(asked);
        asked.front().changes = {{.layer = 2, .temperature = 2.0F}};
        const TracePtr hotter = computed(asked);
        QVERIFY(hotter->layers[1] == before->layers[1] && hotter->layers[2] != before->layers[2]);
        asked.front().texts = {"The keeper looks at the sea. And"};
        const TracePtr longer = computed(asked);
        const auto keys = [](const TracePtr& trace) {
            return trace->layers[2]->items[0].attention.k->topRows(8).eval();
        };
        QVERIFY(keys(longer) == keys(hotter));
    }

    void cancelIsSilentButForStopped()
    {
        RunController controller(1U << 20U);
        QSignalSpy finished(&controller, &RunController::finished);
        QSignalSpy failed(&controller, &RunController::failed);
        QSignalSpy stopped(&controller, &RunController::stopped);
        controller.start(request(manyWords(16)));
        controller.cancel();
        QVERIFY(at_rest::comesToRest());  // what the engine had by then does not come
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
        const auto text = prepared.first().at(1).value<core::PreparedRun>().texts.front();
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
        QTRY_VERIFY(!controller.isRunning());
        QCOMPARE(finished.count(), 0);
    }

    void aMissingFolderFails()
    {
        RunController controller(1U << 20U);
        std::optional<core::Error> failure;
        connect(&controller, &RunController::failed, this,
                [&](core::Index, const core::Error& error) { failure = error; });
        core::Run nowhere = run("text");
        nowhere.model = "/nowhere/at/all";
        controller.start({nowhere});
        QTRY_VERIFY(failure.has_value());
        QCOMPARE(failure->code, core::Code::CannotRead);
        QTRY_VERIFY(!controller.isRunning());
    }

    void onlyTheRunThatChangedIsComputedAgain()
    {
        RunController controller(1U << 20U);
        std::vector<std::shared_ptr<const core::Trace>> traces(2);
        connect(&controller, &RunController::finished, this,
                [&](core::Index index, const auto& trace) { traces[index] = trace; });
        QSignalSpy all(&controller, &RunController::allFinished);
        controller.start({run("one text"), run("another")});
        QVERIFY(all.wait());
        const auto first = traces;
        controller.start({run("one text"), run("something else")});
        QVERIFY(all.wait());
        QCOMPARE(traces[0], first[0]);
        QVERIFY(traces[1] != first[1]);
    }

    void aDumpIsShownAsItIs()
    {
        const QTemporaryDir folder;
        core::Run dump;
        dump.recorded.file = fs::path(folder.path().toStdString()) / "a.npy";
        core::writeWhole(dump.recorded.file, core::npyBytes({{1, 2, 2, 2}, {1, 0, .5, .5, 1, 0, .25, .75}}));
        RunController controller(1U << 20U);
        QSignalSpy prepared(&controller, &RunController::prepared);
        QSignalSpy finished(&controller, &RunController::finished);
        controller.start({dump});
        QVERIFY(finished.wait());
        const auto trace = finished.first().at(1).value<std::shared_ptr<const core::Trace>>();
        QCOMPARE(trace, prepared.first().at(1).value<core::PreparedRun>().recorded);
        QCOMPARE(trace->at({0, 1, 0}).attention.heads[1].weights(1, 1), 0.75F);
        controller.start({dump});
        QVERIFY(finished.wait());
        QCOMPARE(finished.last().at(1).value<std::shared_ptr<const core::Trace>>(), trace);
    }

    void aFailingRunLeavesTheOthers()
    {
        RunController controller(1U << 20U);
        QSignalSpy failed(&controller, &RunController::failed);
        QSignalSpy finished(&controller, &RunController::finished);
        QSignalSpy all(&controller, &RunController::allFinished);
        core::Run wrong = run("text");
        wrong.changes = {{.mask = "no such rule"}};
        controller.start({wrong, run("text")});
        QVERIFY(all.wait());
        QCOMPARE(failed.count(), 1);
        QCOMPARE(finished.count(), 1);
        QCOMPARE(finished.first().first().value<core::Index>(), core::Index{1});
    }

    void theNextTokenIsAnsweredWhateverElseIsAsked()
    {
        RunController controller(256U << 20U);
        QSignalSpy finished(&controller, &RunController::finished);
        QSignalSpy continued(&controller, &RunController::continued);
        QSignalSpy predicted(&controller, &RunController::predicted);
        controller.start(request("The keeper looks at the sea."));
        QVERIFY(finished.wait(20000));
        const auto trace = finished.first().at(1).value<std::shared_ptr<const core::Trace>>();
        // A mouse that moves over rows asks again and again; each question drops those that wait.
        for (core::Index i = 0; i < 50; ++i) controller.predict(trace, {.position = i % 5});
        controller.continueText(trace);
        for (core::Index i = 0; i < 50; ++i) controller.predict(trace, {.position = i % 5});
        QTRY_COMPARE(continued.count(), 1);
        QTRY_COMPARE(predicted.count(), 1);
    }

    void whatAWorkerThrowsIsSaid()
    {
        RunController controller(256U << 20U);
        QSignalSpy finished(&controller, &RunController::finished);
        std::vector<core::Code> failed;
        connect(&controller, &RunController::notAnswered,
                [&](const core::Error& error) { failed.push_back(error.code); });
        controller.start(request("a b c"));
        QVERIFY(finished.wait(20000));
        auto trace = std::make_shared<core::Trace>(*finished.first().at(1).value<std::shared_ptr<const core::Trace>>());
        auto model = std::make_shared<core::Model>(*trace->model);
        model->tokenizer = std::make_shared<const WithoutMemory>();
        trace->model = model;
        controller.predict(trace, {.position = 1});
        QTRY_COMPARE(failed, std::vector{core::Code::NoMemory});
        controller.continueText(trace);
        QTRY_COMPARE(failed.size(), std::size_t{2});
    }
};

TEST_CLASS(TestRunController)
#include "tst_run_controller.moc"
