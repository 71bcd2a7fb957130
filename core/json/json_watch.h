#pragma once

#include "core/error.h"
#include "core/json/json_text.h"

#include <string>
#include <unordered_set>
#include <vector>

namespace core {

/// Goes through a JSON text and builds nothing: checks grammar, depth and repeated names in time linear in the text.
/// Who overrides an event calls it here first.
class JsonWatch : public nlohmann::json_sax<Json> {
public:
    /// Both must live as long as this.
    JsonWatch(const std::string& file, const std::string& what) : m_file(file), m_what(what) {}

    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(number_integer_t) override { return true; }
    bool number_unsigned(number_unsigned_t) override { return true; }
    bool number_float(number_float_t, const string_t&) override { return true; }
    bool string(string_t&) override { return true; }
    bool binary(binary_t&) override { return true; }
    bool start_object(std::size_t) override
    {
        m_keys.emplace_back();
        return enter();
    }
    bool key(string_t& name) override
    {
        if (!m_keys.back().insert(name).second)
            throw Error(Code::Malformed, m_file, m_what, "each name once", "“" + name + "” twice");
        return true;
    }
    bool end_object() override
    {
        m_keys.pop_back();
        --m_depth;
        return true;
    }
    bool start_array(std::size_t) override { return enter(); }
    bool end_array() override
    {
        --m_depth;
        return true;
    }
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception& error) override
    {
        throw Error(Code::Malformed, m_file, m_what, "JSON", placeOf(error.what()));
    }

protected:
    int depth() const { return m_depth; }  ///< open lists and objects
    const std::string& file() const { return m_file; }

private:
    static constexpr int deepest = 64;

    /// nlohmann words its errors "[json.exception…] parse error at line 1, column 3: …"; the reader wants the place.
    static std::string placeOf(const std::string& message)
    {
        const auto start = message.find("at line ");
        if (start == std::string::npos) return "invalid JSON";
        return "invalid JSON " + message.substr(start, message.find(':', start) - start);
    }

    bool enter()
    {
        if (++m_depth > deepest)
            throw Error(Code::Malformed, m_file, m_what, "at most " + std::to_string(deepest) + " nested levels",
                        "more");
        return true;
    }

    const std::string& m_file;
    const std::string& m_what;
    int m_depth = 0;
    std::vector<std::unordered_set<std::string>> m_keys;
};

}  // namespace core
