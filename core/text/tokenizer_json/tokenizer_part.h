#pragma once

#include "core/error.h"
#include "core/json/json.h"
#include "core/text/pipeline/decoder.h"
#include "core/text/pipeline/normalizer.h"
#include "core/text/pipeline/post_processor.h"
#include "core/text/pipeline/pre_tokenizer.h"

namespace core {

/// One part of a tokenizer.json, such as its normalizer: an object whose fields are read with a check.
class TokenizerPart {
public:
    /// @param name  what the part is called in errors, e.g. "the normalizer"
    /// @throws Error{Malformed} if it is not an object
    TokenizerPart(const Json& json, const std::string& file, std::string name);

    const std::string& file() const { return m_file; }
    const std::string& name() const { return m_name; }
    /// @throws Error{Malformed} if the part does not say
    std::string type() const;

    bool has(const char* field) const;  ///< there and not null
    const Json& value(const char* field) const;
    const Json& list(const char* field) const;
    std::string text(const char* field) const;
    std::string text(const char* field, const std::string& absent) const;
    std::string character(const char* field) const;  ///< a text of one character
    bool flag(const char* field, bool absent) const;
    std::size_t count(const char* field, std::size_t absent) const;
    /// {"String": …} or {"Regex": …}
    TextPattern pattern() const;
    Delimiters delimiters(Delimiters absent) const;
    /// Parts in a list, each under this part's name.
    std::vector<TokenizerPart> parts(const char* field) const;

    Error malformed(const std::string& field, const Json& found, const Words& said) const;
    /// The error for a type that is not known.
    Error unknownType(const Words& said) const;

private:
    const Json* m_json;
    std::string m_file;
    std::string m_name;
};

/// When a Metaspace prepends its sign.
PrependScheme prependSchemeOf(const TokenizerPart& part);

Normalizer readNormalizer(const TokenizerPart& part);
PreTokenizer readPreTokenizer(const TokenizerPart& part);
PostProcessor readPostProcessor(const TokenizerPart& part);
Decoder readDecoder(const TokenizerPart& part);

}  // namespace core
