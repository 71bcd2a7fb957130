#pragma once

#include "core/json/json_text.h"
#include "core/text/pieces/byte_pair_encoder.h"

namespace core {

/// The content of a tokenizer.json. Its large tables are read straight into the models' own forms: a document of a
/// million small values takes seconds.
struct TokenizerJson {
    enum class Table { None, Object, List };

    Json parts;                  ///< everything else, as a document
    Table table = Table::None;   ///< how model.vocab is written
    Vocabulary vocabulary;       ///< model.vocab; of a list the ids are places
    std::vector<double> scores;  ///< scores of a list, place by place
    bool hasMerges = false;
    MergeList merges;  ///< model.merges, the first learned first
};

/// @param file      names the source in errors
/// @param warnings  receives one sentence for each oddity that does not stand in the way
/// @throws Error{Malformed} for what is not JSON, or has another shape
TokenizerJson parseTokenizerJson(std::string_view text, const std::string& file, std::vector<std::string>& warnings);

/// Adds a piece, with a warning for an id that is another's too or beyond any vocabulary.
void addPiece(Vocabulary& vocabulary, const std::string& piece, Index id, std::vector<std::string>& warnings);

/// An id as files have it.
/// @throws Error{Malformed} naming the field for anything but a whole number from 0 to 4294967295
Index tokenIdOf(const Json& id, const std::string& file, const std::string& field);

/// Some of a value, for error messages.
std::string excerptOf(const Json& value);

}  // namespace core
