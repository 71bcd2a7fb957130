#include "core/atlas/spanned_texts.h"

#include "core/error.h"
#include "core/file/mapped_file.h"
#include "core/json/json_object.h"
#include "core/session/span_json.h"
#include "core/text/chat/chat_plain.h"

#include <algorithm>

namespace core {
namespace {

AtlasText spannedText(const std::string& line, const std::string& where)
{
    const Json json = parseJson(line, where, "the text");
    const JsonObject reader(json, where, {});
    AtlasText text;
    if (reader.find("messages") != nullptr) {
        // Whatever is wrong with it is said before a model is run.
        text.text = plainChat(Conversation(line, where)).text;
        text.chat = line;
        return text;
    }
    reader.read("text", text.text);
    if (text.text.empty())
        throw Error(Code::Missing, where, "a text is missing: expected “text” and “spans”, or “messages”");
    text.spans = spansIn(reader, {text.text});
    return text;
}

}  // namespace

std::vector<AtlasText> spannedTexts(const std::filesystem::path& file)
{
    const std::string all = readText(file, mostCollectionBytes);
    std::vector<AtlasText> texts;
    std::size_t number = 0;
    for (std::size_t from = 0; from < all.size(); ++number) {
        const std::size_t end = std::min(all.find('\n', from), all.size());
        const std::string line = all.substr(from, end - from);
        from = end + 1;
        if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
        texts.push_back(spannedText(line, file.string() + ":" + std::to_string(number + 1)));
    }
    if (texts.empty())
        throw Error(Code::Missing, file.string(),
                    "a text is missing: expected lines with “text” and “spans”, or with “messages”, found none");
    return texts;
}

}  // namespace core
