#include "core/atlas/atlas_request.h"

#include "core/atlas/atlas_texts.h"
#include "core/error.h"
#include "core/text/chat/chat_day.h"

#include <algorithm>

namespace core {
namespace {

Atlas asked(const AtlasRequest& request)
{
    Atlas atlas{.longest = request.longest, .sources = request.sources, .off = request.off};
    for (const std::string& source : request.sources)
        std::ranges::move(atlasTexts(source, request.column), std::back_inserter(atlas.texts));
    if (std::ranges::any_of(atlas.texts, [](const AtlasText& text) { return !text.chat.empty(); }))
        atlas.chat_day = chatDayText(chatDayToday());
    for (const AtlasModel& model : request.models) atlas.steps.push_back({.name = model.name, .model = model.model});
    return atlas;
}

bool isOfTheSame(const Atlas& a, const Atlas& b)
{
    const auto sameModel = [](const AtlasStep& one, const AtlasStep& other) {
        return one.name == other.name && one.model == other.model;
    };
    return a.longest == b.longest && a.texts == b.texts && a.off == b.off
           && std::ranges::equal(a.steps, b.steps, sameModel);
}

}  // namespace

Atlas begunAtlas(const AtlasRequest& request)
{
    Atlas atlas = asked(request);
    std::error_code none;
    if (!std::filesystem::exists(request.file, none)) return atlas;
    Atlas before = openAtlas(request.file);
    if (!isOfTheSame(before, atlas))
        throw Error(Code::OutOfRange, request.file.string(),
                    "the atlas that is there cannot be used: expected one of the same model and texts, with the same "
                    "heads off, to be gone on with, found another one: give another name");
    return before;
}

AtlasWork workOf(const Atlas& atlas)
{
    AtlasWork work;
    for (const AtlasStep& step : atlas.steps) {
        work.without_heads += step.knock_outs.done;
        work.counted += step.knock_outs.counted;
        work.all_without_heads += std::max(step.knock_outs.texts.size(), step.knock_outs.asked);
        work.done += step.done;
        work.all += atlas.texts.size();
    }
    work.done += work.without_heads;
    work.all += work.all_without_heads;
    return work;
}

}  // namespace core
