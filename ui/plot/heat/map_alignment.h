#pragma once

#include <QStringList>

#include "core/attention/cell.h"
#include "core/model/pass/trace.h"
#include "core/session/session.h"
#include "core/text/alignment.h"

#include <vector>

/// Several maps with the same word at the same place in all of them: their rows and columns stand at the places of one
/// order of all texts' tokens, and a map whose text does not have a token has nothing there.
struct MapAlignment {
    struct Side {
        const core::Trace* trace = nullptr;  ///< null: not computed; takes no part
        core::Index item = 0;
    };

    std::vector<core::TokenPlaces> queries;  ///< [sides]; empty where a side is not computed
    std::vector<core::TokenPlaces> keys;     ///< [sides]; empty where a side is not computed

    /// Rows are aligned by the tokens that they are called after. Maps that would become too large together are left as
    /// they are, each of its own size.
    static MapAlignment of(const std::vector<Side>& sides, core::RowReading rows, core::SameToken by);

    /// [queries, keys] of a side's map, laid out.
    core::Matrix placed(std::size_t side, core::MatrixView map, float absent) const;
    /// A side's map [queries, keys], laid out, with only the cells that another side has too.
    core::Matrix shared(std::size_t side, std::size_t other, core::MatrixView map) const;

    std::optional<core::Cell> placeOf(std::size_t side, const core::Cell& cell) const;
    std::optional<core::Cell> cellAt(std::size_t side, const core::Cell& place) const;
};

/// How tokens are matched: by their place if the runs' texts are equal, else by their spelling.
core::SameToken sameTokenIn(const std::vector<core::Run>& runs, core::Index item);

/// Names at their places, empty where a side has none.
QStringList placedNames(const core::TokenPlaces& places, const QStringList& names);
/// An axis's labels: "+ not" for a token that the first side lacks, or, on the first side, that no other has.
QStringList placedLabels(const std::vector<core::TokenPlaces>& sides, std::size_t side, const QStringList& names);
/// [places] Where a side has no token; empty where it has all.
std::vector<bool> absentIn(const core::TokenPlaces& places);
/// The number of tokens that one side has and another has not.
core::Index countMissing(const core::TokenPlaces& of, const core::TokenPlaces& in);
