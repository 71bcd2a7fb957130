#pragma once

#include "tests/core/kernel/kernel_check.h"

// Kernels on float32: see Kernels. Each is compared with plain loops in double precision.

/// [rows, depth] · [depth, cols up to a panel's], written or added.
void checkMultiply(KernelCheck& check);
/// [rows, cols].
void checkTranspose(KernelCheck& check);

// The checks below are about rows of `depth` numbers.
void checkLargest(KernelCheck& check);
void checkFinite(KernelCheck& check);
void checkKeepLargest(KernelCheck& check);
void checkExponentiate(KernelCheck& check);
void checkEntropy(KernelCheck& check);
void checkDistance(KernelCheck& check);
void checkScale(KernelCheck& check);
void checkDivide(KernelCheck& check);
void checkAdd(KernelCheck& check);
void checkGelu(KernelCheck& check);
void checkGeluTanh(KernelCheck& check);
void checkSilu(KernelCheck& check);
void checkNormalise(KernelCheck& check);
void checkSoftmax(KernelCheck& check);

/// Heads of an even number of dimensions in a matrix of `rows` tokens.
void checkRotary(KernelCheck& check);
