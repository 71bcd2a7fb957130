#pragma once

#include "core/training/training_settings.h"

#include <string>
#include <vector>

namespace core {

/// A matrix or row among the numbers of a model that is trained, which lie one behind the other in one list.
struct TrainedParameter {
    std::string name;  ///< as GPT-2's files have it: "transformer.h.0.attn.c_attn.weight"
    Index rows = 1;
    Index cols = 1;
    Index begin = 0;         ///< its first number's place in the list
    bool is_vector = false;  ///< biases and norms, which have one dimension in files and do not decay

    Index size() const { return rows * cols; }
    std::vector<Index> shape() const { return is_vector ? std::vector<Index>{cols} : std::vector<Index>{rows, cols}; }
};

/// The parts of one layer, as places in TrainedParameters::all; -1 for what is not there.
struct TrainedLayer {
    Index attention_norm, attention_norm_bias;
    Index query_key_value, query_key_value_bias;  ///< x · [d, 3·d]: q | k | v
    Index output, output_bias;
    Index feed_forward_norm = -1, feed_forward_norm_bias = -1;
    Index up = -1, up_bias = -1;
    Index down = -1, down_bias = -1;
};

/// Where each part of a model lies in the list of its numbers.
struct TrainedParameters {
    TrainedParameters(const TrainedShape& shape, Index vocabulary);

    std::vector<TrainedParameter> all = {};
    std::vector<TrainedLayer> layers = {};
    Index tokens = 0;      ///< [V, d]
    Index positions = -1;  ///< [context, d]
    Index final_norm = 0, final_norm_bias = 0;
    Index head = 0;   ///< [V, d]; the tokens' where it is tied
    Index count = 0;  ///< numbers in the list

private:
    Index add(std::string name, Index rows, Index cols, bool is_vector = false);
};

/// The numbers that a run begins with: matrices uniform around 0, those that write to the stream smaller the more
/// layers there are (Radford et al., 2019), norms 1 and biases 0. The same on every machine.
std::vector<float> firstNumbers(const TrainedParameters& parameters, std::uint64_t seed);

}  // namespace core
