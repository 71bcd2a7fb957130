#pragma once

#include <QByteArray>

#include "ui/plot/atlas/atlas_charts.h"

/// An atlas as one HTML page that asks for nothing: the scatter, over a training what grew when, every head's means
/// with their intervals, and for each head that is found what was written about it, its histograms and its tokens.
/// @throws core::Error{Missing} where no head has what is shown
QByteArray atlasPage(const AtlasCharted& of, core::Measure across, core::Measure up);
