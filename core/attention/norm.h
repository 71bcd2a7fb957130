#pragma once

#include "core/matrix.h"

namespace core {

/// Brings each row to one size, and weighs its columns.
struct Norm {
    enum class Kind {
        Layer,           ///< (x - mean) / √(variance + ε) · weight + bias (Ba et al., 2016)
        RootMeanSquare,  ///< x / √(mean x² + ε) · weight (Zhang & Sennrich, 2019)
        Scale,           ///< x · weight: LayerScale (Touvron et al., 2021), which multiplies a layer's output
    };

    RowVector weight;  ///< [d_model]
    RowVector bias;    ///< [d_model], or empty
    float epsilon = 1e-5F;
    Kind kind = Kind::Layer;

    Matrix operator()(MatrixView x) const;
};

/// A norm of each head's queries or keys, over d_k (Qwen3, 2025), or of all heads' together (OLMo 2, 2025).
struct HeadNorm {
    RowVector weight;  ///< [width], or [H·d_k] where each head has its own; empty for none
    float epsilon = 1e-6F;
    Norm::Kind kind = Norm::Kind::RootMeanSquare;
    RowVector bias = {};  ///< [width], or empty
    Index width = 0;      ///< number of values normed together; 0: as many as weights

    /// @param heads  [T, H·d_k]; normed in place, `width` columns after the others
    void apply(Eigen::Ref<Matrix> heads) const;

    Index together() const { return width == 0 ? weight.size() : width; }
    /// Whether one head's numbers alone do not say how they are normed.
    bool spansHeads(Index key_dimensions) const { return together() > key_dimensions; }
    /// The factors of one head's columns, without the size that the norm takes away.
    /// @return [d_k]
    RowVector weightOf(Index head, Index key_dimensions) const;
    /// The norm of one head's columns alone, where it does not span several.
    Norm ofHead(Index head, Index key_dimensions) const;
};

}  // namespace core
