#include "core/model/family/config_reader.h"

#include "core/file/mapped_file.h"
#include "core/json/json_text.h"
#include "core/json/strict_json.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace core {

ConfigReader::ConfigReader(const std::filesystem::path& file)
    // Python writes Infinity and NaN, which JSON lacks; a text in place of NaN is refused where a number is needed.
    : ConfigReader(parse(strictJson(readText(file.string(), 16U << 20U), "\"NaN\"").text, file.string()))
{
}

ConfigReader::ConfigReader(std::string file, std::string within, std::shared_ptr<const Json> json,
                           std::shared_ptr<Asked> asked)
    : m_file(std::move(file)),
      m_within(std::move(within)),
      m_json(std::move(json)),
      m_asked(std::move(asked))
{
}

ConfigReader ConfigReader::parse(std::string_view text, const std::string& file)
{
    Json json = parseJson(text, file, "the text");
    if (!json.is_object())
        throw Error(Code::Malformed, file, "the text cannot be understood: expected a JSON object, found %1",
                    json.type_name());
    return {file, "", std::make_shared<const Json>(std::move(json)), std::make_shared<Asked>()};
}

const Json* ConfigReader::find(const std::string& field) const
{
    m_asked->insert(m_within + field);
    const auto value = m_json->find(field);
    return value == m_json->end() || value->is_null() ? nullptr : &*value;
}

bool ConfigReader::names(const std::string& field) const
{
    m_asked->insert(m_within + field);
    return m_json->contains(field);
}

const Json* ConfigReader::list(const std::string& field) const
{
    const Json* value = find(field);
    return value != nullptr && value->is_array() ? value : nullptr;
}

std::string ConfigReader::firstText(const std::string& field) const
{
    const Json* texts = list(field);
    return texts == nullptr || texts->empty() || !texts->front().is_string() ? "" : texts->front().get<std::string>();
}

void ConfigReader::passOver(std::initializer_list<const char*> fields) const
{
    for (const char* field : fields) m_asked->insert(m_within + field);
}

std::vector<ConfigReader::Field> ConfigReader::unread() const
{
    std::vector<Field> fields;
    for (const auto& [name, value] : m_json->items()) {
        const std::string path = m_within + name, inside = path + ".";
        const auto first = m_asked->lower_bound(inside);
        const bool opened = value.is_object() && first != m_asked->end() && first->starts_with(inside);
        if (opened)
            std::ranges::move(ConfigReader(m_file, inside, {m_json, &value}, m_asked).unread(),
                              std::back_inserter(fields));
        else if (!value.empty() && !m_asked->contains(path))
            fields.push_back({path, &value});
    }
    return fields;
}

Index ConfigReader::count(const std::string& field, Index largest) const
{
    const Json* value = find(field);
    if (value == nullptr)
        throw Error(Code::Missing, m_file, "“%1” is missing: expected a whole number from 1 to %2", m_within + field,
                    std::to_string(largest));
    if (!value->is_number_integer() || *value < 1 || *value > largest)
        throw outOfRange(field, Words("%1 cannot be used: expected a whole number from 1 to %2, found %3",
                                      std::to_string(largest), value->dump(-1, ' ', true).substr(0, 40)));
    return value->get<Index>();
}

Index ConfigReader::count(const std::string& field, Index largest, Index absent) const
{
    return find(field) == nullptr ? absent : count(field, largest);
}

float ConfigReader::number(const std::string& field, float absent) const
{
    const Json* value = find(field);
    if (value == nullptr) return absent;
    if (!value->is_number() || !std::isfinite(value->get<float>()))
        throw outOfRange(
            field, Words("%1 cannot be used: expected a number, found %2", value->dump(-1, ' ', true).substr(0, 40)));
    return value->get<float>();
}

float ConfigReader::positive(const std::string& field, float absent) const
{
    const float value = number(field, absent);
    if (!(value > 0))
        throw outOfRange(field, Words("%1 cannot be used: expected a number above 0, found %2", std::to_string(value)));
    return value;
}

float ConfigReader::epsilon(const std::string& field, float absent) const
{
    const float value = number(field, absent);
    if (!(value >= 0 && value < 1))
        throw outOfRange(field,
                         Words("%1 cannot be used: expected a number from 0 to 1, found %2", std::to_string(value)));
    return value;
}

Activation ConfigReader::activation(const std::string& field, const std::string& absent) const
{
    const std::string name = text(field, absent);
    const auto known = activationFromName(name);
    if (!known)
        throw outOfRange(field,
                         Words("%1 cannot be used: expected gelu_new, gelu, relu, relu2 or silu, found %2", name));
    return *known;
}

std::optional<ConfigReader> ConfigReader::object(const std::string& field) const
{
    const Json* value = find(field);
    if (value == nullptr) return std::nullopt;
    if (!value->is_object())
        throw outOfRange(
            field, Words("%1 cannot be used: expected an object, found %2", value->dump(-1, ' ', true).substr(0, 40)));
    return ConfigReader(m_file, m_within + field + ".", std::shared_ptr<const Json>(m_json, value), m_asked);
}

ConfigReader ConfigReader::part(const std::string& field) const
{
    if (auto found = object(field)) return std::move(*found);
    throw Error(Code::Missing, m_file, "“%1” is missing: expected an object with the tower's sizes", m_within + field);
}

ConfigReader ConfigReader::with(const std::string& field, Json value) const
{
    auto changed = std::make_shared<Json>(*m_json);
    (*changed)[field] = std::move(value);
    return {m_file, m_within, std::move(changed), m_asked};
}

void ConfigReader::requireFalse(const std::string& field) const
{
    if (flag(field, false)) throw outOfRange(field, Words("%1 cannot be used: expected false, found true"));
}

void ConfigReader::requireMultiple(const std::string& field, Index value, const std::string& name, Index divisor) const
{
    if (value % divisor != 0)
        throw outOfRange(field, Words("%1 cannot be used: expected a multiple of %2 (%3), found %4", name,
                                      std::to_string(divisor), std::to_string(value)));
}

bool ConfigReader::flag(const std::string& field, bool absent) const
{
    const Json* value = find(field);
    if (value == nullptr) return absent;
    if (!value->is_boolean())
        throw outOfRange(field, Words("%1 cannot be used: expected true or false, found %2",
                                      value->dump(-1, ' ', true).substr(0, 40)));
    return value->get<bool>();
}

std::string ConfigReader::text(const std::string& field, const std::string& absent) const
{
    const Json* value = find(field);
    if (value == nullptr) return absent;
    if (!value->is_string())
        throw outOfRange(
            field, Words("%1 cannot be used: expected a text, found %2", value->dump(-1, ' ', true).substr(0, 40)));
    return value->get<std::string>();
}

Error ConfigReader::outOfRange(const std::string& field, const Words& said) const
{
    return {Code::OutOfRange, m_file, said.about({"“" + m_within + field + "”"})};
}

Index paddingIdIn(const ConfigReader& config, Index absent)
{
    const float id = config.number("pad_token_id", static_cast<float>(absent));
    if (!(id >= 0 && id < 1e6F))
        throw config.outOfRange("pad_token_id",
                                Words("%1 cannot be used: expected a token id, found %2", std::to_string(id)));
    return static_cast<Index>(id);
}

}  // namespace core
