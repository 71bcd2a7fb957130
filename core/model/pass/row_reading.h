#pragma once

#include "core/matrix.h"

#include <optional>

namespace core {

enum class AttentionBlock;
struct Model;
struct Trace;

/// The token that a row is labelled with. No number depends on it.
enum class RowReading {
    AtToken,    ///< the token at whose place it is computed
    NextToken,  ///< the token behind it, which a language model predicts there
    Usual       ///< the usual one for the attention: NextToken from a decoder to an encoder, else AtToken
};

/// Whether a model's rows can be read for the next token: it says what comes next, and no token sees what follows it.
/// Whether a model's rows can predict the next token; in an encoder–decoder only the decoder's and cross-attention's
/// do.
bool predictsNext(const Model& model);

/// The reading of rows: as asked, if this model's can be read so; never Usual. A target's token is aligned with the
/// source tokens that it was predicted from, which is what cross-attention is looked at for.
RowReading readingOf(const Model& model, RowReading asked);
/// How rows are read, for an attention whose rows can be read for the next token.
RowReading readingIn(const std::optional<AttentionBlock>& block, RowReading asked);

/// The place of the token that a query's row is named after. A row of padding predicts nothing and keeps its own.
/// @return nothing for the row whose next token is not written
std::optional<Index> namingToken(const Trace& trace, Index item, Index query, RowReading asked);

/// The row that is named after a token.
/// @return nothing for the first token, which no row predicts
std::optional<Index> rowNamedAfter(const Trace& trace, Index item, Index token, RowReading asked);

}  // namespace core
