#include "core/analysis/cell/inspected_cell.h"
#include "core/analysis/measures.h"
#include "core/analysis/shown_cells.h"
#include "core/guess/guess_edits.h"
#include "core/guess/guess_score.h"
#include "core/guess/hidden_row.h"
#include "core/model/pass/concealed_row.h"
#include "core/model/pass/head_stages.h"
#include "core/model/pass/layer_rest.h"
#include "core/model/pass/trace_tensors.h"
#include "core/not_shown.h"
#include "core/prepare/prepared_run.h"

#include <QTest>

#include "tests/test_class.h"

#include <algorithm>
#include <cmath>

using namespace core;
namespace fs = std::filesystem;

namespace {

using TracePtr = std::shared_ptr<const Trace>;

/// Layer 4, head 4, of “it” in "[CLS] the cat sat on the mat because it was tired . [SEP]".
constexpr HeadAddress head{3, 3, 0};
constexpr Index it = 8, cat = 2;

TracePtr traced(Keep keep, const std::string& text = "The cat sat on the mat because it was tired.",
                std::optional<Index> whole = {})
{
    Run asked;
    asked.model = fs::path(SOURCE_DIR) / "resources/models/primer-encoder";
    asked.texts = {text};
    OpenedModels models;
    PreparedRun prepared = prepare(asked, models);
    RunOptions options = optionsOf(asked);
    options.keep = keep;
    options.whole_layer = whole;
    return run(prepared.model, std::move(prepared.batch), options);
}

bool noneIsKnown(MatrixView row) { return row.size() > 0 && row.array().isNaN().all(); }

Session guessing(Guess::Of of = Guess::Of::Row)
{
    Session session;
    beginGuess(session, of, {.layer = head.layer, .head = head.head, .query = it});
    return session;
}

}  // namespace

/// Guesses, and the visible part of a trace until they are shown.
class TestGuess final : public QObject {
    Q_OBJECT
private slots:
    void aRowIsHiddenInEveryTable_data()
    {
        QTest::addColumn<int>("keep");
        QTest::newRow("stages are kept") << static_cast<int>(Keep::Stages);
        QTest::newRow("weights are kept") << static_cast<int>(Keep::Weights);
        QTest::newRow("contexts are kept") << static_cast<int>(Keep::Context);
        QTest::newRow("vectors are kept") << static_cast<int>(Keep::Vectors);
    }
    void aRowIsHiddenInEveryTable()
    {
        QFETCH(int, keep);
        const TracePtr whole = traced(static_cast<Keep>(keep));
        QVERIFY(headWeights(*whole, head)->operator()(it, cat) > 0.9F);
        const TracePtr left = withoutRow(whole, head, it);
        const auto stages = headStages(*left, head);
        for (const Matrix* each :
             {&stages->scores_raw, &stages->scores_scaled, &stages->scores_masked, &stages->weights, &stages->context})
            QVERIFY(noneIsKnown(each->row(it)));
        QVERIFY(isNotShown(stages->weights(it, cat)));
        QVERIFY(noneIsKnown(headWeights(*left, head)->row(it)));
        QVERIFY(noneIsKnown(left->vectors(head).q.row(it)));
        QVERIFY(noneIsKnown(completeLayer(*left, head)->attention.output->row(it)));
        const Matrix& overview = left->at(head).overviews[static_cast<std::size_t>(head.head)];
        if (overview.rows() > 0) QVERIFY(noneIsKnown(overview.row(it)));
        // Other rows and heads are unchanged.
        const auto before = headStages(*whole, head);
        for (Index query = 0; query < before->weights.rows(); ++query)
            if (query != it) QVERIFY(stages->weights.row(query) == before->weights.row(query));
        QVERIFY(*headWeights(*left, {3, 2, 0}) == *headWeights(*whole, {3, 2, 0}));
        QVERIFY(*headWeights(*left, {2, 3, 0}) == *headWeights(*whole, {2, 3, 0}));
        // The engine's own trace has lost nothing.
        QVERIFY(std::isfinite(headStages(*whole, head)->weights(it, cat)));
    }

    void aLayerThatIsComputedAgainHidesItToo()
    {
        const TracePtr light = traced(Keep::Stages, "The cat sat on the mat because it was tired.", Index{1});
        QVERIFY(light->layers[3]->light);
        const TracePtr left = withoutRow(light, head, it);
        QVERIFY(noneIsKnown(headWeights(*left, head)->row(it)));
        QVERIFY(noneIsKnown(withLayer(left, head.layer)->at(head).attention.heads[3].weights.row(it)));
        QVERIFY(std::isfinite(headWeights(*left, head)->operator()(it - 1, 0)));
    }

    void whatIsMadeOfItIsNotKnownEither()
    {
        const TracePtr left = withoutRow(traced(Keep::Stages), head, it);
        const auto stages = headStages(*left, head);
        for (const MapCells cells : {MapCells::Weights, MapCells::Norms, MapCells::LayerHeads, MapCells::ModelHeads})
            for (const HeadsJoined joined : {HeadsJoined::Mean, HeadsJoined::Sum, HeadsJoined::Largest}) {
                const Matrix map = shownCells(left, head, *stages, {.cells = cells, .joined = joined});
                QVERIFY(isNotShown(map(it, cat)));
                QVERIFY(std::isfinite(map(it - 1, cat)));
            }
        QVERIFY(isNotShown(shownCells(left, head, *stages, {.cells = MapCells::Rollout})(it, cat)));
        const InspectedCell cell = InspectedCell::of(*left, head, *stages, {it, cat});
        QVERIFY(isNotShown(cell.derivation.weight) && isNotShown(cell.derivation.score_raw));
        QVERIFY(std::isnan(*cell.derivation.contribution_norm));
        // A measure leaves the row out.
        const TracePtr whole = traced(Keep::Stages);
        const auto before = measured(*whole, 0), after = measured(*left, 0);
        QVERIFY(std::isfinite(*after.at(Measure::Entropy, 3, 3)));
        QVERIFY(*after.at(Measure::Entropy, 3, 3) != *before.at(Measure::Entropy, 3, 3));
        QCOMPARE(*after.at(Measure::Entropy, 3, 2), *before.at(Measure::Entropy, 3, 2));
        for (const NamedTensor& tensor : tensorsOf(*left, {.stages = true})) {
            if (tensor.name != "attentions" && tensor.name != "q") continue;
            const auto& numbers = std::get<std::vector<float>>(tensor.values);
            QVERIFY(std::ranges::any_of(numbers, [](float value) { return isNotShown(value); }));
        }
    }

    void theSessionSaysWhatIsHidden()
    {
        const TracePtr whole = traced(Keep::Weights);
        const auto hides = [&](const Session& session) {
            std::vector<TracePtr> traces = {whole};
            hideGuessed(session, traces);
            return noneIsKnown(headWeights(*traces.front(), head)->row(it));
        };
        QVERIFY(!hides(Session{}));
        for (const Guess::Of of : {Guess::Of::Row, Guess::Of::Top, Guess::Of::Cell}) QVERIFY(hides(guessing(of)));
        QVERIFY(!hides(guessing(Guess::Of::Head)));
        Session session = guessing();
        showGuess(session);
        QVERIFY(!hides(session));
        guessAgain(session);
        QVERIFY(hides(session));
        endGuess(session);
        QVERIFY(!hides(session));
    }

    void inAnotherTextTheRowGoesWithItsWord()
    {
        std::vector<TracePtr> traces = {traced(Keep::Weights),
                                        traced(Keep::Weights, "The big cat sat on the mat because it was tired.")};
        Session session = guessing();
        session.runs.resize(2);
        hideGuessed(session, traces);
        QVERIFY(noneIsKnown(headWeights(*traces[0], head)->row(it)));
        QVERIFY(noneIsKnown(headWeights(*traces[1], head)->row(it + 1)));
        QVERIFY(!noneIsKnown(headWeights(*traces[1], head)->row(it)));
    }

    void pointsAreNeverMoreThanThereAre()
    {
        Session session = guessing();
        givePoints(session, 2, 45, 4);
        givePoints(session, 1, 80, 4);
        QCOMPARE(session.guess->points, (std::vector<double>{0, 55, 45, 0}));
        QCOMPARE(pointsLeft(*session.guess), 0.0);
        givePoints(session, 1, -3, 4);
        QCOMPARE(pointsLeft(*session.guess), 55.0);
        givePoints(session, 9, 10, 4);
        QCOMPARE(pointsLeft(*session.guess), 55.0);
        spreadPoints(session, {true, true, true, false});
        QCOMPARE(session.guess->points, (std::vector<double>{19, 18, 63, 0}));
        setGuessedBy(session, Guess::By::Hands);
        QVERIFY(session.guess->points.empty());
        givePoints(session, 0, 250, 4);
        QCOMPARE(session.guess->points.front(), 250.0);
        clearPoints(session);
        QVERIFY(session.guess->points.empty());
    }

    void whatWasChosenDoesNotPointAtTheAnswer()
    {
        Session session;
        beginGuess(session, Guess::Of::Row, {.layer = 3, .head = 3, .query = it, .key = cat});
        QCOMPARE(session.focus.query, it);
        QCOMPARE(session.focus.key, Index{0});
        beginGuess(session, Guess::Of::Head, {.layer = 3, .head = 3, .query = it, .key = cat});
        QCOMPARE(session.focus.head, Index{0});
        QCOMPARE(session.guess->at.head, Index{3});
    }

    void aGuessIsComparedWithTheTruth()
    {
        RowVector weights(4);
        weights << 0.7F, 0.2F, 0.1F, 0.0F;
        const std::vector<bool> all(4, true);
        Guess guess;
        guess.points = {70, 20, 10, 0};
        GuessScore score = guessScore(guess, all, weights);
        QVERIFY(std::abs(*score.divergence) < 1e-6 && std::abs(score.shared - 1) < 1e-6);
        QCOMPARE(score.rank, Index{1});
        // ½ [p ln(2p/(p+q)) + q ln(2q/(p+q))], summed: all on a key that has nothing.
        guess.points = {0, 0, 0, 100};
        score = guessScore(guess, all, weights);
        QVERIFY(std::abs(*score.divergence - std::log(2.0)) < 1e-6);
        QCOMPARE(score.favourite, Index{3});
        QCOMPARE(score.rank, Index{4});
        QVERIFY(score.shared < 1e-6);
        // Remaining points are spread evenly, over the visible keys alone.
        guess.points = {40};
        score = guessScore(guess, {true, true, true, false}, weights);
        QVERIFY(std::abs(score.guess(0) - 0.6F) < 1e-6F && std::abs(score.guess(1) - 0.2F) < 1e-6F);
        QCOMPARE(score.guess(3), 0.0F);
        QVERIFY(std::abs(score.shared - 0.9) < 1e-6);
        // In a class nothing is left over.
        guess.by = Guess::By::Hands;
        guess.points = {3, 1, 0, 0};
        score = guessScore(guess, all, weights);
        QVERIFY(std::abs(score.guess(0) - 0.75F) < 1e-6F);
    }
};

TEST_CLASS(TestGuess)
#include "tst_guess.moc"
