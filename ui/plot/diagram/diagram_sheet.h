#pragma once

#include "core/analysis/outline/model_outline.h"
#include "core/session/focus.h"
#include "ui/plot/why/account_sheet.h"

#include <optional>
#include <vector>

/// A model of a diagram, and which head of it is chosen.
struct DiagramModel {
    QString name;
    QString about = {};  ///< "GPT-2 · 124,439,808 parameters"
    core::ModelOutline outline = {};
    core::AttentionBlock block = core::AttentionBlock::Self;
    core::Index layer =
        0;                 ///< its place among layers with attention, from 0; of `number` among those without a softmax
    core::Index head = 0;  ///< from 0; negative for none
    core::Index number = 0;  ///< of a chosen layer without a softmax, in the whole model, from 1; 0: one that attends
    core::Index tokens = 0;  ///< tokens of the text; 0: "T"
};

/// Something in a diagram that can be chosen: a layer, one of its heads, or a part that has a view.
struct DiagramPlace {
    std::size_t model = 0;
    core::AttentionBlock block = core::AttentionBlock::Self;
    core::Index layer = 0;                 ///< its place among layers with attention; of Mixing among those without
    std::optional<core::Index> head = {};  ///< none for the layer
    QRectF rect = {};
    std::optional<core::View> view = {};  ///< where a click goes; none: it chooses
    bool whole = false;                   ///< it is of the whole model, not of the layer

    bool isSameAs(const DiagramPlace& other) const
    {
        return model == other.model && block == other.block && layer == other.layer && head == other.head;
    }
};

/// Models side by side: of each what goes in, its layers from top to bottom, what comes out, and the chosen layer part
/// by part along its residual stream, with sizes on arrows.
struct DiagramSheet {
    FigurePage page;
    std::vector<DiagramPlace> places;  ///< heads behind the layers that they lie in
    double bottom = 0;                 ///< where it ends

    /// The innermost.
    const DiagramPlace* at(const QPointF& position) const;
};

/// The layer that a place is of; null where the model has none.
const core::OutlineLayer* layerOf(const DiagramModel& model, const DiagramPlace& place);

/// @param room  where it lies; it ends below it where it needs more height
DiagramSheet diagramSheet(const std::vector<DiagramModel>& models, const AccountLook& look, const QRectF& room);
