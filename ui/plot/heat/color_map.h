#pragma once

#include <QRgb>
#include <QString>
#include <QStringList>

#include <array>

/// 256 colours from low to high; perceptually even, readable without colour vision and in grey. There is no rainbow.
///
/// viridis, magma: Stéfan van der Walt and Nathaniel Smith; cividis: Nuñez, Anderton and Renslow, 2018 (both CC0).
/// diverging: RdBu of ColorBrewer, © 2002 Cynthia Brewer, Mark Harrower and The Pennsylvania State University (Apache
/// 2.0), interpolated in CIELAB with equal lightness at equal distance from its middle.
struct ColorMap {
    QString name;
    std::array<QRgb, 256> colors = {};

    /// @param fraction  clamped to 0 … 1
    QRgb at(double fraction) const;

    /// The maps for weights: viridis, cividis, magma, greys.
    static QStringList names();
    /// @param name  one of names(), or "diverging": blue below zero, red above; anything else gives viridis
    static const ColorMap& named(const QString& name);
};

/// Black or white, whichever is easier to read on `ground` (WCAG's relative luminance).
QRgb readableOn(QRgb ground);
