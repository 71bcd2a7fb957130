#pragma once

#include "core/atlas/replicates.h"
#include "core/cases/case_file.h"

#include <cstdint>
#include <optional>

namespace core {

/// The number that an answer is judged by.
enum class CaseMetric {
    LogitDifference,  ///< of the answer and the word against it
    LogProbability,   ///< of the answer, in nats
    Probability,      ///< of the answer
};

/// What is done to each cell of a table, one at a time.
enum class CaseKind {
    Zero,             ///< a head is knocked out by zero
    Mean,             ///< by its mean over the reference, or over the text
    Resample,         ///< by its output on texts drawn from the reference
    FeedForward,      ///< what a layer's feed-forward layer adds is knocked out by zero
    FeedForwardMean,  ///< by its mean over the reference, or over the text
    Head,             ///< a head's output comes from the other text
    Pattern,          ///< a head's weights do
    Residual,         ///< a row of the stream that enters a layer does
    Attention,        ///< a row of a layer's attention output does
};

/// What is known of one case.
struct CaseResult {
    double before = 0;                  ///< the metric
    std::optional<double> source = {};  ///< and in the other text, where there is one
    Eigen::MatrixXd changes = {};       ///< [L, H] or [L, T] of the metric; NaN where there is no number
};

/// What was asked of cases, and what is known so far, in the order of the cases.
struct CaseResults {
    std::string model;              ///< its name
    std::uint64_t fingerprint = 0;  ///< of the model, the cases and the question: see caseFingerprint()
    CaseMetric metric = CaseMetric::LogProbability;
    CaseKind kind = CaseKind::Zero;
    std::size_t cases = 0;  ///< all of them
    std::vector<CaseResult> done = {};

    bool isComplete() const { return done.size() == cases; }
};

/// One cell over all cases that are done.
struct CaseCell {
    ResampledMean mean;      ///< over cases; its interval by resampling them
    std::size_t lowest = 0;  ///< the case whose change is lowest, from 0
    std::size_t highest = 0;
};

/// The metric of the cases by themselves.
ResampledMean baselineOf(const CaseResults& results);
/// A cell's changes, over the cases that have a number there.
CaseCell cellOf(const CaseResults& results, Index layer, Index column);

/// Writes the results as JSON; a file is whole, or stays what it was.
/// @throws Error{CannotWrite}
void saveCases(const CaseResults& results, const std::filesystem::path& file);
/// @throws Error{CannotRead, Malformed, OutOfRange}
CaseResults openCases(const std::filesystem::path& file);

}  // namespace core
