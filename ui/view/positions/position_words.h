#pragma once

#include "core/prepare/position_lab.h"

#include <QString>

/// An encoding's effect on a score, in one line: "s − m·|i − j|, m = 0.5".
QString positionFormula(const core::TeachingModule& module, core::Index head);

/// "only permuted" or "a different map"; empty where the words stand as they were typed.
QString permutationVerdict(const core::PositionLab& lab, const core::PositionTrial& trial);
/// Whether shuffling the words only moved rows and columns, up to rounding.
bool isOnlyPermuted(const core::PositionTrial& trial);
/// The results of shuffling for all encodings, in whole sentences; before it, instructions.
QString shuffleSentence(const core::PositionLab& lab);
