#include "core/text/pipeline/decoder.h"

#include "core/text/byte_level.h"
#include "core/text/unicode.h"

#include <algorithm>
#include <optional>

namespace core {
namespace {

std::string replaced(std::string text, std::string_view what, std::string_view with)
{
    if (what.empty()) return text;
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + with.size()))
        text.replace(at, what.size(), with);
    return text;
}

/// English as it is written: no space before punctuation and contractions.
std::string cleanedUp(std::string text)
{
    constexpr std::pair<std::string_view, std::string_view> rules[] = {
        {" .", "."},   {" ?", "?"},           {" !", "!"},   {" ,", ","},     {" ' ", "'"},   {" n't", "n't"},
        {" 'm", "'m"}, {" do not", " don't"}, {" 's", "'s"}, {" 've", "'ve"}, {" 're", "'re"}};
    for (const auto& [what, with] : rules) text = replaced(std::move(text), what, with);
    return text;
}

std::optional<char> byteOfPiece(std::string_view piece)
{
    if (piece.size() != 6 || !piece.starts_with("<0x") || piece[5] != '>') return std::nullopt;
    int value = 0;
    for (const char c : piece.substr(3, 2)) {
        const int lower = c | 0x20;
        const int digit = c >= '0' && c <= '9' ? c - '0' : lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
        if (digit < 0) return std::nullopt;
        value = value * 16 + digit;
    }
    return static_cast<char>(value);
}

std::string joined(const std::vector<std::string>& pieces)
{
    std::string text;
    for (const std::string& piece : pieces) text += piece;
    return text;
}

/// A decoder that changes each piece by itself.
template<typename Change>
Decoder eachPiece(Change change)
{
    return [change = std::move(change)](std::vector<std::string> pieces) {
        for (std::size_t i = 0; i < pieces.size(); ++i) pieces[i] = change(std::move(pieces[i]), i, pieces.size());
        return pieces;
    };
}

std::string stripped(const std::string& piece, char32_t character, std::size_t left, std::size_t right)
{
    std::u32string_view kept;
    const std::u32string characters = codePointsOf(piece);
    kept = characters;
    for (; left > 0 && kept.starts_with(character); --left) kept.remove_prefix(1);
    for (; right > 0 && kept.ends_with(character); --right) kept.remove_suffix(1);
    std::string text;
    for (const char32_t c : kept) appendUtf8(text, c);
    return text;
}

}  // namespace

Decoder byteLevelDecoder()
{
    return [](const std::vector<std::string>& pieces) {
        std::string bytes;
        for (const std::string& piece : pieces) bytes += isByteLevel(piece) ? byteLevelBytes(piece) : piece;
        return std::vector<std::string>{validUtf8(bytes)};
    };
}

Decoder byteFallbackDecoder()
{
    return [](const std::vector<std::string>& pieces) {
        std::vector<std::string> texts;
        std::string bytes;
        const auto flush = [&] {
            if (bytes.empty()) return;
            const bool valid = validUtf8(bytes) == bytes;
            if (valid) texts.push_back(bytes);
            for (std::size_t i = 0; i < bytes.size() && !valid; ++i) texts.emplace_back("\uFFFD");
            bytes.clear();
        };
        for (const std::string& piece : pieces) {
            if (const auto byte = byteOfPiece(piece)) {
                bytes += *byte;
                continue;
            }
            flush();
            texts.push_back(piece);
        }
        flush();
        return texts;
    };
}

Decoder wordPieceDecoder(std::string prefix, bool cleanup)
{
    return eachPiece([prefix = std::move(prefix), cleanup](std::string piece, std::size_t place, std::size_t) {
        if (place > 0 && piece.starts_with(prefix))
            piece.erase(0, prefix.size());
        else if (place > 0)
            piece.insert(0, " ");
        return cleanup ? cleanedUp(std::move(piece)) : piece;
    });
}

Decoder metaspaceDecoder(std::string replacement, bool prepended)
{
    return eachPiece(
        [replacement = std::move(replacement), prepended](std::string piece, std::size_t place, std::size_t) {
            return replaced(std::move(piece), replacement, place == 0 && prepended ? "" : " ");
        });
}

Decoder endOfWordDecoder(std::string suffix)
{
    return eachPiece([suffix = std::move(suffix)](std::string piece, std::size_t place, std::size_t count) {
        return replaced(std::move(piece), suffix, place + 1 == count ? "" : " ");
    });
}

Decoder fuseDecoder()
{
    return [](const std::vector<std::string>& pieces) { return std::vector<std::string>{joined(pieces)}; };
}

Decoder replaceDecoder(TextPattern pattern, std::string content)
{
    return eachPiece([pattern = std::move(pattern), content = std::move(content)](const std::string& piece, std::size_t,
                                                                                  std::size_t) {
        NormalizedText text(piece);
        text.replace(pattern.find(piece, {}), content);
        return text.text();
    });
}

Decoder stripDecoder(char32_t character, std::size_t left, std::size_t right)
{
    return eachPiece(
        [=](const std::string& piece, std::size_t, std::size_t) { return stripped(piece, character, left, right); });
}

Decoder ctcDecoder(std::string padding, std::string wordDelimiter, bool cleanup)
{
    return [=](std::vector<std::string> pieces) {
        pieces.erase(std::unique(pieces.begin(), pieces.end()), pieces.end());
        for (std::string& piece : pieces) {
            piece = replaced(std::move(piece), padding, "");
            if (cleanup) piece = replaced(cleanedUp(std::move(piece)), wordDelimiter, " ");
        }
        std::erase_if(pieces, [](const std::string& piece) { return piece.empty(); });
        return pieces;
    };
}

Decoder sequence(std::vector<Decoder> decoders)
{
    return [decoders = std::move(decoders)](std::vector<std::string> pieces) {
        for (const Decoder& decoder : decoders) pieces = decoder(std::move(pieces));
        return pieces;
    };
}

}  // namespace core
