#pragma once

#include "ui/plot/figure/figure_layout.h"

#include <vector>

/// The heads that a chart is of, and their numbers.
namespace figure_layout {

struct HeadGroup {
    QString name;
    std::vector<core::HeadAddress> heads;  ///< at least one
};
/// The two that the settings ask for.
/// @throws core::Error{Missing} where no head was picked, or none is left for a group; Error{Unknown} for a set that
/// the session does not have
std::vector<HeadGroup> headGroups(const FigureSource& source, const core::FigureSettings& settings);

/// Heads that were picked, as far as the model has them.
std::vector<core::HeadAddress> pickedHeads(const FigureSource& source);

/// "2.3", or the head's name.
QString shortHeadName(const core::ModelInfo& info, const core::HeadAddress& head, core::Index countFrom);
/// The names of all layers and of all heads on charts' axes and in tables.
QStringList layerNames(const core::ModelInfo& info, core::Index countFrom);
QStringList headNames(const core::ModelInfo& info, core::Index countFrom);

/// One measure of every head.
struct MeasuredHeads {
    core::Measure measure = core::Measure::Previous;
    core::Matrix values = {};  ///< [layers, heads] in the session's unit; NaN for a head that has none
    QString name = {};         ///< with its unit
    QString meaning = {};      ///< a sentence

    float at(const core::HeadAddress& head) const { return values(head.layer, head.head); }
    /// The numbers that there are of these heads.
    std::vector<double> of(const std::vector<core::HeadAddress>& heads) const;
    /// The smallest and the largest number of all heads.
    std::pair<double, double> range() const;
};
/// @throws core::Error{Missing, Unsupported} where no head has it, core::Stopped
MeasuredHeads measuredHeads(const FigureSource& source, const core::FigureSettings& settings, core::Measure measure,
                            const std::stop_token& stop);

/// The changes of an answer without each head.
struct KnockedOutHeads {
    QString answer;  ///< "“cat” at token 11"
    QString before;  ///< the model's own probability: "p = 0.66"
    MeasuredHeads heads = {};
};
/// One for each answer that the settings ask for.
/// @param measure  what stands in the place of the head's output, over the session's reference
/// @throws core::Error{Unsupported} where the model predicts nothing, Error{Unknown} where its vocabulary has no such
/// word, core::Stopped
std::vector<KnockedOutHeads> knockedOutHeads(const FigureSource& source, const core::FigureSettings& settings,
                                             const std::stop_token& stop,
                                             core::Measure measure = core::Measure::KnockOut);

/// "mean 0.31 ± 0.22"
QString meanText(const std::vector<double>& numbers);

}  // namespace figure_layout
