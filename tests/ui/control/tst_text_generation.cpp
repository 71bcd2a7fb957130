#include "ui/control/text_generation.h"

#include <QSignalSpy>
#include <QTest>

#include "core/model/pass/prediction.h"
#include "tests/core/traced_run.h"
#include "tests/test_class.h"
#include "tests/ui/at_rest.h"
#include "ui/words/token_text.h"

using core::Index;

namespace {

using TracePtr = std::shared_ptr<const core::Trace>;

core::Run llamaRun(const std::string& text = "The keeper looks")
{
    return {.model = SOURCE_DIR "/tests/golden/data/models/llama_bf16", .texts = {text}};
}

/// A session whose every edit is computed, as in the window.
struct Writing {
    Writing()
    {
        core::Session session;
        session.run() = llamaRun();
        editor.reset(session);
        QObject::connect(&editor, &SessionEditor::edited, &controller,
                         [this] { controller.start(editor.session().runs); });
    }

    const std::vector<Index>& ids() const { return editor.session().run().continuation.ids; }

    SessionEditor editor;
    RunController controller{256U << 20U};
    TextGeneration generation{editor, controller};
};

/// What the model writes behind the text, by the engine alone.
std::vector<Index> greedy(Index count)
{
    const TracePtr trace = tracedRun(llamaRun());
    const auto longer = core::generated(trace, count, {});
    std::vector<Index> ids;
    for (std::size_t i = trace->queries(0).size(); i < longer->queries(0).size(); ++i)
        ids.push_back(longer->queries(0)[i].id);
    return ids;
}

}  // namespace

class TestTextGeneration final : public QObject {
    Q_OBJECT
private slots:
    void theModelWritesItsLikeliestTokens()
    {
        Writing hands;
        hands.generation.start(tracedRun(llamaRun()), 5);
        QVERIFY(hands.generation.isRunning());
        QTRY_VERIFY(!hands.generation.isRunning());
        QCOMPARE(hands.ids(), greedy(5));
        QCOMPARE(hands.editor.session().run().texts, llamaRun().texts);
    }

    void eachTokenIsComputedBeforeTheNextIsAskedFor()
    {
        Writing hands;
        QSignalSpy finished(&hands.controller, &RunController::finished);
        const TracePtr first = tracedRun(llamaRun());
        hands.generation.start(first, 4);
        QTRY_VERIFY(!hands.generation.isRunning() && !hands.controller.isRunning());
        std::vector<std::size_t> lengths;
        for (const auto& each : finished) lengths.push_back(each[1].value<TracePtr>()->queries(0).size());
        const std::size_t before = first->queries(0).size();
        QCOMPARE(lengths, (std::vector{before + 1, before + 2, before + 3, before + 4}));
    }

    void whatIsNotComputedYetIsWaitedFor()
    {
        Writing hands;
        hands.controller.start(hands.editor.session().runs);
        hands.generation.start(nullptr, 3);
        QTRY_VERIFY(!hands.generation.isRunning());
        QCOMPARE(hands.ids(), greedy(3));
    }

    void allTokensAreOneStepBack()
    {
        Writing hands;
        hands.generation.start(tracedRun(llamaRun()), 3);
        QTRY_VERIFY(!hands.generation.isRunning());
        hands.editor.undo();
        QVERIFY(hands.ids().empty());
        QVERIFY(!hands.editor.history().canUndo());
    }

    void stoppingKeepsWhatIsWritten()
    {
        Writing hands;
        connect(&hands.controller, &RunController::finished, &hands.generation, [&] {
            if (hands.ids().size() == 2) hands.generation.stop();
        });
        hands.generation.start(tracedRun(llamaRun()), 50);
        QTRY_VERIFY(!hands.generation.isRunning() && !hands.controller.isRunning());
        QCOMPARE(hands.ids(), greedy(2));
    }

    void whoHearsOfAnEditMayStopIt()
    {
        Writing hands;
        connect(&hands.editor, &SessionEditor::edited, &hands.generation, [&] {
            if (hands.ids().size() == 2) hands.generation.stop();
        });
        hands.generation.start(tracedRun(llamaRun()), 50);
        QTRY_VERIFY(!hands.generation.isRunning() && !hands.controller.isRunning());
        QVERIFY(at_rest::comesToRest());  // nothing more is written
        QCOMPARE(hands.ids(), greedy(2));
    }

    void anotherEditEndsIt()
    {
        Writing hands;
        QSignalSpy finished(&hands.controller, &RunController::finished);
        hands.generation.start(tracedRun(llamaRun()), 50);
        QTRY_VERIFY(!finished.isEmpty());
        hands.editor.setText(0, "Something else");
        QTRY_VERIFY(!hands.generation.isRunning() && !hands.controller.isRunning());
        QCOMPARE(hands.editor.session().run(), llamaRun("Something else"));
    }

    void whereTheTextEndsIsSaid()
    {
        Writing hands;
        QSignalSpy ended(&hands.generation, &TextGeneration::ended);
        const TracePtr trace = tracedRun(llamaRun());
        hands.generation.start(nullptr, 3);
        emit hands.controller.continued(trace, std::nullopt);
        QVERIFY(!hands.generation.isRunning());
        QCOMPARE(ended.size(), 1);
        QCOMPARE(ended[0][0].toString(), tokenText(trace->queries(0).back()));
        QVERIFY(hands.ids().empty());
    }

    void whatFailsOrIsStoppedEndsIt_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("failed") << 0;
        QTest::newRow("not answered") << 1;
        QTest::newRow("stopped") << 2;
    }

    void whatFailsOrIsStoppedEndsIt()
    {
        QFETCH(int, signal);
        const core::Error error(core::Code::NoMemory, "", "the next token needs more memory than there is");
        Writing hands;
        QSignalSpy changed(&hands.generation, &TextGeneration::changed);
        hands.generation.start(nullptr, 3);
        QCOMPARE(changed.size(), 1);
        if (signal == 0) emit hands.controller.failed(0, error);
        if (signal == 1) emit hands.controller.notAnswered(error);
        if (signal == 2) emit hands.controller.stopped();
        QVERIFY(!hands.generation.isRunning());
        QCOMPARE(changed.size(), 2);
        emit hands.controller.continued(tracedRun(llamaRun()), core::Token{5, "a", "a", {}});
        QVERIFY(hands.ids().empty());  // what comes late is nobody's
    }

    void onlyTheFirstRunIsContinued()
    {
        Writing hands;
        QSignalSpy continued(&hands.controller, &RunController::continued);
        hands.generation.start(nullptr, 1);
        emit hands.controller.finished(1, tracedRun(llamaRun("a text beside it")));
        const TracePtr first = tracedRun(llamaRun());
        emit hands.controller.finished(0, first);
        QTRY_VERIFY(!hands.generation.isRunning());
        QCOMPARE(continued.size(), 1);
        QCOMPARE(continued[0][0].value<TracePtr>(), first);
    }
};

TEST_CLASS(TestTextGeneration)
#include "tst_text_generation.moc"
