#pragma once

#include "app/cli/cli.h"
#include "ui/film/film.h"

#include <string>

/// The options that say what changes from frame to frame, and for how long each is seen.
class FilmOptions {
public:
    /// @param command  has the options of a figure and of its sources
    void add(cli::Command& command);

    bool isGiven() const { return !m_kind.empty(); }
    /// Whether the figure is one of steps although no option says so.
    bool isOfSteps() const { return m_kind == "steps"; }
    /// The checkpoint that the session is of before it is filmed, where --checkpoints stands for --model; else empty.
    /// @throws core::Error as checkpointsIn
    std::string model() const;
    /// @param out  where the film goes
    /// @return nothing where no film is asked for
    /// @throws cli::WrongValue for a combination that makes none
    std::optional<FilmSettings> chosen(const cli::Command& command, const std::filesystem::path& out) const;

private:
    std::string m_kind;
    core::Index m_frames = 0;  ///< 0: not given
    double m_seconds = 0;      ///< likewise
    double m_from = 0.1;
    double m_to = 10;
    std::string m_checkpoints;
};

/// Writes a film; on a terminal a line says how far it is.
/// @param session  the text that a file carries, of a session
/// @throws core::Error as Film and exportFilm
void renderFilm(FigureSource source, const FilmSettings& settings, const std::filesystem::path& out,
                const std::function<std::string(const core::Session&)>& session);
