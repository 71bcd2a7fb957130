#pragma once

#include "core/file/descriptor.h"
#include "core/file/memory_file.h"

#include <string>
#include <string_view>

/// While it lives, what this process prints on its standard output is kept in memory, and answers to another program
/// have the way out for themselves.
class CapturedOutput {
public:
    /// @throws core::Error{Failed} where the system gives no file in memory; Error{CannotWrite}
    CapturedOutput();
    CapturedOutput(const CapturedOutput&) = delete;
    CapturedOutput& operator=(const CapturedOutput&) = delete;
    ~CapturedOutput();

    /// The text printed since the last call.
    /// @throws core::Error{Failed}
    std::string taken();
    /// Writes past what is kept.
    /// @throws core::Error{CannotWrite}
    void write(std::string_view bytes) const;

private:
    core::Descriptor m_out;              ///< where standard output led
    core::MemoryFile m_kept{"printed"};  ///< where it leads now
};
