#include "app/command/command_line.h"
#include "app/command/intervention_options.h"
#include "app/command/sampling_options.h"
#include "core/error.h"
#include "core/image/pixel_file.h"
#include "core/kernel/parallel.h"
#include "core/model/pass/picture.h"
#include "core/model/pass/prediction.h"
#include "core/model/pass/trace_tensors.h"
#include "core/number_range.h"

#include <charconv>

namespace {

struct AttendOptions {
    TextOptions text;
    InterventionOptions heads;
    std::string ids;
    std::string targetIds;
    std::string pixels;
    std::string padding = "right";
    std::string layer;
    core::Index countFrom = 1;
    core::Index generate = 0;
    SamplingOptions sampling;
    bool stages = false;
    bool logits = false;
    core::Index threads = 0;
    std::string out;
};

core::Run runOf(const AttendOptions& options)
{
    core::Run run = options.text.run();
    run.interventions = options.heads.chosen(options.countFrom, options.text.chosenBlock());
    return run;
}

/// "1,2,3"
std::vector<core::Index> idsIn(const std::string& text, const char* option)
{
    std::vector<core::Index> ids;
    for (const char* at = text.data();; ++at) {
        core::Index id = 0;
        const auto [end, error] = std::from_chars(at, text.data() + text.size(), id);
        if (error != std::errc() || (end != text.data() + text.size() && *end != ','))
            throw CLI::ValidationError(option, "expected whole numbers separated by commas, such as 1,2,3");
        ids.push_back(id);
        if (end == text.data() + text.size()) return ids;
        at = end;
    }
}

/// Pictures that are taken as they stand.
core::PreparedRun preparedPixels(const AttendOptions& options)
{
    core::PreparedRun given;
    given.model = core::openModel(options.text.model);
    warnAll(*given.model);
    if (!given.model->transformer.patches)
        throw core::Error(core::Code::Unsupported, given.model->info.name, "--pixels",
                          "--text, as " + given.model->info.architecture + " reads no pictures", "a picture");
    for (core::PixelValues& pixels : core::readPixelValues(options.pixels))
        given.batch.sequences.push_back(core::pictureSequence(
            *given.model->transformer.patches, std::make_shared<const core::PixelValues>(std::move(pixels)), nullptr));
    return given;
}

core::PreparedRun preparedOfIds(const AttendOptions& options)
{
    core::Run run = options.text.run();
    core::PreparedRun given;
    given.model = core::openModel(run.model);
    warnAll(*given.model);
    given.batch.sequences = {core::sequenceOfIds(*given.model, idsIn(options.ids, "--ids"))};
    if (given.model->decoder == nullptr) return given;
    const std::string target = run.targets.empty() ? std::string() : run.targets.front();
    given.batch.targets = {core::sequenceOf(given.model->decoder->encodeTarget(target).tokens)};
    return given;
}

core::PreparedRun prepared(const AttendOptions& options)
{
    if (!options.pixels.empty()) return preparedPixels(options);
    const core::PaddingSide side = options.padding == "left" ? core::PaddingSide::Left : core::PaddingSide::Right;
    core::PreparedRun ready = options.ids.empty() ? prepareWarning(runOf(options), side) : preparedOfIds(options);
    if (options.targetIds.empty()) return ready;
    const core::Model& model = *ready.model;
    if (model.decoder == nullptr)
        throw core::Error(core::Code::Unsupported, model.info.name, "--target-ids", "an encoder–decoder, such as T5",
                          model.info.architecture);
    if (ready.batch.sequences.size() > 1)
        throw core::Error(core::Code::Unsupported, "", "--target-ids", "one text", "several");
    ready.batch.targets = {core::sequenceOfIds(*model.decoder, idsIn(options.targetIds, "--target-ids"))};
    return ready;
}

/// An encoder–decoder's layer N is that of both.
core::Index layersOf(const core::Model& model)
{
    return model.decoder ? std::min(model.info.layers, model.decoder->info.layers) : model.info.layers;
}

/// Which layer the file holds, so that it keeps its number where the file is opened.
void addLayer(std::map<std::string, std::string>& metadata, core::Index layer, bool decodes)
{
    const std::string number = "[" + std::to_string(layer + 1) + "]";
    if (decodes)
        metadata["encoder_layers"] = metadata["decoder_layers"] = number;
    else
        metadata["layers"] = number;
}

int attend(const AttendOptions& options)
{
    if (options.threads > 0) core::setThreads(options.threads);
    core::PreparedRun ready = prepared(options);
    const core::ModelInfo& info = ready.model->info;
    if (options.text.chosenBlock() != core::AttentionBlock::Self && ready.model->decoder == nullptr)
        throw core::Error(core::Code::Unsupported, info.name, "--block", "an encoder–decoder, such as T5",
                          info.architecture);
    core::Run sources = options.text.run();
    if (!options.pixels.empty()) sources.images.emplace_back(options.pixels);
    requireNoSource(sources, options.out);
    core::TensorSelection selection{.stages = options.stages, .logits = options.logits};
    selection.layer = chosenOrAll(options.layer, options.countFrom, "--layer");
    if (selection.layer && (*selection.layer < 0 || *selection.layer >= layersOf(*ready.model)))
        throw core::Error(core::Code::OutOfRange, info.name, "the layer",
                          core::numberRange(options.countFrom, layersOf(*ready.model) - 1 + options.countFrom),
                          options.layer);
    // Stages are written from q and k, layer by layer; only the weights of the whole model stay in memory.
    requireInterventions(runOf(options), ready);
    core::RunOptions run = core::optionsOf(runOf(options));
    run.keep = core::Keep::Weights;
    auto trace = runWithProgress(ready.model, std::move(ready.batch), run);
    const core::Model& writer = ready.model->decoder ? *ready.model->decoder : *ready.model;
    if (options.logits && !writer.transformer.language_head)
        warn(QStringLiteral("%1 has no language-model head, so there are no logits")
                 .arg(QString::fromStdString(info.name)));
    if (options.generate > 0)
        trace = generatedWarning(std::move(trace), options.generate, run, options.sampling.chosen());
    auto metadata = core::tensorMetadata(*trace);
    if (selection.layer) addLayer(metadata, *selection.layer, trace->decoder != nullptr);
    core::writeSafetensors(options.out, core::tensorsOf(*trace, selection), metadata);
    return 0;
}

}  // namespace

void addAttend(CLI::App& app, Action& action)
{
    auto options = std::make_shared<AttendOptions>();
    CLI::App* command =
        app.add_subcommand("attend", "Compute a text's or picture's attention and write it as a safetensors file");
    options->text.add(*command, true);
    options->text.addTarget(*command);
    options->text.addScoring(*command);
    options->heads.add(*command);
    options->text.addBlock(*command, "Which attention of an encoder–decoder --mask and --temperature change: self (the "
                                     "encoder's), decoder or cross");
    auto* text = command->add_option("--text", options->text.texts, "The text; several make a padded batch")
                     ->type_name("T")
                     ->take_all()
                     ->allow_extra_args(false);
    command->add_option("--ids", options->ids, "Token ids instead of a text, used as they stand")
        ->excludes(text)
        ->type_name("1,2,3");
    command->add_option("--target-ids", options->targetIds, "Token ids that the decoder reads, used as they stand")
        ->excludes("--target")
        ->type_name("1,2,3");
    auto* image = command->add_option("--image", options->text.images, "A picture, PNG or JPEG; several make a batch");
    image->type_name("F.png")->take_all()->allow_extra_args(false)->excludes(text);
    auto* pixels = command->add_option(
        "--pixels", options->pixels,
        "Pictures as the model takes them: pixel_values [B, C, H, W] of a tensor file, or its only tensor");
    pixels->type_name("F.safetensors")->excludes(text)->excludes(image);
    for (auto* each : {image, pixels}) each->excludes(command->get_option("--ids"));
    command->add_option("--padding", options->padding, "On which side shorter texts are padded")
        ->check(CLI::IsMember({"left", "right"}))
        ->type_name("SIDE");
    command->add_option("--layer", options->layer, "Only this layer")->type_name("N");
    command->add_option("--count-from", options->countFrom, "The first layer's number: 1 (default) or 0")
        ->check(CLI::Range(0, 1))
        ->type_name("N");
    command
        ->add_option("--generate", options->generate,
                     "Put so many tokens behind the text, each the likeliest next one; fewer where the text ends")
        ->check(CLI::Range(core::Index{1}, static_cast<core::Index>(core::mostGenerated)))
        ->type_name("N");
    options->sampling.add(*command);
    command->add_flag("--stages", options->stages, "Write the scores before the softmax too");
    command->add_flag("--logits", options->logits, "Write the logits at every token, not only at the last");
    command->add_option("--threads", options->threads, "The number of threads (as many as there are processors)")
        ->check(CLI::Range(core::Index{1}, core::Index{256}))
        ->type_name("N");
    command->add_option("--out", options->out, "The file to write")->required()->type_name("FILE.safetensors");
    command->callback([options, &action] {
        if (options->text.texts.empty() && options->ids.empty() && options->text.images.empty()
            && options->pixels.empty())
            throw CLI::RequiredError("--text, --ids, --image or --pixels");
        action = [options] { return attend(*options); };
    });
}
