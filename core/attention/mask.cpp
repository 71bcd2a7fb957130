#include "core/attention/mask.h"

#include <algorithm>

namespace core {

Mask Mask::causal(Index offset)
{
    Mask mask;
    mask.m_rules.emplace_back(Causal{offset});
    return mask;
}

Mask Mask::padding(std::vector<bool> keyVisible)
{
    Mask mask;
    mask.m_rules.emplace_back(Padding{std::make_shared<const std::vector<bool>>(std::move(keyVisible))});
    return mask;
}

Mask Mask::given(std::vector<bool> visible, Index keys)
{
    Mask mask;
    mask.m_rules.emplace_back(Given{std::make_shared<const std::vector<bool>>(std::move(visible)), keys});
    return mask;
}

Mask Mask::operator&(const Mask& other) const
{
    Mask both = *this;
    both.m_rules.insert(both.m_rules.end(), other.m_rules.begin(), other.m_rules.end());
    return both;
}

bool Mask::allows(Index query, Index key) const
{
    return std::ranges::all_of(m_rules, [=](const Rule& rule) {
        return std::visit([=](const auto& one) { return one.allows(query, key); }, rule);
    });
}

std::vector<std::string> Mask::hiddenBy(Index query, Index key) const
{
    std::vector<std::string> names;
    for (const Rule& rule : m_rules)
        std::visit(
            [&](const auto& one) {
                if (!one.allows(query, key)) names.emplace_back(one.name);
            },
            rule);
    return names;
}

Index Mask::hiddenCells(Index queries, Index keys) const
{
    Index hidden = 0;
    for (Index query = 0; query < queries; ++query)
        for (Index key = 0; key < keys; ++key) hidden += allows(query, key) ? 0 : 1;
    return hidden;
}

}  // namespace core
