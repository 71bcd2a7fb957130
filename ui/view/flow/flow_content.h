#pragma once

#include <QStringList>

#include "core/attention/cell.h"
#include "ui/plot/flow/flow_lines.h"
#include "ui/words/row_names.h"

#include <optional>

/// One of the two columns that lines join.
enum class FlowColumn { Queries, Keys };

/// A token in one of them.
struct FlowToken {
    FlowColumn column = FlowColumn::Queries;
    core::Index place = 0;

    friend bool operator==(const FlowToken&, const FlowToken&) = default;
};

/// The content of a flow of attention.
struct FlowContent {
    RowNames queries = {};
    QStringList keys = {};
    QString query_name = {};  ///< above the columns
    QString key_name = {};
    std::vector<FlowHead> heads = {};
    QStringList titles = {};  ///< [heads]
    bool curved = false;      ///< lines leave and reach their tokens level
    float full = 1;           ///< the largest weight that there can be

    core::Index count(FlowColumn column) const
    {
        return column == FlowColumn::Queries ? queries.labels.size() : keys.size();
    }
    bool isEmpty() const { return queries.labels.isEmpty() || keys.isEmpty(); }
};

/// Which tokens and lines stand out.
struct FlowStandOut {
    core::Cell chosen = {};
    std::optional<core::Cell> hover = {};   ///< pointed at here or in another view
    std::optional<FlowToken> token = {};    ///< its lines alone
    std::optional<std::size_t> head = {};   ///< lines of this head alone
    std::optional<FlowColumn> moving = {};  ///< the column in which the keyboard moves

    /// All others step back.
    bool isFaded() const { return head || token; }
    std::vector<FlowLine> among(const std::vector<FlowLine>& lines) const;
};

/// "cat attends to The, 44 percent, rank 1 of 9"; of several heads what each does. Empty for a cell that is not there.
QString flowCellSentence(const FlowContent& content, const core::Cell& cell);
/// "44 percent"; of several heads what each has. Empty for a cell that is not there.
QString flowCellAmounts(const FlowContent& content, const core::Cell& cell);
/// "cat (token 3 of 9)"
QString flowTokenText(const FlowContent& content, const FlowToken& token);
