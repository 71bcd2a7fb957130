#pragma once

#include <chrono>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core {

namespace chat {
struct Mapping;
}

/// A conversation as people keep it: JSON of a list of messages, or of an object with `messages` and whatever else the
/// template is to know: `tools`, `documents`, `add_generation_prompt`, `enable_thinking`, ….
class Conversation {
public:
    /// @param file  names it in errors
    /// @throws Error{Malformed} unless there are messages with a role each
    Conversation(std::string_view json, const std::string& file);

    bool hasTools() const;
    /// Its names and their values, `messages` among them.
    const chat::Mapping& names() const { return *m_names; }

private:
    std::shared_ptr<const chat::Mapping> m_names;
};

/// Where a message of a conversation stands in the text that a model reads.
struct MessageSpan {
    std::string role;      ///< "system", "user", "assistant", "tool", …
    std::size_t from = 0;  ///< in bytes
    std::size_t to = 0;    ///< behind the last byte

    friend bool operator==(const MessageSpan&, const MessageSpan&) = default;
};

/// A conversation as a model reads it.
struct RenderedChat {
    std::string text;  ///< with the special tokens that the template writes
    std::vector<MessageSpan> spans =
        {};  ///< in order, not touching one another's bytes; what lies between is the template's
    /// From where to where the template says that the model itself writes the text, in bytes and in order; none where
    /// the template has no generation tags.
    std::vector<std::pair<std::size_t, std::size_t>> generated = {};
};

/// A special token by its role, "bos_token".
struct SpecialTokenText {
    std::string role;
    std::string text;
};

/// A chat template: a program in Jinja's language that writes a conversation as the model was trained to read it.
///
/// Understood is what chat templates use: for, if, set, macro, call, filter, with, raw, generation, break and continue;
/// Python's values and their methods that change nothing; some forty filters; raise_exception, strftime_now, namespace,
/// range, dict. Line ends and blanks around tags are taken as transformers sets Jinja up (trim_blocks, lstrip_blocks).
/// It reads no files, and ends: it may do two million steps and write a few megabytes.
class ChatTemplate {
public:
    /// @param file  where the template comes from, for messages
    /// @throws Error{Malformed, Unsupported} naming the line
    ChatTemplate(std::string_view source, std::string file);
    ~ChatTemplate();
    ChatTemplate(ChatTemplate&&) noexcept;
    ChatTemplate& operator=(ChatTemplate&&) noexcept;

    /// @param tokens  the tokenizer's special tokens, which templates name
    /// @param day     what strftime_now() says: the day of the session, and not the clock's, so that the same session
    ///                is the same text
    /// @throws Error{Failed} naming the line where the template refuses the conversation or cannot go on
    RenderedChat render(const Conversation& conversation, const std::vector<SpecialTokenText>& tokens,
                        std::chrono::year_month_day day) const;

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

}  // namespace core
