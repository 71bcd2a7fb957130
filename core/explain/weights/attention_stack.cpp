#include "core/explain/weights/attention_stack.h"

#include "core/error.h"
#include "core/number_range.h"

namespace core {
namespace {

void addNorms(const Block& block, std::vector<const Norm*>& norms)
{
    for (const auto* norm : {&block.attention_sum_norm, &block.feed_forward_sum_norm})
        if (*norm) norms.push_back(&**norm);
    if (block.token_gate) norms.push_back(&block.token_gate->sum_norm);
}

}  // namespace

AttentionStack AttentionStack::of(const Model& model, AttentionBlock block)
{
    if (block == AttentionBlock::Self) return model.transformer;
    if (block == AttentionBlock::Mixing)
        throw Error(Code::Unsupported, model.info.name,
                    "what a head does by its weights is not supported: expected a layer with attention, found layers "
                    "that mix tokens without a softmax");
    if (model.decoder == nullptr || model.cross == nullptr)
        throw Error(Code::Missing, model.info.name, "a decoder is missing: expected a model with encoder and decoder");
    const bool cross = block == AttentionBlock::Cross;
    AttentionStack stack = (cross ? model.cross : model.decoder)->transformer;
    stack.other = &(cross ? model.decoder : model.cross)->transformer;
    if (cross) stack.keys = &model.transformer;
    return stack;
}

const Block& AttentionStack::block(Index layer) const
{
    requirePlace(phrase("the layer"), layer, layers());
    const Block& block = own->blocks[static_cast<std::size_t>(layer)];
    if (block.attention.query.weight.rows() == 0)
        throw Error(Code::NotInside, "",
                    "this file has no weights, which say what a head does. Open a model with its weights.");
    return block;
}

const Block& AttentionStack::blockOf(const HeadPlace& place) const
{
    const Block& found = block(place.layer);
    requirePlace(phrase("the head"), place.head, found.attention.heads);
    return found;
}

Index AttentionStack::layerRead(Index layer, ReadSide side) const
{
    if (side == ReadSide::Key) return block(layer).keys_of.value_or(layer);
    return block(layer).entry.size() > 0 ? 0 : layer;  // no earlier layer wrote what its queries read
}

const Norm* AttentionStack::norm(Index layer, ReadSide side) const
{
    const std::optional<Norm>& norm =
        across() && side == ReadSide::Key ? keys->final_norm : block(layerRead(layer, side)).attention_norm;
    return norm ? &*norm : nullptr;
}

std::vector<const Norm*> AttentionStack::normsBehind(Index layer) const
{
    std::vector<const Norm*> norms;
    addNorms(block(layer), norms);
    if (other == nullptr) return norms;
    // A decoder's text attends to itself first: behind that half comes the other one of the same layer, behind
    // cross-attention the first one of the next.
    const auto next = static_cast<std::size_t>(across() ? layer + 1 : layer);
    if (next < other->blocks.size()) addNorms(other->blocks[next], norms);
    return norms;
}

}  // namespace core
