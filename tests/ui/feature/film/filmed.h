#pragma once

#include "core/guess/hidden_row.h"
#include "core/prepare/session_traces.h"
#include "ui/feature/film/film.h"

#include <filesystem>

/// What a small model makes of a text, ready to be filmed.
inline FigureSource filmed(core::Session session)
{
    core::OpenedModels models;
    FigureSource source{session, core::tracesOf(session, models, {})};
    core::hideGuessed(session, source.traces);
    source.whole = source.traces.front();
    source.traces.resize(1);
    return source;
}

inline const std::filesystem::path filmedModel = SOURCE_DIR "/tests/golden/data/models/gpt2_fp16";

inline core::Session filmedSession()
{
    core::Session session;
    session.run().model = filmedModel;
    session.run().texts = {"The keeper looks at the sea."};
    session.focus.layer = 1;
    session.focus.head = 2;
    session.figure.layer = 1;
    session.figure.head = 2;
    session.figure.dpi = 100;
    return session;
}
