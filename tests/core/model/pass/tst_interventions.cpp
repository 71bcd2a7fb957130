#include "core/error.h"
#include "core/prepare/prepared_run.h"
#include "core/session/run_edits.h"
#include "core/text/alignment.h"

#include <QTest>

#include "tests/test_class.h"

using namespace core;
using Kind = Intervention::Kind;
using TracePtr = std::shared_ptr<const Trace>;

namespace {

/// 3 layers of 4 heads, causal.
constexpr const char* intervenedModel = SOURCE_DIR "/tests/golden/data/models/gpt2_fp16";
constexpr const char* matText = "The cat sat on the mat";

TracePtr traceOf(const std::vector<Intervention>& interventions, const std::string& of = matText,
                 std::vector<TracePtr> patches = {}, Keep keep = Keep::Stages)
{
    static OpenedModels models;
    Run asked;
    asked.model = intervenedModel;
    asked.texts = {of};
    asked.interventions = interventions;
    const PreparedRun prepared = prepare(asked, models);
    RunOptions options = optionsOf(asked);
    options.keep = keep;
    options.patches = std::move(patches);
    return run(prepared.model, prepared.batch, options);
}

const HeadAttention& keptHead(const TracePtr& trace, Index layer, Index head)
{
    return trace->layers[static_cast<std::size_t>(layer)]->items[0].attention.heads[static_cast<std::size_t>(head)];
}

std::shared_ptr<const Painting> cells(const CellRange& range)
{
    return std::make_shared<const Painting>(Painting().painted(range, Brush::Hide));
}

}  // namespace

/// An intervention's effect on its head, and that nothing before it changes.
class TestInterventions final : public QObject {
    Q_OBJECT
private slots:
    void aScaledHeadAddsSoMuchOfWhatItDid()
    {
        const TracePtr before = traceOf({});
        const TracePtr half = traceOf({{.layer = 1, .head = 2, .factor = 0.5F}});
        QVERIFY(keptHead(half, 1, 2).context == Matrix(0.5F * keptHead(before, 1, 2).context));
        QVERIFY(keptHead(half, 1, 2).weights == keptHead(before, 1, 2).weights);
        QVERIFY(keptHead(half, 1, 1).context == keptHead(before, 1, 1).context);
        QVERIFY(keptHead(half, 2, 0).weights != keptHead(before, 2, 0).weights);
        const TracePtr twice = traceOf({{.layer = 1, .head = 2, .factor = 0.5F}, {.layer = 1, .factor = 0}});
        for (Index head = 0; head < 4; ++head) QVERIFY(keptHead(twice, 1, head).context.isZero());
    }

    void theMeanIsTheSameForEveryQuery()
    {
        const TracePtr before = traceOf({});
        const TracePtr mean = traceOf({{.kind = Kind::Mean, .layer = 0, .head = 1}});
        const RowVector wanted = keptHead(before, 0, 1).context.colwise().mean();
        for (Index query = 0; query < 6; ++query)
            QVERIFY((keptHead(mean, 0, 1).context.row(query) - wanted).cwiseAbs().maxCoeff() < 1e-6F);
    }

    void paddingIsNoPartOfTheMean()
    {
        OpenedModels models;
        Run asked;
        asked.model = SOURCE_DIR "/resources/models/primer-encoder";
        asked.texts = {"The boys are here.", "The boys are here because the girls were there yesterday."};
        asked.interventions = {{.kind = Kind::Mean, .layer = 0}};
        const auto traced = [&](const Run& which) {
            const PreparedRun prepared = prepare(which, models);
            return run(prepared.model, prepared.batch, optionsOf(which));
        };
        const TracePtr batched = traced(asked);
        asked.texts.resize(1);
        const TracePtr alone = traced(asked);
        const Index own = std::ssize(alone->queries(0));
        QVERIFY(std::ssize(batched->queries(0)) > own);
        QVERIFY((keptHead(batched, 0, 1).context.topRows(own) - keptHead(alone, 0, 1).context).cwiseAbs().maxCoeff()
                < 1e-5F);
    }

    void evenWeightsAreEqualOverWhatAQuerySees()
    {
        for (const Keep keep : {Keep::Stages, Keep::Weights}) {
            const TracePtr even = traceOf({{.kind = Kind::Uniform, .layer = 1, .head = 0}}, matText, {}, keep);
            const Matrix& weights = keptHead(even, 1, 0).weights;
            for (Index query = 0; query < weights.rows(); ++query)
                for (Index key = 0; key < weights.cols(); ++key)
                    QVERIFY(std::abs(weights(query, key) - (key <= query ? 1.0F / static_cast<float>(query + 1) : 0.0F))
                            < 1e-6F);
            const HeadVectors own = even->vectors({1, 0, 0});
            QVERIFY((keptHead(even, 1, 0).context - weights * own.v).cwiseAbs().maxCoeff() < 1e-5F);
        }
    }

    void hiddenCellsGetNoWeightAndTheOthersShareIt()
    {
        const TracePtr before = traceOf({});
        const TracePtr hidden = traceOf({{.kind = Kind::Hide, .layer = 0, .head = 3, .cells = cells({4, 4, 1, 2})}});
        const Matrix& was = keptHead(before, 0, 3).weights;
        const Matrix& is = keptHead(hidden, 0, 3).weights;
        QVERIFY(is(4, 1) == 0 && is(4, 2) == 0);
        QVERIFY(std::abs(is.row(4).sum() - 1) < 1e-5F);
        const float left = 1 - was(4, 1) - was(4, 2);
        QVERIFY(std::abs(is(4, 0) - was(4, 0) / left) < 1e-5F);
        QVERIFY(is.row(3) == was.row(3));
        QVERIFY(keptHead(hidden, 0, 2).weights == keptHead(before, 0, 2).weights);
        QCOMPARE(hidden->mask({0, 3, 0}).hiddenBy(4, 1), std::vector<std::string>{"painted"});
    }

    void aPatternIsFollowedWhereItHasVisibleCells()
    {
        const TracePtr before = traceOf({});
        const TracePtr forced = traceOf({{.kind = Kind::Pattern, .layer = 0, .head = 0, .cells = cells({3, 4, 1, 5})}});
        const Matrix& is = keptHead(forced, 0, 0).weights;
        for (Index key = 0; key < 6; ++key) {
            QVERIFY(std::abs(is(3, key) - (key >= 1 && key <= 3 ? 1.0F / 3 : 0.0F)) < 1e-6F);
            QVERIFY(std::abs(is(4, key) - (key >= 1 && key <= 4 ? 0.25F : 0.0F)) < 1e-6F);
        }
        QVERIFY(is.row(5) == keptHead(before, 0, 0).weights.row(5));
        const TracePtr unseen = traceOf({{.kind = Kind::Pattern, .layer = 0, .head = 0, .cells = cells({1, 1, 4, 5})}});
        QVERIFY(keptHead(unseen, 0, 0).weights == keptHead(before, 0, 0).weights);
    }

    void aPatchIsTheOtherRunsContext()
    {
        const TracePtr source = traceOf({}, "A dog ran to the park");
        const TracePtr before = traceOf({});
        const Intervention patch{.kind = Kind::Patch, .layer = 1, .head = 2, .run = 1};
        const TracePtr patched = traceOf({patch}, matText, {nullptr, source});
        QVERIFY(keptHead(patched, 1, 1).context == keptHead(before, 1, 1).context);
        const TracePtr brief = traceOf({}, "The cat sat");
        const TracePtr part = traceOf({patch}, matText, {nullptr, brief});
        for (const auto& [result, from] : {std::pair(patched, source), std::pair(part, brief)}) {
            const std::vector<Index> rows = patchedRows(before->queries(0), from->queries(0));
            QVERIFY(std::ranges::count(rows, -1) < std::ssize(rows));
            for (Index row = 0; row < std::ssize(rows); ++row) {
                const Index taken = rows[static_cast<std::size_t>(row)];
                const Matrix& expected = keptHead(taken < 0 ? before : from, 1, 2).context;
                QVERIFY(keptHead(result, 1, 2).context.row(row) == expected.row(taken < 0 ? row : taken));
            }
        }
        QVERIFY_EXCEPTION_THROWN(traceOf({patch}), Error);
    }

    /// Compare aligns these texts by their words; by row number "thanked" would get what "Zorbel" added.
    void aPatchFollowsTheWords_data()
    {
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("from");
        QTest::addColumn<std::vector<Index>>("rows");
        QTest::newRow("the same") << "the queen thanked"
                                  << "the queen thanked" << std::vector<Index>{};
        QTest::newRow("another word") << "the queen thanked"
                                      << "the king thanked" << std::vector<Index>{0, 1, 2};
        QTest::newRow("one more") << "the queen thanked"
                                  << "the old queen thanked" << std::vector<Index>{0, 2, 3};
        QTest::newRow("one less") << "the old queen thanked"
                                  << "the queen thanked" << std::vector<Index>{0, -1, 1, 2};
        QTest::newRow("a name of two pieces") << "Zan ik met the queen"
                                              << "Zor b el met the queen" << std::vector<Index>{-1, -1, 3, 4, 5};
        QTest::newRow("nothing in common") << "a b"
                                           << "x y z" << std::vector<Index>{-1, -1};
    }

    void aPatchFollowsTheWords()
    {
        QFETCH(QString, to);
        QFETCH(QString, from);
        QFETCH(std::vector<Index>, rows);
        const auto tokens = [](const QString& words) {
            std::vector<Token> all;
            for (const QString& word : words.split(' '))
                all.push_back({.piece = word.toStdString(),
                               .text = word.toStdString(),
                               .range = {},
                               .bytes = word.toStdString()});
            return all;
        };
        QCOMPARE(patchedRows(tokens(to), tokens(from)), rows);
    }

    void patchesWithoutASourceAreDropped()
    {
        Session session;
        session.runs.resize(2);
        session.runs[0].interventions = {{.kind = Kind::Patch, .run = 1},
                                         {.kind = Kind::Patch, .run = 0},
                                         {.kind = Kind::Patch, .run = 3},
                                         {.kind = Kind::Mean}};
        dropPatchesWithoutRun(session);
        QCOMPARE(session.runs[0].interventions.size(), std::size_t{2});
        session.runs[1].interventions = {{.kind = Kind::Patch, .run = 0}};
        dropPatchesWithoutRun(session);
        QCOMPARE(session.runs[0].interventions.size(), std::size_t{1});
        QCOMPARE(session.runs[1].interventions.size(), std::size_t{1});
        QCOMPARE(patchedLast(session.runs), (std::vector<std::size_t>{0, 1}));
    }
};

TEST_CLASS(TestInterventions)
#include "tst_interventions.moc"
