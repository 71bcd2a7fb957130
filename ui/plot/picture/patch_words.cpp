#include "ui/plot/picture/patch_words.h"

#include <QCoreApplication>

#include "core/not_shown.h"

#include <algorithm>
#include <cmath>

using core::Index;
using Kind = core::LearnedToken::Kind;

namespace {

struct PatchTexts {
    Q_DECLARE_TR_FUNCTIONS(PatchWords)
};

Index countOf(const core::PatchEmbedding& patches, Kind kind)
{
    return std::ranges::count(patches.learned, kind, &core::LearnedToken::kind);
}

QString kindName(Kind kind, Index count)
{
    switch (kind) {
    case Kind::Class: return QStringLiteral("[CLS]");
    case Kind::Distillation: return PatchTexts::tr("distillation");
    case Kind::Register: break;
    }
    return count == 1 ? PatchTexts::tr("1 register") : PatchTexts::tr("%1 registers").arg(count);
}

/// A share in percent; of a small one a digit more.
QString percent(double share)
{
    const double number = 100 * share;
    return QString::number(number, 'f', number >= 10 || number == std::round(number) ? 0 : 1);
}

}  // namespace

QString askingWords(const PatchPicture& picture)
{
    if (picture.probe) return PatchTexts::tr("the pooling probe");
    if (!core::patchPlace(picture.patches, picture.query))
        return QString::fromStdString(core::learnedTokenName(picture.patches, picture.query));
    const core::PatchPlace place = *core::patchPlace(picture.patches, picture.query);
    if (picture.seen.cut && picture.whole)
        return PatchTexts::tr("patch %1,%2 of the whole picture").arg(place.row + 1).arg(place.column + 1);
    return PatchTexts::tr("patch %1,%2").arg(place.row + 1).arg(place.column + 1);
}

QStringList kindNames(const PatchPicture& picture)
{
    QStringList names;
    if (picture.seen.in_text) {
        names << (!picture.seen.cut ? PatchTexts::tr("the picture")
                  : picture.whole   ? PatchTexts::tr("the whole picture")
                                    : PatchTexts::tr("its tiles"));
        if (picture.seen.pictures > 1)
            names << PatchTexts::tr("other parts of pictures");
        else if (picture.seen.cut)
            names << (picture.whole ? PatchTexts::tr("its tiles") : PatchTexts::tr("the whole picture"));
        return names << PatchTexts::tr("the text");
    }
    for (const Kind kind : learnedKinds)
        if (const Index count = countOf(picture.patches, kind); count > 0) names << kindName(kind, count);
    return names << PatchTexts::tr("patches");
}

std::vector<double> kindWeights(const PatchPicture& picture)
{
    std::vector<double> weights;
    if (picture.seen.in_text) {
        weights.push_back(picture.onSquares());
        if (picture.seen.pictures > 1 || picture.seen.cut) weights.push_back(picture.onOtherPictures());
        weights.push_back(picture.onText());
        return weights;
    }
    for (const Kind kind : learnedKinds)
        if (countOf(picture.patches, kind) > 0) weights.push_back(picture.on(kind));
    weights.push_back(picture.onSquares());
    return weights;
}

QString weightWords(const PatchPicture& picture, int decimals)
{
    if (std::ranges::any_of(picture.weights, [](float weight) { return core::isNotShown(weight); }))
        return PatchTexts::tr("hidden until it has been guessed");
    const QStringList names = kindNames(picture);
    const std::vector<double> weights = kindWeights(picture);
    QStringList parts;
    for (qsizetype i = 0; i < names.size(); ++i)
        parts << PatchTexts::tr("on %1 %2")
                     .arg(names[i], QString::number(weights[static_cast<std::size_t>(i)], 'f', decimals));
    return parts.join(QStringLiteral(" · "));
}

QString learnedWords(const core::PatchEmbedding& patches)
{
    QStringList names;
    for (const Kind kind : learnedKinds)
        if (const Index count = countOf(patches, kind); count > 0) names << kindName(kind, count);
    if (names.size() < 2) return names.join(QString());
    const QString last = names.takeLast();
    return PatchTexts::tr("%1 and %2").arg(names.join(PatchTexts::tr(", ")), last);
}

QString cropWords(const PatchPicture& picture)
{
    const QString width = percent(1 - picture.kept[0]), height = percent(1 - picture.kept[1]);
    const bool narrower = picture.kept[0] < 1, lower = picture.kept[1] < 1;
    if (narrower && lower)
        return PatchTexts::tr("The preprocessor's crop cut off %1 % of the photo's width and %2 % of its height.")
            .arg(width, height);
    if (narrower) return PatchTexts::tr("The preprocessor's crop cut off %1 % of the photo's width.").arg(width);
    if (lower) return PatchTexts::tr("The preprocessor's crop cut off %1 % of the photo's height.").arg(height);
    return {};
}

QString shortCropWords(const PatchPicture& picture)
{
    const QString width = percent(1 - picture.kept[0]), height = percent(1 - picture.kept[1]);
    if (picture.kept[0] < 1 && picture.kept[1] < 1)
        return PatchTexts::tr("cut off: %1 % of the width, %2 % of the height").arg(width, height);
    return picture.kept[0] < 1 ? PatchTexts::tr("cut off: %1 % of the width").arg(width)
                               : PatchTexts::tr("cut off: %1 % of the height").arg(height);
}

QString brightestWords(const PatchPicture& picture)
{
    const auto found = picture.brightest();
    if (!found || !picture.seen.in_text) return {};
    const QString number = QString::number(static_cast<double>(found->number), 'g', 3);
    const QString words = found->at == PatchPicture::Brightest::At::Corner
                              ? PatchTexts::tr("Brightest: patch %1,%2 in a corner, %3; heads often leave weight there "
                                               "that they have no use for (a sink).")
                          : found->at == PatchPicture::Brightest::At::Edge
                              ? PatchTexts::tr("Brightest: patch %1,%2 at the edge, %3; heads often leave weight there "
                                               "that they have no use for (a sink).")
                              : PatchTexts::tr("Brightest: patch %1,%2, %3.");
    return words.arg(found->place.row + 1).arg(found->place.column + 1).arg(number);
}

QString clipWords(const core::PictureLook& look)
{
    if (look.clip <= 0) return {};
    return PatchTexts::tr(" · up to the %1 % quantile").arg(percent(1 - look.clip));
}
