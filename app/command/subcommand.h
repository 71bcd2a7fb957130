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

/// What adds a subcommand's options to it.
using AddOptions = Subcommand (*)(cli::Command*);

/// A subcommand of the program.
struct SubcommandRow {
    const char* name;
    const char* description;
    AddOptions add;
};

Subcommand addAlign(cli::Command* command);
Subcommand addAnalyze(cli::Command* command);
Subcommand addAtlas(cli::Command* command);
Subcommand addAttend(cli::Command* command);
/// Asks one question of many texts.
Subcommand addCases(cli::Command* command);
Subcommand addCompare(cli::Command* command);
Subcommand addExplain(cli::Command* command);
Subcommand addTokenize(cli::Command* command);
Subcommand addRender(cli::Command* command);
Subcommand addHandbook(cli::Command* command);
Subcommand addInspect(cli::Command* command);
Subcommand addLesson(cli::Command* command);
Subcommand addLikeness(cli::Command* command);
Subcommand addPatch(cli::Command* command);
/// What a model's heads do over many texts, each sentence with the check that would refute it.
Subcommand addScan(cli::Command* command);
Subcommand addServe(cli::Command* command);
/// Worksheets of any head's map, or of one of its rows step by step, and their key.
Subcommand addSheet(cli::Command* command);
Subcommand addThumbnail(cli::Command* command);
Subcommand addTrain(cli::Command* command);

/// `lesson sheet`: worksheets of a lesson, and their key.
Subcommand addLessonSheet(cli::Command& lesson);
/// `lesson answer`: a file like the one that a student hands in.
Subcommand addLessonAnswer(cli::Command& lesson);
/// `lesson collect`: a class's answers as a table.
Subcommand addLessonCollect(cli::Command& lesson);
