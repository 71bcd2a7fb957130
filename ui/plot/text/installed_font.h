#pragma once

#include <QString>
#include <QStringList>

/// The family that text in another one is drawn in here: itself where it is installed, or one of the same widths that
/// stands in for it (Liberation Sans for Arial); empty for neither.
QString fontFor(const QString& family);

/// Every installed family once, whichever foundries have it.
QStringList installedFonts();

/// The installed family whose name is most like another's; empty for none.
QString nearestFont(const QString& family);

/// A character of each script in these texts that no installed font has: "ក (U+1780)".
/// @param families  that are asked first
QStringList withoutFont(const QStringList& texts, const QStringList& families);
