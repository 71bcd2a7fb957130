#include "ui/plot/shown/view_figure.h"

#include "core/error.h"
#include "core/guess/hidden_row.h"
#include "ui/words/views/view_rows.h"

using Content = core::FigureSettings::Content;

core::FigureSettings figureOfView(const core::Session& session)
{
    core::FigureSettings figure = session.figure;
    figure.heads.clear();
    figure.layer.reset();
    figure.head.reset();
    const ViewRow& view = viewRow(session.view);
    figure.content = view.content;
    if (figure.content == Content::Measures) {
        // Knocking out each head may take minutes.
        if (core::isKnockOut(session.heads.measure)) figure.content = Content::Maps;
        figure.part.chart = {.measure = session.heads.measure};
    }
    if (view.of_heads) {
        figure.voice.annotations.clear();  // they were written onto the map of one head
        return figure;
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
            throw core::Error(
                core::Code::Missing, "",
                "the attention between two texts is missing: expected an encoder–decoder, such as T5, found %1",
                model->info.architecture);
    }
    if (source.traces.front() == nullptr) throw core::Error(core::Code::Missing, "", "the text is missing");
    return source;
}
