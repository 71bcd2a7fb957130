#pragma once

#include "core/session/session.h"

#include <string_view>

/// Edits of named sets of heads.
namespace core {

/// In the place of the set of this name, if there is one, whose note stays; not beyond `mostHeadSets`. A name without
/// letters, and no heads, make no set.
void keepHeadSet(Session& session, std::string_view name, const std::vector<ComparedHead>& heads);
/// @param place  among the sets; one that is not there is left alone
void removeHeadSet(Session& session, std::size_t place);
void noteOnHeadSet(Session& session, std::size_t place, std::string_view note);
/// Its heads are the picked ones.
void chooseHeadSet(Session& session, std::size_t place);

/// The set that is called so, upper and lower case aside; null for none.
const HeadSet* headSetNamed(const Session& session, std::string_view name);

}  // namespace core
