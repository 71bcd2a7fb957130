#pragma once

#include "core/tensor/safetensors.h"

#include <filesystem>
#include <vector>

namespace core {

/// A model folder's tensors, in one safetensors file or in several; mapped, only their headers are read on opening.
class WeightFiles {
public:
    /// model.safetensors, or the shards that model.safetensors.index.json names (its "weight_map": tensor → file).
    /// @throws Error naming the file that is missing or malformed, and what there is instead
    static WeightFiles open(const std::filesystem::path& folder);

    /// What messages call it: the file, or the index.
    const std::string& name() const { return m_name; }
    const std::vector<SafetensorsFile>& files() const { return m_files; }
    bool contains(const std::string& tensor) const { return m_file_of.contains(tensor); }
    /// Whether a tensor of layer `layer` is there, as in "model.layers.3.mlp.up_proj.weight".
    /// @param prefix  what stands before the number: "layers."
    bool hasLayer(const std::string& prefix, Index layer) const;

    /// Numbers in the weights; not those of masks that old files keep beside them.
    Index parameters() const;

    /// @throws Error{Missing, WrongShape, Unsupported}
    Weight matrix(const std::string& tensor, Index rows, Index cols) const;
    RowVector vector(const std::string& tensor, Index size) const;

private:
    const SafetensorsFile& fileOf(const std::string& tensor) const;

    std::string m_name;
    std::vector<SafetensorsFile> m_files;
    std::map<std::string, std::size_t> m_file_of;  ///< tensor → place in m_files
};

/// The file that weights are read from first, for those who only ask whether it changed: model.safetensors or the
/// index.
/// @return model.safetensors where there is neither
std::filesystem::path weightsFileOf(const std::filesystem::path& folder);

/// Says what a folder has in place of weights that can be read.
/// @throws Error{Missing}
[[noreturn]] void throwWithoutWeights(const std::filesystem::path& folder);

/// @throws Error{CannotRead} if the file is what a clone without git-lfs has in place of weights: a few lines of text
void requireNoPointer(const std::filesystem::path& file, std::uint64_t bytes);

/// The shards that an index names, each once, in the order of their names; all of them are plain names of files.
/// @throws Error{Malformed} naming what is wrong with it
std::vector<std::string> shardsNamedIn(const std::filesystem::path& index);

}  // namespace core
