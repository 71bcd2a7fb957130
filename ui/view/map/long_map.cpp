#include "ui/view/map/long_map.h"

#include <algorithm>
#include <cmath>

using core::Index;
using core::MapRegion;
using core::PooledBy;

namespace {

constexpr int restMilliseconds = 40;

/// Numbers a side: more than a screen has pixels would only take longer.
constexpr Index mostNumbers = 2048;

QString placesText(Index first, Index count)
{
    return count == 1 ? QString::number(first + 1) : QStringLiteral("%1–%2").arg(first + 1).arg(first + count);
}

}  // namespace

LongMap::LongMap(QObject* parent) : QObject(parent)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(restMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &LongMap::ask);
    connect(&m_loader, &LongMapLoader::loaded, this,
            [this](const std::shared_ptr<const core::PooledMap>& map) { take(*map); });
    connect(&m_loader, &LongMapLoader::failed, this, [this](const core::Error& error) {
        m_asked = Wanted::Nothing;
        m_cancelled = true;  // the same would fail again
        emit changed();
        emit failed(error);
    });
}

bool LongMap::show(const std::shared_ptr<const core::Trace>& trace, const core::HeadAddress& address, PooledBy by)
{
    // Snapshots of one run share their finished layers.
    const bool same = m_trace != nullptr && m_address == address
                      && m_trace->layers[static_cast<std::size_t>(address.layer)]
                             == trace->layers[static_cast<std::size_t>(address.layer)];
    if (same && m_by == by) return false;
    m_loader.cancel();
    m_asked = Wanted::Nothing;
    m_cancelled = false;
    if (!same) {
        m_overview.reset();
        m_detail.reset();
        m_trace = trace;
        m_address = address;
    }
    m_by = by;
    m_timer.start();
    return !same;
}

void LongMap::clear()
{
    m_timer.stop();
    m_loader.cancel();
    m_asked = Wanted::Nothing;
    m_trace.reset();
    m_overview.reset();
    m_detail.reset();
}

Index LongMap::queries() const { return std::ssize(m_trace->queries(m_address.item)); }
Index LongMap::keys() const { return std::ssize(m_trace->keys(m_address.item)); }

void LongMap::look(const MapRegion& visible, const QSize& pixels)
{
    if (visible == m_visible && pixels == m_pixels) return;
    m_visible = visible;
    m_pixels = pixels;
    m_cancelled = false;
    m_timer.start();
    emit changed();  // a pixel's meaning
}

void LongMap::cancel()
{
    m_timer.stop();
    m_loader.cancel();
    m_asked = Wanted::Nothing;
    m_cancelled = true;
    emit changed();
}

/// Whether a finished part has a number for each pixel of the visible region.
bool LongMap::isSharp(const Part& part) const
{
    const HeatPicture& picture = part.picture;
    if (!part.isFinished() || !picture.contains(m_visible)) return false;
    if (picture.isExact()) return true;
    return part.by == m_by && picture.region == m_visible
           && picture.data->rows() == std::min({m_visible.queries, mostNumbers, Index{m_pixels.height()}})
           && picture.data->cols() == std::min({m_visible.keys, mostNumbers, Index{m_pixels.width()}});
}

/// The first picture is of the whole map; then the visible region comes first.
LongMap::Wanted LongMap::next() const
{
    if (!m_overview) return Wanted::Overview;
    if (looksAtAll()) return isSharp(*m_overview) ? Wanted::Nothing : Wanted::Overview;
    if (!m_detail || !isSharp(*m_detail)) return Wanted::Detail;
    return m_overview->isFinished() && m_overview->by == m_by ? Wanted::Nothing : Wanted::Overview;
}

void LongMap::ask()
{
    if (m_trace == nullptr || m_cancelled || m_pixels.isEmpty() || m_visible.queries == 0 || m_visible.keys == 0)
        return;
    const Wanted wanted = next();
    const MapRegion region = wanted == Wanted::Overview ? whole() : m_visible;
    const bool same = wanted == m_asked && region == m_askedRegion && m_pixels == m_askedPixels;
    if (same && m_loader.isRunning()) return;
    m_asked = wanted;
    m_askedRegion = region;
    m_askedPixels = m_pixels;
    if (wanted == Wanted::Nothing) {
        m_loader.cancel();
        if (looksAtAll()) m_detail.reset();
        return emit changed();
    }
    m_loader.load({.trace = m_trace,
                   .address = m_address,
                   .region = region,
                   .rows = std::min(mostNumbers, Index{m_pixels.height()}),
                   .cols = std::min(mostNumbers, Index{m_pixels.width()}),
                   .by = m_by});
    emit changed();
}

void LongMap::take(const core::PooledMap& map)
{
    const auto pooling = m_by == PooledBy::Mean ? HeatData::Pooling::Mean : HeatData::Pooling::Largest;
    const Part part{{map.region, std::make_shared<const HeatData>(map.values, pooling)}, map.seen, m_by};
    if (m_asked == Wanted::Overview) {
        // A picture that begins anew is worse than the one that was interrupted, for a while.
        const bool better = !m_overview || m_overview->by != m_by || part.seen >= m_overview->seen;
        if (better) m_overview = part;
        if (looksAtAll()) m_detail.reset();
    } else {
        m_detail = part;
    }
    if (map.finished()) {
        m_asked = Wanted::Nothing;
        m_timer.start();
    }
    emit changed();
}

std::vector<HeatPicture> LongMap::pictures() const
{
    std::vector<HeatPicture> all;
    if (m_overview) all.push_back(m_overview->picture);
    if (m_detail) all.push_back(m_detail->picture);
    return all;
}

float LongMap::highest() const
{
    float highest = 0;
    for (const HeatPicture& picture : pictures()) highest = std::max(highest, picture.data->range().second);
    return static_cast<float>(roundedUp(static_cast<double>(highest)));
}

std::pair<float, float> LongMap::range() const
{
    std::optional<std::pair<float, float>> range;
    for (const HeatPicture& picture : pictures()) {
        const auto own = picture.data->range();
        if (!range) range = own;
        range = {std::min(range->first, own.first), std::max(range->second, own.second)};
    }
    return range.value_or(std::pair(0.0F, 1.0F));
}

/// The uppermost part that covers the visible region.
const LongMap::Part* LongMap::seenPart() const
{
    if (m_detail && m_detail->picture.contains(m_visible)) return &*m_detail;
    return m_overview ? &*m_overview : nullptr;
}

QString LongMap::pixelText(const Part& part) const
{
    if (part.picture.isExact()) return {};
    const MapRegion cells = part.picture.largestCells();
    const QString size =
        (part.picture.isEven() ? tr("%1 × %2") : tr("up to %1 × %2")).arg(cells.queries).arg(cells.keys);
    return part.by == PooledBy::Largest ? tr("each pixel is the largest of %1 weights").arg(size)
                                        : tr("each pixel is the mean of %1 weights").arg(size);
}

QString LongMap::progressText(const Part* part) const
{
    const bool behind = part == nullptr || !part->isFinished() || part->by != m_by;
    const bool refining = m_asked == Wanted::Detail || m_timer.isActive() || (behind && m_asked == Wanted::Overview);
    if (!behind && !refining) return {};
    const int percent =
        part == nullptr ? 0 : static_cast<int>(100 * part->seen / std::max<Index>(1, part->picture.region.queries));
    if (refining && m_asked == Wanted::Detail && (part == nullptr || part->isFinished())) return tr("refining");
    if (refining && part != nullptr && part->isFinished()) return {};
    if (refining) return tr("refining, %1 %").arg(percent);
    return m_cancelled ? tr("stopped at %1 %").arg(percent) : QString();
}

QString LongMap::caption() const
{
    if (m_trace == nullptr) return {};
    const Part* part = seenPart();
    QStringList said{part == nullptr ? QString() : pixelText(*part), progressText(part)};
    said.removeAll(QString());
    return said.join(tr(" · "));
}

QString LongMap::cellsText(const HeatPicture& picture, Index query, Index key) const
{
    const MapRegion cells = picture.cellsAt(query, key);
    if (cells.queries == 1 && cells.keys == 1) return {};
    const bool largest = picture.data->pooling() == HeatData::Pooling::Largest;
    return (largest ? tr("largest of queries %1 × keys %2") : tr("mean of queries %1 × keys %2"))
        .arg(placesText(cells.first_query, cells.queries), placesText(cells.first_key, cells.keys));
}

#include "moc_long_map.cpp"
