#include "core/model/folder/model_chat.h"

#include "core/error.h"
#include "core/file/file_state.h"
#include "core/file/folder_names.h"
#include "core/file/mapped_file.h"
#include "core/gguf/gguf_file.h"
#include "core/json/json_text.h"
#include "core/model/folder/gguf_model_file.h"
#include "core/model/folder/hub_cache.h"
#include "core/model/folder/model_source.h"
#include "core/text/tokenizer_json/tokenizer_settings.h"

#include <algorithm>

namespace fs = std::filesystem;

namespace core {
namespace {

constexpr std::size_t largestTemplate = 1U << 20U;
constexpr std::size_t mostTemplates = 100;
constexpr std::size_t largestSettings = 64U << 20U;

class FolderChat {
public:
    explicit FolderChat(const fs::path& folder) : m_folder(folder) {}

    std::vector<ModelChat::Template> templates()
    {
        addFile("default", m_folder / "chat_template.jinja");
        std::error_code none;
        const fs::path more = m_folder / "additional_chat_templates";
        if (fs::is_directory(more, none))
            for (const std::string& name : namesIn(more, mostTemplates))
                if (name.ends_with(".jinja")) addFile(fs::path(name).stem().string(), more / name);
        for (const char* name : {"chat_template.json", "tokenizer_config.json"}) {
            const fs::path file = m_folder / name;
            if (!isThere(file)) continue;
            const Json settings = readJsonObject(file.string(), largestSettings);
            if (settings.contains("chat_template")) addSetting(settings["chat_template"], file.string());
        }
        return std::move(m_templates);
    }

private:
    /// The first of a name counts.
    void add(std::string name, std::string source, std::string file)
    {
        if (std::ranges::find(m_templates, name, &ModelChat::Template::name) == m_templates.end())
            m_templates.push_back({std::move(name), std::move(source), std::move(file)});
    }

    void addFile(std::string name, const fs::path& file)
    {
        if (isThere(file)) add(std::move(name), readText(file, largestTemplate), file.string());
    }

    /// One template, or a list of them with their names, or an object of names.
    void addSetting(const Json& setting, const std::string& file)
    {
        if (setting.is_string()) return add("default", setting.get<std::string>(), file);
        for (const auto& [key, each] : setting.items()) {
            const bool listed = each.is_object() && each.contains("name") && each["name"].is_string()
                                && each.contains("template") && each["template"].is_string();
            if (listed)
                add(each["name"].get<std::string>(), each["template"].get<std::string>(), file);
            else if (setting.is_object() && each.is_string())
                add(key, each.get<std::string>(), file);
            else
                throw Error(Code::Malformed, file,
                            "“chat_template” cannot be understood: expected a text, or texts with names, found %1",
                            each.type_name());
        }
    }

    fs::path m_folder;
    std::vector<ModelChat::Template> m_templates;
};

std::vector<SpecialTokenText> tokensIn(const fs::path& folder)
{
    const TokenizerSettings settings(folder);
    std::vector<SpecialTokenText> tokens;
    for (const char* role : TokenizerSettings::everyRole)
        if (const std::string text = contentOf(settings.special({role, ""})); !text.empty())
            tokens.push_back({role, text});
    const Json further = settings.value("extra_special_tokens");
    if (further.is_object())
        for (const auto& [role, token] : further.items()) {
            const std::string text = token.is_string() ? token.get<std::string>() : contentOf(token);
            if (!text.empty()) tokens.push_back({role, text});
        }
    return tokens;
}

ModelChat chatInGguf(const fs::path& path)
{
    const auto file = GgufFile::open(path);
    ModelChat chat{ggufName(path)};
    constexpr const char* key = "tokenizer.chat_template";
    if (const auto source = file.text(key)) chat.templates.push_back({"default", *source, path.string()});
    for (const std::string_view name : file.texts("tokenizer.chat_templates"))
        if (const auto source = file.text(std::string(key) + "." + std::string(name)))
            chat.templates.push_back({std::string(name), *source, path.string()});
    const std::vector<std::string_view> pieces = file.texts("tokenizer.ggml.tokens");
    const std::pair<const char*, const char*> ids[] = {
        {"bos_token", "bos_token_id"},       {"eos_token", "eos_token_id"},     {"unk_token", "unknown_token_id"},
        {"sep_token", "seperator_token_id"}, {"pad_token", "padding_token_id"}, {"cls_token", "cls_token_id"},
        {"mask_token", "mask_token_id"}};
    for (const auto& [role, name] : ids) {
        const auto id = file.integer(std::string("tokenizer.ggml.") + name);
        if (id && *id >= 0 && *id < std::ssize(pieces))
            chat.tokens.push_back({role, std::string(pieces[static_cast<std::size_t>(*id)])});
    }
    return chat;
}

}  // namespace

ModelChat ModelChat::at(const fs::path& named, const fs::path& base)
{
    const fs::path path = modelFolderAt(named);
    if (!isThere(path)) throw Error(Code::CannotRead, named.string(), "%0 cannot be read: %1", whyNotThere(named));
    const fs::path file = ggufFileAt(path);
    const fs::path folder = fs::is_directory(path) ? path : path.parent_path();
    ModelChat chat = file.empty()
                         ? ModelChat{folder.filename().string(), FolderChat(folder).templates(), tokensIn(folder)}
                         : chatInGguf(file);
    if (!chat.templates.empty() || (base.empty() && !isAdapter(path))) return chat;
    return at(base.empty() ? ModelSource::at(path).folder : base);
}

RenderedChat ModelChat::render(const Conversation& conversation, std::chrono::year_month_day day) const
{
    if (templates.empty())
        throw Error(Code::Missing, model,
                    "the chat template is missing: expected a model that was trained on conversations, which has one");
    const auto named = [&](const char* name) { return std::ranges::find(templates, name, &Template::name); };
    auto chosen = conversation.hasTools() ? named("tool_use") : templates.end();
    if (chosen == templates.end()) chosen = named("default");
    if (chosen == templates.end() && templates.size() == 1) chosen = templates.begin();
    if (chosen == templates.end())
        throw Error(Code::Missing, model,
                    "the chat template “default” is missing: expected one of this name beside the others");
    return ChatTemplate(chosen->source, chosen->file).render(conversation, tokens, day);
}

Encoding encodeAsWritten(const Model& model, const std::string& text)
{
    Encoding encoding = model.encode(text, {});
    std::erase_if(encoding.tokens, [](const Token& token) { return token.special && token.range == TextRange(); });
    return encoding;
}

}  // namespace core
