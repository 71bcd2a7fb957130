#include "ui/plot/sheet/sheet_files.h"

#include "core/error.h"
#include "core/file/whole_file.h"
#include "core/stopped.h"
#include "ui/plot/figure/figure_files.h"

#include <algorithm>

namespace fs = std::filesystem;

namespace {

std::string_view bytesOf(const QByteArray& bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

}  // namespace

SheetFiles sheetFiles(const SheetRun& run, bool with_key, const std::function<void(core::Index, core::Index)>& told,
                      const std::stop_token& stop)
{
    std::vector<FigurePage> sheets, keys;
    const auto goOn = [&stop] {
        if (stop.stop_requested()) throw core::Stopped{};
    };
    for (core::Index done = 0; done < run.copies; ++done) {
        goOn();
        std::ranges::move(run.pages(run.from + done, false), std::back_inserter(sheets));
        if (with_key) std::ranges::move(run.pages(run.from + done, true), std::back_inserter(keys));
        if (told) told(done + 1, run.copies);
    }
    SheetFiles files;
    files.sheets = pdfOfPages(run.title, sheets, goOn);
    if (with_key) files.key = pdfOfPages(run.title, keys, goOn);
    return files;
}

void writeSheetFiles(const SheetFiles& files, const fs::path& sheets, const fs::path& key)
{
    if (key.empty()) return core::writeWhole(sheets, bytesOf(files.sheets));
    std::error_code none;
    if (fs::absolute(sheets).lexically_normal() == fs::absolute(key).lexically_normal()
        || fs::equivalent(sheets, key, none))
        throw core::Error(core::Code::OutOfRange, "",
                          "the file of the key cannot be used: expected another than that of the sheets, found %1",
                          key.string());
    core::writeTogether({{sheets, bytesOf(files.sheets)}, {key, bytesOf(files.key)}});
}
