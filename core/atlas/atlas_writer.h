#pragma once

#include "core/atlas/atlas.h"
#include "core/file/write_times.h"

namespace core {

/// Writes an atlas while it is computed, so that a program that is killed loses no more than what came after: after so
/// many texts, or after some seconds of which writing is a small part.
class AtlasWriter {
public:
    /// @param texts  between two writings; 0: what takes a few seconds
    explicit AtlasWriter(std::filesystem::path file, std::size_t texts = 0);

    /// @throws Error{CannotWrite}
    void write(const Atlas& atlas);
    /// Writes the atlas where enough texts came since the last time.
    void writeInTime(const Atlas& atlas);

private:
    std::filesystem::path m_file;
    std::size_t m_texts;
    std::size_t m_done = 0;
    WriteTimes m_times;
};

}  // namespace core
