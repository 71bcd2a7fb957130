#pragma once

#include "core/text/chat/chat_value.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace core::chat {

struct Expression;
using ExpressionPtr = std::unique_ptr<const Expression>;

/// An expression of a template.
struct Expression {
    enum class Kind {
        Literal,    ///< value
        Name,       ///< name
        List,       ///< parts
        Tuple,      ///< parts
        Mapping,    ///< parts: key, value, key, value, …
        Attribute,  ///< parts[0].name
        Item,       ///< parts[0][parts[1]]
        Slice,      ///< parts[0][parts[1]:parts[2]:parts[3]], of which the last three may be null
        Call,       ///< parts[0](parts[1], …, named)
        Filter,     ///< parts[0] | name(parts[1], …, named); parts[0] is null in front of a block
        Test,       ///< parts[0] is name(parts[1], …)
        Minus,      ///< -parts[0]
        Plus,       ///< +parts[0]
        Not,
        And,
        Or,
        Arithmetic,  ///< parts[0] name parts[1]
        Comparison,  ///< parts[0] operators[0] parts[1] operators[1] …
        Choice,      ///< parts[1] if parts[0] else parts[2], which may be null
    };

    Kind kind = Kind::Literal;
    int line = 1;
    int height = 1;  ///< height of the tree: one more than its highest part's
    std::string name = {};
    Value value = {};
    std::vector<ExpressionPtr> parts = {};
    std::vector<std::pair<std::string, ExpressionPtr>> named = {};
    std::vector<std::string> operators = {};
};

struct Statement;
using Body = std::vector<std::unique_ptr<const Statement>>;

/// A parameter of a macro, with what it is where nothing is given.
struct Parameter {
    std::string name;
    ExpressionPtr otherwise = nullptr;
};

/// A statement of a template.
struct Statement {
    enum class Kind {
        Text,        ///< text
        Print,       ///< first
        If,          ///< branches: conditions, null for else, with their bodies
        For,         ///< for first in second if third: body, else other
        Set,         ///< first = second
        SetBlock,    ///< first = the body's text, through `second`'s filters where there are some
        Macro,       ///< text(parameters): body
        CallBlock,   ///< first, a call whose macro gets the body as caller(parameters)
        Filter,      ///< the body's text through second's filters
        With,        ///< pairs, for the body alone
        Generation,  ///< body, which the model is to write itself
        Break,
        Continue,
    };

    Kind kind = Kind::Text;
    int line = 1;
    std::string text = {};
    ExpressionPtr first = nullptr;
    ExpressionPtr second = nullptr;
    ExpressionPtr third = nullptr;
    std::vector<std::pair<ExpressionPtr, Body>> branches = {};
    std::vector<std::pair<ExpressionPtr, ExpressionPtr>> pairs = {};
    std::vector<Parameter> parameters = {};
    Body body = {};
    Body other = {};
};

}  // namespace core::chat
