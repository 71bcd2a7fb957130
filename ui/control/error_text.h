#pragma once

#include <QString>

#include "core/error.h"

/// One sentence for the reader: what was wrong and what would be right, in the program's language.
QString errorText(const core::Error& error);
