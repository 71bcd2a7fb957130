#pragma once

#include "core/sheet/sheet_head.h"
#include "core/sheet/sheet_number.h"

#include <optional>

namespace core {

/// One query's way from scores to weights, and to what it gets, on a sheet.
///
/// A pencil with a calculator goes it from what is printed: e^x of each score to two places, their sum, each weight as
/// e^x ∕ sum to two places, Σ weight · v to one place. Where queries and keys are small whole numbers it begins with
/// q · k, and divides. At every place it comes to what the engine computed.
struct StepSheet {
    std::vector<std::string> keys = {};     ///< T of them
    std::string query = {};                 ///< the token of the row
    Index row = 0;                          ///< the token's place
    std::vector<bool> hidden = {};          ///< [T] by the mask: −∞, and 0
    std::vector<double> scores = {};        ///< [T] to `places` places
    int shift = 0;                          ///< the head's own scores minus the printed ones; no weight depends on it
    int places = 2;                         ///< places of scores: as few as lead to the engine's weights
    std::vector<double> exponentials = {};  ///< [T] to two places
    double sum = 0;                         ///< sum of these
    std::vector<double> weights = {};       ///< [T] to two places
    double weights_sum = 0;                 ///< weights sum of the printed weights: 1.00, or nearly
    Index given = 0;                        ///< the key whose e^x is printed, as an example

    /// For a head whose queries and keys are whole numbers; empty for others, whose scores are printed.
    std::vector<int> q = {};               ///< [d]
    std::vector<std::vector<int>> k = {};  ///< [T, d]
    std::vector<int> products = {};        ///< [T] q · k
    double divisor = 0;                    ///< divisor of these, to four places

    std::vector<std::vector<double>> v = {};  ///< [T, d_v]; empty where d_v > 4
    int value_places = 0;                     ///< value places of these: none or two
    std::vector<double> output = {};          ///< [d_v] to one place

    bool isComputed() const { return !products.empty(); }  ///< scores are blanks too
    friend bool operator==(const StepSheet&, const StepSheet&) = default;
};

/// The sheet of a number. Scores so large or so small that their e^x would be no numbers for a pencil are printed less
/// a whole number, where they are printed. Rows are drawn until the printed numbers lead to the engine's and nothing on
/// the way is within 1e-4 of where its rounding would change, or within 1e-5 where scores need more than two places,
/// which is ten times what processors differ by.
/// @param row  this one; nothing: one that is drawn
/// @throws Error as requireSheetHead(); Error{Missing} where a head has no scores, or no row that is left;
/// Error{OutOfRange} where the row that was asked for is none of them
StepSheet stepSheet(const SheetHead& head, const SheetNumber& number, std::optional<Index> row = {});

}  // namespace core
