#pragma once

#include <string>
#include <vector>

/// A page that a template lays out.
struct AskedTemplate {
    std::string name = {};                 ///< name of the template; empty: none
    bool width = false;                    ///< the session's figure is as wide as the page shall be
    std::vector<std::string> panels = {};  ///< names of its first panels; an empty one leaves the template's
};
