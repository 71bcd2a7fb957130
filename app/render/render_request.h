#pragma once

#include "app/render/render.h"
#include "core/model/pass/trace.h"

/// What somebody asked of a figure by name or number, as its model and text have it. All throw core::Error or
/// cli::WrongValue, naming the option, for what is not there.

/// A name in braces would stand in every file's name.
void requireKnownPlaceholders(const std::string& out);

void requireItem(const core::Trace& trace, core::Index item);

/// The window shows the nearest heads that a model has; a script gets what it asked for.
void requireCompared(const core::Session& session, const core::ModelInfo& info);

/// The window shows such a session's rows at their tokens; a script gets what it asked for.
void requireReadable(const core::Session& session, const core::Model& model);

/// The window draws such a session in another font and says so; a script gets what it asked for.
void requireFont(const core::FigureSettings& figure);

/// Numbers of layers become their places, which differ where a file holds some of a model's layers only.
void placeLayers(core::Session& session, const core::ModelInfo& info, const Chosen& chosen);

/// A row that a picture or an account asks with is the one that is looked at.
/// @param chosen  its queries as core::queriesNamed takes them; empty: what the session has; likewise its keys, of an
/// account
void chooseQueries(core::Session& session, const core::Trace& trace, const Chosen& chosen);

/// Whether a figure shows more than the session's first run.
bool showsRuns(const core::Session& session);
