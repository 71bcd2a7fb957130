#include "resources/package/reference/command_facts.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <regex>

namespace {

std::vector<std::string> choicesIn(const std::string& list)
{
    std::vector<std::string> all;
    std::istringstream stream(list);
    for (std::string one; std::getline(stream, one, ',');) all.push_back(one);
    return all;
}

/// "HOW:{mean,sum,max}" and "N:INT in [1 - 4096]", as CLI11 puts a name and its checks together.
void readType(const std::string& type, OptionFacts& facts)
{
    static const std::regex withChoices(R"(([^:]*):\{(.*)\})"), withRange(R"(([^:]*):\w+ in \[(\S+) - (\S+)\])");
    std::smatch found;
    facts.value = type.substr(0, type.find(':'));
    if (std::regex_match(type, found, withChoices)) facts.choices = choicesIn(found[2]);
    if (std::regex_match(type, found, withRange)) facts.range = found[2].str() + " to " + found[3].str();
}

/// Which files an option names, by what its value is called in the help.
void readFiles(OptionFacts& facts)
{
    static const std::regex folder(R"(\b(DIR|FOLDER)\b)"), file(R"(\b(FILE|PATH|SESSION|MODEL|FIGURE)\b)"),
        ending(R"(\w+(\.[a-z]+))");
    std::smatch found;
    if (std::regex_match(facts.value, found, ending)) {
        facts.files = OptionFacts::Files::Any;
        facts.ending = found[1];
    } else if (std::regex_search(facts.value, file)) {
        facts.files = OptionFacts::Files::Any;
    } else if (std::regex_search(facts.value, folder)) {
        // A model may be a file too, GGUF, so that folders alone are offered where nothing else is meant.
        facts.files = facts.value == "FOLDER" ? OptionFacts::Files::Folders : OptionFacts::Files::Any;
    }
}

std::vector<std::string> namesOf(const std::set<CLI::Option*>& options)
{
    std::vector<std::string> names;
    for (const CLI::Option* option : options) names.push_back(option->get_name());
    std::ranges::sort(names);  // they come by their addresses
    return names;
}

OptionFacts optionFacts(const CLI::Option& option)
{
    OptionFacts facts;
    for (const std::string& name : option.get_snames()) facts.names.push_back("-" + name);
    for (const std::string& name : option.get_lnames()) facts.names.push_back("--" + name);
    if (option.get_positional()) facts.names = {option.get_name(true)};
    facts.description = option.get_description();
    facts.required = option.get_required();
    facts.repeats = option.get_items_expected_max() > 1;
    facts.needs = namesOf(option.get_needs());
    facts.excludes = namesOf(option.get_excludes());
    if (option.get_items_expected_max() != 0) {
        readType(option.get_type_name(), facts);
        readFiles(facts);
    }
    return facts;
}

}  // namespace

std::string briefly(const std::string& description)
{
    constexpr std::size_t longest = 66;
    std::string text = description.substr(0, description.find_first_of(";:("));
    if (const auto end = text.find(". "); end != std::string::npos) text.resize(end);
    if (text.size() > longest) text = text.substr(0, text.rfind(' ', longest)) + "…";
    while (!text.empty() && (text.back() == ' ' || text.back() == ',')) text.pop_back();
    return text;
}

std::string CommandFacts::name() const
{
    std::string all;
    for (const std::string& word : words) all += (all.empty() ? "" : " ") + word;
    return all;
}

CommandFacts factsOf(const CLI::App& app, const std::vector<std::string>& above)
{
    CommandFacts facts;
    facts.words = above;
    facts.words.push_back(app.get_name());
    facts.description = app.get_description();
    facts.footer = app.get_footer();
    for (const CLI::Option* option : app.get_options())
        (option->get_positional() ? facts.positionals : facts.options).push_back(optionFacts(*option));
    for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
        facts.commands.push_back(factsOf(*command, facts.words));
    return facts;
}

std::vector<const CommandFacts*> everyCommand(const CommandFacts& top)
{
    std::vector<const CommandFacts*> all{&top};
    for (const CommandFacts& command : top.commands)
        for (const CommandFacts* each : everyCommand(command)) all.push_back(each);
    return all;
}
