#include "core/model/pass/trace_tensors.h"

#include "core/image/pixel_file.h"
#include "core/json/json_text.h"
#include "core/model/layer_numbers.h"
#include "core/model/pass/head_stages.h"
#include "core/model/pass/layer_rest.h"
#include "core/model/pass/letters.h"
#include "core/model/pass/mixing_map.h"
#include "core/model/pass/page_picture.h"
#include "core/model/pass/prediction.h"
#include "core/model/pass/text_pictures.h"
#include "core/model/pass/whole_answers.h"
#include "core/model/position_grid.h"

#include <algorithm>

namespace core {
namespace {

void append(std::vector<float>& to, MatrixView matrix)
{
    for (Index row = 0; row < matrix.rows(); ++row)
        to.insert(to.end(), matrix.row(row).data(), matrix.row(row).data() + matrix.cols());
}

std::string tokensJson(const std::vector<Sequence>& sequences)
{
    Json texts = Json::array();
    for (const Sequence& sequence : sequences) {
        Json tokens = Json::array();
        for (const Token& token : sequence.tokens) tokens.push_back(token.piece);
        texts.push_back(std::move(tokens));
    }
    return texts.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// Each layer's array of one kind: one tensor where all layers are alike, else one for each layer.
class EachLayer {
public:
    explicit EachLayer(std::string name) : m_name(std::move(name)) {}

    /// The destination of a layer's numbers, text by text.
    /// @param number  the layer's, from 1
    /// @param shape   the layer's, of all texts
    std::vector<float>& numbered(Index number, Index item, std::vector<Index> shape)
    {
        if (item == 0) m_layers.push_back({number, std::move(shape), {}});
        return m_layers.back().numbers;
    }

    void addTo(std::vector<NamedTensor>& tensors)
    {
        if (m_layers.empty()) return;
        const bool alike =
            std::ranges::all_of(m_layers, [&](const Layer& each) { return each.shape == m_layers.front().shape; });
        if (alike) return tensors.push_back(stacked());
        for (Layer& layer : m_layers)
            tensors.push_back({m_name + "." + std::to_string(layer.number), layer.shape, std::move(layer.numbers)});
    }

private:
    struct Layer {
        Index number = 0;
        std::vector<Index> shape;
        std::vector<float> numbers;
    };

    NamedTensor stacked() const
    {
        NamedTensor all{m_name, m_layers.front().shape, std::vector<float>()};
        all.shape.insert(all.shape.begin(), std::ssize(m_layers));
        auto& numbers = std::get<0>(all.values);
        for (const Layer& layer : m_layers) numbers.insert(numbers.end(), layer.numbers.begin(), layer.numbers.end());
        return all;
    }

    std::string m_name;
    std::vector<Layer> m_layers;
};

/// Gathers the tensors of one Trace.
class Collector {
public:
    Collector(const Trace& trace, const TensorSelection& selection)
        : m_trace(trace),
          m_selection(selection),
          m_batch(static_cast<Index>(trace.batch.sequences.size())),
          m_tokens(static_cast<Index>(trace.batch.sequences.front().tokens.size())),
          m_keys(trace.batch.key_sequences.empty()
                     ? m_tokens
                     : static_cast<Index>(trace.batch.key_sequences.front().tokens.size())),
          m_first(selection.layer.value_or(0)),
          m_last(selection.layer.value_or(static_cast<Index>(trace.layers.size()) - 1))
    {
    }

    std::vector<NamedTensor> collect()
    {
        if (m_trace.recorded()) {
            addRecorded();
            return std::move(m_tensors);
        }
        addInputs();
        addPicturesOfText();
        addHeads();
        addMixing();
        addHiddenStates();
        addLogits();
        addLabels();
        addSentences();
        return std::move(m_tensors);
    }

    std::vector<NamedTensor> collectInputs()
    {
        addInputs();
        return std::move(m_tensors);
    }
    std::vector<NamedTensor> collectHeads()
    {
        addHeads();
        return std::move(m_tensors);
    }
    std::vector<NamedTensor> collectHiddenStates()
    {
        addHiddenStates();
        return std::move(m_tensors);
    }
    std::vector<NamedTensor> collectLogits()
    {
        addLogits();
        return std::move(m_tensors);
    }
    std::vector<NamedTensor> collectLabels()
    {
        addLabels();
        return std::move(m_tensors);
    }

private:
    /// Waveforms; behind a shorter one stands silence.
    void addWaves()
    {
        Index longest = 0;
        for (const Sequence& sequence : m_trace.batch.sequences) longest = std::max(longest, sequence.features->cols());
        std::vector<float> values;
        for (const Sequence& sequence : m_trace.batch.sequences) {
            append(values, *sequence.features);
            values.resize(values.size() + static_cast<std::size_t>(longest - sequence.features->cols()));
        }
        m_tensors.push_back({"input_values", {m_batch, longest}, std::move(values)});
    }

    void addSounds()
    {
        std::vector<float> values;
        for (const Sequence& sequence : m_trace.batch.sequences)
            values.insert(values.end(), sequence.features->data(),
                          sequence.features->data() + sequence.features->size());
        const Matrix& one = *m_trace.batch.sequences.front().features;
        if (m_trace.model->transformer.audio->wave) return addWaves();
        m_tensors.push_back({"input_features", {m_batch, one.rows(), one.cols()}, std::move(values)});
    }

    /// Pictures of several shapes, as SigLIP 2's processor gives them.
    void addSquares(const PatchEmbedding& patches)
    {
        std::vector<float> values;
        std::vector<std::int64_t> shapes, real;
        const Index numbers = 3 * patches.side * patches.side;
        for (const Sequence& sequence : m_trace.batch.sequences) {
            Matrix squares = Matrix::Zero(m_tokens, numbers);
            const Matrix own = squaresOf(*sequence.pixels, patches.side);
            squares.topRows(own.rows()) = own;
            append(values, squares);
            shapes.push_back(sequence.pixels->height / patches.side);
            shapes.push_back(sequence.pixels->width / patches.side);
            real.insert(real.end(), sequence.real.begin(), sequence.real.end());
        }
        m_tensors.push_back({"pixel_values", {m_batch, m_tokens, numbers}, std::move(values)});
        m_tensors.push_back({"pixel_attention_mask", {m_batch, m_tokens}, std::move(real)});
        m_tensors.push_back({"spatial_shapes", {m_batch, 2}, std::move(shapes)});
    }

    void addInputs()
    {
        if (m_trace.model->transformer.audio) return addSounds();
        if (const auto& patches = m_trace.model->transformer.patches;
            patches && patches->positions != nullptr && patches->positions->mixed)
            return addSquares(*patches);
        if (m_trace.model->transformer.patches)
            return m_tensors.push_back(pixelTensor("pixel_values", m_trace.batch.sequences));
        const Transformer& transformer = m_trace.model->transformer;
        const Index text = textTokens(transformer, m_trace.batch.sequences.front());
        if (text < m_tokens) m_tensors.push_back(pixelTensor("pixel_values", m_trace.batch.sequences));
        std::vector<std::int64_t> ids;
        std::vector<std::int64_t> segments;
        std::vector<std::int64_t> real;
        for (const Sequence& sequence : m_trace.batch.sequences)
            for (std::size_t i = 0; i < static_cast<std::size_t>(text); ++i) {
                ids.push_back(sequence.tokens[i].id);
                segments.push_back(sequence.tokens[i].segment);
                real.push_back(sequence.real[i] ? 1 : 0);
            }
        m_tensors.push_back({"input_ids", {m_batch, text}, std::move(ids)});
        const bool segmented = !transformer.blocks.empty()
                               && std::holds_alternative<SinusoidPositions>(transformer.blocks.front().positions);
        if (transformer.segment_embedding.rows() > 0 || segmented)
            m_tensors.push_back({"token_type_ids", {m_batch, text}, std::move(segments)});
        m_tensors.push_back({"attention_mask", {m_batch, text}, std::move(real)});
        addBoxes(text);
        const auto global = transformer.blocks.empty() ? std::nullopt : transformer.blocks.front().attention.global;
        if (!global) return;
        std::vector<std::int64_t> seen;
        for (Index i = 0; i < m_batch * m_tokens; ++i) seen.push_back(i % m_tokens < global->count ? 1 : 0);
        m_tensors.push_back({"global_attention_mask", {m_batch, m_tokens}, std::move(seen)});
    }

    /// The tiles of a text's pictures, and what the tower makes of them.
    void addPicturesOfText()
    {
        const auto& all = m_trace.batch.sequences.front().pictures;
        if (all == nullptr) return;
        const PictureReader& reader = *m_trace.model->picture_reader;
        std::vector<float> vectors;
        Index parts = 0;
        for (const auto& picture : all->pictures)
            for (Index tile = 0; tile < picture->tiles(); ++tile) {
                append(vectors, *picture->vectors(tile));
                parts += picture->tokensOfTile();
            }
        if (reader.anySize())
            addPatches(*all);
        else
            addTiles(*all);
        std::vector<Index> states{parts, m_trace.model->transformer.width()};
        if (reader.both_ways || reader.anySize()) {
            std::vector<std::int64_t> kinds;
            kinds.reserve(static_cast<std::size_t>(m_tokens));
            for (Index token = 0; token < m_tokens; ++token) kinds.push_back(all->part(token) < 0 ? 0 : 1);
            m_tensors.push_back(
                {reader.both_ways ? "token_type_ids" : "mm_token_type_ids", {1, m_tokens}, std::move(kinds)});
        }
        if (reader.both_ways) states = {parts / reader.tokens(), reader.tokens(), states.back()};
        m_tensors.push_back({"image_hidden_states", std::move(states), std::move(vectors)});
        if (towerBytes(m_trace) <= m_selection.tower_bytes) addTower(*all);
    }

    void addTiles(const TextPictures& all)
    {
        const PictureReader& reader = *m_trace.model->picture_reader;
        const PatchEmbedding& patches = reader.patches();
        std::vector<float> pixels;
        Index tiles = 0;
        for (const auto& picture : all.pictures)
            for (const PixelValues& tile : picture->cut().tiles) {
                pixels.insert(pixels.end(), tile.values.begin(), tile.values.end());
                ++tiles;
            }
        std::vector<Index> shape{tiles, patches.channels, patches.height, patches.width};
        if (reader.spelling.form == PictureSpelling::Form::Tiles) shape.insert(shape.begin(), 1);
        m_tensors.push_back({"pixel_values", std::move(shape), std::move(pixels)});
    }

    /// Pictures of any size, as patches block by block, and how many there are.
    void addPatches(const TextPictures& all)
    {
        const PictureReader& reader = *m_trace.model->picture_reader;
        const PatchBlocks blocks{reader.patches().side, reader.join.side, reader.processor.frames};
        std::vector<float> pixels;
        std::vector<std::int64_t> grids;
        Index patches = 0;
        for (const auto& picture : all.pictures) {
            append(pixels, blocksOf(picture->cut().tiles.front(), blocks));
            const PatchEmbedding cut = picture->patches();
            grids.insert(grids.end(), {1, cut.rows(), cut.columns()});
            patches += cut.squares();
        }
        const Index numbers = std::ssize(pixels) / std::max<Index>(1, patches);
        m_tensors.push_back({"pixel_values", {patches, numbers}, std::move(pixels)});
        m_tensors.push_back({"image_grid_thw", {std::ssize(all.pictures), 3}, std::move(grids)});
    }

    /// The maps of every layer of the tower, where all pictures have as many patches; in the order of `pixel_values`.
    void addTower(const TextPictures& all)
    {
        const PictureReader& reader = *m_trace.model->picture_reader;
        const Model& tower = *reader.tower;
        const PatchEmbedding first = all.pictures.front()->patches();
        const Index layers = tower.info.layers, heads = tower.info.heads, tokens = first.tokens();
        Index tiles = 0;
        for (const auto& picture : all.pictures) {
            if (picture->patches().tokens() != tokens) return;
            tiles += picture->tiles();
        }
        const auto map = static_cast<std::size_t>(heads * tokens * tokens);
        std::vector<float> maps(map * static_cast<std::size_t>(layers * tiles));
        Index place = 0;
        for (const auto& picture : all.pictures)
            for (Index tile = 0; tile < picture->tiles(); ++tile, ++place) {
                const auto trace = picture->towerTrace(tile, Keep::Weights);
                const PatchEmbedding cut = picture->patches();
                const std::vector<Index> order = reader.anySize()
                                                     ? patchesByBlocks(cut.rows(), cut.columns(), reader.join.side)
                                                     : std::vector<Index>();
                for (Index layer = 0; layer < layers; ++layer) {
                    std::vector<float> each;
                    each.reserve(map);
                    for (Index head = 0; head < heads; ++head) {
                        const auto weights = headWeights(*trace, {layer, head, 0});
                        append(each, order.empty() ? *weights : Matrix((*weights)(order, order)));
                    }
                    std::ranges::copy(each, maps.begin() + static_cast<std::ptrdiff_t>(map) * (layer * tiles + place));
                }
            }
        m_tensors.push_back({"tower_attentions", {layers, tiles, heads, tokens, tokens}, std::move(maps)});
    }

    void addBoxes(Index tokens)
    {
        if (!m_trace.batch.sequences.front().boxes) return;
        std::vector<std::int64_t> edges;
        for (const Sequence& sequence : m_trace.batch.sequences)
            for (Index token = 0; token < tokens; ++token)
                for (Index edge = 0; edge < 4; ++edge)
                    edges.push_back(static_cast<std::int64_t>((*sequence.boxes)(token, edge)));
        m_tensors.push_back({"bbox", {m_batch, tokens, 4}, std::move(edges)});
    }

    void addRecorded()
    {
        const auto& keys = m_trace.batch.key_sequences.empty() ? m_trace.batch.sequences : m_trace.batch.key_sequences;
        std::vector<std::int64_t> real;
        for (const Sequence& sequence : keys) real.insert(real.end(), sequence.real.begin(), sequence.real.end());
        const auto length = static_cast<Index>(keys.front().tokens.size());
        if (std::ranges::find(real, 0) != real.end())
            m_tensors.push_back({"attention_mask", {m_batch, length}, std::move(real)});
        std::vector<float> weights;
        for (Index layer = m_first; layer <= m_last; ++layer)
            for (Index item = 0; item < m_batch; ++item)
                for (Index head = 0; head < m_trace.model->info.heads; ++head)
                    append(weights, *headWeights(m_trace, {layer, head, item}));
        const Index layers = m_last - m_first + 1;
        m_tensors.push_back(
            {"attentions", {layers, m_batch, m_trace.model->info.heads, m_tokens, length}, std::move(weights)});
    }

    template<typename Add>
    void eachLayer(const Add& add) const
    {
        for (Index layer = m_first; layer <= m_last; ++layer)
            for (Index item = 0; item < m_batch; ++item)
                add(layer, item, completeLayer(m_trace, {layer, 0, item})->attention);
    }

    void addHeads()
    {
        const Index layers = m_last - m_first + 1;
        const Index heads = m_trace.model->info.heads;
        EachLayer q("q"), k("k"), v("v"), context("context");
        std::vector<float> attentions, raw, scaled, masked;
        eachLayer([&](Index layer, Index item, const MultiHeadAttention& attention) {
            const MultiHeadWeights& weights = m_trace.model->transformer.blocks[layer].attention;
            const Index keyHeads = weights.keyHeads();
            const Index number = layerNumber(m_trace.model->info, layer, 1);
            std::vector<float>& queries = q.numbered(number, item, {m_batch, heads, m_tokens, weights.keyDimensions()});
            std::vector<float>& keys = k.numbered(number, item, {m_batch, keyHeads, m_keys, weights.keyDimensions()});
            std::vector<float>& values =
                v.numbered(number, item, {m_batch, keyHeads, m_keys, weights.valueDimensions()});
            std::vector<float>& outputs =
                context.numbered(number, item, {m_batch, m_tokens, heads, weights.valueDimensions()});
            for (Index head = 0; head < heads; ++head) {
                append(queries, headColumns(attention.q, head, heads));
                addHead(layer, item, head, attentions, raw, scaled, masked);
            }
            for (Index head = 0; head < keyHeads; ++head) {
                append(keys, headColumns(attention.k, head, keyHeads));
                append(values, headColumns(attention.v, head, keyHeads));
            }
            for (Index token = 0; token < m_tokens; ++token)
                for (Index head = 0; head < heads && weights.valueDimensions() > 0; ++head)
                    append(outputs, attention.heads[head].context.row(token));
        });
        const std::vector<Index> maps{layers, m_batch, heads, m_tokens, m_keys};
        for (EachLayer* each : {&q, &k, &v}) each->addTo(m_tensors);
        m_tensors.push_back({"attentions", maps, std::move(attentions)});
        context.addTo(m_tensors);
        if (!m_selection.stages) return;
        m_tensors.push_back({"scores_raw", maps, std::move(raw)});
        m_tensors.push_back({"scores_scaled", maps, std::move(scaled)});
        m_tensors.push_back({"scores_masked", maps, std::move(masked)});
    }

    void addHead(Index layer, Index item, Index head, std::vector<float>& attentions, std::vector<float>& raw,
                 std::vector<float>& scaled, std::vector<float>& masked) const
    {
        const HeadAttention& kept = m_trace.layers[layer]->items[item].attention.heads[head];
        if (!m_selection.stages && kept.weights.rows() > 0) return append(attentions, kept.weights);
        const auto stages = headStages(m_trace, {layer, head, item});
        append(attentions, stages->weights);
        if (!m_selection.stages) return;
        append(raw, stages->scores_raw);
        append(scaled, stages->scores_scaled);
        append(masked, stages->scores_masked);
    }

    /// What layers without a softmax do: of the layer that was asked for nothing but what stands beside its attention.
    void addMixing()
    {
        if (!m_selection.stages || !m_trace.hasWeights()) return;
        const ModelInfo& info = m_trace.model->info;
        EachLayer maps("mixing"), values("mixing_values"), outputs("mixing_output");
        for (const MixingPlace& place : mixingPlaces(m_trace.model->transformer, info)) {
            if (m_selection.layer && layerNumber(info, *m_selection.layer, 1) != place.number) continue;
            for (Index item = 0; item < m_batch; ++item) {
                const MixingMap mixing(m_trace, place, item);
                const Index width = mixing.values(0).cols();
                std::vector<float>& map =
                    maps.numbered(place.number, item, {m_batch, place.heads(), m_tokens, m_tokens});
                std::vector<float>& value =
                    values.numbered(place.number, item, {m_batch, place.heads(), m_tokens, width});
                std::vector<float>& output =
                    outputs.numbered(place.number, item, {m_batch, place.heads(), m_tokens, width});
                for (Index head = 0; head < place.heads(); ++head) {
                    append(map, mixing.map(head));
                    append(value, mixing.values(head));
                    append(output, mixing.output(head));
                }
            }
        }
        for (EachLayer* each : {&maps, &values, &outputs}) each->addTo(m_tensors);
    }

    void addHiddenStates()
    {
        const Index width = m_trace.last_hidden_state.front().cols();
        std::vector<float> last;
        // Models that name letters give what their layers made; the norm behind it belongs to their head.
        const bool unnormed = !m_trace.before_final_norm.empty() && namesLetters(*m_trace.model);
        for (const Matrix& hidden : unnormed ? m_trace.before_final_norm : m_trace.last_hidden_state)
            append(last, hidden);
        if (!m_selection.layer && knowsInputs()) {
            std::vector<float> all;
            for (Index place = 0; place < std::ssize(m_trace.layers); ++place) {
                const LayerTrace& layer = *m_trace.layers[static_cast<std::size_t>(place)];
                for (std::size_t i = 0; i < layer.items.front().before.size(); ++i)
                    for (const SequenceLayer& item : layer.items) append(all, *item.before[i].input);
                for (const SequenceLayer& item : layer.items) append(all, leftLayer(*item.input, place - 1));
            }
            for (std::size_t i = 0; !m_trace.behind.empty() && i < m_trace.behind.front().size(); ++i)
                for (const std::vector<MixingTrace>& item : m_trace.behind) append(all, *item[i].input);
            // For pictures, transformers leaves the final norm out of the last hidden state.
            for (const Matrix& hidden : m_trace.before_final_norm) append(all, hidden);
            if (m_trace.before_final_norm.empty()) all.insert(all.end(), last.begin(), last.end());
            const Index states = std::ssize(all) / (m_batch * m_tokens * width);
            m_tensors.push_back({"hidden_states", {states, m_batch, m_tokens, width}, std::move(all)});
        }
        m_tensors.push_back({"last_hidden_state", {m_batch, m_tokens, width}, std::move(last)});
    }

    /// What enters a layer as it left the one before: transformers does not count what a picture's tower adds between.
    Matrix leftLayer(const Matrix& input, Index before) const
    {
        const TextPictures* pictures = m_trace.batch.sequences.front().pictures.get();
        Matrix left = input;
        for (Index token = 0; before >= 0 && addsDeep(pictures, before) && token < left.rows(); ++token)
            if (const auto more = deepVector(*pictures, before, token)) left.row(token) -= *more;
        return left;
    }

    /// Another program may not say what enters its layers.
    bool knowsInputs() const
    {
        return std::ranges::all_of(m_trace.layers, [&](const auto& layer) {
            return std::ranges::all_of(layer->items, [&](const SequenceLayer& item) {
                return item.input.rows() == m_tokens && item.input.cols() == m_trace.last_hidden_state.front().cols();
            });
        });
    }

    void addLogits()
    {
        const Transformer& transformer = m_trace.model->transformer;
        if (!transformer.language_head) return;
        const Index vocabulary = transformer.language_head->embedding.rows();
        std::vector<float> all;
        std::vector<float> last;
        for (Index item = 0; item < m_batch; ++item) {
            const Matrix scores = m_selection.logits ? rowsLogits(m_trace, item, 0, m_tokens)
                                                     : rowsLogits(m_trace, item, m_tokens - 1, 1);
            append(last, scores.bottomRows(1));
            append(all, scores);
        }
        m_tensors.push_back({"logits_last", {m_batch, vocabulary}, std::move(last)});
        if (m_selection.logits) m_tensors.push_back({"logits", {m_batch, m_tokens, vocabulary}, std::move(all)});
    }

    /// Adds the scores of a head of labels.
    void addLabels()
    {
        const std::optional<LabelHead>& head = labelHeadOf(*m_trace.model);
        if (!head) return;
        std::vector<float> logits, starts, ends;
        Index tokens = 0;
        for (Index item = 0; item < m_batch; ++item) {
            const Matrix scores = labelScores(m_trace, item);
            tokens = scores.rows();
            append(logits, scores);
            if (head->of != LabelHead::Of::Span) continue;
            append(starts, scores.leftCols(1));
            append(ends, scores.rightCols(1));
        }
        if (head->of == LabelHead::Of::Span) {
            m_tensors.push_back({"start_logits", {m_batch, tokens}, std::move(starts)});
            m_tensors.push_back({"end_logits", {m_batch, tokens}, std::move(ends)});
            return;
        }
        const auto labels = static_cast<Index>(head->names.size());
        const bool whole = head->of == LabelHead::Of::Whole;
        std::vector<Index> shape = whole ? std::vector{m_batch, labels} : std::vector{m_batch, tokens, labels};
        m_tensors.push_back({"logits", std::move(shape), std::move(logits)});
    }

    void addSentences()
    {
        if (!m_trace.model->sentence) return;
        std::vector<float> vectors;
        for (Index item = 0; item < m_batch; ++item) {
            const RowVector vector = sentenceVector(m_trace, item);
            vectors.insert(vectors.end(), vector.data(), vector.data() + vector.size());
        }
        const Index width = std::ssize(vectors) / m_batch;
        m_tensors.push_back({"sentence_embedding", {m_batch, width}, std::move(vectors)});
    }

    const Trace& m_trace;
    const TensorSelection& m_selection;
    Index m_batch;
    Index m_tokens;
    Index m_keys;
    Index m_first;
    Index m_last;
    std::vector<NamedTensor> m_tensors;
};

/// [2, 4]: the layers' numbers from 1, where they are not 1, 2, …
void addLayers(std::map<std::string, std::string>& metadata, const char* name, const ModelInfo& info)
{
    if (!info.layer_numbers.empty()) metadata[name] = Json(info.layer_numbers).dump();
}

/// Puts tensors behind others, with something before their names.
void add(std::vector<NamedTensor>& to, const std::string& before, std::vector<NamedTensor> tensors)
{
    for (NamedTensor& tensor : tensors) {
        tensor.name = before + tensor.name;
        to.push_back(std::move(tensor));
    }
}

std::vector<NamedTensor> tensorsOfStacks(const Trace& trace, const TensorSelection& selection)
{
    const auto of = [&](const Trace& stack) { return Collector(stack, selection); };
    const Trace& decoder = *trace.decoder;
    std::vector<NamedTensor> all;
    add(all, "", of(trace).collectInputs());
    add(all, "decoder_", of(decoder).collectInputs());
    add(all, "encoder_", of(trace).collectHeads());
    add(all, "decoder_", of(decoder).collectHeads());
    add(all, "cross_", of(*trace.cross).collectHeads());
    add(all, "encoder_", of(trace).collectHiddenStates());
    add(all, "decoder_", of(decoder).collectHiddenStates());
    add(all, "", of(decoder).collectLogits());
    add(all, "", of(trace).collectLabels());
    return all;
}

}  // namespace

NamedTensor pixelTensor(std::string name, const std::vector<Sequence>& sequences)
{
    const PixelValues& one = *sequences.front().pixels;
    std::vector<float> values;
    for (const Sequence& sequence : sequences)
        values.insert(values.end(), sequence.pixels->values.begin(), sequence.pixels->values.end());
    return {std::move(name), {std::ssize(sequences), one.channels, one.height, one.width}, std::move(values)};
}

std::size_t towerBytes(const Trace& trace)
{
    const auto& all = trace.batch.sequences.front().pictures;
    if (all == nullptr) return 0;
    const Model& tower = *trace.model->picture_reader->tower;
    std::size_t cells = 0;
    for (const auto& picture : all->pictures) {
        const auto tokens = static_cast<std::size_t>(picture->patches().tokens());
        cells += static_cast<std::size_t>(picture->tiles()) * tokens * tokens;
    }
    return sizeof(float) * cells * static_cast<std::size_t>(tower.info.layers * tower.info.heads);
}

std::vector<NamedTensor> tensorsOf(const Trace& trace, const TensorSelection& selection)
{
    return trace.decoder ? tensorsOfStacks(trace, selection) : Collector(trace, selection).collect();
}

std::map<std::string, std::string> tensorMetadata(const Trace& trace)
{
    std::map<std::string, std::string> metadata{
        {"format", "attentionscope"}, {"model", trace.model->info.name}, {"tokens", tokensJson(trace.batch.sequences)}};
    if (!trace.batch.key_sequences.empty()) metadata["key_tokens"] = tokensJson(trace.batch.key_sequences);
    if (!trace.batch.targets.empty()) metadata["decoder_tokens"] = tokensJson(trace.batch.targets);
    if (const auto& head = labelHeadOf(*trace.model))
        metadata["labels"] = Json(head->names).dump(-1, ' ', false, Json::error_handler_t::replace);
    if (namesLetters(*trace.model) && trace.model->tokenizer) {
        Json texts = Json::array();
        for (Index item = 0; item < std::ssize(trace.batch.sequences); ++item) texts.push_back(heardText(trace, item));
        metadata["heard"] = texts.dump(-1, ' ', false, Json::error_handler_t::replace);
    }
    addLayers(metadata, trace.model->decoder ? "encoder_layers" : "layers", trace.model->info);
    if (trace.model->decoder) addLayers(metadata, "decoder_layers", trace.model->decoder->info);
    return metadata;
}

}  // namespace core
