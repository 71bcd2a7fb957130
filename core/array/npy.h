#pragma once

#include "core/array/array_file.h"
#include "core/array/npy_header.h"

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace core {

/// One .npy file as an ArrayFile, read in place.
/// @param owner  keeps the bytes alive
/// @throws Error{Malformed, Truncated, Unsupported, …}; Python objects are refused, pickles are never unpacked
std::unique_ptr<const ArrayFile> openNpy(std::shared_ptr<const void> owner, std::span<const std::byte> bytes,
                                         std::string name);

/// The warning of numbers of two bytes without a type, "<V2", which only bfloat16 is saved as.
inline constexpr const char* readAsBfloat16 = "numbers of two bytes without a type are read as bfloat16";

/// Fills all of `into` with the bytes that come next, or throws.
using ReadBytes = std::function<void(std::span<std::byte> into)>;

/// The elements that follow a header of Kind::Numbers, in C order whatever the file's.
NumberArray readNpyNumbers(const NpyHeader& header, const ReadBytes& read);
/// Reads the elements of Kind::Numbers a few at a time. An array in Fortran order is read as a whole and transposed
/// first.
void readNpyParts(const NpyHeader& header, const ReadBytes& read, const TakeNumbers& take);
/// The elements of Kind::Texts, each without the zeros at its end. Invalid characters become U+FFFD.
std::vector<std::string> readNpyTexts(const NpyHeader& header, const ReadBytes& read);

/// What precedes the elements of a .npy file of version 1.0 in C order (NEP 1).
/// @param type  as NumPy writes it: "<f4", "<i8", "<U5"
/// @throws Error{OutOfRange} for more axes than fit
std::string npyHeader(const std::string& type, const std::vector<Index>& shape);
/// A .npy file of texts, as many code points for each as the longest has (dtype "<U…").
/// @param texts  UTF-8, in C order, as many as the shape says
std::string npyTexts(const std::vector<Index>& shape, const std::vector<std::string>& texts);

/// Memory that the texts of an array take, in bytes.
std::uint64_t npyTextMemory(const NpyHeader& header);

}  // namespace core
