#include "ui/plot/figure/figure_annotations.h"

#include "core/error.h"
#include "ui/plot/heat/cell_painter.h"
#include "ui/plot/text/math_text.h"
#include "ui/plot/text/text_metrics.h"

#include <algorithm>
#include <cmath>
#include <numeric>

using core::Annotation;
using core::Index;
using core::NamedPlaces;
using Mark = Annotation::Kind;
using Along = Annotation::Side;

namespace figure_layout {
namespace {

constexpr double lineWidth = 1.3;
constexpr double paperEdge = 2.8;  ///< width of the paper's strip about a line, which sets it off from cells
constexpr double braceGap = 3;     ///< from the map to a brace
constexpr double braceDepth = 6;   ///< from its ends to its tip
constexpr double wordsGap = 2;

/// Whether a row and a column are one token each, as cells are marked.
bool isCells(const core::FigureSettings& settings)
{
    return !settings.map.words && settings.map.by_span == core::MapLook::BySpan::No
           && settings.map.pair == core::PairPart::Whole
           && settings.map.special_tokens == core::MapLook::SpecialTokens::Shown;
}

QColor paperOf(const FigurePage& page) { return page.ground.alpha() > 0 ? page.ground : page.colors->window; }

/// One line of words on a strip of paper.
void addWords(FigurePage& page, const QFont& font, const QColor& ink, const QPointF& middle, const QRectF& inside,
              const QString& words)
{
    const double width = TextMetrics(font, ruler()).horizontalAdvance(words) + 4;
    QRectF rect(0, 0, width, lineHeight(font));
    rect.moveCenter(middle);
    // Words at a map's edge stay on the map, where they have room there.
    if (rect.width() <= inside.width())
        rect.moveLeft(std::clamp(rect.left(), inside.left(), inside.right() - rect.width()));
    if (rect.height() <= inside.height())
        rect.moveTop(std::clamp(rect.top(), inside.top(), inside.bottom() - rect.height()));
    page.plates.push_back({.rect = rect, .fill = paperOf(page), .line = ink, .width = 0.5, .radius = 1.5});
    page.addText(font, page.colors->text, rect, Qt::AlignHCenter, words);
}

void addLine(FigurePage& page, const QColor& ink, std::vector<QPointF> corners, double head)
{
    page.arrows.push_back({corners, paperOf(page), paperEdge, head + 1.5});  // which sets it off from cells
    page.arrows.push_back({std::move(corners), ink, lineWidth, head});
}

/// A curly brace from `from` to `to`, whose tip points away from the map.
/// @param out  across the line, of length 1
std::vector<QPointF> curly(const QPointF& from, const QPointF& to, const QPointF& out)
{
    const QLineF line(from, to);
    const QPointF along = line.length() > 0 ? (to - from) / line.length() : QPointF();
    const double radius = std::min(braceDepth / 2, line.length() / 4);
    const QPointF middle = (from + to) / 2;
    constexpr int steps = 6;
    std::vector<QPointF> corners;
    corners.reserve(std::size_t{4} * (steps + 1));
    // A quarter circle: from a point, along `first`, bent towards `then`.
    const auto bend = [&](const QPointF& start, const QPointF& first, const QPointF& then) {
        for (int i = 0; i <= steps; ++i) {
            const double angle = i * M_PI / 2 / steps;
            corners.push_back(start + radius * std::sin(angle) * first + radius * (1 - std::cos(angle)) * then);
        }
    };
    bend(from, out, along);
    bend(middle + radius * out - radius * along, along, out);
    bend(middle + 2 * radius * out, -out, along);
    bend(to + radius * out - radius * along, along, -out);
    return corners;
}

/// Frames of equal stretches in rows below each other become one.
/// @param count  of frames, before all else
void joinFrames(std::vector<Annotation>& all, std::size_t count)
{
    std::vector<Annotation> joined;
    for (std::size_t i = 0; i < count; ++i) {
        const auto above = std::ranges::find_if(joined, [&one = all[i]](const Annotation& frame) {
            return frame.rows.last == one.rows.first - 1 && frame.keys == one.keys;
        });
        if (above != joined.end())
            above->rows.last = all[i].rows.last;
        else
            joined.push_back(all[i]);
    }
    const auto first = all.erase(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(count));
    all.insert(first, joined.begin(), joined.end());
}

}  // namespace

/// Okabe and Ito (2008).
QColor inkOf(const std::string& color)
{
    const QString name = QString::fromStdString(color);
    if (name.startsWith(u'#')) return QColor(name);
    static const std::pair<const char*, QRgb> inks[] = {
        {"red", 0xFFD55E00},    {"orange", 0xFFE69F00}, {"green", 0xFF009E73}, {"blue", 0xFF0072B2},
        {"purple", 0xFFCC79A7}, {"grey", 0xFF6E6E6E},   {"black", 0xFF000000}, {"white", 0xFFFFFFFF}};
    for (const auto& [known, ink] : inks)
        if (name == QLatin1String(known)) return QColor::fromRgb(ink);
    return {};
}

Annotations::Annotations(const FigureSource& source, const core::FigureSettings& settings, const QStringList& rows,
                         const QStringList& keys)
    : Annotations(source.room.tokens != nullptr ? std::string() : settings.voice.annotations, rows, keys)
{
    const auto& marked = source.session.marked;
    const bool marks = settings.voice.marks && marked != nullptr && isCells(settings);
    if (source.room.tokens != nullptr || !marks) return;
    const std::size_t written = m_all.size();
    takeMarked(*marked);
    // In an order of their own, rows that follow each other may stand apart.
    if (settings.part.shown_rows.empty()) joinFrames(m_all, m_all.size() - written);
}

Annotations::Annotations(const std::string& all, const QStringList& rows, const QStringList& keys)
    : m_all(core::annotationsIn(all)),
      m_shownRows(static_cast<std::size_t>(rows.size())),
      m_shownKeys(static_cast<std::size_t>(keys.size()))
{
    m_rows.reserve(m_shownRows.size());
    m_keys.reserve(m_shownKeys.size());
    for (const QString& row : rows) m_rows.push_back(row.toStdString());
    for (const QString& key : keys) m_keys.push_back(key.toStdString());
    std::iota(m_shownRows.begin(), m_shownRows.end(), 0);
    std::iota(m_shownKeys.begin(), m_shownKeys.end(), 0);
}

/// A frame about each cell that was marked in the window; neighbours in a row have one together.
void Annotations::takeMarked(const core::Painting& marked)
{
    const Index rows = std::ssize(m_shownRows), keys = std::ssize(m_shownKeys);
    std::vector<Annotation> frames;
    for (const auto& [query, runs] : marked.hidden())
        for (const core::KeyRun& run : runs)
            if (query < rows && run.from < keys)
                frames.push_back({.rows = {query, query}, .keys = {run.from, std::min(run.to, keys - 1)}});
    m_all.insert(m_all.begin(), frames.begin(), frames.end());  // below what was written
}

void Annotations::setShown(std::vector<Index> rows, std::vector<Index> keys)
{
    if (m_all.empty() || (rows.empty() && keys.empty())) return;
    m_shownRows = std::move(rows);
    m_shownKeys = std::move(keys);
}

/// Where named tokens are among those that are shown, from the first to the last.
Annotations::Places Annotations::shownOf(const NamedPlaces& named, Along side) const
{
    const Places& shown = side == Along::Rows ? m_shownRows : m_shownKeys;
    Places found;
    for (const Index place : core::placesOf(named, side == Along::Rows ? m_rows : m_keys)) {
        const auto at = std::ranges::find(shown, place);
        if (at != shown.end()) found.push_back(at - shown.begin());
    }
    std::ranges::sort(found);
    return found;
}

/// Where one stretch of tokens is: a spelling must be there once.
Annotations::Places Annotations::stretchOf(const NamedPlaces& named, Along side) const
{
    if (!named.name.empty()) core::stretchOf(named, side == Along::Rows ? m_rows : m_keys);
    return shownOf(named, side);
}

TokenLabels Annotations::dressed(TokenLabels labels, Along side) const
{
    for (const Annotation& one : m_all) {
        const bool tokens = one.kind == Mark::Bold || one.kind == Mark::Color || one.kind == Mark::Gloss;
        if (!tokens || (one.side != Along::Both && one.side != side)) continue;
        Places places;
        try {
            places = shownOf(one.rows, side);
        } catch (const core::Error&) {
            // A token of one side alone need not be on the other, too.
            if (one.side != Along::Both) throw;
            shownOf(one.rows, side == Along::Rows ? Along::Keys : Along::Rows);
        }
        for (const Index place : places) {
            if (place >= labels.tokens.size()) continue;
            TokenLabels::Face& face = labels.faces[static_cast<int>(place)];
            if (one.kind == Mark::Bold) face.bold = true;
            if (const QColor ink = inkOf(one.color); ink.isValid()) face.color = ink;
            if (one.kind == Mark::Gloss)
                labels.tokens[place] += QStringLiteral(" ‘%1’").arg(plainMath(QString::fromStdString(one.words)));
        }
    }
    return labels;
}

double Annotations::besideOf(Along side, const QFont& font) const
{
    double room = 0;
    for (const Annotation& one : m_all) {
        if ((one.kind != Mark::Brace && one.kind != Mark::Bracket) || one.side != side) continue;
        if (shownOf(one.rows, side).empty()) continue;
        room = std::max(room, braceGap + braceDepth + (one.words.empty() ? 0 : wordsGap + lineHeight(font)));
    }
    return room;
}

double Annotations::besideRows(const QFont& font) const { return besideOf(Along::Rows, font); }
double Annotations::besideKeys(const QFont& font) const { return besideOf(Along::Keys, font); }

/// The rectangle about these cells; nothing where none of them is shown.
std::optional<QRectF> Annotations::cellsOf(const NamedPlaces& rows, const NamedPlaces& keys, const QRectF& rect) const
{
    const Places down = stretchOf(rows, Along::Rows), across = stretchOf(keys, Along::Keys);
    if (down.empty() || across.empty()) return std::nullopt;
    return cellsIn(rect, std::ssize(m_shownRows), std::ssize(m_shownKeys), down.front(), across.front(), down.back(),
                   across.back());
}

void Annotations::add(FigurePage& page, Index number, const QRectF& rect, const QFont& font, Braces braces) const
{
    for (const Annotation& one : m_all)
        if (one.map == 0 || one.map == number) addOne(page, one, rect, font, braces);
}

void Annotations::addOne(FigurePage& page, const Annotation& one, const QRectF& rect, const QFont& font,
                         Braces braces) const
{
    if (one.kind == Mark::Brace || one.kind == Mark::Bracket) return addBrace(page, one, rect, font, braces);
    const bool onCells = one.kind == Mark::Box || one.kind == Mark::Arrow || one.kind == Mark::Text;
    const std::optional<QRectF> cells = onCells ? cellsOf(one.rows, one.keys, rect) : std::nullopt;
    if (!cells) return;
    const QColor ink = inkOf(one.color).isValid() ? inkOf(one.color) : QColor::fromRgb(0xFFD55E00);
    const QString words = plainMath(QString::fromStdString(one.words));
    const double line = lineHeight(font);
    if (one.kind == Mark::Box) {
        page.plates.push_back(
            {.rect = *cells, .fill = Qt::transparent, .line = paperOf(page), .width = paperEdge, .radius = 0});
        page.plates.push_back({.rect = *cells, .fill = Qt::transparent, .line = ink, .width = lineWidth, .radius = 0});
        // Below the box, or above it at the map's lower edge.
        const bool below = cells->bottom() + wordsGap + line <= rect.bottom();
        const double y = below ? cells->bottom() + wordsGap + line / 2 : cells->top() - wordsGap - line / 2;
        if (!words.isEmpty()) addWords(page, font, ink, {cells->center().x(), y}, rect, words);
    } else if (one.kind == Mark::Text) {
        addWords(page, font, ink, cells->center(), rect, words);
    } else if (const std::optional<QRectF> end = cellsOf(one.to_rows, one.to_keys, rect)) {
        constexpr double head = 5;
        addLine(page, ink, {cells->center(), end->center()}, head);
        const double down = end->center().y() >= cells->center().y() ? -1 : 1;  // away from the arrow
        const double away = down * (line / 2 + wordsGap + lineWidth);
        if (!words.isEmpty()) addWords(page, font, ink, cells->center() + QPointF(0, away), rect, words);
    }
}

void Annotations::addBrace(FigurePage& page, const Annotation& one, const QRectF& rect, const QFont& font,
                           Braces braces) const
{
    const Places places = stretchOf(one.rows, one.side);
    if (places.empty()) return;
    const bool rows = one.side == Along::Rows;
    const Index count = rows ? std::ssize(m_shownRows) : std::ssize(m_shownKeys);
    const double pitch = (rows ? rect.height() : rect.width()) / static_cast<double>(count);
    const double begin = (rows ? rect.top() : rect.left()) + pitch * static_cast<double>(places.front());
    const double end = (rows ? rect.top() : rect.left()) + pitch * static_cast<double>(places.back() + 1);
    const double inset = std::min(1.0, pitch / 8);  // so that braces of neighbours stand apart
    const double line = lineHeight(font);
    const bool above = braces == Braces::Above, inside = braces == Braces::Inside;
    const double room = inside ? 2 * braceGap + braceDepth + (one.words.empty() ? 0 : wordsGap + line) : 0;
    const double edgeAt = (rows    ? rect.right()
                           : above ? rect.top()
                                   : rect.bottom())
                          + (above && !rows ? -braceGap : braceGap) - room;
    const auto at = [&](double along) { return rows ? QPointF(edgeAt, along) : QPointF(along, edgeAt); };
    const QPointF out = rows ? QPointF(1, 0) : QPointF(0, above ? -1 : 1);
    const QPointF from = at(begin + inset), to = at(end - inset);
    const QColor ink = inkOf(one.color).isValid() ? inkOf(one.color) : page.colors->text;
    std::vector<QPointF> corners = one.kind == Mark::Brace ? curly(from, to, out)
                                                           : std::vector<QPointF>{from, from + braceDepth / 2 * out,
                                                                                  to + braceDepth / 2 * out, to};
    if (inside) page.arrows.push_back({corners, paperOf(page), paperEdge, 0});
    page.arrows.push_back({std::move(corners), ink, 0.8, 0});
    const QString words = plainMath(QString::fromStdString(one.words));
    if (words.isEmpty()) return;
    const QPointF middle = (from + to) / 2 + (braceDepth + wordsGap + line / 2) * out;
    const TextMetrics metrics(font, ruler());
    // Longer words reach beyond the brace, but not beyond the map.
    const double most = rows ? rect.height() : rect.width();
    const QString fits = metrics.elidedText(words, Qt::ElideRight, most);
    const double length = metrics.horizontalAdvance(fits) + 2;
    QRectF place(0, 0, rows ? line : length, rows ? length : line);
    place.moveCenter(middle);
    if (rows)
        place.moveTop(std::clamp(place.top(), rect.top() - 1, std::max(rect.top() - 1, rect.bottom() + 1 - length)));
    else
        place.moveLeft(std::clamp(place.left(), rect.left() - 1, std::max(rect.left() - 1, rect.right() + 1 - length)));
    if (inside) page.plates.push_back({.rect = place, .fill = paperOf(page), .line = ink, .width = 0, .radius = 1.5});
    page.addText(font, ink, place, Qt::AlignHCenter, fits, rows);
}

QStringList Annotations::wordsAt(Index row, Index key) const
{
    const auto has = [](const Places& places, Index place) { return std::ranges::find(places, place) != places.end(); };
    QStringList said;
    for (const Annotation& one : m_all) {
        const QString words = plainMath(QString::fromStdString(one.words));
        const auto say = [&](const QString& kind) { said << (words.isEmpty() ? kind : words); };
        switch (one.kind) {
        case Mark::Box:
        case Mark::Text:
            if (has(shownOf(one.rows, Along::Rows), row) && has(shownOf(one.keys, Along::Keys), key))
                say(Figure::tr("in a box"));
            break;
        case Mark::Arrow:
            if (has(shownOf(one.rows, Along::Rows), row) && has(shownOf(one.keys, Along::Keys), key))
                say(Figure::tr("an arrow begins here"));
            if (has(shownOf(one.to_rows, Along::Rows), row) && has(shownOf(one.to_keys, Along::Keys), key))
                say(Figure::tr("an arrow ends here"));
            break;
        case Mark::Brace:
        case Mark::Bracket:
            if (!words.isEmpty() && has(shownOf(one.rows, one.side), one.side == Along::Rows ? row : key))
                said << words;
            break;
        default: break;
        }
    }
    return said;
}

}  // namespace figure_layout
