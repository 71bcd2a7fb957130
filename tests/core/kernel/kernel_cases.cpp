#include "tests/core/kernel/kernel_cases.h"

#include "tests/core/kernel/packed_checks.h"
#include "tests/core/kernel/row_checks.h"

#include <algorithm>
#include <array>
#include <sstream>
#include <stdexcept>

using namespace core;

namespace {

using Names = std::vector<std::string>;

/// The checks, and the types of numbers for each.
struct Kind {
    std::string name;  ///< before the type's, where it has one
    void (*check)(KernelCheck&);
    Names fills;
    Names types = {};
};

const std::vector<Kind>& kinds()
{
    static const Names ordinary{"unit", "unit", "wide", "tiny", "zeros", "level"};
    static const auto more = [](Names names) {
        names.insert(names.begin(), ordinary.begin(), ordinary.end());
        return names;
    };
    static const Names any = more({"huge", "broken", "infinite", "hidden"}), products = more({"broken", "infinite"});
    static const Names kernels{"F16", "BF16", "Q8_0", "Q4_0", "Q5_0", "Q4_K", "Q5_K", "Q6_K", "IQ4_NL"};
    static const Names weights{"F32",  "F64",  "F16",  "BF16", "Q4_0", "Q4_1", "Q5_0",   "Q5_1",   "Q8_0",
                               "Q8_1", "Q2_K", "Q3_K", "Q4_K", "Q5_K", "Q6_K", "IQ4_NL", "IQ4_XS", "MXFP4"};
    static const Names numbers = [] {
        Names all = weights;
        for (const char* each : {"BOOL", "U8", "I8", "U16", "I16", "U32", "I32", "U64", "I64"}) all.emplace_back(each);
        return all;
    }();
    static const std::vector<Kind> all{
        {"multiply", checkMultiply, products},
        {"transpose", checkTranspose, any},
        {"largest", checkLargest, any},
        {"finite", checkFinite, any},
        {"keepLargest", checkKeepLargest, {"unit", "wide", "tiny", "zeros", "huge", "hidden", "infinite"}},
        {"exponentiate", checkExponentiate, more({"hidden", "huge"})},
        {"entropy", checkEntropy, ordinary},
        {"distance", checkDistance, ordinary},
        {"scale", checkScale, any},
        {"divide", checkDivide, any},
        {"add", checkAdd, any},
        {"gelu", checkGelu, any},
        {"geluTanh", checkGeluTanh, any},
        {"silu", checkSilu, any},
        {"normalise", checkNormalise, products},
        {"softmax", checkSoftmax, any},
        {"rotary", checkRotary, more({"broken"})},
        {"unpack", checkUnpack, any, kernels},
        {"dot", checkDot, ordinary, kernels},
        {"product", checkProduct, products, weights},
        {"gated", checkGated, ordinary, weights},
        {"numbers", checkNumbers, any, numbers},
    };
    return all;
}

const Kind& kindOf(const std::string& name)
{
    for (const Kind& each : kinds())
        if (name == each.name || name.starts_with(each.name + ".")) return each;
    throw std::invalid_argument("kernels have nothing named " + name);
}

bool takes(const std::string& kind, const std::string& fill)
{
    const Names& fills = kindOf(kind).fills;
    return std::ranges::find(fills, fill) != fills.end();
}

/// Where vectors, tiles, panels and parts end, and beside it; else any number.
Index drawnSize(KernelDice& dice, Index most)
{
    constexpr std::array<Index, 12> steps{1, 2, 4, 6, 8, 16, 32, 64, 128, 256, 512, 1024};
    const Index size = dice.oneIn(2) ? dice.oneOf(steps) + dice.below(3) - 1 : dice.below(most);
    return std::min(size, most);
}

}  // namespace

std::string KernelCase::line() const
{
    std::ostringstream text;
    text << kind << ' ' << fill << ' ' << rows << ' ' << depth << ' ' << cols << ' ' << gap << ' ' << seed;
    return text.str();
}

const std::vector<std::string>& kernelKinds()
{
    static const Names all = [] {
        Names names;
        for (const Kind& kind : kinds()) {
            if (kind.types.empty()) names.push_back(kind.name);
            for (const std::string& type : kind.types) names.push_back(kind.name + "." + type);
        }
        return names;
    }();
    return all;
}

KernelCase drawnKernelCase(std::uint64_t seed, std::uint64_t number)
{
    KernelDice dice(mixedBits(seed, number));
    KernelCase drawn;
    drawn.kind = dice.oneOf(kernelKinds());
    drawn.fill = dice.oneOf(kindOf(drawn.kind).fills);
    drawn.rows = drawnSize(dice, 600);
    drawn.depth = drawnSize(dice, 1300);
    drawn.cols = drawnSize(dice, 200);
    drawn.gap = dice.oneIn(2) ? 0 : dice.below(20);
    drawn.seed = dice.bits() % 1'000'000;
    // Cases that take plain loops long are seldom large.
    const Index most = dice.oneIn(8) ? 4'000'000 : 200'000;
    while (drawn.rows * drawn.depth * drawn.cols > most) {
        Index& largest = drawn.rows > drawn.cols && drawn.rows * 2 > drawn.depth ? drawn.rows
                         : drawn.depth > drawn.cols                              ? drawn.depth
                                                                                 : drawn.cols;
        largest = largest * 2 / 3;
    }
    return drawn;
}

std::vector<KernelCase> kernelCasesOf(const std::string& line)
{
    KernelCase one;
    std::istringstream words(line);
    if (!(words >> one.kind >> one.fill >> one.rows >> one.depth >> one.cols >> one.gap >> one.seed))
        throw std::invalid_argument("no case is: " + line);
    std::vector<KernelCase> cases;
    const bool some = one.kind.ends_with('*');
    const std::string begin = some ? one.kind.substr(0, one.kind.size() - 1) : one.kind;
    for (const std::string& kind : kernelKinds()) {
        if (some ? !kind.starts_with(begin) || !takes(kind, one.fill) : kind != begin) continue;
        cases.push_back(one);
        cases.back().kind = kind;
    }
    if (cases.empty()) throw std::invalid_argument("kernels have nothing like " + line);
    return cases;
}

std::string wrongInKernelCase(const Kernels& kernel, const KernelCase& asked)
{
    KernelCheck check(kernel, asked);
    kindOf(asked.kind).check(check);
    return check.wrong();
}
