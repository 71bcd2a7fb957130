#pragma once

#include "core/array/array_file.h"
#include "core/error.h"
#include "tests/core/bytes_of.h"
#include "tests/said_parts.h"

#include <cstring>
#include <span>
#include <sstream>
#include <stdexcept>
#include <string>

/// The numbers of an array, which must be the same, bit for bit, in parts and as a whole.
inline std::vector<float> numbersBothWays(const core::ArrayFile& file, const std::string& name)
{
    const std::vector<float> whole = file.numbers(name).values;
    std::vector<float> parts;
    file.numbersInParts(name,
                        [&](std::span<const float> part) { parts.insert(parts.end(), part.begin(), part.end()); });
    if (parts.size() != whole.size()
        || (!whole.empty() && std::memcmp(parts.data(), whole.data(), whole.size() * sizeof(float)) != 0))
        throw std::logic_error("the parts of “" + name + "” are others than the whole");
    return whole;
}

/// A file's arrays in one line, every number and every text of them: “attention” [1, 2] 0.5 0.5; “tokens” [1] ‹a›
inline std::string arrayText(const core::ArrayFile& file)
{
    std::ostringstream text;
    for (const core::ArrayFile::Entry& entry : file.entries()) {
        text << (text.tellp() > 0 ? "; " : "") << "“" << entry.name << "” " << core::shapeText(entry.shape);
        if (entry.kind == core::ArrayFile::Kind::Numbers)
            for (const float value : numbersBothWays(file, entry.name)) text << ' ' << value;
        if (entry.kind == core::ArrayFile::Kind::Texts)
            for (const std::string& value : file.texts(entry.name)) text << " ‹" << value << "›";
        if (entry.kind == core::ArrayFile::Kind::Other) text << " of " << entry.type;
    }
    return text.str();
}

/// The arrays as text, or the error: "attention[0][1]: expected 2 numbers, found 1".
template<typename Open>
std::string arraysOrError(const Open& open)
{
    try {
        return arrayText(*open());
    } catch (const core::Error& error) {
        return saidParts(error).field + ": expected " + saidParts(error).expected + ", found " + saidParts(error).found;
    }
}

/// A .npy file with this dict as its header, of version 1.0 to 3.0.
inline std::string npy(const std::string& dict, const std::string& data, char version = 1)
{
    std::string length{static_cast<char>(dict.size()), '\0'};
    if (version > 1) length += std::string(2, '\0');
    return "\x93NUMPY" + std::string{version, '\0'} + length + dict + data;
}
inline std::string npyOf(const std::string& type, const std::string& shape, const std::string& data)
{
    return npy("{'descr': '" + type + "', 'fortran_order': False, 'shape': " + shape + ", }", data);
}
