#pragma once

#include <QColor>
#include <QString>

#include "core/analysis/outline/model_outline.h"
#include "ui/theme/palette.h"

/// The colours of a model's parts in diagrams: each kind has one.
class DiagramColors {
public:
    explicit DiagramColors(const Palette& palette) : m_palette(palette) {}

    QColor of(const core::OutlinePart& part) const;
    /// The meaning of a colour: "attention", "attention, window".
    static QString nameOf(const core::OutlinePart& part);

private:
    const Palette& m_palette;
};
