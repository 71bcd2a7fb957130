#include "ui/plot/costs/costed_models.h"

CostedModel costedModel(const core::Model& model)
{
    return {.name = QString::fromStdString(model.info.name),
            .outline = core::outlineOf(model),
            .most_tokens = model.info.max_tokens};
}
