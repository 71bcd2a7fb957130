#pragma once

#include "app/cli/cli.h"

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

/// Draws a row's figure, whole or not at all.
struct BatchFigure {
    std::vector<std::filesystem::path> sources;  ///< files and folders that it is computed from
    std::function<void()> draw;
};

/// Takes what would be typed behind `render`.
using BatchReader = std::function<BatchFigure(const std::vector<std::string>& arguments)>;

/// Figures from the rows of a sheet.
class BatchOptions {
public:
    void add(cli::Command& command);
    bool isGiven() const { return !m_sheet.empty(); }

    /// Draws what is not there yet, row by row. A row that fails is told on stderr and listed in failed.csv beside the
    /// figures, the others go on. Ctrl+C ends it behind the figure that is being drawn.
    /// @param out  as batchRows() takes it
    /// @return 0, 1 if a row failed, 130 if it was stopped
    /// @throws core::Error, cli::UsageError for a sheet that cannot be begun with
    int draw(const cli::Command& command, const std::filesystem::path& out, const BatchReader& read) const;

private:
    std::string m_sheet;
    bool m_again = false;
};
