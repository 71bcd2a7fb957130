#pragma once

#include "core/model/gguf/gguf_keys.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A key of a GGUF header behind the architecture's name, and a field of config.json that says the same.
struct GgufField {
    std::string_view key;    ///< "block_count"
    std::string_view field;  ///< "num_hidden_layers"
    enum class Kind { Count, Number, Flag } kind;
    bool required = false;
};

/// A tensor's names in a layer, without what says which layer, and without ".weight" and ".bias" unless both have them.
/// A star stands for one number.
struct GgufTensorName {
    std::string_view family;  ///< "self_attn.q_proj", "mlp.experts.*.up_proj"
    std::string_view file;    ///< "attn_q", "ffn_up_exps.*"
};

/// llama.cpp's name of one architecture, and its differences from all others.
struct GgufArchitecture {
    std::string_view name;        ///< in the spelling of general.architecture
    std::string_view model_type;  ///< in the spelling of config.json
    /// Fields of config.json that follow from the file, or that llama.cpp takes for granted; may change the type.
    void (*grant)(const GgufKeys& keys, Json& config) = nullptr;
    std::span<const GgufField> fields = {};      ///< beside those of every architecture
    std::span<const GgufTensorName> names = {};  ///< go before those of every architecture
    bool paired_heads = false;                   ///< rows of queries and keys are stored pair by pair
    bool whole_norms = false;                    ///< see WeightLayout
    bool fused = false;       ///< queries, keys and values are one tensor for the family: their rows are q | k | v
    bool unturned = false;    ///< nothing is turned by positions
    bool partial = false;     ///< a part of each head may be turned
    bool experts = false;     ///< the family has them
    bool speechless = false;  ///< no head makes tokens
    bool hybrid = false;      ///< layers without attention; sizes may be said for each layer, 0 where it has none
};

/// @return null for one that cannot be read
const GgufArchitecture* ggufArchitectureNamed(std::string_view name);
/// The supported architectures, in the spelling of general.architecture.
std::vector<std::string> knownGgufArchitectures();

/// The keys that all architectures have in common, one line for each spelling that a family has for it: what a family
/// does not know it does not ask for.
std::span<const GgufField> commonGgufFields();

/// A family's name of a tensor as the architecture's files spell it: "model.layers.3.self_attn.q_proj.weight" →
/// "blk.3.attn_q.weight". A name that is none of the family's stays.
std::string ggufTensorName(const GgufArchitecture& architecture, const std::string& tensor);

}  // namespace core
