#pragma once

#include <QString>

#include "core/analysis/measures.h"
#include "core/session/session.h"

/// The description of a head: "layer 2 · head 3: attends to previous token 0.93".
///
/// @param head         layer · heads + head
/// @param divergences  how differently every two heads attend, [layers · heads, layers · heads] in nats; null where it
/// is
///                     not known
QString headSentence(const core::ModelInfo& info, const core::HeadTable& table, const core::HeadsSettings& settings,
                     const core::Matrix* divergences, core::Index head);
