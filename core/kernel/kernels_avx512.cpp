// With AVX-512 F, DQ, BW and VL: compiled so, and called only where the processor has them. Where it has VNNI, too,
// rows of some packed numbers are multiplied with it.
#define KERNEL_NAME "avx512"
#define KERNEL_TABLE avx512Kernels
#define KERNEL_LANES 16
#define KERNEL_TILE_VECTORS 4
#include "core/kernel/kernel_code.h"

namespace core {

extern const Kernels avx512VnniKernels, avx512VnniPairsKernels;
constexpr Kernels avx512VnniKernels = withVnni<Alone>(avx512Kernels, KERNEL_NAME "-vnni");
constexpr Kernels avx512VnniPairsKernels = withVnni<InPairs>(avx512Kernels, KERNEL_NAME "-vnni-pairs");

}  // namespace core
