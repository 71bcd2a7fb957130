#pragma once

#include "core/file/temporary_folder.h"
#include "core/session/session_sources.h"

#include <memory>
#include <string>
#include <string_view>

namespace core {

/// The most bytes of a session's files that may travel in its text, together and unpacked.
inline constexpr std::size_t mostCarriedBytes = 64'000'000;
/// The text with them; more does not go into a figure.
inline constexpr std::size_t longestCarrier = 40'000'000;

/// The files that a session's attention from elsewhere is read from: dumps, queries and keys, and the tokens for them,
/// each deflated and in base64, as a list in JSON.
/// @throws Error{Unsupported} where the session is read from no such file; Error{OutOfRange} naming the file that is
/// too large; Error{CannotRead}
std::string packedNumbers(const Session& session);

/// A session's text with one more member, "numbers".
/// @param text    from sessionText()
/// @param packed  from packedNumbers()
/// @throws Error{OutOfRange} for more than `longestCarrier`
std::string withNumbers(std::string text, std::string_view packed);

/// Files that travelled in a session's text, unpacked into a folder of their own that only this user may enter, and
/// gone with this. Only their names come from the text, never where they lie.
class CarriedNumbers {
public:
    /// Lets the session read what travelled in the place of its files that are not there, or that would have to be
    /// asked about.
    /// @param text     that the session was read from
    /// @param file     names it in errors
    /// @param session  after findSources()
    /// @return null where nothing travelled, or nothing was needed
    /// @throws Error{Malformed} for damaged numbers, and for others than the session's fingerprint is of;
    /// Error{OutOfRange} for more than `mostCarriedBytes`; Error{CannotWrite}
    static std::shared_ptr<const CarriedNumbers> take(Session& session, UnknownSources& unknown, std::string_view text,
                                                      const std::filesystem::path& file);
    ~CarriedNumbers();
    CarriedNumbers(const CarriedNumbers&) = delete;
    CarriedNumbers& operator=(const CarriedNumbers&) = delete;

    /// Whether a session is read from files that travelled in another.
    bool areOf(const Session& session) const;
    /// Whether a file is one that travelled: nothing that is there another time.
    static bool hold(const std::filesystem::path& path);

private:
    CarriedNumbers();

    TemporaryFolder m_folder;
};

}  // namespace core
