#include "core/array/torch_arrays.h"

#include "core/error.h"
#include "core/file/mapped_file.h"
#include "core/file/memory_bound.h"
#include "core/text/unicode.h"
#include "core/torch/saved_pickle.h"
#include "core/torch/state_dict.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <set>
#include <span>
#include <utility>

namespace core {
namespace {

using Kind = PickleNode::Kind;

/// The most lists and tensors that are visited, however often a pickle repeats them.
constexpr std::size_t mostVisited = 1U << 17U;
constexpr int deepest = 8;

/// Rows of one layer's maps, as one step of generate() made them; or all of them.
struct TorchRows {
    StoredTensor tensor;  ///< […, q, k]
    Index first = 0;      ///< the step's first query
    Index queries = 1;
    Index keys = 1;
    std::vector<Index> texts = {};  ///< [texts] which of the tensor's [texts, H, q, k] each is, -1: none; empty: itself
};

/// The places of an array's numbers: for each layer its rows, from the first query to the last.
struct TorchLayers {
    std::vector<std::vector<TorchRows>> layers;
    Index maps = 1;  ///< maps of each layer
    Index queries = 1;
    Index keys = 1;

    Index rows() const { return static_cast<Index>(layers.size()) * maps * queries; }

    /// Some numbers of one row; keys that its step did not know are 0.
    void copy(Index row, Index key, std::span<float> into) const
    {
        const auto& steps = layers[static_cast<std::size_t>(row / (maps * queries))];
        const Index query = row % queries;
        auto step = steps.begin();
        while (query >= step->first + step->queries) ++step;
        const Index known = std::clamp<Index>(step->keys - key, 0, static_cast<Index>(into.size()));
        Index map = row / queries % maps;
        if (!step->texts.empty()) {
            const Index heads = step->tensor.shape[1], text = step->texts[static_cast<std::size_t>(map / heads)];
            if (text < 0) {
                std::ranges::fill(into, 0.0F);
                return;
            }
            map = text * heads + map % heads;
        }
        const Index at = (map * step->queries + query - step->first) * step->keys + key;
        const std::size_t each = bytesPerBlock(step->tensor.type);
        const auto bytes = step->tensor.data.subspan(known == 0 ? 0 : static_cast<std::size_t>(at) * each,
                                                     static_cast<std::size_t>(known) * each);
        convertToFloats(step->tensor.type, bytes, into.data());
        MappedFile::requireWhole(bytes);
        std::ranges::fill(into.subspan(static_cast<std::size_t>(known)), 0.0F);
    }
};

bool isNone(const PickleValue& value) { return std::holds_alternative<PickleNone>(value); }

const PickleNode* listOf(const PickleValue& value)
{
    const PickleNode* list = nodeOf(value, Kind::List);
    return list != nullptr ? list : nodeOf(value, Kind::Tuple);
}

/// Tensors, at least one, and None.
bool isOfTensors(const PickleNode& list)
{
    const auto isTensor = [](const PickleValue& each) { return tensorCall(each) != nullptr; };
    return std::ranges::any_of(list.values, isTensor)
           && std::ranges::all_of(list.values, [&](const PickleValue& each) { return isNone(each) || isTensor(each); });
}

bool isOfTexts(const PickleNode& list)
{
    return !list.values.empty() && std::ranges::all_of(list.values, [](const PickleValue& each) {
        return std::holds_alternative<std::string_view>(each);
    });
}

template<typename Each>
bool isOfLists(const PickleNode& list, const Each& each)
{
    return !list.values.empty() && std::ranges::all_of(list.values, [&](const PickleValue& value) {
        const PickleNode* inner = listOf(value);
        return inner != nullptr && each(*inner);
    });
}

/// A search for beams goes on with another of its texts at each step: which one became the text that was returned.
struct Beams {
    Index texts = 0;
    Index steps = 0;
    std::vector<Index> rows = {};  ///< [texts, steps]; -1 behind a text's end

    Index at(Index text, Index step) const
    {
        return step < steps ? rows[static_cast<std::size_t>(text * steps + step)] : -1;
    }
    /// Up to the end of the longest text.
    Index stepsUntil(Index most) const
    {
        const auto isOver = [&](Index step) {
            for (Index text = 0; text < texts; ++text)
                if (at(text, step) >= 0) return false;
            return true;
        };
        while (most > 1 && isOver(most - 1)) --most;
        return most;
    }
};

/// An array of a file, ready to be read.
struct TorchArray {
    ArrayFile::Entry entry;
    TorchLayers numbers = {};
    std::vector<std::string> texts = {};
};

/// Finds arrays in a pickle.
class ArraySearch {
public:
    ArraySearch(const SavedPickle& saved, const CheckpointBytes& of) : m_reader(saved.storages, of), m_of(of)
    {
        visit(saved.pickle.top, "", 0);
        nameAttention();
    }

    std::vector<TorchArray> takeArrays() { return std::move(m_arrays); }
    std::map<std::string, std::string> takeMetadata() { return std::move(m_metadata); }
    std::vector<std::string> takeWarnings() { return std::move(m_warnings); }

private:
    void visit(const PickleValue& value, const std::string& name, int depth)
    {
        count();
        if (depth > deepest) return;
        if (const PickleNode* call = tensorCall(value)) {
            add(name, {{read(name, *call)}});
        } else if (const PickleNode* list = listOf(value)) {
            visitList(*list, name, depth);
        } else if (const PickleNode* dictionary = nodeOf(value, Kind::Dict)) {
            auto outer = std::exchange(m_beams, beamsIn(*dictionary));
            for (std::size_t i = 0; i + 1 < dictionary->values.size(); i += 2)
                if (const auto key = keyOf(dictionary->values[i]))
                    visit(dictionary->values[i + 1], joined(name, *key), depth + 1);
            m_beams = std::move(outer);
        }
    }

    void visitList(const PickleNode& list, const std::string& name, int depth)
    {
        const bool alone = depth == 0;
        const bool mayBeSteps = alone || name.find("att") != std::string::npos;
        if (isOfTensors(list) && addLayers(list, alone ? "attentions" : name)) return;
        if (isOfTexts(list) || isOfLists(list, isOfTexts)) return addTexts(list, name);
        if (mayBeSteps && isOfLists(list, isOfTensors) && addSteps(list, alone ? "attentions" : name)) return;
        for (std::size_t i = 0; i < list.values.size(); ++i)
            visit(list.values[i], joined(name, std::to_string(i)), depth + 1);
    }

    /// @return whether they are layers of one array
    bool addLayers(const PickleNode& list, const std::string& name)
    {
        std::vector<std::vector<StoredTensor>> layers;
        std::vector<Index> numbers;
        for (std::size_t i = 0; i < list.values.size(); ++i) {
            const PickleNode* call = tensorCall(list.values[i]);
            count();
            if (call == nullptr) continue;
            layers.push_back({read(name, *call)});
            numbers.push_back(static_cast<Index>(i) + 1);
        }
        const StoredTensor& first = layers.front().front();
        const auto sameShape = [&](const auto& layer) { return layer.front().shape == first.shape; };
        if (first.shape.size() < 2 || first.shape.size() > 4) return false;
        if (!std::ranges::all_of(layers, sameShape)) {
            // One layer's rows, step by step.
            std::vector<StoredTensor> steps;
            steps.reserve(layers.size());
            for (auto& layer : layers) steps.push_back(std::move(layer.front()));
            if (!goOn(steps)) return false;
            add(name, {std::move(steps)});
            return true;
        }
        if (numbers.size() < list.values.size()) sayLayers(name, numbers);
        add(name, std::move(layers), true);
        return true;
    }

    /// Lists of tensors: for each step of generate() its layers, for each text its layers, or for each layer its heads.
    /// @return whether they are one array
    bool addSteps(const PickleNode& list, const std::string& name)
    {
        std::vector<std::vector<StoredTensor>> layers;
        std::vector<Index> numbers;
        const std::size_t most = listOf(list.values.front())->values.size();
        const auto all =
            static_cast<std::size_t>(m_beams ? m_beams->stepsUntil(std::ssize(list.values)) : std::ssize(list.values));
        for (std::size_t layer = 0; layer < most; ++layer) {
            std::vector<StoredTensor> steps;
            for (const PickleValue& step : std::span(list.values).first(all)) {
                const PickleNode* tensors = listOf(step);
                count();
                const PickleNode* call = layer < tensors->values.size() ? tensorCall(tensors->values[layer]) : nullptr;
                if (call != nullptr && tensors->values.size() == most) steps.push_back(read(name, *call));
            }
            if (steps.empty()) continue;
            if (steps.size() != all) refuseSteps(name, steps);
            layers.push_back(std::move(steps));
            numbers.push_back(static_cast<Index>(layer) + 1);
        }
        if (layers.empty()) return true;
        const bool ofHeads = layers.front().front().shape.size() == 2;
        if (!m_beams && areWhole(layers.front())) {
            if (!areAlike(layers) || (ofHeads && numbers.size() < most)) return false;
            if (!ofHeads && numbers.size() < most) sayLayers(name, numbers);
            addWhole(name, layers);
            return true;
        }
        for (auto& steps : layers) {
            if (!goOn(steps)) refuseSteps(name, steps);
            if (steps.size() < all)
                m_warnings = {"“" + name
                              + "” is read as the steps of generate() without a cache: the last has all rows"};
            if (!std::ranges::equal(steps, layers.front(), {}, &StoredTensor::shape, &StoredTensor::shape))
                refuseSteps(name, steps);
        }
        if (numbers.size() < most) sayLayers(name, numbers);
        add(name, std::move(layers), true);
        if (m_beams) followBeams(m_arrays.back(), *m_beams, static_cast<Index>(all));
        return true;
    }

    /// Whether they are whole maps of texts or heads: a step of generate() has one more token than the one before.
    static bool areWhole(const std::vector<StoredTensor>& maps)
    {
        const auto isSquare = [](const StoredTensor& map) {
            return map.shape.size() >= 2 && map.shape.back() > 1 && map.shape.back() == map.shape.rbegin()[1];
        };
        if (maps.front().shape.size() == 2) return true;
        if (maps.size() == 1 || !std::ranges::all_of(maps, isSquare)) return false;
        return std::ranges::adjacent_find(
                   maps,
                   [](const StoredTensor& a, const StoredTensor& b) { return b.shape.back() != a.shape.back() + 1; })
               != maps.end();
    }

    static bool areAlike(const std::vector<std::vector<StoredTensor>>& layers)
    {
        const StoredTensor& first = layers.front().front();
        return first.shape.size() <= 4 && std::ranges::all_of(layers, [&](const auto& maps) {
                   return std::ranges::all_of(maps, [&](const StoredTensor& map) {
                       return map.shape == first.shape && map.type == first.type;
                   });
               });
    }

    /// @param layers  [layers][texts] of [texts, heads, q, k] or [heads, q, k]; or [heads][layers] of [q, k]
    void addWhole(const std::string& name, const std::vector<std::vector<StoredTensor>>& layers)
    {
        const std::vector<Index> each = layers.front().front().shape;
        const auto inner = layers.size(), outer = layers.front().size();
        const bool ofHeads = each.size() == 2;
        std::vector<std::vector<StoredTensor>> maps;
        maps.reserve(inner * outer);
        for (std::size_t i = 0; i < inner * outer; ++i)
            maps.push_back({ofHeads ? layers[i % inner][i / inner] : layers[i / outer][i % outer]});
        add(name, std::move(maps), true);
        const auto rows = static_cast<Index>(outer), cols = static_cast<Index>(inner);
        std::vector<Index>& shape = m_arrays.back().entry.shape;
        if (ofHeads)
            shape = {rows, cols, each[0], each[1]};
        else
            shape = {cols, each.size() == 4 ? rows * each[0] : rows, each.rbegin()[2], each.rbegin()[1], each.back()};
    }

    std::optional<Beams> beamsIn(const PickleNode& object)
    {
        constexpr const char* field = "beam_indices";
        constexpr Index mostRows = 1 << 20;
        for (std::size_t i = 0; i + 1 < object.values.size(); i += 2) {
            const PickleNode* call = keyOf(object.values[i]) == field ? tensorCall(object.values[i + 1]) : nullptr;
            if (call == nullptr) continue;
            const StoredTensor tensor = read(field, *call);
            const auto* type = std::get_if<ElementType>(&tensor.type);
            if (tensor.shape.size() != 2 || tensor.size() > mostRows || type == nullptr || !isReadable(*type))
                throw Error(Code::WrongShape, m_of.file,
                            "“beam_indices” has the wrong shape: expected a row of each text at each step, found %1",
                            shapeText(tensor.shape));
            std::vector<float> rows(static_cast<std::size_t>(tensor.size()));
            convertToFloats(tensor.type, tensor.data, rows.data());
            Beams beams{tensor.shape[0], tensor.shape[1]};
            beams.rows.reserve(rows.size());
            for (const float row : rows)
                beams.rows.push_back(row >= 0 && row < mostRows ? static_cast<Index>(row) : -1);
            return beams;
        }
        return std::nullopt;
    }

    /// Each text's maps are those of the rows that it came from, step by step.
    /// @param steps  that there were, of which only the last may be left
    void followBeams(TorchArray& array, const Beams& beams, Index steps) const
    {
        std::vector<Index>& shape = array.entry.shape;  // [L, B, H, q, k]
        const bool fit = shape.size() == 5 && beams.texts <= shape[1]
                         && std::ranges::all_of(beams.rows, [&](Index row) { return row < shape[1]; });
        if (!fit)
            throw Error(Code::WrongShape, m_of.file,
                        "“beam_indices” has the wrong shape: expected rows of “%1” %2, found others", array.entry.name,
                        shapeText(shape));
        shape[1] = beams.texts;
        array.numbers.maps = shape[1] * shape[2];
        for (std::vector<TorchRows>& rows : array.numbers.layers)
            for (std::size_t i = 0; i < rows.size(); ++i)
                for (Index text = 0; text < beams.texts; ++text)
                    rows[i].texts.push_back(beams.at(text, steps - std::ssize(rows) + static_cast<Index>(i)));
    }

    /// Whether each step has the maps of the one before and its rows go on below. Steps that were computed without a
    /// cache have all rows each time: the last one alone stays.
    static bool goOn(std::vector<StoredTensor>& steps)
    {
        const std::vector<Index>& first = steps.front().shape;
        if (first.size() < 2 || first.size() > 4) return false;
        const auto keysOf = [](const StoredTensor& step) { return step.shape.back(); };
        const auto queriesOf = [](const StoredTensor& step) { return step.shape.rbegin()[1]; };
        bool grows = true, stays = true, isWhole = first.size() > 2;
        for (std::size_t i = 0; i < steps.size(); ++i) {
            const StoredTensor& step = steps[i];
            if (step.shape.size() != first.size() || step.type != steps.front().type
                || !std::equal(first.begin(), first.end() - 2, step.shape.begin()))
                return false;
            isWhole = isWhole && queriesOf(step) == keysOf(step);
            if (i == 0) continue;
            grows = grows && keysOf(step) == keysOf(steps[i - 1]) + queriesOf(step);
            stays = stays && keysOf(step) == keysOf(steps[i - 1]);
            isWhole = isWhole && keysOf(step) == keysOf(steps[i - 1]) + 1;
        }
        if (steps.size() > 1 && isWhole && !grows) steps.erase(steps.begin(), steps.end() - 1);
        return grows || stays || isWhole;
    }

    [[noreturn]] void refuseSteps(const std::string& name, const std::vector<StoredTensor>& steps) const
    {
        std::string shapes;
        for (std::size_t i = 0; i < std::min<std::size_t>(steps.size(), 4); ++i)
            shapes += (i == 0 ? "" : ", ") + shapeText(steps[i].shape);
        throw Error(Code::WrongShape, m_of.file,
                    "“%1” has the wrong shape: expected the steps of generate(), each of which goes on from the one "
                    "before, found %2",
                    name, shapes);
    }

    /// @param layered  the array has an axis of layers, where its tensors have none
    void add(const std::string& name, std::vector<std::vector<StoredTensor>> layers, bool layered = false)
    {
        const StoredTensor& one = layers.front().front();
        TorchArray array{{name, std::string(storedTypeName(one.type)), one.shape}};
        const bool hasMaps = one.shape.size() >= 2;
        TorchLayers& numbers = array.numbers;
        numbers.keys = hasMaps ? 0 : one.size();
        numbers.queries = hasMaps ? 0 : 1;
        if (hasMaps)
            numbers.maps = std::accumulate(one.shape.begin(), one.shape.end() - 2, Index{1}, std::multiplies());
        for (std::size_t layer = 0; layer < layers.size(); ++layer) {
            std::vector<TorchRows>& rows = numbers.layers.emplace_back();
            for (StoredTensor& step : layers[layer]) {
                TorchRows part{.tensor = {},
                               .queries = hasMaps ? step.shape.rbegin()[1] : 1,
                               .keys = hasMaps ? step.shape.back() : step.size()};
                part.first = rows.empty() ? 0 : rows.back().first + rows.back().queries;
                if (layer == 0 && hasMaps) numbers.queries += part.queries;
                numbers.keys = std::max(numbers.keys, part.keys);
                part.tensor = std::move(step);
                rows.push_back(std::move(part));
            }
        }
        if (hasMaps) {
            array.entry.shape.rbegin()[1] = numbers.queries;
            array.entry.shape.back() = numbers.keys;
        }
        if (layered && array.entry.shape.size() == 2) array.entry.shape.insert(array.entry.shape.begin(), 1);
        if (layered) array.entry.shape.insert(array.entry.shape.begin(), static_cast<Index>(layers.size()));
        keep(std::move(array));
    }

    void keep(TorchArray array)
    {
        const auto type = std::get<ElementType>(array.numbers.layers.front().front().tensor.type);
        if (!isReadable(type)) array.entry.kind = ArrayFile::Kind::Other;
        const Index count = elementCount(array.entry.shape, m_of.file, "“" + array.entry.name + "”");
        requireAtMost(memoryForNumbers(m_of.bytes.size()), static_cast<std::uint64_t>(count) * sizeof(float), m_of.file,
                      Words("the memory for “%1”", array.entry.name));
        add(std::move(array));
    }

    void add(TorchArray array)
    {
        const std::string& name = array.entry.name;
        if (m_arrays.size() == mostArrays)
            throw Error(Code::OutOfRange, m_of.file,
                        "what was saved cannot be used: expected at most %1 arrays, found more",
                        std::to_string(mostArrays));
        if (!m_names.insert(name).second)
            throw Error(Code::Malformed, m_of.file,
                        "“%1” cannot be understood: expected each name once, found it twice", name);
        m_arrays.push_back(std::move(array));
    }

    void addTexts(const PickleNode& list, const std::string& name)
    {
        TorchArray array{{name, "texts", {static_cast<Index>(list.values.size())}, ArrayFile::Kind::Texts}};
        const auto take = [&](const PickleNode& texts) {
            for (const PickleValue& text : texts.values) {
                array.texts.push_back(validUtf8(std::get<std::string_view>(text)));
                m_text_bytes += sizeof(std::string) + array.texts.back().size();
                requireAtMost(memoryForTexts(m_of.bytes.size()), m_text_bytes, m_of.file,
                              Words("the memory for texts"));
            }
        };
        if (isOfTexts(list)) {
            take(list);
        } else {
            const std::size_t length = listOf(list.values.front())->values.size();
            for (const PickleValue& inner : list.values) {
                if (listOf(inner)->values.size() != length) return;  // texts of different lengths, and no tokens
                take(*listOf(inner));
            }
            array.entry.shape.push_back(static_cast<Index>(length));
        }
        add(std::move(array));
    }

    /// In the metadata, as recordedLayers() finds it.
    void sayLayers(const std::string& name, const std::vector<Index>& numbers)
    {
        const auto has = [&](const char* part) { return name.find(part) != std::string::npos; };
        const char* prefix = has("cross") || has("decoder") ? "decoder_" : has("encoder") ? "encoder_" : "";
        std::string list;
        for (const Index number : numbers) list += (list.empty() ? "[" : ", ") + std::to_string(number);
        m_metadata.try_emplace(std::string(prefix) + "layers", list + "]");
    }

    /// A model's output as a tuple has no names: attention is the only member whose layers are square maps.
    void nameAttention()
    {
        TorchArray* maps = nullptr;
        for (TorchArray& array : m_arrays) {
            const std::vector<Index>& shape = array.entry.shape;
            if (array.entry.name.find_first_not_of("0123456789") != std::string::npos) continue;
            if (shape.size() != 5 || shape[3] != shape[4]) continue;
            if (maps != nullptr) return;
            maps = &array;
        }
        if (maps != nullptr && m_names.insert("attentions").second) maps->entry.name = "attentions";
    }

    StoredTensor read(const std::string& name, const PickleNode& call)
    {
        return m_reader.read(name.empty() ? "the tensor" : name, call);
    }

    void count()
    {
        if (++m_visited > mostVisited)
            throw Error(Code::OutOfRange, m_of.file,
                        "what was saved cannot be used: expected at most %1 lists and tensors, found more",
                        std::to_string(mostVisited));
    }

    static std::optional<std::string> keyOf(const PickleValue& key)
    {
        if (const auto* number = std::get_if<std::int64_t>(&key)) return std::to_string(*number);
        const auto* text = std::get_if<std::string_view>(&key);
        constexpr std::size_t longest = 1000;
        if (text == nullptr || text->size() > longest) return std::nullopt;
        return validUtf8(*text);
    }

    static std::string joined(const std::string& name, const std::string& key)
    {
        return name.empty() ? key : name + "." + key;
    }

    TensorReader m_reader;
    const CheckpointBytes& m_of;
    std::vector<TorchArray> m_arrays;
    std::set<std::string> m_names;
    std::map<std::string, std::string> m_metadata;
    std::vector<std::string> m_warnings;
    std::optional<Beams> m_beams;  ///< of the object that is visited
    std::size_t m_visited = 0;
    std::uint64_t m_text_bytes = 0;
};

class TorchArrays final : public ArrayFile {
public:
    TorchArrays(std::shared_ptr<const void> owner, std::span<const std::byte> bytes, std::string name)
        : ArrayFile(std::move(name), "PyTorch file")
    {
        const CheckpointBytes of{m_name, std::move(owner), bytes};
        std::vector<std::string_view> allowed = stateDictGlobals();
        // Outputs of models, and what generate() returns beside the attention; numbers' types and devices among it.
        allowed.insert(allowed.end(), {"transformers.*", "torch.device", "torch.float32", "torch.float16",
                                       "torch.bfloat16", "torch.float64", "torch.int64"});
        const SavedPickle saved = readSavedPickle(of, allowed);
        ArraySearch search(saved, of);
        m_arrays = search.takeArrays();
        m_metadata = search.takeMetadata();
        m_warnings = search.takeWarnings();
        MappedFile::requireWhole(bytes);
        if (m_arrays.empty())
            throw Error(Code::Missing, m_name,
                        "an array is missing: expected a tensor, or tuples and dictionaries of tensors, found none");
        for (const TorchArray& array : m_arrays) m_entries.push_back(array.entry);
    }

    NumberArray numbers(const std::string& name) const override
    {
        const Entry& entry = entryOf(name, Kind::Numbers);
        NumberArray array{entry.shape,
                          std::vector<float>(static_cast<std::size_t>(elementCount(entry.shape, m_name, name)))};
        numbersAt(name, 0, array.values);
        return array;
    }
    void numbersInParts(const std::string& name, const TakeNumbers& take) const override
    {
        constexpr std::size_t most = 1U << 14U;
        const auto count = static_cast<std::size_t>(elementCount(entryOf(name, Kind::Numbers).shape, m_name, name));
        std::vector<float> part(std::min(most, count));
        for (std::size_t done = 0; done < count; done += part.size()) {
            const auto next = std::span(part).first(std::min(most, count - done));
            numbersAt(name, static_cast<Index>(done), next);
            take(next);
        }
    }
    void numbersAt(const std::string& name, Index first, std::span<float> into) const override
    {
        const TorchLayers& numbers = arrayOf(entryOf(name, Kind::Numbers)).numbers;
        while (!into.empty()) {
            const Index key = first % numbers.keys;
            const auto here = std::min(into.size(), static_cast<std::size_t>(numbers.keys - key));
            numbers.copy(first / numbers.keys, key, into.first(here));
            into = into.subspan(here);
            first += static_cast<Index>(here);
        }
    }
    std::vector<std::string> texts(const std::string& name) const override
    {
        return arrayOf(entryOf(name, Kind::Texts)).texts;
    }

private:
    const TorchArray& arrayOf(const Entry& entry) const
    {
        return m_arrays[static_cast<std::size_t>(&entry - m_entries.data())];
    }

    std::vector<TorchArray> m_arrays;  ///< one for each entry
};

}  // namespace

std::unique_ptr<const ArrayFile> openTorchArrays(std::shared_ptr<const void> owner, std::span<const std::byte> bytes,
                                                 std::string name)
{
    return std::make_unique<TorchArrays>(std::move(owner), bytes, std::move(name));
}

bool looksLikeTorch(std::span<const std::byte> bytes)
{
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    // The pickle is the first member of the archive; the older format begins with a number.
    constexpr std::size_t header = 30;
    if (text.starts_with("\x80\x02\x8a\x0a")) return true;
    if (!text.starts_with("PK\x03\x04") || text.size() < header) return false;
    const std::size_t length = static_cast<unsigned char>(text[26]) + 256U * static_cast<unsigned char>(text[27]);
    return text.substr(header, length).ends_with("/data.pkl");
}

}  // namespace core
