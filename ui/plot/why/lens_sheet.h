#pragma once

#include "core/explain/logit_lens.h"
#include "ui/plot/why/account_sheet.h"

struct LensWords {
    QStringList layers;  ///< [layers + 1]
    QStringList tokens;
    QString colors;
};

/// Each layer's prediction as it lies on a page: layers × tokens, in each cell the likeliest token, coloured by its
/// probability, or by that of the token that was asked for.
struct LensSheet {
    FigurePage page;
    QRectF cells;
    core::Index rows = 0;
    core::Index columns = 0;

    std::optional<core::Cell> cellAt(const QPointF& position) const;
    QRectF rectOf(const core::Cell& cell) const;
};
LensSheet lensSheet(const core::LogitLens& lens, const LensWords& words, const AccountLook& look, const QRectF& room);
/// The size at which the lens's words can be read.
QSizeF leastLensSize(const core::LogitLens& lens, const LensWords& words, const AccountLook& look);
