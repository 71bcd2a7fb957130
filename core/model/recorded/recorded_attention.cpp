#include "core/model/recorded/recorded_attention.h"

#include "core/attention/pooling.h"
#include "core/error.h"
#include "core/model/recorded/recorded_blocks.h"
#include "core/model/recorded/recorded_survey.h"
#include "core/model/recorded/recorded_tokens.h"
#include "core/model/recorded/vector_pairs.h"
#include "core/stopped.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace core {
namespace {

constexpr const char* rowsAreKeys = "the columns sum to 1 instead of the rows: the file may have keys along its rows";
constexpr const char* rowsWereQueries =
    "the columns sum to 1 instead of the rows: the file may have had queries along its rows, before --transpose";

void checkStop(const std::stop_token& stop)
{
    if (stop.stop_requested()) throw Stopped{};
}

/// How far from 1 the sum of a row may be.
double toleranceFor(const std::string& type)
{
    constexpr const char* precise[] = {"F32", "F64", "<f4", ">f4", "<f8", ">f8"};
    return std::ranges::find(precise, type) != std::end(precise) ? 1e-3 : 1e-2;
}

/// Appends the maps that lie one after the other in an array.
void append(std::vector<Matrix>& maps, const ArrayFile& file, const std::string& name, const MapAxes& axes,
            Index expected, bool transposed)
{
    const NumberArray array = file.numbers(name);
    const Index size = axes.queries * axes.keys;
    const auto count = static_cast<Index>(array.values.size());
    if (count != expected * size)
        throw Error(Code::WrongShape, file.name(), "“" + name + "”", std::to_string(expected * size) + " numbers",
                    std::to_string(count));
    for (Index i = 0; i < expected; ++i) {
        const float* first = array.values.data() + i * size;
        if (transposed)
            maps.emplace_back(Eigen::Map<const Matrix>(first, axes.keys, axes.queries).transpose());
        else
            maps.emplace_back(Eigen::Map<const Matrix>(first, axes.queries, axes.keys));
    }
}

/// @return [L·B·H]
std::vector<Matrix> readMaps(const ArrayFile& file, const RecordedArray& array, const MapAxes& axes, bool transposed,
                             const std::stop_token& stop)
{
    std::vector<Matrix> maps;
    if (array.members.empty()) append(maps, file, array.entry.name, axes, axes.maps(), transposed);
    for (const std::string& member : array.members) {
        checkStop(stop);
        append(maps, file, member, axes, axes.items * axes.heads, transposed);
    }
    return maps;
}

/// What a text's maps were computed under, as far as it shows.
struct KnownMask {
    Mask mask;
    std::vector<Index> rows_without_keys;
};

KnownMask maskOf(const Sequence& keys, bool causal, const MapAxes& axes)
{
    KnownMask known;
    if (causal) known.mask = Mask::causal();
    if (!std::ranges::all_of(keys.real, std::identity{})) known.mask = known.mask & Mask::padding(keys.real);
    known.rows_without_keys = known.mask.rowsWithoutKeys(axes.queries, axes.keys);
    return known;
}

/// @param first  of the heads' maps, which are moved from
SequenceLayer layerOf(std::vector<Matrix>::iterator first, Index heads, const KnownMask& known)
{
    SequenceLayer layer;
    for (Index head = 0; head < heads; ++head) {
        HeadAttention attention;
        attention.weights = std::move(*first++);
        attention.rows_without_keys = known.rows_without_keys;
        MapPool pool(attention.weights.rows(), attention.weights.cols(), overviewSide);
        pool.add(0, attention.weights, known.mask);
        layer.broken_weights.push_back(pool.broken());
        layer.overviews.push_back(pool.take());
        layer.scoring.push_back({.mask = known.mask});
        layer.attention.heads.push_back(std::move(attention));
    }
    return layer;
}

std::vector<std::shared_ptr<const LayerTrace>> layersOf(std::vector<Matrix> maps, const std::vector<KnownMask>& masks,
                                                        const MapAxes& axes, const std::stop_token& stop)
{
    std::vector<std::shared_ptr<const LayerTrace>> layers;
    auto next = maps.begin();
    for (Index i = 0; i < axes.layers; ++i) {
        checkStop(stop);
        auto layer = std::make_shared<LayerTrace>();
        for (Index item = 0; item < axes.items; ++item, next += axes.heads)
            layer->items.push_back(layerOf(next, axes.heads, masks[item]));
        layers.push_back(std::move(layer));
    }
    return layers;
}

/// 0 and 1, widened to hold every number. What rounding leaves beyond them does not count.
std::pair<float, float> rangeOf(const std::vector<Matrix>& maps)
{
    constexpr float slack = 1e-3F;
    std::pair<float, float> range{0.0F, 1.0F};
    for (const Matrix& map : maps)
        for (Index i = 0; i < map.size(); ++i) {
            const float value = map.data()[i];
            if (!std::isfinite(value)) continue;
            if (value < range.first - slack) range.first = value;
            if (value > range.second + slack) range.second = value;
        }
    return range;
}

std::shared_ptr<const Model> modelOf(const std::filesystem::path& file, const MapAxes& axes)
{
    auto model = std::make_shared<Model>();
    model->info.name = file.stem().string();
    model->info.architecture = "attention from a file";
    model->info.layers = axes.layers;
    model->info.layer_numbers = axes.layer_numbers;
    model->info.heads = axes.heads;
    model->info.max_tokens = std::max(axes.queries, axes.keys);
    return model;
}

}  // namespace

std::vector<ArrayFile::Entry> attentionCandidates(const ArrayFile& file)
{
    std::vector<ArrayFile::Entry> entries;
    for (RecordedArray& array : withoutVectors(recordedArrays(file))) entries.push_back(std::move(array.entry));
    return entries;
}

bool holdsOnlyTokens(const ArrayFile& file)
{
    const auto isTokens = [](const ArrayFile::Entry& entry) {
        return entry.kind == ArrayFile::Kind::Texts && entry.shape.size() <= 2
               && (entry.name.empty() || entry.name == "tokens" || entry.name == "query_tokens"
                   || entry.name == "key_tokens");
    };
    // Offsets and masks lie beside tokens, two numbers or one for each.
    const auto isMaps = [](const ArrayFile::Entry& entry) {
        const auto named = [&](const char* part) { return entry.name.find(part) != std::string::npos; };
        return entry.shape.size() > 2 || ((named("att") || named("weights")) && !named("mask"));
    };
    return std::ranges::any_of(file.entries(), isTokens) && std::ranges::none_of(attentionCandidates(file), isMaps)
           && vectorCandidates(file).empty();
}

RecordedAttention openRecorded(const RecordedSource& source, std::stop_token stop)
{
    const auto file = ArrayFile::open(source.file);
    const RecordedArray array = chosenArray(*file, source.tensor);
    RecordedAttention recorded;
    MapAxes axes = axesOf(*file, array.entry, source.transposed);
    axes.layer_numbers = recordedLayers(*file, array.entry.name, axes.layers, recorded.warnings);
    RecordedTokens tokens = recordedTokens(source, *file, axes, namedBlock(array.entry.name));
    std::vector<Matrix> maps = readMaps(*file, array, axes, source.transposed, stop);
    RecordedSurvey survey = surveyed(maps, axes, tokens, toleranceFor(array.entry.type), stop);

    recorded.tensor = array.entry.name;
    std::ranges::move(oddities(*file, {&array, 1}, axes, tokens), std::back_inserter(recorded.warnings));
    recorded.looks_transposed = survey.columns_sum;
    if (survey.columns_sum) recorded.warnings.emplace_back(source.transposed ? rowsWereQueries : rowsAreKeys);
    std::ranges::move(survey.warnings, std::back_inserter(recorded.warnings));
    std::vector<KnownMask> masks;
    for (Index item = 0; item < axes.items; ++item)
        masks.push_back(maskOf((tokens.keys.empty() ? tokens.queries : tokens.keys)[item], survey.causal[item], axes));

    auto trace = std::make_shared<Trace>();
    trace->model = modelOf(source.file, axes);
    trace->range = rangeOf(maps);
    trace->layers = layersOf(std::move(maps), masks, axes, stop);
    trace->last_hidden_state.resize(static_cast<std::size_t>(axes.items));  // finished, though there is none
    trace->batch = {std::move(tokens.queries), std::move(tokens.keys)};
    recorded.trace = std::move(trace);
    recorded.texts = std::move(tokens.texts);
    recorded.keys_texts = std::move(tokens.keys_texts);
    return recorded;
}

}  // namespace core
