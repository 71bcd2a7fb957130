#include "core/model/family/encoder/bert_layers.h"

#include "core/error.h"

namespace core {
BertLayers BertLayers::read(const ConfigReader& config, bool places)
{
    BertLayers bert;
    bert.layers = config.count("num_hidden_layers", mostLayers);
    bert.heads = config.count("num_attention_heads", largestWidth);
    bert.width = config.count("hidden_size", largestWidth);
    config.requireMultiple("hidden_size", bert.width, "num_attention_heads", bert.heads);
    bert.embedded = bert.width;
    bert.inner = config.count("intermediate_size", largestWidth);
    bert.positions = config.count("max_position_embeddings", mostPositions, 512);
    bert.segments = config.number("type_vocab_size", 2) == 0 ? 0 : config.count("type_vocab_size", largestWidth, 2);
    bert.vocabulary = config.count("vocab_size", mostTokensInVocabulary);
    bert.epsilon = config.epsilon("layer_norm_eps", 1e-12F);
    bert.activation = config.activation("hidden_act", "gelu");
    bert.causal = config.flag("is_decoder", false);
    bert.tied = config.flag("tie_word_embeddings", true);
    config.requireFalse("add_cross_attention");
    const std::string kind = config.text("position_embedding_type", "absolute");
    if (places && kind != "absolute")
        throw config.outOfRange("position_embedding_type",
                                Words("%1 cannot be used: expected absolute, found %2", kind));
    return bert;
}

Transformer BertLayers::embedding(const FamilyWeights& weights) const
{
    const std::string embeddings = "embeddings.";
    Transformer bert;
    bert.token_embedding = weights.matrix(embeddings + "word_embeddings.weight", vocabulary, embedded);
    if (positions > 0)
        bert.position_embedding = weights.matrix(embeddings + "position_embeddings.weight", positions, embedded);
    if (segments > 0)
        bert.segment_embedding = weights.matrix(embeddings + "token_type_embeddings.weight", segments, embedded);
    bert.causal = causal;
    return bert;
}

Transformer BertLayers::load(const FamilyWeights& weights) const
{
    Transformer bert = embedding(weights);
    bert.embedding_norm = weights.layerNorm("embeddings.LayerNorm", embedded, epsilon);
    if (embedded != width) bert.entry_projection = weights.linear("embeddings_project", embedded, width, true);
    for (Index layer = 0; layer < layers; ++layer)
        bert.blocks.push_back(block(weights, "encoder.layer." + std::to_string(layer) + ".", bertBlockNames));
    return bert;
}

Block BertLayers::block(const FamilyWeights& weights, const std::string& at, const BlockNames& names) const
{
    const auto projection = [&](const char* name, bool bias) { return weights.linear(at + name, width, width, bias); };
    Block block;
    block.attention = {heads, projection(names.query, read_bias), projection(names.key, read_bias),
                       projection(names.value, read_bias), projection(names.output, true)};
    block.scores = eagerScores(rootScale(width / heads));
    block.attention_sum_norm = weights.layerNorm(at + names.attention_norm, width, epsilon);
    block.feed_forward = FeedForward{weights.linear(at + names.in, width, inner, true),
                                     weights.linear(at + names.out, inner, width, true), activation};
    block.feed_forward_sum_norm = weights.layerNorm(at + names.feed_forward_norm, width, epsilon);
    return block;
}

std::optional<LanguageHead> BertLayers::head(const WeightFiles& files, const HeadNames& names,
                                             const Weight& embedding) const
{
    const std::string dense = names.dense;
    if (!files.contains(dense + ".weight")) return std::nullopt;
    const FamilyWeights weights(files, {""}, "");
    const auto matrix = headMatrix(files, names.matrix, tied, embedding);
    if (!matrix) return std::nullopt;
    // Where the head is no embedding, its bias is its own, too, and `names.bias` may be another one that is not used.
    std::string bias = names.matrix;
    bias.replace(bias.rfind("weight"), std::string::npos, "bias");
    return LanguageHead{*matrix, files.vector(files.contains(bias) ? bias : names.bias, vocabulary),
                        weights.linear(dense, width, embedded, true), activation,
                        weights.layerNorm(names.norm, embedded, epsilon)};
}

ModelPlan planAsRoberta(const ConfigReader& config,
                        std::function<Transformer(const BertLayers&, const FamilyWeights&)> body)
{
    const BertLayers roberta = BertLayers::read(config);
    const Index padding = paddingIdIn(config, 1);
    if (padding + 1 >= roberta.positions)
        throw config.outOfRange("max_position_embeddings",
                                Words("%1 cannot be used: expected more than pad_token_id + 1, found %2",
                                      std::to_string(roberta.positions)));
    // The places up to the padding's id are not used: a text's first token stands at the one behind.
    const Index usable = roberta.positions - padding - 1;
    return {roberta.layers, roberta.heads, usable, "encoder.layer.",
            [roberta, padding, body = std::move(body)](const WeightFiles& files) {
                Transformer model = body(
                    roberta,
                    {files, {"roberta.", "data2vec_text.", "longformer.", ""}, "embeddings.word_embeddings.weight"});
                model.position_count = {PositionCount::Over::OtherThanId, padding + 1, padding};
                BertLayers head = roberta;
                head.activation = Activation::Gelu;
                model.language_head = head.head(files, robertaHeadNames, model.token_embedding);
                return model;
            }};
}

}  // namespace core
