#pragma once

#include "core/explain/patch/pass_route.h"
#include "core/model/pass/reference_contexts.h"

#include <optional>

namespace core {

/// The kind of rows that are taken from another run.
enum class PatchKind {
    Stream,   ///< the residual stream as it enters a layer
    Output,   ///< a layer's attention output, all heads together
    Head,     ///< one head's context, and by it what this head adds
    Pattern,  ///< one head's weights, with the values that it has here
};

/// Which token of another text stands in the place of each: in texts of one length the one with the same number, as the
/// literature does; else the one beside which it is compared, or -1.
std::vector<Index> placesIn(const std::vector<Token>& to, const std::vector<Token>& from);

/// Run A, whose numbers are put into run B; which of its tokens stands in the place of each of B's, placesIn() says. In
/// place of a run there may be means over tokens, the same for each of B's.
class PatchSource {
public:
    /// @param from, to  finished, of models of one shape
    /// @param route     of `to`, in whose stream something changes
    /// @throws Error{WrongShape} naming what differs, Error as routeOf() has it, Stopped
    PatchSource(const std::shared_ptr<const Trace>& from, const std::shared_ptr<const Trace>& to,
                const PassRoute& route, AttentionBlock block, Index item, const std::stop_token& stop);

    /// Means in place of a run: over all tokens of the texts, in the model by itself, or of B's own text where there
    /// are none.
    /// @param kind  what is put in; the mean of weights says nothing
    /// @throws Error{Unsupported} for weights; Error as referenceMeans(), Stopped
    PatchSource(const ReferenceTexts& over, const std::shared_ptr<const Trace>& to, const PassRoute& route,
                AttentionBlock block, Index item, PatchKind kind, const std::stop_token& stop);

    /// Which of A's queries stands in the place of B's; -1: none.
    Index rowOf(Index query) const { return m_queries[static_cast<std::size_t>(query)]; }

    /// A's stream where it has such a row, else what `own` has.
    /// @param own  [T, d_model] B's, entering the stage
    Matrix stream(std::size_t stage, const RouteStage& to, const Matrix& own) const;
    /// B's stream behind the stage with A's attention output: [T, d_model].
    /// @param leaving  what it is there without
    Matrix afterOutput(std::size_t stage, const RouteStage& to, const Matrix& leaving,
                       const std::stop_token& stop) const;
    /// The context that a head of B gets: A's, or that of A's weights with B's values. B's own where A has no such row.
    /// @return [T, d_v]
    Matrix context(std::size_t stage, const RouteStage& to, Index head, PatchKind kind,
                   const std::stop_token& stop) const;

private:
    /// What stands in the place of B's while means are put in.
    struct Means {
        std::vector<bool> real = {};                             ///< [T] of B, without a reference
        std::shared_ptr<const ReferenceContexts> contexts = {};  ///< null without one, and for the stream
        std::shared_ptr<const FedMeans> stream = {};
    };
    Matrix weights(std::size_t stage, const RouteStage& to, Index head, const std::stop_token& stop) const;
    Matrix meanContext(const RouteStage& to, Index head) const;
    Matrix meanOutput(const RouteStage& to, const std::stop_token& stop) const;

    PassRoute m_route;
    std::optional<Means> m_means;  ///< in place of a run
    std::vector<Index> m_queries;  ///< [T_q of B]
    std::vector<Index> m_keys;     ///< [T_k of B]
    bool m_sameKeys = false;       ///< all of A's, one after the other
};

/// A layer's attention output with another context of one head, in some rows.
/// @return [rows, d_model], before the norm that some models have behind it
Matrix outputWith(const RouteStage& stage, Index head, Index first, MatrixView context, const std::stop_token& stop);

/// A stage's output with another context of one head, in some rows.
/// @param leaving  [T, d_model] what leaves it otherwise
/// @param first    which row of the text the context's first is
/// @param context  [rows, d_v]
/// @return [rows, d_model]; what leaves it otherwise where the context is the head's own, to the last bit
/// @throws Stopped
Matrix streamAfter(const RouteStage& stage, MatrixView leaving, Index head, Index first, MatrixView context,
                   const std::stop_token& stop);

}  // namespace core
