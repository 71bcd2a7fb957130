#include "core/scan/scan_run.h"

#include "core/atlas/atlas_texts.h"
#include "core/model/pass/whole_answers.h"
#include "core/scan/time_limit.h"
#include "core/stopped.h"

#include <algorithm>
#include <cmath>
#include <ranges>

namespace core {
namespace {

/// Up to which share of the time a part may go on; what an earlier one leaves is the later ones'.
constexpr double endOf(ScanPart::Kind part)
{
    switch (part) {
    case ScanPart::Kind::Measures: return 0.25;
    case ScanPart::Kind::Shuffled: return 0.35;
    case ScanPart::Kind::Induction: return 0.42;
    case ScanPart::Kind::Feeding: return 0.6;
    case ScanPart::Kind::Copying: return 0.7;
    case ScanPart::Kind::KnockOuts: return 0.88;
    case ScanPart::Kind::Accounts: break;
    }
    return 1;
}

/// The share of a part's time for its claims; the rest is for the checks that would refute them.
constexpr double beforeChecks = 0.7;

}  // namespace

Spread changeOf(const std::vector<double>& after, const std::vector<double>& before)
{
    std::vector<double> changes(std::min(after.size(), before.size()));
    std::ranges::transform(after, before, changes.begin(), std::minus<>());
    return spreadOf(changes);
}

void decide(Finding& finding, const Spread& checked, bool holds)
{
    if (checked.count == 0) return;
    finding.checked = checked;
    finding.outcome = holds ? Finding::Outcome::Passed : Finding::Outcome::Refuted;
}

KnockOutWay otherWay(KnockOutWay way) { return way == KnockOutWay::Zero ? KnockOutWay::Mean : KnockOutWay::Zero; }

bool ScanRun::predictsTokens() const
{
    return m_scan.info.reads == Reads::Text && !m_model->transformer.patches && !labelHeadOf(*m_model);
}

std::size_t ScanRun::placeOf(const AtlasHead& head) const
{
    return m_begins[head.block] + static_cast<std::size_t>(head.layer * infoOf(head.block).heads + head.head);
}

AtlasHead ScanRun::headAt(std::size_t place) const
{
    std::size_t block = 0;
    while (place >= m_begins[block + 1]) ++block;
    const auto within = static_cast<Index>(place - m_begins[block]), of_layer = infoOf(block).heads;
    return {block, within / of_layer, within % of_layer};
}

bool ScanRun::each(std::size_t count, double share,
                   const std::function<void(std::size_t, const std::stop_token&)>& piece,
                   const std::function<void(std::size_t)>& told)
{
    const ScanPart& part = m_scan.parts.back();
    const auto whole = std::chrono::duration<double>(m_request.seconds * endOf(part.kind));
    const auto end = m_begin + std::chrono::duration_cast<Clock::duration>(whole);
    const TimeLimit limit(m_partBegin + std::chrono::duration_cast<Clock::duration>(share * (end - m_partBegin)),
                          m_stop);
    try {
        for (std::size_t i = 0; i < count; ++i) {
            if (limit.isOver()) throw Stopped{};
            piece(i, limit.token());
            told(i + 1);
            const double seconds = std::chrono::duration<double>(Clock::now() - m_begin).count();
            if (m_told) m_told({part.kind, part.done, part.asked, std::max(0.0, m_request.seconds - seconds)});
        }
    } catch (const Stopped&) {
        if (m_stop.stop_requested()) throw;
        return false;
    }
    return true;
}

void ScanRun::pieces(std::size_t count, const std::function<void(std::size_t, const std::stop_token&)>& piece)
{
    ScanPart& part = m_scan.parts.back();
    part.asked = count;
    const bool checked = part.kind != ScanPart::Kind::Measures && part.kind != ScanPart::Kind::Shuffled;
    const bool all =
        each(count, checked ? beforeChecks : 1, piece, [this](std::size_t done) { m_scan.parts.back().done = done; });
    m_scan.parts.back().time_over = !all;
}

void ScanRun::checks(std::size_t count, const std::function<void(std::size_t, const std::stop_token&)>& check)
{
    if (!each(count, 1, check, [](std::size_t) {})) m_scan.parts.back().time_over = true;
}

void ScanRun::part(ScanPart::Kind kind, const std::function<void()>& work)
{
    if (m_stop.stop_requested()) throw Stopped{};
    m_scan.parts.push_back({.kind = kind});
    m_partBegin = Clock::now();
    try {
        work();
    } catch (const Error& why) {
        m_scan.parts.back().why = why;
    }
}

void ScanRun::claim(std::vector<Finding> claimed, std::size_t most)
{
    std::ranges::stable_sort(claimed, std::ranges::greater(), &Finding::strength);
    if (claimed.size() > most) {
        m_scan.parts.back().more = claimed.size() - most;
        claimed.resize(most);
    }
    std::ranges::move(claimed, std::back_inserter(m_scan.findings));
}

std::vector<std::size_t> ScanRun::findingsOf(Finding::Kind kind) const
{
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < m_scan.findings.size(); ++i)
        if (m_scan.findings[i].kind == kind) found.push_back(i);
    return found;
}

void ScanRun::open()
{
    m_scan.model = m_request.model;
    m_scan.seed = m_request.seed;
    m_scan.way = m_request.way;
    for (const std::string& source : m_request.sources)
        std::ranges::move(atlasTexts(source, m_request.column), std::back_inserter(m_scan.texts));
    m_model = m_opened.folder(m_request.path);
    m_scan.info = m_model->info;
    m_scan.blocks = {AttentionBlock::Self};
    if (m_model->decoder != nullptr)
        m_scan.blocks = {AttentionBlock::Self, AttentionBlock::Decoder, AttentionBlock::Cross};
    m_begins = {0};
    for (std::size_t block = 0; block < m_scan.blocks.size(); ++block)
        m_begins.push_back(m_begins.back() + static_cast<std::size_t>(infoOf(block).layers * infoOf(block).heads));
}

NameEvidence ScanRun::evidenceOf(std::size_t place, Measure pattern, std::span<const double> shares) const
{
    const AtlasHead head = headAt(place);
    NameEvidence name{.block = blockOfHead(head), .layer = head.layer, .head = head.head, .pattern = pattern};
    name.texts = std::ranges::count_if(shares, [](double share) { return std::isfinite(share); });
    name.holding = std::ranges::count_if(shares, [](double share) { return share >= leastShare; });
    for (const Finding& finding : m_scan.findings) {
        const bool named = finding.kind == Finding::Kind::LooksAt || finding.kind == Finding::Kind::Induces;
        if (!named || finding.head != head || finding.measure != pattern) continue;
        if (finding.outcome == Finding::Outcome::Passed) name.check = NameEvidence::Check::Passed;
        if (finding.outcome == Finding::Outcome::Refuted) name.check = NameEvidence::Check::Refuted;
    }
    return name;
}

void ScanRun::nameHeads()
{
    std::vector<NameEvidence>& names = m_scan.names.names;
    const auto add = [&](std::size_t place, Measure pattern, std::span<const double> shares) {
        if (NameEvidence name = evidenceOf(place, pattern, shares); name.texts > 0) names.push_back(name);
    };
    for (std::size_t place = 0; place < heads(); ++place) {
        for (std::size_t pattern = 0; pattern < std::size(namedPatterns); ++pattern)
            add(place, namedPatterns[pattern], m_patterns[pattern].of(place));
        if (place < m_induction.size()) add(place, Measure::Induction, m_induction[place]);
    }
}

void ScanRun::finish()
{
    nameHeads();
    for (Finding& finding : m_scan.findings)
        if (m_without > 0) finding.loss = spreadOf(m_losses.of(placeOf(finding.head)));
    const auto rank = [](const Finding& finding) {
        switch (finding.outcome) {
        case Finding::Outcome::Passed: return 0;
        case Finding::Outcome::NotChecked: return 1;
        case Finding::Outcome::Refuted: break;
        }
        return 2;
    };
    std::ranges::stable_sort(m_scan.findings, {},
                             [&](const Finding& finding) { return std::pair(rank(finding), -finding.strength); });
    m_scan.seconds = std::chrono::duration<double>(Clock::now() - m_begin).count();
}

Scan ScanRun::result()
{
    open();
    m_scan.parts.push_back({.kind = ScanPart::Kind::Measures});
    m_partBegin = Clock::now();
    read();
    part(ScanPart::Kind::Shuffled, [this] { shuffle(); });
    part(ScanPart::Kind::Induction, [this] { induce(); });
    part(ScanPart::Kind::Feeding, [this] { feed(); });
    part(ScanPart::Kind::Copying, [this] { copy(); });
    part(ScanPart::Kind::KnockOuts, [this] { knockOut(); });
    part(ScanPart::Kind::Accounts, [this] { account(); });
    finish();
    return std::move(m_scan);
}

Scan scanned(const ScanRequest& request, OpenedModels& opened, const std::function<void(const ScanProgress&)>& told,
             const std::stop_token& stop)
{
    return ScanRun(request, opened, told, stop).result();
}

}  // namespace core
