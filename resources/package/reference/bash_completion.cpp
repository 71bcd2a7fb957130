#include "resources/package/reference/command_facts.h"
#include "resources/package/reference/completions.h"

#include <sstream>

namespace {

/// The command's words without the program's.
std::string below(const CommandFacts& command)
{
    std::string all;
    for (std::size_t i = 1; i < command.words.size(); ++i) all += (i > 1 ? " " : "") + command.words[i];
    return all;
}

std::string bashQuoted(const std::string& word) { return "'" + word + "'"; }

/// A case for each option that has values of its own.
void writeValues(std::ostream& out, const CommandFacts& command)
{
    for (const OptionFacts& option : command.options) {
        if (option.value.empty()) continue;
        std::string labels;
        for (const std::string& name : option.names)
            labels += (labels.empty() ? "" : "|") + bashQuoted(below(command) + ' ' + name);
        out << "    " << labels << ") ";
        if (!option.choices.empty()) {
            out << "values=(";
            for (const std::string& each : option.choices) out << ' ' << bashQuoted(each);
            out << " )";
        } else if (option.files == OptionFacts::Files::Folders) {
            out << "files=-d";
        } else if (option.files == OptionFacts::Files::Any) {
            out << "files=" << (option.ending.empty() ? "any" : option.ending.substr(1));
        } else {
            out << "return";  // whatever somebody types
        }
        out << " ;;\n";
    }
}

void writeNames(std::ostream& out, const CommandFacts& command)
{
    out << "    " << bashQuoted(below(command)) << ") values=(";
    for (const CommandFacts& each : command.commands) out << ' ' << each.words.back();
    for (const OptionFacts& option : command.options)
        for (const std::string& name : option.names) out << ' ' << name;
    out << " )";
    bool takesFiles = false;
    for (const OptionFacts& each : command.positionals) takesFiles |= each.files != OptionFacts::Files::None;
    if (takesFiles) out << " files=any";
    out << " ;;\n";
}

constexpr const char* beginning = R"sh(# Written by resources/package/reference from the program's own command line.
_attentionscope() {
    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} command= files= word
    local -a values=()
    COMPREPLY=()
    for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        case "$command $word" in
)sh";

constexpr const char* choosing = R"sh(        esac
    done
    case "$command $prev" in
)sh";

constexpr const char* naming = R"sh(    *) case "$command" in
)sh";

constexpr const char* bashEnding = R"sh(    esac ;;
    esac
    for word in "${values[@]}"; do
        [[ $word == "$cur"* && ( $cur || $word != -* ) ]] && COMPREPLY+=( "$(printf %q "$word")" )
    done
    [[ $files && $cur != -* ]] || return
    compopt -o filenames
    local -a paths
    case $files in
    any) mapfile -t paths < <(compgen -f -- "$cur") ;;
    -d) mapfile -t paths < <(compgen -d -- "$cur") ;;
    *) mapfile -t paths < <(compgen -d -- "$cur"; compgen -f -X "!*.$files" -- "$cur") ;;
    esac
    COMPREPLY+=( "${paths[@]}" )
}
complete -F _attentionscope attentionscope
)sh";

}  // namespace

std::string bashCompletion(const CommandFacts& program)
{
    const auto all = everyCommand(program);
    std::ostringstream out;
    out << beginning;
    for (const CommandFacts* command : all)
        for (const CommandFacts& each : command->commands)
            out << "        " << bashQuoted(below(*command) + ' ' + each.words.back())
                << ") command=" << bashQuoted(below(each)) << " ;;\n";
    out << choosing;
    for (const CommandFacts* command : all) writeValues(out, *command);
    out << naming;
    for (const CommandFacts* command : all) writeNames(out, *command);
    out << bashEnding;
    return out.str();
}
