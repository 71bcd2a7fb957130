// Fields of config.json for models with layers without attention: which layers these are follows from the tensors.

#include "core/error.h"
#include "core/json/json_text.h"
#include "core/model/gguf/gguf_grants.h"
#include "core/number_range.h"

#include <algorithm>

namespace core {
namespace {

std::int64_t sizeIn(const Json& config, const char* field)
{
    const auto found = config.find(field);
    return found != config.end() && found->is_number_integer() ? found->get<std::int64_t>() : 0;
}

/// Layers that the file counts, as far as one can be asked for each.
std::int64_t layersIn(const Json& config)
{
    return std::clamp<std::int64_t>(sizeIn(config, "num_hidden_layers"), 0, 4096);
}

std::string tensorIn(std::int64_t layer, const char* name) { return "blk." + std::to_string(layer) + "." + name; }

/// The kind of each layer, by its tensors.
/// @param others  how layers without attention are called
Json layerTypes(const GgufKeys& keys, const Json& config, const char* others)
{
    Json types = Json::array();
    for (std::int64_t layer = 0; layer < layersIn(config); ++layer)
        types.push_back(keys.holds(tensorIn(layer, "attn_q.weight")) ? "full_attention" : others);
    return types;
}

bool anyHolds(const GgufKeys& keys, const Json& config, const char* name)
{
    for (std::int64_t layer = 0; layer < layersIn(config); ++layer)
        if (keys.holds(tensorIn(layer, name))) return true;
    return false;
}

/// The numbers of one head of a recurrence.
std::int64_t headWidthIn(const GgufKeys& keys, const Json& config, const char* heads)
{
    const auto inner = keys.integer("ssm.inner_size");
    const std::int64_t count = sizeIn(config, heads);
    const std::string name = "“" + keys.name("ssm.inner_size") + "”";
    if (!inner) throw Error(Code::Missing, keys.file().name(), "%1 is missing: expected a number above 0", name);
    if (count <= 0 || *inner <= 0 || *inner % count != 0)
        throw Error(Code::OutOfRange, keys.file().name(),
                    "%1 cannot be used: expected a multiple of ssm.time_step_rank (%2), found %3", name,
                    std::to_string(count), std::to_string(*inner));
    return *inner / count;
}

/// Layers without attention see no token behind their own, so that nothing else can be asked of the others.
void requireCausal(const GgufKeys& keys)
{
    if (!keys.flag("attention.causal").value_or(true))
        throw Error(Code::Unsupported, keys.file().name(), "“%1” is not supported: expected true, found false",
                    keys.name("attention.causal"));
}

void takeMamba(const GgufKeys& keys, Json& config)
{
    requireCausal(keys);
    config["mamba_d_head"] = headWidthIn(keys, config, "mamba_n_heads");
    config["mamba_conv_bias"] = anyHolds(keys, config, "ssm_conv1d.bias");
    config["mamba_proj_bias"] = anyHolds(keys, config, "ssm_in.bias");
}

}  // namespace

void grantFalconH1(const GgufKeys& keys, Json& config)
{
    takeMamba(keys, config);
    config["mamba_d_ssm"] = keys.integer("ssm.inner_size").value_or(0);
    config["mamba_rms_norm"] = anyHolds(keys, config, "ssm_norm.weight");
    config["mamba_norm_before_gate"] = false;  // llama.cpp's graph norms behind the gate
    config["projectors_bias"] = anyHolds(keys, config, "ssm_out.bias");
}

void grantGraniteHybrid(const GgufKeys& keys, Json& config)
{
    grantGraniteMoe(keys, config);
    config["model_type"] = "granitemoehybrid";
    takeMamba(keys, config);
    const std::int64_t inner = keys.integer("ssm.inner_size").value_or(0), width = sizeIn(config, "hidden_size");
    if (width <= 0 || inner % width != 0)
        throw Error(Code::OutOfRange, keys.file().name(),
                    "“%1” cannot be used: expected a multiple of embedding_length (%2), found %3",
                    keys.name("ssm.inner_size"), std::to_string(width), std::to_string(inner));
    config["mamba_expand"] = inner / width;
    config["layer_types"] = layerTypes(keys, config, "linear_attention");
    // Bamba's layers are turned, and Granite's are not: its files say so by this key alone.
    const bool turned = keys.flag("rope.scaling.finetuned").value_or(false);
    config["position_embedding_type"] = turned ? "rope" : "nope";
    if (config.contains("num_experts")) return;
    config["num_local_experts"] = 0;
    config["shared_intermediate_size"] = sizeIn(config, "intermediate_size");
}

void grantLfm2(const GgufKeys& keys, Json& config)
{
    requireCausal(keys);
    config["layer_types"] = layerTypes(keys, config, "conv");
    config["conv_bias"] = anyHolds(keys, config, "shortconv.in_proj.bias");
    config["block_auto_adjust_ff_dim"] = false;
}

void grantNemotronH(const GgufKeys& keys, Json& config)
{
    requireCausal(keys);
    config["mamba_head_dim"] = headWidthIn(keys, config, "mamba_num_heads");
    config["use_conv_bias"] = anyHolds(keys, config, "ssm_conv1d.bias");
    config["use_bias"] = anyHolds(keys, config, "ssm_in.bias");
    Json types = Json::array();
    for (std::int64_t layer = 0; layer < layersIn(config); ++layer)
        types.push_back(keys.holds(tensorIn(layer, "ssm_in.weight"))         ? "mamba"
                        : keys.holds(tensorIn(layer, "attn_q.weight"))       ? "attention"
                        : keys.holds(tensorIn(layer, "ffn_gate_inp.weight")) ? "moe"
                                                                             : "mlp");
    config["layers_block_type"] = std::move(types);
}

void grantQwen3Next(const GgufKeys& keys, Json& config)
{
    requireCausal(keys);
    config["linear_value_head_dim"] = headWidthIn(keys, config, "linear_num_value_heads");
    config["norm_topk_prob"] = true;
    config["layer_types"] = layerTypes(keys, config, "linear_attention");
}

void grantQwen35(const GgufKeys& keys, Json& config)
{
    requireCausal(keys);
    // Layers that guess tokens further ahead stand behind those of the model.
    if (const std::int64_t ahead = keys.integer("nextn_predict_layers").value_or(0); ahead > 0)
        config["num_hidden_layers"] = layersIn(config) - ahead;
    config["linear_value_head_dim"] = headWidthIn(keys, config, "linear_num_value_heads");
    config["tiled_value_heads"] = true;
    config["layer_types"] = layerTypes(keys, config, "linear_attention");
}

}  // namespace core
