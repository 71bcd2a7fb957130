#include "core/session/edits/annotation_edits.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace core {
namespace {

bool covers(const NamedPlaces& places, Index place)
{
    return places.name.empty() && places.first <= place && place <= places.last;
}

bool isAbout(const Annotation& one, Index query, Index key)
{
    using Kind = Annotation::Kind;
    switch (one.kind) {
    case Kind::Box:
    case Kind::Text: return covers(one.rows, query) && covers(one.keys, key);
    case Kind::Arrow:
        return (covers(one.rows, query) && covers(one.keys, key))
               || (covers(one.to_rows, query) && covers(one.to_keys, key));
    default: break;
    }
    return (one.side != Annotation::Side::Keys && covers(one.rows, query))
           || (one.side != Annotation::Side::Rows && covers(one.rows, key));
}

/// Stretches of a placed annotation: along rows, and along keys.
struct Stretches {
    std::vector<NamedPlaces*> rows;
    std::vector<NamedPlaces*> keys;
};

Stretches stretchesOf(Annotation& one)
{
    using Kind = Annotation::Kind;
    switch (one.kind) {
    case Kind::Box:
    case Kind::Text: return {{&one.rows}, {&one.keys}};
    case Kind::Arrow: return {{&one.rows, &one.to_rows}, {&one.keys, &one.to_keys}};
    default: break;
    }
    if (one.side == Annotation::Side::Rows) return {{&one.rows}, {}};
    if (one.side == Annotation::Side::Keys) return {{}, {&one.rows}};
    return {};
}

void moveStretches(const std::vector<NamedPlaces*>& all, Index by, Index last)
{
    for (const NamedPlaces* each : all)
        if (each->name.empty())
            by = std::clamp(by, std::min<Index>(0, -each->first), std::max<Index>(0, last - each->last));
    for (NamedPlaces* each : all) {
        if (!each->name.empty()) continue;
        each->first += by;
        each->last += by;
    }
}

/// Writes all annotations anew but for one, in whose place others stand.
void rewrite(Session& session, std::size_t number, const std::vector<Annotation>& instead)
{
    std::vector<Annotation> all = annotationsIn(session.figure.voice.annotations);
    if (number >= all.size()) return;
    const auto at = all.erase(all.begin() + static_cast<std::ptrdiff_t>(number));
    all.insert(at, instead.begin(), instead.end());
    session.figure.voice.annotations.clear();
    for (const Annotation& one : all) annotate(session, one);
}

}  // namespace

void annotate(Session& session, const Annotation& one)
{
    std::string& all = session.figure.voice.annotations;
    if (!all.empty()) all += "; ";
    all += annotationText(one);
}

void removeAnnotations(Session& session, Index query, Index key)
{
    const std::vector<Annotation> before = annotationsIn(session.figure.voice.annotations);
    session.figure.voice.annotations.clear();
    for (const Annotation& one : before)
        if (!isAbout(one, query, key)) annotate(session, one);
}

void replaceAnnotation(Session& session, std::size_t number, const Annotation& one) { rewrite(session, number, {one}); }

void removeAnnotation(Session& session, std::size_t number) { rewrite(session, number, {}); }

Annotation placed(Annotation one, std::span<const std::string> rows, std::span<const std::string> keys)
{
    using Kind = Annotation::Kind;
    if (one.kind == Kind::Bold || one.kind == Kind::Color || one.kind == Kind::Gloss) return one;
    const auto place = [](NamedPlaces& named, std::span<const std::string> labels) {
        const std::vector<Index> all = stretchOf(named, labels);
        named = {.first = all.front(), .last = all.back()};
    };
    const Stretches stretches = stretchesOf(one);
    for (NamedPlaces* each : stretches.rows) place(*each, rows);
    for (NamedPlaces* each : stretches.keys) place(*each, keys);
    return one;
}

Annotation moved(Annotation one, const Cell& by, const Cell& last)
{
    const Stretches stretches = stretchesOf(one);
    moveStretches(stretches.rows, by.query, last.query);
    moveStretches(stretches.keys, by.key, last.key);
    return one;
}

Annotation spanning(Annotation one, const Cell& from, const Cell& to)
{
    const auto between = [](Index a, Index b) {
        const auto [first, last] = std::minmax(a, b);
        return NamedPlaces{.first = first, .last = last};
    };
    switch (one.kind) {
    case Annotation::Kind::Arrow:
        one.rows = {from.query, from.query};
        one.keys = {from.key, from.key};
        one.to_rows = {to.query, to.query};
        one.to_keys = {to.key, to.key};
        return one;
    case Annotation::Kind::Text:
        one.rows = {to.query, to.query};
        one.keys = {to.key, to.key};
        return one;
    case Annotation::Kind::Box: one.keys = between(from.key, to.key); break;
    default: break;
    }
    one.rows = one.side == Annotation::Side::Keys ? between(from.key, to.key) : between(from.query, to.query);
    return one;
}

}  // namespace core
