#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace core {

/// A session or page file with a small picture of what it shows, for file managers: the last member of its JSON object,
/// "picture", a PNG in base64. Whoever reads the work itself passes over it.
/// @param text  JSON, an object
std::string withPicture(std::string text, std::string_view png);

/// The picture of such a file, as it stands there: nobody has looked at these bytes yet.
/// @throws Error{CannotRead, OutOfRange, Malformed}, Error{NotInside} where the file has none
std::string pictureIn(const std::filesystem::path& file);

}  // namespace core
