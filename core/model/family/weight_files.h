#pragma once

#include "core/tensor/stored_tensor.h"
#include "core/tensor/weight.h"

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace core {

/// Where a file's tensors differ from those of a folder in the Hugging Face layout.
struct WeightLayout {
    /// A family's name of a tensor as the files spell it; null where they have the same.
    std::function<std::string(const std::string&)> spelled = {};
    bool whole_norms = false;          ///< what a family adds to its norms' weights is in them already: Gemma in GGUF
    bool linear_convolutions = false;  ///< GPT-2's "Conv1D" is stored [out, in], as any projection is: GGUF
    bool biases_as_stored = false;     ///< a projection has the bias that lies beside it, whatever its family has: GGUF
};

/// A model's tensors, in one file or in several; mapped, only the files' headers are read on opening.
class WeightFiles {
public:
    struct Entry {
        StoredTensor tensor;
        std::string file;  ///< for messages
        Index paired = 0;  ///< see StoredPart::paired
    };

    /// A folder's model.safetensors, or the shards that model.safetensors.index.json names (its "weight_map": tensor →
    /// file); where there is neither, pytorch_model.bin or its shards.
    /// @throws Error naming the file that is missing or malformed, and what there is instead
    static WeightFiles open(const std::filesystem::path& folder);
    /// @param name  what messages call all of it
    WeightFiles(std::string name, std::map<std::string, Entry> tensors, WeightLayout layout = {});

    /// What messages call it: the file, or the index.
    const std::string& name() const { return m_name; }
    const WeightLayout& layout() const { return m_layout; }
    /// By their names in the files.
    const std::map<std::string, Entry>& tensors() const { return m_tensors; }
    bool contains(const std::string& tensor) const { return m_tensors.contains(spelled(tensor)); }
    /// @throws Error{Missing}
    const Entry& entry(const std::string& tensor) const;
    /// Whether a tensor of layer `layer` is there, as in "model.layers.3.mlp.up_proj.weight".
    /// @param prefix  what stands before the number: "layers."
    bool hasLayer(const std::string& prefix, Index layer) const;

    /// The tensors that nobody has read so far, by their names in the files.
    std::vector<std::string> unread() const;
    /// Numbers in the weights; not those of masks that old files keep beside them.
    Index parameters() const;

    /// @throws Error{Missing, WrongShape, Unsupported}
    Weight matrix(const std::string& tensor, Index rows, Index cols) const;
    RowVector vector(const std::string& tensor, Index size) const;

private:
    std::string spelled(const std::string& tensor) const
    {
        return m_layout.spelled ? m_layout.spelled(tensor) : tensor;
    }

    std::string m_name;
    std::map<std::string, Entry> m_tensors;
    WeightLayout m_layout;
    std::shared_ptr<std::set<std::string>> m_read = std::make_shared<std::set<std::string>>();  ///< of all copies
};

/// The files that an adapter of low rank lies in, beside adapter_config.json.
inline constexpr const char* adapterWeights[] = {"adapter_model.safetensors", "adapter_model.bin"};

/// The file of a folder's own model: model.safetensors, pytorch_model.bin, or an index of either.
/// @return empty where there is none
std::filesystem::path ownWeightsIn(const std::filesystem::path& folder);

/// The file that weights are read from first, for those who only ask whether it changed: of a folder model.safetensors,
/// pytorch_model.bin, an index of either, an adapter's weights or the GGUF file that lies in it; a file itself.
/// @return model.safetensors where there is none
std::filesystem::path weightsFileOf(const std::filesystem::path& folder);

/// The GGUF file of a folder that holds one model's: the only one, or the first of its parts.
/// @return empty where there is none
/// @throws Error{Ambiguous} naming them where there are several
std::filesystem::path ggufIn(const std::filesystem::path& folder);

/// Says what a folder has in place of weights that can be read.
/// @throws Error{Missing}
[[noreturn]] void throwWithoutWeights(const std::filesystem::path& folder);

/// @throws Error{CannotRead} if the file is what a clone without git-lfs has in place of weights: a few lines of text
void requireNoPointer(const std::filesystem::path& file, std::uint64_t bytes);

/// The shards that an index names, each once, in the order of their names; all of them are plain names of files.
/// @throws Error{Malformed} naming what is wrong with it
std::vector<std::string> shardsNamedIn(const std::filesystem::path& index);

}  // namespace core
