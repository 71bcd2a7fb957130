#include "core/attention/multi_head_attention.h"

#include <QTest>

#include "tests/core/random_matrix.h"
#include "tests/test_class.h"

#include <cmath>
#include <map>

using namespace core;

namespace {

Projection projection(Index in, Index out, unsigned seed) { return {Weight::own(randomMatrix(in, out, seed)), {}}; }

/// transformers 5's frequencies for a base of 500000 and 32 dimensions, for models trained on 1024 tokens.
const std::map<std::string, std::vector<float>> transformersFrequencies{
    {"default",
     {0x1.000000p+0F, 0x1.c2ef78p-2F, 0x1.8d2760p-3F, 0x1.5dc95ap-4F, 0x1.341190p-5F, 0x1.0f5386p-6F, 0x1.ddee9ep-8F,
      0x1.a4ee40p-9F, 0x1.72ba42p-10F, 0x1.46831ap-11F, 0x1.1f91f0p-12F, 0x1.fa8b86p-14F, 0x1.be2188p-15F,
      0x1.88ec20p-16F, 0x1.5a0f4ep-17F, 0x1.30c94ep-18F}},
    {"llama3",
     {0x1.000000p+0F, 0x1.c2ef78p-2F, 0x1.8d2760p-3F, 0x1.5dc95ap-4F, 0x1.341190p-5F, 0x1.50ba4ep-7F, 0x1.58150cp-10F,
      0x1.a4ee40p-12F, 0x1.72ba42p-13F, 0x1.46831ap-14F, 0x1.1f91f0p-15F, 0x1.fa8b86p-17F, 0x1.be2188p-18F,
      0x1.88ec20p-19F, 0x1.5a0f4ep-20F, 0x1.30c94ep-21F}},
    {"yarn",
     {0x1.000000p+0F, 0x1.c2ef78p-2F, 0x1.583330p-3F, 0x1.008296p-4F, 0x1.71aeacp-6F, 0x1.fa79c6p-8F, 0x1.3e9f14p-9F,
      0x1.50be9ap-11F, 0x1.289502p-12F, 0x1.0535aep-13F, 0x1.cc1cb2p-15F, 0x1.953c6cp-16F, 0x1.64e7a0p-17F,
      0x1.3a5682p-18F, 0x1.14d90ap-19F, 0x1.e7a87ep-21F}},
    {"longrope",
     {0x1.000000p+0F, 0x1.99f0f6p-2F, 0x1.4af624p-3F, 0x1.0d110ap-4F, 0x1.b81916p-6F, 0x1.69c4b2p-7F, 0x1.2ab522p-8F,
      0x1.ef3668p-10F, 0x1.9beb68p-11F, 0x1.57b26cp-12F, 0x1.1f91f0p-13F, 0x1.e26c80p-15F, 0x1.9592d8p-16F,
      0x1.55abf0p-17F, 0x1.206216p-18F, 0x1.e7a87ep-20F}}};

float apart(const Matrix& a, const Matrix& b) { return (a - b).cwiseAbs().maxCoeff(); }

}  // namespace

/// The steps of queries and keys between a layer's input and its scores, each against its formula.
class TestQueryKeyChanges final : public QObject {
    Q_OBJECT
private slots:
    /// Over a thousand tokens the last bit of a frequency turns a pair by 6e-5, which shows in hidden states.
    void frequenciesAreThoseOfTheirTrainingToTheLastBit_data()
    {
        QTest::addColumn<RotaryScaling>("scaling");
        std::vector<float> divisors;
        for (int pair = 0; pair < 16; ++pair) divisors.push_back(static_cast<float>(1 + 0.1 * pair));
        using Kind = RotaryScaling::Kind;
        QTest::newRow("default") << RotaryScaling{};
        QTest::newRow("llama3") << RotaryScaling{.kind = Kind::Llama3, .factor = 8, .trained_tokens = 1024};
        QTest::newRow("yarn") << RotaryScaling{.kind = Kind::Yarn, .factor = 5, .trained_tokens = 1024};
        QTest::newRow("longrope") << RotaryScaling{.kind = Kind::Divided, .trained_tokens = 1024, .divisors = divisors};
    }
    void frequenciesAreThoseOfTheirTrainingToTheLastBit()
    {
        QFETCH(RotaryScaling, scaling);
        const RotaryEmbedding rotary{.dimensions = 32, .base = 500'000, .scaling = scaling};
        QCOMPARE(rotary.frequencies(10), transformersFrequencies.at(QTest::currentDataTag()));
    }

    void aNormOfHeadsMayTakeTheMeanAwayAndHaveWeightsOfItsOwn()
    {
        const Matrix heads = randomMatrix(3, 8, 1);  // two heads of four
        const HeadNorm norm{.weight = randomMatrix(1, 8, 2).row(0), .kind = Norm::Kind::Layer, .width = 4};
        Matrix normed = heads;
        norm.apply(normed);
        for (Index head = 0; head < 2; ++head) {
            const Matrix own = heads.middleCols(4 * head, 4);
            QVERIFY(apart(normed.middleCols(4 * head, 4), norm.ofHead(head, 4)(own)) < 1e-5F);
        }
    }

    void aNormMaySpanAllHeads()
    {
        const Matrix heads = randomMatrix(3, 8, 3);
        const HeadNorm norm{.weight = randomMatrix(1, 8, 4).row(0)};
        QVERIFY(norm.spansHeads(4));
        Matrix normed = heads;
        norm.apply(normed);
        for (Index row = 0; row < 3; ++row) {
            const float size = std::sqrt(heads.row(row).squaredNorm() / 8 + norm.epsilon);
            QVERIFY(apart(normed.row(row), (heads.row(row) / size).cwiseProduct(norm.weight)) < 1e-5F);
        }
    }

    void keysComeOfALatentAndOfAPartThatAllHeadsShare()
    {
        constexpr Index width = 6, latent = 5, own = 3, shared = 2, heads = 2;
        const Norm norm{.weight = randomMatrix(1, latent, 5).row(0), .bias = {}, .kind = Norm::Kind::RootMeanSquare};
        MultiHeadWeights weights{.heads = heads,
                                 .query = projection(width, heads * (own + shared), 6),
                                 .key = projection(latent, heads * own, 7),
                                 .value = projection(latent, heads * 4, 8),
                                 .output = {}};
        weights.latents = LatentAttention{.key_value = {projection(width, latent, 9), norm},
                                          .shared_key = projection(width, shared, 10)};
        const Matrix x = randomMatrix(4, width, 11);
        const Matrix narrow = norm(x * weights.latents->key_value.down.weight.matrix());
        const Matrix k = projectedKeys(weights, x);
        QCOMPARE(k.cols(), heads * (own + shared));
        for (Index head = 0; head < heads; ++head) {
            const Matrix part = headColumns(k, head, heads);
            QVERIFY(apart(part.leftCols(own), narrow * weights.key.weight.matrix().middleCols(head * own, own))
                    < 1e-5F);
            QVERIFY(apart(part.rightCols(shared), x * weights.latents->shared_key.weight.matrix()) < 1e-5F);
        }
        QVERIFY(apart(projectedValues(weights, x), narrow * weights.value.weight.matrix()) < 1e-5F);
        QCOMPARE(weights.valueDimensions(), Index{4});
    }

    void pairsOfNeighboursMayBeMovedApart()
    {
        const Matrix heads = randomMatrix(3, 10, 12);  // one head, whose dimensions 4 … 9 are turned
        RotaryEmbedding beside{.dimensions = 6, .pairing = RotaryEmbedding::Pairing::Interleaved, .first_dimension = 4};
        Matrix turned = heads;
        beside.turn(turned, 10);
        RotaryEmbedding moved = beside;
        moved.pairing = RotaryEmbedding::Pairing::Separated;
        Matrix separate = heads;
        moved.turn(separate, 10);
        QVERIFY(separate.leftCols(4) == heads.leftCols(4));
        for (Index pair = 0; pair < 3; ++pair) {
            QVERIFY(separate.col(4 + pair) == turned.col(4 + 2 * pair));
            QVERIFY(separate.col(7 + pair) == turned.col(5 + 2 * pair));
        }
    }

    void pairsMayBeTurnedTheOtherWay()
    {
        const Matrix heads = randomMatrix(3, 6, 21);
        const RotaryEmbedding there{.dimensions = 6};
        const RotaryEmbedding back{.dimensions = 6, .backwards = true};
        Matrix both = heads;
        there.turn(both, 6);
        QVERIFY(apart(both, heads) > 0.1F);
        back.turn(both, 6);
        QVERIFY(apart(both, heads) < 1e-5F);
    }

    void onlyTheFirstPairsMayBeTurned()
    {
        const Matrix heads = randomMatrix(3, 8, 22);
        const RotaryEmbedding all{.dimensions = 8};
        const RotaryEmbedding first{.dimensions = 8, .turned_pairs = 1};
        Matrix turned = heads, partly = heads;
        all.turn(turned, 8);
        first.turn(partly, 8);
        for (const Index dimension : {0, 4}) QVERIFY(partly.col(dimension) == turned.col(dimension));
        for (const Index dimension : {1, 2, 3, 5, 6, 7}) QVERIFY(partly.col(dimension) == heads.col(dimension));
        QCOMPARE(first.frequencies(3), (std::vector<float>{1, 0, 0, 0}));
    }

    void valuesMayBeNormedHeadByHead()
    {
        MultiHeadWeights weights{.heads = 2,
                                 .query = projection(4, 6, 23),
                                 .key = projection(4, 6, 24),
                                 .value = projection(4, 6, 25),
                                 .output = {}};
        weights.value_norm = HeadNorm{.weight = {}, .epsilon = 0, .width = 3};
        const Matrix x = randomMatrix(5, 4, 26);
        const MultiHeadAttention attention = projectedHeads(weights, x, x, x, {});
        const Matrix v = x * weights.value.weight.matrix();
        for (Index row = 0; row < 5; ++row)
            for (Index head = 0; head < 2; ++head) {
                const RowVector own = v.row(row).segment(3 * head, 3);
                QVERIFY(apart(attention.v->row(row).segment(3 * head, 3), own / std::sqrt(own.squaredNorm() / 3))
                        < 1e-5F);
            }
    }

    void theFirstPlaceMayBeZero()
    {
        const PlaceTemperature fromOne{.scale = 0.5F, .step = 2};
        const PlaceTemperature fromZero{.scale = 0.5F, .step = 2, .first = 0};
        for (Index place = 0; place < 6; ++place) QCOMPARE(fromZero.factor(place + 1), fromOne.factor(place));
        QCOMPARE(fromZero.factor(1), 1.0F);
    }

    void queriesGrowWithTheirPlaceAndAreNormedBehindTheRotation()
    {
        MultiHeadWeights weights{.heads = 1,
                                 .query = projection(4, 4, 13),
                                 .key = projection(4, 4, 14),
                                 .value = projection(4, 4, 15),
                                 .output = {}};
        weights.rotary = RotaryEmbedding{.dimensions = 4};
        weights.query_norm = weights.key_norm = HeadNorm{.weight = {}, .width = 4};
        weights.norms_behind_turn = true;
        weights.query_temperature = PlaceTemperature{.scale = 0.5F, .step = 2};
        const Matrix x = randomMatrix(6, 4, 16);
        const MultiHeadAttention attention = projectedHeads(weights, x, x, x, {});
        Matrix q = x * weights.query.weight.matrix();
        weights.rotary->turn(q, 4);
        QVERIFY(apart(attention.normed.q, q) < 1e-5F);
        for (Index row = 0; row < 6; ++row) {
            const float size = std::sqrt(q.row(row).squaredNorm() / 4 + 1e-6F);
            const float longer = 1 + 0.5F * std::log(1 + std::floor(static_cast<float>(row + 1) / 2));
            QVERIFY(apart(attention.q->row(row), q.row(row) / size * longer) < 1e-5F);
        }
        QVERIFY(std::abs(attention.k->row(5).squaredNorm() / 4 - 1) < 1e-3F);
    }

    void projectedNumbersMayBeClipped()
    {
        MultiHeadWeights weights{.heads = 1,
                                 .query = projection(4, 4, 17),
                                 .key = projection(4, 4, 18),
                                 .value = projection(4, 4, 19),
                                 .output = {}};
        const Matrix x = 3 * randomMatrix(5, 4, 20);
        const Matrix open = projectedQueries(weights, x);
        weights.clip = 0.75F;
        QVERIFY(open.cwiseAbs().maxCoeff() > weights.clip);
        QVERIFY(projectedQueries(weights, x) == open.cwiseMax(-weights.clip).cwiseMin(weights.clip));
        QVERIFY(projectedValues(weights, x).cwiseAbs().maxCoeff() <= weights.clip);
    }
};

TEST_CLASS(TestQueryKeyChanges)
#include "tst_query_key_changes.moc"
