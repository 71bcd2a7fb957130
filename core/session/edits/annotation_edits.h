#pragma once

#include "core/attention/cell.h"
#include "core/session/annotation.h"
#include "core/session/session.h"

#include <cstddef>
#include <span>
#include <string>

/// Edits of what is written by hand onto maps.
namespace core {

void annotate(Session& session, const Annotation& one);

/// Takes away what is about a cell or its tokens, where places name them.
void removeAnnotations(Session& session, Index query, Index key);

/// Puts another in the place of one of them.
/// @param number  among core::annotationsIn(session.figure.voice.annotations), from 0; beyond the last: nothing
void replaceAnnotation(Session& session, std::size_t number, const Annotation& one);
void removeAnnotation(Session& session, std::size_t number);

/// The annotation with its tokens named by their places.
/// @param rows, keys  labels of the map's sides
/// @throws Error as stretchOf, for a box, an arrow, words or a brace
Annotation placed(Annotation one, std::span<const std::string> rows, std::span<const std::string> keys);

/// A placed annotation, moved by so many rows and keys, as far as all of it stays on the map.
/// @param last  cell of the map
Annotation moved(Annotation one, const Cell& by, const Cell& last);

/// A placed annotation from a cell to another: about all cells between them, or from the first to the second.
Annotation spanning(Annotation one, const Cell& from, const Cell& to);

}  // namespace core
