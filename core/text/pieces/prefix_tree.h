#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace core {

/// A set of byte strings, to be read byte by byte: every node stands for a beginning of some of them.
class PrefixTree {
public:
    using Node = std::uint32_t;
    static constexpr Node root = 0;
    static constexpr Node none = 0xFFFFFFFF;
    static constexpr std::uint32_t noValue = 0xFFFFFFFF;

    PrefixTree();

    /// A string that is there already gets the new value.
    void add(std::string_view text, std::uint32_t value);

    /// The beginning that is one byte longer; none if no string begins so.
    Node child(Node node, char byte) const;
    /// The value of the string that ends here; noValue where none does.
    std::uint32_t value(Node node) const { return m_values[node]; }

private:
    std::size_t slotOf(std::uint64_t edge) const;
    void grow();

    struct Slot {
        std::uint64_t edge;  ///< node · 256 + byte + 1; 0 where the slot is free
        Node node;
    };
    std::vector<Slot> m_edges;  ///< open addressing, a power of two long
    std::vector<std::uint32_t> m_values;
};

}  // namespace core
