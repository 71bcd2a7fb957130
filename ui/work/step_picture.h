#pragma once

#include <QImage>
#include <QObject>

#include "core/prepare/opened_models.h"
#include "ui/work/latest_job.h"

/// Draws a session's view, small, away from the GUI thread and from every open document, which it does not touch.
class StepPicture final : public QObject {
    Q_OBJECT
public:
    explicit StepPicture(QObject* parent = nullptr) : QObject(parent) {}
    ~StepPicture() override;

    /// Only the newest is told.
    /// @param room  in device pixels
    void draw(const core::Session& session, const QSize& room);
    void cancel() { m_job.cancel(); }

signals:
    void drawn(const QImage& picture);
    void failed(const core::Error& error);

private:
    core::OpenedModels m_models;  ///< the job's
    LatestJob m_job;
};
