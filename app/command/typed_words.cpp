#include "app/command/typed_words.h"

#include "app/command/command_line.h"
#include "core/text/nearest_name.h"

#include <algorithm>
#include <filesystem>
#include <span>
#include <string_view>

namespace fs = std::filesystem;

namespace {

/// A word of other programs, and ours for the same.
struct OtherWord {
    std::string_view typed;
    std::string_view meant;
};

constexpr OtherWord commandWords[] = {{"plot", "render"},      {"draw", "render"},    {"figure", "render"},
                                      {"export", "render"},    {"heatmap", "render"}, {"run", "attend"},
                                      {"attention", "attend"}, {"info", "inspect"},   {"show", "inspect"},
                                      {"help", "handbook"},    {"encode", "tokenize"}};

constexpr OtherWord optionWords[] = {{"--tokens", "--query-tokens"},
                                     {"-o", "--out"},
                                     {"--output", "--out"},
                                     {"--cmap", "--colormap"},
                                     {"--palette", "--colormap"},
                                     {"--vmin", "--range"},
                                     {"--vmax", "--range"},
                                     {"-m", "--model"},
                                     {"-t", "--text"},
                                     {"--prompt", "--text"},
                                     {"--input", "--text"},
                                     {"--resolution", "--dpi"},
                                     {"--figsize", "--width"},
                                     {"--image-file", "--image"},
                                     {"--numbers", "--values"},
                                     {"--annot", "--values"},
                                     {"--show-values", "--values"},
                                     {"--diff", "--difference"},
                                     {"--norm", "--curve"},
                                     {"--log", "--curve"},
                                     {"--alpha", "--overlay"},
                                     {"--opacity", "--overlay"},
                                     {"--threshold", "--least"},
                                     {"--min-weight", "--least"},
                                     {"--top-k", "--lines"},
                                     {"--size", "--width"},
                                     {"--fontsize", "--font-size"},
                                     {"--colorbar", "--color-bar"},
                                     {"--text2", "--text-b"},
                                     {"--second-text", "--text-b"}};

std::string_view meantBy(std::span<const OtherWord> words, std::string_view typed)
{
    const auto found = std::ranges::find(words, typed, &OtherWord::typed);
    return found == words.end() ? std::string_view() : found->meant;
}

/// Two dashes and a name.
bool looksLikeOption(std::string_view typed)
{
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz";
    return typed.starts_with("--") && typed.size() > 2 && letters.find(typed[2]) != std::string_view::npos
           && typed.find(' ') == std::string_view::npos;
}

std::vector<std::string_view> viewsOf(const std::vector<std::string>& names) { return {names.begin(), names.end()}; }

/// Files that hold arrays and never a session. JSON may be either.
bool isNamedLikeArrays(const std::string& file)
{
    constexpr std::string_view endings[] = {".npy", ".npz", ".safetensors", ".pt", ".pth", ".csv", ".tsv"};
    return std::ranges::find(endings, fs::path(file).extension().string()) != std::end(endings);
}

/// Whether what stands before a word takes it as its value.
bool takesValue(const std::string& before, const cli::Command& render)
{
    if (!before.starts_with("-") || before.find('=') != std::string::npos) return false;
    const cli::Option* option = render.optionOrNull(before);
    return option == nullptr || !option->isFlag();
}

void insertWeights(std::vector<std::string>& arguments, const cli::Command& render)
{
    if (std::ranges::find(arguments, "--weights") != arguments.end()) return;
    for (std::size_t i = 1; i < arguments.size(); ++i) {
        const std::string& word = arguments[i];
        if (word.starts_with("-") || takesValue(arguments[i - 1], render) || !isNamedLikeArrays(word)) continue;
        arguments.insert(arguments.begin() + static_cast<std::ptrdiff_t>(i), "--weights");
        return;
    }
}

/// A name without a dot or a slash that leads to nothing is no file: somebody wanted a subcommand.
void requireKnown(const std::string& word, const std::vector<std::string>& commands)
{
    std::error_code none;
    if (word.empty() || word.find_first_of("./-") != std::string::npos || fs::exists(word, none)
        || bundledByName(word) != word)
        return;
    std::string_view meant = meantBy(commandWords, word);
    const std::vector<std::string_view> names = viewsOf(commands);
    if (meant.empty()) meant = core::nearestName(word, names);
    if (!meant.empty())
        throw cli::UsageError("there is no subcommand “" + word + "”. Did you mean “" + std::string(meant) + "”?");
}

}  // namespace

std::vector<std::string> understoodArguments(std::vector<std::string> arguments, const cli::Command& app)
{
    if (arguments.empty()) return arguments;
    const std::vector<std::string> names = app.commandNames();
    if (std::ranges::find(names, arguments.front()) == names.end())
        requireKnown(arguments.front(), names);
    else if (arguments.front() == "render")
        insertWeights(arguments, *app.command("render"));
    return arguments;
}

std::optional<std::pair<std::string, std::string>> mistypedOption(const cli::Command& app)
{
    const auto chosen = app.commands();
    const cli::Command& command = chosen.empty() ? app : *chosen.front();
    std::vector<std::string> names;
    for (const cli::Option* option : command.options())
        for (const std::string& name : option->longNames()) names.push_back("--" + name);
    const std::vector<std::string_view> known = viewsOf(names);
    for (const std::string& typed : command.remaining()) {
        if (!typed.starts_with("-")) continue;
        std::string_view meant = meantBy(optionWords, typed.substr(0, typed.find('=')));
        if (std::ranges::find(known, meant) == known.end()) meant = {};
        if (meant.empty() && typed.starts_with("--"))
            meant = core::nearestName(typed.substr(0, typed.find('=')), known);
        // A value may begin with a dash, too: a number, or a text.
        if (meant.empty() && !looksLikeOption(typed)) return std::nullopt;
        return std::pair(typed.substr(0, typed.find('=')), std::string(meant));
    }
    return std::nullopt;
}
