#pragma once

#include <QStringList>

#include "core/analysis/outline/cost_curves.h"

/// "all of it", "keys and values kept".
QString costName(core::CostCurve::Of of);

/// The costs of a length part by part: names, numbers at that length and at twice as many tokens.
struct CostRows {
    QStringList names;
    std::vector<double> now;
    std::vector<double> twice;  ///< NaN where so many tokens are not counted
    std::vector<bool> bytes;    ///< not multiply–adds

    qsizetype count() const { return names.size(); }
    /// "12.3 M", "4.1 kB", "–"
    QString text(std::size_t row, bool doubled) const;
    /// "× 3.9"
    QString factor(std::size_t row) const;
};
/// @param tokens  at least 1
CostRows costRows(const core::ModelOutline& outline, core::Index tokens);
