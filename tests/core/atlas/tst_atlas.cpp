#include <QTemporaryDir>
#include <QTest>

#include "core/atlas/atlas_run.h"
#include "core/atlas/atlas_texts.h"
#include "core/attention/pooling.h"
#include "core/kernel/parallel.h"
#include "core/model/pass/head_stages.h"
#include "core/prepare/prepared_run.h"
#include "tests/core/caught.h"
#include "tests/test_class.h"

#include <cmath>
#include <fstream>
#include <iterator>

using namespace core;
namespace fs = std::filesystem;

namespace {

const std::string encoder = SOURCE_DIR "/resources/models/primer-encoder";
const std::string decoder = SOURCE_DIR "/resources/models/primer-decoder";

const std::vector<std::string> sentences{"The cat sat on the mat because it was tired.",
                                         "The dog sat on the mat because it was soft.",
                                         "The mouse sleeps.",
                                         "The cat and the dog and the cat.",
                                         "The small mouse saw the big cat.",
                                         "It was tired."};

Atlas begun(const std::string& model, std::size_t count = sentences.size())
{
    Atlas atlas{.model = model};
    for (std::size_t i = 0; i < count; ++i) atlas.texts.push_back({sentences[i]});
    return atlas;
}

Atlas finished(Atlas atlas, std::size_t most = 1000)
{
    OpenedModels models;
    const fs::path model = atlas.model;
    AtlasRun run(std::move(atlas), model, models);
    while (most-- > 0 && run.next()) {
    }
    return run.atlas();
}

std::shared_ptr<const Trace> traceOf(const std::string& model, const std::string& text)
{
    OpenedModels models;
    const PreparedRun prepared = prepare({.model = model, .texts = {text}}, models);
    return run(prepared.model, prepared.batch, {.keep = Keep::Weights});
}

/// Entropy, weight on the first token and on the one before, and distance, as plainly as they are written down.
struct Plain {
    double entropy = 0, first = 0, previous = 0, distance = 0;
    Index rows = 0, with_previous = 0;

    void add(const Matrix& weights)
    {
        for (Index query = 0; query < weights.rows(); ++query) {
            for (Index key = 0; key < weights.cols(); ++key) {
                const auto weight = static_cast<double>(weights(query, key));
                if (weight > 0) entropy -= weight * std::log(weight);
                distance += weight * static_cast<double>(std::abs(query - key));
            }
            first += static_cast<double>(weights(query, 0));
            ++rows;
            if (query == 0) continue;
            previous += static_cast<double>(weights(query, query - 1));
            ++with_previous;
        }
    }
};

std::size_t placeOf(Measure measure)
{
    return static_cast<std::size_t>(std::ranges::find(atlasMeasures, measure) - atlasMeasures.begin());
}

bool isNear(double a, double b) { return std::abs(a - b) <= 1e-5 * std::max(1.0, std::abs(b)); }

std::string bytesOf(const fs::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

}  // namespace

/// What heads do over many texts.
class TestAtlas final : public QObject {
    Q_OBJECT
private slots:
    void meansAreThoseOfAllQueries_data()
    {
        QTest::addColumn<QString>("model");
        QTest::newRow("encoder") << QString::fromStdString(encoder);
        QTest::newRow("decoder") << QString::fromStdString(decoder);
    }
    void meansAreThoseOfAllQueries()
    {
        QFETCH(const QString, model);
        const Atlas atlas = finished(begun(model.toStdString()));
        QVERIFY(atlas.isComplete());
        std::vector<Plain> plain(static_cast<std::size_t>(atlas.layers * atlas.heads));
        for (const std::string& sentence : sentences) {
            const auto trace = traceOf(model.toStdString(), sentence);
            for (Index place = 0; place < std::ssize(plain); ++place)
                plain[static_cast<std::size_t>(place)].add(
                    *headWeights(*trace, {place / atlas.heads, place % atlas.heads, 0}));
        }
        for (std::size_t i = 0; i < plain.size(); ++i) {
            const auto mean = [&](Measure measure) { return atlas.statistics[i].moments[placeOf(measure)].mean(); };
            const auto rows = static_cast<double>(plain[i].rows);
            QCOMPARE(atlas.statistics[i].moments[placeOf(Measure::Entropy)].count, plain[i].rows);
            QVERIFY(isNear(mean(Measure::Entropy), plain[i].entropy / rows));
            QVERIFY(isNear(mean(Measure::Distance), plain[i].distance / rows));
            QVERIFY(isNear(mean(Measure::First), plain[i].first / rows));
            QVERIFY(isNear(mean(Measure::Previous), plain[i].previous / static_cast<double>(plain[i].with_previous)));
            double weight = 0, queries = 0;
            for (const double bin : atlas.statistics[i].distance) weight += bin;
            for (const double bin : atlas.statistics[i].entropy) queries += bin;
            QVERIFY(isNear(weight, rows));  // each row's weights are 1 together
            QCOMPARE(queries, rows);
        }
    }

    void threadsChangeNothing()
    {
        const Index all = threads();
        setThreads(1);
        const Atlas alone = finished(begun(encoder));
        setThreads(4);
        const Atlas together = finished(begun(encoder));
        setThreads(all);
        QCOMPARE(together, alone);
    }

    void whatWasBegunIsGoneOnWith()
    {
        const QTemporaryDir folder;
        const fs::path file = fs::path(folder.path().toStdString()) / "a.attnatlas";
        const Atlas whole = finished(begun(decoder));
        for (std::size_t done = 0; done <= sentences.size(); ++done) {
            saveAtlas(finished(begun(decoder), done), file);
            const Atlas before = openAtlas(file);
            QCOMPARE(before.done, done);
            QCOMPARE(finished(before), whole);
        }
    }

    void anotherModelIsNotGoneOnWith()
    {
        Atlas atlas = finished(begun(encoder), 2);
        atlas.model = decoder;
        OpenedModels models;
        QCOMPARE(caught([&] { AtlasRun(atlas, decoder, models); }).field, std::string("the model"));
    }

    /// What a file says of the model is not believed.
    void anAtlasOfOtherHeadsIsNotGoneOnWith()
    {
        const auto refused = [](auto change) {
            Atlas atlas = finished(begun(encoder), 2);
            change(atlas);
            OpenedModels models;
            return caught([&] { AtlasRun(atlas, encoder, models); }).field != "nothing was thrown";
        };
        QVERIFY(!refused([](Atlas&) {}));
        QVERIFY(refused([](Atlas& atlas) { atlas.heads += 1; }));
        QVERIFY(refused([](Atlas& atlas) { std::swap(atlas.layers, atlas.heads); }));
        QVERIFY(refused([](Atlas& atlas) { atlas.blocks = {AttentionBlock::Cross}; }));
        QVERIFY(refused([](Atlas& atlas) { atlas.fingerprint = 0; }));
    }

    void intervalsHoldTheirMean()
    {
        const Atlas atlas = finished(begun(encoder));
        const Atlas one = finished(begun(encoder, 1));
        std::size_t narrow = 0, all = 0;
        for (std::size_t i = 0; i < atlas.statistics.size(); ++i)
            for (std::size_t j = 0; j < atlasMeasures.size(); ++j) {
                const Moments& moments = atlas.statistics[i].moments[j];
                if (moments.count == 0) continue;
                const auto [low, high] = atlas.statistics[i].resampled[j].interval();
                QVERIFY(low <= high);
                ++all;
                narrow += low <= moments.mean() + 1e-9 && moments.mean() <= high + 1e-9 ? 1 : 0;
                const auto [only, same] = one.statistics[i].resampled[j].interval();
                if (one.statistics[i].moments[j].count > 0)
                    QVERIFY(isNear(only, same));  // of one text there is no spread
            }
        QVERIFY(narrow * 100 >= all * 95);
    }

    /// The counts of replicates are those of a Poisson variable of mean 1.
    void textsAreResampled()
    {
        double sum = 0, squares = 0, zeros = 0;
        constexpr std::uint64_t texts = 500;
        for (std::uint64_t text = 0; text < texts; ++text)
            for (const std::uint8_t count : replicateCounts(text)) {
                sum += count;
                squares += count * count;
                zeros += count == 0 ? 1 : 0;
            }
        constexpr double all = texts * replicates;
        QVERIFY(std::abs(sum / all - 1) < 0.01);
        QVERIFY(std::abs(squares / all - sum / all * (sum / all) - 1) < 0.03);
        QVERIFY(std::abs(zeros / all - std::exp(-1.0)) < 0.01);
        QVERIFY(replicateCounts(0) != replicateCounts(1));
    }

    void samplesAreRowsOfTheTexts()
    {
        const Atlas atlas = finished(begun(encoder));
        std::vector<std::shared_ptr<const Trace>> traces;
        for (const std::string& sentence : sentences) traces.push_back(traceOf(encoder, sentence));
        Index seen = 0;
        for (Index place = 0; place < atlas.layers * atlas.heads; place += 5)
            for (std::size_t measure = 0; measure < rowMeasures.size(); ++measure)
                for (std::size_t part = 0; part < sampleParts; ++part)
                    for (const AtlasSample& sample :
                         atlas.statistics[static_cast<std::size_t>(place)].samples[measure][part]) {
                        const Trace& trace = *traces[static_cast<std::size_t>(sample.text)];
                        const HeadAddress address{place / atlas.heads, place % atlas.heads, 0};
                        const MeasuredTokens tokens = measuredTokens(trace, 0);
                        const Matrix shown = shownWeights(*headWeights(trace, address), trace.mask(address));
                        const RowMeasurer measurer(tokens);
                        const auto weights = measurer.weightsOf(sample.query, shown.row(sample.query));
                        const RowMeasures row = measurer.of(sample.query, shown.row(sample.query), *weights);
                        QVERIFY(row.has[measure]);
                        QVERIFY(isNear(sample.value, row.values[measure]));
                        QCOMPARE(samplePart(rowMeasures[measure], sample.value), part);
                        ++seen;
                    }
        QVERIFY(seen > 500);
    }

    void aTextThatCannotBeReadIsPassedOver()
    {
        Atlas atlas = begun(encoder, 3);
        atlas.texts[1] = {.text = {}, .target = {}, .image = "/nowhere.png"};
        OpenedModels models;
        AtlasRun run(atlas, encoder, models);
        while (run.next()) {
        }
        QVERIFY(run.atlas().isComplete());
        QCOMPARE(run.passedOver().size(), 1U);
        QCOMPARE(run.passedOver().front().first, 1U);
        QCOMPARE(run.atlas().passed_over, std::vector<std::size_t>{1});
    }

    void damagedAtlasesAreRefused()
    {
        const QTemporaryDir folder;
        const fs::path file = fs::path(folder.path().toStdString()) / "a.attnatlas";
        saveAtlas(finished(begun(encoder, 2)), file);
        const std::string whole = bytesOf(file);
        const auto written = [&](const std::string& bytes) {
            std::ofstream(file, std::ios::binary) << bytes;
            return caught([&] { openAtlas(file); });
        };
        for (std::size_t cut = 1; cut < whole.size(); cut += whole.size() / 20)
            QVERIFY(written(whole.substr(0, cut)).field != "nothing was thrown");
        std::string other = whole;
        other[whole.size() / 2] = static_cast<char>(other[whole.size() / 2] ^ 0x11);
        QVERIFY(written(other).field != "nothing was thrown");
        QVERIFY(written("no archive").code == Code::Malformed);
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
};

TEST_CLASS(TestAtlas)
#include "tst_atlas.moc"
