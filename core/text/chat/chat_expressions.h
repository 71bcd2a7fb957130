#pragma once

#include "core/error.h"
#include "core/text/chat/chat_lexer.h"
#include "core/text/chat/chat_tree.h"

#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace core::chat {

/// Reads expressions from a template's pieces, with Jinja's precedence: choice, or, and, not, comparison, + and -, ~,
/// * / // and %, **, signs, then what stands behind a value (attributes, items, calls, filters, tests).
class ExpressionReader {
public:
    /// @param lexemes  that end with End
    /// @param file     names the template in errors
    ExpressionReader(std::vector<Lexeme> lexemes, std::string file)
        : m_lexemes(std::move(lexemes)),
          m_file(std::move(file))
    {
    }

protected:
    /// Counts how deeply what is being read is nested.
    class Depth {
    public:
        explicit Depth(ExpressionReader& reader);
        ~Depth() { --m_reader.m_depth; }
        Depth(const Depth&) = delete;
        Depth& operator=(const Depth&) = delete;

    private:
        ExpressionReader& m_reader;
    };

    const std::string& file() const { return m_file; }
    const Lexeme& now() const { return m_lexemes[m_at]; }
    const Lexeme& take();
    /// @throws SourceProblem naming what is there instead
    /// @param said  with %1 for the line and %2 for what was found; its own values follow
    [[noreturn]] void fail(const Words& said) const;
    void require(Lexeme::Kind kind, const char* written);
    void requireName(std::string_view name);
    void requireOperator(std::string_view written);
    bool takeName(std::string_view name);
    bool takeOperator(std::string_view written);
    std::string takeAnyName();

    /// One expression, or several with commas between them, which are a tuple then.
    ExpressionPtr tuple();
    /// An expression that may be a choice (a if b else c).
    ExpressionPtr condition();
    /// What a loop goes through: no choice, whose "if" would be the loop's.
    ExpressionPtr iterated();
    /// What is set: a name, an attribute of one, or several names.
    ExpressionPtr targets();
    /// Filters behind a value.
    /// @param value  null in front of a block
    /// @param first  the first filter has no "|" before it
    ExpressionPtr filters(ExpressionPtr value, bool first = false);

private:
    using Read = ExpressionPtr (ExpressionReader::*)();

    std::unique_ptr<Expression> made(Expression::Kind kind) const;
    /// @throws SourceProblem for a tree that grows too high to be walked
    void add(Expression& to, ExpressionPtr part) const;
    ExpressionPtr pair(Expression::Kind kind, std::string name, ExpressionPtr left, ExpressionPtr right) const;
    ExpressionPtr arithmetic(std::initializer_list<std::string_view> operators, Read part);
    ExpressionPtr either();
    ExpressionPtr both();
    ExpressionPtr negated();
    ExpressionPtr comparison();
    ExpressionPtr sum();
    ExpressionPtr joined();
    ExpressionPtr product();
    ExpressionPtr power();
    ExpressionPtr withSign();
    ExpressionPtr signedValue(bool filtered);
    ExpressionPtr primary();
    ExpressionPtr namedValue();
    ExpressionPtr bracketed();
    ExpressionPtr listOf();
    ExpressionPtr mappingOf();
    ExpressionPtr behind(ExpressionPtr value);
    ExpressionPtr filteredBehind(ExpressionPtr value);
    ExpressionPtr item(ExpressionPtr value);
    void takeArguments(Expression& call);
    ExpressionPtr filter(ExpressionPtr value);
    ExpressionPtr test(ExpressionPtr value);
    std::string comparisonHere() const;

    std::vector<Lexeme> m_lexemes;
    std::string m_file;
    std::size_t m_at = 0;
    int m_depth = 0;
};

}  // namespace core::chat
