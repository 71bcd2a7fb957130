#pragma once

#include <QPainter>
#include <QStringList>

#include "core/analysis/attention_steps.h"
#include "core/attention/cell.h"
#include "core/attention/mask/mask.h"
#include "ui/plot/heat/heat_image.h"

#include <memory>
#include <vector>

/// The kind of numbers in a table.
enum class StageLook {
    Signed,         ///< from blue to red about zero
    Weights,        ///< from 0 to 1
    Amounts,        ///< from 0 to the largest
    Choices,        ///< 1 and 0, in two tones
    SignedWeights,  ///< weights that may be negative: from blue to red about zero, written as weights are
};
StageLook lookOf(core::Stage stage);

/// One table of the calculation, ready to be drawn again and again.
struct StagePicture {
    core::StageTable table;
    std::shared_ptr<const HeatData> cells;
    HeatStyle style;
    StageLook look = StageLook::Signed;
};

/// @param mask  of the head; hidden cells of scores and weights are hatched
StagePicture stagePicture(core::StageTable table, const core::Mask& mask, const Palette& colors);

/// A table without the rows that are not in view.
StagePicture rowsOf(const StagePicture& picture, const std::vector<core::Index>& rows, const core::Mask& mask,
                    const Palette& colors);
StagePicture rowOf(const StagePicture& picture, core::Index row, const core::Mask& mask, const Palette& colors);

/// Draws the cells, and the numbers where they fit, at least in this size. What the mask fills hidden scores with is
/// written too: −∞ is a number like any other to the softmax.
void paintStage(QPainter& painter, const StagePicture& picture, const QRect& rect, const Palette& colors,
                const QFont& numbers);

/// Whether numbers below zero have a colour of their own.
bool isSigned(StageLook look);

/// A number that is as long as any in a stage's cells.
QString widestCellNumber();
/// A number as short as a cell asks for: "-3.6", ".32", "−∞", "1e9".
QString cellNumber(float value, StageLook look);
