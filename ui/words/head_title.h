#pragma once

#include <QString>

#include "core/model/model.h"

/// "layer 2 · head 3", with the head's name where it has one.
QString headTitle(const core::ModelInfo& info, core::Index layer, core::Index head);
