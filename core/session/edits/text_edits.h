#pragma once

#include "core/session/session.h"

/// Edits of what a model reads, and of what it wrote behind it. An item is a text of the batch, from 0.
namespace core {

/// Another order of the same tokens: the user's own cuts of the text hold no longer.
void shuffleText(Session& session, Index item, const std::string& text);
/// The same as the last text, looked at from now on; not beyond `mostTexts`.
void addText(Session& session);
/// The last text stays.
void removeText(Session& session, Index item);
void setImages(Session& session, const std::vector<std::filesystem::path>& files);
void setSounds(Session& session, const std::vector<std::filesystem::path>& files);
void setSplit(Session& session, TextSplit split);
void splitToken(Session& session, Index item, const TextRange& token);
/// Makes one of a token and the one before.
void joinToken(Session& session, Index item, const TextRange& token);

/// What the model reads and then goes on writing.
enum class Continued { Text, Target };

/// Puts a token that the model wrote itself behind what is shown of the continuation. Only a run whose target is
/// continued has targets afterwards, be they empty: that tells a translation from a text that goes on.
void appendGenerated(Session& session, Index id, Continued what);
/// So many of the tokens that the model wrote belong to the text.
void showGenerated(Session& session, Index count);

}  // namespace core
