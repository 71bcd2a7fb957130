#pragma once

#include <QStringList>

#include "core/model/intervention.h"

#include <vector>

/// "L3 H2: switched off".
/// @param queries, keys  the text's tokens, to call cells after
QString interventionText(const core::Intervention& intervention, const QStringList& queries, const QStringList& keys);
/// The first of several, and how many more there are.
QString interventionsText(const std::vector<core::Intervention>& interventions, const QStringList& queries,
                          const QStringList& keys);
