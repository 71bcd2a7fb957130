#pragma once

#include "core/array/array_file.h"
#include "core/model/pass/trace.h"
#include "core/model/recorded/recorded_axes.h"

#include <filesystem>
#include <optional>

namespace core {

/// Attention that another program computed and saved: where it lies and how it is to be read.
struct RecordedSource {
    std::filesystem::path file = {};          ///< .npy, .npz, .safetensors, .pt, .json, .csv, or a folder of such
    std::string tensor = {};                  ///< which of the file's arrays; empty: the one that can be meant
    std::filesystem::path query_tokens = {};  ///< JSON with tokens; empty: those in the file or in FILE.json beside it,
                                              ///< else numbers
    std::filesystem::path key_tokens = {};    ///< the same for keys; empty: as the queries' file has them
    bool transposed = false;                  ///< the file has keys along rows
    /// Which arrays are queries and keys, where the file is to be read for these instead of for attention; both or
    /// none.
    std::string queries = {};
    std::string keys = {};
    std::optional<float> scale = {};  ///< scale of q·k; else 1/√d_k
    std::string axes = {};            ///< the array's axes in the letters of axisLetters(); empty: to be found
    bool softmax = false;             ///< the file has scores, whose rows are put through softmax
    std::vector<std::filesystem::path> images = {};  ///< pictures that its tokens are of; else as the file says

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
    std::vector<std::string> texts;       ///< [B] the query tokens' text; Token::range counts in it
    std::vector<std::string> keys_texts;  ///< [B] the key tokens' text; none where the keys are the queries
    std::vector<std::string> warnings;    ///< rows that do not sum to 1, numbers that are none, …; one sentence each
    bool looks_transposed = false;        ///< columns sum to 1 instead of rows: with the other `transposed` rows would
    bool looks_like_scores = false;       ///< numbers as those before the softmax: `softmax` would put them through it
    AxesReading axes = {};                ///< how the array was read, and how it may have been meant
};

/// Larger dumps are not held in memory: a head is read when it is shown.
inline constexpr Index mostHeldNumbers = Index{1} << 27U;  ///< 512 MB of float32

/// Reads a dump. What it says of pictures, see recordedPictures(), is the trace's: Model::transformer.patches and the
/// images of its sequences.
///
/// Axes that the array does not have count as 1: [T_q, T_k] is one head, [H, T_q, T_k] one layer, [L, H, T_q, T_k] one
/// text, [L, B, H, T_q, T_k] everything. Per-layer arrays are [H, T_q, T_k] or [B, H, T_q, T_k]. `axes` says others;
/// where there are tokens of as many texts as an axis has places, it is the texts'.
///
/// A file of more than mostHeldNumbers gives a trace without weights (Keep::Context): recorded_rows reads them. A
/// few heads are looked at then, of which the warnings tell, and no mask is known but padding.
///
/// The trace's model has a name, layers and heads, and no weights: `trace->model->transformer.blocks` is empty, and of
/// each head only the weights are there. The mask is what can be known of it: padding where an attention_mask says so,
/// causal where every number above every diagonal of a text's maps is 0, both, or none, and cells that a table leaves
/// blank. Where tokens come from, see
/// recordedTokens().
///
/// @throws Error{Ambiguous} listing the arrays if several can be meant; Error{Unsupported} if none can;
/// Error{OutOfRange} for an array without tokens or heads, and for more than 2^28 numbers in a map; Error{WrongShape}
/// if tokens or axes do not fit; Stopped; and what ArrayFile throws
RecordedAttention openRecorded(const RecordedSource& source, std::stop_token stop = {});

}  // namespace core
