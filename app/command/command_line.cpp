#include "app/command/command_line.h"

#include <QCoreApplication>

#include "app/command/progress.h"
#include "app/command/request.h"
#include "core/available_memory.h"
#include "core/error.h"
#include "core/model/family/weight_files.h"
#include "core/model/folder/bundled_models.h"
#include "core/model/layer_numbers.h"
#include "core/model/pass/prediction.h"
#include "core/model/pass/reference_contexts.h"
#include "core/number_range.h"
#include "core/session/edits/span_edits.h"
#include "core/session/session_names.h"
#include "core/session/session_sources.h"
#include "core/session/span_json.h"
#include "core/text/cut/text_splitter.h"
#include "ui/words/error_text.h"

#include <algorithm>
#include <charconv>

namespace {

constexpr const char* spansByMarks = "marks";  ///< in place of a file

void warnOfUntaken(const core::Model& model, const std::string& text, const core::Encoding& encoding)
{
    const QList<uint> points = QString::fromStdString(text).toUcs4();
    QStringList parts;
    for (const core::TextRange& range : encoding.untaken) {
        const auto size = static_cast<qsizetype>(std::min<core::Index>(range.to - range.from, 20));
        const QString part = QString::fromUcs4(reinterpret_cast<const char32_t*>(points.data() + range.from), size);
        if (parts.size() < 10 && !parts.contains(part)) parts << part;
    }
    if (!parts.isEmpty())
        warn(QCoreApplication::translate("CommandLine", "%1 has no token for “%2”, so it is left out")
                 .arg(oneLine(QString::fromStdString(model.info.name)), parts.join(QStringLiteral("”, “"))));
}

}  // namespace

namespace {

/// A target is for an encoder–decoder, and there is one for each text.
void requireTargets(const core::Run& run, const core::PreparedRun& prepared)
{
    if (run.targets.empty()) return;
    const core::ModelInfo& info = prepared.model->info;
    if (prepared.model->decoder == nullptr)
        throw core::Error(core::Code::Unsupported, info.name,
                          "--target is not supported: expected an encoder–decoder, such as T5, found %1",
                          info.architecture);
    if (run.targets.size() > std::max(run.texts.size(), run.sounds.size()))
        throw core::Error(
            core::Code::OutOfRange, info.name,
            "the number of targets cannot be used: expected at most one for each text or sound, %1, found %2",
            std::to_string(std::max(run.texts.size(), run.sounds.size())), std::to_string(run.targets.size()));
}

}  // namespace

core::Encoding cutTextWarning(const core::Model& model, const std::string& text, std::optional<core::TextSplit> split)
{
    core::Encoding encoding = model.encode(text, split);
    warnOfUntaken(model, text, encoding);
    return encoding;
}

namespace {

/// Requires the kind of input that the model reads.
void requireInput(const core::Run& run, const core::Model& model)
{
    struct Kind {
        core::Reads reads;
        const char* option;
        const char* one;
        const char* several;
        bool given;
    };
    const Kind kinds[] = {{core::Reads::Text, "--text", "a text", "texts", !run.texts.empty()},
                          {core::Reads::Pictures, "--image", "a picture", "pictures", !run.images.empty()},
                          {core::Reads::Sounds, "--audio", "a sound", "sounds", !run.sounds.empty()}};
    const Kind& right = *std::ranges::find(kinds, model.info.reads, &Kind::reads);
    // A session may keep another model's input.
    if (right.given) return;
    for (const Kind& each : kinds)
        if (each.given)
            throw core::Error(core::Code::Unsupported, model.info.name,
                              "%1 is not supported: expected %2 with %3, as %4 reads %5, found %6", each.option,
                              std::string(right.option), right.one, model.info.architecture, right.several, each.one);
}

}  // namespace

namespace {

/// Which models have a block that is not every model's.
const char* modelsWith(core::AttentionBlock block)
{
    return block == core::AttentionBlock::Mixing ? "a model with layers without a softmax, such as LFM2"
                                                 : "an encoder–decoder, such as T5";
}

}  // namespace

void requireInterventions(const core::Run& run, const core::PreparedRun& prepared)
{
    using Kind = core::Intervention::Kind;
    if (run.interventions.empty()) return;
    const core::ModelInfo& info = prepared.model->info;
    if (prepared.recorded != nullptr)
        throw core::Error(
            core::Code::Unsupported, run.recorded.file.string(),
            "an intervention is not supported: expected attention that is computed, found attention from a file");
    for (std::size_t i = 0; i < run.interventions.size(); ++i) {
        const core::Intervention& each = run.interventions[i];
        const std::string name = "of intervention " + std::to_string(i + 1);
        const bool ofContext = each.kind == Kind::Scale || each.kind == Kind::Mean || each.kind == Kind::Patch
                               || each.kind == Kind::Resample || !each.isOfHeads();
        if (prepared.batch.given != nullptr && ofContext)
            throw core::Error(core::Code::Unsupported, info.name,
                              "the kind %1 is not supported: expected uniform, hide or pattern, because queries and "
                              "keys have no output, found another",
                              name);
        const bool mixing = each.block == core::AttentionBlock::Mixing;
        const auto part = core::blockOf(prepared.model, each.block);
        if (part == nullptr)
            throw core::Error(core::Code::Unsupported, info.name,
                              "the block %1 is not supported: expected %2, found %3", name, modelsWith(each.block),
                              info.architecture);
        if (mixing && each.kind != Kind::Scale)
            throw core::Error(core::Code::Unsupported, info.name,
                              "the kind %1 is not supported: expected a factor, because there is no softmax and no "
                              "place for another pattern, found another",
                              name);
        const core::ModelInfo& looked = part->info;
        const auto require = [&](const char* what, const std::optional<core::Index>& given, core::Index count) {
            if (given && *given >= count)
                throw core::Error(core::Code::OutOfRange, info.name, "%1%2 cannot be used: expected %3, found %4",
                                  std::string(what), name, core::numberRange(1, count), std::to_string(*given + 1));
        };
        require("the layer ", each.layer, looked.layers);
        require("the head ", each.head, looked.heads);
        if (each.kind == Kind::Steer && !each.layer)
            throw core::Error(core::Code::Missing, info.name, "the layer %1 is missing", name);
        const auto& blocks = part->transformer.blocks;
        if (each.kind == Kind::FeedForward && each.layer && *each.layer < std::ssize(blocks)
            && !core::isThere(blocks[static_cast<std::size_t>(*each.layer)].feed_forward))
            throw core::Error(
                core::Code::Unsupported, info.name,
                "the kind %1 is not supported: expected a layer that ends with a feed-forward layer (of a "
                "decoder behind an encoder those of --block cross), found another",
                name);
    }
}

namespace {

/// The text of a reference that stands in for those of a batch, the longest of which it reaches.
core::Index drawnText(const core::Intervention& intervention, const core::PreparedRun& prepared)
{
    const bool ofTarget =
        intervention.block == core::AttentionBlock::Decoder || intervention.block == core::AttentionBlock::Cross;
    core::Index longest = 0;
    for (const core::Sequence& each : ofTarget ? prepared.batch.targets : prepared.batch.sequences)
        longest = std::max<core::Index>(longest, std::ranges::count(each.real, true));
    return core::drawnReferences(intervention.reference, prepared.model, intervention.block, longest, 1,
                                 stopOfRequest())
        .front();
}

}  // namespace

void addInterventions(core::Run& run, const core::PreparedRun& prepared, std::vector<core::Intervention> numbered)
{
    for (core::Intervention& each : numbered) {
        if (each.kind == core::Intervention::Kind::Resample && prepared.recorded == nullptr)
            each.text = drawnText(each, prepared);
        const auto part = core::blockOf(prepared.model, each.block);
        if (each.layer && part != nullptr && !part->info.layer_numbers.empty())
            each.layer = core::layerNumbered(part->info, *each.layer + 1, 1);
        run.interventions.push_back(std::move(each));
    }
    requireInterventions(run, prepared);
}

core::PreparedRun prepareWarning(const core::Run& run, core::PaddingSide side)
{
    return prepareWarning(run, openedModels(), side);
}

core::PreparedRun prepareWarning(const core::Run& run, core::OpenedModels& models, core::PaddingSide side)
{
    if (run.recorded.empty() && !run.module && run.engine.empty())
        requireInput(run, *models.folder(run.model, run.tower, run.base));
    core::PreparedRun prepared = core::prepare(run, models, {}, side);
    warnAll(prepared.model->warnings);
    if (run.keys_text && !prepared.pairs && !prepared.keys_text)
        throw core::Error(
            core::Code::Unsupported, prepared.model->info.name,
            "--pair is not supported: expected a model that reads two texts as one sequence, such as BERT, found %1",
            prepared.model->info.architecture);
    core::rememberOpened(run);
    requireTargets(run, prepared);
    requireInterventions(run, prepared);
    warnAll(prepared.warnings);
    if (prepared.looks_transposed)
        warn(QCoreApplication::translate(
            "CommandLine",
            "the columns sum to 1, and the rows do not: add --transpose, or leave it out if it is there"));
    if (prepared.looks_like_scores)
        warn(QCoreApplication::translate("CommandLine",
                                         "the numbers look like scores: --softmax puts each row through softmax"));
    if (!prepared.axes.other.empty())
        warn(QCoreApplication::translate("CommandLine", "the axes are read as %1; --axes %2 reads others")
                 .arg(QString::fromStdString(core::axisWords(prepared.axes.letters)),
                      QString::fromStdString(core::axisWords(prepared.axes.other, ","))));
    std::vector<const core::CutText*> texts;
    for (const core::CutText& text : prepared.texts) texts.push_back(&text);
    for (const core::CutText& text : prepared.targets) texts.push_back(&text);
    if (prepared.keys_text) texts.push_back(&*prepared.keys_text);
    for (const core::CutText* text : texts) {
        warnOfUntaken(*prepared.model, text->text, text->encoding);
        const auto count = static_cast<core::Index>(text->encoding.tokens.size());
        if (count == 0)
            throw core::Error(core::Code::Missing, "",
                              "the text is missing: expected at least one token that the model knows");
        if (text->used < count)
            warn(QCoreApplication::translate("CommandLine", "too long: only the first %1 of %2 tokens are used")
                     .arg(text->used)
                     .arg(count));
    }
    return prepared;
}

std::string bundledByName(const std::string& given)
{
    const std::string name = given.starts_with(core::bundledPrefix) ? given.substr(core::bundledPrefix.size()) : given;
    std::error_code none;
    const bool isName = !name.empty() && name.find('/') == std::string::npos && name != "." && name != "..";
    if (!isName || std::filesystem::exists(given, none)) return given;
    const std::filesystem::path folder = core::bundledModels() / name;
    return std::filesystem::exists(folder / "config.json", none) ? folder.string() : given;
}

void TextOptions::addBatch(cli::Command& command)
{
    command.addOption("--text", texts, "The text; several make a padded batch")
        ->typeName("T")
        ->takeAll()
        ->oneEachTime();
    addImage(command, "A picture, PNG or JPEG; several make a batch. With --text one in the text, where it says "
                      "<image>, for a model that reads both");
    addSound(command, "; several make a batch");
}

void TextOptions::addImage(cli::Command& command, const char* help)
{
    command.addOption("--image", images, help)->typeName("F.png")->takeAll()->oneEachTime();
    command
        .addFlag("--whole-pictures", wholePictures, "Pictures in a text are not cut into tiles: quicker, and coarser")
        ->needs("--image");
}

void TextOptions::addSound(cli::Command& command, const std::string& several)
{
    command.addOption("--audio", sounds, "A sound, WAV, FLAC or Ogg, or its features in a tensor file" + several)
        ->typeName("F.wav")
        ->takeAll()
        ->oneEachTime()
        ->excludes("--text")
        ->excludes("--image");
}

void TextOptions::add(cli::Command& command, bool required)
{
    ModelOptions::add(command, required);
    engine.add(command);
    command.option("--adapter")->excludes("--engine");
    command.addOption("--pair", pair, "A second text, which models such as BERT read after the first")->typeName("T");
    command.addOption("--split", split, "How a teaching module cuts text: words, characters or bytes")
        ->check(cli::oneOf({"words", "characters", "bytes"}))
        ->typeName("HOW");
}

namespace {

/// A check's answer to CLI11: the mistake, or nothing.
std::string recipeMistake(const std::string& text)
{
    try {
        core::MaskRecipe::parse(text);
        return {};
    } catch (const core::Error& error) {
        return typedErrorText(error).toStdString();
    }
}

std::string temperatureMistake(const std::string& text)
{
    float value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool usable = error == std::errc() && end == text.data() + text.size() && value >= core::lowestTemperature
                        && value <= core::highestTemperature;
    return usable ? std::string() : "expected a number from 0.01 to 100, found “" + text + "”";
}

}  // namespace

void TextOptions::addScoring(cli::Command& command)
{
    command
        .addOption("--mask", mask,
                   "Which keys each query may see, such as “causal & (window(3, 0) | global(1))”; “model” is the "
                   "model's own mask")
        ->check(recipeMistake)
        ->typeName("RECIPE");
    command
        .addOption("--temperature", temperature,
                   "Divide the scores by it before the softmax: below 1 sharper weights, above 1 flatter (1)")
        ->check(temperatureMistake)
        ->typeName("X");
}

void TextOptions::addTarget(cli::Command& command)
{
    command
        .addOption("--target", targets,
                   "The decoder's text in an encoder–decoder, one for each text; without it, only its start token")
        ->typeName("T")
        ->takeAll()
        ->oneEachTime();
}

void TextOptions::addBlock(cli::Command& command, const std::string& help)
{
    command.addOption("--block", block, help)
        ->check(cli::oneOf({"self", "decoder", "cross", "mixing"}))
        ->typeName("self|decoder|cross|mixing");
}

void TextOptions::addSpans(cli::Command& command)
{
    std::vector<const char*> others;
    for (const char* other : {"session", "--text", "--image", "--audio", "--pair", "--engine", "--split", "--ids",
                              "--pixels", "--features", "--weights", "--texts"})
        if (command.optionOrNull(other) != nullptr) others.push_back(other);
    chat.add(command, others);
    command
        .addOption("--spans", spans,
                   "Names for stretches of the text: a list of objects with name, and begin and end in characters, "
                   "first and last in tokens, or text, the passage itself; “marks”: the text has them, as "
                   "[[name: passage]]")
        ->typeName("F.json|marks");
}

core::AttentionBlock TextOptions::chosenBlock() const
{
    return block == "decoder"  ? core::AttentionBlock::Decoder
           : block == "cross"  ? core::AttentionBlock::Cross
           : block == "mixing" ? core::AttentionBlock::Mixing
                               : core::AttentionBlock::Self;
}

namespace {

/// A picture stands in place of a text unless the model reads both.
void requireReaderOfBoth(const core::Run& run)
{
    const auto model = run.engine.empty() ? openedModels().folder(run.model, run.tower, run.base) : nullptr;
    if (model != nullptr && model->picture_reader != nullptr) return;
    throw cli::WrongValue("--image", "leave it out, or --text: only a model that reads both, such as SmolVLM, takes a "
                                     "picture in a text");
}

}  // namespace

core::Run TextOptions::run() const
{
    core::Run run;
    if (engine.isGiven())
        run.engine = engine.asked(model);
    else
        giveTo(run);
    run.texts = texts;
    run.images.assign(images.begin(), images.end());
    run.sounds.assign(sounds.begin(), sounds.end());
    if (!texts.empty()) run.tower = core::Tower::Texts;
    run.keys_text = pair;
    run.targets = targets;
    run.split = chosenSplit();
    run.changes = changes();
    if (chat.isGiven()) chat.giveTo(run);
    nameSpans(run);
    run.whole_pictures = wholePictures;
    if (!run.texts.empty() && !run.images.empty()) requireReaderOfBoth(run);
    return run;
}

void TextOptions::nameSpans(core::Run& run) const
{
    if (spans == spansByMarks && !core::nameByMarks(run))
        throw core::Error(core::Code::Missing, "", "a mark is missing: expected “[[name: passage]]” in the text");
    if (!spans.empty() && spans != spansByMarks) core::nameSpans(run, core::readSpanFile(spans, run.texts));
}

std::vector<std::filesystem::path> TextOptions::sources() const
{
    std::vector<std::filesystem::path> files;
    for (const std::string& file : {chat.file(), spans})
        if (!file.empty() && file != spansByMarks) files.emplace_back(file);
    return files;
}

std::vector<core::ScoringChange> TextOptions::changes() const
{
    core::ScoringChange change;
    if (mask) change.mask = core::MaskRecipe::parse(*mask).text();
    change.temperature = temperature;
    change.block = chosenBlock();
    if (change.changesNothing()) return {};
    if (change.block == core::AttentionBlock::Mixing)
        throw cli::WrongValue(mask ? "--mask" : "--temperature",
                              "mixing has no softmax, and so neither mask nor temperature: leave it out, or --block");
    return {change};
}

std::optional<core::TextSplit> TextOptions::chosenSplit() const { return core::splitFromName(split); }

std::shared_ptr<const core::Trace> runWithProgress(std::shared_ptr<const core::Model> model, core::Batch batch,
                                                   core::RunOptions options)
{
    options.memory = core::memoryForTraces();
    options.stop = stopOfRequest();
    Progress progress(untilOneWonders);
    options.onLayer = [&](const std::shared_ptr<const core::Trace>& trace) {
        const core::Model& asked = *trace->model;
        const std::size_t done = trace->layers.size() + (trace->cross ? trace->cross->layers.size() : 0);
        const auto total =
            static_cast<std::size_t>(asked.info.layers + (asked.cross ? asked.cross->info.layers : core::Index{0}));
        constexpr std::size_t width = 30;
        const std::size_t filled = width * done / total;
        progress.show("[" + std::string(filled, '#') + std::string(width - filled, ' ') + "] layer "
                      + std::to_string(done) + " of " + std::to_string(total));
    };
    options.onTile = [&](core::Index read, core::Index all) {
        progress.show("tile " + std::to_string(read) + " of " + std::to_string(all));
    };
    auto trace = core::run(std::move(model), std::move(batch), options);
    goOnUnlessStopped();
    core::Index broken = 0;
    for (const auto& stack : {trace, trace->decoder, trace->cross})
        for (std::size_t i = 0; stack != nullptr && i < stack->layers.size(); ++i)
            for (const core::SequenceLayer& item : stack->layers[i]->items) broken += item.brokenWeights();
    if (broken > 0)
        warn(QCoreApplication::translate("CommandLine", "%1 of the attention weights are NaN or infinite").arg(broken));
    return trace;
}

std::shared_ptr<const core::Trace> generatedWarning(std::shared_ptr<const core::Trace> trace, core::Index count,
                                                    const core::RunOptions& options,
                                                    const std::optional<core::Sampling>& sampling)
{
    const core::Model& writer = trace->model->decoder ? *trace->model->decoder : *trace->model;
    if (!writer.transformer.causal || !writer.transformer.language_head)
        throw core::Error(core::Code::Unsupported, writer.info.name,
                          "--generate is not supported: expected a model that predicts the next token, found %1",
                          writer.info.architecture);
    if (trace->batch.sequences.size() > 1)
        throw core::Error(core::Code::Unsupported, "", "--generate is not supported: expected one text, found several");
    const auto tokens = [](const core::Trace& of) {
        return static_cast<core::Index>(core::speakerOf(of).queries(0).size());
    };
    const core::Index before = tokens(*trace);
    core::RunOptions stoppable = options;
    stoppable.stop = stopOfRequest();
    trace = core::generated(std::move(trace), count, stoppable, sampling);
    goOnUnlessStopped();
    const core::Index made = tokens(*trace) - before;
    if (made < count) warn(QStringLiteral("the text ends after %1 of %2 generated tokens").arg(made).arg(count));
    return trace;
}

void requireBlock(const core::Model& model, bool isThere, core::AttentionBlock block)
{
    if (!isThere)
        throw core::Error(core::Code::Unsupported, model.info.name, "--block is not supported: expected %1, found %2",
                          modelsWith(block), model.info.architecture);
}

void requireOther(const std::string& out, const std::string& in)
{
    std::error_code none;
    if (!out.empty() && std::filesystem::equivalent(out, in, none))
        throw core::Error(core::Code::OutOfRange, "",
                          "--out cannot be used: expected another file than the one that is read, found %1", out);
}

void addCountFrom(cli::Command& command, core::Index& from)
{
    command.addOption("--count-from", from, "The first layer's number: 1 (default) or 0")
        ->check(cli::within(0, 1))
        ->typeName("N");
}

std::optional<core::Index> chosenOrAll(const std::string& text, core::Index countFrom, const std::string& option)
{
    if (text.empty() || text == "all") return std::nullopt;
    core::Index number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size())
        throw cli::WrongValue(option, "expected a number or all, found " + text);
    return number - countFrom;
}
