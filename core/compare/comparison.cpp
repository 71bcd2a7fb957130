#include "core/compare/comparison.h"

#include "core/analysis/head_similarity.h"
#include "core/atlas/atlas_run.h"
#include "core/atlas/text_knock_outs.h"
#include "core/kernel/parallel.h"
#include "core/model/pass/finished_pass.h"
#include "core/model/pass/prediction.h"
#include "core/model/pass/row_reading.h"
#include "core/model/pass/whole_answers.h"
#include "core/prepare/prepared_run.h"
#include "core/scan/scanned_texts.h"
#include "core/stopped.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace core {
namespace {

/// A run over one of its texts alone.
Run runOfOwn(const Run& run, std::size_t text, std::size_t count)
{
    if (count <= 1) return run;
    Run one = run;
    const auto keep = [text](auto& list) {
        auto own = list;
        list.clear();
        if (text < own.size()) list.push_back(std::move(own[text]));
    };
    if (run.texts.empty()) keep(one.images);
    for (auto* list : {&one.texts, &one.targets, &one.target_sources}) keep(*list);
    keep(one.sounds);
    keep(one.cuts);
    return one;
}

/// A run over a collection's text, with the model and the changes that it has.
Run runOfText(const Run& run, const AtlasText& text)
{
    Run one = runOf(run.model, {}, text);
    one.base = run.base;
    one.tower = run.tower;
    one.split = run.split;
    one.changes = run.changes;
    one.interventions = run.interventions;
    one.whole_pictures = run.whole_pictures;
    return one;
}

std::size_t ownTexts(const Run& run)
{
    return std::max(
        {run.texts.size(), run.texts.empty() ? run.images.size() : std::size_t{0}, run.sounds.size(), std::size_t{1}});
}

void requireWeightsHere(const PreparedRun& run)
{
    if (run.model->elsewhere == nullptr && !run.isFromFile()) return;
    throw Error(Code::Unsupported, run.model->info.name,
                "comparing weights is not supported: expected models whose weights are here, found one that an engine "
                "computes");
}

bool isOneTextCutAlike(const PreparedRun& a, const PreparedRun& b)
{
    return otherTokens(a.batch.sequences, b.batch.sequences).empty()
           && otherTokens(a.batch.targets, b.batch.targets).empty();
}

/// Whether both were asked to read the same.
bool haveOneText(const Run& a, const Run& b)
{
    return a.texts == b.texts && a.targets == b.targets && a.images == b.images && a.sounds == b.sounds
           && a.continuation == b.continuation && a.cuts == b.cuts && a.keys_text == b.keys_text
           && a.as_written == b.as_written;
}

/// Means over texts of how far each head of A is from each of B.
class MatchedHeads {
public:
    void add(const Matrix& apart)
    {
        if (m_sum.size() == 0) {
            m_sum = Eigen::MatrixXd::Zero(apart.rows(), apart.cols());
            m_count = m_sum;
        }
        const auto known = !apart.array().isNaN();
        m_sum.array() += known.select(apart, 0.0F).cast<double>().array();
        m_count.array() += known.cast<double>();
    }
    void nearest(HeadChange& head, Index place, Index heads) const
    {
        for (Index other = 0; other < m_sum.cols(); ++other) {
            if (m_count(place, other) == 0) continue;
            const double apart = m_sum(place, other) / m_count(place, other);
            if (head.nearest && apart >= head.nearest_apart) continue;
            head.nearest = HeadPlace{other / heads, other % heads};
            head.nearest_apart = apart;
        }
    }

private:
    Eigen::MatrixXd m_sum, m_count;  ///< [heads of A, heads of B]
};

class ComparisonRun {
public:
    ComparisonRun(const CompareRequest& request, OpenedModels& opened,
                  const std::function<void(const CompareProgress&)>& told, const std::stop_token& stop)
        : m_request(request),
          m_opened(opened),
          m_told(told),
          m_stop(stop)
    {
    }

    RunComparison result()
    {
        m_found.asked =
            m_request.texts.empty() ? std::max(ownTexts(m_request.a), ownTexts(m_request.b)) : m_request.texts.size();
        for (std::size_t text = 0; text < m_found.asked; ++text) {
            try {
                addText(text);
                ++m_found.read;
            } catch (const Error& why) {
                if (m_found.asked == 1 || m_refused) throw;
                m_found.passed_over.emplace_back(text, why);
            }
        }
        if (m_found.read == 0) throw Error(m_found.passed_over.front().second);
        finish();
        return std::move(m_found);
    }

private:
    std::size_t heads() const { return m_found.heads.size(); }
    void tell(CompareProgress::Part part, std::size_t done, std::size_t asked) const
    {
        if (m_stop.stop_requested()) throw Stopped{};
        if (m_told) m_told({part, done, asked});
    }

    /// @param passes  of this text that are done
    void tellPass(std::size_t text, std::size_t passes) const
    {
        const std::size_t replaced = std::min(m_request.answers, m_found.asked) * heads();
        tell(CompareProgress::Part::Texts, text + std::min(text, m_request.answers) * heads() + passes,
             m_found.asked + replaced);
    }

    void begin(const std::shared_ptr<const Model>& a, const std::shared_ptr<const Model>& b);
    void compareWeights(const Model& a, const Model& b);
    void addText(std::size_t text);
    void addMaps(std::size_t text, const std::shared_ptr<const Trace>& a, const std::shared_ptr<const Trace>& b,
                 bool same);
    void addAnswers(std::size_t text, const Run& run, const std::shared_ptr<const Trace>& a,
                    const std::shared_ptr<const Trace>& b, bool same);
    void replaceHeads(std::size_t text, const Run& run, const std::shared_ptr<const Trace>& a,
                      const std::shared_ptr<const Trace>& b, const Eigen::VectorXd& before,
                      const std::vector<Answer>& labels);
    void finish();

    const CompareRequest& m_request;
    OpenedModels& m_opened;
    const std::function<void(const CompareProgress&)>& m_told;
    std::stop_token m_stop;
    RunComparison m_found;
    bool m_refused = false;  ///< the two cannot be compared, whatever the text
    HeadsOverTexts m_maps, m_answers;
    std::vector<double> m_apart, m_likelier;
    MatchedHeads m_matched;
};

void ComparisonRun::begin(const std::shared_ptr<const Model>& a, const std::shared_ptr<const Model>& b)
{
    m_refused = true;
    m_found.block = m_request.block;
    m_found.whole_a = a;
    m_found.whole_b = b;
    m_found.a = blockOf(a, m_request.block);
    m_found.b = blockOf(b, m_request.block);
    for (const auto& [stack, whole] : {std::pair(m_found.a, a), std::pair(m_found.b, b)})
        if (stack == nullptr)
            throw Error(Code::Unsupported, whole->info.name,
                        "this attention is not supported: expected an encoder–decoder, found %1",
                        whole->info.architecture);
    const ModelInfo &one = m_found.a->info, &other = m_found.b->info;
    try {
        requireSameShape(*m_found.a, *m_found.b);
    } catch (const Error& why) {
        if (one.layers != other.layers || one.heads != other.heads) throw;
        m_found.no_weights = why;
    }
    m_found.heads.reserve(static_cast<std::size_t>(one.layers * one.heads));
    for (Index place = 0; place < one.layers * one.heads; ++place)
        m_found.heads.push_back({.layer = place / one.heads, .head = place % one.heads});
    m_maps = HeadsOverTexts(heads(), m_found.asked);
    m_answers = HeadsOverTexts(heads(), m_found.asked);
    m_apart.assign(m_found.asked, std::numeric_limits<double>::quiet_NaN());
    m_likelier = m_apart;
    if (!m_found.no_weights) compareWeights(*a, *b);
    m_refused = false;
}

void ComparisonRun::compareWeights(const Model& a, const Model& b)
{
    m_found.weights = weightDifference(*m_found.a, *m_found.b, m_stop, [this](Index done, Index layers) {
        tell(CompareProgress::Part::Weights, static_cast<std::size_t>(done), static_cast<std::size_t>(layers));
    });
    const AttentionStack of_a = AttentionStack::of(a, m_request.block), of_b = AttentionStack::of(b, m_request.block);
    const auto each_layer = static_cast<std::size_t>(m_found.a->info.heads);
    for (std::size_t first = 0; first < heads(); first += each_layer) {
        tell(CompareProgress::Part::Heads, first, heads());
        inParallel(static_cast<Index>(each_layer), [&](Index i) {
            HeadChange& head = m_found.heads[first + static_cast<std::size_t>(i)];
            head.weights = headWeightChange(of_a, of_b, {head.layer, head.head});
        });
    }
}

void ComparisonRun::addText(std::size_t text)
{
    const bool own = m_request.texts.empty();
    const auto of = [&](const Run& run) {
        return own ? runOfOwn(run, text, m_found.asked) : runOfText(run, m_request.texts[text]);
    };
    const Run run_a = of(m_request.a), run_b = of(m_request.b);
    const PreparedRun ready_a = prepare(run_a, m_opened, m_stop), ready_b = prepare(run_b, m_opened, m_stop);
    for (const PreparedRun* ready : {&ready_a, &ready_b}) {
        requireWeightsHere(*ready);
        requireComputable(*ready);
    }
    if (m_found.a == nullptr) begin(ready_a.model, ready_b.model);
    tellPass(text, 0);
    const bool same = isOneTextCutAlike(ready_a, ready_b);
    if (!same && haveOneText(run_a, run_b)) {
        if (m_found.no_weights) throw Error(*m_found.no_weights);
        std::string found = otherTokens(ready_a.batch.sequences, ready_b.batch.sequences);
        if (found.empty()) found = otherTokens(ready_a.batch.targets, ready_b.batch.targets);
        throw Error(Code::OutOfRange, ready_b.model->info.name,
                    "%1 cannot be used: expected the same tokens as in --model, found %2", "--text", found);
    }
    m_found.aligned = m_found.aligned || !same;
    const auto pass = [&](const PreparedRun& ready, const Run& run) {
        RunOptions options = optionsOf(run);
        options.keep = Keep::Context;
        options.stop = m_stop;
        return finishedPass(core::run(ready.model, ready.batch, options));
    };
    const auto a = pass(ready_a, run_a), b = pass(ready_b, run_b);
    m_found.tokens += std::ranges::count(a->batch.sequences.front().real, true);
    addMaps(text, blockOf(a, m_request.block), blockOf(b, m_request.block), same);
    addAnswers(text, run_a, a, b, same);
}

void ComparisonRun::addMaps(std::size_t text, const std::shared_ptr<const Trace>& a,
                            const std::shared_ptr<const Trace>& b, bool same)
{
    if (!same && (a->isLong() || b->isLong()))
        throw Error(Code::TooLong, a->model->info.name, "This text is too long to be compared.");
    const Matrix apart = same ? headDivergenceOfRuns(a, b, m_stop) : headDivergenceAligned(*a, *b, m_stop);
    for (std::size_t place = 0; place < heads(); ++place)
        m_maps.set(place, text, static_cast<double>(apart(m_found.heads[place].layer, m_found.heads[place].head)));
    if (same && !a->isLong() && std::ssize(m_found.heads) <= mostMatchedHeads)
        m_matched.add(headDivergences(*a, *b, 0, m_stop));
}

void ComparisonRun::addAnswers(std::size_t text, const Run& run, const std::shared_ptr<const Trace>& a,
                               const std::shared_ptr<const Trace>& b, bool same)
{
    if (auto answer = comparedAnswer(speakerOf(*a), speakerOf(*b), 0)) {
        m_apart[text] = answer->apart.jensen_shannon;
        answer->item = static_cast<Index>(text);
        m_found.answers.push_back(std::move(*answer));
    }
    const Model& speaker = *speakerOf(*a).model;
    const bool predicts = labelHeadOf(*a->model).has_value() || predictsNext(speaker);
    if (!predicts) return;
    const std::vector<Answer> labels = likeliestLabels(*a);
    const Eigen::VectorXd before = predictionsOf(*a, labels);
    if (before.size() == 0) return;
    if (same && labels.empty()) {
        const Eigen::VectorXd other = predictionsOf(*b, labels);
        if (other.size() == before.size()) m_likelier[text] = (other - before).mean();
    }
    if (text >= m_request.answers || m_found.no_answers) return;
    try {
        replaceHeads(text, run, a, b, before, labels);
        ++m_found.answered;
    } catch (const Error& why) {
        m_found.no_answers = why;
    }
}

/// Each head of A says in turn what B's says, all others what they said.
void ComparisonRun::replaceHeads(std::size_t text, const Run& run, const std::shared_ptr<const Trace>& a,
                                 const std::shared_ptr<const Trace>& b, const Eigen::VectorXd& before,
                                 const std::vector<Answer>& labels)
{
    RunOptions options = optionsOf(run);
    options.keep = Keep::Context;
    options.stop = m_stop;
    options.previous = a;
    options.patches = {nullptr, b};
    options.interventions.push_back({.kind = Intervention::Kind::Patch, .block = m_request.block, .run = 1});
    for (std::size_t place = 0; place < heads(); ++place) {
        tellPass(text, place + 1);
        options.interventions.back().layer = m_found.heads[place].layer;
        options.interventions.back().head = m_found.heads[place].head;
        const auto replaced = finishedPass(core::run(a->model, a->batch, options));
        m_answers.set(place, text, (predictionsOf(*replaced, labels) - before).mean());
    }
}

void ComparisonRun::finish()
{
    for (std::size_t place = 0; place < heads(); ++place) {
        HeadChange& head = m_found.heads[place];
        head.maps = spreadOf(m_maps.of(place));
        head.answer = spreadOf(m_answers.of(place));
        head.text = m_maps.most(place);
        m_matched.nearest(head, static_cast<Index>(place), m_found.b->info.heads);
    }
    m_found.apart = spreadOf(m_apart);
    m_found.likelier = spreadOf(m_likelier);
}

}  // namespace

std::optional<double> RunComparison::changeOf(const HeadChange& head, ChangeOf what) const
{
    switch (what) {
    case ChangeOf::Weights: return head.weights;
    case ChangeOf::Maps: return head.maps.count > 0 ? std::optional(head.maps.mean) : std::nullopt;
    case ChangeOf::Answer: return head.answer.count > 0 ? std::optional(head.answer.mean) : std::nullopt;
    }
    return std::nullopt;
}

ChangeOf RunComparison::usualOrder() const
{
    const auto changed = [this](const HeadChange& head) { return changeOf(head, ChangeOf::Maps).value_or(0) > 0; };
    return std::ranges::any_of(heads, changed) || no_weights ? ChangeOf::Maps : ChangeOf::Weights;
}

std::vector<std::size_t> RunComparison::ranked(ChangeOf what) const
{
    std::vector<std::size_t> places;
    places.reserve(heads.size());
    for (std::size_t place = 0; place < heads.size(); ++place)
        if (const auto change = changeOf(heads[place], what); change && !std::isnan(*change)) places.push_back(place);
    std::ranges::stable_sort(places, std::ranges::greater(),
                             [&](std::size_t place) { return std::abs(*changeOf(heads[place], what)); });
    return places;
}

std::vector<HeadPartChange> changedParts(const RunComparison& comparison, const HeadPlace& head,
                                         const DirectionsAsked& asked, const std::stop_token& stop)
{
    if (comparison.no_weights) throw Error(*comparison.no_weights);
    return changedParts(AttentionStack::of(*comparison.whole_a, comparison.block),
                        AttentionStack::of(*comparison.whole_b, comparison.block), head, asked, stop);
}

RunComparison compared(const CompareRequest& request, OpenedModels& opened,
                       const std::function<void(const CompareProgress&)>& told, const std::stop_token& stop)
{
    return ComparisonRun(request, opened, told, stop).result();
}

}  // namespace core
