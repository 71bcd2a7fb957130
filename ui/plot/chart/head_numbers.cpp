#include "ui/plot/chart/head_numbers.h"

#include "core/analysis/induction.h"

#include <algorithm>

namespace {

constexpr std::size_t mostRemembered = 16;

bool isSame(const core::Answer& a, const core::Answer& b)
{
    return a.item == b.item && a.position == b.position && a.id == b.id && a.against == b.against;
}

template<typename Entry>
void remember(std::deque<Entry>& all, Entry entry)
{
    all.push_back(std::move(entry));
    if (all.size() > mostRemembered) all.pop_front();
}

core::HeadTable measuredNow(const HeadNumbers::Measured& asked, const std::stop_token& stop)
{
    core::HeadTable table = core::measured(*asked.trace, asked.item, asked.rows, stop);
    if (asked.sequences > 0 && !asked.trace->recorded())
        table.take(
            core::inductionScores(*asked.trace, asked.item, {.sequences = asked.sequences, .progress = {}}, stop));
    return table;
}

}  // namespace

const core::HeadTable* HeadNumbers::find(const Measured& asked) const
{
    for (const auto& [request, table] : m_measured)
        if (request == asked) return &table;
    return nullptr;
}

const core::HeadTable* HeadNumbers::find(const KnockedOut& asked, const core::Answer& answer) const
{
    for (const Known& each : m_known)
        if (each.whole == asked.whole && each.block == asked.block && isSame(each.answer, answer)
            && each.ablation == asked.ablation)
            return &each.table;
    return nullptr;
}

template<typename Work>
auto HeadNumbers::alone(std::unique_lock<std::mutex>& lock, const Work& work)
{
    m_busy = true;
    lock.unlock();
    const auto leave = [&] {
        lock.lock();
        m_busy = false;
        m_free.notify_all();
    };
    try {
        auto result = work();
        leave();
        return result;
    } catch (...) {
        if (!lock.owns_lock()) leave();
        throw;
    }
}

core::HeadTable HeadNumbers::measured(const Measured& asked, const std::stop_token& stop)
{
    std::unique_lock lock(m_mutex);
    if (!m_free.wait(lock, stop, [this] { return !m_busy; })) throw core::Stopped{};
    if (const core::HeadTable* table = find(asked)) return *table;
    core::HeadTable table = alone(lock, [&] { return measuredNow(asked, stop); });
    remember(m_measured, {asked, table});
    return table;
}

std::vector<core::HeadTable> HeadNumbers::knockedOut(const KnockedOut& asked, const std::stop_token& stop)
{
    std::unique_lock lock(m_mutex);
    if (!m_free.wait(lock, stop, [this] { return !m_busy; })) throw core::Stopped{};
    std::vector<core::Answer> missing;
    for (const core::Answer& answer : asked.answers)
        if (find(asked, answer) == nullptr) missing.push_back(answer);
    if (!missing.empty()) {
        core::RunOptions options = asked.options;
        options.stop = stop;
        core::Index layers = 0;
        const auto told = [&, tell = m_told](const std::vector<core::HeadTable>& tables) {
            if (tell) tell(++layers, tables.front().layers);
        };
        const auto tables = alone(lock, [&] {
            if (asked.ablation.by == core::Ablation::By::Zero)
                return core::knockOutsOfEach(asked.whole, options, asked.block, missing, told);
            std::vector<core::HeadTable> found;
            found.reserve(missing.size());
            for (const core::Answer& answer : missing)
                found.push_back(core::sweepKnockOuts(asked.whole, options, asked.block, answer, asked.ablation,
                                                     [&](const core::HeadTable& table) { told({table}); }));
            return found;
        });
        for (std::size_t i = 0; i < missing.size(); ++i)
            remember(m_known, {asked.whole, asked.block, missing[i], asked.ablation, tables[i]});
    }
    std::vector<core::HeadTable> all;
    for (const core::Answer& answer : asked.answers) all.push_back(*find(asked, answer));
    return all;
}

void HeadNumbers::tell(Told told)
{
    const std::lock_guard lock(m_mutex);
    m_told = std::move(told);
}

void HeadNumbers::know(const Measured& asked, const core::HeadTable& table)
{
    const std::lock_guard lock(m_mutex);
    remember(m_measured, {asked, table});
}

void HeadNumbers::know(const KnockedOut& asked, const core::HeadTable& table)
{
    const std::lock_guard lock(m_mutex);
    remember(m_known, {asked.whole, asked.block, asked.answers.front(), asked.ablation, table});
}
