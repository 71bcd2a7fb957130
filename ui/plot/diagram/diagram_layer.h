#pragma once

#include "ui/plot/diagram/diagram_sheet.h"

#include <optional>

/// A layer that is drawn part by part.
struct DiagramLayer {
    std::size_t model = 0;
    const core::OutlineStack& stack;
    const core::OutlineLayer& layer;
    core::AttentionBlock block = core::AttentionBlock::Self;
    core::Index head = 0;
    std::optional<core::Index> mixing = {};  ///< its place among layers without a softmax, where it is chosen as one
    QString size = {};                       ///< size of the stream: "12 × 768"
    core::Index tokens = 0;                  ///< 0: "T"
};

/// Draws a layer along its residual stream, from top to bottom: what reads it, and where what is made is added.
/// @param room  where it begins, and how wide it may be
/// @return where it ends
double addDiagramLayer(DiagramSheet& sheet, const DiagramLayer& layer, const AccountLook& look, const QRectF& room);
