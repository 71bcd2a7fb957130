#pragma once

#include "ui/bench/view_bench.h"

/// A new bench of a view.
ViewBench* makeBench(const Workbench& bench, core::View view, QObject* parent);

/// Whether the shown model has something for the view: not every model reads pictures.
bool isOffered(const Workbench& bench, core::View view);
