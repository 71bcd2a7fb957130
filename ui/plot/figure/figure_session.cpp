#include "ui/plot/figure/figure_session.h"

#include <QtEndian>

#include "core/error.h"
#include "core/file/mapped_file.h"
#include "core/text/unicode.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <new>
#include <string_view>
#include <zlib.h>

namespace fs = std::filesystem;

namespace {

constexpr std::size_t mostRead = 64'000'000;
constexpr std::size_t longestSession = 40'000'000;  ///< a third more as base64, and still among the bytes read
constexpr qsizetype chunkSize = 4'000'000;          ///< libpng refuses a picture with a chunk above 8 MB
constexpr std::size_t signatureSize = 8, headerSize = 25,
                      frameSize = 12;  ///< size of PNG; length, type and CRC of a chunk

constexpr std::string_view pngSignature("\x89PNG\r\n\x1a\n", signatureSize);
constexpr std::string_view pngChunk("tEXtAttentionScope\0", 19);  ///< type, keyword and its end
/// The session's compressed chunk, into which other programs turn long texts (ISO 15948, 11.3.3); the last byte is the
/// method, 0 for zlib.
constexpr std::string_view compressedChunk("zTXtAttentionScope\0\0", 20);
/// International text: whether it is compressed, the method, an empty language and an empty translated keyword.
constexpr std::string_view internationalChunk("iTXtAttentionScope\0", 19);
constexpr std::string_view pdfMarker = "<attentionscope:session>";
constexpr std::string_view gifMarker = "AttentionScope session ";
constexpr std::string_view texMarker = "% <attentionscope-session>";
constexpr std::string_view markupMarker = "id=\"attentionscope-session\"";

QByteArray encoded(const std::string& session)
{
    if (session.size() > longestSession)
        throw core::Error(core::Code::OutOfRange, "",
                          "the session's size cannot be used: expected at most %1 bytes, found %2",
                          std::to_string(longestSession), std::to_string(session.size()));
    return QByteArray::fromStdString(session).toBase64();
}

[[noreturn]] void refuse(const fs::path& file, const char* found)
{
    throw core::Error(core::Code::Malformed, file.string(),
                      "the session in the figure cannot be understood: expected base64 of a UTF-8 text, found %1",
                      found);
}

std::string decoded(std::string_view base64, const fs::path& file)
{
    QByteArray letters;
    letters.reserve(static_cast<qsizetype>(base64.size()));
    // An editor may have broken the line, and each of TeX's begins as a comment.
    std::ranges::copy_if(base64, std::back_inserter(letters),
                         [](char c) { return c != ' ' && c != '%' && c != '\n' && c != '\r' && c != '\t'; });
    const auto result = QByteArray::fromBase64Encoding(letters, QByteArray::AbortOnBase64DecodingErrors);
    if (!result || letters.isEmpty() || letters.size() % 4 != 0) refuse(file, "other characters");
    std::string text = (*result).toStdString();
    try {
        core::requireUtf8(text);
    } catch (const core::Error&) {
        refuse(file, "other bytes");
    }
    return text;
}

/// CRC-32 as PNG has it (ISO 15948, annex D).
quint32 checksum(std::string_view bytes)
{
    return static_cast<quint32>(
        crc32(0, reinterpret_cast<const Bytef*>(bytes.data()), static_cast<uInt>(bytes.size())));
}

QByteArray bigEndian(quint32 number)
{
    QByteArray bytes(4, Qt::Uninitialized);
    qToBigEndian(number, bytes.data());
    return bytes;
}

/// @param limit  bytes; a text that would be longer is refused before it is there
std::string inflated(std::string_view compressed, std::size_t limit, const fs::path& file)
{
    z_stream stream{};
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(compressed.data()));
    stream.avail_in = static_cast<uInt>(compressed.size());
    if (inflateInit(&stream) != Z_OK) throw std::bad_alloc();
    std::string text;
    std::array<char, 65536> part{};
    int state = Z_OK;
    while (state == Z_OK && text.size() <= limit) {
        stream.next_out = reinterpret_cast<Bytef*>(part.data());
        stream.avail_out = part.size();
        state = inflate(&stream, Z_NO_FLUSH);
        text.append(part.data(), part.size() - stream.avail_out);
    }
    inflateEnd(&stream);
    if (state != Z_STREAM_END || text.size() > limit) refuse(file, "other compressed bytes");
    return text;
}

/// The text of a chunk with our keyword, in any of the three kinds of text.
std::string textIn(std::string_view chunk, const fs::path& file)
{
    if (chunk.starts_with(compressedChunk)) return inflated(chunk.substr(compressedChunk.size()), mostRead, file);
    if (chunk.starts_with(pngChunk)) return std::string(chunk.substr(pngChunk.size()));
    const std::string_view rest = chunk.substr(internationalChunk.size());
    std::size_t at = 2;
    for (int ends = 0; ends < 2 && at != std::string_view::npos; ++ends) {
        at = rest.find('\0', at);
        if (at != std::string_view::npos) ++at;
    }
    if (rest.size() < 2 || at == std::string_view::npos) refuse(file, "a text that ends too early");
    return rest[0] == 1 ? inflated(rest.substr(at), mostRead, file) : std::string(rest.substr(at));
}

bool isOurs(std::string_view chunk)
{
    return chunk.starts_with(pngChunk) || chunk.starts_with(compressedChunk) || chunk.starts_with(internationalChunk);
}

std::optional<std::string> sessionInPng(std::string_view png, const fs::path& file)
{
    std::string base64;
    for (std::string_view rest = png.substr(signatureSize); rest.size() >= frameSize;) {
        const std::size_t length = qFromBigEndian<quint32>(rest.data());
        const bool ours = isOurs(rest.substr(4));
        if (length > rest.size() - frameSize) {
            if (ours) refuse(file, "a file that ends too early");
            break;
        }
        if (ours) {
            const std::string_view chunk = rest.substr(4, 4 + length);
            const bool whole = checksum(chunk) == qFromBigEndian<quint32>(chunk.data() + chunk.size());
            if (!whole || !isOurs(chunk)) refuse(file, "another checksum");
            base64 += textIn(chunk, file);
            if (base64.size() > mostRead) refuse(file, "more than such a text can be");
        }
        rest.remove_prefix(frameSize + length);
    }
    if (base64.empty()) return {};
    return decoded(base64, file);
}

/// The content of a GIF's blocks of up to 255 bytes (GIF89a, 15), up to the empty one; they leave `rest`.
std::optional<std::string> gifBlocks(std::string_view& rest)
{
    std::string bytes;
    while (!rest.empty()) {
        const std::size_t length = static_cast<unsigned char>(rest.front());
        if (length + 1 > rest.size()) return {};
        bytes += rest.substr(1, length);
        rest.remove_prefix(length + 1);
        if (length == 0) return bytes;
    }
    return {};
}

/// How long a table of colours is that a byte of flags announces.
std::size_t gifTable(char flags) { return (flags & 0x80) == 0 ? 0 : std::size_t{3} << ((flags & 7) + 1); }

/// Comments stand before the first frame in what we write, but other programs may put them anywhere.
std::optional<std::string> sessionInGif(std::string_view gif, const fs::path& file)
{
    constexpr std::size_t screenSize = 13, partSize = 10;
    if (gif.size() < screenSize) return {};
    std::string_view rest = gif.substr(std::min(gif.size(), screenSize + gifTable(gif[10])));
    while (rest.size() > 2) {
        const bool comment = rest.starts_with("!\xFE");
        const std::size_t head = rest[0] == '!'                             ? 2
                                 : rest[0] == ',' && rest.size() > partSize ? partSize + gifTable(rest[9]) + 1
                                                                            : 0;
        if (head == 0 || head > rest.size()) return {};
        rest.remove_prefix(head);
        const auto said = gifBlocks(rest);
        const bool ours = said && comment && said->starts_with(gifMarker);
        if (ours) return decoded(std::string_view(*said).substr(gifMarker.size()), file);
        if (!said) return {};
    }
    return {};
}

/// The text between `begin` and the next tag. No parser: whatever the file contains, this is one pass over it.
std::optional<std::string> sessionBehind(std::string_view begin, std::string_view text, const fs::path& file)
{
    const std::size_t at = text.find(begin);
    if (at == std::string_view::npos) return {};
    const std::string_view rest = text.substr(at + begin.size());
    // An editor may have put other attributes behind the name.
    const std::size_t from = begin.ends_with('>') ? 0 : rest.find('>') + 1;
    const std::size_t end = rest.find('<', from);
    if (end == std::string_view::npos) refuse(file, "a file that ends too early");
    return decoded(rest.substr(from, end - from), file);
}

/// XML that has an <svg> element near its beginning.
bool isSvg(std::string_view content)
{
    if (content.starts_with("\xEF\xBB\xBF")) content.remove_prefix(3);
    const std::size_t first = content.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && content[first] == '<'
           && content.substr(0, 65536).find("<svg") != std::string_view::npos;
}

/// Whether a text begins like our own HTML pages.
bool isHtml(std::string_view content) { return content.starts_with("<!DOCTYPE html>"); }

}  // namespace

std::optional<std::string> sessionIn(const fs::path& figure)
{
    const auto mapped = core::MappedFile::open(figure);
    const std::string_view content(reinterpret_cast<const char*>(mapped->bytes().data()),
                                   std::min(mapped->bytes().size(), mostRead));
    if (content.starts_with(pngSignature)) return sessionInPng(content, figure);
    if (content.substr(0, 1024).find("%PDF-") != std::string_view::npos)
        return sessionBehind(pdfMarker, content, figure);
    if (content.starts_with("GIF89a")) return sessionInGif(content, figure);
    if (isSvg(content) || isHtml(content)) return sessionBehind(markupMarker, content, figure);
    if (content.starts_with("% ")) return sessionBehind(texMarker, content, figure);
    return {};
}

QByteArray pngWithSession(const QByteArray& png, const std::string& session)
{
    constexpr auto start = static_cast<qsizetype>(signatureSize) + static_cast<qsizetype>(headerSize);
    QByteArray chunks;
    const QByteArray base64 = encoded(session);
    for (qsizetype at = 0; at < base64.size(); at += chunkSize) {
        const QByteArray part = QByteArray(pngChunk.data(), std::ssize(pngChunk)) + base64.mid(at, chunkSize);
        chunks += bigEndian(static_cast<quint32>(part.size() - 4)) + part;
        chunks += bigEndian(checksum({part.constData(), static_cast<std::size_t>(part.size())}));
    }
    return png.left(start) + chunks + png.mid(start);
}

QByteArray xmpPacket(const QString& title, const std::string& session)
{
    return R"(<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 xmlns:attentionscope="https://attentionscope.org/ns/1.0/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">)"
           + onlyXmlCharacters(title.toHtmlEscaped().toUtf8()) + R"(</rdf:li></rdf:Alt></dc:title>
<xmp:CreatorTool>AttentionScope</xmp:CreatorTool>)"
           + "\n<pdfuaid:part xmlns:pdfuaid=\"http://www.aiim.org/pdfua/ns/id/\">1</pdfuaid:part>"
           + (session.empty() ? QByteArray()
                              : "\n<attentionscope:session>" + encoded(session) + "</attentionscope:session>")
           + R"(
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>)";
}

QByteArray svgMetadata(const std::string& session)
{
    return "<metadata id=\"attentionscope-session\">" + encoded(session) + "</metadata>";
}

QByteArray htmlMetadata(const std::string& session)
{
    return "<script type=\"text/plain\" id=\"attentionscope-session\">" + encoded(session) + "</script>\n";
}

QByteArray texMetadata(const std::string& session)
{
    constexpr qsizetype lineLength = 1000;  // TeX reads line by line, into a buffer of 200,000
    const QByteArray base64 = encoded(session);
    QByteArray lines = texMarker.data() + QByteArray("\n");
    for (qsizetype at = 0; at < base64.size(); at += lineLength) lines += "% " + base64.mid(at, lineLength) + '\n';
    return lines + "% </attentionscope-session>\n";
}

std::string gifComment(const std::string& session) { return std::string(gifMarker) + encoded(session).toStdString(); }

QByteArray onlyXmlCharacters(QByteArray utf8)
{
    utf8.removeIf([](char c) { return static_cast<unsigned char>(c) < 0x20 && c != '\t' && c != '\n' && c != '\r'; });
    return utf8.replace("\xEF\xBF\xBE", "\xEF\xBF\xBD").replace("\xEF\xBF\xBF", "\xEF\xBF\xBD");
}
