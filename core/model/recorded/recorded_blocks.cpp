#include "core/model/recorded/recorded_blocks.h"

#include "core/error.h"
#include "core/json/json_text.h"
#include "core/model/recorded/recorded_metadata.h"
#include "core/model/recorded/vector_pairs.h"

#include <algorithm>
#include <set>

namespace core {
namespace {

constexpr Index mostLayers = 100'000;  ///< layers of the model that a few were taken from

bool has(const std::string& name, const char* part) { return name.find(part) != std::string::npos; }

std::string blockText(AttentionBlock block)
{
    return block == AttentionBlock::Cross     ? "the cross-attention"
           : block == AttentionBlock::Decoder ? "the decoder's attention"
                                              : "the self-attention";
}

bool isListOf(const Json& json, Index layers)
{
    const auto isLayer = [](const Json& each) { return each.is_number_unsigned() && each >= 1 && each <= mostLayers; };
    if (!json.is_array() || static_cast<Index>(json.size()) != layers || !std::ranges::all_of(json, isLayer))
        return false;
    const auto numbers = json.get<std::vector<Index>>();
    return std::set(numbers.begin(), numbers.end()).size() == numbers.size();
}

}  // namespace

AttentionBlock namedBlock(const std::string& array)
{
    if (has(array, "cross")) return AttentionBlock::Cross;
    return has(array, "decoder") ? AttentionBlock::Decoder : AttentionBlock::Self;
}

RecordedSource sourceOfBlock(RecordedSource source, AttentionBlock block)
{
    const auto file = ArrayFile::open(source.file);
    std::vector<ArrayFile::Entry> arrays = meantAttention(*file);
    const std::string all = listText(arrays);
    std::erase_if(arrays, [&](const ArrayFile::Entry& entry) { return namedBlock(entry.name) != block; });
    if (arrays.size() == 1) {
        source.tensor = arrays.front().name;
        return source;
    }
    std::vector<VectorPair> pairs = vectorCandidates(*file);
    std::erase_if(pairs, [&](const VectorPair& pair) { return namedBlock(pair.queries.entry.name) != block; });
    if (!arrays.empty() || pairs.size() != 1)
        throw Error(Code::Missing, file->name(),
                    all.empty() ? Words("%1 is missing", blockText(block))
                                : Words("%1 is missing: expected one of %2", blockText(block), all));
    source.queries = pairs.front().queries.entry.name;
    source.keys = pairs.front().keys.entry.name;
    return source;
}

std::vector<Index> recordedLayers(const ArrayFile& file, const std::string& array, Index layers,
                                  std::vector<std::string>& warnings)
{
    const bool cross = namedBlock(array) == AttentionBlock::Cross;  // lies in the decoder's layers
    const std::optional<Json> said = saidOf(file, cross ? "decoder" : array, "layers", warnings);
    if (!said) return {};
    if (isListOf(*said, layers)) return said->get<std::vector<Index>>();
    warnings.push_back("“layers” in the file's metadata does not number " + std::to_string(layers)
                       + (layers == 1 ? " layer" : " layers"));
    return {};
}

}  // namespace core
