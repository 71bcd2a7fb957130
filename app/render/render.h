#pragma once

#include "app/command/names_option.h"
#include "app/command/render_feature.h"
#include "app/render/asked_template.h"
#include "core/model/pass/trace.h"
#include "core/prepare/opened_models.h"
#include "core/session/session.h"
#include "ui/plot/figure/figure.h"
#include "ui/plot/figure/figure_session.h"

#include <string>
#include <vector>

/// The parts of a figure that options name.
struct Chosen {
    bool item = true;       ///< false: a note names the text of the batch that is drawn
    bool layer = false;     ///< the figure's layer is its number rather than its place, from 0
    bool compared = false;  ///< the layers of the heads to compare are numbers too
    bool heads = false;     ///< the layers of the drawn heads are numbers too
    std::vector<core::Intervention> interventions =
        {};                    ///< interventions of the first run besides the session's, by layers' numbers
    bool colors = true;        ///< false: a map too long for its matrix, whose weights are small, gets logarithmic
                               ///< colours
    std::string queries = {};  ///< named as core::queriesNamed takes them
    std::string keys = {};     ///< --key as it was given
    bool last_query = false;   ///< where none is named, the model is asked at the last
    bool font = false;         ///< the family of the text was asked for, so that it must be there
    bool rows = false;         ///< the meaning of rows was given, so it must fit the model
    AskedTemplate page_template = {};  ///< a page of panels is drawn, laid out as this one says
    core::Index generate = 0;          ///< tokens to generate behind the text or the target
    RenderFeature::Write write = {};   ///< empty: one figure, or one for each head
    FigureInside inside = {};
    std::string caption = {};              ///< the file that the figure's caption goes to, or "-"; empty: none
    bool usual_numbers = false;            ///< a map of heads has numbers in its cells where these fit
    bool unnamed_head = false;             ///< a note says which head is drawn where there are several
    NamesOption names = {};                ///< how sure heads' names are; not given: as the session has it
    core::OpenedModels* models = nullptr;  ///< models that were opened for other figures; null: none were
};
/// The traces of a session's runs.
struct ComputedRuns {
    std::vector<std::shared_ptr<const core::Trace>> shown;     ///< [runs] the attention in focus
    std::vector<std::shared_ptr<const core::Trace>> computed;  ///< [runs] with the row that a guess hides
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
