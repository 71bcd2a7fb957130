#include "core/explain/stream_part.h"

#include "core/model/layer_numbers.h"

namespace core {
namespace {

std::string ownName(const StreamPart& part, const ModelInfo& info)
{
    using Kind = StreamPart::Kind;
    const bool mixes = part.block == AttentionBlock::Mixing;
    const std::string layer = std::to_string(mixes ? part.number : layerNumber(info, part.layer, 1));
    switch (part.kind) {
    case Kind::Token: return "token embedding";
    case Kind::Position: return "position";
    case Kind::Segment: return "segment";
    case Kind::Entry: return "second stream's vector";
    case Kind::EntryBias: return "embedding projection bias";
    case Kind::NormBias: return "norm biases";
    case Kind::OutputBias: return "output biases";
    case Kind::Head:
        return (part.block == AttentionBlock::Cross ? "cross head "
                : mixes                             ? "mixing head "
                                                    : "head ")
               + layer + "." + std::to_string(part.head + 1);
    case Kind::FeedForward: return "feed-forward " + layer;
    case Kind::Convolution: return "convolution " + layer;
    case Kind::Steering: return "steering " + layer;
    case Kind::TokenGate: return "token gate " + layer;
    case Kind::QueryBias: return "query bias";
    case Kind::KeyBias: return "key bias";
    case Kind::AddedKey: return "added key";
    case Kind::Given: return "given vector";
    case Kind::AnswerBias: return "language head's bias";
    case Kind::VocabularyBias: return "vocabulary bias";
    case Kind::PoolerBias: return "pooler's bias";
    case Kind::LabelBias: return "label's bias";
    case Kind::Read: return "read from token " + std::to_string(part.head + 1);
    }
    return {};
}

}  // namespace

std::string nameOf(const StreamPart& part, const ModelInfo& info)
{
    if (!part.through) return ownName(part, info);
    const bool own = part.block != AttentionBlock::Mixing && part.layer == *part.through;
    if (part.kind == StreamPart::Kind::FeedForward && own) return ownName(part, info) + "'s biases";
    return ownName(part, info) + " through feed-forward " + std::to_string(layerNumber(info, *part.through, 1));
}

}  // namespace core
