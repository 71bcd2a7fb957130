#include "core/kernel/kernels.h"

#include <atomic>
#include <cstdlib>

#ifdef ATTENTIONSCOPE_X86_KERNELS
#include <cpuid.h>
#endif

namespace core {

extern const Kernels baselineKernels;
#ifdef ATTENTIONSCOPE_X86_KERNELS
extern const Kernels avx2Kernels;
extern const Kernels avx512Kernels;
extern const Kernels avx512VnniKernels, avx512VnniPairsKernels;

namespace {

/// Whether the processor converts float16; not every compiler's __builtin_cpu_supports knows the name.
bool hasConversions()
{
    unsigned eax = 0, ebx = 0, ecx = 0, edx = 0;
    return __get_cpuid(1, &eax, &ebx, &ecx, &edx) != 0 && (ecx & bit_F16C) != 0;
}

}  // namespace
#endif

std::vector<const Kernels*> builtKernels()
{
    std::vector<const Kernels*> all{&baselineKernels};
#ifdef ATTENTIONSCOPE_X86_KERNELS
    all.insert(all.end(), {&avx2Kernels, &avx512Kernels, &avx512VnniKernels, &avx512VnniPairsKernels});
#endif
    return all;
}

std::vector<const Kernels*> runnableKernels()
{
    std::vector<const Kernels*> all{&baselineKernels};
#ifdef ATTENTIONSCOPE_X86_KERNELS
    if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("fma") || !hasConversions()) return all;
    all.push_back(&avx2Kernels);
    if (!__builtin_cpu_supports("avx512f") || !__builtin_cpu_supports("avx512dq") || !__builtin_cpu_supports("avx512bw")
        || !__builtin_cpu_supports("avx512vl"))
        return all;
    all.push_back(&avx512Kernels);
    if (!__builtin_cpu_supports("avx512vnni")) return all;
    // AMD's units that cannot multiply are as wide as those that can; elsewhere both share the same ones.
    const Kernels *one = &avx512VnniKernels, *pairs = &avx512VnniPairsKernels;
    const bool addsMeanwhile = __builtin_cpu_is("amd");
    all.push_back(addsMeanwhile ? one : pairs);
    all.push_back(addsMeanwhile ? pairs : one);
#endif
    return all;
}

namespace {

const Kernels* best()
{
    const std::vector<const Kernels*> all = runnableKernels();
    if (const char* wanted = std::getenv("ATTENTIONSCOPE_KERNELS"); wanted != nullptr)
        for (const Kernels* each : all)
            if (std::string_view(each->name) == wanted) return each;
    return all.back();
}

std::atomic<const Kernels*>& current()
{
    static std::atomic<const Kernels*> kernels = best();
    return kernels;
}

}  // namespace

const Kernels& kernels() { return *current().load(std::memory_order_relaxed); }

void useKernels(const Kernels& kernels) { current() = &kernels; }

}  // namespace core
