#pragma once

#include "core/cases/case_results.h"
#include "core/model/reference_texts.h"
#include "core/prepare/prepared_run.h"

#include <functional>

namespace core {

/// What is asked of each case.
struct CaseQuestion {
    Run run = {};  ///< the model, changes and interventions; its texts are the cases'
    CaseMetric metric = CaseMetric::LogProbability;
    CaseKind kind = CaseKind::Zero;
    AttentionBlock block = AttentionBlock::Self;
    ReferenceTexts reference = {};  ///< Mean, Resample
};

/// Whether the kind takes numbers from another text.
bool needsSource(CaseKind kind);
/// Whether a table's columns are tokens rather than heads.
bool isByPosition(CaseKind kind);

/// Whether a layer has one number, which is its feed-forward layer's.
bool isOfFeedForward(CaseKind kind);

/// Tells results apart that are of another model, other cases or another question.
std::uint64_t caseFingerprint(const CaseQuestion& question, const std::vector<Case>& cases);

/// Asks a question of one case after the other.
class CaseRun {
public:
    /// @param models  must live as long as this
    /// @throws Error{Missing} for a case that lacks what the question needs, Error as openedModel()
    CaseRun(CaseQuestion question, std::vector<Case> cases, OpenedModels& models);

    const CaseResults& results() const { return m_results; }
    const std::vector<Case>& cases() const { return m_cases; }
    const std::shared_ptr<const Model>& model() const { return m_model; }

    /// Goes on with what was known before.
    /// @throws Error{OutOfRange} where that is of something else
    void goOnWith(CaseResults known);

    /// Computes the next case.
    /// @return false where there is none
    /// @throws Error naming the case; Stopped, nothing being added then
    bool next(const std::stop_token& stop);

private:
    CaseResult result(const Case& asked, const std::stop_token& stop);
    std::shared_ptr<const Trace> pass(const std::string& text, Keep keep, const std::stop_token& stop);

    CaseQuestion m_question;
    std::vector<Case> m_cases;
    OpenedModels& m_models;
    std::shared_ptr<const Model> m_model;
    CaseResults m_results;
    std::optional<Index> m_tokens;  ///< of the first case, where columns are tokens
};

}  // namespace core
