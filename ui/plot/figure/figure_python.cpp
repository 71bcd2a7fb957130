// A figure as a Python script for Matplotlib, with its numbers inside or in a .npy file beside it.

#include "core/array/array_file.h"
#include "core/error.h"
#include "core/not_shown.h"
#include "ui/plot/figure/figure_contents.h"
#include "ui/plot/figure/figure_files.h"
#include "ui/plot/figure/figure_layout.h"
#include "ui/plot/python/python_script.h"
#include "ui/plot/text/text_metrics.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <vector>

using core::FigureSettings;
using core::Index;
using Content = FigureSettings::Content;

namespace {

using DrawnMap = FigurePage::Map;

/// Everything that a script for Matplotlib cannot draw as the page has it.
void requireMaps(const Figure& figure)
{
    const FigurePage& page = figure.page();
    const bool others = !page.masks.empty() || !page.pictures.empty() || !page.boxes.empty() || !page.charts.empty()
                        || !page.samples.empty() || !page.flows.empty() || !page.signs.empty() || !page.panels.empty();
    if (!others && !page.maps.empty() && !figure.settings().map.dots) return;
    throw core::Error(
        core::Code::OutOfRange, "",
        figure.settings().map.dots ? core::Words(
            "a figure of this kind as a script for Matplotlib cannot be used: expected coloured cells: maps, steps, a "
            "comparison or a measure of layers × heads (PDF, SVG, PNG and TikZ draw every figure), found dots")
                                   : core::Words("a figure of this kind as a script for Matplotlib cannot be used: "
                                                 "expected coloured cells: maps, steps, a comparison or a measure of "
                                                 "layers × heads (PDF, SVG, PNG and TikZ draw every figure), found %1",
                                                 contentRow(figure.settings().content).phrase));
}

/// The numbers that a map draws: its table's own where it has a cell for each, else those of its cells.
core::Matrix numbersOf(const DrawnMap& map, const FigureTable* table)
{
    if (table != nullptr && table->shape() == std::pair(map.cells->rows(), map.cells->cols())) return *table->numbers();
    core::Matrix numbers(map.cells->rows(), map.cells->cols());
    for (Index row = 0; row < numbers.rows(); ++row)
        for (Index column = 0; column < numbers.cols(); ++column) {
            const float value = map.cells->at(row, column);
            numbers(row, column) = value == HeatData::hidden   ? 0.0F
                                   : value == HeatData::broken ? std::numeric_limits<float>::quiet_NaN()
                                                               : value;
        }
    return numbers;
}

/// The numbers of all maps, one map after the other.
core::NumberArray numbersOf(const Figure& figure)
{
    requireMaps(figure);
    std::vector<const FigureTable*> tables;
    for (const FigureTable& table : figure.tables())
        if (!table.summary) tables.push_back(&table);
    const std::vector<DrawnMap>& maps = figure.page().maps;
    core::NumberArray numbers;
    for (std::size_t i = 0; i < maps.size(); ++i) {
        const core::Matrix each = numbersOf(maps[i], tables.size() == maps.size() ? tables[i] : nullptr);
        numbers.values.insert(numbers.values.end(), each.data(), each.data() + each.size());
    }
    numbers.shape = {static_cast<Index>(numbers.values.size())};
    return numbers;
}

/// Whether every map is a table of one shape, which NPY has as one array.
bool isOneArray(const Figure& figure)
{
    std::vector<const FigureTable*> tables;
    for (const FigureTable& table : figure.tables())
        if (!table.summary) tables.push_back(&table);
    const std::vector<DrawnMap>& maps = figure.page().maps;
    if (tables.size() != maps.size()) return false;
    for (std::size_t i = 0; i < maps.size(); ++i)
        if (tables[i]->shape() != std::pair(maps[i].cells->rows(), maps[i].cells->cols())
            || tables[i]->shape() != tables.front()->shape())
            return false;
    return true;
}

double shorterSide(const QSizeF& cell) { return std::min(cell.width(), cell.height()); }

/// The text of the cells: their numbers, or a minus where differences are clearly below zero.
void takeWritten(PythonMap& drawn, const DrawnMap& map)
{
    const HeatData& cells = *map.cells;
    constexpr double leastCell = 5, ofCell = 0.6, pointsOfUnit = 0.75;
    const QSizeF cell(map.rect.width() / static_cast<double>(cells.cols()),
                      map.rect.height() / static_cast<double>(cells.rows()));
    const bool minuses = !map.number && map.minuses && shorterSide(cell) >= leastCell;
    if (!map.number && !minuses) return;
    drawn.written_points = map.number ? map.numbers.pointSizeF() : ofCell * pointsOfUnit * shorterSide(cell);
    for (Index row = 0; row < cells.rows(); ++row)
        for (Index column = 0; column < cells.cols(); ++column) {
            const float value = cells.at(row, column);
            const bool blank = value == HeatData::hidden || core::isNotShown(value);
            const bool minus = std::isfinite(value) && static_cast<double>(value) < -minusesFrom * map.style.highest;
            drawn.written << (blank        ? QString()
                              : map.number ? map.number(row, column)
                              : minus      ? QStringLiteral("−")
                                           : QString());
            drawn.inks += !blank && readableOn(map.style.color(value)) == qRgb(255, 255, 255) ? 'w' : 'k';
        }
}

PythonMap pythonMapOf(const DrawnMap& map, const FigureSettings& settings)
{
    const HeatData& cells = *map.cells;
    PythonMap drawn{.rect = map.rect, .rows = cells.rows(), .columns = cells.cols(), .style = map.style};
    drawn.row_ranges = settings.scale == FigureSettings::Scale::Row && settings.content == Content::Maps;
    drawn.hidden.reserve(static_cast<std::size_t>(cells.rows() * cells.cols()));
    for (Index row = 0; row < cells.rows(); ++row)
        for (Index column = 0; column < cells.cols(); ++column)
            drawn.hidden.push_back(cells.at(row, column) == HeatData::hidden);
    takeWritten(drawn, map);
    // Counted in the map's own cells, also where fewer are drawn.
    const auto scaled = [](const std::optional<Index>& at, Index own, Index all) {
        return at && all > 0 ? std::optional(*at * own / all) : at;
    };
    drawn.border = {scaled(map.border.row, cells.rows(), map.queries),
                    scaled(map.border.column, cells.cols(), map.keys)};
    return drawn;
}

PythonLabels::Side sideOf(TokenLabels::Side side)
{
    return side == TokenLabels::Side::Left  ? PythonLabels::Side::Left
           : side == TokenLabels::Side::Top ? PythonLabels::Side::Top
                                            : PythonLabels::Side::Bottom;
}

/// Whether labels run along a map, cell by cell.
bool areOf(const FigurePage::Labels& labels, const QRectF& rect, Index rows, Index columns)
{
    const bool left = labels.labels.side == TokenLabels::Side::Left;
    const double edge = left ? rect.left() : labels.labels.side == TokenLabels::Side::Top ? rect.top() : rect.bottom();
    const double pitch = left ? rect.height() / static_cast<double>(rows) : rect.width() / static_cast<double>(columns);
    const double first = (left ? rect.top() : rect.left()) + pitch / 2;
    constexpr double rounding = 1e-3;
    return std::abs(labels.line.edge - edge) < rounding && std::abs(labels.line.pitch - pitch) < rounding
           && std::abs(labels.line.first - first) < rounding;
}

/// Labels as ticks of their map; of a map that is drawn in parts, or with fewer cells, as words at their places.
void takeLabels(PythonPage& page, const FigurePage& from)
{
    for (const FigurePage::Labels& each : from.labels) {
        const TextMetrics metrics(each.labels.font, figure_layout::ruler());
        const bool left = each.labels.side == TokenLabels::Side::Left;
        PythonLabels labels{.side = sideOf(each.labels.side), .places = {}, .words = {}};
        for (const QLineF& tick : each.labels.ticks(each.line, figure_layout::ruler())) page.ticks.push_back(tick);
        labels.points = each.labels.font.pointSizeF();
        const bool numbered = !each.labels.angle && each.labels.isLong(each.line.pitch, figure_layout::ruler());
        labels.turned = numbered ? 0 : each.labels.angleFor(each.line.pitch, metrics.height());
        for (const TokenLabels::Shown& shown : each.labels.shown(each.line, figure_layout::ruler())) {
            labels.places.push_back(shown.token);
            labels.words << metrics.elidedText(shown.words, Qt::ElideMiddle, each.labels.longest);
            if (each.labels.faces.empty()) continue;
            const auto face = each.labels.faces.find(shown.token);
            labels.faces.push_back(face == each.labels.faces.end()
                                       ? PythonLabels::Face{}
                                       : PythonLabels::Face{face->second.bold, face->second.color});
        }
        const auto map = std::ranges::find_if(
            page.maps, [&](const PythonMap& one) { return areOf(each, one.rect, one.rows, one.columns); });
        if (map != page.maps.end()) {
            map->labels.push_back(std::move(labels));
            continue;
        }
        constexpr double gap = 5;
        const bool top = each.labels.side == TokenLabels::Side::Top;
        for (std::size_t i = 0; i < labels.places.size(); ++i) {
            const double along = each.line.first + static_cast<double>(labels.places[i]) * each.line.pitch;
            const double across = left || top ? each.line.edge - gap : each.line.edge + gap;
            const bool flat = !left && labels.turned <= 0;
            const PythonLabels::Face face = labels.faces.empty() ? PythonLabels::Face{} : labels.faces[i];
            page.texts.push_back({.at = left ? QPointF(across, along) : QPointF(along, across),
                                  .words = labels.words[static_cast<qsizetype>(i)],
                                  .points = labels.points,
                                  .color = face.color.isValid() ? face.color : each.labels.colors->text,
                                  .align = flat  ? "center"
                                           : top ? "left"
                                                 : "right",
                                  .stands = !flat ? "center"
                                            : top ? "bottom"
                                                  : "top",
                                  .turned = left ? 0 : labels.turned,
                                  .bold = face.bold});
        }
    }
}

void takeBars(PythonPage& page, const FigurePage& from)
{
    for (const FigurePage::Bar& bar : from.bars) {
        const TextMetrics metrics(bar.key.numbers, figure_layout::ruler());
        constexpr double gap = 3;
        // Between the numbers of its ends.
        const std::vector<ColorKey::Tick> ticks = bar.key.ticks();
        const double shift = bar.key.level ? metrics.horizontalAdvance(ticks.front().label) + gap : 0;
        PythonBar drawn{.rect = bar.rect.translated(shift, 0), .style = bar.key.style, .ticks = {}, .name = {}};
        drawn.flat = bar.key.level || bar.key.flat;
        drawn.points = bar.key.numbers.pointSizeF();
        drawn.name_points = bar.key.text.pointSizeF();
        if (!bar.key.level) {
            drawn.name = bar.key.name;
            for (const ColorKey::Tick& tick : bar.key.roomyTicks(bar.rect, figure_layout::ruler()))
                drawn.ticks.emplace_back(tick.position, tick.label);
        } else {
            const double y = drawn.rect.center().y();
            const QColor& ink = bar.key.colors->text;
            page.texts.push_back({.at = {drawn.rect.left() - gap, y},
                                  .words = ticks.front().label,
                                  .points = drawn.points,
                                  .color = ink,
                                  .align = "right"});
            page.texts.push_back({.at = {drawn.rect.right() + gap, y},
                                  .words = ticks.back().label,
                                  .points = drawn.points,
                                  .color = ink});
        }
        page.bars.push_back(std::move(drawn));
    }
}

void takeTexts(PythonPage& page, const FigurePage& from)
{
    for (const FigurePage::Text& text : from.texts) {
        const bool right = text.alignment.testFlag(Qt::AlignRight), middle = text.alignment.testFlag(Qt::AlignHCenter);
        // Turned by a quarter, a text's beginning lies at the bottom.
        const QRectF& rect = text.rect;
        const QPointF center = rect.center();
        QPointF at(right ? rect.right() : middle ? center.x() : rect.left(), center.y());
        if (text.upwards) at = {center.x(), right ? rect.top() : middle ? center.y() : rect.bottom()};
        page.texts.push_back({.at = at,
                              .words = text.words,
                              .points = text.font.pointSizeF(),
                              .color = text.color,
                              .align = right    ? "right"
                                       : middle ? "center"
                                                : "left",
                              .turned = text.upwards ? 90.0 : 0.0,
                              .bold = text.font.bold()});
    }
}

/// Boxes, arrows, braces and the grounds of words, which were written onto the maps.
void takeMarks(PythonPage& page, const FigurePage& from)
{
    page.plates.reserve(from.plates.size());
    for (const FigurePage::Plate& plate : from.plates)
        page.plates.push_back({.rect = plate.rect, .fill = plate.fill, .line = plate.line, .width = plate.width});
    page.lines.reserve(from.arrows.size());
    for (const FigurePage::Arrow& arrow : from.arrows)
        page.lines.push_back(
            {.corners = arrow.corners, .color = arrow.color, .width = arrow.width, .head = arrow.head});
}

PythonPage pageOf(const Figure& figure, const std::string& session)
{
    const FigurePage& from = figure.page();
    PythonPage page;
    page.description = titleOf(figure, session);
    page.size = from.size;
    page.ground = from.ground;
    page.ink = from.colors->text;
    page.fonts = figure_layout::figureFont(figure.settings(), 8).families();
    page.dpi = figure.settings().dpi;
    page.maps.reserve(from.maps.size());
    for (const DrawnMap& map : from.maps) page.maps.push_back(pythonMapOf(map, figure.settings()));
    takeLabels(page, from);
    takeBars(page, from);
    takeMarks(page, from);
    takeTexts(page, from);
    return page;
}

}  // namespace

PythonFiles pythonFiles(const Figure& figure, const std::string& session)
{
    requireMaps(figure);
    return {pythonScript(pageOf(figure, session), pythonNumbersBeside()),
            isOneArray(figure) ? npyBytes(figure) : QByteArray::fromStdString(core::npyBytes(numbersOf(figure)))};
}

QByteArray pythonBytes(const Figure& figure, const std::string& session)
{
    const core::NumberArray numbers = numbersOf(figure);
    const QByteArray bytes(reinterpret_cast<const char*>(numbers.values.data()),
                           static_cast<qsizetype>(numbers.values.size() * sizeof(float)));
    if (bytes.size() > mostInlinePython)
        throw core::Error(core::Code::TooLong, "",
                          "the table in a Python script is too long: expected up to %1 kB (Export figure as PY, and "
                          "render --out NAME.py, put a larger one beside the script), found %2 kB",
                          std::to_string(mostInlinePython / 1000), std::to_string(bytes.size() / 1000));
    return pythonScript(pageOf(figure, session), pythonNumbersInside(bytes));
}
