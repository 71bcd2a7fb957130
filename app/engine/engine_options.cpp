#include "app/engine/engine_options.h"

#include "core/engine/engines.h"
#include "core/error.h"
#include "ui/file/engine_settings.h"

#include <filesystem>

namespace {

/// The name of an engine that was started by a command without a name.
constexpr const char* unnamed = "engine";

}  // namespace

void EngineOptions::add(cli::Command& command)
{
    cli::Option* given =
        command
            .addOption(
                "--engine", engine,
                "Another program computes the model: the name of an engine in the settings, a command that starts "
                "one, such as “python3 -m attentionscope.engine” or “ssh HOST python3 -m attentionscope.engine”, "
                "or NAME=COMMAND. --model is then a folder on its machine, or a model's name on the hub")
            ->check([](const std::string& text) {
                return text.empty() ? std::string("expected the name of an engine, or a command") : std::string();
            })
            ->typeName("NAME|COMMAND");
    command
        .addOption("--dtype", dtype, "What its numbers are there: float32, float16 or bfloat16 (as they are stored)")
        ->check(cli::oneOf({"float32", "float16", "bfloat16"}))
        ->typeName("TYPE")
        ->needs(given);
    command.addOption("--device-map", device_map, "How it is spread over devices there: auto, balanced, cpu, …")
        ->typeName("MAP")
        ->needs(given);
    command.addOption("--revision", revision, "Which revision of the hub's model")->typeName("R")->needs(given);
    command.addFlag("--allow-hub", hub, "The engine may ask the hub for this model, if it is not there")->needs(given);
    command.addFlag("--allow-remote-code", remote_code, "This model may run code that lies beside its weights there")
        ->needs(given);
}

core::EngineModel EngineOptions::asked(const std::string& model) const
{
    core::Engines& engines = core::Engines::known();
    const QString given = QString::fromStdString(engine);
    const qsizetype equals = given.indexOf(u'=');
    const bool named = equals > 0 && isEngineName(given.left(equals));
    const QString name = named ? given.left(equals) : isEngineName(given) ? given : QString::fromLatin1(unnamed);
    const bool isKnown = !named && isEngineName(given) && !engines.wordsOf(engine).empty();
    if (!isKnown) {
        const std::vector<std::string> words = commandWords(named ? given.mid(equals + 1) : given);
        if (words.empty())
            throw core::Error(core::Code::Missing, "",
                              "--engine is missing: expected a name in the settings, or a command");
        engines.name(name.toStdString(), words);
    }
    // Its own folder is a new one, so that a place that is meant from here would not be found.
    std::error_code none;
    const bool isHere = std::filesystem::is_directory(model, none);
    const std::string place = isHere ? std::filesystem::absolute(model, none).lexically_normal().string() : model;
    if (hub || remote_code) engines.allow(place, {.hub = hub, .remote_code = remote_code});
    return {
        .engine = name.toStdString(), .model = place, .revision = revision, .dtype = dtype, .device_map = device_map};
}
