#pragma once

#include "core/text/pieces/tokenizer_model.h"

namespace core {

/// One piece for each word.
class WordLevel final : public TokenizerModel {
public:
    WordLevel(Vocabulary vocabulary, std::string unknown)
        : m_vocabulary(std::move(vocabulary)),
          m_unknown(std::move(unknown))
    {
    }

    std::vector<WordPart> tokenize(std::string_view word, const std::stop_token&) const override
    {
        if (const auto id = m_vocabulary.id(word)) return {{id, std::string(word), 0, word.size()}};
        return {{m_vocabulary.id(m_unknown), m_unknown, 0, word.size()}};
    }

    const Vocabulary& vocabulary() const override { return m_vocabulary; }

private:
    Vocabulary m_vocabulary;
    std::string m_unknown;
};

}  // namespace core
