#pragma once

#include "core/random_bits.h"
#include "core/tensor/stored_tensor.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

/// Random numbers. Equal seeds give equal numbers on every machine.
class KernelDice {
public:
    explicit KernelDice(std::uint64_t seed) : m_seed(seed) {}

    std::uint64_t bits() { return core::mixedBits(m_seed, m_thrown++); }
    /// 0 to `count` - 1.
    core::Index below(core::Index count) { return static_cast<core::Index>(bits() % static_cast<unsigned>(count)); }
    bool oneIn(core::Index count) { return below(count) == 0; }
    /// From -1 to 1.
    float unit() { return 2 * core::unitInterval(bits()) - 1; }
    template<typename Some>
    const auto& oneOf(const Some& some)
    {
        return some[static_cast<std::size_t>(below(std::ssize(some)))];
    }

private:
    std::uint64_t m_seed;
    std::uint64_t m_thrown = 0;
};

/// Numbers of one fill.
/// @param fill  "unit": from -1 to 1; "wide": of sizes from 2^-20 to 2^20; "tiny": denormal and the least normal ones;
///              "zeros": of both signs, and few ones; "level": all the same; "huge": up to the largest float32;
///              "broken": one is NaN; "infinite": one is infinite; "hidden": many are -∞
void fillNumbers(const std::string& fill, KernelDice& dice, std::span<float> numbers);

/// Whether all of a fill are finite.
bool isFiniteFill(const std::string& fill);

/// A type's blocks of random bits, whose scales are of a fill.
std::vector<std::byte> randomBlocks(const core::StoredType& type, core::Index blocks, const std::string& fill,
                                    KernelDice& dice);

/// No number of a block, and nothing that is added to or subtracted from one while it is computed, is larger.
float largestInBlock(const core::StoredType& type, std::span<const std::byte> block);

/// "Q4_K", …: all that weights are stored in, and whole numbers.
core::StoredType storedTypeNamed(const std::string& name);
