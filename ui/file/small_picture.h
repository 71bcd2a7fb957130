#pragma once

#include <QImage>

#include <string>

/// A PNG of at most 256 pixels a side: what file managers show of a saved file ("large" of the Thumbnail Managing
/// Standard).
/// @return empty for no picture
std::string smallPicture(const QImage& picture);

/// A picture from a file that anybody may have written.
/// @param side  pixels that it has at most, in both directions
/// @throws core::Error{Malformed} naming the file
QImage pictureFrom(const std::string& png, const std::string& file, int side);
