#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

/// A conversation as a person edits it: its messages' roles and texts. Whatever else it holds (tools, documents,
/// settings of the template, calls) stays as it is, in its order.
class TypedChat {
public:
    struct Message {
        std::string role;
        std::string text;
        bool typed = true;  ///< false: its content is no text, and stays as it is
    };

    /// @param json  as core::Conversation reads it
    static TypedChat from(const std::string& json);
    /// One message of the user.
    static TypedChat beginning(const std::string& text);

    std::vector<Message> messages() const;
    void set(std::size_t place, const std::string& role, const std::string& text);
    void add(const std::string& role, const std::string& text);
    void remove(std::size_t place);
    /// Whether the text ends where the assistant is to begin.
    bool asks() const;
    void setAsks(bool asks);
    std::string json() const;

private:
    nlohmann::ordered_json& list() { return m_whole["messages"]; }

    nlohmann::ordered_json m_whole = nlohmann::ordered_json::object();
};
