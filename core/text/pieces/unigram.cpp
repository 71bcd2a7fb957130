#include "core/text/pieces/unigram.h"

#include "core/stopped.h"
#include "core/text/normalized_text.h"
#include "core/text/pieces/byte_pair_encoder.h"
#include "core/text/unicode.h"

#include <algorithm>
#include <limits>

namespace core {

/// The best way to a byte of the word: its last piece.
struct Unigram::Step {
    std::size_t from = notReached;
    double score = 0;  ///< score of the whole way
    bool unknown = false;

    static constexpr std::size_t notReached = static_cast<std::size_t>(-1);

    void offer(std::size_t start, double sum, bool isUnknown)
    {
        if (from == notReached || sum > score) *this = {start, sum, isUnknown};
    }
};

Unigram::Unigram(Vocabulary vocabulary, std::vector<double> scores, Settings settings)
    : m_vocabulary(std::move(vocabulary)),
      m_scores(std::move(scores)),
      m_settings(settings)
{
    double least = std::numeric_limits<double>::infinity();
    for (const double score : m_scores) least = std::min(least, score);
    m_unknownScore = least - 10;
    for (std::size_t place = 0; place < m_vocabulary.size(); ++place)
        m_pieces.add(m_vocabulary.pieceAt(place), static_cast<std::uint32_t>(place));
}

/// Offers every piece that begins here. Returns how many bytes it has read.
std::size_t Unigram::extend(std::string_view word, std::size_t from, std::vector<Step>& steps) const
{
    const double soFar = steps[from].score;
    const auto rounded = [&](double sum) {
        return m_settings.singlePrecision ? static_cast<double>(static_cast<float>(sum)) : sum;
    };
    std::size_t behindCharacter = from;
    codePointAt(word, behindCharacter);
    bool hasCharacter = false;
    PrefixTree::Node node = PrefixTree::root;
    std::size_t i = from;
    for (; i < word.size(); ++i) {
        node = m_pieces.child(node, word[i]);
        if (node == PrefixTree::none) break;
        const std::uint32_t place = m_pieces.value(node);
        if (place == PrefixTree::noValue) continue;
        steps[i + 1].offer(from, rounded(soFar + m_scores[place]), place == m_settings.unknown);
        hasCharacter = hasCharacter || i + 1 == behindCharacter;
    }
    if (!hasCharacter) steps[behindCharacter].offer(from, rounded(soFar + m_unknownScore), true);
    return i - from + 1;
}

std::vector<Unigram::Step> Unigram::bestSteps(std::string_view word, const std::stop_token& stop) const
{
    std::vector<Step> steps(word.size() + 1);
    std::size_t work = 0;
    for (std::size_t at = 0; at < word.size(); codePointAt(word, at)) {
        work += extend(word, at, steps);
        if (work < 65536) continue;
        if (stop.stop_requested()) throw Stopped{};
        work = 0;
    }
    std::vector<Step> best;
    for (std::size_t at = word.size(); at > 0; at = steps[at].from) best.push_back(steps[at]);
    std::ranges::reverse(best);
    return best;
}

void Unigram::addPiece(std::string_view word, std::size_t from, std::size_t to, std::vector<WordPart>& parts) const
{
    const std::string piece(word.substr(from, to - from));
    if (const auto id = m_vocabulary.id(piece)) {
        parts.push_back({id, piece, from, to});
        return;
    }
    std::vector<WordPart> bytes;
    for (const char byte : piece) {
        const std::string spelled = bytePiece(static_cast<unsigned char>(byte));
        bytes.push_back({m_vocabulary.id(spelled), spelled, from, to});
    }
    if (m_settings.byteFallback && std::ranges::all_of(bytes, [](const WordPart& part) { return part.id.has_value(); }))
        parts.insert(parts.end(), bytes.begin(), bytes.end());
    else if (m_settings.unknown)
        parts.push_back({static_cast<Index>(*m_settings.unknown), piece, from, to});
    else
        parts.push_back({std::nullopt, piece, from, to});
}

std::vector<WordPart> Unigram::tokenize(std::string_view word, const std::stop_token& stop) const
{
    std::vector<WordPart> parts;
    const std::vector<Step> steps = bestSteps(word, stop);
    for (std::size_t i = 0; i < steps.size();) {
        const std::size_t first = i++;
        // Neighbouring unknown characters are one piece.
        while (steps[first].unknown && i < steps.size() && steps[i].unknown) ++i;
        addPiece(word, steps[first].from, i < steps.size() ? steps[i].from : word.size(), parts);
    }
    return parts;
}

}  // namespace core
