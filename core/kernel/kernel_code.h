// The engine's inner loops, written once for vectors of any width (GCC's and Clang's vector types) and compiled by one
// source for each set of instructions, which defines KERNEL_NAME, KERNEL_TABLE, KERNEL_LANES and KERNEL_TILE_VECTORS.
//
// Everything has internal linkage, and nothing of the standard library or Eigen is instantiated: a template compiled
// with two sets of instructions would be one symbol, and the linker might keep the one that this processor cannot run.

#include "core/kernel/coded_code.h"
#include "core/kernel/dot_code.h"
#if KERNEL_LANES > 4
#include "core/kernel/digits_code.h"
#endif
#if KERNEL_LANES > 8
#include "core/kernel/strip_code.h"
#endif
#include "core/kernel/kernel_table.h"
#include "core/kernel/kernel_vectors.h"
#include "core/kernel/transpose_code.h"
#include "core/kernel/unpack_code.h"

namespace {

/// The sums of a panel that is not full, [rows, width], to [rows, cols]; small, for the last panel alone.
__attribute__((noinline, cold)) void storePart(const float* sums, ptrdiff_t rows, ptrdiff_t width, ptrdiff_t cols,
                                               float* out, ptrdiff_t outStride, bool add)
{
    for (ptrdiff_t r = 0; r < rows; ++r)
        for (ptrdiff_t i = 0; i < cols; ++i)
            out[r * outStride + i] = (add ? out[r * outStride + i] : 0.0F) + sums[r * width + i];
}

/// Rows and columns that are computed in registers.
/// @tparam Near  whether what is asked for meanwhile is read at once: else it waits in the second cache, and drives
///               nothing out of the first
/// @param soon   a panel's row that is asked for with the first of these
/// @param step   numbers from one of them to the next
template<int Rows, int Vectors, bool Near>
void tile(const float* a, ptrdiff_t aStride, ptrdiff_t depth, const float* panel, ptrdiff_t cols, float* out,
          ptrdiff_t outStride, bool add, const float* soon, ptrdiff_t step)
{
    constexpr ptrdiff_t width = Vectors * lanes;
    Vector sums[Rows][Vectors] = {};
    for (ptrdiff_t k = 0; k < depth; ++k, panel += width, soon += step) {
#pragma GCC unroll 4
        for (ptrdiff_t line = 0; line < width; line += 16) __builtin_prefetch(soon + line, 0, Near ? 3 : 2);
        Vector line[Vectors];
#pragma GCC unroll 8
        for (int v = 0; v < Vectors; ++v) line[v] = load(panel + v * lanes);
#pragma GCC unroll 8
        for (int r = 0; r < Rows; ++r) {
            const Vector value = all(a[r * aStride + k]);
#pragma GCC unroll 8
            for (int v = 0; v < Vectors; ++v) sums[r][v] += value * line[v];
        }
    }
    if (cols == width) {
#pragma GCC unroll 8
        for (int r = 0; r < Rows; ++r) {
            float* to = out + r * outStride;
#pragma GCC unroll 8
            for (int v = 0; v < Vectors; ++v)
                store(to + v * lanes, add ? load(to + v * lanes) + sums[r][v] : sums[r][v]);
        }
        return;
    }
    float last[Rows * width];
#pragma GCC unroll 8
    for (int r = 0; r < Rows; ++r)
#pragma GCC unroll 8
        for (int v = 0; v < Vectors; ++v) store(last + r * width + v * lanes, sums[r][v]);
    storePart(last, Rows, width, cols, out, outStride, add);
}

using Tile = void (*)(const float*, ptrdiff_t, ptrdiff_t, const float*, ptrdiff_t, float*, ptrdiff_t, bool,
                      const float*, ptrdiff_t);

/// Prefetches the beginnings of the next rows; the processor itself fetches the memory behind them.
void fetchRows(const float* a, ptrdiff_t aStride, ptrdiff_t rows)
{
    for (ptrdiff_t r = 0; r < rows && r < tileRows; ++r) __builtin_prefetch(a + r * aStride);
}

template<int Vectors>
void multiplyPanel(const float* a, ptrdiff_t aStride, ptrdiff_t rows, ptrdiff_t depth, const float* panel,
                   ptrdiff_t cols, float* out, ptrdiff_t outStride, bool add)
{
    constexpr ptrdiff_t width = Vectors * lanes;
    static constexpr Tile alone[tileRows + 1] = {
        nullptr,
        tile<1, Vectors, true>,
        tile<2, Vectors, true>,
        tile<3, Vectors, true>,
        tile<4, Vectors, true>,
        tile<5, Vectors, true>,
        tile<6, Vectors, true>,
    };
    constexpr bool near = Vectors < tileVectors || lanes == 4;  // small, where little is gained
    static constexpr Tile together[tileRows + 1] = {
        nullptr,
        nullptr,
        nullptr,
        tile<3, Vectors, near>,
        tile<4, Vectors, near>,
        tile<5, Vectors, near>,
        tile<6, Vectors, near>,
    };
    // One tile waits for memory, and asks for what it reads itself a little later; of narrow panels two low tiles wait
    // for less than a tall one.
    constexpr ptrdiff_t mostAlone = width < 64 ? tileRows - 1 : tileRows;
    if (rows <= mostAlone) return alone[rows](a, aStride, depth, panel, cols, out, outStride, add, panel + 1024, width);
    // Several tiles, as alike as can be, have the time to ask for what follows the panel: the first few of them evenly.
    const ptrdiff_t count = rows == tileRows ? 2 : (rows + tileRows - 1) / tileRows;
    const ptrdiff_t asking = count < 4 ? count : 4;
    const ptrdiff_t step = (width + asking - 1) / asking;
    const float* soon = panel + depth * width;
    ptrdiff_t row = 0;
    for (ptrdiff_t i = 0; i < count; ++i) {
        const ptrdiff_t some = (rows - row + count - i - 1) / (count - i);
        fetchRows(a + (row + some) * aStride, aStride, rows - row - some);
        const ptrdiff_t ahead = i < asking ? step : 0;
        together[some](a + row * aStride, aStride, depth, panel, cols, out + row * outStride, outStride, add, soon,
                       ahead);
        row += some;
        soon += ahead * depth;
    }
}

void multiply(const float* a, ptrdiff_t aStride, ptrdiff_t rows, ptrdiff_t depth, const float* panel, ptrdiff_t cols,
              float* out, ptrdiff_t outStride, bool add)
{
    if (rows == 0) return;
    switch ((cols + lanes - 1) / lanes) {
    case 1: return multiplyPanel<1>(a, aStride, rows, depth, panel, cols, out, outStride, add);
    case 2: return multiplyPanel<2>(a, aStride, rows, depth, panel, cols, out, outStride, add);
#if KERNEL_TILE_VECTORS > 2
    case 3: return multiplyPanel<3>(a, aStride, rows, depth, panel, cols, out, outStride, add);
    case 4: return multiplyPanel<4>(a, aStride, rows, depth, panel, cols, out, outStride, add);
#endif
    default: return;
    }
}

float largest(const float* x, ptrdiff_t count)
{
    constexpr float infinity = __builtin_inff();
    Vector most[4] = {all(-infinity), all(-infinity), all(-infinity), all(-infinity)};
    Whole broken = {};
    ptrdiff_t i = 0;
    for (; i + 4 * lanes <= count; i += 4 * lanes)
#pragma GCC unroll 4
        for (int v = 0; v < 4; ++v) {
            const Vector some = load(x + i + v * lanes);
            broken |= isNaN(some);
            most[v] = larger(some, most[v]);
        }
    for (; i + lanes <= count; i += lanes) {
        const Vector some = load(x + i);
        broken |= isNaN(some);
        most[0] = larger(some, most[0]);
    }
    float result = -infinity;
    bool any = false;
    most[0] = larger(larger(most[0], most[1]), larger(most[2], most[3]));
    for (ptrdiff_t k = 0; k < lanes; ++k) {
        result = most[0][k] > result ? most[0][k] : result;
        any = any || broken[k] != 0;
    }
    for (; i < count; ++i) {
        result = x[i] > result ? x[i] : result;
        any = any || x[i] != x[i];
    }
    return any ? __builtin_nanf("") : result;
}

bool finite(const float* x, ptrdiff_t count)
{
    // Infinity and NaN are the only numbers that do not become 0 when they are multiplied by 0.
    Whole broken = {};
    ptrdiff_t i = 0;
    for (; i + lanes <= count; i += lanes) broken |= (load(x + i) * 0.0F) != 0.0F;
    bool all = true;
    for (ptrdiff_t k = 0; k < lanes; ++k) all = all && broken[k] == 0;
    for (; i < count; ++i) all = all && x[i] * 0.0F == 0.0F;
    return all;
}

void keepLargest(float* most, const float* x, ptrdiff_t count)
{
    ptrdiff_t i = 0;
    for (; i + lanes <= count; i += lanes) store(most + i, larger(load(x + i), load(most + i)));
    for (; i < count; ++i) most[i] = x[i] > most[i] ? x[i] : most[i];
}

Vector exponentialOrNothing(Vector x)
{
    constexpr float smallest = -87.0F;  // below it e^x leaves the normal floats
    return x >= smallest ? exponential(x) : Vector{};
}

/// Which sum a number joins follows from its place alone: zeros behind a row do not change its sum.
float exponentiate(float* x, ptrdiff_t count, float most)
{
    Vector sums[4] = {};
    ptrdiff_t i = 0;
    for (; i + 4 * lanes <= count; i += 4 * lanes)
#pragma GCC unroll 4
        for (int v = 0; v < 4; ++v) {
            const Vector some = exponentialOrNothing(load(x + i + v * lanes) - most);
            store(x + i + v * lanes, some);
            sums[v] += some;
        }
    for (int v = 0; i < count; ++v) {
        float rest[lanes] = {};
        const ptrdiff_t end = i + lanes < count ? i + lanes : count;
        each(x + i, end - i, [most](Vector some) { return exponentialOrNothing(some - most); });
        for (ptrdiff_t k = 0; i < end; ++i, ++k) rest[k] = x[i];
        sums[v] += load(rest);
    }
    return sumOf((sums[0] + sums[1]) + (sums[2] + sums[3]));
}

/// Adds up term(vector, place of its first number): few at a time as floats, those as doubles.
template<typename Term>
double summed(const float* x, ptrdiff_t count, const Term& term)
{
    constexpr ptrdiff_t few = 64 * lanes;
    double sum = 0;
    ptrdiff_t i = 0;
    while (i + lanes <= count) {
        Vector some = {};
        const ptrdiff_t end = i + few < count ? i + few : count;
        for (; i + lanes <= end; i += lanes) some += term(load(x + i), i);
        sum += static_cast<double>(sumOf(some));
    }
    if (i == count) return sum;
    float rest[lanes] = {};
    for (ptrdiff_t k = i; k < count; ++k) rest[k - i] = x[k];
    return sum + static_cast<double>(sumOf(term(load(rest), i)));
}

double entropy(const float* x, ptrdiff_t count)
{
    constexpr float least = 1.17549435e-38F;
    return -summed(x, count, [](Vector some, ptrdiff_t /*at*/) {
        return some >= least ? some * logarithm(larger(some, all(least))) : Vector{};
    });
}

double distance(const float* x, ptrdiff_t count, float place)
{
    Vector within = {};
    for (ptrdiff_t i = 0; i < lanes; ++i) within[i] = static_cast<float>(i);
    return summed(x, count, [within, place](Vector some, ptrdiff_t at) {
        const Vector away = within + (static_cast<float>(at) - place);
        return some * larger(away, -away);
    });
}

void scale(float* x, ptrdiff_t count, float factor)
{
    each(x, count, [factor](Vector some) { return some * factor; });
}

void divide(float* x, ptrdiff_t count, float divisor)
{
    each(x, count, [divisor](Vector some) { return some / divisor; });
}

void add(float* x, const float* other, ptrdiff_t count)
{
    ptrdiff_t i = 0;
    for (; i + lanes <= count; i += lanes) store(x + i, load(x + i) + load(other + i));
    for (; i < count; ++i) x[i] += other[i];
}

/// x · Φ(x). With y = |x| / √2 and t = 1 / (1 + 0.38·y), 1 - erf(y) is t · e^(-y²) times a polynomial in t, the form of
/// Abramowitz & Stegun 7.1.26; these nine coefficients were fitted for it and leave an error of 2.4e-8 of the value.
Vector normalProduct(Vector x)
{
    const Vector y = (x < 0.0F ? -x : x) * 0.707106781F;
    const Vector t = 1.0F / (1.0F + 0.38F * y);
    Vector series = all(0.0596382248F);
    series = series * t - 0.26551711F;
    series = series * t + 0.370478794F;
    series = series * t - 0.168935357F;
    series = series * t + 0.23511328F;
    series = series * t + 0.136520485F;
    series = series * t + 0.204440269F;
    series = series * t + 0.213846304F;
    series = series * t + 0.214415135F;
    const Vector outside = 0.5F * t * series * clampedExponential(-(y * y));  // 1 - Φ(|x|)
    return x * (x < 0.0F ? outside : 1.0F - outside);                         // of infinity no difference of two
}

void gelu(float* x, ptrdiff_t count) { each(x, count, normalProduct); }

/// x / (1 + e^-of), where `of` has x's sign; 0 where e^-of leaves float32, however large x is, and NaN of -∞, as in
/// PyTorch.
Vector sigmoidProduct(Vector x, Vector of) { return of < -88.0F ? x * 0.0F : x / (1.0F + clampedExponential(-of)); }

void geluTanh(float* x, ptrdiff_t count)
{
    // 0.5 · (1 + tanh u) is the logistic function of 2u; 1.5957… is 2 · √(2/π).
    each(x, count,
         [](Vector some) { return sigmoidProduct(some, 1.59576912F * (some + 0.044715F * (some * some * some))); });
}

void silu(float* x, ptrdiff_t count)
{
    each(x, count, [](Vector some) { return sigmoidProduct(some, some); });
}

/// The sum of `part` of every number.
template<typename Part>
float total(const float* x, ptrdiff_t count, const Part& part)
{
    Vector sums[2] = {};
    ptrdiff_t i = 0;
    for (; i + 2 * lanes <= count; i += 2 * lanes) {
        sums[0] += part(load(x + i));
        sums[1] += part(load(x + i + lanes));
    }
    float sum = sumOf(sums[0] + sums[1]);
    for (; i < count; ++i) sum += part(all(x[i]))[0];
    return sum;
}

void normalise(const float* x, ptrdiff_t count, bool centred, float epsilon, const float* weight, const float* bias,
               float* out)
{
    const auto width = static_cast<float>(count);
    const float mean = centred ? total(x, count, [](Vector some) { return some; }) / width : 0.0F;
    const float square = total(x, count, [mean](Vector some) { return (some - mean) * (some - mean); }) / width;
    const float factor = 1.0F / __builtin_sqrtf(square + epsilon);
    ptrdiff_t i = 0;
    for (; i + lanes <= count; i += lanes) {
        const Vector normed = (load(x + i) - mean) * factor * load(weight + i);
        store(out + i, bias == nullptr ? normed : normed + load(bias + i));
    }
    for (; i < count; ++i) {
        const float normed = (x[i] - mean) * factor * weight[i];
        out[i] = bias == nullptr ? normed : normed + bias[i];
    }
}

template<int Numbers, int Bytes, void (*Unpack)(Rows, const Lines&),
         Vector (*Dot)(const Byte*, const float*, const float*)>
constexpr core::Kernels::Packed packed = {unpackRows<Numbers, Bytes, Unpack>, prepare,
                                          dotEach<dotRow<Numbers, Bytes, Dot>>};

#if KERNEL_LANES > 4
template<int Numbers, int Bytes, void (*Unpack)(Rows, const Lines&), Eight (*Dot)(const Byte*, const Operand&)>
constexpr core::Kernels::Packed inDigits = {unpackRows<Numbers, Bytes, Unpack>, prepareDigits<Numbers>,
                                            dotEach<dotDigits<Numbers, Bytes, Dot>>};
#define KERNEL_PACKED inDigits
#else
#define KERNEL_PACKED packed
#endif

}  // namespace

namespace core {

extern const Kernels KERNEL_TABLE;
constexpr Kernels KERNEL_TABLE = {.name = KERNEL_NAME,
                                  .lanes = lanes,
                                  .panel_cols = tileVectors * lanes,
                                  .multiply = multiply,
                                  .transpose = transpose,
                                  .largest = largest,
                                  .finite = finite,
                                  .keepLargest = keepLargest,
                                  .exponentiate = exponentiate,
                                  .entropy = entropy,
                                  .distance = distance,
                                  .scale = scale,
                                  .divide = divide,
                                  .add = add,
                                  .gelu = gelu,
                                  .geluTanh = geluTanh,
                                  .silu = silu,
                                  .normalise = normalise,
                                  .f16 = {unpackHalves<fromHalf>, prepare, dotEach<dotHalves<halves>>},
                                  .bf16 = {unpackHalves<fromBrainHalf>, prepare, dotEach<dotHalves<brainHalves>>},
                                  .q8_0 = packed<32, 34, unpackQ8_0, dotQ8_0>,
                                  .q4_0 = packed<32, 18, unpackQ4_0, dotQ4_0>,
                                  .q5_0 = KERNEL_PACKED<32, 22, unpackQ5_0, dotQ5_0>,
                                  .q4_K = KERNEL_PACKED<256, 144, unpackQ4_K, dotQ4_K>,
                                  .q5_K = KERNEL_PACKED<256, 176, unpackQ5_K, dotQ5_K>,
                                  .q6_K = KERNEL_PACKED<256, 210, unpackQ6_K, dotQ6_K>,
                                  .iq4_nl = packed<32, 18, unpackIQ4_NL, dotIQ4_NL>,
                                  .whole2 = coded<WholeCodes<2>>,
                                  .whole3 = coded<WholeCodes<3>>,
                                  .whole4 = coded<WholeCodes<4>>,
                                  .whole8 = coded<WholeCodes<8>>,
                                  .table_low = coded<LookedUpCodes<false>>,
                                  .table_high = coded<LookedUpCodes<true>>,
                                  .e4m3 = coded<E4M3Codes>,
                                  .turnAcross = turnAcross};

}  // namespace core
