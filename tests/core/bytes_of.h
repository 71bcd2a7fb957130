#pragma once

#include <cstddef>
#include <span>
#include <string>

/// A text as the bytes of a file, which are valid as long as it is.
inline std::span<const std::byte> bytesOf(const std::string& text) { return std::as_bytes(std::span(text)); }
