#include "core/model/recorded/recorded_metadata.h"

#include "core/error.h"
#include "core/json/json_text.h"
#include "core/model/recorded/recorded_blocks.h"

namespace core {
namespace {

/// The prefix of keys about one block; keys about all blocks have none.
std::vector<std::string> prefixesOf(const std::string& array)
{
    switch (namedBlock(array)) {
    case AttentionBlock::Cross: return {"cross_", ""};
    case AttentionBlock::Decoder: return {"decoder_", ""};
    case AttentionBlock::Self:
    case AttentionBlock::Mixing: break;
    }
    if (array.find("encoder") != std::string::npos) return {"encoder_", ""};
    return {""};
}

}  // namespace

std::optional<Json> saidOf(const ArrayFile& file, const std::string& array, const std::string& key,
                           std::vector<std::string>& warnings)
{
    for (const std::string& prefix : prefixesOf(array)) {
        const std::string name = prefix + key;
        const auto found = file.metadata().find(name);
        if (found == file.metadata().end()) continue;
        try {
            return std::optional<Json>(std::in_place, parseJson(found->second, file.name(), "the metadata"));
        } catch (const Error&) {
            // Any program may put anything there.
            warnings.push_back("“" + name + "” in the file's metadata is no JSON");
            return std::nullopt;
        }
    }
    return std::nullopt;
}

}  // namespace core
