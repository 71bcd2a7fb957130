#pragma once

#include <QObject>

#include "core/atlas/atlas_request.h"
#include "ui/work/latest_job.h"

/// Computes an atlas in the background, writing it now and then, so that a pause and a crash lose little.
class AtlasJob final : public QObject {
    Q_OBJECT
public:
    explicit AtlasJob(QObject* parent = nullptr) : QObject(parent) {}

    /// @param knock_outs  texts to be run without each head; 0: as the atlas has it
    void start(const core::AtlasRequest& request, std::size_t knock_outs);
    /// Goes on with one that is not complete.
    /// @param models  of its steps
    void goOn(const std::filesystem::path& file, std::vector<core::AtlasModel> models, std::size_t knock_outs);
    void pause() { m_job.requestStop(); }
    bool isRunning() const { return m_job.isRunning(); }

    /// "4 of 10 texts, 2 of 6 without each head": a text that is run without heads is no text more.
    static QString textsOf(const core::AtlasWork& work);

signals:
    void begun(const std::filesystem::path& file);
    void progressed(std::size_t done, std::size_t all, double seconds_left);
    /// The atlas so far; the listener's own copy.
    void computed(const std::filesystem::path& file, std::shared_ptr<core::Atlas> atlas);
    void ended(const QString& sentence);  ///< complete, paused or failed

private:
    using Begin = std::function<core::Atlas()>;
    void run(const std::filesystem::path& file, std::vector<core::AtlasModel> models, std::size_t knock_outs,
             const Begin& begin);

    LatestJob m_job;
};
