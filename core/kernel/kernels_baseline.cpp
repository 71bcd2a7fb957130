// Every processor of the architecture runs this.
#define KERNEL_NAME "baseline"
#define KERNEL_TABLE baselineKernels
#define KERNEL_LANES 4
#define KERNEL_TILE_VECTORS 2
#include "core/kernel/kernel_code.h"
