#pragma once

#include "core/error.h"
#include "core/json/json_text.h"
#include "core/json/value_names.h"
#include "core/matrix.h"

#include <concepts>
#include <cstdint>
#include <optional>
#include <utility>

namespace core {

/// A JSON object whose fields are checked one by one as they are read; an absent one, or null, leaves the value that is
/// there. Errors name the file and the field's place.
class JsonObject {
public:
    /// No count, place or index in a file is larger.
    static constexpr Index largestIndex = 1 << 24;

    JsonObject(const Json& json, std::string file, std::string where)
        : m_json(json),
          m_file(std::move(file)),
          m_where(std::move(where))
    {
        if (!json.is_object())
            throw Error(
                Code::Malformed, m_file,
                m_where.empty()
                    ? Words("the top level cannot be understood: expected an object, found %1", json.type_name())
                    : Words("%1 cannot be understood: expected an object, found %2", m_where, json.type_name()));
    }

    const Json* find(const char* field) const
    {
        const auto found = m_json.find(field);
        return found == m_json.end() || found->is_null() ? nullptr : &*found;
    }
    JsonObject object(const char* field, const Json& json) const { return {json, m_file, name(field)}; }

    void read(const char* field, Index& value, Index most = largestIndex, Index least = 0) const
    {
        const Json* json = find(field);
        if (json == nullptr) return;
        if (!json->is_number_integer())
            throw wrong(field, *json, Words("%1 cannot be used: expected a whole number, found %2"));
        const auto number = json->get<std::int64_t>();
        if (number < least || number > most)
            throw wrong(
                field, *json,
                Words("%1 cannot be used: expected %3 to %4, found %2", std::to_string(least), std::to_string(most)));
        value = number;
    }
    void read(const char* field, std::uint64_t& value) const
    {
        const Json* json = find(field);
        if (json == nullptr) return;
        if (!json->is_number_unsigned())
            throw wrong(field, *json, Words("%1 cannot be used: expected a whole number, found %2"));
        value = json->get<std::uint64_t>();
    }
    void read(const char* field, bool& value) const
    {
        const Json* json = find(field);
        if (json == nullptr) return;
        if (!json->is_boolean())
            throw wrong(field, *json, Words("%1 cannot be used: expected true or false, found %2"));
        value = json->get<bool>();
    }
    void read(const char* field, std::string& value) const
    {
        const Json* json = find(field);
        if (json == nullptr) return;
        if (!json->is_string()) throw wrong(field, *json, Words("%1 cannot be used: expected a text, found %2"));
        value = json->get<std::string>();
    }
    /// @param longest  bytes
    void read(const char* field, std::string& text, std::size_t longest) const
    {
        read(field, text);
        if (text.size() > longest)
            throw Error(Code::OutOfRange, m_file, "%1 cannot be used: expected at most %2 bytes, found %3", field,
                        std::to_string(longest), std::to_string(text.size()));
    }
    template<std::floating_point Number>
    void readBetween(const char* field, Number& value, Number least, Number most) const
    {
        const Json* json = find(field);
        if (json == nullptr) return;
        if (!json->is_number() || !(json->get<Number>() >= least && json->get<Number>() <= most))
            throw wrong(
                field, *json,
                Words("%1 cannot be used: expected %3 to %4, found %2", std::to_string(least), std::to_string(most)));
        value = json->get<Number>();
    }
    template<std::floating_point Number>
    void readBetween(const char* field, std::optional<Number>& value, Number least, Number most) const
    {
        if (find(field) != nullptr) readBetween(field, value.emplace(), least, most);
    }
    template<typename Value, std::size_t count>
    void read(const char* field, Value& value, const std::pair<Value, const char*> (&names)[count]) const
    {
        const Json* json = find(field);
        if (json == nullptr) return;
        std::string known;
        for (const auto& [each, spelling] : names) {
            if (*json == spelling) {
                value = each;
                return;
            }
            known += (known.empty() ? "" : ", ") + std::string(spelling);
        }
        throw wrong(field, *json, Words("%1 cannot be used: expected %3, found %2", known));
    }
    template<typename Value, std::size_t count>
    void read(const char* field, std::optional<Value>& value, const std::pair<Value, const char*> (&names)[count]) const
    {
        if (find(field) != nullptr) read(field, value.emplace(), names);
    }
    template<typename Value>
    void read(const char* field, std::optional<Value>& value) const
    {
        if (find(field) != nullptr) read(field, value.emplace());
    }
    /// The entries of a list of at most `most`.
    template<typename Use>
    void each(const char* field, std::size_t most, const Use& use) const
    {
        const Json* json = find(field);
        if (json == nullptr) return;
        if (!json->is_array() || json->size() > most)
            throw wrong(field, *json,
                        Words("%1 cannot be used: expected a list of at most %3, found %2", std::to_string(most)));
        for (const Json& entry : *json) use(entry);
    }

    /// @param said  with %1 for the field and %2 for what was found; its own values follow
    Error wrong(const char* field, const Json& found, const Words& said) const
    {
        return {Code::OutOfRange, m_file,
                said.about({name(field), found.dump(-1, ' ', true, Json::error_handler_t::replace).substr(0, 40)})};
    }
    const std::string& file() const { return m_file; }

private:
    std::string name(const char* field) const { return m_where.empty() ? field : m_where + "." + field; }

    const Json& m_json;
    std::string m_file;
    std::string m_where;
};

}  // namespace core
