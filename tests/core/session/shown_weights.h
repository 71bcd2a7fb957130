#pragma once

#include "core/model/pass/trace.h"
#include "core/session/example.h"

/// The engine's numbers for one row that an example mentions.
class ShownWeights {
public:
    /// The query's weights in one head, as far as the example speaks of them.
    struct InHead {
        float together = 0;   ///< on all keys
        float least = 0;      ///< on the key that has least
        float strongest = 0;  ///< on the token with most of those that the keys are to outweigh
        std::string rival{};  ///< the token with the next weight; empty where there is none
        float margin() const { return least - strongest; }
    };

    /// Runs the session's model on the row's text.
    /// @throws core::Error also where the text has no such token
    ShownWeights(const core::Example& example, const core::ShownRow& row);

    core::Index layers() const { return m_trace->model->info.layers; }
    core::Index heads() const { return m_trace->model->info.heads; }
    core::Index query() const { return m_query; }
    const std::vector<core::Index>& keys() const { return m_keys; }  ///< places, as the example names them

    InHead in(core::Index layer, core::Index head) const;

private:
    std::shared_ptr<const core::Trace> m_trace;
    core::Index m_item;
    core::Index m_query;
    std::vector<core::Index> m_keys;
    std::vector<core::Index> m_over;
};

/// A token without the marks and spaces around it, as examples name it.
std::string plainToken(const core::Token& token);
