#include <QTemporaryDir>
#include <QTest>

#include "core/atlas/atlas_run.h"
#include "core/attention/pooling.h"
#include "core/kernel/parallel.h"
#include "core/model/pass/head_stages.h"
#include "core/prepare/prepared_run.h"
#include "tests/core/atlas/primer_models.h"
#include "tests/core/caught.h"
#include "tests/said_parts.h"
#include "tests/test_class.h"

#include <cmath>
#include <map>

using namespace core;
namespace fs = std::filesystem;

namespace {

const std::vector<std::string> sentences{"The cat sat on the mat because it was tired.",
                                         "The dog sat on the mat because it was soft.",
                                         "The mouse sleeps.",
                                         "The cat and the dog and the cat.",
                                         "The small mouse saw the big cat.",
                                         "It was tired."};

Atlas begun(const std::string& model, std::size_t count = sentences.size())
{
    Atlas atlas;
    atlas.steps = {{.model = model}};
    for (std::size_t i = 0; i < count; ++i) atlas.texts.push_back({sentences[i % sentences.size()]});
    return atlas;
}

std::vector<AtlasModel> modelsOf(const Atlas& atlas)
{
    std::vector<AtlasModel> models;
    for (const AtlasStep& step : atlas.steps) models.push_back({step.name, step.model, step.model});
    return models;
}

Atlas finished(Atlas atlas, std::size_t turns = 1000)
{
    OpenedModels opened;
    const std::vector<AtlasModel> models = modelsOf(atlas);
    AtlasRun run(std::move(atlas), models, opened);
    while (turns-- > 0 && run.next()) {
    }
    return run.atlas();
}

std::shared_ptr<const Trace> atlasTrace(const std::string& model, const std::string& text)
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

bool isNear(double a, double b) { return std::abs(a - b) <= 1e-5 * std::max(1.0, std::abs(b)); }

}  // namespace

/// Heads over many texts.
class TestAtlas final : public QObject {
    Q_OBJECT
private slots:
    void meansAreThoseOfAllQueries_data()
    {
        QTest::addColumn<QString>("model");
        QTest::newRow("encoder") << QString::fromStdString(primerEncoder);
        QTest::newRow("decoder") << QString::fromStdString(primerDecoder);
    }
    void meansAreThoseOfAllQueries()
    {
        QFETCH(const QString, model);
        const Atlas atlas = finished(begun(model.toStdString()));
        QVERIFY(atlas.isComplete());
        std::vector<Plain> plain(static_cast<std::size_t>(atlas.layers * atlas.heads));
        for (const std::string& sentence : sentences) {
            const auto trace = atlasTrace(model.toStdString(), sentence);
            for (Index place = 0; place < std::ssize(plain); ++place)
                plain[static_cast<std::size_t>(place)].add(
                    *headWeights(*trace, {place / atlas.heads, place % atlas.heads, 0}));
        }
        for (std::size_t i = 0; i < plain.size(); ++i) {
            const HeadStatistics& head = atlas.steps[0].statistics[i];
            const auto mean = [&](Measure measure) { return head.of(measure).mean(); };
            const auto rows = static_cast<double>(plain[i].rows);
            QCOMPARE(head.of(Measure::Entropy).moments().count, plain[i].rows);
            QVERIFY(isNear(mean(Measure::Entropy), plain[i].entropy / rows));
            QVERIFY(isNear(mean(Measure::Distance), plain[i].distance / rows));
            QVERIFY(isNear(mean(Measure::First), plain[i].first / rows));
            QVERIFY(isNear(mean(Measure::Previous), plain[i].previous / static_cast<double>(plain[i].with_previous)));
            double weight = 0, queries = 0;
            for (const double bin : head.distance) weight += bin;
            for (const double bin : head.entropy) queries += bin;
            QVERIFY(isNear(weight, rows));  // each row's weights are 1 together
            QCOMPARE(queries, rows);
        }
    }

    void threadsChangeNothing()
    {
        const Index all = threads();
        setThreads(1);
        const Atlas alone = finished(begun(primerEncoder));
        setThreads(4);
        const Atlas together = finished(begun(primerEncoder));
        setThreads(all);
        QCOMPARE(together, alone);
    }

    /// At every turn's end.
    void whatWasBegunIsGoneOnWith()
    {
        const QTemporaryDir folder;
        const fs::path file = fs::path(folder.path().toStdString()) / "a.attnatlas";
        constexpr std::size_t texts = 150;  // of three turns
        const Atlas whole = finished(begun(primerDecoder, texts));
        std::size_t turns = 0;
        for (std::size_t done = 0; done < texts; ++turns) {
            saveAtlas(finished(begun(primerDecoder, texts), turns), file);
            const Atlas before = openAtlas(file);
            done = before.steps[0].done;
            QVERIFY((done == 0) == (turns == 0));
            QCOMPARE(finished(before), whole);
        }
        QVERIFY(turns > 3);
        QCOMPARE(openAtlas(file), whole);
    }

    /// Texts that are run together are filled up to one length, which no number shows.
    void textsTogetherAreLikeTextsAlone()
    {
        const Atlas together = finished(begun(primerEncoder));
        std::vector<Atlas> ofOne;
        ofOne.reserve(sentences.size());
        for (const std::string& sentence : sentences) {
            Atlas one = begun(primerEncoder, 0);
            one.texts = {{sentence}};
            ofOne.push_back(finished(one));
        }
        for (std::size_t place = 0; place < together.steps[0].statistics.size(); place += 5) {
            std::array<Moments, atlasMeasures.size()> alone = {};
            for (const Atlas& one : ofOne)
                for (std::size_t i = 0; i < alone.size(); ++i)
                    alone[i].add(one.steps[0].statistics[place].means[i].moments());
            for (std::size_t i = 0; i < alone.size(); ++i) {
                if (atlasMeasures[i] == Measure::Induction) continue;  // of the model, not of texts
                const ResampledMean& mean = together.steps[0].statistics[place].means[i];
                QCOMPARE(mean.moments().count, alone[i].count);
                if (alone[i].count > 0) QVERIFY(isNear(mean.mean(), alone[i].mean()));
            }
        }
    }

    void tokensThatAskAndAreAsked()
    {
        const Atlas atlas = finished(begun(primerDecoder, 60));
        constexpr Index layer = 0, head = 3;
        std::map<std::string, std::pair<double, double>> asked;  // weight, and the token's queries' weight beside
        std::map<std::string, double> count;
        double rows = 0;
        for (std::size_t i = 0; i < 60; ++i) {
            const auto trace = atlasTrace(primerDecoder, sentences[i % sentences.size()]);
            const auto weights = headWeights(*trace, {layer, head, 0});
            const std::vector<Token>& tokens = trace->queries(0);
            for (Index query = 0; query < weights->rows(); ++query, ++rows) {
                const std::string& asks = tokens[static_cast<std::size_t>(query)].text;
                asked[asks].second += 1 - static_cast<double>((*weights)(query, 0));
                count[asks] += 1;
                for (Index key = 0; key <= query; ++key)
                    asked[tokens[static_cast<std::size_t>(key)].text].first +=
                        static_cast<double>((*weights)(query, key));
            }
        }
        const HeadStatistics& found = atlas.steps[0].statistics[atlas.placeOf({0, layer, head})];
        QVERIFY(found.asked_most.size() > 5 && found.asking_most.size() > 5);
        for (const TokenShare& each : found.asked_most) QVERIFY(isNear(each.share, asked[each.token].first / rows));
        for (const TokenShare& each : found.asking_most) {
            QVERIFY(isNear(each.share, asked[each.token].second / count[each.token]));
            QCOMPARE(static_cast<double>(each.count), count[each.token]);
        }
        QVERIFY(std::ranges::is_sorted(found.asked_most, std::greater<>(), &TokenShare::share));
    }

    void anotherModelIsNotGoneOnWith()
    {
        Atlas atlas = finished(begun(primerEncoder, 150), 1);
        atlas.steps[0].model = primerDecoder;
        OpenedModels opened;
        QCOMPARE(saidParts(caught([&] { AtlasRun(atlas, modelsOf(atlas), opened); })).field, std::string("the model"));
    }

    /// A file's description of the model is not believed.
    void anAtlasOfOtherHeadsIsNotGoneOnWith()
    {
        const auto refused = [](auto change) {
            Atlas atlas = finished(begun(primerEncoder, 150), 1);
            change(atlas);
            OpenedModels opened;
            return saidParts(caught([&] { AtlasRun(atlas, modelsOf(atlas), opened); })).field != "nothing was thrown";
        };
        QVERIFY(!refused([](Atlas&) {}));
        QVERIFY(refused([](Atlas& atlas) { atlas.heads += 1; }));
        QVERIFY(refused([](Atlas& atlas) { std::swap(atlas.layers, atlas.heads); }));
        QVERIFY(refused([](Atlas& atlas) { atlas.blocks = {AttentionBlock::Cross}; }));
        QVERIFY(refused([](Atlas& atlas) { atlas.steps[0].fingerprint = 0; }));
    }

    void intervalsHoldTheirMean()
    {
        const Atlas atlas = finished(begun(primerEncoder));
        const Atlas one = finished(begun(primerEncoder, 1));
        std::size_t narrow = 0, all = 0;
        for (std::size_t i = 0; i < atlas.steps[0].statistics.size(); ++i)
            for (const Measure measure : atlasMeasures) {
                const ResampledMean& mean = atlas.steps[0].statistics[i].of(measure);
                if (mean.empty()) continue;
                const auto [low, high] = mean.interval();
                QVERIFY(low <= high);
                ++all;
                narrow += low <= mean.mean() + 1e-9 && mean.mean() <= high + 1e-9 ? 1 : 0;
                const ResampledMean& single = one.steps[0].statistics[i].of(measure);
                const auto [only, same] = single.interval();
                if (!single.empty() && measure != Measure::Induction)
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
        const Atlas atlas = finished(begun(primerEncoder));
        std::vector<std::shared_ptr<const Trace>> traces;
        for (const std::string& sentence : sentences) traces.push_back(atlasTrace(primerEncoder, sentence));
        Index seen = 0;
        const auto measuredRow = [&](Index place, const AtlasRow& at) {
            const Trace& trace = *traces[static_cast<std::size_t>(at.text)];
            const HeadAddress address{place / atlas.heads, place % atlas.heads, 0};
            const MeasuredTokens tokens = measuredTokens(trace, 0);
            const Matrix shown = shownWeights(*headWeights(trace, address), trace.mask(address));
            const RowMeasurer measurer(tokens);
            const auto weights = measurer.weightsOf(at.query, shown.row(at.query));
            return measurer.of(at.query, shown.row(at.query), *weights);
        };
        for (Index place = 0; place < atlas.layers * atlas.heads; place += 5) {
            const HeadStatistics& head = atlas.steps[0].statistics[static_cast<std::size_t>(place)];
            for (std::size_t measure = 0; measure < rowMeasures.size(); ++measure)
                for (std::size_t part = 0; part < sampleParts; ++part)
                    for (const AtlasSample& sample : head.samples[measure][part]) {
                        const RowMeasures row = measuredRow(place, sample.row);
                        QVERIFY(row.has[measure]);
                        QVERIFY(isNear(static_cast<double>(sample.value), row.values[measure]));
                        QCOMPARE(samplePart(rowMeasures[measure], row.values[measure]), part);
                        ++seen;
                    }
            const std::vector<AtlasRow>& drawn = atlas.steps[0].rows[0].drawn.rows();
            QCOMPARE(head.drawn.size(), drawn.size());
            for (std::size_t i = 0; i < drawn.size(); ++i) {
                const RowMeasures row = measuredRow(place, drawn[i]);
                for (std::size_t measure = 0; measure < rowMeasures.size(); ++measure)
                    if (row.has[measure])
                        QVERIFY(isNear(static_cast<double>(head.drawn[i][measure]), row.values[measure]));
                    else
                        QVERIFY(std::isnan(head.drawn[i][measure]));
            }
        }
        QVERIFY(seen > 500);
    }

    void aTextThatCannotBeReadIsPassedOver()
    {
        Atlas atlas = begun(primerEncoder, 3);
        atlas.texts[1] = {.text = {}, .target = {}, .image = "/nowhere.png"};
        OpenedModels opened;
        AtlasRun run(atlas, modelsOf(atlas), opened);
        while (run.next()) {
        }
        QVERIFY(run.atlas().isComplete());
        QCOMPARE(run.passedOver().size(), 1U);
        QCOMPARE(run.passedOver().front().first, 1U);
        QCOMPARE(run.atlas().steps[0].passed_over, std::vector<std::size_t>{1});
    }
};

TEST_CLASS(TestAtlas)
#include "tst_atlas.moc"
