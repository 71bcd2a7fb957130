#include "resources/package/reference/command_facts.h"
#include "resources/package/reference/completions.h"

#include <sstream>

namespace {

/// Within single quotes, and within the brackets or behind the colon of a specification of _arguments.
std::string zshEscaped(const std::string& text)
{
    std::string all;
    for (const char letter : text) {
        if (letter == '\'')
            all += "'\\''";
        else if (letter == '[' || letter == ']' || letter == ':' || letter == '\\')
            all += std::string("\\") + letter;
        else
            all += letter;
    }
    return all;
}

std::string action(const OptionFacts& option)
{
    if (!option.choices.empty()) {
        std::string list = "(";
        for (const std::string& each : option.choices) {
            if (list.size() > 1) list += ' ';
            for (const char letter : each) {
                if (letter == '(' || letter == ')' || letter == ':') list += '\\';
                list += letter;
            }
        }
        return list + ')';
    }
    if (option.files == OptionFacts::Files::Folders) return "_files -/";
    if (option.files == OptionFacts::Files::None) return " ";
    return option.ending.empty() ? "_files" : "_files -g \"*" + option.ending + "\"";
}

void writeArguments(std::ostream& out, const CommandFacts& command)
{
    for (const OptionFacts& option : command.options) {
        std::string rivals;
        for (const std::string& name : option.names) rivals += (rivals.empty() ? "" : " ") + name;
        for (const std::string& name : option.names) {
            out << " \\\n        '" << (option.repeats ? "*" : "(" + rivals + ")") << name << '['
                << zshEscaped(briefly(option.description)) << ']';
            if (!option.value.empty()) out << ':' << zshEscaped(option.value) << ':' << action(option);
            out << '\'';
        }
    }
}

std::string functionOf(const CommandFacts& command)
{
    std::string name;
    for (const std::string& word : command.words) name += "_" + word;
    return name;
}

void writeFunction(std::ostream& out, const CommandFacts& command)
{
    out << functionOf(command) << "() {\n";
    if (!command.commands.empty())
        out << "    local -a commands\n    local context state state_descr line\n"
               "    typeset -A opt_args\n";
    out << "    _arguments -s -S" << (command.commands.empty() ? "" : " -C");
    writeArguments(out, command);
    if (command.commands.empty()) {
        for (const OptionFacts& each : command.positionals)
            out << " \\\n        '" << (each.repeats ? "*" : "") << (each.required || each.repeats ? ":" : "::")
                << zshEscaped(each.names.front()) << ':' << action(each) << '\'';
        out << "\n}\n";
        return;
    }
    out << " \\\n        '1: :->command' '*:: :->rest'\n    case $state in\n    command)\n        commands=(";
    for (const CommandFacts& each : command.commands)
        out << "\n            '" << each.words.back() << ':' << zshEscaped(briefly(each.description)) << '\'';
    out << ")\n        _describe -t commands command commands\n";
    for (const OptionFacts& each : command.positionals)
        if (each.files != OptionFacts::Files::None) out << "        _files\n";
    out << "        ;;\n    rest)\n        case $words[1] in\n";
    for (const CommandFacts& each : command.commands)
        out << "        " << each.words.back() << ") " << functionOf(each) << " ;;\n";
    out << "        esac ;;\n    esac\n}\n";
}

}  // namespace

std::string zshCompletion(const CommandFacts& program)
{
    std::ostringstream out;
    out << "#compdef attentionscope\n# Written by resources/package/reference from the program's own command line.\n";
    for (const CommandFacts* command : everyCommand(program)) writeFunction(out, *command);
    out << functionOf(program) << " \"$@\"\n";
    return out.str();
}
