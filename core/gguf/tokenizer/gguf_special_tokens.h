#pragma once

#include "core/gguf/tokenizer/gguf_pieces.h"
#include "core/text/pipeline/added_tokens.h"
#include "core/text/pipeline/post_processor.h"

#include <initializer_list>

namespace core {

/// A token that stands before or behind each text.
struct GgufMark {
    Index id = 0;
    std::string piece;
};

/// How two texts become one sequence.
enum class GgufPair {
    Repeated,   ///< each as it is alone
    Joined,     ///< BERT's: the second without the token for the beginning
    Separated,  ///< RoBERTa's: the second without the token for the beginning, and the token for the end twice between
                ///< them
};

/// The id under the first of these keys that is there.
/// @param absent  the id if none of them is there; may be empty
/// @throws Error{OutOfRange} naming the key, for an id that no piece has; Error{Missing} for an `absent` that no piece
/// has
std::optional<Index> ggufTokenId(const GgufFile& file, std::initializer_list<const char*> keys,
                                 std::optional<Index> absent, const GgufPieces& pieces);

/// The token under one of these keys, where a flag says that it stands around texts.
/// @param flag   the flag's key
/// @param stands what the flag is where it is not there
/// @throws Error{Missing} where it stands there and no id is known
std::optional<GgufMark> ggufMark(const GgufFile& file, const char* flag, bool stands,
                                 std::initializer_list<const char*> keys, std::optional<Index> absent,
                                 const GgufPieces& pieces);

/// Puts tokens before and behind texts; empty where there are none to put.
PostProcessor ggufPostProcessor(const std::optional<GgufMark>& begin, const std::optional<GgufMark>& end,
                                GgufPair pair);

/// What is cut out of a text before anything else: control tokens, the unknown one and what the user defined.
/// @param definedNormalized  what the user defined is looked for in the normalised text
std::vector<AddedToken> ggufAddedTokens(const GgufPieces& pieces, bool definedNormalized);

}  // namespace core
