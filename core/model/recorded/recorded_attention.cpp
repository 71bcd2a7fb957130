#include "core/model/recorded/recorded_attention.h"

#include "core/attention/pooling.h"
#include "core/error.h"
#include "core/model/recorded/recorded_blocks.h"
#include "core/model/recorded/recorded_maps.h"
#include "core/model/recorded/recorded_pictures.h"
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

/// All heads, in the order in which their maps are held.
std::vector<HeadAddress> allHeads(const MapAxes& axes)
{
    std::vector<HeadAddress> heads;
    for (Index layer = 0; layer < axes.layers; ++layer)
        for (Index item = 0; item < axes.items; ++item)
            for (Index head = 0; head < axes.heads; ++head) heads.push_back({layer, head, item});
    return heads;
}

/// A few of them, from the first to the last.
std::vector<HeadAddress> someHeads(const MapAxes& axes)
{
    constexpr Index most = 8;
    const std::vector<HeadAddress> all = allHeads(axes);
    const Index count = std::min(most, axes.maps());
    std::vector<HeadAddress> some;
    for (Index i = 0; i < count; ++i)
        some.push_back(all[static_cast<std::size_t>(count < 2 ? 0 : i * (axes.maps() - 1) / (count - 1))]);
    return some;
}

/// The mask of a text's maps, as far as the weights show it.
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

/// The mask of one head: what hides cells of all heads, and the cells that its table leaves blank.
Mask maskOf(const KnownMask& known, const std::vector<bool>& present, Index keys)
{
    for (std::size_t i = 0; i < present.size(); ++i)
        if (!present[i] && known.mask.allows(static_cast<Index>(i) / keys, static_cast<Index>(i) % keys))
            return known.mask & Mask::given(present, keys);
    return known.mask;
}

/// @param first  of the heads' maps, which are moved from; null where they stay in the file
SequenceLayer layerOf(Matrix* first, const RecordedMaps& maps, Index layerIndex, Index item, const KnownMask& known)
{
    SequenceLayer layer;
    for (Index head = 0; head < maps.axes().heads; ++head) {
        HeadAttention attention;
        attention.rows_without_keys = known.rows_without_keys;
        layer.scoring.push_back({.mask = known.mask});
        if (first == nullptr) {
            layer.broken_weights.push_back(0);
            layer.overviews.emplace_back();
        } else {
            attention.weights = std::move(*first++);
            Mask& mask = layer.scoring.back().mask;
            mask = maskOf(known, maps.present({layerIndex, head, item}), maps.axes().keys);
            MapPool pool(attention.weights.rows(), attention.weights.cols(), overviewSide);
            pool.add(0, attention.weights, mask);
            layer.broken_weights.push_back(pool.broken());
            layer.overviews.push_back(pool.take());
        }
        layer.attention.heads.push_back(std::move(attention));
    }
    return layer;
}

/// @param held  [L·B·H] all maps; none where they stay in the file
std::vector<std::shared_ptr<const LayerTrace>> layersOf(std::vector<Matrix> held, const RecordedMaps& maps,
                                                        const std::vector<KnownMask>& masks,
                                                        const std::stop_token& stop)
{
    const MapAxes& axes = maps.axes();
    std::vector<std::shared_ptr<const LayerTrace>> layers;
    Matrix* next = held.empty() ? nullptr : held.data();
    for (Index i = 0; i < axes.layers; ++i) {
        checkStop(stop);
        auto layer = std::make_shared<LayerTrace>();
        for (Index item = 0; item < axes.items; ++item) {
            layer->items.push_back(layerOf(next, maps, i, item, masks[static_cast<std::size_t>(item)]));
            if (next != nullptr) next += axes.heads;
        }
        layers.push_back(std::move(layer));
    }
    return layers;
}

std::shared_ptr<Model> modelOf(const std::filesystem::path& file, const MapAxes& axes)
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

namespace {

/// Whether an array is [Q, K, H] or [L, Q, K, H], as some libraries have it: its first row sums to 1 over the axis
/// before the last, and not over the last. Of a square and another number, only these numbers tell which axis is the
/// heads'.
bool hasHeadsLast(const ArrayFile& file, const RecordedArray& array)
{
    constexpr Index mostLookedAt = Index{1} << 24U;
    constexpr float close = 1e-2F;
    const std::vector<Index>& shape = array.entry.shape;
    const std::size_t rank = shape.size();
    if (!array.members.empty() || rank < 3 || rank > 4 || shape[rank - 3] != shape[rank - 2]) return false;
    const Index keys = shape[rank - 2], last = shape[rank - 1];
    if (keys == last || std::ranges::find(shape, 0) != shape.end() || keys * last > mostLookedAt) return false;
    // The second row: in a triangle the first has one number alone.
    Matrix row(keys, last);
    file.numbersAt(array.entry.name, keys > 1 ? keys * last : 0, {row.data(), static_cast<std::size_t>(row.size())});
    const auto areOne = [&](const auto& sums) { return ((sums.array() - 1).abs() < close).all(); };
    return areOne(row.colwise().sum()) && !areOne(row.rowwise().sum());
}

/// How the axes of an array are read, told where it is not as usual.
/// @throws Error{WrongShape} where other axes are asked for than it has
AxesReading readingOf(const RecordedSource& source, const ArrayFile& file, const RecordedArray& array,
                      std::vector<std::string>& warnings)
{
    AxesHints hints{.shape = array.entry.shape,
                    .layered = !array.members.empty(),
                    .named = hasUsualName(array.entry) || array.entry.name.ends_with("_attentions"),
                    .texts = source.axes.empty() ? recordedTexts(source, file) : 0,
                    .heads_last = source.axes.empty() && hasHeadsLast(file, array)};
    const AxesReading reading = readAxes(hints, source.axes, source.transposed);
    if (reading.letters.empty())
        throw Error(Code::WrongShape, file.name(), "%1 has the wrong shape: expected %2 axes, %3, found %4",
                    arrayText(array.entry), std::to_string(source.axes.size()), axisWords(source.axes),
                    shapeText(array.entry.shape));
    if (hints.heads_last)
        warnings.push_back(shapeText(array.entry.shape) + " is read as " + axisWords(reading.letters)
                           + ", because its numbers sum to 1 over the axis before the last");
    const Index texts = std::exchange(hints.texts, Index{1});
    if (texts > 1 && source.axes.empty() && readAxes(hints, {}, source.transposed).letters != reading.letters)
        warnings.push_back(shapeText(array.entry.shape) + " is read as " + axisWords(reading.letters) + ", because "
                           + std::to_string(texts) + " texts have tokens");
    return reading;
}

/// The numbers' own evidence about their layout, and their place.
struct LookedAt {
    RecordedSurvey survey;
    std::vector<Matrix> held;  ///< [L·B·H]; empty where there are too many
};

LookedAt lookedAt(const RecordedMaps& maps, const RecordedTokens& tokens, double tolerance, const std::stop_token& stop)
{
    const MapAxes& axes = maps.axes();
    LookedAt looked;
    if (axes.maps() <= mostHeldNumbers / (axes.queries * axes.keys)) {
        looked.held = maps.all(stop);
        const Matrix* next = looked.held.data();
        looked.survey = surveyed(
            allHeads(axes), [&](const HeadAddress&) -> const Matrix& { return *next++; }, axes, tokens, tolerance,
            stop);
        return looked;
    }
    Matrix one;
    const auto read = [&](const HeadAddress& address) -> const Matrix& {
        return one = maps.rows(address, 0, axes.queries);
    };
    const std::vector<HeadAddress> some = someHeads(axes);
    looked.survey = surveyed(some, read, axes, tokens, tolerance, stop);
    looked.survey.causal.assign(static_cast<std::size_t>(axes.items), false);
    looked.survey.warnings.push_back("the file is large, and each head is read when it is shown: "
                                     + std::to_string(some.size()) + " of " + std::to_string(axes.maps())
                                     + " were looked at for what is odd");
    return looked;
}

/// Pictures that only a file tells of change no number: where they do not fit, the attention opens without them.
void addKnownPictures(Trace& trace, Model& model, const RecordedPictures& pictures, const RecordedSource& source,
                      std::vector<std::string>& warnings)
{
    try {
        addPictures(trace, model, pictures, source.file.string());
    } catch (const Error& error) {
        if (!source.images.empty()) throw;
        warnings.push_back(error.english());
        for (Sequence& sequence : trace.batch.sequences) sequence.image = sequence.shown = nullptr;
    }
}

}  // namespace

RecordedAttention openRecorded(const RecordedSource& source, std::stop_token stop)
{
    const std::shared_ptr<const ArrayFile> file = ArrayFile::open(source.file);
    const RecordedArray array = chosenArray(*file, source.tensor);
    RecordedAttention recorded;
    recorded.axes = readingOf(source, *file, array, recorded.warnings);
    MapAxes axes = axesOf(*file, array, recorded.axes.letters);
    axes.layer_numbers = recordedLayers(*file, array.entry.name, axes.layers, recorded.warnings);
    RecordedTokens tokens = recordedTokens(source, *file, axes, namedBlock(array.entry.name));
    const auto maps = std::make_shared<const RecordedMaps>(file, array, axes, source.softmax);
    auto [survey, held] = lookedAt(*maps, tokens, toleranceFor(array.entry.type), stop);

    recorded.tensor = array.entry.name;
    std::ranges::move(oddities(*file, {&array, 1}, axes, tokens), std::back_inserter(recorded.warnings));
    recorded.looks_transposed = survey.columns_sum;
    recorded.looks_like_scores = survey.looks_like_scores;
    if (survey.columns_sum) recorded.warnings.emplace_back(source.transposed ? rowsWereQueries : rowsAreKeys);
    std::ranges::move(survey.warnings, std::back_inserter(recorded.warnings));
    std::vector<KnownMask> masks;
    for (Index item = 0; item < axes.items; ++item)
        masks.push_back(maskOf((tokens.keys.empty() ? tokens.queries : tokens.keys)[item], survey.causal[item], axes));

    auto trace = std::make_shared<Trace>();
    const auto model = modelOf(source.file, axes);
    trace->range = survey.range;
    if (held.empty()) {
        trace->keep = Keep::Context;
        trace->recorded_rows = [maps](const HeadAddress& address, Index first, Index count) {
            return maps->rows(address, first, count);
        };
    }
    trace->layers = layersOf(std::move(held), *maps, masks, stop);
    trace->last_hidden_state.resize(static_cast<std::size_t>(axes.items));  // finished, though there is none
    trace->batch = {std::move(tokens.queries), std::move(tokens.keys)};
    if (const auto pictures = recordedPictures(source, *file, recorded.warnings)) {
        if (trace->batch.key_sequences.empty())
            addKnownPictures(*trace, *model, *pictures, source, recorded.warnings);
        else
            recorded.warnings.emplace_back("pictures are shown for attention among their own tokens");
    }
    trace->model = model;
    recorded.trace = std::move(trace);
    recorded.texts = std::move(tokens.texts);
    recorded.keys_texts = std::move(tokens.keys_texts);
    return recorded;
}

}  // namespace core
