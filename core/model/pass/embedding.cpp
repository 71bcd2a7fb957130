#include "core/model/pass/embedding.h"

#include "core/model/pass/page_picture.h"
#include "core/model/pass/picture.h"
#include "core/model/pass/sound.h"
#include "core/model/pass/text_pictures.h"
#include "core/model/pass/wave.h"

namespace core {
namespace {

/// Each token's place in the table of learned positions.
/// @param first  which place in the text the sequence's first token has
std::vector<Index> positionsOf(const PositionCount& count, const Sequence& sequence, Index first)
{
    std::vector<Index> positions;
    Index next = count.first + first;
    for (std::size_t i = 0; i < sequence.tokens.size(); ++i) {
        const bool counts =
            count.over == PositionCount::Over::All
            || (count.over == PositionCount::Over::Real ? sequence.real[i] : sequence.tokens[i].id != count.id);
        positions.push_back(counts ? next++ : count.first - 1);
    }
    return positions;
}

/// The vocabulary's vector for each token.
Matrix pieceVectors(const Transformer& transformer, const Sequence& sequence)
{
    Matrix x(static_cast<Index>(sequence.tokens.size()), transformer.token_embedding.cols());
    for (Index i = 0; i < x.rows(); ++i)
        x.row(i) = transformer.token_embedding.row(sequence.tokens[static_cast<std::size_t>(i)].id);
    transformer.token_embedding.letGo(x.rows());
    return x;
}

/// Whether a moment lies in what fills a waveform up. Where neighbours are convolved into positions, such a moment has
/// the vector 0, so that it is no neighbour.
bool isFilling(const Transformer& transformer, const Sequence& sequence, Index token)
{
    return transformer.position_convolution && !sequence.real[static_cast<std::size_t>(token)];
}

/// The tokens' first vectors: the vocabulary's, or those made from a picture or a sound.
Matrix ownVectors(const Transformer& transformer, const Sequence& sequence)
{
    if (transformer.patches) return patchVectors(*transformer.patches, *sequence.pixels, std::ssize(sequence.tokens));
    if (transformer.audio) {
        const AudioEmbedding& audio = *transformer.audio;
        const Index tokens = audio.wave ? std::ssize(sequence.tokens) : audio.count;
        Matrix x = frameVectors(audio, *sequence.features, 0, tokens);
        for (Index i = 0; i < tokens; ++i)
            if (isFilling(transformer, sequence, i)) x.row(i).setZero();
        return x;
    }
    return pieceVectors(transformer, sequence);
}

RowVector ownVector(const Transformer& transformer, const Sequence& sequence, Index token)
{
    if (transformer.patches) return patchVector(*transformer.patches, *sequence.pixels, token);
    if (transformer.audio) {
        const RowVector made = frameVectors(*transformer.audio, *sequence.features, token, 1).row(0);
        return isFilling(transformer, sequence, token) ? RowVector(RowVector::Zero(made.size())) : made;
    }
    return transformer.token_embedding.row(sequence.tokens[static_cast<std::size_t>(token)].id);
}

RowVector boxVector(const BoxEmbedding& boxes, const Sequence& sequence, Index token)
{
    return boxes(sequence.boxes == nullptr ? RowVector(RowVector::Zero(4)) : RowVector(sequence.boxes->row(token)));
}

/// The position vectors of pictures of several sizes.
std::optional<Matrix> ownPositionsOf(const Transformer& transformer, const Sequence& sequence)
{
    if (!transformer.patches) return std::nullopt;
    return ownPositions(*transformer.patches, *sequence.pixels, std::ssize(sequence.tokens));
}

/// The factor of each token's vector; nothing where all are 1.
std::optional<RowVector> factorsOf(const Transformer& transformer, const Sequence& sequence)
{
    if (!transformer.token_dropout) return std::nullopt;
    std::vector<Index> ids;
    for (std::size_t i = 0; i < sequence.tokens.size(); ++i)
        if (sequence.real[i]) ids.push_back(sequence.tokens[i].id);
    const float kept = transformer.token_dropout->factor(ids);
    RowVector factors(static_cast<Index>(sequence.tokens.size()));
    for (std::size_t i = 0; i < sequence.tokens.size(); ++i)
        factors(static_cast<Index>(i)) =
            !sequence.real[i] || sequence.tokens[i].id == transformer.token_dropout->mask_id ? 0 : kept;
    return factors;
}

/// Whether the sequence is a page whose picture the model reads, too.
bool isPage(const Transformer& transformer, const Sequence& sequence)
{
    return transformer.page_picture && sequence.pixels != nullptr;
}

/// A page's text and picture, before the norm that both share.
Matrix pageVectors(const Transformer& transformer, const Sequence& sequence, Index first)
{
    const Index text = textTokens(transformer, sequence);
    Sequence beginning;
    beginning.tokens.assign(sequence.tokens.begin(), sequence.tokens.begin() + text);
    beginning.real.assign(sequence.real.begin(), sequence.real.begin() + text);
    beginning.boxes = std::make_shared<const Matrix>(sequence.boxes->topRows(text));
    const Matrix words = embed(transformer, beginning, first);
    const Matrix squares = pagePictureVectors(*transformer.page_picture, *sequence.pixels);
    Matrix all(words.rows() + squares.rows(), words.cols());
    all << words, squares;
    return all;
}

}  // namespace

Matrix embed(const Transformer& transformer, const Sequence& sequence, Index first)
{
    if (isPage(transformer, sequence))
        return (*transformer.page_picture->norm_of_all)(pageVectors(transformer, sequence, first));
    const auto tokens = static_cast<Index>(sequence.tokens.size());
    Matrix x = ownVectors(transformer, sequence);
    if (transformer.embedding_scale != 1) x *= transformer.embedding_scale;
    if (sequence.pictures != nullptr) putPictures(*sequence.pictures, x);
    if (const auto factors = factorsOf(transformer, sequence)) x.array().colwise() *= factors->transpose().array();
    if (transformer.embedding_projection) x = (*transformer.embedding_projection)(x);
    if (transformer.token_norm) x = (*transformer.token_norm)(x);
    if (transformer.position_convolution) x += positionsByConvolution(*transformer.position_convolution, x);
    const std::optional<Matrix> own = ownPositionsOf(transformer, sequence);
    if (own) x += *own;
    const std::vector<Index> positions = positionsOf(transformer.position_count, sequence, first);
    for (Index i = 0; i < tokens; ++i) {
        const auto place = static_cast<std::size_t>(i);
        if (transformer.segment_embedding.rows() > 0)
            x.row(i) += transformer.segment_embedding.row(sequence.tokens[place].segment);
        if (transformer.boxes) x.row(i) += boxVector(*transformer.boxes, sequence, i);
        if (!own && transformer.position_embedding.rows() > 0)
            x.row(i) += transformer.position_embedding.row(positions[place]);
    }
    if (transformer.embedding_norm) x = (*transformer.embedding_norm)(x);
    if (transformer.entry_projection) x = (*transformer.entry_projection)(x);
    for (Index i = 0; transformer.padding_is_zero && i < tokens; ++i)
        if (!sequence.real[static_cast<std::size_t>(i)]) x.row(i).setZero();
    return x;
}

EmbeddingSummands embeddingSummands(const Transformer& transformer, const Sequence& sequence, Index token, Index first)
{
    const auto place = static_cast<std::size_t>(token);
    EmbeddingSummands summands;
    if (isPage(transformer, sequence)) {
        summands.token = pageVectors(transformer, sequence, first).row(token);
        return summands;
    }
    summands.token = ownVector(transformer, sequence, token);
    if (transformer.embedding_scale != 1) summands.token *= transformer.embedding_scale;
    if (sequence.pictures != nullptr)
        if (auto part = partVector(*sequence.pictures, token)) summands.token = *std::move(part);
    if (const auto factors = factorsOf(transformer, sequence)) summands.token *= (*factors)(token);
    if (transformer.embedding_projection) summands.token = (*transformer.embedding_projection)(summands.token);
    if (transformer.token_norm) summands.token = (*transformer.token_norm)(summands.token);
    if (transformer.segment_embedding.rows() > 0)
        summands.segment = transformer.segment_embedding.row(sequence.tokens[place].segment);
    if (transformer.position_convolution)
        summands.position =
            positionsByConvolution(*transformer.position_convolution, ownVectors(transformer, sequence)).row(token);
    else if (const auto own = ownPositionsOf(transformer, sequence))
        summands.position = own->row(token);
    else if (transformer.position_embedding.rows() > 0)
        summands.position =
            transformer.position_embedding.row(positionsOf(transformer.position_count, sequence, first)[place]);
    if (transformer.boxes) summands.position += boxVector(*transformer.boxes, sequence, token);
    return summands;
}

const std::optional<Norm>& embeddingNorm(const Transformer& transformer, const Sequence& sequence)
{
    return isPage(transformer, sequence) ? transformer.page_picture->norm_of_all : transformer.embedding_norm;
}

}  // namespace core
