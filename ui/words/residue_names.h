#pragma once

#include <QStringList>

#include "core/model/pass/trace.h"

/// The labels of a protein's tokens on the axes of its contact map: the numbers of its residues from 1; nothing
/// where a token is no residue, such as the first and the last one.
/// @return [T]; empty for models that do not read proteins
QStringList residueNames(const core::Trace& trace, core::Index item);

/// Every how many-th residue's number is written: every one of a short protein, else every 10th.
/// @param readable  every so many-th at least, since numbers would overlap
core::Index residueStep(const QStringList& names, core::Index readable);

/// The names that are written; the others are empty.
QStringList writtenResidues(const QStringList& names, core::Index readable);
