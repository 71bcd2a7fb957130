#pragma once

#include <qcustomplot.h>

#include "ui/plot/heat/letter_strip.h"

/// A strip of letters below an axis rectangle, in the window's colours.
class LetterAxis final : public QCPLayerable {
    Q_OBJECT
public:
    explicit LetterAxis(QCPAxis* axis);

    void setStrip(LetterStrip strip) { m_strip = std::move(strip); }
    const LetterStrip& strip() const { return m_strip; }
    void setFont(const QFont& font) { m_font = font; }
    /// Its height with the room above it; 0 without letters.
    double extent() const;

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;
    QRect clipRect() const override;

private:
    QCPAxis* m_axis;
    LetterStrip m_strip;
    QFont m_font;
};
