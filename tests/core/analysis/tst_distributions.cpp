#include "core/analysis/distance/distance_profile.h"
#include "core/analysis/knock_out.h"
#include "core/attention/pooling.h"
#include "core/distribution.h"
#include "core/json/json_text.h"
#include "core/model/folder/model_folder.h"
#include "core/model/pass/prediction.h"
#include "core/prepare/prepared_run.h"
#include "core/session/session_json.h"

#include <QTest>

#include "tests/said_parts.h"
#include "tests/test_class.h"

#include <cmath>
#include <limits>

using namespace core;

namespace {

constexpr double noNumber = std::numeric_limits<double>::quiet_NaN();

MeasuredTokens threeTokens()
{
    return {.query_ids = {1, 2, 3}, .key_ids = {1, 2, 3}, .special_keys = {}, .real_queries = {}};
}

Matrix causalMap()
{
    Matrix shown(3, 3);
    shown << 1, hiddenCell, hiddenCell, 0.25F, 0.75F, hiddenCell, 0.5F, 0.2F, 0.3F;
    return shown;
}

bool isClose(double a, double b) { return std::abs(a - b) < 1e-6; }

std::shared_ptr<const Trace> weightsOfText(const char* model, const std::string& text)
{
    OpenedModels models;
    const PreparedRun prepared = prepare({.model = model, .texts = {text}}, models);
    return run(prepared.model, prepared.batch, {.keep = Keep::Weights});
}

/// A session's figure after it was written and read.
ChartSettings writtenAndRead(const ChartSettings& chart)
{
    Session session;
    session.run().module.emplace();
    session.figure.content = FigureSettings::Content::Scatter;
    session.figure.part.chart = chart;
    return sessionFrom(sessionText(session, {}), {}).figure.part.chart;
}

}  // namespace

/// How numbers of heads are distributed, what charts of them are set to, and several answers from the same knock-outs.
class TestDistributions final : public QObject {
    Q_OBJECT
private slots:
    void meanAndDeviationByHand()
    {
        const std::vector<double> numbers{1, noNumber, 2, 6};
        const MeanAndDeviation found = meanAndDeviation(numbers);
        QCOMPARE(found.count, Index{3});
        QVERIFY(isClose(found.mean, 3));
        QVERIFY(isClose(found.deviation, std::sqrt((4.0 + 1 + 9) / 2)));
        QCOMPARE(meanAndDeviation(std::vector{5.0}).deviation, 0.0);
        QVERIFY(std::isnan(meanAndDeviation(std::vector{noNumber}).mean));
    }

    void anEdgeBelongsToTheBinThatItBegins()
    {
        const std::vector<double> edges{0, 1, 2, 3}, numbers{-0.1, 0, 0.99, 1, 2, 3, 3.01, noNumber};
        QCOMPARE(countsBetween(edges, numbers), (std::vector<Index>{2, 1, 2}));
    }

    void weightOverDistanceByHand()
    {
        const DistanceProfile profile = distanceProfile(causalMap(), threeTokens());
        QCOMPARE(profile.first, Index{0});
        QCOMPARE(profile.last(), Index{2});
        QCOMPARE(profile.cells, (std::vector<Index>{3, 2, 1}));
        QVERIFY(isClose(profile.at(0), (1 + 0.75 + 0.3) / 3));
        QVERIFY(isClose(profile.at(1), (0.25 + 0.2) / 2));
        QVERIFY(isClose(profile.at(2), 0.5));
        QVERIFY(std::isnan(profile.at(3)));
        QVERIFY(std::isnan(profile.at(-1)));
    }

    void rowsThatDoNotCountAreLeftOut()
    {
        MeasuredTokens tokens = threeTokens();
        tokens.real_queries = {false, true, true};
        const DistanceProfile profile = distanceProfile(causalMap(), tokens);
        QVERIFY(isClose(profile.at(0), (0.75 + 0.3) / 2));
        QCOMPARE(seenWeights(causalMap(), tokens).size(), std::size_t{5});
        Matrix broken = causalMap();
        broken(2, 0) = std::numeric_limits<float>::quiet_NaN();
        QCOMPARE(distanceProfile(broken, tokens).last(), Index{1});
        tokens.real_queries = {false, false, false};
        QVERIFY(distanceProfile(causalMap(), tokens).means.empty());
    }

    void keysBehindAreAtDistancesBelowZero()
    {
        const Matrix shown = Matrix::Constant(3, 3, 1.0F / 3);
        const DistanceProfile profile = distanceProfile(shown, threeTokens());
        QCOMPARE(profile.first, Index{-2});
        QCOMPARE(profile.last(), Index{2});
        // Rows of a larger text, as a later part of it has them.
        MeasuredTokens later = threeTokens();
        later.first_query = 5;
        QCOMPARE(distanceProfile(shown, later).first, Index{3});
    }

    void severalAnswersAreTheSameAsEachByItself()
    {
        const auto trace =
            weightsOfText(SOURCE_DIR "/tests/golden/data/models/gpt2_fp16", "The keeper looks at the sea.");
        const Index last = std::ssize(trace->queries(0)) - 1;
        const std::vector<Answer> answers{{0, last, 5}, {0, last, 9, 3}};
        Index layers = 0;
        const auto tables = knockOutsOfEach(trace, {}, AttentionBlock::Self, answers, [&](const auto&) { ++layers; });
        QCOMPARE(layers, trace->model->info.layers);
        for (std::size_t i = 0; i < answers.size(); ++i) {
            const HeadTable alone = knockOuts(trace, {}, AttentionBlock::Self, answers[i]);
            QVERIFY(alone.values == tables[i].values);
            QVERIFY(!alone.values.empty());
        }
        QVERIFY(tables[0].values != tables[1].values);
    }

    void aSessionKeepsItsChart()
    {
        const ChartSettings usual;
        QVERIFY(writtenAndRead(usual) == usual);
        const ChartSettings chart{.measure = Measure::Distance,
                                  .upwards = Measure::Induction,
                                  .of_weights = true,
                                  .groups = ChartSettings::Groups::Sets,
                                  .sets = {"Name movers", "Übrige"},
                                  .answers = {{"cat"}, {"▁dog", true}},
                                  .against = "mat"};
        QVERIFY(writtenAndRead(chart) == chart);
        // One that was saved before there were charts says nothing of them.
        Session session;
        session.run().module.emplace();
        const std::string text = sessionText(session, {});
        QVERIFY(text.find("chart") == std::string::npos);
        for (const auto& content :
             {FigureSettings::Content::Measures, FigureSettings::Content::KnockOuts, FigureSettings::Content::Histogram,
              FigureSettings::Content::Distances, FigureSettings::Content::Differences}) {
            session.figure.content = content;
            QVERIFY(sessionFrom(sessionText(session, {}), {}).figure.content == content);
        }
    }

    void aBrokenChartIsRefused_data()
    {
        QTest::addColumn<QString>("chart");
        QTest::addColumn<QString>("field");
        QTest::newRow("no object") << "[1]"
                                   << "chart";
        QTest::newRow("unknown measure") << "{'measure': 'beauty'}"
                                         << "figure.chart.measure";
        QTest::newRow("unknown groups") << "{'groups': 'all'}"
                                        << "figure.chart.groups";
        QTest::newRow("three sets") << "{'sets': ['a', 'b', 'c']}"
                                    << "figure.chart.sets";
        QTest::newRow("a set without a name") << "{'sets': ['']}"
                                              << "figure.chart.sets";
        QTest::newRow("a number") << "{'answers': [3]}"
                                  << "figure.chart.answers";
        QTest::newRow("nine answers") << "{'answers': ['a','a','a','a','a','a','a','a','a']}"
                                      << "figure.chart.answers";
        QTest::newRow("a long word") << "{'against': '" + QString(201, 'x') + "'}"
                                     << "figure.chart.against";
    }
    void aBrokenChartIsRefused()
    {
        QFETCH(QString, chart);
        QFETCH(QString, field);
        std::string text = sessionText({}, {});
        chart.replace('\'', '"');
        const std::string marker = "\"content\":";
        text.insert(text.find(marker), "\"chart\": " + chart.toStdString() + ", ");
        try {
            sessionFrom(text, {});
            QFAIL("it was read");
        } catch (const Error& error) {
            QVERIFY2(QString::fromStdString(saidParts(error).field).contains(field), saidParts(error).field.c_str());
        }
    }
};

TEST_CLASS(TestDistributions)
#include "tst_distributions.moc"
