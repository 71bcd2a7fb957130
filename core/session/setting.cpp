#include "core/session/setting.h"

#include "core/json/json_object.h"

#include <charconv>
#include <cmath>

namespace core::setting {
namespace {

std::string shortest(auto number)
{
    char text[32];
    const auto [end, error] = std::to_chars(std::begin(text), std::end(text), number);
    return {text, end};
}

/// Reads a field as its kind asks for.
struct CheckedField {
    Json operator()(const Flag&) const
    {
        bool value = false;
        reader.read(key, value);
        return value;
    }
    Json operator()(const Number& number) const
    {
        double value = 0;
        reader.readBetween(key, value, number.least, number.most);
        return value;
    }
    Json operator()(const Whole& whole) const
    {
        Index value = 0;
        reader.read(key, value, whole.most, whole.least);
        return value;
    }
    Json operator()(const Text& text) const
    {
        std::string value;
        reader.read(key, value);
        if (value.size() <= text.longest) return value;
        const std::string most = std::to_string(text.longest);
        throw text.what == nullptr
            ? reader.wrong(key, *reader.find(key),
                           Words("%1 cannot be used: expected at most %3 bytes, found %2", most))
            : reader.wrong(key, std::to_string(value.size()) + " bytes",
                           Words("%1 cannot be used: expected %3, at most %4 bytes, found %2", text.what, most));
    }
    Json operator()(const Name& name) const
    {
        const Json& json = *reader.find(key);
        std::string value, known;
        if (json.is_string() || name.expected != nullptr) reader.read(key, value);
        for (const std::string& each : name.all()) {
            if (each == value) return value;
            known.append(known.empty() ? "" : ", ").append(each);
        }
        throw reader.wrong(
            key, json,
            Words("%1 cannot be used: expected %3, found %2", name.expected != nullptr ? name.expected : known));
    }
    Json operator()(const Ends&) const
    {
        std::vector<float> ends;
        reader.each(key, 2, [&](const Json& end) {
            if (!end.is_number() || !std::isfinite(end.get<float>()))
                throw reader.wrong(key, end, Words("%1 cannot be used: expected %3, found %2", Ends::expected));
            ends.push_back(end.get<float>());
        });
        if (ends.empty()) return {};
        if (ends.size() != 2 || !(ends[0] < ends[1]))
            throw reader.wrong(key, *reader.find(key),
                               Words("%1 cannot be used: expected %3, found %2", Ends::expected));
        return ends;
    }
    Json operator()(const Own&) const { return *reader.find(key); }

    const JsonObject& reader;
    const char* key;
};

}  // namespace

std::string numberWord(double number) { return shortest(number); }
std::string numberWord(float number) { return shortest(number); }

std::string wordOf(const Kind& kind, const Json& value)
{
    if (std::holds_alternative<Ends>(kind))
        return numberWord(value[0].get<float>()) + "," + numberWord(value[1].get<float>());
    if (const auto* number = std::get_if<Number>(&kind))
        return numberWord(number->inUnits() * value.get<double>()) + (number->unit == Unit::Millimetres ? "mm" : "");
    const auto* whole = std::get_if<Whole>(&kind);
    if (whole != nullptr && whole->none != nullptr && value == whole->least) return whole->none;
    return value.is_string() ? value.get<std::string>() : value.dump();
}

Json checked(const JsonObject& reader, const char* key, const Kind& kind)
{
    return std::visit(CheckedField{reader, key}, kind);
}

}  // namespace core::setting
