#include "core/guess/guessed_keys.h"

#include "core/attention/scores.h"

namespace core {

std::vector<bool> guessedKeys(const Trace& trace, const HeadAddress& address, Index query)
{
    const std::size_t keys = trace.keys(address.item).size();
    if (!hidesWholly(trace.scoring(address).rule)) return std::vector<bool>(keys, true);
    std::vector<std::uint8_t> seen(keys);
    trace.mask(address).visibleKeys(query, seen);
    return {seen.begin(), seen.end()};
}

}  // namespace core
