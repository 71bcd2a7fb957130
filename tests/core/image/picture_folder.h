#pragma once

#include "core/error.h"
#include "core/tensor/safetensors.h"
#include "tests/said_parts.h"

#include <QString>

#include <filesystem>

/// Pictures, and what Pillow and transformers make of them: see make.py there.
inline std::filesystem::path pictureFolder()
{
    return std::filesystem::path(SOURCE_DIR) / "tests/golden/data/pictures";
}

inline const core::SafetensorsFile& expectedPictures()
{
    static const auto file = core::SafetensorsFile::open(pictureFolder() / "expected.safetensors");
    return file;
}

/// "the picture | a PNG or JPEG file | something else" of the error that `act` throws; empty if it throws none.
template<typename Act>
QString refusalOf(const Act& act)
{
    try {
        act();
    } catch (const core::Error& error) {
        return QString::fromStdString(saidParts(error).field + " | " + saidParts(error).expected + " | "
                                      + saidParts(error).found);
    }
    return {};
}
