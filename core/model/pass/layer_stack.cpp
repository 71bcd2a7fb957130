#include "core/model/pass/layer_stack.h"

#include "core/model/pass/embedding.h"
#include "core/model/pass/layer_change.h"
#include "core/model/pass/mixing_run.h"
#include "core/model/pass/text_pictures.h"

#include <algorithm>
#include <optional>

namespace core {
namespace {

/// The keys' tokens where the layer puts some of its own behind them; else none.
std::vector<std::vector<Token>> keysWithAdded(const Transformer& transformer, const Batch& batch)
{
    const AddedKeys& added = transformer.blocks.front().attention.added;
    if (added.count() == 0) return {};
    std::vector<std::vector<Token>> keys;
    for (const Sequence& sequence : batch.key_sequences.empty() ? batch.sequences : batch.key_sequences) {
        keys.push_back(sequence.tokens);
        if (added.key.size() > 0) keys.back().push_back({-1, "[bias]", "[bias]", {}});
        if (added.zero) keys.back().push_back({-1, "[zero]", "[zero]", {}});
    }
    return keys;
}

Trace begun(std::shared_ptr<const Model> model, Batch batch, const RunOptions& options, AttentionBlock block)
{
    Trace trace;
    trace.stream_patches = patchesOf(options.row_patches, block, true);
    trace.key_tokens = keysWithAdded(model->transformer, batch);
    trace.model = std::move(model);
    trace.batch = std::move(batch);
    trace.keep = options.keep;
    trace.quick = options.quickly;
    trace.changes = PassChanges::of(options);
    return trace;
}

}  // namespace

std::shared_ptr<const LayerTrace> lightened(const LayerTrace& layer)
{
    auto light = std::make_shared<LayerTrace>();
    light->light = true;
    for (const SequenceLayer& item : layer.items) {
        SequenceLayer& kept = light->items.emplace_back();
        kept.input = item.input;
        kept.key_input = item.key_input;
        kept.token_vectors = item.token_vectors;
        kept.before = item.before;
        kept.mixer = item.mixer;
        kept.change = item.change;
        kept.scoring = item.scoring;
        kept.overviews = item.overviews;
        kept.broken_weights = item.broken_weights;
    }
    return light;
}

LayerStack::LayerStack(std::shared_ptr<const Model> model, Batch batch, const RunOptions& options,
                       std::shared_ptr<const Trace> previous, AttentionBlock block)
    : m_transformer(model->transformer),
      m_options(options),
      m_block(block),
      m_trace(begun(std::move(model), std::move(batch), options, block)),
      m_scoring(m_trace, options, block),
      m_reuse(std::move(previous), m_trace, block == AttentionBlock::Cross)
{
    m_x.resize(m_trace.batch.sequences.size());
}

void LayerStack::embedBatch()
{
    const Batch& asked = m_trace.batch;
    if (asked.given) return;
    m_kept = m_reuse.rows();
    for (std::size_t item = 0; item < asked.sequences.size(); ++item) {
        m_x[item] = embed(m_transformer, asked.sequences[item], asked.first_query);
        if (m_transformer.blocks.front().token_gate) m_embedded.push_back(m_x[item]);
        if (m_kept > 0) m_x[item] = Matrix(m_x[item].bottomRows(m_x[item].rows() - m_kept));
    }
    for (const Sequence& keys : asked.key_sequences) m_keys.emplace_back(embed(m_transformer, keys));
}

void LayerStack::setKeys(const std::vector<Matrix>& keys, bool same)
{
    m_keys.assign(keys.begin(), keys.end());
    m_keysSame = same;
}

void LayerStack::follow(LayerStack& other)
{
    m_x = std::move(other.m_x);
    other.m_x.resize(m_x.size());
    m_kept = other.m_kept;
    m_missing = other.m_missing;
    m_reuse.follow(other.m_reuse);
    if (!m_keysSame) m_reuse.forget();
}

void LayerStack::runLayer(Index index)
{
    std::vector<std::vector<HeadScoring>> scoring =
        m_scoring.ofLayer(m_transformer.blocks[static_cast<std::size_t>(index)], index);
    m_change = layerChange(m_options, m_block, index);
    const Reuse::Taken taken = m_reuse.enter(index, scoring, m_change.get());
    m_whole = taken == Reuse::Taken::Whole;
    if (m_whole) {
        m_missing = true;
        m_trace.layers.push_back(before(index));
        return;
    }
    // What enters the layer is known then, and so is what the layers without attention before it were given.
    const bool known = m_missing || taken == Reuse::Taken::Vectors;
    std::vector<std::vector<MixingTrace>> mixing(m_x.size());
    for (std::size_t item = 0; item < m_x.size(); ++item) {
        const auto& layers = m_transformer.blocks[static_cast<std::size_t>(index)].before;
        if (layers.empty()) continue;
        const auto* earlier = known || m_kept > 0 ? &before(index)->items[item].before : nullptr;
        mixing[item] = known ? *earlier : mix(layers, item, earlier);
    }
    if (m_missing) recall(index);
    m_missing = false;
    widen(index);
    enterAnew(index);
    patchInput(index);
    const Block& block = m_transformer.blocks[static_cast<std::size_t>(index)];
    auto layer = std::make_shared<LayerTrace>();
    for (std::size_t item = 0; item < m_x.size(); ++item) {
        if (m_trace.batch.given) {
            const QueriesAndKeys& given = m_trace.batch.given->layers[static_cast<std::size_t>(index)][item];
            layer->items.push_back(runGiven(block, given, std::move(scoring[item]), m_options));
            continue;
        }
        LayerOutput output =
            taken == Reuse::Taken::Vectors
                ? rescoreBlock(block, before(index)->items[item], std::move(scoring[item]), m_change, m_options)
                : runBlock(block, inputOf(index, item), std::move(scoring[item]), m_options);
        output.layer.before = std::move(mixing[item]);
        layer->items.push_back(std::move(output.layer));
        m_x[item] = std::move(output.x);
        if (const auto& pictures = m_trace.batch.sequences[item].pictures) addDeep(*pictures, index, m_kept, m_x[item]);
    }
    const Index last = m_trace.model->info.layers - 1;
    const bool light = m_options.whole_layer && std::min(*m_options.whole_layer, last) != index;
    m_trace.layers.push_back(light ? lightened(*layer) : std::move(layer));
}

/// Carries one text through layers without attention, from m_kept on.
/// @param before  the same layers of the earlier trace; null where nothing is kept
std::vector<MixingTrace> LayerStack::mix(const std::vector<std::shared_ptr<const MixingLayer>>& layers,
                                         std::size_t item, const std::vector<MixingTrace>* before)
{
    std::vector<MixingTrace> traces;
    const std::vector<bool>& real = m_trace.batch.sequences[item].real;
    for (std::size_t i = 0; i < layers.size(); ++i) {
        if (m_options.stop.stop_requested()) throw Stopped{};
        MixingOutput output =
            runMixing(*layers[i], std::move(m_x[item]), m_kept, m_kept > 0 ? &(*before)[i] : nullptr, real,
                      mixingFactors(m_transformer, layers[i]->mixer.get(), m_options.interventions), m_options.stop);
        traces.push_back(std::move(output.trace));
        m_x[item] = std::move(output.x);
    }
    return traces;
}

/// Restores the input of a layer behind those that were taken over whole.
void LayerStack::recall(Index index)
{
    for (std::size_t item = 0; item < m_x.size(); ++item) m_x[item] = before(index)->items[item].input;
    m_kept = 0;
}

/// Begins a layer that every token enters with one vector.
void LayerStack::enterAnew(Index index)
{
    const RowVector& entry = m_transformer.blocks[static_cast<std::size_t>(index)].entry;
    for (std::size_t item = 0; item < m_x.size() && entry.size() > 0; ++item)
        m_x[item] = entry.replicate(m_x[item].rows(), 1);
}

/// Replaces numbers in the stream by a patch's.
void LayerStack::patchInput(Index index)
{
    for (std::size_t item = 0; item < m_x.size() && !m_trace.stream_patches.empty(); ++item)
        patchStream(m_trace.stream_patches, index, static_cast<Index>(item), m_kept, m_x[item]);
}

/// Where fewer rows can be taken over than in the layers before, the others come from the earlier trace; where more
/// can, because only now something differs, they are not computed.
void LayerStack::widen(Index index)
{
    const Index kept = m_reuse.rows();
    for (std::size_t item = 0; kept > m_kept && item < m_x.size(); ++item)
        m_x[item] = Matrix(m_x[item].bottomRows(m_x[item].rows() - (kept - m_kept)));
    for (std::size_t item = 0; kept < m_kept && item < m_x.size(); ++item) {
        const SharedMatrix& input = before(index)->items[item].input;
        m_x[item] = stacked(input->middleRows(kept, m_kept - kept), m_x[item]);
    }
    m_kept = kept;
}

LayerInput LayerStack::inputOf(Index index, std::size_t item)
{
    return {.x = std::move(m_x[item]),
            .keys = keysOf(index, item),
            .first_query = m_trace.batch.first_query,
            .kept = m_kept,
            .before = m_kept > 0 ? &before(index)->items[item] : nullptr,
            .token_vectors = tokenVectorsOf(index, item),
            .real = &m_trace.batch.sequences[item].real,
            .mixer_factors =
                mixingFactors(m_transformer, m_transformer.blocks[static_cast<std::size_t>(index)].mixer.get(),
                              m_options.interventions),
            .change = m_change};
}

/// The input of a layer's keys and values, where it is not the layer's own input.
SharedMatrix LayerStack::keysOf(Index index, std::size_t item)
{
    const auto& lender = m_transformer.blocks[static_cast<std::size_t>(index)].keys_of;
    if (!lender) return m_keys.empty() ? SharedMatrix() : m_keys[item];
    std::vector<SharedMatrix>& read = m_lent[*lender];  // by several layers
    for (std::size_t i = read.size(); i < m_x.size(); ++i)
        read.emplace_back(attentionInput(m_transformer.blocks[static_cast<std::size_t>(*lender)],
                                         m_trace.layers[static_cast<std::size_t>(*lender)]->items[i].input));
    return read[item];
}

SharedMatrix LayerStack::tokenVectorsOf(Index index, std::size_t item) const
{
    const auto& gate = m_transformer.blocks[static_cast<std::size_t>(index)].token_gate;
    if (!gate) return {};
    std::vector<Index> ids;
    for (const Token& token : m_trace.batch.sequences[item].tokens) ids.push_back(token.id);
    return gate->vectors(ids, m_embedded[item], m_options.stop);
}

void LayerStack::finish()
{
    if (m_missing) {
        m_trace.last_hidden_state = m_reuse.trace().last_hidden_state;
        m_trace.before_final_norm = m_reuse.trace().before_final_norm;
        m_trace.behind = m_reuse.trace().behind;
        return;
    }
    for (std::size_t item = 0; item < m_x.size() && !m_transformer.behind.empty(); ++item)
        m_trace.behind.push_back(mix(m_transformer.behind, item, m_kept > 0 ? &m_reuse.trace().behind[item] : nullptr));
    for (std::size_t item = 0; item < m_x.size(); ++item) {
        const Matrix& x = m_x[item];
        if (m_transformer.ends_before_norm) m_trace.before_final_norm.push_back(x);
        Matrix last = m_transformer.final_norm && x.size() > 0 ? (*m_transformer.final_norm)(x) : x;
        if (m_kept > 0) {
            Matrix all(m_kept + last.rows(), last.cols());
            all.topRows(m_kept) = m_reuse.trace().last_hidden_state[item].topRows(m_kept);
            all.bottomRows(last.rows()) = last;
            last = std::move(all);
        }
        m_trace.last_hidden_state.push_back(std::move(last));
    }
}

void LayerStack::finishLike(const LayerStack& other) { m_trace.last_hidden_state = other.m_trace.last_hidden_state; }

}  // namespace core
