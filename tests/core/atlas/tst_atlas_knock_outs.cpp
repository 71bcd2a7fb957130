#include <QTemporaryDir>
#include <QTest>

#include "core/analysis/knock_out.h"
#include "core/atlas/atlas_run.h"
#include "core/explain/patch/ablation_sweep.h"
#include "tests/core/atlas/primer_models.h"
#include "tests/core/caught.h"
#include "tests/test_class.h"

#include <cmath>

using namespace core;

namespace {

const std::vector<AtlasText> english{{"The cat sat on the mat."},
                                     {"Zorbel met Anna. Anna thanked Zorbel."},
                                     {"The dogs near the cat sleep."},
                                     {"It was soft."}};
const std::vector<AtlasText> translated{{"The cat is small.", "猫很小。"}, {"I see a dog.", "我看见一只狗。"}};

Atlas knockedOut(const std::string& model, const std::vector<AtlasText>& texts, std::size_t knock_outs,
                 bool by_mean = false)
{
    Atlas atlas;
    atlas.texts = texts;
    OpenedModels opened;
    AtlasRun run(atlas, {{"", model, model}}, opened);
    run.askKnockOuts(knock_outs, by_mean);
    while (run.next()) {
    }
    return run.atlas();
}

/// By how much each next token of a text changes without a head, asked one at a time.
std::vector<std::vector<HeadTable>> oneByOne(const std::string& model, const std::vector<AtlasText>& texts,
                                             AttentionBlock block)
{
    std::vector<std::vector<HeadTable>> tables;
    OpenedModels opened;
    const Atlas none;
    for (const AtlasText& text : texts) {
        const PreparedRun prepared = prepare(runOf(model, none, text), opened);
        const auto trace = run(prepared.model, prepared.batch, {.keep = Keep::Context});
        const Trace& says = trace->decoder ? *trace->decoder : *trace;
        std::vector<Answer> answers;
        for (std::size_t i = 0; i + 1 < says.queries(0).size(); ++i)
            answers.push_back({.position = static_cast<Index>(i), .id = says.queries(0)[i + 1].id});
        tables.push_back(knockOutsOfEach(trace, {}, block, answers));
    }
    return tables;
}

}  // namespace

/// The next token's probability without a head, over texts.
class TestAtlasKnockOuts final : public QObject {
    Q_OBJECT
private slots:
    void theyAreThoseOfEveryNextToken_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<bool>("translates");
        QTest::newRow("decoder") << QString::fromStdString(primerDecoder) << false;
        QTest::newRow("encoder-decoder") << QString::fromStdString(primerTranslator) << true;
    }
    void theyAreThoseOfEveryNextToken()
    {
        QFETCH(const QString, model);
        QFETCH(const bool, translates);
        const std::vector<AtlasText>& texts = translates ? translated : english;
        const Atlas atlas = knockedOut(model.toStdString(), texts, texts.size());
        QCOMPARE(atlas.steps[0].knock_outs.done, texts.size());
        for (std::size_t block = 0; block < atlas.blocks.size(); ++block) {
            const auto tables = oneByOne(model.toStdString(), texts, atlas.blocks[block]);
            for (Index place = 0; place < atlas.layers * atlas.heads; ++place) {
                const AtlasHead head{block, place / atlas.heads, place % atlas.heads};
                Moments plain;
                for (const auto& of_text : tables)
                    for (const HeadTable& table : of_text)
                        plain.add(static_cast<double>(*table.at(Measure::KnockOut, head.layer, head.head)));
                const ResampledMean& found = atlas.steps[0].statistics[atlas.placeOf(head)].of(Measure::KnockOut);
                QCOMPARE(found.moments().count, plain.count);
                QVERIFY(std::abs(found.mean() - plain.mean()) < 1e-5);
                QVERIFY(found.interval().first <= found.mean() && found.mean() <= found.interval().second);
            }
        }
    }

    /// By their means over those texts, as each next token is asked for alone; a single token counts for nothing.
    void headsMeansStandInTheirPlace()
    {
        std::vector<AtlasText> texts = english;
        texts.push_back({"a"});
        const Atlas atlas = knockedOut(primerDecoder, texts, texts.size(), true);
        const AtlasKnockOuts& job = atlas.steps[0].knock_outs;
        QVERIFY(job.by_mean && job.done == texts.size() && job.counted == english.size());
        std::vector<std::string> lines;
        for (const AtlasText& text : texts) lines.push_back(text.text);
        const Ablation ablation{Ablation::By::Mean, ReferenceTexts("texts", lines)};
        OpenedModels opened;
        std::vector<Moments> wanted(atlas.steps[0].statistics.size());
        for (const AtlasText& text : english) {
            const PreparedRun prepared = prepare(runOf(primerDecoder, atlas, text), opened);
            const auto trace = run(prepared.model, prepared.batch, {.keep = Keep::Context});
            for (std::size_t i = 0; i + 1 < trace->queries(0).size(); ++i) {
                const Answer next{.position = static_cast<Index>(i), .id = trace->queries(0)[i + 1].id};
                const HeadTable table = sweepKnockOuts(trace, {}, AttentionBlock::Self, next, ablation);
                for (std::size_t place = 0; place < wanted.size(); ++place) {
                    const AtlasHead head = atlas.headAt(place);
                    wanted[place].add(static_cast<double>(*table.at(Measure::KnockOut, head.layer, head.head)));
                }
            }
        }
        for (std::size_t place = 0; place < wanted.size(); ++place) {
            const ResampledMean& found = atlas.steps[0].statistics[place].of(Measure::KnockOut);
            QCOMPARE(found.moments().count, wanted[place].count);
            QVERIFY(std::abs(found.mean() - wanted[place].mean()) < 1e-5);
        }
        QVERIFY(atlas.steps[0].statistics != knockedOut(primerDecoder, texts, texts.size()).steps[0].statistics);
    }

    /// Beside every drawn row stands what its prediction loses.
    void drawnRowsHaveTheirs()
    {
        const Atlas atlas = knockedOut(primerDecoder, english, english.size());
        const std::vector<AtlasRow>& rows = atlas.steps[0].rows[0].without.rows();
        QVERIFY(rows.size() > 15);
        const auto tables = oneByOne(primerDecoder, english, AttentionBlock::Self);
        for (std::size_t place = 0; place < atlas.steps[0].statistics.size(); ++place) {
            const HeadStatistics& head = atlas.steps[0].statistics[place];
            const AtlasHead at = atlas.headAt(place);
            QCOMPARE(head.without.size(), rows.size());
            for (std::size_t i = 0; i < rows.size(); ++i) {
                const auto& of_text = tables[static_cast<std::size_t>(rows[i].text)];
                QVERIFY(static_cast<std::size_t>(rows[i].query) < of_text.size());
                const auto change =
                    of_text[static_cast<std::size_t>(rows[i].query)].at(Measure::KnockOut, at.layer, at.head);
                QVERIFY(std::abs(head.without[i][placeInRow(Measure::KnockOut)] - *change) < 1e-4F);
                QVERIFY(!std::isnan(head.without[i][placeInRow(Measure::Entropy)]));
            }
        }
    }

    void aSampleIsDrawn()
    {
        const Atlas atlas = knockedOut(primerDecoder, english, 2);
        QCOMPARE(atlas.steps[0].knock_outs.texts.size(), 2U);
        QVERIFY(atlas.steps[0].statistics[0].of(Measure::KnockOut).moments().count > 0);
        OpenedModels opened;
        AtlasRun again(atlas, {{"", primerDecoder, primerDecoder}}, opened);
        again.askKnockOuts(2);
        QVERIFY(!again.next());  // nothing is done twice
        again.askKnockOuts(3);
        while (again.next()) {
        }
        QCOMPARE(again.atlas(), knockedOut(primerDecoder, english, 3));
    }

    /// Ended between any two texts, and gone on with from the file.
    void whatWasBegunIsGoneOnWith()
    {
        const QTemporaryDir folder;
        const std::filesystem::path file = folder.filePath("a.attnatlas").toStdString();
        const Atlas whole = knockedOut(primerDecoder, english, 40);  // more than there are
        QCOMPARE(whole.steps[0].knock_outs.asked, english.size());
        Atlas atlas;
        atlas.texts = english;
        bool goes = true;
        for (int turns = 0; goes; ++turns) {
            OpenedModels opened;
            AtlasRun run(atlas, {{"", primerDecoder, primerDecoder}}, opened);
            run.askKnockOuts(40);
            goes = run.next();
            saveAtlas(run.atlas(), file);
            atlas = openAtlas(file);
            QVERIFY(turns < 10);
        }
        QCOMPARE(atlas, whole);
    }

    void whatPredictsNothingIsRefused()
    {
        QCOMPARE(caught([] { knockedOut(primerEncoder, english, 2); }).code, Code::Unsupported);
    }
};

TEST_CLASS(TestAtlasKnockOuts)
#include "tst_atlas_knock_outs.moc"
