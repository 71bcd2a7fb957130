#pragma once

#include "core/explain/patch/path_patch.h"

#include <string>
#include <utility>

inline constexpr std::pair<core::PatchKind, const char*> patchKinds[] = {{core::PatchKind::Stream, "residual"},
                                                                         {core::PatchKind::Output, "output"},
                                                                         {core::PatchKind::Head, "head"},
                                                                         {core::PatchKind::Pattern, "pattern"}};

/// The subject of a table of patches.
struct PatchReport {
    std::shared_ptr<const core::Trace> to;
    std::shared_ptr<const core::Trace> from;  ///< null where means are put in
    core::AskedScore asked;
    core::Index count_from = 1;
    std::string path;  ///< in the caller's words; empty: no path
};

/// {"model": …, "kind": …, "asked": {…}, "unpatched": …, "source": …, "cells": [{"layer": …, "position" or "head": …,
/// "value": …, "effect": …}, …]}; null where a number cannot be said. Cells that were not asked for are left out.
std::string patchJson(const core::PatchSweep& sweep, const PatchReport& report);

/// A row for each cell: layer, position and its token or head, value, effect, and the number in either run by itself;
/// empty where a number cannot be said.
std::string patchCsv(const core::PatchSweep& sweep, const PatchReport& report);
