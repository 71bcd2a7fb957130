#include "core/model/pass/finished_pass.h"

#include "core/stopped.h"

namespace core {

std::shared_ptr<const Trace> finishedPass(std::shared_ptr<const Trace> trace)
{
    if (trace == nullptr) throw Stopped{};
    return trace;
}

RunOptions contextsOnly(RunOptions options)
{
    options.keep = Keep::Context;
    options.onLayer = {};
    options.whole_layer.reset();
    options.previous = nullptr;
    return options;
}

}  // namespace core
