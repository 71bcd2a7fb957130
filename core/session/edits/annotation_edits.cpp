#include "core/session/edits/annotation_edits.h"

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

}  // namespace core
