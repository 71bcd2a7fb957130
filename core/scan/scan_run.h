#pragma once

#include "core/scan/scan.h"
#include "core/scan/scan_passes.h"
#include "core/scan/scanned_texts.h"

#include <chrono>
#include <functional>

namespace core {

/// A drawn text that is ready.
struct ReadyText {
    std::size_t number = 0;  ///< its place in the collection
    PreparedRun prepared;
};

/// A scan that is going on.
class ScanRun {
public:
    ScanRun(const ScanRequest& request, OpenedModels& opened, const std::function<void(const ScanProgress&)>& told,
            const std::stop_token& stop)
        : m_request(request),
          m_opened(opened),
          m_told(told),
          m_stop(stop)
    {
    }

    Scan result();

private:
    void open();
    void read();
    void readTexts(std::span<const std::size_t> numbers, const std::stop_token& stop);
    PreparedRun ready(std::size_t number, const std::stop_token& stop);
    void readTogether(const std::vector<std::size_t>& texts, const std::stop_token& stop);
    void claimPatterns();
    void shuffle();
    void induce();
    void checkInduction();
    void feed();
    void checkFeeding();
    void copy();
    void checkCopying();
    void knockOut();
    void checkKnockOuts();
    void account();
    void addAccount(std::size_t text, HeadsOverTexts& written, const std::stop_token& stop);
    void checkAccounts(std::size_t texts);
    void nameHeads();
    NameEvidence evidenceOf(std::size_t place, Measure pattern, std::span<const double> shares) const;
    void finish();

    /// Does a part whose time ends at its share of all.
    void part(ScanPart::Kind kind, const std::function<void()>& work);
    /// Does so many pieces of the part, until its time is over.
    void pieces(std::size_t count, const std::function<void(std::size_t, const std::stop_token&)>& piece);
    /// Checks so many times, which counts as no piece.
    void checks(std::size_t count, const std::function<void(std::size_t, const std::stop_token&)>& check);
    bool each(std::size_t count, double share, const std::function<void(std::size_t, const std::stop_token&)>& piece,
              const std::function<void(std::size_t)>& told);
    /// What ends a part that asks nothing of this model.
    void notPossible() { m_scan.parts.back().not_possible = true; }

    std::size_t heads() const { return m_begins.back(); }
    std::size_t placeOf(const AtlasHead& head) const;
    AtlasHead headAt(std::size_t place) const;
    const ModelInfo& infoOf(std::size_t block) const { return blockOf(m_model, m_scan.blocks[block])->info; }
    AttentionBlock blockOfHead(const AtlasHead& head) const { return m_scan.blocks[head.block]; }
    Intervention without(const AtlasHead& head, KnockOutWay way) const
    {
        return knockedOut(blockOfHead(head), head, way);
    }
    std::optional<std::size_t> numberOf(std::optional<std::size_t> text) const
    {
        return text ? std::optional(m_texts[*text].number) : std::nullopt;
    }
    /// The pass over a text as it is.
    std::shared_ptr<const Trace> wholeOf(std::size_t text, const std::stop_token& stop)
    {
        return m_passes.of(text, m_texts[text].prepared, stop);
    }
    /// Adds the strongest of what is claimed.
    void claim(std::vector<Finding> claimed, std::size_t most);
    std::vector<std::size_t> findingsOf(Finding::Kind kind) const;
    /// Whether it holds tokens likely at the rows of a text; labels are none.
    bool predictsTokens() const;

    using Clock = std::chrono::steady_clock;

    ScanRequest m_request;
    OpenedModels& m_opened;
    std::function<void(const ScanProgress&)> m_told;
    std::stop_token m_stop;
    Clock::time_point m_begin = Clock::now();
    Clock::time_point m_partBegin = m_begin;
    Scan m_scan;
    std::shared_ptr<const Model> m_model;
    std::vector<std::size_t> m_begins;  ///< [blocks + 1] which head of all is the first one of a block
    std::vector<ReadyText> m_texts;     ///< in the order in which they were drawn
    PatternsOverTexts m_patterns;
    KeptPasses m_passes;                           ///< of m_texts
    std::optional<Token> m_first;                  ///< the special token that texts begin with
    std::vector<std::vector<double>> m_induction;  ///< [layers · heads] of each sequence
    HeadsOverTexts m_losses;                       ///< nats by which what comes next changes
    std::size_t m_without = 0;                     ///< texts that were run without each head
};

/// What a number of each text, or sequence, becomes.
Spread changeOf(const std::vector<double>& after, const std::vector<double>& before);
/// Takes what a check found as its outcome; nothing where it found no number.
void decide(Finding& finding, const Spread& checked, bool holds);
/// The way that checks what the given one found.
KnockOutWay otherWay(KnockOutWay way);

}  // namespace core
