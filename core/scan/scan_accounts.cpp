#include "core/scan/scan_run.h"

#include "core/explain/answer_account.h"
#include "core/model/pass/prediction.h"

#include <algorithm>
#include <cmath>
#include <ranges>

namespace core {
namespace {

/// Rows of a text at which the likeliest token is accounted for: spread over it, its last one left out.
std::vector<Index> explainedRows(Index tokens)
{
    std::vector<Index> rows;
    for (const Index quarter : {1, 2, 3}) {
        const Index row = quarter * (tokens - 1) / 4;
        if (row > 0 && (rows.empty() || rows.back() != row)) rows.push_back(row);
    }
    return rows;
}

}  // namespace

void ScanRun::addAccount(std::size_t text, HeadsOverTexts& written, const std::stop_token& stop)
{
    const auto whole = wholeOf(text, stop);
    const Trace& says = speakerOf(*whole);
    std::vector<double> sums(heads(), 0);
    Index rows = 0;
    StreamRows stream(whole, 0);
    for (const Index row : explainedRows(std::ssize(says.queries(0)))) {
        const auto answer = likeliestAgainstSecond(says, row, stop);
        if (!answer) continue;
        const AnswerAccount found = explainAnswer(stream, *answer, stop);
        ++rows;
        for (std::size_t block = 0; block < m_scan.blocks.size(); ++block) {
            const ModelInfo& info = infoOf(block);
            const Matrix values = found.headValues(m_scan.blocks[block], info.layers, info.heads);
            for (Index layer = 0; layer < info.layers; ++layer)
                for (Index head = 0; head < info.heads; ++head)
                    sums[placeOf({block, layer, head})] += static_cast<double>(values(layer, head));
        }
    }
    for (std::size_t place = 0; place < heads() && rows > 0; ++place)
        written.set(place, text, sums[place] / static_cast<double>(rows));
}

void ScanRun::account()
{
    if (!predictsTokens()) return notPossible();
    const std::size_t texts = std::min(m_texts.size(), mostTextsExplained);
    HeadsOverTexts written(heads(), texts);
    pieces(texts, [&](std::size_t text, const std::stop_token& stop) { addAccount(text, written, stop); });
    if (std::ranges::all_of(std::views::iota(std::size_t{0}, heads()),
                            [&](std::size_t place) { return std::isnan(meanOfTexts(written.of(place))); })
        && !m_scan.parts.back().time_over)
        return notPossible();  // it predicts nothing
    std::vector<Finding> claimed;
    for (std::size_t place = 0; place < heads(); ++place) {
        if (!(meanOfTexts(written.of(place)) >= leastWritten)) continue;
        const Spread number = spreadOf(written.of(place));
        if (!number.isAboveZero()) continue;
        claimed.push_back({.kind = Finding::Kind::Writes,
                           .head = headAt(place),
                           .number = number,
                           .strength = 1 - std::exp(-number.mean),
                           .check = Finding::Check::AnswerHolds,
                           .text = numberOf(written.most(place))});
    }
    claim(std::move(claimed), mostOfKind);
    checkAccounts(m_scan.parts.back().done);
}

void ScanRun::checkAccounts(std::size_t texts)
{
    const std::vector<std::size_t> asked = findingsOf(Finding::Kind::Writes);
    if (asked.empty()) return;
    HeadsOverTexts changes(asked.size(), texts);
    checks(texts, [&](std::size_t text, const std::stop_token& stop) {
        const auto whole = wholeOf(text, stop);
        const Trace& says = speakerOf(*whole);
        std::vector<Answer> answers;
        for (const Index row : explainedRows(std::ssize(says.queries(0))))
            if (const auto answer = likeliestAgainstSecond(says, row, stop)) answers.push_back(*answer);
        for (std::size_t i = 0; i < asked.size() && !answers.empty(); ++i) {
            const auto out = passWithout(whole, without(m_scan.findings[asked[i]].head, m_request.way), stop);
            double sum = 0;
            for (const Answer& answer : answers)
                sum += logProbability(*out, answer).value_or(0) - logProbability(*whole, answer).value_or(0);
            changes.set(i, text, sum / static_cast<double>(answers.size()));
        }
    });
    for (std::size_t i = 0; i < asked.size() && texts > 0; ++i) {
        const Spread change = spreadOf(changes.of(i));
        decide(m_scan.findings[asked[i]], change, change.isBelowZero());
    }
}

}  // namespace core
