#pragma once

#include "core/explain/text_likeness.h"
#include "core/session/session.h"
#include "ui/plot/why/answer_sheet.h"

/// The parts of a likeness as they are drawn and said: of a cosine pairs of tokens, of a reranker's number its layers
/// and what they read.
class AlikeWords {
public:
    /// @param words  sums over words in place of tokens
    AlikeWords(std::shared_ptr<const core::Trace> whole, std::shared_ptr<const core::AlikeTexts> texts, bool words);

    /// Its products are what each pair adds: a row and a column for each that there is.
    std::shared_ptr<const core::CellAccount> pairs() const { return m_pairs; }
    const AccountWords& names() const { return m_names; }

    /// What wrote a side's vector, or a reranker's answer.
    std::shared_ptr<const core::AnswerAccount> parts(core::AlikeSettings::By side) const;
    AnswerWords partNames(const core::AnswerAccount& account, const core::ShownParts& shown) const;
    /// What each head wrote.
    HeadMapOfAnswer heads(const core::AnswerAccount& account) const;

    QString value() const;     ///< "0.8312"
    QString headline() const;  ///< "cosine of text 1 and text 2"
    QString more() const;      ///< of a reranker: "a probability of 0.91"
    QString quantity() const;  ///< "added to the cosine"
    QString note() const;      ///< "One row stands for each text: …"; may be empty
    /// "␣cat with ␣dog"; of a side alone, "␣cat with all of text 2"
    QString chosen(const core::Cell& lines) const;
    bool ranks() const { return m_texts->ranked.has_value(); }

private:
    void addPairs(bool words);
    void addRead(bool words);

    std::shared_ptr<const core::Trace> m_whole;
    std::shared_ptr<const core::AlikeTexts> m_texts;
    std::shared_ptr<const core::CellAccount> m_pairs;
    AccountWords m_names;
};
