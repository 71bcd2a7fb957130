#include "app/command/model_options.h"

#include "app/command/command_line.h"

void ModelOptions::add(cli::Command& command, bool required, const std::string& help, const std::string& ending)
{
    command.addOption("--model" + ending, model, help)->required(required)->transform(bundledByName)->typeName("DIR");
    addAdapter(command, ending);
    if (ending.empty()) command.option("--adapter")->needs("--model");
}

void ModelOptions::addAdapter(cli::Command& command, const std::string& ending)
{
    command
        .addOption("--adapter" + ending, adapter,
                   "An adapter of low rank (LoRA) that is added to --model" + ending
                       + ": a folder with adapter_config.json, or a GGUF file")
        ->typeName("DIR|F.gguf");
}

void ModelOptions::giveTo(core::Run& run) const
{
    run.model = opened();
    run.base = base();
}
