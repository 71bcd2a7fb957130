#pragma once

#include <QString>

/// "attentionscope: warning: …", one line on stderr; after twenty the rest is left out.
void warn(const QString& text);
