#include "ui/feature/conversation/typed_chat.h"

using Json = nlohmann::ordered_json;

TypedChat TypedChat::from(const std::string& json)
{
    TypedChat chat;
    Json read = Json::parse(json, nullptr, false);
    if (read.is_object())
        chat.m_whole = std::move(read);
    else
        chat.m_whole["messages"] = read.is_array() ? std::move(read) : Json::array();
    if (!chat.list().is_array()) chat.list() = Json::array();
    return chat;
}

TypedChat TypedChat::beginning(const std::string& text)
{
    TypedChat chat;
    chat.list() = Json::array();
    chat.add("user", text);
    chat.setAsks(true);
    return chat;
}

std::vector<TypedChat::Message> TypedChat::messages() const
{
    std::vector<Message> all;
    const auto found = m_whole.find("messages");
    if (found == m_whole.end()) return all;
    for (const Json& each : *found) {
        Message message;
        if (const auto role = each.find("role"); role != each.end() && role->is_string())
            message.role = role->get<std::string>();
        const auto content = each.find("content");
        message.typed = content != each.end() && content->is_string();
        if (message.typed) message.text = content->get<std::string>();
        all.push_back(std::move(message));
    }
    return all;
}

void TypedChat::set(std::size_t place, const std::string& role, const std::string& text)
{
    Json& message = list()[place];
    message["role"] = role;
    if (!message.contains("content") || message["content"].is_string()) message["content"] = text;
}

void TypedChat::add(const std::string& role, const std::string& text)
{
    Json message = Json::object();
    message["role"] = role;
    message["content"] = text;
    list().push_back(std::move(message));
}

void TypedChat::remove(std::size_t place)
{
    if (place < list().size()) list().erase(place);
}

bool TypedChat::asks() const
{
    const auto found = m_whole.find("add_generation_prompt");
    return found != m_whole.end() && found->is_boolean() && found->get<bool>();
}

void TypedChat::setAsks(bool asks) { m_whole["add_generation_prompt"] = asks; }

std::string TypedChat::json() const { return m_whole.dump(-1, ' ', false, Json::error_handler_t::replace); }
