#pragma once

#include "core/model/model.h"
#include "core/text/cut/common_spans.h"
#include "ui/plot/why/account_sheet.h"

#include <vector>

/// A text as one model cuts it.
struct CutByModel {
    QString name;
    std::size_t run = 0;  ///< run of the session
    std::vector<core::Token> tokens = {};
    core::CutFacts facts = {};
};
/// @param model  with a tokenizer
/// @throws core::Error where it cannot cut the text; core::Stopped
CutByModel cutBy(const core::Model& model, std::size_t run, const std::string& text, const std::stop_token& stop);

/// More tokens than so many of a row are counted and not drawn.
inline constexpr core::Index mostChips = 2000;

/// One text's tokens by several tokenizers, as rows of chips that stand under each other where all of them end: what
/// not all cut alike is tinted. Above them what each makes of the text.
struct TokenizersSheet {
    FigurePage page;
    std::vector<QRectF> headings;            ///< [rows]
    std::vector<std::vector<QRectF>> chips;  ///< [rows] of each token that is drawn
    double bottom = 0;
};

/// @param cuts  at least one
/// @param room  where it lies; it ends below it where it needs more height
TokenizersSheet tokenizersSheet(const std::vector<CutByModel>& cuts, const AccountLook& look, const QRectF& room);

/// "12 tokens, 3.9 characters each"
QString cutText(const CutByModel& cut);
/// The decoded text where it differs; else that it does not.
QString decodedText(const CutByModel& cut);
