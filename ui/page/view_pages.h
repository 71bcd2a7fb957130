#pragma once

#include "ui/page/view_page.h"

/// A new page of a view.
ViewPage* makePage(const Workbench& bench, core::View view, QObject* parent);

/// Whether the shown model has something for the view: not every model reads pictures.
bool isOffered(const Workbench& bench, core::View view);
