#include "core/text/patched_rows.h"

#include "core/text/alignment.h"

#include <algorithm>

namespace core {

std::vector<Index> patchedRows(const std::vector<Token>& to, const std::vector<Token>& from)
{
    if (std::ranges::equal(to, from, {}, &Token::piece, &Token::piece)) return {};
    std::vector<Index> rows(to.size(), -1);
    for (const AlignedToken& place : aligned(to, from, SameToken::Text))
        if (place.a && place.b) rows[static_cast<std::size_t>(*place.a)] = *place.b;
    return rows;
}

}  // namespace core
