#include "core/page/page_json.h"

#include "core/error.h"
#include "core/file/mapped_file.h"
#include "core/file/whole_file.h"
#include "core/json/file_text.h"
#include "core/json/json_object.h"
#include "core/session/carried_picture.h"
#include "core/session/session_json.h"
#include "core/session/session_names.h"
#include "core/session/setting_rows.h"

namespace fs = std::filesystem;

namespace core {
namespace {

constexpr const char* pageFormat = "attentionscope page";
constexpr Index pageVersion = 1;
constexpr std::size_t longestPageFile = std::size_t{256} << 20U;

using namespace setting;
using P = ComposedPage;

constexpr Setting<P> pageRows[] = {
    {{"width_mm", at<&P::width_mm>(Number{smallestFigure, largestFigure}), Written::Always}},
    {{"height_mm", at<&P::height_mm>(Number{smallestFigure, largestFigure}), Written::Always}},
    {{"height_follows", at<&P::height_follows>(Flag{}), Written::Always}},
    {{"columns", at<&P::columns>(Whole{1, mostPageColumns}), Written::Always}},
    {{"one_bar", at<&P::held, &HeldTogether::one_bar>(Flag{}), Written::Always}},
    {{"equal_cells", at<&P::held, &HeldTogether::equal_cells>(Flag{}), Written::Always}},
    {{"aligned", at<&P::held, &HeldTogether::aligned>(Flag{}), Written::Always}},
    {{"one_text_size", at<&P::held, &HeldTogether::one_text_size>(Flag{}), Written::Always}},
    {{"caption_shown", at<&P::caption_shown>(Flag{}), Written::Always}},
    {{"least_points", at<&P::text, &FigureText::least_points>(Number{0, largestLabel}), Written::Always}},
    {{"letters", named<letterings, &P::text, &FigureText::letters>(), Written::Always}},
    {{"bold_letters", at<&P::text, &FigureText::bold_letters>(Flag{}), Written::Always}},
    {{"label_points", at<&P::label_points>(Number{smallestLabel, largestLabel}), Written::Always}},
    {{"dpi", at<&P::dpi>(Number{smallestDpi, largestDpi}), Written::Always}},
    {{"theme", named<themes, &P::theme>(), Written::Always}},
    {{"background", named<grounds, &P::background>(), Written::Always}},
};

using SessionWriter = std::function<std::string(const Session&)>;

Json panelJson(const PagePanel& panel, const SessionWriter& write)
{
    Json json = {{"place", {panel.place.x, panel.place.y, panel.place.width, panel.place.height}}};
    if (!panel.heading.empty()) json["heading"] = panel.heading;
    if (panel.columns != 1) json["columns"] = panel.columns;
    if (panel.own_bar) json["own_bar"] = true;
    if (panel.session)
        json["session"] = Json::parse(write(*panel.session));
    else
        json["text"] = panel.text;
    return json;
}

std::string textOf(const ComposedPage& page, const SessionWriter& write)
{
    Json json = {{"format", pageFormat},
                 {"version", pageVersion},
                 {"font", page.text.font},
                 {"caption", page.caption},
                 {"panels", Json::array()}};
    writeSettings<ComposedPage>(json, pageRows, page);
    for (const PagePanel& panel : page.panels) json["panels"].push_back(panelJson(panel, write));
    std::string text = fileText(std::move(json));
    if (text.size() > longestPageFile)
        throw Error(Code::OutOfRange, "",
                    "the page's size cannot be used: expected at most 256 MB: fewer panels, or less painting in them, "
                    "found %1 bytes",
                    std::to_string(text.size()));
    return text;
}

PagePlace placeFrom(const JsonObject& panel)
{
    std::vector<double> numbers;
    panel.each("place", 4, [&](const Json& number) {
        const double value = number.is_number() ? number.get<double>() : -1;
        const bool isSide = numbers.size() >= 2;
        if (!(value >= (isSide ? smallestPanel : -largestFigure) && value <= largestFigure) || !number.is_number())
            throw panel.wrong("place", number,
                              Words("%1 cannot be used: expected x, y, width and height in millimetres, found %2"));
        numbers.push_back(value);
    });
    if (numbers.empty()) return {};
    if (numbers.size() != 4)
        throw panel.wrong("place", *panel.find("place"),
                          Words("%1 cannot be used: expected 4 numbers: x, y, width, height, found %2"));
    return {numbers[0], numbers[1], numbers[2], numbers[3]};
}

PagePanel panelFrom(const JsonObject& json, const fs::path& file)
{
    PagePanel panel;
    panel.place = placeFrom(json);
    json.read("heading", panel.heading, longestHeading);
    json.read("text", panel.text, longestCaption);
    json.read("columns", panel.columns, mostPageColumns, 1);
    json.read("own_bar", panel.own_bar);
    if (const Json* session = json.find("session")) panel.session = sessionFrom(session->dump(), file);
    return panel;
}

}  // namespace

bool isPageText(std::string_view text)
{
    // Before its panels, whose sessions name their own format, stands nothing longer than the caption.
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos || text[first] != '{') return false;
    const std::string_view head = text.substr(0, 8 * longestCaption);
    const std::size_t at = head.find("\"attentionscope page\"");
    return at != std::string_view::npos && at < head.find("\"attentionscope session\"");
}

std::string pageText(const ComposedPage& page, const fs::path& folder)
{
    return textOf(page, [&](const Session& session) { return sessionText(session, folder); });
}

std::string privatePageText(const ComposedPage& page)
{
    return textOf(page, [](const Session& session) { return privateSessionText(session); });
}

ComposedPage pageFrom(std::string_view text, const fs::path& file)
{
    const Json parsed = parseJson(text, file.string(), "the page");
    const JsonObject json(parsed, file.string(), "");
    std::string format;
    json.read("format", format);
    if (format != pageFormat)
        throw Error(Code::Malformed, file.string(), "format cannot be understood: expected \"%1\", found %2",
                    pageFormat, format.substr(0, 40));
    Index version = pageVersion;
    json.read("version", version);
    if (version > pageVersion)
        throw Error(Code::Unsupported, file.string(),
                    "version is not supported: expected up to %1, found %2, of a newer AttentionScope",
                    std::to_string(pageVersion), std::to_string(version));
    ComposedPage page;
    readSettings<ComposedPage>(json, pageRows, page);
    json.read("font", page.text.font, longestFont);
    json.read("caption", page.caption, longestCaption);
    json.each("panels", mostPanels,
              [&](const Json& panel) { page.panels.push_back(panelFrom(json.object("panels", panel), file)); });
    return page;
}

ComposedPage openPage(const fs::path& file)
{
    const auto mapped = MappedFile::open(file);
    const auto bytes = mapped->bytes();
    if (bytes.size() > longestPageFile)
        throw Error(Code::OutOfRange, file.string(),
                    "the page's size cannot be used: expected at most 256 MB, found %1 bytes",
                    std::to_string(bytes.size()));
    return pageFrom({reinterpret_cast<const char*>(bytes.data()), bytes.size()}, file);
}

void savePage(const ComposedPage& page, const fs::path& file, std::string_view picture)
{
    std::string text = pageText(withKnownSources(page), fs::absolute(file).parent_path());
    writeWhole(file, picture.empty() ? text : withPicture(std::move(text), picture), Sync::Always);
}

UnknownSources findSources(ComposedPage& page, const fs::path& folder, const SourceSearch& search)
{
    UnknownSources unknown;
    for (PagePanel& panel : page.panels)
        if (panel.session) unknown.merge(findSources(*panel.session, folder, search));
    return unknown;
}

void trustSources(ComposedPage& page, const UnknownSources& unknown)
{
    for (PagePanel& panel : page.panels)
        if (panel.session) trustSources(*panel.session, unknown);
}

void requireNoSource(const ComposedPage& page, const fs::path& out)
{
    for (const PagePanel& panel : page.panels)
        if (panel.session) requireNoSource(*panel.session, out);
}

ComposedPage withKnownSources(ComposedPage page)
{
    for (PagePanel& panel : page.panels)
        if (panel.session) panel.session = withAbsolutePaths(withFingerprints(std::move(*panel.session)));
    return page;
}

}  // namespace core
