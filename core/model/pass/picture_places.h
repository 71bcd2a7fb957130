#pragma once

#include "core/model/pass/text_pictures.h"

namespace core {

/// Where a text's tokens lie in time, row and column, with the pictures among them: each picture begins at the place
/// behind what stands before it, takes as much room as its longer side has tokens, and does not last.
AxisPlaces axisPlaces(const Sequence& text);

/// The model whose rotary embeddings know the places of this text's pictures; itself where it does not turn by axes, or
/// the text has no pictures. They share their weights.
std::shared_ptr<const Model> modelForText(const std::shared_ptr<const Model>& model, const Sequence& text);
std::shared_ptr<const Model> modelForPlaces(const std::shared_ptr<const Model>& model, const AxisPlaces& places);

/// @throws Error{WrongShape} for a model that was made for other places
void requirePlaces(const Model& model, const Sequence& text);

}  // namespace core
