#pragma once

#include <QString>

#include "core/session/session.h"

/// A teaching module in one formula, as rich text: everything that is on in it, and nothing else.
/// @param run  with a module
QString moduleFormula(const core::Run& run);
