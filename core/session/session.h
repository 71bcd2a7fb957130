#pragma once

#include "core/model/scoring_change.h"
#include "core/model/teaching_module.h"
#include "core/tensor/matrix.h"
#include "core/text/cut_edits.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace core {

/// What is asked of the engine once: a model folder or teaching module, its texts, and what is changed about it.
struct Run {
    std::filesystem::path model = {};  ///< a folder, or a teaching module's file; empty with `module`: random weights
    std::optional<TeachingModule> module = {};
    std::vector<std::string> texts = {};            ///< UTF-8; several make a padded batch
    std::optional<std::string> keys_text = {};      ///< cross-attention: the sequence that keys and values come from
    std::optional<TextSplit> split = {};            ///< how text is cut, where the model leaves the choice
    std::vector<CutEdits> cuts = {};                ///< [texts] tokens that the user split or merged; may be shorter
    std::vector<ScoringChange> changes = {};        ///< to masks, temperature, fill; later ones win
    std::shared_ptr<const Painting> painting = {};  ///< what `painted` and `uncovered` stand for; null for nothing
    std::uint64_t fingerprint = 0;                  ///< of the model when the session was saved; 0: not known

    /// Cells are compared, not where they are kept; the fingerprint says nothing about what is asked.
    friend bool operator==(const Run& a, const Run& b)
    {
        const auto cells = [](const Run& run) { return run.painting ? *run.painting : Painting{}; };
        return a.model == b.model && a.module == b.module && a.texts == b.texts && a.keys_text == b.keys_text
               && a.split == b.split && a.cuts == b.cuts && a.changes == b.changes
               && (a.painting == b.painting || cells(a) == cells(b));
    }
};

constexpr std::size_t mostRuns = 4;
constexpr std::size_t mostTexts = 16;

/// What is looked at; everything counts from 0.
struct Focus {
    Index run = 0;
    Index item = 0;  ///< text of the batch
    Index layer = 0;
    Index head = 0;
    Index query = 0;
    Index key = 0;

    friend bool operator==(const Focus&, const Focus&) = default;
};

/// The colour maps for weights.
inline constexpr const char* colorMapNames[] = {"viridis", "cividis", "magma", "greys"};

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

enum class View { Map, Steps, Mask, Compare };

/// What the Steps view shows.
struct StepsSettings {
    bool one_query = false;  ///< only the focused query's row of each stage
    Index step = 0;          ///< how far the calculation is played; from 0

    friend bool operator==(const StepsSettings&, const StepsSettings&) = default;
};

/// One side of a comparison.
struct ComparedHead {
    Index run = 0;
    Index layer = 0;
    Index head = 0;

    friend bool operator==(const ComparedHead&, const ComparedHead&) = default;
};

/// What the Compare view shows: two to four sides, A, B, …
struct CompareSettings {
    enum class Kind {
        Heads,  ///< of the first run
        Runs,   ///< the same head in each run
    };
    Kind kind = Kind::Heads;
    std::vector<ComparedHead> heads = {{0, 0, 0}, {0, 0, 1}};

    friend bool operator==(const CompareSettings&, const CompareSettings&) = default;
};

/// Everything the user asked for: a plain value that the window, the command line and a script edit alike.
struct Session {
    std::vector<Run> runs = {Run{}};  ///< one to four
    Focus focus = {};
    View view = View::Map;
    StepsSettings steps = {};
    CompareSettings compare = {};
    FigureSettings figure = {};

    const Run& run() const { return runs.front(); }
    Run& run() { return runs.front(); }

    friend bool operator==(const Session&, const Session&) = default;
};

}  // namespace core
