#pragma once

#include "core/array/array_file.h"

#include <cstddef>
#include <memory>
#include <span>
#include <string>

namespace core {

/// Attention that torch.save wrote, as an ArrayFile: a tensor, tuples and lists of them, dictionaries, outputs of
/// transformers' models. The pickle is read, never executed.
///
/// - A tensor is the array “”; what stands under a key is an array of that name, "a.b" within another dictionary.
/// - A tuple of tensors of one shape is one array with an axis of layers in front, [L, …]: “attentions” where it stands
///   alone. None is a layer without attention: the metadata's "layers" then says the numbers of the others.
/// - What generate() returns, a tuple of layers for each step, is one array as well: the rows of its steps below each
///   other, [L, B, H, T, T], with 0 for keys that a step did not know yet. Where “beam_indices” stands beside them,
///   each text's rows are those of the beams that it came from.
/// - Such tuples of whole maps, a tuple of layers for each text, are an array [L, texts, H, T, T]; for each layer a
/// list
///   of heads' maps is [L, H, T, T].
/// - Lists of texts are texts.
///
/// @param owner  keeps the bytes alive
/// @throws Error{Truncated, Malformed, Unsupported, OutOfRange} as readSavedPickle(); Error{Missing} without a tensor;
///         Error{WrongShape} for steps that do not go on from each other
std::unique_ptr<const ArrayFile> openTorchArrays(std::shared_ptr<const void> owner, std::span<const std::byte> bytes,
                                                 std::string name);

/// Whether a file begins as those that torch.save writes.
bool looksLikeTorch(std::span<const std::byte> bytes);

}  // namespace core
