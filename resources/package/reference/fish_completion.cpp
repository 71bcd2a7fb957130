#include "resources/package/reference/command_facts.h"
#include "resources/package/reference/completions.h"

#include <sstream>

namespace {

std::string fishQuoted(const std::string& text)
{
    std::string all = "'";
    for (const char letter : text) {
        if (letter == '\'' || letter == '\\') all += '\\';
        all += letter;
    }
    return all + "'";
}

/// When the words that were typed lead to this command, and to none below it.
std::string condition(const CommandFacts& program, const CommandFacts& command)
{
    std::string seen;
    for (std::size_t i = 1; i < command.words.size(); ++i)
        seen += (seen.empty() ? "" : "; and ") + ("__fish_seen_subcommand_from " + command.words[i]);
    if (!command.commands.empty()) {
        seen += seen.empty() ? "not __fish_seen_subcommand_from" : "; and not __fish_seen_subcommand_from";
        for (const CommandFacts& each : command.commands) seen += " " + each.words.back();
    }
    // "lesson sheet" is not "sheet".
    for (const CommandFacts& other : program.commands)
        for (const CommandFacts& each : other.commands)
            if (command.words.size() == 2 && each.words.back() == command.words.back())
                seen += "; and not __fish_seen_subcommand_from " + other.words.back();
    return seen;
}

void writeOption(std::ostream& out, const std::string& start, const OptionFacts& option)
{
    out << start;
    for (const std::string& name : option.names)
        out << (name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1));
    if (!option.choices.empty()) {
        std::string list;
        for (const std::string& each : option.choices) list += (list.empty() ? "" : " ") + fishQuoted(each);
        out << " -x -a " << fishQuoted(list);
    } else if (option.files == OptionFacts::Files::Folders) {
        out << " -x -a '(__fish_complete_directories)'";
    } else if (option.files == OptionFacts::Files::Any && !option.ending.empty()) {
        out << " -x -a '(__fish_complete_suffix " << option.ending << ")'";
    } else if (option.files == OptionFacts::Files::Any) {
        out << " -r -F";
    } else if (!option.value.empty()) {
        out << " -x";
    }
    out << " -d " << fishQuoted(briefly(option.description)) << '\n';
}

}  // namespace

std::string fishCompletion(const CommandFacts& program)
{
    std::ostringstream out;
    out << "# Written by resources/package/reference from the program's own command line.\n"
           // Each command has a condition of its own: written out before each option it was most of the file.
           "function __attentionscope_offer\n"
           "    complete -c attentionscope -n __attentionscope$argv[1] $argv[2..]\nend\n";
    for (const CommandFacts* command : everyCommand(program)) {
        std::string typed;
        for (std::size_t i = 1; i < command->words.size(); ++i) typed += "_" + command->words[i];
        out << "function __attentionscope" << typed << "\n    " << condition(program, *command) << "\nend\n";
        const std::string start = "__attentionscope_offer " + (typed.empty() ? "''" : typed);
        bool takesFiles = command->commands.empty() && command->positionals.empty();
        for (const OptionFacts& each : command->positionals) takesFiles |= each.files != OptionFacts::Files::None;
        if (!takesFiles || command->positionals.empty()) out << start << " -f\n";
        for (const CommandFacts& each : command->commands)
            out << start << " -a " << each.words.back() << " -d " << fishQuoted(briefly(each.description)) << '\n';
        for (const OptionFacts& option : command->options) writeOption(out, start, option);
    }
    out << "functions --erase __attentionscope_offer\n";
    return out.str();
}
