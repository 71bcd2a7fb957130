#include "core/atlas/atlas_run.h"

#include "core/analysis/induction.h"
#include "core/atlas/text_batch.h"
#include "core/atlas/text_knock_outs.h"
#include "core/error.h"
#include "core/model/pass/row_reading.h"
#include "core/model/pass/whole_answers.h"
#include "core/number_range.h"
#include "core/prepare/opened_model.h"
#include "core/random_bits.h"
#include "core/session/edits/span_edits.h"
#include "core/session/session_sources.h"
#include "core/stopped.h"

#include <algorithm>

namespace core {
namespace {

constexpr Index mostInTurn = 512;  ///< tokens, beyond which no further text is begun
constexpr std::size_t mostTextsInTurn = 64;
constexpr Index repeatedInAtlas = 20;  ///< random sequences that induction is the mean of

std::vector<AttentionBlock> blocksOf(const Model& model)
{
    if (model.decoder == nullptr) return {AttentionBlock::Self};
    return {AttentionBlock::Self, AttentionBlock::Decoder, AttentionBlock::Cross};
}

Error otherHeads(const AtlasStep& step, const Atlas& atlas, const ModelInfo& info)
{
    return Error(Code::WrongShape, step.model,
                 "the model has the wrong shape: expected %1 layers of %2 heads, found %3 of %4",
                 std::to_string(atlas.layers), std::to_string(atlas.heads), std::to_string(info.layers),
                 std::to_string(info.heads));
}

/// Refuses names with which the file could not be read again.
void requireName(const AtlasModel& model)
{
    if (model.name.size() > longestHeadName || hasControls(model.name))
        throw Error(Code::OutOfRange, model.model,
                    "the checkpoint's name cannot be used: expected at most %1 bytes without control characters, found "
                    "another one",
                    std::to_string(longestHeadName));
}

}  // namespace

Run runOf(const std::filesystem::path& model, const Atlas& atlas, const AtlasText& text)
{
    Run run{.model = model};
    if (!text.chat.empty()) {
        setConversation(run, WrittenChat{text.chat, atlas.chat_day}, "the conversation");
    } else if (text.image.empty()) {
        run.texts = {text.text};
        run.spans = text.spans;
    } else {
        run.images = {text.image};
    }
    if (!text.target.empty()) run.targets = {text.target};
    run.most_tokens = atlas.longest > 0 ? std::min(atlas.longest, longestAtlasText) : longestAtlasText;
    return run;
}

namespace {

/// Tells the models of engines apart, of which nothing is here to be looked at.
std::uint64_t fingerprintOf(const AtlasModel& model)
{
    if (model.engine.empty()) return core::fingerprintOf(model.path);
    return hashOf(model.engine.model + "\n" + model.engine.revision + "\n" + model.engine.dtype);
}

}  // namespace

std::shared_ptr<const Model> AtlasRun::opened(std::size_t step, const std::stop_token& stop)
{
    return openedModel({.model = m_models[step].path, .engine = m_models[step].engine}, m_opened, stop);
}

Run AtlasRun::runFor(std::size_t step, const AtlasText& text) const
{
    Run run = runOf(m_models[step].path, m_atlas, text);
    run.engine = m_models[step].engine;
    run.interventions = m_atlas.off;
    return run;
}

/// A head that is not there would be off in name alone.
void AtlasRun::requireOff(const Model& model) const
{
    for (const Intervention& each : m_atlas.off) {
        requirePlace(phrase("the layer of a head that is off"), each.layer, model.info.layers);
        requirePlace(phrase("the head that is off"), each.head, model.info.heads);
    }
}

AtlasRun::AtlasRun(Atlas atlas, std::vector<AtlasModel> models, OpenedModels& models_opened, AtlasContent kept)
    : m_atlas(std::move(atlas)),
      m_models(std::move(models)),
      m_opened(models_opened),
      m_kept(kept),
      m_begun(m_models.size(), false)
{
    for (const AtlasModel& model : m_models) requireName(model);
    if (m_atlas.steps.empty())
        for (const AtlasModel& model : m_models) m_atlas.steps.push_back({.name = model.name, .model = model.model});
    if (m_atlas.steps.size() != m_models.size())
        throw Error(Code::OutOfRange, "", "the models cannot be used: expected %1, found %2",
                    std::to_string(m_atlas.steps.size()), std::to_string(m_models.size()));
    for (std::size_t step = 0; step < m_models.size(); ++step)
        if (step == 0 || !m_atlas.isComplete(m_atlas.steps[step])) begin(step);
}

/// Checks the model itself instead of believing the file, because memory is allocated by its sizes.
void AtlasRun::begin(std::size_t place)
{
    AtlasStep& step = m_atlas.steps[place];
    const std::uint64_t fingerprint = fingerprintOf(m_models[place]);
    if (step.fingerprint != fingerprint && (step.fingerprint != 0 || !step.statistics.empty()))
        throw Error(Code::OutOfRange, step.model,
                    "the model cannot be used: expected the one that the atlas was begun with, found another one");
    const auto model = opened(place);
    if (m_atlas.blocks.empty()) {
        m_atlas.layers = model->info.layers;
        m_atlas.heads = model->info.heads;
        m_atlas.blocks = blocksOf(*model);
    }
    const bool same = m_atlas.layers == model->info.layers && m_atlas.heads == model->info.heads
                      && m_atlas.blocks == blocksOf(*model);
    if (!same) throw otherHeads(step, m_atlas, model->info);
    requireOff(*model);
    step.fingerprint = fingerprint;
    step.rows.resize(m_atlas.blocks.size());
    step.statistics.resize(m_atlas.blocks.size() * static_cast<std::size_t>(m_atlas.layers * m_atlas.heads));
    m_begun[place] = true;
}

void AtlasRun::askKnockOuts(std::size_t texts, bool by_mean)
{
    for (std::size_t place = 0; place < m_models.size(); ++place) {
        const AtlasModel& each = m_models[place];
        const auto model = opened(place);
        if (!labelHeadOf(*model) && !predictsNext(model->decoder ? *model->decoder : *model))
            throw Error(Code::Unsupported, each.model,
                        "a run without heads is not supported: expected a model that predicts the next token or "
                        "answers in labels, found another one");
        if (by_mean && model->info.reads != Reads::Text)
            throw Error(Code::Unsupported, each.model,
                        "heads' means are not supported: expected a model that reads texts, found another one");
    }
    texts = std::min(texts, m_atlas.texts.size());
    for (AtlasStep& step : m_atlas.steps) {
        if (step.knock_outs.asked == texts && step.knock_outs.by_mean == by_mean) continue;
        // Another number is another sample, so results of the first are dropped.
        step.knock_outs = {.asked = texts, .by_mean = by_mean};
        for (AtlasBlockRows& rows : step.rows) rows.without = {};
        for (HeadStatistics& head : step.statistics) {
            head.without.clear();
            head.means[placeInAtlas(Measure::KnockOut)] = {};
        }
    }
}

bool AtlasRun::next(const std::stop_token& stop)
{
    for (std::size_t step = 0; step < m_atlas.steps.size(); ++step) {
        if (!m_atlas.isComplete(m_atlas.steps[step])) return nextTexts(step, stop);
        if (!m_atlas.steps[step].knock_outs.isComplete()) return nextKnockOuts(step, stop);
    }
    return false;
}

/// Takes over a step's numbers from an earlier step of the atlas that used the same weights.
bool AtlasRun::takeOver(std::size_t step)
{
    const auto before = sameWeightsBefore(m_atlas, step);
    if (!before || m_atlas.steps[step].done > 0) return false;
    AtlasStep taken = m_atlas.steps[*before];
    taken.name = m_atlas.steps[step].name;
    taken.model = m_atlas.steps[step].model;
    m_atlas.steps[step] = std::move(taken);
    return true;
}

std::vector<AtlasRun::Ready> AtlasRun::readied(std::size_t place, std::size_t& behind, const std::stop_token& stop)
{
    std::vector<Ready> ready;
    Index tokens = 0;
    for (; behind < m_atlas.texts.size() && tokens < mostInTurn && ready.size() < mostTextsInTurn; ++behind) {
        try {
            Ready text{behind, prepare(runFor(place, m_atlas.texts[behind]), m_opened, stop)};
            requireComputable(text.prepared);
            const Index more = std::ssize(text.prepared.batch.sequences.front().tokens);
            if (tokens > 0 && tokens + more > mostInTurn) break;
            tokens += more;
            ready.push_back(std::move(text));
        } catch (const Error& why) {
            m_turn.emplace_back(behind, why);
        }
    }
    return ready;
}

bool AtlasRun::nextTexts(std::size_t place, const std::stop_token& stop)
{
    if (!m_begun[place]) begin(place);
    if (takeOver(place)) return true;
    AtlasStep& step = m_atlas.steps[place];
    m_turn.clear();
    std::size_t behind = step.done;
    const std::vector<Ready> ready = readied(place, behind, stop);
    std::vector<const PreparedRun*> prepared(ready.size());
    std::ranges::transform(ready, prepared.begin(), [](const Ready& text) { return &text.prepared; });
    bool added = false;
    for (const std::vector<std::size_t>& batch : batchesOf(prepared)) {
        std::vector<Ready> together;
        together.reserve(batch.size());
        for (const std::size_t i : batch) together.push_back(ready[i]);
        // A turn that has begun is finished: after a stop its texts would be added twice.
        addTogether(step, together, added ? std::stop_token() : stop);
        added = true;
    }
    for (const auto& [text, why] : m_turn) step.passed_over.push_back(text);
    std::ranges::sort(step.passed_over);
    std::ranges::move(m_turn, std::back_inserter(m_passedOver));
    step.done = behind;
    if (m_atlas.isComplete(step) && m_kept == AtlasContent::Everything) finish(place);
    return true;
}

void AtlasRun::addTogether(AtlasStep& step, const std::vector<Ready>& texts, const std::stop_token& stop)
{
    std::vector<const PreparedRun*> prepared(texts.size());
    std::ranges::transform(texts, prepared.begin(), [](const Ready& text) { return &text.prepared; });
    std::shared_ptr<const Trace> whole;
    try {
        whole = runWithWeights(prepared.front()->model, joined(prepared), stop, m_atlas.off);
    } catch (const Error& why) {
        if (texts.size() == 1) {
            m_turn.emplace_back(texts.front().text, why);
            return;
        }
        for (const Ready& text : texts) addTogether(step, {text}, {});
        return;
    }
    if (whole == nullptr) throw Stopped{};
    for (std::size_t item = 0; item < texts.size(); ++item) {
        const auto place = static_cast<Index>(item);
        try {
            if (!addSpans(m_atlas, step, whole, place) && m_kept == AtlasContent::Spans)
                throw Error(Code::Missing, "", "a named span is missing");
        } catch (const Error& why) {
            m_turn.emplace_back(texts[item].text, why);
            continue;
        }
        if (m_kept == AtlasContent::Everything) addText(m_atlas, step, whole, place, texts[item].text);
    }
}

bool AtlasRun::nextKnockOuts(std::size_t place, const std::stop_token& stop)
{
    if (!m_begun[place]) begin(place);
    AtlasStep& step = m_atlas.steps[place];
    AtlasKnockOuts& job = step.knock_outs;
    if (job.done == 0) job.texts = drawnTexts(m_atlas, step, job.asked);
    if (job.texts.empty()) job = {};  // none could be read
    if (!job.isComplete()) {
        const std::int32_t text = job.texts[job.done];
        const AtlasText& read = m_atlas.texts[static_cast<std::size_t>(text)];
        const ReferenceTexts reference = job.by_mean ? referenceOf(place) : ReferenceTexts();
        const bool counted =
            addKnockOuts(m_atlas, step, prepare(runFor(place, read), m_opened, stop), text, reference, stop);
        ++job.done;
        if (counted) ++job.counted;
    }
    if (job.isComplete())
        for (HeadStatistics& head : step.statistics) finishMean(head.means[placeInAtlas(Measure::KnockOut)]);
    return true;
}

/// The texts that are run without heads, as far as a reference may be large.
const ReferenceTexts& AtlasRun::referenceOf(std::size_t step)
{
    const auto known = m_references.find(step);
    if (known != m_references.end()) return known->second;
    std::vector<std::string> texts;
    std::size_t bytes = 0;
    for (const std::int32_t place : m_atlas.steps[step].knock_outs.texts) {
        const AtlasText& text = m_atlas.texts[static_cast<std::size_t>(place)];
        std::string line = text.target.empty() ? text.text : text.text + "\t" + text.target;
        bytes += line.size();
        if (!texts.empty() && (bytes > mostReferenceBytes || texts.size() == mostReferenceTexts)) break;
        texts.push_back(std::move(line));
    }
    return m_references.emplace(step, ReferenceTexts("texts of the atlas", std::move(texts))).first->second;
}

/// What is resampled is kept, so that two atlases can be compared text by text, unless a training has too many steps.
void AtlasRun::finishMean(ResampledMean& mean) const
{
    constexpr Index mostHeads = 10'000;  // of all steps: 20 kB each
    mean.finish();
    if (std::ssize(m_atlas.steps) * std::ssize(m_atlas.blocks) * m_atlas.layers * m_atlas.heads > mostHeads)
        mean.replicateNumbers() = {};
}

void AtlasRun::finish(std::size_t place)
{
    addInduction(place);
    AtlasStep& step = m_atlas.steps[place];
    const std::size_t of_block = step.statistics.size() / m_atlas.blocks.size();
    for (std::size_t head = 0; head < step.statistics.size(); ++head) {
        const AtlasBlockRows& rows = step.rows[head / of_block];
        step.statistics[head].finish(rows.queries, rows.keys);
        for (ResampledMean& mean : step.statistics[head].means) finishMean(mean);
    }
    for (AtlasBlockRows& rows : step.rows) rows.queries = rows.keys = {};
}

/// Adds the induction scores of the model itself. The atlas's texts matter only for the token that texts begin with.
void AtlasRun::addInduction(std::size_t place)
{
    AtlasStep& step = m_atlas.steps[place];
    std::optional<Token> begin;
    for (std::size_t text = 0; text < m_atlas.texts.size(); ++text) {
        if (std::ranges::binary_search(step.passed_over, text)) continue;
        const PreparedRun prepared = prepare(runFor(place, m_atlas.texts[text]), m_opened);
        const Token& first = prepared.batch.sequences.front().tokens.front();
        if (first.special) begin = first;
        break;
    }
    const InductionQuestion question{.sequences = repeatedInAtlas, .changes = {.interventions = m_atlas.off}};
    const auto scores = inductionBySequence(opened(place), begin, question);
    for (std::size_t head = 0; head < scores.size(); ++head)
        for (std::size_t sequence = 0; sequence < scores[head].size(); ++sequence) {
            Moments one;
            one.add(scores[head][sequence]);
            step.statistics[head].means[placeInAtlas(Measure::Induction)].add(one, replicateCounts(sequence));
        }
}

}  // namespace core
