#pragma once

#include "core/attention/norm.h"
#include "core/model/feed_forward.h"

#include <optional>
#include <string>
#include <vector>

namespace core {

/// How the rows of the last hidden state become one that stands for the whole text or picture.
enum class RowPooling {
    First,            ///< the first token's, padding or not: [CLS], <s>
    Second,           ///< DeiT's distillation token
    Last,             ///< the last token that is not padding
    Mean,             ///< the mean of all that are not padding
    MeanOverRoot,     ///< their sum over the root of their number
    PlaceWeighted,    ///< their mean, the first counted once, the second twice, and so on
    Largest,          ///< the largest number of each column
    SquaresOfPicture  ///< the mean of all rows that no learned token of a picture has
};

/// From the last hidden state to a number for each label: of a text or picture, of each token, or of where an answer
/// begins and ends.
struct LabelHead {
    enum class Of {
        Whole,   ///< one row of numbers
        Tokens,  ///< a row for each token
        Span     ///< two numbers for each token: that the answer begins with it, that it ends with it
    };
    Of of = Of::Whole;
    std::vector<RowPooling> pooled = {};        ///< pooled of Whole: side by side
    std::optional<Index> padding_id = {};       ///< RowPooling::Last skips this id wherever it comes from
    std::optional<Projection> transform = {};   ///< before all that follows
    std::optional<Activation> activation = {};  ///< behind the transform
    std::optional<Norm> norm = {};              ///< behind the activation
    Projection labels = {};                     ///< [d, labels]
    std::vector<std::string> names = {};        ///< [labels] `id2label`; "LABEL_2" where it is silent
};

/// One vector for a text, as sentence-transformers' folders describe it: pooled rows, then steps in their order
/// (Reimers & Gurevych, 2019).
struct SentenceHead {
    /// A projection with the activation behind it, or the scaling of the vector to length 1.
    struct Step {
        std::optional<Projection> projection = {};
        std::optional<Activation> activation = {};
        bool to_length_one = false;
    };
    std::vector<RowPooling> pooled;  ///< side by side
    std::vector<Step> steps;
};

}  // namespace core
