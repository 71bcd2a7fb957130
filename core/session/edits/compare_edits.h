#pragma once

#include "core/session/session.h"

/// Edits of a comparison and of its runs.
namespace core {

/// Runs are compared with a copy of the first at least; heads are the first run's alone.
void setCompareKind(Session& session, CompareSettings::Kind kind);
/// @param side  one that is not there is left alone
void compareHead(Session& session, std::size_t side, Index layer, Index head);
/// Another run, or the next head that is not compared yet, of a model of so many; not beyond `mostRuns`.
void addComparedSide(Session& session, Index layers, Index heads);
/// @param more  beside those that are compared already; else only these two
void compareWith(Session& session, bool more, const ComparedHead& shown, const ComparedHead& other);
/// Two sides stay. What other runs took from the one that goes is forgotten.
void removeComparedSide(Session& session, std::size_t side);

}  // namespace core
