#include "core/model/repeated_text.h"

#include <algorithm>

namespace core {

bool repeatsText(const Model& model) { return model.decoder != nullptr && model.decoder->transformer.label_head; }

Encoding repeatedText(const Model& model, std::vector<Token> text)
{
    Encoding repeated;
    repeated.tokens = std::move(text);
    if (repeated.tokens.empty()) return repeated;
    std::rotate(repeated.tokens.begin(), repeated.tokens.end() - 1, repeated.tokens.end());
    if (const auto& start = model.decoder->info.start_id) {
        repeated.tokens.front() = model.decoder->token(*start);
        repeated.tokens.front().special = true;
    }
    return repeated;
}

}  // namespace core
