#pragma once

#include "core/compare/comparison.h"
#include "ui/work/latest_job.h"

#include <memory>
#include <string>
#include <vector>

/// Compares two runs head by head, away from the GUI thread.
class ComparisonJob final : public QObject {
    Q_OBJECT
public:
    explicit ComparisonJob(QObject* parent = nullptr) : QObject(parent) {}

    /// Replaces what is in progress.
    /// @param texts  a file, folder or collection whose texts both read; empty: each its own
    void compare(const core::CompareRequest& request, const std::string& texts);
    /// Reads how each matrix of a head changed.
    void read(const std::shared_ptr<const core::RunComparison>& comparison, const core::HeadPlace& head);
    void stop() { m_comparing.requestStop(); }
    bool isRunning() const { return m_comparing.isRunning(); }

signals:
    void progressed(const core::CompareProgress& progress);
    void compared(const std::shared_ptr<const core::RunComparison>& comparison);
    void stopped();
    void failed(const core::Error& error);
    /// @param of  the comparison that was asked
    void partsRead(const std::shared_ptr<const core::RunComparison>& of, const core::HeadPlace& head,
                   const std::vector<core::HeadPartChange>& parts);
    void partsFailed(const core::Error& error);

private:
    LatestJob m_comparing;
    LatestJob m_reading;
};
