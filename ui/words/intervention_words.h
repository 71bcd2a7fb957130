#pragma once

#include <QStringList>

#include "core/model/pass/trace.h"

#include <vector>

/// "L3 H2: switched off".
/// @param queries, keys  the text's tokens, to call cells after
QString interventionText(const core::Intervention& intervention, const QStringList& queries, const QStringList& keys);
/// "9 of 12 rows": how many of the shown text's rows a patch finds in the other run; empty where it is all of them, and
/// of every other intervention.
/// @param trace  of the intervention's own block
QString patchedRowsText(const core::Intervention& intervention, const core::Trace& trace, core::Index item);
/// The first of several, and how many more there are.
QString interventionsText(const std::vector<core::Intervention>& interventions, const QStringList& queries,
                          const QStringList& keys);
