#pragma once

#include "core/model/pass/mixing_map.h"

namespace core {

/// The layers without a softmax of one pass: from what each of them was given, any head's numbers are computed when
/// somebody looks at them.
class MixingSource {
public:
    /// @param whole  finished, of a hybrid model with its weights; nothing of it is kept but its layers' inputs
    explicit MixingSource(const Trace& whole);

    /// The whole model, with the layers that attend.
    const Model& model() const { return *m_model; }
    const std::vector<MixingPlace>& places() const { return m_places; }
    /// [T, d_model] what the layer reads, behind the norm.
    Matrix input(const HeadAddress& address) const;
    /// All heads of a layer.
    MixingMap layer(const HeadAddress& address, const std::stop_token& stop = {}) const;
    /// One head, as head 0 of a map of its own.
    MixingMap head(const HeadAddress& address, const std::stop_token& stop = {}) const;

private:
    std::shared_ptr<const Model> m_model;
    std::vector<MixingPlace> m_places;
    std::vector<const Block*> m_around;              ///< [places] whose norm stands before it; in m_model
    std::vector<std::vector<SharedMatrix>> m_given;  ///< [places][B]
    std::vector<std::vector<bool>> m_real;           ///< [B]
};

/// The layers of a hybrid model without attention, as a model of its own, of which views read name, layers and heads.
/// @return null where there is nothing such
std::shared_ptr<const Model> mixingPart(const Model& model);

/// The maps of all layers without a softmax of a pass, as a trace of mixingPart(): kept where they are few numbers,
/// else each head's are computed when they are shown.
/// @param whole  finished, of a model that has such a part, and its weights
/// @throws Stopped
std::shared_ptr<const Trace> mixingTrace(const Trace& whole, const std::stop_token& stop = {});

}  // namespace core
