#pragma once

#include "app/cli/cli.h"

#include <functional>
#include <vector>

/// The work of a subcommand once its options were read: it sees whether they make sense together, computes, and prints
/// or writes. What it has to say meanwhile goes to stderr, how far it is by Progress and oddities by warn(), so that
/// results can be piped on.
/// @return the exit status: 0, or 1 where something is not as it was asked for, of which it has told by then
/// @throws whatever hindered it. The program tells of it in one line and ends with 2 for cli::UsageError, else with 1.
using Action = std::function<int()>;

/// A subcommand that was added with its options.
struct Subcommand {
    cli::Command* command;
    Action action;
    std::vector<Subcommand> parts = {};  ///< its own subcommands, one of which must be typed
};

Subcommand addAlign(cli::Command& app);
Subcommand addAnalyze(cli::Command& app);
Subcommand addAtlas(cli::Command& app);
Subcommand addAttend(cli::Command& app);
Subcommand addCompare(cli::Command& app);
Subcommand addExplain(cli::Command& app);
Subcommand addTokenize(cli::Command& app);
Subcommand addRender(cli::Command& app);
Subcommand addHandbook(cli::Command& app);
Subcommand addInspect(cli::Command& app);
Subcommand addLesson(cli::Command& app);
Subcommand addLikeness(cli::Command& app);
Subcommand addPatch(cli::Command& app);
Subcommand addServe(cli::Command& app);
/// Worksheets of any head's map, or of one of its rows step by step, and their key.
Subcommand addSheet(cli::Command& app);
Subcommand addThumbnail(cli::Command& app);
Subcommand addTrain(cli::Command& app);

/// `lesson sheet`: worksheets of a lesson, and their key.
Subcommand addLessonSheet(cli::Command& lesson);
/// `lesson answer`: a file like the one that a student hands in.
Subcommand addLessonAnswer(cli::Command& lesson);
/// `lesson collect`: a class's answers as a table.
Subcommand addLessonCollect(cli::Command& lesson);
