#include "app/compare_tokens.h"

#include "app/command/command_line.h"
#include "core/error.h"
#include "core/json/json_text.h"
#include "core/model/folder/model_folder.h"
#include "core/text/cut/common_spans.h"

#include <cstdio>
#include <iostream>
#include <memory>
#include <sstream>

namespace {

using core::Index;

/// One text in one model.
struct Cut {
    std::string model;
    core::Encoding encoding;
    core::CutFacts facts;
};

std::string decimals(double number)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.2f", number);
    return text;
}

/// The tokens of a stretch, each with its id.
std::string tokensText(const std::vector<core::Token>& tokens, const std::pair<Index, Index>& part)
{
    std::string text;
    for (Index i = part.first; i < part.first + part.second; ++i) {
        const core::Token& token = tokens[static_cast<std::size_t>(i)];
        text += (text.empty() ? "" : " | ") + token.text + " (" + std::to_string(token.id) + ")";
    }
    return text;
}

void printCuts(const std::vector<Cut>& cuts, std::ostream& out)
{
    std::vector<std::vector<core::Token>> rows;
    rows.reserve(cuts.size());
    for (const Cut& cut : cuts) rows.push_back(cut.encoding.tokens);
    for (const core::CommonSpan& span : core::commonSpans(rows)) {
        out << (span.alike ? " " : "*");
        for (std::size_t row = 0; row < cuts.size(); ++row) out << '\t' << tokensText(rows[row], span.tokens[row]);
        out << '\n';
    }
    for (const Cut& cut : cuts)
        out << cut.model << '\t' << cut.facts.tokens << " tokens\t" << decimals(cut.facts.charactersEach())
            << " characters each\t" << (cut.facts.comes_back ? "decoded: the text" : "decoded: " + cut.facts.decoded)
            << '\n';
}

void printJson(const Cut& cut, std::ostream& out)
{
    nlohmann::ordered_json line{{"model", cut.model},
                                {"ids", core::Json::array()},
                                {"tokens", core::Json::array()},
                                {"bytes", core::Json::array()},
                                {"offsets", core::Json::array()}};
    for (const core::Token& token : cut.encoding.tokens) {
        line["ids"].push_back(token.id);
        line["tokens"].push_back(token.piece);
        line["bytes"].push_back(token.bytes.size());
        line["offsets"].push_back({token.range.from, token.range.to});
    }
    line["characters_each"] = cut.facts.charactersEach();
    line["decoded"] = cut.facts.decoded;
    line["comes_back"] = cut.facts.comes_back;
    out << line.dump(-1, ' ', false, core::Json::error_handler_t::replace) << '\n';
}

}  // namespace

void compareTokens(const std::vector<std::filesystem::path>& models, const std::vector<std::string>& texts, bool json)
{
    std::vector<std::shared_ptr<const core::Model>> opened;
    opened.reserve(models.size());
    for (const std::filesystem::path& path : models) {
        opened.push_back(core::openForTokens(path));
        warnAll(opened.back()->warnings);
        if (opened.back()->tokenizer == nullptr)
            throw core::Error(core::Code::Missing, path.string(),
                              "its tokenizer is missing: expected a model that reads texts");
    }
    std::ostringstream out;
    for (const std::string& text : texts) {
        std::vector<Cut> cuts;
        cuts.reserve(opened.size());
        for (const auto& model : opened) {
            Cut cut{model->info.name, cutTextWarning(*model, text, {}), {}};
            cut.facts = core::cutFacts(*model->tokenizer, text, cut.encoding);
            cuts.push_back(std::move(cut));
        }
        if (json)
            for (const Cut& cut : cuts) printJson(cut, out);
        else
            printCuts(cuts, out);
    }
    std::cout << out.str();
}
