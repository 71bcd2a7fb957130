#pragma once

#include "core/matrix.h"
#include "core/model/attention_block.h"

#include <compare>
#include <string>
#include <tuple>
#include <vector>

namespace core {

/// A head of an atlas; layer and head from 0.
struct AtlasHead {
    std::size_t block = 0;  ///< which of the atlas' blocks
    Index layer = 0;
    Index head = 0;

    friend bool operator==(const AtlasHead&, const AtlasHead&) = default;
    friend std::strong_ordering operator<=>(const AtlasHead& a, const AtlasHead& b)
    {
        return std::tie(a.block, a.layer, a.head) <=> std::tie(b.block, b.layer, b.head);
    }
};

/// A user's note about a head.
struct HeadNote {
    AtlasHead head = {};
    std::string name = {};
    std::vector<std::string> tags = {};
    std::string text = {};

    bool empty() const { return name.empty() && tags.empty() && text.empty(); }
    friend bool operator==(const HeadNote&, const HeadNote&) = default;
};

inline constexpr std::size_t longestNote = 200'000, longestHeadName = 400, mostTags = 40;  ///< bytes of a note's text

}  // namespace core
