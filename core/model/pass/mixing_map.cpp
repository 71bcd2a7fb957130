#include "core/model/pass/mixing_map.h"

#include "core/error.h"
#include "core/model/layer_numbers.h"
#include "core/model/mixing/mixing_layer.h"
#include "core/model/pass/layer_run.h"

#include <algorithm>

namespace core {
namespace {

/// What a place's mixer reads of one text, behind the norm.
Matrix readAt(const Trace& trace, const MixingPlace& place, std::size_t item)
{
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

void addPlaces(const std::vector<std::shared_ptr<const MixingLayer>>& layers, std::vector<MixingPlace>& places)
{
    for (const auto& layer : layers)
        if (layer->mixer != nullptr) places.push_back({layer->number, false, layer->mixer});
}

}  // namespace

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
    throw Error(Code::Unsupported, model.info.name, what, "a model whose layers mix tokens by attention alone",
                "layers that mix them without a softmax: " + layerNumbersText(mixing, 1));
}

MixingMap::MixingMap(const Trace& trace, const MixingPlace& place, Index item, const std::stop_token& stop)
    : m_place(place)
{
    const auto text = static_cast<std::size_t>(item);
    const Matrix read = readAt(trace, place, text);
    MixerState state = MixerState::before(*place.mixer);
    m_vectors = mixingVectors(*place.mixer, read, trace.batch.sequences[text].real, state, stop);
    m_output = mixedValues(*place.mixer, m_vectors, state, stop);
}

RowVector MixingMap::row(Index head, Index query) const
{
    if (const auto* convolution = std::get_if<ShortConvolution>(m_place.mixer.get()))
        return convolutionRow(*convolution, head, query);
    return recurrenceRow(std::get<StateRecurrence>(*m_place.mixer), head, query);
}

RowVector MixingMap::convolutionRow(const ShortConvolution& mixer, Index head, Index query) const
{
    RowVector weights = RowVector::Zero(tokens());
    const Matrix& taps = mixer.convolution.taps;
    for (Index back = 0; back < taps.rows() && back <= query; ++back)
        weights(query - back) =
            m_vectors.query(query, head) * taps(taps.rows() - 1 - back, head) * m_vectors.key(query - back, head);
    return weights;
}

RowVector MixingMap::recurrenceRow(const StateRecurrence& mixer, Index head, Index query) const
{
    RowVector weights = RowVector::Zero(tokens());
    const Index width = mixer.keyWidth(), at = mixer.keyHeadOf(head) * width;
    RowVector carried = m_vectors.query.row(query).segment(at, width);
    for (Index key = query; key >= 0; --key) {
        const auto own = m_vectors.key.row(key).segment(at, width);
        weights(key) = m_vectors.strength(key, head) * carried.dot(own);
        if (mixer.delta) carried -= weights(key) * own;
        carried *= m_vectors.decay(key, head);
    }
    if (mixer.skip.size() > 0) weights(query) += mixer.skip(head);
    return weights;
}

Matrix MixingMap::map(Index head, const std::stop_token& stop) const
{
    Matrix all(tokens(), tokens());
    for (Index query = 0; query < tokens(); ++query) {
        if (stop.stop_requested()) throw Stopped{};
        all.row(query) = row(head, query);
    }
    return all;
}

Matrix MixingMap::values(Index head) const
{
    const Index width = m_vectors.value.cols() / heads();
    return m_vectors.value.middleCols(head * width, width);
}

Matrix MixingMap::output(Index head) const
{
    const Index width = m_output.cols() / heads();
    return m_output.middleCols(head * width, width);
}

}  // namespace core
