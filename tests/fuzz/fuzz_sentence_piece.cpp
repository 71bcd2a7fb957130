#include "core/error.h"
#include "core/text/sentence_piece/sentence_piece_model.h"
#include "core/text/sentence_piece/sentence_piece_normalizer.h"

/// Any bytes: an Error, or a SentencePiece model that rewrites and cuts a text, never a crash.
/// Seeds: the .spm and .model files under tests/golden/data/tokenizers.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    try {
        const core::SentencePieceFile file =
            core::parseSentencePieces({reinterpret_cast<const char*>(data), size}, "fuzz");
        core::NormalizedText text(
            "  The keeper's\t3 hats, \xEF\xAC\x81 \xE4\xBA\xBA e\xCC\x81 \xE2\x96\x81<0x0A> ab abc ");
        core::SentencePieceNormalizer(file).normalize(text, size % 3, {});
        for (const core::WordPart& part : core::sentencePieceModel(file)->tokenize(text.text(), {}))
            text.originalOf({part.from, part.to});
    } catch (const core::Error&) {
    }
    return 0;
}
