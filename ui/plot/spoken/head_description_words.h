#pragma once

#include <QStringList>

#include "core/analysis/head_description.h"
#include "core/session/session.h"

/// A head that is described, and how its text is read.
struct DescribedHead {
    const core::Trace& trace;
    core::HeadAddress address = {};
    core::HeadsSettings settings = {};
    core::RowReading rows = core::RowReading::AtToken;
    core::Index count_from = 1;  ///< the number of the first layer and head
};

/// A head's behaviour on its text, in plain sentences, for readers who cannot see its map, and beside its picture.
QStringList headDescription(const DescribedHead& head, const core::HeadDescription& facts);
