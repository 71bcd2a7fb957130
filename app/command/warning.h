#pragma once

#include <QString>

/// "attentionscope: warning: …", one line on stderr; after twenty the rest is left out.
void warn(const QString& text);

/// From now on warnings begin with what they are about, and none comes twice; empty: as they were.
void warnOf(const QString& what);
