#pragma once

#include <QString>

#include "core/matrix.h"

/// The quantity of a cell's number.
enum class SpokenAmount {
    Share,   ///< the share of the query's attention, in percent
    Length,  ///< length of the vector that the key adds
    Number,  ///< neither, such as a score from elsewhere
};

/// A cell of an attention map for people who hear it: "sat attends to cat, 44 percent, rank 1 of 9".
///
/// @param query   label of the token that attends; empty: "it"
/// @param key     label of the token that is attended to
/// @param weight  marked as core::shownWeights does
/// @param rank    of the cell among those of its row that can be seen, 1 for the largest; 0: not known
/// @param of      how many these are
QString spokenCell(const QString& query, const QString& key, float weight, core::Index rank, core::Index of,
                   SpokenAmount amount = SpokenAmount::Share);

/// A cell's words in place of a number, "hidden by the mask"; empty for a number.
/// @param weight  marked as core::shownWeights does
QString noNumber(float weight);
/// "sat → cat: 0.4412", or the words in the number's place.
QString weightText(const QString& cell, float weight, const QString& number);

/// The number alone: "44 percent", "hidden by the mask".
QString spokenAmount(float weight, SpokenAmount amount = SpokenAmount::Share);
/// A share of the whole, "44 percent".
QString spokenShare(double share);

/// A token's label as it is said: without the signs that stand for spaces, which are read out as "open box".
QString spokenToken(const QString& label);
