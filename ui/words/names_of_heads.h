#pragma once

#include <QStringList>

#include "core/model/model.h"

/// "head 1" … or what a model's card calls them, for each head of a layer.
QStringList namesOfHeads(const core::ModelInfo& info);
