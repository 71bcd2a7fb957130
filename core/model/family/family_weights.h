#pragma once

#include "core/model/family/weight_files.h"
#include "core/model/transformer.h"

#include <initializer_list>

namespace core {

/// A model's tensors under the prefix that its files happen to use ("transformer.h.0…" or, where the bare model was
/// saved, "h.0…"), laid out as parts of a Transformer.
class FamilyWeights {
public:
    /// @param prefixes  the usual one first
    /// @param probe     a tensor that every file of the family has, without prefix
    FamilyWeights(const WeightFiles& files, std::initializer_list<const char*> prefixes, const std::string& probe);

    const WeightFiles& files() const { return m_files; }
    /// Whether the files hold the bare model, without parts such as a language head.
    bool bare() const { return m_prefix.empty(); }
    bool contains(const std::string& name) const { return m_files.contains(m_prefix + name); }
    /// For files without a language head: they may hold the bare model, or one with another head.
    /// @throws Error{Missing} naming the head's tensor otherwise
    void requireOtherHead(const std::string& tensor) const;

    Weight matrix(const std::string& name, Index rows, Index cols) const;
    /// NAME.weight stored [in, out] and NAME.bias: GPT-2's "Conv1D". Quantizers turn it first.
    Projection convolution(const std::string& name, Index in, Index out) const;
    /// NAME.weight stored [out, in]: torch.nn.Linear.
    Projection linear(const std::string& name, Index in, Index out, bool bias) const;
    /// NAME.weight and NAME.bias; files converted from TensorFlow call them gamma and beta.
    /// @param offset  is added to the weights: 1 in Nemotron
    Norm layerNorm(const std::string& name, Index width, float epsilon, bool bias = true, float offset = 0) const;
    /// @param offset  is added to the weights: 1 in Gemma
    Norm rootMeanSquareNorm(const std::string& name, Index width, float epsilon, float offset = 0) const;
    RowVector vector(const std::string& name, Index size) const;
    /// A tensor of one number; `absent` where it is not there.
    float scalar(const std::string& name, float absent) const;
    /// In which order queries, keys and values stand in one tensor.
    /// @param own  in the family's own files
    FusedOrder orderOf(FusedOrder own) const;
    /// A tensor of whatever shape as so many rows; nothing is copied.
    /// @throws Error{WrongShape} unless it has this shape
    Weight folded(const std::string& name, const std::vector<Index>& shape, Index rows) const;
    /// Whether a tensor is quantized, and therefore stored [out, in] whatever its family has.
    bool isCoded(const std::string& name) const;

private:
    bool isStored(const std::string& bias) const;
    RowVector normWeight(const std::string& name, Index width, float offset) const;

    const WeightFiles& m_files;
    std::string m_prefix;
};

/// The matrix that makes scores of the last hidden state: the files' own, which goes before what the configuration says
/// about tying, as transformers does it; else, where it is tied, the token embedding.
/// @return empty where there is neither
std::optional<Weight> headMatrix(const WeightFiles& files, const std::string& name, bool tied, const Weight& embedding);

/// A norm without weights of its own: OLMo, nanochat.
Norm weightlessNorm(Norm::Kind kind, Index width, float epsilon);

/// Multiplies a layer's output by one number.
Norm multiplier(Index width, float factor);

/// Scores as transformers' eager attention masks them: float32's lowest number is added, so that a query without any
/// visible key spreads evenly over all keys.
ScoreRule eagerScores(float scale);

/// A sliding window as transformers counts it: a token sees itself and so many less one before it.
/// @param tokens  0: no such limit
Mask windowMask(Index tokens);

/// 1/√d_k.
float rootScale(Index key_dimensions);

}  // namespace core
