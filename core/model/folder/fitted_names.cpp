#include "core/model/folder/fitted_names.h"

#include "core/error.h"
#include "core/text/listed_names.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>

namespace core {
namespace {

/// A family's name → the file's.
using Names = std::map<std::string, std::string>;

/// Parts that frameworks put into names, wherever they wrap a layer.
constexpr std::string_view wrappings[] = {"_orig_mod.", "_fsdp_wrapped_module.", "_checkpoint_wrapped_module."};

/// The most beginnings that are tried; no real layout has more.
constexpr std::size_t mostBeginnings = 24;

/// A beginning of names in the files, and the family's beginning in its place.
struct Beginning {
    std::string files;
    std::string family;

    friend auto operator<=>(const Beginning&, const Beginning&) = default;
};

/// The files' names without what frameworks put into them.
/// @param found  receives what that was
Names unwrapped(const WeightFiles& weights, std::set<std::string>& found)
{
    Names names;
    for (const std::string& file : weights.names()) {
        std::string name = file;
        for (const std::string_view wrapping : wrappings)
            for (std::size_t at = name.find(wrapping); at != std::string::npos; at = name.find(wrapping, at)) {
                if (at > 0 && name[at - 1] != '.') {
                    ++at;
                    continue;
                }
                name.erase(at, wrapping.size());
                found.emplace(wrapping);
            }
        if (!names.emplace(name, file).second) names.emplace(file, file);
    }
    return names;
}

/// Whether a beginning names a layer: no prefix does.
bool hasNumber(std::string_view beginning)
{
    for (std::size_t from = 0; from < beginning.size();) {
        const std::size_t dot = std::min(beginning.find('.', from), beginning.size());
        const std::string_view part = beginning.substr(from, dot - from);
        if (!part.empty() && part.find_first_not_of("0123456789") == std::string_view::npos) return true;
        from = dot + 1;
    }
    return false;
}

/// Whether the files have one half of a model where a family asks for the other.
bool isOtherHalf(const Beginning& beginning)
{
    const auto has = [](const std::string& text, const char* part) { return text.find(part) != std::string::npos; };
    const bool encoder = has(beginning.family, "encoder."), decoder = has(beginning.family, "decoder.");
    return (encoder && !decoder && has(beginning.files, "decoder."))
           || (decoder && !encoder && has(beginning.files, "encoder."));
}

/// How two names begin before they end alike, at least in their last two parts.
std::optional<Beginning> whereTheyDiffer(const std::string& file, const std::string& wanted)
{
    std::size_t same = 0;
    int parts = 0;
    for (std::size_t i = 0; i <= std::min(file.size(), wanted.size()); ++i) {
        const bool fileEnds = i == file.size(), wantedEnds = i == wanted.size();
        const bool fileParts = fileEnds || file[file.size() - 1 - i] == '.';
        const bool wantedParts = wantedEnds || wanted[wanted.size() - 1 - i] == '.';
        if (fileParts && wantedParts && i > 0) {
            same = i;
            ++parts;
        }
        if (fileEnds || wantedEnds || file[file.size() - 1 - i] != wanted[wanted.size() - 1 - i]) break;
    }
    if (parts < 2) return std::nullopt;
    return Beginning{file.substr(0, file.size() - same), wanted.substr(0, wanted.size() - same)};
}

std::vector<Beginning> beginningsFor(const Names& names, const std::string& wanted)
{
    std::set<Beginning> found;
    for (const auto& [name, unused] : names) {
        const auto beginning = whereTheyDiffer(name, wanted);
        if (!beginning || beginning->files == beginning->family) continue;
        const bool isPlace = hasNumber(beginning->files) || hasNumber(beginning->family) || isOtherHalf(*beginning);
        if (!isPlace) found.insert(*beginning);
        if (found.size() == mostBeginnings) break;
    }
    return {found.begin(), found.end()};
}

/// The names with another beginning.
/// @return nothing where one of them is there already
std::optional<Names> renamed(const Names& names, const Beginning& beginning)
{
    Names others;
    for (const auto& [name, file] : names) {
        const bool begins = name.starts_with(beginning.files);
        const std::string other = begins ? beginning.family + name.substr(beginning.files.size()) : name;
        if (!others.emplace(other, file).second) return std::nullopt;
        // If the files' names have no beginning, tensors outside of the family's own beginning stay, such as a head.
        if (beginning.files.empty() && !others.emplace(name, file).second) return std::nullopt;
    }
    return others;
}

void tellOf(const WeightFiles& weights, const std::set<std::string>& wrapped, const std::optional<Beginning>& beginning)
{
    std::vector<std::string> found;
    for (const std::string& each : wrapped) found.push_back(each);
    if (!found.empty())
        weights.tell(weights.name() + " has " + listedNames(found)
                     + " in its tensors' names, as frameworks put it there; they are read without it");
    if (!beginning) return;
    const auto spelled = [](const std::string& text) { return text.empty() ? "nothing" : "“" + text + "”"; };
    weights.tell(weights.name() + " has " + spelled(beginning->files) + " where " + spelled(beginning->family)
                 + " stands before the tensors' names of this architecture; they are read so");
}

/// Mistral's own layout has the same numbers under names, and some in an order, of its own.
[[noreturn]] void rethrow(const Error& missing, const WeightFiles& weights)
{
    if (weights.tensors().contains("tok_embeddings.weight"))
        throw Error(Code::Unsupported, weights.name(),
                    "the names of its tensors are not supported: expected model.safetensors of the same model, in the "
                    "Hugging Face layout, found the layout of those who trained it (“tok_embeddings.weight”)");
    throw Error(missing);
}

}  // namespace

FittedWeights fitNames(const ModelPlan& plan, const WeightFiles& weights, bool inside)
{
    std::set<std::string> wrapped;
    const Names names = unwrapped(weights, wrapped);
    const WeightFiles plain = wrapped.empty() ? weights : weights.renamed(names);
    std::optional<Error> missing;
    try {
        FittedWeights fitted{plain, plan.load(plain)};
        tellOf(weights, wrapped, {});
        return fitted;
    } catch (const Error& error) {
        if (error.code != Code::Missing || plain.missed().empty()) throw;
        missing = error;
    }
    std::optional<FittedWeights> fitted;
    std::optional<Beginning> beginning;
    for (const Beginning& each : beginningsFor(names, plain.missed())) {
        auto others = renamed(names, each);
        if (!others) continue;
        const WeightFiles tried = weights.renamed(*std::move(others));
        try {
            Transformer transformer = plan.load(tried);
            if (fitted)
                throw Error(
                    Code::Ambiguous, weights.name(),
                    "what stands before the names of tensors could be any of %1; choose one with one model in a folder",
                    listedNames(std::array{beginning->files, each.files}));
            fitted = FittedWeights{tried, std::move(transformer)};
            beginning = each;
        } catch (const Error& error) {
            if (error.code == Code::Ambiguous) throw;  // of any other kind: these names do not fit
        }
    }
    if (!fitted) rethrow(*missing, weights);
    tellOf(weights, wrapped, inside ? std::nullopt : beginning);
    return *std::move(fitted);
}

}  // namespace core
