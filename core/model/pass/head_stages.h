#pragma once

#include "core/model/pass/trace.h"

#include <list>

namespace core {

/// Every stage of single heads: taken from the Trace where it kept them, else computed from its q, k and v with the
/// same code, and remembered until the budget is used up. Of a recorded Trace there are weights alone.
///
/// Not shared between threads.
class HeadStages {
public:
    /// @param budget  bytes that computed heads may take together
    explicit HeadStages(std::size_t budget);

    /// @param layer of `address` must be among the finished ones
    std::shared_ptr<const HeadAttention> of(const std::shared_ptr<const Trace>& trace, const HeadAddress& address);

private:
    struct Entry {
        std::shared_ptr<const LayerTrace> layer;
        HeadAddress address;
        std::shared_ptr<const HeadAttention> head;
    };

    std::size_t m_budget;
    std::list<Entry> m_recent;  ///< the latest used first
};

/// A head's stages without remembering them.
std::shared_ptr<const HeadAttention> headStages(const Trace& trace, const HeadAddress& address);

/// A head's weights alone, [T_q, T_k]: the Trace's own where it kept them, else computed.
std::shared_ptr<const Matrix> headWeights(const Trace& trace, const HeadAddress& address);

}  // namespace core
