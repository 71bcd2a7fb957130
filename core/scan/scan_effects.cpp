#include "core/scan/scan_run.h"

#include "core/analysis/row_answers.h"
#include "core/atlas/text_batch.h"
#include "core/atlas/text_knock_outs.h"
#include "core/explain/weights/copying.h"
#include "core/model/pass/prediction.h"
#include "core/model/pass/row_reading.h"
#include "core/model/pass/whole_answers.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

double lostShare(const Spread& change) { return std::clamp(1 - std::exp(std::min(0.0, change.mean)), 0.0, 1.0); }

}  // namespace

void ScanRun::copy()
{
    if (!predictsTokens()) return notPossible();
    const AttentionBlock speaks = m_model->decoder != nullptr ? AttentionBlock::Decoder : AttentionBlock::Self;
    const auto block = static_cast<std::size_t>(std::ranges::find(m_scan.blocks, speaks) - m_scan.blocks.begin());
    std::vector<CopyingScore> scores;
    pieces(1, [&](std::size_t, const std::stop_token& stop) {
        scores = copyingScores(AttentionStack::of(*m_model, speaks), stop);
    });
    std::vector<Finding> claimed;
    for (std::size_t within = 0; within < scores.size(); ++within) {
        const CopyingScore& score = scores[within];
        if (score.written != TokenVectors::Source::LanguageHead || !score.tokens || *score.tokens < leastCopying)
            continue;
        claimed.push_back({.kind = Finding::Kind::Copies,
                           .head = headAt(m_begins[block] + within),
                           .number = {.mean = *score.tokens, .low = *score.tokens, .high = *score.tokens, .count = 1},
                           .strength = *score.tokens,
                           .check = Finding::Check::TokensRead});
    }
    if (!m_scan.parts.back().time_over
        && std::ranges::none_of(scores, [](const CopyingScore& score) { return score.tokens.has_value(); }))
        return notPossible();
    claim(std::move(claimed), mostOfKind);
    checkCopying();
}

void ScanRun::checkCopying()
{
    const std::vector<std::size_t> asked = findingsOf(Finding::Kind::Copies);
    const std::size_t texts = asked.empty() ? 0 : std::min(m_texts.size(), mostTextsExplained);
    HeadsOverTexts changes(asked.size(), texts);
    checks(texts, [&](std::size_t text, const std::stop_token& stop) {
        const auto whole = wholeOf(text, stop);
        for (std::size_t i = 0; i < asked.size(); ++i) {
            const AtlasHead& head = m_scan.findings[asked[i]].head;
            const auto trace = blockOf(whole, blockOfHead(head));
            const std::vector<Index> ids = mostRead(*trace, {head.layer, head.head, 0});
            const Eigen::VectorXd before = rowLogProbabilities(speakerOf(*whole), 0, ids, stop);
            const auto out = passWithout(whole, without(head, m_request.way), stop);
            const Eigen::VectorXd after = rowLogProbabilities(speakerOf(*out), 0, ids, stop);
            const Eigen::VectorXd change = after - before;
            changes.set(i, text, meanOfTexts(std::span(change.data(), static_cast<std::size_t>(change.size()))));
        }
    });
    for (std::size_t i = 0; i < asked.size() && texts > 0; ++i) {
        const Spread change = spreadOf(changes.of(i));
        decide(m_scan.findings[asked[i]], change, change.isBelowZero());
        m_scan.findings[asked[i]].text = numberOf(changes.most(i, true));
    }
}

void ScanRun::knockOut()
{
    const Model& speaker = m_model->decoder ? *m_model->decoder : *m_model;
    if (!labelHeadOf(*m_model) && !predictsNext(speaker)) return notPossible();
    const std::size_t texts = std::min(m_texts.size(), mostTextsWithout);
    m_losses = HeadsOverTexts(heads(), texts);
    pieces(texts, [&](std::size_t text, const std::stop_token& stop) {
        const auto whole = wholeOf(text, stop);
        const std::vector<Answer> labels = likeliestLabels(*whole);
        const Eigen::VectorXd before = predictionsOf(*whole, labels);
        if (before.size() == 0) return;
        std::vector<double> changes(heads());
        for (std::size_t place = 0; place < heads(); ++place) {
            const auto out = passWithout(whole, without(headAt(place), m_request.way), stop);
            changes[place] = (predictionsOf(*out, labels) - before).mean();
        }
        for (std::size_t place = 0; place < heads(); ++place) m_losses.set(place, text, changes[place]);
        ++m_without;
    });
    std::vector<Finding> claimed;
    for (std::size_t place = 0; place < heads() && m_without > 0; ++place) {
        if (!(meanOfTexts(m_losses.of(place)) <= -leastLoss)) continue;
        const Spread change = spreadOf(m_losses.of(place));
        if (!change.isBelowZero()) continue;
        claimed.push_back({.kind = Finding::Kind::Matters,
                           .head = headAt(place),
                           .measure = Measure::KnockOut,
                           .number = change,
                           .strength = lostShare(change),
                           .check = Finding::Check::OtherWay,
                           .text = numberOf(m_losses.most(place, true))});
    }
    claim(std::move(claimed), mostOfKind);
    checkKnockOuts();
}

void ScanRun::checkKnockOuts()
{
    const std::vector<std::size_t> asked = findingsOf(Finding::Kind::Matters);
    const std::size_t texts = asked.empty() ? 0 : m_without;
    HeadsOverTexts changes(asked.size(), texts);
    checks(texts, [&](std::size_t text, const std::stop_token& stop) {
        const auto whole = wholeOf(text, stop);
        const std::vector<Answer> labels = likeliestLabels(*whole);
        const Eigen::VectorXd before = predictionsOf(*whole, labels);
        if (before.size() == 0) return;
        for (std::size_t i = 0; i < asked.size(); ++i) {
            const Intervention by_mean = without(m_scan.findings[asked[i]].head, otherWay(m_request.way));
            changes.set(i, text, (predictionsOf(*passWithout(whole, by_mean, stop), labels) - before).mean());
        }
    });
    for (std::size_t i = 0; i < asked.size() && texts > 0; ++i) {
        Finding& finding = m_scan.findings[asked[i]];
        const Spread change = spreadOf(changes.of(i));
        decide(finding, change, change.isBelowZero() && change.mean <= finding.number.mean / 2);
    }
}

}  // namespace core
