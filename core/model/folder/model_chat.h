#pragma once

#include "core/model/model.h"
#include "core/text/chat/chat_template.h"

#include <filesystem>
#include <string>
#include <vector>

namespace core {

/// The chat templates that come with a model, and what they are told of its tokenizer.
struct ModelChat {
    struct Template {
        std::string name;    ///< "default", "tool_use", "rag", …
        std::string source;  ///< Jinja
        std::string file;    ///< where it stands
    };

    std::string model;                          ///< names it in errors
    std::vector<Template> templates = {};       ///< none where the model is made for no conversations
    std::vector<SpecialTokenText> tokens = {};  ///< bos_token, eos_token, …

    /// Of a folder chat_template.jinja, then additional_chat_templates/, chat_template.json and tokenizer_config.json;
    /// of a GGUF file tokenizer.chat_template and those with a name behind it.
    /// @param path  as openModel() takes it
    /// @throws Error{Malformed} naming the file that cannot be understood, Error{CannotRead, …} as openModel()
    static ModelChat at(const std::filesystem::path& path);

    /// A conversation as the model reads it: through “tool_use” where there are tools and such a template, else through
    /// “default”.
    /// @param day  for strftime_now()
    /// @throws Error{Missing} where there is no such template; Error as ChatTemplate
    RenderedChat render(const Conversation& conversation, std::chrono::year_month_day day) const;
};

/// A text that holds its special tokens already, as a chat template writes it: cut without those that the tokenizer
/// puts around a text.
Encoding encodeAsWritten(const Model& model, const std::string& text);

}  // namespace core
