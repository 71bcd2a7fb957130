#pragma once

#include "app/command/command_line.h"
#include "ui/plot/sheet/sheet_files.h"
#include "ui/plot/sheet/sheet_layout.h"

/// The number of worksheets, their kind, their paper and their files.
class SheetRunOptions {
public:
    void add(cli::Command& command);

    std::uint64_t seed() const { return m_seed; }
    SheetLayout::Paper paper() const
    {
        return m_paper == "letter" ? SheetLayout::Paper::Letter : SheetLayout::Paper::A4;
    }
    const std::string& out() const { return m_out; }
    /// The number of the last copy: "copy 12 of 30".
    core::Index last() const { return m_from + m_copies - 1; }

    /// Makes every copy and writes sheets and key, both or none; on a terminal it says how far it is.
    /// @throws core::Error
    void write(const QString& title, std::function<std::vector<FigurePage>(core::Index, bool)> pages) const;

private:
    std::string m_out;
    std::string m_key;
    std::string m_paper = "a4";
    core::Index m_copies = 1;
    core::Index m_from = 1;
    std::uint64_t m_seed = 1;
};
