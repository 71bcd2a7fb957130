#pragma once

#include "core/analysis/cell/number_terms.h"
#include "ui/plot/figure/figure_layout.h"
#include "ui/plot/steps/stage_words.h"

/// The parts of a figure of steps below its tables: how one number is made of the table before, and one row of the
/// output head by head.
namespace figure_layout {

/// Whose row it is, and in which words.
struct StepPartWords {
    QString token;
    QStringList terms = {};  ///< names of the terms, of tokens or heads; none: they are of dimensions
    QStringList heads = {};  ///< [H]
};

/// Row times column with the matrix between, and the terms as bars; of a number that is no such product the bars alone.
/// @param width  of the page, which is as high as it needs
FigurePage numberPage(const core::NumberTerms& made, const StepPartWords& words, const StageContext& context,
                      const core::FigureSettings& settings, const Fonts& fonts, double width);
std::vector<FigureTable> numberTables(const core::NumberTerms& made, const StepPartWords& words,
                                      const StageContext& context);

/// A strip for each head: its context, its part of W_O, what it adds; below their sum and what gives the same.
FigurePage headSumPage(const core::HeadSum& sum, const StepPartWords& words, const std::vector<core::Index>& left_out,
                       const core::FigureSettings& settings, const Fonts& fonts, double width);
std::vector<FigureTable> headSumTables(const core::HeadSum& sum, const StepPartWords& words,
                                       const std::vector<core::Index>& left_out);

}  // namespace figure_layout
