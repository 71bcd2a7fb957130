#pragma once

#include "ui/plot/figure/figure.h"

/// The names of a content of figures, and its layout.
struct ContentRow {
    core::FigureSettings::Content content;
    core::View view;          ///< in which the window shows it
    const char* phrase;       ///< in errors: "a figure of maps", "a figure of a mask"
    const char* description;  ///< translated in the context Figure
    const char* ending;       ///< ending of its file's name, before the format's; in FigureContent; may be empty
    /// @throws core::Error, core::Stopped
    figure_layout::Draft (*draft)(const FigureSource&, const core::FigureSettings&, const std::stop_token&);
    bool is_chart = false;       ///< shows measures or a comparison, and no map
    bool compares = false;       ///< shows the sides of the Session's comparison
    bool of_heads = false;       ///< the figure is of all heads or the comparison's: its file is not named after a head
    bool wide = false;           ///< two columns wide even of one head
    bool weight_colors = false;  ///< colour map, range and colour bar have a say in it
    bool axis_names = true;      ///< it has axes with names
    bool values = false;         ///< it has cells that numbers can be written in
    bool dots = false;           ///< which circles can stand for
    bool queries = false;        ///< it can show the rows of some queries alone
    bool measures = false;       ///< the figure has chosen measures
    bool groups = false;         ///< the figure has groups of heads, side by side
    bool of_models = false;      ///< the figure is of each run's model, whatever is computed with it
};

const ContentRow& contentRow(core::FigureSettings::Content content);

/// Whether measures that are chosen have a say in it.
bool hasMeasure(const core::FigureSettings& settings);
/// Whether it shows this measure, of two perhaps.
bool showsMeasure(const core::FigureSettings& settings, core::Measure measure);
/// Whether a measure that is drawn is a change of the answer without the head.
bool showsKnockOuts(const core::FigureSettings& settings);
