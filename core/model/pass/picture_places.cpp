#include "core/model/pass/picture_places.h"

#include "core/error.h"

#include <algorithm>

namespace core {
namespace {

bool turnsByAxes(const Model& model) { return model.picture_reader != nullptr && !model.picture_reader->axes.empty(); }

}  // namespace

AxisPlaces axisPlaces(const Sequence& text)
{
    AxisPlaces places;
    Index next = 0;                 // the place behind all before
    Index picture = 0, passed = 0;  // which picture, and the parts of those before it
    Index begin = 0;                // the place of the picture's first token
    const TextPictures& all = *text.pictures;
    for (Index token = 0; token < std::ssize(all.parts); ++token) {
        const Index part = all.part(token);
        if (part < 0 || picture >= std::ssize(all.pictures)) {
            places.of.push_back({next, next, next});
            ++next;
            continue;
        }
        const TiledPicture& shown = *all.pictures[static_cast<std::size_t>(picture)];
        const Index own = part - passed;
        if (own == 0) begin = next;
        places.of.push_back({begin, begin + own / shown.columns(), begin + own % shown.columns()});
        if (own + 1 < shown.tokens()) continue;
        next = begin + std::max(shown.rows(), shown.columns());
        passed += shown.tokens();
        ++picture;
    }
    // Behind the last picture places follow each other, however long the text becomes.
    while (!places.of.empty() && all.part(std::ssize(places.of) - 1) < 0) {
        places.of.pop_back();
        --next;
    }
    places.shift = next - std::ssize(places.of);
    return places;
}

std::shared_ptr<const Model> modelForPlaces(const std::shared_ptr<const Model>& model, const AxisPlaces& places)
{
    auto placed = std::make_shared<Model>(*model);
    const auto shared = std::make_shared<const AxisPlaces>(places);
    for (Block& block : placed->transformer.blocks) {
        if (!block.attention.rotary) continue;
        block.attention.rotary->axes = model->picture_reader->axes;
        block.attention.rotary->places = shared;
    }
    return placed;
}

std::shared_ptr<const Model> modelForText(const std::shared_ptr<const Model>& model, const Sequence& text)
{
    if (!turnsByAxes(*model) || text.pictures == nullptr) return model;
    return modelForPlaces(model, axisPlaces(text));
}

void requirePlaces(const Model& model, const Sequence& text)
{
    if (!turnsByAxes(model)) return;
    const AxisPlaces places = axisPlaces(text);
    for (const Block& block : model.transformer.blocks) {
        const auto& rotary = block.attention.rotary;
        if (rotary && (rotary->places == nullptr || *rotary->places != places))
            throw Error(Code::WrongShape, model.info.name,
                        "the places of the text's pictures have the wrong shape: expected those that the model was "
                        "prepared for, found others");
    }
}

}  // namespace core
