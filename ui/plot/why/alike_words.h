#pragma once

#include "core/explain/text_likeness.h"
#include "ui/plot/why/account_sheet.h"

/// The pairs of two texts' tokens, or words, as an account: its products are what each pair adds to the cosine.
std::shared_ptr<const core::CellAccount> pairsOf(const core::AlikeTexts& texts, bool words);
/// The names of its rows and columns.
AccountWords alikeWords(const core::AlikeTexts& texts, bool words);
/// "cosine of text 1 and text 2 · “A gull.” · “A tern.”"
QString alikeHeadline(const core::AlikeTexts& texts);
/// "What is read from a token …", where one row stands for a text; else empty.
QString alikeNote(const core::AlikeTexts& texts);
