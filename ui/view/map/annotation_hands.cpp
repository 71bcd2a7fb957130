#include "ui/view/map/annotation_hands.h"

#include <QLineF>
#include <QWidget>

#include "core/session/edits/annotation_edits.h"
#include "ui/view/map/annotation_field.h"
#include "ui/view/map/map_sheet.h"

#include <algorithm>
#include <utility>

using core::Annotation;
using core::Cell;
using core::Index;
using MarkKind = Annotation::Kind;

AnnotationHands::AnnotationHands(QWidget* map, MapSheet* sheet)
    : m_map(map),
      m_sheet(sheet),
      m_field(new AnnotationField(map))
{
    connect(m_field, &AnnotationField::given, this, &AnnotationHands::giveWords);
    connect(m_field, &AnnotationField::givenUp, this, [this] {
        // A box needs no words, and words alone are nothing without them.
        if (m_begun && m_asks && m_begun->kind != MarkKind::Text) return giveWords({});
        giveUp();
    });
}

void AnnotationHands::setOn(bool on)
{
    if (m_isOn == on) return;
    forget();
    m_isOn = on;
    if (on)
        m_map->setCursor(draws() ? Qt::CrossCursor : Qt::ArrowCursor);
    else
        m_map->unsetCursor();
    emit stateChanged();
}

void AnnotationHands::forget()
{
    m_field->drop();
    giveUp();
    choose(std::nullopt);
}

void AnnotationHands::setTool(Tool tool)
{
    m_field->finish();
    giveUp();
    m_tool = tool;
    m_map->setCursor(draws() ? Qt::CrossCursor : Qt::ArrowCursor);
    tell();
}

void AnnotationHands::setColor(const std::string& color)
{
    m_color = color;
    if (m_begun) {
        Annotation one = *m_begun;
        one.color = color;
        showBegun(one);
    }
    const auto& all = m_sheet->annotations()->all();
    if (m_chosen && *m_chosen < all.size()) {
        Annotation one = all[*m_chosen];
        if (one.kind == MarkKind::Color && color.empty()) return removeChosen();
        if (one.color != color) {
            one.color = color;
            emit changed(*m_chosen, one, false);
        }
    }
    emit stateChanged();
}

/// What the held tool makes.
Annotation AnnotationHands::blank() const
{
    Annotation one{.color = m_color};
    switch (m_tool) {
    case Tool::Arrow: one.kind = MarkKind::Arrow; break;
    case Tool::Text: one.kind = MarkKind::Text; break;
    case Tool::Rows:
        one.kind = MarkKind::Brace;
        one.side = Annotation::Side::Rows;
        break;
    case Tool::Columns:
        one.kind = MarkKind::Brace;
        one.side = Annotation::Side::Keys;
        break;
    default: break;
    }
    return one;
}

Cell AnnotationHands::lastCell() const { return {m_sheet->map().rows() - 1, m_sheet->map().cols() - 1}; }

/// The cell that is nearest to a place, of those in view.
Cell AnnotationHands::nearestCell(const QPointF& at) const
{
    const Cell last = lastCell();
    const QRectF seen = m_sheet->map().cellRect(0, 0, last.query, last.key) & QRectF(m_sheet->panel().axes()->rect());
    const QPointF inside(std::clamp(at.x(), seen.left() + 1, std::max(seen.left() + 1, seen.right() - 2)),
                         std::clamp(at.y(), seen.top() + 1, std::max(seen.top() + 1, seen.bottom() - 2)));
    return m_sheet->panel().cellAt(inside).value_or(m_cell);
}

void AnnotationHands::showBegun(const Annotation& one)
{
    if (m_begun == one) return;
    m_begun = one;
    m_sheet->annotations()->setBegun(one, m_drag == Drag::Move || m_drag == Drag::Grip);
    tell();
}

void AnnotationHands::begin(const Cell& from)
{
    choose(std::nullopt);
    m_from = from;
    showBegun(core::spanning(blank(), from, from));
}

/// What was begun is where it is to be: its words are asked for.
void AnnotationHands::end()
{
    // An arrow that was clicked, not drawn, ends at the next click.
    const bool leadsNowhere = m_begun && m_begun->kind == MarkKind::Arrow && m_begun->rows == m_begun->to_rows
                              && m_begun->keys == m_begun->to_keys;
    if (!m_begun || leadsNowhere) return;
    m_from.reset();
    m_asks = true;
    m_field->open(boundsOf(m_sheet->annotations()->drawn(*m_begun)), {},
                  m_begun->kind == MarkKind::Text ? tr("Words, then Enter") : tr("Words, or none; then Enter"));
}

void AnnotationHands::giveUp()
{
    m_drag = Drag::None;
    m_from.reset();
    m_grip.reset();
    m_asks = false;
    const bool had = std::exchange(m_begun, std::nullopt).has_value();
    m_sheet->annotations()->setBegun({}, false);
    if (had) tell();
}

void AnnotationHands::giveWords(const QString& words)
{
    const bool isNew = m_begun && m_asks;
    Annotation one = isNew ? *m_begun : Annotation{};
    giveUp();
    const auto& all = m_sheet->annotations()->all();
    if (!isNew) {
        if (!m_chosen || *m_chosen >= all.size()) return;
        one = all[*m_chosen];
    }
    const bool needed = one.kind == MarkKind::Text || one.kind == MarkKind::Gloss;
    if (needed && words.isEmpty()) {
        if (!isNew) removeChosen();
        return;
    }
    const bool same = one.words == words.toStdString();
    one.words = words.toStdString();
    if (!isNew) {
        if (!same) emit changed(*m_chosen, one, false);
        return;
    }
    write(one);
}

/// Asks for an annotation, and chooses it when it is there.
void AnnotationHands::write(const Annotation& one)
{
    const std::size_t before = m_sheet->annotations()->all().size();
    emit written(one);
    if (m_sheet->annotations()->all().size() == before + 1) choose(before);
}

void AnnotationHands::choose(std::optional<std::size_t> number)
{
    if (m_chosen == number) return;
    m_chosen = number;
    m_sheet->annotations()->setChosen(number);
    tell();
}

void AnnotationHands::chooseNext(int step)
{
    const auto count = static_cast<int>(m_sheet->annotations()->all().size());
    if (count == 0) return;
    const int from = m_chosen ? static_cast<int>(*m_chosen) : step > 0 ? -1 : 0;
    choose(static_cast<std::size_t>((from + step + count) % count));
}

void AnnotationHands::askWords()
{
    const auto& all = m_sheet->annotations()->all();
    if (!m_chosen || *m_chosen >= all.size()) return;
    const Annotation& one = all[*m_chosen];
    QRectF about = boundsOf(m_sheet->annotations()->drawn(one));
    if (about.isNull()) about = m_sheet->map().cellRect(m_cell.query, m_cell.key, m_cell.query, m_cell.key);
    if (one.kind == MarkKind::Bold || one.kind == MarkKind::Color) return;  // they have none
    m_field->open(about, QString::fromStdString(one.words), tr("Words, then Enter"));
}

void AnnotationHands::removeChosen()
{
    if (!m_chosen) return;
    const std::size_t number = *m_chosen;
    choose(std::nullopt);
    emit removed(number);
}

void AnnotationHands::renew()
{
    // Where there are more or fewer than before, the chosen one may have another number.
    const std::size_t count = m_sheet->annotations()->all().size();
    if (std::exchange(m_count, count) != count) choose(std::nullopt);
    const Cell last = lastCell();
    const auto fits = [&](const core::NamedPlaces& places, Index end) { return places.last <= end; };
    const bool lost = m_begun
                      && (!fits(m_begun->rows, std::max(last.query, last.key)) || !fits(m_begun->keys, last.key)
                          || !fits(m_begun->to_rows, last.query) || !fits(m_begun->to_keys, last.key));
    if (!lost) return;
    m_field->drop();
    giveUp();
}

void AnnotationHands::setCell(const Cell& place)
{
    if (std::exchange(m_cell, place) == place) return;  // something else is pointed at
    if (m_isOn && m_from && m_drag == Drag::None && draws())
        showBegun(core::spanning(
            blank(), *m_from,
            {std::clamp<Index>(place.query, 0, lastCell().query), std::clamp<Index>(place.key, 0, lastCell().key)}));
}

/// The topmost annotation at a place: lines and words before the inside of boxes, and small boxes before large ones.
std::optional<std::size_t> AnnotationHands::annotationAt(const QPointF& at) const
{
    const MapAnnotations& drawn = *m_sheet->annotations();
    std::optional<std::size_t> inside;
    double least = 0;
    for (std::size_t i = drawn.all().size(); i-- > 0;) {
        const FigurePage page = drawn.drawn(drawn.all()[i]);
        if (liesOn(page, at, annotationReach)) return i;
        if (page.plates.empty() || !page.plates.front().rect.contains(at)) continue;
        const double area = page.plates.front().rect.width() * page.plates.front().rect.height();
        if (inside && area >= least) continue;
        inside = i;
        least = area;
    }
    return inside;
}

/// Takes hold of the chosen one's grip, or of what lies there.
bool AnnotationHands::take(const QPointF& at)
{
    if (m_chosen) {
        if (const auto placed = m_sheet->annotations()->placedOne(*m_chosen)) {
            const FigurePage page = m_sheet->annotations()->drawn(*placed);
            for (const AnnotationGrip& grip : gripsOf(*placed, page, m_sheet->panel()))
                if (QLineF(grip.at, at).length() <= gripReach) {
                    m_grip = grip;
                    m_drag = Drag::Grip;
                    return true;
                }
        }
    }
    const auto found = annotationAt(at);
    choose(found);
    if (!found) return false;
    m_from = nearestCell(at);
    m_drag = Drag::Move;
    return true;
}

bool AnnotationHands::press(const QPointF& at)
{
    if (!m_isOn) return false;
    m_field->finish();
    if (m_tool == Tool::Choose) return take(at);
    if (m_tool == Tool::Bold) return toggleBoldAt(at);
    const bool beside = m_tool == Tool::Rows || m_tool == Tool::Columns;  // a brace is drawn along the labels, too
    if (!beside && !m_sheet->panel().cellAt(at)) return false;
    m_drag = Drag::Draw;
    if (m_from)
        dragTo(at);  // the end of what was begun with a click
    else
        begin(nearestCell(at));
    return true;
}

void AnnotationHands::dragTo(const QPointF& at)
{
    const Cell cell = nearestCell(at);
    if (m_drag == Drag::Draw) return showBegun(core::spanning(blank(), *m_from, cell));
    if (!m_chosen) return;
    const auto placed = m_sheet->annotations()->placedOne(*m_chosen);
    if (!placed) return;
    if (m_drag == Drag::Grip) return showBegun(gripped(*placed, *m_grip, cell));
    showBegun(core::moved(*placed, {cell.query - m_from->query, cell.key - m_from->key}, lastCell()));
}

bool AnnotationHands::move(const QPointF& at)
{
    if (!m_isOn || m_drag == Drag::None) return false;
    dragTo(at);
    return true;
}

bool AnnotationHands::release(const QPointF& at)
{
    if (!m_isOn || m_drag == Drag::None) return false;
    if (m_begun) dragTo(at);
    const Drag drag = m_drag;
    if (drag != Drag::Draw) {
        const std::optional<Annotation> instead = m_begun;
        const auto placed = m_chosen ? m_sheet->annotations()->placedOne(*m_chosen) : std::nullopt;
        giveUp();
        if (instead && placed && *instead != *placed) emit changed(*m_chosen, *instead, false);
        return true;
    }
    m_drag = Drag::None;
    end();
    return true;
}

bool AnnotationHands::doubleClick(const QPointF& at)
{
    if (!m_isOn || m_tool != Tool::Choose) return m_isOn && press(at);
    const auto found = annotationAt(at);
    if (!found) return false;
    choose(found);
    askWords();
    return true;
}

/// A token's name left of the map or above it.
bool AnnotationHands::toggleBoldAt(const QPointF& at)
{
    const QRectF cells(m_sheet->panel().axes()->rect());
    const bool beside = at.x() < cells.left() && at.y() >= cells.top() && at.y() <= cells.bottom();
    const bool above = at.y() < cells.top();
    if (!beside && !above) return false;
    const Cell cell = nearestCell(at);
    toggleBold(beside ? Annotation::Side::Rows : Annotation::Side::Keys, beside ? cell.query : cell.key);
    return true;
}

void AnnotationHands::toggleBold(Annotation::Side side, Index place)
{
    const auto& all = m_sheet->annotations()->all();
    const Annotation bold{.kind = MarkKind::Bold, .side = side, .rows = {place, place}, .color = m_color};
    const auto same = std::ranges::find_if(all, [&](const Annotation& one) {
        return one.kind == MarkKind::Bold && one.side == side && one.rows == bold.rows;
    });
    choose(std::nullopt);
    if (same != all.end()) {
        emit removed(static_cast<std::size_t>(same - all.begin()));
        return tell();
    }
    write(bold);
}

void AnnotationHands::tell() { emit stateChanged(); }

#include "moc_annotation_hands.cpp"
