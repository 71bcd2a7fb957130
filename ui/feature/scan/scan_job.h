#pragma once

#include <QObject>

#include "core/scan/scan.h"
#include "ui/work/latest_job.h"

/// Scans a model in the background.
class ScanJob final : public QObject {
    Q_OBJECT
public:
    explicit ScanJob(QObject* parent = nullptr) : QObject(parent) {}

    /// @param base  of an adapter; empty: as it is found
    void start(const core::ScanRequest& request, const std::filesystem::path& base);
    void stop() { m_job.requestStop(); }
    bool isRunning() const { return m_job.isRunning(); }

signals:
    void progressed(const core::ScanProgress& progress);
    void scanned(const std::shared_ptr<const core::Scan>& scan);
    void stopped();
    void failed(const core::Error& error);

private:
    LatestJob m_job;
};
