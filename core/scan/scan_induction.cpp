#include "core/scan/scan_run.h"

#include "core/model/pass/row_reading.h"

#include <algorithm>
#include <cmath>

namespace core {

void ScanRun::induce()
{
    if (m_model->decoder != nullptr || !m_model->transformer.causal) return notPossible();
    pieces(1, [&](std::size_t, const std::stop_token& stop) {
        m_induction = inductionBySequence(m_model, m_first, {.sequences = static_cast<Index>(scannedSequences)}, stop);
    });
    if (m_scan.parts.back().time_over) return;
    std::vector<Finding> claimed;
    for (std::size_t place = 0; place < m_induction.size(); ++place) {
        const double mean = meanOfTexts(m_induction[place]);
        if (std::isnan(mean) || mean < leastInduction) continue;
        claimed.push_back({.kind = Finding::Kind::Induces,
                           .head = headAt(place),
                           .measure = Measure::Induction,
                           .number = spreadOf(m_induction[place]),
                           .strength = mean,
                           .check = Finding::Check::Repeats});
    }
    if (std::ranges::all_of(m_induction, [](const auto& of_head) { return of_head.empty(); })) return notPossible();
    claim(std::move(claimed), mostOfKind);
    checkInduction();
}

void ScanRun::checkInduction()
{
    const std::vector<std::size_t> asked = findingsOf(Finding::Kind::Induces);
    if (asked.empty() || !predictsNext(*m_model)) return;
    const RepeatedQuestion question(m_model, m_first, scannedSequences);
    std::vector<double> before;
    checks(asked.size(), [&](std::size_t i, const std::stop_token& stop) {
        if (before.empty()) before = question.said(nullptr, stop);
        Finding& finding = m_scan.findings[asked[i]];
        const Intervention out = without(finding.head, m_request.way);
        const Spread change = changeOf(question.said(&out, stop), before);
        decide(finding, change, change.isBelowZero() && change.mean <= -leastLoss);
    });
}

void ScanRun::feed()
{
    const std::vector<std::size_t> inducing = findingsOf(Finding::Kind::Induces);
    if (inducing.empty()) return notPossible();
    Index below = 0;
    for (const std::size_t i : inducing) below = std::max(below, m_scan.findings[i].head.layer);
    std::vector<Finding> claimed;
    pieces(static_cast<std::size_t>(below * m_scan.info.heads), [&](std::size_t place, const std::stop_token& stop) {
        const AtlasHead head = headAt(place);
        const InductionQuestion question{.sequences = static_cast<Index>(scannedSequences),
                                         .changes = {.interventions = {without(head, m_request.way)}}};
        const auto left = inductionBySequence(m_model, m_first, question, stop);
        for (const std::size_t i : inducing) {
            const AtlasHead& other = m_scan.findings[i].head;
            if (other.layer <= head.layer || left[placeOf(other)].empty()) continue;
            const Spread change = changeOf(left[placeOf(other)], m_induction[placeOf(other)]);
            const double before = m_scan.findings[i].number.mean;
            if (-change.mean < leastFall * before || !change.isBelowZero()) continue;
            claimed.push_back({.kind = Finding::Kind::FeedsInduction,
                               .head = head,
                               .other = other,
                               .measure = Measure::Induction,
                               .number = m_scan.findings[i].number,
                               .without = spreadOf(left[placeOf(other)]),
                               .strength = std::min(1.0, -change.mean / before),
                               .check = Finding::Check::OtherWay});
        }
    });
    claim(std::move(claimed), mostOfKind);
    checkFeeding();
}

void ScanRun::checkFeeding()
{
    const std::vector<std::size_t> asked = findingsOf(Finding::Kind::FeedsInduction);
    checks(asked.size(), [&](std::size_t i, const std::stop_token& stop) {
        Finding& finding = m_scan.findings[asked[i]];
        const InductionQuestion question{
            .sequences = static_cast<Index>(scannedSequences),
            .changes = {.interventions = {without(finding.head, otherWay(m_request.way))}}};
        const auto left = inductionBySequence(m_model, m_first, question, stop);
        const std::size_t other = placeOf(*finding.other);
        const Spread change = changeOf(left[other], m_induction[other]);
        const double claimed = finding.number.mean - finding.without->mean;
        decide(finding, spreadOf(left[other]), change.isBelowZero() && -change.mean >= claimed / 2);
    });
}

}  // namespace core
