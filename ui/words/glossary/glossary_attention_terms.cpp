#include "ui/words/glossary/glossary_terms.h"

#include <QtGlobal>

namespace {

constexpr WrittenTerm writtenAttentionTerms[] = {
    {Term::Token, QT_TRANSLATE_NOOP("Glossary", "token"), QT_TRANSLATE_NOOP("Glossary", "subword, piece"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "The unit a model reads: a word, a part of a word, a character, a byte or a patch of a picture. A tokenizer "
         "cuts a text into tokens and gives each one a number, its id."),
     nullptr,
     QT_TRANSLATE_NOOP("Glossary",
                       "The chips below the text, and the labels of every map. Point at a chip to see its id.")},
    {Term::Embedding, QT_TRANSLATE_NOOP("Glossary", "embedding"),
     QT_TRANSLATE_NOOP("Glossary", "token embedding, hidden state, x"),
     QT_TRANSLATE_NOOP("Glossary", "The vector of numbers that stands for a token inside the model. It is looked up in "
                                   "a table by the token's id; "
                                   "each layer then changes it."),
     QT_TRANSLATE_NOOP("Glossary", "x ∈ ℝ<sup>d</sup>, d = d<sub>model</sub>"),
     QT_TRANSLATE_NOOP("Glossary", "Steps, as the input x; d_model in the teaching module.")},
    {Term::Vocabulary, QT_TRANSLATE_NOOP("Glossary", "vocabulary"), QT_TRANSLATE_NOOP("Glossary", "token ids"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "All tokens that a model knows, each with an id. What is not in the vocabulary is cut into smaller pieces or "
         "left out."),
     nullptr,
     QT_TRANSLATE_NOOP("Glossary", "The chips below the text: what the model has no token for is struck through.")},
    {Term::SpecialTokens, QT_TRANSLATE_NOOP("Glossary", "special token"),
     QT_TRANSLATE_NOOP("Glossary", "[CLS], [SEP], [MASK], <s>, </s>, BOS, EOS"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "A token that the tokenizer adds and that stands for no word: <s> or [CLS] begins a text, </s> or [SEP] ends "
         "or separates texts, and [MASK] stands where a word is to be guessed."),
     nullptr, QT_TRANSLATE_NOOP("Glossary", "The chips below the text; the map's choice “Special tokens left out”.")},
    {Term::Padding, QT_TRANSLATE_NOOP("Glossary", "padding"), QT_TRANSLATE_NOOP("Glossary", "[PAD], padding token"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "Tokens without meaning that fill up shorter texts, so that all texts of a batch have the same length. A "
         "padding mask hides them from every query."),
     nullptr,
     QT_TRANSLATE_NOOP("Glossary", "Several texts at once (“+ text”), and the rule “Padding” of the Mask view.")},
    {Term::Batch, QT_TRANSLATE_NOOP("Glossary", "batch"), nullptr,
     QT_TRANSLATE_NOOP(
         "Glossary",
         "Several texts that the model computes at once, padded to the same length. They do not see each other."),
     nullptr,
     QT_TRANSLATE_NOOP("Glossary", "“+ text” above the input; the list beside it chooses the one that is shown.")},
    {Term::Position, QT_TRANSLATE_NOOP("Glossary", "position encoding"),
     QT_TRANSLATE_NOOP("Glossary", "positional encoding, order of words"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "What tells the model in which order the tokens stand. Without it, attention sees a text as a set: shuffled "
         "words give the same weights in another order."),
     nullptr,
     QT_TRANSLATE_NOOP("Glossary",
                       "“Positions” in the teaching module; shuffle the words (Ctrl+Shift+H) to see the difference.")},
    {Term::Sinusoidal, QT_TRANSLATE_NOOP("Glossary", "sinusoidal encoding"),
     QT_TRANSLATE_NOOP("Glossary", "sine, cosine, fixed positions"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "A fixed vector of sines and cosines of several wavelengths, one for each position, that is added to the "
         "embedding (Vaswani et al., 2017)."),
     QT_TRANSLATE_NOOP("Glossary",
                       "PE(pos, 2i) = sin(pos ∕ 10000<sup>2i∕d</sup>), PE(pos, 2i+1) = cos(…), d = d<sub>model</sub>"),
     QT_TRANSLATE_NOOP("Glossary", "“Positions” in the teaching module.")},
    {Term::Rotary, QT_TRANSLATE_NOOP("Glossary", "rotary embedding"),
     QT_TRANSLATE_NOOP("Glossary", "RoPE, rotary position embedding"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "Rotates pairs of dimensions of each query and key by an angle that grows with the position, so that q·k "
         "depends only on how far apart the two tokens are (Su et al., 2021)."),
     QT_TRANSLATE_NOOP("Glossary", "angle of pair i = position · base<sup>−2i∕n</sup>"),
     QT_TRANSLATE_NOOP("Glossary",
                       "Steps, where q and k are rotated by position; “Positions” in the teaching module.")},
    {Term::Alibi, QT_TRANSLATE_NOOP("Glossary", "ALiBi"),
     QT_TRANSLATE_NOOP("Glossary", "attention with linear biases, slope"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "Subtracts from each score a number that grows with the distance between query and key, by a slope of each "
         "head (Press et al., 2022)."),
     QT_TRANSLATE_NOOP("Glossary", "score − slope · |query − key|"),
     QT_TRANSLATE_NOOP("Glossary",
                       "“Positions” in the teaching module; “+ bias of position” in the Cell panel and in Steps.")},
    {Term::DistanceBuckets, QT_TRANSLATE_NOOP("Glossary", "distance buckets"),
     QT_TRANSLATE_NOOP("Glossary", "relative position bias, T5 bias"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "A learned number for each head and each range of distances between query and key, added to the score as in "
         "T5. Large distances share a bucket."),
     nullptr,
     QT_TRANSLATE_NOOP("Glossary",
                       "“Positions” in the teaching module; “+ bias of position” in the Cell panel and in Steps.")},
    {Term::Query, QT_TRANSLATE_NOOP("Glossary", "query"), QT_TRANSLATE_NOOP("Glossary", "q, Q, row"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "The vector with which a token looks for others: it is compared with every key. In a map, each row is the "
         "query of one token."),
     QT_TRANSLATE_NOOP("Glossary", "q = x W<sub>Q</sub>"),
     QT_TRANSLATE_NOOP("Glossary", "The rows of every map; the steps “queries Q”.")},
    {Term::Key, QT_TRANSLATE_NOOP("Glossary", "key"), QT_TRANSLATE_NOOP("Glossary", "k, K, column"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "The vector by which a token can be found: queries are compared with it. In a map, each column is the key of "
         "one token."),
     QT_TRANSLATE_NOOP("Glossary", "k = x W<sub>K</sub>"),
     QT_TRANSLATE_NOOP("Glossary", "The columns of every map; the steps “keys K”.")},
    {Term::Value, QT_TRANSLATE_NOOP("Glossary", "value"), QT_TRANSLATE_NOOP("Glossary", "v, V"),
     QT_TRANSLATE_NOOP("Glossary", "The vector that a token hands on when it is attended to. A head's output is the "
                                   "sum of the values, each times "
                                   "its weight."),
     QT_TRANSLATE_NOOP("Glossary", "v = x W<sub>V</sub>"),
     QT_TRANSLATE_NOOP("Glossary", "Steps, where the weights are applied to the values.")},
    {Term::Context, QT_TRANSLATE_NOOP("Glossary", "context"),
     QT_TRANSLATE_NOOP("Glossary", "head's output, weighted values"),
     QT_TRANSLATE_NOOP("Glossary",
                       "What a head hands on for one query: the values of all keys, each times its weight, added up."),
     QT_TRANSLATE_NOOP("Glossary", "context = Σ weight · v"),
     QT_TRANSLATE_NOOP("Glossary", "Steps, where the weights are applied to the values.")},
    {Term::Projection, QT_TRANSLATE_NOOP("Glossary", "projection"),
     QT_TRANSLATE_NOOP("Glossary", "W_Q, W_K, W_V, W_O, output projection, parameters"),
     QT_TRANSLATE_NOOP("Glossary",
                       "A learned matrix that vectors are multiplied by: W_Q, W_K and W_V give queries, keys and "
                       "values, and W_O brings the heads' outputs back to the size of the embedding."),
     QT_TRANSLATE_NOOP("Glossary",
                       "output = Σ head<sub>i</sub> W<sub>O,i</sub> = concat(head<sub>1</sub>, …, head<sub>H</sub>) "
                       "W<sub>O</sub>"),
     QT_TRANSLATE_NOOP("Glossary", "Steps; the formula of the teaching module.")},
    {Term::Score, QT_TRANSLATE_NOOP("Glossary", "score"),
     QT_TRANSLATE_NOOP("Glossary", "q·k, attention logit, dot product"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "How well a query and a key match: their dot product. It may be any number; the softmax turns scores into "
         "weights."),
     QT_TRANSLATE_NOOP("Glossary", "s = q · k"), QT_TRANSLATE_NOOP("Glossary", "The Cell panel, first line; Steps.")},
    {Term::Scale, QT_TRANSLATE_NOOP("Glossary", "scale √d_k"),
     QT_TRANSLATE_NOOP("Glossary", "scaled dot product, 1∕√d_k"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "Scores are divided by the root of the key's length d_k. Otherwise long vectors would give large scores, and "
         "the softmax would put nearly all weight on one key."),
     QT_TRANSLATE_NOOP("Glossary", "s ∕ √d<sub>k</sub>"),
     QT_TRANSLATE_NOOP("Glossary", "The Cell panel and Steps; “Scale” in the teaching module.")},
    {Term::SoftCap, QT_TRANSLATE_NOOP("Glossary", "soft-cap"), QT_TRANSLATE_NOOP("Glossary", "logit soft-capping"),
     QT_TRANSLATE_NOOP("Glossary", "Keeps scores between −c and c by a smooth function, as in Gemma 2."),
     QT_TRANSLATE_NOOP("Glossary", "c · tanh(s ∕ c)"),
     QT_TRANSLATE_NOOP("Glossary", "“Soft-cap” in the teaching module; the Cell panel of models that have it.")},
    {Term::PositionBias, QT_TRANSLATE_NOOP("Glossary", "bias of position"),
     QT_TRANSLATE_NOOP("Glossary", "relative bias"),
     QT_TRANSLATE_NOOP("Glossary", "A number added to a score that depends only on where query and key stand. ALiBi "
                                   "and T5's distance buckets are "
                                   "such biases."),
     QT_TRANSLATE_NOOP("Glossary", "s + b<sub>query, key</sub>"),
     QT_TRANSLATE_NOOP("Glossary", "The Cell panel and Steps of models that have one.")},
    {Term::Softmax, QT_TRANSLATE_NOOP("Glossary", "softmax"), QT_TRANSLATE_NOOP("Glossary", "normalisation, exp"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "Turns a row of scores into weights between 0 and 1 that sum to 1. A score that is larger by 1 gets e ≈ 2.7 "
         "times the weight."),
     QT_TRANSLATE_NOOP("Glossary", "w<sub>i</sub> = exp(s<sub>i</sub>) ∕ Σ<sub>j</sub> exp(s<sub>j</sub>)"),
     QT_TRANSLATE_NOOP("Glossary", "The Cell panel; Steps.")},
    {Term::Temperature, QT_TRANSLATE_NOOP("Glossary", "temperature"), QT_TRANSLATE_NOOP("Glossary", "T"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "What scores are divided by before the softmax. Below 1 the largest weight grows, above 1 the weights become "
         "more alike."),
     QT_TRANSLATE_NOOP("Glossary", "w = softmax(s ∕ T)"),
     QT_TRANSLATE_NOOP("Glossary", "“Temperature” in the bar at the top.")},
    {Term::Weight, QT_TRANSLATE_NOOP("Glossary", "attention weight"),
     QT_TRANSLATE_NOOP("Glossary", "weight, attention probability, α"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "How much of a key's value goes into a query's result, from 0 to 1; the weights of a row sum to 1. It says "
         "where a head looks, not what the answer rests on: knock the cell or the head out to see that."),
     QT_TRANSLATE_NOOP("Glossary", "w = softmax(q·k ∕ √d<sub>k</sub>)"),
     QT_TRANSLATE_NOOP("Glossary", "The cells of the map, the lines of Flow, the bars of the Cell panel.")},
    {Term::Dropout, QT_TRANSLATE_NOOP("Glossary", "dropout"), nullptr,
     QT_TRANSLATE_NOOP("Glossary", "In training, some weights are set to 0 at random and the others are enlarged to "
                                   "make up for it. A trained model that is only used has no dropout."),
     QT_TRANSLATE_NOOP("Glossary", "w ∕ (1 − rate) or 0"),
     QT_TRANSLATE_NOOP("Glossary", "“Dropout” in the teaching module.")},
    {Term::Sink, QT_TRANSLATE_NOOP("Glossary", "attention sink"),
     QT_TRANSLATE_NOOP("Glossary", "softmax off by one, rest"),
     QT_TRANSLATE_NOOP("Glossary",
                       "Where a head puts weight that it has no use for: often on the first token, in some models on a "
                       "score that belongs to no key. In those models the weights that are shown sum to less than 1."),
     QT_TRANSLATE_NOOP("Glossary",
                       "w<sub>i</sub> = exp(s<sub>i</sub>) ∕ (exp(sink) + Σ<sub>j</sub> exp(s<sub>j</sub>))"),
     QT_TRANSLATE_NOOP("Glossary", "“Sink” in the teaching module; the measure “first token”.")},
    {Term::AttentionMap, QT_TRANSLATE_NOOP("Glossary", "attention map"),
     QT_TRANSLATE_NOOP("Glossary", "heatmap, attention matrix, pattern"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "All attention weights of one head as a table: a row for each query, a column for each key. A bright cell "
         "means that the row's token attends to the column's token."),
     QT_TRANSLATE_NOOP("Glossary", "softmax(Q Kᵀ ∕ √d<sub>k</sub> + mask)"),
     QT_TRANSLATE_NOOP("Glossary", "Map; small ones in All heads.")},
    {Term::Norm, QT_TRANSLATE_NOOP("Glossary", "weighted value norm"),
     QT_TRANSLATE_NOOP("Glossary", "‖weight · v W_O‖, norm-based attention"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "The length of the vector that a key really adds to a query: its weight times its value, after the output "
         "projection (Kobayashi et al., 2020). A large weight on a short value adds little."),
     QT_TRANSLATE_NOOP("Glossary", "‖w · v W<sub>O</sub>‖"),
     QT_TRANSLATE_NOOP("Glossary", "The map's choice “‖weight · v Wₒ‖”; the last line of the Cell panel.")},
    {Term::Head, QT_TRANSLATE_NOOP("Glossary", "attention head"),
     QT_TRANSLATE_NOOP("Glossary", "head, multi-head attention"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "One of several attentions that a layer computes side by side, each with its own projections and so with its "
         "own map. Their outputs are projected and added."),
     QT_TRANSLATE_NOOP("Glossary", "head = softmax(Q Kᵀ ∕ √d<sub>k</sub> + mask) V"),
     QT_TRANSLATE_NOOP("Glossary", "“Head” in the bar at the top (Alt+Left, Alt+Right); All heads.")},
    {Term::Layer, QT_TRANSLATE_NOOP("Glossary", "layer"), QT_TRANSLATE_NOOP("Glossary", "block"),
     QT_TRANSLATE_NOOP("Glossary", "One round of attention and a feed-forward network. Models stack several: each "
                                   "layer reads what the one before "
                                   "it wrote."),
     nullptr, QT_TRANSLATE_NOOP("Glossary", "“Layer” in the bar at the top (Alt+Up, Alt+Down).")},
    {Term::GroupedHeads, QT_TRANSLATE_NOOP("Glossary", "grouped heads"),
     QT_TRANSLATE_NOOP("Glossary", "GQA, MQA, grouped-query, multi-query attention, H_kv"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "Several query heads share the same keys and values, which saves memory. With a single key and value head it "
         "is called multi-query attention."),
     nullptr,
     QT_TRANSLATE_NOOP("Glossary", "“K, V heads” in the teaching module (More); Steps says which heads share.")},
    {Term::QueryKeyNorm, QT_TRANSLATE_NOOP("Glossary", "norm of q and k"),
     QT_TRANSLATE_NOOP("Glossary", "QK norm, RMSNorm, root mean square"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "Queries and keys are divided by their root mean square before they are compared, so that scores cannot grow "
         "without bound (as in Qwen3)."),
     QT_TRANSLATE_NOOP("Glossary", "q ∕ √(mean of q²)"),
     QT_TRANSLATE_NOOP("Glossary", "“q, k norm” in the teaching module (More); Steps.")},
    {Term::Latent, QT_TRANSLATE_NOOP("Glossary", "latent"),
     QT_TRANSLATE_NOOP("Glossary", "multi-head latent attention, MLA, low rank"),
     QT_TRANSLATE_NOOP("Glossary",
                       "A shorter vector that keys and values, sometimes queries too, are projected from, as in "
                       "DeepSeek-V3. Only the latent has to be cached. One more part of the key comes from the token "
                       "itself, is rotated by position and is shared by all heads."),
     QT_TRANSLATE_NOOP("Glossary", "k = [ norm(x W<sub>down</sub>) W<sub>K</sub> , R x W<sub>R</sub> ]"),
     QT_TRANSLATE_NOOP("Glossary", "Steps of models that have latents.")},
    {Term::Disentangled, QT_TRANSLATE_NOOP("Glossary", "content and position terms"),
     QT_TRANSLATE_NOOP("Glossary", "disentangled attention, content to position, position to content, c2p, p2c"),
     QT_TRANSLATE_NOOP("Glossary",
                       "In DeBERTa each distance has vectors of its own. A score is the sum of three products: query "
                       "and key, query and the distance, key and the distance."),
     QT_TRANSLATE_NOOP("Glossary", "q<sub>i</sub> · k<sub>j</sub> + q<sub>i</sub> · K<sup>r</sup><sub>i−j</sub> + "
                                   "k<sub>j</sub> · Q<sup>r</sup><sub>i−j</sub>"),
     QT_TRANSLATE_NOOP("Glossary", "Steps of DeBERTa, “bias of position”.")},
    {Term::Experts, QT_TRANSLATE_NOOP("Glossary", "mixture of experts"),
     QT_TRANSLATE_NOOP("Glossary", "MoE, expert, router, gate"),
     QT_TRANSLATE_NOOP("Glossary",
                       "Several feed-forward layers side by side, of which each token goes through a few. A router "
                       "gives every expert a score, and the best ones are taken with their weights."),
     QT_TRANSLATE_NOOP("Glossary", "Σ<sub>e taken</sub> g<sub>e</sub> FFN<sub>e</sub>(x)"),
     QT_TRANSLATE_NOOP("Glossary", "Steps, “experts”.")},
    {Term::KeysOfAnotherLayer, QT_TRANSLATE_NOOP("Glossary", "keys of another layer"),
     QT_TRANSLATE_NOOP("Glossary", "KV sharing, cross-layer attention"),
     QT_TRANSLATE_NOOP(
         "Glossary", "Some layers have no keys and values of their own: they take over those of an earlier layer, and "
                     "ask them with queries of their own (Brandon et al., 2024; Gemma 4). A cache then holds less."),
     nullptr,
     QT_TRANSLATE_NOOP("Glossary",
                       "Steps, as “x of layer 4” beside the input x; “Second layer” in the teaching module (More).")},
    {Term::TokenGate, QT_TRANSLATE_NOOP("Glossary", "per-layer embedding"),
     QT_TRANSLATE_NOOP("Glossary", "PLE, token gate"),
     QT_TRANSLATE_NOOP("Glossary",
                       "A short vector of each token for each layer, looked up by the token’s id and joined by a "
                       "projection of its embedding. Behind its feed-forward layer each layer adds what a gate lets "
                       "through of it (Gemma 3n, 2025; Gemma 4)."),
     QT_TRANSLATE_NOOP("Glossary", "x + norm( (f(x W<sub>gate</sub>) ⊙ p) W<sub>out</sub> )"),
     QT_TRANSLATE_NOOP("Glossary", "Why, as “token gate 2”.")},
    {Term::Xielu, QT_TRANSLATE_NOOP("Glossary", "xIELU"), QT_TRANSLATE_NOOP("Glossary", "activation function"),
     QT_TRANSLATE_NOOP("Glossary",
                       "The nonlinearity of Apertus’ feed-forward layers: a parabola above 0 and an exponential below, "
                       "with slopes that each layer has learned (Huang & Schlag, 2024)."),
     QT_TRANSLATE_NOOP("Glossary", "α₊ x² + β x above 0, α₋ (e<sup>x</sup> − 1 − x) + β x below"),
     QT_TRANSLATE_NOOP("Glossary", "Why, inside “feed-forward 2” of such a model.")},
    {Term::NoPositions, QT_TRANSLATE_NOOP("Glossary", "layer without positions"), QT_TRANSLATE_NOOP("Glossary", "NoPE"),
     QT_TRANSLATE_NOOP("Glossary",
                       "A layer whose scores do not depend on where tokens stand, among others that rotate queries and "
                       "keys: SmolLM3, Command R7B, Llama 4. It can look back as far as the text reaches."),
     nullptr, QT_TRANSLATE_NOOP("Glossary", "Steps, “project”.")},
    {Term::Chunk, QT_TRANSLATE_NOOP("Glossary", "chunk"), QT_TRANSLATE_NOOP("Glossary", "chunked attention, block"),
     QT_TRANSLATE_NOOP("Glossary",
                       "The text is cut into chunks of equal length, and a query sees only its own chunk, as in most "
                       "layers of Llama 4. A sliding window moves with the query; a chunk does not."),
     nullptr, QT_TRANSLATE_NOOP("Glossary", "Mask, the rule “chunk”.")},
    {Term::PlaceTemperature, QT_TRANSLATE_NOOP("Glossary", "length by position"),
     QT_TRANSLATE_NOOP("Glossary", "attention temperature tuning, scalable softmax"),
     QT_TRANSLATE_NOOP("Glossary",
                       "Queries of later tokens are longer, so that their weights stay sharp although they see more "
                       "keys: layers without positions of Llama 4."),
     QT_TRANSLATE_NOOP("Glossary", "q · (1 + a ln(1 + ⌊(position + 1) ∕ step⌋))"),
     QT_TRANSLATE_NOOP("Glossary", "Steps, “lengthen by position”; “Longer queries” in the teaching module (More).")},
    {Term::OutputGate, QT_TRANSLATE_NOOP("Glossary", "output gate"),
     QT_TRANSLATE_NOOP("Glossary", "gated attention, sigmoid gate"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "Before the output projection, a head's context is multiplied by numbers between 0 and 1 that are computed "
         "from the token itself: a head that has nothing to say can be closed (Qiu et al., 2025; Qwen3-Next)."),
     QT_TRANSLATE_NOOP("Glossary", "head<sub>i</sub> ⊙ 1 ∕ (1 + e<sup>−x·W<sub>G</sub></sup>)"),
     QT_TRANSLATE_NOOP("Glossary", "Steps, “gate”; “Output gate” in the teaching module (More).")},
    {Term::KeyIndex, QT_TRANSLATE_NOOP("Glossary", "index of keys"),
     QT_TRANSLATE_NOOP("Glossary", "lightning indexer, sparse attention, top-k"),
     QT_TRANSLATE_NOOP("Glossary",
                       "Small, cheap heads give every pair of tokens an index score, and a query attends only to the k "
                       "keys with the highest scores, as in DeepSeek-V3.2. All others are hidden by the mask."),
     QT_TRANSLATE_NOOP("Glossary", "I = Σ<sub>j</sub> w<sub>j</sub> ReLU(q<sup>I</sup><sub>j</sub> · k<sup>I</sup>)"),
     QT_TRANSLATE_NOOP("Glossary", "Steps, “index of keys”; Mask, “top-k”; “Top-k index” in the teaching module "
                                   "(More).")},
    {Term::SoftmaxDifference, QT_TRANSLATE_NOOP("Glossary", "difference of softmaxes"),
     QT_TRANSLATE_NOOP("Glossary", "Differential Transformer, Diff Transformer, differential attention, λ"),
     QT_TRANSLATE_NOOP(
         "Glossary", "Two heads share their values; λ times the weights of the second is subtracted from those of the "
                     "first, so that what both attend to cancels (Ye et al., 2024). What is left may be negative and "
                     "does not sum to 1; each of the two maps is an ordinary one."),
     QT_TRANSLATE_NOOP("Glossary", "(softmax(Q₁K₁ᵀ ∕ √d<sub>k</sub>) − λ softmax(Q₂K₂ᵀ ∕ √d<sub>k</sub>)) V"),
     QT_TRANSLATE_NOOP("Glossary", "Steps, “difference of softmaxes”; “Difference λ” in the teaching module (More).")},
    {Term::PictureRotation, QT_TRANSLATE_NOOP("Glossary", "rotation by row and column"),
     QT_TRANSLATE_NOOP("Glossary", "2D RoPE, axial rotary embedding"),
     QT_TRANSLATE_NOOP(
         "Glossary", "Half of the pairs of each query and key are rotated by how far down a patch of the picture lies, "
                     "the others by how far across; the edges lie at −1 and 1 whatever the picture's size. [CLS] and "
                     "registers are not rotated (Siméoni et al., 2025: DINOv3)."),
     QT_TRANSLATE_NOOP("Glossary", "angle of pair i = 2π · place · base<sup>−4i∕n</sup>"),
     QT_TRANSLATE_NOOP("Glossary", "Steps, “rotate by position”; “Columns of a picture” in the teaching module.")},
    {Term::RelativeSinusoids, QT_TRANSLATE_NOOP("Glossary", "relative sinusoids"),
     QT_TRANSLATE_NOOP("Glossary", "Transformer-XL positions, XLNet positions"),
     QT_TRANSLATE_NOOP("Glossary",
                       "Each distance between two tokens is a vector of sines and cosines that the layer projects, and "
                       "each query is multiplied by it as by a key; two more vectors stand for “of one segment” and "
                       "“not” (Dai et al., 2019; Yang et al., 2019: XLNet)."),
     QT_TRANSLATE_NOOP("Glossary", "((q + u)·k + (q + v)·R<sub>i−j</sub> + (q + s)·E) ∕ √d<sub>k</sub>"),
     QT_TRANSLATE_NOOP("Glossary", "Steps, “bias of position”; “Positions” in the teaching module.")},
    {Term::SecondStream, QT_TRANSLATE_NOOP("Glossary", "two streams"),
     QT_TRANSLATE_NOOP("Glossary", "two-stream attention, query stream, content stream, XLNet"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "XLNet is trained with two rows for each token: one sees the token itself, the other sees only those before "
         "it, so that it can be asked for the token (Yang et al., 2019). The second one starts from one learned vector "
         "g "
         "for every token and reads the keys and values of the first. A trained model's maps are those of the first."),
     QT_TRANSLATE_NOOP("Glossary", "q = g W<sub>Q</sub>, k and v of the first stream"),
     QT_TRANSLATE_NOOP("Glossary",
                       "The preset “Two streams (XLNet)” of the teaching module: layers 1 and 2; Steps, “project”.")},
    {Term::GatedBias, QT_TRANSLATE_NOOP("Glossary", "gated bias of position"),
     QT_TRANSLATE_NOOP("Glossary", "gated relative position bias"),
     QT_TRANSLATE_NOOP("Glossary",
                       "The learned number of a distance is multiplied by one that the query makes of itself, so that "
                       "silence and speech may look differently far (Chen et al., 2022: WavLM)."),
     QT_TRANSLATE_NOOP("Glossary", "(a · (b · c − 1) + 2) · bias, a and b from the query"),
     QT_TRANSLATE_NOOP("Glossary", "Steps, “bias of position”.")},
    {Term::BoxPositions, QT_TRANSLATE_NOOP("Glossary", "box on the page"),
     QT_TRANSLATE_NOOP("Glossary", "bounding box, bbox, layout, spatial attention bias"),
     QT_TRANSLATE_NOOP(
         "Glossary", "Where a word stands on a page, in thousandths of its width and height. Its edges are added to "
                     "the embedding, and how far apart two boxes are is a learned number added to the score (Huang et "
                     "al., 2022: LayoutLMv3)."),
     nullptr, QT_TRANSLATE_NOOP("Glossary", "Steps, “bias of position”; attend --features with “bbox”.")},
    {Term::GlobalToken, QT_TRANSLATE_NOOP("Glossary", "global token"),
     QT_TRANSLATE_NOOP("Glossary", "global attention, Longformer"),
     QT_TRANSLATE_NOOP(
         "Glossary", "A token that sees all others and is seen by all, while the others see their neighbours alone. In "
                     "Longformer it asks by projections of its own: its query stands in the second half of a head's "
                     "dimensions, and what it sees counts there (Beltagy et al., 2020)."),
     nullptr, QT_TRANSLATE_NOOP("Glossary", "Mask, the rule “global”; Steps, “gate”.")},
    {Term::PositionConvolution, QT_TRANSLATE_NOOP("Glossary", "position convolution"),
     QT_TRANSLATE_NOOP("Glossary", "convolutional position embedding"),
     QT_TRANSLATE_NOOP("Glossary",
                       "In place of a table of positions, what stands around a token is convolved and added to it, so "
                       "that a sound may have any length (Baevski et al., 2020: wav2vec 2, HuBERT, WavLM)."),
     nullptr, QT_TRANSLATE_NOOP("Glossary", "Steps, “input x”.")},
    {Term::LettersOverTime, QT_TRANSLATE_NOOP("Glossary", "letters over time"),
     QT_TRANSLATE_NOOP("Glossary", "CTC, connectionist temporal classification, blank"),
     QT_TRANSLATE_NOOP(
         "Glossary", "At each moment of a sound the model names a letter or the blank. The text is what is left when a "
                     "letter that is named several times in a row counts once and blanks are left out (Graves et al., "
                     "2006)."),
     nullptr, QT_TRANSLATE_NOOP("Glossary", "Cell, the answer at a moment of a sound.")},
    {Term::PairLikeness, QT_TRANSLATE_NOOP("Glossary", "likeness by pairs"),
     QT_TRANSLATE_NOOP("Glossary", "sigmoid loss, SigLIP"),
     QT_TRANSLATE_NOOP(
         "Glossary", "How likely a text is to be a picture's, whatever other texts there are: the logistic function in "
                     "place of a softmax over the texts (Zhai et al., 2023: SigLIP)."),
     QT_TRANSLATE_NOOP("Glossary", "1 ∕ (1 + e<sup>−(scale · cosine + bias)</sup>)"),
     QT_TRANSLATE_NOOP("Glossary", "“Likeness” in the Input panel; the command likeness.")},
    {Term::TextLikeness, QT_TRANSLATE_NOOP("Glossary", "likeness of texts"),
     QT_TRANSLATE_NOOP("Glossary", "cosine similarity, sentence embedding, bi-encoder"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "An encoder makes one vector of a text, mostly the mean of its rows. How alike two texts are is the "
         "cosine of their vectors. It is a sum over all pairs of tokens, one of each text, and a sum over "
         "what wrote either vector (Reimers and Gurevych, 2019: Sentence-BERT)."),
     QT_TRANSLATE_NOOP("Glossary", "a · b ∕ (|a| |b|)"),
     QT_TRANSLATE_NOOP("Glossary", "Alike (Ctrl+Shift+5); the command likeness.")},
};

}  // namespace

std::span<const WrittenTerm> attentionTerms() { return writtenAttentionTerms; }
