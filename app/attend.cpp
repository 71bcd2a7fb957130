#include "app/command/command_line.h"
#include "app/command/intervention_options.h"
#include "app/command/ready_inputs.h"
#include "app/command/sampling_options.h"
#include "app/command/tensor_output.h"
#include "core/error.h"
#include "core/json/json_text.h"
#include "core/kernel/parallel.h"
#include "core/model/layer_numbers.h"
#include "core/model/pass/prediction.h"
#include "core/model/pass/trace_tensors.h"
#include "core/model/pass/whole_answers.h"
#include "core/session/session_sources.h"
#include "core/text/tokenizer.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace {

struct AttendOptions {
    TextOptions text;
    InterventionOptions heads;
    ReadyInputs ready;
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

core::PreparedRun prepared(const AttendOptions& options, const core::Run& run)
{
    const core::PaddingSide side = options.padding == "left" ? core::PaddingSide::Left : core::PaddingSide::Right;
    core::PreparedRun ready = options.ready.isGiven() ? options.ready.prepared(run) : prepareWarning(run, side);
    options.ready.replaceTargets(ready);
    return ready;
}

/// The one layer that is asked for, by its number in the model; an encoder–decoder's layer N is that of both.
std::optional<core::Index> chosenLayer(const AttendOptions& options, const core::Model& model)
{
    const auto asked = chosenOrAll(options.layer, options.countFrom, "--layer");
    if (!asked) return asked;
    core::ModelInfo both = model.info;
    if (model.decoder) both.layers = std::min(both.layers, model.decoder->info.layers);
    return core::layerNumbered(both, *asked + options.countFrom, options.countFrom);
}

/// Which layer the file holds, so that it keeps its number where the file is opened.
void addLayer(std::map<std::string, std::string>& metadata, core::Index layer, const core::ModelInfo& info,
              bool decodes)
{
    const std::string number = "[" + std::to_string(core::layerNumber(info, layer, 1)) + "]";
    if (decodes)
        metadata["encoder_layers"] = metadata["decoder_layers"] = number;
    else
        metadata["layers"] = number;
}

/// What was added to the text behind so many tokens, in words and not in a vocabulary's spelling.
void addGenerated(std::map<std::string, std::string>& metadata, const core::Trace& trace, core::Index before)
{
    const core::Trace& speaker = core::speakerOf(trace);
    const auto& tokenizer = speaker.model->tokenizer ? speaker.model->tokenizer : trace.model->tokenizer;
    if (tokenizer == nullptr) return;
    std::vector<core::Index> ids;
    ids.reserve(speaker.queries(0).size());
    for (const core::Token& token : speaker.queries(0)) ids.push_back(token.id);
    ids.erase(ids.begin(), ids.begin() + before);
    metadata["generated"] = core::Json{{"behind", before}, {"text", tokenizer->decode(ids, true)}}.dump(
        -1, ' ', false, core::Json::error_handler_t::replace);
}

int attend(const AttendOptions& options)
{
    if (options.threads > 0) core::setThreads(options.threads);
    core::Run asked = options.text.run();
    core::PreparedRun ready = prepared(options, asked);
    const core::ModelInfo& info = ready.model->info;
    if (options.text.chosenBlock() != core::AttentionBlock::Self)
        requireBlock(*ready.model, ready.model->decoder != nullptr, options.text.chosenBlock());
    core::Run sources = asked;
    for (const auto& files : {options.ready.sources(), options.text.sources()})
        sources.images.insert(sources.images.end(), files.begin(), files.end());
    core::requireNoSource(sources, options.out);
    requireTensorEnding("--out", options.out);
    core::TensorSelection selection{.stages = options.stages, .logits = options.logits};
    selection.layer = chosenLayer(options, *ready.model);
    // Stages are written from q and k, layer by layer; only the weights of the whole model stay in memory.
    addInterventions(asked, ready, options.heads.chosen(options.countFrom, options.text.chosenBlock()));
    core::RunOptions run = core::optionsOf(asked);
    run.keep = core::Keep::Weights;
    auto trace = runWithProgress(ready.model, std::move(ready.batch), run);
    const core::Model& writer = ready.model->decoder ? *ready.model->decoder : *ready.model;
    const bool answers = writer.transformer.language_head || core::labelHeadOf(*ready.model);
    if (options.logits && !answers)
        warn(QStringLiteral("%1 has no language-model head, so there are no logits")
                 .arg(QString::fromStdString(info.name)));
    core::Index before = 0;
    if (options.generate > 0) {
        before = static_cast<core::Index>(core::speakerOf(*trace).queries(0).size());
        trace = generatedWarning(std::move(trace), options.generate, run, options.sampling.chosen());
    }
    auto metadata = core::tensorMetadata(*trace);
    if (options.generate > 0) addGenerated(metadata, *trace, before);
    if (selection.layer) addLayer(metadata, *selection.layer, info, trace->decoder != nullptr);
    if (const std::size_t bytes = core::towerBytes(*trace); bytes > selection.tower_bytes)
        warn(QStringLiteral("tower_attentions would take %1 MB and is left out; it is written up to %2 MB")
                 .arg(bytes >> 20U)
                 .arg(selection.tower_bytes >> 20U));
    const std::vector<core::NamedTensor> tensors = core::tensorsOf(*trace, selection);
    writeTensors(options.out, tensors, metadata);
    return 0;
}

}  // namespace

Subcommand addAttend(cli::Command* command)
{
    auto options = std::make_shared<AttendOptions>();
    options->text.add(*command, true);
    options->text.addTarget(*command);
    options->text.addScoring(*command);
    options->heads.add(*command);
    options->text.addBlock(*command, "Which attention of an encoder–decoder --mask and --temperature change: self (the "
                                     "encoder's), decoder or cross");
    options->text.addBatch(*command);
    options->ready.add(*command);
    options->text.addSpans(*command);
    command->addOption("--padding", options->padding, "On which side shorter texts are padded")
        ->check(cli::oneOf({"left", "right"}))
        ->typeName("SIDE");
    command->addOption("--layer", options->layer, "Only this layer")->typeName("N");
    addCountFrom(*command, options->countFrom);
    command
        ->addOption("--generate", options->generate,
                    "Add this many tokens to the text, each the likeliest next one; fewer if the model ends the text")
        ->check(cli::within(core::Index{1}, static_cast<core::Index>(core::mostGenerated)))
        ->typeName("N");
    options->sampling.add(*command);
    command->addFlag("--stages", options->stages,
                     "Write the scores before the softmax too, and what layers without a softmax do");
    command->addFlag("--logits", options->logits, "Write the logits at every token, not only at the last");
    command->addOption("--threads", options->threads, "The number of threads (as many as there are processors)")
        ->check(cli::within(core::Index{1}, core::Index{256}))
        ->typeName("N");
    command->addOption("--out", options->out, "The file to write")->required()->typeName("FILE.safetensors|npz");
    return {command, [options] {
                if (!options->text.hasInput() && !options->ready.isGiven())
                    throw cli::LeftOut("--text, --chat, --ids, --image, --pixels, --audio or --features");
                return attend(*options);
            }};
}
