#pragma once

#include "ui/plot/why/account_sheet.h"
#include "ui/words/cost_words.h"

#include <vector>

/// A model whose costs are drawn.
struct CostedModel {
    QString name;
    core::ModelOutline outline;
    core::Index most_tokens = 0;  ///< 0: no end
};

/// Costs of length: multiply–adds and bytes over the number of tokens, and a table of one length's parts. Of further
/// models only the whole and what is kept.
struct CostsSheet {
    FigurePage page;
    QRectF table;
    CostRows rows;
    double bottom = 0;
};

/// @param models  at least one
/// @param tokens  the length that is looked at
/// @param room    where it lies; it ends below it where it needs more height, and of more height charts take some
CostsSheet costsSheet(const std::vector<CostedModel>& models, core::Index tokens, const AccountLook& look,
                      const QRectF& room);
