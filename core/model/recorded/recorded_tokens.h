#pragma once

#include "core/model/recorded/recorded_arrays.h"
#include "core/model/recorded/recorded_attention.h"
#include "core/model/scoring_change.h"

namespace core {

/// The tokens along a dump's rows and columns.
struct RecordedTokens {
    std::vector<Sequence> queries;        ///< [B]
    std::vector<Sequence> keys;           ///< [B]; none where they are the queries
    std::vector<std::string> texts;       ///< [B] the queries' text; their ranges count in it
    std::vector<std::string> keys_texts;  ///< [B] the keys' text; their ranges count in it
    bool named = false;                   ///< queries and keys have tokens, not numbers
    std::vector<std::string> warnings;    ///< one sentence each
};

/// Finds tokens: in the files that `source` names, else in the dump itself ("tokens", "query_tokens", "key_tokens",
/// also in the metadata of safetensors), else in FILE.json beside it, else counts "1", "2", …
///
/// A file of tokens is a list of texts, a list of such lists for a batch, or an object of these. Tokens without others
/// for the keys serve both sides of a square map; of query and key tokens, those that fit it. "attention_mask" (0 for
/// padding) belongs to the keys if it has their length, else to the queries.
///
/// In an encoder–decoder, "tokens" and "attention_mask" are the encoder's; where "decoder_tokens" stands beside them,
/// it is what the decoder's attention is between and what asks in cross-attention, and "decoder_attention_mask" is of
/// it.
///
/// @param block  which attention of an encoder–decoder it is
/// @throws Error{WrongShape} naming the file whose tokens do not fit; Error{Missing} if it has none
RecordedTokens recordedTokens(const RecordedSource& source, const ArrayFile& dump, const MapAxes& axes,
                              AttentionBlock block = AttentionBlock::Self);

/// The number of texts in the files of recordedTokens(): lists of tokens, else rows of an attention_mask or input_ids.
/// @return 0 where they tell nothing
Index recordedTexts(const RecordedSource& source, const ArrayFile& dump);

/// Whether it is known which of a text's tokens a tokenizer added. Attention from a file says so by what they are
/// called, see isSpecialName(): not where no token is called so.
bool tellsSpecialTokens(const Trace& trace, Index item);

}  // namespace core
