#include "core/cases/case_run.h"
#include "core/error.h"
#include "core/explain/asked_answer.h"
#include "core/explain/patch/ablation_sweep.h"
#include "core/explain/patch/patch_sweep.h"
#include "core/file/whole_file.h"
#include "core/stopped.h"

#include <QTemporaryDir>
#include <QTest>

#include "tests/test_class.h"

#include <cmath>

using namespace core;

namespace {

constexpr const char* caseModel = SOURCE_DIR "/tests/golden/data/models/gpt2_fp16";

const std::vector<Case> seaCases = {
    {.text = "The keeper looks at the sea", .from = "The keeper looks at the cat", .answer = "the", .against = "a"},
    {.text = "A man reads a book", .from = "A man reads the book", .answer = "a", .against = "the", .position = 3},
    {.text = "The cat sat on the", .from = "The dog sat on the", .answer = "the", .against = "a"}};

const ReferenceTexts caseReference("sea", {"The keeper looks at the sea and the ship and the cat again.",
                                           "He had been reading in the kitchen for an hour or two."});

CaseRun finishedRun(CaseKind kind, CaseMetric metric, OpenedModels& models)
{
    CaseQuestion question{.run = {.model = caseModel}, .metric = metric, .kind = kind};
    if (kind == CaseKind::Resample || kind == CaseKind::Mean) question.reference = caseReference;
    CaseRun run(question, seaCases, models);
    while (run.next({})) {
    }
    return run;
}

std::shared_ptr<const Trace> traceOfText(const std::string& text)
{
    static OpenedModels models;
    const Run asked{.model = caseModel, .texts = {text}};
    const PreparedRun ready = prepare(asked, models);
    return run(ready.model, ready.batch, {.keep = Keep::Context});
}

Answer answerOfCase(const Case& one, const Trace& trace, bool against)
{
    const Index tokens = std::ssize(trace.queries(0));
    return askedAnswer(trace, {0, one.position > 0 ? one.position - 1 : tokens - 1, one.answer,
                               against ? one.against : std::string()});
}

std::filesystem::path fileWith(const QTemporaryDir& folder, const char* name, const std::string& text)
{
    const std::filesystem::path path = folder.filePath(QString::fromLatin1(name)).toStdString();
    writeWhole(path, text);
    return path;
}

}  // namespace

/// The same question asked of many texts.
class TestCases final : public QObject {
    Q_OBJECT
private slots:
    void aModelOfPicturesReadsNoCases()
    {
        OpenedModels models;
        CaseRun run({.run = {.model = SOURCE_DIR "/resources/models/primer-vision"}}, seaCases, models);
        try {
            run.next({});
            QFAIL("a text was read");
        } catch (const Error& error) {
            QVERIFY2(error.code == Code::Missing && QByteArray(error.what()).contains("reads pictures"), error.what());
        }
    }
    void aSheetHasARowForEachCase()
    {
        const QTemporaryDir folder;
        const auto file = fileWith(folder, "cases.csv",
                                   "id,Text,answer,against,position,from\n1,The cat,sat,ran,2,The dog\n2,A,b,,,\n");
        const std::vector<Case> cases = readCases(file);
        QCOMPARE(cases.size(), std::size_t{2});
        QVERIFY(cases[0] == (Case{"The cat", "The dog", "sat", "ran", 2}));
        QVERIFY(cases[1] == (Case{"A", "", "b", "", 0}));
        for (const char* wrong : {"text,word\na,b\n", "text,answer\n,b\n", "text,answer\na,\n",
                                  "text,answer,position\na,b,0\n", "text,answer,position\na,b,last\n", "text,answer\n"})
            QVERIFY_THROWS_EXCEPTION(Error, readCases(fileWith(folder, "wrong.csv", wrong)));
    }

    void everyCellIsAPassOfItsOwn_data()
    {
        QTest::addColumn<CaseKind>("kind");
        QTest::addColumn<CaseMetric>("metric");
        QTest::newRow("zero") << CaseKind::Zero << CaseMetric::LogProbability;
        QTest::newRow("mean, probability") << CaseKind::Mean << CaseMetric::Probability;
        QTest::newRow("resample, difference") << CaseKind::Resample << CaseMetric::LogitDifference;
    }
    void everyCellIsAPassOfItsOwn()
    {
        QFETCH(CaseKind, kind);
        QFETCH(CaseMetric, metric);
        OpenedModels models;
        const CaseRun asked = finishedRun(kind, metric, models);
        QVERIFY(asked.results().isComplete());
        const auto number = [metric](double said) { return metric == CaseMetric::Probability ? std::exp(said) : said; };
        for (std::size_t i = 0; i < seaCases.size(); ++i) {
            const auto plain = traceOfText(seaCases[i].text);
            const Answer answer = answerOfCase(seaCases[i], *plain, metric == CaseMetric::LogitDifference);
            const CaseResult& found = asked.results().done[i];
            QVERIFY(std::abs(found.before - number(*logProbability(*plain, answer))) < 1e-6);
            const Ablation ablation{kind == CaseKind::Zero   ? Ablation::By::Zero
                                    : kind == CaseKind::Mean ? Ablation::By::Mean
                                                             : Ablation::By::Resample,
                                    kind == CaseKind::Zero ? ReferenceTexts() : caseReference};
            const HeadTable table = knockOutsByPasses(plain, {}, AttentionBlock::Self, answer, ablation);
            for (const auto& [layer, head] : {std::pair<Index, Index>{0, 1}, {1, 3}, {2, 0}}) {
                const double change = static_cast<double>(*table.at(Measure::KnockOut, layer, head));
                const double said = *logProbability(*plain, answer) + change;
                QVERIFY(std::abs(found.changes(layer, head) - (number(said) - found.before)) < 3e-5);
            }
        }
    }

    void patchesTakeTheOtherText()
    {
        OpenedModels models;
        const CaseRun asked = finishedRun(CaseKind::Head, CaseMetric::LogitDifference, models);
        const auto to = traceOfText(seaCases[0].text), from = traceOfText(seaCases[0].from);
        const AskedScore score{answerOfCase(seaCases[0], *to, true), AskedScore::Kind::LogProbability};
        const PatchSweep sweep =
            sweepPatches(from, to, score, {.kind = PatchKind::Head, .columns = PatchPlan::Columns::Heads});
        QVERIFY((asked.results().done[0].changes.array() - (sweep.values.array() - sweep.unpatched)).abs().maxCoeff()
                < 1e-6);
        QVERIFY(std::abs(*asked.results().done[0].source - *sweep.source) < 1e-6);
        // Columns that are tokens need texts of one length.
        std::vector<Case> lengths = seaCases;
        lengths[1].text += " at night";
        CaseRun byToken({.run = {.model = caseModel}, .kind = CaseKind::Residual}, lengths, models);
        QVERIFY(byToken.next({}));
        QVERIFY_THROWS_EXCEPTION(Error, byToken.next({}));
        QCOMPARE(byToken.results().done.size(), std::size_t{1});
    }

    void whatIsKnownIsGoneOnWith()
    {
        const QTemporaryDir folder;
        const std::filesystem::path file = folder.filePath(QStringLiteral("known.json")).toStdString();
        OpenedModels models;
        const CaseQuestion question{.run = {.model = caseModel}};
        CaseRun first(question, seaCases, models);
        QVERIFY(first.next({}));
        saveCases(first.results(), file);
        CaseRun second(question, seaCases, models);
        second.goOnWith(openCases(file));
        QCOMPARE(second.results().done.size(), std::size_t{1});
        while (second.next({})) {
        }
        while (first.next({})) {
        }
        for (std::size_t i = 0; i < seaCases.size(); ++i)
            QVERIFY(second.results().done[i].changes == first.results().done[i].changes);
        // Another question, other cases: refused.
        CaseRun other({.run = {.model = caseModel}, .kind = CaseKind::Mean}, seaCases, models);
        QVERIFY_THROWS_EXCEPTION(Error, other.goOnWith(openCases(file)));
        CaseRun fewer(question, {seaCases[0]}, models);
        QVERIFY_THROWS_EXCEPTION(Error, fewer.goOnWith(openCases(file)));
        writeWhole(file, "{\"format\": \"something\"}");
        QVERIFY_THROWS_EXCEPTION(Error, openCases(file));
    }

    void aCellIsTheMeanOverCases()
    {
        CaseResults results;
        results.cases = 3;
        for (const double change : {-1.0, 0.5, std::nan("")}) {
            CaseResult one{.before = change};
            one.changes = Eigen::MatrixXd::Constant(1, 2, change);
            results.done.push_back(one);
        }
        results.done[2].before = 2;
        const CaseCell cell = cellOf(results, 0, 1);
        QCOMPARE(cell.mean.moments().count, std::int64_t{2});
        QCOMPARE(cell.mean.mean(), -0.25);
        QCOMPARE(cell.lowest, std::size_t{0});
        QCOMPARE(cell.highest, std::size_t{1});
        const auto [low, high] = cell.mean.interval();
        QVERIFY(low >= -1 && high <= 0.5 && low < high);
        QCOMPARE(baselineOf(results).mean(), 0.5);
        QVERIFY(cellOf(results, 1, 0).mean.empty());
    }

    void whatIsMissingIsNamed()
    {
        OpenedModels models;
        std::vector<Case> without = seaCases;
        without[1].against.clear();
        without[2].from.clear();
        const auto made = [&](CaseKind kind, CaseMetric metric) {
            return CaseRun({.run = {.model = caseModel}, .metric = metric, .kind = kind}, without, models);
        };
        QVERIFY_THROWS_EXCEPTION(Error, made(CaseKind::Zero, CaseMetric::LogitDifference));
        QVERIFY_THROWS_EXCEPTION(Error, made(CaseKind::Head, CaseMetric::LogProbability));
        CaseRun run = made(CaseKind::Zero, CaseMetric::LogProbability);
        QVERIFY(run.next({}));
        std::stop_source stopped;
        stopped.request_stop();
        QVERIFY_THROWS_EXCEPTION(Stopped, run.next(stopped.get_token()));
        QCOMPARE(run.results().done.size(), std::size_t{1});
    }
};

TEST_CLASS(TestCases)
#include "tst_cases.moc"
