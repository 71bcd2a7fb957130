#include "core/model/recorded/recorded_arrays.h"

#include "core/error.h"
#include "core/model/recorded/vector_pairs.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <functional>
#include <map>
#include <set>
#include <utility>

namespace core {
namespace {

using Entry = ArrayFile::Entry;

constexpr const char* usualArrayNames[] = {"attentions",
                                           "attention",
                                           "weights",
                                           "attention_weights",
                                           "attn_weights",
                                           "attn",
                                           "blocks.*.attn.hook_pattern"};  // TransformerLens, beside scores and values
constexpr Index mostTokens = 100'000;                                      ///< more than can be told apart

std::size_t rankOf(const Entry& entry) { return entry.shape.size(); }

bool mayBeMaps(const Entry& entry)
{
    return entry.kind == ArrayFile::Kind::Numbers && rankOf(entry) >= 2 && rankOf(entry) <= 5;
}

/// input_ids, attention_mask and the like, which lie beside the attention.
bool accompanies(const Entry& entry)
{
    const auto named = [&](const char* part) { return entry.name.find(part) != std::string::npos; };
    const bool fractions = entry.type.find_first_of("fF") != std::string::npos;
    return named("attention_mask")
           || (rankOf(entry) <= 2 && !fractions && (named("ids") || named("mask") || named("tokens")));
}

/// A name without one of its numbers: "layer_12" is 12 in "layer_*".
struct NumberedName {
    std::string pattern;
    Index number = 0;
};

std::vector<NumberedName> numberedNames(const std::string& name)
{
    const auto digit = [&](std::size_t i) { return std::isdigit(static_cast<unsigned char>(name[i])) != 0; };
    // Layers have short names; a pattern for each number of a long one would take its square.
    constexpr std::size_t longest = 500;
    std::vector<NumberedName> all;
    if (name.size() > longest) return all;
    for (std::size_t from = 0; from < name.size();) {
        std::size_t to = from;
        while (to < name.size() && digit(to)) ++to;
        NumberedName each;
        if (to > from && std::from_chars(name.data() + from, name.data() + to, each.number).ec == std::errc()) {
            each.pattern = name.substr(0, from) + "*" + name.substr(to);
            all.push_back(std::move(each));
        }
        from = to + 1;
    }
    return all;
}

/// The arrays that share a pattern and a shape, by their number.
struct Layers {
    std::map<Index, const Entry*> members;
    bool unique = true;
};
using LayersByName = std::map<std::pair<std::string, std::vector<Index>>, Layers>;

LayersByName layersIn(const std::vector<Entry>& entries)
{
    LayersByName layers;
    for (const Entry& entry : entries) {
        if (!mayBeMaps(entry) || rankOf(entry) == 5 || accompanies(entry)) continue;
        for (const NumberedName& name : numberedNames(entry.name)) {
            Layers& shared = layers[{name.pattern, entry.shape}];
            shared.unique = shared.members.emplace(name.number, &entry).second && shared.unique;
        }
    }
    std::erase_if(layers, [](const auto& each) { return each.second.members.size() < 2 || !each.second.unique; });
    return layers;
}

/// The pattern under which an array has the most companions.
const LayersByName::value_type* layersWith(const LayersByName& layers, const Entry& entry)
{
    const LayersByName::value_type* most = nullptr;
    for (const NumberedName& name : numberedNames(entry.name)) {
        const auto found = layers.find({name.pattern, entry.shape});
        if (found == layers.end()) continue;
        if (most == nullptr || found->second.members.size() > most->second.members.size()) most = &*found;
    }
    return most;
}

RecordedArray oneArray(const LayersByName::value_type& layers)
{
    const auto& [name, shared] = layers;
    RecordedArray array{*shared.members.begin()->second};
    array.skips =
        shared.members.rbegin()->first - shared.members.begin()->first != static_cast<Index>(shared.members.size()) - 1;
    array.entry.name = name.first;
    if (name.second.size() == 2) array.entry.shape.insert(array.entry.shape.begin(), 1);
    array.entry.shape.insert(array.entry.shape.begin(), static_cast<Index>(shared.members.size()));
    for (const auto& [number, entry] : shared.members) array.members.push_back(entry->name);
    return array;
}

bool usual(const Entry& entry, std::string name)
{
    return entry.name == name || entry.name == name + "_*" || entry.name == name + ".*";
}

/// Among an encoder–decoder's many arrays, those that are called attention.
std::vector<RecordedArray> meantArrays(std::vector<RecordedArray> arrays)
{
    arrays = withoutVectors(std::move(arrays));
    const auto called = [](const RecordedArray& array) { return array.entry.name.ends_with("_attentions"); };
    if (std::ranges::any_of(arrays, called)) std::erase_if(arrays, std::not_fn(called));
    return arrays;
}

std::string arrayListText(const std::vector<RecordedArray>& arrays)
{
    std::vector<Entry> entries;
    entries.reserve(arrays.size());
    for (const RecordedArray& array : arrays) entries.push_back(array.entry);
    return listText(entries);
}

RecordedArray namedArray(const ArrayFile& file, const std::vector<RecordedArray>& arrays, const std::string& name)
{
    const auto known = std::ranges::find(arrays, name, [](const RecordedArray& each) { return each.entry.name; });
    if (known != arrays.end()) return *known;
    const auto single = std::ranges::find(file.entries(), name, &Entry::name);
    if (single == file.entries().end())
        throw Error(Code::Missing, file.name(),
                    arrays.empty() ? Words("“%1” is missing", name)
                                   : Words("“%1” is missing: expected one of %2", name, arrayListText(arrays)));
    if (!mayBeMaps(*single))
        throw Error(Code::Unsupported, file.name(), "%1 is not supported: expected numbers of 2 to 5 axes, found %2 %3",
                    arrayText(*single), single->type, shapeText(single->shape));
    return {*single};
}

}  // namespace

std::string listText(const std::vector<Entry>& entries)
{
    constexpr std::size_t mostListed = 20;
    std::string text;
    for (std::size_t i = 0; i < std::min(entries.size(), mostListed); ++i)
        text +=
            (i > 0 ? ", " : "") + entries[i].name + (entries[i].name.empty() ? "" : " ") + shapeText(entries[i].shape);
    if (entries.size() > mostListed) text += ", and " + std::to_string(entries.size() - mostListed) + " more";
    return text;
}

bool hasUsualName(const Entry& entry)
{
    return std::ranges::any_of(usualArrayNames, [&](const char* name) { return usual(entry, name); });
}

std::string arrayText(const Entry& entry) { return entry.name.empty() ? "the array" : "“" + entry.name + "”"; }

std::vector<RecordedArray> recordedArrays(const ArrayFile& file)
{
    const LayersByName layers = layersIn(file.entries());
    std::vector<RecordedArray> arrays;
    std::set<const LayersByName::value_type*> listed;
    for (const Entry& entry : file.entries()) {
        if (!mayBeMaps(entry)) continue;
        const auto* shared = layersWith(layers, entry);
        if (shared == nullptr)
            arrays.push_back({entry});
        else if (listed.insert(shared).second)
            arrays.push_back(oneArray(*shared));
    }
    const auto aside = [](const RecordedArray& array) { return accompanies(array.entry); };
    if (!std::ranges::all_of(arrays, aside)) std::erase_if(arrays, aside);
    return arrays;
}

std::vector<ArrayFile::Entry> meantAttention(const ArrayFile& file)
{
    std::vector<Entry> entries;
    for (RecordedArray& array : meantArrays(recordedArrays(file))) entries.push_back(std::move(array.entry));
    return entries;
}

RecordedArray chosenArray(const ArrayFile& file, const std::string& name)
{
    std::vector<RecordedArray> arrays = recordedArrays(file);
    if (!name.empty()) return namedArray(file, arrays, name);
    for (const char* each : usualArrayNames)
        for (const RecordedArray& array : withoutVectors(arrays))
            if (usual(array.entry, each)) return array;
    arrays = meantArrays(std::move(arrays));
    if (arrays.size() == 1) return arrays.front();
    const auto isTexts = [](const Entry& entry) { return entry.kind == ArrayFile::Kind::Texts; };
    if (arrays.empty() && !file.entries().empty() && std::ranges::all_of(file.entries(), isTexts))
        throw Error(
            Code::Unsupported, file.name(),
            "the file is not supported: expected numbers of 2 to 5 axes, as [heads, queries, keys], found texts, "
            "%1",
            listText(file.entries()));
    if (arrays.empty())
        throw Error(
            Code::Unsupported, file.name(),
            file.entries().empty() ? Words(
                "the file is not supported: expected numbers of 2 to 5 axes, as [heads, queries, keys], found nothing")
                                   : Words("the file is not supported: expected numbers of 2 to 5 axes, as [heads, "
                                           "queries, keys], found %1",
                                           listText(file.entries())));
    const bool blocks = std::ranges::any_of(arrays, [](const RecordedArray& array) {
        return array.entry.name == "cross_attentions";  // beside those of an encoder and a decoder
    });
    throw Error(
        Code::Ambiguous, file.name(),
        blocks ? "the attention could be any of %1; choose one with --block self, decoder or cross, or --tensor NAME"
               : "the attention could be any of %1; choose one with --tensor NAME",
        arrayListText(arrays));
}

MapAxes axesOf(const ArrayFile& file, const RecordedArray& array, const std::string& letters)
{
    const Entry& entry = array.entry;
    const std::string field = arrayText(entry);
    const std::string found = shapeText(entry.shape);
    if (std::ranges::find(entry.shape, 0) != entry.shape.end())
        throw Error(Code::OutOfRange, file.name(),
                    "%1 cannot be used: expected at least one head, query and key, found %2", field, found);
    elementCount(entry.shape, file.name(), field);

    MapAxes axes{.queries = 1, .keys = 1};
    const std::pair<char, std::pair<Index*, Index*>> places[] = {{'L', {&axes.layers, &axes.strides.layer}},
                                                                 {'B', {&axes.items, &axes.strides.item}},
                                                                 {'H', {&axes.heads, &axes.strides.head}},
                                                                 {'Q', {&axes.queries, &axes.strides.query}},
                                                                 {'K', {&axes.keys, &axes.strides.key}}};
    Index stride = 1;
    for (std::size_t axis = letters.size(); axis-- > 0;)
        for (const auto& [letter, place] : places)
            if (letter == letters[axis]) {
                *place.first = entry.shape[axis];
                *place.second = std::exchange(stride, stride * entry.shape[axis]);
            }
    if (!array.members.empty()) axes.strides.layer = 0;
    if (axes.maps() > mostRecordedHeads)
        throw Error(Code::OutOfRange, file.name(), "%1 cannot be used: expected at most 2^18 heads in all, found %2",
                    field, found);
    if (std::max(axes.queries, axes.keys) > mostTokens)
        throw Error(Code::OutOfRange, file.name(), "%1 cannot be used: expected at most 100000 tokens, found %2", field,
                    found);
    if (axes.queries * axes.keys > mostRecordedNumbers)
        throw Error(Code::OutOfRange, file.name(),
                    "%1 cannot be used: expected at most 2^28 numbers in a map, found %2", field, found);
    if (axes.items * std::max(axes.queries, axes.keys) > mostRecordedTokens)
        throw Error(Code::OutOfRange, file.name(),
                    "%1 cannot be used: expected at most 2^20 tokens of all texts, found %2", field, found);
    return axes;
}

}  // namespace core
