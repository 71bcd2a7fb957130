#pragma once

#include "core/explain/answer_account.h"
#include "core/explain/logit_lens.h"

#include <memory>
#include <optional>
#include <string>

/// The printed form of an account.

enum class ReportForm { Text, Json, Csv };

/// A cell's account with the models whose layers its parts are of.
struct CellReport {
    std::shared_ptr<const core::Trace> trace;  ///< trace of the attention
    const core::ModelInfo& key_info;           ///< the model that wrote the key's row
    core::HeadAddress head;
    core::Cell cell;
    core::CellAccount account;
    std::optional<core::Index> against = {};  ///< a second key: the account is of the difference of both scores
};
std::string cellReport(const CellReport& report, ReportForm form);

struct AnswerReport {
    const core::Trace& speaker;
    core::Answer answer;
    core::AnswerAccount account;
};
std::string answerReport(const AnswerReport& report, ReportForm form);

struct LensReport {
    const core::Trace& speaker;
    core::Index item;
    std::optional<core::Index> asked;
    core::LogitLens lens;
};
std::string lensReport(const LensReport& report, ReportForm form);
