#pragma once

#include "core/model/model.h"

namespace core {

/// A head by its weights; no text is read.
struct HeadPlace {
    Index layer = 0;  ///< both count from 0
    Index head = 0;
};

/// Which rows a head reads; its values come from the rows that its keys come from.
enum class ReadSide { Query, Key };

/// One attention of a model as its weights have it: whose layers it goes through, and whose rows become keys and
/// values.
struct AttentionStack {
    const Transformer* own;              ///< the stack that has these heads
    const Transformer* keys;             ///< `own`, or for cross-attention the encoder
    const Transformer* other = nullptr;  ///< the other halves of a decoder's layers; null where layers are whole

    /// A transformer that attends to itself.
    AttentionStack(const Transformer& transformer) : own(&transformer), keys(&transformer) {}
    /// @param model  lives as long as this
    /// @throws Error{Missing} if it has no such attention
    static AttentionStack of(const Model& model, AttentionBlock block);

    bool across() const { return keys != own; }
    Index layers() const { return static_cast<Index>(own->blocks.size()); }
    Index heads() const { return own->blocks.empty() ? 0 : own->blocks.front().attention.heads; }
    /// @throws Error{OutOfRange} naming the layers that there are, Error{NotInside} where weights were never known
    const Block& block(Index layer) const;
    /// @throws Error{OutOfRange} naming the layers or heads that there are, Error{NotInside} where weights were never
    /// known
    const Block& blockOf(const HeadPlace& place) const;

    /// Whose embedding makes the rows that are read on one side. What heads write is added to the queries' rows.
    const Transformer& rows(ReadSide side) const
    {
        if (side == ReadSide::Key) return *keys;
        return across() && other != nullptr ? *other : *own;
    }
    /// Which layer's input that is: of keys and values perhaps an earlier one's (Block::keys_of).
    Index layerRead(Index layer, ReadSide side) const;
    /// The norm between those rows and the projections; null where there is none. An encoder's rows come out of its
    /// final norm, and no other follows.
    const Norm* norm(Index layer, ReadSide side) const;
    /// The norms of whole rows, in order, between what a layer's attention writes and what the next layer reads
    /// ("post-norm"): none where norms are in front of what reads. Of a decoder those of the other halves are among
    /// them.
    std::vector<const Norm*> normsBehind(Index layer) const;
};

}  // namespace core
