#pragma once

#include <qcustomplot.h>

#include "ui/plot/text/token_labels.h"

/// Token labels along one side of an axis rectangle, in the window's colours. QCPAxis keeps only 16 labels in its cache
/// and drops those that cross the edge, hence our own; on the plot's overlay layer, so that marking a token draws no
/// map.
class TokenAxis final : public QCPLayerable {
    Q_OBJECT
public:
    TokenAxis(QCPAxis* axis, TokenLabels::Side side);

    void setTokens(const QStringList& tokens);
    /// Tokens that somebody set off by hand.
    void setFaces(std::map<int, TokenLabels::Face> faces) { m_labels.faces = std::move(faces); }
    void setFont(const QFont& font);
    const QFont& font() const { return m_labels.font; }
    /// Index of the token that is set off from the others; negative for none.
    void setMarked(int token) { m_labels.marked = token; }
    /// How large its label may be where the others are smaller.
    void setMarkedPoints(double points) { m_labels.marked_points = points; }
    /// Whether all the others are paler than usual.
    void setFaded(bool faded) { m_faded = faded; }

    /// How far the labels reach from the axis, in plot coordinates, if one token is `pitch` wide.
    double extent(double pitch, QPaintDevice* device);

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;
    QRect clipRect() const override;

private:
    QCPAxis* m_axis;
    TokenLabels m_labels;
    Palette m_colors;  ///< the drawing's colours
    DrawnLabels m_drawn;
    bool m_faded = false;
};
