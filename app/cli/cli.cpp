#include "app/cli/cli.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <optional>
#include <type_traits>
#include <utility>

namespace cli {

namespace {

[[noreturn]] void rethrow(const CLI::Error& error)
{
    const auto kind = dynamic_cast<const CLI::ExcludesError*>(&error) != nullptr   ? UsageError::Kind::Excluded
                      : dynamic_cast<const CLI::RequiresError*>(&error) != nullptr ? UsageError::Kind::Alone
                                                                                   : UsageError::Kind::Other;
    throw UsageError(error.what(), kind);
}

}  // namespace

UsageError::UsageError(const std::string& text, Kind of) : std::runtime_error(text), kind(of) {}

WrongValue::WrongValue(const std::string& option, const std::string& expected) : UsageError(option + ": " + expected) {}

LeftOut::LeftOut(const std::string& what) : UsageError(what + " is required") {}

Check::Check(const CLI::Validator& validator) : m_validator(std::make_shared<CLI::Validator>(validator)) {}

template<typename Number>
Check within(Number least, Number most)
{
    const CLI::Range range(least, most);
    if constexpr (std::is_floating_point_v<Number>) {
        return Check(CLI::Validator(
            [range](std::string& typed) {
                Number number = 0;
                const bool isNone = CLI::detail::lexical_cast(typed, number) && std::isnan(number);
                return isNone ? "expected a number" : range(typed);  // no comparison with it is true, so that it passes
            },
            range.get_description()));
    } else {
        return Check(range);
    }
}

template Check within(int, int);
template Check within(long, long);
template Check within(unsigned long, unsigned long);
template Check within(float, float);
template Check within(double, double);

Check oneOf(const std::vector<std::string>& names) { return Check(CLI::IsMember(names)); }

Check existingFile() { return Check(CLI::ExistingFile); }

Option::Option(Command& command, CLI::Option& option) : m_command(command), m_option(option) {}

Option* Option::typeName(const std::string& name)
{
    m_option.type_name(name);
    return this;
}

Option* Option::required(bool value)
{
    m_option.required(value);
    return this;
}

Option* Option::check(const Check& check)
{
    m_option.check(check.validator());
    return this;
}

Option* Option::check(const std::function<std::string(const std::string&)>& mistake)
{
    m_option.check(mistake);
    return this;
}

Option* Option::transform(const std::function<std::string(std::string)>& change)
{
    m_option.transform(change);
    return this;
}

Option* Option::needs(Option* other)
{
    m_option.needs(&other->m_option);
    return this;
}

Option* Option::needs(const std::string& other) { return needs(m_command.option(other)); }

Option* Option::excludes(Option* other)
{
    m_option.excludes(&other->m_option);
    return this;
}

Option* Option::excludes(const std::string& other) { return excludes(m_command.option(other)); }

Option* Option::delimiter(char delimiter)
{
    m_option.delimiter(delimiter);
    return this;
}

Option* Option::expected(int count)
{
    m_option.expected(count);
    return this;
}

Option* Option::expected(int least, int most)
{
    m_option.expected(least, most);
    return this;
}

Option* Option::takeAll()
{
    m_option.take_all();
    return this;
}

Option* Option::oneEachTime()
{
    m_option.allow_extra_args(false);
    return this;
}

std::string Option::name() const { return m_option.get_name(); }

const std::vector<std::string>& Option::longNames() const { return m_option.get_lnames(); }

bool Option::isPositional() const { return m_option.get_positional(); }

bool Option::isFlag() const { return m_option.get_items_expected_max() == 0; }

std::size_t Option::count() const { return m_option.count(); }

std::vector<std::string> Option::results() const { return m_option.results(); }

double Option::number() const
{
    try {
        return m_option.as<double>();
    } catch (const CLI::Error& error) {
        rethrow(error);
    }
}

char Option::delimiter() const { return m_option.get_delimiter(); }

std::vector<const Option*> Option::excluded() const
{
    std::vector<const Option*> all;
    for (CLI::Option* each : m_option.get_excludes()) all.push_back(m_command.wrapped(each));
    return all;
}

Command::Command(const std::string& description, const std::string& name)
    : m_whole(std::make_unique<CLI::App>(description, name)),
      m_app(m_whole.get())
{
}

Command::Command(CLI::App* app) : m_app(app) {}

Command::~Command() = default;

Option* Command::wrapped(CLI::Option* option) const
{
    const auto found = std::ranges::find(m_options, option, [](const auto& each) { return &each->m_option; });
    if (found != m_options.end()) return found->get();
    m_options.push_back(std::make_unique<Option>(const_cast<Command&>(*this), *option));
    return m_options.back().get();
}

Option* Command::named(CLI::Option* option)
{
    for (const std::string& name : option->get_lnames()) m_byName["--" + name] = option;
    for (const std::string& name : option->get_snames()) m_byName["-" + name] = option;
    if (!option->nonpositional()) m_byName[option->get_name(true)] = option;
    return wrapped(option);
}

Command* Command::addCommand(const std::string& name, const std::string& description)
{
    m_commands.push_back(std::unique_ptr<Command>(new Command(m_app->add_subcommand(name, description))));
    return m_commands.back().get();
}

template<typename Value>
Option* Command::addOption(const std::string& names, Value& value, const std::string& description)
{
    return named(m_app->add_option(names, value, description));
}

template Option* Command::addOption(const std::string&, std::string&, const std::string&);
template Option* Command::addOption(const std::string&, std::optional<std::string>&, const std::string&);
template Option* Command::addOption(const std::string&, std::vector<std::string>&, const std::string&);
template Option* Command::addOption(const std::string&, std::filesystem::path&, const std::string&);
template Option* Command::addOption(const std::string&, int&, const std::string&);
template Option* Command::addOption(const std::string&, long&, const std::string&);
template Option* Command::addOption(const std::string&, std::optional<long>&, const std::string&);
template Option* Command::addOption(const std::string&, unsigned long&, const std::string&);
template Option* Command::addOption(const std::string&, std::optional<unsigned long>&, const std::string&);
template Option* Command::addOption(const std::string&, float&, const std::string&);
template Option* Command::addOption(const std::string&, std::optional<float>&, const std::string&);
template Option* Command::addOption(const std::string&, std::vector<float>&, const std::string&);
template Option* Command::addOption(const std::string&, double&, const std::string&);
template Option* Command::addOption(const std::string&, std::optional<double>&, const std::string&);

Option* Command::addFlag(const std::string& names, bool& value, const std::string& description)
{
    return named(m_app->add_flag(names, value, description));
}

void Command::removeOption(Option* option)
{
    CLI::Option* removed = &option->m_option;
    std::erase_if(m_byName, [removed](const auto& each) { return each.second == removed; });
    std::erase_if(m_options, [option](const auto& each) { return each.get() == option; });
    m_app->remove_option(removed);
}

void Command::callback(const std::function<void()>& done) { m_app->callback(done); }

void Command::requireCommands(int least, int most)
{
    m_app->require_subcommand(static_cast<std::size_t>(least), static_cast<std::size_t>(most));
}

void Command::versionFlag(const std::string& name, const std::string& version)
{
    m_app->set_version_flag(name, version);
}

void Command::footer(const std::string& text) { m_app->footer(text); }

bool Command::parse(const std::vector<std::string>& arguments)
{
    try {
        m_app->parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
        return true;
    } catch (const CLI::Success& asked) {  // for help, or for the version
        m_app->exit(asked);
        return false;
    } catch (const CLI::Error& error) {
        rethrow(error);
    }
}

Option* Command::option(const std::string& name) const
{
    Option* found = optionOrNull(name);
    if (found == nullptr) throw UsageError(name + " not found");
    return found;
}

Option* Command::optionOrNull(const std::string& name) const
{
    const auto known = m_byName.find(name);
    CLI::Option* found = known != m_byName.end() ? known->second : m_app->get_option_no_throw(name);
    return found != nullptr ? wrapped(found) : nullptr;
}

std::vector<Option*> Command::options() const
{
    std::vector<Option*> all;
    for (CLI::Option* each : m_app->get_options({})) all.push_back(wrapped(each));
    return all;
}

std::size_t Command::count(const std::string& option) const { return m_app->get_option(option)->count(); }

std::vector<Command*> Command::commands() const
{
    std::vector<Command*> typed;
    for (const CLI::App* each : m_app->get_subcommands())
        typed.push_back(std::ranges::find(m_commands, each, [](const auto& one) { return one->m_app; })->get());
    return typed;
}

std::vector<std::string> Command::commandNames() const
{
    std::vector<std::string> names;
    for (const auto& each : m_commands) names.push_back(each->m_app->get_name());
    return names;
}

const Command* Command::command(const std::string& name) const
{
    const auto found = std::ranges::find(m_commands, name, [](const auto& each) { return each->m_app->get_name(); });
    return found == m_commands.end() ? nullptr : found->get();
}

std::vector<std::string> Command::remaining() const { return m_app->remaining(); }

}  // namespace cli
