#include "core/session/head_sets.h"

#include <algorithm>
#include <cctype>

namespace core {
namespace {

std::string trimmedTo(std::string_view text, std::size_t most)
{
    constexpr std::string_view space = " \t\n\r";
    const std::size_t first = text.find_first_not_of(space);
    if (first == std::string_view::npos) return {};
    std::string_view kept = text.substr(first, text.find_last_not_of(space) - first + 1);
    std::size_t end = std::min(kept.size(), most);
    // Not within a character of UTF-8.
    while (end > 0 && end < kept.size() && (static_cast<unsigned char>(kept[end]) & 0xC0U) == 0x80U) --end;
    return std::string(kept.substr(0, end));
}

bool sameName(std::string_view a, std::string_view b)
{
    const auto lower = [](char c) { return std::tolower(static_cast<unsigned char>(c)); };
    return std::ranges::equal(a, b, {}, lower, lower);
}

}  // namespace

void keepHeadSet(Session& session, std::string_view name, const std::vector<ComparedHead>& heads)
{
    HeadSet set{.name = trimmedTo(name, longestSetName), .note = {}, .heads = heads};
    if (set.name.empty() || heads.empty()) return;
    if (set.heads.size() > mostChosen) set.heads.resize(mostChosen);
    std::vector<HeadSet>& all = session.head_sets;
    const auto known = std::ranges::find_if(all, [&](const HeadSet& each) { return sameName(each.name, set.name); });
    if (known != all.end()) {
        known->name = std::move(set.name);
        known->heads = std::move(set.heads);
    } else if (all.size() < mostHeadSets) {
        all.push_back(std::move(set));
    }
}

void removeHeadSet(Session& session, std::size_t place)
{
    if (place < session.head_sets.size())
        session.head_sets.erase(session.head_sets.begin() + static_cast<std::ptrdiff_t>(place));
}

void noteOnHeadSet(Session& session, std::size_t place, std::string_view note)
{
    if (place < session.head_sets.size()) session.head_sets[place].note = trimmedTo(note, longestSetNote);
}

void chooseHeadSet(Session& session, std::size_t place)
{
    if (place < session.head_sets.size()) session.chosen = session.head_sets[place].heads;
}

const HeadSet* headSetNamed(const Session& session, std::string_view name)
{
    const std::string asked = trimmedTo(name, longestSetName);
    const auto found =
        std::ranges::find_if(session.head_sets, [&](const HeadSet& each) { return sameName(each.name, asked); });
    return found == session.head_sets.end() ? nullptr : &*found;
}

}  // namespace core
