#include "core/explain/layer_parts.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

RowVector normed(const std::optional<Norm>& norm, const RowVector& row) { return norm ? RowVector((*norm)(row)) : row; }

/// Each head's part of some rows, [n, d_model]; without W_O its columns of the concatenation.
Matrix addedBy(const PassedLayer& layer, Index head, const std::vector<Index>& which)
{
    const Matrix& context = layer.computed.attention.heads[static_cast<std::size_t>(head)].context;
    Matrix some(static_cast<Index>(which.size()), context.cols());
    for (Index i = 0; i < some.rows(); ++i) some.row(i) = context.row(which[static_cast<std::size_t>(i)]);
    const MultiHeadWeights& weights = layer.block.attention;
    if (weights.output) return headOutput(weights, head, some);
    Matrix side = Matrix::Zero(some.rows(), weights.heads * some.cols());
    side.middleCols(head * some.cols(), some.cols()) = some;
    return side;
}

/// The additions of a layer without a softmax to each row: its heads, or all channels of a short convolution, and its
/// bias.
void addMixed(std::vector<WrittenRow>& added, const PassedMixer& layer, const std::vector<Index>& which,
              const std::stop_token& stop)
{
    using Kind = StreamPart::Kind;
    const Index tokens = std::ranges::max(which) + 1;  // none behind them matters
    MixerState state = MixerState::before(layer.mixer);
    const Matrix all = gatedValues(layer.mixer, layer.read.topRows(tokens), layer.real, state, layer.factors, stop);
    Matrix some(std::ssize(which), all.cols());
    for (Index i = 0; i < some.rows(); ++i) some.row(i) = all.row(which[static_cast<std::size_t>(i)]);
    StreamPart part{
        .kind = Kind::Convolution, .block = AttentionBlock::Mixing, .layer = layer.place, .number = layer.number};
    const auto add = [&](const Matrix& output) {
        for (std::size_t i = 0; i < which.size(); ++i) added[i].add(part, output.row(static_cast<Index>(i)));
    };
    if (std::holds_alternative<ShortConvolution>(layer.mixer)) {
        add(mixerOutput(layer.mixer).weight.multipliedBy(some, stop));
    } else {
        part.kind = Kind::Head;
        for (part.head = 0; part.head < mixingHeads(layer.mixer); ++part.head)
            add(mixerHeadOutput(layer.mixer, part.head, some));
    }
    for (WrittenRow& row : added) row.add({.kind = Kind::OutputBias}, mixerOutput(layer.mixer).bias);
}

/// The output of attention for a row, with a mixer beside it.
RowVector madeOf(const PassedLayer& layer, Index row)
{
    RowVector made = layer.computed.attention.output->row(row);
    if (layer.computed.mixed.rows() > 0) made += layer.computed.mixed->row(row);
    return made;
}

/// Attention's part of each row, split by the tokens that it was read from; biases, and what is read from no token,
/// are one part.
std::vector<WrittenRow> readParts(const PassedLayer& layer, const std::vector<Index>& which)
{
    std::vector<WrittenRow> added(which.size());
    for (std::size_t i = 0; i < which.size(); ++i) {
        const Matrix& read = (*layer.read)[i];
        const Index of = layer.split == AttentionSplit::LayersAndTokens ? layer.layer : 0;
        for (Index token = 0; token < read.rows(); ++token)
            added[i].add({.kind = StreamPart::Kind::Read, .layer = of, .head = token}, read.row(token));
        const RowVector made = madeOf(layer, which[i]);
        added[i].add({.kind = StreamPart::Kind::OutputBias}, made - read.colwise().sum());
        added[i].norm(layer.block.attention_output_norm, made);
    }
    return added;
}

/// Attention's part of each row: its heads and its bias, through the norm of its output.
std::vector<WrittenRow> attentionParts(const PassedLayer& layer, const std::vector<Index>& which,
                                       const std::stop_token& stop)
{
    if (layer.read != nullptr) return readParts(layer, which);
    std::vector<WrittenRow> added(which.size());
    for (Index head = 0; head < layer.block.attention.heads; ++head) {
        const Matrix output = addedBy(layer, head, which);
        const StreamPart part{StreamPart::Kind::Head, layer.kind, layer.layer, head};
        for (std::size_t i = 0; i < which.size(); ++i) added[i].add(part, output.row(static_cast<Index>(i)));
    }
    if (layer.mixer) addMixed(added, *layer.mixer, which, stop);
    for (std::size_t i = 0; i < which.size(); ++i) {
        if (layer.block.attention.output)
            added[i].add({.kind = StreamPart::Kind::OutputBias}, layer.block.attention.output->bias);
        added[i].norm(layer.block.attention_output_norm, madeOf(layer, which[i]));
    }
    return added;
}

void addAll(WrittenRow& row, const WrittenRow& added, float factor)
{
    const Matrix vectors = added.vectors();
    for (std::size_t i = 0; i < added.parts().size(); ++i)
        row.add(added.parts()[i], factor * vectors.row(static_cast<Index>(i)));
}

/// One row on its way through the halves of a layer, as the pass had it.
struct Halves {
    const Block& block;
    Index row;
    RowVector entered;
    RowVector made;           ///< output of the first half, before its norm
    const WrittenRow& added;  ///< its parts behind that norm
    const Matrix* next;       ///< see PassedLayer
    StreamPart writer;        ///< the feed-forward layer as a part
    bool opened = false;      ///< see PassedLayer
    const LayerChange* change = nullptr;
};

/// What the layer adds to every row that leaves it; nothing where it does not.
RowVector steeredIn(const Halves& half, Index width)
{
    if (half.change == nullptr || half.change->steered.size() == 0) return RowVector::Zero(width);
    return half.change->steered;
}

/// The feed-forward layer's addition to a row. It is what the next layer has more than attention left, where no norm
/// stands between: a wide layer's weights need not be read again for one row.
RowVector feedForwardPart(const Halves& half, const RowVector& left)
{
    const Block& block = half.block;
    if (half.next != nullptr && !block.feed_forward_sum_norm && !block.token_gate)
        return half.next->row(half.row) - left - steeredIn(half, left.size());
    const RowVector read = normed(block.feed_forward_norm, block.parallel ? half.entered : left);
    const float factor = half.change == nullptr ? 1.0F : half.change->factor;
    return factor
           * normed(block.feed_forward_output_norm, RowVector(fedForward(block.feed_forward, read, half.change, {})));
}

/// The inner numbers of a clamped gate: the gate's side keeps its value, and the clamp takes an equal share of each
/// part of the other.
void throughClampedGate(const FeedForward& layer, WrittenRow& read, const StreamPart& biases)
{
    const Matrix both = layer.inTurns(read.sum(), {});
    const RowVector values = (*layer.clamped)(both);
    const Index inner = values.cols();
    const Matrix all = layer.in.weight.matrix();
    Matrix ups(all.rows(), inner);
    RowVector bias = RowVector::Zero(inner), factors(inner), ones(inner);
    for (Index col = 0; col < inner; ++col) {
        const Index own = layer.gate ? col : 2 * col + 1;
        ups.col(col) = all.col(own);
        if (layer.in.bias.size() > 0) bias(col) = layer.in.bias(own);
        const float up = both(0, 2 * col + 1);
        const float cut = std::clamp(up, -layer.clamped->limit, layer.clamped->limit);
        ones(col) = cut == -1 ? 0 : values(col) / (cut + 1);
        factors(col) = up == 0 ? ones(col) : ones(col) * cut / up;
    }
    read.project({Weight::own(std::move(ups)), std::move(bias)}, biases);
    read.scale(factors);
    read.add(biases, ones);
}

/// A feed-forward layer with its activation held at f(z) / z, and a gate at its value: then it is linear in what it
/// reads, and makes something of each part.
/// @param change  whose neurons are scaled; null: none
WrittenRow throughFeedForward(const FeedForward& layer, WrittenRow read, Index index,
                              const LayerChange* change = nullptr)
{
    const auto scaleNeurons = [&] {
        if (change == nullptr || change->neurons.empty()) return;
        RowVector factors = RowVector::Ones(layer.out.weight.rows());
        for (const auto& [neuron, factor] : change->neurons) factors(neuron) *= factor;
        read.scale(factors);
    };
    const StreamPart biases{.kind = StreamPart::Kind::FeedForward, .layer = index};
    RowVector factors;
    if (layer.clamped) {
        throughClampedGate(layer, read, biases);
        scaleNeurons();
        read.project(layer.out, biases);
        return read;
    }
    if (layer.gate) {
        Matrix opened = (*layer.gate)(read.sum());
        layer.bend(opened);
        factors = opened;
    }
    read.project(layer.in, biases);
    read.scale(layer.gate ? factors : frozenGates(layer, read.sum()));
    scaleNeurons();
    read.project(layer.out, biases);
    return read;
}

/// The experts that a row takes, with the router's weights held at their values.
WrittenRow throughExperts(const Experts& layer, const WrittenRow& read, Index index)
{
    const ExpertChoice choice = layer.choice(read.sum());
    WrittenRow entering = read, made;
    if (layer.norms) entering.scale(layer.norms->experts);
    for (Index i = 0; i < choice.each; ++i) {
        const FeedForward& expert =
            layer.experts[static_cast<std::size_t>(choice.experts[static_cast<std::size_t>(i)])];
        const float weight = choice.weights(0, i);
        WrittenRow taken = entering;
        if (layer.weighs_input) taken.scale(RowVector::Constant(read.width(), weight));
        addAll(made, throughFeedForward(expert, std::move(taken), index), layer.weighs_input ? 1.0F : weight);
    }
    if (layer.norms) made.norm(layer.norms->made, made.sum());
    if (!layer.shared) return made;
    if (layer.norms) {
        WrittenRow always = read;
        always.scale(layer.norms->shared);
        always = throughFeedForward(*layer.shared, std::move(always), index);
        always.norm(layer.norms->shared_made, always.sum());
        addAll(made, always, 1);
        return made;
    }
    float open = 1;
    if (layer.shared_gate) open = 1 / (1 + std::exp(-(*layer.shared_gate)(read.sum())(0, 0)));
    addAll(made, throughFeedForward(*layer.shared, read, index), open);
    return made;
}

/// The feed-forward layer's output for each part that it reads.
/// @param read  what enters its norm
void addOpened(WrittenRow& row, const Halves& half, WrittenRow read)
{
    const Block& block = half.block;
    const Index layer = half.writer.layer;
    read.norm(block.feed_forward_norm, read.sum());
    const auto* experts = std::get_if<Experts>(&block.feed_forward);
    WrittenRow made = experts != nullptr ? throughExperts(*experts, read, layer)
                                         : throughFeedForward(std::get<FeedForward>(block.feed_forward),
                                                              std::move(read), layer, half.change);
    made.norm(block.feed_forward_output_norm, made.sum());
    if (half.change != nullptr && half.change->factor != 1)
        made.scale(RowVector::Constant(made.width(), half.change->factor));
    const Matrix vectors = made.vectors();
    for (std::size_t i = 0; i < made.parts().size(); ++i) {
        StreamPart part = made.parts()[i];
        part.through = layer;
        row.add(part, vectors.row(static_cast<Index>(i)));
    }
}

/// Takes a row through both halves.
/// @return what leaves them
RowVector pass(WrittenRow& row, const Halves& half)
{
    const Block& block = half.block;
    const WrittenRow read = half.opened && block.parallel ? row : WrittenRow();
    if (!block.residual) row = {};
    addAll(row, half.added, 1);
    const RowVector sum =
        block.residual ? RowVector(half.entered + normed(block.attention_output_norm, half.made)) : half.made;
    row.norm(block.attention_sum_norm, sum);
    const RowVector left = normed(block.attention_sum_norm, sum);
    const auto steer = [&](RowVector leaving) {
        if (half.change == nullptr || half.change->steered.size() == 0) return leaving;
        row.add({.kind = StreamPart::Kind::Steering, .layer = half.writer.layer}, half.change->steered);
        leaving += half.change->steered;
        return leaving;
    };
    if (!isThere(block.feed_forward)) return steer(left);
    const RowVector more = feedForwardPart(half, left);
    if (half.opened)
        addOpened(row, half, block.parallel ? read : row);
    else
        row.add(half.writer, more);
    row.norm(block.feed_forward_sum_norm, left + more);
    return steer(normed(block.feed_forward_sum_norm, left + more));
}

}  // namespace

void passLayer(std::vector<WrittenRow>& rows, const std::vector<Index>& which, const PassedLayer& layer,
               const std::stop_token& stop)
{
    const Block& block = layer.block;
    const std::vector<WrittenRow> added = attentionParts(layer, which, stop);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const RowVector made = pass(rows[i], {.block = block,
                                              .row = which[i],
                                              .entered = layer.computed.input->row(which[i]),
                                              .made = madeOf(layer, which[i]),
                                              .added = added[i],
                                              .next = layer.next,
                                              .writer = {.kind = StreamPart::Kind::FeedForward, .layer = layer.layer},
                                              .opened = layer.opened,
                                              .change = layer.computed.change.get()});
        if (!isThere(block.feed_forward)) continue;  // only then nothing else is behind it
        if (block.token_gate) {
            const RowVector token = block.token_gate->added(made, layer.computed.token_vectors->row(which[i]));
            rows[i].add({.kind = StreamPart::Kind::TokenGate, .layer = layer.layer}, token);
            rows[i].norm(block.token_gate->sum_norm, made + token);
        }
        if (!block.beside) continue;
        const RowVector beside = block.beside->added(layer.computed.input, which[i], 1);
        rows[i].add({.kind = StreamPart::Kind::Convolution, .layer = layer.layer}, beside);
        rows[i].norm(block.beside->norm, made + beside);
    }
}

void passMixing(std::vector<WrittenRow>& rows, const std::vector<Index>& which, const PassedMixing& layer,
                const std::stop_token& stop)
{
    const Block& block = layer.around;
    const StreamPart writer{
        .kind = StreamPart::Kind::FeedForward, .block = AttentionBlock::Mixing, .number = layer.number};
    if (!layer.mixer) {
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const RowVector entered = layer.input.row(which[i]);
            rows[i].add(writer, layer.next != nullptr
                                    ? RowVector(layer.next->row(which[i]) - entered)
                                    : RowVector(fedForward(block.feed_forward, normed(block.feed_forward_norm, entered),
                                                           nullptr, stop)));
        }
        return;
    }
    std::vector<WrittenRow> added(which.size());
    addMixed(added, *layer.mixer, which, stop);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const RowVector made = added[i].sum();
        added[i].norm(block.attention_output_norm, made);
        pass(rows[i], {.block = block,
                       .row = which[i],
                       .entered = layer.input.row(which[i]),
                       .made = made,
                       .added = added[i],
                       .next = layer.next,
                       .writer = writer});
    }
}

}  // namespace core
