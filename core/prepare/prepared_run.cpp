#include "core/prepare/prepared_run.h"

#include "core/error.h"
#include "core/model/folder/model_chat.h"
#include "core/model/repeated_text.h"
#include "core/model/teaching/teaching_module_file.h"
#include "core/prepare/opened_model.h"
#include "core/prepare/prepared_pictures.h"
#include "core/prepare/prepared_sounds.h"
#include "core/text/cut/text_splitter.h"

#include <algorithm>
#include <numeric>
#include <unordered_map>

namespace core {
namespace {

/// Special tokens at a text's end, such as [SEP], stay when the text is too long: it is cut before them.
void keepTrailing(std::vector<Token>& tokens, Index most)
{
    if (static_cast<Index>(tokens.size()) <= most) return;
    const auto trailing = std::find_if_not(tokens.rbegin(), tokens.rend(), [](const Token& t) { return t.special; });
    const Index count = trailing - tokens.rbegin();
    if (count < most) std::rotate(tokens.begin() + (most - count), trailing.base(), tokens.end());
}

Index mostTokens(const Model& model, const Run& run)
{
    return std::min(model.info.max_tokens, std::max<Index>(1, run.most_tokens.value_or(model.info.max_tokens)));
}

/// @param second  of a pair, or null
CutText cut(const Model& model, const Run& run, std::string_view text, const std::string* second, const CutEdits& edits,
            const std::stop_token& stop)
{
    const auto& split = run.split;
    const Index most = mostTokens(model, run);
    Encoding encoding = second != nullptr ? model.encodePair(text, *second, stop)
                        : run.as_written  ? encodeAsWritten(model, std::string(text))
                                          : model.encode(text, split, stop);
    keepTrailing(encoding.tokens, most);
    // Bytes are as small as it gets, and a model's own tokenizer decides alone.
    if (model.info.split && split.value_or(*model.info.split) != TextSplit::Bytes)
        encoding = withCuts(text, std::move(encoding), edits);
    const auto used = std::min(static_cast<Index>(encoding.tokens.size()), most);
    return {std::string(text), std::move(encoding), used};
}

/// Puts generated tokens behind the text, as far as there are places.
void continueText(const Model& model, const Continuation& continuation, CutText& text)
{
    const Index room = model.info.max_tokens - text.used;
    if (!model.transformer.causal || text.used < static_cast<Index>(text.encoding.tokens.size())) return;
    text.generated = std::min({continuation.shown, static_cast<Index>(continuation.ids.size()), room});
    const std::vector<Index> ids(continuation.ids.begin(), continuation.ids.begin() + text.generated);
    for (Token& token : sequenceOfIds(model, ids).tokens) text.encoding.tokens.push_back(std::move(token));
    text.used += text.generated;
}

/// Adds the input of an encoder–decoder's decoder: a target for each text or sound, and the tokens that were generated
/// behind a single one.
void addTargets(const Run& run, std::size_t count, PreparedRun& prepared, const std::stop_token& stop)
{
    const Model& decoder = *prepared.model->decoder;
    for (std::size_t i = 0; i < count; ++i) {
        const std::string text = i < run.targets.size() ? run.targets[i] : std::string();
        const bool repeats = text.empty() && i < prepared.texts.size() && repeatsText(*prepared.model);
        Encoding encoding =
            repeats ? repeatedText(*prepared.model, prepared.texts[i].usedTokens()) : decoder.encodeTarget(text, stop);
        const auto used = std::min(static_cast<Index>(encoding.tokens.size()), mostTokens(decoder, run));
        prepared.targets.push_back({text, std::move(encoding), used});
    }
    if (prepared.targets.size() == 1) continueText(decoder, run.continuation, prepared.targets.front());
    if (!prepared.computable()) return;
    std::vector<Sequence> targets;
    for (const CutText& target : prepared.targets) targets.push_back(sequenceOf(target.usedTokens()));
    prepared.batch.targets = padded(decoder, std::move(targets), PaddingSide::Right);
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

/// Cuts every text of the run.
/// @param cross  whether the model attends from one sequence to another
void cutAll(const Model& model, const Run& run, bool cross, PreparedRun& prepared, const std::stop_token& stop)
{
    // A second text stays in the Session while a model is open that has no use for it.
    prepared.pairs = run.keys_text && !cross && prepared.model != nullptr && prepared.readsPairs();
    for (std::size_t i = 0; i < run.texts.size(); ++i)
        prepared.texts.push_back(cut(model, run, run.texts[i], prepared.pairs ? &*run.keys_text : nullptr,
                                     i < run.cuts.size() ? run.cuts[i] : CutEdits{}, stop));
    if (run.keys_text && cross) prepared.keys_text = cut(model, run, *run.keys_text, nullptr, {}, stop);
}

/// Cuts a text with pictures, none of whose tokens can be left out.
void cutWithPictures(const SpelledPictures& pictures, const Run& run, PreparedRun& prepared,
                     const std::stop_token& stop)
{
    CutText text = cut(*prepared.model, run, pictures.text, nullptr, {}, stop);
    const auto tokens = std::ssize(text.encoding.tokens);
    const auto isPart = [&](const Token& token) { return token.id == prepared.model->picture_reader->token_id; };
    if (std::any_of(text.encoding.tokens.begin() + text.used, text.encoding.tokens.end(), isPart))
        throw Error(Code::TooLong, prepared.model->info.name,
                    "the text with its picture is too long: expected at most %1 tokens, found %2",
                    std::to_string(text.used), std::to_string(tokens));
    pictures.restoreRanges(text.encoding);
    text.text = run.texts.front();
    prepared.texts.push_back(std::move(text));
}

/// Finds the run's named stretches among each text's tokens, and what the model wrote behind one.
void findSpans(const Run& run, std::vector<CutText>& texts)
{
    for (std::size_t i = 0; i < texts.size() && !run.spans.empty(); ++i) {
        texts[i].spans = tokenSpans(texts[i].usedTokens(), run.spans, static_cast<Index>(i));
        addWritten(texts[i].spans, texts[i].used - texts[i].generated, texts[i].used - 1);
    }
}

Sequence spannedSequence(const CutText& text)
{
    Sequence sequence = sequenceOf(text.usedTokens());
    sequence.spans = text.spans;
    return sequence;
}

/// The batch of the cut texts; none while one of them has no token.
/// @param pad  brings sequences to one length
template<typename Pad>
void makeBatch(const Run& run, PreparedRun& prepared, const Pad& pad)
{
    findSpans(run, prepared.texts);
    const auto empty = [](const CutText& text) { return text.used == 0; };
    if (std::ranges::any_of(prepared.texts, empty) || (prepared.keys_text && empty(*prepared.keys_text))) return;
    std::vector<Sequence> sequences;
    sequences.reserve(prepared.texts.size());
    for (const CutText& text : prepared.texts) sequences.push_back(spannedSequence(text));
    prepared.batch.sequences = pad(std::move(sequences));
    if (prepared.keys_text)
        prepared.batch.key_sequences.assign(prepared.texts.size(), sequenceOf(prepared.keys_text->usedTokens()));
}

/// Only the last tokens ask; keys and values are those of all of them.
void keepLastQueries(Batch& batch, Index count)
{
    if (batch.sequences.empty() || count == 0) return;
    const auto tokens = static_cast<Index>(batch.sequences.front().tokens.size());
    if (count >= tokens) return;
    batch.key_sequences = batch.sequences;
    batch.first_query = tokens - count;
    for (Sequence& sequence : batch.sequences) {
        sequence.tokens.erase(sequence.tokens.begin(), sequence.tokens.begin() + batch.first_query);
        sequence.real.erase(sequence.real.begin(), sequence.real.begin() + batch.first_query);
        sequence.spans = spansWithin(sequence.spans, batch.first_query, count);
    }
}

void prepareTeachingModule(const Run& run, OpenedModels& models, PreparedRun& prepared, const std::stop_token& stop)
{
    Model cutter;
    cutter.info.split = TextSplit::Words;
    cutter.info.max_tokens = mostTeachingTokens;
    cutAll(cutter, run, true, prepared, stop);

    std::vector<std::string> symbols = sharedAlphabet(prepared);
    constexpr const char* filler = "[pad]";
    symbols.emplace_back(filler);
    static const SavedTeachingModule none;
    const SavedTeachingModule& saved = run.model.empty() ? none : models.teachingModule(run.model);
    // Otherwise random numbers would stand in under the file's name.
    if (!run.model.empty() && weightShapes(saved.module) != weightShapes(*run.module))
        throw Error(
            Code::OutOfRange, run.model.string(),
            "the session's teaching module cannot be used: expected the tensors that the file holds, found others");
    prepared.model = models.built(*run.module, run.model, symbols, [&] {
        auto model = std::make_shared<Model>(*teachingModel(*run.module, saved.weights, symbols));
        model->info.folder = run.model;
        model->info.name = run.model.empty() ? "Teaching module" : run.model.stem().string();
        return model;
    });
    const Token padding{static_cast<Index>(symbols.size()) - 1, filler, filler, {}};
    makeBatch(run, prepared, [&](std::vector<Sequence> sequences) {
        return padded(std::move(sequences), padding, PaddingSide::Right);
    });
    if (!prepared.keys_text) keepLastQueries(prepared.batch, run.module->last_queries);
}

CutText recordedText(const std::string& text, const std::vector<Token>& tokens)
{
    return {text, {tokens, {}}, static_cast<Index>(tokens.size())};
}

/// The common part of dumps and vectors.
template<typename Opened>
PreparedRun prepareTokens(const Opened& opened, std::shared_ptr<const Model> model, const Batch& batch)
{
    PreparedRun prepared;
    prepared.model = std::move(model);
    prepared.batch = batch;
    for (std::size_t i = 0; i < opened.texts.size(); ++i)
        prepared.texts.push_back(recordedText(opened.texts[i], batch.sequences[i].tokens));
    if (!opened.keys_texts.empty())
        prepared.keys_text = recordedText(opened.keys_texts.front(), batch.key_sequences.front().tokens);
    prepared.warnings = opened.warnings;
    return prepared;
}

/// A dump's texts with the run's named stretches.
Batch spannedBatch(Batch batch, const std::vector<TextSpan>& spans)
{
    for (std::size_t i = 0; i < batch.sequences.size(); ++i)
        batch.sequences[i].spans = tokenSpans(batch.sequences[i].tokens, spans, static_cast<Index>(i));
    return batch;
}

PreparedRun prepareRecorded(const Run& run, OpenedModels& models, const std::stop_token& stop)
{
    const auto source = models.named(run.recorded);
    if (source->isVectors()) {
        const auto vectors = models.vectors(*source, stop);
        PreparedRun prepared = prepareTokens(*vectors, vectors->model, spannedBatch(vectors->batch, run.spans));
        findSpans(run, prepared.texts);
        return prepared;
    }
    const auto recorded = models.recorded(*source, stop);
    PreparedRun prepared = prepareTokens(*recorded, recorded->trace->model, recorded->trace->batch);
    prepared.recorded = recorded->trace;
    findSpans(run, prepared.texts);
    if (!run.spans.empty()) {
        prepared.batch = spannedBatch(std::move(prepared.batch), run.spans);
        auto named = std::make_shared<Trace>(*recorded->trace);
        named->batch = prepared.batch;
        prepared.recorded = std::move(named);
    }
    prepared.looks_transposed = recorded->looks_transposed;
    prepared.looks_like_scores = recorded->looks_like_scores;
    prepared.axes = recorded->axes;
    return prepared;
}

}  // namespace

PreparedRun prepare(const Run& run, OpenedModels& models, std::stop_token stop, PaddingSide side)
{
    if (!run.recorded.empty()) return prepareRecorded(run, models, stop);
    PreparedRun prepared;
    prepared.model = openedModel(run, models, stop);
    if (prepared.model != nullptr && prepared.model->transformer.patches) {
        preparePictures(run, models, prepared);
        if (prepared.model->decoder) addTargets(run, run.images.size(), prepared, stop);
        return prepared;
    }
    if (prepared.model != nullptr && prepared.model->transformer.audio) {
        prepareSounds(run, prepared, stop);
        if (prepared.model->decoder) addTargets(run, run.sounds.size(), prepared, stop);
        return prepared;
    }
    if (run.texts.empty()) throw Error(Code::Missing, "", "the text is missing: expected at least one");
    if (run.module && run.engine.empty()) {
        prepareTeachingModule(run, models, prepared, stop);
        return prepared;
    }
    const bool single = prepared.model->transformer.blocks.size() == 1 && prepared.model->info.split.has_value();
    const auto pictures = spellPictures(run, models, prepared.model);
    if (pictures)
        cutWithPictures(*pictures, run, prepared, stop);
    else
        cutAll(*prepared.model, run, single, prepared, stop);
    const Model& model = *prepared.model;
    if (!model.decoder && prepared.texts.size() == 1) continueText(model, run.continuation, prepared.texts.front());
    makeBatch(run, prepared,
              [&](std::vector<Sequence> sequences) { return padded(model, std::move(sequences), side); });
    if (pictures && prepared.computable()) {
        Sequence& text = prepared.batch.sequences.front();
        addPictures(model, text, pictures->pictures);
        prepared.model = models.forText(prepared.model, text);
        addWritten(text.spans, prepared.texts.front().used - prepared.texts.front().generated,
                   prepared.texts.front().used - 1);
    }
    if (model.decoder) addTargets(run, run.texts.size(), prepared, stop);
    return prepared;
}

void requireComputable(const PreparedRun& prepared)
{
    if (prepared.computable()) return;
    const ModelInfo& info = prepared.model->info;
    switch (info.reads) {
    case Reads::Text: throw Error(Code::Missing, info.name, "the text is missing: expected at least one token");
    case Reads::Pictures:
        throw Error(Code::Missing, info.name, "the picture is missing: expected one, as %1 reads pictures",
                    info.architecture);
    case Reads::Sounds:
        throw Error(Code::Missing, info.name, "the sound is missing: expected one, as %1 reads sounds",
                    info.architecture);
    }
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
    options.interventions = run.interventions;
    return options;
}

std::vector<std::size_t> patchedLast(const std::vector<Run>& runs)
{
    const auto isPatched = [&](std::size_t i) {
        return std::ranges::find(runs[i].interventions, Intervention::Kind::Patch, &Intervention::kind)
               != runs[i].interventions.end();
    };
    std::vector<std::size_t> order(runs.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_partition(order.begin(), order.end(), [&](std::size_t i) { return !isPatched(i); });
    return order;
}

}  // namespace core
