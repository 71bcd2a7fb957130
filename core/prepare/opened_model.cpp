#include "core/prepare/opened_model.h"

namespace core {

std::shared_ptr<const Model> openedModel(const Run& run, OpenedModels& models, const std::stop_token& stop)
{
    if (!run.engine.empty()) return models.engine(run.engine, stop);
    return run.module ? nullptr : models.folder(run.model, run.tower, run.base);
}

}  // namespace core
