#pragma once

#include "core/sheet/sheet_head.h"
#include "core/sheet/sheet_number.h"

namespace core {

/// A question about a map, and the answer that follows from the printed numbers.
struct MapTask {
    enum class Kind {
        TopKey,    ///< which key gets the most weight from a query
        TopQuery,  ///< which query gives a key the most
        Together,  ///< how much a query gives to two keys together
    };

    Kind kind = Kind::TopKey;
    Index query = 0;  ///< TopQuery: the answer
    Index key = 0;    ///< TopKey: the answer; Together: the first of the two
    Index other = 0;  ///< Together: the second
    double sum = 0;   ///< Together: the answer, to two places

    friend bool operator==(const MapTask&, const MapTask&) = default;
};

/// A real head's map on a sheet: what is printed, and what is left blank. Everything that is left blank follows from
/// what is printed: where a row, as printed, adds up to exactly 1.00, a missing weight is what the others leave over.
struct MapSheet {
    std::vector<std::string> queries = {};          ///< T_q of them
    std::vector<std::string> keys = {};             ///< T_k
    std::vector<std::vector<double>> weights = {};  ///< [T_q, T_k] to two places
    std::vector<std::vector<bool>> hidden = {};     ///< [T_q, T_k] by the mask: a plain 0
    std::vector<std::vector<bool>> blank = {};      ///< [T_q, T_k] at most one in a row
    std::vector<double> sums = {};                  ///< [T_q] of the weights as they are printed
    std::vector<MapTask> tasks = {};

    friend bool operator==(const MapSheet&, const MapSheet&) = default;
};

/// The sheet of a number. Blanks lie in rows that add up to 1.00 and in which no weight is within 1e-4 of where its
/// rounding would change; tasks are asked of such rows and columns alone, and where the answer leads by 0.01 at least.
/// @throws Error as requireSheetHead(); Error{Missing} where no row can have a blank
MapSheet mapSheet(const SheetHead& head, const SheetNumber& number);

}  // namespace core
