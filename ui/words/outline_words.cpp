#include "ui/words/outline_words.h"

#include <QCoreApplication>
#include <QLocale>

using core::Index;
using core::OutlineAttention;
using core::OutlineFeedForward;
using core::OutlineMixer;

namespace {

struct OutlineWords {
    Q_DECLARE_TR_FUNCTIONS(OutlineWords)
};

/// "768 → 3,072"
QString arrowText(Index from, Index to) { return QStringLiteral("%1 → %2").arg(countText(from), countText(to)); }

QString positionsText(core::OutlinePositions positions)
{
    switch (positions) {
    case core::OutlinePositions::None: break;
    case core::OutlinePositions::Rotary: return OutlineWords::tr("positions: q and k are rotated");
    case core::OutlinePositions::Alibi: return OutlineWords::tr("positions: ALiBi");
    case core::OutlinePositions::Buckets: return OutlineWords::tr("positions: buckets of distances");
    case core::OutlinePositions::Pairs: return OutlineWords::tr("positions: a number for each pair");
    case core::OutlinePositions::Patches: return OutlineWords::tr("positions: from patch to patch");
    case core::OutlinePositions::Disentangled: return OutlineWords::tr("positions: disentangled distances");
    case core::OutlinePositions::Boxes: return OutlineWords::tr("positions: in the text and on the page");
    case core::OutlinePositions::Sinusoids: return OutlineWords::tr("positions: sines of distances");
    }
    return {};
}

QStringList attentionFacts(const OutlineAttention& of, Index width)
{
    QStringList facts;
    // Another program that computes the model does not say how wide everything is.
    if (of.query_projections == 0) return {OutlineWords::tr("%1 heads").arg(of.heads)};
    const bool sameWidth = of.key_width == of.value_width;
    facts << (sameWidth ? OutlineWords::tr("%1 heads of %2").arg(of.heads).arg(of.key_width)
                        : OutlineWords::tr("%1 heads: q and k of %2, v of %3")
                              .arg(of.heads)
                              .arg(of.key_width)
                              .arg(of.value_width));
    if (of.key_heads == 1 && of.heads > 1)
        facts << OutlineWords::tr("1 head of keys and values for all");
    else if (of.key_heads < of.heads)
        facts << OutlineWords::tr("%1 heads of keys and values").arg(of.key_heads);
    const Index from = of.query_latent > 0 ? of.query_latent : width;
    facts << OutlineWords::tr("q %1").arg(arrowText(from, of.heads * of.key_width))
                 + OutlineWords::tr(" · k, v %1")
                       .arg(arrowText(of.latent > 0 ? of.latent : width, of.key_heads * of.key_width));
    if (of.latent > 0) facts << OutlineWords::tr("keys and values from %1 latent numbers").arg(of.latent);
    if (const QString reach = reachText(of.reach); !reach.isEmpty()) facts << reach;
    if (of.kept_keys > 0) facts << OutlineWords::tr("an index keeps %1 keys").arg(of.kept_keys);
    if (const QString positions = positionsText(of.positions); !positions.isEmpty()) facts << positions;
    QStringList more;
    if (of.normed) more << OutlineWords::tr("q and k normed");
    if (of.biases) more << OutlineWords::tr("biases");
    if (of.sinks) more << OutlineWords::tr("sinks");
    if (of.gated) more << OutlineWords::tr("gate");
    if (of.pairs) more << OutlineWords::tr("differences of pairs");
    if (of.keys_of) more << OutlineWords::tr("keys of layer %1").arg(*of.keys_of + 1);
    if (!more.isEmpty()) facts << more.join(QStringLiteral(" · "));
    return facts;
}

QStringList mixerFacts(const OutlineMixer& of)
{
    QStringList facts{OutlineWords::tr("without softmax")};
    if (of.key_width > 1)
        facts << OutlineWords::tr("%1 heads, each a state of %2 × %3")
                     .arg(of.heads)
                     .arg(of.key_width)
                     .arg(of.value_width);
    else
        facts << OutlineWords::tr("%1 channels").arg(countText(of.heads));
    if (of.taps > 0) facts << OutlineWords::tr("a convolution over %1 tokens").arg(of.taps);
    return facts;
}

QStringList feedForwardFacts(const OutlineFeedForward& of, Index width)
{
    QStringList facts;
    if (of.experts > 0) facts << OutlineWords::tr("%1 experts, %2 for each token").arg(of.experts).arg(of.chosen);
    const QString sizes = QStringLiteral("%1 → %2").arg(arrowText(width, of.inner), countText(width));
    facts << (of.gated ? OutlineWords::tr("%1, gated").arg(sizes) : sizes);
    if (of.shared > 0) facts << OutlineWords::tr("and %1 for every token").arg(arrowText(width, of.shared));
    return facts;
}

}  // namespace

QString countText(Index count) { return QLocale(QLocale::English).toString(static_cast<qlonglong>(count)); }

QString normName(core::Norm::Kind kind)
{
    switch (kind) {
    case core::Norm::Kind::Layer: return OutlineWords::tr("layer norm");
    case core::Norm::Kind::RootMeanSquare: return OutlineWords::tr("RMS norm");
    case core::Norm::Kind::Scale: return OutlineWords::tr("layer scale");
    }
    return {};
}

QString partTitle(const core::OutlinePart& part)
{
    if (const auto* attention = std::get_if<OutlineAttention>(&part.what))
        return attention->block == core::AttentionBlock::Cross ? OutlineWords::tr("cross-attention")
                                                               : OutlineWords::tr("attention");
    if (const auto* mixer = std::get_if<OutlineMixer>(&part.what)) {
        if (mixer->name == "short convolution") return OutlineWords::tr("short convolution");
        return mixer->name == "state space" ? OutlineWords::tr("state space") : OutlineWords::tr("gated delta rule");
    }
    return std::get<OutlineFeedForward>(part.what).experts > 0 ? OutlineWords::tr("experts")
                                                               : OutlineWords::tr("feed-forward");
}

QStringList partFacts(const core::OutlinePart& part, Index width)
{
    if (const auto* attention = std::get_if<OutlineAttention>(&part.what)) return attentionFacts(*attention, width);
    if (const auto* mixer = std::get_if<OutlineMixer>(&part.what)) return mixerFacts(*mixer);
    return feedForwardFacts(std::get<OutlineFeedForward>(part.what), width);
}

QString reachText(const core::OutlineReach& reach)
{
    switch (reach.kind) {
    case core::OutlineReach::Kind::All: break;
    case core::OutlineReach::Kind::Window: {
        const QString window = reach.after > 0
                                   ? OutlineWords::tr("window: %1 before, %2 after").arg(reach.before).arg(reach.after)
                                   : OutlineWords::tr("window: %1 before").arg(countText(reach.before));
        return reach.global.empty() ? window
                                    : OutlineWords::tr("%1, and %2 global").arg(window).arg(reach.global.size());
    }
    case core::OutlineReach::Kind::Chunk: return OutlineWords::tr("chunks of %1").arg(countText(reach.size));
    case core::OutlineReach::Kind::Other: return OutlineWords::tr("a pattern of its own");
    }
    return {};
}

QStringList entryFacts(const core::OutlineStack& stack)
{
    QStringList facts;
    if (stack.vocabulary > 0)
        facts << OutlineWords::tr("embedding %1 × %2").arg(countText(stack.vocabulary), countText(stack.width));
    else if (stack.reads == core::Reads::Pictures)
        facts << (stack.tokens > 0 ? OutlineWords::tr("a picture as %1 tokens").arg(stack.tokens)
                                   : OutlineWords::tr("a picture's squares"));
    else if (stack.reads == core::Reads::Sounds)
        facts << (stack.tokens > 0 ? OutlineWords::tr("a sound as %1 tokens").arg(stack.tokens)
                                   : OutlineWords::tr("a sound's stretches"));
    else
        facts << OutlineWords::tr("vectors of the words");
    if (stack.places > 0) facts << OutlineWords::tr("+ %1 positions").arg(countText(stack.places));
    return facts;
}

QString answerText(const core::OutlineAnswer& answer)
{
    switch (answer.of) {
    case core::OutlineAnswer::Of::States: break;
    case core::OutlineAnswer::Of::Words:
        return answer.tied ? OutlineWords::tr("%1 words, by the embedding").arg(countText(answer.count))
                           : OutlineWords::tr("%1 words").arg(countText(answer.count));
    case core::OutlineAnswer::Of::Labels: return OutlineWords::tr("%1 labels").arg(answer.count);
    case core::OutlineAnswer::Of::Vector: return OutlineWords::tr("a vector of %1").arg(countText(answer.count));
    }
    return {};
}

QString stackName(const core::ModelOutline& outline, const core::OutlineStack& stack)
{
    if (outline.stacks.size() < 2) return {};
    return &stack == &outline.stacks.front() ? OutlineWords::tr("encoder") : OutlineWords::tr("decoder");
}

QString layerText(const core::OutlineLayer& layer)
{
    QStringList parts;
    for (const core::OutlinePart& part : layer.parts) {
        QString text = partTitle(part);
        if (const auto* attention = std::get_if<OutlineAttention>(&part.what)) {
            const QString reach = reachText(attention->reach);
            text = reach.isEmpty() ? OutlineWords::tr("%1, %2 heads").arg(text).arg(attention->heads)
                                   : OutlineWords::tr("%1, %2 heads, %3").arg(text).arg(attention->heads).arg(reach);
        }
        parts << text;
    }
    return parts.join(QStringLiteral(" · "));
}
