#include "core/atlas/atlas_texts.h"

#include "core/array/text_sheet.h"
#include "core/atlas/spanned_texts.h"
#include "core/error.h"
#include "core/file/folder_names.h"
#include "core/model/folder/bundled_models.h"
#include "core/text/small_letters.h"

#include <algorithm>

namespace core {
namespace {

namespace fs = std::filesystem;

bool endsWith(const fs::path& file, std::initializer_list<std::string_view> endings)
{
    return std::ranges::find(endings, inSmallLetters(file.extension().string())) != endings.end();
}

bool isPicture(const fs::path& file) { return endsWith(file, {".png", ".jpg", ".jpeg"}); }

std::vector<fs::path> filesIn(const fs::path& folder)
{
    std::vector<fs::path> files;
    for (const std::string& name : requiredNamesIn(folder, mostNamesInFolder)) {
        const fs::path file = folder / name;
        const bool isText = isPicture(file) || endsWith(file, {".txt", ".csv", ".tsv"});
        if (isText && fs::is_regular_file(file)) files.push_back(file);
    }
    return files;
}

/// A line, with its target behind a tab.
AtlasText lineOf(const std::string& line)
{
    const std::size_t tab = line.find('\t');
    return tab == std::string::npos ? AtlasText{line} : AtlasText{line.substr(0, tab), line.substr(tab + 1)};
}

void addFile(const fs::path& file, const std::string& column, std::vector<AtlasText>& texts)
{
    if (isPicture(file)) return texts.push_back({.text = {}, .target = {}, .image = fs::absolute(file)});
    if (endsWith(file, {".jsonl"})) {
        std::ranges::move(spannedTexts(file), std::back_inserter(texts));
        return;
    }
    const TextSheet sheet = openTextSheet(file);
    const std::string name = column.empty() ? "text" : column;
    const std::size_t place = sheet.columnNamed(name), target = sheet.columnNamed("target");
    if (place == sheet.columns.size()) throw Error(Code::Missing, file.string(), "the column “%1” is missing", name);
    for (const TextSheet::Row& row : sheet.rows) {
        if (place >= row.cells.size() || row.cells[place].empty()) continue;
        AtlasText text = endsWith(file, {".txt"}) ? lineOf(row.cells[place]) : AtlasText{row.cells[place]};
        if (target < row.cells.size()) text.target = row.cells[target];
        texts.push_back(std::move(text));
    }
}

}  // namespace

std::vector<BundledCollection> bundledCollections()
{
    std::vector<BundledCollection> found;
    const fs::path folder = bundledModels().parent_path() / "collections";
    for (const std::string& name : namesIn(folder, mostBundled))
        if (endsWith(name, {".txt", ".jsonl"})) found.push_back({fs::path(name).stem().string(), folder / name});
    std::ranges::sort(found, {}, &BundledCollection::name);
    return found;
}

std::vector<AtlasText> atlasTexts(const fs::path& source, const std::string& column)
{
    std::error_code none;
    if (!fs::exists(source, none))
        for (const BundledCollection& collection : bundledCollections())
            if (source == collection.name) return atlasTexts(collection.file, column);
    const std::vector<fs::path> files =
        fs::is_directory(source, none) ? filesIn(source) : std::vector<fs::path>{source};
    std::vector<AtlasText> texts;
    for (const fs::path& file : files) addFile(file, column, texts);
    if (texts.empty())
        throw Error(Code::Missing, source.string(),
                    "a text is missing: expected lines in NAME.txt, or rows of a sheet, found none");
    std::size_t bytes = 0;
    for (const AtlasText& text : texts) bytes += text.text.size() + text.target.size() + text.chat.size();
    if (bytes > mostCollectionBytes)
        throw Error(Code::OutOfRange, source.string(),
                    "the texts cannot be used: expected %1 bytes together at most, found %2",
                    std::to_string(mostCollectionBytes), std::to_string(bytes));
    if (texts.size() > mostAtlasTexts)
        throw Error(Code::OutOfRange, source.string(), "the texts cannot be used: expected %1 at most, found %2",
                    std::to_string(mostAtlasTexts), std::to_string(texts.size()));
    return texts;
}

}  // namespace core
