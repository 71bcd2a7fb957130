#pragma once

#include <QImage>
#include <QObject>

#include "core/prepare/opened_models.h"
#include "ui/feature/atlas/head_samples.h"
#include "ui/theme/palette.h"
#include "ui/work/latest_job.h"

#include <deque>

/// The maps of samples, computed in the background from the model that an atlas is of; texts that were run are
/// remembered as long as they take little memory.
class SamplePictures final : public QObject {
    Q_OBJECT
public:
    explicit SamplePictures(QObject* parent = nullptr) : QObject(parent) {}

    /// @param model        where it lies
    /// @param fingerprint  which it must have
    /// @param side         of a picture, in device pixels
    void draw(const core::Atlas& atlas, const std::filesystem::path& model, std::uint64_t fingerprint,
              const core::AtlasHead& head, const std::vector<HeadSample>& samples, int side, const Palette& colors);
    void stop() { m_job.cancel(); }

signals:
    /// @param row    where the query lies in it, 0 at the top to 1 at the bottom
    /// @param words  the query's token, and what stands before it
    void drawn(std::size_t sample, const QImage& picture, double row, const QString& words);
    void failed(const QString& sentence);

private:
    struct Ran {
        core::Run asked;
        std::shared_ptr<const core::Trace> whole;
        std::size_t bytes;
    };
    std::shared_ptr<const core::Trace> ran(const core::Run& asked, const std::stop_token& stop);

    // The worker's own.
    core::OpenedModels m_models;
    std::deque<Ran> m_ran;
    std::pair<std::filesystem::path, std::uint64_t> m_checked = {};
    LatestJob m_job;
};
