#include "core/analysis/weight_parts.h"

#include "core/error.h"
#include "core/model/layer_numbers.h"

namespace core {
namespace {

std::string nameOf(WeightPart part)
{
    switch (part) {
    case WeightPart::Query: return "the query projection";
    case WeightPart::Key: return "the key projection";
    case WeightPart::Value: return "the value projection";
    case WeightPart::Output: return "the output projection";
    case WeightPart::FeedForwardIn: return "the feed-forward layer's first projection";
    case WeightPart::FeedForwardGate: return "the feed-forward layer's gate";
    case WeightPart::FeedForwardOut: return "the feed-forward layer's second projection";
    }
    return {};
}

Words shapeOf(const Weight* weight)
{
    if (weight == nullptr) return Words("none");
    return "[" + std::to_string(weight->rows()) + ", " + std::to_string(weight->cols()) + "]";
}

/// Names the differences in shape between the second model and the first.
class SameShape {
public:
    SameShape(const Model& a, const Model& b) : m_a(a.info), m_b(b.info) {}

    void require(const Words& field, const Words& wanted, const Words& got) const
    {
        if (wanted.english() != got.english())
            throw Error(Code::WrongShape, m_b.name, "%1 has the wrong shape: expected %2, as %3 has, found %4", field,
                        wanted, m_a.name, got);
    }
    /// @param counted  with %1 for the number
    void requireCount(const Words& field, Index wanted, Index got, const char* counted) const
    {
        require(field, Words(counted, std::to_string(wanted)), Words(counted, std::to_string(got)));
    }
    void requireLayer(Index layer, const Block& a, const Block& b) const
    {
        const std::string number = std::to_string(layerNumber(m_b, layer, 1));
        const Words attention("the attention of layer %1", number);
        requireCount(attention, a.attention.heads, b.attention.heads, phrase("%1 heads"));
        requireCount(attention, a.attention.keyHeads(), b.attention.keyHeads(), phrase("%1 heads of keys and values"));
        requireCount(attention, a.attention.keyDimensions(), b.attention.keyDimensions(),
                     phrase("%1 dimensions in each head"));
        for (const WeightPart part : weightParts)
            require(Words("%1 of layer %2", nameOf(part), number), shapeOf(weightOf(a, part)),
                    shapeOf(weightOf(b, part)));
    }

private:
    const ModelInfo& m_a;
    const ModelInfo& m_b;
};

const Weight* of(const std::optional<Projection>& projection) { return projection ? &projection->weight : nullptr; }

}  // namespace

const Weight* weightOf(const Block& block, WeightPart part)
{
    const auto* dense = std::get_if<FeedForward>(&block.feed_forward);
    switch (part) {
    case WeightPart::Query: return &block.attention.query.weight;
    case WeightPart::Key: return &block.attention.key.weight;
    case WeightPart::Value: return &block.attention.value.weight;
    case WeightPart::Output: return of(block.attention.output);
    case WeightPart::FeedForwardIn: return dense != nullptr ? &dense->in.weight : nullptr;
    case WeightPart::FeedForwardGate: return dense != nullptr ? of(dense->gate) : nullptr;
    case WeightPart::FeedForwardOut: return dense != nullptr ? &dense->out.weight : nullptr;
    }
    return nullptr;
}

const Weight& embeddingOf(const Transformer& transformer)
{
    if (transformer.patches) return transformer.patches->projection.weight;
    return transformer.audio ? transformer.audio->entry() : transformer.token_embedding;
}

void requireSameShape(const Model& a, const Model& b)
{
    const SameShape shape(a, b);
    const std::vector<Block>& blocks = a.transformer.blocks;
    shape.requireCount(phrase("the model"), std::ssize(blocks), std::ssize(b.transformer.blocks), phrase("%1 layers"));
    shape.requireCount(phrase("the hidden state"), a.transformer.width(), b.transformer.width(),
                       phrase("%1 dimensions"));
    const auto reads = [](const Model& model) {
        return Words(model.transformer.patches ? "pictures" : model.transformer.audio ? "sounds" : "texts");
    };
    shape.require(Words("what is read"), reads(a), reads(b));
    shape.requireCount(phrase("the embedding"), embeddingOf(a.transformer).cols(), embeddingOf(b.transformer).cols(),
                       phrase("%1 dimensions"));
    const char* rows = a.transformer.patches ? phrase("%1 numbers of a square") : phrase("%1 numbers of three frames");
    const bool vocabulary = !a.transformer.patches && !a.transformer.audio;
    shape.requireCount(vocabulary ? phrase("the vocabulary") : phrase("the embedding"),
                       embeddingOf(a.transformer).rows(), embeddingOf(b.transformer).rows(),
                       vocabulary ? phrase("%1 tokens") : rows);
    for (std::size_t layer = 0; layer < blocks.size(); ++layer)
        shape.requireLayer(static_cast<Index>(layer), blocks[layer], b.transformer.blocks[layer]);
}

}  // namespace core
