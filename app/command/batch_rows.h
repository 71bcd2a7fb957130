#pragma once

#include "app/cli/cli.h"
#include "core/array/text_sheet.h"

#include <filesystem>
#include <string>
#include <vector>

/// A row of a sheet, as the command line that it stands for.
struct BatchRow {
    std::string number;                  ///< the row's name: "017"
    std::size_t line = 1;                ///< line of the sheet's file
    std::string file;                    ///< the figure's name in its folder
    std::vector<std::string> arguments;  ///< the arguments that a user would type, without the file
};

/// Reads a sheet whose columns are named after options, each row with what was typed as its defaults. Columns of their
/// own are name and row, for the files, and error, which is passed over.
///
/// @param name     of the sheet, for errors
/// @param command  its options, parsed
/// @param out      with {name}, {row}, {layer}, {head} and {model} in the file's name
/// @throws core::Error{Unknown} for a column that is no option's; {OutOfRange, Missing} for a row whose file cannot
/// have its name, or has another row's; cli::WrongValue for what is wrong with `out`
std::vector<BatchRow> batchRows(const core::TextSheet& sheet, const std::string& name, const cli::Command& command,
                                const std::filesystem::path& out);
