#include "app/render/render_page.h"

#include "app/command/offscreen_application.h"
#include "app/command/warning.h"
#include "app/render/figure_caption.h"
#include "core/error.h"
#include "core/page/page_json.h"
#include "ui/plot/compose/page_file.h"
#include "ui/plot/compose/page_templates.h"
#include "ui/plot/figure/figure_export.h"
#include "ui/plot/figure/figure_layout.h"
#include "ui/plot/figure/session_source.h"
#include "ui/work/page_sources.h"

#include <algorithm>
#include <limits>

namespace fs = std::filesystem;

namespace {

/// The options that apply to a page.
constexpr const char* pageOptions[] = {"session", "--out", "--trust", "--dpi", "--theme", "--background", "--caption"};

void requirePageOptions(const cli::Command& command)
{
    for (const cli::Option* option : command.options()) {
        if (option->count() == 0) continue;
        const std::string name = option->isPositional() ? "session" : option->name();
        if (std::ranges::find(pageOptions, name) == std::end(pageOptions))
            throw cli::WrongValue(name, "a page of panels has its own: with one, use --out, --caption, --dpi, --theme, "
                                        "--background and --trust, and change the rest in the window");
    }
}

void applyOptions(core::ComposedPage& page, const core::FigureSettings& look, const cli::Command& command)
{
    if (command.count("--dpi") > 0) page.dpi = look.dpi;
    if (command.count("--theme") > 0) page.theme = look.theme;
    if (command.count("--background") > 0) page.background = look.background;
}

/// Takes over the part of a figure's settings that a page has too.
void takeLook(core::ComposedPage& page, const core::FigureSettings& figure, bool width)
{
    if (width) page.width_mm = figure.width_mm;
    if (width && figure.height_mm) {
        page.height_mm = *figure.height_mm;
        page.height_follows = false;
    }
    page.dpi = figure.dpi;
    page.theme = figure.theme;
    page.background = figure.background;
    page.text.font = figure.text.font;
    page.text.least_points = figure.text.least_points;
    page.text.bold_letters = figure.text.bold_letters;
    if (figure.text.letters != core::FigureText::Letters::Usual) page.text.letters = figure.text.letters;
}

/// @param caption  as writeCaption() takes it
void drawPage(const PageSource& source, const fs::path& out, const std::string& caption = {})
{
    const ComposedFigure composed = composedFigure(source);
    requireDrawn(composed);
    const std::string carried = core::pageText(core::withKnownSources(source.page), fs::absolute(out).parent_path());
    core::requireNoSource(source.page, out);
    if (!caption.empty() && caption != "-") core::requireNoSource(source.page, caption);
    exportFigure(*composed.figure, out, carried);
    warnAll(composed.figure->warnings());
    writeCaption(*composed.figure, caption);
}

}  // namespace

void renderPage(const PageRequest& request, const FigureOptions& figure, const cli::Command& command)
{
    requirePageOptions(command);
    core::ComposedPage page = pageAt(request.file);
    const core::UnknownSources unknown = core::findSources(page, request.file.parent_path());
    if (request.trust) core::trustSources(page, unknown);
    if (!unknown.empty() && !request.trust)
        throw core::Error(core::Code::Untrusted, request.file.string(),
                          "this session names %1, outside of its own folder; --trust reads it all the same",
                          unknown.begin()->second.string());
    applyOptions(page, figure.settings({}, command, false), command);
    const OffscreenApplication application;
    PageSources sources;
    drawPage(sources.whole(page), request.out, request.caption);
}

namespace {

/// Gives panels the names that were typed, in their order.
void namePanels(core::ComposedPage& page, const std::vector<std::string>& names)
{
    if (names.size() > page.panels.size())
        throw cli::WrongValue("--panel-names", "the page has " + std::to_string(page.panels.size()) + " panels, found "
                                                   + std::to_string(names.size()) + " names");
    for (std::size_t i = 0; i < names.size(); ++i)
        if (!names[i].empty()) page.panels[i].heading = names[i];
}

/// Large type for a slide: the largest of those with which the fewest panels lack something. Steps show no more than a
/// slide has room for.
void enlargeType(PageSource& source)
{
    core::ComposedPage& page = source.page;
    page.held.one_text_size = true;
    for (core::PagePanel& panel : page.panels)
        if (panel.session && panel.session->figure.content == core::FigureSettings::Content::Steps) {
            panel.session->figure.part.stages = {core::Stage::ScoresScaled, core::Stage::Weights};
            panel.session->figure.axis_names = false;
        }
    double best = page.label_points;
    qsizetype fewest = std::numeric_limits<qsizetype>::max();
    for (const double points : {14.0, 12.0, 10.0, 8.0}) {
        page.label_points = points;
        PageSource tried = source;
        tried.page = arrangedPage(source);
        qsizetype lacking = 0;
        constexpr qsizetype nothing = 1000;  // a panel that cannot be drawn lacks more than any other
        for (const ComposedPanel& panel : composedFigure(tried).panels)
            lacking += panel.error ? nothing : panel.warnings.size();
        if (lacking < fewest) best = points;
        fewest = std::min(fewest, lacking);
    }
    page.label_points = best;
}

/// A template's page filled with a session.
PageSource filledTemplate(core::Session session, const core::ModelInfo& info, const AskedTemplate& asked)
{
    lookAtFigure(session);
    if (!session.figure.part.queries.empty()) session.focus.query = session.figure.part.queries.front();
    core::ComposedPage page = pageFromTemplate(asked.name, {session, info});
    takeLook(page, session.figure, asked.width);
    namePanels(page, asked.panels);
    PageSources sources;
    PageSource source = sources.whole(page);
    if (asked.width && figure_layout::isSlide(session.figure)) enlargeType(source);
    source.page = arrangedPage(source);
    return source;
}

}  // namespace

std::shared_ptr<const Figure> templateFigure(core::Session session, const core::ModelInfo& info,
                                             const AskedTemplate& asked)
{
    const OffscreenApplication application;
    const ComposedFigure composed = composedFigure(filledTemplate(std::move(session), info, asked));
    requireDrawn(composed);
    return composed.figure;
}

void renderTemplate(core::Session session, const core::ModelInfo& info, const AskedTemplate& asked, const fs::path& out)
{
    const OffscreenApplication application;
    const PageSource source = filledTemplate(std::move(session), info, asked);
    if (out.extension() == ".attnpage") return core::savePage(source.page, out);
    drawPage(source, out);
}

void addTemplateOptions(cli::Command& command, AskedTemplate& asked)
{
    std::string names;
    for (const PageTemplate& each : pageTemplates()) names += (names.empty() ? "" : ", ") + std::string(each.name);
    command
        .addOption("--template", asked.name,
                   "A page of panels laid out for this model and text: " + names
                       + "; with --out NAME.attnpage the page itself, to change it in the window")
        ->typeName("NAME");
    command
        .addOption("--panel-names", asked.panels,
                   "What the panels of --template are called, in their order; an empty name leaves the template's")
        ->delimiter(';')
        ->takeAll()
        ->oneEachTime()
        ->needs("--template")
        ->typeName("A;B");
}
