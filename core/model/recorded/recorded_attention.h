#pragma once

#include "core/array/array_file.h"
#include "core/model/pass/trace.h"

#include <filesystem>
#include <optional>

namespace core {

/// Attention that another program computed and saved: where it lies and how it is to be read.
struct RecordedSource {
    std::filesystem::path file = {};          ///< .npy, .npz, .safetensors, .json or .csv
    std::string tensor = {};                  ///< which of the file's arrays; empty: the one that can be meant
    std::filesystem::path query_tokens = {};  ///< JSON with tokens; empty: those in the file or in FILE.json beside it,
                                              ///< else numbers
    std::filesystem::path key_tokens = {};    ///< the same for keys; empty: as the queries' file has them
    bool transposed = false;                  ///< the file has keys along rows
    /// Which arrays are queries and keys, where the file is to be read for these instead of for attention; both or
    /// none.
    std::string queries = {};
    std::string keys = {};
    std::optional<float> scale = {};  ///< of q·k; else 1/√d_k

    /// Whether attention is to be computed from queries and keys in the file.
    bool isVectors() const { return !queries.empty() || !keys.empty(); }
    /// Whether the file has the attention itself, so that there is nothing to compute.
    bool isDump() const { return !empty() && !isVectors(); }
    bool empty() const { return file.empty(); }
    friend bool operator==(const RecordedSource&, const RecordedSource&) = default;
};

/// The arrays of a file that may be attention: numbers of rank 2 to 5, [T_q, T_k] to [L, B, H, T_q, T_k]. Arrays that
/// are one layer each (layer_0, layer_1, …; arr_0, …; layer.0, …) count as one, under the name they share ("layer_*"),
/// in the order of their numbers. What only accompanies attention (input_ids, attention_mask) is left out unless there
/// is nothing else, and queries, keys and values that are called so are left out always.
std::vector<ArrayFile::Entry> attentionCandidates(const ArrayFile& file);

/// Whether a file is meant for tokens: it has some, and nothing that must be attention or queries and keys.
bool holdsOnlyTokens(const ArrayFile& file);

/// A dump as a Trace: the weights as they are, no queries, keys or values.
struct RecordedAttention {
    std::shared_ptr<const Trace> trace;
    std::string tensor;                   ///< which array it was
    std::vector<std::string> texts;       ///< [B] what the query tokens spell; Token::range counts in it
    std::vector<std::string> keys_texts;  ///< [B] likewise; none where the keys are the queries
    std::vector<std::string> warnings;    ///< rows that do not sum to 1, numbers that are none, …; one sentence each
    bool looks_transposed = false;        ///< columns sum to 1 instead of rows: with the other `transposed` rows would
};

/// Reads a dump.
///
/// Axes that the array does not have count as 1: [T_q, T_k] is one head, [H, T_q, T_k] one layer, [L, H, T_q, T_k] one
/// text, [L, B, H, T_q, T_k] everything. Per-layer arrays are [H, T_q, T_k] or [B, H, T_q, T_k].
///
/// The trace's model has a name, layers and heads, and no weights: `trace->model->transformer.blocks` is empty, and of
/// each head only the weights are there. The mask is what can be known of it: padding where an attention_mask says so,
/// causal where every number above every diagonal of a text's maps is 0, both, or none. Where tokens come from, see
/// recordedTokens().
///
/// @throws Error{Ambiguous} listing the arrays if several can be meant; Error{Unsupported} if none can;
/// Error{OutOfRange} for an array without tokens or heads, and for more than 2^28 numbers; Error{WrongShape} if tokens
/// do not fit; Stopped; and what ArrayFile throws
RecordedAttention openRecorded(const RecordedSource& source, std::stop_token stop = {});

}  // namespace core
