#pragma once

#include "core/engine/engine_link.h"

namespace core {

/// The tokenizer of a model that an engine has: it is asked for each text. The vocabulary is here.
class EngineTokenizer final : public Tokenizer {
public:
    explicit EngineTokenizer(std::shared_ptr<const EngineLink> link);

    Encoding encode(std::string_view text, std::stop_token stop) const override;
    Encoding encodePair(std::string_view first, std::string_view second, std::stop_token stop) const override;
    std::optional<Token> token(Index id) const override;
    std::optional<Index> id(std::string_view piece) const override;

private:
    std::shared_ptr<const EngineLink> m_link;
    std::unordered_map<std::string_view, Index> m_ids;  ///< ids of the link's pieces
};

}  // namespace core
