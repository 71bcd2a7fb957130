#pragma once

#include "core/session/figure_settings.h"
#include "core/session/setting.h"

#include <array>

namespace core {

using FigureFields = std::span<const Setting<FigureSettings>>;

/// Which heads, rows and tables a figure shows: no options, or options of their own.
FigureFields partFields();
/// The cells' quantity and the maps' look.
FigureFields lookFields();
/// What is said beside the art and written onto it.
FigureFields voiceFields();
/// One query's attention over a picture.
FigureFields pictureFields();
/// Letters and type.
FigureFields typeFields();

/// Everything that files have of a figure. A new setting is a member of FigureSettings and a row in one of these.
inline std::array<FigureFields, 5> figureFields()
{
    return {partFields(), lookFields(), voiceFields(), pictureFields(), typeFields()};
}

/// A figure in a session file.
Json figureJson(const FigureSettings& figure);
/// @throws Error{Malformed, OutOfRange}, naming the field
FigureSettings figureIn(const JsonObject& reader);

}  // namespace core
