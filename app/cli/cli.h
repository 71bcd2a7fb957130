#pragma once

#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <vector>

namespace CLI {
class App;
class Option;
class Validator;
}  // namespace CLI

/// Commands and their options, as CLI11 reads them. Its headers take a compiler four seconds and more with every value
/// of an option, so cli.cpp alone includes them.
namespace cli {

/// The typed words are not what a command takes.
struct UsageError : std::runtime_error {
    enum class Kind { Excluded, Alone, Other };
    /// @param of  for Excluded and Alone, `text` is "A excludes B" and "A requires B"
    explicit UsageError(const std::string& text, Kind of = Kind::Other);
    Kind kind;
};

/// An option has a value that it does not take: "OPTION: EXPECTED".
struct WrongValue : UsageError {
    WrongValue(const std::string& option, const std::string& expected);
};

/// A required argument is missing: "WHAT is required".
struct LeftOut : UsageError {
    explicit LeftOut(const std::string& what);
};

/// Which values an option takes.
class Check {
public:
    explicit Check(const CLI::Validator& validator);
    const CLI::Validator& validator() const { return *m_validator; }

private:
    std::shared_ptr<const CLI::Validator> m_validator;
};

/// Numbers from the least to the most: int, core::Index, std::uint64_t, float or double.
template<typename Number>
Check within(Number least, Number most);
Check oneOf(const std::vector<std::string>& names);
Check existingFile();

class Command;

/// An option of a command, which owns it. What says how it is read returns the option itself.
class Option {
public:
    Option(Command& command, CLI::Option& option);

    /// Sets the name of the option's value in the help.
    Option* typeName(const std::string& name);
    Option* required(bool value = true);
    Option* check(const Check& check);
    /// @param mistake  names the mistake in a text; empty: none
    Option* check(const std::function<std::string(const std::string&)>& mistake);
    Option* transform(const std::function<std::string(std::string)>& change);
    Option* needs(Option* other);
    Option* needs(const std::string& other);
    Option* excludes(Option* other);
    Option* excludes(const std::string& other);
    /// Between the values of one text.
    Option* delimiter(char delimiter);
    /// Sets the number of values.
    Option* expected(int count);
    Option* expected(int least, int most);
    /// All that are said, of one or several times.
    Option* takeAll();
    /// No more values than expected stand behind it: one each time.
    Option* oneEachTime();

    /// The name that it goes by, with its dashes.
    std::string name() const;
    /// Its names with two dashes, without them.
    const std::vector<std::string>& longNames() const;
    bool isPositional() const;
    bool isFlag() const;
    std::size_t count() const;
    std::vector<std::string> results() const;
    /// Its value as a number. @throws UsageError
    double number() const;
    char delimiter() const;
    std::vector<const Option*> excluded() const;

private:
    friend class Command;
    Command& m_command;
    CLI::Option& m_option;
};

/// A command with options and commands of its own.
class Command {
public:
    explicit Command(const std::string& description = {}, const std::string& name = {});
    ~Command();
    Command(const Command&) = delete;
    Command& operator=(const Command&) = delete;

    Command* addCommand(const std::string& name, const std::string& description);
    /// @param value  what a reader takes it into: a text, a number, several of them, or either as an optional
    ///               (cli.cpp lists which). It must outlive parse().
    template<typename Value>
    Option* addOption(const std::string& names, Value& value, const std::string& description);
    Option* addFlag(const std::string& names, bool& value, const std::string& description);
    void removeOption(Option* option);
    /// Sets the action after all words were read.
    void callback(const std::function<void()>& done);
    void requireCommands(int least, int most);
    void versionFlag(const std::string& name, const std::string& version);
    void footer(const std::string& text);

    /// @param arguments  in their order, without the program's name before them
    /// @return false where help or a version was asked for, which it printed
    /// @throws UsageError, and what callbacks throw
    bool parse(const std::vector<std::string>& arguments);

    /// @throws UsageError unless there is one
    Option* option(const std::string& name) const;
    Option* optionOrNull(const std::string& name) const;
    std::vector<Option*> options() const;
    /// How often an option was said.
    std::size_t count(const std::string& option) const;
    /// The names of its commands, in the order of the help.
    std::vector<std::string> commandNames() const;
    /// @return its command of that name; null for none
    const Command* command(const std::string& name) const;
    /// The commands that were typed.
    std::vector<Command*> commands() const;
    /// Typed words that are no options.
    std::vector<std::string> remaining() const;
    /// CLI11's own command, for the writer of documentation.
    const CLI::App& held() const { return *m_app; }

private:
    friend class Option;
    explicit Command(CLI::App* app);
    Option* wrapped(CLI::Option* option) const;
    Option* named(CLI::Option* option);

    std::unique_ptr<CLI::App> m_whole;  ///< null for a command of another
    CLI::App* m_app;
    std::vector<std::unique_ptr<Command>> m_commands;
    mutable std::vector<std::unique_ptr<Option>> m_options;  ///< created when they are first used
    /// Options by every name of theirs, with its dashes: CLI11 would copy the names of all at each question.
    std::unordered_map<std::string, CLI::Option*> m_byName;
};

}  // namespace cli
