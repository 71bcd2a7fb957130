#pragma once

#include "core/matrix.h"

#include <cmath>
#include <limits>
#include <memory>
#include <optional>
#include <vector>

/// Where a map's rows and columns go over to the second of two texts: before these.
struct MapBorder {
    std::optional<core::Index> row = {};
    std::optional<core::Index> column = {};

    bool empty() const { return !row && !column; }
};

/// One head's weights, ready to be drawn: hidden cells and broken numbers marked, and coarser levels in which each cell
/// stands for four, usually the largest of them, so that a thin line stays visible however small the picture is.
class HeatData {
public:
    /// The numbers with which core::shownWeights marks cells.
    static constexpr float hidden = -std::numeric_limits<float>::infinity();
    static constexpr float broken = std::numeric_limits<float>::infinity();
    static constexpr float unknown = std::numeric_limits<float>::quiet_NaN();  ///< not computed yet

    /// Which of several cells a coarser picture shows.
    enum class Pooling {
        Largest,   ///< the largest of the weights
        Farthest,  ///< from zero, of differences
        Mean,      ///< none: their mean, in which hidden cells count as the 0 that they are
    };
    /// Whether `a` gives way to `b`.
    struct Weaker {
        Pooling pooling;
        bool operator()(float a, float b) const
        {
            const auto size = [](float value) { return value == hidden ? -1 : std::abs(value); };
            return pooling == Pooling::Farthest ? size(a) < size(b) : a < b;
        }
    };

    struct Level {
        core::Matrix cells;

        core::Index rows() const { return cells.rows(); }
        core::Index cols() const { return cells.cols(); }
        const float* row(core::Index row) const { return cells.data() + row * cells.cols(); }
    };

    /// @param shown  [T_q, T_k] from core::shownWeights or core::LongHead::pooled: NaN where nothing is known yet
    explicit HeatData(core::Matrix shown, Pooling pooling = Pooling::Largest);

    core::Index rows() const { return m_levels.front().rows(); }
    core::Index cols() const { return m_levels.front().cols(); }
    float at(core::Index row, core::Index col) const { return m_levels.front().row(row)[col]; }
    bool anyHidden() const { return m_anyHidden; }
    Pooling pooling() const { return m_pooling; }
    Weaker weaker() const { return {m_pooling}; }

    /// levels()[i] has cells of 2^i × 2^i of the map's.
    const std::vector<Level>& levels() const { return m_levels; }

    /// Rows that hold numbers which are hidden until they have been guessed: core::notShown.
    const std::vector<core::Index>& guessedRows() const { return m_guessed; }

    /// The smallest and largest number, 0 and 1 if there is none.
    std::pair<float, float> range() const;

private:
    std::vector<Level> m_levels;
    std::vector<core::Index> m_guessed;
    bool m_anyHidden = false;
    Pooling m_pooling;
};

/// a − b, of one shape. Hidden where both are; a cell that only one hides counts as the 0 that it is.
std::shared_ptr<const HeatData> differenceOf(const HeatData& a, const HeatData& b);

/// The size of a difference's numbers, for its colours and for sentences about it.
struct DifferenceSize {
    float largest = 0;   ///< apart from zero, of the cells that both maps have
    bool equal = false;  ///< no larger than float32's rounding: two computations of one map

    /// Half the span of the colours about zero: the largest, rounded up; of equal maps far more, so that all is zero.
    double end() const;
};
/// @param difference  of `a` and `b`, or of the cells that both have
DifferenceSize sizeOf(const HeatData& difference, const HeatData& a, const HeatData& b);

/// The next of 1, 2 and 5 times a power of ten; 1 for numbers up to 0.
double roundedUp(double value);
