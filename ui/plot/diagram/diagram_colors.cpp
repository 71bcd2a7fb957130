#include "ui/plot/diagram/diagram_colors.h"

#include <QCoreApplication>

#include "ui/plot/flow/flow_lines.h"
#include "ui/words/outline_words.h"

namespace {

struct DiagramWords {
    Q_DECLARE_TR_FUNCTIONS(DiagramWords)
};

/// Places among the colours that are told apart.
enum Ink { AllKeys, SomeKeys, Across, Mixer, FeedForward, Experts, Inks };

Ink inkOf(const core::OutlinePart& part)
{
    if (const auto* attention = std::get_if<core::OutlineAttention>(&part.what)) {
        if (attention->block == core::AttentionBlock::Cross) return Across;
        return attention->reach.kind == core::OutlineReach::Kind::All && attention->kept_keys == 0 ? AllKeys : SomeKeys;
    }
    if (std::holds_alternative<core::OutlineMixer>(part.what)) return Mixer;
    return std::get<core::OutlineFeedForward>(part.what).experts > 0 ? Experts : FeedForward;
}

QColor between(const QColor& from, const QColor& to, float share)
{
    const auto mix = [share](float a, float b) { return a + share * (b - a); };
    return QColor::fromRgbF(mix(from.redF(), to.redF()), mix(from.greenF(), to.greenF()),
                            mix(from.blueF(), to.blueF()));
}

}  // namespace

QColor DiagramColors::of(const core::OutlinePart& part) const
{
    const Ink ink = inkOf(part);
    // Most of what a model holds is feed-forward layers: it does not cry out, but is seen on a dark ground, too.
    if (ink == FeedForward) return between(m_palette.border, m_palette.muted, 0.3F);
    return flowColors(Inks, m_palette)[static_cast<std::size_t>(ink)];
}

QString DiagramColors::nameOf(const core::OutlinePart& part)
{
    switch (inkOf(part)) {
    case SomeKeys: return DiagramWords::tr("attention to some keys");
    case AllKeys:
    case Across:
    case Mixer:
    case FeedForward:
    case Experts:
    case Inks: break;
    }
    return partTitle(part);
}
