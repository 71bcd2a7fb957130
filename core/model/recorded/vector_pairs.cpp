#include "core/model/recorded/vector_pairs.h"

#include "core/error.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace core {
namespace {

/// The names of queries, keys and values.
struct Names {
    std::string_view queries;
    std::string_view keys;
    std::string_view values;
};
constexpr Names usualVectorNames[] = {{"q", "k", "v"},
                                      {"Q", "K", "V"},
                                      {"query", "key", "value"},
                                      {"queries", "keys", "values"},
                                      {"query_states", "key_states", "value_states"}};

bool separates(char c) { return std::string_view("._/:-").find(c) != std::string_view::npos; }

/// The text before and behind a word: “layer.0.” and “” of "layer.0.q", “” and “_3” of "q_3".
struct Around {
    std::string before;
    std::string behind;

    std::string with(std::string_view word) const { return before + std::string(word) + behind; }
};

std::optional<Around> around(std::string_view name, std::string_view word)
{
    std::size_t end = name.find_last_not_of("0123456789*") + 1;
    if (end > 0 && end < name.size() && separates(name[end - 1])) --end;
    if (!name.substr(0, end).ends_with(word)) return std::nullopt;
    const std::size_t begin = end - word.size();
    if (begin > 0 && !separates(name[begin - 1])) return std::nullopt;
    return Around{std::string(name.substr(0, begin)), std::string(name.substr(end))};
}

/// Tells each pair, and what its names have around them.
template<typename Use>
void eachPair(const std::vector<RecordedArray>& arrays, const Use& use)
{
    // Files may have a hundred thousand arrays.
    std::unordered_map<std::string_view, const RecordedArray*> byName;
    for (const RecordedArray& array : arrays) byName.try_emplace(array.entry.name, &array);
    for (const RecordedArray& queries : arrays)
        for (const Names& names : usualVectorNames) {
            const auto found = around(queries.entry.name, names.queries);
            const auto keys = found ? byName.find(found->with(names.keys)) : byName.end();
            if (keys != byName.end()) use(VectorPair{queries, *keys->second}, names, *found);
        }
}

/// "q [4, 9, 8] and k [4, 9, 8]"
std::string pairText(const VectorPair& pair)
{
    return listText({pair.queries.entry}) + " and " + listText({pair.keys.entry});
}

bool mustBeAttention(const RecordedArray& array, const VectorPair& pair)
{
    const auto fromLast = [](const RecordedArray& of, std::size_t place) { return of.entry.shape.rbegin()[place]; };
    const Index queries = fromLast(pair.queries, 1);
    const Index keys = fromLast(pair.keys, 1);
    // With as many keys as a vector has numbers, hidden states have the shape of maps.
    const bool tells = keys != fromLast(pair.queries, 0);
    return hasUsualName(array.entry) || (tells && fromLast(array, 1) == queries && fromLast(array, 0) == keys);
}

}  // namespace

std::vector<VectorPair> vectorCandidates(const ArrayFile& file)
{
    std::vector<VectorPair> pairs;
    eachPair(recordedArrays(file), [&](VectorPair pair, const Names&, const Around&) { pairs.push_back(pair); });
    return pairs;
}

std::vector<RecordedArray> withoutVectors(std::vector<RecordedArray> arrays)
{
    std::unordered_set<std::string> vectors;
    eachPair(arrays, [&](const VectorPair& pair, const Names& names, const Around& found) {
        for (const std::string& name : {pair.queries.entry.name, pair.keys.entry.name, found.with(names.values)})
            vectors.insert(name);
    });
    std::erase_if(arrays, [&](const RecordedArray& array) { return vectors.contains(array.entry.name); });
    return arrays;
}

std::optional<VectorPair> meantPair(const ArrayFile& file)
{
    std::vector<VectorPair> pairs = vectorCandidates(file);
    const std::vector<RecordedArray> others = withoutVectors(recordedArrays(file));
    for (const VectorPair& pair : pairs)
        if (std::ranges::any_of(others, [&](const RecordedArray& each) { return mustBeAttention(each, pair); }))
            return std::nullopt;
    if (pairs.empty()) return std::nullopt;
    if (pairs.size() == 1) return std::move(pairs.front());
    std::string found;
    for (const VectorPair& pair : pairs) found += (found.empty() ? "" : ", ") + pairText(pair);
    throw Error(Code::Ambiguous, file.name(),
                "the queries and keys could be any of %1; choose one with --queries NAME --keys NAME", found);
}

}  // namespace core
