#pragma once

#include "core/error.h"
#include "core/file/whole_file.h"
#include "core/model/recorded/given_vectors.h"
#include "core/model/recorded/recorded_attention.h"
#include "core/tensor/safetensors_writer.h"
#include "tests/said_parts.h"

#include <QTemporaryDir>

#include <cmath>
#include <limits>
#include <numeric>

inline constexpr float notANumber = std::numeric_limits<float>::quiet_NaN();

/// Small dumps, written where they vanish again.
class RecordedFiles {
public:
    std::filesystem::path path(const std::string& name) const
    {
        return std::filesystem::path(m_folder.path().toStdString()) / name;
    }
    std::filesystem::path text(const std::string& name, const std::string& content) const
    {
        core::writeWhole(path(name), content);
        return path(name);
    }
    std::filesystem::path npy(const std::string& name, std::vector<core::Index> shape, std::vector<float> values) const
    {
        return text(name, core::npyBytes({std::move(shape), std::move(values)}));
    }
    std::filesystem::path tensors(const std::string& name, const std::vector<core::NamedTensor>& all,
                                  const std::map<std::string, std::string>& metadata = {}) const
    {
        core::writeSafetensors(path(name), all, metadata);
        return path(name);
    }

    /// Queries and keys under their letters.
    core::RecordedSource vectors(const std::vector<core::NamedTensor>& all,
                                 const std::map<std::string, std::string>& metadata = {}) const
    {
        return {.file = tensors("v.safetensors", all, metadata), .queries = "q", .keys = "k"};
    }

private:
    QTemporaryDir m_folder;
};

/// 1, 2, 3, …: every number says where it was.
inline std::vector<float> counted(std::size_t count)
{
    std::vector<float> values(count);
    std::iota(values.begin(), values.end(), 1.0F);
    return values;
}

/// Numbers between -1 and 1 that do not repeat.
inline std::vector<float> waves(std::size_t count, float phase)
{
    std::vector<float> values(count);
    for (std::size_t i = 0; i < count; ++i) values[i] = std::sin(1.7F * static_cast<float>(i) + phase);
    return values;
}

inline std::size_t sizeOf(const std::vector<core::Index>& shape)
{
    return static_cast<std::size_t>(core::elementCount(shape, "", ""));
}

inline core::NamedTensor wave(const std::string& name, const std::vector<core::Index>& shape, float phase)
{
    return {name, shape, waves(sizeOf(shape), phase)};
}

/// Rows of equal weights.
inline std::vector<float> even(std::size_t rows, std::size_t keys)
{
    return std::vector<float>(rows * keys, 1.0F / static_cast<float>(keys));
}

/// All weights, layer after layer, text after text, head after head.
inline std::vector<float> weightsIn(const core::Trace& trace)
{
    std::vector<float> all;
    for (const auto& layer : trace.layers)
        for (const core::SequenceLayer& item : layer->items)
            for (const core::HeadAttention& head : item.attention.heads)
                all.insert(all.end(), head.weights.data(), head.weights.data() + head.weights.size());
    return all;
}

/// "2 layers, 1 text, 4 heads, 9 x 10"
inline std::string axesOf(const core::Trace& trace)
{
    const auto& items = trace.layers.front()->items;
    const core::Matrix& map = items.front().attention.heads.front().weights;
    return std::to_string(trace.layers.size()) + " layers, " + std::to_string(items.size()) + " texts, "
           + std::to_string(items.front().attention.heads.size()) + " heads, " + std::to_string(map.rows()) + " x "
           + std::to_string(map.cols());
}

/// "The Ġke e": pieces, or the tokens' texts.
inline std::string joined(const std::vector<core::Token>& tokens, std::string core::Token::*part)
{
    std::string text;
    for (const core::Token& token : tokens) text += (text.empty() ? "" : " ") + token.*part;
    return text;
}

/// The warnings, one after the other.
inline std::string warned(const core::RecordedAttention& recorded)
{
    std::string text;
    for (const std::string& warning : recorded.warnings) text += (text.empty() ? "" : "; ") + warning;
    return text;
}

/// "Missing|file|field|expected|found" of what opening throws, "opened" if it throws nothing.
inline std::string refusal(const core::RecordedSource& source)
{
    try {
        core::openRecorded(source);
    } catch (const core::Error& error) {
        return std::filesystem::path(error.file).filename().string() + "|" + saidParts(error).field + "|"
               + saidParts(error).expected + "|" + saidParts(error).found;
    }
    return "opened";
}

/// "file|field|expected|found" of what opening throws, "opened" if it throws nothing.
inline std::string vectorRefusal(const core::RecordedSource& source)
{
    try {
        core::openVectors(source);
    } catch (const core::Error& error) {
        return std::filesystem::path(error.file).filename().string() + "|" + saidParts(error).field + "|"
               + saidParts(error).expected + "|" + saidParts(error).found;
    }
    return "opened";
}
