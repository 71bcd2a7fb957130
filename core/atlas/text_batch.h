#pragma once

#include "core/atlas/atlas.h"
#include "core/prepare/prepared_run.h"

namespace core {

/// Texts that are run together: those of nearly one length, filled up to the longest. Filling is hidden from every
/// query.
/// @param texts  ready to be run
/// @return the places of those in each batch, in the order in which they are to be run
std::vector<std::vector<std::size_t>> batchesOf(const std::vector<const PreparedRun*>& texts);
/// @param texts  of one model and nearly one length
Batch joined(const std::vector<const PreparedRun*>& texts);

/// The computed texts of a batch.
/// @param interventions  with which they are run
/// @return nothing where it was stopped
/// @throws Error{NoMemory} for an engine's maps that have no room here
std::shared_ptr<const Trace> runWithWeights(const std::shared_ptr<const Model>& model, Batch batch,
                                            const std::stop_token& stop,
                                            const std::vector<Intervention>& interventions = {});

/// Adds a text to the statistics of all heads.
/// @param whole  of an encoder–decoder with its decoder
/// @param item   which of its texts
/// @param text   its number in the collection
void addText(const Atlas& atlas, AtlasStep& step, const std::shared_ptr<const Trace>& whole, Index item,
             std::size_t text);

/// Adds who reads whom in a text.
/// @return whether it has named spans
/// @throws Error{OutOfRange} for too many kinds of spans, nothing being added then
bool addSpans(const Atlas& atlas, AtlasStep& step, const std::shared_ptr<const Trace>& whole, Index item);

}  // namespace core
