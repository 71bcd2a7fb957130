#pragma once

#include <QString>
#include <QStringList>

#include "core/text/tokenizer.h"

#include <vector>

/// A token as it is drawn: characters of scripts that no installed font has become □, which is what a font would draw,
/// only that Qt searches every font for them on each drawing (a tenth of a second a word).
QString tokenText(const core::Token& token);
QStringList tokenTexts(const std::vector<core::Token>& tokens);
