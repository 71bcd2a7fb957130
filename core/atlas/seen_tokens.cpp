#include "core/atlas/seen_tokens.h"

namespace core {

SeenTokens::SeenTokens(std::vector<Entry> entries) : m_entries(std::move(entries))
{
    for (std::size_t place = 0; place < m_entries.size(); ++place) m_places.emplace(m_entries[place].id, place);
}

std::vector<std::size_t> SeenTokens::take(const std::vector<Token>& tokens, const std::vector<bool>& counts,
                                          std::size_t most)
{
    std::vector<std::size_t> places(tokens.size(), none);
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (tokens[i].id < 0 || !counts[i]) continue;
        auto known = m_places.find(tokens[i].id);
        if (known == m_places.end()) {
            if (m_entries.size() >= most) continue;
            known = m_places.emplace(tokens[i].id, m_entries.size()).first;
            m_entries.push_back({tokens[i].id, tokens[i].text, 0});
        }
        ++m_entries[known->second].count;
        places[i] = known->second;
    }
    return places;
}

}  // namespace core
