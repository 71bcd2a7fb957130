#pragma once

#include "core/analysis/compared_models.h"
#include "ui/work/latest_job.h"

#include <memory>

/// Compares two files of one model, away from the GUI thread.
class ModelComparer final : public QObject {
    Q_OBJECT
public:
    using TracePointer = std::shared_ptr<const core::Trace>;
    using QObject::QObject;

    /// @param a, b  finished; replaces what is in progress
    /// @param item  the text whose answer is looked at; only what comes next is: the window has no word for a mask's
    void compare(TracePointer a, TracePointer b, core::Index item);

signals:
    void progressed(int done, int layers);
    void compared(const std::shared_ptr<const core::ComparedModels>& result);
    void failed(const core::Error& error);

private:
    LatestJob m_comparing;
};
