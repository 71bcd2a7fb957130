#pragma once

#include "core/prepare/likeness.h"
#include "ui/control/run_results.h"
#include "ui/work/latest_job.h"

#include <optional>

/// How alike the first run's pictures and texts are, of a model with a tower for each; computed away from the GUI
/// thread, once for everything that is asked.
class LikenessFinder final : public QObject {
    Q_OBJECT
public:
    LikenessFinder(SessionEditor& editor, RunResults& results, QObject* parent = nullptr);

    /// The likeness of the current pictures and texts; nothing until it is known, and where there is no picture or no
    /// text.
    const std::optional<core::Likeness>& found() const { return m_found; }

signals:
    void changed();
    void failed(const core::Error& error);

private:
    void ask();
    void forget();

    SessionEditor& m_editor;
    RunResults& m_results;
    core::Run m_asked;
    std::optional<core::Likeness> m_found;
    core::OpenedModels m_models;  ///< the job's alone
    LatestJob m_job;
};
