#include "core/tensor/json_text.h"

#include "core/error.h"
#include "core/tensor/mapped_file.h"

#include <unordered_set>
#include <vector>

namespace core {
namespace {

constexpr int deepest = 64;

/// nlohmann words its errors "[json.exception…] parse error at line 1, column 3: …"; the reader wants the place.
std::string placeOf(const std::string& message)
{
    const auto start = message.find("at line ");
    if (start == std::string::npos) return "invalid JSON";
    return "invalid JSON " + message.substr(start, message.find(':', start) - start);
}

/// A first pass that builds nothing: depth and repeated names, in time linear in the text.
class Watch final : public nlohmann::json_sax<Json> {
public:
    Watch(const std::string& file, const std::string& what) : m_file(file), m_what(what) {}

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

private:
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

}  // namespace

Json parseJson(std::string_view text, const std::string& file, const std::string& what)
{
    if (text.empty()) throw Error(Code::Malformed, file, what, "JSON", "nothing");
    Watch watch(file, what);
    Json::sax_parse(text, &watch);
    return Json::parse(text);
}

Json readJsonObject(const std::string& file, std::size_t limit)
{
    Json json = parseJson(readText(file, limit), file, "the text");
    if (!json.is_object()) throw Error(Code::Malformed, file, "the text", "a JSON object", json.type_name());
    return json;
}

}  // namespace core
