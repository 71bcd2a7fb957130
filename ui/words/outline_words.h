#pragma once

#include <QStringList>

#include "core/analysis/outline/model_outline.h"

/// "50,257"
QString countText(core::Index count);

/// "layer norm", "RMS norm", "scale".
QString normName(core::Norm::Kind kind);

/// "attention", "cross-attention", "state space", "feed-forward", "experts".
QString partTitle(const core::OutlinePart& part);

/// The facts about a part, a short line each: "12 heads of 64", "window: 128 before".
QStringList partFacts(const core::OutlinePart& part, core::Index width);

/// Which keys beside the model's own mask are seen: "window: 128 before, 0 behind"; empty where it is all of them.
QString reachText(const core::OutlineReach& reach);

/// "embedding 50,257 × 768", and what is added to it.
QStringList entryFacts(const core::OutlineStack& stack);

/// "50,257 words, by the embedding"; empty where states come out.
QString answerText(const core::OutlineAnswer& answer);

/// "encoder", "decoder"; empty for a model of one stack.
QString stackName(const core::ModelOutline& outline, const core::OutlineStack& stack);

/// A layer in one line for lists: "attention (12 heads) · feed-forward".
QString layerText(const core::OutlineLayer& layer);
