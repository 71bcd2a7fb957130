#pragma once

#include <string_view>

namespace core {

/// Whether it is the model_type of an architecture that transformers has and this program does not read: no slip of
/// the hand, however near a known one it is.
bool isOtherModelType(std::string_view type);

}  // namespace core
