#pragma once

#include "core/model/adapter/adapter_config.h"
#include "core/model/adapter/adapter_fit.h"
#include "core/model/family/weight_files.h"

#include <filesystem>
#include <map>
#include <optional>
#include <string>

namespace core {

/// What an adapter changes in its base model's weights: W becomes W + s · B · A (Hu et al., 2021), or m times that with
/// rows of length 1 (Liu et al., 2024: DoRA), or is replaced. Read from adapter_config.json and
/// adapter_model.safetensors, or adapter_model.bin, as PEFT writes them, or from a GGUF file, as llama.cpp does.
class LoraAdapter {
public:
    /// Whether a folder holds an adapter and no model of its own.
    static bool isAt(const std::filesystem::path& folder);
    /// @throws Error naming the file and the part that is missing, malformed or unknown
    static LoraAdapter open(const std::filesystem::path& folder);
    /// Whether a GGUF file holds an adapter and no model.
    static bool isIn(const GgufFile& file);
    /// @throws Error naming the file and what of it is missing, malformed or not known
    static LoraAdapter open(const GgufFile& file);
    /// @param tensors  by their names in the file
    /// @param file     what messages call it
    LoraAdapter(AdapterConfig config, const std::map<std::string, StoredTensor>& tensors, std::string file);

    const AdapterConfig& config() const { return m_config; }
    /// The file of its tensors, for messages.
    const std::string& file() const { return m_file; }
    /// Whose names its tensors have; null for those that transformers gives them.
    const GgufArchitecture* architecture() const { return m_architecture; }

    /// A base's weights with the adapter in them. What is adapted is computed once and lies in memory as float32; all
    /// else stays in the base's file.
    /// A head that is tied to the embedding stays what it was where the embedding is adapted.
    /// @throws Error{Missing, WrongShape} where it is an adapter of another base, naming the tensor; Error{Unsupported}
    /// for adapted weights that are no matrix of floats; Error{NoMemory}
    WeightFiles addedTo(const WeightFiles& base, const AdapterFit& fit) const;

private:
    LoraAdapter(AdapterConfig config, std::string file, const GgufArchitecture& architecture)
        : m_config(std::move(config)),
          m_file(std::move(file)),
          m_architecture(&architecture)
    {
    }

    /// The parts of one adapted matrix.
    struct Part {
        std::optional<StoredTensor> a = {};        ///< [rank, in]
        std::optional<StoredTensor> b = {};        ///< [out, rank]
        std::optional<StoredTensor> lengths = {};  ///< [out] of DoRA's rows
        bool embedding = false;                    ///< stored [in, out]: a row for each token
    };

    void take(const std::string& name, const StoredTensor& tensor);
    void takeGguf(const std::string& name, StoredTensor tensor);
    void requireWhole() const;
    Part& partOf(const std::string& name, std::size_t end) { return m_parts[name.substr(0, end)]; }
    WeightFiles::Entry adapted(const WeightFiles& files, const std::string& name, const std::string& module,
                               const AdapterFit& fit) const;
    void requireMemory(const WeightFiles& base, const std::map<std::string, std::string>& adapted) const;

    AdapterConfig m_config;
    std::string m_file;
    std::map<std::string, Part> m_parts;          ///< by the modules' names in the base
    std::map<std::string, StoredTensor> m_whole;  ///< replaced tensors, by the tensors' names in the base
    const GgufArchitecture* m_architecture = nullptr;
};

}  // namespace core
