#pragma once

#include "core/model/pass/sampling.h"
#include "core/model/pass/trace.h"

namespace core {

/// One candidate for a token.
struct Prediction {
    Token token;
    float probability = 0;
};

/// Which part of a trace says something: of an encoder–decoder its decoder, of any other the whole.
/// @param whole  of an encoder–decoder with its decoder
inline const Trace& speakerOf(const Trace& whole) { return whole.decoder ? *whole.decoder : whole; }

/// The scores of every token of the vocabulary for some rows of a text: of a causal model as the next ones, of any
/// other as those that stand there. Where another program computed them they are asked for.
/// @param trace  finished
/// @return [rows, V]; without rows if the model predicts nothing
/// @throws Error, Stopped
Matrix rowsLogits(const Trace& trace, Index item, Index first, Index rows, const std::stop_token& stop = {});

/// The scores of every token of the vocabulary: of a causal model as the next one after `position`, of any other as the
/// one that stands there.
/// @param trace  finished
/// @return [V]; empty if the model predicts nothing
RowVector tokenLogits(const Trace& trace, Index item, Index position);

/// Softmax over the whole vocabulary; the likeliest first, of equally likely ones that with the lower id.
std::vector<Prediction> likeliestTokens(const Model& model, const RowVector& logits, std::size_t count);

/// A model's prediction: softmax over the whole vocabulary. Of a causal model the likeliest tokens after `position`, of
/// any other those that might stand at it.
///
/// @param trace  finished
/// @param count  how many, at most; the likeliest first
/// @return empty if the model predicts nothing
std::vector<Prediction> predictedTokens(const Trace& trace, Index item, Index position, std::size_t count);

/// The position whose prediction is worth reading: of one that guesses masked tokens at the first mask unless
/// `position` is one; else at `position`.
Index predictedPosition(const Trace& trace, Index item, Index position);

/// The continuation of a text or of an encoder–decoder's target: the likeliest token after its last, of those that the
/// model's generation_config.json does not exclude; or one that is drawn of them.
/// @param written  how many tokens of it the model has put there itself: some may not be the first of these
/// @return empty behind a token that ends a text, where the model has no more places, and where it predicts nothing
/// @throws Error{OutOfRange} where scores cannot be drawn by
std::optional<Token> continuedBy(const Trace& trace, Index item, const std::optional<Sampling>& sampling = {},
                                 Index written = 0);

/// Continues a trace's first text, or target, token by token, as continuedBy() says.
/// @param count    how many tokens, at most
/// @param options  of each pass
/// @return the trace of the longest text; null when stopped
std::shared_ptr<const Trace> generated(std::shared_ptr<const Trace> trace, Index count, RunOptions options,
                                       const std::optional<Sampling>& sampling = {});

}  // namespace core
