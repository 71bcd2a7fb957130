#include "core/analysis/outline/length_cost.h"

#include <algorithm>

namespace core {
namespace {

constexpr double floatBytes = 4;

double number(Index value) { return static_cast<double>(value); }

/// Σ min(i, most) over i = 0 … count - 1.
double sumUpTo(Index count, Index most)
{
    const double whole = number(std::min(count, most + 1));
    return whole * (whole - 1) / 2 + number(std::max<Index>(0, count - most - 1)) * number(most);
}

/// Whether a window shows a cell.
bool isInWindow(const OutlineReach& reach, bool causal, Index query, Index key)
{
    return key >= query - reach.before && key <= (causal ? query : query + reach.after);
}

double windowCells(const OutlineReach& reach, bool causal, Index tokens)
{
    double seen = number(tokens) + sumUpTo(tokens, reach.before);
    if (!causal) seen += sumUpTo(tokens, reach.after);
    // What tokens that see all and are seen by all add beyond the window, a cell between two of them once.
    const auto adds = [&](Index query, Index key) {
        const bool allowed = !causal || key <= query;
        return allowed && !isInWindow(reach, causal, query, key) ? 1.0 : 0.0;
    };
    for (const Index token : reach.global) {
        if (token >= tokens) continue;
        for (Index other = 0; other < tokens; ++other) seen += adds(token, other) + adds(other, token);
        for (const Index other : reach.global)
            if (other < tokens) seen -= adds(token, other);
    }
    return seen;
}

/// Which of a variant's parts an attention has.
OutlineAttention changed(OutlineAttention attention, const CostVariant& variant, Index width)
{
    if (variant.windowless) attention.reach = {};
    if (variant.ungrouped && attention.key_heads < attention.heads && attention.latent == 0) {
        const Index more = attention.heads - attention.key_heads;
        attention.key_projections += number(more) * number(width) * number(attention.key_width + attention.value_width);
        attention.key_heads = attention.heads;
    }
    return attention;
}

/// Numbers of a token's key and value that a cache keeps.
double keptNumbers(const OutlineAttention& attention)
{
    if (attention.keys_of) return 0;
    if (attention.latent > 0) return number(attention.latent);
    return number(attention.key_heads) * number(attention.key_width + attention.value_width);
}

/// The number of tokens that a cache keeps of a text.
Index keptTokens(const OutlineReach& reach, Index tokens)
{
    switch (reach.kind) {
    case OutlineReach::Kind::Window: return std::min(tokens, reach.before + std::ssize(reach.global));
    case OutlineReach::Kind::Chunk: return std::min(tokens, reach.size);
    case OutlineReach::Kind::All:
    case OutlineReach::Kind::Other: break;
    }
    return tokens;
}

/// Puts the costs of a model's parts together.
class Counter {
public:
    Counter(const OutlineStack& stack, Index tokens, const CostVariant& variant, LengthCost& into)
        : m_stack(stack),
          m_tokens(tokens),
          m_variant(variant),
          m_cost(into)
    {
        for (const OutlineLayer& layer : stack.layers)
            for (const OutlinePart& part : layer.parts)
                if (const auto* made = std::get_if<OutlineAttention>(&part.what); made != nullptr && m_usual == nullptr)
                    m_usual = made;
    }

    void count()
    {
        for (const OutlineLayer& layer : m_stack.layers)
            for (const OutlinePart& part : layer.parts) {
                if (const auto* attention = std::get_if<OutlineAttention>(&part.what)) add(*attention);
                if (const auto* mixer = std::get_if<OutlineMixer>(&part.what)) add(*mixer, part.beside);
                if (const auto* feed = std::get_if<OutlineFeedForward>(&part.what))
                    m_cost.feed_forward += number(m_tokens) * feed->projections;
            }
    }

private:
    void add(const OutlineAttention& of)
    {
        const OutlineAttention attention = changed(of, m_variant, m_stack.width);
        const bool across = attention.block == AttentionBlock::Cross;
        const double cells = seenCells(attention.reach, m_stack.causal && !across, m_tokens, m_tokens);
        const double heads = number(attention.heads);
        const double tokens = number(m_tokens);
        m_cost.projections += tokens * (attention.query_projections + attention.key_projections);
        const double q = heads * number(attention.key_width);
        m_cost.scores += cells * (q + number(attention.index_width));
        m_cost.scores += tokens * number(attention.query_distances + attention.key_distances) * q;
        const double used = attention.kept_keys > 0 ? std::min(cells, tokens * number(attention.kept_keys)) : cells;
        m_cost.values += used * heads * number(attention.value_width);
        m_cost.cells += used * heads;
        m_cost.map_bytes += floatBytes * tokens * tokens * heads;
        if (m_stack.causal)
            m_cost.cache_bytes +=
                floatBytes * keptNumbers(attention) * number(across ? m_tokens : keptTokens(attention.reach, m_tokens));
    }

    void add(const OutlineMixer& mixer, bool beside)
    {
        if (m_variant.softmax && m_usual != nullptr && !beside) return add(*m_usual);
        m_cost.projections += number(m_tokens) * mixer.projections;
        m_cost.mixing += number(m_tokens) * mixer.mixing;
        m_cost.state_bytes += floatBytes * mixer.state_numbers;
    }

    const OutlineStack& m_stack;
    Index m_tokens;
    const CostVariant& m_variant;
    LengthCost& m_cost;
    const OutlineAttention* m_usual = nullptr;
};

template<typename Asks>
bool hasPart(const ModelOutline& outline, const Asks& asks)
{
    return std::ranges::any_of(outline.stacks, [&](const OutlineStack& stack) {
        return std::ranges::any_of(stack.layers, [&](const OutlineLayer& layer) {
            return std::ranges::any_of(layer.parts, [&](const OutlinePart& part) { return asks(part); });
        });
    });
}

}  // namespace

double seenCells(const OutlineReach& reach, bool causal, Index queries, Index keys)
{
    if (queries != keys) return number(queries) * number(keys);
    const double tokens = number(queries);
    switch (reach.kind) {
    case OutlineReach::Kind::All: return causal ? tokens * (tokens + 1) / 2 : tokens * tokens;
    case OutlineReach::Kind::Window: return windowCells(reach, causal, queries);
    case OutlineReach::Kind::Chunk: {
        const auto square = [causal](Index side) {
            return causal ? number(side) * number(side + 1) / 2 : number(side) * number(side);
        };
        return number(queries / reach.size) * square(reach.size) + square(queries % reach.size);
    }
    case OutlineReach::Kind::Other: break;
    }
    double seen = 0;
    std::vector<std::uint8_t> visible(static_cast<std::size_t>(keys));
    const Mask mask = causal ? reach.mask & Mask::causal() : reach.mask;
    for (Index query = 0; query < queries; ++query) {
        mask.visibleKeys(query, visible);
        seen += static_cast<double>(std::ranges::count(visible, 1));
    }
    return seen;
}

LengthCost lengthCost(const ModelOutline& outline, Index tokens, const CostVariant& variant)
{
    LengthCost cost;
    for (const OutlineStack& stack : outline.stacks) Counter(stack, tokens, variant, cost).count();
    const bool everyRow = outline.answer.of == OutlineAnswer::Of::Words;
    cost.answer = outline.answer.projections * (everyRow ? number(tokens) : 1.0);
    return cost;
}

/// A pass over one token more, without what the earlier ones made of themselves: their rows do not change.
std::optional<double> nextTokenCost(const ModelOutline& outline, Index tokens, const CostVariant& variant)
{
    if (!hasCache(outline)) return std::nullopt;
    ModelOutline written = outline;
    written.stacks = {outline.stacks.back()};
    // The other text's keys and values are kept whole.
    for (OutlineLayer& layer : written.stacks.front().layers)
        for (OutlinePart& part : layer.parts)
            if (auto* attention = std::get_if<OutlineAttention>(&part.what))
                if (attention->block == AttentionBlock::Cross) attention->key_projections = 0;
    const auto rows = [&](Index count) {
        LengthCost cost = lengthCost(written, count, variant);
        return cost;
    };
    const LengthCost now = rows(tokens), more = rows(tokens + 1);
    double added = more.multiplyAdds() - now.multiplyAdds();
    // Every row of cross-attention is as wide as the other text, whose length stays.
    for (const OutlineLayer& layer : written.stacks.front().layers)
        if (const OutlineAttention* cross = layer.attention(AttentionBlock::Cross)) {
            const double each = number(cross->heads) * number(cross->key_width + cross->value_width);
            const double squares = number(tokens + 1) * number(tokens + 1) - number(tokens) * number(tokens);
            added += each * (number(tokens) - squares);
        }
    return added;
}

bool hasWindows(const ModelOutline& outline)
{
    return hasPart(outline, [](const OutlinePart& part) {
        const auto* attention = std::get_if<OutlineAttention>(&part.what);
        return attention != nullptr && attention->reach.kind != OutlineReach::Kind::All;
    });
}

bool hasGroups(const ModelOutline& outline)
{
    return hasPart(outline, [](const OutlinePart& part) {
        const auto* attention = std::get_if<OutlineAttention>(&part.what);
        return attention != nullptr && attention->key_heads < attention->heads && attention->latent == 0;
    });
}

bool hasMixers(const ModelOutline& outline)
{
    return hasPart(outline, [](const OutlinePart& part) {
        return std::holds_alternative<OutlineMixer>(part.what) && !part.beside;
    });
}

bool hasCache(const ModelOutline& outline) { return !outline.stacks.empty() && outline.stacks.back().causal; }

}  // namespace core
