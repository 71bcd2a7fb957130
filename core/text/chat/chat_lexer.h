#pragma once

#include "core/error.h"

#include <string>
#include <string_view>
#include <vector>

namespace core::chat {

/// A piece of a template's source.
struct Lexeme {
    enum class Kind { Text, PrintBegin, PrintEnd, TagBegin, TagEnd, Name, Whole, Fraction, Quoted, Operator, End };

    Kind kind = Kind::End;
    std::string text = {};  ///< the content of Quoted, without quotes and escapes
    int line = 1;

    bool is(Kind of, std::string_view written) const { return kind == of && text == written; }
    bool isOperator(std::string_view written) const { return is(Kind::Operator, written); }
    bool isName(std::string_view written) const { return is(Kind::Name, written); }
};

/// Takes a template apart as Jinja does where it is set up for chat templates: the line end behind a tag belongs to the
/// tag (trim_blocks), and so do blanks before a tag that begins its line (lstrip_blocks); "-" takes all blanks on its
/// side, "+" leaves them. One line end at the template's end is left out. Comments leave nothing.
///
/// @return pieces that end with End
/// @throws SourceProblem
std::vector<Lexeme> lexemesOf(std::string_view source);

/// Where a template is no template.
struct SourceProblem {
    Words said;
};

}  // namespace core::chat
