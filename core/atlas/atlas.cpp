#include "core/atlas/atlas.h"

#include "core/json/json_object.h"
#include "core/session/session_names.h"

#include <algorithm>

namespace core {

const HeadNote* Atlas::noteOf(const AtlasHead& head) const
{
    const auto found = std::ranges::find(notes, head, &HeadNote::head);
    return found == notes.end() ? nullptr : &*found;
}

void Atlas::setNote(HeadNote note)
{
    std::erase_if(notes, [&](const HeadNote& each) { return each.head == note.head; });
    if (note.empty()) return;
    const auto behind = std::ranges::lower_bound(notes, note.head, {}, &HeadNote::head);
    notes.insert(behind, std::move(note));
}

std::vector<HeadNote> mergedNotes(const std::vector<HeadNote>& before, const std::vector<HeadNote>& first,
                                  const std::vector<HeadNote>& second)
{
    Atlas known{.notes = before}, mine{.notes = first}, merged{.notes = second};
    const auto noteIn = [](const Atlas& atlas, const AtlasHead& head) {
        const HeadNote* note = atlas.noteOf(head);
        return note != nullptr ? *note : HeadNote{.head = head};
    };
    for (const std::vector<HeadNote>* notes : {&before, &first})
        for (const HeadNote& each : *notes)
            if (HeadNote note = noteIn(mine, each.head); note != noteIn(known, each.head))
                merged.setNote(std::move(note));
    return std::move(merged.notes);
}

bool hasControls(const std::string& text)
{
    return std::ranges::any_of(text, [](unsigned char c) { return c < 0x20 || c == 0x7F; });
}

const char* blockName(const Atlas& atlas, const AtlasHead& head)
{
    return nameOf(atlas.blocks[head.block], attentionBlocks);
}

std::string headName(const Atlas& atlas, const AtlasHead& head)
{
    const std::string name = std::to_string(head.layer + 1) + "." + std::to_string(head.head + 1);
    return atlas.blocks.size() == 1 ? name : blockName(atlas, head) + (" " + name);
}

std::string offNames(const Atlas& atlas)
{
    std::string names;
    for (const Intervention& each : atlas.off) {
        if (!names.empty()) names += ", ";
        if (atlas.blocks.size() > 1) names += nameOf(each.block, attentionBlocks) + std::string(" ");
        names += std::to_string(each.layer.value_or(0) + 1) + "."
                 + (each.head ? std::to_string(*each.head + 1) : std::string("*"));
    }
    return names;
}

std::optional<std::size_t> sameWeightsBefore(const Atlas& atlas, std::size_t step)
{
    for (std::size_t before = 0; before < step; ++before)
        if (atlas.steps[before].fingerprint == atlas.steps[step].fingerprint && atlas.steps[step].fingerprint != 0)
            return before;
    return std::nullopt;
}

}  // namespace core
