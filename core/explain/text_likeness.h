#pragma once

#include "core/analysis/word_map.h"
#include "core/explain/answer_account.h"
#include "core/explain/pooled_row.h"

namespace core {

/// A text as one vector of length 1, and the shares of its tokens and of what wrote it.
struct TextVector {
    std::vector<Token> tokens = {};  ///< [T] without padding
    Eigen::RowVectorXd unit = {};    ///< [d]
    Eigen::MatrixXd by_token = {};   ///< [T, d] adds up to `unit`
    bool reads = false;  ///< one row stands for the text: then a token's share is what that row's heads read from it,
                         ///< in all layers, and its own token's all else that wrote it
    std::vector<StreamPart> parts = {};  ///< [P] none unless they were asked for
    Eigen::MatrixXd by_part = {};        ///< [P, d] adds up to `unit`
};

/// Whether a model has a vector for a text that can be compared with other texts': an encoder of texts, or a folder of
/// sentence-transformers.
bool comparesTexts(const Model& model);

/// Whether it reads two texts as one and answers with a single number.
bool isReranker(const Model& model);

/// How a model's rows become one vector: as its folder says, or else the mean of all rows that are no padding.
/// @throws Error{Unsupported} where a model is no encoder of texts
SentenceHead sentenceHeadOf(const Model& model);

/// A text's vector, shared out. Steps behind the pooled row are held as this pass has them: an activation at f(z) / z,
/// a length at its value; a bias goes to tokens as they enter the pooled row.
/// @param rows   of a finished trace
/// @param parts  whether what wrote it is wanted too: every row of the text is taken through every layer
/// @throws Error{NotInside} where the model's weights are not here, Error{OutOfRange} for a vector without length or
/// with numbers that are none; Stopped
TextVector textVector(StreamRows& rows, const SentenceHead& head, bool parts, const std::stop_token& stop = {});

/// The vector alone.
/// @return [d] of length 1
Eigen::RowVectorXd unitVector(const Trace& trace, Index item, const SentenceHead& head);

/// A text's words, or each of its tokens by itself.
std::vector<TokenRange> tokenRanges(const std::vector<Token>& tokens, bool words);
/// A word, or a token, as it is written: "##s" goes on with a word.
std::string textOf(const std::vector<Token>& tokens, const TokenRange& range);

/// The cosine of two texts' vectors: bilinear in them, so that it is the sum over all pairs of tokens, and over what
/// wrote either side.
struct TextLikeness {
    double cosine = 0;
    Eigen::MatrixXd pairs;  ///< [T_a, T_b]
    std::vector<double> parts_a = {}, parts_b = {};
};
TextLikeness likenessOf(const TextVector& a, const TextVector& b);

/// A reranker's number for two texts that it read as one.
struct RankedTexts {
    double score = 0;
    double probability = 0;          ///< by the logistic function
    std::vector<Token> tokens = {};  ///< [T] of both, without padding
    Eigen::MatrixXd read = {};       ///< [layers + 1, T + 1] adds up to `score`: what each layer's heads read from each
                                     ///< token; the last column is read from none, the last row is no layer's
    AnswerAccount by_parts = {};     ///< by heads and layers; empty unless it was asked for
};
/// The number alone.
double rankedScore(const Trace& trace, Index item);
/// @param rows  of a finished trace
/// @throws Error{NotInside} where the model's weights are not here; Stopped
RankedTexts rankedTexts(StreamRows& rows, bool parts, const std::stop_token& stop = {});

/// Two texts of one pass and why they are alike.
struct AlikeTexts {
    Index first = 0, second = 0;  ///< texts of the batch; of a reranker twice the same
    TextVector a = {}, b = {};
    TextLikeness likeness = {};
    std::optional<RankedTexts> ranked = {};  ///< of a reranker, in place of these
    std::vector<double> values = {};  ///< [texts] the cosine of each text of the batch with the first, NaN for an empty
                                      ///< one; a reranker's number for each

    double value() const { return ranked ? ranked->score : likeness.cosine; }
    /// The other texts that are not empty, the nearest first; of a reranker all.
    std::vector<Index> nearest() const;
};
/// Which text the one in focus is compared with; nothing for the nearest.
/// @param number  from 1; 0, or that of the text itself: the nearest
/// @throws Error{OutOfRange} where there is no such text
std::optional<Index> otherText(const Trace& trace, Index first, Index number);
/// @param second  empty: the nearest of the others
/// @throws Error{Missing} where the batch has one text alone or one of the two has no words, and as textVector();
/// Stopped
AlikeTexts alikeTexts(const std::shared_ptr<const Trace>& trace, Index first, std::optional<Index> second, bool parts,
                      const std::stop_token& stop = {});

/// The sums over ranges of rows and columns.
Eigen::MatrixXd summedBy(const Eigen::MatrixXd& pairs, const std::vector<TokenRange>& rows,
                         const std::vector<TokenRange>& columns);

}  // namespace core
