#include "core/error.h"
#include "core/model/pass/head_stages.h"
#include "core/prepare/position_lab.h"
#include "core/session/module_presets.h"

#include <QTest>

#include "tests/core/caught.h"
#include "tests/said_parts.h"
#include "tests/test_class.h"

#include <algorithm>

using namespace core;

namespace {

constexpr const char* sentence = "the man and the dog ran";

Run labRun(const char* mask = "padding")
{
    Run run = classroomRun(sentence);
    run.changes = {{.mask = mask}};
    return run;
}

PositionLab labOf(const Run& run, const PositionsSettings& settings, const Focus& pair = {})
{
    OpenedModels models;
    return positionLab(run, settings, pair, models);
}

Matrix weightsOf(const PositionTrial& trial) { return trial.stages->weights; }

const std::vector<PositionEncoding> all{
    PositionEncoding::None,   PositionEncoding::Sinusoidal,   PositionEncoding::Learned,
    PositionEncoding::Rotary, PositionEncoding::Alibi,        PositionEncoding::Relative,
    PositionEncoding::Pairs,  PositionEncoding::Disentangled, PositionEncoding::RelativeSinusoidal};

}  // namespace

/// One head with several position encodings: what shuffling the words changes, and scores over distances.
class TestPositionLab final : public QObject {
    Q_OBJECT
private slots:
    void anOrderIsTheSameForTheSameNumber()
    {
        QCOMPARE(shuffledOrder(5, 0), (std::vector<Index>{0, 1, 2, 3, 4}));
        for (const std::uint64_t number : {1U, 2U, 77U}) {
            std::vector<Index> order = shuffledOrder(9, number);
            QCOMPARE(order, shuffledOrder(9, number));
            QVERIFY(!std::ranges::is_sorted(order));
            std::ranges::sort(order);
            QCOMPARE(order, shuffledOrder(9, 0));
        }
        QVERIFY(shuffledOrder(9, 1) != shuffledOrder(9, 2));
        for (std::uint64_t number = 1; number < 50; ++number) QCOMPARE(shuffledOrder(2, number).front(), Index{1});
        QCOMPARE(shuffledOrder(1, 3), std::vector<Index>{0});
    }

    void withoutPositionsShufflingOnlyPermutes()
    {
        for (const PositionEncoding encoding : all) {
            const PositionLab typed = labOf(labRun(), {{encoding}, 0});
            const PositionLab shuffled = labOf(labRun(), {{encoding}, 3});
            QCOMPARE(typed.trials[0].apart, 0.0F);
            const bool permuted = encoding == PositionEncoding::None;
            QVERIFY2(permuted == (shuffled.trials[0].apart < 1e-6F),
                     std::to_string(static_cast<int>(encoding)).c_str());
            if (!permuted) QVERIFY(shuffled.trials[0].apart > 0.01F);
            // The number is that of the two maps, cell by cell.
            const Matrix before = weightsOf(typed.trials[0]), after = weightsOf(shuffled.trials[0]);
            float largest = 0;
            for (Index query = 0; query < 6; ++query)
                for (Index key = 0; key < 6; ++key)
                    largest = std::max(largest, std::abs(after(query, key)
                                                         - before(shuffled.order[static_cast<std::size_t>(query)],
                                                                  shuffled.order[static_cast<std::size_t>(key)])));
            QCOMPARE(shuffled.trials[0].apart, largest);
        }
    }

    void aCausalMaskKnowsTheOrderByItself()
    {
        QVERIFY(labOf(labRun("causal & padding"), {{PositionEncoding::None}, 3}).trials[0].apart > 0.01F);
    }

    void allColumnsHaveTheSameProjections()
    {
        const PositionLab lab = labOf(labRun(), {{PositionEncoding::None, PositionEncoding::Alibi}, 0});
        const HeadAddress address{0, 2, 0};
        QVERIFY(lab.trials[0].trace->vectors(address).q == lab.trials[1].trace->vectors(address).q);
    }

    void theCurveIsThePairsMeanScoreAtEachDistance()
    {
        const Focus pair{.head = 1, .query = 3, .key = 4};  // the second "the", and "dog"
        for (const PositionEncoding encoding : all) {
            const PositionLab lab = labOf(labRun(), {{encoding}, 0}, pair);
            const RowVector& curve = lab.trials[0].by_distance;
            QCOMPARE(curve.size(), Index{11});
            QVERIFY(curve.allFinite());
            const float own = lab.trials[0].scores()(3, 4), other = lab.trials[0].scores()(0, 4);
            if (encoding == PositionEncoding::None) {  // the same at every distance, and in the sentence
                for (Index i = 0; i < 11; ++i) QVERIFY(std::abs(curve(i) - own) < 1e-5F);
                QVERIFY(std::abs(other - own) < 1e-5F);
            }
            const bool byDistanceAlone = encoding == PositionEncoding::Alibi || encoding == PositionEncoding::Rotary
                                         || encoding == PositionEncoding::Relative
                                         || encoding == PositionEncoding::Disentangled
                                         || encoding == PositionEncoding::RelativeSinusoidal;
            if (byDistanceAlone) {
                QVERIFY(std::abs(curve(4 - 3 + 5) - own) < 1e-4F);
                QVERIFY(std::abs(curve(4 - 0 + 5) - other) < 1e-4F);
                QVERIFY(std::abs(own - other) > 1e-3F);
            }
        }
    }

    void rotaryMakesOddHeadsEven()
    {
        Run run = labRun();
        run.module->key_dimensions = 7;
        run.module->last_queries = 2;
        QCOMPARE(labOf(run, {{PositionEncoding::None, PositionEncoding::Rotary}, 1}).trials.size(), std::size_t{2});
    }

    void whatHasNoOrderIsRefused()
    {
        Run model;
        model.model = "somewhere";
        QCOMPARE(caught([&] { labOf(model, {}); }).code, Code::Unsupported);
        Run cross = labRun();
        cross.keys_text = "le chat";
        QCOMPARE(saidParts(caught([&] { labOf(cross, {}); })).found, std::string("a second text for the keys"));
        Run empty = labRun();
        empty.texts = {""};
        QCOMPARE(caught([&] { labOf(empty, {}); }).code, Code::Missing);
    }
};

TEST_CLASS(TestPositionLab)
#include "tst_position_lab.moc"
