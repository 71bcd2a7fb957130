#pragma once

#include <string>

namespace core {

/// A model that another program computes: which of the engines that the user has named, and what it is to open. Files
/// name an engine; the command that starts one is the user's alone.
struct EngineModel {
    std::string engine = {};      ///< its name
    std::string model = {};       ///< a folder on the machine that it runs on, or a name on the hub
    std::string revision = {};    ///< on the hub; empty: the latest
    std::string dtype = {};       ///< "float32", "float16", "bfloat16"; empty: as it is stored
    std::string device_map = {};  ///< "auto", "balanced", "cpu", …, as accelerate has it; empty: one device

    bool empty() const { return engine.empty(); }
    friend bool operator==(const EngineModel&, const EngineModel&) = default;
};
inline constexpr std::size_t longestEngineText = 4096;  ///< bytes of each of these

}  // namespace core
