#pragma once

#include "core/model/family/family_weights.h"
#include "core/model/family/model_plan.h"

namespace core {

/// Where the norms of a layer stand.
enum class NormPlace {
    Sums,    ///< norms of sums, the embedding's included: BART, Marian, BlenderbotSmall
    Inputs,  ///< norms of each half's input, and one more behind the last layer: mBART, Pegasus, M2M-100, Whisper
};

/// The common part of BART and related families: an encoder and a decoder under equal names.
struct BartLayers {
    struct Stack {
        Index layers = 0;
        Index heads = 0;
        Index inner = 0;
        Index vocabulary = 0;
    };
    Stack encoder;
    Stack decoder;
    Index width = 0;
    Index encoded = 0;  ///< d_model of the encoder's output, if it differs; otherwise 0
    Index positions = 0;
    Activation activation = Activation::Gelu;
    NormPlace norms = NormPlace::Sums;
    float embedding_scale = 1;
    bool tied = true;      ///< the language head is the decoder's embedding
    bool key_bias = true;  ///< false: keys are projected without a bias: Whisper
    bool writes = false;   ///< every whole model has a language head, and no bias in the files tells of it
    std::string head = "lm_head.weight";

    /// @throws Error naming the field
    static BartLayers read(const ConfigReader& config, NormPlace norms);

    /// The encoder's blocks and final norm.
    void addEncoderLayers(const FamilyWeights& weights, Transformer& encoder) const;
    /// The encoder's embedding and blocks, without positions.
    Transformer loadEncoder(const FamilyWeights& weights) const;
    /// @return without language head where the files have none; nothing where they have no decoder
    std::optional<DecoderStacks> loadDecoder(const FamilyWeights& weights) const;
};

/// The prefixes that the files of BART and its kin may have.
FamilyWeights bartWeights(const WeightFiles& files);

/// No table of positions that is made and not read has more rows.
constexpr Index mostSinusoids = 1 << 16;

/// @throws Error{OutOfRange} for more positions than a table is made for
void requireSinusoids(const ConfigReader& config, Index positions);

/// Both stacks have the same sines and cosines, sines first; old files have them beside the weights (Marian, Pegasus).
void addSinusoids(const BartLayers& bart, const FamilyWeights& weights, const std::string& stack,
                  Transformer& transformer);
/// Says of one stack, "encoder." or "decoder.", how places enter its embedding.
using AddPositions =
    std::function<void(const BartLayers&, const FamilyWeights&, const std::string& stack, Transformer&)>;

/// Sines and cosines of places that are counted over all tokens but padding, from the one behind padding's id on;
/// padding itself has zeros.
/// @throws Error naming the field that does not allow it
AddPositions countedSinusoids(const ConfigReader& config, const BartLayers& of);

/// Learned places.
/// @param first  row of the first one: in BART and mBART the table's first two stand for padding
AddPositions learnedPositions(Index first);

/// The plan of a model whose stacks are all alike but for their positions.
ModelPlan planOfStacks(const BartLayers& bart, const AddPositions& positions);

}  // namespace core
