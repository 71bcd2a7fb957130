#pragma once

#include "core/error.h"
#include "core/json/json_text.h"

#include <algorithm>
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
        if (m_names.size() == m_objects) m_names.emplace_back();
        m_names[m_objects++].clear();
        return enter();
    }
    bool key(string_t& name) override
    {
        if (!m_names[m_objects - 1].add(name))
            throw Error(Code::Malformed, m_file, "%1 cannot be understood: expected each name once, found “%2” twice",
                        m_what, name);
        return true;
    }
    bool end_object() override
    {
        --m_objects;
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
        throw Error(Code::Malformed, m_file, "%1 cannot be understood: expected JSON, found %2", m_what,
                    placeOf(error.what()));
    }

protected:
    int depth() const { return m_depth; }  ///< open lists and objects
    const std::string& file() const { return m_file; }

private:
    static constexpr int deepest = 64;

    /// The names of one object: most have a few, which are compared one by one and whose memory the next object uses.
    class Names {
    public:
        void clear()
        {
            m_few.clear();
            if (!m_many.empty()) m_many = {};
        }
        /// @return whether it was not there
        bool add(const std::string& name)
        {
            constexpr std::size_t few = 8;
            if (!m_many.empty()) return m_many.insert(name).second;
            if (std::ranges::find(m_few, name) != m_few.end()) return false;
            m_few.push_back(name);
            if (m_few.size() == few) m_many.insert(m_few.begin(), m_few.end());
            return true;
        }

    private:
        std::vector<std::string> m_few;
        std::unordered_set<std::string> m_many;
    };

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
            throw Error(Code::Malformed, m_file,
                        "%1 cannot be understood: expected at most %2 nested levels, found more", m_what,
                        std::to_string(deepest));
        return true;
    }

    const std::string& m_file;
    const std::string& m_what;
    int m_depth = 0;
    std::vector<Names> m_names;  ///< names of each open object, and of closed ones for their memory
    std::size_t m_objects = 0;   ///< open objects
};

}  // namespace core
