#include "app/command/figure_options.h"

#include "app/command/command_line.h"
#include "app/command/named_values.h"
#include "core/json/value_names.h"
#include "core/session/session_names.h"
#include "ui/panel/export/figure_content.h"

#include <algorithm>
#include <iterator>

namespace {

using core::FigureSettings;

/// Contents by the names that session files have for them; maps are of one head or of many.
std::vector<std::string> viewNames()
{
    std::vector<std::string> names = namesOf(core::figureContents);
    std::erase(names, "maps");
    names.insert(names.begin(), {"map", "heads"});
    return names;
}

/// Words of other programs for views, and what shows the same here.
constexpr std::pair<const char*, const char*> otherViews[] = {{"lines", "flow"},
                                                              {"arcs", "flow"},
                                                              {"bars", "measures"},
                                                              {"entropy", "measures with --measure entropy"},
                                                              {"cross", "map with --block cross"},
                                                              {"heatmap", "map"},
                                                              {"attention", "map"},
                                                              {"head", "map"},
                                                              {"grid", "heads"},
                                                              {"all", "heads"},
                                                              {"explain", "why"},
                                                              {"logit-lens", "why with --lens"},
                                                              {"difference", "compare"},
                                                              {"image", "picture"}};

/// @throws cli::WrongValue for such a word
std::string knownView(std::string typed)
{
    for (const auto& [word, meant] : otherViews)
        if (typed == word)
            throw cli::WrongValue("--view", "there is no view " + typed + ". Did you mean " + meant + "?");
    return typed;
}

/// Requires a quantity of cells that the figure's content can show.
void requireCells(const FigureSettings& figure, const core::Session& session, const cli::Command& command)
{
    const auto given = [&](const char* option) { return command.count(option) > 0; };
    using Cells = core::MapLook::Cells;
    constexpr Cells ofPictures[] = {Cells::Weights, Cells::Norms, Cells::LayerHeads, Cells::PickedHeads};
    if (given("--cells") && figure.content == FigureSettings::Content::Picture
        && std::ranges::find(ofPictures, figure.map.cells) == std::end(ofPictures))
        throw cli::WrongValue("--cells",
                              std::string("expected weights, norms, layer_mean or picked with --view picture, found ")
                                  + core::nameOf(figure.map.cells, core::cellKinds));
    if (given("--pair-part") && figure.map.pair != core::PairPart::Whole && !session.run().keys_text)
        throw cli::WrongValue("--pair-part", "use it with two texts: --text and --pair");
    if (given("--bar-place") && figure.content == FigureSettings::Content::Compare
        && figure.bar.place == core::BarLook::Place::Right)
        throw cli::WrongValue("--bar-place", "the bars of a comparison lie below it: leave this out");
    if (given("--cells") && figure.map.cells == Cells::PickedHeads && session.chosen.empty() && !given("--heads"))
        throw cli::WrongValue("--cells picked", "say which heads with --heads, such as --heads 2.3,1.4");
}

}  // namespace

void FigureOptions::add(cli::Command& command)
{
    command
        .addOption(
            "--view", m_view,
            "map: one head; heads: a page of them (default); mask, steps, flow, picture, why: of one head; compare; "
            "charts of every head: measures, knock-outs, histogram, scatter; distances: of some heads; reading: which "
            "named spans were read for each word of an answer, in all heads or some; differences: of --compare")
        ->check(cli::oneOf(viewNames()))
        ->transform(knownView)
        ->typeName("VIEW");
    command.addOption("--layer", m_layer, "A layer, or all (default)")->typeName("N|all");
    command.addOption("--head", m_head, "A head, or all (default)")->typeName("N|all");
    m_look.add(command);
    m_voice.add(command);
}

core::Index FigureOptions::countFrom(const core::Session& session, const cli::Command& command) const
{
    if (command.count("--count-from") == 0) return session.figure.count_from;
    return static_cast<core::Index>(command.option("--count-from")->number());
}

/// Which heads; mask and steps are of one, that of the focus unless said otherwise.
void FigureOptions::chooseContent(FigureSettings& figure, const core::Session& session, const cli::Command& command,
                                  bool eachHead) const
{
    const auto given = [&](const char* option) { return command.count(option) > 0; };
    const bool runs = session.compare.kind == core::CompareSettings::Kind::Runs && session.runs.size() > 1;
    if (m_view == "compare" && !runs && (given("--layer") || given("--head")))
        throw cli::WrongValue("--view compare",
                              "leave out --layer and --head: --compare says which heads, such as --compare 2.3,2.1");
    if (m_view == "compare" && eachHead)
        throw cli::WrongValue("--view compare", "a comparison is one file: leave {layer} and {head} out of its name");
    if (given("--view")) {
        figure.content = FigureSettings::Content::Maps;
        choose(figure.content, m_view, core::figureContents);
        const bool charted = isChart(figure) && m_view != "distances" && m_view != "histogram";
        // A layer's heads stand side by side.
        const bool strip = m_view == "picture" && m_layer != "all";
        const bool ofOneHead = m_view != "map" && m_view != "heads" && m_view != "compare" && !charted;
        const bool asksForMany = m_layer == "all" || (m_head == "all" && !strip);
        if ((m_view == "picture" && eachHead) || (ofOneHead && !eachHead && asksForMany))
            throw cli::WrongValue("--view " + m_view,
                                  "such a figure shows one head: choose it with --layer N --head N");
        const bool one = m_view != "heads" && m_view != "reading" && !eachHead;
        figure.layer = one ? std::optional(session.focus.layer) : std::nullopt;
        figure.head = one ? std::optional(session.focus.head) : std::nullopt;
    }
}

FigureSettings FigureOptions::settings(const core::Session& session, const cli::Command& command, bool eachHead) const
{
    const auto given = [&](const char* option) { return command.count(option) > 0; };
    FigureSettings figure = session.figure;
    chooseContent(figure, session, command, eachHead);
    m_look.apply(figure, command);
    m_voice.apply(figure, command);
    requireCells(figure, session, command);
    if (given("--layer")) figure.layer = chosenOrAll(m_layer, figure.count_from, "--layer");
    if (given("--head")) figure.head = chosenOrAll(m_head, figure.count_from, "--head");
    const bool asSaved = given("session") && !given("--view") && !given("--layer") && !given("--head");
    if (!given("--width") && !asSaved && !eachHead && figure.width_mm == oneColumn)
        figure.width_mm = usualWidth(figure);  // a page of maps needs two columns
    const bool picture = figure.content == FigureSettings::Content::Picture;
    if (picture && !given("--scale") && !given("--range")) figure = withPictureRange(figure);
    return figure;
}
