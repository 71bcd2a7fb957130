#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "core/atlas/atlas_changes.h"
#include "core/atlas/atlas_request.h"
#include "core/atlas/atlas_run.h"
#include "core/atlas/atlas_texts.h"
#include "core/atlas/head_search.h"
#include "core/file/zip_files.h"
#include "core/session/session_names.h"
#include "tests/core/atlas/primer_models.h"
#include "tests/core/caught.h"
#include "tests/said_parts.h"
#include "tests/test_class.h"

#include <array>
#include <cmath>
#include <fstream>
#include <iterator>

using namespace core;
namespace fs = std::filesystem;

namespace {

const std::string nothing = "nothing was thrown";

const std::vector<std::string> usualTexts = {"The cat sat on the mat because it was tired.", "The mouse sleeps.",
                                             "The dog and the cat and the dog.", "It was soft."};

Atlas computed(const std::vector<AtlasModel>& models, std::size_t knock_outs = 0,
               const std::vector<Intervention>& off = {}, const std::vector<std::string>& texts = usualTexts)
{
    Atlas atlas{.off = off};
    for (const std::string& text : texts) atlas.texts.push_back({text});
    OpenedModels opened;
    AtlasRun run(atlas, models, opened);
    if (knock_outs > 0) run.askKnockOuts(knock_outs);
    while (run.next()) {
    }
    return run.atlas();
}

std::string fileBytes(const fs::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

std::size_t found(const Atlas& atlas, const char* asked)
{
    const HeadSearch search(asked);
    std::size_t count = 0;
    for (std::size_t place = 0; place < atlas.steps[0].statistics.size(); ++place)
        count += search.finds(atlas, 0, atlas.headAt(place)) ? 1 : 0;
    return count;
}

}  // namespace

/// An atlas as a file, the notes about its heads, and the search for heads.
class TestAtlasFile final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        m_file = fs::path(m_folder.path().toStdString()) / "a.attnatlas";
        m_atlas = computed({{"", primerDecoder, primerDecoder}}, 2);
    }

    void everythingIsKept()
    {
        Atlas atlas = m_atlas;
        atlas.setNote({{0, 2, 1}, "copies", {"induction", "names"}, "Looks where the name stood before."});
        atlas.setNote({{0, 0, 3}, "", {"previous"}, ""});
        saveAtlas(atlas, m_file);
        QCOMPARE(openAtlas(m_file), atlas);
        QCOMPARE(openAtlas(m_file).notes.front().head, (AtlasHead{0, 0, 3}));
        atlas.setNote({{0, 2, 1}, "", {}, ""});
        QCOMPARE(atlas.notes.size(), 1U);
        QVERIFY(atlas.noteOf({0, 2, 1}) == nullptr);
    }

    void damagedAtlasesAreRefused()
    {
        saveAtlas(m_atlas, m_file);
        const std::string whole = fileBytes(m_file);
        const auto written = [&](const std::string& bytes) {
            std::ofstream(m_file, std::ios::binary) << bytes;
            return caught([&] { openAtlas(m_file); });
        };
        for (std::size_t cut = 1; cut < whole.size(); cut += whole.size() / 20)
            QVERIFY(saidParts(written(whole.substr(0, cut))).field != nothing);
        std::string other = whole;
        other[whole.size() / 2] = static_cast<char>(other[whole.size() / 2] ^ 0x11);
        QVERIFY(saidParts(written(other)).field != nothing);
        QVERIFY(written("no archive").code == Code::Malformed);
    }

    /// A stranger's file may say anything.
    void forgedAtlasesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("format") << QByteArray("attentionscope atlas") << QByteArray("another thing");
        QTest::newRow("version") << QByteArray("\"version\":2") << QByteArray("\"version\":5");
        QTest::newRow("more heads") << QByteArray("\"heads\":6") << QByteArray("\"heads\":7");
        QTest::newRow("fewer heads") << QByteArray("\"heads\":6") << QByteArray("\"heads\":5");
        QTest::newRow("many layers") << QByteArray("\"layers\":4") << QByteArray("\"layers\":9999");
        QTest::newRow("a block") << QByteArray("\"self\"") << QByteArray("\"selves\"");
        QTest::newRow("more done") << QByteArray("\"done\":4") << QByteArray("\"done\":5");
        QTest::newRow("a text that is not there")
            << QByteArray("\"knock_outs_done\":2") << QByteArray("\"knock_outs_done\":3");
        QTest::newRow("a name that steers a terminal")
            << QByteArray("\"name\":\"\"") << QByteArray("\"name\":\"\\u001b[2J\"");
        QTest::newRow("passed over") << QByteArray("\"passed_over\":[]") << QByteArray("\"passed_over\":[99]");
    }
    void forgedAtlasesAreRefused()
    {
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        saveAtlas(m_atlas, m_file);
        const std::string bytes = fileBytes(m_file);
        std::vector<PackedFile> files = filesOfZip(std::as_bytes(std::span(bytes)), "a");
        QByteArray about = QByteArray::fromStdString(files.front().bytes);
        QVERIFY(about.contains(before));
        files.front().bytes = about.replace(before, after).toStdString();
        std::ofstream(m_file, std::ios::binary) << zipOf(files, "a");
        QVERIFY(saidParts(caught([&] { openAtlas(m_file); })).field != nothing);
    }

    /// Rows of texts that are not there, and numbers that are none.
    void forgedNumbersAreRefused()
    {
        const auto refused = [&](const auto& change) {
            Atlas atlas = m_atlas;
            change(atlas.steps[0]);
            saveAtlas(atlas, m_file);
            return saidParts(caught([&] { openAtlas(m_file); })).field != nothing;
        };
        const double nan = std::numeric_limits<double>::quiet_NaN();
        QVERIFY(!refused([](AtlasStep&) {}));
        QVERIFY(refused([](AtlasStep& step) { step.rows[0].drawn = RowReservoir({{99, 0}}); }));
        QVERIFY(refused([](AtlasStep& step) { step.rows[0].without = RowReservoir({{0, -1}}); }));
        QVERIFY(refused([](AtlasStep& step) { step.statistics[3].samples[0][0] = {{{-1, 0}, 0.5F}}; }));
        QVERIFY(refused([](AtlasStep& step) { step.statistics[3].drawn.resize(100, noValues); }));
        QVERIFY(refused([&](AtlasStep& step) { step.statistics[3].entropy[2] = nan; }));
        QVERIFY(refused([](AtlasStep& step) { step.statistics[3].first[2] = -1; }));
        QVERIFY(refused([&](AtlasStep& step) {
            Moments moments;
            moments.add(nan);
            step.statistics[3].means[0].add(moments, replicateCounts(0));
        }));
    }

    void whatOneAsksOfHeads()
    {
        Atlas atlas = m_atlas;
        atlas.setNote({{0, 2, 1}, "copier", {"Induction", "names"}, "Looks back."});
        QCOMPARE(found(atlas, ""), 24U);
        QCOMPARE(found(atlas, "layer = 1"), 6U);
        QCOMPARE(found(atlas, "layer = 1 and head <= 2"), 2U);
        QCOMPARE(found(atlas, "layer = 1 head <= 2 or layer > 3"), 8U);
        QCOMPARE(found(atlas, "not (layer = 1 or layer = 2)"), 12U);
        QCOMPARE(found(atlas, "tag = induction"), 1U);
        QCOMPARE(found(atlas, "COPIER"), 1U);
        QCOMPARE(found(atlas, "\"looks back\""), 1U);
        QCOMPARE(found(atlas, "3.2"), 1U);
        QCOMPARE(found(atlas, "nobody"), 0U);
        QCOMPARE(found(atlas, "previous > 0.6"), 1U);  // 1.4, as its card says
        QCOMPARE(found(atlas, "entropy share >= 0 and entropy_share < 2 and knock-out < 100"), 24U);
        QVERIFY(found(atlas, "induction > 0.5") >= 1);
        QCOMPARE(found(atlas, "special > -1 or not special > -1"), 24U);
        QCOMPARE(found(atlas, "special > -1"), 0U);  // no text has such tokens
        QCOMPARE(HeadSearch("first > 0.5 or knock_out < 0").measures(),
                 (std::vector<Measure>{Measure::First, Measure::KnockOut}));
    }

    void whatIsNotUnderstoodIsNamed_data()
    {
        QTest::addColumn<QString>("asked");
        for (const char* asked : {"previous >", "previous > much", "( layer = 1", "layer = 1 )", "> 3", "weight > 3",
                                  "tag > x", "not", "and", "layer = 1 or", "tag =", "= ="})
            QTest::newRow(asked) << asked;
        QTest::newRow("deep") << QString(5000, '(');
    }
    void whatIsNotUnderstoodIsNamed()
    {
        QFETCH(const QString, asked);
        QCOMPARE(saidParts(caught([&] { HeadSearch(asked.toStdString()); })).field, std::string("the search"));
    }

    /// Steps of a training have one atlas; the same weights are computed once.
    void aTrainingIsOneAtlas()
    {
        const Atlas film =
            computed({{"step-1", primerDecoder, primerDecoder}, {"step-2", primerDecoder, primerDecoder}});
        QCOMPARE(film.steps.size(), 2U);
        QCOMPARE(sameWeightsBefore(film, 1), std::optional<std::size_t>(0));
        QVERIFY(!sameWeightsBefore(film, 0));
        QCOMPARE(film.steps[1].statistics, film.steps[0].statistics);
        for (const AtlasChange& change : changesBetween(film, 0, film, 1)) QCOMPARE(change.size(), 0.0);
        saveAtlas(film, m_file);
        QCOMPARE(openAtlas(m_file), film);
        QCOMPARE(caught([] {
                     computed({{"a", primerDecoder, primerDecoder}, {"b", primerTranslator, primerTranslator}});
                 }).code,
                 Code::WrongShape);
    }

    /// The kept atlas of a training: when heads that induct arise, and that the head which looks at the token before
    /// comes first, and softly.
    void aTrainingIsKept()
    {
        const fs::path file = SOURCE_DIR "/resources/atlases/primer-training.attnatlas";
        QVERIFY(fs::file_size(file) <= 6'000'000);
        const Atlas film = openAtlas(file);
        QCOMPARE(film.steps.size(), 12U);
        const auto most = [&](const char* name, Measure measure) {
            const auto step = std::ranges::find(film.steps, std::string(name), &AtlasStep::name);
            double largest = 0;
            for (const HeadStatistics& head : step->statistics) largest = std::max(largest, head.of(measure).mean());
            return largest;
        };
        QVERIFY(most("step-400", Measure::Induction) < 0.05);
        QVERIFY(most("step-800", Measure::Induction) > 0.85);
        QVERIFY(most("step-400", Measure::Previous) > 0.2 && most("step-0", Measure::Previous) < 0.13);
        QVERIFY(most("step-1494", Measure::Previous) < 0.6);
    }

    /// Every row of the help's study agrees with the atlas.
    void theStudySaysWhatItsAtlasHas()
    {
        const Atlas atlas = openAtlas(SOURCE_DIR "/resources/atlases/minilm-sentences.attnatlas");
        std::ifstream study(SOURCE_DIR "/resources/help/minilm-heads.md");
        const QRegularExpression row(
            QStringLiteral(R"(^\| (\d+)\.(\d+) \| (\w+) \| ([\d.]+) \| ([\d.]+) to ([\d.]+) \| (\d+) \|$)"));
        int rows = 0;
        for (std::string line; std::getline(study, line);) {
            const QRegularExpressionMatch found = row.match(QString::fromStdString(line));
            if (!found.hasMatch()) continue;
            ++rows;
            const AtlasHead head{0, found.captured(1).toInt() - 1, found.captured(2).toInt() - 1};
            const std::string name = found.captured(3).toStdString();
            const auto* measure = std::ranges::find(measures, name, &std::pair<Measure, const char*>::second);
            const ResampledMean& mean = atlas.steps[0].statistics[atlas.placeOf(head)].of(measure->first);
            const auto number = [](double value) { return QString::number(value, 'f', 3); };
            QCOMPARE(number(mean.mean()), found.captured(4));
            QCOMPARE(number(mean.interval().first), found.captured(5));
            QCOMPARE(number(mean.interval().second), found.captured(6));
            QCOMPARE(QString::number(mean.moments().count), found.captured(7));
        }
        QVERIFY(rows > 12);
        QCOMPARE(::found(atlas, "special > 0.5"), 25U);
        QCOMPARE(::found(atlas, "special > 0.5 and layer = 5"), 8U);
        QCOMPARE(::found(atlas, "special > 0.5 and (layer = 1 or layer = 6)"), 0U);
        QCOMPARE(::found(atlas, "special_later > 0.1105"), 0U);
        QCOMPARE(::found(atlas, "previous > 0.5 or next > 0.5"), 2U);
    }

    void changesComeStrongestFirst()
    {
        Atlas other = computed({{"", primerDecoder, primerDecoder}});
        std::swap(other.steps[0].statistics[3], other.steps[0].statistics[20]);
        const std::vector<AtlasChange> changes = changesBetween(m_atlas, 0, other, 0);
        QVERIFY(changes.front().size() > 0);
        QVERIFY(std::ranges::is_sorted(changes, std::greater<>(), &AtlasChange::strength));
        for (const AtlasChange& change : changes)
            if (change.spread > 0) QCOMPARE(change.strength(), change.size() / change.spread);
        // Only the two heads that were exchanged changed.
        for (const AtlasChange& change : changes)
            if (change.head != m_atlas.headAt(3) && change.head != m_atlas.headAt(20)) QCOMPARE(change.size(), 0.0);
        const Atlas encoders = computed({{"", primerTranslator, primerTranslator}});
        QCOMPARE(caught([&] { changesBetween(m_atlas, 0, encoders, 0); }).code, Code::WrongShape);
    }

    /// What texts have in common does not spread a change: each text counts as often in both means.
    void changesOverTheSameTextsArePaired()
    {
        const std::vector<AtlasModel> model = {{"", primerDecoder, primerDecoder}};
        const std::vector<Intervention> off = {{.layer = 0, .head = 2}, {.layer = 1}};
        const Atlas without = computed(model, 2, off);
        const auto spreadOf = [&](const AtlasHead& head, Measure measure) {
            std::array<std::vector<double>, 2> sums, counts;
            for (auto* numbers : {&sums, &counts})
                for (auto& each : *numbers) each.resize(replicates);
            for (std::size_t text = 0; text < usualTexts.size(); ++text) {
                const ReplicateCounts drawn = replicateCounts(text);
                for (const bool second : {false, true}) {
                    const Atlas one =
                        computed(model, 0, second ? off : std::vector<Intervention>(), {usualTexts[text]});
                    const Moments& moments = one.steps[0].statistics[one.placeOf(head)].of(measure).moments();
                    for (std::size_t i = 0; i < replicates; ++i) {
                        sums[second][i] += moments.sum * drawn[i];
                        counts[second][i] += static_cast<double>(moments.count * drawn[i]);
                    }
                }
            }
            Moments differences;
            for (std::size_t i = 0; i < replicates; ++i)
                if (counts[0][i] > 0) differences.add(sums[1][i] / counts[1][i] - sums[0][i] / counts[0][i]);
            return differences.deviation();
        };
        const std::vector<AtlasChange> changes = changesBetween(m_atlas, 0, without, 0);
        int looked = 0, tighter = 0;
        for (const AtlasChange& change : changes) {
            QVERIFY(change.paired);
            if (change.measure != Measure::Entropy || change.head.layer < 2 || change.head.head > 1) continue;
            QVERIFY(std::abs(change.spread - spreadOf(change.head, change.measure)) < 1e-5);
            const auto width = [&](const Atlas& atlas) {
                const auto [low, high] =
                    atlas.steps[0].statistics[atlas.placeOf(change.head)].of(change.measure).interval();
                return high - low;
            };
            if (change.spread < std::hypot(width(m_atlas), width(without)) / (2 * 1.959964)) ++tighter;
            ++looked;
        }
        QCOMPARE(looked, 4);
        QVERIFY(tighter > 2);
        // Atlases of other texts, and those in whose files replicates were not kept, are compared by both intervals.
        Atlas old = without, others = computed(model, 0, {}, {"The mouse sleeps.", "It was tired."});
        for (HeadStatistics& head : old.steps[0].statistics)
            for (ResampledMean& mean : head.means) mean.replicateNumbers().clear();
        saveAtlas(old, m_file);
        old = openAtlas(m_file);
        for (const Atlas* other : {&old, &others})
            for (const AtlasChange& change :
                 changesBetween(m_atlas, 0, *other, 0))  // induction is of the same sequences
                QCOMPARE(change.paired, other == &others && change.measure == Measure::Induction);
    }

    void headsThatAreOffAreKept()
    {
        const std::vector<AtlasModel> model = {{"", primerDecoder, primerDecoder}};
        const Atlas atlas = computed(model, 0, {{.layer = 0, .head = 2}, {.layer = 1}}, {"The mouse sleeps."});
        QCOMPARE(offNames(atlas), std::string("1.3, 2.*"));
        saveAtlas(atlas, m_file);
        QCOMPARE(openAtlas(m_file), atlas);
        const AtlasRequest whole{.models = model, .file = m_file};
        QCOMPARE(caught([&] { begunAtlas(whole); }).code, Code::OutOfRange);  // it is of a changed model
        QCOMPARE(caught([&] { computed(model, 0, {{.layer = 0, .head = 6}}); }).code, Code::OutOfRange);
    }

    void textsComeFromLinesSheetsAndFolders()
    {
        const QTemporaryDir folder;
        const fs::path path = folder.path().toStdString();
        std::ofstream(path / "a.txt") << "one\n\n  \nles chats\tthe cats\n";
        std::ofstream(path / "b.csv") << "name,text\nx,\"two, three\"\ny,\n";
        const std::vector<AtlasText> lines = atlasTexts(path / "a.txt");
        QCOMPARE(lines.size(), 2U);
        QCOMPARE(lines[1].text, std::string("les chats"));
        QCOMPARE(lines[1].target, std::string("the cats"));
        QCOMPARE(atlasTexts(path / "b.csv", "name").size(), 2U);
        QCOMPARE(atlasTexts(path / "b.csv").front().text, std::string("two, three"));
        QCOMPARE(atlasTexts(path).size(), 3U);
        QVERIFY(caught([&] { atlasTexts(path / "b.csv", "none"); }).code == Code::Missing);
        QVERIFY(caught([&] { atlasTexts(path / "missing.txt"); }).code == Code::CannotRead);
    }

    void collectionsComeWithTheProgram()
    {
        QCOMPARE(bundledCollections().size(), 3U);
        QCOMPARE(atlasTexts("documents").size(), 24U);
        for (const AtlasText& text : atlasTexts("documents")) QCOMPARE(text.spans.size(), 5U);
        QCOMPARE(atlasTexts("sentences").size(), 500U);
        QCOMPARE(atlasTexts("primer").size(), 1000U);
    }

private:
    QTemporaryDir m_folder;
    fs::path m_file;
    Atlas m_atlas;
};

TEST_CLASS(TestAtlasFile)
#include "tst_atlas_file.moc"
