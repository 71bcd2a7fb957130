#pragma once

#include "core/tensor/matrix.h"
#include "core/text/tokenizer.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace core {

/// What is asked of the engine: a model folder or teaching module, and the texts it runs on.
struct Run {
    std::filesystem::path model;
    std::vector<std::string> texts;  ///< UTF-8; several make a padded batch
    std::optional<TextSplit> split;  ///< how text is cut, where the model leaves the choice; else as the model says

    friend bool operator==(const Run&, const Run&) = default;
};

/// What is looked at; everything counts from 0.
struct Focus {
    Index item = 0;  ///< text of the batch
    Index layer = 0;
    Index head = 0;
    Index query = 0;
    Index key = 0;

    friend bool operator==(const Focus&, const Focus&) = default;
};

/// How a figure looks; the same values for window, command line and batch.
struct FigureSettings {
    enum class Scale {
        Shared,  ///< one range and one colour bar for every map
        Head,    ///< each map from its own smallest to its own largest weight
    };
    enum class Theme { Light, Dark };
    enum class Background { White, Transparent };  ///< White is the theme's paper

    std::optional<Index> layer = {};  ///< only this one; else a row of maps for each layer
    std::optional<Index> head = {};   ///< only this one; else a column of maps for each head
    double width_mm = 89;
    std::optional<double> height_mm = {};  ///< else as high as the content asks for
    double dpi = 300;                      ///< of PNG
    std::string color_map = "viridis";
    float lowest = 0;   ///< the weight at the colour bar's lower end
    float highest = 1;  ///< and at its upper end
    Scale scale = Scale::Shared;
    std::string title = {};
    Theme theme = Theme::Light;
    Background background = Background::White;
    Index count_from = 1;  ///< what the first layer and head are called

    friend bool operator==(const FigureSettings&, const FigureSettings&) = default;
};

/// Everything the user asked for: a plain value that the window, the command line and a script edit alike.
struct Session {
    Run run;
    Focus focus;
    FigureSettings figure;

    friend bool operator==(const Session&, const Session&) = default;
};

}  // namespace core
