#include "core/text/pieces/prefix_tree.h"

namespace core {
namespace {

std::uint64_t edgeOf(PrefixTree::Node node, char byte)
{
    return std::uint64_t{node} * 256 + static_cast<unsigned char>(byte) + 1;
}

}  // namespace

PrefixTree::PrefixTree() : m_edges(64), m_values(1, noValue) {}

std::size_t PrefixTree::slotOf(std::uint64_t edge) const
{
    const std::size_t mask = m_edges.size() - 1;
    // Multiplication by 2⁶⁴/φ spreads neighbouring edges.
    std::size_t slot = ((edge * 0x9E3779B97F4A7C15U) >> 32U) & mask;
    while (m_edges[slot].edge != 0 && m_edges[slot].edge != edge) slot = (slot + 1) & mask;
    return slot;
}

void PrefixTree::grow()
{
    std::vector<Slot> old(m_edges.size() * 2);
    old.swap(m_edges);
    for (const Slot& slot : old)
        if (slot.edge != 0) m_edges[slotOf(slot.edge)] = slot;
}

void PrefixTree::add(std::string_view text, std::uint32_t value)
{
    Node node = root;
    for (const char byte : text) {
        if (m_values.size() * 2 >= m_edges.size()) grow();
        Slot& slot = m_edges[slotOf(edgeOf(node, byte))];
        if (slot.edge == 0) {
            slot = {edgeOf(node, byte), static_cast<Node>(m_values.size())};
            m_values.push_back(noValue);
        }
        node = slot.node;
    }
    m_values[node] = value;
}

PrefixTree::Node PrefixTree::child(Node node, char byte) const
{
    const Slot& slot = m_edges[slotOf(edgeOf(node, byte))];
    return slot.edge == 0 ? none : slot.node;
}

}  // namespace core
