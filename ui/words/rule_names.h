#pragma once

#include <QString>

#include <string>
#include <vector>

/// A rule of a mask behind "hidden by": as recipes spell it, and "hand" for what was painted.
QString ruleBehindBy(const std::string& rule);
/// "causal, hand"
QString rulesBehindBy(const std::vector<std::string>& rules);
