#pragma once

#include "core/prepare/opened_models.h"
#include "ui/feature/film/film_states.h"

#include <functional>

/// A figure of several states of one session, one after the other, all on a page of one size and with one range of
/// colours. May be made and drawn on any thread.
class Film {
public:
    /// Told after each frame; the rest is left out when it returns false.
    using Progress = std::function<bool(int done, int total)>;

    /// Computes what the frames show, once, because only then their size and range are known.
    ///
    /// @param source  what was computed of the session; whose figure is filmed
    /// @throws core::Error as filmStates and Figure, with the checkpoint's folder where one is to blame; core::Stopped
    Film(FigureSource source, const FilmSettings& settings, const Progress& onFrame = {}, std::stop_token stop = {});

    int frames() const { return static_cast<int>(m_states.size()); }
    double seconds() const { return m_seconds; }
    /// The computed runs; their session is the film's.
    const FigureSource& source() const { return m_source; }
    /// A frame's session, as a figure of its own.
    const core::Session& session(int frame) const { return m_states[static_cast<std::size_t>(frame)].session; }
    /// @param frame  from 0
    /// @throws core::Error as Figure; core::Stopped
    Figure figure(int frame, std::stop_token stop = {});

private:
    FigureSource sourceOf(const FilmState& state, const std::stop_token& stop);
    Figure drawn(const FilmState& state, const std::stop_token& stop);

    FigureSource m_source;
    double m_seconds;
    std::vector<FilmState> m_states;
    core::OpenedModels m_models;
    /// [frames] Those that take little memory, so that they are computed once.
    std::vector<std::optional<Figure>> m_figures;
    FigureRanges m_ranges;
};
