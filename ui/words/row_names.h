#pragma once

#include <QStringList>

#include "core/model/pass/row_reading.h"

/// The names of a head's map's rows.
struct RowNames {
    QStringList labels = {};    ///< along the axis; the row whose next token is not written: "(next)"
    QStringList subjects = {};  ///< in sentences: "cat", or "predicting cat"
    bool predict = false;       ///< named after the tokens that they predict
};
/// @param asked  what rows are read for, where this model's can be
RowNames rowNames(const core::Trace& trace, core::Index item, core::RowReading asked);
QString rowLabel(const core::Trace& trace, core::Index item, core::Index query, core::RowReading asked);
QString rowSubject(const core::Trace& trace, core::Index item, core::Index query, core::RowReading asked);

/// The rows' names for files: those on the screen, in full length.
QStringList wholeRowNames(const core::Trace& trace, core::Index item, core::RowReading asked);

/// "at this token", "for the next token"
QString readingName(core::RowReading reading);
/// A note where a row's name alone does not tell how it is read; empty where rows are named after their own tokens.
QString readingNote(const core::Trace& trace, core::RowReading asked);
