#include "ui/view/compare/compare_maps.h"

#include <QToolTip>

#include "ui/part/prefixed_combo.h"
#include "ui/plot/heat/map_colors.h"
#include "ui/plot/heat/shown_map.h"
#include "ui/plot/spoken/spoken_cell.h"
#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"
#include "ui/theme/palette.h"
#include "ui/view/arrow_keys.h"
#include "ui/words/plain_tip.h"

#include <algorithm>
#include <cmath>

using core::Cell;
using core::Index;

namespace {

constexpr std::size_t mostSides = 4;
constexpr double mapsEdge = 14;
constexpr double barGap = 12;
constexpr double barWidth = 11;
constexpr double leastBar = 90;
constexpr double wideCell = 100;  ///< key labels are slanted, not upright

}  // namespace

CompareMaps::CompareMaps(QWidget* parent) : QCustomPlot(parent)
{
    clearForPanels(this);
    for (std::size_t i = 0; i <= mostSides; ++i) m_maps.emplace_back(this);
    m_bar = new ColorBar(this);
    m_differenceBar = new ColorBar(this);
    m_pairs = new PrefixedCombo({}, this);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setMinimumSize(420, 120);
    setAccessibleName(tr("Compared attention maps"));
    setAttribute(Qt::WA_NoMousePropagation, false);  // see MapView
    m_bar->setName(tr("weight"));
    m_differenceBar->setName(tr("difference"));
    m_pairs->setObjectName(QStringLiteral("pair"));
    m_pairs->setAccessibleName(tr("Which two maps are subtracted"));
    m_pairs->setStyleSheet(QStringLiteral("QComboBox { padding: 1px 6px; font-weight: bold; }"));  // as high as a title
    m_pairs->hide();
    connect(m_pairs, &QComboBox::activated, this, &CompareMaps::pairChosen);
    keepThemed(this, [this] { giveTheme(); });
}

void CompareMaps::giveTheme()
{
    setBackground(themeColors().window);
    for (ColorBar* bar : {m_bar, m_differenceBar}) bar->setFonts(numberFont(8), textFont(8));
    showStyles();
    replot(QCustomPlot::rpQueuedReplot);
}

void CompareMaps::setColoring(const core::FigureSettings& figure, const std::pair<float, float>& usual)
{
    m_figure = figure;
    m_usual = usual;
    m_bar->setName(usual.first < 0 && usual.first == -usual.second ? mixingWeightName() : tr("weight"));
}

void CompareMaps::showStyles()
{
    const HeatStyle weights = heatStyle(m_figure, m_usual, themeColors());
    std::vector<ColoredMap> sides;
    std::vector<ComparedMap*> maps;
    for (std::size_t i = 0; i < m_sides; ++i) {
        const ComparedContent& content = m_maps[i].content();
        if (content.data == nullptr) continue;
        const bool inside = m_chosen.query < content.data->rows();
        maps.push_back(&m_maps[i]);
        sides.push_back({.address = content.address,
                         .cells = content.data,
                         .style = weights,
                         .chosen_row = inside ? std::optional(m_chosen.query) : std::nullopt});
    }
    const bool one = setRanges(m_figure, sides);
    for (std::size_t i = 0; i < sides.size(); ++i)
        maps[i]->setStyle(sides[i].style, sides[i].cells == maps[i]->content().data ? nullptr : sides[i].cells);
    const HeatStyle difference = differenceStyle(weights, m_maps.back().content().size);
    m_maps.back().setStyle(difference);
    m_bar->setStyle(sides.empty() ? weights : sides.front().style);
    m_bar->setEnds(one ? QString() : tr("lowest"), one ? QString() : tr("highest"));
    m_differenceBar->setStyle(difference);
}

void CompareMaps::setMaps(std::vector<ComparedContent> sides, ComparedContent difference)
{
    m_sides = std::min(sides.size(), mostSides);
    m_hasDifference = !difference.name.isEmpty();
    m_sameQueries = true;
    for (std::size_t i = 0; i < m_maps.size(); ++i) {
        const bool last = i + 1 == m_maps.size();
        ComparedMap& map = m_maps[i];
        ComparedContent* given = i < m_sides ? &sides[i] : last ? &difference : nullptr;
        map.setContent(given != nullptr ? std::move(*given) : ComparedContent{}, last);
        map.setVisible(shows(i));
        if (map.isEmpty()) continue;
        m_sameQueries = m_sameQueries && (last || map.content().queries.labels == m_maps[0].content().queries.labels);
    }
    showStyles();
    arrange();
    setCells(m_chosen, m_hover);
}

void CompareMaps::setBare(bool bare)
{
    m_isBare = bare;
    for (ComparedMap& map : m_maps) map.setBare(bare);
    for (ColorBar* bar : {m_bar, m_differenceBar}) bar->setVisible(!bare);
    showStyles();
    arrange();
}

void CompareMaps::setPairs(const QStringList& names, int current)
{
    m_pairs->clear();
    m_pairs->addItems(names);
    m_pairs->setCurrentIndex(current);
    m_pairs->setVisible(names.size() > 1);
}

void CompareMaps::setCells(const Cell& chosen, const std::optional<Cell>& hover)
{
    const bool otherRow = m_chosen.query != chosen.query;
    m_chosen = chosen;
    m_hover = hover;
    if (otherRow && m_figure.scale == core::FigureSettings::Scale::ChosenRow) showStyles();
    for (ComparedMap& map : m_maps) map.setCells(chosen, hover);
    setAccessibleDescription(spoken(hover.value_or(chosen)));
    speak(this);
    replot(QCustomPlot::rpQueuedReplot);
}

std::vector<const ComparedMap*> CompareMaps::shown() const
{
    std::vector<const ComparedMap*> maps;
    for (std::size_t i = 0; i < m_maps.size(); ++i)
        if (shows(i)) maps.push_back(&m_maps[i]);
    return maps;
}

/// A map that is not there takes the room of the largest that is.
std::vector<MapGrid::Shape> CompareMaps::shapes() const
{
    MapGrid::Shape largest;
    for (const ComparedMap* map : shown())
        if (!map->isEmpty() && map->content().data->cols() > largest.keys)
            largest = {map->content().data->rows(), map->content().data->cols()};
    std::vector<MapGrid::Shape> shapes;
    for (const ComparedMap* map : shown())
        shapes.push_back(map->isEmpty() ? largest
                                        : MapGrid::Shape{map->content().data->rows(), map->content().data->cols()});
    return shapes;
}

MapGrid CompareMaps::layOut(const QSizeF& room) const
{
    auto* device = const_cast<CompareMaps*>(this);
    const double bar =
        m_isBare ? 0 : barGap + scaled(barWidth) + std::max(m_bar->extent(device), m_differenceBar->extent(device));
    double labels = 0;  // beside the queries
    for (const ComparedMap* map : shown())
        if (!map->isEmpty()) labels = std::max(labels, map->panel().queryLabels()->extent(1, device));
    const auto labelsAbove = [&](double cell) {
        double most = 0;
        for (const ComparedMap* map : shown())
            if (!map->isEmpty()) most = std::max(most, map->panel().keyLabels()->extent(cell, device));
        return most;
    };
    MapGrid::Margins margins{.first = mapsEdge + labels,
                             .between = 24 + (m_sameQueries ? 0 : labels),
                             .bar = bar + 8,
                             .sides = m_sides,
                             .below = 12};
    margins.above = ComparedMap::titlesHeight(m_isBare) + labelsAbove(scaled(wideCell));
    const double cell = MapGrid::of(shapes(), room, margins).cell;
    margins.above = ComparedMap::titlesHeight(m_isBare) + labelsAbove(cell);
    return MapGrid::of(shapes(), room, margins);
}

int CompareMaps::heightFor(int width, int available) const
{
    return static_cast<int>(std::ceil(layOut(QSizeF(width, available)).height));
}

void CompareMaps::arrange()
{
    if (m_sides == 0 || width() < 100 || height() < 50) return;
    const MapGrid grid = layOut(size());
    std::size_t at = 0;
    for (std::size_t i = 0; i < m_maps.size(); ++i) {
        if (!shows(i)) continue;
        // Titles may reach to the next map's.
        const bool lastInRow = (at + 1) % grid.columns == 0 || at + 1 == grid.maps.size();
        const double end = lastInRow ? width() - mapsEdge : grid.maps[at + 1].left() - mapsEdge;
        m_maps[i].place(grid.maps[at], grid.above, std::max(grid.column, end - grid.maps[at].left()),
                        {.labelled = !m_sameQueries || at % grid.columns == 0, .first = at % grid.columns == 0});
        ++at;
    }
    arrangeBars(grid);
    arrangePairs(grid);
    updateLayout();  // cells are asked for before the queued replot
    replot(QCustomPlot::rpQueuedReplot);
}

void CompareMaps::arrangeBars(const MapGrid& grid)
{
    const auto beside = [](const QRectF& map) {
        return QRectF(map.right() + barGap, map.top(), scaled(barWidth), std::max(leastBar, map.height()));
    };
    m_bar->setRect(beside(grid.maps[std::min(grid.columns, m_sides) - 1]));
    m_differenceBar->setRect(m_maps.back().isEmpty() ? QRectF() : beside(grid.maps.back()));
}

/// The choice stands where the difference's title would.
void CompareMaps::arrangePairs(const MapGrid& grid)
{
    if (m_pairs->count() < 2) return;
    m_maps.back().hideTitle();
    const QPointF corner(grid.maps.back().left(), grid.maps.back().top() - grid.above);
    const double wide = std::max(104, m_pairs->sizeHint().width());
    m_pairs->setGeometry(
        QRectF(corner, QSizeF(std::min(grid.column, wide), ComparedMap::titleHeight(m_isBare) - 2)).toRect());
}

void CompareMaps::resizeEvent(QResizeEvent* event)
{
    QCustomPlot::resizeEvent(event);
    arrange();
}

std::optional<Cell> CompareMaps::cellAt(const QPointF& position) const
{
    for (const ComparedMap* map : shown())
        if (const auto cell = map->cellAt(position)) return cell;
    return std::nullopt;
}

QPointF CompareMaps::positionOf(std::size_t map, const Cell& cell) const { return shown()[map]->positionOf(cell); }

QRgb CompareMaps::colorOf(std::size_t map, const Cell& cell) const
{
    return shown()[map]->panel().heatmap()->colorAt(cell.query, cell.key);
}

void CompareMaps::mousePressEvent(QMouseEvent* event) { m_pressed = event->button() == Qt::LeftButton; }

void CompareMaps::mouseMoveEvent(QMouseEvent* event) { emit cellHovered(cellAt(event->position())); }

void CompareMaps::mouseReleaseEvent(QMouseEvent* event)
{
    const auto cell = cellAt(event->position());
    if (m_pressed && cell) emit cellClicked(*cell);
    m_pressed = false;
}

void CompareMaps::leaveEvent(QEvent* event)
{
    QCustomPlot::leaveEvent(event);
    emit cellHovered(std::nullopt);
}

/// Within the first map that is there.
void CompareMaps::moveCell(Index rows, Index cols)
{
    for (const ComparedMap* map : shown()) {
        if (map->isEmpty() || map->content().queries.labels.isEmpty() || map->content().keys.isEmpty()) continue;
        emit cellHovered(std::nullopt);
        emit cellClicked({std::clamp<Index>(m_chosen.query + rows, 0, map->content().data->rows() - 1),
                          std::clamp<Index>(m_chosen.key + cols, 0, map->content().data->cols() - 1)});
        return;
    }
}

void CompareMaps::keyPressEvent(QKeyEvent* event)
{
    if (const auto step = arrowStep(*event)) return moveCell(step->query, step->key);
    QCustomPlot::keyPressEvent(event);
}

/// After resting on a cell: its tokens, which the axes may elide, and its number in every map.
bool CompareMaps::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip) return QCustomPlot::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto cell = cellAt(help->pos());
    QToolTip::showText(help->globalPos(), cell ? plainTip(cellText(*cell)) : QString(), this);
    return true;
}

QString CompareMaps::cellText(const Cell& cell) const
{
    QStringList lines;
    for (const ComparedMap* map : shown()) lines << map->cellText(cell);
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

std::vector<SpokenTable> CompareMaps::spokenTables()
{
    std::vector<SpokenTable> tables;
    for (const ComparedMap* map : shown()) {
        if (map->isEmpty()) continue;
        const ComparedContent& content = map->content();
        tables.push_back(
            {.name = QStringLiteral("%1 %2").arg(content.name, content.title).trimmed(),
             .rows = static_cast<int>(content.data->rows()),
             .columns = static_cast<int>(content.data->cols()),
             .row_name = [map](int row) { return spokenToken(map->content().queries.subjects.value(row)); },
             .column_name = [map](int column) { return spokenToken(map->content().key_subjects.value(column)); },
             .number = [map](const SpokenPlace& at) { return map->spokenAmount(at.cell()); },
             .sentence = [map](const SpokenPlace& at) { return map->cellText(at.cell()); },
             .rect =
                 [map](const SpokenPlace& at) {
                     return map->panel().heatmap()->cellRect(at.row, at.column, at.row, at.column);
                 },
             .choose = [this](const SpokenPlace& at) { emit cellClicked(at.cell()); },
             .chosen = map->has(m_chosen) ? std::optional(SpokenPlace::of(m_chosen)) : std::nullopt});
    }
    return tables;
}

QString CompareMaps::spoken(const Cell& cell) const
{
    QStringList queries, keys, weights;
    for (std::size_t i = 0; i < m_sides; ++i) {
        const ComparedMap& map = m_maps[i];
        if (!map.has(cell)) continue;
        queries << map.content().queries.subjects.value(cell.query);
        keys << map.content().key_subjects.value(cell.key);
        weights << map.spokenWeight(cell);
    }
    if (weights.empty()) return {};
    for (QStringList* names : {&queries, &keys}) {
        names->removeAll(QString());
        names->removeDuplicates();
    }
    return tr("%1 attends to %2: %3")
        .arg(queries.join(tr(" or ")), keys.join(tr(" or ")), weights.join(QStringLiteral(", ")));
}

#include "moc_compare_maps.cpp"
