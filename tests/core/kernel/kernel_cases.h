#pragma once

#include "core/kernel/kernels.h"
#include "core/matrix.h"

#include <cstdint>
#include <string>
#include <vector>

/// Something that the kernels are to compute, drawn by its seed; as a line "KIND FILL ROWS DEPTH COLS GAP SEED".
struct KernelCase {
    std::string kind;  ///< one of kernelKinds()
    std::string fill;  ///< the kind of numbers: see kernel_numbers.h
    core::Index rows = 0;
    core::Index depth = 0;  ///< the numbers in a row of a product's first factor
    core::Index cols = 0;
    core::Index gap = 0;  ///< numbers between one row's end and the next row
    std::uint64_t seed = 0;

    std::string line() const;
};

/// What can be asked of kernels: "multiply", …, and of each type that numbers are stored in "unpack.Q4_K", "dot.Q4_K",
/// "product.Q4_K", "gated.Q4_K", "numbers.Q4_K".
const std::vector<std::string>& kernelKinds();

/// Equal seeds and numbers give equal cases on every machine.
KernelCase drawnKernelCase(std::uint64_t seed, std::uint64_t number);

/// The cases that a line stands for: one whose kind ends with '*' stands for all that begin so and take its fill.
/// @throws std::invalid_argument
std::vector<KernelCase> kernelCasesOf(const std::string& line);

/// Computes a case by these kernels and by plain loops.
///
/// What is a choice, a copy or one operation for each number is the same to the last bit, and so are a row's numbers
/// beside any others (the order of sums is promised). Sums of float32 are off by no more than n · 2^-24 of what their
/// terms' sizes add up to, where n additions follow each other (Higham, Accuracy and Stability of Numerical Algorithms,
/// §3.1); what a kernel does beside that is said where it is compared.
/// @return what is wrong; empty if nothing is
std::string wrongInKernelCase(const core::Kernels& kernel, const KernelCase& asked);
