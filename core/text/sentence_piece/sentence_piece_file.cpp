#include "core/text/sentence_piece/sentence_piece_file.h"

#include "core/error.h"
#include "core/file/mapped_file.h"
#include "core/text/sentence_piece/protobuf_message.h"
#include "core/text/tokenizer_json/vocabulary_files.h"
#include "core/text/unicode.h"

#include <unordered_set>

namespace core {
namespace {

using Type = SentencePiece::Type;

/// Beyond any vocabulary; what so many pieces need in memory still fits.
constexpr std::size_t mostPieces = 4'000'000;

SentencePiece readPiece(std::string_view bytes, const std::string& file, std::size_t place)
{
    const std::string what = "piece " + std::to_string(place + 1);
    ProtobufMessage message(bytes, file, what);
    SentencePiece piece;
    while (message.next()) {
        if (message.number() == 1) piece.text = message.bytes("the text");
        if (message.number() == 2) piece.score = message.real("the score");
        if (message.number() != 3) continue;
        const std::uint64_t type = message.whole("the type");
        if (type < 1 || type > 6)
            throw Error(Code::Unknown, file, "unknown type of %1: %2. The known ones are 1 to 6.", what,
                        std::to_string(type));
        piece.type = static_cast<Type>(type);
    }
    if (piece.text.empty())
        throw Error(Code::Missing, file, "%1: the text is missing: expected at least one character", what);
    if (validUtf8(piece.text) != piece.text)
        throw Error(Code::Malformed, file, "%1: the text cannot be understood: expected UTF-8, found other bytes",
                    what);
    return piece;
}

void readTraining(std::string_view bytes, SentencePieceFile& result)
{
    ProtobufMessage message(bytes, result.name, "the trainer_spec");
    while (message.next()) {
        if (message.number() == 24) result.spaceAsSuffix = message.flag("treat_whitespace_as_suffix");
        if (message.number() == 35) result.byteFallback = message.flag("byte_fallback");
        if (message.number() != 3) continue;
        const std::uint64_t type = message.whole("model_type");
        if (type != 1 && type != 2)
            throw Error(
                Code::Unsupported, result.name,
                "the trainer_spec: model_type is not supported: expected 1 (Unigram) or 2 (byte pairs), found %1",
                std::to_string(type));
        result.algorithm = type == 1 ? SentencePieceFile::Algorithm::Unigram : SentencePieceFile::Algorithm::BytePairs;
    }
}

void readNormalization(std::string_view bytes, SentencePieceFile& result)
{
    ProtobufMessage message(bytes, result.name, "the normalizer_spec");
    while (message.next()) {
        switch (message.number()) {
        case 1: result.rules = validUtf8(message.bytes("name")); break;
        case 2: result.charsmap = message.bytes("precompiled_charsmap"); break;
        case 3: result.dummyPrefix = message.flag("add_dummy_prefix"); break;
        case 4: result.removeExtraSpaces = message.flag("remove_extra_whitespaces"); break;
        case 5: result.escapeSpaces = message.flag("escape_whitespaces"); break;
        default: break;
        }
    }
}

/// One piece stands for the unknown, and each text is one piece's alone.
void checkPieces(SentencePieceFile& result)
{
    if (result.pieces.empty())
        throw Error(Code::Missing, result.name, "the pieces are missing: expected a SentencePiece model");
    std::unordered_set<std::string_view> texts;
    std::size_t unknown = 0;
    for (std::size_t place = 0; place < result.pieces.size(); ++place) {
        const SentencePiece& piece = result.pieces[place];
        if (!texts.insert(piece.text).second)
            throw Error(Code::Malformed, result.name,
                        "piece %1 cannot be understood: expected each text once, found “%2” for the second time",
                        std::to_string(place + 1), piece.text.substr(0, 80));
        if (piece.type != Type::Unknown) continue;
        result.unknown = place;
        ++unknown;
    }
    if (unknown != 1)
        throw Error(Code::Malformed, result.name,
                    "the pieces cannot be understood: expected one that stands for unknown text, found %1",
                    std::to_string(unknown));
}

}  // namespace

SentencePieceFile parseSentencePieces(std::string_view bytes, const std::string& file)
{
    SentencePieceFile result;
    result.name = file;
    if (bytes.starts_with("version https://git-lfs"))
        throw Error(Code::CannotRead, file,
                    "%0 cannot be read: it only stands for the tokenizer, which “git lfs pull” fetches");
    ProtobufMessage message(bytes, result.name, "the SentencePiece model");
    while (message.next()) {
        if (message.number() == 2) readTraining(message.bytes("trainer_spec"), result);
        if (message.number() == 3) readNormalization(message.bytes("normalizer_spec"), result);
        if (message.number() != 1) continue;
        if (result.pieces.size() == mostPieces)
            throw Error(Code::OutOfRange, file, "the pieces cannot be used: expected at most %1, found more",
                        std::to_string(mostPieces));
        result.pieces.push_back(readPiece(message.bytes("pieces"), file, result.pieces.size()));
    }
    checkPieces(result);
    return result;
}

SentencePieceFile readSentencePieces(const std::filesystem::path& file)
{
    return parseSentencePieces(readText(file, largestTokenizerFile), file.string());
}

}  // namespace core
