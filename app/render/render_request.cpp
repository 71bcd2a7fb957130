#include "app/render/render_request.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include "app/cli/cli.h"
#include "app/command/warning.h"
#include "core/error.h"
#include "core/model/layer_numbers.h"
#include "core/number_range.h"
#include "core/session/named_queries.h"
#include "ui/panel/export/figure_content.h"
#include "ui/plot/figure/figure_contents.h"
#include "ui/plot/figure/figure_layout.h"
#include "ui/plot/text/installed_font.h"

#include <algorithm>
#include <filesystem>

void requireKnownPlaceholders(const std::string& out)
{
    static const QRegularExpression braces(QStringLiteral("\\{(?!layer\\}|head\\}|model\\}|frame\\})[a-z]*\\}"));
    const auto found = braces.match(QString::fromStdString(std::filesystem::path(out).filename().string()));
    if (found.hasMatch())
        throw cli::WrongValue("--out", "expected {layer}, {head} or {model}, found " + found.captured().toStdString());
}

void requireItem(const core::Trace& trace, core::Index item)
{
    const std::size_t count = trace.batch.sequences.size();
    if (item < 0 || item >= static_cast<core::Index>(count))
        throw core::Error(core::Code::OutOfRange, "", "--item cannot be used: expected %1, found %2",
                          core::numberRange(1, static_cast<core::Index>(count)), std::to_string(item + 1));
}

bool showsRuns(const core::Session& session)
{
    const ContentRow& row = contentRow(session.figure.content);
    if (row.of_models) return true;
    return row.compares && session.compare.kind == core::CompareSettings::Kind::Runs;
}

void requireCompared(const core::Session& session, const core::ModelInfo& info)
{
    if (!contentRow(session.figure.content).compares || session.compare.kind != core::CompareSettings::Kind::Heads)
        return;
    for (const core::ComparedHead& head : session.compare.heads)
        if (head.layer >= info.layers || head.head >= info.heads)
            throw core::Error(core::Code::OutOfRange, info.name,
                              "a head to compare cannot be used: expected %1 layers of %2 heads, found %3.%4",
                              std::to_string(info.layers), std::to_string(info.heads),
                              std::to_string(head.layer + session.figure.count_from),
                              std::to_string(head.head + session.figure.count_from));
}

namespace {

/// The one token that is meant.
core::Index oneNamed(const std::vector<core::Token>& tokens, const std::string& name, const char* option)
{
    const std::vector<core::Index> found = core::queriesNamed(tokens, name);
    if (found.size() != 1)
        throw cli::WrongValue(option, "such a figure shows one query: name its position"
                                          + (found.empty() ? std::string() : " (" + core::queryNames(found) + ")"));
    return found.front();
}

void requireProbe(const core::Model& model)
{
    if (!model.transformer.pooling_probe)
        throw core::Error(
            core::Code::Missing, model.info.name,
            "--query probe is missing: expected a model whose pooling head asks with a learned query, such as SigLIP");
}

/// One query is chosen; several have a picture each.
void choosePictures(core::Session& session, const core::Trace& trace, const std::string& names)
{
    const std::vector<core::Token>& tokens = trace.queries(session.focus.item);
    session.figure.part.queries = core::queriesNamed(tokens, names);
    if (session.figure.part.queries.size() > 1) return;
    session.figure.part.queries.clear();
    session.focus.query = oneNamed(tokens, names, "--query");
}

}  // namespace

void chooseQueries(core::Session& session, const core::Trace& trace, const Chosen& chosen)
{
    using Content = core::FigureSettings::Content;
    const core::Index item = session.focus.item;
    const std::string& names = chosen.queries;
    if (!chosen.keys.empty()) session.focus.key = oneNamed(trace.keys(item), chosen.keys, "--key");
    // Pictures are asked by their first token, whether one figure shows them or a panel of a template.
    const bool picture = trace.model->info.reads == core::Reads::Pictures;
    if (names.empty() && chosen.last_query) session.focus.query = picture ? 0 : std::ssize(trace.queries(item)) - 1;
    if (names.empty()) return;
    session.figure.picture.probe = session.figure.content == Content::Picture && names == "probe";
    if (session.figure.picture.probe) return requireProbe(*trace.model);
    if (session.figure.content == Content::Why || isChart(session.figure))
        session.focus.query = oneNamed(trace.queries(item), names, "--query");
    else if (session.figure.content == Content::Picture)
        choosePictures(session, trace, names);
    else
        session.figure.part.queries = core::queriesNamed(trace.queries(item), names);
}

void sayUnchosen(const core::Session& session, const core::Trace& trace, const Chosen& chosen)
{
    using Content = core::FigureSettings::Content;
    const core::FigureSettings& figure = session.figure;
    const core::ModelInfo& info = trace.model->info;
    const bool ofHead = (figure.content == Content::Maps && figure.layer && figure.head)
                        || figure.content == Content::Flow || figure.content == Content::Steps
                        || figure.content == Content::Why || figure.content == Content::Picture;
    const bool lens = figure.content == Content::Why && session.why.of != core::WhySettings::Of::Cell;
    if (chosen.unnamed_head && ofHead && !lens && figure.heads.empty() && info.layers * info.heads > 1) {
        const core::HeadAddress head{figure.layer.value_or(session.focus.layer),
                                     figure.head.value_or(session.focus.head)};
        warn(QCoreApplication::translate("CommandLine", "this is %1; --layer and --head choose another")
                 .arg(figure_layout::headTitle(info, head, figure.count_from)));
    }
    const bool ofTarget = info.block == core::AttentionBlock::Cross || info.block == core::AttentionBlock::Decoder;
    if (ofTarget && trace.queries(session.focus.item).size() == 1)
        warn(QCoreApplication::translate(
            "CommandLine", "the target has one token; --generate N lets the model write it, --target gives it"));
}

void requireFont(const core::FigureSettings& figure)
{
    const QString asked = QString::fromStdString(figure.text.font);
    if (asked.isEmpty() || !fontFor(asked).isEmpty()) return;
    const QString near = nearestFont(asked);
    if (near.isEmpty())
        throw core::Error(core::Code::Unknown, "",
                          "unknown font: %1. The known ones are installed families, such as DejaVu Sans, and Arial, "
                          "Helvetica and Times where something stands in for them.",
                          figure.text.font);
    throw core::Error(core::Code::Unknown, "", "unknown font %1. Did you mean %2?", figure.text.font,
                      near.toStdString());
}

void requireReadable(const core::Session& session, const core::Model& model)
{
    if (session.figure.map.rows != core::RowReading::NextToken || core::predictsNext(model)) return;
    const std::string part = model.info.block ? "this attention of " : "";
    throw cli::WrongValue("--rows", "next is for causal language models, whose rows predict the next token; " + part
                                        + model.info.name + " has none such");
}

void placeLayers(core::Session& session, const core::ModelInfo& info, const Chosen& chosen)
{
    if (info.layer_numbers.empty()) return;
    const core::Index from = session.figure.count_from;
    const auto placed = [&](core::Index layer) { return core::layerNumbered(info, layer + from, from); };
    if (chosen.layer && session.figure.layer) session.figure.layer = placed(*session.figure.layer);
    if (chosen.compared || chosen.heads)
        for (core::ComparedHead& head : session.compare.heads) head.layer = placed(head.layer);
    if (!chosen.heads) return;
    for (core::ComparedHead& head : session.figure.heads) head.layer = placed(head.layer);
    session.chosen = session.figure.heads;
    session.focus.layer = session.figure.heads.front().layer;
}
