#pragma once

#include "app/render/render.h"
#include "core/model/pass/trace.h"

/// A request for a figure by name or number, as its model and text have it. All throw core::Error or
/// cli::WrongValue, naming the option, for what is not there.

/// A name in braces would stand in every file's name.
void requireKnownPlaceholders(const std::string& out);

void requireItem(const core::Trace& trace, core::Index item);

/// Refuses heads that the model does not have. The window shows the nearest ones instead, but a script must get exactly
/// its request.
void requireCompared(const core::Session& session, const core::ModelInfo& info);

/// Refuses a meaning of rows that the model does not allow. The window names rows after their tokens instead, but a
/// script must get exactly its request.
void requireReadable(const core::Session& session, const core::Model& model);

/// Refuses a font that is not installed. The window uses another one and says so, but a script must get exactly its
/// request.
void requireFont(const core::FigureSettings& figure);

/// Numbers of layers become their places, which differ where a file holds some of a model's layers only.
void placeLayers(core::Session& session, const core::ModelInfo& info, const Chosen& chosen);

/// Chooses the rows that a picture or an account is about.
/// @param chosen  queries as core::queriesNamed takes them, and for an account keys; where one is empty, the session's
void chooseQueries(core::Session& session, const core::Trace& trace, const Chosen& chosen);

/// Says what was drawn because nothing was chosen: a head of several, the only token of a target.
void sayUnchosen(const core::Session& session, const core::Trace& trace, const Chosen& chosen);

/// Whether a figure shows more than the session's first run.
bool showsRuns(const core::Session& session);
