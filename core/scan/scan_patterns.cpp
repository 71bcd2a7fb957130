#include "core/scan/scan_run.h"

#include "core/atlas/atlas_run.h"
#include "core/atlas/text_batch.h"
#include "core/model/pass/prediction.h"
#include "core/model/pass/whole_answers.h"
#include "core/random_bits.h"
#include "core/stopped.h"
#include "core/text/tokenizer.h"

#include <algorithm>
#include <cmath>

namespace core {

/// Reads texts of nearly one length beside each other; where they cannot be, one after the other.
void ScanRun::readTogether(const std::vector<std::size_t>& texts, const std::stop_token& stop)
{
    std::vector<const PreparedRun*> prepared(texts.size());
    std::ranges::transform(texts, prepared.begin(), [this](std::size_t text) { return &m_texts[text].prepared; });
    std::shared_ptr<const Trace> whole;
    try {
        whole = finishedPass(runWithWeights(prepared.front()->model, joined(prepared), stop));
    } catch (const Error& why) {
        if (texts.size() == 1) {
            m_scan.passed_over.emplace_back(m_texts[texts.front()].number, why);
            return;
        }
        for (const std::size_t text : texts) readTogether({text}, stop);
        return;
    }
    for (std::size_t item = 0; item < texts.size(); ++item) {
        for (std::size_t block = 0; block < m_scan.blocks.size(); ++block)
            if (const auto trace = blockOf(whole, m_scan.blocks[block]))
                addPatterns(m_patterns, *trace, static_cast<Index>(item), m_begins[block], texts[item], stop);
        ++m_scan.read;
        m_scan.tokens += std::ranges::count(whole->batch.sequences[item].real, true);
    }
}

/// A text made ready. An encoder–decoder that is given no target writes it itself, as it does for its users: behind the
/// beginning of a target alone, a decoder's heads have one row, and say nothing of what they do in a text.
PreparedRun ScanRun::ready(std::size_t number, const std::stop_token& stop)
{
    constexpr Index mostWritten = 32;  // tokens
    Atlas longest;
    longest.longest = m_request.longest;
    AtlasText& text = m_scan.texts[number];
    PreparedRun made = prepare(runOf(m_request.path, longest, text), m_opened, stop);
    requireComputable(made);
    if (m_model->decoder == nullptr || !text.target.empty() || labelHeadOf(*m_model)) return made;
    const auto begun = finishedPass(run(m_model, made.batch, {.keep = Keep::Context, .stop = stop}));
    const auto written = finishedPass(generated(begun, mostWritten, {.keep = Keep::Context, .stop = stop}));
    const auto& tokenizer = m_model->decoder->tokenizer;
    if (written == begun || tokenizer == nullptr) return made;
    std::vector<Index> ids;
    for (const Token& token : speakerOf(*written).queries(0)) ids.push_back(token.id);
    text.target = tokenizer->decode(ids, true);
    if (text.target.empty()) return made;
    ++m_scan.written;
    return prepare(runOf(m_request.path, longest, text), m_opened, stop);
}

/// Makes texts ready and reads them; those that the model cannot read are passed over.
void ScanRun::readTexts(std::span<const std::size_t> numbers, const std::stop_token& stop)
{
    const std::size_t first = m_texts.size();
    for (const std::size_t number : numbers) {
        try {
            m_texts.push_back({number, ready(number, stop)});
        } catch (const Error& why) {
            m_scan.passed_over.emplace_back(number, why);
        }
    }
    std::vector<const PreparedRun*> prepared;
    prepared.reserve(m_texts.size() - first);
    for (std::size_t text = first; text < m_texts.size(); ++text) prepared.push_back(&m_texts[text].prepared);
    for (std::vector<std::size_t> batch : batchesOf(prepared)) {
        for (std::size_t& text : batch) text += first;
        readTogether(batch, stop);
    }
}

void ScanRun::read()
{
    std::vector<std::size_t> order = drawnOrder(m_scan.texts.size(), m_request.seed);
    order.resize(std::min(order.size(), mostScannedTexts));
    m_patterns.assign(std::size(namedPatterns), HeadsOverTexts(heads(), order.size()));
    m_texts.reserve(order.size());
    const std::span<const std::size_t> all = order;
    readTexts(all.first(std::min<std::size_t>(1, all.size())), m_stop);  // however short the time is
    constexpr std::size_t together = 16;
    pieces((all.size() + together - 2) / together, [&](std::size_t piece, const std::stop_token& stop) {
        const std::size_t from = 1 + piece * together;
        readTexts(all.subspan(from, std::min(together, all.size() - from)), stop);
    });
    ScanPart& part = m_scan.parts.back();
    part.asked = order.size();
    part.done = m_scan.read;
    if (m_scan.read == 0)
        throw m_scan.passed_over.empty()
            ? Error(Code::Missing, "", "a text is missing: expected a line of words, found none")
            : m_scan.passed_over.front().second;
    if (!m_texts.empty()) {
        const Token& first = m_texts.front().prepared.batch.sequences.front().tokens.front();
        if (first.special) m_first = first;
    }
    claimPatterns();
    std::erase_if(m_texts, [this](const ReadyText& text) {
        return std::ranges::find(m_scan.passed_over, text.number, [](const auto& each) { return each.first; })
               != m_scan.passed_over.end();
    });
}

void ScanRun::claimPatterns()
{
    constexpr std::size_t first = 3, special = 4;
    static_assert(namedPatterns[first] == Measure::First && namedPatterns[special] == Measure::Special);
    std::vector<Finding> claimed;
    for (std::size_t pattern = 0; pattern < std::size(namedPatterns); ++pattern)
        for (std::size_t place = 0; place < heads(); ++place) {
            const double mean = meanOfTexts(m_patterns[pattern].of(place));
            if (std::isnan(mean) || mean < leastShare) continue;
            // A token that the tokenizer puts first would be claimed twice.
            if (pattern == first && meanOfTexts(m_patterns[special].of(place)) > mean + 0.05) continue;
            if (pattern == special && meanOfTexts(m_patterns[first].of(place)) >= mean - 0.05) continue;
            claimed.push_back({.kind = Finding::Kind::LooksAt,
                               .head = headAt(place),
                               .measure = namedPatterns[pattern],
                               .number = spreadOf(m_patterns[pattern].of(place)),
                               .strength = mean,
                               .check = Finding::Check::Shuffled,
                               .text = numberOf(m_patterns[pattern].most(place))});
        }
    claim(std::move(claimed), std::numeric_limits<std::size_t>::max());
}

void ScanRun::shuffle()
{
    const std::vector<std::size_t> asked = findingsOf(Finding::Kind::LooksAt);
    const std::size_t texts = asked.empty() ? 0 : std::min(m_texts.size(), mostShuffledTexts);
    PatternsOverTexts patterns(std::size(namedPatterns), HeadsOverTexts(heads(), texts));
    bool moved = false;
    pieces(texts, [&](std::size_t text, const std::stop_token& stop) {
        const std::optional<Batch> batch =
            shuffled(m_texts[text].prepared.batch, mixedBits(m_request.seed, m_texts[text].number));
        if (!batch) return;
        moved = true;
        const auto whole = finishedPass(runWithWeights(m_model, *batch, stop));
        for (std::size_t block = 0; block < m_scan.blocks.size(); ++block)
            if (const auto trace = blockOf(whole, m_scan.blocks[block]))
                addPatterns(patterns, *trace, 0, m_begins[block], text, stop);
    });
    if (!moved && texts > 0 && !m_scan.parts.back().time_over) notPossible();
    for (const std::size_t i : asked) {
        Finding& finding = m_scan.findings[i];
        const auto pattern = static_cast<std::size_t>(std::ranges::find(namedPatterns, finding.measure)
                                                      - std::ranges::begin(namedPatterns));
        if (texts == 0) continue;
        const Spread left = spreadOf(patterns[pattern].of(placeOf(finding.head)));
        decide(finding, left, left.mean >= finding.number.mean / 2);
    }
}

}  // namespace core
