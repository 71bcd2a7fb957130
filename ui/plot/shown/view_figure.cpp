#include "ui/plot/shown/view_figure.h"

#include "core/error.h"
#include "core/guess/hidden_row.h"

using Content = core::FigureSettings::Content;

core::FigureSettings figureOfView(const core::Session& session)
{
    core::FigureSettings figure = session.figure;
    figure.content = Content::Maps;
    figure.heads.clear();
    figure.layer.reset();
    figure.head.reset();
    switch (session.view) {
    case core::View::Heads: return figure;
    case core::View::Measures:
        // Knocking out each head may take minutes.
        if (session.heads.measure != core::Measure::KnockOut) figure.content = Content::Measures;
        figure.part.chart = {.measure = session.heads.measure};
        return figure;
    case core::View::Steps: figure.content = Content::Steps; break;
    case core::View::Mask: figure.content = Content::Mask; break;
    case core::View::Compare: figure.content = Content::Compare; break;
    case core::View::Flow: figure.content = Content::Flow; break;
    case core::View::Picture: figure.content = Content::Picture; break;
    case core::View::Why: figure.content = Content::Why; break;
    case core::View::Positions:
    case core::View::Map: break;
    }
    figure.layer = session.focus.layer;
    figure.head = session.focus.head;
    return figure;
}

FigureSource shownSource(core::Session session, std::vector<std::shared_ptr<const core::Trace>> traces)
{
    FigureSource source{std::move(session), std::move(traces)};
    source.computed = source.traces;
    core::hideGuessed(source.session, source.traces);
    source.whole = source.traces.front();
    for (auto& trace : source.traces) {
        if (trace == nullptr) continue;
        const auto model = trace->model;
        trace = core::blockOf(trace, source.session.focus.block);
        if (trace == nullptr)
            throw core::Error(core::Code::Missing, "", "the attention between two texts",
                              "an encoder–decoder, such as T5", model->info.architecture);
    }
    if (source.traces.front() == nullptr) throw core::Error(core::Code::Missing, "", "the text", "", "");
    return source;
}
