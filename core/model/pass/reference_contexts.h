#pragma once

#include "core/model/pass/trace.h"
#include "core/model/reference_texts.h"

#include <map>

namespace core {

/// What reference texts put in the place of heads' contexts.
struct ReferenceContexts {
    /// [L] of each kind of attention [H, d_v], the means over all tokens of all texts.
    std::map<AttentionBlock, std::vector<Matrix>> means = {};
    std::shared_ptr<const Trace> text = {};  ///< the pass over one of the texts instead; null for means
    /// [d_model] what the last token of the first text has beyond that of the second in the stream that leaves a layer;
    /// of steering, else empty
    RowVector direction = {};
};

using FedMeans = std::map<AttentionBlock, std::vector<RowVector>>;

/// The means over all tokens of the texts, in the model as it is by itself. What was computed before is remembered with
/// the texts.
/// @param model  of an encoder–decoder the whole
/// @throws Error{Unsupported} for a model that reads no texts, Error{Missing, OutOfRange} for texts that it cannot
/// read; Stopped
std::shared_ptr<const ReferenceContexts>
referenceMeans(const ReferenceTexts& reference, const std::shared_ptr<const Model>& model, const std::stop_token& stop);
/// The contexts of one of the texts, from 0.
/// @throws Error as referenceMeans(), Error{OutOfRange} where there is no such text; Stopped
std::shared_ptr<const ReferenceContexts> referenceText(const ReferenceTexts& reference,
                                                       const std::shared_ptr<const Model>& model, Index text,
                                                       const std::stop_token& stop);

/// What an intervention takes from its reference.
/// @return null where it has none
/// @throws Error{Missing} for a resampled head without one, and for steering without a layer or without two texts; as
/// the functions above; Stopped
std::shared_ptr<const ReferenceContexts>
referenceOf(const Intervention& intervention, const std::shared_ptr<const Model>& model, const std::stop_token& stop);

/// The means over all tokens of the texts of what feed-forward layers add, as fedRows() has it.
/// @return [L] of each kind of attention [d_model]; without numbers where a layer has no feed-forward layer
/// @throws Error as referenceMeans(); Stopped
std::shared_ptr<const FedMeans> referenceFedMeans(const ReferenceTexts& reference,
                                                  const std::shared_ptr<const Model>& model,
                                                  const std::stop_token& stop);

/// The means over all tokens of the texts of what enters layers.
/// @return [L] of each kind of attention [d_model]
/// @throws Error as referenceMeans(); Stopped
std::shared_ptr<const FedMeans> referenceStreamMeans(const ReferenceTexts& reference,
                                                     const std::shared_ptr<const Model>& model,
                                                     const std::stop_token& stop);

/// Texts that can stand in for one of so many tokens, in a random order that is the same each time.
/// @param model   of an encoder–decoder the whole
/// @param block   whose queries stand in
/// @param tokens  as many as they must have at least
/// @param most    as many are drawn at most
/// @return at least one
/// @throws Error{OutOfRange} where all texts are shorter, and as referenceMeans()
std::vector<Index> drawnReferences(const ReferenceTexts& reference, const std::shared_ptr<const Model>& model,
                                   AttentionBlock block, Index tokens, std::size_t most, const std::stop_token& stop);

/// Puts a reference's contexts into a head's scoring, as withReference() does into its context.
/// @param dimensions  d_v
/// @throws Error as withReference()
void putReference(const ReferenceContexts& contexts, AttentionBlock block, const HeadAddress& head,
                  const std::vector<bool>& real, Index dimensions, HeadReplacement& replaced);

/// A head's context with a reference's in its place: the mean for every token, or rows of the text one after the other
/// for tokens that are no padding.
/// @param head  of a pass of the same model; its item does not matter
/// @param own   [T, d_v]
/// @param real  [T] false where a token is padding, whose row stays
/// @return [T, d_v]
/// @throws Error{OutOfRange} where the text is shorter, Error{WrongShape} where the head has another size
Matrix withReference(const ReferenceContexts& contexts, AttentionBlock block, const HeadAddress& head, Matrix own,
                     const std::vector<bool>& real);

}  // namespace core
