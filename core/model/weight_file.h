#pragma once

#include "core/attention/projection.h"
#include "core/model/transformer.h"
#include "core/tensor/safetensors.h"

namespace core {

/// A model's tensors under the prefix that this file happens to use ("transformer.h.0…" or, in older ones, "h.0…").
class WeightFile {
public:
    WeightFile(SafetensorsFile file, std::string prefix) : m_file(std::move(file)), m_prefix(std::move(prefix)) {}

    const SafetensorsFile& file() const { return m_file; }

    Weight matrix(const std::string& name, Index rows, Index cols) const
    {
        return m_file.matrix(m_prefix + name, rows, cols);
    }

    /// NAME.weight stored [in, out] and NAME.bias, GPT-2's "Conv1D".
    Projection projection(const std::string& name, Index in, Index out) const
    {
        return {matrix(name + ".weight", in, out), m_file.vector(m_prefix + name + ".bias", out)};
    }

    LayerNorm layerNorm(const std::string& name, Index width, float epsilon) const
    {
        return {m_file.vector(m_prefix + name + ".weight", width), m_file.vector(m_prefix + name + ".bias", width),
                epsilon};
    }

private:
    SafetensorsFile m_file;
    std::string m_prefix;
};

}  // namespace core
