#pragma once

#include <QString>
#include <QStringList>

#include "core/compare/comparison.h"
#include "core/explain/weights/head_changes.h"

/// What a side's model is called: by its name, or where both have one, which a file may give itself, by where it lies.
QString comparedName(const core::RunComparison& comparison, bool b);
/// "2.3", layer and head counted from `from`.
QString comparedHeadName(const core::Model& model, const core::HeadPlace& head, core::Index from = 1);

/// What a column is called: "maps, nats", "weights, %", "answer, nats".
QString changeName(core::ChangeOf what);
/// What its numbers mean, in a sentence.
QString changeMeaning(core::ChangeOf what);
/// "0.12 ± 0.03", of weights "3.1 %"; "–" where it is not known.
QString changeText(const core::HeadChange& head, core::ChangeOf what);
/// "−0.09"; 0 for what is no more than rounding, "–" for no number.
QString comparedNumber(double value);
/// A share of 1 in percent: "3.1 %".
QString percentText(double share);

/// What was compared, over what, and what is not known: a sentence each.
QStringList comparisonFacts(const core::RunComparison& comparison);
/// Everything that is known of one head's change, in sentences.
QString headChangeText(const core::RunComparison& comparison, const core::HeadChange& head, core::Index from = 1);
/// How each of a head's matrices changed: size, rank, and the tokens along its largest directions.
/// @param tokens  at each end
QStringList changedPartsText(const core::Model& model, const std::vector<core::HeadPartChange>& parts, int tokens = 5);
/// "Text 3 of 12"; what a comparison is doing.
QString compareProgressText(const core::CompareProgress& progress);
