#pragma once

#include "core/engine/engine_answers.h"
#include "core/model/pass/stack_scoring.h"
#include "core/tensor/safetensors_writer.h"

#include <span>

namespace core {

/// All that decides the numbers of a pass: token ids, and changes to heads. The same request can be made
/// again, for a layer or for what the model says.
struct EngineRequest {
    Json body;
    std::vector<NamedTensor> tables = {};  ///< tensors that the body names, and pictures
    std::vector<std::byte> tensors = {};   ///< the same as they travel; may be empty

    /// Makes `tensors` of the tables.
    void pack();

    /// The body with the questions about the pass.
    Json asking(const char* request) const;
};

/// The ids of a batch, as a request has them.
EngineRequest requestOf(const Batch& batch, bool encoder_decoder);

/// A request for one text of a batch as often as it is to be patched, each time with patches of heads besides what the
/// batch's request changes.
/// @param request   the batch's own
/// @param variants  [variants] patches of Context and Weights alone
EngineRequest patchedRequest(const EngineRequest& request, const Batch& batch, std::size_t item, bool encoder_decoder,
                             std::span<const std::vector<RowPatch>> variants);

/// Adds what heads are to do otherwise than the model does by itself.
class HeadChanges {
public:
    explicit HeadChanges(bool encoder_decoder) : m_two(encoder_decoder) {}

    /// @param queries, keys  how many there are
    /// @param own            what the model itself hides of this text
    void add(AttentionBlock block, Index layer, std::size_t item, const std::vector<HeadScoring>& heads,
             const Mask& own, Index queries, Index keys);
    void putInto(EngineRequest& request) const;

private:
    void addHead(Json& change, const HeadScoring& head, const Mask& own, Index queries, Index keys);
    std::string tensor(std::vector<float> values, Index rows, Index cols);

    bool m_two;
    Json m_changes = Json::array();
    std::vector<NamedTensor> m_tensors;
};

}  // namespace core
