#include "app/command/chat_options.h"
#include "app/command/command_line.h"
#include "app/compare_tokens.h"
#include "core/engine/engines.h"
#include "core/error.h"
#include "core/file/mapped_file.h"
#include "core/json/json_text.h"

#include <sstream>

namespace {

struct TokenizeOptions {
    TextOptions text;
    std::vector<std::string> models;  ///< several are compared
    std::string file;
    ChatOptions chat;
    bool as_text = false;
    bool json = false;
};

/// A JSON list of texts, or an object whose "cases" have a "text" each.
std::vector<std::string> textsIn(const std::string& file)
{
    const core::Json json = core::parseJson(core::readText(file, 256U << 20U), file, "the text");
    const bool cases = json.is_object() && json.contains("cases");
    if (!(cases ? json["cases"] : json).is_array())
        throw core::Error(core::Code::Malformed, file,
                          "the text cannot be understood: expected a list of texts, or an object with cases, found %1",
                          json.type_name());
    std::vector<std::string> texts;
    for (const core::Json& each : cases ? json["cases"] : json) {
        const core::Json* text = &each;
        if (cases) text = each.is_object() && each.contains("text") ? &each["text"] : nullptr;
        if (text == nullptr || !text->is_string())
            throw core::Error(core::Code::Malformed, file, "an entry cannot be understood: expected a text, found %1",
                              each.dump(-1, ' ', true).substr(0, 40));
        texts.push_back(text->get<std::string>());
    }
    return texts;
}

void printJson(const core::Encoding& encoding, std::ostream& out)
{
    nlohmann::ordered_json line{
        {"ids", core::Json::array()}, {"tokens", core::Json::array()}, {"offsets", core::Json::array()}};
    for (const core::Token& token : encoding.tokens) {
        line["ids"].push_back(token.id);
        line["tokens"].push_back(token.piece);
        line["offsets"].push_back({token.range.from, token.range.to});
    }
    out << line.dump(-1, ' ', false, core::Json::error_handler_t::replace) << '\n';
}

void printTable(const core::Encoding& encoding, std::ostream& out)
{
    for (const core::Token& token : encoding.tokens)
        out << token.id << '\t' << token.text << '\t' << token.range.from << '-' << token.range.to << '\n';
}

/// The text that a chat template makes of a conversation, or its tokens.
int tokenizeChat(const TokenizeOptions& options)
{
    const core::RenderedChat chat = options.chat.rendered(options.text.opened(), options.text.base());
    if (options.as_text) {
        std::cout << chat.text;
        return 0;
    }
    const auto model = core::openForTokens(options.text.opened(), options.text.base());
    warnAll(model->warnings);
    const core::Encoding encoding =
        options.chat.isPlain() ? model->encode(chat.text, std::nullopt) : core::encodeAsWritten(*model, chat.text);
    if (options.json)
        printJson(encoding, std::cout);
    else
        printTable(encoding, std::cout);
    return 0;
}

/// One text in several models.
int tokenizeEach(const TokenizeOptions& options)
{
    if (options.text.engine.isGiven() || !options.text.adapter.empty() || options.text.pair || options.chat.isGiven())
        throw cli::WrongValue("--model", "several models are compared by --text or --file alone: leave out --engine, "
                                         "--adapter, --pair and --chat");
    if (options.models.size() > core::mostRuns)
        throw cli::WrongValue("--model", "expected one to " + std::to_string(core::mostRuns) + ", found "
                                             + std::to_string(options.models.size()));
    compareTokens({options.models.begin(), options.models.end()},
                  options.file.empty() ? options.text.texts : textsIn(options.file), options.json);
    return 0;
}

int tokenize(const TokenizeOptions& options)
{
    if (options.models.size() > 1) return tokenizeEach(options);
    if (options.chat.isGiven()) return tokenizeChat(options);
    const auto model = options.text.engine.isGiven()
                           ? core::Engines::known().open(options.text.engine.asked(options.text.model), {})
                           : core::openForTokens(options.text.opened(), options.text.base());
    warnAll(model->warnings);
    const std::vector<std::string> texts = options.file.empty() ? options.text.texts : textsIn(options.file);
    std::ostringstream out;  // nothing is printed unless every text can be cut
    for (const std::string& text : texts) {
        const core::Encoding encoding = options.text.pair ? model->encodePair(text, *options.text.pair)
                                                          : cutTextWarning(*model, text, options.text.chosenSplit());
        if (options.json)
            printJson(encoding, out);
        else
            printTable(encoding, out);
    }
    std::cout << out.str();
    return 0;
}

}  // namespace

Subcommand addTokenize(cli::Command* command)
{
    auto options = std::make_shared<TokenizeOptions>();
    options->text.add(*command, true);
    // Here it may be said several times.
    command->removeOption(command->option("--model"));
    command->addOption("--model", options->models, TextOptions::usualHelp + std::string("; several are compared"))
        ->required()
        ->transform(bundledByName)
        ->takeAll()
        ->oneEachTime()
        ->typeName("DIR");
    command->option("--adapter")->needs("--model");
    auto* text = command->addOption("--text", options->text.texts, "The text; may be given several times")
                     ->typeName("T")
                     ->takeAll()
                     ->oneEachTime();
    command->addOption("--file", options->file, "A JSON list of texts")->typeName("F.json")->excludes(text);
    options->chat.add(*command, {"--text", "--file", "--pair", "--engine"});
    command->addFlag("--as-text", options->as_text, "Print the text that the chat template makes of --chat")
        ->needs("--chat");
    command->addFlag("--json", options->json, "One JSON object a line: ids, tokens, offsets in code points");
    return {command, [options] {
                if (options->text.texts.empty() && options->file.empty() && !options->chat.isGiven())
                    throw cli::LeftOut("--text, --file or --chat");
                options->text.model = options->models.front();
                return tokenize(*options);
            }};
}
