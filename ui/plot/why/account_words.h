#pragma once

#include "core/analysis/measures.h"
#include "ui/plot/why/answer_sheet.h"
#include "ui/plot/why/lens_sheet.h"

/// The cell and head of an account.
struct AccountedCell {
    std::shared_ptr<const core::Trace> whole;  ///< the trace of the whole model
    core::AttentionBlock block = core::AttentionBlock::Self;
    core::HeadAddress head = {};
    core::Cell cell = {};
    std::shared_ptr<const core::CellAccount> account;
};

/// The names in a cell's account: its parts, its sides, its numbers.
class CellWords {
public:
    explicit CellWords(AccountedCell cell);

    QString query() const { return m_query; }
    QString key() const { return m_key; }
    AccountWords table(const core::AccountTable& table) const;
    QString headline() const;  ///< "score of ␣it for ␣cat"
    QString more() const;      ///< "before softmax · 47.58 ∕ 4.9 · becomes the weight 0.9925"
    QString quotient() const;  ///< "47.58 ∕ 4.9"; empty where nothing is divided
    QString outcome() const;   ///< "becomes the weight 0.9925", and what comes before
    QString queryLine(const core::ShownParts& side, core::Index line) const;
    QString keyLine(const core::ShownParts& side, core::Index line) const;

private:
    AccountedCell m_cell;
    QString m_query;
    QString m_key;
};

/// Which answer an account is of.
struct AccountedAnswer {
    std::shared_ptr<const core::Trace> whole;
    core::Answer answer = {};
    std::shared_ptr<const core::AnswerAccount> account;
};

/// The names in an answer's account.
class AnswerPartWords {
public:
    explicit AnswerPartWords(AccountedAnswer answer) : m_answer(std::move(answer)) {}

    AnswerWords parts(const core::ShownParts& parts) const;
    QString headline() const;  ///< "logit of ␣cat", "logit of ␣is minus logit of ␣are"
    QString more() const;      ///< "after token 7, ␣the"
    /// The part that each head writes, and the change without it.
    std::vector<HeadMapOfAnswer> maps(const core::HeadTable& knocked, core::AttentionBlock block) const;

private:
    QString tokenName(core::Index id) const;

    AccountedAnswer m_answer;
};

/// "before layer 1", "after layer 3"
/// @param layer  of a lens: 0 is before the first
QString lensLayer(const core::ModelInfo& info, core::Index layer);
/// The words of a lens.
LensWords lensWords(const core::Trace& whole, core::Index item, std::optional<core::Index> asked,
                    const core::LogitLens& lens);

/// The token at a place, as it is drawn.
QString tokenNamed(const std::vector<core::Token>& tokens, core::Index place);
/// "3.6"
QString headName(const core::ModelInfo& info, core::Index layer, core::Index head);
QString signedNumber(double value, int places);
QString plainNumber(double value, int places);
