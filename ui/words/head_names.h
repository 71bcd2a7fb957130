#pragma once

#include <QString>

#include "core/analysis/head_evidence.h"
#include "core/model/model.h"

#include <filesystem>
#include <optional>

/// What many texts said of the names of a model's heads, for everything that shows a name from now on, in any thread.
/// @param model  its folder or file, as ModelInfo::folder has it
void knowNames(const std::filesystem::path& model, core::HeadEvidence evidence);
/// @return nothing where the text that is looked at is all that is known
std::optional<core::NameEvidence> knownName(const core::ModelInfo& info, core::Index layer, core::Index head,
                                            core::Measure pattern);

/// A head's name with how sure it is: "previous token 0.93?", where this text alone says so; "previous token 95 %",
/// which holds in so many texts; "previous token 95 % ✓", which something that would have refuted it did not;
/// "previous token ✗", which something refuted.
/// @param share  of the weight in this text
QString surelyNamed(const core::ModelInfo& info, core::Index layer, core::Index head, core::Measure pattern,
                    float share);
/// The sign alone, where there is no room for words: "?", nothing where it holds in many texts, "✓", "✗".
QString surenessSign(const std::optional<core::NameEvidence>& evidence);
/// The names that hold over many texts and that nothing refuted: "previous token 95 % ✓, first token 60 %"; "not known,
/// a scan says it" where none was made.
QString namesOverTexts(const core::ModelInfo& info, core::Index layer, core::Index head);
/// How sure a name is, as a sentence: "That is a guess: this text alone says so."
QString surenessText(const std::optional<core::NameEvidence>& evidence);
/// How tables and JSON call it: "guess", "often", "checked", "refuted".
const char* surenessName(core::Sureness sureness);
