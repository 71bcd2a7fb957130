#pragma once

#include "core/tensor/stored_numbers.h"

#include <chrono>
#include <functional>
#include <memory>
#include <vector>

namespace core {

/// The panels of one stored matrix's parts, kept from the second product on: a pass that runs once needs none.
///
/// What all models keep together stays within a budget (setWeightBudget); panels that were not used for half a minute
/// give way.
class KeptPanels {
public:
    KeptPanels();
    KeptPanels(const KeptPanels&) = delete;
    KeptPanels& operator=(const KeptPanels&) = delete;
    ~KeptPanels();

    /// Called for each product.
    /// @param share  of the budget that may be in use for the part to be kept, 0 to 1
    /// @param make   packs the part
    /// @return null where it is the part's first product, or there is no room
    std::shared_ptr<const Panels> of(const StoredPart& part, double share, const std::function<Panels()>& make);

    /// Whether a part that was multiplied once has room for its panels next time, beside all others of which that was
    /// said: what they are made from had better stay in memory.
    bool isNext(const StoredPart& part) const;

private:
    struct Entry {
        StoredPart part;
        std::size_t uses = 0;
        bool isNext = false;
        std::chrono::steady_clock::time_point used = {};
        std::shared_ptr<const Panels> panels = {};
    };
    /// The sum of all kept panels, and their owners.
    struct Register;
    static Register& all();
    static bool makeRoom(Register& all, std::size_t bytes, std::size_t most);

    friend void setWeightBudget(std::size_t bytes);
    friend std::size_t keptWeightBytes();

    std::vector<Entry> m_entries;  ///< guarded by the register's mutex
};

/// How many bytes of packed weights are kept, all models together.
void setWeightBudget(std::size_t bytes);
/// How many are kept now.
std::size_t keptWeightBytes();

}  // namespace core
