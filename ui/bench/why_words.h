#pragma once

#include "ui/plot/why/account_words.h"
#include "ui/view/why/why_panel.h"
#include "ui/work/account_loader.h"

/// The words beside accounts.

AccountedCell accounted(const std::shared_ptr<const ExplainedCell>& cell);
AccountedAnswer accounted(const std::shared_ptr<const ExplainedAnswer>& answer);

/// @param lines  the chosen product; of a side alone the other is -1
WhyFacts cellFacts(const std::shared_ptr<const ExplainedCell>& cell, const core::AccountTable& table,
                   const core::Cell& lines);
WhyFacts answerFacts(const ExplainedAnswer& answer, const core::HeadTable& knocked, core::AttentionBlock block);
QString headHeadline(const ReadHead& head);
WhyFacts headFacts(const ReadHead& head);
QString lensHeadline(const ReadLens& lens, const core::Cell& cell);
WhyFacts lensFacts(const ReadLens& lens, const core::Cell& cell);
