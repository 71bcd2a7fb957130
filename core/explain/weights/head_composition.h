#pragma once

#include "core/explain/weights/attention_stack.h"

#include <functional>
#include <stop_token>

namespace core {

/// The input through which a later head reads an earlier one's output (Elhage et al., 2021).
enum class Composition {
    Query,  ///< it asks for it:       ‖OV_1 · QK_2‖_F / (‖OV_1‖_F · ‖QK_2‖_F)
    Key,    ///< it is found by it:    ‖OV_1 · QK_2ᵀ‖_F / (‖OV_1‖_F · ‖QK_2‖_F)
    Value,  ///< it passes it on:      ‖OV_1 · OV_2‖_F / (‖OV_1‖_F · ‖OV_2‖_F)
};

/// How much of what earlier heads of a model write lies where later ones read, 0 to 1, by weights alone. Rows are
/// multiplied from the right here, so that every product begins with what is written.
class CompositionTable {
public:
    CompositionTable(const AttentionStack& stack);

    Index layers() const { return m_layers; }
    Index heads() const { return m_heads; }
    /// What two heads come to, in the mean square, that have nothing to do with each other: 1/√d_model. That is exact
    /// for matrices of any size and rank whose directions are random to each other, E‖A U B‖² = ‖A‖² ‖B‖² / d over all
    /// rotations U; trained heads lie in few directions that many share, so that even far above it says little alone.
    double expected() const { return m_expected; }
    /// Empty unless `later` is in a layer behind `earlier`'s that was computed; of cross-attention, whose keys and
    /// values are another text's, all but Query; where either head is 0.
    std::optional<float> at(Composition kind, const HeadPlace& earlier, const HeadPlace& later) const;
    void set(Composition kind, const HeadPlace& earlier, const HeadPlace& later, double value);

private:
    std::size_t placeOf(Composition kind, const HeadPlace& earlier, const HeadPlace& later) const;

    Index m_layers;
    Index m_heads;
    double m_expected;
    std::vector<float> m_values;  ///< [3, layers · heads, layers · heads], later ones first; NaN: empty
};

/// Which compositions to compute.
struct CompositionsAsked {
    Index distance = 0;              ///< at which QK_2 of a rotary embedding is taken: see queryKeyCircuit()
    std::optional<Index> into = {};  ///< only heads of this layer as later ones; else all
};

/// Composition of every pair of heads in two layers of a stack. The weights of the norm in front of the later head are
/// multiplied in, as in the circuits, and so are the weights (not the rows' factors) of norms of whole rows between
/// both layers (BERT). Feed-forward layers and heads between them are ignored. Takes d_model · H·d_v · 4 bytes for each
/// earlier layer.
/// @param progress  called with the number of layer pairs that are done, and of all
/// @throws Error{Missing} if a layer has no W_O, whatever queryKeyCircuit() throws, Stopped
CompositionTable compositions(const AttentionStack& stack, const CompositionsAsked& asked = {},
                              const std::stop_token& stop = {},
                              const std::function<void(Index done, Index pairs)>& progress = {});

}  // namespace core
