#pragma once

#include <QCoreApplication>

#include "core/model/attention_block.h"

/// What people call a part of an encoder–decoder, within a line.
inline QString blockName(core::AttentionBlock block)
{
    switch (block) {
    case core::AttentionBlock::Self: return QCoreApplication::translate("AttentionBlock", "encoder");
    case core::AttentionBlock::Decoder: return QCoreApplication::translate("AttentionBlock", "decoder");
    case core::AttentionBlock::Cross: return QCoreApplication::translate("AttentionBlock", "cross");
    }
    return {};
}
