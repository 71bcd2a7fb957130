#pragma once

#include "core/session/session.h"

/// Edits of a model's input, and of its continuation. An item is a text of the batch, from 0.
namespace core {

/// Another order of the same tokens: the user's own cuts of the text hold no longer.
void shuffleText(Session& session, Index item, const std::string& text);
/// Adds a copy of the last text and shows it; not beyond `mostTexts`.
void addText(Session& session);
/// The last text stays.
void removeText(Session& session, Index item);
void setImages(Session& session, const std::vector<std::filesystem::path>& files);
void setSounds(Session& session, const std::vector<std::filesystem::path>& files);
void setSplit(Session& session, TextSplit split);
void splitToken(Session& session, Index item, const TextRange& token);
/// Makes one of a token and the one before.
void joinToken(Session& session, Index item, const TextRange& token);

/// The text that the model reads and then continues.
enum class Continued { Text, Target };

/// Puts a token that the model wrote itself behind what is shown of the continuation. Only a run whose target is
/// continued has targets afterwards, be they empty: that tells a translation from a text that goes on.
void appendGenerated(Session& session, Index id, Continued what);
/// The number of generated tokens that belong to the text.
void showGenerated(Session& session, Index count);

}  // namespace core
