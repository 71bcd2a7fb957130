#pragma once

#include <QString>

#include "core/session/session.h"
#include "ui/words/glossary/glossary.h"

#include <span>

/// A view's names, and the content of its figure. ui/bench/view_benches creates it.
struct ViewRow {
    core::View view;
    const char* name;      ///< on its tab; translated in the context ViewName
    const char* tip;       ///< the tab's tip, in ViewBar
    const char* entry;     ///< in the menu of views; in WindowMenus
    const char* keys;      ///< "Ctrl+1"
    const char* handbook;  ///< the handbook's section about it
    Term term;             ///< the glossary's term while nothing within the view has its own
    core::FigureSettings::Content content = core::FigureSettings::Content::Maps;
    bool of_heads = false;     ///< it shows every head at once, no single one's cells
    bool shows_asked = false;  ///< it also shows requests, before they are computed
    bool of_runs = false;      ///< it shows every run, not the first alone
    bool is_silent = false;    ///< it has no sentence for the line below the views, which counts tokens instead
    bool has_tab = false;      ///< also while another view is shown; those without share a button and a submenu
};

/// Every view, in the order of tabs and menus.
std::span<const ViewRow> viewRows();
const ViewRow& viewRow(core::View view);

/// A view's name on its tab.
QString viewName(core::View view);
