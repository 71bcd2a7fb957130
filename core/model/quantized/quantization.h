#pragma once

#include "core/model/family/config_reader.h"
#include "core/model/quantized/matrix_parts.h"

namespace core {

/// How a folder's weights are quantized: what config.json says of it, in "quantization_config", and how each matrix is
/// read from the tensors in its place.
struct Quantization {
    std::string words = {};               ///< for people: "GPTQ, 4 bits, groups of 128"
    std::vector<std::string> codes = {};  ///< how the names of tensors end that hold a matrix's codes: ".qweight"
    std::string matrix = ".weight";       ///< how the name ends under which a family asks for the matrix
    std::vector<std::string> parts = {};  ///< how the names of all others end that belong to a matrix
    /// Whether such a tensor holds codes, and no plain numbers; null: each does.
    std::function<bool(const StoredTensor& tensor, const MatrixParts& parts)> holds = {};
    /// The matrix: stored [out, in], or several so, one below the other.
    /// @throws Error naming the tensor that is missing or does not fit
    std::function<StoredTensor(const MatrixParts& parts)> read = {};
    std::string oddity = {};  ///< the difference from the library that the weights were made for, as a sentence's part
};

/// @return nothing where the weights are plain numbers
/// @throws Error{Unsupported, OutOfRange, Missing} naming the field that says what is not read here
std::optional<Quantization> quantizationOf(const ConfigReader& config);

/// The tensors of `files` with each quantized matrix under the name that families ask for. Errors in a matrix are
/// thrown when it is asked for. Reads only names, shapes and the few numbers that describe the layout of others.
WeightFiles withMatrices(const WeightFiles& files, const Quantization& quantization);

/// A quantized matrix as a tensor.
/// @param shape  of the tensor, which is the matrix's own or folds its rows
StoredTensor codedTensor(CodedNumbers::Layout layout, std::vector<Index> shape);

}  // namespace core
