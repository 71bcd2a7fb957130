#pragma once

#include "core/model/pass/trace.h"

namespace core {

/// The parts of an earlier trace that a new pass can take over.
class Reuse {
public:
    /// @param previous  may be null; its stream is patched nowhere, or where the pass to come patches it
    /// @param fresh     model, batch, key tokens and keep of the pass to come
    /// @param encoded   the keys are what an encoder made of its texts; then a layer's first rows can be taken over
    ///                  although it attends to others than its own
    Reuse(std::shared_ptr<const Trace> previous, const Trace& fresh, bool encoded = false);

    const Trace& trace() const { return *m_previous; }

    enum class Taken {
        Nothing,
        Whole,    ///< the layer as it is
        Vectors,  ///< q, k and v, and the heads whose scoring did not change
        Rows,     ///< the first rows() of everything
    };
    /// Looks at one layer of the pass before it is computed, in order.
    /// @param scoring  [B][H]
    /// @param change   see SequenceLayer
    Taken enter(Index layer, const std::vector<std::vector<HeadScoring>>& scoring, const LayerChange* change);

    /// The first tokens whose numbers are still the same.
    Index rows() const { return m_rows; }

    /// The next layer's input comes from another stack, and is unchanged as far as that stack took rows over.
    void follow(const Reuse& other);
    /// Nothing that enters a layer from now on is the same.
    void forget();

private:
    Index kept(Index same) const;
    void meetPatches(Index layer);

    std::shared_ptr<const Trace> m_previous;
    const Trace& m_fresh;
    bool m_encoded = false;
    bool m_unpatched = false;  ///< the earlier trace's stream is its own everywhere
    bool m_same = false;       ///< everything that enters the next layer is unchanged too
    Index m_rows = 0;
};

/// Rows above others.
Matrix stacked(MatrixView above, const Matrix& below);

/// Whether no row depends on what its mask hides. A fill that leaves weight on hidden keys, or a sum over all of them,
/// makes it depend.
bool hidesWholly(const HeadScoring& scoring);

/// Whether two heads of one model turn the same scores into the same weights.
bool sameScoring(const HeadScoring& a, const HeadScoring& b);

/// One head's results in an earlier text.
struct EarlierHead {
    const HeadAttention& attention;       ///< kept as the new one is to be
    Index kept;                           ///< number of its rows that are still right
    std::function<MatrixView()> queries;  ///< [kept, d_k] theirs, asked for where they are needed
};

/// One head of a longer, shorter or changed text whose first queries and keys are the same as before, and see nothing
/// behind them.
/// @param vectors  of the new text; queries from the first that is not kept on
HeadAttention continued(const EarlierHead& earlier, const HeadVectors& vectors, const HeadScoring& scoring,
                        const AttendOptions& options);

/// One head of a changed text whose keys are those of another text, which has not changed.
HeadAttention continuedAcross(const EarlierHead& earlier, const HeadVectors& vectors, const HeadScoring& scoring,
                              const AttendOptions& options);

}  // namespace core
