#pragma once

#include "core/error.h"
#include "core/tensor/json_text.h"
#include "core/tensor/matrix.h"

#include <filesystem>
#include <string>

namespace core {

/// A config.json, read field by field with checks: every value that sizes memory is bounded before it is used.
class ConfigReader {
public:
    /// @throws Error naming the file and what is wrong with it
    explicit ConfigReader(const std::filesystem::path& file);

    const std::string& file() const { return m_file; }
    const Json& json() const { return m_json; }

    /// A required whole number from 1 to `largest`.
    Index count(const std::string& field, Index largest) const;
    /// The same, or `absent` where the field is missing or null.
    Index count(const std::string& field, Index largest, Index absent) const;
    float number(const std::string& field, float absent) const;
    bool flag(const std::string& field, bool absent) const;
    std::string text(const std::string& field, const std::string& absent) const;

    Error outOfRange(const std::string& field, const std::string& expected, const std::string& found) const;

private:
    const Json* find(const std::string& field) const;

    std::string m_file;
    Json m_json;
};

/// Bounds no real model reaches; beyond them a file is broken or hostile.
constexpr Index largestWidth = 1 << 20;
constexpr Index mostLayers = 4096;
constexpr Index mostPositions = 1 << 24;
constexpr Index mostTokensInVocabulary = 1 << 24;

}  // namespace core
