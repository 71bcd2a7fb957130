#pragma once

#include <QImage>
#include <QPainter>

#include "core/model/pass/picture.h"
#include "ui/plot/heat/heat_image.h"

#include <optional>
#include <vector>

/// What one query attends to in a picture: its weights over the picture that the model saw. Window and figures draw it
/// alike.
struct PatchPicture {
    QImage image;  ///< what the model saw, in the picture's own pixels where those are known
    core::PatchEmbedding patches;
    core::Index query = 0;
    std::vector<float> weights;  ///< [T_k] as core::shownWeights marks them, those before the squares too

    /// @param cells  of one head, as core::shownWeights marks them
    /// @throws core::Error{Missing} where pixels came without a picture
    static PatchPicture of(const core::Trace& trace, core::Index item, core::Index query, const HeatData& cells);

    /// Looks at another row of the same head.
    void setQuery(core::Index token, const HeatData& cells);

    /// The smallest and the largest weight of a square; a little apart where they are one.
    std::pair<double, double> range() const;
    /// The weights of all squares together, and of the tokens before them.
    double onSquares() const;
    double before() const;

    /// The picture in grey with a colour over each square. A square that the mask hides stays grey.
    /// @param opacity  of the colours, 0 to 1
    QImage blended(const HeatStyle& style, double opacity) const;

    /// What colours lie over on the whole, for the key to them.
    QColor meanGrey() const;

    /// Where a token's square lies in a rectangle that shows the whole picture; all of it for tokens before the
    /// squares.
    QRectF place(core::Index token, const QRectF& picture) const;
    /// Which token's square is there; empty beside the picture.
    std::optional<core::Index> tokenAt(const QPointF& position, const QRectF& picture) const;
};

/// The picture that the model saw.
QImage imageOf(const core::Image& image);

/// A line around a square, readable on any picture.
void paintPatchOutline(QPainter& painter, const QRectF& square, double width);
