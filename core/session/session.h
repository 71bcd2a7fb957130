#pragma once

#include "core/analysis/measure.h"
#include "core/attention/stage.h"
#include "core/engine/engine_model.h"
#include "core/matrix.h"
#include "core/model/intervention.h"
#include "core/model/pass/sampling.h"
#include "core/model/pass/tracked_words.h"
#include "core/model/recorded/recorded_attention.h"
#include "core/model/scoring_change.h"
#include "core/model/teaching/teaching_module.h"
#include "core/session/figure_settings.h"
#include "core/session/focus.h"
#include "core/session/guess.h"
#include "core/session/ink.h"
#include "core/text/cut/cut_edits.h"
#include "core/text/text_span.h"

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace core {

/// Tokens that the model itself put behind a text: each time the one that it held to be the likeliest next, or one that
/// was drawn.
struct Continuation {
    std::vector<Index> ids = {};
    Index shown = 0;  ///< so many of them belong to the text that is looked at

    friend bool operator==(const Continuation&, const Continuation&) = default;
};

constexpr std::size_t mostGenerated = 4096;

/// The conversation that a chat template made a run's first text of.
struct WrittenChat {
    std::string json = {};  ///< as Conversation reads it
    std::string day = {};   ///< what the template calls today: YYYY-MM-DD

    friend bool operator==(const WrittenChat&, const WrittenChat&) = default;
};

/// One request to the engine: a model folder or teaching module, its texts, and what is changed about it.
struct Run {
    std::filesystem::path model = {};  ///< a folder, or a teaching module's file; empty with `module`: random weights
    std::filesystem::path base = {};   ///< the base of `model` where that is an adapter; empty: as it is found
    std::optional<TeachingModule> module = {};
    RecordedSource recorded = {};         ///< attention from elsewhere, or queries and keys to compute it from
    EngineModel engine = {};              ///< engine of a model that another program computes; then `model` is empty
    std::vector<std::string> texts = {};  ///< UTF-8; several make a padded batch
    /// Whether the texts hold their special tokens, as a chat template writes them: the tokenizer adds none.
    bool as_written = false;
    std::vector<TextSpan> spans = {};      ///< named stretches of the texts, as spansInOrder() has them
    std::optional<WrittenChat> chat = {};  ///< nothing where the first text is no conversation, or was changed by hand
    /// A second text: in cross-attention the sequence that keys and values come from; else, of a model that reads
    /// pairs, the one behind the first.
    std::optional<std::string> keys_text = {};
    /// [texts] of an encoder–decoder: what its decoder reads, before what it writes itself; may be shorter.
    std::vector<std::string> targets = {};
    /// [texts] Which text a target was written for, where that is another by now; else empty. May be shorter.
    std::vector<std::string> target_sources = {};
    /// Pictures: instead of the texts, or, for a model that reads both, in the first text.
    std::vector<std::filesystem::path> images = {};
    bool whole_pictures = false;  ///< pictures in texts are not cut into tiles, whatever the folder says
    /// Sound files, and features in safetensors files, for a model that reads sounds instead of texts.
    std::vector<std::filesystem::path> sounds = {};
    Tower tower = Tower::Pictures;                  ///< which is looked at, of a model that has two
    std::optional<TextSplit> split = {};            ///< how text is cut, where the model leaves the choice
    std::vector<CutEdits> cuts = {};                ///< [texts] tokens that the user split or merged; may be shorter
    Continuation continuation = {};                 ///< continuation of a single text, or of its target
    std::vector<ScoringChange> changes = {};        ///< to masks, temperature, fill; later ones win
    std::vector<Intervention> interventions = {};   ///< in the order in which they were made
    std::optional<Index> most_tokens = {};          ///< the tokens of each text, where memory is short
    bool layers_on_demand = false;                  ///< only the layer that is looked at is kept whole
    std::shared_ptr<const Painting> painting = {};  ///< the cells of `painted` and `uncovered`; null: none
    /// Fingerprints of the model and the files when the session was saved, where they are known.
    std::map<std::filesystem::path, std::uint64_t> fingerprints = {};

    /// Whether nothing says what is to be computed.
    bool asksNothing() const { return model.empty() && !module && recorded.empty() && engine.empty(); }

    /// Cells are compared, not where they are kept; fingerprints say nothing about what is asked.
    friend bool operator==(const Run& a, const Run& b);
};

constexpr std::size_t mostRuns = 4;
constexpr std::size_t mostTexts = 16;
constexpr std::size_t mostChosen = 4096;  ///< heads

/// One number of a table of vectors in Steps.
struct StageNumber {
    Stage stage = Stage::Query;
    Index dimension = 0;  ///< column

    friend bool operator==(const StageNumber&, const StageNumber&) = default;
};

/// Settings of the Steps view.
struct StepsSettings {
    bool one_query = false;  ///< only the focused query's row of each stage
    Index step = 0;          ///< how far the calculation is played; from 0
    bool one_stage = false;  ///< only the stage of that step, as large as the view
    /// A number of a table that is explained from the table before it; none: the chosen cell's.
    std::optional<StageNumber> number = {};
    std::vector<Index> left_out = {};  ///< heads that the sum of heads is shown without; ascending

    friend bool operator==(const StepsSettings&, const StepsSettings&) = default;
};

/// Settings of the Compare view: two to four sides, A, B, …; `comparedHeads` says which they are.
struct CompareSettings {
    enum class Kind {
        Heads,  ///< heads of the first run
        Runs,   ///< the same head in each run
    };
    Kind kind = Kind::Heads;
    std::vector<ComparedHead> heads = {};  ///< heads of Heads, as they were chosen; none: those that are looked at

    friend bool operator==(const CompareSettings&, const CompareSettings&) = default;
};

/// Settings of the All heads and Measures views.
struct HeadsSettings {
    enum class Order {
        Layers,      ///< a row for each layer
        Measure,     ///< the largest first
        Similarity,  ///< heads that attend alike stand together
    };

    Order order = Order::Layers;
    Measure measure = Measure::Previous;  ///< the measure that sorts, filters, colours and charts heads
    bool tinted = false;                  ///< thumbnails carry the measure's colour
    std::optional<double> least = {};     ///< heads below are left out
    MeasuredRows rows = {};               ///< the rows over which heads are measured
    LogUnit unit = LogUnit::Nats;         ///< unit of entropies and log-probabilities
    Index repeated = repeatedSequences;   ///< random sequences that induction is the mean of
    double badge = 0.8;                   ///< the share of the weight from which a head is called after a measure
    ReferenceTexts reference = {};        ///< the texts whose outputs stand in for a head's; none: the run's own text

    friend bool operator==(const HeadsSettings&, const HeadsSettings&) = default;
};

/// Settings of the Flow view.
struct FlowSettings {
    Index most = 5;         ///< most of each query only so many lines; 0: as many as there are
    double least = 0.0;     ///< no lines of less weight
    bool curved = false;    ///< lines leave and reach their tokens level
    bool aligned = false;   ///< cross-attention: which word belongs to which, in place of weights
    std::string gold = {};  ///< links that people agree on, as goldIn() reads them: a line for each text; empty: none

    friend bool operator==(const FlowSettings&, const FlowSettings&) = default;
};

/// Settings of the Why view.
struct WhySettings {
    enum class Of {
        Cell,     ///< the chosen cell's score
        Answer,   ///< the model's prediction at the chosen query
        Lens,     ///< its prediction after each layer
        Weights,  ///< the head, from its weights alone
        Patches,  ///< the answer with the second run's numbers, place by place
    };
    /// The numbers that are taken from the second run.
    enum class Patched {
        Stream,    ///< the residual stream of one token, before each layer
        Heads,     ///< one head's addition
        Patterns,  ///< one head's weights
    };
    Of of = Of::Cell;
    std::string answer = {};   ///< Answer, Lens, Patches: the word that is asked for; empty: the likeliest
    std::string against = {};  ///< Answer, Patches: the word that it is preferred to; empty: none
    /// Cell, Answer: the layer whose feed-forward layer is looked through, to what it reads
    std::optional<Index> through = {};
    Patched patched = Patched::Stream;
    Index distance = 0;  ///< Weights: query's place minus key's, where a rotary embedding turns both

    friend bool operator==(const WhySettings&, const WhySettings&) = default;
};

/// Settings of the Positions view: the head that is looked at with several position encodings, side by side.
struct PositionsSettings {
    std::vector<PositionEncoding> encodings = {PositionEncoding::None, PositionEncoding::Sinusoidal,
                                               PositionEncoding::Alibi, PositionEncoding::Rotary};
    std::uint64_t shuffled = 0;  ///< which order the words were put into; 0: as they were typed

    friend bool operator==(const PositionsSettings&, const PositionsSettings&) = default;
};
inline constexpr std::size_t mostEncodings = 4;  ///< side by side

/// Settings of the Costs view.
struct CostsSettings {
    Index tokens = 0;  ///< the length that is looked at; 0: that of the text

    friend bool operator==(const CostsSettings&, const CostsSettings&) = default;
};
inline constexpr Index mostCostedTokens = Index{1} << 20;

/// Settings of the Alike view.
struct AlikeSettings {
    /// The parts of the number.
    enum class By {
        Pairs,  ///< tokens of one text and of the other; of a reranker layers and what they read
        First,  ///< what wrote the first text's vector; of a reranker, the answer
        Second  ///< what wrote the other's
    };
    By by = By::Pairs;
    Index other = 0;  ///< the text that the one in focus is compared with, from 1; 0: the nearest

    friend bool operator==(const AlikeSettings&, const AlikeSettings&) = default;
};
inline constexpr Index mostAlikeTexts = Index{1} << 20;

inline constexpr Index farthestDistance = 100'000;  ///< the farthest distance that a head reads from its weights

inline constexpr Index mostFlowLines = 100'000;        ///< the most lines of a query
inline constexpr std::size_t longestGold = 1U << 20U;  ///< bytes

/// Heads that somebody named together, and what is to be said of them.
struct HeadSet {
    std::string name;                      ///< UTF-8, at most `longestSetName` bytes, with letters
    std::string note = {};                 ///< at most `longestSetNote` bytes
    std::vector<ComparedHead> heads = {};  ///< at most `mostChosen`, of the first run

    friend bool operator==(const HeadSet&, const HeadSet&) = default;
};
inline constexpr std::size_t mostHeadSets = 64;
inline constexpr std::size_t longestSetName = 120, longestSetNote = 4000;  ///< bytes

/// Everything the user asked for: a plain value that the window, the command line and a script edit alike.
struct Session {
    std::vector<Run> runs = std::vector<Run>(1);  ///< one to four
    Focus focus = {};
    View view = View::Map;
    StepsSettings steps = {};
    CompareSettings compare = {};
    HeadsSettings heads = {};
    FlowSettings flow = {};
    WhySettings why = {};
    PositionsSettings positions = {};
    CostsSettings costs = {};
    AlikeSettings alike = {};
    std::vector<ComparedHead> chosen = {};        ///< heads that were picked beside the focused one
    std::vector<HeadSet> head_sets = {};          ///< at most `mostHeadSets`, no name twice
    std::shared_ptr<const Painting> marked = {};  ///< cells of the map that were picked: those that it hides
    std::vector<TrackedWord> tracked = {};        ///< at most `mostTracked`
    std::optional<Sampling> sampling = {};        ///< how texts are continued; empty: by the likeliest token
    FigureSettings figure = {};
    std::optional<Guess> guess = {};  ///< the row that is hidden until it has been guessed
    std::vector<InkStroke> ink = {};  ///< at most `mostStrokes`, in the order in which they were drawn

    const Run& run() const { return runs.front(); }
    Run& run() { return runs.front(); }

    friend bool operator==(const Session& a, const Session& b);
};

/// Whether two sessions are the same but for what one looks at: saving one is saving the other.
bool isSameWork(const Session& a, const Session& b);

}  // namespace core
