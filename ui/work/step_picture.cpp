#include "ui/work/step_picture.h"

#include "core/prepare/session_traces.h"
#include "ui/plot/figure/figure_export.h"
#include "ui/plot/shown/view_figure.h"

#include <algorithm>

namespace {

QImage pictureOf(const core::Session& session, const QSize& room, core::OpenedModels& models,
                 const std::stop_token& stop)
{
    const FigureSource source = shownSource(session, core::tracesOf(session, models, stop));
    const Figure figure(source, figureOfView(session), stop);
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

#include "moc_step_picture.cpp"
