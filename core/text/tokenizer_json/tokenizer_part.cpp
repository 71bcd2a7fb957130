#include "core/text/tokenizer_json/tokenizer_part.h"

#include "core/text/tokenizer_json/tokenizer_json.h"

#include <algorithm>

namespace core {

TokenizerPart::TokenizerPart(const Json& json, const std::string& file, std::string name)
    : m_json(&json),
      m_file(file),
      m_name(std::move(name))
{
    if (!json.is_object())
        throw Error(Code::Malformed, m_file, "%1 cannot be understood: expected an object, found %2", m_name,
                    excerptOf(json));
}

Error TokenizerPart::malformed(const std::string& field, const Json& found, const Words& said) const
{
    return {Code::Malformed, m_file, said.about({m_name, field, excerptOf(found)})};
}

Error TokenizerPart::unknownType(const Words& said) const
{
    return {Code::Unsupported, m_file,
            said.about({m_name, has("type") ? Words("“" + type() + "”") : Words("no type")})};
}

std::string TokenizerPart::type() const { return text("type"); }

bool TokenizerPart::has(const char* field) const
{
    const auto found = m_json->find(field);
    return found != m_json->end() && !found->is_null();
}

const Json& TokenizerPart::value(const char* field) const
{
    if (!has(field)) throw Error(Code::Missing, m_file, "%1's %2 is missing", m_name, field);
    return *m_json->find(field);
}

const Json& TokenizerPart::list(const char* field) const
{
    const Json& found = value(field);
    if (!found.is_array())
        throw malformed(field, found, Words("%1's %2 cannot be understood: expected a list, found %3"));
    return found;
}

std::string TokenizerPart::text(const char* field) const
{
    const Json& found = value(field);
    if (!found.is_string())
        throw malformed(field, found, Words("%1's %2 cannot be understood: expected a text, found %3"));
    return found.get<std::string>();
}

std::string TokenizerPart::text(const char* field, const std::string& absent) const
{
    return has(field) ? text(field) : absent;
}

std::string TokenizerPart::character(const char* field) const
{
    std::string found = text(field);
    if (codePointsOf(found).size() != 1)
        throw malformed(field, value(field), Words("%1's %2 cannot be understood: expected one character, found %3"));
    return found;
}

bool TokenizerPart::flag(const char* field, bool absent) const
{
    if (!has(field)) return absent;
    if (!value(field).is_boolean())
        throw malformed(field, value(field), Words("%1's %2 cannot be understood: expected true or false, found %3"));
    return value(field).get<bool>();
}

std::size_t TokenizerPart::count(const char* field, std::size_t absent) const
{
    if (!has(field)) return absent;
    if (!value(field).is_number_unsigned())
        throw malformed(field, value(field), Words("%1's %2 cannot be understood: expected a whole number, found %3"));
    return value(field).get<std::size_t>();
}

TextPattern TokenizerPart::pattern() const
{
    const Json& found = value("pattern");
    if (found.is_object() && found.size() == 1 && found.begin()->is_string()) {
        const auto& text = found.begin()->get_ref<const std::string&>();
        if (found.begin().key() == "String") return TextPattern::literal(text);
        if (found.begin().key() == "Regex") return TextPattern::regularExpression(text, m_file, m_name + "'s pattern");
    }
    throw malformed("pattern", found, Words("%1's %2 cannot be understood: expected a String or a Regex, found %3"));
}

Delimiters TokenizerPart::delimiters(Delimiters absent) const
{
    constexpr std::pair<std::string_view, Delimiters> names[] = {
        {"Removed", Delimiters::Removed},
        {"Isolated", Delimiters::Isolated},
        {"MergedWithPrevious", Delimiters::MergedWithPrevious},
        {"MergedWithNext", Delimiters::MergedWithNext},
        {"Contiguous", Delimiters::Contiguous},
    };
    if (!has("behavior")) return absent;
    const auto* found = std::ranges::find(names, text("behavior"), &std::pair<std::string_view, Delimiters>::first);
    if (found != std::end(names)) return found->second;
    throw malformed("behavior", value("behavior"),
                    Words("%1's %2 cannot be understood: expected Removed, Isolated, MergedWithPrevious, "
                          "MergedWithNext or Contiguous, found %3"));
}

std::vector<TokenizerPart> TokenizerPart::parts(const char* field) const
{
    std::vector<TokenizerPart> all;
    for (const Json& part : list(field)) all.emplace_back(part, m_file, m_name);
    return all;
}

}  // namespace core
