#pragma once

// Vectors of one set of instructions, and what is computed with them number by number. Part of kernel_code.h, which
// says what must be defined, and why everything here has internal linkage.

#include <cstddef>

namespace {

using std::ptrdiff_t;

constexpr ptrdiff_t lanes = KERNEL_LANES;
constexpr int tileRows = 6;
constexpr int tileVectors = KERNEL_TILE_VECTORS;

using Vector = float __attribute__((vector_size(4 * KERNEL_LANES)));
using Whole = int __attribute__((vector_size(4 * KERNEL_LANES)));
using Bits = unsigned __attribute__((vector_size(4 * KERNEL_LANES)));
/// A vector at any address. Clang heeds the alignment only in a typedef; otherwise it loads from any address as if it
/// were aligned.
typedef float Loose
    __attribute__((vector_size(4 * KERNEL_LANES), aligned(4), may_alias));  // NOLINT(modernize-use-using)

Vector load(const float* from) { return *reinterpret_cast<const Loose*>(from); }
void store(float* to, Vector x) { *reinterpret_cast<Loose*>(to) = x; }
Vector all(float x) { return x - Vector{}; }  // unlike x + 0 the same for -0, so that nothing is computed

Vector larger(Vector x, Vector y) { return x > y ? x : y; }
Vector smaller(Vector x, Vector y) { return x < y ? x : y; }
/// NaN alone differs from itself.
Whole isNaN(Vector x) { return x != x; }  // NOLINT(misc-redundant-expression)

/// Calls `apply` with each vector of x in turn; the last one is filled up with zeros.
template<typename Apply>
void each(float* x, ptrdiff_t count, const Apply& apply)
{
    ptrdiff_t i = 0;
    for (; i + lanes <= count; i += lanes) store(x + i, apply(load(x + i)));
    if (i == count) return;
    float rest[lanes] = {};
    for (ptrdiff_t k = i; k < count; ++k) rest[k - i] = x[k];
    store(rest, apply(load(rest)));
    for (ptrdiff_t k = i; k < count; ++k) x[k] = rest[k - i];
}

float sumOf(Vector x)
{
    float sum = 0;
    for (ptrdiff_t i = 0; i < lanes; ++i) sum += x[i];
    return sum;
}

/// e^x for -87 ≤ x ≤ 88, to two units in the last place: 2^n · e^r with |r| ≤ ln 2 / 2, and e^r from the polynomial of
/// Cephes' expf (Moshier, 1989).
Vector exponential(Vector x)
{
    constexpr float roundingPlace = 12582912.0F;  // 1.5 · 2^23: adding it rounds to a whole number
    const Vector shifted = x * 1.44269504F + roundingPlace;
    const Vector whole = shifted - roundingPlace;
    const Vector rest = (x - whole * 0.693359375F) + whole * 2.12194440e-4F;  // ln 2 in two parts
    Vector series = all(1.98756915e-4F);
    series = series * rest + 1.39819995e-3F;
    series = series * rest + 8.33345190e-3F;
    series = series * rest + 4.16657962e-2F;
    series = series * rest + 1.66666654e-1F;
    series = series * rest + 5.00000012e-1F;
    series = series * (rest * rest) + rest + 1.0F;
    const Bits power = reinterpret_cast<Bits>(shifted) << 23;  // the low bits of `shifted` are n
    return reinterpret_cast<Vector>(reinterpret_cast<Bits>(series) + power);
}

Vector clampedExponential(Vector x) { return exponential(larger(smaller(x, all(88.0F)), all(-87.0F))); }

/// ln x of a normal float above 0, to two units in the last place: of x = 2^n · m with √½ ≤ m < √2 it is n · ln 2 + ln
/// m, and ln m from the polynomial of Cephes' logf (Moshier, 1989).
Vector logarithm(Vector x)
{
    constexpr unsigned rootOfHalf = 0x3F3504F3U;
    const Bits shifted = reinterpret_cast<Bits>(x) - rootOfHalf;
    const Vector power = __builtin_convertvector(reinterpret_cast<Whole>(shifted) >> 23, Vector);
    const Vector rest = reinterpret_cast<Vector>((shifted & 0x007FFFFFU) + rootOfHalf) - 1.0F;
    Vector series = all(7.0376836292e-2F);
    series = series * rest - 1.1514610310e-1F;
    series = series * rest + 1.1676998740e-1F;
    series = series * rest - 1.2420140846e-1F;
    series = series * rest + 1.4249322787e-1F;
    series = series * rest - 1.6668057665e-1F;
    series = series * rest + 2.0000714765e-1F;
    series = series * rest - 2.4999993993e-1F;
    series = series * rest + 3.3333331174e-1F;
    const Vector square = rest * rest;
    series = series * rest * square - power * 2.12194440e-4F - square * 0.5F;  // ln 2 in two parts
    return rest + series + power * 0.693359375F;
}

}  // namespace
