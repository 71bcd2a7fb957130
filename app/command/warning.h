#pragma once

#include <QString>
#include <QStringList>

#include <string>
#include <utility>
#include <vector>

namespace core {
struct Error;
struct Model;
}  // namespace core

/// "attentionscope: warning: …", one line on stderr; after twenty the rest is left out.
void warn(const QString& text);
void warnAll(const QStringList& texts);
void warnAll(const std::vector<std::string>& texts);

/// A warning for each text of a collection that could not be read.
/// @param texts  their numbers, from 0, and why
void warnOfPassedOver(const std::vector<std::pair<std::size_t, core::Error>>& texts);

/// Forgets the warnings that were said, for the next request of another program.
void warnAnew();

/// From now on warnings begin with their subject, and none comes twice; empty: without a subject.
void warnOf(const QString& what);

/// A warning where a word whose score is asked for is several tokens: its first stands for it.
/// @param word  as typed; empty asks for nothing
void warnOfPieces(const core::Model& model, const std::string& word);
