#include "app/command/page_options.h"

#include "app/command/named_values.h"
#include "core/session/session_names.h"
#include "ui/plot/figure/figure.h"
#include "ui/plot/page/page_sizes.h"

#include <algorithm>
#include <cmath>

namespace {

using core::FigureSettings;
using Content = FigureSettings::Content;

std::vector<std::string> pageNames()
{
    std::vector<std::string> names;
    for (const PageSize& page : pageSizes) names.emplace_back(page.name);
    return names;
}

}  // namespace

void PageOptions::add(cli::Command& command)
{
    command
        .addOption("--page", m_page,
                   "The width of a column or page: 57, 89, 120, 121, 170, 183 or 184 mm, acl, acl-wide, icml, "
                   "icml-wide or neurips; or all of a page: "
                   "a4, 16:9")
        ->check(cli::oneOf(pageNames()))
        ->excludes(command.option("--width"))
        ->typeName("NAME");
    addRows(command);
    addWhy(command);
    addType(command);
}

void PageOptions::addRows(cli::Command& command)
{
    command
        .addOption("--query", m_queries,
                   "steps and flow: only these queries, by their positions from 1 or as tokens: 3,5-7 or cat,it; all "
                   "(default). picture and why: the query; the first (default). picture: also probe, SigLIP's "
                   "learned query. knock-outs: where the model is asked; the last one, or the first mask (default)")
        ->typeName("N,…|TOKEN,…");
    command
        .addOption("--stages", m_stages,
                   "steps: only these tables, such as q,k,scores,weights,context; or usual (default): all that say "
                   "something")
        ->delimiter(',')
        ->oneEachTime()
        ->typeName("NAME,…");
    command.addOption("--lines", m_lines, "flow: how many lines each query has, the largest ones (5); 0: all")
        ->check(cli::within(core::Index{0}, core::mostFlowLines))
        ->typeName("N");
    command.addOption("--least", m_least, "flow: the minimum weight of a line (0)")
        ->check(cli::within(0.0, 1.0))
        ->typeName("X");
    command.addFlag("--curves,!--no-curves", m_curves, "flow: curved lines instead of straight ones (off)");
    command
        .addOption(
            "--clip", m_clip,
            "picture: the percentage of patches, those with the largest numbers, that share the brightest colour (0)")
        ->check(cli::within(0.0, 100 * core::largestClip))
        ->typeName("N");
    command
        .addOption("--overlay", m_overlay, "picture: how much of the weights' colours covers it, 0 to 100 percent (60)")
        ->check(cli::within(0.0, 100.0))
        ->typeName("N");
}

void PageOptions::addWhy(cli::Command& command)
{
    command
        .addOption("--key", m_keys,
                   "why: the key that is scored, by its position from 1 or as a token; the first (default)")
        ->typeName("N|TOKEN");
    command
        .addOption("--answer", m_answer,
                   "why: what wrote the logit of this word at --query, instead of a score; \"\": of the likeliest. "
                   "knock-outs: the word whose probability is followed (the likeliest)")
        ->typeName("WORD");
    command.addOption("--against", m_against, "why, knock-outs: a second word: the difference of the two logits")
        ->typeName("WORD")
        ->needs("--answer");
    command
        .addOption("--through", m_through, "why: look through the feed-forward layer of this layer, to what it reads")
        ->check(cli::within(1, 1 << 20))
        ->typeName("N");
    command.addFlag("--lens", m_lens,
                    "why: what the model would predict after each layer; with --answer how likely that word is");
}

void PageOptions::addType(cli::Command& command)
{
    command
        .addOption("--letters", m_letters,
                   "Letters of several maps: a, A, (a) or none; usual (default): A, B beside the sides of a comparison")
        ->check(cli::oneOf(namesOf(core::letterings)))
        ->typeName("a|A|(a)");
    command.addFlag("--bold-letters,!--no-bold-letters", m_bold, "Those letters in bold (on)");
    command.addFlag("--difference,!--no-difference", m_difference, "compare: A − B beside two sides (on)");
    command.addOption("--font", m_font, "The family of all text, such as Arial or Helvetica; or usual (DejaVu Sans)")
        ->typeName("NAME");
    command.addOption("--least-font-size", m_leastPoints, "Warn about text below this many points (5)")
        ->check(cli::within(0.0, core::largestLabel))
        ->typeName("PT");
    command.addFlag("--spaces,!--no-spaces", m_spaces, "“␣” where a token begins with a space (off)");
}

void PageOptions::applyRows(core::Session& session, const cli::Command& command) const
{
    FigureSettings& figure = session.figure;
    const auto given = [&](const char* option) { return command.count(option) > 0; };
    const auto require = [&](const char* option, bool sense, const char* use) {
        if (given(option) && !sense) throw cli::WrongValue(option, use);
    };
    const bool flow = figure.content == Content::Flow;
    const bool why = figure.content == Content::Why;
    // Of other charts --measure says whether they ask.
    const bool asks = why || isChart(figure);
    require("--query", flow || asks || figure.content == Content::Steps || figure.content == Content::Picture,
            "use it with --view steps, flow, picture, why or knock-outs");
    for (const char* option : {"--answer", "--against"}) require(option, asks, "use it with --view why or knock-outs");
    for (const char* option : {"--key", "--lens", "--through"}) require(option, why, "use it with --view why");
    if (why) applyWhy(session, command);
    require("--stages", figure.content == Content::Steps, "use it with --view steps");
    for (const char* option : {"--lines", "--least", "--curves"}) require(option, flow, "use it with --view flow");
    for (const char* option : {"--overlay", "--clip"})
        require(option, figure.content == Content::Picture, "use it with --view picture");
    require("--clip", figure.scale != FigureSettings::Scale::Shared,
            "it ends the row's own range: leave --range and --scale shared out");
    require("--difference", figure.content == Content::Compare, "use it with --view compare");
    requireNumber(m_least, "--least");
    requireNumber(m_overlay, "--overlay");
    requireNumber(m_clip, "--clip");
    requireNumber(m_leastPoints, "--least-font-size");
    if (given("--query") && m_queries.find_first_not_of(' ') == std::string::npos)
        throw cli::WrongValue("--query", "expected positions or tokens, such as 3,5-7 or cat,it");
    if (given("--lines")) session.flow.most = m_lines;
    if (given("--least")) session.flow.least = m_least;
    if (given("--curves")) session.flow.curved = m_curves;
    if (given("--overlay")) figure.picture.overlay = m_overlay / 100;
    if (given("--clip")) figure.picture.clip = m_clip / 100;
    if (!given("--stages")) return;
    figure.part.stages.clear();
    for (const std::string& name : m_stages) {
        if (name == "usual" && m_stages.size() == 1) return;
        const auto stage =
            std::ranges::find_if(core::stageNames, [&](const auto& each) { return name == each.second; });
        if (stage == std::end(core::stageNames)) {
            std::string known;
            for (const auto& [value, spelling] : core::stageNames)
                known.append(known.empty() ? "" : ", ").append(spelling);
            throw cli::WrongValue("--stages", known.insert(0, "expected some of ").append(", found ").append(name));
        }
        figure.part.stages.push_back(stage->first);
    }
}

void PageOptions::applyWhy(core::Session& session, const cli::Command& command) const
{
    core::WhySettings& why = session.why;
    const bool answer = command.count("--answer") > 0;
    if (m_through > 0) why.through = m_through - 1;
    if (!answer && !m_lens && command.count("--key") == 0) return;  // as the session has it
    using Of = core::WhySettings::Of;
    why = {m_lens ? Of::Lens : answer ? Of::Answer : Of::Cell, m_answer, m_against, why.through};
}

void PageOptions::apply(core::Session& session, const cli::Command& command) const
{
    FigureSettings& figure = session.figure;
    const auto given = [&](const char* option) { return command.count(option) > 0; };
    applyRows(session, command);
    if (const PageSize* page = pageSizeNamed(m_page)) {
        figure.width_mm = page->width;
        if (page->whole && !given("--height")) figure.height_mm = page->height;
    }
    choose(figure.text.letters, m_letters, core::letterings);
    if (given("--bold-letters")) figure.text.bold_letters = m_bold;
    if (given("--difference")) figure.difference = m_difference;
    if (given("--font")) figure.text.font = m_font == "usual" ? std::string() : m_font;
    if (given("--least-font-size")) figure.text.least_points = m_leastPoints;
    if (given("--spaces")) figure.text.spaces = m_spaces;
}
