#include "core/model/pass/mixing_map.h"

#include "core/error.h"
#include "core/kernel/parallel.h"
#include "core/model/layer_numbers.h"
#include "core/model/mixing/mixing_layer.h"
#include "core/model/pass/layer_run.h"

#include <algorithm>
#include <utility>

namespace core {
namespace {

void addPlaces(const std::vector<std::shared_ptr<const MixingLayer>>& layers, std::vector<MixingPlace>& places)
{
    for (const auto& layer : layers)
        if (layer->mixer != nullptr) places.push_back({layer->number, false, layer->mixer});
}

/// Queries that are carried back side by side.
constexpr Index lanes = 32;
using Lanes = Eigen::Array<float, lanes, 1>;

/// Carries some queries of one head back through the steps of a recurrence, all by the same sums in the same order.
class CarriedQueries {
public:
    /// @param head  of one head
    CarriedQueries(const StateRecurrence& mixer, const MixingVectors& head) : m_mixer(mixer), m_head(head) {}

    /// @param first  the first query
    /// @param out    [at most `lanes`, T] receives their weights, 0 before
    void carry(Index first, Eigen::Ref<Matrix> out, const std::stop_token& stop)
    {
        constexpr Index keysAtOnce = 512;
        const Index count = out.rows(), width = m_head.query.cols();
        m_carried.assign(static_cast<std::size_t>(width), Lanes::Zero());
        for (Index lane = 0; lane < count; ++lane)
            for (Index i = 0; i < width; ++i)
                m_carried[static_cast<std::size_t>(i)](lane) = m_head.query(first + lane, i);
        for (Index key = first + count - 1; key >= 0; --key) {
            if (key % keysAtOnce == 0 && stop.stop_requested()) throw Stopped{};
            const Lanes weights = step(key, std::max<Index>(0, key - first));
            for (Index lane = 0; lane < count; ++lane) out(lane, key) = weights(lane);
        }
        for (Index lane = 0; lane < count && m_mixer.skip.size() > 0; ++lane)
            out(lane, first + lane) += m_mixer.skip(0);
    }

private:
    /// @param asleep  queries before the key, which do not see it
    Lanes step(Index key, Index asleep)
    {
        const float* own = m_head.key.row(key).data();
        Lanes weights = Lanes::Zero();
        for (std::size_t i = 0; i < m_carried.size(); ++i) weights += m_carried[i] * own[i];
        weights *= m_head.strength(key, 0);
        weights.head(asleep) = 0;
        Lanes decay = Lanes::Constant(m_head.decay(key, 0));
        decay.head(asleep) = 1;
        if (m_mixer.delta)
            for (std::size_t i = 0; i < m_carried.size(); ++i) m_carried[i] = (m_carried[i] - weights * own[i]) * decay;
        else
            for (Lanes& each : m_carried) each *= decay;
        return weights;
    }

    const StateRecurrence& m_mixer;
    const MixingVectors& m_head;
    std::vector<Lanes> m_carried;
};

Matrix rowsOf(const ShortConvolution& mixer, const MixingVectors& head, Index first, Index count,
              const std::stop_token& /*stop*/)
{
    const Matrix& taps = mixer.convolution.taps;
    Matrix rows = Matrix::Zero(count, head.value.rows());
    for (Index query = first; query < first + count; ++query)
        for (Index back = 0; back < taps.rows() && back <= query; ++back)
            rows(query - first, query - back) =
                head.query(query, 0) * taps(taps.rows() - 1 - back, 0) * head.key(query - back, 0);
    return rows;
}

Matrix rowsOf(const StateRecurrence& mixer, const MixingVectors& head, Index first, Index count,
              const std::stop_token& stop)
{
    Matrix rows = Matrix::Zero(count, head.value.rows());
    inParallel((count + lanes - 1) / lanes, [&](Index part) {
        const Index begin = part * lanes;
        CarriedQueries(mixer, head).carry(first + begin, rows.middleRows(begin, std::min(lanes, count - begin)), stop);
    });
    return rows;
}

}  // namespace

Matrix mixingInput(const Trace& trace, const MixingPlace& place, Index text)
{
    const auto item = static_cast<std::size_t>(text);
    const Transformer& transformer = trace.model->transformer;
    for (std::size_t layer = 0; layer < transformer.blocks.size(); ++layer) {
        const Block& block = transformer.blocks[layer];
        const SequenceLayer& own = trace.layers[layer]->items[item];
        for (std::size_t i = 0; i < block.before.size(); ++i)
            if (block.before[i]->mixer == place.mixer)
                return attentionInput(block.before[i]->around, own.before[i].input);
        if (block.mixer == place.mixer) return attentionInput(block, own.input);
    }
    for (std::size_t i = 0; i < transformer.behind.size(); ++i)
        if (transformer.behind[i]->mixer == place.mixer)
            return attentionInput(transformer.behind[i]->around, trace.behind[item][i].input);
    return {};
}

std::vector<MixingPlace> mixingPlaces(const Transformer& transformer, const ModelInfo& info)
{
    std::vector<MixingPlace> places;
    for (std::size_t layer = 0; layer < transformer.blocks.size(); ++layer) {
        const Block& block = transformer.blocks[layer];
        addPlaces(block.before, places);
        if (block.mixer != nullptr)
            places.push_back({layerNumber(info, static_cast<Index>(layer), 1), true, block.mixer});
    }
    addPlaces(transformer.behind, places);
    return places;
}

bool isHybrid(const Transformer& transformer)
{
    return !transformer.behind.empty() || std::ranges::any_of(transformer.blocks, [](const Block& block) {
        return !block.before.empty() || block.mixer != nullptr;
    });
}

void requireAttentionAlone(const Model& model, const char* what)
{
    if (!isHybrid(model.transformer)) return;
    ModelInfo mixing;
    for (const MixingPlace& place : mixingPlaces(model.transformer, model.info))
        mixing.layer_numbers.push_back(place.number);
    mixing.layers = std::ssize(mixing.layer_numbers);
    throw Error(Code::Unsupported, model.info.name,
                "%1 is not supported: expected a model whose layers mix tokens by attention alone, found layers that "
                "mix them without a softmax: %2",
                what, layerNumbersText(mixing, 1));
}

MixingMap::MixingMap(const Trace& trace, const MixingPlace& place, Index item, const std::stop_token& stop)
    : MixingMap(place.mixer, mixingInput(trace, place, item),
                trace.batch.sequences[static_cast<std::size_t>(item)].real, stop)
{
}

MixingMap::MixingMap(std::shared_ptr<const TokenMixer> mixer, const Matrix& read, std::vector<bool> real,
                     const std::stop_token& stop)
    : m_mixer(std::move(mixer))
{
    MixerState state = MixerState::before(*m_mixer);
    m_vectors = mixingVectors(*m_mixer, read, real, state, stop);
}

/// One head's own columns.
MixingVectors MixingMap::ofHead(Index head) const
{
    if (heads() == 1) return m_vectors;
    const Index values = m_vectors.value.cols() / heads();
    MixingVectors own{.query = m_vectors.query,
                      .key = m_vectors.key,
                      .value = m_vectors.value.middleCols(head * values, values),
                      .decay = {},
                      .strength = {}};
    if (const auto* recurrence = std::get_if<StateRecurrence>(m_mixer.get())) {
        const Index keys = recurrence->keyWidth(), at = recurrence->keyHeadOf(head) * keys;
        own.query = m_vectors.query.middleCols(at, keys);
        own.key = m_vectors.key.middleCols(at, keys);
        own.decay = m_vectors.decay.col(head);
        own.strength = m_vectors.strength.col(head);
    } else {
        own.query = m_vectors.query.col(head);
        own.key = m_vectors.key.col(head);
    }
    return own;
}

RowVector MixingMap::row(Index head, Index query) const { return rows(head, query, 1).row(0); }

Matrix MixingMap::rows(Index head, Index first, Index count, const std::stop_token& stop) const
{
    const TokenMixer one = oneHead(*m_mixer, head);
    const MixingVectors own = ofHead(head);
    return std::visit([&](const auto& mixer) { return rowsOf(mixer, own, first, count, stop); }, one);
}

Matrix MixingMap::values(Index head) const
{
    const Index width = m_vectors.value.cols() / heads();
    return m_vectors.value.middleCols(head * width, width);
}

Matrix MixingMap::output(Index head, const std::stop_token& stop) const
{
    const TokenMixer one = oneHead(*m_mixer, head);
    MixerState state = MixerState::before(one);
    return mixedValues(one, ofHead(head), state, stop);
}

Matrix MixingMap::state(Index head, const std::stop_token& stop) const
{
    const TokenMixer one = oneHead(*m_mixer, head);
    MixerState state = MixerState::before(one);
    mixedValues(one, ofHead(head), state, stop);
    return state.heads.empty() ? Matrix() : std::move(state.heads.front());
}

}  // namespace core
