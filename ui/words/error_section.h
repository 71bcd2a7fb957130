#pragma once

#include <QString>

#include "core/error.h"

/// The id of the handbook's section about an error and its way out: the section of what it is about, where that has
/// one, else of its kind.
QString errorSection(const core::Error& error);
