// With AVX-512 F, DQ, BW and VL: compiled so, and called only where the processor has them. Where it has VNNI, too,
// rows of some packed numbers are multiplied with it.
#define KERNEL_NAME "avx512"
#define KERNEL_TABLE avx512Kernels
#define KERNEL_LANES 16
#define KERNEL_TILE_VECTORS 4
#include "core/kernel/kernel_code.h"

namespace core {

extern const Kernels avx512VnniKernels;
constexpr Kernels avx512VnniKernels = withVnni(avx512Kernels);

}  // namespace core
