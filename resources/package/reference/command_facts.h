#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

/// An option of a command, or what it takes without a name, as CLI11 holds it.
struct OptionFacts {
    enum class Files { None, Any, Folders };

    std::vector<std::string> names;  ///< "-h", "--help", "--no-numbers"; of a positional its name
    std::string value;               ///< what stands behind it, such as "FILE"; empty: nothing
    std::vector<std::string> choices;
    std::string range;  ///< "1 to 4096"; empty: none
    std::string description;
    std::vector<std::string> needs;
    std::vector<std::string> excludes;
    Files files = Files::None;  ///< what it names
    std::string ending;         ///< of these files: ".csv"; empty: any
    bool required = false;
    bool repeats = false;
};

/// A command of the program, with those below it.
struct CommandFacts {
    std::vector<std::string> words;  ///< "attentionscope", "lesson", "check"
    std::string description;
    std::string footer;
    std::vector<OptionFacts> options;
    std::vector<OptionFacts> positionals;
    std::vector<CommandFacts> commands;

    std::string name() const;  ///< its words, with spaces
};

/// The first part of a description, in so few letters that it fits behind a name in a list.
std::string briefly(const std::string& description);

CommandFacts factsOf(const CLI::App& app, const std::vector<std::string>& above = {});

/// The command and all below it, from the top.
std::vector<const CommandFacts*> everyCommand(const CommandFacts& top);
