#include "app/command/request.h"

#include "app/command/warning.h"
#include "core/prepare/opened_models.h"
#include "core/stopped.h"

namespace {

const Request* current = nullptr;

}  // namespace

const Request* currentRequest() { return current; }

CurrentRequest::CurrentRequest(const Request& request)
{
    current = &request;
    warnAnew();
}

CurrentRequest::~CurrentRequest() { current = nullptr; }

std::stop_token stopOfRequest() { return current == nullptr ? std::stop_token() : current->stop; }

void goOnUnlessStopped()
{
    if (stopOfRequest().stop_requested()) throw core::Stopped();
}

core::OpenedModels& openedModels()
{
    static core::OpenedModels models;
    return models;
}
