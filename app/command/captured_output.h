#pragma once

#include <string>
#include <string_view>

/// While it lives, what this process prints on its standard output is kept in memory, and answers to another program
/// have the way out for themselves. POSIX and Linux: dup2 and memfd_create.
class CapturedOutput {
public:
    /// @throws core::Error{CannotWrite} where the system gives no file in memory
    CapturedOutput();
    CapturedOutput(const CapturedOutput&) = delete;
    CapturedOutput& operator=(const CapturedOutput&) = delete;
    ~CapturedOutput();

    /// The text printed since the last call.
    std::string taken();
    /// Writes past what is kept.
    /// @throws core::Error{CannotWrite}
    void write(std::string_view bytes) const;

private:
    int m_out;   ///< where standard output led
    int m_kept;  ///< where it leads now
};
