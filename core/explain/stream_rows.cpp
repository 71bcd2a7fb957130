#include "core/explain/stream_rows.h"

#include "core/explain/layer_parts.h"
#include "core/model/mixing/mixing_layer.h"
#include "core/model/pass/embedding.h"
#include "core/model/pass/layer_rest.h"
#include "core/model/pass/layer_run.h"
#include "core/model/pass/mixing_map.h"
#include "core/model/pass/mixing_run.h"
#include "core/model/pass/text_pictures.h"

#include <algorithm>

namespace core {
namespace {

/// Numbers of rows that are remembered: 64 MB.
constexpr Index mostNumbers = Index{1} << 24;

AttentionBlock streamOf(AttentionBlock block)
{
    return block == AttentionBlock::Self ? AttentionBlock::Self : AttentionBlock::Decoder;
}

}  // namespace

WrittenRow embeddedRow(const Transformer& transformer, const Sequence& sequence, Index row, Index first)
{
    using Kind = StreamPart::Kind;
    const EmbeddingSummands summands = embeddingSummands(transformer, sequence, row, first);
    WrittenRow written;
    written.add({.kind = Kind::Token}, summands.token);
    written.add({.kind = Kind::Segment}, summands.segment);
    written.add({.kind = Kind::Position}, summands.position);
    written.norm(embeddingNorm(transformer, sequence), written.sum());
    if (transformer.entry_projection) written.project(*transformer.entry_projection, {.kind = Kind::EntryBias});
    return written;
}

void StreamRows::open(std::optional<Index> layer)
{
    if (layer == m_opened) return;
    m_opened = layer;
    m_known.clear();
}

void StreamRows::splitBy(AttentionSplit split)
{
    if (split == m_split) return;
    m_split = split;
    m_known.clear();
}

std::vector<StreamRows::Step> StreamRows::stepsOf(AttentionBlock block) const
{
    const AttentionBlock stream = streamOf(block);
    const auto trace = blockOf(m_trace, stream);
    std::vector<Step> steps;
    for (Index layer = 0; trace != nullptr && layer < static_cast<Index>(trace->layers.size()); ++layer) {
        steps.push_back({stream, layer});
        if (stream == AttentionBlock::Decoder) steps.push_back({AttentionBlock::Cross, layer});
    }
    return steps;
}

std::shared_ptr<const SequenceLayer> StreamRows::layer(AttentionBlock block, Index layer, const std::stop_token& stop)
{
    if (m_complete_of != std::pair(block, layer)) {
        m_complete = completeLayer(*blockOf(m_trace, block), {layer, 0, m_item}, stop);
        m_complete_of = {block, layer};
    }
    return m_complete;
}

StreamRows::Rows StreamRows::entering(AttentionBlock block, Index layer, const std::vector<Index>& rows,
                                      const std::stop_token& stop)
{
    const Index step = block == AttentionBlock::Self ? layer : 2 * layer + (block == AttentionBlock::Cross ? 1 : 0);
    return rowsBefore(streamOf(block), static_cast<std::size_t>(step), rows, stop);
}

StreamRows::Rows StreamRows::leaving(AttentionBlock block, const std::vector<Index>& rows, const std::stop_token& stop)
{
    return rowsBefore(streamOf(block), stepsOf(block).size(), rows, stop);
}

StreamRows::Rows StreamRows::rowsBefore(AttentionBlock block, std::size_t step, const std::vector<Index>& rows,
                                        const std::stop_token& stop)
{
    const auto place = static_cast<Index>(step);
    Rows all;
    std::vector<Index> missing;
    for (const Index row : rows) {
        all.push_back(known(block, place, row));
        if (all.back() == nullptr && std::ranges::find(missing, row) == missing.end()) missing.push_back(row);
    }
    if (missing.empty()) return all;
    std::vector<WrittenRow> fresh = written(block, step, missing, stop);
    for (std::size_t i = 0; i < missing.size(); ++i) {
        const auto parts = std::make_shared<const WrittenRow>(std::move(fresh[i]));
        for (std::size_t j = 0; j < rows.size(); ++j)
            if (rows[j] == missing[i]) all[j] = parts;
        remember({block, place, missing[i], parts});
    }
    return all;
}

std::vector<WrittenRow> StreamRows::written(AttentionBlock block, std::size_t step, const std::vector<Index>& rows,
                                            const std::stop_token& stop)
{
    const auto stream = blockOf(m_trace, block);
    const Sequence& sequence = stream->batch.sequences[static_cast<std::size_t>(m_item)];
    std::vector<WrittenRow> written;
    written.reserve(rows.size());
    for (const Index row : rows)
        written.push_back(embeddedRow(stream->model->transformer, sequence, row, stream->batch.first_query));
    const std::vector<Step> steps = stepsOf(block);
    mixBefore(block, 0, written, rows, stop);
    for (std::size_t i = 0; i < step; ++i) {
        if (stop.stop_requested()) throw Stopped{};
        const auto computed = layer(steps[i].block, steps[i].layer, stop);
        const auto trace = blockOf(m_trace, steps[i].block);
        const Block& weights = trace->model->transformer.blocks[static_cast<std::size_t>(steps[i].layer)];
        std::optional<PassedMixer> mixer;
        if (weights.mixer != nullptr) mixer.emplace(passed(*weights.mixer, weights, computed->input));
        std::vector<Matrix> read;
        if (m_split != AttentionSplit::Heads) read = readBy(steps[i], *computed, rows);
        passLayer(written, rows,
                  {weights, *computed, steps[i].block, steps[i].layer, inputBehind(steps, i),
                   steps[i].layer == m_opened, std::move(mixer), m_split != AttentionSplit::Heads ? &read : nullptr,
                   m_split},
                  stop);
        addDeep(steps[i], rows, written);
        mixBefore(block, i + 1, written, rows, stop);
        if (i + 1 < steps.size()) enterAnew(steps[i + 1], written);
    }
    return written;
}

/// What a picture brings into the text behind a layer.
void StreamRows::addDeep(const Step& step, const std::vector<Index>& rows, std::vector<WrittenRow>& written) const
{
    const TextPictures* pictures = picturesOf(step);
    for (std::size_t i = 0; i < rows.size() && pictures != nullptr; ++i)
        if (const auto more = deepVector(*pictures, step.layer, rows[i]))
            written[i].add({.kind = StreamPart::Kind::TokenGate, .layer = step.layer}, *more);
}

const TextPictures* StreamRows::picturesOf(const Step& step) const
{
    return step.block == AttentionBlock::Self
               ? m_trace->batch.sequences[static_cast<std::size_t>(m_item)].pictures.get()
               : nullptr;
}

/// Nothing of what earlier layers wrote stands in a layer that every token enters with one vector.
void StreamRows::enterAnew(const Step& step, std::vector<WrittenRow>& written) const
{
    const Transformer& transformer = blockOf(m_trace, step.block)->model->transformer;
    const RowVector& entry = transformer.blocks[static_cast<std::size_t>(step.layer)].entry;
    if (entry.size() == 0) return;
    for (WrittenRow& row : written) {
        row = {};
        row.add({.kind = StreamPart::Kind::Entry, .layer = step.layer}, entry);
    }
}

/// What all heads of a layer read from each token for some rows: the token's value by the row's weight, through W_O.
/// @return [rows][T_k, d_model]
std::vector<Matrix> StreamRows::readBy(const Step& step, const SequenceLayer& computed,
                                       const std::vector<Index>& rows) const
{
    const auto trace = blockOf(m_trace, step.block);
    const MultiHeadWeights& weights = trace->model->transformer.blocks[static_cast<std::size_t>(step.layer)].attention;
    const Index tokens = std::ssize(trace->keys(m_item));
    std::vector<Matrix> read(rows.size(), Matrix::Zero(tokens, computed.input->cols()));
    for (Index head = 0; head < weights.heads; ++head) {
        const HeadVectors vectors = vectorsOf(computed.attention, weights, head);
        const auto place = static_cast<std::size_t>(head);
        const Matrix& kept = computed.attention.heads[place].weights;
        const Matrix map =
            kept.rows() > 0 ? kept
                            : attend(vectors.q, vectors.k, vectors.v, computed.scoring[place], Keep::Weights).weights;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const Matrix values =
                map.row(rows[i]).head(tokens).transpose().asDiagonal() * Matrix(vectors.v.topRows(tokens));
            if (weights.output)
                read[i] += headOutput(weights, head, values);
            else
                read[i].middleCols(head * values.cols(), values.cols()) += values;
        }
    }
    return read;
}

const Matrix* StreamRows::inputBehind(const std::vector<Step>& steps, std::size_t step) const
{
    const auto item = static_cast<std::size_t>(m_item);
    if (addsDeep(picturesOf(steps[step]), steps[step].layer)) return nullptr;  // more than the layer stands between
    if (step + 1 < steps.size()) {
        const SequenceLayer& next = blockOf(m_trace, steps[step + 1].block)
                                        ->layers[static_cast<std::size_t>(steps[step + 1].layer)]
                                        ->items[item];
        return next.before.empty() ? &*next.input : &*next.before.front().input;
    }
    const bool mixes = !m_trace->behind.empty() && !m_trace->behind[item].empty();
    return mixes ? &*m_trace->behind[item].front().input : nullptr;
}

PassedMixer StreamRows::passed(const TokenMixer& mixer, const Block& around, const Matrix& input) const
{
    const Model& model = *m_trace->model;
    const std::vector<MixingPlace> places = mixingPlaces(model.transformer, model.info);
    const auto found = std::ranges::find(places, &mixer, [](const MixingPlace& each) { return each.mixer.get(); });
    return {.mixer = mixer,
            .place = found - places.begin(),
            .number = found->number,
            .read = attentionInput(around, input),
            .real = m_trace->batch.sequences[static_cast<std::size_t>(m_item)].real,
            .factors = mixingFactors(model.transformer, &mixer, m_trace->changes.interventions)};
}

/// Takes rows through the layers without attention that stand before a step, or behind the last one.
void StreamRows::mixBefore(AttentionBlock block, std::size_t step, std::vector<WrittenRow>& written,
                           const std::vector<Index>& rows, const std::stop_token& stop)
{
    if (block != AttentionBlock::Self) return;
    const Transformer& transformer = m_trace->model->transformer;
    const auto item = static_cast<std::size_t>(m_item);
    const bool last = step == transformer.blocks.size();
    const auto& layers = last ? transformer.behind : transformer.blocks[step].before;
    if (layers.empty()) return;
    const std::vector<MixingTrace>& traces = last ? m_trace->behind[item] : m_trace->layers[step]->items[item].before;
    for (std::size_t i = 0; i < layers.size(); ++i) {
        const MixingLayer& layer = *layers[i];
        const Matrix& input = *traces[i].input;
        const Matrix* next = i + 1 < layers.size() ? &*traces[i + 1].input
                             : last                ? nullptr
                                                   : &*m_trace->layers[step]->items[item].input;
        std::optional<PassedMixer> mixer;
        if (layer.mixer != nullptr) mixer.emplace(passed(*layer.mixer, layer.around, input));
        passMixing(written, rows, {layer.around, input, std::move(mixer), layer.number, next}, stop);
    }
}

WrittenRow StreamRows::attendedTo(Index row) const
{
    return embeddedRow(m_trace->model->transformer, m_trace->batch.key_sequences[static_cast<std::size_t>(m_item)], row,
                       0);
}

std::shared_ptr<const WrittenRow> StreamRows::known(AttentionBlock block, Index step, Index row)
{
    const auto found = std::ranges::find_if(
        m_known, [&](const Known& each) { return each.block == block && each.step == step && each.row == row; });
    if (found == m_known.end()) return nullptr;
    m_known.splice(m_known.begin(), m_known, found);
    return m_known.front().parts;
}

void StreamRows::remember(Known known)
{
    m_known.push_front(std::move(known));
    Index numbers = 0;
    for (auto each = m_known.begin(); each != m_known.end();) {
        numbers += static_cast<Index>(each->parts->parts().size()) * each->parts->width();
        each = numbers > mostNumbers && each != m_known.begin() ? m_known.erase(each) : std::next(each);
    }
}

}  // namespace core
