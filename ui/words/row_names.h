#pragma once

#include <QStringList>

#include "core/model/pass/row_reading.h"

/// What the rows of a head's map are called.
struct RowNames {
    QStringList labels = {};    ///< along the axis; the row whose next token is not written: "(next)"
    QStringList subjects = {};  ///< in sentences: "cat", or "predicting cat"
    bool predict = false;       ///< named after the tokens that they predict
};
/// @param asked  what rows are read for, where this model's can be
RowNames rowNames(const core::Trace& trace, core::Index item, core::RowReading asked);
QString rowLabel(const core::Trace& trace, core::Index item, core::Index query, core::RowReading asked);
QString rowSubject(const core::Trace& trace, core::Index item, core::Index query, core::RowReading asked);

/// The same for files: as the screen writes them, whole.
QStringList wholeRowNames(const core::Trace& trace, core::Index item, core::RowReading asked);

/// "at this token", "for the next token"
QString readingName(core::RowReading reading);
/// What is said where a row's name alone does not tell how it is read; empty at its own token.
QString readingNote(const core::Trace& trace, core::RowReading asked);
