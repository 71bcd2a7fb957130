#pragma once

#include "core/text/pieces/byte_pair_encoder.h"
#include "core/text/sentence_piece/sentence_piece_file.h"

#include <memory>

namespace core {

/// The model of a SentencePiece file, which cuts a text that SentencePieceNormalizer has rewritten just as
/// SentencePiece does. What stands for no text, such as </s>, is never found in one.
std::unique_ptr<const TokenizerModel> sentencePieceModel(const SentencePieceFile& file);

/// The merges that make a vocabulary's pieces: each way to put one together of two others. The piece with the smallest
/// id was learned first; of one piece's ways the one with the shortest left part counts first.
/// @param pieces  in order of their ids
MergeList mergesOf(const Vocabulary& pieces);

}  // namespace core
