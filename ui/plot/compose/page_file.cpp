#include "ui/plot/compose/page_file.h"

#include "core/error.h"
#include "core/page/page_json.h"
#include "ui/plot/figure/figure_session.h"

#include <fstream>

namespace fs = std::filesystem;

namespace {

bool isNamedPage(const fs::path& file) { return file.extension() == ".attnpage"; }

/// The beginning of a file, long enough to tell its format.
std::string beginning(const fs::path& file)
{
    std::string text(8 * core::longestCaption, '\0');
    std::ifstream stream(file, std::ios::binary);
    stream.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(stream.gcount()));
    return text;
}

}  // namespace

bool isPageFile(const fs::path& file)
{
    std::error_code none;
    if (!fs::is_regular_file(file, none)) return false;
    if (isNamedPage(file) || core::isPageText(beginning(file))) return true;
    const auto carried = sessionIn(file);
    return carried && core::isPageText(*carried);
}

core::ComposedPage pageAt(const fs::path& file)
{
    if (isNamedPage(file) || core::isPageText(beginning(file))) return core::openPage(file);
    const auto carried = sessionIn(file);
    if (!carried || !core::isPageText(*carried))
        throw core::Error(
            core::Code::NotInside, file.string(),
            "there is no page in this file. Open an .attnpage file, or a PNG, SVG or PDF that was made of one.");
    return core::pageFrom(*carried, file);
}
