#include "core/model/pass/mixing_source.h"

#include "core/attention/pooling.h"
#include "core/model/mixing/mixing_layer.h"
#include "core/model/pass/layer_run.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

namespace core {
namespace {

double numberOf(Index value) { return static_cast<double>(value); }

/// Whether all maps together are so few numbers that a pass does not become slower by them.
bool areFew(const std::vector<MixingPlace>& places, const Trace& whole)
{
    constexpr double mostCells = 1 << 23, alwaysFew = 1 << 23, aroundEach = 16;
    double cells = 0, products = 0;
    const double tokens = numberOf(std::ssize(whole.queries(0)));
    for (const MixingPlace& place : places) {
        const double own = numberOf(place.heads()) * tokens * tokens * numberOf(std::ssize(whole.batch.sequences));
        cells += own;
        products += own * (numberOf(mixingWidth(*place.mixer)) + aroundEach);
    }
    const double share = numberOf(whole.model->info.parameters) * tokens / 512;  // of a pass's own
    return whole.keep > Keep::Vectors && cells <= mostCells && products <= std::max(alwaysFew, share);
}

/// Which tokens a query can have weights for.
Mask reachOf(const TokenMixer& mixer, const std::vector<bool>& real)
{
    Mask mask = Mask::causal();
    if (const auto reach = mixingReach(mixer)) mask = mask & Mask::window(*reach, 0);
    if (!std::ranges::all_of(real, std::identity{})) mask = mask & Mask::padding(real);
    return mask;
}

/// A small picture of a map: of the cells that one of its cells stands for, the one farthest from 0.
Matrix overviewOf(const Matrix& shown)
{
    const Index rows = std::min(overviewSide, shown.rows()), cols = std::min(overviewSide, shown.cols());
    Matrix small = Matrix::Constant(rows, cols, hiddenCell);
    for (Index row = 0; row < shown.rows(); ++row)
        for (Index col = 0; col < shown.cols(); ++col) {
            const float value = shown(row, col);
            // MapPool has them at these places, where a row that is to be guessed is looked for.
            float& cell = small(((row + 1) * rows - 1) / shown.rows(), ((col + 1) * cols - 1) / shown.cols());
            if (value == hiddenCell || cell == std::numeric_limits<float>::infinity()) continue;
            if (cell == hiddenCell || std::isinf(value) || std::abs(value) > std::abs(cell)) cell = value;
        }
    return small;
}

Index brokenIn(const Matrix& map) { return map.size() - map.array().isFinite().count(); }

/// One layer's heads, each with its mask and yet without weights.
SequenceLayer emptyLayer(const MixingPlace& place, const Sequence& sequence)
{
    SequenceLayer layer;
    const auto heads = static_cast<std::size_t>(place.heads());
    const auto tokens = std::ssize(sequence.tokens);
    const Mask mask = reachOf(*place.mixer, sequence.real);
    layer.scoring.assign(heads, HeadScoring{.mask = mask});
    layer.attention.heads.resize(heads);
    const std::vector<Index> blind = mask.rowsWithoutKeys(tokens, tokens);
    for (HeadAttention& head : layer.attention.heads) head.rows_without_keys = blind;
    layer.overviews.resize(heads);
    layer.broken_weights.assign(heads, 0);
    return layer;
}

/// Computes a layer's maps.
/// @return the number that is farthest from 0
float fill(SequenceLayer& layer, const MixingMap& mixing, const std::stop_token& stop)
{
    float largest = 0;
    for (Index head = 0; head < mixing.heads(); ++head) {
        const auto place = static_cast<std::size_t>(head);
        Matrix& map = layer.attention.heads[place].weights;
        map = mixing.map(head, stop);
        layer.overviews[place] = overviewOf(shownWeights(map, layer.scoring[place].mask));
        layer.broken_weights[place] = brokenIn(map);
        if (layer.broken_weights[place] == 0) largest = std::max(largest, map.cwiseAbs().maxCoeff());
    }
    return largest;
}

}  // namespace

MixingSource::MixingSource(const Trace& whole)
    : m_model(whole.model),
      m_places(mixingPlaces(whole.model->transformer, whole.model->info))
{
    const Transformer& transformer = m_model->transformer;
    const std::size_t items = whole.batch.sequences.size();
    const auto add = [&](const Block& around, const auto& given) {
        m_around.push_back(&around);
        auto& inputs = m_given.emplace_back();
        for (std::size_t item = 0; item < items; ++item) inputs.push_back(given(item));
    };
    for (std::size_t layer = 0; layer < transformer.blocks.size(); ++layer) {
        const Block& block = transformer.blocks[layer];
        const std::vector<SequenceLayer>& own = whole.layers[layer]->items;
        for (std::size_t i = 0; i < block.before.size(); ++i)
            if (block.before[i]->mixer != nullptr)
                add(block.before[i]->around, [&](std::size_t item) { return own[item].before[i].input; });
        if (block.mixer != nullptr) add(block, [&](std::size_t item) { return own[item].input; });
    }
    for (std::size_t i = 0; i < transformer.behind.size(); ++i)
        if (transformer.behind[i]->mixer != nullptr)
            add(transformer.behind[i]->around, [&](std::size_t item) { return whole.behind[item][i].input; });
    for (const Sequence& sequence : whole.batch.sequences) m_real.push_back(sequence.real);
}

Matrix MixingSource::input(const HeadAddress& address) const
{
    const auto layer = static_cast<std::size_t>(address.layer);
    return attentionInput(*m_around[layer], m_given[layer][static_cast<std::size_t>(address.item)]);
}

MixingMap MixingSource::layer(const HeadAddress& address, const std::stop_token& stop) const
{
    return {m_places[static_cast<std::size_t>(address.layer)].mixer, input(address),
            m_real[static_cast<std::size_t>(address.item)], stop};
}

MixingMap MixingSource::head(const HeadAddress& address, const std::stop_token& stop) const
{
    const TokenMixer& all = *m_places[static_cast<std::size_t>(address.layer)].mixer;
    return {std::make_shared<const TokenMixer>(oneHead(all, address.head)), input(address),
            m_real[static_cast<std::size_t>(address.item)], stop};
}

std::shared_ptr<const Model> mixingPart(const Model& model)
{
    const std::vector<MixingPlace> places = mixingPlaces(model.transformer, model.info);
    const auto alike = [&](const MixingPlace& place) { return place.heads() == places.front().heads(); };
    if (places.empty() || !std::ranges::all_of(places, alike)) return nullptr;
    auto part = std::make_shared<Model>();
    part->info = model.info;
    part->info.layers = std::ssize(places);
    part->info.heads = places.front().heads();
    part->info.head_names = {};
    part->info.block = AttentionBlock::Mixing;
    part->info.layer_numbers.clear();
    part->info.without_attention.clear();
    for (const MixingPlace& place : places) part->info.layer_numbers.push_back(place.number);
    part->tokenizer = model.tokenizer;
    part->transformer.causal = model.transformer.causal;
    return part;
}

std::shared_ptr<const Trace> mixingTrace(const Trace& whole, const std::stop_token& stop)
{
    auto trace = std::make_shared<Trace>();
    const auto source = std::make_shared<const MixingSource>(whole);
    trace->model = whole.model->mixing;
    trace->batch.sequences = whole.batch.sequences;
    trace->changes = whole.changes;
    trace->quick = whole.quick;
    trace->milliseconds = whole.milliseconds;
    trace->last_hidden_state.resize(whole.batch.sequences.size());  // finished, though there is none
    const bool few = areFew(source->places(), whole);
    trace->keep = few ? Keep::Weights : Keep::Context;
    float largest = 0;
    for (Index place = 0; place < std::ssize(source->places()); ++place) {
        auto layer = std::make_shared<LayerTrace>();
        for (Index item = 0; item < std::ssize(whole.batch.sequences); ++item) {
            const Sequence& sequence = whole.batch.sequences[static_cast<std::size_t>(item)];
            layer->items.push_back(emptyLayer(source->places()[static_cast<std::size_t>(place)], sequence));
            if (!few) continue;
            const MixingMap mixing = source->layer({place, 0, item}, stop);
            largest = std::max(largest, fill(layer->items.back(), mixing, stop));
        }
        trace->layers.push_back(std::move(layer));
    }
    if (!few) largest = 1;
    trace->range = {-largest, largest};
    trace->mixes = source;
    if (!few)
        trace->recorded_rows = [source](const HeadAddress& address, Index first, Index count) {
            return source->head(address).rows(0, first, count);
        };
    return trace;
}

}  // namespace core
