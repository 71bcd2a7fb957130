#pragma once

#include "core/analysis/word_map.h"
#include "core/model/pass/trace.h"

#include <filesystem>
#include <optional>
#include <stop_token>
#include <string_view>

namespace core {

/// A word of a text and one of its translation that belong together; both count from 0.
struct WordLink {
    Index source = 0;
    Index target = 0;

    friend bool operator==(const WordLink&, const WordLink&) = default;
    friend bool operator<(const WordLink& a, const WordLink& b)
    {
        return a.source != b.source ? a.source < b.source : a.target < b.target;
    }
};
using WordLinks = std::vector<WordLink>;  ///< in order, each once

/// What a text is cut into for its alignment.
enum class AlignedUnit {
    Words,   ///< wordsOf(); marks stand by themselves
    Spaces,  ///< what stands between white space
    Pieces   ///< tokens
};

/// A text's words as its tokens, without special ones.
struct AlignedText {
    std::vector<TokenRange> words;
    std::vector<std::string> names;  ///< [words]
};
/// @param text  that the tokens were cut from
AlignedText alignedText(const std::string& text, const std::vector<Token>& tokens, AlignedUnit unit);

/// A head's cross-attention between words: to a word the sum over its pieces, from a word the mean over its pieces'
/// rows, each of which is the row that predicts the piece.
/// @param cross  finished, of cross-attention
/// @return [target words, source words]; a word whose pieces no row predicts has zeros
Matrix alignedWeights(const Trace& cross, const HeadAddress& address, const AlignedText& source,
                      const AlignedText& target);

/// For each word of the target the word of the source with the largest weight; none for a row of zeros.
/// @param weights  [target, source]
WordLinks largestLinks(const Matrix& weights);
/// All pairs of words with at least this weight.
WordLinks linksAbove(const Matrix& weights, float least);

/// The links of two directions, both as source and target of the first.
enum class Symmetrized {
    Both,    ///< links of both: the intersection
    Either,  ///< links of any: the union
    Grown,   ///< of both, and neighbours of what is linked that any has (grow-diag), then links of any between words
             ///< that have none yet (-final-and; Koehn et al., 2005)
};
WordLinks symmetrized(const WordLinks& forward, const WordLinks& backward, Symmetrized how);

/// The links of a pair that people agree on: sure ones, and possible ones, among which all sure ones are.
struct GoldLinks {
    WordLinks sure;
    WordLinks possible;
};
/// Links, a line for each pair of texts: "0-0 1-2 2?3"; "?" and "p" stand for possible ones.
/// @param file  that they are from, for the error; may be empty
/// @throws Error{Malformed} naming the line
std::vector<GoldLinks> goldIn(std::string_view lines, const std::filesystem::path& file);
/// A file of links. @throws Error{CannotRead}, and as goldIn()
std::vector<GoldLinks> readGold(const std::filesystem::path& file);
/// @param line  from 1, for the error
/// @throws Error{OutOfRange} for a link beyond the words: then the gold is of other texts
void requireOfTexts(const GoldLinks& gold, Index source_words, Index target_words, const std::filesystem::path& file,
                    Index line);

/// 1 - (|A ∩ S| + |A ∩ P|) / (|A| + |S|) over all pairs (alignment error rate, Och & Ney, 2003).
class AlignmentErrors {
public:
    void add(const WordLinks& links, const GoldLinks& gold);
    /// @return NaN before anything was added that has a link
    double rate() const;

private:
    Index m_sure = 0, m_possible = 0;  ///< links that are among these
    Index m_links = 0, m_wanted = 0;
};

/// How far words come in the order of those that they belong to: the rank correlation (Spearman, 1904) between the
/// places of words and those of their partners, the mean over texts, each counted by its words. A head that always
/// looks at one place has 0.
class AlignmentOrder {
public:
    void add(const WordLinks& links);
    double mean() const { return m_words > 0 ? m_sum / m_words : 0; }

private:
    double m_sum = 0, m_words = 0;
};

/// Which word of a text belongs to which of its translation, by some heads of one pass.
struct WordAlignment {
    AlignedText source, target;
    Matrix weights;   ///< [target, source] the mean over the heads
    WordLinks links;  ///< largestLinks()
    std::optional<GoldLinks> gold = {};
    std::optional<double> error_rate = {};  ///< of `links` against the gold, where that has links
};
/// @param cross  finished, of cross-attention
/// @param heads  at least one, all of one text of the batch
/// @param gold   a line for each text of the batch, as goldIn() reads them; empty: none
/// @throws Error{Malformed, OutOfRange} for a gold that is none, or is of other texts
WordAlignment wordAlignment(const Trace& cross, const std::vector<HeadAddress>& heads, std::string_view gold);

/// The head of a cross-attention whose links are nearest to the gold, or else follow the order of words best; of
/// several such heads the one whose links have the largest weights.
/// @param gold  as of wordAlignment()
/// @throws as wordAlignment(); Stopped
HeadAddress bestAligned(const Trace& cross, Index item, std::string_view gold, const std::stop_token& stop = {});

/// "0-0 1-2", source and target, as Pharaoh has it.
std::string pharaoh(const WordLinks& links);

}  // namespace core
