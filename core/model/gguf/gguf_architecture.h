#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A key of a GGUF header behind the architecture's name, and the field of config.json that says the same.
struct GgufField {
    std::string_view key;    ///< "block_count"
    std::string_view field;  ///< "num_hidden_layers"
    enum class Kind { Count, Number, Flag } kind;
    bool required = false;
};

/// A tensor's names: in a layer without what says which layer.
struct GgufTensorName {
    std::string_view family;  ///< "self_attn.q_proj"
    std::string_view file;    ///< "attn_q"
};

/// What llama.cpp calls things in one architecture, and what it takes for granted.
struct GgufArchitecture {
    std::string_view name;        ///< as general.architecture spells it
    std::string_view model_type;  ///< as config.json spells it
    std::span<const GgufField> fields;
    std::string_view layers;                    ///< what stands before a layer's number in the family's names
    std::span<const GgufTensorName> in_layer;   ///< without ".weight" and ".bias"
    std::span<const GgufTensorName> elsewhere;  ///< likewise
    bool paired_heads = false;                  ///< rows of queries and keys are stored pair by pair
    bool whole_norms = false;                   ///< see WeightLayout
};

/// @return null for one that cannot be read
const GgufArchitecture* ggufArchitectureNamed(std::string_view name);
/// Those that can be read, as general.architecture spells them.
std::vector<std::string> knownGgufArchitectures();

/// A family's name of a tensor as the architecture's files spell it: "model.layers.3.self_attn.q_proj.weight" →
/// "blk.3.attn_q.weight". A name that is none of the family's stays.
std::string ggufTensorName(const GgufArchitecture& architecture, const std::string& tensor);

}  // namespace core
