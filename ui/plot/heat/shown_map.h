#pragma once

#include "core/analysis/word_map.h"
#include "core/model/pass/head_stages.h"
#include "core/session/session.h"
#include "ui/plot/heat/heat_data.h"
#include "ui/plot/heat/letter_strip.h"
#include "ui/words/row_names.h"

#include <optional>

/// The content of a head's map, with the names of its rows and columns.
struct ShownMap {
    std::shared_ptr<const HeatData> data;             ///< null where every token is left out
    RowNames queries;                                 ///< [rows]
    QStringList keys;                                 ///< [columns]
    std::vector<core::TokenRange> query_tokens = {};  ///< [rows] what each row stands for; none where it is its token
    std::vector<core::TokenRange> key_tokens = {};    ///< [columns] what each column stands for; none where it is its
                                                      ///< token
    std::pair<float, float> range{0.0F, 1.0F};        ///< range of the colours
    bool weights = true;                              ///< not another quantity
    core::MapLook::Cells cells = core::MapLook::Cells::Weights;  ///< which
    QString quantity = {};                                       ///< "attention weight", "‖α v Wₒ‖"
    MapBorder border = {};                                       ///< border of two texts
    QStringList notes = {};                                      ///< notes about it, where it is not simply the weights
    LetterStrip letters = {};  ///< under it, where its columns are moments of a sound or have named spans

    /// Which row a query is in; nothing where it is left out.
    std::optional<core::Index> rowOf(core::Index query) const;
};

/// The facts that a map needs besides its head.
struct MapSurroundings {
    core::Index count_from = 1;                  ///< the number of the first layer
    bool several = false;                        ///< several maps stand together, each named by its layer
    std::vector<core::HeadAddress> picked = {};  ///< heads
};

/// The heads that were picked, of a text.
std::vector<core::HeadAddress> pickedHeads(const core::Session& session, core::Index item);

/// Whether cells are of several heads, which become one map.
bool shownHeads(core::MapLook::Cells cells);

/// The weights' name in a layer without a softmax, whose numbers have signs.
QString mixingWeightName();

/// How far from 0 its numbers are, rounded up; 1 where all are 0.
float sizeOf(const HeatData& cells);

/// Whether cells have a range of their own: lengths and sums may be larger than 1, shares of what flows far smaller.
bool hasOwnRange(const core::MapLook& look);

/// @param stages  of the head at `address`
/// @throws core::Error{Missing} as core::shownCells, core::Stopped
ShownMap shownMap(const std::shared_ptr<const core::Trace>& trace, const core::HeadAddress& address,
                  const core::HeadAttention& stages, const core::MapLook& look, const MapSurroundings& around,
                  std::stop_token stop = {});

/// The shown map, or the weights with a note if the requested map does not exist.
/// @throws core::Stopped
ShownMap shownMapOrWeights(const std::shared_ptr<const core::Trace>& trace, const core::HeadAddress& address,
                           const core::HeadAttention& stages, const core::MapLook& look, const MapSurroundings& around,
                           std::stop_token stop = {});

/// Cells summed up by the text's named spans alone.
/// @param shown  [T_q, T_k] as core::shownWeights marks them
/// @param sides  not No; the text has spans
ShownMap spanMap(const core::Trace& trace, core::Index item, const core::Matrix& shown, core::MapLook::BySpan sides,
                 core::RowReading rows);

/// Whether making the map takes longer than a frame, because it is made of many heads or of long products.
bool takesLong(const core::Trace& trace, const core::HeadAddress& address, const core::MapLook& look,
               core::Index picked = 0);

/// The tokens that rows are named after; one that is not written yet is a token of its own.
std::vector<core::Token> namingTokens(const core::Trace& trace, core::Index item, core::RowReading rows);

/// The names of words: "un", "##able" become "unable", and the bytes of a character that character.
/// @param labels  of the tokens, which a word of one token keeps
QStringList wordLabels(const QStringList& labels, const std::vector<core::Token>& tokens,
                       const std::vector<core::TokenRange>& words);
