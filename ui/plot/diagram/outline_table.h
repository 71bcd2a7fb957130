#pragma once

#include <QStringList>

#include "core/analysis/outline/model_outline.h"

#include <vector>

/// The numbers of a stack of layers: a row for each layer.
struct OutlineTable {
    QString name = {};  ///< "encoder"; empty for a model of one stack
    QStringList rows;
    QStringList columns;
    core::Matrix values;     ///< NaN for what a layer does not have
    QStringList words = {};  ///< [rows] the layers in words
};

/// One for each stack.
std::vector<OutlineTable> outlineTables(const core::ModelOutline& outline);
