#pragma once

#include "core/explain/patch/asked_score.h"
#include "core/model/pass/elsewhere.h"

namespace core {

/// An engine's answers if heads had other numbers, for as many such changes as are given. Several go into each request;
/// as PatchedAnswers, which needs a model's weights.
class AnswersElsewhere {
public:
    /// @param trace  finished, of an engine; of an encoder–decoder the whole. What it was asked for stays.
    /// @throws Error{Missing} where the model predicts nothing, Error{OutOfRange} for a token that it does not have
    AnswersElsewhere(const std::shared_ptr<const Trace>& trace, const AskedScore& asked, std::stop_token stop);
    AnswersElsewhere(const AnswersElsewhere&) = delete;
    AnswersElsewhere& operator=(const AnswersElsewhere&) = delete;

    double unpatched() const { return m_unpatched; }

    /// Asks about heads with other contexts or weights; what is known goes where `take` puts it, sooner or later.
    /// @param patches  of the text that is asked about; none: nothing changes
    void ask(std::vector<RowPatch> patches, std::function<void(double)> take);
    /// Nothing is left open.
    void finish();

private:
    std::stop_token m_stop;
    std::shared_ptr<const Trace> m_trace;
    AskedScore m_asked;
    double m_unpatched = 0;
    std::size_t m_atOnce = 1;  ///< changes in a request
    std::vector<std::vector<RowPatch>> m_open;
    std::vector<std::function<void(double)>> m_takes;  ///< of those
};

/// The asked number by the scores of the whole vocabulary, [V].
double scoreOf(const RowVector& scores, const AskedScore& asked);

/// Rows of a head's context or weights as patches, those of `places` alone.
/// @param values  [T, d_v] or [T, T_k]
/// @param places  [T] below 0: the row stays as it is; none: every row is put in
std::vector<RowPatch> patchesOfRows(RowPatch::Kind kind, AttentionBlock block, const HeadAddress& head,
                                    const Matrix& values, const std::vector<Index>& places = {});

/// @throws Error{Unsupported} where the engine does not show a layer's values, so that no head has an output
void requireContexts(const Model& model, const char* what);

}  // namespace core
