#include "core/guess/hidden_row.h"

#include "core/model/pass/concealed_row.h"
#include "core/text/alignment.h"

#include <algorithm>

namespace core {
namespace {

using TracePtr = std::shared_ptr<const Trace>;

/// Where a query of one trace stands in another.
std::optional<Index> queryIn(const Trace& other, const Trace& guessed, const Focus& at)
{
    const auto count = std::ssize(other.batch.sequences);
    if (at.item >= count || at.item >= std::ssize(guessed.batch.sequences)) return std::nullopt;
    const std::vector<Token>& mine = guessed.queries(at.item);
    const std::vector<Token>& theirs = other.queries(at.item);
    if (std::ranges::equal(mine, theirs, {}, &Token::id, &Token::id)) return at.query;
    for (const AlignedToken& place : aligned(mine, theirs))
        if (place.a == at.query) return place.b;
    return std::nullopt;
}

}  // namespace

std::optional<HiddenRow> HiddenRow::of(const Session& session)
{
    const auto& guess = session.guess;
    if (!guess || guess->shown || guess->of == Guess::Of::Head) return std::nullopt;
    return HiddenRow(guess->at);
}

bool HiddenRow::covers(AttentionBlock block, const HeadAddress& head, Index query) const
{
    return block == m_at.block && head == HeadAddress{m_at.layer, m_at.head, m_at.item} && query == m_at.query;
}

TracePtr HiddenRow::hiddenIn(const TracePtr& whole, const TracePtr& guessed) const
{
    const TracePtr part = blockOf(whole, m_at.block);
    const TracePtr from = blockOf(guessed, m_at.block);
    if (part == nullptr) return whole;
    const auto query = from == nullptr ? std::optional(m_at.query) : queryIn(*part, *from, m_at);
    if (!query) return whole;
    TracePtr without = withoutRow(part, {m_at.layer, m_at.head, m_at.item}, *query);
    if (m_at.block == AttentionBlock::Self || without == part) return without;
    auto all = std::make_shared<Trace>(*whole);
    (m_at.block == AttentionBlock::Mixing    ? all->mixing
     : m_at.block == AttentionBlock::Decoder ? all->decoder
                                             : all->cross) = std::move(without);
    return all;
}

void hideGuessed(const Session& session, std::vector<TracePtr>& wholes)
{
    const auto hidden = HiddenRow::of(session);
    if (!hidden) return;
    const auto run = static_cast<std::size_t>(hidden->at().run);
    const TracePtr guessed = run < wholes.size() ? wholes[run] : nullptr;
    for (TracePtr& whole : wholes) whole = hidden->hiddenIn(whole, guessed);
}

}  // namespace core
