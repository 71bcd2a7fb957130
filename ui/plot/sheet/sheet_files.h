#pragma once

#include "ui/plot/page/figure_page.h"

#include <filesystem>
#include <functional>
#include <stop_token>

/// The data for a run of worksheets of any kind. For any thread.
struct SheetRun {
    QString title = {};  ///< title of the files
    /// One copy's pages.
    /// @param key  with the answers
    std::function<std::vector<FigurePage>(core::Index copy, bool key)> pages = {};
    core::Index from = 1;
    core::Index copies = 1;
};

/// Two files, page by page the same.
struct SheetFiles {
    QByteArray sheets;
    QByteArray key;
};

/// Every copy's pages, one copy behind the other.
/// @param with_key  else the key stays empty
/// @param told      how many copies are done, of how many; may be null
/// @throws core::Error of a copy; core::Stopped
SheetFiles sheetFiles(const SheetRun& run, bool with_key,
                      const std::function<void(core::Index, core::Index)>& told = {}, const std::stop_token& stop = {});

/// Writes both, or none.
/// @param key  empty: the sheets alone
/// @throws core::Error{CannotWrite}; Error{OutOfRange} where both are one file
void writeSheetFiles(const SheetFiles& files, const std::filesystem::path& sheets, const std::filesystem::path& key);
