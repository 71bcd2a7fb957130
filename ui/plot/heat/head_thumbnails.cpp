#include "ui/plot/heat/head_thumbnails.h"

#include "ui/plot/heat/heat_image.h"

using core::Index;

void HeadThumbnails::setTrace(std::shared_ptr<const core::Trace> trace, Index item)
{
    m_trace = std::move(trace);
    m_item = item;
    m_kept.resize(static_cast<std::size_t>(layers() * heads()));
}

bool HeadThumbnails::has(Index layer, Index head) const
{
    if (m_trace == nullptr || layer >= std::ssize(m_trace->layers)) return false;
    return m_trace->layers[static_cast<std::size_t>(layer)]->items[m_item].overviews[head].rows() > 0;
}

const QImage& HeadThumbnails::picture(Index layer, Index head, const QSize& size, double pixelRatio,
                                      const Palette& colors)
{
    Kept& kept = m_kept[static_cast<std::size_t>(layer * heads() + head)];
    const auto& wanted = m_trace->layers[static_cast<std::size_t>(layer)];
    if (kept.layer == wanted && kept.item == m_item && kept.ground == colors.window && kept.image.size() == size)
        return kept.image;

    const HeatData overview(wanted->items[m_item].overviews[head]);
    const bool signs = m_trace->mixes != nullptr;
    const HeatStyle style{.colors = &ColorMap::named(signs ? QStringLiteral("diverging") : QStringLiteral("viridis")),
                          .lowest = static_cast<double>(m_trace->range.first),
                          .highest = static_cast<double>(m_trace->range.second),
                          .hatch = colors.window,
                          .notANumber = colors.notANumber};
    const QRectF all(0, 0, static_cast<double>(overview.cols()), static_cast<double>(overview.rows()));
    kept = {wanted, m_item, colors.window, heatImage(overview, all, size, style, colors.window, 2)};
    kept.image.setDevicePixelRatio(pixelRatio);
    return kept.image;
}
