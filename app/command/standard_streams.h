#pragma once

#include <cstddef>
#include <span>
#include <string_view>

/// What the system knows of this program's standard input and its messages, which C++'s streams do not say.
namespace standard_streams {

/// Whether messages (standard error) stand on a terminal, where a line can be written over.
bool messagesAreOnTerminal();
/// Writes to the messages past every buffer; a handler of a signal may call it, and nothing of iostreams.
void sayAtOnce(std::string_view words) noexcept;
/// Waits until some of the input is there, and no longer: a whole buffer of it may never come.
/// @return how many bytes there are; 0 at its end
std::size_t readSome(std::span<char> into);

}  // namespace standard_streams
