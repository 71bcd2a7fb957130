#pragma once

#include "core/explain/patch/asked_score.h"
#include "core/explain/patch/patch_source.h"

namespace core {

/// The cells that a sweep patches, one by one.
struct PatchPlan {
    enum class Columns { Positions, Heads };

    PatchKind kind = PatchKind::Stream;
    Columns columns = Columns::Positions;  ///< the columns of layers × columns; heads for Head and Pattern alone
    AttentionBlock block = AttentionBlock::Self;
    std::optional<Index> layer = {};     ///< only this one; else all
    std::optional<Index> head = {};      ///< the head, for Positions of Head and Pattern
    std::optional<Index> position = {};  ///< the query, for Heads: this one alone; else all
    /// Means are put in rather than A's numbers: over all tokens of these texts, or of B's own where there are none. A
    /// is not looked at then, and null.
    std::optional<ReferenceTexts> means = {};
};

/// The answer with run A's numbers in run B (activation patching: Vig et al., 2020; Meng et
/// al., 2022; Wang et al., 2022; Heimersheim & Nanda, 2024, on how to read it).
struct PatchSweep {
    PatchPlan plan;
    double unpatched = 0;               ///< the asked number in B
    std::optional<double> source = {};  ///< and in A; nothing where A has no token in the place that is asked at
    /// [L, T_q or H] the asked number with this one patch; NaN where it is not computed, and where A has no such token
    Eigen::MatrixXd values;

    /// (patched - B) / (A - B): 0 where nothing changed, 1 where the answer is A's; NaN where it cannot be said.
    double effect(Index layer, Index column) const;
};

/// Patches every cell of a plan by itself and computes everything behind it anew. Layers before it, and in causal
/// models earlier rows, are taken over from B. Patches of one layer are computed together. Numbers differ from a
/// separate pass for each cell by rounding alone (1e-5, relative for numbers beyond 1).
///
/// @param from   A, finished; of an encoder–decoder the whole trace
/// @param to     B, finished; its masks, temperatures and interventions stay
/// @param asked  an answer of B; its item is the text in both batches
/// @param told   called after each layer with the effects so far
/// @throws Error{WrongShape} where the runs do not fit, Error{OutOfRange, Missing} for a plan or an answer that the
/// model does not have, Error{Unsupported} for runs that no model computed, Stopped
PatchSweep sweepPatches(const std::shared_ptr<const Trace>& from, const std::shared_ptr<const Trace>& to,
                        const AskedScore& asked, const PatchPlan& plan,
                        const std::function<void(const PatchSweep&)>& told = {}, std::stop_token stop = {});

/// The asked number in run A, at the token that stands in the place of B's.
/// @param to  B, of whose decoder, where there is one, the asked position is
std::optional<double> scoreInSource(const std::shared_ptr<const Trace>& from, const std::shared_ptr<const Trace>& to,
                                    const AskedScore& asked, const std::stop_token& stop = {});

}  // namespace core
