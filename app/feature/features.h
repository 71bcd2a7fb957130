#pragma once

#include "app/command/render_feature.h"
#include "app/command/subcommand.h"
#include "ui/feature/feature.h"

/// A subcommand of a feature, and the one of the program before which the help names it.
struct FeatureCommand {
    SubcommandRow row;
    AddOptions before;
};

/// A feature: its half in the window, and its half on the command line.
struct FeatureRow {
    std::unique_ptr<Feature> (*make)(const FeatureGround&) = nullptr;
    std::vector<FeatureCommand> commands = {};
    std::shared_ptr<RenderFeature> (*render)() = nullptr;
};

/// The features of this build, in the order of their entries in a menu. They are asked in this order whether the window
/// may close.
const std::vector<FeatureRow>& builtFeatures();

/// The window's halves of them.
Features madeFeatures(const FeatureGround& ground);

/// The features' parts of `render`.
RenderFeatures renderFeatures();
