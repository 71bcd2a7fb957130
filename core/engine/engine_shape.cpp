// modelOf(): a model that an engine has, as everything else takes it.

#include "core/engine/engine_pass.h"
#include "core/engine/engine_tokenizer.h"
#include "core/error.h"
#include "core/model/family/family_weights.h"
#include "core/model/layer_numbers.h"
#include "core/model/pass/elsewhere.h"

#include <algorithm>
#include <map>

namespace core {
namespace {

class EngineModelElsewhere final : public ModelElsewhere {
public:
    explicit EngineModelElsewhere(std::shared_ptr<const EngineLink> link) : m_link(std::move(link)) {}

    std::shared_ptr<const Trace> run(std::shared_ptr<const Model> model, Batch batch,
                                     const RunOptions& options) const override
    {
        if (std::ranges::any_of(options.row_patches,
                                [](const RowPatch& patch) { return patch.kind == RowPatch::Kind::Stream; }))
            throw Error(Code::Unsupported, model->info.name,
                        "other numbers in the stream between layers are not supported: expected a model that is "
                        "computed here, found one that an engine computes");
        if (!std::ranges::all_of(options.interventions, &Intervention::isOfHeads))
            throw Error(Code::Unsupported, model->info.name,
                        "steering and changed feed-forward layers are not supported: expected a model that is computed "
                        "here, found one that an engine computes");
        return enginePass(m_link, std::move(model), std::move(batch), options);
    }

    std::string description() const override
    {
        return m_link->name() + ": " + m_link->description() + ", " + m_link->opened().dtype;
    }

private:
    std::shared_ptr<const EngineLink> m_link;
};

/// A layer by its shape: what its numbers are multiplied by to become scores, and no weights.
Block engineBlock(const EngineLayer& layer)
{
    Block block;
    block.attention.heads = layer.heads;
    block.attention.query.weight = Weight::own(Matrix(0, layer.heads * layer.key_dimensions));
    block.attention.key.weight = Weight::own(Matrix(0, layer.heads * layer.key_dimensions));
    block.attention.value.weight = Weight::own(Matrix(0, layer.heads * layer.value_dimensions));
    block.scores = eagerScores(layer.scale);
    block.scores.soft_cap = layer.soft_cap;
    block.residual = true;
    return block;
}

/// The model's own numbers of this part's layers, without layers that are not in it.
void numberLayers(ModelInfo& info, const EngineOpened& opened, AttentionBlock part)
{
    std::vector<Index> numbers;
    for (const EngineLayer& layer : opened.layers)
        if (layer.block == part) numbers.push_back(layer.number > 0 ? layer.number : layer.layer + 1);
    if (!numbers.empty() && numbers.back() != std::ssize(numbers)) info.layer_numbers = numbers;
    if (opened.encoder_decoder) return;
    for (Index number = 1; number <= std::max(opened.depth, numbers.back()); ++number)
        if (!std::ranges::binary_search(numbers, number)) info.without_attention.push_back(number);
}

/// A picture as tokens: those before the squares are taken for [CLS] and registers.
PatchEmbedding patchesOf(const EnginePicture& picture)
{
    PatchEmbedding patches;
    patches.channels = picture.channels;
    patches.height = picture.height;
    patches.width = picture.width;
    patches.side = picture.side;
    for (Index token = 0; token < picture.before; ++token)
        patches.learned.push_back({token == 0 ? LearnedToken::Kind::Class : LearnedToken::Kind::Register, {}});
    return patches;
}

Model partOf(const EngineLink& link, AttentionBlock part)
{
    const EngineOpened& opened = link.opened();
    Model model;
    model.info.name = opened.name;
    model.info.architecture = opened.architecture;
    model.info.max_tokens = opened.max_tokens;
    model.info.parameters = opened.parameters;
    model.info.padding_id = opened.padding_id;
    model.info.mask_id = opened.mask_id;
    model.info.end_ids = opened.end_ids;
    model.info.start_id = opened.start_id;
    if (opened.encoder_decoder) model.info.block = part;
    model.transformer.causal = false;
    for (const EngineLayer& layer : opened.layers) {
        if (layer.block != part) continue;
        model.info.heads = layer.heads;
        model.transformer.causal = layer.causal;
        model.transformer.blocks.push_back(engineBlock(layer));
    }
    if (opened.picture) {
        model.info.reads = Reads::Pictures;
        model.images = opened.picture->processor;
        model.transformer.patches = patchesOf(*opened.picture);
    }
    model.info.layers = std::ssize(model.transformer.blocks);
    numberLayers(model.info, opened, part);
    if (opened.segments > 1) model.transformer.segment_embedding = Weight::own(Matrix(opened.segments, 0));
    model.transformer.token_embedding = Weight::own(Matrix(opened.vocabulary, 0));
    if (opened.predicts && !(opened.encoder_decoder && part == AttentionBlock::Self))
        model.transformer.language_head = LanguageHead{.embedding = Weight::own(Matrix(opened.vocabulary, 0))};
    return model;
}

/// Each reason once, with the layers that it holds for where it is not all of them.
std::vector<std::string> absences(const EngineOpened& opened)
{
    std::map<std::string, std::size_t> counts;
    for (const EngineLayer& layer : opened.layers)
        for (const std::string& reason : layer.absent) ++counts[reason];
    std::vector<std::string> sentences;
    sentences.reserve(counts.size());
    for (const auto& [reason, count] : counts)
        sentences.push_back("The engine does not show " + reason
                            + (count == opened.layers.size() ? "" : " (" + std::to_string(count) + " layers)"));
    return sentences;
}

/// Which layers have nothing that could be shown.
std::string withoutAttention(const std::vector<Index>& numbers)
{
    ModelInfo others;
    others.layers = std::ssize(numbers);
    others.layer_numbers = numbers;
    return (numbers.size() == 1 ? "Layer " : "Layers ") + layerNumbersText(others, 1) + " of the model "
           + (numbers.size() == 1 ? "has" : "have") + " no attention, so that there are no maps of "
           + (numbers.size() == 1 ? "it" : "them");
}

}  // namespace

std::shared_ptr<const Model> modelOf(std::shared_ptr<const EngineLink> link)
{
    auto model = std::make_shared<Model>(partOf(*link, AttentionBlock::Self));
    const auto elsewhere = std::make_shared<const EngineModelElsewhere>(link);
    const auto tokenizer = link->opened().tokenizes ? std::make_shared<const EngineTokenizer>(link)
                                                    : std::shared_ptr<const EngineTokenizer>();
    const auto complete = [&](Model& part) {
        part.elsewhere = elsewhere;
        part.tokenizer = tokenizer;
    };
    if (link->opened().encoder_decoder) {
        auto decoder = std::make_shared<Model>(partOf(*link, AttentionBlock::Decoder));
        auto cross = std::make_shared<Model>(partOf(*link, AttentionBlock::Cross));
        complete(*decoder);
        complete(*cross);
        model->decoder = std::move(decoder);
        model->cross = std::move(cross);
    }
    complete(*model);
    model->warnings = absences(link->opened());
    if (!model->info.without_attention.empty())
        model->warnings.push_back(withoutAttention(model->info.without_attention));
    return model;
}

}  // namespace core
