#include "core/scan/scan_table.h"

#include "core/array/csv_writer.h"
#include "core/json/json_object.h"
#include "core/json/json_text.h"
#include "core/json/value_names.h"
#include "core/model/layer_numbers.h"
#include "core/scan/scan_names.h"
#include "core/session/session_names.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace core {
namespace {

using ScanJson = nlohmann::ordered_json;

constexpr int scanDigits = 7;
constexpr std::size_t mostEvidenceBytes = std::size_t{64} << 20U;

/// A word for a shell, whatever is in it.
std::string shellWord(const std::string& text)
{
    std::string word = "'";
    for (const char letter : text) word += letter == '\'' ? "'\\''" : std::string(1, letter);
    return word + "'";
}

std::string headNumber(const Scan& scan, const AtlasHead& head)
{
    return std::to_string(layerNumber(scan.info, head.layer, 1)) + "." + std::to_string(head.head + 1);
}

ScanJson numberJson(double value) { return std::isfinite(value) ? ScanJson(value) : ScanJson(); }

ScanJson spreadJson(const Spread& spread)
{
    return {{"mean", numberJson(spread.mean)},
            {"sd", spread.deviation},
            {"low", spread.low},
            {"high", spread.high},
            {"n", spread.count}};
}

ScanJson headJson(const Scan& scan, const AtlasHead& head)
{
    return {{"block", nameOf(scan.blocks[head.block], attentionBlocks)},
            {"layer", layerNumber(scan.info, head.layer, 1)},
            {"head", head.head + 1}};
}

ScanJson findingJson(const Scan& scan, const Finding& finding, const FindingWords& words)
{
    ScanJson json = headJson(scan, finding.head);
    json["kind"] = nameOf(finding.kind, findingKinds);
    json["outcome"] = nameOf(finding.outcome, findingOutcomes);
    json["strength"] = finding.strength;
    if (finding.kind == Finding::Kind::LooksAt) json["measure"] = nameOf(finding.measure, measures);
    if (finding.other) json["other"] = headJson(scan, *finding.other);
    json["number"] = spreadJson(finding.number);
    if (finding.without) json["without"] = spreadJson(*finding.without);
    json["check"] = nameOf(finding.check, findingChecks);
    json["checked"] = finding.checked ? spreadJson(*finding.checked) : ScanJson();
    json["loss"] = finding.loss ? spreadJson(*finding.loss) : ScanJson();
    json["text"] = finding.text ? ScanJson(*finding.text + 1) : ScanJson();
    json["claim"] = words.claim;
    json["check_words"] = words.check;
    json["effect"] = words.effect;
    json["command"] = words.command;
    return json;
}

const char* stateOf(const ScanPart& part)
{
    if (part.why) return "failed";
    if (part.not_possible) return "not_possible";
    return part.time_over ? "time_over" : "complete";
}

void addSpread(CsvWriter<std::string>& csv, const std::optional<Spread>& spread)
{
    if (!spread) {
        for (int column = 0; column < 5; ++column) csv.cell("");
        return;
    }
    csv.rounded(spread->mean, scanDigits)
        .rounded(spread->deviation, scanDigits)
        .rounded(spread->low, scanDigits)
        .rounded(spread->high, scanDigits)
        .count(spread->count);
}

}  // namespace

const AtlasText& exampleOf(const Scan& scan, const Finding& finding) { return scan.texts[finding.text.value_or(0)]; }

std::string findingCommand(const Scan& scan, const Finding& finding)
{
    const AtlasText& text = exampleOf(scan, finding);
    std::string asked = " --model " + shellWord(scan.model);
    asked += text.image.empty() ? " --text " + shellWord(text.text) : " --image " + shellWord(text.image.string());
    if (!text.target.empty()) asked += " --target " + shellWord(text.target);
    const std::string head = headNumber(scan, finding.head);
    if (finding.kind == Finding::Kind::Induces) return "attentionscope analyze" + asked;
    if (finding.kind == Finding::Kind::FeedsInduction) return "attentionscope analyze" + asked + " --off " + head;
    if (scan.blocks.size() > 1)
        asked += std::string(" --block ") + nameOf(scan.blocks[finding.head.block], attentionBlocks);
    return "attentionscope render" + asked + " --view map --layer "
           + std::to_string(layerNumber(scan.info, finding.head.layer, 1)) + " --head "
           + std::to_string(finding.head.head + 1) + " --out head-" + head + ".html";
}

std::string scanCsv(const Scan& scan, const std::vector<FindingWords>& words)
{
    std::string text;
    CsvWriter csv(text, "\n");
    for (const char* column : {"outcome",    "strength", "kind",      "block",       "layer",   "head", "measure",
                               "other",      "mean",     "sd",        "low",         "high",    "n",    "check",
                               "check_mean", "check_sd", "check_low", "check_high",  "check_n", "loss", "loss_low",
                               "loss_high",  "text",     "claim",     "check_words", "command"})
        csv.cell(column);
    csv.endRow();
    for (std::size_t i = 0; i < scan.findings.size(); ++i) {
        const Finding& finding = scan.findings[i];
        csv.cell(nameOf(finding.outcome, findingOutcomes))
            .rounded(finding.strength, scanDigits)
            .cell(nameOf(finding.kind, findingKinds))
            .cell(nameOf(scan.blocks[finding.head.block], attentionBlocks))
            .count(layerNumber(scan.info, finding.head.layer, 1))
            .count(finding.head.head + 1)
            .cell(finding.kind == Finding::Kind::LooksAt ? nameOf(finding.measure, measures) : "")
            .cell(finding.other ? headNumber(scan, *finding.other) : "");
        addSpread(csv, finding.number);
        csv.cell(nameOf(finding.check, findingChecks));
        addSpread(csv, finding.checked);
        if (finding.loss)
            csv.rounded(finding.loss->mean, scanDigits)
                .rounded(finding.loss->low, scanDigits)
                .rounded(finding.loss->high, scanDigits);
        else
            csv.cell("").cell("").cell("");
        csv.cell(finding.text ? std::to_string(*finding.text + 1) : "")
            .cell(words[i].claim)
            .cell(words[i].check)
            .cell(words[i].command)
            .endRow();
    }
    return text;
}

std::string scanJson(const Scan& scan, const std::vector<FindingWords>& words)
{
    ScanJson json = {{"model", scan.model},     {"texts", scan.texts.size()},
                     {"read", scan.read},       {"written", scan.written},
                     {"tokens", scan.tokens},   {"passed_over", scan.passed_over.size()},
                     {"seed", scan.seed},       {"knocked_out_by", nameOf(scan.way, knockOutWays)},
                     {"seconds", scan.seconds}, {"complete", scan.isComplete()}};
    json["parts"] = ScanJson::array();
    for (const ScanPart& part : scan.parts)
        append(json, "parts",
               ScanJson{{"part", nameOf(part.kind, scanParts)},
                        {"done", part.done},
                        {"asked", part.asked},
                        {"more", part.more},
                        {"state", stateOf(part)},
                        {"why", part.why ? ScanJson(part.why->english()) : ScanJson()}});
    json["findings"] = ScanJson::array();
    for (std::size_t i = 0; i < scan.findings.size(); ++i)
        append(json, "findings", findingJson(scan, scan.findings[i], words[i]));
    json["name_share"] = leastShare;
    json["names"] = ScanJson::array();
    for (const NameEvidence& name : scan.names.names)
        append(json, "names",
               ScanJson{{"block", nameOf(name.block, attentionBlocks)},
                        {"layer", layerNumber(scan.info, name.layer, 1)},
                        {"head", name.head + 1},
                        {"name", nameOf(name.pattern, measures)},
                        {"texts", name.texts},
                        {"holding", name.holding},
                        {"check", nameOf(name.check, nameChecks)}});
    return json.dump(1, ' ', false, ScanJson::error_handler_t::replace) + "\n";
}

HeadEvidence readEvidence(const std::filesystem::path& file, const ModelInfo& info)
{
    const Json json = readJsonObject(file.string(), mostEvidenceBytes);
    const JsonObject top(json, file.string(), {});
    const Json* names = top.find("names");
    if (names == nullptr || !names->is_array())
        throw Error(Code::Malformed, file.string(), "names is missing: expected what “scan --json” writes");
    HeadEvidence evidence;
    evidence.names.reserve(names->size());
    for (const Json& each : *names) {
        const JsonObject one(each, file.string(), "names");
        NameEvidence name;
        Index layer = 0;
        one.read("block", name.block, attentionBlocks);
        one.read("layer", layer);
        one.read("head", name.head, info.heads, 1);
        one.read("name", name.pattern, measures);
        one.read("texts", name.texts);
        one.read("holding", name.holding, name.texts);
        one.read("check", name.check, nameChecks);
        name.layer = layerNumbered(info, layer, 1);
        name.head -= 1;
        evidence.names.push_back(name);
    }
    return evidence;
}

}  // namespace core
