#pragma once

#include <QObject>
#include <QSize>
#include <QTimer>

#include "ui/plot/heat/heat_picture.h"
#include "ui/work/long_map_loader.h"

#include <optional>
#include <vector>

/// The visible parts of a map that is too long to be kept: an overview of all of it, and above that the newest
/// detail of the part that is looked at. Asks for what is missing, the part that is looked at first.
class LongMap final : public QObject {
    Q_OBJECT
public:
    explicit LongMap(QObject* parent = nullptr);

    /// @return whether it is another map than before
    bool show(const std::shared_ptr<const core::Trace>& trace, const core::HeadAddress& address, core::PooledBy by);
    void clear();
    bool isShown() const { return m_trace != nullptr; }

    core::Index queries() const;
    core::Index keys() const;
    core::PooledBy pooledBy() const { return m_by; }

    /// Sets the visible region, and its size in pixels of the screen.
    void look(const core::MapRegion& visible, const QSize& pixels);

    /// Stops computing the visible region; finished parts stay.
    void cancel();
    bool isLoading() const { return m_timer.isActive() || m_loader.isRunning(); }

    /// The pictures from the lowest to the uppermost; their numbers are 0 to `highest()`.
    std::vector<HeatPicture> pictures() const;
    float highest() const;
    std::pair<float, float> range() const;  ///< the range of the numbers that are there; 0 and 1 if there is none

    /// One line: a pixel's meaning, and the progress.
    QString caption() const;
    /// "largest of queries 33–65 × keys 1–33"; empty where the cell has a number of its own.
    QString cellsText(const HeatPicture& picture, core::Index query, core::Index key) const;

signals:
    void changed();
    void failed(const core::Error& error);

private:
    enum class Wanted { Nothing, Overview, Detail };

    struct Part {
        HeatPicture picture;
        core::Index seen = 0;  ///< rows that have entered
        core::PooledBy by = core::PooledBy::Largest;
        bool isFinished() const { return seen == picture.region.queries; }
    };

    core::MapRegion whole() const { return {0, 0, queries(), keys()}; }
    bool looksAtAll() const { return m_visible == whole(); }
    bool isSharp(const Part& part) const;
    Wanted next() const;
    void ask();
    void take(const core::PooledMap& map);
    const Part* seenPart() const;
    QString pixelText(const Part& part) const;
    QString progressText(const Part* part) const;

    LongMapLoader m_loader;
    QTimer m_timer;  ///< until one rests while zooming and moving
    std::shared_ptr<const core::Trace> m_trace;
    core::HeadAddress m_address;
    core::PooledBy m_by = core::PooledBy::Largest;
    core::MapRegion m_visible;
    QSize m_pixels;
    Wanted m_asked = Wanted::Nothing;  ///< the request to the loader, and its pixels
    QSize m_askedPixels;
    core::MapRegion m_askedRegion;
    bool m_cancelled = false;  ///< until another region is visible
    std::optional<Part> m_overview;
    std::optional<Part> m_detail;
};
