#include "core/text/chat/chat_parser.h"

#include "core/error.h"
#include "core/text/chat/chat_expressions.h"
#include "core/text/chat/chat_lexer.h"

#include <algorithm>
#include <initializer_list>

namespace core::chat {
namespace {

using StatementKind = Statement::Kind;

/// Reads statements; expressions within them its base reads.
class Parser final : public ExpressionReader {
public:
    using ExpressionReader::ExpressionReader;

    Body whole()
    {
        Body body = bodyUntil({});
        return body;
    }

private:
    using Ends = std::initializer_list<std::string_view>;

    /// The statements up to a tag that begins with one of these names, at which reading stands then.
    Body bodyUntil(Ends ends)
    {
        const Depth deeper(*this);
        Body body;
        while (true) {
            const Lexeme& at = now();
            if (at.kind == Lexeme::Kind::End) {
                if (ends.size() == 0) return body;
                fail(Words("line %1 of the chat template cannot be understood: expected {% %3 %}, found %2",
                           std::string(*(ends.end() - 1))));
            }
            if (at.kind == Lexeme::Kind::Text) {
                body.push_back(statement(StatementKind::Text, [&](Statement& text) { text.text = take().text; }));
            } else if (at.kind == Lexeme::Kind::PrintBegin) {
                body.push_back(statement(StatementKind::Print, [&](Statement& print) {
                    take();
                    print.first = tuple();
                    require(Lexeme::Kind::PrintEnd, "}}");
                }));
            } else {
                take();  // {%
                const std::string& name = now().text;
                if (now().kind == Lexeme::Kind::Name && std::ranges::find(ends, name) != ends.end()) return body;
                body.push_back(tag());
            }
        }
    }

    template<typename Fill>
    std::unique_ptr<const Statement> statement(StatementKind kind, const Fill& fill)
    {
        auto made = std::make_unique<Statement>();
        made->kind = kind;
        made->line = now().line;
        fill(*made);
        return made;
    }

    void endTag() { require(Lexeme::Kind::TagEnd, "%}"); }

    /// The end tag at which bodyUntil() stopped, if it has this name.
    void endTag(std::string_view name)
    {
        requireName(name);
        endTag();
    }

    std::unique_ptr<const Statement> tag()
    {
        const std::string name = now().kind == Lexeme::Kind::Name ? now().text : std::string();
        if (name == "if") return ifTag();
        if (name == "for") return forTag();
        if (name == "set") return setTag();
        if (name == "macro") return macroTag();
        if (name == "call") return callTag();
        if (name == "filter") return filterTag();
        if (name == "with") return withTag();
        if (name == "generation")
            return statement(StatementKind::Generation, [&](Statement& generation) {
                take();
                endTag();
                generation.body = bodyUntil({"endgeneration"});
                endTag("endgeneration");
            });
        if (name == "break" || name == "continue") {
            if (m_loops == 0)
                fail(Words("line %1 of the chat template cannot be understood: expected a loop around “%3”, found %2",
                           name));
            return statement(name == "break" ? StatementKind::Break : StatementKind::Continue, [&](Statement&) {
                take();
                endTag();
            });
        }
        if (name.starts_with("end") || name == "else" || name == "elif" || name.empty())
            fail(Words("line %1 of the chat template cannot be understood: expected a statement, such as for, if or "
                       "set, found %2"));
        throw Error(Code::Unsupported, file(),
                    "the statement “%1” in line %2 of the chat template is not read yet: type the text as the model "
                    "should read it, or change the template",
                    name, std::to_string(now().line));
    }

    std::unique_ptr<const Statement> ifTag()
    {
        return statement(StatementKind::If, [&](Statement& made) {
            bool last = false;
            while (!last) {
                last = now().isName("else");
                take();  // if, elif or else
                ExpressionPtr condition = last ? nullptr : tuple();
                endTag();
                Body body = last ? bodyUntil({"endif"}) : bodyUntil({"elif", "else", "endif"});
                made.branches.emplace_back(std::move(condition), std::move(body));
                last = last || now().isName("endif");
            }
            endTag("endif");
        });
    }

    std::unique_ptr<const Statement> forTag()
    {
        return statement(StatementKind::For, [&](Statement& made) {
            take();
            made.first = targets();
            requireName("in");
            made.second = iterated();
            if (takeName("if")) made.third = tuple();
            if (now().isName("recursive"))
                fail(Words("line %1 of the chat template cannot be understood: expected a loop that does not call "
                           "itself, found %2"));
            endTag();
            ++m_loops;
            made.body = bodyUntil({"else", "endfor"});
            --m_loops;
            if (takeName("else")) {
                endTag();
                made.other = bodyUntil({"endfor"});
            }
            endTag("endfor");
        });
    }

    std::unique_ptr<const Statement> setTag()
    {
        return statement(StatementKind::Set, [&](Statement& made) {
            take();
            made.first = targets();
            if (takeOperator("=")) {
                made.second = tuple();
                endTag();
                return;
            }
            made.kind = StatementKind::SetBlock;
            if (now().isOperator("|")) made.second = filters(nullptr);
            endTag();
            made.body = bodyUntil({"endset"});
            endTag("endset");
        });
    }

    /// What stands between the brackets behind a macro's name.
    void takeParameters(Statement& made)
    {
        requireOperator("(");
        while (!takeOperator(")")) {
            if (!made.parameters.empty()) requireOperator(",");
            if (takeOperator(")")) return;
            Parameter parameter{takeAnyName()};
            if (takeOperator("=")) parameter.otherwise = condition();
            made.parameters.push_back(std::move(parameter));
        }
    }

    std::unique_ptr<const Statement> macroTag()
    {
        return statement(StatementKind::Macro, [&](Statement& made) {
            take();
            made.text = takeAnyName();
            takeParameters(made);
            endTag();
            const int loops = std::exchange(m_loops, 0);
            made.body = bodyUntil({"endmacro"});
            m_loops = loops;
            requireName("endmacro");
            if (now().isName(made.text)) take();
            endTag();
        });
    }

    std::unique_ptr<const Statement> callTag()
    {
        return statement(StatementKind::CallBlock, [&](Statement& made) {
            take();
            if (now().isOperator("(")) takeParameters(made);
            made.first = condition();
            if (made.first->kind != Expression::Kind::Call)
                fail(Words("line %1 of the chat template cannot be understood: expected a call, found %2"));
            endTag();
            const int loops = std::exchange(m_loops, 0);
            made.body = bodyUntil({"endcall"});
            m_loops = loops;
            endTag("endcall");
        });
    }

    std::unique_ptr<const Statement> filterTag()
    {
        return statement(StatementKind::Filter, [&](Statement& made) {
            take();
            made.second = filters(nullptr, true);
            endTag();
            made.body = bodyUntil({"endfilter"});
            endTag("endfilter");
        });
    }

    std::unique_ptr<const Statement> withTag()
    {
        return statement(StatementKind::With, [&](Statement& made) {
            take();
            while (now().kind != Lexeme::Kind::TagEnd) {
                if (!made.pairs.empty()) requireOperator(",");
                ExpressionPtr target = targets();
                requireOperator("=");
                made.pairs.emplace_back(std::move(target), condition());
            }
            endTag();
            made.body = bodyUntil({"endwith"});
            endTag("endwith");
        });
    }

    int m_loops = 0;  ///< around what is being read
};

}  // namespace

Body parseTemplate(std::string_view source, const std::string& file)
{
    try {
        return Parser(lexemesOf(source), file).whole();
    } catch (const SourceProblem& problem) {
        throw Error(Code::Malformed, file, problem.said);
    }
}

}  // namespace core::chat
