#pragma once

#include <qcustomplot.h>

#include "ui/theme/palette.h"

/// Token labels along one side of an axis rectangle: as many as are readable, every k-th where they would overlap, long
/// ones elided in the middle. QCPAxis keeps only 16 labels in its cache and drops those that cross the edge, hence our
/// own.
class TokenAxis final : public QCPLayerable {
    Q_OBJECT
public:
    enum class Side { Left, Top, Bottom };

    TokenAxis(QCPAxis* axis, Side side);

    void setTokens(const QStringList& tokens) { m_tokens = tokens; }
    void setFont(const QFont& font) { m_font = font; }
    void setColors(const Palette& colors) { m_colors = &colors; }
    /// Index of the token that is set off from the others; negative for none.
    void setMarked(int token) { m_marked = token; }

    /// How far the labels reach from the axis, in plot coordinates, if one token is `pitch` wide.
    double extent(double pitch, QPaintDevice* device) const;

    /// Labels longer than this are elided, in plot coordinates.
    static constexpr double longest = 96;

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;
    QRect clipRect() const override;

private:
    double angle(double pitch, double lineHeight) const;
    void drawLabel(QCPPainter* painter, int token, double angle, const QFont& font) const;

    QCPAxis* m_axis;
    Side m_side;
    QStringList m_tokens;
    QFont m_font;
    const Palette* m_colors = &Palette::light();
    int m_marked = -1;
};

/// Draws text at a painter's origin, left-aligned and centred on the line; colour emoji as a picture in vector files,
/// where Qt would leave them blank.
void drawPlainText(QPainter* painter, const QRectF& rect, Qt::Alignment alignment, const QString& text, bool vector);
