#include "core/model/mixing/mixer.h"

#include "core/attention/whole_vectors.h"
#include "core/kernel/parallel.h"
#include "core/model/feed_forward.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

/// log(1 + e^x), as torch computes it.
float softplus(float x)
{
    constexpr float straight = 20;
    return x > straight ? x : std::log1p(std::exp(x));
}

void hidePadding(Matrix& rows, const std::vector<bool>& real)
{
    for (Index row = 0; row < rows.rows(); ++row)
        if (!real[static_cast<std::size_t>(row)]) rows.row(row).setZero();
}

/// Brings each head's row to length 1, and then multiplies it.
void lengthen(Matrix& heads, Index width, float length)
{
    constexpr double least = 1e-6;
    for (Index row = 0; row < heads.rows(); ++row)
        for (float* head = heads.row(row).data(); head < heads.row(row).data() + heads.cols(); head += width) {
            double sum = 0;  // in order, so that it is the same wherever the row lies
            for (Index i = 0; i < width; ++i) sum += static_cast<double>(head[i]) * static_cast<double>(head[i]);
            const auto factor = static_cast<float>(static_cast<double>(length) / std::sqrt(sum + least));
            for (Index i = 0; i < width; ++i) head[i] *= factor;
        }
}

/// Puts the columns of each head, which a file may have in another order, head by head.
Matrix inOrder(const StateRecurrence& mixer, Matrix stored)
{
    if (mixer.stored.empty()) return stored;
    const Index width = stored.cols() / mixer.heads;
    Matrix ordered(stored.rows(), stored.cols());
    for (Index head = 0; head < mixer.heads; ++head)
        ordered.middleCols(head * width, width) = stored.middleCols(mixer.placeOf(head) * width, width);
    return ordered;
}

/// The way back: as the output projection's rows are.
Matrix asStored(const StateRecurrence& mixer, Matrix ordered)
{
    if (mixer.stored.empty()) return ordered;
    const Index width = ordered.cols() / mixer.heads;
    Matrix stored(ordered.rows(), ordered.cols());
    for (Index head = 0; head < mixer.heads; ++head)
        stored.middleCols(mixer.placeOf(head) * width, width) = ordered.middleCols(head * width, width);
    return stored;
}

MixingVectors vectorsOf(const ShortConvolution& mixer, MatrixView x, const std::stop_token& stop)
{
    return {.query = mixer.behind(x, stop),
            .key = mixer.before(x, stop),
            .value = mixer.value(x, stop),
            .decay = {},
            .strength = {}};
}

/// The decay of each head's state, and the strength of what is written.
void addTimes(const StateRecurrence& mixer, MatrixView x, MixingVectors& vectors, const std::stop_token& stop)
{
    Matrix time = inOrder(mixer, mixer.time(x, stop));
    time.rowwise() += mixer.time_bias;
    for (float& each : time.reshaped<Eigen::RowMajor>())
        each = std::clamp(softplus(each), mixer.least_time, mixer.most_time);
    vectors.decay = time;
    for (Index row = 0; row < time.rows(); ++row)
        for (Index head = 0; head < mixer.heads; ++head)
            vectors.decay(row, head) = std::exp(-mixer.decay(head) * time(row, head));
    if (!mixer.delta) {
        vectors.strength = std::move(time);
        return;
    }
    vectors.strength = inOrder(mixer, mixer.strength(x, stop));
    sigmoid(vectors.strength.data(), vectors.strength.size());
}

MixingVectors vectorsOf(const StateRecurrence& mixer, MatrixView x, const std::vector<bool>& real, MixerState& state,
                        const std::stop_token& stop)
{
    const Index keys = mixer.query.weight.cols(), values = mixer.value.weight.cols();
    Matrix all(x.rows(), 2 * keys + values);
    all.leftCols(keys) = mixer.query(x, stop);
    all.middleCols(keys, keys) = mixer.key(x, stop);
    all.rightCols(values) = inOrder(mixer, mixer.value(x, stop));
    all = mixer.convolution(all, state.tail);
    activate(Activation::Silu, all);
    if (mixer.hides_convolved) hidePadding(all, real);
    MixingVectors vectors{.query = all.leftCols(keys),
                          .key = all.middleCols(keys, keys),
                          .value = all.rightCols(values),
                          .decay = {},
                          .strength = {}};
    if (mixer.delta) {
        lengthen(vectors.query, mixer.keyWidth(), 1 / std::sqrt(static_cast<float>(mixer.keyWidth())));
        lengthen(vectors.key, mixer.keyWidth(), 1);
    }
    addTimes(mixer, x, vectors, stop);
    return vectors;
}

/// One head's numbers on their way through the tokens.
class HeadScan {
public:
    HeadScan(const StateRecurrence& mixer, const MixingVectors& vectors, Index head, Matrix& state)
        : m_mixer(mixer),
          m_vectors(vectors),
          m_head(head),
          m_state(state),
          m_new(mixer.valueWidth())
    {
    }

    /// @param made  [d_v] receives what the head reads
    void step(Index token, float* made)
    {
        const Index keys = m_state.rows(), values = m_state.cols();
        const Index at = m_mixer.keyHeadOf(m_head) * keys;
        const float* q = m_vectors.query.row(token).data() + at;
        const float* k = m_vectors.key.row(token).data() + at;
        const float* v = m_vectors.value.row(token).data() + m_head * values;
        const float decay = m_vectors.decay(token, m_head), strength = m_vectors.strength(token, m_head);
        float* const written = m_new.data();
        for (Index i = 0; i < values; ++i) written[i] = 0;
        for (Index row = 0; row < keys && m_mixer.delta; ++row) {
            float* state = m_state.row(row).data();
            const float weight = decay * k[row];
            for (Index i = 0; i < values; ++i) written[i] += weight * state[i];
        }
        for (Index i = 0; i < values; ++i) {
            written[i] = strength * (v[i] - written[i]);
            made[i] = m_mixer.skip.size() > 0 ? m_mixer.skip(m_head) * v[i] : 0;
        }
        for (Index row = 0; row < keys; ++row) {
            float* state = m_state.row(row).data();
            const float key = k[row], query = q[row];
            for (Index i = 0; i < values; ++i) {
                state[i] = decay * state[i] + key * written[i];
                made[i] += query * state[i];
            }
        }
    }

private:
    const StateRecurrence& m_mixer;
    const MixingVectors& m_vectors;
    Index m_head;
    Matrix& m_state;
    RowVector m_new;
};

/// The input of all heads, token by token.
Matrix scanned(const StateRecurrence& mixer, const MixingVectors& vectors, MixerState& state,
               const std::stop_token& stop)
{
    constexpr Index tokensAtOnce = 64;
    Matrix made(vectors.value.rows(), vectors.value.cols());
    inParallel(mixer.heads, [&](Index head) {
        HeadScan scan(mixer, vectors, head, state.heads[static_cast<std::size_t>(head)]);
        for (Index token = 0; token < made.rows(); ++token) {
            if (token % tokensAtOnce == 0 && stop.stop_requested()) throw Stopped{};
            scan.step(token, made.row(token).data() + head * mixer.valueWidth());
        }
    });
    return made;
}

/// The output of a convolution's channels, before the output projection and without its bias.
Matrix convolved(const ShortConvolution& mixer, const MixingVectors& vectors, bool biased, MixerState& state)
{
    Matrix made = vectors.key.cwiseProduct(vectors.value);
    if (biased || mixer.convolution.bias.size() == 0) {
        made = mixer.convolution(made, state.tail);
    } else {
        made = ChannelConvolution{mixer.convolution.taps, {}}(made, state.tail);
    }
    made.array() *= vectors.query.array();
    return made;
}

/// Multiplies what each head made.
/// @param factors  [H], or empty
void multiply(Matrix& made, const RowVector& factors)
{
    if (factors.size() == 0) return;
    const Index width = made.cols() / factors.size();
    for (Index head = 0; head < factors.size(); ++head) made.middleCols(head * width, width) *= factors(head);
}

Matrix gated(const ShortConvolution& mixer, const MixingVectors& vectors, MatrixView /*x*/, MixerState& state,
             const RowVector& factors, const std::stop_token& /*stop*/)
{
    Matrix made = convolved(mixer, vectors, true, state);
    multiply(made, factors);
    return made;
}

Matrix gated(const StateRecurrence& mixer, const MixingVectors& vectors, MatrixView x, MixerState& state,
             const RowVector& factors, const std::stop_token& stop)
{
    Matrix made = scanned(mixer, vectors, state, stop);
    multiply(made, factors);
    Matrix gate = inOrder(mixer, mixer.gate(x, stop));
    activate(Activation::Silu, gate);
    if (mixer.gate_first) made.array() *= gate.array();
    if (mixer.norm) mixer.norm->apply(made);
    if (!mixer.gate_first) made.array() *= gate.array();
    return made;
}

MixingVectors vectorsOf(const TokenMixer& mixer, MatrixView shown, const std::vector<bool>& real, MixerState& state,
                        const std::stop_token& stop)
{
    if (const auto* convolution = std::get_if<ShortConvolution>(&mixer)) return vectorsOf(*convolution, shown, stop);
    return vectorsOf(std::get<StateRecurrence>(mixer), shown, real, state, stop);
}

/// Some columns of a row that may be absent.
RowVector someOf(const RowVector& row, Index first, Index count)
{
    return row.size() == 0 ? RowVector() : RowVector(row.segment(first, count));
}

TokenMixer headOf(const ShortConvolution& mixer, Index head)
{
    ShortConvolution one;
    one.before = mixer.before.columns(head, 1);
    one.behind = mixer.behind.columns(head, 1);
    one.value = mixer.value.columns(head, 1);
    one.convolution.taps = mixer.convolution.taps.col(head);
    one.convolution.bias = someOf(mixer.convolution.bias, head, 1);
    return {one};
}

TokenMixer headOf(const StateRecurrence& mixer, Index head)
{
    const Index keys = mixer.keyWidth(), values = mixer.valueWidth(), at = mixer.keyHeadOf(head) * keys;
    const Index keysBehind = mixer.query.weight.cols(), valuesBehind = 2 * keysBehind;
    StateRecurrence one;
    one.heads = one.key_heads = 1;
    one.delta = mixer.delta;
    one.query = mixer.query.columns(at, keys);
    one.key = mixer.key.columns(at, keys);
    one.value = mixer.value.columns(mixer.placeOf(head) * values, values);
    one.time = mixer.time.columns(mixer.placeOf(head), 1);
    if (mixer.delta) one.strength = mixer.strength.columns(mixer.placeOf(head), 1);
    const ChannelConvolution& all = mixer.convolution;
    one.convolution.taps.resize(all.taps.rows(), 2 * keys + values);
    one.convolution.taps << all.taps.middleCols(at, keys), all.taps.middleCols(keysBehind + at, keys),
        all.taps.middleCols(valuesBehind + head * values, values);
    if (all.bias.size() > 0) {
        one.convolution.bias.resize(2 * keys + values);
        one.convolution.bias << all.bias.segment(at, keys), all.bias.segment(keysBehind + at, keys),
            all.bias.segment(valuesBehind + head * values, values);
    }
    one.decay = someOf(mixer.decay, head, 1);
    one.time_bias = someOf(mixer.time_bias, head, 1);
    one.skip = someOf(mixer.skip, head, 1);
    one.least_time = mixer.least_time;
    one.most_time = mixer.most_time;
    one.hides_convolved = mixer.hides_convolved;
    return {one};
}

}  // namespace

TokenMixer oneHead(const TokenMixer& mixer, Index head)
{
    return std::visit([&](const auto& each) { return headOf(each, head); }, mixer);
}

Matrix ChannelConvolution::operator()(MatrixView x, Matrix& tail) const
{
    const Index before = taps.rows() - 1;
    Matrix all(before + x.rows(), x.cols());
    all.topRows(before) = tail;
    all.bottomRows(x.rows()) = x;
    Matrix made(x.rows(), x.cols());
    inRows(x.rows(), x.cols() * taps.rows(), [&](Index first, Index count) {
        for (Index row = first; row < first + count; ++row) {
            if (bias.size() > 0)
                made.row(row) = bias;
            else
                made.row(row).setZero();
            for (Index tap = 0; tap < taps.rows(); ++tap)
                made.row(row).array() += taps.row(tap).array() * all.row(row + tap).array();
        }
    });
    tail = all.bottomRows(before);
    return made;
}

MixerState MixerState::before(const TokenMixer& mixer)
{
    MixerState state;
    const auto* recurrence = std::get_if<StateRecurrence>(&mixer);
    const ChannelConvolution& convolution =
        recurrence != nullptr ? recurrence->convolution : std::get<ShortConvolution>(mixer).convolution;
    state.tail = Matrix::Zero(convolution.taps.rows() - 1, convolution.taps.cols());
    if (recurrence != nullptr)
        state.heads.assign(static_cast<std::size_t>(recurrence->heads),
                           Matrix::Zero(recurrence->keyWidth(), recurrence->valueWidth()));
    return state;
}

MixingVectors mixingVectors(const TokenMixer& mixer, MatrixView x, const std::vector<bool>& real, MixerState& state,
                            const std::stop_token& stop)
{
    Matrix shown = x;
    hidePadding(shown, real);
    return vectorsOf(mixer, shown, real, state, stop);
}

Matrix mixedValues(const TokenMixer& mixer, const MixingVectors& vectors, MixerState& state,
                   const std::stop_token& stop)
{
    if (const auto* convolution = std::get_if<ShortConvolution>(&mixer))
        return convolved(*convolution, vectors, false, state);
    return scanned(std::get<StateRecurrence>(mixer), vectors, state, stop);
}

Matrix gatedValues(const TokenMixer& mixer, MatrixView x, const std::vector<bool>& real, MixerState& state,
                   const RowVector& factors, const std::stop_token& stop)
{
    Matrix shown = x;
    hidePadding(shown, real);
    const MixingVectors vectors = vectorsOf(mixer, shown, real, state, stop);
    state.tokens += x.rows();
    return std::visit([&](const auto& each) { return gated(each, vectors, shown, state, factors, stop); }, mixer);
}

Matrix mixerHeadOutput(const TokenMixer& mixer, Index head, MatrixView gated)
{
    const auto* recurrence = std::get_if<StateRecurrence>(&mixer);
    const Index width = gated.cols() / mixingHeads(mixer);
    const Index place = recurrence == nullptr ? head : recurrence->placeOf(head);
    const Weight rows = mixerOutput(mixer).weight.rowsFrom(place * width, width);
    return rows.multipliedBy(gated.middleCols(head * width, width));
}

const Projection& mixerOutput(const TokenMixer& mixer)
{
    return std::visit([](const auto& each) -> const Projection& { return each.output; }, mixer);
}

Matrix mixed(const TokenMixer& mixer, MatrixView x, const std::vector<bool>& real, MixerState& state,
             const std::stop_token& stop, const RowVector& factors)
{
    Matrix made = gatedValues(mixer, x, real, state, factors, stop);
    if (const auto* recurrence = std::get_if<StateRecurrence>(&mixer)) made = asStored(*recurrence, std::move(made));
    return mixerOutput(mixer)(made, stop);
}

Index mixingHeads(const TokenMixer& mixer)
{
    if (const auto* recurrence = std::get_if<StateRecurrence>(&mixer)) return recurrence->heads;
    return std::get<ShortConvolution>(mixer).value.weight.cols();
}

Index mixingWidth(const TokenMixer& mixer)
{
    const auto* recurrence = std::get_if<StateRecurrence>(&mixer);
    return recurrence == nullptr ? 1 : recurrence->keyWidth();
}

std::optional<Index> mixingReach(const TokenMixer& mixer)
{
    const auto* convolution = std::get_if<ShortConvolution>(&mixer);
    if (convolution == nullptr) return std::nullopt;
    return convolution->convolution.taps.rows() - 1;
}

const char* mixerName(const TokenMixer& mixer)
{
    const auto* recurrence = std::get_if<StateRecurrence>(&mixer);
    if (recurrence == nullptr) return "short convolution";
    return recurrence->delta ? "gated delta rule" : "state space";
}

}  // namespace core
