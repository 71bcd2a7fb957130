#pragma once

#include "tests/golden/cases/module_runs.h"

/// Computes, with the engine, the cases that begin at q, k and v, m09.
/// @return empty if the engine has no such mechanism yet
std::optional<Computed> computeMechanism(const ModuleCase& module);
