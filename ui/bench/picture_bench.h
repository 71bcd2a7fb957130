#pragma once

#include "core/model/pass/tower_weights.h"
#include "ui/bench/view_bench.h"
#include "ui/work/latest_job.h"

#include <memory>

class PictureView;

/// One token's attention, over the picture that the model saw, and the heads of the tower that read it.
class PictureBench final : public ViewBench {
    Q_OBJECT
public:
    PictureBench(const Workbench& bench, core::View view, QObject* parent);

    QWidget* widget() override;
    QWidget* focusTarget() override;
    void show() override;
    void showCells() override;
    void clear() override;
    QString activity() const override;
    bool cancel() override;

private:
    /// What the tower is asked for.
    struct Asked {
        std::shared_ptr<const core::TiledPicture> picture;
        bool whole = false;
        core::Index layer = 0;
        core::Index token = -1;  ///< of the picture, if one of its patches asks

        friend bool operator==(const Asked&, const Asked&) = default;
    };

    void hideRegion(const std::vector<core::Index>& tokens);
    void showRegion();
    void showTower();
    void readTower(const core::SeenPicture& seen, const Asked& asked);
    std::string regionName() const;

    PictureView* m_view;
    Asked m_asked;
    core::Index m_read = 0;  ///< tiles
    core::Index m_all = 0;
    LatestJob m_job;
};
