#pragma once

#include "core/model/recorded/recorded_attention.h"

namespace core {

/// Queries and keys from a file, and the model that attends between them: run() makes a Trace of both.
struct OpenedVectors {
    std::shared_ptr<const Model> model;   ///< a block for each layer with heads, heads of keys and scale; no weights
    Batch batch;                          ///< the tokens, and the numbers as `given`
    std::vector<std::string> texts;       ///< [B] the query tokens' text; Token::range counts in it
    std::vector<std::string> keys_texts;  ///< [B] the key tokens' text; none where the keys are the queries
    std::vector<std::string> warnings;    ///< oddities of the file, one sentence each
};

/// Reads the queries and keys that `source` names, so that softmax(scale · q·kᵀ) can be computed for sequences whose
/// T_q × T_k maps no file could hold. Nothing is masked but padding, as an attention_mask says; scores are multiplied
/// by source.scale, else by "scale" in the file's metadata (a number, or one for each layer), else by 1/√d.
///
/// Axes that an array does not have count as 1: [T, d] is one head, [H, T, d] one layer, [L, H, T, d] one text,
/// [L, B, H, T, d] everything, which is how `attend` writes q and k. Per-layer arrays, named by the name that they
/// share ("layer.*.q"), are [T, d], [H, T, d] or [B, H, T, d]. Keys may have another T, for cross-attention, and fewer
/// heads, each then shared by H / H_kv heads of queries. Every type of number is read; NaN and infinity are.
///
/// The source of tokens, see recordedTokens(). With as many keys as queries, and no tokens of their own for the keys,
/// it is self-attention.
///
/// @throws Error{Missing} for a name that is not there; Error{Unsupported} for anything but numbers of 2 to 5 axes;
/// Error{WrongShape} for keys that do not fit the queries, and for tokens; Error{OutOfRange} for an empty axis, for
/// more than 2^28 numbers in an array or 2^20 tokens, and for the scale; Stopped; and what ArrayFile throws
OpenedVectors openVectors(const RecordedSource& source, std::stop_token stop = {});

/// The source with its queries and keys named, if none are named and the file is meant for these; see meantPair().
/// @throws Error{Ambiguous}, and what ArrayFile throws
RecordedSource namedSource(RecordedSource source);

}  // namespace core
