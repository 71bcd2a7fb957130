#include "core/error.h"
#include "core/text/tokenizer_json/tokenizer_part.h"

namespace core {
namespace {

constexpr const char* knownDecoders =
    "BPEDecoder, ByteFallback, ByteLevel, CTC, Fuse, Metaspace, Replace, Sequence, Strip or WordPiece";

Decoder readDecoderSequence(const TokenizerPart& part)
{
    std::vector<Decoder> decoders;
    for (const TokenizerPart& each : part.parts("decoders")) decoders.push_back(readDecoder(each));
    return sequence(std::move(decoders));
}

}  // namespace

Decoder readDecoder(const TokenizerPart& part)
{
    const std::string type = part.type();
    if (type == "ByteLevel") return byteLevelDecoder();
    if (type == "ByteFallback") return byteFallbackDecoder();
    if (type == "Fuse") return fuseDecoder();
    if (type == "WordPiece") return wordPieceDecoder(part.text("prefix", "##"), part.flag("cleanup", true));
    if (type == "BPEDecoder") return endOfWordDecoder(part.text("suffix", "</w>"));
    if (type == "Metaspace")
        return metaspaceDecoder(part.character("replacement"), prependSchemeOf(part) != PrependScheme::Never);
    if (type == "Replace") return replaceDecoder(part.pattern(), part.text("content"));
    if (type == "Strip")
        return stripDecoder(codePointsOf(part.character("content")).front(), part.count("start", 0),
                            part.count("stop", 0));
    if (type == "CTC")
        return ctcDecoder(part.text("pad_token", "<pad>"), part.text("word_delimiter_token", "|"),
                          part.flag("cleanup", true));
    if (type == "Sequence") return readDecoderSequence(part);
    throw part.unknownType(Words("%1 is not supported: expected %3, found %2", knownDecoders));
}

}  // namespace core
