#pragma once

#include "core/analysis/run_divergence.h"
#include "core/analysis/weight_difference.h"
#include "core/model/pass/prediction.h"
#include "ui/work/latest_job.h"

#include <memory>
#include <optional>

/// What another file of the same model changes: its weights, where its heads look, and what it says.
struct ModelsCompared {
    core::ModelWeightDifference weights;
    /// [L, H] mean Jensen–Shannon divergence of each head's rows, in nats; empty where the two read other tokens
    std::optional<core::Matrix> heads;
    struct Answer {
        core::Prediction a, b;  ///< the likeliest next token behind the last one, of each
        core::AnswerDivergence apart;
    };
    std::optional<Answer> answer;  ///< empty where they predict no next token
};

/// Compares two files of one model, away from the GUI thread.
class ModelComparer final : public QObject {
    Q_OBJECT
public:
    using TracePointer = std::shared_ptr<const core::Trace>;
    using QObject::QObject;

    /// @param a, b  finished; replaces what is in progress
    /// @param item  the text whose answer is looked at
    void compare(TracePointer a, TracePointer b, core::Index item);

signals:
    void progressed(int done, int layers);
    void compared(const std::shared_ptr<const ModelsCompared>& result);
    void failed(const core::Error& error);

private:
    LatestJob m_comparing;
};
