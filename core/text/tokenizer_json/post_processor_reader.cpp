#include "core/error.h"
#include "core/text/tokenizer_json/tokenizer_json.h"
#include "core/text/tokenizer_json/tokenizer_part.h"

#include <algorithm>
#include <map>

namespace core {
namespace {

constexpr const char* knownPostProcessors =
    "BertProcessing, ByteLevel, RobertaProcessing, Sequence or TemplateProcessing";

/// ["[SEP]", 102]
Token namedToken(const TokenizerPart& part, const char* field)
{
    const Json& pair = part.value(field);
    if (!pair.is_array() || pair.size() != 2 || !pair[0].is_string())
        throw part.malformed(field, pair, Words("%1's %2 cannot be understood: expected a token and its id, found %3"));
    const auto piece = pair[0].get<std::string>();
    return specialToken(tokenIdOf(pair[1], part.file(), "the id of “" + piece + "”"), piece);
}

using SpecialTokens = std::map<std::string, std::vector<Token>>;

/// {"[CLS]": {"ids": [101], "tokens": ["[CLS]"]}}: a name may stand for several tokens.
SpecialTokens specialTokens(const TokenizerPart& part)
{
    SpecialTokens tokens;
    const Json& all = part.value("special_tokens");
    if (!all.is_object())
        throw part.malformed("special_tokens", all,
                             Words("%1's %2 cannot be understood: expected names and their tokens, found %3"));
    for (const auto& [name, described] : all.items()) {
        const TokenizerPart each(described, part.file(), "“" + name + "” of " + part.name());
        const Json& ids = each.list("ids");
        const Json& pieces = each.list("tokens");
        if (ids.size() != pieces.size())
            throw each.malformed("tokens", pieces,
                                 Words("%1's %2 cannot be understood: expected as many as ids, found %3"));
        for (std::size_t i = 0; i < ids.size(); ++i) {
            if (!pieces[i].is_string())
                throw each.malformed("tokens", pieces[i],
                                     Words("%1's %2 cannot be understood: expected texts, found %3"));
            tokens[name].push_back(specialToken(tokenIdOf(ids[i], part.file(), "the ids of “" + name + "”"),
                                                pieces[i].get<std::string>()));
        }
    }
    return tokens;
}

/// {"SpecialToken": {"id": "[CLS]", "type_id": 0}} or {"Sequence": {"id": "A", "type_id": 0}}
TemplatePart templatePart(const TokenizerPart& part, const Json& json, const SpecialTokens& tokens, std::size_t texts)
{
    if (!json.is_object() || json.size() != 1)
        throw part.malformed("element", json,
                             Words("%1's %2 cannot be understood: expected a SpecialToken or a Sequence, found %3"));
    const std::string kind = json.begin().key();
    const TokenizerPart element(*json.begin(), part.file(), part.name());
    const std::string id = element.text("id");
    TemplatePart result{.segment = static_cast<Index>(element.count("type_id", 0))};
    if (kind == "SpecialToken") {
        const auto found = tokens.find(id);
        if (found == tokens.end())
            throw Error(Code::Missing, part.file(), "“%1” of %2 is missing: expected among its special_tokens", id,
                        part.name());
        result.special = found->second;
    } else if (kind == "Sequence" && (id == "A" || (id == "B" && texts == 2))) {
        result.text = id == "A" ? 0 : 1;
    } else {
        throw part.malformed(
            "element", json,
            Words(texts == 2 ? "%1's %2 cannot be understood: expected a SpecialToken, Sequence A or B, found %3"
                             : "%1's %2 cannot be understood: expected a SpecialToken or Sequence A, found %3"));
    }
    return result;
}

PostProcessor readTemplate(const TokenizerPart& part)
{
    const SpecialTokens tokens = specialTokens(part);
    std::vector<TemplatePart> single;
    std::vector<TemplatePart> pair;
    for (const Json& element : part.list("single")) single.push_back(templatePart(part, element, tokens, 1));
    for (const Json& element : part.list("pair")) pair.push_back(templatePart(part, element, tokens, 2));
    return templateProcessor(std::move(single), std::move(pair));
}

PostProcessor readPostProcessorSequence(const TokenizerPart& part)
{
    std::vector<PostProcessor> processors;
    int templates = 0;
    for (const TokenizerPart& each : part.parts("processors")) {
        if (each.type() == "Sequence")
            throw each.unknownType(
                Words("%1 is not supported: expected a processor that is no Sequence, in a Sequence, found %2"));
        if (each.type() != "ByteLevel" && ++templates > 1)
            throw each.unknownType(Words("%1 is not supported: expected one template in a Sequence, found %2"));
        processors.push_back(readPostProcessor(each));
    }
    return sequence(std::move(processors));
}

PostProcessor readByteLevel(const TokenizerPart& part)
{
    if (part.flag("trim_offsets", true)) return trimmingProcessor(part.flag("add_prefix_space", true));
    return sequence(std::vector<PostProcessor>{});
}

}  // namespace

PostProcessor readPostProcessor(const TokenizerPart& part)
{
    const std::string type = part.type();
    if (type == "ByteLevel") return readByteLevel(part);
    if (type == "BertProcessing") return bertProcessor(namedToken(part, "cls"), namedToken(part, "sep"));
    if (type == "RobertaProcessing")
        return sequence({readByteLevel(part), robertaProcessor(namedToken(part, "cls"), namedToken(part, "sep"))});
    if (type == "TemplateProcessing") return readTemplate(part);
    if (type == "Sequence") return readPostProcessorSequence(part);
    throw part.unknownType(Words("%1 is not supported: expected %3, found %2", knownPostProcessors));
}

}  // namespace core
