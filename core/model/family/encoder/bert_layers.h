#pragma once

#include "core/model/family/family_weights.h"
#include "core/model/family/model_plan.h"

namespace core {

/// The common part of BERT and related families: the fields of their configurations and most tensors' names.
struct BertLayers {
    Index layers = 0;
    Index heads = 0;
    Index width = 0;
    Index embedded = 0;  ///< the embedding's width, which ELECTRA and RoFormer project
    Index inner = 0;
    Index positions = 0;  ///< places in the table
    Index segments = 0;
    Index vocabulary = 0;
    float epsilon = 0;
    Activation activation = Activation::Gelu;
    bool causal = false;
    bool tied = true;       ///< the language head is the token embedding
    bool read_bias = true;  ///< bias of queries, keys and values

    /// @param places  the family knows learned positions alone, whatever `position_embedding_type` may name
    /// @throws Error naming the field
    static BertLayers read(const ConfigReader& config, bool places = true);

    /// Embedding and blocks; without a table of positions where there are no `positions`.
    Transformer load(const FamilyWeights& weights) const;
    /// The embedding alone, without its norm.
    Transformer embedding(const FamilyWeights& weights) const;

    /// A block whose sums are normed, by the names that its tensors have behind the block's own.
    struct BlockNames {
        const char* query;
        const char* key;
        const char* value;
        const char* output;
        const char* attention_norm;
        const char* in;
        const char* out;
        const char* feed_forward_norm;
    };
    /// @param at  "encoder.layer.3."
    Block block(const FamilyWeights& weights, const std::string& at, const BlockNames& names) const;

    /// A language head: projection, nonlinearity, norm, then the token embedding or a matrix of its own.
    struct HeadNames {
        const char* dense;
        const char* norm;
        const char* matrix;
        const char* bias;
    };
    /// @return nothing where the files have none: those of the bare model, of the pooler or of a classifier
    std::optional<LanguageHead> head(const WeightFiles& files, const HeadNames& names, const Weight& embedding) const;
};

/// RoBERTa and its kin: positions begin behind the padding's id, the head's nonlinearity is always the same.
/// @param body  embedding, blocks and what stands behind them
/// @throws Error naming the field
ModelPlan planAsRoberta(const ConfigReader& config,
                        std::function<Transformer(const BertLayers&, const FamilyWeights&)> body);

/// BERT's names for the parts of a block.
constexpr BertLayers::BlockNames bertBlockNames{
    "attention.self.query",       "attention.self.key", "attention.self.value", "attention.output.dense",
    "attention.output.LayerNorm", "intermediate.dense", "output.dense",         "output.LayerNorm"};
/// BERT's names for the parts of its language head.
constexpr BertLayers::HeadNames bertHeadNames{"cls.predictions.transform.dense", "cls.predictions.transform.LayerNorm",
                                              "cls.predictions.decoder.weight", "cls.predictions.bias"};
/// RoBERTa's names for the parts of its language head.
constexpr BertLayers::HeadNames robertaHeadNames{"lm_head.dense", "lm_head.layer_norm", "lm_head.decoder.weight",
                                                 "lm_head.bias"};

}  // namespace core
