#pragma once

#include <QStringList>

#include "core/analysis/cell/number_terms.h"
#include "ui/plot/steps/stage_words.h"

/// The matrix by which a row is multiplied to make a number of a table: "W_Q".
QString factorName(core::Stage of);

/// What the row is that is multiplied: the title of the table before, where it has one.
QString sourceName(const core::NumberTerms& made, const StageContext& context);

/// "queries Q, dimension 3 of it"
/// @param token  whose row it is
/// @param key    the token of its column, of a table with a column for each key; else empty
QString numberHeading(const core::NumberTerms& made, const StageContext& context, const QString& token,
                      const QString& key = {});

/// The names of the terms, which are of heads or tokens; none: they are of dimensions.
QStringList termNames(const core::NumberTerms& made, const QStringList& heads, const QStringList& queries,
                      const QStringList& keys);

/// The calculation in one line, to the number that the engine has.
QString numberSummary(const core::NumberTerms& made, const StageContext& context);
