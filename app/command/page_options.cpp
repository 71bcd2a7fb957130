#include "app/command/page_options.h"

#include "app/command/named_values.h"
#include "core/session/session_names.h"
#include "core/text/nearest_name.h"
#include "ui/plot/figure/figure.h"
#include "ui/plot/page/page_sizes.h"

#include <algorithm>
#include <charconv>
#include <string_view>

namespace {

using core::FigureSettings;
using Content = FigureSettings::Content;

std::vector<std::string> pageNames()
{
    std::vector<std::string> names;
    for (const PageSize& page : pageSizes) names.emplace_back(page.name);
    return names;
}

/// @return from 0, of a number that counts from 1
std::optional<core::Index> countedIn(const std::string& word)
{
    core::Index number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    const bool whole = error == std::errc() && end == word.data() + word.size();
    constexpr core::Index most = 1 << 24;
    if (!whole || number < 1 || number > most) return std::nullopt;
    return number - 1;
}

/// Words that people have for tables, and the tables' own.
constexpr std::pair<std::string_view, std::string_view> otherStages[] = {
    {"softmax", "weights"}, {"attention", "weights"}, {"probabilities", "weights"},
    {"qk", "scores"},       {"logits", "scaled"},     {"queries", "q"},
    {"keys", "k"},          {"values", "v"}};

core::Stage stageNamed(const char* option, const std::string& name)
{
    std::string known;
    std::vector<std::string_view> names;
    names.reserve(std::size(core::stageNames));
    for (const auto& [stage, spelling] : core::stageNames) {
        if (name == spelling) return stage;
        known.append(known.empty() ? "" : ", ").append(spelling);
        names.emplace_back(spelling);
    }
    const auto other = std::ranges::find(otherStages, name, &std::pair<std::string_view, std::string_view>::first);
    const std::string_view meant = other != std::end(otherStages) ? other->second : core::nearestName(name, names);
    if (std::ranges::find(names, meant) != names.end())
        throw cli::WrongValue(
            option, std::string("there is no table ").append(name).append(". Did you mean ").append(meant).append("?"));
    throw cli::WrongValue(option, known.insert(0, "expected some of ").append(", found ").append(name));
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
    m_type.add(command);
}

void PageOptions::addRows(cli::Command& command)
{
    command
        .addOption("--query", m_queries,
                   "steps and flow: only these queries, by their positions from 1 or as tokens: 3,5-7 or cat,it; all "
                   "(default). picture: the first (default), a square as ROW,COLUMN such as 2,3, or probe, SigLIP's "
                   "learned query. why: the last (default). knock-outs: where the model is asked; the last one, or the "
                   "first mask (default)")
        ->typeName("N,…|TOKEN,…");
    command
        .addOption("--stages", m_stages,
                   "steps: only these tables, such as q,k,scores,weights,context; or usual (default): all that say "
                   "something")
        ->delimiter(',')
        ->oneEachTime()
        ->typeName("NAME,…");
    command
        .addOption("--number", m_number,
                   "steps: how one number of a table is made of the table before, such as q.3: row times column with "
                   "the matrix, for the first of --query")
        ->typeName("NAME.N");
    command
        .addOption("--left-out", m_leftOut,
                   "steps: heads that the sum of heads is shown without, from 1; the sum stands where --stages names "
                   "sum_of_heads and --query one query")
        ->delimiter(',')
        ->oneEachTime()
        ->typeName("N,…");
    m_flow.add(command);
    m_costs.add(command);
    m_alike.add(command);
    m_picture.add(command);
}

void PageOptions::addWhy(cli::Command& command)
{
    command
        .addOption("--key", m_keys,
                   "why: the key that is scored, by its position from 1 or as a token; the first (default)")
        ->typeName("N|TOKEN");
    command
        .addOption("--answer", m_answer,
                   "why: what wrote the logit of this word at --query, or of this label, instead of a score; \"\": of "
                   "the likeliest. "
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

void PageOptions::requireUse(const core::Session& session, const cli::Command& command) const
{
    const FigureSettings& figure = session.figure;
    const auto require = [&](const char* option, bool sense, const char* use) {
        if (command.count(option) > 0 && !sense) throw cli::WrongValue(option, use);
    };
    const bool flow = figure.content == Content::Flow;
    const bool why = figure.content == Content::Why;
    // For charts other than Why, --measure decides whether an answer is asked.
    const bool asks = why || isChart(figure);
    // Panels of a template look at it, whatever each of them shows.
    const bool panels = command.count("--template") > 0;
    require("--query", panels || flow || asks || figure.content == Content::Steps || figure.content == Content::Picture,
            "use it with --view steps, flow, picture, why or knock-outs");
    for (const char* option : {"--answer", "--against"}) require(option, asks, "use it with --view why or knock-outs");
    require("--key", panels || why, "use it with --view why");
    for (const char* option : {"--lens", "--through"}) require(option, why, "use it with --view why");
    for (const char* option : {"--stages", "--number", "--left-out"})
        require(option, figure.content == Content::Steps, "use it with --view steps");
    if (!flow && !panels) m_flow.refuse(command, "use it with --view flow");
    if (figure.content != Content::Costs) m_costs.refuse(command, "use it with --view costs");
    if (figure.content != Content::Alike) m_alike.refuse(command, "use it with --view alike");
    require("--query", m_queries.find_first_not_of(' ') != std::string::npos,
            "expected positions or tokens, such as 3,5-7 or cat,it");
}

void PageOptions::applyStages(FigureSettings& figure, const cli::Command& command) const
{
    if (command.count("--stages") == 0) return;
    figure.part.stages.clear();
    for (const std::string& name : m_stages) {
        if (name == "usual" && m_stages.size() == 1) return;
        figure.part.stages.push_back(stageNamed("--stages", name));
    }
}

void PageOptions::applySteps(core::StepsSettings& steps, const cli::Command& command) const
{
    if (command.count("--number") > 0) {
        const std::size_t point = m_number.rfind('.');
        const auto column = point == std::string::npos ? std::nullopt : countedIn(m_number.substr(point + 1));
        if (!column)
            throw cli::WrongValue("--number",
                                  "expected a table and a column counted from 1, such as q.3, found " + m_number);
        steps.number = {stageNamed("--number", m_number.substr(0, point)), *column};
    }
    if (command.count("--left-out") == 0) return;
    steps.left_out.clear();
    for (const std::string& word : m_leftOut) {
        const auto head = countedIn(word);
        if (!head || *head >= static_cast<core::Index>(core::mostChosen))
            throw cli::WrongValue("--left-out", "expected heads counted from 1, such as 1,3, found " + word);
        steps.left_out.push_back(*head);
    }
    std::ranges::sort(steps.left_out);
}

void PageOptions::applyWhy(core::Session& session, const cli::Command& command) const
{
    core::WhySettings& why = session.why;
    const bool answer = command.count("--answer") > 0;
    if (m_through > 0) why.through = m_through - 1;
    if (!answer && !m_lens && command.count("--key") == 0) return;  // the session's key stays
    using Of = core::WhySettings::Of;
    why = {m_lens ? Of::Lens : answer ? Of::Answer : Of::Cell, m_answer, m_against, why.through};
}

void PageOptions::apply(core::Session& session, const cli::Command& command) const
{
    FigureSettings& figure = session.figure;
    requireUse(session, command);
    if (figure.content == Content::Why) applyWhy(session, command);
    m_flow.apply(session.flow, command);
    m_costs.apply(session.costs, command);
    m_alike.apply(session.alike, command);
    m_picture.apply(figure, command);
    if (command.count("--clip") > 0 && figure.scale == FigureSettings::Scale::Shared)
        throw cli::WrongValue("--clip", "it ends the row's own range: leave --range and --scale shared out");
    applyStages(figure, command);
    applySteps(session.steps, command);
    if (const PageSize* page = pageSizeNamed(m_page)) {
        figure.width_mm = page->width;
        if (page->whole && command.count("--height") == 0) figure.height_mm = page->height;
    }
    m_type.apply(figure, command);
}
