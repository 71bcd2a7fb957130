#pragma once

#include "core/text/tokenizer.h"

namespace core {

/// The user's own cuts of a text. Places are counted in code points; merged tokens keep the text between them.
struct CutEdits {
    std::vector<Index> added;    ///< a token that spans this place is cut there; ascending
    std::vector<Index> removed;  ///< the token that begins here is joined to the one before; ascending

    bool empty() const { return added.empty() && removed.empty(); }
    friend bool operator==(const CutEdits&, const CutEdits&) = default;
};

/// A splitter's tokens with the user's cuts; ids count the different tokens anew, in order of first appearance.
/// @param text  UTF-8, which `encoding` is of
Encoding withCuts(std::string_view text, Encoding encoding, const CutEdits& edits);

/// The token cut into single code points, or joined to the one before it.
CutEdits splitToken(CutEdits edits, const TextRange& token);
CutEdits joinedToPrevious(CutEdits edits, const TextRange& token);

/// The edits that survive a change of the text: those before the changed stretch stay, those after it move along.
CutEdits movedAlong(const CutEdits& edits, std::string_view before, std::string_view after);

}  // namespace core
