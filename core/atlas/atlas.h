#pragma once

#include "core/atlas/head_statistics.h"
#include "core/model/attention_block.h"

#include <filesystem>
#include <string>

namespace core {

/// A text, or what else a model reads, of a collection.
struct AtlasText {
    std::string text = {};
    std::string target = {};           ///< of an encoder–decoder: what its decoder reads
    std::filesystem::path image = {};  ///< of a model that reads pictures, instead of the text

    friend bool operator==(const AtlasText&, const AtlasText&) = default;
};

/// What is known of a model's heads over a collection of texts. It opens without the model.
struct Atlas {
    std::string model = {};         ///< as it was given: a folder, or a name of one that comes with the program
    std::uint64_t fingerprint = 0;  ///< of the model, see fingerprintOf()
    Index layers = 0;
    Index heads = 0;
    std::vector<AttentionBlock> blocks = {};
    Index longest = 0;                  ///< tokens of a text that are read at most; 0: as many as the model has places
    std::vector<AtlasText> texts = {};  ///< the whole collection
    std::vector<std::string> sources = {};        ///< the files that it came from
    std::size_t done = 0;                         ///< how many of them are in it
    std::vector<std::size_t> passed_over = {};    ///< of those, the texts that the model could not read
    std::int64_t tokens = 0;                      ///< read so far
    std::vector<HeadStatistics> statistics = {};  ///< [blocks · layers · heads]

    bool isComplete() const { return done == texts.size(); }
    const HeadStatistics& at(std::size_t block, Index layer, Index head) const
    {
        return statistics[(block * static_cast<std::size_t>(layers) + static_cast<std::size_t>(layer))
                              * static_cast<std::size_t>(heads)
                          + static_cast<std::size_t>(head)];
    }

    friend bool operator==(const Atlas&, const Atlas&) = default;
};

inline constexpr std::size_t mostAtlasTexts = 1'000'000;

/// @throws Error{CannotRead, Malformed, Truncated, Unsupported} naming the part
Atlas openAtlas(const std::filesystem::path& file);
/// Whole or not at all.
/// @throws Error{CannotWrite}
void saveAtlas(const Atlas& atlas, const std::filesystem::path& file);

}  // namespace core
