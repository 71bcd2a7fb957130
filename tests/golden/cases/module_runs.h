#pragma once

#include "tests/golden/cases/golden_case.h"

/// One module case of the golden folder: its tensors and its description.
struct ModuleCase {
    std::string name;
    core::SafetensorsFile tensors;
    core::Json description;
};

/// Computes, with the engine, everything that the case's `out.*` tensors hold.
/// @return empty if the engine has no such mechanism yet
std::optional<Computed> computeModule(const ModuleCase& module);
