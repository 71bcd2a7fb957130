#pragma once

#include "core/cases/case_results.h"

#include <utility>

namespace core {

/// Words of the command line and of files for what is followed and done.
inline constexpr std::pair<CaseMetric, const char*> caseMetrics[] = {{CaseMetric::LogitDifference, "logit-difference"},
                                                                     {CaseMetric::LogProbability, "log-probability"},
                                                                     {CaseMetric::Probability, "probability"}};
inline constexpr std::pair<CaseKind, const char*> caseKinds[] = {{CaseKind::Zero, "zero"},
                                                                 {CaseKind::Mean, "mean"},
                                                                 {CaseKind::Resample, "resample"},
                                                                 {CaseKind::FeedForward, "feed-forward"},
                                                                 {CaseKind::FeedForwardMean, "feed-forward-mean"},
                                                                 {CaseKind::Head, "head"},
                                                                 {CaseKind::Pattern, "pattern"},
                                                                 {CaseKind::Residual, "residual"},
                                                                 {CaseKind::Attention, "output"}};

}  // namespace core
