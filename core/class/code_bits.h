#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// Bits that are written one after the other and read back, and letters for them.
class CodeBits {
public:
    CodeBits() = default;
    /// @param letters  as letters() wrote them, or as somebody typed them
    /// @throws Error{Malformed} naming a letter that no code has, or where the checksum is another
    static CodeBits ofLetters(std::string_view letters);

    /// @param count  of bits, up to 63, the lowest of the value
    void put(std::uint64_t value, int count);
    /// A number from 0 on, the shorter the smaller: four bits at a time.
    void putSmall(std::uint64_t value);
    /// @throws Error{Malformed} where there are no more
    std::uint64_t take(int count);
    std::uint64_t takeSmall();
    bool takeOne() { return take(1) != 0; }
    /// @throws Error{Malformed} where there is more than what fills up the last letter
    void requireEnd() const;

    /// The code's letters with a checksum, in groups of five.
    std::string letters() const;

private:
    std::vector<bool> m_bits;
    std::size_t m_at = 0;
};

}  // namespace core
