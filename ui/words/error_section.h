#pragma once

#include <QString>

#include "core/error.h"

/// The id of the handbook's section that says what an error means and what to do about it: of what it is about, where
/// that has one, else of its kind.
QString errorSection(const core::Error& error);
