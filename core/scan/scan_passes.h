#pragma once

#include "core/analysis/induction.h"
#include "core/analysis/knock_out.h"
#include "core/model/pass/finished_pass.h"
#include "core/prepare/prepared_run.h"
#include "core/scan/knocked_out.h"

#include <map>
#include <memory>
#include <vector>

namespace core {

/// A pass once more without a head; nothing before that head is computed anew.
/// @param whole  finished, with the contexts that its passes kept
/// @throws Stopped
std::shared_ptr<const Trace> passWithout(const std::shared_ptr<const Trace>& whole, const Intervention& without,
                                         const std::stop_token& stop);

/// Passes over texts as they are, with their contexts: each is held for the parts of a scan that come back to it, as
/// far as there is room; beyond that it is computed once more.
class KeptPasses {
public:
    /// @param text  the number by which it comes back
    /// @throws Stopped
    std::shared_ptr<const Trace> of(std::size_t text, const PreparedRun& prepared, const std::stop_token& stop);

private:
    std::map<std::size_t, std::shared_ptr<const Trace>> m_kept;
    std::size_t m_bytes = 0;
};

/// Random sequences that repeat, as a question to a model: how likely it holds the tokens that come again.
class RepeatedQuestion {
public:
    /// @param begin  the special token that texts begin with, or nothing
    RepeatedQuestion(std::shared_ptr<const Model> model, const std::optional<Token>& begin, std::size_t sequences);

    bool empty() const { return m_sequences.empty(); }
    /// The mean log-probability of the second copy's tokens, its first left out, of each sequence, in nats.
    /// @param without  null: of the model as it is
    /// @throws Stopped
    std::vector<double> said(const Intervention* without, const std::stop_token& stop) const;

private:
    std::shared_ptr<const Model> m_model;
    std::vector<RepeatedSequence> m_sequences;  ///< of one length
};

/// For each row of a head's map the token that it reads most, as its id; -1 for tokens that the tokenizer added, and
/// where the row reads itself most.
/// @param trace  of one attention, finished
std::vector<Index> mostRead(const Trace& trace, const HeadAddress& address);

/// The token that a model holds likeliest at a row, against the second.
/// @param says  finished; of an encoder–decoder its decoder
/// @return nothing where it predicts nothing
std::optional<Answer> likeliestAgainstSecond(const Trace& says, Index row, const std::stop_token& stop);

}  // namespace core
