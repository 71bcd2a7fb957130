#include "core/model/config_reader.h"

#include <cmath>

namespace core {

ConfigReader::ConfigReader(const std::filesystem::path& file)
    : m_file(file.string()),
      m_json(readJsonObject(m_file, 16U << 20U))
{
}

const Json* ConfigReader::find(const std::string& field) const
{
    const auto value = m_json.find(field);
    return value == m_json.end() || value->is_null() ? nullptr : &*value;
}

Index ConfigReader::count(const std::string& field, Index largest) const
{
    const std::string expected = "a whole number from 1 to " + std::to_string(largest);
    const Json* value = find(field);
    if (value == nullptr) throw Error(Code::Missing, m_file, "“" + field + "”", expected, "");
    if (!value->is_number_integer() || *value < 1 || *value > largest)
        throw outOfRange(field, expected, value->dump(-1, ' ', true).substr(0, 40));
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
        throw outOfRange(field, "a number", value->dump(-1, ' ', true).substr(0, 40));
    return value->get<float>();
}

bool ConfigReader::flag(const std::string& field, bool absent) const
{
    const Json* value = find(field);
    if (value == nullptr) return absent;
    if (!value->is_boolean()) throw outOfRange(field, "true or false", value->dump(-1, ' ', true).substr(0, 40));
    return value->get<bool>();
}

std::string ConfigReader::text(const std::string& field, const std::string& absent) const
{
    const Json* value = find(field);
    if (value == nullptr) return absent;
    if (!value->is_string()) throw outOfRange(field, "a text", value->dump(-1, ' ', true).substr(0, 40));
    return value->get<std::string>();
}

Error ConfigReader::outOfRange(const std::string& field, const std::string& expected, const std::string& found) const
{
    return {Code::OutOfRange, m_file, "“" + field + "”", expected, found};
}

}  // namespace core
