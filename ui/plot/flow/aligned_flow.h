#pragma once

#include <QStringList>

#include "core/analysis/word_alignment.h"
#include "core/model/pass/row_reading.h"
#include "ui/plot/flow/flow_lines.h"

#include <string>
#include <vector>

/// Which word belongs to which, as lines: a line leads from a word's first piece to the other's. With links that people
/// agree on the lines are of three kinds, which stand where else heads do.
struct AlignedFlow {
    std::vector<FlowHead> kinds;  ///< weights of the words; of links that no head found 1, or ½ for a possible one
    QStringList titles;           ///< [kinds] "found, and in the gold"
    core::WordAlignment words;
    QString sentence;  ///< "5 links of words; alignment error rate 0.222; 4 of them in the gold; …"

    /// Every line is drawn.
    static core::FlowSettings lines(core::FlowSettings settings);
};
/// @param cross  finished, of cross-attention
/// @param heads  whose weights are averaged, all of one text of the batch
/// @param gold   see FlowSettings
/// @param rows   what rows are read for
/// @throws core::Error for a gold that is none, or is of other texts
AlignedFlow alignedFlow(const core::Trace& cross, const std::vector<core::HeadAddress>& heads, const std::string& gold,
                        core::RowReading rows);
/// Whether an attention's words can be aligned: it leads from one text to another.
bool isAligned(const core::Trace& trace);

/// The gold's line for one text, and the gold with another such line.
QString goldLine(const std::string& gold, core::Index item);
std::string withGoldLine(const std::string& gold, core::Index item, const QString& line);
