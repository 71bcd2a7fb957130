#pragma once

#include "core/text/pieces/vocabulary.h"
#include "core/text/tokenizer.h"

namespace core {

/// Stands for a tokenizer whose way to cut texts is not known here: it refuses texts by the name of its class, and
/// knows what ids stand for as far as its vocabulary is a list.
class ForeignTokenizer final : public Tokenizer {
public:
    /// @param folder  for messages
    /// @param name    of the class, with what else is known of it
    ForeignTokenizer(std::string folder, std::string name, Vocabulary vocabulary);

    /// @throws Error{Unsupported} naming the class
    Encoding encode(std::string_view text, std::stop_token stop = {}) const override;
    std::optional<Token> token(Index id) const override;
    std::optional<Index> id(std::string_view piece) const override;

private:
    std::string m_folder;
    std::string m_name;
    Vocabulary m_vocabulary;
};

}  // namespace core
