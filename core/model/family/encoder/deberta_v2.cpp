#include "core/error.h"
#include "core/json/json_text.h"
#include "core/model/family/encoder/bert_layers.h"
#include "core/model/family/encoder/encoders.h"

#include <algorithm>

namespace core {
namespace {

struct Deberta {
    BertLayers common;
    bool relative;    ///< distances have vectors
    bool toPosition;  ///< content to position
    bool toContent;   ///< position to content
    bool shared;      ///< distances go through the tokens' projections
    bool normed;      ///< the distances' vectors
    bool placed;      ///< learned positions are added to the embedding
    Index buckets;
    Index largestDistance;
    Index taps;  ///< taps of the convolution beside the first layer; 0: none
    Activation convolved;

    Index span() const { return buckets > 0 ? buckets : largestDistance; }
};

/// A list of texts, or one with bars between them.
bool names(const ConfigReader& config, const std::string& field, const std::string& wanted)
{
    const Json* found = config.value(field);
    if (found == nullptr) return false;
    if (found->is_array()) return std::find(found->begin(), found->end(), Json(wanted)) != found->end();
    return found->is_string() && found->get<std::string>().find(wanted) != std::string::npos;
}

Deberta readDeberta(const ConfigReader& config)
{
    Deberta deberta{};
    BertLayers& common = deberta.common = BertLayers::read(config, false);
    common.epsilon = config.epsilon("layer_norm_eps", 1e-7F);
    common.segments = config.number("type_vocab_size", 0) == 0 ? 0 : config.count("type_vocab_size", largestWidth);
    for (const char* field : {"embedding_size", "attention_head_size"}) {
        const Index usual = field[0] == 'e' ? common.width : common.width / common.heads;
        if (const Index size = config.count(field, largestWidth, usual); size != usual)
            throw config.outOfRange(
                field, Words("%1 cannot be used: expected %2, found %3", std::to_string(usual), std::to_string(size)));
    }
    deberta.relative = config.flag("relative_attention", false);
    deberta.toPosition = names(config, "pos_att_type", "c2p");
    deberta.toContent = names(config, "pos_att_type", "p2c");
    deberta.shared = config.flag("share_att_key", false);
    deberta.normed = names(config, "norm_rel_ebd", "layer_norm");
    deberta.placed = config.flag("position_biased_input", true);
    const auto above = [&](const char* field, Index absent) {
        const float value = config.number(field, -1);
        if (!(value < static_cast<float>(mostPositions)))
            throw config.outOfRange(field, Words("%1 cannot be used: expected a smaller number, found a larger one"));
        return value < 1 ? absent : static_cast<Index>(value);
    };
    deberta.buckets = above("position_buckets", 0);
    deberta.largestDistance = above("max_relative_positions", common.positions);
    if (deberta.relative && deberta.buckets > 0
        && (deberta.buckets < 4 || deberta.largestDistance <= deberta.buckets / 2 + 1))
        throw config.outOfRange(
            "position_buckets",
            Words("%1 cannot be used: expected at least 4, with max_relative_positions above half of them, found %2",
                  std::to_string(deberta.buckets)));
    deberta.taps = above("conv_kernel_size", 0);
    if (deberta.taps > 0 && deberta.taps % 2 == 0)
        throw config.outOfRange("conv_kernel_size", Words("%1 cannot be used: expected an odd number, found %2",
                                                          std::to_string(deberta.taps)));
    if (config.count("conv_groups", largestWidth, 1) != 1)
        throw config.outOfRange("conv_groups", Words("%1 cannot be used: expected 1, found more"));
    deberta.convolved = config.activation("conv_act", "tanh");
    return deberta;
}

/// The vectors of distances, as every layer reads them.
Matrix distancesOf(const Deberta& deberta, const FamilyWeights& weights)
{
    const Index rows = 2 * deberta.span();
    const Matrix table = weights.matrix("encoder.rel_embeddings.weight", rows, deberta.common.width).matrix();
    return deberta.normed ? weights.layerNorm("encoder.LayerNorm", deberta.common.width, deberta.common.epsilon)(table)
                          : table;
}

DisentangledPositions positionsOf(const Deberta& deberta, const FamilyWeights& weights, const std::string& at,
                                  const MultiHeadWeights& attention, const Matrix& distances)
{
    const Index width = deberta.common.width;
    const auto own = [&](const char* name) { return weights.linear(at + name, width, width, true); };
    DisentangledPositions positions{
        .span = deberta.span(), .buckets = deberta.buckets, .largest_distance = deberta.largestDistance};
    if (deberta.toPosition) positions.keys = (deberta.shared ? attention.key : own("pos_key_proj"))(distances);
    if (deberta.toContent) positions.queries = (deberta.shared ? attention.query : own("pos_query_proj"))(distances);
    return positions;
}

Block blockOfDeberta(const Deberta& deberta, const FamilyWeights& weights, Index index, const Matrix& distances)
{
    constexpr BertLayers::BlockNames names{"attention.self.query_proj",
                                           "attention.self.key_proj",
                                           "attention.self.value_proj",
                                           "attention.output.dense",
                                           "attention.output.LayerNorm",
                                           "intermediate.dense",
                                           "output.dense",
                                           "output.LayerNorm"};
    const BertLayers& common = deberta.common;
    const std::string at = "encoder.layer." + std::to_string(index) + ".";
    Block block = common.block(weights, at, names);
    const int terms = 1 + (deberta.toPosition ? 1 : 0) + (deberta.toContent ? 1 : 0);
    block.scores = eagerScores(rootScale(common.width / common.heads * terms));
    if (deberta.relative)
        block.positions = positionsOf(deberta, weights, at + "attention.self.", block.attention, distances);
    return block;
}

/// torch.nn.Conv1d's [out, in, taps] as one projection of the neighbours side by side.
SideConvolution convolutionOf(const Deberta& deberta, const FamilyWeights& weights)
{
    const Index width = deberta.common.width;
    const Matrix stored = weights.folded("encoder.conv.conv.weight", {width, width, deberta.taps}, width).matrix();
    Matrix taps(deberta.taps * width, width);
    for (Index out = 0; out < width; ++out)
        for (Index in = 0; in < width; ++in)
            for (Index tap = 0; tap < deberta.taps; ++tap)
                taps(tap * width + in, out) = stored(out, in * deberta.taps + tap);
    return {{Weight::own(std::move(taps)), weights.vector("encoder.conv.conv.bias", width)},
            deberta.taps,
            deberta.convolved,
            weights.layerNorm("encoder.conv.LayerNorm", width, deberta.common.epsilon)};
}

Transformer loadDeberta(const Deberta& deberta, const WeightFiles& files)
{
    const FamilyWeights weights(files, {"deberta.", ""}, "embeddings.word_embeddings.weight");
    BertLayers embedding = deberta.common;
    embedding.layers = 0;
    if (!deberta.placed) embedding.positions = 0;
    Transformer model = embedding.load(weights);
    model.padding_is_zero = true;
    const Matrix distances = deberta.relative ? distancesOf(deberta, weights) : Matrix();
    for (Index i = 0; i < deberta.common.layers; ++i)
        model.blocks.push_back(blockOfDeberta(deberta, weights, i, distances));
    if (deberta.taps > 0) model.blocks.front().beside = convolutionOf(deberta, weights);
    model.language_head = deberta.common.head(files, bertHeadNames, model.token_embedding);
    if (!model.language_head)
        model.language_head = deberta.common.head(
            files,
            {"lm_predictions.lm_head.dense", "lm_predictions.lm_head.LayerNorm", "", "lm_predictions.lm_head.bias"},
            model.token_embedding);
    return model;
}

}  // namespace

ModelPlan planDebertaV2(const ConfigReader& config)
{
    const Deberta deberta = readDeberta(config);
    return {deberta.common.layers, deberta.common.heads, deberta.common.positions, "encoder.layer.",
            [deberta](const WeightFiles& files) { return loadDeberta(deberta, files); }};
}

}  // namespace core
