#include "ui/work/step_picture.h"

#include "core/prepare/session_traces.h"
#include "ui/plot/figure/figure_export.h"

#include <algorithm>

namespace {

using Content = core::FigureSettings::Content;

/// What a figure of the view is; those of all heads are pages of maps.
core::FigureSettings figureOf(const core::Session& session)
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

QImage pictureOf(const core::Session& session, const QSize& room, core::OpenedModels& models,
                 const std::stop_token& stop)
{
    FigureSource source{session, core::tracesOf(session, models, stop)};
    source.whole = source.traces.front();
    for (std::size_t i = 0; i < source.traces.size(); ++i)
        if (source.traces[i] != nullptr) source.traces[i] = core::blockOf(source.traces[i], session.focus.block);
    if (source.traces.front() == nullptr) throw core::Error(core::Code::Missing, "", "the text", "", "");
    const Figure figure(source, figureOf(session), stop);
    const QSizeF inches = figure.size() / 25.4;
    return figureImage(figure, std::min(room.width() / inches.width(), room.height() / inches.height()));
}

}  // namespace

StepPicture::~StepPicture() { m_job.cancel(); }

void StepPicture::draw(const core::Session& session, const QSize& room)
{
    m_job.start(
        "the next step's picture",
        [this, session, room](const LatestJob::Turn& turn) {
            const QImage picture = pictureOf(session, room, m_models, turn.stop());
            turn.finish([this, picture] { emit drawn(picture); });
        },
        [this](const core::Error& error) { emit failed(error); });
}
