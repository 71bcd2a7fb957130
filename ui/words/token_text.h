#pragma once

#include <QString>
#include <QStringList>

#include "core/matrix.h"
#include "core/text/tokenizer.h"

#include <vector>

/// A token as it is drawn: characters of scripts that no installed font has become □, which is what a font would draw,
/// only that Qt searches every font for them on each drawing (a tenth of a second a word).
QString tokenText(const core::Token& token);
QStringList tokenTexts(const std::vector<core::Token>& tokens);

/// The names of a text's tokens in a list: those that look alike get their positions, from 1: "⏎ (3)".
/// @param places  in the text, from 0
QStringList toldApart(const std::vector<core::Token>& tokens, const std::vector<core::Index>& places);

/// A note where special tokens cannot be left out because the file of attention does not name them.
QString specialUnknownText();

/// The token at a place, or both where two texts differ: "cat | dog".
QString joinedToken(const QStringList& a, const QStringList& b, core::Index place);
QStringList joinedTokens(const QStringList& a, const QStringList& b);
