#pragma once

#include "core/atlas/head_notes.h"
#include "core/atlas/head_statistics.h"
#include "core/atlas/span_statistics.h"
#include "core/model/intervention.h"
#include "core/text/text_span.h"

#include <filesystem>
#include <span>

namespace core {

/// A text, picture or sound of a collection.
struct AtlasText {
    std::string text = {};
    std::string target = {};           ///< the text of an encoder–decoder's decoder
    std::filesystem::path image = {};  ///< the picture of a model that reads pictures, instead of the text
    std::vector<TextSpan> spans = {};  ///< stretches of the text that have names
    std::string chat = {};             ///< a conversation as Conversation reads it, of which `text` is the words alone

    friend bool operator==(const AtlasText&, const AtlasText&) = default;
};

/// The statistics of the rows of one kind of attention.
struct AtlasBlockRows {
    RowReservoir drawn = {};
    RowReservoir without = {};  ///< the texts that were run without heads
    /// Until the step is complete.
    SeenTokens queries = {};
    SeenTokens keys = {};

    friend bool operator==(const AtlasBlockRows&, const AtlasBlockRows&) = default;
};

/// The job that runs texts without each head.
struct AtlasKnockOuts {
    std::size_t asked = 0;                 ///< the number of texts; 0: the job was not requested
    std::vector<std::int32_t> texts = {};  ///< which of the collection, drawn from all alike, once it has begun
    std::size_t done = 0;                  ///< how many of them
    std::size_t counted = 0;               ///< so many of these say something of heads: nothing follows a single token
    bool by_mean = false;  ///< in a head's place stands its mean over all tokens of these texts, rather than zero

    bool isComplete() const { return asked == 0 || (!texts.empty() && done == texts.size()); }
    friend bool operator==(const AtlasKnockOuts&, const AtlasKnockOuts&) = default;
};

/// One model over the collection: the atlas' own, or a checkpoint of its training.
struct AtlasStep {
    std::string name = {};          ///< name of a checkpoint; empty where there is one model
    std::string model = {};         ///< as the user gave it: a folder, or the name of one that comes with the program
    std::uint64_t fingerprint = 0;  ///< fingerprint of the model, see fingerprintOf()
    std::size_t done = 0;           ///< how many texts are in it
    std::vector<std::size_t> passed_over = {};  ///< texts among those that the model could not read
    std::int64_t tokens = 0;                    ///< read so far
    std::vector<AtlasBlockRows> rows = {};      ///< [blocks]
    AtlasKnockOuts knock_outs = {};
    std::vector<HeadStatistics> statistics = {};  ///< [blocks · layers · heads]
    SpanStatistics spans = {};                    ///< of the heads of the first block

    friend bool operator==(const AtlasStep&, const AtlasStep&) = default;
};

/// What is computed of texts.
enum class AtlasContent { Everything, Spans };

/// Statistics of a model's heads over a collection of texts. It opens without the model.
struct Atlas {
    Index layers = 0;
    Index heads = 0;
    std::vector<AttentionBlock> blocks = {};
    Index longest = 0;                      ///< tokens of a text that are read at most; 0: as many as it has places
    std::vector<AtlasText> texts = {};      ///< the whole collection
    std::vector<std::string> sources = {};  ///< the files that it came from
    std::string chat_day = {};              ///< what chat templates call today: the day on which it was begun
    /// Heads that are switched off while everything is computed: Intervention::Kind::Scale by 0, each of one layer.
    std::vector<Intervention> off = {};
    std::vector<AtlasStep> steps = {};  ///< at least one
    std::vector<HeadNote> notes = {};   ///< in the order of their heads, none empty

    bool isComplete(const AtlasStep& step) const { return step.done == texts.size(); }
    bool isComplete() const
    {
        return std::ranges::all_of(steps, [this](const AtlasStep& step) { return isComplete(step); });
    }
    std::size_t placeOf(const AtlasHead& head) const
    {
        return (head.block * static_cast<std::size_t>(layers) + static_cast<std::size_t>(head.layer))
                   * static_cast<std::size_t>(heads)
               + static_cast<std::size_t>(head.head);
    }
    AtlasHead headAt(std::size_t place) const
    {
        const auto of_layer = static_cast<std::size_t>(heads), of_block = static_cast<std::size_t>(layers) * of_layer;
        return {place / of_block, static_cast<Index>(place % of_block / of_layer),
                static_cast<Index>(place % of_layer)};
    }
    const HeadNote* noteOf(const AtlasHead& head) const;
    /// Takes the note in the place of the one that the head had; an empty one takes it away.
    void setNote(HeadNote note);

    friend bool operator==(const Atlas&, const Atlas&) = default;
};

/// Characters that a terminal obeys.
bool hasControls(const std::string& text);
/// The attention that a head is of, as files and tables call it: "cross".
const char* blockName(const Atlas& atlas, const AtlasHead& head);
/// "6.6", layer and head from 1; of several kinds of attention "cross 2.1".
std::string headName(const Atlas& atlas, const AtlasHead& head);

/// "2.3, 4.*": the heads that are switched off, with layers from 1; of several kinds of attention "cross 2.1".
std::string offNames(const Atlas& atlas);

/// An earlier step whose model has the same weights.
/// @return nothing where there is none
std::optional<std::size_t> sameWeightsBefore(const Atlas& atlas, std::size_t step);

inline constexpr std::size_t mostAtlasTexts = 1'000'000, mostAtlasSteps = 1'000;
inline constexpr std::size_t mostCollectionBytes = std::size_t{32} << 20U;  ///< bytes of all texts together

/// @throws Error{CannotRead, Malformed, Truncated, Unsupported} naming the part
Atlas openAtlas(const std::filesystem::path& file);
/// Writes an atlas: the file appears whole or not at all.
/// @throws Error{CannotWrite}
void saveAtlas(const Atlas& atlas, const std::filesystem::path& file);

/// The notes about its heads as JSON: an object with "notes" as in an atlas' file.
std::string notesText(const std::vector<HeadNote>& notes);
/// @param atlas  whose heads they are about
/// @param file   names the text in errors
/// @throws Error{Malformed, OutOfRange} naming the field
std::vector<HeadNote> notesFrom(const std::string& text, const Atlas& atlas, const std::string& file);
/// Notes that were changed in two places: of a head that was changed in the first it is its note, else that of the
/// second.
/// @param before  as both knew them
std::vector<HeadNote> mergedNotes(const std::vector<HeadNote>& before, const std::vector<HeadNote>& first,
                                  const std::vector<HeadNote>& second);

}  // namespace core
