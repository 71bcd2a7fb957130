#include "tests/core/explain/planted_heads.h"

#include "core/random_bits.h"

using namespace core;

namespace planted {
namespace {

constexpr Index words = 8, places = 8, modelWidth = 48, heads = 3, dimensions = 16, names = 3;
/// Where the stream has what.
constexpr Index wordAt = 0, placeAt = 8, markAt = 16, toldAt = 17, saidAt = 20, balanceAt = 47;

/// Numbers so small that they disturb nothing, and so many that something would be found in them.
Matrix noise(Index rows, Index cols, std::uint64_t seed, float size = 0.01F)
{
    Matrix all(rows, cols);
    for (Index i = 0; i < all.size(); ++i)
        all.data()[i] = size * static_cast<float>(2 * unitInterval(mixedBits(seed, static_cast<std::uint64_t>(i))) - 1);
    return all;
}

/// Makes the rows' sums 0, so that layer norms take no mean away.
Matrix balanced(Matrix written)
{
    written.col(balanceAt).setZero();
    written.col(balanceAt) = -written.rowwise().sum();
    return written;
}

struct Heads {
    Matrix q, k, v, o;

    explicit Heads(std::uint64_t seed)
        : q(noise(modelWidth, modelWidth, seed)),
          k(noise(modelWidth, modelWidth, seed + 1)),
          v(noise(modelWidth, modelWidth, seed + 2)),
          o(noise(modelWidth, modelWidth, seed + 3))
    {
    }
    /// Makes room for a planted head.
    void clear(Index head)
    {
        for (Matrix* all : {&q, &k, &v}) all->middleCols(head * dimensions, dimensions).setZero();
        o.middleRows(head * dimensions, dimensions).setZero();
    }
};

/// A word attends to the same word before it, else to the start; it finds a name or nothing.
void plantDuplicates(Heads& all, Index head)
{
    const Index at = head * dimensions;
    all.clear(head);
    for (Index i = 0; i < words; ++i) {
        all.q(wordAt + i, at + i) = 6;
        all.k(wordAt + i, at + i) = 6;
        all.k(wordAt + Start, at + i) = 3;
        all.q(placeAt + i, at + words + i) = -12;  // not at itself
        all.k(placeAt + i, at + words + i) = 6;
    }
    all.k(wordAt + Start, at + Start) = 6;
    for (Index name = 0; name < names; ++name) all.v(wordAt + Mary + name, at) = 0.5F;
    all.o(at, markAt) = 1;
}

void plantInhibition(Heads& all, Index head)
{
    const Index at = head * dimensions;
    all.clear(head);
    all.q(wordAt + To, at) = 6;
    all.k(markAt, at) = 6;
    all.k(wordAt + Start, at) = 2;  // where nothing is marked
    for (Index name = 0; name < names; ++name) {
        all.v(wordAt + Mary + name, at + name) = 0.5F;
        all.o(at + name, toldAt + name) = 1;
    }
}

void plantNameMover(Heads& all, Index head)
{
    const Index at = head * dimensions;
    all.clear(head);
    for (Index name = 0; name < names; ++name) {
        all.q(wordAt + To, at + name) = 2;
        all.q(toldAt + name, at + name) = -4;
        all.k(wordAt + Mary + name, at + name) = 2;
        all.v(wordAt + Mary + name, at + name) = 0.5F;
        all.o(at + name, saidAt + name) = 1;
    }
}

Norm plainNorm() { return {.weight = RowVector::Ones(modelWidth), .bias = RowVector::Zero(modelWidth)}; }

Block plantedBlock(const Heads& all, std::uint64_t seed)
{
    const auto projection = [](Matrix weight) {
        return Projection{.weight = Weight::own(std::move(weight)), .bias = {}};
    };
    Block block;
    block.attention_norm = plainNorm();
    block.attention = {.heads = heads,
                       .query = projection(all.q),
                       .key = projection(all.k),
                       .value = projection(all.v),
                       .output = projection(balanced(all.o))};
    block.scores.scale = 0.25F;
    block.feed_forward_norm = plainNorm();
    block.feed_forward = FeedForward{.in = projection(noise(modelWidth, 4 * modelWidth, seed)),
                                     .out = projection(balanced(noise(4 * modelWidth, modelWidth, seed + 1)))};
    return block;
}

Transformer transformer()
{
    Matrix tokens = Matrix::Zero(words, modelWidth), positions = Matrix::Zero(places, modelWidth);
    for (Index i = 0; i < words; ++i) tokens(i, wordAt + i) = positions(i, placeAt + i) = 1;
    Heads first(100), second(200), third(300);
    plantDuplicates(first, 1);
    plantInhibition(second, 2);
    plantNameMover(third, 0);
    Matrix says = noise(words, modelWidth, 400);
    for (Index name = 0; name < names; ++name) says(Mary + name, saidAt + name) = 1;
    Transformer made;
    made.token_embedding = Weight::own(balanced(tokens));
    made.position_embedding = Weight::own(balanced(positions));
    made.blocks = {plantedBlock(first, 110), plantedBlock(second, 210), plantedBlock(third, 310)};
    made.final_norm = plainNorm();
    made.language_head = LanguageHead{.embedding = Weight::own(says)};
    return made;
}

}  // namespace

std::shared_ptr<const Model> model()
{
    static const auto made = [] {
        auto fresh = std::make_shared<Model>();
        fresh->info.name = "indirect objects";
        fresh->info.architecture = "GPT-2";
        fresh->info.layers = 3;
        fresh->info.heads = heads;
        fresh->info.max_tokens = places;
        fresh->transformer = transformer();
        return std::shared_ptr<const Model>(std::move(fresh));
    }();
    return made;
}

std::shared_ptr<const Trace> traceOf(const std::vector<Index>& text)
{
    return run(model(), {.sequences = {sequenceOfIds(*model(), text)}}, {});
}

}  // namespace planted
