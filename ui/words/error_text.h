#pragma once

#include <QString>

#include "core/error.h"

/// Text from a file or the user, safe for a terminal: one line, no control characters or direction overrides, and cut
/// in the middle beyond `longest` characters.
QString oneLine(const QString& text, qsizetype longest = 200);

/// One sentence for the reader: the mistake and the right value, in the program's language. Formulas are set: "dₖ".
QString errorText(const core::Error& error);

/// The sentence for a terminal or another program, where a formula has the letters that are typed: "d_k".
QString typedErrorText(const core::Error& error);
