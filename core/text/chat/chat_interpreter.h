#pragma once

#include "core/text/chat/chat_tree.h"

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace core::chat {

/// Runs a template once.
class Interpreter {
public:
    /// Where an item of a list that is watched stood in what was written.
    struct Written {
        Value item;
        std::size_t from;
        std::size_t to;
    };

    /// @param watched  a list of mappings: the text that a loop writes for each of them is remembered
    /// @param day      what strftime_now() says
    Interpreter(Value watched, std::chrono::year_month_day day);

    /// Names that the template finds.
    void set(const std::string& name, Value value) { m_globals->values[name] = std::move(value); }
    /// @throws Problem; line() says where
    std::string run(const Body& body);
    int line() const { return m_line; }
    const std::vector<Written>& written() const { return m_written; }
    /// From where to where the text is what a model is to write, in bytes and in order.
    const std::vector<std::pair<std::size_t, std::size_t>>& generated() const { return m_generated; }

private:
    /// Names and their values; what is not here is looked for outside.
    struct Scope {
        std::map<std::string, Value, std::less<>> values = {};
        std::shared_ptr<Scope> outside = nullptr;
    };
    enum class Flow { On, Break, Continue };
    class Deeper;

    Flow execute(const Body& body);
    Flow execute(const Statement& statement);
    Flow executeIf(const Statement& statement);
    Flow executeInScope(const Body& body);
    void executeLoop(const Statement& statement);
    bool executeItem(const Statement& statement, const std::vector<Value>& items, std::size_t at,
                     const Function& changed);
    void executeSet(const Statement& statement);
    Flow executeGeneration(const Body& body);
    Flow executeWith(const Statement& statement);
    void write(const std::string& text);
    std::string captured(const Body& body);
    void assign(const Expression& target, const Value& value);

    Value evaluate(const Expression& expression);
    Value evaluateOr(const ExpressionPtr& expression, const Value& otherwise);
    Value look(const std::string& name) const;
    Value list(const Expression& expression);
    Value mapping(const Expression& expression);
    Value compare(const Expression& expression);
    Value call(const Expression& expression);
    Arguments arguments(const Expression& expression, std::size_t from);
    Value filter(const Expression& expression, const Value& value);
    Value filterBlock(const Expression& expression, const Value& text);
    Value macro(const Statement& statement);
    void addGlobals(std::chrono::year_month_day day);

    Budget m_budget;
    std::shared_ptr<Scope> m_globals = std::make_shared<Scope>();
    std::shared_ptr<Scope> m_scope;
    std::string m_text;
    Value m_watched;
    std::vector<Written> m_written;
    std::vector<std::pair<std::size_t, std::size_t>> m_generated;
    int m_captures = 0;  ///< depth of captures, whose output is not the text itself
    bool m_watches = true;
    int m_depth = 0;
    int m_line = 1;
};

}  // namespace core::chat
