#pragma once

#include <QString>

#include "core/model/model.h"
#include "core/session/session.h"

/// The title of a head of one of several runs: by what sets its run apart from the others, "layer 3 · head 2 of
/// GPT-2", "layer 1 · head 2 · ALiBi", else by its number.
/// @param head  "layer 3 · head 2"
QString runTitle(const std::vector<core::Run>& runs, std::size_t run, const core::ModelInfo& info, const QString& head);

/// The names of a comparison's sides: "A", "B", …
QString sideName(std::size_t side);
/// "A and B", "A, B and C"
QString sideNames(std::size_t count);
