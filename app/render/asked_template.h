#pragma once

#include <string>
#include <vector>

/// A page that a template lays out.
struct AskedTemplate {
    std::string name = {};                 ///< of the template; empty: none
    bool width = false;                    ///< the session's figure is as wide as the page shall be
    std::vector<std::string> panels = {};  ///< what its first panels are called; an empty name leaves the template's
};
