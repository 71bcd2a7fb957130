#include "core/explain/weights/token_vectors.h"

#include "core/kernel/panels.h"
#include "core/kernel/parallel.h"

#include <algorithm>

namespace core {
namespace {

/// Rows that stay in a processor's second cache between their conversion and their product.
constexpr Index rowsAtOnce = 256;

bool isBent(const LanguageHead& head) { return head.activation || head.norm; }

/// The largest of sign · values.
std::vector<TokenProjection> farthest(const Eigen::Ref<const RowVector>& values, std::size_t most, float sign)
{
    std::vector<TokenProjection> found;
    if (most == 0) return found;
    for (Index id = 0; id < values.cols(); ++id) {
        const float value = sign * values(id);
        const bool far = found.size() < most ? value == value : value > sign * found.back().value;
        if (!far) continue;
        if (found.size() == most) found.pop_back();
        const auto place = std::ranges::upper_bound(found, value, std::ranges::greater{},
                                                    [&](const TokenProjection& other) { return sign * other.value; });
        found.insert(place, {id, values(id)});
    }
    return found;
}

}  // namespace

Norm withoutWeight(const Norm& norm) { return {RowVector::Ones(norm.weight.cols()), {}, norm.epsilon, norm.kind}; }

TokenVectors TokenVectors::read(const Transformer& transformer, const Norm* norm)
{
    TokenVectors vectors(transformer, Source::Embedding);
    vectors.m_count = transformer.token_embedding.rows();
    if (norm != nullptr) vectors.m_size = withoutWeight(*norm);
    return vectors;
}

TokenVectors TokenVectors::written(const Transformer& transformer)
{
    const auto& head = transformer.language_head;
    if (head && !isBent(*head)) {
        TokenVectors vectors(transformer, Source::LanguageHead);
        vectors.m_count = head->embedding.rows();
        return vectors;
    }
    TokenVectors vectors = read(transformer, nullptr);
    vectors.m_source = head ? Source::EmbeddingBehindBentHead : Source::EmbeddingWithoutHead;
    return vectors;
}

bool operator==(const TokenVectors& a, const TokenVectors& b)
{
    const auto size = [](const TokenVectors& vectors) {
        return vectors.m_size ? std::pair(vectors.m_size->kind, vectors.m_size->epsilon)
                              : std::pair(Norm::Kind::Layer, -1.0F);
    };
    return a.m_transformer == b.m_transformer && a.m_source == b.m_source && size(a) == size(b);
}

Matrix TokenVectors::embeddings(Index first, Index count) const
{
    Matrix x = m_transformer->token_embedding.rowsFrom(first, count).matrix();
    if (m_transformer->embedding_scale != 1) x *= m_transformer->embedding_scale;
    if (m_transformer->embedding_projection) x = (*m_transformer->embedding_projection)(x);
    if (m_transformer->token_norm) x = (*m_transformer->token_norm)(x);
    if (m_transformer->embedding_norm) x = (*m_transformer->embedding_norm)(x);
    if (m_transformer->entry_projection) x = (*m_transformer->entry_projection)(x);
    return m_size ? (*m_size)(x) : x;
}

Matrix TokenVectors::unembeddings(Index first, Index count) const
{
    const LanguageHead& head = *m_transformer->language_head;
    Matrix x = head.embedding.rowsFrom(first, count).matrix();
    if (head.transform) x = head.transform->weight.transposed().multipliedBy(x);
    if (head.scale != 1) x *= head.scale;
    const auto& norm = m_transformer->final_norm;
    if (!norm) return x;
    x.array().rowwise() *= norm->weight.array();
    if (norm->kind == Norm::Kind::Layer) x.colwise() -= x.rowwise().mean().eval();
    return x;
}

Matrix TokenVectors::rows(Index first, Index count) const
{
    return m_source == Source::LanguageHead ? unembeddings(first, count) : embeddings(first, count);
}

void TokenVectors::eachBlock(Index rows_at_once, const std::function<void(Index first, const Matrix& rows)>& work,
                             const std::stop_token& stop) const
{
    inParallel((m_count + rows_at_once - 1) / rows_at_once, [&](Index block) {
        if (stop.stop_requested()) throw Stopped{};
        const Index first = block * rows_at_once;
        work(first, rows(first, std::min(rows_at_once, m_count - first)));
    });
    letGo();
}

void TokenVectors::letGo() const
{
    const bool head = m_source == Source::LanguageHead;
    (head ? m_transformer->language_head->embedding : m_transformer->token_embedding).letGo(m_count);
}

Matrix projections(const TokenVectors& tokens, MatrixView directions, const std::stop_token& stop)
{
    const Panels panels = Panels::ofTransposed(directions);
    Matrix all(directions.rows(), tokens.count());
    tokens.eachBlock(
        rowsAtOnce,
        [&](Index first, const Matrix& rows) {
            Matrix some(rows.rows(), directions.rows());
            panels.multiply(rows, 0, some);
            all.middleCols(first, rows.rows()) = some.transpose();
        },
        stop);
    return all;
}

DirectionEnds directionEnds(const Eigen::Ref<const RowVector>& values, Index most)
{
    const auto count = static_cast<std::size_t>(std::max<Index>(most, 0));
    return {farthest(values, count, 1), farthest(values, count, -1)};
}

}  // namespace core
