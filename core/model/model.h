#pragma once

#include "core/audio/log_mel.h"
#include "core/audio/wave_input.h"
#include "core/image/image_processor.h"
#include "core/model/attention_block.h"
#include "core/model/transformer.h"
#include "core/text/tokenizer.h"

#include <filesystem>
#include <memory>
#include <string>

namespace core {

/// The kind of a model's input.
enum class Reads { Text, Pictures, Sounds };

class ModelElsewhere;
struct PictureReader;

/// A half of a model that compares pictures with texts.
enum class Tower { Pictures, Texts };

/// How a tower's last state becomes one vector in the space that both towers share (Radford et al., 2021): that of one
/// token, or what a probe makes of all, normed and projected.
struct SharedSpace {
    enum class From {
        OneToken,   ///< a picture's first token; in a text the one with `end_id`, or the first of the largest id
        LastToken,  ///< SigLIP's texts, which are all of one length
        Probe,      ///< SigLIP's pictures
    };
    std::optional<Norm> norm = {};              ///< where the tower's last state was not normed before
    std::optional<Projection> projection = {};  ///< [d_model, d_shared]
    From from = From::OneToken;
    std::optional<Index> end_id = {};
    float scale = 1;  ///< multiplies cosines before the softmax over texts
    /// Is added behind that where each pair of a picture and a text stands for itself, by the logistic function in
    /// place of the softmax (Zhai et al., 2023: SigLIP).
    std::optional<float> pair_bias = {};
};

/// A model's description, for people.
struct ModelInfo {
    std::string name;          ///< the folder's, or the one its configuration gives
    std::string architecture;  ///< "GPT-2", "attention module"
    std::filesystem::path folder;
    Index layers = 0;
    Index heads = 0;
    Index max_tokens = 0;             ///< places that the position embedding has
    Index parameters = 0;             ///< numbers in the weights
    std::optional<Tower> tower = {};  ///< which tower of a model with two this is
    Reads reads = Reads::Text;        ///< input of an encoder–decoder's encoder
    bool pictures_in_texts = false;   ///< its texts may have pictures
    /// Texts are filled up with padding tokens to so many, and these are seen like any other: SigLIP; 0: they are not
    Index filled_to = 0;
    std::vector<std::string> head_names;  ///< [heads] of a module whose heads are known; else empty
    std::optional<TextSplit> split;       ///< how text is cut, where the model has no tokenizer of its own
    std::optional<Index> padding_id;      ///< the token that fills up shorter texts of a batch
    std::optional<Index> mask_id = {};    ///< the token that stands for one to be guessed, such as [MASK]
    std::vector<Index> end_ids = {};      ///< tokens behind which a generated text ends
    std::optional<Index> start_id = {};   ///< the token that a decoder's text begins with
    /// The tokens that generation puts behind it, each the likeliest of so many: one language (M2M-100), or one of all
    /// languages, the task and that no times are wanted (Whisper).
    std::vector<std::vector<Index>> openings = {};
    std::vector<Index> never_ids = {};         ///< tokens that generation leaves out
    std::vector<Index> never_first_ids = {};   ///< tokens that it does not begin with
    std::optional<AttentionBlock> block = {};  ///< which part of an encoder–decoder this is
    /// [layers] their numbers from 1, where these are some of a model's layers only; else empty
    std::vector<Index> layer_numbers = {};
    /// The numbers, from 1, of a hybrid model's layers that have no attention (a convolution, a recurrence): they are
    /// none of `layers`. Ascending.
    std::vector<Index> without_attention = {};
};

/// An opened model: immutable, shared by everything that computes with it.
struct Model {
    ModelInfo info;
    Transformer transformer;
    std::shared_ptr<const Tokenizer> tokenizer;
    std::vector<std::string> warnings;  ///< oddities of the folder that do not stand in the way, one sentence each
    /// The decoder, if this is the encoder of an encoder–decoder; otherwise null. `decoder` holds the layers' first
    /// halves, in which the decoder's text attends to itself; `cross` holds the second halves, in which it attends to
    /// the encoder's output, with the feed-forward layers. Both hold embedding, final norm, tokenizer and language
    /// head.
    std::shared_ptr<const Model> decoder;
    std::shared_ptr<const Model> cross;
    /// What mixes tokens without a softmax in a hybrid model, by name, layers and heads alone; otherwise null.
    std::shared_ptr<const Model> mixing = {};
    std::optional<ImageProcessor> images;       ///< how pictures become numbers, where the model reads these
    std::optional<LogMel> sounds = {};          ///< how sounds do, where it reads those as spectra
    std::optional<WaveInput> waves = {};        ///< or as they are
    std::optional<SharedSpace> shared = {};     ///< shared of a tower
    std::optional<SentenceHead> sentence = {};  ///< how a text becomes one vector, where the folder says it
    /// The engine that computes it, where its weights are not here; otherwise null.
    std::shared_ptr<const ModelElsewhere> elsewhere = {};
    /// What makes a text's tokens of pictures, where the model reads both; otherwise null.
    std::shared_ptr<const PictureReader> picture_reader = {};

    /// A decoder's text as tokens: the start, then the text's own without the special one at its end, which is what the
    /// model is to say behind all others; of no text the start alone. A text that ends with two special ones ends with
    /// its language, which stands at the start then (mBART); one that begins with the start stays as it is (Whisper);
    /// and a token that generation begins with goes before the tokenizer's own (M2M-100).
    Encoding encodeTarget(std::string_view text, std::stop_token stop = {}) const;

    /// Cuts a text by the model's tokenizer, or, for a module, as `split` says, and fills it up where the model wants
    /// it. A protein may be a FASTA file's text: then its first sequence is read.
    Encoding encode(std::string_view text, std::optional<TextSplit> split, std::stop_token stop = {}) const;
    /// Two texts as one sequence; see Tokenizer::encodePair.
    /// @throws Error{Missing} if the model has no tokenizer
    Encoding encodePair(std::string_view first, std::string_view second, std::stop_token stop = {}) const;

    /// An id's token: its vocabulary piece, or its number where there is none.
    Token token(Index id) const;

    /// @throws Error{OutOfRange} naming the first id that is not in the vocabulary, Error{TooLong}
    void requireUsable(const std::vector<Index>& ids) const;
};

/// The model of one kind of attention: of an encoder–decoder one of its three parts.
/// @return null where the model has none such
std::shared_ptr<const Model> blockOf(const std::shared_ptr<const Model>& model, AttentionBlock block);

}  // namespace core
