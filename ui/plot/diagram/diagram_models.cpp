#include "ui/plot/diagram/diagram_models.h"

#include <QCoreApplication>

#include "core/model/layer_numbers.h"
#include "ui/words/outline_words.h"

#include <algorithm>

using core::Index;

namespace {

struct DiagramModelWords {
    Q_DECLARE_TR_FUNCTIONS(DiagramModelWords)
};

}  // namespace

DiagramModel diagramModel(const core::Model& model, const core::Focus& focus, Index tokens)
{
    const core::ModelInfo& info = model.info;
    DiagramModel made{.name = QString::fromStdString(info.name), .outline = core::outlineOf(model)};
    made.about = QString::fromStdString(info.architecture);
    if (info.parameters > 0)
        made.about = DiagramModelWords::tr("%1 · %2 parameters").arg(made.about, countText(info.parameters));
    made.block = made.outline.stackOf(focus.block) != nullptr ? focus.block : core::AttentionBlock::Self;
    made.layer = focus.layer;
    made.head = focus.head;
    made.tokens = tokens;
    if (focus.block == core::AttentionBlock::Mixing && model.mixing != nullptr) {
        const core::ModelInfo& mixing = model.mixing->info;
        made.layer = std::clamp<Index>(focus.layer, 0, mixing.layers - 1);
        made.number = core::layerNumber(mixing, made.layer, 1);
        made.head = -1;
        return made;
    }
    if (const core::OutlineStack* stack = made.outline.stackOf(made.block)) {
        const auto layers = std::ranges::count_if(
            stack->layers, [](const core::OutlineLayer& layer) { return layer.place.has_value(); });
        made.layer = std::clamp<Index>(focus.layer, 0, std::max<Index>(0, layers - 1));
        if (const core::OutlineLayer* layer = stack->layerAt(made.layer))
            if (const core::OutlineAttention* attention = layer->attention(made.block))
                made.head = std::clamp<Index>(focus.head, 0, std::max<Index>(0, attention->heads - 1));
    }
    return made;
}
