#pragma once

#include "core/atlas/atlas.h"

#include <chrono>

namespace core {

/// Writes an atlas while it is computed, so that a program that is killed loses no more than what came after: after so
/// many texts, or after some seconds of which writing is a small part.
class AtlasWriter {
public:
    /// @param texts  between two writings; 0: what takes a few seconds
    explicit AtlasWriter(std::filesystem::path file, std::size_t texts = 0);

    /// @throws Error{CannotWrite}
    void write(const Atlas& atlas);
    /// Where enough came since.
    void writeInTime(const Atlas& atlas);

private:
    using Clock = std::chrono::steady_clock;

    std::filesystem::path m_file;
    std::size_t m_texts;
    std::size_t m_done = 0;
    Clock::time_point m_written = Clock::now();
    Clock::duration m_took = {};
};

}  // namespace core
