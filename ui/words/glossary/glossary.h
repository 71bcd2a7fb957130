#pragma once

#include <QString>

#include "core/analysis/measure.h"

#include <vector>

/// The field's terms that stand on screen, beside the measures, which ui/words/measure_names explains.
enum class Term {
    Token,
    Embedding,
    Vocabulary,
    SpecialTokens,
    Padding,
    Batch,
    Position,
    Sinusoidal,
    Rotary,
    Alibi,
    DistanceBuckets,
    Query,
    Key,
    Value,
    Context,
    Projection,
    Score,
    Scale,
    SoftCap,
    PositionBias,
    Softmax,
    Temperature,
    Weight,
    Dropout,
    Sink,
    AttentionMap,
    Norm,
    Head,
    Layer,
    GroupedHeads,
    QueryKeyNorm,
    Model,
    TeachingModule,
    Encoder,
    Decoder,
    SelfAttention,
    CrossAttention,
    ResidualStream,
    Mask,
    CausalMask,
    MaskRecipe,
    MinusInfinity,
    Logit,
    Answer,
    Sampling,
    LogitDifference,
    KnockOut,
    MeanReplacement,
    Patching,
    InductionHead,
    Nat,
    Rollout,
    Flow,
    JensenShannon,
    FeedForward,
    ScoreAccount,
    LogitLens,
    Circuit,
    Composition,
    Latent,
    Disentangled,
    Experts,
    NoPositions,
    Chunk,
    PlaceTemperature,
    OutputGate,
    KeyIndex,
    SoftmaxDifference,
    KeysOfAnotherLayer,
    TokenGate,
    Xielu,
    PictureRotation,
    RelativeSinusoids,
    SecondStream,
    GatedBias,
    BoxPositions,
    GlobalToken,
    PositionConvolution,
    LettersOverTime,
    PairLikeness,
    TextLikeness,
    MixingWeight,
    ShortConvolution,
    GatedDeltaRule,
    StateSpace,
    Patch,
};
inline constexpr int termCount = static_cast<int>(Term::Patch) + 1;

/// The glossary's entry for a word.
struct GlossaryEntry {
    QString name;     ///< in the screen's spelling: "attention head"
    QString also;     ///< other words for it, with commas between; may be empty
    QString meaning;  ///< one or two sentences
    QString formula;  ///< rich text; empty where none helps
    QString where;    ///< where in the program one sees it
};

/// The one definition of a term.
GlossaryEntry glossaryEntry(Term term);
/// The entry of a measure, from ui/words/measure_names.
GlossaryEntry glossaryEntry(core::Measure measure);

/// All terms and all measures, by name; each name once.
std::vector<GlossaryEntry> glossary();

/// Its name and definition below what a control says of itself, as a tip that wraps.
/// @param tip  plain text; may be empty
QString tipWith(const QString& tip, Term term);
/// A plain text as a tip that wraps.
QString wrappedTip(const QString& tip);
