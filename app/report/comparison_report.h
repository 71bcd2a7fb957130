#pragma once

#include "core/analysis/run_divergence.h"
#include "core/analysis/weight_difference.h"

#include <string>

/// A token that one of two models holds for likely, and how likely each of them does.
struct ComparedToken {
    core::Token token;
    float a = 0;
    float b = 0;
};

/// What two models say at one place of a text.
struct ComparedAnswer {
    core::Index item = 0;
    core::Index position = 0;
    core::Token there;                     ///< the token behind which, or in whose place, they say it
    bool behind = true;                    ///< they say what follows, not what stands there
    std::vector<ComparedToken> likeliest;  ///< of each model's likeliest ones all, the likeliest of A first
    core::AnswerDivergence apart;
};

/// What two files of one model have in common, and what not.
struct ModelComparison {
    std::shared_ptr<const core::Model> a;  ///< of an encoder–decoder the stack that is looked at
    std::shared_ptr<const core::Model> b;
    core::ModelWeightDifference weights;
    core::Matrix divergences;  ///< [L, H] of each head in nats, NaN where there is none
    std::vector<ComparedAnswer> answers;
};

/// From which number layers and heads are counted, and how many heads are ranked.
struct ReportCounts {
    core::Index from = 1;
    core::Index top = 10;
};

/// Tables for people: by layer, of the heads that are most apart, and of the answers. Ends with a new line.
std::string comparisonText(const ModelComparison& comparison, const ReportCounts& counts);

/// Each head's divergence as CSV, in the order of layers.
std::string comparisonCsv(const ModelComparison& comparison, const ReportCounts& counts);

/// All numbers as JSON; null for what is none.
std::string comparisonJson(const ModelComparison& comparison, const ReportCounts& counts);
