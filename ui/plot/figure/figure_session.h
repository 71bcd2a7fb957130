#pragma once

#include <QByteArray>
#include <QString>

#include <filesystem>
#include <optional>
#include <string>

/// The data inside a figure's file beside the figure, where its format has room for it.
struct FigureInside {
    bool session = true;   ///< false: nothing that the page does not show
    bool numbers = false;  ///< the files that it is drawn from, in the session; see core::packedNumbers()

    friend bool operator==(const FigureInside&, const FigureInside&) = default;
};

/// The session text that a figure file carries, so that the figure can be made again from the file alone.
///
/// Everywhere it is base64, because PNG text is Latin-1, and XML knows neither every character nor every line end:
/// in PNG `tEXt` chunks of the keyword "AttentionScope" behind the header (several of 4 MB for a long text), in PDF the
/// property `session` of the namespace https://attentionscope.org/ns/1.0/ in the document's XMP packet, in SVG the
/// content of `<metadata id="attentionscope-session">`, in HTML of `<script type="text/plain"
/// id="attentionscope-session">`, in TeX comments behind `% <attentionscope-session>`, in GIF a comment that begins
/// with "AttentionScope session ".
///
/// @return nothing for a figure without a session and for every other file; the content decides, not the name
/// @throws core::Error{CannotRead}; core::Error{Malformed} if the session in a figure is damaged
std::optional<std::string> sessionIn(const std::filesystem::path& figure);

/// A PNG picture with the session in it.
/// @param png  whole, with its signature and header
/// @throws core::Error{OutOfRange} for a session longer than sessionIn would read; so do the next two
QByteArray pngWithSession(const QByteArray& png, const std::string& session);

/// An XMP packet (ISO 16684-1) for a PDF of this title, which says that it is made for readers aloud (ISO 14289-1,
/// clause 5).
/// @param session  empty for none
QByteArray xmpPacket(const QString& title, const std::string& session);

/// The element that SVG has for it.
QByteArray svgMetadata(const std::string& session);

/// The element that HTML has for it, which no browser runs.
QByteArray htmlMetadata(const std::string& session);

/// The comments that TeX has for it, with the end of their last line.
QByteArray texMetadata(const std::string& session);

/// The session as a GIF's comment.
std::string gifComment(const std::string& session);

/// The text without characters that XML 1.0 (2.2) forbids even in escaped form.
QByteArray onlyXmlCharacters(QByteArray utf8);
