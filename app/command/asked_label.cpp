#include "app/command/asked_label.h"

#include "core/error.h"
#include "core/model/pass/label_answers.h"
#include "core/model/pass/tracked_words.h"
#include "core/model/pass/whole_answers.h"
#include "core/text/listed_names.h"

void addLabel(cli::Command& command, std::string& label, const std::string& help)
{
    command.addOption("--label", label, help)->typeName("NAME");
}

void requireLabel(const core::Model& model, const std::string& label)
{
    const core::Model& speaker = model.decoder ? *model.decoder : model;
    if (!speaker.transformer.label_head)
        throw core::Error(core::Code::Unsupported, model.info.name,
                          "--label is not supported: expected a model that answers in labels, found %1, which has none",
                          model.info.architecture);
    if (core::trackedToken(speaker, {.text = label})) return;
    throw core::Error(core::Code::Unknown, model.info.name, "the label cannot be used: expected %1, found %2",
                      core::listedNames(core::labelNames(speaker)), label);
}
