#include "core/model/pass/reference_contexts.h"

#include "core/error.h"
#include "core/model/pass/fed_rows.h"
#include "core/model/pass/finished_pass.h"
#include "core/model/pass/layer_rest.h"
#include "core/model/pass/layer_run.h"
#include "core/number_range.h"
#include "core/random_bits.h"

#include <algorithm>
#include <deque>
#include <mutex>
#include <numeric>

namespace core {
namespace {

constexpr Index tokensAtOnce = 512;     ///< of texts of one length, which are run together
constexpr std::size_t modelsKept = 2;   ///< two runs that are compared
constexpr std::size_t passesKept = 16;  ///< over single texts

void requireTexts(const Model& model)
{
    if (model.info.reads != Reads::Text || model.transformer.patches || model.transformer.audio
        || (model.tokenizer == nullptr && !model.info.split))
        throw Error(Code::Unsupported, model.info.name,
                    "reference texts are not supported: expected a model that reads texts, found %1",
                    model.info.architecture);
}

std::vector<Token> fitting(std::vector<Token> tokens, Index most)
{
    if (std::ssize(tokens) > most) tokens.resize(static_cast<std::size_t>(most));
    return tokens;
}

/// One text as the model reads it: of an encoder–decoder with its target.
Batch batchOf(const Model& model, const std::string& line, const std::stop_token& stop)
{
    const std::size_t tab = model.decoder == nullptr ? std::string::npos : line.find('\t');
    const std::string text = line.substr(0, tab);
    Batch batch;
    batch.sequences = {sequenceOf(fitting(model.encode(text, std::nullopt, stop).tokens, model.info.max_tokens))};
    if (batch.sequences.front().tokens.empty())
        throw Error(Code::OutOfRange, model.info.name,
                    "a reference text cannot be used: expected one that the model cuts into tokens, found %1", text);
    if (model.decoder == nullptr) return batch;
    if (tab == std::string::npos)
        throw Error(Code::Missing, model.info.name,
                    "the target of a reference text is missing: expected a text, a tab and its target in each line, "
                    "found %1",
                    text);
    const Model& decoder = *model.decoder;
    batch.targets = {
        sequenceOf(fitting(decoder.encodeTarget(line.substr(tab + 1), stop).tokens, decoder.info.max_tokens))};
    return batch;
}

Index tokensOf(const Batch& batch, AttentionBlock block)
{
    const bool target = block == AttentionBlock::Decoder || block == AttentionBlock::Cross;
    return std::ssize((target ? batch.targets : batch.sequences).front().tokens);
}

std::shared_ptr<const Trace> passOver(const std::shared_ptr<const Model>& model, Batch batch,
                                      const std::stop_token& stop)
{
    // Of an engine contexts travel with everything else of their layers.
    const Keep keep = model->elsewhere ? Keep::Weights : Keep::Context;
    return finishedPass(run(model, std::move(batch), {.keep = keep, .stop = stop}));
}

/// Each kind of attention that a model has.
template<typename Take>
void eachPart(const Trace& whole, const Take& take)
{
    take(AttentionBlock::Self, whole);
    if (whole.decoder != nullptr) take(AttentionBlock::Decoder, *whole.decoder);
    if (whole.cross != nullptr) take(AttentionBlock::Cross, *whole.cross);
}

/// Sums of contexts over tokens.
class MeanSums {
public:
    void add(const Trace& whole)
    {
        eachPart(whole, [this](AttentionBlock block, const Trace& trace) {
            std::vector<Eigen::MatrixXd>& layers = m_sums[block];
            layers.resize(trace.layers.size());
            for (std::size_t layer = 0; layer < layers.size(); ++layer)
                for (const SequenceLayer& item : trace.layers[layer]->items) add(item, layers[layer]);
            m_counts[block] += static_cast<double>(trace.batch.sequences.size() * trace.queries(0).size());
        });
    }

    std::map<AttentionBlock, std::vector<Matrix>> means() const
    {
        std::map<AttentionBlock, std::vector<Matrix>> all;
        for (const auto& [block, layers] : m_sums) {
            std::vector<Matrix>& means = all[block];
            means.reserve(layers.size());
            for (const Eigen::MatrixXd& sum : layers) means.emplace_back((sum / m_counts.at(block)).cast<float>());
        }
        return all;
    }

private:
    static void add(const SequenceLayer& layer, Eigen::MatrixXd& sums)
    {
        const std::vector<HeadAttention>& heads = layer.attention.heads;
        if (sums.size() == 0) sums.setZero(std::ssize(heads), heads.front().context.cols());
        for (std::size_t head = 0; head < heads.size(); ++head)
            sums.row(static_cast<Index>(head)) += heads[head].context.cast<double>().colwise().sum();
    }

    std::map<AttentionBlock, std::vector<Eigen::MatrixXd>> m_sums;
    std::map<AttentionBlock, double> m_counts;
};

/// Runs all texts, those of one length together.
template<typename Take>
void eachPass(const std::vector<Batch>& texts, const std::shared_ptr<const Model>& model, const std::stop_token& stop,
              const Take& take)
{
    std::vector<std::size_t> order(texts.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto sizeOf = [&](std::size_t text) {
        const Batch& batch = texts[text];
        return std::pair(std::ssize(batch.sequences.front().tokens),
                         batch.targets.empty() ? 0 : std::ssize(batch.targets.front().tokens));
    };
    std::ranges::stable_sort(order, {}, sizeOf);
    for (std::size_t at = 0; at < order.size();) {
        Batch together = texts[order[at]];
        const auto size = sizeOf(order[at]);
        for (++at; at < order.size() && sizeOf(order[at]) == size
                   && (size.first + size.second) * (std::ssize(together.sequences) + 1) <= tokensAtOnce;
             ++at) {
            const Batch& next = texts[order[at]];
            together.sequences.push_back(next.sequences.front());
            if (!next.targets.empty()) together.targets.push_back(next.targets.front());
        }
        take(*passOver(model, std::move(together), stop));
    }
}

std::map<AttentionBlock, std::vector<Matrix>>
meansOver(const std::vector<Batch>& texts, const std::shared_ptr<const Model>& model, const std::stop_token& stop)
{
    MeanSums sums;
    eachPass(texts, model, stop, [&](const Trace& whole) { sums.add(whole); });
    return sums.means();
}

/// The rows of a layer that are averaged.
using LayerRows = Matrix (*)(const Block& block, const SequenceLayer& layer, const std::stop_token& stop);

Matrix enteringRows(const Block&, const SequenceLayer& layer, const std::stop_token&) { return layer.input; }

FedMeans rowMeansOver(const std::vector<Batch>& texts, const std::shared_ptr<const Model>& model, LayerRows rowsOf,
                      const std::stop_token& stop)
{
    std::map<AttentionBlock, std::vector<Eigen::RowVectorXd>> sums;
    std::map<AttentionBlock, double> counts;
    eachPass(texts, model, stop, [&](const Trace& whole) {
        eachPart(whole, [&](AttentionBlock block, const Trace& trace) {
            std::vector<Eigen::RowVectorXd>& layers = sums[block];
            layers.resize(trace.layers.size());
            for (std::size_t layer = 0; layer < layers.size(); ++layer)
                for (const SequenceLayer& item : trace.layers[layer]->items) {
                    const Matrix rows = rowsOf(trace.model->transformer.blocks[layer], item, stop);
                    if (layers[layer].size() == 0) layers[layer].setZero(rows.cols());
                    if (rows.rows() > 0) layers[layer] += rows.cast<double>().colwise().sum();
                }
            counts[block] += static_cast<double>(trace.batch.sequences.size() * trace.queries(0).size());
        });
    });
    FedMeans means;
    for (const auto& [block, layers] : sums)
        for (const Eigen::RowVectorXd& sum : layers) means[block].emplace_back((sum / counts.at(block)).cast<float>());
    return means;
}

/// What one model computed.
struct OfModel {
    std::weak_ptr<const Model> model;
    std::vector<Batch> texts = {};
    std::shared_ptr<const ReferenceContexts> mean = {};
    std::shared_ptr<const FedMeans> fed = {};
    std::shared_ptr<const FedMeans> entering = {};
    std::deque<std::pair<Index, std::shared_ptr<const ReferenceContexts>>> passes = {};
};

class KnownPasses final : public ReferencePasses {
public:
    /// The texts as the model cuts them.
    std::vector<Batch> texts(const ReferenceTexts& reference, const std::shared_ptr<const Model>& model,
                             const std::stop_token& stop)
    {
        {
            const std::lock_guard lock(m_mutex);
            if (const OfModel& known = of(model); !known.texts.empty()) return known.texts;
        }
        requireTexts(*model);
        std::vector<Batch> cut;
        cut.reserve(reference.texts().size());
        for (const std::string& text : reference.texts()) cut.push_back(batchOf(*model, text, stop));
        const std::lock_guard lock(m_mutex);
        of(model).texts = cut;
        return cut;
    }

    std::shared_ptr<const ReferenceContexts>
    mean(const ReferenceTexts& reference, const std::shared_ptr<const Model>& model, const std::stop_token& stop)
    {
        {
            const std::lock_guard lock(m_mutex);
            if (const OfModel& known = of(model); known.mean != nullptr) return known.mean;
        }
        auto found = std::make_shared<ReferenceContexts>();
        found->means = meansOver(texts(reference, model, stop), model, stop);
        const std::lock_guard lock(m_mutex);
        return of(model).mean = std::move(found);
    }

    /// @param kept    where the means are kept
    /// @param rowsOf  a layer's
    std::shared_ptr<const FedMeans> rowMeans(std::shared_ptr<const FedMeans> OfModel::*kept, LayerRows rowsOf,
                                             const ReferenceTexts& reference, const std::shared_ptr<const Model>& model,
                                             const std::stop_token& stop)
    {
        {
            const std::lock_guard lock(m_mutex);
            if (const OfModel& known = of(model); known.*kept != nullptr) return known.*kept;
        }
        auto found = std::make_shared<const FedMeans>(rowMeansOver(texts(reference, model, stop), model, rowsOf, stop));
        const std::lock_guard lock(m_mutex);
        return of(model).*kept = std::move(found);
    }

    std::shared_ptr<const ReferenceContexts> text(const ReferenceTexts& reference,
                                                  const std::shared_ptr<const Model>& model, Index text,
                                                  const std::stop_token& stop)
    {
        {
            const std::lock_guard lock(m_mutex);
            for (const auto& [number, known] : of(model).passes)
                if (number == text) return known;
        }
        const std::vector<Batch> all = texts(reference, model, stop);
        if (text < 0 || text >= std::ssize(all))
            throw Error(Code::OutOfRange, reference.name(),
                        "the number of the reference text cannot be used: expected 0 to %1, found %2",
                        std::to_string(all.size() - 1), std::to_string(text));
        auto found = std::make_shared<ReferenceContexts>();
        found->text = passOver(model, all[static_cast<std::size_t>(text)], stop);
        const std::lock_guard lock(m_mutex);
        auto& passes = of(model).passes;
        passes.emplace_back(text, found);
        if (passes.size() > passesKept) passes.pop_front();
        return found;
    }

private:
    /// With the lock.
    OfModel& of(const std::shared_ptr<const Model>& model)
    {
        const auto known =
            std::ranges::find_if(m_models, [&](const OfModel& each) { return each.model.lock() == model; });
        if (known != m_models.end()) return *known;
        if (m_models.size() == modelsKept) m_models.pop_front();
        return m_models.emplace_back(OfModel{.model = model});
    }

    std::mutex m_mutex;
    std::deque<OfModel> m_models;
};

std::shared_ptr<KnownPasses> knownPasses(const ReferenceTexts& reference)
{
    return std::static_pointer_cast<KnownPasses>(reference.passes([] { return std::make_shared<KnownPasses>(); }));
}

void requireReference(const ReferenceTexts& reference, const Model& model)
{
    if (reference.empty())
        throw Error(Code::Missing, model.info.name, "a reference text is missing: expected at least one");
}

}  // namespace

std::shared_ptr<const ReferenceContexts>
referenceMeans(const ReferenceTexts& reference, const std::shared_ptr<const Model>& model, const std::stop_token& stop)
{
    requireReference(reference, *model);
    return knownPasses(reference)->mean(reference, model, stop);
}

std::shared_ptr<const ReferenceContexts> referenceText(const ReferenceTexts& reference,
                                                       const std::shared_ptr<const Model>& model, Index text,
                                                       const std::stop_token& stop)
{
    requireReference(reference, *model);
    return knownPasses(reference)->text(reference, model, text, stop);
}

std::shared_ptr<const FedMeans> referenceFedMeans(const ReferenceTexts& reference,
                                                  const std::shared_ptr<const Model>& model,
                                                  const std::stop_token& stop)
{
    requireReference(reference, *model);
    return knownPasses(reference)->rowMeans(&OfModel::fed, fedRows, reference, model, stop);
}

std::shared_ptr<const FedMeans> referenceStreamMeans(const ReferenceTexts& reference,
                                                     const std::shared_ptr<const Model>& model,
                                                     const std::stop_token& stop)
{
    requireReference(reference, *model);
    return knownPasses(reference)->rowMeans(&OfModel::entering, enteringRows, reference, model, stop);
}

std::vector<Index> drawnReferences(const ReferenceTexts& reference, const std::shared_ptr<const Model>& model,
                                   AttentionBlock block, Index tokens, std::size_t most, const std::stop_token& stop)
{
    requireReference(reference, *model);
    const std::vector<Batch> texts = knownPasses(reference)->texts(reference, model, stop);
    std::vector<Index> drawn;
    Index longest = 0;
    for (std::size_t text = 0; text < texts.size(); ++text) {
        const Index count = tokensOf(texts[text], block);
        longest = std::max(longest, count);
        if (count >= tokens) drawn.push_back(static_cast<Index>(text));
    }
    if (drawn.empty())
        throw Error(Code::OutOfRange, reference.name(),
                    "the reference texts cannot be used to resample: expected one of at least %1 tokens, found %2 at "
                    "most",
                    std::to_string(tokens), std::to_string(longest));
    constexpr std::uint64_t seed = 86;
    std::ranges::sort(drawn, {}, [](Index text) { return mixedBits(seed, static_cast<std::uint64_t>(text)); });
    if (drawn.size() > most) drawn.resize(most);
    return drawn;
}

namespace {

/// What a text's last token has in the stream that leaves a layer.
RowVector lastLeaving(const Intervention& intervention, const std::shared_ptr<const Model>& model, Index text,
                      const std::stop_token& stop)
{
    const auto trace = blockOf(referenceText(intervention.reference, model, text, stop)->text, intervention.block);
    if (trace == nullptr || !trace->has(*intervention.layer))
        throw Error(Code::OutOfRange, model->info.name, "the layer of steering cannot be used: expected %1, found %2",
                    numberRange(1, model->info.layers), std::to_string(*intervention.layer + 1));
    const auto layer = completeLayer(*trace, {*intervention.layer, 0, 0}, stop);
    const Block& block = trace->model->transformer.blocks[static_cast<std::size_t>(*intervention.layer)];
    Matrix output = layer->attention.output;
    if (layer->mixed.rows() > 0) output += *layer->mixed;
    return afterAttention(block, layer->input, output, nullptr, stop).bottomRows(1);
}

std::shared_ptr<const ReferenceContexts>
directionOf(const Intervention& intervention, const std::shared_ptr<const Model>& model, const std::stop_token& stop)
{
    if (!intervention.layer)
        throw Error(Code::Missing, model->info.name,
                    "the layer of steering is missing: expected the one whose output it is added to");
    const std::size_t texts = intervention.reference.empty() ? 0 : intervention.reference.texts().size();
    if (texts != 2)
        throw Error(Code::OutOfRange, model->info.name,
                    "the texts of steering cannot be used: expected two, whose difference is added, found %1",
                    std::to_string(texts));
    if (model->elsewhere)
        throw Error(Code::Unsupported, model->info.name,
                    "steering is not supported: expected a model that is computed here, found one that an engine "
                    "computes");
    auto found = std::make_shared<ReferenceContexts>();
    found->direction = lastLeaving(intervention, model, 0, stop) - lastLeaving(intervention, model, 1, stop);
    return found;
}

}  // namespace

std::shared_ptr<const ReferenceContexts>
referenceOf(const Intervention& intervention, const std::shared_ptr<const Model>& model, const std::stop_token& stop)
{
    if (intervention.kind == Intervention::Kind::Steer) return directionOf(intervention, model, stop);
    if (intervention.kind == Intervention::Kind::Resample)
        return referenceText(intervention.reference, model, intervention.text, stop);
    const bool ofTexts = intervention.kind == Intervention::Kind::Mean && !intervention.reference.empty();
    return ofTexts ? referenceMeans(intervention.reference, model, stop) : nullptr;
}

void putReference(const ReferenceContexts& contexts, AttentionBlock block, const HeadAddress& head,
                  const std::vector<bool>& real, Index dimensions, HeadReplacement& replaced)
{
    const auto layer = static_cast<std::size_t>(head.layer);
    std::vector<Index> rows(real.size(), -1);
    Matrix put;
    if (contexts.text == nullptr) {
        put = contexts.means.at(block).at(layer).row(head.head);
        rows.assign(real.size(), 0);
    } else {
        const auto trace = blockOf(contexts.text, block);
        const auto complete = completeLayer(*trace, {head.layer, head.head, 0});
        put = complete->attention.heads.at(static_cast<std::size_t>(head.head)).context;
        Index next = 0;
        for (std::size_t row = 0; row < rows.size(); ++row)
            if (real[row]) rows[row] = next++;
        if (next > put.rows())
            throw Error(Code::OutOfRange, trace->model->info.name,
                        "the reference text cannot be used: expected one of at least %1 tokens, found %2",
                        std::to_string(next), std::to_string(put.rows()));
    }
    if (put.cols() != dimensions)
        throw Error(Code::WrongShape, "", "the reference has the wrong shape: expected %1 dimensions, found %2",
                    std::to_string(dimensions), std::to_string(put.cols()));
    replaced.context = std::make_shared<const Matrix>(std::move(put));
    replaced.context_rows = std::move(rows);
}

Matrix withReference(const ReferenceContexts& contexts, AttentionBlock block, const HeadAddress& head, Matrix own,
                     const std::vector<bool>& real)
{
    HeadReplacement replaced;
    putReference(contexts, block, head, real, own.cols(), replaced);
    for (Index row = 0; row < own.rows(); ++row)
        if (const Index taken = replaced.context_rows[static_cast<std::size_t>(row)]; taken >= 0)
            own.row(row) = replaced.context->row(taken);
    return own;
}

}  // namespace core
