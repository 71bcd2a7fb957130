#include "tests/core/kernel/kernel_check.h"

#include <cmath>
#include <sstream>

using namespace core;

void KernelCheck::within(double found, double wanted, double most, const char* what, Index at)
{
    const bool passes = std::isnan(wanted)   ? std::isnan(found)
                        : std::isinf(wanted) ? found == wanted
                                             : std::abs(found - wanted) <= most;
    if (passes || failed()) return;
    std::ostringstream text;
    text.precision(9);
    text << what << " [" << at << "]: " << found << " instead of " << wanted << ", at most " << most << " off";
    m_wrong = text.str();
}

void KernelCheck::same(float found, float wanted, const char* what, Index at)
{
    within(static_cast<double>(found), static_cast<double>(wanted), 0, what, at);
}

void KernelCheck::holds(bool condition, const char* what, Index at)
{
    if (condition || failed()) return;
    m_wrong = std::string(what) + " [" + std::to_string(at) + "]";
}

StoredType KernelCheck::type() const { return storedTypeNamed(asked.kind.substr(asked.kind.find('.') + 1)); }

Matrix KernelCheck::filled(Index rows, Index cols)
{
    Matrix all(rows, cols);
    fillNumbers(asked.fill, dice, std::span(all.data(), static_cast<std::size_t>(all.size())));
    return all;
}

WalledMemory KernelCheck::row(const std::function<float(float)>& change)
{
    const auto count = static_cast<std::size_t>(asked.depth);
    WalledMemory memory(count * sizeof(float));
    const std::span<float> numbers(memory.floats(), count);
    fillNumbers(asked.fill, dice, numbers);
    if (change)
        for (float& each : numbers) each = change(each);
    return memory;
}
