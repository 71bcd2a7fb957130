#include "resources/package/reference/man_page.h"

#include "resources/package/reference/command_facts.h"

#include <sstream>

namespace {

/// Words that troff takes as words: nothing in them is a request or an escape.
std::string manEscaped(const std::string& text)
{
    std::string all;
    for (const char letter : text) {
        const bool first = all.empty() || all.back() == '\n';
        if (letter == '\\')
            all += "\\e";
        else if (letter == '-')
            all += "\\-";
        else if (first && (letter == '.' || letter == '\''))
            all += std::string("\\&") + letter;
        else
            all += letter;
    }
    return all;
}

std::string bold(const std::string& text) { return "\\fB" + manEscaped(text) + "\\fR"; }
std::string italic(const std::string& text) { return "\\fI" + manEscaped(text) + "\\fR"; }

std::string joined(const std::vector<std::string>& all, std::string (*set)(const std::string&))
{
    std::string text;
    for (const std::string& each : all) text += (text.empty() ? "" : ", ") + set(each);
    return text;
}

/// The line over an option's description.
std::string heading(const OptionFacts& option, bool positional)
{
    std::string line = positional ? italic(option.names.front()) : joined(option.names, bold);
    if (!option.value.empty() && !positional) line += " " + italic(option.value);
    if (option.repeats) line += " ...";
    return line;
}

std::string sentenceEnd(const std::string& text)
{
    return text.empty() || text.back() == '.' || text.back() == '?' || text.ends_with("…") ? "" : ".";
}

void write(std::ostream& out, const OptionFacts& option, bool positional)
{
    out << ".TP\n" << heading(option, positional) << '\n' << manEscaped(option.description);
    out << sentenceEnd(option.description) << '\n';
    if (!option.choices.empty()) out << "One of " << joined(option.choices, bold) << ".\n";
    if (!option.range.empty()) out << "From " << manEscaped(option.range) << ".\n";
    if (option.required) out << "Must be given.\n";
    if (!option.needs.empty()) out << "Only with " << joined(option.needs, bold) << ".\n";
    if (!option.excludes.empty()) out << "Not together with " << joined(option.excludes, bold) << ".\n";
}

void writeSynopsis(std::ostream& out, const CommandFacts& command)
{
    out << bold(command.name()) << " [" << italic("options") << ']';
    for (const OptionFacts& each : command.positionals) {
        const std::string name = italic(each.names.front()) + (each.repeats ? " ..." : "");
        out << ' ' << (each.required ? name : '[' + name + ']');
    }
    out << '\n';
}

void writeOptions(std::ostream& out, const CommandFacts& command)
{
    for (const OptionFacts& each : command.positionals) write(out, each, true);
    for (const OptionFacts& each : command.options) write(out, each, false);
}

constexpr const char* what = R"(.SH DESCRIPTION
AttentionScope is a desktop program that computes and shows attention.
Type a text, and see what every head of a model attends to and how each number comes about;
save the figure as PDF, SVG, PNG, HTML or TikZ.
Without a command the window opens.
With one it needs no display.
)";

constexpr const char* rest = R"(.SH EXIT STATUS
.TP
.B 0
What was asked for is done.
.TP
.B 1
It could not be done; one line on standard error says why.
.TP
.B 2
Something was typed that the command does not take.
.SH ENVIRONMENT
.TP
.B HF_HUB_CACHE\fR, \fBHF_HOME
Where the Hugging Face cache lies whose models
.I Open model\[u2026]
lists.
.TP
.B OLLAMA_MODELS
Where Ollama keeps its models.
.TP
.B XDG_CONFIG_HOME\fR, \fBXDG_STATE_HOME\fR, \fBXDG_RUNTIME_DIR
Where settings, copies of unsaved work and the socket of an open window lie.
.SH FILES
.TP
.I *.attnscope
A session: what was asked for. It names its model and holds none.
.TP
.I *.attnpage
A page of several figures.
.TP
.I *.attnatlas
What every head of a model does over many texts.
.TP
.IR *.lesson.md ", " *.attnlesson ", " *.attnanswers
A lesson, a lesson for a class, and what is handed in of it.
)";

}  // namespace

std::string manPage(const CommandFacts& program, const std::string& version)
{
    std::ostringstream out;
    out << ".\\\" Written by resources/package/reference from the program's own command line.\n"
        << ".TH ATTENTIONSCOPE 1 \"\" \"AttentionScope " << version << "\" \"User Commands\"\n"
        << ".SH NAME\nattentionscope \\- compute and show attention\n.SH SYNOPSIS\n";
    writeSynopsis(out, program);
    for (const CommandFacts& command : program.commands) {
        out << ".br\n" << bold(command.name());
        out << (command.commands.empty() ? " \\&...\n" : " " + italic("command") + " \\&...\n");
    }
    out << what << ".SH OPTIONS\n";
    writeOptions(out, program);
    out << ".SH COMMANDS\n";
    for (const CommandFacts* command : everyCommand(program)) {
        if (command == &program) continue;
        out << ".SS " << manEscaped(command->name().substr(program.name().size() + 1)) << '\n'
            << manEscaped(command->description) << sentenceEnd(command->description) << '\n';
        if (command->commands.empty()) writeSynopsis(out << ".PP\n", *command);
        if (!command->footer.empty()) out << ".PP\n" << manEscaped(command->footer) << '\n';
        writeOptions(out, *command);
    }
    out << rest << ".SH MODELS\n" << manEscaped(program.footer) << '\n';
    return out.str();
}
