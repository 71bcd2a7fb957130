#pragma once

#include "app/command/number_or_null.h"

#include <string>

/// A report as it is printed: a space for each level, and U+FFFD for what is no UTF-8, since names come from files.
inline std::string printedJson(const nlohmann::ordered_json& json)
{
    return json.dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

/// [rows, columns] A matrix as a list of its rows.
template<typename Numbers>
nlohmann::ordered_json rowsJson(const Numbers& matrix)
{
    nlohmann::ordered_json rows = nlohmann::ordered_json::array();
    for (decltype(matrix.rows()) row = 0; row < matrix.rows(); ++row) {
        nlohmann::ordered_json line = nlohmann::ordered_json::array();
        for (decltype(matrix.cols()) column = 0; column < matrix.cols(); ++column)
            line.push_back(numberOrNull(static_cast<double>(matrix(row, column))));
        rows.push_back(std::move(line));
    }
    return rows;
}
