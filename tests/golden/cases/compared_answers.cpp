#include "tests/golden/cases/compared_answers.h"

#include "core/model/pass/trace_tensors.h"
#include "tests/golden/cases/golden_case.h"
#include "tests/golden/cases/golden_models.h"

#include <algorithm>
#include <cstdio>

using namespace core;

namespace {

/// Whether the text's own tokens are the expected ones; true for what is no text.
bool isCutAlike(const Model& model, const Json& about)
{
    if (!about.contains("text") || !about.contains("ids") || model.tokenizer == nullptr) return true;
    const auto text = about["text"].get<std::string>();
    const Encoding encoding = about.contains("text_pair")
                                  ? model.encodePair(text, about["text_pair"].get<std::string>())
                                  : model.encode(text, {});
    std::vector<Index> ids;
    std::ranges::transform(encoding.tokens, std::back_inserter(ids), &Token::id);
    return ids == about["ids"].get<std::vector<Index>>();
}

}  // namespace

std::string ComparedAnswers::summary(const std::string& name) const
{
    std::string line = "  " + name + ": " + std::to_string(tensors) + " tensors, largest difference:";
    for (const auto& [kind, apart] : worst) {
        char text[64];
        std::snprintf(text, sizeof text, " %.1e", static_cast<double>(apart));
        if (apart > 0) line += " " + kind + text;
    }
    return line;
}

ComparedAnswers comparedAnswers(const std::shared_ptr<const Model>& model, const std::filesystem::path& reference,
                                const std::string& before)
{
    const Json meta = readJsonObject((reference / "expected.json").string(), 16U << 20U);
    const auto expected = SafetensorsFile::open(reference / "expected.safetensors");
    ComparedAnswers found;
    for (const auto& [text, about] : meta["texts"].items()) {
        if (!isCutAlike(*model, about)) found.difference = text + ": other tokens";
        const auto trace = run(model, batchIn(expected, text, *model), {});
        for (const NamedTensor& tensor : tensorsOf(*trace, {.logits = true})) {
            const std::string name = before + text + "." + tensor.name;
            if (!expected.contains(name)) continue;
            const float tolerance = toleranceOf(tensor.name, meta["tolerance"]);
            const Comparison result = compare(expected, name, valuesOf(tensor), tolerance);
            if (!result.passed) found.difference = name + ": " + result.remark;
            float& largest = found.worst[tensor.name];
            largest = std::max(largest, result.largestDifference);
            ++found.tensors;
        }
    }
    const auto wanted = std::ranges::count_if(expected.tensors(), [&](const auto& entry) {
        const std::string& name = entry.first;
        return before.empty() ? !name.starts_with("base.") && !name.starts_with("cosine.") : name.starts_with(before);
    });
    if (found.difference.empty() && found.tensors != wanted)
        found.difference = std::to_string(found.tensors) + " tensors compared of " + std::to_string(wanted);
    return found;
}

std::vector<std::filesystem::path> goldenPart(const std::string& part)
{
    std::vector<std::filesystem::path> folders;
    const auto tree = sharedFolder("golden/now/" + part);
    if (!tree) return folders;
    for (const auto& entry : std::filesystem::directory_iterator(*tree))
        if (exists(entry.path() / "expected.json")) folders.push_back(entry.path());
    std::ranges::sort(folders);
    return folders;
}
