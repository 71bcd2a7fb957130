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

    /// A folder has them in chat_template.jinja, then in additional_chat_templates/, chat_template.json and
    /// tokenizer_config.json; a GGUF file in tokenizer.chat_template and the keys with a name behind that. An adapter
    /// without any has its base's.
    /// @param path  as openModel() takes it
    /// @param base  an adapter's base, where it is named; else the adapter says where it lies
    /// @throws Error{Malformed} naming the file that cannot be understood, Error{CannotRead, …} as openModel()
    static ModelChat at(const std::filesystem::path& path, const std::filesystem::path& base = {});

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
