#include "core/model/gguf/gguf_projector.h"

#include "core/error.h"
#include "core/json/json.h"
#include "core/model/gguf/gguf_keys.h"

#include <algorithm>
#include <map>
#include <utility>

namespace core {
namespace {

/// What a kind of projector is in folders.
struct ProjectorKind {
    const char* type;        ///< "clip.projector_type"
    const char* model_type;  ///< of the folder
    const char* piece;       ///< the token that stands for a part of a picture
};

constexpr ProjectorKind projectorKinds[] = {
    {"idefics3", "idefics3", "<image>"},
    {"gemma3", "gemma3", "<image_soft_token>"},
};

const ProjectorKind& kindOf(const GgufFile& file)
{
    auto type = file.text("clip.projector_type");
    if (!type) type = file.text("clip.vision.projector_type");
    std::string known;
    for (const ProjectorKind& each : projectorKinds) known.append(known.empty() ? "" : ", ").append(each.type);
    const auto* found =
        std::ranges::find_if(projectorKinds, [&](const ProjectorKind& each) { return type == each.type; });
    if (found == std::end(projectorKinds))
        throw Error(Code::Unsupported, file.name(),
                    "the projector is not supported: expected one of %1, or the model's folder, found %2", known,
                    type.value_or("none"));
    return *found;
}

/// The token's place in the vocabulary.
std::int64_t idOfPiece(const GgufFile& model, const char* piece)
{
    const std::vector<std::string_view> tokens = model.texts("tokenizer.ggml.tokens");
    const auto found = std::ranges::find(tokens, std::string_view(piece));
    if (found == tokens.end())
        throw Error(Code::Missing, model.name(), "the token of pictures, “%1”, is missing in the vocabulary",
                    std::string(piece));
    return found - tokens.begin();
}

/// A whole number that has to be there.
std::int64_t countOf(const GgufFile& file, const std::string& key)
{
    const auto number = file.integer(key);
    if (!number || *number < 1 || *number > mostPositions)
        throw Error(number ? Code::OutOfRange : Code::Missing, file.name(),
                    number ? Words("“%1” cannot be used: expected 1 to %2, found %3", key,
                                   std::to_string(mostPositions), std::to_string(*number))
                           : Words("“%1” is missing: expected a whole number", key));
    return *number;
}

Json towerOfFile(const GgufFile& file)
{
    if (file.flag("clip.use_silu").value_or(false))
        throw Error(Code::Unsupported, file.name(), "“clip.use_silu” is not supported: expected false, found true");
    const std::string at = "clip.vision.";
    Json tower{{"hidden_size", countOf(file, at + "embedding_length")},
               {"intermediate_size", countOf(file, at + "feed_forward_length")},
               {"num_hidden_layers", countOf(file, at + "block_count")},
               {"num_attention_heads", countOf(file, at + "attention.head_count")},
               {"image_size", countOf(file, at + "image_size")},
               {"patch_size", countOf(file, at + "patch_size")}};
    if (const auto epsilon = file.number(at + "attention.layer_norm_epsilon")) tower["layer_norm_eps"] = *epsilon;
    return tower;
}

/// A family's names and the file's. Older files call the two matrices of a feed-forward layer the other way round.
std::map<std::string, std::string> tensorNames(const GgufFile& file, std::int64_t layers, std::int64_t width)
{
    std::map<std::string, std::string> names{
        {"vision_model.embeddings.patch_embedding.weight", "v.patch_embd.weight"},
        {"vision_model.embeddings.patch_embedding.bias", "v.patch_embd.bias"},
        {"vision_model.embeddings.position_embedding.weight", "v.position_embd.weight"},
        {"vision_model.post_layernorm.weight", "v.post_ln.weight"},
        {"vision_model.post_layernorm.bias", "v.post_ln.bias"},
        {"connector.modality_projection.proj.weight", "mm.model.fc.weight"},
        {"multi_modal_projector.mm_input_projection_weight", "mm.input_projection.weight"},
        {"multi_modal_projector.mm_soft_emb_norm.weight", "mm.soft_emb_norm.weight"}};
    const auto up = file.tensors().find("v.blk.0.ffn_up.weight");
    const bool turned = up != file.tensors().end() && up->second.shape.size() == 2 && up->second.shape[0] == width
                        && up->second.shape[1] != width;
    const std::pair<const char*, const char*> parts[] = {{"self_attn.q_proj", "attn_q"},
                                                         {"self_attn.k_proj", "attn_k"},
                                                         {"self_attn.v_proj", "attn_v"},
                                                         {"self_attn.out_proj", "attn_out"},
                                                         {"layer_norm1", "ln1"},
                                                         {"layer_norm2", "ln2"},
                                                         {"mlp.fc1", turned ? "ffn_down" : "ffn_up"},
                                                         {"mlp.fc2", turned ? "ffn_up" : "ffn_down"}};
    for (std::int64_t layer = 0; layer < layers; ++layer)
        for (const auto& [own, theirs] : parts)
            for (const char* end : {".weight", ".bias"})
                names.emplace("vision_model.encoder.layers." + std::to_string(layer) + "." + own + end,
                              "v.blk." + std::to_string(layer) + "." + theirs + end);
    std::erase_if(names, [&](const auto& each) { return !file.tensors().contains(each.second); });
    return names;
}

Json processorOf(const GgufFile& file)
{
    Json processor = Json::object();
    for (const char* field : {"image_mean", "image_std"})
        if (const std::vector<double> numbers = file.numbers(std::string("clip.vision.") + field); !numbers.empty())
            processor[field] = numbers;
    if (const auto longest = file.integer("clip.vision.preproc_image_size"))
        processor["size"] = {{"longest_edge", *longest}};
    return processor;
}

}  // namespace

bool fitsWidth(const GgufFile& projector, Index width)
{
    const auto said = projector.integer("clip.vision.projection_dim");
    return !said || *said == width;
}

GgufProjector readGgufProjector(const GgufFile& file, const GgufFile& model, Index width)
{
    const ProjectorKind& kind = kindOf(file);
    Json tower = towerOfFile(file);
    Json config{{"model_type", kind.model_type},
                {"image_token_id", idOfPiece(model, kind.piece)},
                {"text_config", {{"hidden_size", width}}}};
    const auto scale = file.integer("clip.vision.projector.scale_factor");
    if (kind.model_type == std::string_view("gemma3")) {
        const std::int64_t across = tower["image_size"].get<std::int64_t>() / tower["patch_size"].get<std::int64_t>()
                                    / std::max<std::int64_t>(1, scale.value_or(4));
        config["mm_tokens_per_image"] = std::max<std::int64_t>(1, across * across);
    } else if (scale) {
        config["scale_factor"] = *scale;
    }
    constexpr std::int64_t most = 4096;
    const std::int64_t layers = std::min<std::int64_t>(tower["num_hidden_layers"].get<std::int64_t>(), most);
    auto names = tensorNames(file, layers, tower["hidden_size"].get<std::int64_t>());
    config["vision_config"] = std::move(tower);
    std::map<std::string, WeightFiles::Entry> tensors;
    for (const auto& [name, tensor] : file.tensors()) tensors.emplace(name, WeightFiles::Entry{tensor, file.name()});
    WeightLayout layout;
    layout.whole_norms = true;
    return {ConfigReader::parse(config.dump(), file.name()),
            WeightFiles(file.name(), std::move(tensors), std::move(layout)).renamed(std::move(names)),
            processorOf(file)};
}

}  // namespace core
