#include <QTemporaryDir>
#include <QTest>

#include "core/analysis/knock_out.h"
#include "core/analysis/measures.h"
#include "core/atlas/atlas_run.h"
#include "core/atlas/atlas_texts.h"
#include "core/random_bits.h"
#include "core/scan/scan.h"
#include "core/scan/scan_passes.h"
#include "core/scan/scan_table.h"
#include "core/scan/scanned_texts.h"
#include "core/scan/time_limit.h"
#include "core/stopped.h"
#include "tests/core/atlas/primer_models.h"
#include "tests/core/caught.h"
#include "tests/test_class.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <fstream>

using namespace core;

namespace {

using Kind = Finding::Kind;
using Outcome = Finding::Outcome;

const Finding* found(const Scan& scan, Kind kind, Index layer, Index head)
{
    const auto at = std::ranges::find_if(scan.findings, [&](const Finding& finding) {
        return finding.kind == kind && finding.head == AtlasHead{0, layer, head};
    });
    return at == scan.findings.end() ? nullptr : &*at;
}

const ScanPart& partOf(const Scan& scan, ScanPart::Kind kind)
{
    return *std::ranges::find(scan.parts, kind, &ScanPart::kind);
}

}  // namespace

/// What a scan says of the bundled models, whose heads are known, and of its own numbers asked one at a time.
class TestScan final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        m_texts = m_folder.filePath("texts.txt").toStdString();
        const std::vector<AtlasText> primer = atlasTexts("primer");
        std::ofstream file(m_texts);
        for (std::size_t text = 0; text < 40; ++text) file << primer[text].text << '\n';
        file.close();
        m_scan = scanOf(primerDecoder, 0);
    }

    void theHeadsThatThePrimerIsKnownForAreFound()
    {
        QCOMPARE(m_scan.read, 40U);
        QVERIFY(m_scan.isComplete());
        const Finding* induction = found(m_scan, Kind::Induces, 1, 3);
        QVERIFY(induction != nullptr && induction->outcome == Outcome::Passed);
        QVERIFY2(induction->number.mean > 0.85, qPrintable(QString::number(induction->number.mean)));
        QVERIFY(induction->checked->mean < 0);
        const Finding* previous = found(m_scan, Kind::LooksAt, 0, 3);
        QVERIFY(previous != nullptr && previous->measure == Measure::Previous && previous->outcome == Outcome::Passed);
        const auto feeds = std::ranges::find_if(m_scan.findings, [](const Finding& finding) {
            return finding.head == AtlasHead{0, 0, 3} && finding.other == AtlasHead{0, 1, 3};
        });
        QVERIFY(feeds != m_scan.findings.end() && feeds->outcome == Outcome::Passed);
        QVERIFY(feeds->without->mean < (1 - leastFall) * feeds->number.mean);
    }

    /// A name says in how many texts it holds, what its check said, and both come back from the scan's JSON.
    void namesKnowHowSureTheyAre()
    {
        const NameEvidence* previous = m_scan.names.of(AttentionBlock::Self, 0, 3, Measure::Previous);
        QVERIFY(previous != nullptr);
        QCOMPARE(previous->texts, Index{40});
        OpenedModels opened;
        Index holding = 0;
        for (const AtlasText& text : m_scan.texts) {
            const PreparedRun prepared = prepare(runOf(primerDecoder, {}, text), opened);
            const auto trace = run(prepared.model, prepared.batch, {.keep = Keep::Weights});
            const auto value = measured(*trace, 0, {.first = false}).at(Measure::Previous, 0, 3);
            if (static_cast<double>(*value) >= leastShare) ++holding;
        }
        QCOMPARE(previous->holding, holding);
        QVERIFY(previous->check == NameEvidence::Check::Passed);
        QVERIFY(surenessOf(previous) == Sureness::Checked);
        const NameEvidence* other = m_scan.names.of(AttentionBlock::Self, 0, 0, Measure::Previous);
        QVERIFY(other != nullptr && 2 * other->holding < other->texts && surenessOf(other) == Sureness::Refuted);
        QVERIFY(surenessOf(nullptr) == Sureness::Guess);
        NameEvidence unchecked = *previous;
        unchecked.check = NameEvidence::Check::None;
        QVERIFY(surenessOf(&unchecked) == Sureness::Often);
        const NameEvidence* induction = m_scan.names.of(AttentionBlock::Self, 1, 3, Measure::Induction);
        QVERIFY(induction != nullptr && induction->texts == Index{scannedSequences}
                && surenessOf(induction) == Sureness::Checked);

        const std::string file = m_folder.filePath("names.json").toStdString();
        std::ofstream(file) << scanJson(m_scan, std::vector<FindingWords>(m_scan.findings.size()));
        QVERIFY(readEvidence(file, m_scan.info).names == m_scan.names.names);
        std::ofstream(file) << "{\"findings\": []}";
        QVERIFY(caught([&] { readEvidence(file, m_scan.info); }).code == Code::Malformed);
    }

    /// A mean over texts, asked for text by text.
    void whereAHeadLooksIsTheMeanOfItsTexts()
    {
        const Finding* previous = found(m_scan, Kind::LooksAt, 0, 3);
        OpenedModels opened;
        std::vector<double> values;
        for (const AtlasText& text : m_scan.texts) {
            const PreparedRun prepared = prepare(runOf(primerDecoder, {}, text), opened);
            const auto trace = run(prepared.model, prepared.batch, {.keep = Keep::Weights});
            const auto value = measured(*trace, 0, {.first = false}).at(Measure::Previous, 0, 3);
            values.push_back(static_cast<double>(*value));
        }
        QVERIFY(std::abs(previous->number.mean - meanOfTexts(values)) < 1e-6);
        const auto best = std::ranges::max_element(values) - values.begin();
        QVERIFY(std::abs(values[*previous->text] - values[static_cast<std::size_t>(best)]) < 1e-6);
    }

    /// Losses are those of knock-outs that are asked for one at a time, over the texts that were drawn first.
    void lossesAreThoseOfKnockOuts()
    {
        const Finding* induction = found(m_scan, Kind::Induces, 1, 3);
        QCOMPARE(induction->loss->count, Index{mostTextsWithout});
        const std::vector<std::size_t> order = drawnOrder(m_scan.texts.size(), 0);
        OpenedModels opened;
        std::vector<double> changes;
        for (std::size_t i = 0; i < mostTextsWithout; ++i) {
            const PreparedRun prepared = prepare(runOf(primerDecoder, {}, m_scan.texts[order[i]]), opened);
            const auto trace = run(prepared.model, prepared.batch, {});
            std::vector<Answer> answers;
            for (std::size_t row = 0; row + 1 < trace->queries(0).size(); ++row)
                answers.push_back({.position = static_cast<Index>(row), .id = trace->queries(0)[row + 1].id});
            RunOptions options;
            options.interventions = {{.kind = Intervention::Kind::Scale, .layer = 1, .head = 3}};
            const auto without = run(prepared.model, prepared.batch, options);
            double sum = 0;
            for (const Answer& answer : answers)
                sum += *logProbability(*without, answer) - *logProbability(*trace, answer);
            changes.push_back(sum / static_cast<double>(answers.size()));
        }
        QVERIFY(std::abs(induction->loss->mean - meanOfTexts(changes)) < 1e-5);
    }

    void nothingRefutedStandsAmongWhatHolds()
    {
        int before = 0;
        double strength = 1;
        for (const Finding& finding : m_scan.findings) {
            const int rank = finding.outcome == Outcome::Passed ? 0 : finding.outcome == Outcome::NotChecked ? 1 : 2;
            QVERIFY(rank >= before);
            if (rank > before) strength = 1;
            before = rank;
            QVERIFY(finding.strength <= strength && finding.strength >= 0);
            strength = finding.strength;
            if (finding.outcome == Outcome::NotChecked) continue;
            QVERIFY(finding.checked.has_value());
            const bool holds = finding.outcome == Outcome::Passed;
            if (finding.check == Finding::Check::Shuffled)
                QCOMPARE(finding.checked->mean >= finding.number.mean / 2, holds);
            else if (finding.kind != Kind::FeedsInduction && holds)
                QVERIFY(finding.checked->isBelowZero());
        }
    }

    void theSameSeedGivesTheSameFindings()
    {
        const Scan again = scanOf(primerDecoder, 0);
        QCOMPARE(again.findings.size(), m_scan.findings.size());
        QVERIFY(again.findings == m_scan.findings);
        const Scan other = scanOf(primerDecoder, 1);
        QVERIFY(other.findings != m_scan.findings);  // other texts are run without heads
    }

    void theTimeIsKept()
    {
        const auto begin = std::chrono::steady_clock::now();
        ScanRequest request = requestOf(primerDecoder, 0);
        request.seconds = 0.2;
        OpenedModels opened;
        const Scan scan = scanned(request, opened);
        const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
        QVERIFY2(seconds < 5, qPrintable(QString::number(seconds)));
        QVERIFY(scan.read > 0);
        QVERIFY(!scan.isComplete());
        for (const Finding& finding : scan.findings)
            QVERIFY(finding.checked.has_value() == (finding.outcome != Outcome::NotChecked));
    }

    void itIsStoppedAtOnce()
    {
        std::stop_source stop;
        OpenedModels opened;
        int told = 0;
        const auto stopping = [&](const ScanProgress& progress) {
            QVERIFY(progress.done <= progress.asked);
            if (++told == 2) stop.request_stop();
        };
        bool stopped = false;
        try {
            scanned(requestOf(primerDecoder, 0), opened, stopping, stop.get_token());
        } catch (const Stopped&) {
            stopped = true;
        }
        QVERIFY(stopped);
        QCOMPARE(told, 2);
    }

    /// An encoder predicts no next token and has no induction: it is said so, and nothing is claimed.
    void whatAModelHasNotIsNotAsked()
    {
        const Scan scan = scanOf(primerEncoder, 0);
        for (const ScanPart::Kind kind :
             {ScanPart::Kind::Induction, ScanPart::Kind::Feeding, ScanPart::Kind::KnockOuts})
            QVERIFY(partOf(scan, kind).not_possible);
        QVERIFY(!scan.findings.empty());
        for (const Finding& finding : scan.findings) {
            QVERIFY(finding.kind != Kind::Induces && finding.kind != Kind::Matters);
            QVERIFY(!finding.loss);
        }
    }

    /// Nobody gave a target, so the model wrote it: its heads are said to do what they do in its own translations, not
    /// at the beginning of a target alone.
    void aTranslatorWritesItsTargets()
    {
        const std::string few = m_folder.filePath("few.txt").toStdString();
        std::ofstream(few) << "the cat sat on the mat\nwhere is the old house ?\nshe saw the small dog\n";
        OpenedModels opened;
        const Scan scan = scanned({.model = "t", .path = primerTranslator, .sources = {few}, .seconds = 600}, opened);
        QCOMPARE(scan.written, 3U);
        std::vector<double> shares;
        for (const AtlasText& text : scan.texts) {
            QVERIFY(!text.target.empty());
            const PreparedRun prepared = prepare(runOf(primerTranslator, {}, text), opened);
            const auto whole = run(prepared.model, prepared.batch, {.keep = Keep::Weights});
            const auto cross = blockOf(whole, AttentionBlock::Cross);
            QVERIFY(cross->queries(0).size() > 3);
            shares.push_back(static_cast<double>(
                *measured(*cross, 0, {.first = !cross->model->transformer.causal}).at(Measure::First, 0, 3)));
        }
        const NameEvidence* first = scan.names.of(AttentionBlock::Cross, 0, 3, Measure::First);
        QVERIFY(first != nullptr);
        QCOMPARE(first->texts, Index{3});
        QCOMPARE(first->holding, std::ranges::count_if(shares, [](double share) { return share >= leastShare; }));
        QVERIFY(!partOf(scan, ScanPart::Kind::KnockOuts).not_possible);
        QVERIFY(partOf(scan, ScanPart::Kind::KnockOuts).done == 3U);
    }

    void aPassIsKeptForThePartsThatComeBackToIt()
    {
        OpenedModels opened;
        const PreparedRun prepared = prepare(runOf(primerDecoder, {}, m_scan.texts.front()), opened);
        KeptPasses passes;
        const auto first = passes.of(4, prepared, {});
        QVERIFY(first->finished());
        QCOMPARE(passes.of(4, prepared, {}).get(), first.get());
        QVERIFY(passes.of(5, prepared, {}).get() != first.get());
    }

    void aTranslatorsThreeAttentionsAreScanned()
    {
        const std::string file = m_folder.filePath("pairs.txt").toStdString();
        std::ofstream(file) << "The cat is small.\t猫很小。\nI see a dog.\t我看见一只狗。\nThe dog sleeps.\t狗睡觉。\n";
        ScanRequest request = requestOf(primerTranslator, 0);
        request.sources = {file};
        OpenedModels opened;
        const Scan scan = scanned(request, opened);
        QCOMPARE(scan.blocks.size(), 3U);
        QCOMPARE(scan.read, 3U);
        QVERIFY(std::ranges::any_of(scan.findings, [](const Finding& finding) { return finding.head.block > 0; }));
        QVERIFY(!partOf(scan, ScanPart::Kind::KnockOuts).not_possible);
    }

    void shuffledTextsHaveTheSameTokens()
    {
        OpenedModels opened;
        const PreparedRun prepared = prepare(runOf(primerEncoder, {}, {"The cat sat on the mat today."}), opened);
        const Batch other = *shuffled(prepared.batch, 3);
        const auto idsOf = [](const Batch& batch) {
            std::vector<Index> ids;
            for (const Token& token : batch.sequences.front().tokens) ids.push_back(token.id);
            return ids;
        };
        std::vector<Index> before = idsOf(prepared.batch), after = idsOf(other);
        QVERIFY(before != after);
        QCOMPARE(after.front(), before.front());  // [CLS]
        QCOMPARE(after.back(), before.back());    // [SEP]
        std::ranges::sort(before);
        std::ranges::sort(after);
        QCOMPARE(after, before);
        QCOMPARE(idsOf(*shuffled(prepared.batch, 3)), idsOf(other));
        QVERIFY(!shuffled(prepare(runOf(primerDecoder, {}, {"cat"}), opened).batch, 3));
    }

    void aSpreadIsThatOfTexts()
    {
        const std::vector<double> values{1, 2, std::nan(""), 3};
        const Spread spread = spreadOf(values);
        QCOMPARE(spread.mean, 2.0);
        QCOMPARE(spread.deviation, 1.0);
        QCOMPARE(spread.count, Index{3});
        QVERIFY(spread.low <= 2 && spread.high >= 2 && spread.isAboveZero() && !spread.isBelowZero());
        QVERIFY(!spreadOf(std::vector<double>{-1.0}).isBelowZero());  // one text says nothing about others
        QVERIFY(std::isnan(spreadOf({}).mean));
    }

    void aTimeLimitEndsByItself()
    {
        const TimeLimit limit(std::chrono::steady_clock::now() + std::chrono::milliseconds(20), {});
        QTRY_VERIFY(limit.token().stop_requested());
        QVERIFY(limit.isOver());
        std::stop_source other;
        const TimeLimit long_one(std::chrono::steady_clock::now() + std::chrono::hours(1), other.get_token());
        QVERIFY(!long_one.isOver());
        other.request_stop();
        QVERIFY(long_one.isOver() && long_one.token().stop_requested());
    }

    void knockedOutIsWhatTheWaySays()
    {
        const Intervention zero = knockedOut(AttentionBlock::Cross, {2, 1, 3}, KnockOutWay::Zero);
        QVERIFY(zero.kind == Intervention::Kind::Scale && zero.factor == 0 && zero.block == AttentionBlock::Cross);
        QVERIFY(zero.layer == 1 && zero.head == 3);
        QVERIFY(knockedOut(AttentionBlock::Self, {}, KnockOutWay::Mean).kind == Intervention::Kind::Mean);
    }

    void mistakesAreNamed()
    {
        OpenedModels opened;
        ScanRequest request = requestOf(primerDecoder, 0);
        request.sources = {"nowhere.txt"};
        QVERIFY(caught([&] { scanned(request, opened); }).english().find("nowhere.txt") != std::string::npos);
        request = requestOf("/nowhere", 0);
        QVERIFY(caught([&] { scanned(request, opened); }).english().find("nowhere") != std::string::npos);
    }

    void commandsAreSafeInAShell()
    {
        Scan scan{.model = "a model", .info = {}, .blocks = {AttentionBlock::Self}};
        scan.texts = {{"It's $HOME"}};
        const std::string command = findingCommand(scan, {.kind = Kind::Matters, .head = {0, 1, 2}});
        QCOMPARE(command, std::string("attentionscope render --model 'a model' --text 'It'\\''s $HOME' --view map "
                                      "--layer 2 --head 3 --out head-2.3.html"));
    }

private:
    ScanRequest requestOf(const std::string& model, std::uint64_t seed) const
    {
        return {.model = model, .path = model, .sources = {m_texts}, .seconds = 3000, .seed = seed};
    }
    Scan scanOf(const std::string& model, std::uint64_t seed) const
    {
        OpenedModels opened;
        return scanned(requestOf(model, seed), opened);
    }

    QTemporaryDir m_folder;
    std::string m_texts;
    Scan m_scan;
};

TEST_CLASS(TestScan)
#include "tst_scan.moc"
