#include "ui/plot/figure.h"

#include <QCoreApplication>

#include "core/analysis/pooling.h"
#include "core/error.h"
#include "ui/plot/color_bar.h"
#include "ui/plot/map_panel.h"
#include "ui/theme/fonts.h"
#include "ui/theme/token_text.h"

#include <algorithm>
#include <cmath>

using core::Index;

namespace {

constexpr double inch = 25.4;
constexpr double unitsPerInch = 96;
constexpr double edge = 6;
constexpr double barWidth = 9;
constexpr double barGap = 12;

QString tr(const char* text) { return QCoreApplication::translate("Figure", text); }

/// Measures text as the figure will draw it, whatever screen the program runs on.
QImage& ruler()
{
    static QImage image = [] {
        QImage one(1, 1, QImage::Format_ARGB32_Premultiplied);
        one.setDotsPerMeterX(static_cast<int>(std::lround(unitsPerInch / inch * 1000)));
        one.setDotsPerMeterY(one.dotsPerMeterX());
        return one;
    }();
    return image;
}

double lineHeight(const QFont& font) { return QFontMetricsF(font, &ruler()).height(); }

void requireInside(const std::optional<Index>& chosen, Index count, Index countFrom, const char* what)
{
    if (chosen && (*chosen < 0 || *chosen >= count))
        throw core::Error(core::Code::OutOfRange, "", what,
                          std::to_string(countFrom) + " to " + std::to_string(count - 1 + countFrom),
                          std::to_string(*chosen + countFrom));
}

}  // namespace

/// Where everything goes, in units of 1/96 inch.
struct Figure::Layout {
    QFont tokens, numbers, names, title;
    QSizeF size;
    double left = 0, top = 0, right = 0, bottom = 0;  ///< room around the maps
    double titleHeight = 0;                           ///< above each map
    double gapX = 0, gapY = 0;
    QSizeF map;
    bool keysBelow = false;

    /// In whole units, as QCPAxisRect has them.
    QRectF mapRect(Index column, Index row) const
    {
        const QPointF corner(left + static_cast<double>(column) * (map.width() + gapX),
                             top + titleHeight + static_cast<double>(row) * (map.height() + titleHeight + gapY));
        return {corner.toPoint(), map};
    }
};

Figure::Figure(const core::Trace& trace, Index item, core::FigureSettings settings) : m_settings(std::move(settings))
{
    const core::ModelInfo& info = trace.model->info;
    requireInside(m_settings.layer, info.layers, m_settings.count_from, "the layer");
    requireInside(m_settings.head, info.heads, m_settings.count_from, "the head");
    m_queries = tokenTexts(trace.queries(item));
    m_keys = tokenTexts(trace.keys(item));

    m_columns = m_settings.head ? 1 : info.heads;
    for (Index layer = m_settings.layer.value_or(0); layer <= m_settings.layer.value_or(info.layers - 1); ++layer)
        for (Index head = m_settings.head.value_or(0); head <= m_settings.head.value_or(info.heads - 1); ++head) {
            const core::HeadAddress address{layer, head, item};
            const auto& kept = trace.layers[layer]->items[item].attention.heads[head];
            const core::Mask& mask = trace.mask(address);
            const auto data = std::make_shared<const HeatData>(
                kept.weights.rows() > 0 ? core::shownWeights(kept.weights, mask)
                                        : core::shownWeights(core::headStages(trace, address)->weights, mask));
            m_maps.push_back({address, mapTitle(info, address), data});
        }
    m_numbered = m_maps.size() > 1 && info.head_names.empty();
    m_description = tr("Attention weights of %1").arg(QString::fromStdString(info.name));
    if (m_maps.size() == 1) m_description += QStringLiteral(", ") + m_maps.front().title;
}

QString Figure::mapTitle(const core::ModelInfo& info, const core::HeadAddress& address) const
{
    if (!info.head_names.empty()) return QString::fromStdString(info.head_names[address.head]);
    return tr("layer %1 · head %2")
        .arg(address.layer + m_settings.count_from)
        .arg(address.head + m_settings.count_from);
}

Figure::Layout Figure::layOut() const
{
    const bool single = m_maps.size() == 1;
    const double columns = static_cast<double>(m_columns);
    const double rows = static_cast<double>(m_maps.size()) / columns;
    const double width = m_settings.width_mm / inch * unitsPerInch;

    Layout layout;
    layout.tokens = textFont(single ? 6.5 : 5.5, FontUse::Figure);
    layout.numbers = numberFont(6, FontUse::Figure);
    layout.names = textFont(6.5, FontUse::Figure);
    layout.title = textFont(8, FontUse::Figure);
    layout.title.setBold(true);
    layout.keysBelow = !single;
    layout.gapX = single ? 0 : std::max(4.0, 0.12 * width / columns / 2);
    layout.gapY = single ? 0 : 4;
    layout.titleHeight = single ? 0 : lineHeight(layout.tokens) + 2;

    QCustomPlot plot;
    ColorBar bar(&plot);
    bar.setFonts(layout.numbers, layout.names);
    bar.setName(QStringLiteral("x"));
    MapPanel probe = (clearForPanels(&plot), MapPanel(&plot, layout.keysBelow));
    probe.setContent(m_maps.front().data, m_queries, m_keys);
    probe.setStyle({}, Palette::light(), Qt::white, layout.tokens);

    layout.right = edge + barGap + barWidth + bar.extent(&ruler());
    layout.left = edge + lineHeight(layout.names) + 3 + probe.queryLabels()->extent(1, &ruler());
    const double mapWidth = std::max(8.0, (width - layout.left - layout.right - (columns - 1) * layout.gapX) / columns);
    const double queries = std::max<double>(1, static_cast<double>(m_queries.size()));
    const double keys = std::max<double>(1, static_cast<double>(m_keys.size()));
    const double keyLabels = probe.keyLabels()->extent(mapWidth / keys, &ruler());
    layout.top = edge + (m_settings.title.empty() ? 0 : lineHeight(layout.title) + 4) + (single ? keyLabels : 0);
    layout.bottom = edge + lineHeight(layout.names) + 4 + (single ? 0 : keyLabels);

    double mapHeight = mapWidth / keys * queries;
    const double around = layout.top + layout.bottom + rows * layout.titleHeight + (rows - 1) * layout.gapY;
    if (m_settings.height_mm) mapHeight = std::max(8.0, (*m_settings.height_mm / inch * unitsPerInch - around) / rows);
    // Cells stay square: a figure that is too low gets smaller maps, one that is too high more white.
    const double cell = std::min(mapWidth / keys, mapHeight / queries);
    layout.map = QSizeF(std::floor(cell * keys), std::floor(cell * queries));
    layout.size = QSizeF(width, m_settings.height_mm ? *m_settings.height_mm / inch * unitsPerInch
                                                     : around + rows * layout.map.height());
    return layout;
}

QSizeF Figure::size() const { return layOut().size / unitsPerInch * inch; }

QRectF Figure::cellRect(const core::HeadAddress& address, Index query, Index key) const
{
    const auto map = std::ranges::find(m_maps, address, &Map::address);
    if (map == m_maps.end()) return {};
    const auto i = static_cast<Index>(map - m_maps.begin());
    const Layout layout = layOut();
    const QRectF all = layout.mapRect(i % m_columns, i / m_columns);
    // paint() stretches whole units to the page's exact size.
    const double x = layout.size.width() / std::round(layout.size.width()) / unitsPerInch * inch;
    const double y = layout.size.height() / std::round(layout.size.height()) / unitsPerInch * inch;
    const double width = all.width() / static_cast<double>(map->data->cols());
    const double height = all.height() / static_cast<double>(map->data->rows());
    return {(all.left() + static_cast<double>(key) * width) * x, (all.top() + static_cast<double>(query) * height) * y,
            width * x, height * y};
}

void Figure::paint(QCPPainter& painter, bool vector) const
{
    const Layout layout = layOut();
    const Palette& colors = theme();
    // A plot is whole units wide; the rest is scaled away, so that the page has exactly its millimetres.
    const QSize viewport(std::max(1, static_cast<int>(std::lround(layout.size.width()))),
                         std::max(1, static_cast<int>(std::lround(layout.size.height()))));
    painter.save();
    painter.scale(layout.size.width() / viewport.width(), layout.size.height() / viewport.height());
    if (ground().alpha() > 0) painter.fillRect(QRectF(QPointF(), viewport), ground());
    painter.setMode(QCPPainter::pmVectorized, vector);
    painter.setMode(QCPPainter::pmNoCaching, true);

    QCustomPlot plot;
    plot.setBackground(QBrush(Qt::NoBrush));
    clearForPanels(&plot);
    const HeatStyle shared{&ColorMap::named(QString::fromStdString(m_settings.color_map)), m_settings.lowest,
                           m_settings.highest, colors.hatch, colors.notANumber};
    for (std::size_t i = 0; i < m_maps.size(); ++i) addPanel(plot, layout, i, shared);
    addColorBar(plot, layout, shared);
    plot.toPainter(&painter, viewport.width(), viewport.height());

    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipping(false);
    paintTexts(painter, layout, vector);
    painter.restore();
}

const Palette& Figure::theme() const
{
    return m_settings.theme == core::FigureSettings::Theme::Dark ? Palette::dark() : Palette::light();
}

QColor Figure::ground() const
{
    const bool transparent = m_settings.background == core::FigureSettings::Background::Transparent;
    return transparent ? QColor(Qt::transparent) : theme().window;
}

HeatStyle Figure::styleOf(const Map& map, HeatStyle shared) const
{
    if (m_settings.scale == core::FigureSettings::Scale::Shared) return shared;
    const auto [lowest, highest] = map.data->range();
    shared.lowest = static_cast<double>(lowest);
    shared.highest = std::max(static_cast<double>(highest), shared.lowest + 1e-6);
    return shared;
}

void Figure::addPanel(QCustomPlot& plot, const Layout& layout, std::size_t index, const HeatStyle& shared) const
{
    const auto i = static_cast<Index>(index);
    const bool firstColumn = i % m_columns == 0;
    const bool lastRow = i + m_columns >= static_cast<Index>(m_maps.size());
    MapPanel panel(&plot, layout.keysBelow);
    panel.setContent(m_maps[index].data, firstColumn ? m_queries : QStringList(), lastRow ? m_keys : QStringList());
    panel.setStyle(styleOf(m_maps[index], shared), theme(), ground(), layout.tokens);
    panel.setRect(layout.mapRect(i % m_columns, i / m_columns), layout.size);
    panel.fit();
}

void Figure::addColorBar(QCustomPlot& plot, const Layout& layout, const HeatStyle& shared) const
{
    const bool single = m_maps.size() == 1;
    const QRectF first = layout.mapRect(0, 0);
    const QRectF last = layout.mapRect(m_columns - 1, static_cast<Index>(m_maps.size()) / m_columns - 1);
    const double height = std::min(last.bottom() - first.top(), std::max(unitsPerInch, first.height()));

    auto* bar = new ColorBar(&plot);
    bar->setFonts(layout.numbers, layout.names);
    bar->setColors(theme());
    bar->setName(tr("attention weight"));
    bar->setStyle(single ? styleOf(m_maps.front(), shared) : shared);
    if (!single && m_settings.scale == core::FigureSettings::Scale::Head) bar->setEnds(tr("lowest"), tr("highest"));
    bar->setRect(QRectF(last.right() + barGap, first.top(), barWidth, height));
}

void Figure::paintTexts(QCPPainter& painter, const Layout& layout, bool vector) const
{
    const QRectF whole(QPointF(), layout.size);
    const QRectF maps(layout.mapRect(0, 0).topLeft(),
                      layout.mapRect(m_columns - 1, static_cast<Index>(m_maps.size()) / m_columns - 1).bottomRight());
    const auto write = [&](const QFont& font, const QColor& color, const QRectF& rect, Qt::Alignment alignment,
                           const QString& words) {
        painter.setFont(font);
        painter.setPen(color);
        drawPlainText(&painter, rect, alignment | Qt::AlignVCenter, words, vector);
    };
    if (!m_settings.title.empty())
        write(layout.title, theme().text,
              QRectF(maps.left(), edge, whole.width() - maps.left(), lineHeight(layout.title)), Qt::AlignLeft,
              QString::fromStdString(m_settings.title));
    for (std::size_t i = 0; m_maps.size() > 1 && i < m_maps.size(); ++i) {
        const QRectF map = layout.mapRect(static_cast<Index>(i) % m_columns, static_cast<Index>(i) / m_columns);
        const QString title = QFontMetricsF(layout.tokens, &ruler())
                                  .elidedText(m_maps[i].title, Qt::ElideRight, map.width() + layout.gapX - 2);
        write(layout.tokens, theme().muted,
              QRectF(map.left(), map.top() - layout.titleHeight, map.width() + layout.gapX, layout.titleHeight - 2),
              Qt::AlignLeft, title);
    }
    const double height = lineHeight(layout.names);
    QString keys = tr("key (attended to)");
    if (m_numbered) keys += tr(" · layers and heads counted from %1").arg(m_settings.count_from);
    write(layout.names, theme().muted, QRectF(maps.left(), whole.bottom() - edge - height, maps.width(), height),
          Qt::AlignHCenter, keys);
    painter.translate(edge + height / 2, maps.center().y());
    painter.rotate(-90);
    write(layout.names, theme().muted, QRectF(-maps.height() / 2, -height / 2, maps.height(), height), Qt::AlignHCenter,
          tr("query (attending)"));
}
