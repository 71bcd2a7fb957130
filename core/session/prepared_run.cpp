#include "core/session/prepared_run.h"

#include "core/error.h"
#include "core/model/teaching_module_file.h"
#include "core/random_bits.h"
#include "core/text/text_splitter.h"

#include <algorithm>
#include <fstream>
#include <unordered_map>

namespace core {
namespace {

namespace fs = std::filesystem;

fs::file_time_type changedAt(const fs::path& file)
{
    std::error_code none;
    return fs::last_write_time(file, none);
}

CutText cut(const Model& model, std::string_view text, std::optional<TextSplit> split, const CutEdits& edits,
            const std::stop_token& stop)
{
    Encoding encoding = model.encode(text, split, stop);
    // Bytes are as small as it gets, and a model's own tokenizer decides alone.
    if (model.info.split && split.value_or(*model.info.split) != TextSplit::Bytes)
        encoding = withCuts(text, std::move(encoding), edits);
    const auto used = std::min(static_cast<Index>(encoding.tokens.size()), model.info.max_tokens);
    return {std::string(text), std::move(encoding), used};
}

/// The different tokens of all texts, in order of first appearance; the tokens' ids become places among them.
std::vector<std::string> sharedAlphabet(PreparedRun& prepared)
{
    std::vector<std::string> symbols;
    std::unordered_map<std::string, Index> ids;
    const auto number = [&](CutText& text) {
        for (Token& token : text.encoding.tokens) {
            const auto [entry, isNew] = ids.try_emplace(token.piece, static_cast<Index>(symbols.size()));
            if (isNew) symbols.push_back(token.piece);
            token.id = entry->second;
        }
    };
    for (CutText& text : prepared.texts) number(text);
    if (prepared.keys_text) number(*prepared.keys_text);
    return symbols;
}

void prepareTeachingModule(const Run& run, OpenedModels& models, PreparedRun& prepared, const std::stop_token& stop)
{
    Model cutter;
    cutter.info.split = TextSplit::Words;
    cutter.info.max_tokens = mostTeachingTokens;
    for (std::size_t i = 0; i < run.texts.size(); ++i)
        prepared.texts.push_back(
            cut(cutter, run.texts[i], run.split, i < run.cuts.size() ? run.cuts[i] : CutEdits{}, stop));
    if (run.keys_text) prepared.keys_text = cut(cutter, *run.keys_text, run.split, {}, stop);

    std::vector<std::string> symbols = sharedAlphabet(prepared);
    constexpr const char* filler = "[pad]";
    symbols.emplace_back(filler);
    static const SavedTeachingModule none;
    const SavedTeachingModule& saved = run.model.empty() ? none : models.teachingModule(run.model);
    // Otherwise random numbers would stand in under the file's name.
    if (!run.model.empty() && weightShapes(saved.module) != weightShapes(*run.module))
        throw Error(Code::OutOfRange, run.model.string(), "the session's teaching module",
                    "the tensors that the file holds", "others");
    auto model = std::make_shared<Model>(*teachingModel(*run.module, saved.weights, symbols));
    model->info.folder = run.model;
    model->info.name = run.model.empty() ? "Teaching module" : run.model.stem().string();
    prepared.model = std::move(model);
    const bool complete = std::ranges::all_of(prepared.texts, [](const CutText& text) { return text.used > 0; })
                          && (!prepared.keys_text || prepared.keys_text->used > 0);
    if (!complete) return;

    std::vector<Sequence> sequences;
    for (const CutText& text : prepared.texts) sequences.push_back(sequenceOf(text.usedTokens()));
    prepared.batch.sequences = padded(
        std::move(sequences), Token{static_cast<Index>(symbols.size()) - 1, filler, filler, {}}, PaddingSide::Right);
    if (prepared.keys_text)
        prepared.batch.key_sequences.assign(prepared.texts.size(), sequenceOf(prepared.keys_text->usedTokens()));
}

}  // namespace

std::shared_ptr<const Model> OpenedModels::folder(const fs::path& path)
{
    const auto now = changedAt(path / "model.safetensors");
    const auto known =
        std::ranges::find_if(m_folders, [&](const auto& entry) { return entry.path == path && entry.changed == now; });
    if (known != m_folders.end()) return known->value;
    std::erase_if(m_folders, [&](const auto& entry) { return entry.path == path; });
    auto model = openModel(path);
    if (m_folders.size() == mostKept) m_folders.erase(m_folders.begin());
    m_folders.push_back({path, now, model});
    return model;
}

const SavedTeachingModule& OpenedModels::teachingModule(const fs::path& file)
{
    const auto now = changedAt(file);
    const auto known =
        std::ranges::find_if(m_modules, [&](const auto& entry) { return entry.path == file && entry.changed == now; });
    if (known != m_modules.end()) return *known->value;
    std::erase_if(m_modules, [&](const auto& entry) { return entry.path == file; });
    auto saved = std::make_shared<const SavedTeachingModule>(openTeachingModule(file));
    if (m_modules.size() == mostKept) m_modules.erase(m_modules.begin());
    m_modules.push_back({file, now, std::move(saved)});
    return *m_modules.back().value;
}

PreparedRun prepare(const Run& run, OpenedModels& models, std::stop_token stop, PaddingSide side)
{
    if (run.texts.empty()) throw Error(Code::Missing, "", "the text", "at least one", "");
    PreparedRun prepared;
    if (run.module) {
        prepareTeachingModule(run, models, prepared, stop);
        return prepared;
    }
    prepared.model = models.folder(run.model);
    const bool single = prepared.model->transformer.blocks.size() == 1 && prepared.model->info.split.has_value();
    for (std::size_t i = 0; i < run.texts.size(); ++i)
        prepared.texts.push_back(
            cut(*prepared.model, run.texts[i], run.split, i < run.cuts.size() ? run.cuts[i] : CutEdits{}, stop));
    // A text for cross-attention stays in the Session while a model is open that has none.
    if (run.keys_text && single) prepared.keys_text = cut(*prepared.model, *run.keys_text, run.split, {}, stop);
    for (const CutText& text : prepared.texts)
        if (text.used == 0) return prepared;
    if (prepared.keys_text && prepared.keys_text->used == 0) return prepared;

    std::vector<Sequence> sequences;
    for (const CutText& text : prepared.texts) sequences.push_back(sequenceOf(text.usedTokens()));
    prepared.batch.sequences = padded(*prepared.model, std::move(sequences), side);
    if (prepared.keys_text)
        prepared.batch.key_sequences.assign(prepared.texts.size(), sequenceOf(prepared.keys_text->usedTokens()));
    return prepared;
}

TeachingWeights weightsOf(const Run& run, const PreparedRun& prepared)
{
    std::vector<std::string> symbols;
    const auto add = [&](const CutText& text) {
        for (const Token& token : text.encoding.tokens) symbols.push_back(token.piece);
    };
    for (const CutText& text : prepared.texts) add(text);
    if (prepared.keys_text) add(*prepared.keys_text);
    const TeachingWeights given = run.model.empty() ? TeachingWeights{} : openTeachingModule(run.model).weights;
    return completeWeights(*run.module, given, symbols);
}

RunOptions optionsOf(const Run& run)
{
    RunOptions options;
    options.changes = run.changes;
    options.painting = run.painting;
    return options;
}

std::uint64_t fingerprintOf(const fs::path& model)
{
    std::error_code none;
    const bool folder = fs::is_directory(model, none);
    const fs::path weights = folder ? model / "model.safetensors" : model;
    std::uint64_t hash = hashOf(std::to_string(fs::file_size(weights, none)));
    if (none) return 0;
    std::string part(std::size_t{1} << 16U, '\0');
    for (const fs::path& file : {weights, folder ? model / "config.json" : weights}) {
        if (!fs::is_regular_file(file, none)) return 0;  // a pipe would be waited for
        std::ifstream stream(file, std::ios::binary);
        stream.read(part.data(), static_cast<std::streamsize>(part.size()));
        hash = hashOf(std::string_view(part.data(), static_cast<std::size_t>(stream.gcount())), hash);
    }
    return hash == 0 ? 1 : hash;
}

}  // namespace core
