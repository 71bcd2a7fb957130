#pragma once

#include <QMenu>

#include "ui/bench/workbench.h"

/// Experiments behind the heads of the shown layer: on its feed-forward layer, on one neuron, on what leaves it. What
/// cannot be done now is not offered.
class LayerMenu final : public QMenu {
    Q_OBJECT
public:
    explicit LayerMenu(const Workbench& bench, QWidget* parent = nullptr);

private:
    void fill();
    void add(core::Intervention intervention);
    void scale();
    void silenceNeuron();
    void steer();

    const Workbench m_bench;
    QAction* m_off;
    QAction* m_scale;
    QAction* m_neuron;
    QAction* m_steer;
    core::Index m_neurons = 0;  ///< of the shown layer; 0 where it has none by number
};
