#pragma once

#include "ui/plot/heat/shown_map.h"
#include "ui/work/latest_job.h"

/// Makes maps that take long, because they are of many heads or of long products, away from the GUI thread.
class MapMaker final : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// Replaces the work in progress.
    void make(std::shared_ptr<const core::Trace> trace, const core::HeadAddress& address, const core::MapLook& look,
              const MapSurroundings& around);
    void drop() { m_making.cancel(); }  ///< another is shown by now
    bool isRunning() const { return m_making.isRunning(); }

signals:
    void made(std::shared_ptr<const core::Trace> trace, std::shared_ptr<const ShownMap> map);
    void failed(const core::Error& error);

private:
    LatestJob m_making;
};
