#pragma once

#include "core/error.h"
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
    bool whole_norms = false;          ///< the family's addition to its norms' weights is in them already: Gemma in
                                       ///< GGUF
    bool linear_convolutions = false;  ///< GPT-2's "Conv1D" is stored [out, in], as any projection is: GGUF
    bool biases_as_stored =
        false;                ///< a projection or norm has the bias that lies beside it, whatever its family has: GGUF
    bool speechless = false;  ///< the model's class has no head that makes tokens, so that none is missed
    bool concatenated = false;  ///< queries, keys and values in one are q | k | v, whatever the family has: GGUF
};

/// A model's tensors, in one file or in several; mapped, only the files' headers are read on opening.
class WeightFiles {
public:
    struct Entry {
        StoredTensor tensor;
        std::string file;                           ///< for messages
        Index paired = 0;                           ///< see StoredPart::paired
        std::shared_ptr<const Error> problem = {};  ///< the reason why a tensor is missing after all, for its reader
    };

    /// A folder's weights, as findWeights() finds them. Of shards all tensors count, whatever the index names (its
    /// "weight_map": tensor → file); it decides where two shards have the same one. A shard that is not there is missed
    /// where one of its tensors is asked for.
    /// @throws Error naming the file that is missing or malformed, and what there is instead
    static WeightFiles open(const std::filesystem::path& folder, WeightLayout layout = {});
    /// @param name  what messages call all of it
    WeightFiles(std::string name, std::map<std::string, Entry> tensors, WeightLayout layout = {});

    /// The files' name in messages: the file, or the index.
    const std::string& name() const { return m_name; }
    const WeightLayout& layout() const { return m_layout; }
    /// All tensors by their names in the files.
    const std::map<std::string, Entry>& tensors() const { return m_tensors; }
    /// @throws Error{Missing} for one of a shard that is not there
    bool contains(const std::string& tensor) const;
    /// The names that families may ask for: those in the files, or what renamed() made of them.
    std::vector<std::string> names() const;
    /// The tensors of shards that a family asks for under other names.
    /// @param names  a family's name → the file's; what is not among them is not there
    WeightFiles renamed(std::map<std::string, std::string> names) const;
    /// These files with other tensors.
    /// @param absent  renames a tensor that an index places in a missing shard
    WeightFiles with(std::map<std::string, Entry> tensors,
                     const std::function<std::string(const std::string&)>& absent) const;
    /// The tensors whose names begin so, under the rest of their names: one half of a model, named like a model of its
    /// own.
    WeightFiles below(const std::string& beginning) const;
    /// The tensor that was asked for last and is not there; empty where all were.
    const std::string& missed() const { return m_asked->missed; }
    /// Notes an oddity for people, in one sentence.
    void tell(std::string oddity) const { m_asked->told.push_back(std::move(oddity)); }
    const std::vector<std::string>& told() const { return m_asked->told; }
    /// @throws Error{Missing}, or the tensor's problem
    const Entry& entry(const std::string& tensor) const;
    /// Whether layer `layer` lies beside the first one, from which something was read, as in
    /// "model.layers.3.mlp.up_proj.weight".
    /// @param prefix  what stands before the number: "layers."
    bool hasLayer(const std::string& prefix, Index layer) const;

    /// The tensors that were never read, by their names in the files.
    std::vector<std::string> unread() const;
    /// Numbers in the weights; not those of masks that old files keep beside them.
    Index parameters() const;

    /// @throws Error{Missing, WrongShape, Unsupported}
    Weight matrix(const std::string& tensor, Index rows, Index cols) const;
    RowVector vector(const std::string& tensor, Index size) const;

private:
    /// The requests to all copies.
    struct Asked {
        std::set<std::string> read;
        std::string missed;
        std::vector<std::string> told;
    };

    std::string spelled(const std::string& tensor) const;
    /// @throws Error{Missing} if an index says that a tensor, by its name in the files, is in a shard that is not there
    void requireShardOf(const std::string& name) const;

    std::string m_name;
    std::map<std::string, Entry> m_tensors;
    WeightLayout m_layout;
    std::map<std::string, std::string> m_absent =
        {};  ///< tensors that an index names → their shard, which is not there
    std::shared_ptr<const std::map<std::string, std::string>> m_names =
        {};  ///< the names of renamed(); null: as in the files
    std::shared_ptr<Asked> m_asked = std::make_shared<Asked>();
};

/// The file that weights are read from first, for those who only ask whether it changed: of a folder the first that
/// findWeights() finds, an adapter's weights or the GGUF file that lies in it; a file itself.
/// @return model.safetensors where there is none
std::filesystem::path weightsFileOf(const std::filesystem::path& folder);

/// The GGUF file of a folder that holds one model's: the only one, or the first of its parts.
/// @return empty where there is none
/// @throws Error{Ambiguous} naming them where there are several
std::filesystem::path ggufIn(const std::filesystem::path& folder);

/// @throws Error{CannotRead} if the file is a placeholder of a clone without git-lfs: a few lines of text
void requireNoPointer(const std::filesystem::path& file);

/// The shards that an index names, each once, in the order of their names; all of them are plain names of files.
/// @throws Error{Malformed} naming what is wrong with it
std::vector<std::string> shardsNamedIn(const std::filesystem::path& index);

}  // namespace core
