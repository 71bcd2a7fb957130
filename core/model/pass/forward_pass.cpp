// run(): a batch through the layers of a model.

#include "core/available_memory.h"
#include "core/error.h"
#include "core/model/pass/elsewhere.h"
#include "core/model/pass/layer_rest.h"
#include "core/model/pass/layer_stack.h"
#include "core/model/pass/letters.h"
#include "core/model/pass/mixing_source.h"
#include "core/model/pass/page_picture.h"
#include "core/model/pass/picture.h"
#include "core/model/pass/reference_contexts.h"
#include "core/model/pass/sound.h"
#include "core/model/pass/text_pictures.h"

#include <algorithm>
#include <chrono>
#include <limits>

namespace core {
namespace {

void requireSequences(const Model& model, const std::vector<Sequence>& sequences)
{
    for (const Sequence& sequence : sequences) {
        std::vector<Index> ids;
        for (const Token& token : sequence.tokens) ids.push_back(token.id);
        const auto own = ids.begin() + textTokens(model.transformer, sequence);
        if (model.transformer.patches)
            requirePicture(model, sequence);
        else if (model.transformer.audio)
            requireSound(model, sequence);
        else
            model.requireUsable({ids.begin(), own});
        if (sequence.pictures != nullptr) requirePictures(model, sequence);
        if (ids.size() != sequences.front().tokens.size())
            throw Error(Code::WrongShape, "", "a batch has the wrong shape: expected sequences of one length, found %1",
                        std::to_string(ids.size()));
    }
}

/// An encoder–decoder has a target for each text, and nothing else has any.
void requireTargets(const Model& model, const Batch& batch)
{
    if (model.decoder == nullptr) {
        if (!batch.targets.empty())
            throw Error(Code::Unsupported, model.info.name,
                        "a target is not supported: expected an encoder–decoder, found %1", model.info.architecture);
        return;
    }
    requireSequences(*model.decoder, batch.targets);
    if (batch.targets.size() != batch.sequences.size())
        throw Error(Code::WrongShape, model.info.name,
                    "the targets have the wrong shape: expected one for each of %1 texts, found %2",
                    std::to_string(batch.sequences.size()), std::to_string(batch.targets.size()));
}

void requireBatch(const Model& model, const Batch& batch)
{
    if (batch.given != nullptr) return;
    requireSequences(model, batch.sequences);
    requireSequences(model, batch.key_sequences);
    requireTargets(model, batch);
    if (batch.key_sequences.empty()) return;
    if (batch.key_sequences.size() != batch.sequences.size())
        throw Error(Code::WrongShape, "", "the attended texts have the wrong shape: expected %1, found %2",
                    std::to_string(batch.sequences.size()), std::to_string(batch.key_sequences.size()));
    if (model.transformer.blocks.size() != 1 || model.transformer.blocks.front().residual)
        throw Error(Code::Unsupported, model.info.name,
                    "a second sequence is not supported: expected an attention module, found %1",
                    model.info.architecture);
}

void requireMemory(const Model& model, const Batch& batch, const RunOptions& options)
{
    if (batch.given != nullptr || batch.sequences.empty()) return;
    const Index whole = options.whole_layer ? 1 : std::numeric_limits<Index>::max();
    const auto tokens = static_cast<Index>(batch.sequences.front().tokens.size());
    const std::size_t bytes = traceBytes(model, batch, options.keep, whole);
    if (bytes > options.memory)
        throw Error(Code::NoMemory, model.info.name,
                    "not enough memory for the attention of %1 tokens: %2 needed, %3 free", std::to_string(tokens),
                    memoryText(bytes), memoryText(options.memory));
}

/// Whether a pass may take something over. What stood in a patched row before is not known any more: then only the
/// same patches make the same.
bool isTakenOver(const std::shared_ptr<const Trace>& previous, const std::vector<RowPatch>& patches)
{
    bool none = true, same = true;
    for (const auto block : {AttentionBlock::Self, AttentionBlock::Decoder, AttentionBlock::Cross}) {
        const auto trace = previous == nullptr ? nullptr : blockOf(previous, block);
        if (trace == nullptr) continue;
        none = none && trace->stream_patches.empty();
        same = same && trace->stream_patches == patchesOf(patches, block, true);
    }
    return none || same;
}

/// Whether layers without a softmax do the same in both: what one of them changes, all layers behind it read.
bool mixesAlike(const std::shared_ptr<const Trace>& previous, const std::vector<Intervention>& interventions)
{
    if (previous == nullptr) return true;
    const auto mixing = [](const std::vector<Intervention>& all) {
        std::vector<Intervention> those;
        for (const Intervention& each : all)
            if (each.block == AttentionBlock::Mixing) those.push_back(each);
        return those;
    };
    return mixing(previous->changes.interventions) == mixing(interventions);
}

/// What interventions with a reference put in.
std::vector<std::shared_ptr<const ReferenceContexts>> referencesOf(const RunOptions& options,
                                                                   const std::shared_ptr<const Model>& model)
{
    std::vector<std::shared_ptr<const ReferenceContexts>> found;
    const auto needsNone = [](const Intervention& each) {
        return each.reference.empty() && each.kind != Intervention::Kind::Resample
               && each.kind != Intervention::Kind::Steer;
    };
    if (std::ranges::all_of(options.interventions, needsNone)) return found;
    found.reserve(options.interventions.size());
    for (const Intervention& each : options.interventions) found.push_back(referenceOf(each, model, options.stop));
    return found;
}

/// Carries a batch through the layers of one model, and tells of each.
class Runner {
public:
    Runner(std::shared_ptr<const Model> model, Batch batch, RunOptions options)
        : m_model(std::move(model)),
          m_options(std::move(options)),
          m_encoder(m_model, checked(*m_model, std::move(batch), m_options), m_options, m_options.previous,
                    AttentionBlock::Self)
    {
    }

    std::shared_ptr<const Trace> run()
    {
        readPictures();
        m_encoder.embedBatch();
        for (Index i = 0; i < countOf(*m_model); ++i) {
            layer(m_encoder, i);
            tell(nullptr, nullptr);
        }
        m_encoder.finish();
        if (namesLetters(*m_model) && m_model->tokenizer) nameMoments(m_encoder.trace());
        return m_model->decoder ? decoded() : withMixing(snapshot(nullptr, nullptr));
    }

private:
    static Batch checked(const Model& model, Batch batch, const RunOptions& options)
    {
        requireBatch(model, batch);
        requireMemory(model, batch, options);
        return batch;
    }

    /// What the tower makes of pictures is known before the text's first layer.
    void readPictures()
    {
        for (const Sequence& sequence : m_encoder.trace().batch.sequences)
            if (sequence.pictures != nullptr) readTiles(*sequence.pictures, m_options.stop, m_options.onTile);
    }

    static Index countOf(const Model& model) { return static_cast<Index>(model.transformer.blocks.size()); }

    void layer(LayerStack& stack, Index index)
    {
        if (m_options.stop.stop_requested()) throw Stopped{};
        stack.runLayer(index);
    }

    /// The decoder's halves in turns.
    std::shared_ptr<const Trace> decoded()
    {
        const std::shared_ptr<const Trace> previous = m_options.previous;
        const Batch& batch = m_encoder.trace().batch;
        LayerStack self(m_model->decoder, {batch.targets}, m_options, blockOf(previous, AttentionBlock::Decoder),
                        AttentionBlock::Decoder);
        LayerStack cross(m_model->cross, {batch.targets, batch.sequences}, m_options,
                         blockOf(previous, AttentionBlock::Cross), AttentionBlock::Cross);
        cross.setKeys(m_encoder.trace().last_hidden_state, m_encoder.wholeSoFar());
        self.embedBatch();
        for (Index i = 0; i < countOf(*m_model->decoder); ++i) {
            layer(self, i);
            cross.follow(self);
            layer(cross, i);
            self.follow(cross);
            tell(&self, &cross);
        }
        self.finish();
        cross.finishLike(self);
        return snapshot(&self, &cross);
    }

    std::shared_ptr<const Trace> snapshot(LayerStack* self, LayerStack* cross)
    {
        m_encoder.trace().milliseconds = elapsed();
        auto trace = std::make_shared<Trace>(m_encoder.trace());
        if (self == nullptr) return trace;
        self->trace().milliseconds = elapsed();
        cross->trace().milliseconds = elapsed();
        trace->decoder = std::make_shared<const Trace>(self->trace());
        trace->cross = std::make_shared<const Trace>(cross->trace());
        return trace;
    }

    /// Beside attention a hybrid model has maps of what mixes tokens without a softmax.
    std::shared_ptr<const Trace> withMixing(std::shared_ptr<const Trace> attention) const
    {
        if (m_model->mixing == nullptr) return attention;
        auto whole = std::make_shared<Trace>(*attention);
        whole->mixing = mixingTrace(*attention, m_options.stop);
        return whole;
    }

    void tell(LayerStack* self, LayerStack* cross)
    {
        if (m_options.onLayer) m_options.onLayer(snapshot(self, cross));
    }

    double elapsed() const
    {
        return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - m_start).count();
    }

    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
    std::shared_ptr<const Model> m_model;
    RunOptions m_options;
    LayerStack m_encoder;
};

}  // namespace

std::shared_ptr<const Trace> withLayer(const std::shared_ptr<const Trace>& trace, Index layer, std::stop_token stop)
{
    const auto place = static_cast<std::size_t>(layer);
    try {
        auto fresh = wholeLayer(*trace, layer, stop);
        auto whole = std::make_shared<Trace>(*trace);
        for (auto& each : whole->layers)
            if (!each->light) each = lightened(*each);
        whole->layers[place] = std::move(fresh);
        return whole;
    } catch (const Stopped&) {
        return nullptr;
    }
}

std::shared_ptr<const Trace> withLayer(const std::shared_ptr<const Trace>& trace, AttentionBlock block, Index layer,
                                       std::stop_token stop)
{
    auto part = withLayer(blockOf(trace, block), layer, std::move(stop));
    if (block == AttentionBlock::Self || part == nullptr) return part;
    auto all = std::make_shared<Trace>(*trace);
    (block == AttentionBlock::Decoder ? all->decoder : all->cross) = part;
    return all;
}

std::shared_ptr<const Trace> run(std::shared_ptr<const Model> model, Batch batch, const RunOptions& options)
{
    RunOptions asked = options;
    if (model->decoder && model->elsewhere) asked.whole_layer.reset();
    if (!isTakenOver(options.previous, options.row_patches) || !mixesAlike(options.previous, options.interventions))
        asked.previous = nullptr;
    try {
        asked.references = referencesOf(options, model);
        if (model->elsewhere) {
            requireBatch(*model, batch);
            const auto engine = model->elsewhere;
            return engine->run(std::move(model), std::move(batch), asked);
        }
        return Runner(std::move(model), std::move(batch), std::move(asked)).run();
    } catch (const Stopped&) {
        return nullptr;
    }
}

}  // namespace core
