#pragma once

#include "core/atlas/atlas.h"

#include <functional>
#include <string_view>

namespace core {

/// A query for heads: "previous > 0.5 and knock_out < -0.1", "induction >= 0.3 or not layer < 4", "tag =
/// copying", or words that stand in its name, tags or note. Measures are called as `analyze` calls them, with spaces or
/// underscores; layer and head count from 1; "and" may be left out.
class HeadSearch {
public:
    /// @throws Error{Malformed} naming the part that cannot be understood
    explicit HeadSearch(std::string_view asked);

    /// A head that has no such measure is not found by it, however it is asked.
    bool finds(const Atlas& atlas, std::size_t step, const AtlasHead& head) const;
    /// The measures that it asks about, in the order in which they are named.
    const std::vector<Measure>& measures() const { return m_measures; }

private:
    friend class HeadSearchReader;
    using Test = std::function<bool(const Atlas&, std::size_t, const AtlasHead&)>;

    Test m_test;  ///< none where nothing is asked
    std::vector<Measure> m_measures;
};

}  // namespace core
