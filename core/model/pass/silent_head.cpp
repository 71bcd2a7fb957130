#include "core/model/pass/silent_head.h"

#include "core/error.h"
#include "core/model/intervention.h"
#include "core/model/model.h"

namespace core {
namespace {

constexpr Index mostParametersAsked = 1'000'000;

}  // namespace

bool addsNothing(const Trace& trace, Index layer, Index head)
{
    const Model& model = *trace.model;
    if (isSwitchedOff(trace.changes.interventions, layer, head, model.info.block.value_or(AttentionBlock::Self)))
        return true;
    const auto& blocks = model.transformer.blocks;
    if (model.info.parameters > mostParametersAsked || layer < 0 || layer >= std::ssize(blocks)) return false;
    const MultiHeadWeights& attention = blocks[static_cast<std::size_t>(layer)].attention;
    if (!attention.output || head < 0 || head >= attention.heads) return false;
    const Weight& output = attention.output->weight;
    const Index rows = output.rows() / attention.heads;
    try {
        for (Index row = head * rows; row < (head + 1) * rows; ++row)
            if (!output.row(row).isZero(0)) return false;
    } catch (const Error&) {
        return false;  // a file that has become shorter is told of by what computes from it
    }
    return rows > 0;
}

}  // namespace core
