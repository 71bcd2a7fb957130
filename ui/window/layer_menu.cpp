#include "ui/window/layer_menu.h"

#include <QInputDialog>

#include "ui/control/intervention_editor.h"
#include "ui/window/steering_dialog.h"

using core::Index;
using core::Intervention;

namespace {

/// The half of a decoder's layer that ends with the feed-forward layer.
core::AttentionBlock blockBehind(core::AttentionBlock looked)
{
    return looked == core::AttentionBlock::Decoder ? core::AttentionBlock::Cross : looked;
}

}  // namespace

LayerMenu::LayerMenu(const Workbench& bench, QWidget* parent)
    : QMenu(tr("Change the &layer behind its heads"), parent),
      m_bench(bench),
      m_off(addAction(tr("Switch the &feed-forward layer off"), this,
                      [this] { add({.kind = Intervention::Kind::FeedForward}); })),
      m_scale(addAction(tr("&Scale the feed-forward layer…"), this, [this] { scale(); })),
      m_neuron(addAction(tr("Switch one &neuron off…"), this, [this] { silenceNeuron(); })),
      m_steer(addAction(tr("S&teer the layer's output…"), this, [this] { steer(); }))
{
    setObjectName(QStringLiteral("layerChanges"));
    m_off->setObjectName(QStringLiteral("feedForwardOff"));
    m_off->setStatusTip(tr("The feed-forward layer behind the shown heads adds nothing"));
    m_scale->setObjectName(QStringLiteral("scaleFeedForward"));
    m_scale->setStatusTip(tr("Multiply what the feed-forward layer behind the shown heads adds by a number"));
    m_neuron->setObjectName(QStringLiteral("neuronOff"));
    m_neuron->setStatusTip(tr("One neuron of that layer adds nothing"));
    m_steer->setObjectName(QStringLiteral("steer"));
    m_steer->setStatusTip(tr("Add the difference of two texts to everything that leaves the shown layer"));
    connect(this, &QMenu::aboutToShow, this, &LayerMenu::fill);
}

void LayerMenu::fill()
{
    const core::Focus& focus = m_bench.session().focus;
    const auto whole = m_bench.results.computed();
    const auto part = whole == nullptr ? nullptr : core::blockOf(whole, blockBehind(focus.block));
    const bool computes = part != nullptr && part->hasWeights() && focus.layer < part->model->info.layers
                          && focus.block != core::AttentionBlock::Mixing;
    const core::Block* block =
        computes ? &part->model->transformer.blocks[static_cast<std::size_t>(focus.layer)] : nullptr;
    const auto* dense = block == nullptr ? nullptr : std::get_if<core::FeedForward>(&block->feed_forward);
    m_neurons = dense == nullptr ? 0 : dense->out.weight.rows();
    const bool feeds = block != nullptr && core::isThere(block->feed_forward);
    m_off->setEnabled(feeds);
    m_scale->setEnabled(feeds);
    m_neuron->setEnabled(m_neurons > 0);
    // A translator's text has a target, too, for which the dialog has no place.
    m_steer->setEnabled(computes && whole->model->decoder == nullptr && part->model->info.reads == core::Reads::Text
                        && !block->token_gate && !block->beside);
}

void LayerMenu::add(Intervention intervention)
{
    const core::Focus& focus = m_bench.session().focus;
    intervention.layer = focus.layer;
    intervention.block = blockBehind(focus.block);
    InterventionEditor(m_bench.editor).add(intervention);
}

void LayerMenu::scale()
{
    bool given = false;
    const double factor = QInputDialog::getDouble(
        parentWidget()->window(), tr("Scale the feed-forward layer"), tr("Multiply what it adds by"), 0.5,
        -static_cast<double>(core::largestOutput), static_cast<double>(core::largestOutput), 2, &given);
    if (given) add({.kind = Intervention::Kind::FeedForward, .factor = static_cast<float>(factor)});
}

void LayerMenu::silenceNeuron()
{
    bool given = false;
    const int number =
        QInputDialog::getInt(parentWidget()->window(), tr("Switch one neuron off"),
                             tr("Neuron, from 1 to %1").arg(m_neurons), 1, 1, static_cast<int>(m_neurons), 1, &given);
    if (given) add({.kind = Intervention::Kind::FeedForward, .neuron = number - 1});
}

void LayerMenu::steer()
{
    SteeringDialog asked(parentWidget()->window());
    if (asked.exec() != QDialog::Accepted) return;
    add({.kind = Intervention::Kind::Steer, .factor = asked.factor(), .reference = asked.texts()});
}

#include "moc_layer_menu.cpp"
