#pragma once

#include "core/kernel/panels.h"
#include "core/tensor/element_type.h"

#include <array>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <vector>

namespace core {

/// Numbers as a file stores them, and what keeps them there.
struct StoredSpan {
    std::span<const std::byte> data = {};
    ElementType type = ElementType::F32;
    std::shared_ptr<const void> owner = {};
    std::string name = {};  ///< name of the tensor, for messages
};

/// What each code of a float of 8 bits stands for, four bits of exponent and three behind the point; two stand for NaN.
const std::array<float, 256>& numbersOfE4M3();

/// The scale of each group of a matrix's numbers, where a file has it.
struct CodeScales {
    using Table = std::array<float, 256>;

    /// Scales that are codes themselves: table[code] · the scale of many of them + offset.
    struct Nested {
        Table table = {};
        StoredSpan numbers = {};  ///< float32
        Index together = 256;     ///< codes that share one
        float offset = 0;
    };

    StoredSpan numbers = {};   ///< F32, F16, BF16; powers of two as F8_E8M0 or U8; codes where there is a table
    Index row_step = 0;        ///< from a row's scale to the next row's
    Index group_step = 0;      ///< from a group's scale to the next one's of the same row
    Index rows_together = 1;   ///< rows that share their scales
    Index steps_together = 1;  ///< steps to the next scale
    std::shared_ptr<const Nested> nested = {};
    std::shared_ptr<const Table> table = {};  ///< the numbers of 8-bit codes that are not nested
    float factor = 1;

    /// Where a row's first scale is, in steps.
    Index placeOf(Index row) const { return row / rows_together * row_step; }
    /// @param place  in steps
    float at(Index place) const;
};

/// The whole number of each group that stands for 0.
struct CodeZeros {
    enum class Order {
        None,      ///< all the same: `added`
        AsScales,  ///< int8, each where the group's scale is among the scales
        InRow,     ///< [groups, words]: of so many bits, row after row from a word's lowest bit on
        Across,    ///< [groups, rows / 8]: as CodedNumbers::Order::Across has the codes
        InColumn,  ///< [words, groups]: of so many bits, those of a word's rows one behind the other
    };

    Order order = Order::None;
    StoredSpan numbers = {};
    int bits = 4;
    int added = 0;
    bool wraps = false;  ///< whether a sum that is too large begins at 0 again
    Index step = 0;      ///< words, or groups, of a line
};

/// A matrix whose numbers are stored as codes of few bits: (code − zero) · scale, where a group of each row's numbers
/// has one scale and one zero. Codes, scales and zeros stay where the file has them; kernels unpack a panel at a time.
class CodedNumbers {
public:
    enum class Meaning {
        Whole,  ///< a whole number
        Table,  ///< a place in a table of sixteen numbers
        E4M3,   ///< a float of 8 bits without infinities, four bits of exponent and three behind the point
    };
    enum class Order {
        Rows,       ///< row after row, from the lowest bit of each byte on
        HighFirst,  ///< the same, the upper half of each byte first
        Columns,    ///< [cols · bits / 32, rows] words: a word has numbers of one row that follow each other (GPTQ)
        Across,     ///< [cols, rows / 8] words: a word has the numbers 0 4 1 5 2 6 3 7 of eight rows (AWQ)
    };

    struct Layout {
        std::string file = {};  ///< for messages
        Index rows = 0, cols = 0;
        StoredSpan codes = {};
        Meaning meaning = Meaning::Whole;
        Order order = Order::Rows;
        int bits = 4;
        bool has_sign = false;  ///< whether whole numbers of 8 bits are signed
        Index row_bits = 0;     ///< bits from a row to the next, for Order::Rows and HighFirst
        std::array<float, 16> table = {};
        Index group = 0;               ///< consecutive numbers of a row, from its first on, that share a scale
        std::vector<int> groups = {};  ///< [cols] the group of each number, where they do not follow each other
        CodeScales scales = {};
        CodeZeros zeros = {};
    };

    /// @param layout  one whose every number lies inside of its data
    explicit CodedNumbers(Layout layout) : m_layout(std::move(layout)) {}

    const Layout& layout() const { return m_layout; }
    Index rows() const { return m_layout.rows; }
    Index cols() const { return m_layout.cols; }

    /// Some numbers of one row, as float32.
    void convert(Index row, Index first_col, Index count, float* out) const;

    /// Rows that share what is read of the file at a time.
    Index rowsTogether() const;
    /// Whether kernels unpack so many numbers of each row.
    bool isUnpackedByKernels(Index first_col, Index cols) const;
    /// Unpacks numbers into rows of panels, from their first row on.
    /// @param columns       the row that each of the panels' columns is
    /// @param first, count  of each row's numbers, which kernels unpack
    void fillPanels(std::span<const Index> columns, Index first, Index count, Panels& panels) const;
    /// Whether so many rows are multiplied while numbers are unpacked, which is quicker than by panels.
    bool multipliesFew(Index rows) const;
    /// out = x · (the same as columns), of as many rows. Of one or two it differs from panels' products by rounding; of
    /// more it is the same.
    /// @param x    [rows, numbers of each row from `first` on]
    /// @param out  [x.rows(), columns.size()]
    void multiplyFew(std::span<const Index> columns, Index first, MatrixView x, Eigen::Ref<Matrix> out) const;

    /// Looks at all scales, once.
    /// @throws Error{OutOfRange} naming the tensor in which one is infinite or NaN
    void requireFiniteScales() const;
    /// Whether all scales are 0, once they were read.
    bool areScalesZero() const { return m_zero; }
    /// How many codes stand for NaN: none but of floats.
    Index brokenNumbers() const;

    /// Releases memory: the numbers will not be needed again soon.
    void letGo() const;

private:
    class Turned;
    class Unpacking;

    unsigned codeAt(Index row, Index col) const;
    Index groupOf(Index col) const;
    /// The scales of some groups, [count, rows], of as many rows as kernels have lanes at most.
    void scalesOf(std::span<const Index> rows, Index first_group, Index count, float* out) const;
    void zerosOf(std::span<const Index> rows, Index first_group, Index count, float* out) const;
    /// The group of each of some numbers, counted from the first that they have, or from 0 where these do not follow
    /// each other.
    /// @return the group that is counted as 0
    Index groupsOf(Index first, Index count, std::vector<int>& groups) const;
    float numberOf(unsigned code, float zero) const;
    const Kernels::Coded& kernel() const;
    Index unpackedAtOnce() const;  ///< the numbers of each row
    const std::byte* wordOf(Index row, Index col) const;
    void requireWhole() const;

    Layout m_layout;
    mutable std::once_flag m_looked;
    mutable bool m_zero = false;
};

}  // namespace core
