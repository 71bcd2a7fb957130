#pragma once

#include "core/model/transformer.h"

#include <functional>
#include <vector>

namespace core {

/// A norm that only brings rows to its size: the weight 1 everywhere, no bias.
Norm withoutWeight(const Norm& norm);

/// A vector of the residual stream for each token of a vocabulary, made some rows at a time, so that little memory is
/// taken however large the vocabulary is.
class TokenVectors {
public:
    enum class Source {
        Embedding,                ///< the vectors by which a model reads tokens
        LanguageHead,             ///< the vectors that give the vocabulary's scores
        EmbeddingWithoutHead,     ///< the embedding, because the model has no language head
        EmbeddingBehindBentHead,  ///< the embedding, because between the last row and the vocabulary there is an
                                  ///< activation or a norm, and what adds to the row adds to no score: BERT
    };

    /// What a layer reads of each token where nothing but the token is known: its embedding, scaled and projected,
    /// through the embedding's norm with weight and bias, and then brought to the size that the layer's norm gives it,
    /// without that norm's weight and bias, which are in the circuits. Neither place nor what layers before have added
    /// is in it ("effective embedding" of layer 1).
    /// @param transformer  lives as long as this
    /// @param norm         null for none
    static TokenVectors read(const Transformer& transformer, const Norm* norm);
    /// What a row's score for each token is the product with: the language head's, the weight of the final norm (of a
    /// layer norm also that the mean is taken off) and a linear projection between both multiplied in. The final norm's
    /// factor, which is the row's, is not in it, nor is the bias; where Source says so, embeddings instead.
    static TokenVectors written(const Transformer& transformer);

    /// How many tokens; 0 where pictures are read.
    Index count() const { return m_count; }
    Source source() const { return m_source; }
    /// @return [count, d_model]
    Matrix rows(Index first, Index count) const;
    /// Calls work for some rows after the other, on several threads at once and in no particular order.
    /// @throws Stopped
    void eachBlock(Index rows_at_once, const std::function<void(Index first, const Matrix& rows)>& work,
                   const std::stop_token& stop) const;

    /// After many rows: what came from a file for them need not stay in memory.
    void letGo() const;

    /// Whether both make the same numbers.
    friend bool operator==(const TokenVectors& a, const TokenVectors& b);

private:
    TokenVectors(const Transformer& transformer, Source source) : m_transformer(&transformer), m_source(source) {}

    Matrix embeddings(Index first, Index count) const;
    Matrix unembeddings(Index first, Index count) const;

    const Transformer* m_transformer;
    Source m_source;
    Index m_count = 0;
    std::optional<Norm> m_size;  ///< size of read(): the layer's norm without its weight
};

/// Each token's product with each of some directions.
/// @param directions  [n, d_model]
/// @return [n, V]
/// @throws Stopped
Matrix projections(const TokenVectors& tokens, MatrixView directions, const std::stop_token& stop = {});

/// A token and its projection onto a direction.
struct TokenProjection {
    Index id = 0;
    float value = 0;
};

/// The tokens at both ends of a direction, the farthest first; of equal ones that with the smaller id. A direction has
/// no sign of its own: one end is as good as the other.
struct DirectionEnds {
    std::vector<TokenProjection> highest;
    std::vector<TokenProjection> lowest;
};

/// @param values  [V]
/// @param most    so many tokens at each end
DirectionEnds directionEnds(const Eigen::Ref<const RowVector>& values, Index most);

}  // namespace core
