#include "ui/view/positions/position_words.h"

#include "core/attention/position_encoding.h"
#include "ui/words/short_numbers.h"

#include <QCoreApplication>

#include <algorithm>

using core::PositionEncoding;
using core::PositionTrial;

namespace {

struct PositionTexts {
    Q_DECLARE_TR_FUNCTIONS(PositionWords)
};

/// Rounding of weights of at most 1 in single precision, over as many terms as a row has.
constexpr float rounding = 1e-5F;

QString alibiFormula(core::AlibiForm form, float slope)
{
    const QString m = numberText(slope);
    switch (form) {
    case core::AlibiForm::Symmetric: return PositionTexts::tr("s − m·|i − j|, m = %1").arg(m);
    case core::AlibiForm::OneWay: return PositionTexts::tr("s + m·(j − i), m = %1").arg(m);
    case core::AlibiForm::FromFirst: return PositionTexts::tr("s + m·j, m = %1").arg(m);
    }
    return {};
}

}  // namespace

QString positionFormula(const core::TeachingModule& module, core::Index head)
{
    switch (module.positions) {
    case PositionEncoding::None: return PositionTexts::tr("s = q·k ∕ √d_k");
    case PositionEncoding::Sinusoidal:
    case PositionEncoding::Learned: return PositionTexts::tr("x + p before q and k");
    case PositionEncoding::Rotary:
        return module.rotary.picture ? PositionTexts::tr("q and k rotated by row and column")
                                     : PositionTexts::tr("q and k rotated by i·θ and j·θ");
    case PositionEncoding::Alibi: return alibiFormula(module.alibi, core::alibiSlope(head, module.heads));
    case PositionEncoding::Relative: return PositionTexts::tr("s + b of the distance i − j");
    case PositionEncoding::Pairs: return PositionTexts::tr("s + b of each i and j");
    case PositionEncoding::Disentangled: return PositionTexts::tr("s + q·K of i − j + k·Q of i − j");
    case PositionEncoding::RelativeSinusoidal: return PositionTexts::tr("(q + u)·k + (q + v)·R of i − j");
    }
    return {};
}

bool isOnlyPermuted(const PositionTrial& trial) { return trial.apart < rounding; }

QString permutationVerdict(const core::PositionLab& lab, const PositionTrial& trial)
{
    if (std::ranges::is_sorted(lab.order)) return {};
    return isOnlyPermuted(trial) ? PositionTexts::tr("only permuted") : PositionTexts::tr("a different map");
}

QString shuffleSentence(const core::PositionLab& lab)
{
    if (std::ranges::is_sorted(lab.order))
        return PositionTexts::tr(
            "The same words, W_Q and W_K in all columns. Shuffle the words to see which maps know their order.");
    const auto bag = std::ranges::find(lab.trials, PositionEncoding::None, &PositionTrial::encoding);
    if (bag == lab.trials.end())
        return PositionTexts::tr(
            "Put back in order, these maps are not those of the words as typed: the order makes a difference.");
    if (!isOnlyPermuted(*bag))
        return PositionTexts::tr(
                   "Even without positions the map changes (largest difference %1): the mask follows the order of the "
                   "words. Choose a mask that hides nothing.")
            .arg(numberText(bag->apart));
    QString same =
        PositionTexts::tr("Without positions the map is only permuted: put back in order, it is the same map (largest "
                          "difference %1).")
            .arg(numberText(bag->apart));
    if (std::ranges::count_if(lab.trials, isOnlyPermuted) > 1 || lab.trials.size() == 1) return same;
    return same + QLatin1Char(' ')
           + PositionTexts::tr("With the other encodings the map changes: the order of the words makes a difference.");
}
