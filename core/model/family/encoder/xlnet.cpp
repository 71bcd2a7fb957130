#include "core/error.h"
#include "core/model/family/encoder/encoders.h"
#include "core/model/family/family_weights.h"

namespace core {
namespace {

struct XlNet {
    Index layers;
    Index heads;
    Index width;
    Index headWidth;
    Index inner;
    Index vocabulary;
    Index farthest;
    float epsilon;
    Activation activation;
    bool causal;
    bool tied;

    static XlNet read(const ConfigReader& config)
    {
        XlNet net{};
        net.layers = config.count("n_layer", mostLayers, 24);
        net.heads = config.count("n_head", largestWidth, 16);
        net.width = config.count("d_model", largestWidth, 1024);
        config.requireMultiple("d_model", net.width, "n_head", net.heads);
        net.headWidth = config.count("d_head", largestWidth, net.width / net.heads);
        net.inner = config.count("d_inner", largestWidth, 4096);
        net.vocabulary = config.count("vocab_size", mostTokensInVocabulary, 32000);
        const float clamp = config.number("clamp_len", -1);
        net.farthest = clamp < 1 ? 0 : config.count("clamp_len", mostPositions);
        net.epsilon = config.epsilon("layer_norm_eps", 1e-12F);
        net.activation = config.activation("ff_activation", "gelu");
        const std::string type = config.text("attn_type", "bi");
        if (type != "bi" && type != "uni")
            throw config.outOfRange("attn_type", Words("%1 cannot be used: expected bi or uni, found %2", type));
        net.causal = type == "uni";
        net.tied = config.flag("tie_word_embeddings", true);
        config.requireFalse("bi_data");
        // Memory of earlier texts, which is not used here, and the search for answers to questions.
        config.passOver({"mem_len", "reuse_len", "same_length", "use_mems_eval", "use_mems_train", "untie_r",
                         "end_n_top", "start_n_top", "n_token"});
        return net;
    }

    /// A tensor [d_model, H, d_k].
    Weight projection(const FamilyWeights& weights, const std::string& name) const
    {
        return weights.folded(name, {width, heads, headWidth}, width);
    }

    RowVector perHead(const FamilyWeights& weights, const std::string& name) const
    {
        const Matrix rows = weights.folded(name, {heads, headWidth}, heads).matrix();
        return Eigen::Map<const RowVector>(rows.data(), rows.size());
    }

    Block block(const FamilyWeights& weights, const std::string& layer) const
    {
        const std::string at = layer + "rel_attn.";
        const RowVector content = perHead(weights, at + "r_w_bias");
        Block block;
        block.attention = {heads,
                           {projection(weights, at + "q"), content},
                           {projection(weights, at + "k"), {}},
                           {projection(weights, at + "v"), {}},
                           Projection{projection(weights, at + "o").transposed(), {}}};
        block.scores = eagerScores(rootScale(headWidth));
        const Matrix segments = weights.folded(at + "seg_embed", {2, heads, headWidth}, 2).matrix();
        block.positions = SinusoidPositions{.distances = {projection(weights, at + "r"), {}},
                                            .shift = perHead(weights, at + "r_r_bias") - content,
                                            .segment_shift = perHead(weights, at + "r_s_bias") - content,
                                            .segments = segments,
                                            .farthest = farthest};
        block.attention_sum_norm = weights.layerNorm(at + "layer_norm", width, epsilon);
        block.feed_forward = FeedForward{weights.linear(layer + "ff.layer_1", width, inner, true),
                                         weights.linear(layer + "ff.layer_2", inner, width, true), activation};
        block.feed_forward_sum_norm = weights.layerNorm(layer + "ff.layer_norm", width, epsilon);
        return block;
    }

    Transformer load(const WeightFiles& files) const
    {
        const FamilyWeights weights(files, {"transformer.", ""}, "word_embedding.weight");
        Transformer model;
        model.causal = causal;
        model.token_embedding = weights.matrix("word_embedding.weight", vocabulary, width);
        for (Index i = 0; i < layers; ++i) model.blocks.push_back(block(weights, "layer." + std::to_string(i) + "."));
        if (files.contains("lm_loss.bias"))
            if (const auto head = headMatrix(files, "lm_loss.weight", tied, model.token_embedding))
                model.language_head = LanguageHead{*head, files.vector("lm_loss.bias", vocabulary)};
        return model;
    }
};

}  // namespace

ModelPlan planXlNet(const ConfigReader& config)
{
    const XlNet net = XlNet::read(config);
    return {net.layers, net.heads, mostPositions, "layer.",
            [net](const WeightFiles& files) { return net.load(files); }};
}

}  // namespace core
