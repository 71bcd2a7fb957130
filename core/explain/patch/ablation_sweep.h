#pragma once

#include "core/analysis/knock_out.h"
#include "core/model/reference_texts.h"

namespace core {

/// What stands in the place of a head's output while the head is knocked out.
struct Ablation {
    enum class By {
        Zero,      ///< nothing (Michel et al., 2019)
        Mean,      ///< its mean over all tokens of the reference, or of the text itself where there is no reference
        Resample,  ///< its output on texts that are drawn from the reference, token by token (Chan et al., 2022)
    };
    By by = By::Zero;
    ReferenceTexts reference = {};

    friend bool operator==(const Ablation&, const Ablation&) = default;
};

/// Texts that a resampled knock-out is the mean over, at most.
inline constexpr std::size_t resampledTexts = 4;

/// Whether a head's knock-outs by zero and by its mean are far apart: by more than half of the larger one, which is at
/// least a twentieth of the largest of all heads. Then later layers count on what the head always adds, and zero says
/// little about this answer.
/// @param zero, mean  tables of Measure::KnockOut, of one shape
bool zeroMisleads(const HeadTable& zero, const HeadTable& mean, Index layer, Index head);

/// Whether zeroMisleads() of one table that has both, as Measure::KnockOut and Measure::KnockOutMean.
bool zeroMisleads(const HeadTable& both, Index layer, Index head);

/// The ways by the measures that their tables are known as elsewhere.
/// @param measure  KnockOut, KnockOutMean or KnockOutResample
Ablation ablationOf(Measure measure, const ReferenceTexts& reference);
/// A sweep's table under another of these measures, so that several ways stand in one table.
HeadTable knownAs(const HeadTable& knockOuts, Measure measure);

/// For each head by how many nats logProbability() of the answer changes when something else stands in the place of its
/// output: below 0 where it spoke for the answer. Everything else stays as the run has it; what is computed on a
/// reference is computed in the model as it is by itself.
///
/// The heads of a layer go together, which takes a part of the time of a pass for each: what stands before a head is
/// the finished pass's, what is done row by row is one product over the rows of all heads, and only the answer's row is
/// read at the end. Numbers differ from those of passes by rounding alone (1e-5). Models that cannot be patched get a
/// pass for each head.
///
/// @param trace    finished, computed with `options`; of an encoder–decoder the whole
/// @param options  what the run was asked for: changes, interventions, patches, painting, stop
/// @param block    which of its attentions
/// @param told     after each layer: what is known so far
/// @return a table of Measure::KnockOut; of resampling the mean over the texts that are drawn
/// @throws Error as drawnReferences() and referenceMeans(); Stopped
HeadTable sweepKnockOuts(const std::shared_ptr<const Trace>& trace, const RunOptions& options, AttentionBlock block,
                         const Answer& answer, const Ablation& ablation = {},
                         const std::function<void(const HeadTable&)>& told = {});

/// Knocks heads out by a pass for each: slower, and for every model.
HeadTable knockOutsByPasses(const std::shared_ptr<const Trace>& trace, RunOptions options, AttentionBlock block,
                            const Answer& answer, const Ablation& ablation = {},
                            const std::function<void(const HeadTable&)>& told = {});

/// Options of a run with some heads knocked out; of resampling by the first text that is drawn.
/// @param trace  the run by itself
RunOptions withoutHeads(const std::shared_ptr<const Trace>& trace, RunOptions options, AttentionBlock block, Index item,
                        const Ablation& ablation, const std::vector<HeadAddress>& heads);

/// Heads that are knocked out together.
struct KnockedOutSet {
    struct Member {
        HeadAddress head;
        double log_probability = 0;  ///< of the answer, in nats, without this head and those before it
    };
    double before = 0;                 ///< the answer's log-probability with all heads
    std::vector<Member> members = {};  ///< in the order in which they were found
    bool reached = false;              ///< whether the answer is below what was asked for
};

inline constexpr std::size_t largestSet = 32;

/// A small set of heads without which the answer is no longer likely: one head after the other is added, each time the
/// one that lowers the answer's probability most beside those that are out already. Single heads may make up for each
/// other; a set shows it. It is a small set, not always the smallest.
///
/// @param below  the log-probability to get below, in nats
/// @param most   heads at most
/// @param told   after each head that was found
/// @return without the last part where no further head lowers the answer
/// @throws Error as sweepKnockOuts(); Stopped
KnockedOutSet smallestSet(const std::shared_ptr<const Trace>& trace, const RunOptions& options, AttentionBlock block,
                          const Answer& answer, const Ablation& ablation, double below, std::size_t most = largestSet,
                          const std::function<void(const KnockedOutSet&)>& told = {});

}  // namespace core
