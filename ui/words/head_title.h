#pragma once

#include <QString>

#include "core/model/model.h"

/// The name of a head in a model's card, in the language of the window.
/// @param head  of a model with head_names
QString givenHeadName(const core::ModelInfo& info, core::Index head);

/// "layer 2 · head 3", with the head's name where it has one.
QString headTitle(const core::ModelInfo& info, core::Index layer, core::Index head);

/// A cell by its two tokens: "sat → cat".
QString cellTitle(const QString& query, const QString& key);
