#include "core/tensor/kept_panels.h"

#include <algorithm>
#include <mutex>

namespace core {

using Clock = std::chrono::steady_clock;

namespace {

std::size_t bytesOf(const StoredPart& part) { return Panels::bytes(part.depth(), part.width()); }

}  // namespace

struct KeptPanels::Register {
    std::mutex mutex;
    std::size_t budget = std::size_t{512} << 20U;
    std::size_t used = 0;
    std::size_t next = 0;  ///< bytes of the panels that are kept with their next product
    std::vector<KeptPanels*> keepers;
};

KeptPanels::Register& KeptPanels::all()
{
    // Never destroyed: models that others keep until the program ends go then.
    static Register* const one = new Register;
    return *one;
}

KeptPanels::KeptPanels()
{
    Register& all = KeptPanels::all();
    const std::scoped_lock lock(all.mutex);
    all.keepers.push_back(this);
}

KeptPanels::~KeptPanels()
{
    Register& all = KeptPanels::all();
    const std::scoped_lock lock(all.mutex);
    std::erase(all.keepers, this);
    for (const Entry& entry : m_entries) {
        if (entry.panels != nullptr) all.used -= entry.panels->bytes();
        if (entry.isNext) all.next -= bytesOf(entry.part);
    }
}

bool KeptPanels::makeRoom(Register& all, std::size_t bytes, std::size_t most)
{
    if (bytes > most) return false;
    const Clock::time_point before = Clock::now() - std::chrono::seconds(30);
    for (KeptPanels* keeper : all.keepers)
        for (Entry& entry : keeper->m_entries) {
            if (all.used + bytes <= most) return true;
            if (entry.panels == nullptr || entry.used > before) continue;
            all.used -= entry.panels->bytes();
            entry.panels.reset();
        }
    return all.used + bytes <= most;
}

std::shared_ptr<const Panels> KeptPanels::of(const StoredPart& part, double share, const std::function<Panels()>& make)
{
    Register& all = KeptPanels::all();
    const std::size_t bytes = bytesOf(part);
    const auto entry = [&]() -> Entry& {
        const auto known = std::ranges::find(m_entries, part, &Entry::part);
        return known == m_entries.end() ? m_entries.emplace_back(Entry{part}) : *known;
    };
    {
        const std::scoped_lock lock(all.mutex);
        Entry& mine = entry();
        mine.used = Clock::now();
        if (mine.panels != nullptr) return mine.panels;
        const auto most = static_cast<std::size_t>(share * static_cast<double>(all.budget));
        if (mine.isNext) all.next -= bytes;
        mine.isNext = mine.uses == 0 && all.used + all.next + bytes <= most;
        if (mine.isNext) all.next += bytes;
        if (++mine.uses < 2 || !makeRoom(all, bytes, most)) return nullptr;
        all.used += bytes;  // taken before the work, so that two threads do not spend it twice
    }
    std::shared_ptr<const Panels> panels;
    try {
        panels = std::make_shared<const Panels>(make());
    } catch (const std::bad_alloc&) {  // does without
    } catch (...) {
        const std::scoped_lock lock(all.mutex);
        all.used -= bytes;
        throw;
    }
    const std::scoped_lock lock(all.mutex);
    Entry& mine = entry();
    if (panels == nullptr || mine.panels != nullptr) {  // another thread was quicker
        all.used -= bytes;
        return mine.panels;
    }
    return mine.panels = std::move(panels);
}

bool KeptPanels::isNext(const StoredPart& part) const
{
    const std::scoped_lock lock(all().mutex);
    const auto known = std::ranges::find(m_entries, part, &Entry::part);
    return known != m_entries.end() && known->isNext;
}

void setWeightBudget(std::size_t bytes)
{
    KeptPanels::Register& all = KeptPanels::all();
    const std::scoped_lock lock(all.mutex);
    all.budget = bytes;
}

std::size_t keptWeightBytes()
{
    KeptPanels::Register& all = KeptPanels::all();
    const std::scoped_lock lock(all.mutex);
    return all.used;
}

}  // namespace core
