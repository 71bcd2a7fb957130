#include "ui/plot/figure/figure.h"

#include <QCoreApplication>

#include "core/error.h"
#include "core/model/pass/elsewhere.h"
#include "core/number_range.h"
#include "ui/plot/figure/changed_pass.h"
#include "ui/plot/figure/figure_contents.h"
#include "ui/plot/figure/figure_layout.h"
#include "ui/plot/figure/figure_warnings.h"
#include "ui/plot/figure/input_words.h"
#include "ui/plot/heat/cell_painter.h"
#include "ui/plot/text/math_text.h"
#include "ui/words/error_text.h"

#include <algorithm>
#include <cmath>
#include <tuple>

using core::FigureSettings;
using core::Index;
using namespace figure_layout;

namespace {

void requireInside(const std::optional<Index>& chosen, Index count, Index countFrom, const char* what)
{
    if (chosen && (*chosen < 0 || *chosen >= count))
        throw core::Error(core::Code::OutOfRange, "", "%1 cannot be used: expected %2, found %3", what,
                          core::numberRange(countFrom, count - 1 + countFrom), std::to_string(*chosen + countFrom));
}

/// Numbers from elsewhere may leave the usual range; a range that was asked for stays.
FigureSettings withFittingRange(const FigureSource& source, FigureSettings settings)
{
    if (isChart(settings) || !settings.hasUsualRange() || source.traces.empty() || source.traces.front() == nullptr)
        return settings;
    if (source.traces.front()->mixes != nullptr) return settings;  // from as far below 0 as above, see weightStyle()
    std::tie(settings.lowest, settings.highest) = source.traces.front()->range;
    return settings;
}

/// Which engine computed it, and where; empty for this program's own.
QString computedBy(const FigureSource& source)
{
    const auto* trace = source.traces.empty() ? nullptr : source.traces.front().get();
    if (trace == nullptr || trace->elsewhere == nullptr) return {};
    return QCoreApplication::translate("Figure", ", computed by %1")
        .arg(oneLine(QString::fromStdString(trace->model->elsewhere->description()), 200));
}

std::string sizeText(const QSizeF& size)
{
    const auto millimetres = [](double units) { return std::to_string(std::lround(units / unitsPerInch * inch)); };
    return millimetres(size.width()) + " × " + millimetres(size.height()) + " mm";
}

/// A size that was not asked for may have no end.
void requireEnd(const FigurePage& page)
{
    if (page.size.height() > unitsOf(core::largestFigure) + 1)
        throw core::Error(core::Code::OutOfRange, "",
                          "the figure's height cannot be used: expected at most 2000 mm: a smaller width, or a height "
                          "of its own, found %1",
                          sizeText(page.size));
}

/// One that was may leave no room beside the labels.
bool hasRoom(const FigurePage& page)
{
    constexpr double least = 4;
    const QRectF inside = QRectF(QPointF(), page.size).adjusted(-1, -1, 1, 1);
    const auto fits = [&](const auto& each) {
        return inside.contains(each.rect) && each.rect.width() >= least && each.rect.height() >= least;
    };
    return std::ranges::all_of(page.maps, fits) && std::ranges::all_of(page.pictures, fits)
           && std::ranges::all_of(page.masks, fits) && std::ranges::all_of(page.flows, fits)
           && std::ranges::all_of(page.charts, fits);
}

/// Whether the content can be made out: a map alone is 8 mm wide and high, one of many 3.
bool isLargeEnough(const Draft& draft)
{
    const FigurePage& page = draft.page;
    if (draft.cramped || !hasRoom(page)) return false;
    const std::size_t count =
        page.maps.size() + page.pictures.size() + page.masks.size() + page.flows.size() + page.charts.size();
    const double least = unitsOf(count == 1 ? 8 : 3);
    const auto isSeen = [least](const auto& each) { return each.rect.width() >= least && each.rect.height() >= least; };
    // Where a text lacks tokens of the other, its map is in pieces, of which one may be a single cell.
    const auto isPiece = [&](const FigurePage::Map& map) {
        const auto cellWidth = [](const FigurePage::Map& of) {
            return of.rect.width() / static_cast<double>(of.cells->cols());
        };
        return std::ranges::any_of(page.maps, [&](const FigurePage::Map& other) {
            return other.cells->cols() >= 3 && isSeen(other) && std::abs(cellWidth(other) - cellWidth(map)) < 1e-6;
        });
    };
    const auto isMap = [&](const FigurePage::Map& map) {
        // A single row, or a column, is as thin as its cells are.
        const bool thin = map.cells->rows() < 3 || map.cells->cols() < 3;
        return thin ? std::max(map.rect.width(), map.rect.height()) >= least || isPiece(map) : isSeen(map);
    };
    // Lines of a few tokens are low.
    const auto isWide = [least](const FigurePage::Flow& flow) { return flow.rect.width() >= least; };
    return std::ranges::all_of(page.maps, isMap) && std::ranges::all_of(page.pictures, isSeen)
           && std::ranges::all_of(page.masks, isSeen) && std::ranges::all_of(page.flows, isWide)
           && std::ranges::all_of(page.charts, isSeen);
}

/// All contents but maps show a map cell by cell.
void requireStages(const FigureSource& source, FigureSettings::Content content)
{
    for (const auto& trace : source.traces) {
        if (trace == nullptr || !trace->isLong()) continue;
        const Index item = itemOf(source, *trace);
        throw core::Error(core::Code::TooLong, "",
                          "the map for a figure of %1 is too long: expected up to 4096 × 4096 cells (a figure of maps "
                          "draws any length), found %2 × %3",
                          contentRow(content).phrase, std::to_string(trace->queries(item).size()),
                          std::to_string(trace->keys(item).size()));
    }
}

Draft contentOf(const FigureSource& source, const FigureSettings& settings, const std::stop_token& stop)
{
    if (settings.content != FigureSettings::Content::Maps && !contentRow(settings.content).of_models)
        requireStages(source, settings.content);
    return contentRow(settings.content).draft(source, settings, stop);
}

/// With the margin that the settings ask for: laid out on a page that is larger by the usual one, which is then cut
/// off.
Draft drafted(const FigureSource& source, FigureSettings settings, const QString& changed, const std::stop_token& stop)
{
    const double margin = settings.margin_mm.value_or(usualMargin(settings));
    const double cut = source.frame || margin == paperMargin ? 0 : edge - unitsOf(margin);
    const double both = 2 * cut / unitsPerInch * inch;
    settings.width_mm += both;
    if (settings.height_mm) *settings.height_mm += both;
    Draft draft =
        withNoteBelow(settings, changed, [&](const FigureSettings& above) { return contentOf(source, above, stop); });
    if (cut == 0) return draft;
    draft.page.moveContent({-cut, -cut});
    if (draft.frame) draft.frame->left -= cut, draft.frame->top -= cut;
    draft.page.size -= QSizeF(2 * cut, 2 * cut);
    return draft;
}

/// Whether no map of the page, or of its panels, is a picture.
bool isAllShapes(const FigurePage& page)
{
    const Index largest = page.largestOfShapes();
    const auto fits = [largest](Index rows, Index cols) { return rows * cols <= largest * largest; };
    return page.pictures.empty()
           && std::ranges::all_of(page.maps,
                                  [&](const auto& map) { return fits(map.cells->rows(), map.cells->cols()); })
           && std::ranges::all_of(page.masks, [&](const auto& mask) { return fits(mask.looks.rows, mask.looks.cols); })
           && std::ranges::all_of(page.panels, [](const auto& panel) { return isAllShapes(*panel.page); });
}

/// Says how large the page must be at least.
[[noreturn]] void refuseSize(const FigureSource& source, FigureSettings settings, const QString& changed,
                             const FigurePage& page, const std::stop_token& stop)
{
    std::string expected = "a larger page, or smaller text";
    if (settings.height_mm && !source.frame) {
        // Where the width would do by itself, the height alone is to be changed.
        FigureSettings open = settings;
        open.height_mm.reset();
        const Draft free = drafted(source, open, changed, stop);
        if (isLargeEnough(free))
            for (double height = *settings.height_mm; height < core::largestFigure && !stop.stop_requested();
                 height *= 1.06) {
                open.height_mm = height;
                if (!isLargeEnough(drafted(source, open, changed, stop))) continue;
                throw core::Error(core::Code::OutOfRange, "",
                                  "the figure's height cannot be used: expected at least %1 mm, or none, found %2",
                                  std::to_string(std::lround(std::ceil(height))), sizeText(page.size));
            }
    }
    const bool isLong = source.traces.front() != nullptr && source.traces.front()->isLong();
    for (int tries = 0; tries < 60 && !isLong && !stop.stop_requested(); ++tries) {
        constexpr double larger = 1.06;
        settings.width_mm *= larger;
        if (settings.height_mm) *settings.height_mm *= larger;
        if (std::max(settings.width_mm, settings.height_mm.value_or(0)) > core::largestFigure) break;
        if (!isLargeEnough(drafted(source, settings, changed, stop))) continue;
        const std::string width = std::to_string(std::lround(std::ceil(settings.width_mm)));
        expected = settings.height_mm ? "at least " + width + " × "
                                            + std::to_string(std::lround(std::ceil(*settings.height_mm))) + " mm"
                                      : "a width of at least " + width + " mm";
        break;
    }
    throw core::Error(core::Code::OutOfRange, "", "the figure's size cannot be used: expected %1, found %2", expected,
                      sizeText(page.size));
}

}  // namespace

FigureSource FigureSource::of(std::shared_ptr<const core::Trace> trace, Index item)
{
    FigureSource source;
    source.session.focus.item = item;
    source.traces = {std::move(trace)};
    return source;
}

std::vector<core::HeadAddress> headsOf(const core::Trace& trace, Index item, const FigureSettings& settings)
{
    const core::ModelInfo& info = trace.model->info;
    requireInside(settings.layer, info.layers, settings.count_from, core::phrase("the layer"));
    requireInside(settings.head, info.heads, settings.count_from, core::phrase("the head"));
    std::vector<core::HeadAddress> heads;
    if (settings.content == FigureSettings::Content::Maps)
        for (const core::ComparedHead& each : settings.heads) {
            requireInside(each.layer, info.layers, settings.count_from, core::phrase("the layer"));
            requireInside(each.head, info.heads, settings.count_from, core::phrase("the head"));
            heads.push_back({each.layer, each.head, item});
        }
    if (!heads.empty()) return heads;
    for (Index layer = settings.layer.value_or(0); layer <= settings.layer.value_or(info.layers - 1); ++layer)
        for (Index head = settings.head.value_or(0); head <= settings.head.value_or(info.heads - 1); ++head)
            heads.push_back({layer, head, item});
    return heads;
}

Figure::Figure(const FigureSource& source, FigureSettings settings, std::stop_token stop)
    : m_settings(std::move(settings))
{
    const FigureSettings fitted = withFittingRange(source, m_settings);
    m_changed = changedPass(source, fitted);
    const QString cut = cutTextNote(source, fitted);
    QStringList noted{changedNote(source, fitted), cut};
    noted.removeAll(QString());
    const QString note = noted.join(QCoreApplication::translate("Figure", " · "));
    Draft draft = drafted(source, fitted, note, stop);
    if (!fitted.bar.label.empty() && !draft.page.bars.empty() && !draft.page.bars.front().key.level)
        draft.page.bars.front().key.name = plainMath(QString::fromStdString(fitted.bar.label));
    sayUnwritten(draft.page, fitted);
    requireEnd(draft.page);
    // A text that is still being written begins small.
    const bool begins = source.room.tokens != nullptr;
    if (!begins && !isLargeEnough(draft)) refuseSize(source, fitted, note, draft.page, stop);
    if (!m_changed.isEmpty()) draft.description += QStringLiteral(", ") + m_changed;
    if (!cut.isEmpty()) draft.description += QStringLiteral(", ") + cut;
    draft.description += computedBy(source);
    draft.notes << unwrittenNote(draft.page, fitted);  // none of nothing
    draft.notes += inputNotes(source, fitted, draft.notes + QStringList(draft.description));
    draft.warnings += warningsOf(draft.page, fitted) + fontWarnings(source, fitted) + specialWarnings(source, fitted);
    take(std::move(draft));
}

Figure::Figure(FigureSettings settings, Draft draft) : m_settings(std::move(settings)) { take(std::move(draft)); }

void Figure::take(Draft draft)
{
    m_page = std::move(draft.page);
    m_tables = std::move(draft.tables);
    m_description = draft.description;
    m_notes = std::move(draft.notes);
    m_described = std::move(draft.described);
    m_warnings = draft.warnings;
    m_stages = std::move(draft.stages);
    m_frame = draft.frame;
    m_pooled = draft.pools;
}

QString Figure::caption() const
{
    QStringList said = QStringList(plainMath(QString::fromStdString(m_settings.title))) + QStringList(m_description);
    said += m_notes;
    QStringList sentences;
    for (const QString& each : said) {
        QString sentence = each.trimmed();
        if (sentence.isEmpty()) continue;
        sentence[0] = sentence[0].toUpper();
        const bool quoted = sentence.endsWith(u'”') && sentence.size() > 1;  // a text has its own full stop
        const QChar last = quoted ? sentence[sentence.size() - 2] : sentence.back();
        if (!QStringLiteral(".!?").contains(last)) sentence += u'.';
        if (!sentences.contains(sentence)) sentences << sentence;
    }
    return sentences.join(u' ');
}

QString Figure::alternative() const
{
    if (!m_settings.voice.alternative.empty()) return QString::fromStdString(m_settings.voice.alternative);
    if (m_described == nullptr) return caption();
    return (QStringList(caption()) + m_described()).join(u' ');
}

QString Figure::plainDescription() const
{
    if (!m_settings.title.empty()) return plainMath(QString::fromStdString(m_settings.title));
    const QString kind = QCoreApplication::translate("Figure", contentRow(m_settings.content).description);
    return m_changed.isEmpty() ? kind : QStringLiteral("%1, %2").arg(kind, m_changed);
}

QSizeF Figure::size() const { return m_page.size / unitsPerInch * inch; }

double Figure::smallestText() const { return m_page.smallestText(); }

bool Figure::isVector() const { return isAllShapes(m_page); }

void Figure::paint(QPainter& painter, Medium medium) const { m_page.paint(painter, medium); }

FigureRanges Figure::ranges() const
{
    FigureRanges all;
    for (const FigurePage::Map& map : m_page.maps) all.maps.emplace_back(map.style.lowest, map.style.highest);
    for (const FigurePage::Bar& bar : m_page.bars) all.bars.emplace_back(bar.key.style.lowest, bar.key.style.highest);
    return all;
}

void Figure::setRanges(const FigureRanges& ranges)
{
    if (ranges.maps.size() == m_page.maps.size())
        for (std::size_t i = 0; i < ranges.maps.size(); ++i)
            std::tie(m_page.maps[i].style.lowest, m_page.maps[i].style.highest) = ranges.maps[i];
    if (ranges.bars.size() == m_page.bars.size())
        for (std::size_t i = 0; i < ranges.bars.size(); ++i)
            std::tie(m_page.bars[i].key.style.lowest, m_page.bars[i].key.style.highest) = ranges.bars[i];
}

void FigureRanges::include(const FigureRanges& others)
{
    const auto widen = [](std::vector<Range>& own, const std::vector<Range>& other) {
        for (std::size_t i = 0; own.size() == other.size() && i < own.size(); ++i)
            own[i] = {std::min(own[i].first, other[i].first), std::max(own[i].second, other[i].second)};
    };
    widen(maps, others.maps);
    widen(bars, others.bars);
}

QRectF Figure::cellRect(const core::HeadAddress& address, Index query, Index key) const
{
    const auto map = std::ranges::find_if(m_page.maps, [&](const auto& each) { return each.address == address; });
    if (map == m_page.maps.end()) return {};
    const QRectF cell = cellsIn(map->rect, map->queries, map->keys, query, key, query, key);
    constexpr double millimetres = inch / unitsPerInch;
    return {cell.topLeft() * millimetres, cell.size() * millimetres};
}

std::optional<QPointF> Figure::chartPoint(std::size_t chart, const QPointF& numbers) const
{
    if (chart >= m_page.charts.size()) return std::nullopt;
    return m_page.charts[chart].at(numbers) * (inch / unitsPerInch);
}

QRectF Figure::headRect(std::size_t chart, Index layer, Index head) const
{
    if (!isChart(m_settings) || chart >= m_page.maps.size()) return {};
    const FigurePage::Map& map = m_page.maps[chart];
    const QRectF cell = cellsIn(map.rect, map.cells->rows(), map.cells->cols(), layer, head, layer, head);
    constexpr double millimetres = inch / unitsPerInch;
    return {cell.topLeft() * millimetres, cell.size() * millimetres};
}
