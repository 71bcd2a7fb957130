#include "core/model/recorded/given_vectors.h"

#include "core/error.h"
#include "core/json/json_text.h"
#include "core/model/recorded/recorded_blocks.h"
#include "core/model/recorded/recorded_metadata.h"
#include "core/model/recorded/recorded_survey.h"
#include "core/model/recorded/vector_pairs.h"
#include "core/stopped.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace core {
namespace {

/// The sizes of an array of vectors along its axes.
struct VectorAxes {
    Index layers = 1;
    Index items = 1;
    Index heads = 1;
    Index tokens = 0;
    Index width = 0;  ///< d

    Index numbers() const { return layers * items * heads * tokens * width; }
};

VectorAxes vectorAxesOf(const ArrayFile& file, const ArrayFile::Entry& entry)
{
    const std::string field = arrayText(entry);
    const std::string found = shapeText(entry.shape);
    if (std::ranges::find(entry.shape, 0) != entry.shape.end())
        throw Error(Code::OutOfRange, file.name(),
                    "%1 cannot be used: expected at least one head, token and number, found %2", field, found);
    if (elementCount(entry.shape, file.name(), field) > mostRecordedNumbers)
        throw Error(Code::OutOfRange, file.name(), "%1 cannot be used: expected at most 2^28 numbers, found %2", field,
                    found);

    const std::size_t rank = entry.shape.size();
    const auto fromLast = [&](std::size_t place) { return place < rank ? entry.shape[rank - 1 - place] : Index{1}; };
    VectorAxes axes{.heads = fromLast(2), .tokens = fromLast(1), .width = fromLast(0)};
    if (rank == 5) axes.items = fromLast(3);
    axes.layers = fromLast(rank == 5 ? 4 : 3);
    if (axes.layers * axes.items * axes.heads > mostRecordedHeads)
        throw Error(Code::OutOfRange, file.name(), "%1 cannot be used: expected at most 2^18 heads in all, found %2",
                    field, found);
    if (axes.items * axes.tokens > mostRecordedTokens)
        throw Error(Code::OutOfRange, file.name(),
                    "%1 cannot be used: expected at most 2^20 tokens of all texts, found %2", field, found);
    return axes;
}

/// @throws Error{WrongShape} unless every query can be multiplied by keys
void requireFit(const ArrayFile& file, const ArrayFile::Entry& queries, const ArrayFile::Entry& keys,
                const VectorAxes& q, const VectorAxes& k)
{
    const auto require = [&](bool fits, const Words& expected) {
        if (!fits)
            throw Error(Code::WrongShape, file.name(), "%1 has the wrong shape: expected %2 as %3 %4 has, found %5",
                        arrayText(keys), expected, arrayText(queries), shapeText(queries.shape), shapeText(keys.shape));
    };
    require(k.width == q.width, Words("%1 numbers for each token", std::to_string(q.width)));
    require(k.layers == q.layers, Words(q.layers == 1 ? "%1 layer" : "%1 layers", std::to_string(q.layers)));
    require(k.items == q.items, Words(q.items == 1 ? "%1 text" : "%1 texts", std::to_string(q.items)));
    require(q.heads % k.heads == 0, Words("%1 heads or a divisor of so many", std::to_string(q.heads)));
}

/// Puts numbers that arrive as [L, B, H, T, d] into matrices [T, H·d], one for each layer and text.
class HeadsSideBySide {
public:
    explicit HeadsSideBySide(const VectorAxes& axes) : m_axes(axes)
    {
        for (Index i = 0; i < axes.layers * axes.items; ++i)
            m_matrices.emplace_back(axes.tokens, axes.heads * axes.width);
    }

    bool hasRoomFor(std::size_t count) const { return static_cast<Index>(count) <= m_axes.numbers() - m_next; }
    bool full() const { return m_next == m_axes.numbers(); }

    void add(std::span<const float> numbers)
    {
        while (!numbers.empty()) {
            const Index row = m_next / m_axes.width;  // numbers of all heads
            const Index col = m_next % m_axes.width;
            const auto count = std::min(numbers.size(), static_cast<std::size_t>(m_axes.width - col));
            const Index head = row / m_axes.tokens;
            Matrix& matrix = m_matrices[static_cast<std::size_t>(head / m_axes.heads)];
            std::ranges::copy(numbers.first(count), matrix.data() + (row % m_axes.tokens) * matrix.cols()
                                                        + (head % m_axes.heads) * m_axes.width + col);
            m_next += static_cast<Index>(count);
            numbers = numbers.subspan(count);
        }
    }

    /// @return [L·B]
    std::vector<Matrix> take() { return std::move(m_matrices); }

private:
    VectorAxes m_axes;
    std::vector<Matrix> m_matrices;
    Index m_next = 0;  ///< numbers that are there
};

/// @return [L·B] of [T, H·d]; the numbers are in memory once
std::vector<Matrix> readVectors(const ArrayFile& file, const RecordedArray& array, const VectorAxes& axes,
                                const std::stop_token& stop)
{
    HeadsSideBySide heads(axes);
    const auto wrong = [&](const std::string& found) {
        return Error(Code::WrongShape, file.name(), "%1 has the wrong shape: expected %2 numbers, found %3",
                     arrayText(array.entry), std::to_string(axes.numbers()), found);
    };
    const auto read = [&](const std::string& name) {
        file.numbersInParts(name, [&](std::span<const float> part) {
            if (stop.stop_requested()) throw Stopped{};
            if (!heads.hasRoomFor(part.size())) throw wrong("more");
            heads.add(part);
        });
    };
    if (array.members.empty()) read(array.entry.name);
    for (const std::string& member : array.members) read(member);
    if (!heads.full()) throw wrong("fewer");
    return heads.take();
}

std::shared_ptr<const GivenVectors> given(std::vector<Matrix> queries, std::vector<Matrix> keys, Index layers)
{
    auto vectors = std::make_shared<GivenVectors>();
    const std::size_t items = queries.size() / static_cast<std::size_t>(layers);
    for (std::size_t i = 0; i < queries.size(); ++i) {
        if (i % items == 0) vectors->layers.emplace_back();
        vectors->layers.back().push_back({std::move(queries[i]), std::move(keys[i])});
    }
    return vectors;
}

bool isScale(float scale) { return scale >= smallestScale && scale <= largestScale; }

/// The scales that a file gives its layers: one for all, or one for each.
/// @return [layers]; empty where nothing usable is said
std::vector<float> saidScales(const ArrayFile& file, const VectorAxes& axes, const std::string& queries,
                              std::vector<std::string>& warnings)
{
    const auto said = saidOf(file, queries, "scale", warnings);
    if (!said) return {};
    const auto count = static_cast<std::size_t>(axes.layers);
    const Json each = said->is_array() ? *said : Json(count, *said);
    const auto usable = [](const Json& scale) { return scale.is_number() && isScale(scale.get<float>()); };
    if (each.size() == count && std::ranges::all_of(each, usable)) return each.get<std::vector<float>>();
    warnings.emplace_back("“scale” in the file's metadata is no scale of each layer");
    return {};
}

/// The scale of each layer: the one that was asked for, else the file's, else 1/√d.
/// @return [layers]
std::vector<float> scalesOf(const RecordedSource& source, const ArrayFile& file, const VectorAxes& axes,
                            std::vector<std::string>& warnings)
{
    if (source.scale && !isScale(*source.scale))
        throw Error(Code::OutOfRange, source.file.string(),
                    "the scale cannot be used: expected 0.000001 to 1000000, found %1", std::to_string(*source.scale));
    std::vector<float> scales;
    if (!source.scale) scales = saidScales(file, axes, source.queries, warnings);
    if (!scales.empty()) return scales;
    const float usual = 1.0F / std::sqrt(static_cast<float>(axes.width));
    return std::vector<float>(static_cast<std::size_t>(axes.layers), source.scale.value_or(usual));
}

/// A model may add a bias to its scores, cap them or let them compete with sinks.
void warnOfOtherScores(const ArrayFile& file, const std::string& queries, std::vector<std::string>& warnings)
{
    if (saidOf(file, queries, "q_k_suffice", warnings) == Json("no"))
        warnings.emplace_back("the model's scores had more in them than queries, keys, scale and mask: its own weights "
                              "differ from those that are computed here");
}

/// A model that projects nothing: of its layers there is what turns queries and keys into weights.
std::shared_ptr<const Model> modelOf(const RecordedSource& source, const VectorAxes& q, const VectorAxes& k,
                                     const std::vector<float>& scales, std::vector<Index> layer_numbers)
{
    auto model = std::make_shared<Model>();
    model->info.name = source.file.stem().string();
    model->info.architecture = "queries and keys from a file";
    model->info.layers = q.layers;
    model->info.layer_numbers = std::move(layer_numbers);
    model->info.heads = q.heads;
    model->info.max_tokens = std::max(q.tokens, k.tokens);
    model->transformer.causal = false;
    Block block;
    block.attention.heads = q.heads;
    block.attention.key_heads = k.heads;
    block.residual = false;
    for (const float scale : scales) {
        block.scores.scale = scale;
        model->transformer.blocks.push_back(block);
    }
    return model;
}

void requireNames(const RecordedSource& source)
{
    for (const auto& [name, field] :
         {std::pair(&source.queries, "the array of queries"), std::pair(&source.keys, "the array of keys")})
        if (name->empty()) throw Error(Code::Missing, source.file.string(), "%1 is missing: expected its name", field);
}

}  // namespace

OpenedVectors openVectors(const RecordedSource& source, std::stop_token stop)
{
    requireNames(source);
    const auto file = ArrayFile::open(source.file);
    const std::array arrays{chosenArray(*file, source.queries), chosenArray(*file, source.keys)};
    const VectorAxes q = vectorAxesOf(*file, arrays[0].entry);
    const VectorAxes k = vectorAxesOf(*file, arrays[1].entry);
    requireFit(*file, arrays[0].entry, arrays[1].entry, q, k);
    const MapAxes maps{q.layers, q.items, q.heads, q.tokens, k.tokens};
    RecordedTokens tokens = recordedTokens(source, *file, maps, namedBlock(source.queries));

    OpenedVectors opened;
    opened.warnings = oddities(*file, arrays, maps, tokens);
    const std::vector<float> scales = scalesOf(source, *file, q, opened.warnings);
    opened.model = modelOf(source, q, k, scales, recordedLayers(*file, source.queries, q.layers, opened.warnings));
    warnOfOtherScores(*file, source.queries, opened.warnings);
    opened.batch.given =
        given(readVectors(*file, arrays[0], q, stop), readVectors(*file, arrays[1], k, stop), q.layers);
    opened.batch.sequences = std::move(tokens.queries);
    opened.batch.key_sequences = std::move(tokens.keys);
    opened.texts = std::move(tokens.texts);
    opened.keys_texts = std::move(tokens.keys_texts);
    return opened;
}

RecordedSource namedSource(RecordedSource source)
{
    if (source.empty() || source.isVectors() || !source.tensor.empty()) return source;
    if (const auto pair = meantPair(*ArrayFile::open(source.file))) {
        source.queries = pair->queries.entry.name;
        source.keys = pair->keys.entry.name;
    }
    return source;
}

}  // namespace core
