#include "ui/view/heads/head_tiles.h"

#include "ui/theme/magnification.h"

#include <algorithm>

using core::Index;

namespace {

constexpr int smallest = 30;
constexpr int smallestSorted = 64;
constexpr int largest = 180;
constexpr int roomBeside = 36;        ///< for name above number
constexpr int roomBesideInLine = 84;  ///< for both in one line, where a tile is too low for two
constexpr int smallestLabelled = 44;  ///< narrower tiles have no room for name and number
constexpr int smallestNamed = 30;     ///< nor for a name
constexpr int roomForNames = 34;
constexpr int manyHeads = 16;  ///< more of a layer stand closer

int labelHeightBeside(int side) { return side - 8; }

}  // namespace

HeadTiles::HeadTiles(const HeadRanking& heads, int width, int height)
    : m_heads(heads),
      m_gap(heads.heads > manyHeads && heads.by_layers ? 4 : 8),
      m_left(heads.by_layers ? scaled(roomForNames) : margin),
      m_width(width),
      m_room(std::max(1, width - m_left - margin)),
      m_high(height - 2 * margin)
{
    if (heads.by_layers)
        fitLayers();
    else
        fitWrapped();
}

/// Many layers of few heads stand in several columns of layers, where that makes their tiles larger and shows all of
/// them with their names.
void HeadTiles::fitLayers()
{
    constexpr double worthIt = 1.3;
    const auto heads = static_cast<int>(std::max<Index>(1, m_heads.heads));
    const auto layers = static_cast<int>(std::max<Index>(1, m_heads.layers));
    const auto lay = [&](int blocks) {
        m_layersDown = (layers + blocks - 1) / blocks;
        m_room = std::max(1, m_width - blocks * m_left - margin);
        fit(heads * blocks, m_layersDown, scaled(smallest));
    };
    const auto isSeen = [&] { return m_layersDown * stepY() <= m_high + m_gap; };
    lay(1);
    int best = 1;
    if (!isSeen() || m_label == 0) {
        double side = isSeen() ? worthIt * m_side : 0;
        for (int blocks = 2; blocks <= layers; ++blocks) {
            lay(blocks);
            if (m_label == 0 || !isSeen() || m_side <= side) continue;
            side = m_side;
            best = blocks;
        }
        lay(best);
    }
    m_columns = heads;
}

int HeadTiles::leastWidth(const HeadRanking& heads)
{
    if (!heads.by_layers) return 240;
    const auto count = static_cast<int>(std::max<Index>(1, heads.heads));
    return scaled(roomForNames) + margin + count * (scaled(smallest) + (count > manyHeads ? 4 : 8));
}

void HeadTiles::fit(int columns, int rows, int least)
{
    m_columns = columns;
    const int wide = m_room / columns - m_gap;
    const int shared = m_high / rows - m_gap;
    const int labelled = std::min(wide, shared - scaled(roomForLabel));
    // Names give way before tiles have to scroll; what scrolls has the whole width.
    const bool fits = shared >= least;
    // Where there is height to spare, what has room of both stands below a narrow tile.
    const bool named = fits && wide == labelled && wide >= std::max(least, scaled(smallestNamed));
    m_side = std::clamp(!fits ? wide
                        : named || labelled >= scaled(smallestLabelled)
                            ? labelled
                            : std::min({wide, shared, scaled(smallestLabelled) - 1}),
                        least, scaled(largest));
    m_label = named || m_side >= scaled(smallestLabelled) ? scaled(roomForLabel) : 0;
    const bool twoLines = labelHeightBeside(m_side) >= 2 * scaled(roomForLabel);
    const int beside = scaled(twoLines ? roomBeside : roomBesideInLine);
    m_beside = m_label == 0 && wide - m_side >= beside ? beside : 0;
}

/// Chooses the number of columns with the largest tiles if all are seen at once; otherwise with as many as stay
/// readable.
void HeadTiles::fitWrapped()
{
    const auto shown = static_cast<int>(std::max<std::size_t>(1, m_heads.shown.size()));
    const int most = std::clamp(m_room / (scaled(smallestSorted) + m_gap), 1, shown);
    int best = most;
    int side = 0;
    for (int columns = most; columns >= 1; --columns) {
        const int rows = (shown + columns - 1) / columns;
        fit(columns, rows, scaled(smallestSorted));
        if (m_side <= side || rows * stepY() > m_high) continue;
        side = m_side;
        best = columns;
    }
    fit(best, (shown + best - 1) / best, scaled(smallestSorted));
}

QRect HeadTiles::tileAt(std::size_t place) const
{
    const Index head = m_heads.shown[place];
    const bool layers = m_heads.by_layers;
    const int column = layers ? static_cast<int>(head % m_heads.heads) : static_cast<int>(place) % m_columns;
    if (layers) {
        const QRect name = nameOf(head / m_heads.heads);
        return {name.left() - 4 + m_left + column * stepX(), name.top(), m_side, m_side};
    }
    const int row = static_cast<int>(place) / m_columns;
    return {m_left + column * stepX(), margin + row * stepY(), m_side, m_side};
}

std::optional<std::size_t> HeadTiles::placeOf(Index head) const
{
    const auto found = std::ranges::find(m_heads.shown, head);
    if (found == m_heads.shown.end()) return std::nullopt;
    return static_cast<std::size_t>(found - m_heads.shown.begin());
}

std::optional<std::size_t> HeadTiles::placeAt(const QPoint& position) const
{
    for (std::size_t place = 0; place < m_heads.shown.size(); ++place)
        if (withLabel(tileAt(place)).contains(position)) return place;
    return std::nullopt;
}

QRect HeadTiles::labelOf(const QRect& tile) const
{
    if (m_label > 0) return {tile.left(), tile.bottom() + 2, tile.width(), m_label};
    // The number in a line is nearer to its own tile than to the next one.
    const int apart = m_beside == scaled(roomBesideInLine) ? scaled(14) : 2;
    if (m_beside > 0) return {tile.right() + 4, tile.top() + 4, m_beside - apart, labelHeightBeside(tile.height())};
    return {};
}

QRect HeadTiles::nameOf(Index layer) const
{
    const int block = static_cast<int>(layer) / m_layersDown, row = static_cast<int>(layer) % m_layersDown;
    const int left = block * (m_left + m_columns * stepX());
    return {left + 4, margin + row * stepY(), m_left - 6, m_side};
}

int HeadTiles::height() const
{
    const auto rows =
        m_heads.by_layers ? m_layersDown : (static_cast<int>(m_heads.shown.size()) + m_columns - 1) / m_columns;
    return 2 * margin + rows * stepY();
}
