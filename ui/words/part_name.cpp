#include "ui/words/part_name.h"

#include <QCoreApplication>

#include "core/model/layer_numbers.h"

namespace {

struct PartName {
    Q_DECLARE_TR_FUNCTIONS(PartName)
};

QString ownName(const core::StreamPart& part, const core::ModelInfo& info, core::Index countFrom)
{
    using Kind = core::StreamPart::Kind;
    const bool mixes = part.block == core::AttentionBlock::Mixing;
    const core::Index layer = mixes ? part.number - 1 + countFrom : core::layerNumber(info, part.layer, countFrom);
    switch (part.kind) {
    case Kind::Token: return PartName::tr("token embedding");
    case Kind::Position: return PartName::tr("position");
    case Kind::Segment: return PartName::tr("segment");
    case Kind::Entry: return PartName::tr("vector of the second stream");
    case Kind::EntryBias: return PartName::tr("bias of the embedding’s projection");
    case Kind::NormBias: return PartName::tr("norm biases");
    case Kind::OutputBias: return PartName::tr("output biases");
    case Kind::Head:
        return (part.block == core::AttentionBlock::Cross ? PartName::tr("cross head %1.%2")
                : mixes                                   ? PartName::tr("mixing head %1.%2")
                                                          : PartName::tr("head %1.%2"))
            .arg(layer)
            .arg(part.head + countFrom);
    case Kind::FeedForward: return PartName::tr("feed-forward %1").arg(layer);
    case Kind::Convolution: return PartName::tr("convolution %1").arg(layer);
    case Kind::Steering: return PartName::tr("steering %1").arg(layer);
    case Kind::TokenGate: return PartName::tr("token gate %1").arg(layer);
    case Kind::QueryBias: return PartName::tr("query bias");
    case Kind::KeyBias: return PartName::tr("key bias");
    case Kind::AddedKey: return PartName::tr("added key");
    case Kind::Given: return PartName::tr("vector of the file");
    case Kind::AnswerBias: return PartName::tr("language head's bias");
    case Kind::VocabularyBias: return PartName::tr("vocabulary bias");
    case Kind::PoolerBias: return PartName::tr("pooler's bias");
    case Kind::LabelBias: return PartName::tr("label's bias");
    case Kind::Read: return PartName::tr("read from token %1").arg(part.head + 1);
    }
    return {};
}

}  // namespace

QString partName(const core::StreamPart& part, const core::ModelInfo& info, core::Index countFrom)
{
    QString own = ownName(part, info, countFrom);
    if (!part.through) return own;
    const bool isOwn = part.block != core::AttentionBlock::Mixing && part.layer == *part.through;
    if (part.kind == core::StreamPart::Kind::FeedForward && isOwn)
        return PartName::tr("ff %1’s biases").arg(core::layerNumber(info, part.layer, countFrom));
    return PartName::tr("%1 → ff %2").arg(own).arg(core::layerNumber(info, *part.through, countFrom));
}

QString restName(core::Index parts) { return PartName::tr("the other %1").arg(parts); }

QString blockName(core::AttentionBlock block)
{
    switch (block) {
    case core::AttentionBlock::Self: return QCoreApplication::translate("AttentionBlock", "encoder");
    case core::AttentionBlock::Decoder: return QCoreApplication::translate("AttentionBlock", "decoder");
    case core::AttentionBlock::Cross: return QCoreApplication::translate("AttentionBlock", "cross");
    case core::AttentionBlock::Mixing: return QCoreApplication::translate("AttentionBlock", "mixing");
    }
    return {};
}
