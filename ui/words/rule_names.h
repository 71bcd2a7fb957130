#pragma once

#include <QString>

#include <string>
#include <vector>

/// A mask's rule behind "hidden by": in the spelling of recipes, and "hand" for painted cells.
QString ruleBehindBy(const std::string& rule);
/// "causal, hand"
QString rulesBehindBy(const std::vector<std::string>& rules);
