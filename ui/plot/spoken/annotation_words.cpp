#include "ui/plot/spoken/annotation_words.h"

#include <QCoreApplication>

#include "ui/plot/spoken/spoken_cell.h"
#include "ui/plot/text/math_text.h"

namespace {

struct AnnotationTexts {
    Q_DECLARE_TR_FUNCTIONS(AnnotationWords)
};

using Noted = core::Annotation;

/// "row 9 “it”", "rows 3 “sat” to 5 “the”", "row “it”".
QString placesSaid(const core::NamedPlaces& named, bool of_rows, const QStringList& labels)
{
    if (!named.name.empty())
        return (of_rows ? AnnotationTexts::tr("row “%1”") : AnnotationTexts::tr("column “%1”"))
            .arg(QString::fromStdString(named.name));
    const auto said = [&labels](core::Index place) {
        const QString label = spokenToken(labels.value(place));
        return label.isEmpty() ? QString::number(place + 1) : QStringLiteral("%1 “%2”").arg(place + 1).arg(label);
    };
    if (named.first == named.last)
        return (of_rows ? AnnotationTexts::tr("row %1") : AnnotationTexts::tr("column %1")).arg(said(named.first));
    return (of_rows ? AnnotationTexts::tr("rows %1 to %2") : AnnotationTexts::tr("columns %1 to %2"))
        .arg(said(named.first), said(named.last));
}

QString cellSaid(const core::NamedPlaces& row, const core::NamedPlaces& key, const QStringList& rows,
                 const QStringList& keys)
{
    return AnnotationTexts::tr("%1, %2").arg(placesSaid(row, true, rows), placesSaid(key, false, keys));
}

/// Which tokens a brace or a token's look is about.
QString tokensSaid(const Noted& one, const QStringList& rows, const QStringList& keys)
{
    if (one.side != Noted::Side::Both)
        return placesSaid(one.rows, one.side == Noted::Side::Rows, one.side == Noted::Side::Rows ? rows : keys);
    return AnnotationTexts::tr("token %1").arg(QString::fromStdString(core::placesText(one.rows)));
}

QString kindSaid(const Noted& one, const QStringList& rows, const QStringList& keys)
{
    switch (one.kind) {
    case Noted::Kind::Box: return AnnotationTexts::tr("a box around %1").arg(cellSaid(one.rows, one.keys, rows, keys));
    case Noted::Kind::Arrow:
        return AnnotationTexts::tr("an arrow from %1 to %2")
            .arg(cellSaid(one.rows, one.keys, rows, keys), cellSaid(one.to_rows, one.to_keys, rows, keys));
    case Noted::Kind::Text: return AnnotationTexts::tr("words on %1").arg(cellSaid(one.rows, one.keys, rows, keys));
    case Noted::Kind::Brace: return AnnotationTexts::tr("a brace at %1").arg(tokensSaid(one, rows, keys));
    case Noted::Kind::Bracket: return AnnotationTexts::tr("a bracket at %1").arg(tokensSaid(one, rows, keys));
    case Noted::Kind::Bold: return AnnotationTexts::tr("%1 in bold").arg(tokensSaid(one, rows, keys));
    case Noted::Kind::Color:
        return AnnotationTexts::tr("%1 in %2").arg(tokensSaid(one, rows, keys), annotationColorName(one.color));
    case Noted::Kind::Gloss: break;
    }
    return AnnotationTexts::tr("what %1 means").arg(tokensSaid(one, rows, keys));
}

}  // namespace

QString annotationWords(const core::Annotation& one, const QStringList& rows, const QStringList& keys)
{
    const QString said = kindSaid(one, rows, keys);
    const QString words = plainMath(QString::fromStdString(one.words));
    return words.isEmpty() ? said : AnnotationTexts::tr("%1: %2").arg(said, words);
}

QString annotationColorName(const std::string& color)
{
    if (color.empty()) return AnnotationTexts::tr("usual colour");
    if (color == "red") return AnnotationTexts::tr("red");
    if (color == "orange") return AnnotationTexts::tr("orange");
    if (color == "green") return AnnotationTexts::tr("green");
    if (color == "blue") return AnnotationTexts::tr("blue");
    if (color == "purple") return AnnotationTexts::tr("purple");
    if (color == "grey") return AnnotationTexts::tr("grey");
    if (color == "black") return AnnotationTexts::tr("black");
    if (color == "white") return AnnotationTexts::tr("white");
    return QString::fromStdString(color);
}
