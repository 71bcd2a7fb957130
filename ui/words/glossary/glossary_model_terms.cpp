#include "ui/words/glossary/glossary_terms.h"

#include <QtGlobal>

namespace {

constexpr WrittenTerm writtenModelTerms[] = {
    {Term::Model, QT_TRANSLATE_NOOP("Glossary", "model"),
     QT_TRANSLATE_NOOP("Glossary", "architecture, transformer, checkpoint"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "A trained network with its tokenizer. AttentionScope reads it from a folder and computes every number "
         "itself."),
     nullptr, QT_TRANSLATE_NOOP("Glossary", "“Model” in the bar at the top; File › Open model.")},
    {Term::TeachingModule, QT_TRANSLATE_NOOP("Glossary", "teaching module"),
     QT_TRANSLATE_NOOP("Glossary", "own module, random parameters"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "A single attention layer that you set up yourself: sizes, positions, mask and seed. Its parameters are "
         "random, so its maps mean nothing; what they teach is how attention is computed."),
     nullptr, QT_TRANSLATE_NOOP("Glossary", "File › Use a teaching module (Ctrl+T); its settings in the Input panel.")},
    {Term::Encoder, QT_TRANSLATE_NOOP("Glossary", "encoder"), QT_TRANSLATE_NOOP("Glossary", "bidirectional"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "The part of a model that reads a whole text at once: every token may attend to every other. BERT is an "
         "encoder."),
     nullptr, QT_TRANSLATE_NOOP("Glossary", "“Encoder” beside the model's name, where the model has both parts.")},
    {Term::Decoder, QT_TRANSLATE_NOOP("Glossary", "decoder"),
     QT_TRANSLATE_NOOP("Glossary", "causal language model, autoregressive"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "The part of a model that writes: each token may attend only to itself and to those before it, and the next "
         "one is predicted from it. GPT is a decoder."),
     nullptr, QT_TRANSLATE_NOOP("Glossary", "“Decoder” beside the model's name, where the model has both parts.")},
    {Term::SelfAttention, QT_TRANSLATE_NOOP("Glossary", "self-attention"), nullptr,
     QT_TRANSLATE_NOOP("Glossary",
                       "Attention within one text: queries, keys and values all come from the same tokens."),
     nullptr, QT_TRANSLATE_NOOP("Glossary", "Every map of a model that reads one text.")},
    {Term::CrossAttention, QT_TRANSLATE_NOOP("Glossary", "cross-attention"),
     QT_TRANSLATE_NOOP("Glossary", "encoder–decoder attention"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "Attention from one text to another: queries come from the target (the decoder), keys and values from the "
         "source (the encoder). In translation it shows which source word each new word is made from."),
     QT_TRANSLATE_NOOP("Glossary", "q = y W<sub>Q</sub>, k = x W<sub>K</sub>, v = x W<sub>V</sub>"),
     QT_TRANSLATE_NOOP("Glossary",
                       "“Cross” (Ctrl+B) of a translation model; “+ second sequence” of a teaching module.")},
    {Term::MixingWeight, QT_TRANSLATE_NOOP("Glossary", "mixing weight"),
     QT_TRANSLATE_NOOP("Glossary", "linear attention, token mixing, hidden attention, no softmax"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "How much of an earlier token's value a layer without a softmax adds to a token. It may be negative, and a "
         "row sums to anything. All weights of a row times the values are the layer's own output before its gate (Ali "
         "et "
         "al., 2024)."),
     QT_TRANSLATE_NOOP("Glossary", "o<sub>t</sub> = Σ<sub>s ≤ t</sub> m<sub>ts</sub> v<sub>s</sub>"),
     QT_TRANSLATE_NOOP("Glossary",
                       "“Mixing, no softmax” (Ctrl+B) of a hybrid model; layers named “no softmax” in the bar at the "
                       "top; “Without a softmax” in the teaching module (More); attend --stages.")},
    {Term::ShortConvolution, QT_TRANSLATE_NOOP("Glossary", "short convolution"),
     QT_TRANSLATE_NOOP("Glossary", "gated convolution, LFM2, causal convolution"),
     QT_TRANSLATE_NOOP("Glossary",
                       "Each channel of a token is a weighted sum of its own and its neighbours' before it, with one "
                       "gate before and one behind it. Alone it mixes three or four tokens; before a recurrence it "
                       "lets queries, keys and values know their neighbours (Liquid AI, 2025: LFM2)."),
     QT_TRANSLATE_NOOP("Glossary", "C ⊙ conv(B ⊙ x)"),
     QT_TRANSLATE_NOOP(
         "Glossary", "Steps of a layer without a softmax; a preset of the teaching module; inspect names the layers.")},
    {Term::GatedDeltaRule, QT_TRANSLATE_NOOP("Glossary", "gated delta rule"),
     QT_TRANSLATE_NOOP("Glossary", "Gated DeltaNet, DeltaNet, Qwen3-Next, Qwen3.5, fast weights"),
     QT_TRANSLATE_NOOP("Glossary",
                       "A head keeps a table from keys to values. It fades, and each token corrects what the table "
                       "says for its key: the old value goes out and the new one comes in (Yang et al., 2025)."),
     QT_TRANSLATE_NOOP("Glossary", "S ← a S + k (b (v − a kᵀS))ᵀ, o = qᵀS"),
     QT_TRANSLATE_NOOP(
         "Glossary", "Steps of a layer without a softmax; a preset of the teaching module; inspect names the layers.")},
    {Term::StateSpace, QT_TRANSLATE_NOOP("Glossary", "state space"),
     QT_TRANSLATE_NOOP("Glossary", "Mamba-2, SSM, selective state space, Bamba, Falcon-H1, Granite 4, Nemotron-H"),
     QT_TRANSLATE_NOOP("Glossary",
                       "A head keeps a state of one size, however long the text is. It fades by as much as the token "
                       "says, and each token is added to it (Dao and Gu, 2024). B, C and x there are called key, query "
                       "and value here."),
     QT_TRANSLATE_NOOP("Glossary", "S ← a S + t k vᵀ, o = qᵀS + D v"),
     QT_TRANSLATE_NOOP(
         "Glossary", "Steps of a layer without a softmax; a preset of the teaching module; inspect names the layers.")},
    {Term::ResidualStream, QT_TRANSLATE_NOOP("Glossary", "residual stream"),
     QT_TRANSLATE_NOOP("Glossary", "skip connection, hidden states"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "The vector of a token as it passes through the layers. A layer does not replace it: what its heads and its "
         "feed-forward network compute is added to it."),
     QT_TRANSLATE_NOOP("Glossary", "x ← x + attention(x)"),
     QT_TRANSLATE_NOOP(
         "Glossary", "Intervene: a head that is switched off adds nothing to it. Attention rollout accounts for it.")},
    {Term::Mask, QT_TRANSLATE_NOOP("Glossary", "mask"), QT_TRANSLATE_NOOP("Glossary", "attention mask"),
     QT_TRANSLATE_NOOP("Glossary", "Which keys each query may see. Hidden cells get the weight 0."),
     QT_TRANSLATE_NOOP("Glossary", "softmax(s + mask)"),
     QT_TRANSLATE_NOOP("Glossary", "The Mask view; “Mask” in the bar at the top; hatched cells of a map.")},
    {Term::CausalMask, QT_TRANSLATE_NOOP("Glossary", "causal mask"),
     QT_TRANSLATE_NOOP("Glossary", "look-ahead mask, triangular mask"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "Hides every token after the query, so that a model cannot read the word that it is to predict. Its map is a "
         "lower triangle, and the first row sees only itself."),
     QT_TRANSLATE_NOOP("Glossary", "key ≤ query"),
     QT_TRANSLATE_NOOP("Glossary",
                       "The rule “Causal” of the Mask view; the hatched upper triangle of a decoder's map.")},
    {Term::MaskRecipe, QT_TRANSLATE_NOOP("Glossary", "mask recipe"),
     QT_TRANSLATE_NOOP("Glossary", "rule, window, prefix, segment, dilated, chunk, global"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "A mask in one line of rules: & means and, | means or, ! means not. For example causal & window(3, 0) lets a "
         "query see itself and three tokens back."),
     nullptr, QT_TRANSLATE_NOOP("Glossary", "“Recipe” in the Mask view.")},
    {Term::MinusInfinity, QT_TRANSLATE_NOOP("Glossary", "−∞"),
     QT_TRANSLATE_NOOP("Glossary", "minus infinity, hidden score"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "What a hidden score is set to before the softmax: exp(−∞) is 0, so that the hidden key gets no weight. "
         "Programs often use a very low number such as −10⁹ instead."),
     QT_TRANSLATE_NOOP("Glossary", "exp(−∞) = 0"),
     QT_TRANSLATE_NOOP("Glossary", "Steps, where the mask is applied; “Hidden scores” in the Mask view.")},
    {Term::Logit, QT_TRANSLATE_NOOP("Glossary", "logit"), QT_TRANSLATE_NOOP("Glossary", "unnormalised log-probability"),
     QT_TRANSLATE_NOOP("Glossary", "The score that the model gives a token of the vocabulary as the next one. A "
                                   "softmax over all logits gives the "
                                   "probabilities of the next token."),
     QT_TRANSLATE_NOOP("Glossary", "p = softmax(logits)"),
     QT_TRANSLATE_NOOP("Glossary", "The likeliest next tokens in the Cell panel; attend --logits.")},
    {Term::Answer, QT_TRANSLATE_NOOP("Glossary", "answer"),
     QT_TRANSLATE_NOOP("Glossary", "prediction, next token, log-probability"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "The token that the model finds likeliest: after the text, or in place of [MASK]. Measures and interventions "
         "say by how much its log-probability changes."),
     QT_TRANSLATE_NOOP("Glossary", "ln p(answer)"),
     QT_TRANSLATE_NOOP("Glossary", "The Cell panel, “Next token after …”; the measure “knock-out”.")},
    {Term::Sampling, QT_TRANSLATE_NOOP("Glossary", "sampling"),
     QT_TRANSLATE_NOOP("Glossary", "top-k, top-p, nucleus, seed, temperature of the output"),
     QT_TRANSLATE_NOOP("Glossary", "How the next token is chosen from its probabilities: always the likeliest, or "
                                   "drawn at random. Top-k draws from the k likeliest alone, top-p from the fewest "
                                   "that together have the probability p; the same seed draws the same text."),
     nullptr, QT_TRANSLATE_NOOP("Glossary", "Beside “Generate”.")},
    {Term::LogitDifference, QT_TRANSLATE_NOOP("Glossary", "logit difference"),
     QT_TRANSLATE_NOOP("Glossary", "log-probability difference"),
     QT_TRANSLATE_NOOP("Glossary", "How much likelier the model finds one token than another: the difference of their "
                                   "logits, which is that of their log-probabilities."),
     QT_TRANSLATE_NOOP("Glossary", "ln p(a) − ln p(b)"),
     QT_TRANSLATE_NOOP("Glossary", "Tracked words in the Cell panel, of the first two words.")},
    {Term::KnockOut, QT_TRANSLATE_NOOP("Glossary", "knock-out"),
     QT_TRANSLATE_NOOP("Glossary", "ablation, switch off, intervention"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "Takes a weight or a whole head out of the computation and runs the model again. What changes in its answer "
         "shows what the answer rests on, which the weights alone do not (Jain and Wallace, 2019)."),
     QT_TRANSLATE_NOOP("Glossary", "ln p without − ln p with"),
     QT_TRANSLATE_NOOP("Glossary",
                       "The Cell panel, “Knock it out”; the menu Intervene; “Knock out each head” in Measures.")},
    {Term::MeanReplacement, QT_TRANSLATE_NOOP("Glossary", "mean ablation"),
     QT_TRANSLATE_NOOP("Glossary", "replace by the mean"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "Gives every token the mean of the head's output over all tokens of this text, later ones too, so that the "
         "head says the same everywhere; or, where other texts are chosen as the reference, the mean over those."),
     nullptr, QT_TRANSLATE_NOOP("Glossary", "The menu Intervene.")},
    {Term::Patching, QT_TRANSLATE_NOOP("Glossary", "patching"),
     QT_TRANSLATE_NOOP("Glossary", "activation patching, causal tracing"),
     QT_TRANSLATE_NOOP("Glossary", "Puts the output of a head from another run in place of its own. If the answer "
                                   "changes to that run's, the head "
                                   "carries the difference."),
     nullptr, QT_TRANSLATE_NOOP("Glossary", "The menu Intervene, “Take the head's output from run”.")},
    {Term::InductionHead, QT_TRANSLATE_NOOP("Glossary", "induction head"),
     QT_TRANSLATE_NOOP("Glossary", "in-context learning, prefix matching"),
     QT_TRANSLATE_NOOP("Glossary", "A head that looks for the same token earlier in the text and attends to the token "
                                   "after it, so that the model can repeat what it has seen (Olsson et al., 2022)."),
     nullptr, QT_TRANSLATE_NOOP("Glossary", "The measure “induction”; the example “The same word again”.")},
    {Term::Nat, QT_TRANSLATE_NOOP("Glossary", "nat"), QT_TRANSLATE_NOOP("Glossary", "nats, bits, unit of entropy"),
     QT_TRANSLATE_NOOP("Glossary", "The unit of entropies, divergences and log-probabilities that are computed with "
                                   "the natural logarithm. 1 nat is 1.443 bits."),
     QT_TRANSLATE_NOOP("Glossary", "1 nat = 1 ∕ ln 2 bits"),
     QT_TRANSLATE_NOOP("Glossary", "Measures, Compare and the entropy of a row in Steps.")},
    {Term::Rollout, QT_TRANSLATE_NOOP("Glossary", "attention rollout"), nullptr,
     QT_TRANSLATE_NOOP(
         "Glossary",
         "Multiplies the mean maps of all layers up to one, each mixed half and half with the residual stream, to "
         "follow attention from a layer down to the input (Abnar and Zuidema, 2020)."),
     QT_TRANSLATE_NOOP("Glossary", "R<sub>l</sub> = ½ (mean of heads + I) · R<sub>l−1</sub>"),
     QT_TRANSLATE_NOOP("Glossary", "The map's choice “Attention rollout up to the layer”.")},
    {Term::Flow, QT_TRANSLATE_NOOP("Glossary", "attention flow"), QT_TRANSLATE_NOOP("Glossary", "maximum flow"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "How much can reach each input token from a token of a layer, where the mean maps of all layers below, each "
         "mixed half and half with the residual stream, say how much passes: the maximum flow through that network "
         "(Abnar and Zuidema, 2020). Each row is divided by its sum."),
     nullptr, QT_TRANSLATE_NOOP("Glossary", "The map's choice “Attention flow up to the layer”.")},
    {Term::JensenShannon, QT_TRANSLATE_NOOP("Glossary", "Jensen–Shannon divergence"),
     QT_TRANSLATE_NOOP("Glossary", "JSD, divergence, difference of two heads"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "How much two rows of weights differ: 0 if they are equal, ln 2 ≈ 0.693 nats if they have no key in common."),
     QT_TRANSLATE_NOOP("Glossary", "½ Σ p ln(p∕m) + ½ Σ q ln(q∕m), m = ½ (p + q)"),
     QT_TRANSLATE_NOOP("Glossary", "Compare; the order “Similar” in All heads.")},
    {Term::FeedForward, QT_TRANSLATE_NOOP("Glossary", "feed-forward layer"),
     QT_TRANSLATE_NOOP("Glossary", "MLP, FFN, ff"),
     QT_TRANSLATE_NOOP("Glossary", "The part of a layer that looks at one token's row at a time: two projections with "
                                   "a nonlinearity between them. Its result is added to the residual stream."),
     QT_TRANSLATE_NOOP("Glossary", "FFN(x) = f(x W₁ + b₁) W₂ + b₂"),
     QT_TRANSLATE_NOOP("Glossary", "Why, as “feed-forward 2”, and “→ ff 2” for what it turns a part into.")},
    {Term::ScoreAccount, QT_TRANSLATE_NOOP("Glossary", "account of a score"),
     QT_TRANSLATE_NOOP("Glossary", "direct attribution, why a head attends"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "A score is a product of two rows, and each row is a sum of what the embedding and every earlier head and "
         "layer wrote into it. With each norm's factor held at its value, the score is the sum of the products of all "
         "these parts. It says what wrote the number, not what would happen without it (Elhage et al., 2021)."),
     QT_TRANSLATE_NOOP("Glossary", "s<sub>ij</sub> = Σ<sub>a</sub> Σ<sub>b</sub> q(a)·k(b) ∕ √d<sub>k</sub>"),
     QT_TRANSLATE_NOOP("Glossary", "Why this cell? (Ctrl+9).")},
    {Term::LogitLens, QT_TRANSLATE_NOOP("Glossary", "logit lens"),
     QT_TRANSLATE_NOOP("Glossary", "what each layer would say"),
     QT_TRANSLATE_NOOP("Glossary", "The final norm and the language head read the residual stream in the middle of the "
                                   "model, as if no layer followed (nostalgebraist, 2020)."),
     nullptr, QT_TRANSLATE_NOOP("Glossary", "Why (Ctrl+9), Logit lens.")},
    {Term::Circuit, QT_TRANSLATE_NOOP("Glossary", "QK and OV circuit"),
     QT_TRANSLATE_NOOP("Glossary", "query–key circuit, output–value circuit"),
     QT_TRANSLATE_NOOP("Glossary", "What a head's weight matrices do together, whatever the text: W_Q W_Kᵀ says which "
                                   "queries and keys match, and W_V W_O what is written for what is read. Its singular "
                                   "vectors are the directions that it tells apart most (Elhage et al., 2021)."),
     nullptr, QT_TRANSLATE_NOOP("Glossary", "Why (Ctrl+9), Head's weights.")},
    {Term::Composition, QT_TRANSLATE_NOOP("Glossary", "composition"),
     QT_TRANSLATE_NOOP("Glossary", "Q-, K-, V-composition"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "How much of what an earlier head writes is read by a later head as its queries, keys or values, judged by "
         "the weights alone: 0 to 1, beside the value that two heads reach by chance (Elhage et al., 2021)."),
     QT_TRANSLATE_NOOP("Glossary", "‖OV₁ · QK₂‖ ∕ (‖OV₁‖ ‖QK₂‖)"),
     QT_TRANSLATE_NOOP("Glossary", "Why (Ctrl+9), Head's weights.")},
    {Term::Patch, QT_TRANSLATE_NOOP("Glossary", "patch"),
     QT_TRANSLATE_NOOP("Glossary", "vision transformer, ViT, image token"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "A square of a picture, which a vision transformer reads as a token. [CLS] is an extra token that stands for "
         "the whole picture; registers are extra tokens that stand for nothing, and SigLIP has a learned query after "
         "its last layer instead, the pooling probe."),
     nullptr, QT_TRANSLATE_NOOP("Glossary", "Picture (Ctrl+8).")},
};

}  // namespace

std::span<const WrittenTerm> modelTerms() { return writtenModelTerms; }
