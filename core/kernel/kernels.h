#pragma once

#include "core/kernel/kernel_table.h"

#include <string_view>
#include <vector>

namespace core {

/// Those that this processor runs best, found out when they are first asked for. The environment variable
/// ATTENTIONSCOPE_KERNELS names others: "baseline", "avx2", "avx512", "avx512-vnni" or "avx512-vnni-pairs"; what it
/// cannot run is passed over.
const Kernels& kernels();

/// All sets of kernels that were built; those that runnableKernels() lacks must not be called.
std::vector<const Kernels*> builtKernels();

/// All that this processor can run, the plainest first, the best last.
std::vector<const Kernels*> runnableKernels();

/// From now on these. Panels that were packed before do not fit others: for tests and benchmarks, between two models.
void useKernels(const Kernels& kernels);

}  // namespace core
