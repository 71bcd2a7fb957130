#pragma once

#include <string>
#include <string_view>

#include "core/error.h"

/// The parts of an error's English sentence.
struct SaidParts {
    std::string field;     ///< the thing that is wrong
    std::string expected;  ///< the right value
    std::string found;
    std::string nearest;  ///< the name that may be meant
};

namespace said_parts {

/// Cuts `text` at the first `joint`; what follows it goes into `rest`.
inline bool cutAt(std::string& text, std::string_view joint, std::string& rest)
{
    const std::size_t at = text.find(joint);
    if (at == std::string::npos) return false;
    rest = text.substr(at + joint.size());
    text.erase(at);
    return true;
}

inline void cutEnd(std::string& text, std::string_view end)
{
    if (text.ends_with(end)) text.erase(text.size() - end.size());
}

}  // namespace said_parts

/// Takes the sentence apart at its joints.
inline SaidParts saidParts(const core::Words& sentence)
{
    using namespace said_parts;
    SaidParts said{sentence.english(), {}, {}, {}};
    if (said.field.starts_with("%0")) {
        cutAt(said.field, ": ", said.found);
        said.field.clear();
        return said;
    }
    if (cutAt(said.field, " Did you mean ", said.nearest)) {
        cutEnd(said.nearest, "?");
        cutEnd(said.field, ".");
    }
    const bool unknown = said.field.starts_with("unknown ");
    if (unknown) said.field.erase(0, std::string_view("unknown ").size());
    if (unknown && !said.nearest.empty()) {
        said.found = sentence.values.front().english();
        cutEnd(said.field, " " + said.found);
        return said;
    }
    if (cutAt(said.field, ". The known ones are ", said.expected)) {
        cutEnd(said.expected, ".");
        cutAt(said.field, ": ", said.found);
        return said;
    }
    if (cutAt(said.field, ": expected ", said.expected)) cutAt(said.expected, ", found ", said.found);
    if (cutAt(said.field, " could be any of ", said.found)) cutAt(said.found, "; choose one with ", said.expected);
    if (said.field.starts_with("there is no ") && cutAt(said.field, " in this file. Open ", said.expected)) {
        cutEnd(said.expected, ".");
        said.field.erase(0, std::string_view("there is no ").size());
    }
    if (said.field.starts_with("this session names ")) {
        cutAt(said.field, "this session names ", said.found);
        cutAt(said.found, ", outside of its own folder; ", said.expected);
    }
    cutAt(said.field, " is not read yet: ", said.expected);
    cutAt(said.field, " failed: ", said.found);
    for (const std::string_view verb :
         {" cannot be understood", " cannot be used", " is missing", " are missing", " has the wrong shape",
          " have the wrong shape", " is not supported", " are not supported", " is cut short", " are cut short",
          " is too long", " needs more memory than there is"})
        cutEnd(said.field, verb);
    return said;
}

inline SaidParts saidParts(const core::Error& error) { return saidParts(error.sentence); }
