#pragma once

#include "core/matrix.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// Tokens along a map's side, as somebody names them: one or a stretch by their places, or those of one spelling.
struct NamedPlaces {
    Index first = 0;        ///< from 0
    Index last = 0;         ///< may be before `first` where an order is given
    std::string name = {};  ///< a spelling, with or without the sign of the space before it; empty: places

    friend bool operator==(const NamedPlaces&, const NamedPlaces&) = default;
};

/// Something that is written by hand onto the maps of a figure.
struct Annotation {
    enum class Kind {
        Box,      ///< around cells
        Arrow,    ///< from a cell to another
        Text,     ///< on a cell
        Brace,    ///< beside rows or columns
        Bracket,  ///< beside them, with corners
        Bold,     ///< tokens
        Color,    ///< of tokens
        Gloss,    ///< what a token means, behind it
    };
    enum class Side { Rows, Keys, Both };

    Kind kind = Kind::Box;
    Side side = Side::Both;    ///< Brace and Bracket: one of two; Bold, Color and Gloss: whose tokens
    NamedPlaces rows = {};     ///< where there are no keys: the tokens
    NamedPlaces keys = {};     ///< Box, Arrow, Text
    NamedPlaces to_rows = {};  ///< Arrow: its end
    NamedPlaces to_keys = {};
    std::string words = {};  ///< may be empty where there is something else to see
    std::string color = {};  ///< one of annotationColors, or "#rrggbb"; empty: the usual one
    Index map = 0;           ///< one of several, counted from 1; 0: all

    friend bool operator==(const Annotation&, const Annotation&) = default;
};

/// Colours by their names.
inline constexpr const char* annotationColors[] = {"red",    "orange", "green", "blue",
                                                   "purple", "grey",   "black", "white"};

inline constexpr std::size_t mostAnnotations = 1000;
inline constexpr std::size_t longestAnnotations = 100'000;  ///< bytes of all together

/// Annotations in one line, with semicolons between:
///
///     box ROWS, KEYS            arrow ROW, KEY to ROW, KEY       text ROW, KEY "words"
///     brace rows|keys TOKENS    bracket rows|keys TOKENS
///     bold [rows|keys] TOKENS   color COLOUR [rows|keys] TOKENS  gloss [rows|keys] TOKEN "words"
///
/// Each may have "words" or 'words', a colour and `in N`, the number of one map of several. Tokens are places from 1
/// ("3", "3-5"), or one as it is written ("cat"), in quotes where it is a number, a sign of this grammar or has a
/// space.
///
/// @throws Error{Malformed} naming the character, counted from 1; Error{TooLong}
std::vector<Annotation> annotationsIn(std::string_view text);

/// Tokens in the order in which they are to be shown, with commas between: "1, 5-3, cat".
/// @throws Error{Malformed} naming the character, counted from 1
std::vector<NamedPlaces> orderIn(std::string_view text);

/// Where they are among the labels of a map's side: at least one place from 0, in their order.
/// @throws Error{OutOfRange} for a place that is not there; Error{Unknown} naming the label that is most like another
std::vector<Index> placesOf(const NamedPlaces& named, std::span<const std::string> labels);

/// One stretch of tokens: a spelling must be there once.
/// @throws Error as placesOf; Error{Ambiguous} naming how often a spelling is there
std::vector<Index> stretchOf(const NamedPlaces& named, std::span<const std::string> labels);

/// An annotation as annotationsIn() reads it.
std::string annotationText(const Annotation& one);
/// "3", "3-5" or a spelling, as annotationsIn() reads it.
std::string placesText(const NamedPlaces& named);
/// In quotes, as annotationsIn() reads words.
std::string quotedWords(std::string_view words);

}  // namespace core
