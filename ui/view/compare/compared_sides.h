#pragma once

#include "core/analysis/divergence.h"
#include "ui/plot/heat/map_alignment.h"
#include "ui/view/compare/compared_map.h"

#include <vector>

/// One side of a comparison.
struct ComparedSide {
    core::Index run = 0;
    std::shared_ptr<const core::Trace> trace;  ///< null: not computed yet
    core::HeadAddress address;
    std::shared_ptr<const core::HeadAttention> stages;  ///< stages of that head; null: not computed yet
    QString title;                                      ///< "layer 3 · head 2", or the run's description
    QString note = {};                                  ///< a note about it; may be empty
};

/// The content of a comparison's maps, with each word at one place in all of them, and the differences between two of
/// them.
class ComparedSides {
public:
    using Pair = std::pair<std::size_t, std::size_t>;

    ComparedSides() = default;
    /// @param rows  the meaning of rows, where a side's model allows another one
    ComparedSides(std::vector<ComparedSide> sides, core::RowReading rows, core::SameToken by);

    bool empty() const { return m_maps.empty(); }
    std::size_t size() const { return m_maps.size(); }
    const std::vector<ComparedContent>& maps() const { return m_maps; }
    /// The model of the first side that is computed; null where none is.
    const core::Model* model() const;
    bool haveSigns() const;  ///< mixing weights, which are no distributions
    std::pair<float, float>
    range() const;  ///< the range of the weights, at least 0 to 1; of mixing weights as far below 0

    /// The divergence of two sides' weights; a key that only one side has counts as weight 0 of the other. Nothing in
    /// rows that only one side has.
    core::Divergence divergence(const Pair& pair) const;
    /// The cells that both have and that differ most; at their places.
    std::vector<core::CellDifference> largestDifferences(const Pair& pair, std::size_t count) const;
    /// "2 tokens of B are not in A", "B has the tokens of A in another order"; empty where both have the same.
    QString textNote(const Pair& pair) const;

    /// A cell of the first computed side, which the window's other views show, and its place in the maps.
    std::optional<core::Cell> placeOf(const core::Cell& cell) const;
    std::optional<core::Cell> cellAt(const core::Cell& place) const;

    /// Whether the same tokens stand at the same places.
    bool placedAs(const ComparedSides& other) const;

private:
    ComparedContent mapOf(std::size_t side, core::RowReading rows) const;
    bool isThere(std::size_t side) const;
    std::size_t lead() const;
    const core::Matrix& weights(std::size_t side) const { return m_sides[side].stages->weights; }

    std::vector<ComparedSide> m_sides;
    MapAlignment m_alignment;
    std::vector<ComparedContent> m_maps;
};
