#pragma once

#include "core/attention/position_encoding.h"
#include "tests/golden/cases/module_runs.h"

/// Computes, with the engine, the cases from m10 on: head measures, torch's own multi-head module, rotary tables.
/// @return empty if the engine has no such mechanism yet
std::optional<Computed> computeTorch(const ModuleCase& module);

/// One entry of m12, as transformers' configuration spells it.
core::RotaryEmbedding rotaryOf(const core::Json& entry);
