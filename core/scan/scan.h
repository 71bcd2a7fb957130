#pragma once

#include "core/analysis/head_evidence.h"
#include "core/analysis/measure.h"
#include "core/atlas/atlas.h"
#include "core/error.h"
#include "core/prepare/opened_models.h"
#include "core/scan/knocked_out.h"
#include "core/scan/spread.h"

#include <functional>
#include <stop_token>

namespace core {

/// What is to be scanned, and for how long.
struct ScanRequest {
    std::string model = {};                 ///< the model's name, as commands take it
    std::filesystem::path path = {};        ///< where it lies
    std::vector<std::string> sources = {};  ///< at least one, see atlasTexts()
    std::string column = {};                ///< the column of sheets
    Index longest = 0;                      ///< tokens of a text; 0: as many as the model has places
    double seconds = 300;                   ///< above 0: it ends then at the latest
    std::uint64_t seed = 0;                 ///< draws the texts, and their shuffled order
    KnockOutWay way = KnockOutWay::Zero;    ///< of knock-outs; those that check them are by the other one
};

/// Most texts, or random sequences, of each part of a scan.
inline constexpr std::size_t mostScannedTexts = 500, mostShuffledTexts = 50, mostTextsWithout = 24,
                             mostTextsExplained = 12, scannedSequences = 8;
/// Findings of one kind whose checks take passes of their own, the strongest; more are counted.
inline constexpr std::size_t mostOfKind = 12;

/// What is claimed, and from when on.
inline constexpr double leastShare = 0.5;      ///< of a row's weight
inline constexpr double leastInduction = 0.3;  ///< weight on the token after the same one before
inline constexpr double leastFall = 0.3;       ///< of another head's induction, that it loses
inline constexpr double leastCopying = 0.5;    ///< copyingScore() by the weights
inline constexpr double leastLoss = 0.05;      ///< nats of what comes next
inline constexpr double leastWritten = 0.1;    ///< by how much the likeliest token's logit is preferred to the second's

/// One sentence about a head.
struct Finding {
    enum class Kind {
        LooksAt,         ///< most of its weight lies where `measure` says
        Induces,         ///< in random sequences that repeat it looks behind the same token before
        FeedsInduction,  ///< without it, the induction of `other` falls
        Copies,          ///< by its weights it raises the tokens that it reads
        Matters,         ///< without it, what comes next is less likely
        Writes,          ///< what it adds prefers the likeliest token to the second
    };
    /// What would refute it.
    enum class Check {
        Shuffled,     ///< less than half of it is left where the tokens of the texts stand in random order
        Repeats,      ///< without the head, repeated tokens lose less than leastLoss
        OtherWay,     ///< knocked out the other way, less than half of it is left
        TokensRead,   ///< without the head, the token that it reads most is as likely as with it
        AnswerHolds,  ///< without the head, the likeliest token is preferred as much as with it
    };
    enum class Outcome { Passed, Refuted, NotChecked };

    Kind kind = {};
    AtlasHead head = {};
    std::optional<AtlasHead> other = {};  ///< FeedsInduction: whose induction it is
    Measure measure = Measure::Previous;  ///< LooksAt: which
    Spread number = {};                   ///< a share, a score, or a change in nats or logits, as `kind` has it
    std::optional<Spread> without = {};   ///< FeedsInduction: the other's induction without the head
    /// The size of the effect on one scale, 0 to 1, by which findings are ordered: a share, the score, the part of the
    /// other's induction that is lost, or the part of a probability that is lost, 1 - exp(change).
    double strength = 0;
    Check check = {};
    Outcome outcome = Outcome::NotChecked;
    std::optional<Spread> checked = {};    ///< what the check found, in the unit of the check
    std::optional<Spread> loss = {};       ///< by how many nats what comes next changes without the head, where known
    std::optional<std::size_t> text = {};  ///< place in the collection of the text that shows it best

    friend bool operator==(const Finding&, const Finding&) = default;
};

/// A part of a scan, in their order.
struct ScanPart {
    enum class Kind { Measures, Shuffled, Induction, Feeding, Copying, KnockOuts, Accounts };

    Kind kind = {};
    std::size_t done = 0;           ///< texts, sequences or heads
    std::size_t asked = 0;          ///< of so many
    std::size_t more = 0;           ///< findings that were left out because stronger ones of the kind were enough
    bool time_over = false;         ///< it ended before it was complete
    bool not_possible = false;      ///< the model has nothing that it could be asked
    std::optional<Error> why = {};  ///< why it could not be done
};

/// The findings of a model over a collection of texts.
struct Scan {
    std::string model = {};  ///< as ScanRequest has it
    ModelInfo info = {};
    std::vector<AttentionBlock> blocks = {};
    std::vector<AtlasText> texts = {};                            ///< the whole collection
    std::size_t read = 0;                                         ///< texts that were drawn of it and read
    std::size_t written = 0;                                      ///< of them: whose target the model wrote itself
    std::int64_t tokens = 0;                                      ///< in these
    std::vector<std::pair<std::size_t, Error>> passed_over = {};  ///< texts that the model could not read, and why
    std::uint64_t seed = 0;
    KnockOutWay way = KnockOutWay::Zero;
    double seconds = 0;  ///< that it took
    std::vector<ScanPart> parts = {};
    /// Those that hold before those that were not checked, and these before the refuted; of each the strongest first.
    std::vector<Finding> findings = {};
    /// Of every head and pattern after which heads are called: in how many texts it has leastShare of the weight.
    HeadEvidence names = {};

    bool isComplete() const
    {
        return std::ranges::none_of(parts, [](const ScanPart& part) { return part.time_over; });
    }
};

/// How far a scan is.
struct ScanProgress {
    ScanPart::Kind part = {};
    std::size_t done = 0;
    std::size_t asked = 0;
    double seconds_left = 0;  ///< until it ends at the latest
};

/// Scans a model within the given time. The same seed gives the same findings where the time is enough for all parts;
/// else it decides how many texts each of them comes to.
/// @throws Error as atlasTexts() does, and where the model cannot be opened or reads none of the texts; Stopped
Scan scanned(const ScanRequest& request, OpenedModels& opened,
             const std::function<void(const ScanProgress&)>& told = {}, const std::stop_token& stop = {});

}  // namespace core
