#include "app/command/chart_options.h"

#include "app/command/named_values.h"
#include "core/session/session_names.h"
#include "ui/plot/figure/figure_contents.h"
#include "ui/plot/figure/figure_export.h"

#include <algorithm>

namespace {

using core::FigureSettings;
using core::Measure;
using Content = FigureSettings::Content;
using Groups = core::ChartSettings::Groups;

constexpr const char* ofWeights = "weights";  ///< instead of a measure

void refuseUnless(bool sense, const cli::Command& command, const char* option, const char* use)
{
    if (command.count(option) > 0 && !sense) throw cli::WrongValue(option, use);
}

}  // namespace

bool asksForAnswer(const FigureSettings& figure)
{
    return figure.content == Content::KnockOuts || showsKnockOuts(figure);
}

bool isOfHeads(const FigureSettings& figure)
{
    if (figure.content == Content::Reading) return true;
    const bool curves = figure.content == Content::Distances || figure.isOfWeights();
    return curves && figure.part.chart.groups == Groups::None;
}

void ChartOptions::add(cli::Command& command)
{
    command
        .addOption("--measure", m_measures,
                   "measures, histogram: which measure (previous), by the names that analyze prints; histogram: or "
                   "weights, those in the head's map; scatter: two of them (previous,entropy)")
        ->delimiter(',')
        ->takeAll()
        ->oneEachTime()
        ->typeName("NAME[,NAME]");
    command
        .addOption("--groups", m_groups,
                   "measures, histogram, distances: two groups of heads, as mean and standard deviation: picked, those "
                   "of --heads and all others; or one or two sets of the session's by their names")
        ->delimiter(',')
        ->takeAll()
        ->oneEachTime()
        ->typeName("picked|NAME[,NAME]");
    command
        .addOption("--track", m_tracked,
                   "knock-outs: the words whose probability is followed, a chart for each (the likeliest)")
        ->delimiter(',')
        ->takeAll()
        ->oneEachTime()
        ->excludes(command.option("--answer"))
        ->typeName("WORD,…");
    m_how.add(command, "measures, histogram, scatter: how many repeated sequences induction is averaged over (2)");
}

void ChartOptions::requireUse(const core::Session& session, const cli::Command& command) const
{
    const FigureSettings& figure = session.figure;
    const bool weights = figure.content == Content::Histogram || figure.content == Content::Distances;
    refuseUnless(contentRow(figure.content).groups, command, "--groups",
                 "use it with --view measures, histogram or distances");
    refuseUnless(figure.content == Content::KnockOuts, command, "--track", "use it with --view knock-outs");
    for (const char* option : {"--query", "--answer", "--against"})
        refuseUnless(!isChart(figure) || asksForAnswer(figure), command, option,
                     "use it with --view knock-outs, or with --measure knock_out");
    refuseUnless(showsMeasure(figure, Measure::Induction), command, "--induction", "use it with --measure induction");
    for (const char* option : {"--skip-first-row", "--skip-special-rows"})
        refuseUnless(hasMeasure(figure) || weights, command, option,
                     "use it with --view measures, histogram, distances or scatter");
    refuseUnless(asksForAnswer(figure) || showsMeasure(figure, Measure::Entropy), command, "--bits",
                 "use it with --view knock-outs, or with --measure entropy or knock_out");
    if ((showsMeasure(figure, Measure::Cell) || showsMeasure(figure, Measure::Marked)) && command.count("session") == 0)
        throw cli::WrongValue("--measure", "cell and marked are of a session in which cells are chosen or marked");
}

/// Most charts are of every head.
void ChartOptions::requireHeads(const core::Session& session, const cli::Command& command) const
{
    const FigureSettings& figure = session.figure;
    if (!isOfHeads(figure) && isPattern(command.option("--out")->results().front()))
        throw cli::WrongValue("--out", "such a chart is one file: leave {layer} and {head} out of its name");
    if (figure.content == Content::Differences) {
        for (const char* option : {"--layer", "--head", "--heads"})
            refuseUnless(false, command, option,
                         "--view differences has those of --compare, such as --compare 2.3,2.1");
        return;
    }
    for (const char* option : {"--layer", "--head"})
        refuseUnless(isOfHeads(figure), command, option,
                     figure.part.chart.groups == Groups::None ? "such a chart is of every head: leave it out"
                                                              : "--groups says which heads: leave it out");
    const bool picked = figure.content == Content::Scatter || figure.part.chart.groups == Groups::Picked;
    refuseUnless(isOfHeads(figure) || picked, command, "--heads",
                 contentRow(figure.content).groups ? "use it with --groups picked: such a chart is of every head"
                                                   : "such a chart is of every head: leave it out");
}

void ChartOptions::chooseMeasures(core::Session& session, const cli::Command& command) const
{
    FigureSettings& figure = session.figure;
    const bool histogram = figure.content == Content::Histogram, scatter = figure.content == Content::Scatter;
    refuseUnless(figure.content == Content::Measures || histogram || scatter, command, "--measure",
                 "use it with --view measures, histogram or scatter");
    if (m_measures.empty()) return;
    if (scatter && m_measures.size() != 2)
        throw cli::WrongValue("--measure", "expected two measures, such as distance,entropy");
    if (!scatter && m_measures.size() != 1)
        throw cli::WrongValue("--measure", "expected one measure; two are for --view scatter");
    figure.part.chart.of_weights = histogram && m_measures.front() == ofWeights;
    if (figure.part.chart.of_weights) return;
    for (const std::string& name : m_measures) {
        const std::vector<std::string> known = namesOf(core::measures);
        if (std::ranges::find(known, name) != known.end()) continue;
        std::string all;
        for (const std::string& each : known) all.append(all.empty() ? "" : ", ").append(each);
        if (histogram) all.append(", ").append(ofWeights);
        throw cli::WrongValue("--measure", all.insert(0, "expected one of ").append("; found ").append(name));
    }
    choose(figure.part.chart.measure, m_measures.front(), core::measures);
    if (scatter) choose(figure.part.chart.upwards, m_measures.back(), core::measures);
}

void ChartOptions::chooseGroups(core::Session& session, const cli::Command&) const
{
    if (m_groups.empty()) return;
    core::ChartSettings& chart = session.figure.part.chart;
    const bool picked = m_groups.size() == 1 && m_groups.front() == "picked";
    chart.groups = picked ? Groups::Picked : Groups::Sets;
    chart.sets = picked ? std::vector<std::string>() : m_groups;
    if (picked && session.chosen.empty())
        throw cli::WrongValue("--groups picked", "say which heads with --heads, such as --heads 2.3,1.4");
    if (m_groups.size() > core::mostGroups)
        throw cli::WrongValue("--groups", "expected picked, or one or two sets of the session's");
}

void ChartOptions::chooseAnswers(core::Session& session, const cli::Command& command) const
{
    core::ChartSettings& chart = session.figure.part.chart;
    const auto words = [&](const std::vector<std::string>& given, const char* option) {
        if (given.size() > core::mostTracked)
            throw cli::WrongValue(option, "expected at most " + std::to_string(core::mostTracked) + " words");
        chart.answers.clear();
        for (const std::string& word : given) {
            if (word.empty() || word.size() > core::longestTracked)
                throw cli::WrongValue(option, "expected words of at most 200 bytes");
            chart.answers.push_back({word});
        }
        chart.against.clear();
    };
    if (command.count("--track") > 0) words(m_tracked, "--track");
    if (!asksForAnswer(session.figure) || command.count("--answer") == 0) return;
    const auto answer = command.option("--answer")->results().front();
    words(answer.empty() ? std::vector<std::string>() : std::vector{answer}, "--answer");
    if (command.count("--against") > 0) chart.against = command.option("--against")->results().front();
    if (chart.against.size() > core::longestTracked)
        throw cli::WrongValue("--against", "expected a word of at most 200 bytes");
}

void ChartOptions::apply(core::Session& session, const cli::Command& command) const
{
    chooseMeasures(session, command);
    chooseGroups(session, command);
    requireUse(session, command);
    if (isChart(session.figure)) requireHeads(session, command);
    chooseAnswers(session, command);
    m_how.apply(session.heads, command);
    if (isChart(session.figure) && !isOfHeads(session.figure)) {
        session.figure.layer.reset();
        session.figure.head.reset();
    }
}
