#pragma once

#include <QString>

#include "ui/plot/figure/figure.h"

/// Something that a figure can show of a source: "This head · layer 3 head 2".
struct FigureContent {
    QString title;
    core::FigureSettings::Content content = core::FigureSettings::Content::Maps;
    std::optional<core::Index> layer = {};
    std::optional<core::Index> head = {};
    bool of_weights = false;  ///< a histogram of the head's weights instead of a measure

    bool isOf(const core::FigureSettings& settings) const;
    bool isOneHead() const { return layer && head; }
};

/// The contents that a figure can have, those of one head first.
std::vector<FigureContent> contentsOf(const FigureSource& source, core::Index count_from);

/// Over a picture the weights of one row are looked at, which are small where there are many squares: its colours reach
/// from the row's smallest to its largest, unless a range was chosen.
core::FigureSettings withPictureRange(core::FigureSettings settings);

/// These settings for another content. The width becomes the usual one for it, unless it was set to an unusual one.
core::FigureSettings withContent(core::FigureSettings settings, const FigureContent& content);

/// The width that such a figure usually has, in millimetres: a column for one map, two for more.
double usualWidth(const core::FigureSettings& settings);

/// Whether it is a map of layers × heads, which has numbers in its cells unless they are too small.
bool isHeadMap(const core::FigureSettings& settings);
/// The same settings with those numbers, where such a map of the model has room for two or three digits.
core::FigureSettings withUsualNumbers(core::FigureSettings settings, const core::ModelInfo& info);

/// Whether colour map, range and colour bar have a say in it.
bool hasWeightColors(const core::FigureSettings& settings);

inline constexpr double oneColumn = 89, twoColumns = 183;  ///< mm, as many journals have them

/// A file's name without an ending: "gpt2-L3H2", "gpt2-all-heads".
QString fileNameOf(const FigureSource& source, const core::FigureSettings& settings);
