#pragma once

#include "tests/core/kernel/kernel_cases.h"
#include "tests/core/kernel/kernel_numbers.h"
#include "tests/core/kernel/walled_memory.h"

#include <functional>
#include <string>

/// The largest relative change by rounding to float32.
constexpr double rounding = 0x1p-24;
/// The largest error of a number that is too small for float32.
constexpr double underflow = 0x1p-149;

/// A case while it is computed: its numbers, and the first thing that is wrong.
class KernelCheck {
public:
    KernelCheck(const core::Kernels& used, const KernelCase& given)
        : kernel(used),
          asked(given),
          dice(given.seed * 31 + 7)
    {
    }

    const core::Kernels& kernel;
    const KernelCase& asked;
    KernelDice dice;

    const std::string& wrong() const { return m_wrong; }
    bool failed() const { return !m_wrong.empty(); }

    /// NaN where NaN is wanted, and the same infinity; else no further off than `most`.
    void within(double found, double wanted, double most, const char* what, core::Index at = 0);
    /// Checks that two numbers are equal to the last bit; any NaN equals any NaN, and zeros' signs are ignored.
    void same(float found, float wanted, const char* what, core::Index at = 0);
    void holds(bool condition, const char* what, core::Index at = 0);

    /// The type that the kind names behind its dot.
    core::StoredType type() const;
    /// A matrix of the case's fill.
    core::Matrix filled(core::Index rows, core::Index cols);
    /// asked.depth numbers of the case's fill at the edge of memory, changed by `change`.
    WalledMemory row(const std::function<float(float)>& change = {});

private:
    std::string m_wrong;
};
