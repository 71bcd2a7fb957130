#include "core/text/folder/foreign_tokenizer.h"

#include "core/error.h"
#include "core/text/unicode.h"

namespace core {

ForeignTokenizer::ForeignTokenizer(std::string folder, std::string name, Vocabulary vocabulary)
    : m_folder(std::move(folder)),
      m_name(std::move(name)),
      m_vocabulary(std::move(vocabulary))
{
}

Encoding ForeignTokenizer::encode(std::string_view, std::stop_token) const
{
    throw Error(Code::Unsupported, m_folder,
                "the tokenizer %1 is not read yet: give token ids instead of a text (--ids), or open the model through "
                "an engine (--engine)",
                m_name);
}

std::optional<Token> ForeignTokenizer::token(Index id) const
{
    const auto piece = m_vocabulary.piece(id);
    if (!piece) return std::nullopt;
    return Token{id, std::string(*piece), readable(*piece), {}, std::string(*piece)};
}

std::optional<Index> ForeignTokenizer::id(std::string_view piece) const { return m_vocabulary.id(piece); }

}  // namespace core
