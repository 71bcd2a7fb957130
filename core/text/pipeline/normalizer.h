#pragma once

#include "core/text/pattern/text_pattern.h"
#include "core/text/pipeline/precompiled_charsmap.h"
#include "core/text/unicode_normalization.h"

#include <functional>
#include <memory>
#include <optional>

namespace core {

/// Rewrites a text before it is cut into words, as a tokenizer.json's "normalizer" says.
using Normalizer = std::function<void(NormalizedText& text, const std::stop_token& stop)>;

/// BERT's normalization of a text (Devlin et al., 2018).
struct BertNormalization {
    bool cleanText = true;                  ///< drops control characters, makes every white space a space
    bool spaceChinese = true;               ///< puts spaces around Chinese characters
    std::optional<bool> stripAccents = {};  ///< empty: follows `lowercase`
    bool lowercase = true;
};

Normalizer unicodeNormalizer(NormalizationForm form);
Normalizer lowercaseNormalizer();
Normalizer stripNormalizer(bool left, bool right);  ///< of white space
Normalizer stripAccentsNormalizer();                ///< drops all marks; a decomposing one should come before
Normalizer bertNormalizer(const BertNormalization& settings);
Normalizer replaceNormalizer(TextPattern pattern, std::string content);
Normalizer prependNormalizer(std::string prefix);
Normalizer nmtNormalizer();  ///< drops control characters, makes other white space and invisible characters spaces
Normalizer byteLevelNormalizer();  ///< each byte as a printable character, see byteLevelCharacter()
Normalizer precompiledNormalizer(std::shared_ptr<const PrecompiledCharsmap> charsmap);
Normalizer sequence(std::vector<Normalizer> normalizers);

}  // namespace core
