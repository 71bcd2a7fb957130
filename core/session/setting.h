#pragma once

#include "core/error.h"
#include "core/json/json.h"
#include "core/matrix.h"

#include <span>
#include <string>
#include <variant>
#include <vector>

namespace core {

class JsonObject;

/// Settings as rows: each is written once, with its key in files, its member, what it may be, and what the command line
/// calls it. Files, options and *Reproduce* are made from the same rows.
namespace setting {

struct Flag {};

/// The unit of a number on the command line.
enum class Unit {
    None,
    Percent,      ///< percent of what files have as a share
    Millimetres,  ///< or inches: "89mm", "89" or "3.5in"
    Points,       ///< "7pt" or "7"
    Degrees,
};
struct Number {
    double least = 0;
    double most = 0;
    Unit unit = Unit::None;
    const char* expected = nullptr;  ///< with a unit: what may be typed, for an error
    const char* none = nullptr;      ///< the command line's word for no number

    /// The command line's units in one of the files'.
    double inUnits() const { return unit == Unit::Percent ? 100 : 1; }
};

struct Whole {
    Index least = 0;
    Index most = 1 << 24;        ///< no count, place or index in a file is larger
    const char* none = nullptr;  ///< the command line's word for the least
};

struct Text {
    std::size_t longest = std::string::npos;  ///< bytes, in files
    const char* what = nullptr;               ///< the thing with this length, for an error
    const char* none = nullptr;               ///< the command line's word for an empty one
};

/// One of several names.
struct Name {
    std::vector<std::string> (*all)();
    const char* expected = nullptr;  ///< for an error; null: the names
};

/// Two numbers of float32, the smaller first.
struct Ends {
    static constexpr const char* expected = phrase("two numbers, the smaller first");  ///< for an error
};

/// A kind of its own: it has its own reader, and no option.
struct Own {};

using Kind = std::variant<Flag, Number, Whole, Text, Name, Ends, Own>;

/// Where *Reproduce* says an option; those of one turn follow each other as rows do.
enum class Turn { Content, Rows, Picture, Map, Size, Colors, Words, Labels, Font, Letters };

/// How the command line says a setting.
struct Option {
    const char* names = nullptr;  ///< "--values,!--no-values"; null: it does not, or in a way of its own
    const char* type = "";        ///< the name of the value in the help
    const char* help = "";
    Turn turn = Turn::Labels;
};

/// The contents that a setting is for; its option is refused with any other.
template<typename Owner>
struct Use {
    bool (*isOf)(const Owner&) = nullptr;  ///< null: for everything
    const char* otherwise = "";            ///< says so
};

/// A value in a struct, as JSON: null where there is none.
template<typename Owner>
struct Value {
    Kind kind;
    Json (*get)(const Owner&);
    void (*set)(Owner&, const Json&);
    void (*read)(const JsonObject&, Owner&) = nullptr;  ///< Own
};

/// Whether files have a setting that is what it usually is.
enum class Written { Changed, Always };

/// The shortest text that reads back as this number.
std::string numberWord(double number);
std::string numberWord(float number);

/// A value as the command line has it, where it is no flag.
std::string wordOf(const Kind& kind, const Json& value);

/// A field's value. @throws Error{OutOfRange}, naming the field
Json checked(const JsonObject& reader, const char* key, const Kind& kind);

}  // namespace setting

/// A setting's reader and writer in files.
template<typename Owner>
struct Field {
    const char* key;
    setting::Value<Owner> value;
    setting::Written written = setting::Written::Changed;
};

template<typename Owner>
struct Setting : Field<Owner> {
    setting::Option option = {};
    setting::Use<Owner> use = {};

    bool differs(const Owner& owner) const { return this->value.get(owner) != this->value.get(Owner{}); }
    bool isFor(const Owner& owner) const { return use.isOf == nullptr || use.isOf(owner); }
};

}  // namespace core
