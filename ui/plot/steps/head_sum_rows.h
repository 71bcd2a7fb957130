#pragma once

#include <QStringList>

#include "core/analysis/cell/number_terms.h"

#include <vector>

/// One row of a layer's output head by head, as rows of numbers with names: the heads, the bias where there is one,
/// their sum, the sum at once where it is known, and what the engine made.
struct HeadSumRows {
    HeadSumRows() = default;
    /// @param heads     [H] their names
    /// @param left_out  heads that the sum is shown without
    HeadSumRows(const core::HeadSum& sum, const QStringList& heads, const std::vector<core::Index>& left_out);

    int count() const { return static_cast<int>(names.size()); }
    bool isHead(int row) const { return row < heads; }
    bool isEinsum(int row) const { return row > sum && row < count() - 1; }
    bool isOutput(int row) const { return row == count() - 1; }

    QStringList names = {};
    core::Matrix numbers = {};  ///< [rows, d_model]
    int heads = 0;              ///< so many rows are heads
    int sum = 0;                ///< the row of their sum
};

/// "· Wₒ₁ =" stands between a head's context and what it adds; of the output "· Wₒ =".
QString timesOutput(const HeadSumRows& rows, int row);

/// The sum at once, as code.
QString einsumCode();

/// How far the ways apart are, in a sentence.
/// @param token  whose row it is
QString headSumSummary(const core::HeadSum& sum, const std::vector<core::Index>& left_out, const QString& token);
