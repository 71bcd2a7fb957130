#pragma once

#include "core/analysis/map_cells.h"
#include "core/matrix.h"
#include "core/text/tokenizer.h"

#include <optional>
#include <vector>

namespace core {

/// Tokens first … last, both included.
struct TokenRange {
    Index first = 0;
    Index last = 0;

    friend bool operator==(const TokenRange&, const TokenRange&) = default;
};

/// The words of a text, each as the tokens that it was cut into, in order and without gaps.
///
/// A token begins a word where white space stands before it: in the text, or, where nobody knows the text, in the token
/// itself ("Ġcat", "▁cat"); and else by Unicode's word boundaries (UAX #29); never inside a character, and never where
/// WordPiece says that it goes on ("##ing"). A special token is a word by itself, and so is each token of a script that
/// is written without spaces.
std::vector<TokenRange> wordsOf(const std::vector<Token>& tokens);

/// A map with fewer rows and columns than tokens.
struct WordMap {
    Matrix weights;                   ///< [queries, keys] marked as shownWeights() does
    std::vector<TokenRange> queries;  ///< the tokens of each row
    std::vector<TokenRange> keys;     ///< the tokens of each column
};

/// Where the second of two texts that are read as one sequence begins; nothing where there is one text. Special tokens
/// between the two belong to the first.
std::optional<Index> secondText(const std::vector<Token>& tokens);

/// Which tokens a map's rows and columns are of.
struct MapTokens {
    bool words = false;  ///< false: a row and a column for each token that is not left out
    SpecialTokens special = SpecialTokens::Shown;
    PairPart pair = PairPart::Whole;            ///< Whole is meant too where there is one text
    std::vector<TokenRange> query_groups = {};  ///< tokens that are one row each, in order and without gaps, in place
                                                ///< of words; none: as `words` says
    std::vector<TokenRange> key_groups = {};    ///< and columns
};

/// Joins the pieces of words, or other groups of tokens: attention to a word is the sum over its pieces, attention from
/// a word the mean over its pieces, so that rows keep their sums (Clark et al., 2019, section 4.1). A cell is hidden
/// where all of its cells are, and broken where one is.
///
/// @param shown    [T_q, T_k] as shownWeights() marks it
/// @param queries  [T_q] the token that each row is about
/// @param keys     [T_k]
/// @param wanted   Renormalised: each token's row is divided by what is left of it, before words are joined and a part
///                 of a pair is taken; a row of which nothing is left stays 0
/// @throws Error{WrongShape}
WordMap wordMap(MatrixView shown, const std::vector<Token>& queries, const std::vector<Token>& keys,
                const MapTokens& wanted);

}  // namespace core
