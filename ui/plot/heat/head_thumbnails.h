#pragma once

#include <QImage>

#include "core/model/pass/trace.h"
#include "ui/theme/palette.h"

#include <vector>

/// Small pictures of a trace's heads, each drawn once for as long as its layer, its size and the colours stay.
class HeadThumbnails {
public:
    /// A snapshot: layers that are not finished have no picture. Null: none.
    void setTrace(std::shared_ptr<const core::Trace> trace, core::Index item);

    const std::shared_ptr<const core::Trace>& trace() const { return m_trace; }
    core::Index layers() const { return m_trace ? m_trace->model->info.layers : 0; }
    core::Index heads() const { return m_trace ? m_trace->model->info.heads : 0; }

    /// Whether a head has a small picture; heads of long maps have none.
    bool has(core::Index layer, core::Index head) const;
    /// @param size  in device pixels
    const QImage& picture(core::Index layer, core::Index head, const QSize& size, double pixelRatio,
                          const Palette& colors);

private:
    struct Kept {
        std::shared_ptr<const core::LayerTrace> layer;
        core::Index item = 0;
        QColor ground = {};
        QImage image = {};
    };

    std::shared_ptr<const core::Trace> m_trace;
    core::Index m_item = 0;
    std::vector<Kept> m_kept;
};
