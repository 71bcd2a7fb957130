#pragma once

#include "core/model/folder/model_chat.h"
#include "core/session/session.h"

/// Edits of the names that stretches of a text have, and of the conversation that a text is.
namespace core {

/// Makes a conversation the run's only text: as the chat template of its model writes it, special tokens included, with
/// each message as a named span. Cuts, pairs and continuations of the text before go.
/// @param run   with its model
/// @param file  names the conversation in errors
/// @throws Error as ModelChat and Conversation
void setConversation(Run& run, const WrittenChat& chat, const std::string& file);

/// @param model  the chat templates of the run's model
void setConversation(Run& run, const ModelChat& model, const WrittenChat& chat, const std::string& file);

/// Makes the messages' words alone the run's only text, without the template of the model and its special tokens; each
/// message is the named span that it is with the template.
/// @param json  as Conversation reads it
/// @throws Error as Conversation
void setWithoutTemplate(Run& run, const std::string& json, const std::string& file);

/// Names stretches of the run's texts; names that were there stay where the new ones leave them room.
/// @param spans  as spansInOrder() has them
void nameSpans(Run& run, const std::vector<TextSpan>& spans);
/// Takes the marks "[[name: passage]]" out of the run's texts, and names their passages.
/// @return whether there were some
/// @throws Error as spanMarks(), nothing being changed then
bool nameByMarks(Run& run);
/// For a text that has nothing of the one before: no names, no conversation, and no special tokens in it.
void forgetSpans(Run& run);
/// Takes a name away, from all stretches of a text that have it, and what hides them.
void forgetSpan(Run& run, Index item, const std::string& name);

}  // namespace core
