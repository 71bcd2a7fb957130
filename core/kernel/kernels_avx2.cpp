// With AVX2, FMA and F16C: compiled so, and called only where the processor has them.
#define KERNEL_NAME "avx2"
#define KERNEL_TABLE avx2Kernels
#define KERNEL_LANES 8
#define KERNEL_TILE_VECTORS 2
#include "core/kernel/kernel_code.h"
