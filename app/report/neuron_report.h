#pragma once

#include "core/analysis/measure.h"
#include "core/explain/patch/neuron_sweep.h"

#include <string>
#include <vector>

/// Whose neurons are printed.
struct NeuronReport {
    const core::Model& model;                  ///< the one that answers
    core::ModelInfo info;                      ///< of the layer
    std::string answer;                        ///< the token
    core::Index layer = 0;                     ///< from 0
    core::LogUnit unit = core::LogUnit::Nats;  ///< of changes
    core::Index count_from = 1;                ///< the number of the first layer and neuron
};

/// A row for each neuron, the largest change first: layer, neuron, its activation where the model is asked, the length
/// of what it adds there, how knocking it out changes the answer, and the tokens that it writes for and against.
std::string neuronsCsv(const std::vector<core::NeuronEffect>& neurons, const NeuronReport& report);

/// {"model": …, "count_from": …, "unit": …, "answer": …, "layer": …, "neurons": [{"neuron": …, "activation": …,
/// "written": …, "knock_out": …, "for": […], "against": […]}, …]}
std::string neuronsJson(const std::vector<core::NeuronEffect>& neurons, const NeuronReport& report);
