#pragma once

#include "tests/golden/cases/module_runs.h"

// Cases of m09 about what happens to queries, keys and scores.

/// m09_gqa, m09_mqa: several heads of queries share one of keys and values.
Computed groupedQueries(const ModuleCase& module);
Computed sinks(const ModuleCase& module);
Computed softCap(const ModuleCase& module);
Computed queryKeyNorm(const ModuleCase& module);
