#pragma once

#include "tests/core/kernel/kernel_check.h"

// What kernels make of numbers that are stored in the case's type, compared with those numbers as float32
// (convertToFloats) in plain loops.

/// Unpacks and turns one row for each of a vector's lanes, in whole blocks.
void checkUnpack(KernelCheck& check);
/// Up to nine rows of whole blocks times a row of float32.
void checkDot(KernelCheck& check);
/// [rows, depth] · parts of a weight, paired, turned, scaled.
void checkProduct(KernelCheck& check);
/// Checks products that a gate of any type multiplies.
void checkGated(KernelCheck& check);
/// The numbers themselves, where plain loops know how they are made; and any part of them.
void checkNumbers(KernelCheck& check);
