#include "app/report/head_sentences.h"

#include "app/command/intervention_options.h"
#include "app/command/offscreen_application.h"
#include "core/analysis/head_description.h"
#include "core/error.h"
#include "core/model/layer_numbers.h"
#include "core/number_range.h"
#include "ui/plot/spoken/head_description_words.h"

#include <cstdio>

void printHeadSentences(const core::Trace& trace, core::Index item, const std::string& head, core::Index countFrom,
                        const core::HeadsSettings& settings)
{
    const core::ModelInfo& info = trace.model->info;
    const HeadNumber number = headNumber(head, countFrom, "--describe");
    core::HeadAddress address{number.layer, number.head, item};
    if (!info.layer_numbers.empty()) address.layer = core::layerNumbered(info, number.layer + countFrom, countFrom);
    const auto require = [&](const char* what, core::Index given, core::Index count) {
        if (given < count) return;
        throw core::Error(core::Code::OutOfRange, info.name, "%1 cannot be used: expected %2, found %3", what,
                          core::numberRange(countFrom, count - 1 + countFrom), std::to_string(given + countFrom));
    };
    require("the layer", address.layer, info.layers);
    require("the head", address.head, info.heads);
    const OffscreenApplication application;  // which fonts have a token's letters
    const auto facts = core::describedHead(trace, address, settings.rows);
    for (const QString& sentence :
         headDescription({.trace = trace, .address = address, .settings = settings, .count_from = countFrom}, facts))
        std::printf("%s\n", qPrintable(sentence));
}
