#pragma once

#include "app/command/render_feature.h"
#include "core/model/pass/trace.h"
#include "core/prepare/opened_models.h"
#include "core/session/session.h"
#include "ui/plot/figure/figure.h"
#include "ui/plot/figure/figure_session.h"

#include <string>
#include <vector>

/// What of a figure somebody asked for by name.
struct Chosen {
    bool item = true;       ///< else a batch is told which of its texts is drawn
    bool layer = false;     ///< the figure's layer is its number rather than its place, from 0
    bool compared = false;  ///< so are the layers of the heads to compare
    bool heads = false;     ///< so are those of the heads that are drawn
    std::vector<core::Intervention> interventions = {};  ///< of the first run besides the session's, by layers' numbers
    bool colors = true;        ///< else a map too long for its matrix, whose weights are small, has logarithmic colours
    std::string queries = {};  ///< named as core::queriesNamed takes them
    std::string keys = {};     ///< likewise
    bool last_query = false;   ///< where none is named, the model is asked at the last
    bool font = false;         ///< the family of the text was asked for, so that it must be there
    bool rows = false;         ///< what rows are read for was asked, so that it must make sense
    std::string page_template = {};   ///< a page of panels is drawn, laid out as this one says
    bool width = false;               ///< the page's width was asked for
    core::Index generate = 0;         ///< so many tokens are put behind the text or the target
    RenderFeature::Write write = {};  ///< else one figure, or one for each head
    FigureInside inside = {};
    core::OpenedModels* models = nullptr;  ///< that were opened for other figures; null: none were
};
/// What the runs of a session come to.
struct ComputedRuns {
    std::vector<std::shared_ptr<const core::Trace>> shown;     ///< [runs] the attention that is looked at
    std::vector<std::shared_ptr<const core::Trace>> computed;  ///< [runs] with what is hidden while it is guessed
    std::shared_ptr<const core::Trace> whole;  ///< the first, of an encoder–decoder with both its sides
};

/// Computes what a session shows; what a model generates goes into the session.
/// @param out  no file that is read
/// @throws core::Error
ComputedRuns computedRuns(core::Session& session, const std::filesystem::path& out, const Chosen& chosen);

/// The figure that the arguments behind `render` ask for; no file is written.
/// @param arguments  without --out
/// @throws core::Error; cli::UsageError
std::shared_ptr<const Figure> renderedFigure(std::vector<std::string> arguments,
                                             const std::shared_ptr<core::OpenedModels>& models);

/// Computes a session's run and draws its figure into a file, whole or not at all. Needs no display.
/// @throws core::Error; cli::WrongValue for what the model has no use for
void renderSession(core::Session session, const std::filesystem::path& out, const Chosen& chosen = {});
