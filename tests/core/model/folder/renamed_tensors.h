#pragma once

#include "core/file/mapped_file.h"
#include "core/json/json_text.h"

#include <cstring>
#include <filesystem>
#include <fstream>
#include <functional>
#include <string>

/// Rewrites a safetensors file's header, whose tensors stay where they are.
/// @param change  of the header's object
inline void changeHeader(const std::filesystem::path& file, const std::function<void(core::Json&)>& change)
{
    std::string bytes = core::readText(file.string(), std::size_t{1} << 30U);
    std::uint64_t size = 0;
    std::memcpy(&size, bytes.data(), sizeof size);
    core::Json header = core::Json::parse(bytes.substr(sizeof size, size));
    change(header);
    const std::string text = header.dump();
    const std::string data = bytes.substr(sizeof size + size);
    size = text.size();
    std::filesystem::remove(file);
    std::ofstream(file, std::ios::binary)
        << std::string(reinterpret_cast<const char*>(&size), sizeof size) << text << data;
}

/// Gives each tensor of a safetensors file another name; one whose name becomes empty keeps its own.
inline void renameTensors(const std::filesystem::path& file,
                          const std::function<std::string(const std::string&)>& renamed)
{
    changeHeader(file, [&](core::Json& header) {
        core::Json other = core::Json::object();
        for (const auto& [name, tensor] : header.items())
            other[name == "__metadata__" || renamed(name).empty() ? name : renamed(name)] = tensor;
        header = other;
    });
}
