#pragma once

#include "app/command/batch.h"
#include "app/command/chart_options.h"
#include "app/command/command_line.h"
#include "app/command/figure_options.h"
#include "app/command/inside_options.h"
#include "app/command/intervention_options.h"
#include "app/command/names_option.h"
#include "app/command/page_options.h"
#include "app/command/recorded_options.h"
#include "app/command/sampling_options.h"
#include "app/render/asked_template.h"
#include "app/render/render.h"
#include "core/session/carried_numbers.h"
#include "core/session/fresh_session.h"

#include <optional>

/// The options of `render`.
struct RenderOptions {
    TextOptions text;
    ModelOptions other;  ///< the other model, in figures of two models
    RecordedOptions recorded;
    InterventionOptions heads;
    NamesOption names;
    std::string session;
    core::Index item = 1;
    core::Index generate = 0;
    SamplingOptions sampling;
    std::vector<std::string> compared;
    std::optional<std::string> second_text;  ///< of a second run, which is compared with the first
    bool plain_second = false;               ///< the second run is of the same conversation without its template
    std::vector<std::string> shownHeads;
    FigureOptions figure;
    PageOptions page;
    InsideOptions inside;
    RenderFeatures features;
    ChartOptions chart;
    std::string out;
    std::string caption;  ///< where it goes; empty: nowhere
    AskedTemplate pageTemplate;
    bool trust = false;
    BatchOptions batch;
};

/// The session to draw, and the numbers that its file carried.
struct AskedSession {
    core::Session session = core::freshSession();
    std::shared_ptr<const core::CarriedNumbers> numbers = {};
    bool numbered_heads = false;  ///< heads that are drawn are numbers and not a set of the session's
};

/// Adds what says which model reads what: a session, or a model and its text, a picture, a sound, a file of attention.
void addSourceOptions(cli::Command& command, RenderOptions& options);

/// Adds the options of `render`.
void addRenderOptions(cli::Command* command, const std::shared_ptr<RenderOptions>& options);

/// @throws cli::LeftOut where no option names something to draw
void requireSource(const RenderOptions& options);

/// The session of what addSourceOptions() added, without what is to be drawn of it.
/// @throws core::Error; cli::WrongValue
AskedSession askedRun(const RenderOptions& options, const cli::Command& command);

/// @throws cli::WrongValue where several texts were given and the figure is of one
void requireOneText(const RenderOptions& options, const core::FigureSettings& figure);

/// The session that the options ask for.
/// @throws core::Error; cli::WrongValue
AskedSession sessionOf(const RenderOptions& options, const cli::Command& command);

/// The settings of the figure that were asked for by name.
/// @param asked  of sessionOf()
Chosen chosenOf(const RenderOptions& options, const cli::Command& command, const AskedSession& asked);
