#include "core/engine/engine_answers.h"

#include "core/engine/engine_model.h"
#include "core/error.h"
#include "core/json/json_object.h"
#include "core/model/pass/trace.h"
#include "core/number_range.h"
#include "core/tensor/stored_weight.h"
#include "core/text/unicode.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr std::size_t mostLayers = 100'000;
constexpr Index mostHeads = 4096;
constexpr Index mostVocabulary = 4'000'000;
constexpr Index mostTokens = 4096;  ///< maps of more are not sent as a whole
constexpr std::size_t mostReasons = 16;
constexpr Index mostWidth = 65'536;  ///< numbers of a token in one head

constexpr std::pair<AttentionBlock, const char*> blockNames[] = {{AttentionBlock::Self, ""},
                                                                 {AttentionBlock::Self, "encoder"},
                                                                 {AttentionBlock::Decoder, "decoder"},
                                                                 {AttentionBlock::Cross, "cross"}};

std::vector<std::string> reasonsIn(const JsonObject& reader)
{
    std::vector<std::string> reasons;
    reader.each("absent", mostReasons, [&](const Json& each) {
        if (each.is_string()) reasons.push_back(validUtf8(each.get<std::string>().substr(0, 300)));
    });
    return reasons;
}

EngineLayer layerIn(const JsonObject& reader)
{
    EngineLayer layer;
    reader.read("block", layer.block, blockNames);
    reader.read("layer", layer.layer, static_cast<Index>(mostLayers));
    reader.read("number", layer.number, static_cast<Index>(mostLayers));
    reader.read("heads", layer.heads, mostHeads, 1);
    reader.read("key_dimensions", layer.key_dimensions, mostWidth);
    reader.read("value_dimensions", layer.value_dimensions, mostWidth);
    reader.readBetween("scale", layer.scale, -1e6F, 1e6F);
    reader.readBetween("soft_cap", layer.soft_cap, 0.0F, 1e6F);
    reader.read("causal", layer.causal);
    layer.absent = reasonsIn(reader);
    return layer;
}

/// Layers count from 0 in each block, in order, and have as many heads each.
void requireLayers(const std::vector<EngineLayer>& layers, bool encoder_decoder, const std::string& name)
{
    const auto wrong = [&](const Words& said) { return Error(Code::OutOfRange, name, said); };
    for (const auto block : {AttentionBlock::Self, AttentionBlock::Decoder, AttentionBlock::Cross}) {
        Index next = 0, heads = 0;
        for (const EngineLayer& layer : layers) {
            if (layer.block != block) continue;
            if (layer.key_dimensions == 0)
                throw Error(Code::Unsupported, name,
                            layer.absent.empty()
                                ? Words("layer %1 of the model is not supported: expected queries and keys that the "
                                        "engine sees, found none",
                                        std::to_string(layer.number > 0 ? layer.number : layer.layer + 1))
                                : Words("layer %1 of the model is not supported: expected queries and keys that the "
                                        "engine sees, found %2",
                                        std::to_string(layer.number > 0 ? layer.number : layer.layer + 1),
                                        layer.absent.front()));
            if (layer.layer != next++)
                throw wrong(
                    Words("the engine's list of layers cannot be used: expected layers in order, from 0, found %1",
                          std::to_string(layer.layer)));
            if (heads != 0 && layer.heads != heads)
                throw wrong(Words("the engine's list of layers cannot be used: expected layers of as many heads each, "
                                  "found %1 and %2",
                                  std::to_string(heads), std::to_string(layer.heads)));
            heads = layer.heads;
        }
        const bool wanted = encoder_decoder || block == AttentionBlock::Self;
        if ((next > 0) != wanted)
            throw wrong(Words(
                wanted ? "the engine's list of layers cannot be used: expected at least one layer of attention in each "
                         "part, found others"
                       : "the engine's list of layers cannot be used: expected layers of one part, found others"));
    }
}

/// The engine numbers all layers of a block, ascending, or none of them.
void requireNumbers(const EngineOpened& opened, const std::string& name)
{
    const Index most = opened.depth > 0 ? opened.depth : static_cast<Index>(mostLayers);
    for (const auto block : {AttentionBlock::Self, AttentionBlock::Decoder, AttentionBlock::Cross}) {
        std::vector<Index> numbers{0};
        for (const EngineLayer& layer : opened.layers)
            if (layer.block == block) numbers.push_back(layer.number);
        const auto wrong = std::ranges::adjacent_find(numbers, std::greater_equal{});
        const bool said = std::ranges::any_of(numbers, [](Index number) { return number > 0; });
        if (said && (wrong != numbers.end() || numbers.back() > most))
            throw Error(Code::OutOfRange, name,
                        "the engine's list of layers cannot be used: expected their numbers in the model, ascending, "
                        "from %1, found %2",
                        numberRange(1, most),
                        std::to_string(wrong == numbers.end() ? numbers.back() : *std::next(wrong)));
    }
}

EnginePicture pictureIn(const JsonObject& reader, const std::string& name)
{
    constexpr Index longestSide = 8192;
    EnginePicture picture;
    reader.read("channels", picture.channels, 16, 1);
    reader.read("height", picture.height, longestSide, 1);
    reader.read("width", picture.width, longestSide, 1);
    reader.read("side", picture.side, std::min(picture.height, picture.width), 1);
    reader.read("before", picture.before, 1000);
    const Index squares = (picture.height / picture.side) * (picture.width / picture.side);
    if (squares + picture.before > mostTokens)
        throw Error(Code::OutOfRange, name,
                    "the picture that the model reads cannot be used: expected at most %1 tokens, found %2",
                    std::to_string(mostTokens), std::to_string(squares + picture.before));
    const Json* processor = reader.find("processor");
    picture.processor =
        imageProcessorIn(processor == nullptr ? Json::object() : *processor, name, picture.width, picture.height);
    picture.processor.assumed = processor == nullptr;
    return picture;
}

std::vector<Index> numbersIn(const JsonObject& reader, const char* field, Index most, std::size_t count)
{
    std::vector<Index> numbers;
    reader.each(field, count, [&](const Json& each) {
        if (!each.is_number_unsigned() || each.get<std::uint64_t>() > static_cast<std::uint64_t>(most))
            throw reader.wrong(
                field, each, Words("%1 cannot be used: expected numbers from 0 to %3, found %2", std::to_string(most)));
        numbers.push_back(each.get<Index>());
    });
    return numbers;
}

PieceSpelling spellingNamed(const std::string& name)
{
    PieceSpelling spelling;
    spelling.byteLevel = name == "bytes";
    spelling.bytePieces = name == "metaspace";
    if (name == "metaspace") spelling.spaceMark = "▁";
    if (name == "wordpiece") spelling.continuingPrefix = "##";
    return spelling;
}

/// [B·H], [B] as matrices of heads side by side.
std::vector<Matrix> sideBySide(const SafetensorsFile& tensors, const std::string& tensor, Index texts, Index heads,
                               Index rows)
{
    const std::vector<Index>& shape = tensors.entry(tensor).shape;
    const Index width = shape.size() == 4 ? shape[3] : 0;
    const auto parts = matricesIn(tensors, tensor, {texts, heads, rows, std::clamp<Index>(width, 1, mostWidth)});
    std::vector<Matrix> joined;
    for (Index text = 0; text < texts; ++text) {
        Matrix all(rows, heads * width);
        for (Index head = 0; head < heads; ++head)
            all.middleCols(head * width, width) = parts[static_cast<std::size_t>(text * heads + head)];
        joined.push_back(std::move(all));
    }
    return joined;
}

std::vector<std::vector<bool>> visibleIn(const SafetensorsFile& tensors, const ArrivalShape& shape)
{
    std::vector<std::vector<bool>> visible;
    for (const Matrix& cells : matricesIn(tensors, "visible", {shape.texts, shape.queries, shape.keys})) {
        std::vector<bool> seen(static_cast<std::size_t>(cells.size()));
        for (Index i = 0; i < cells.size(); ++i) seen[static_cast<std::size_t>(i)] = cells.data()[i] != 0;
        visible.push_back(std::move(seen));
    }
    return visible;
}

/// A softmax gives numbers from 0 to 1 alone; NaN is shown as such.
void requireWeightsOf(const std::vector<Matrix>& weights, const std::string& name)
{
    constexpr float slack = 1e-3F;
    for (const Matrix& map : weights)
        for (Index i = 0; i < map.size(); ++i)
            if (map.data()[i] < -slack || (map.data()[i] > 1 + slack && std::isfinite(map.data()[i])))
                throw Error(Code::OutOfRange, name,
                            "a weight of the engine's answer cannot be used: expected 0 to 1, found %1",
                            std::to_string(map.data()[i]));
}

void readWhole(const SafetensorsFile& tensors, const ArrivalShape& shape, EngineArrival& arrival)
{
    const std::vector<Index> maps{shape.texts, shape.heads, shape.queries, shape.keys};
    arrival.weights = matricesIn(tensors, "weights", maps);
    requireWeightsOf(arrival.weights, tensors.name());
    if (tensors.contains("q") && tensors.contains("k")) {
        arrival.q = sideBySide(tensors, "q", shape.texts, shape.heads, shape.queries);
        arrival.k = sideBySide(tensors, "k", shape.texts, shape.heads, shape.keys);
        if (arrival.q.front().cols() != arrival.k.front().cols())
            throw Error(Code::WrongShape, tensors.name(),
                        "“k” has the wrong shape: expected as many numbers as “q” has for each token, found others");
    }
    if (tensors.contains("v")) arrival.v = sideBySide(tensors, "v", shape.texts, shape.heads, shape.keys);
    if (tensors.contains("context")) {
        const auto& sizes = tensors.entry("context").shape;
        const Index width = sizes.size() == 4 ? sizes[3] : 1;
        arrival.contexts = matricesIn(
            tensors, "context", {shape.texts, shape.heads, shape.queries, std::clamp<Index>(width, 1, mostWidth)});
    }
    if (tensors.contains("bias")) arrival.biases = matricesIn(tensors, "bias", maps);
}

}  // namespace

EngineOpened openedIn(const Json& answer, const std::string& name)
{
    const JsonObject reader(answer, name, "");
    EngineOpened opened;
    reader.read("model", opened.model, 1 << 20);
    for (auto [field, text] : {std::pair("name", &opened.name), std::pair("architecture", &opened.architecture),
                               std::pair("dtype", &opened.dtype), std::pair("device", &opened.device)}) {
        reader.read(field, *text, longestEngineText);
        *text = validUtf8(*text);
    }
    reader.each("layers", mostLayers,
                [&](const Json& each) { opened.layers.push_back(layerIn(reader.object("layers", each))); });
    reader.read("depth", opened.depth, static_cast<Index>(mostLayers));
    reader.read("parameters", opened.parameters, Index{1} << 50);
    reader.read("vocabulary", opened.vocabulary, mostVocabulary);
    reader.read("width", opened.width, mostWidth);
    reader.read("segments", opened.segments, 1000);
    reader.read("max_tokens", opened.max_tokens, Index{1} << 30, 1);
    opened.max_tokens = std::min(opened.max_tokens, mostTokens);
    reader.read("encoder_decoder", opened.encoder_decoder);
    reader.read("predicts", opened.predicts);
    reader.read("tokenizes", opened.tokenizes);
    for (auto [field, id] : {std::pair("padding_id", &opened.padding_id), std::pair("mask_id", &opened.mask_id),
                             std::pair("start_id", &opened.start_id)})
        reader.read(field, *id);
    opened.end_ids = numbersIn(reader, "end_ids", mostVocabulary, 64);
    if (const Json* picture = reader.find("picture"))
        opened.picture = pictureIn(reader.object("picture", *picture), name);
    requireLayers(opened.layers, opened.encoder_decoder, name);
    requireNumbers(opened, name);
    return opened;
}

std::optional<Token> EngineVocabulary::token(Index id) const
{
    if (id < 0 || id >= std::ssize(pieces) || pieces[static_cast<std::size_t>(id)].empty()) return std::nullopt;
    const std::string& piece = pieces[static_cast<std::size_t>(id)];
    if (!std::ranges::binary_search(special, id))
        return Token{id, piece, spelling.textOf(piece), {}, spelling.bytesOf(piece)};
    Token token{id, piece, readable(piece), {}, piece};
    token.special = true;
    return token;
}

EngineVocabulary vocabularyIn(const Json& answer, const EngineOpened& opened, const std::string& name)
{
    const JsonObject reader(answer, name, "");
    EngineVocabulary vocabulary;
    std::string spelling;
    reader.read("spelling", spelling);
    vocabulary.spelling = spellingNamed(spelling);
    vocabulary.special = numbersIn(reader, "special", mostVocabulary, 100'000);
    std::ranges::sort(vocabulary.special);
    reader.each("pieces", static_cast<std::size_t>(opened.vocabulary), [&](const Json& piece) {
        vocabulary.pieces.push_back(piece.is_string() ? piece.get<std::string>() : std::string());
    });
    return vocabulary;
}

Encoding encodingIn(const Json& answer, const EngineVocabulary& vocabulary, std::array<Index, 2> lengths,
                    const std::string& name)
{
    const JsonObject reader(answer, name, "");
    constexpr std::size_t most = 1 << 24;
    const std::vector<Index> ids = numbersIn(reader, "ids", mostVocabulary, most);
    const std::vector<Index> sequences = numbersIn(reader, "sequences", 1, most);
    const std::vector<Index> segments = numbersIn(reader, "segments", 1 << 16, most);
    Encoding encoding;
    for (const Index id : ids) {
        const std::size_t place = encoding.tokens.size();
        const std::string number = std::to_string(id);
        Token token = vocabulary.token(id).value_or(Token{id, number, number, {}});
        if (place < sequences.size()) token.sequence = sequences[place];
        if (place < segments.size()) token.segment = segments[place];
        encoding.tokens.push_back(std::move(token));
    }
    std::size_t place = 0;
    reader.each("special", ids.size(), [&](const Json& each) { encoding.tokens[place++].special = each == true; });
    place = 0;
    reader.each("ranges", ids.size(), [&](const Json& each) {
        Token& token = encoding.tokens[place++];
        const Index length = lengths[static_cast<std::size_t>(token.sequence)];
        const bool pair =
            each.is_array() && each.size() == 2 && each[0].is_number_unsigned() && each[1].is_number_unsigned();
        if (!pair || each[0] > each[1] || each[1].get<std::uint64_t>() > static_cast<std::uint64_t>(length))
            throw reader.wrong("ranges", each, Words("%1 cannot be used: expected places in the text, found %2"));
        if (!token.special) token.range = {each[0].get<Index>(), each[1].get<Index>()};
    });
    return encoding;
}

ArrivalPlace placeIn(const Json& said, const std::string& name)
{
    const JsonObject reader(said, name, "");
    ArrivalPlace place;
    reader.read("block", place.block, blockNames);
    reader.read("layer", place.layer, static_cast<Index>(mostLayers));
    return place;
}

EngineArrival arrivalIn(const EngineMessage& message, const ArrivalShape& shape, const std::string& name)
{
    const JsonObject reader(message.said, name, "");
    EngineArrival arrival;
    const ArrivalPlace place = placeIn(message.said, name);
    arrival.block = place.block;
    arrival.layer = place.layer;
    reader.read("whole", arrival.whole);
    reader.readBetween("scale", arrival.scale, -1e6F, 1e6F);
    reader.readBetween("soft_cap", arrival.soft_cap, 0.0F, 1e6F);
    arrival.absent = reasonsIn(reader);
    if (message.tensors == nullptr)
        throw Error(Code::Missing, name, "the numbers of a layer are missing: expected tensors, found none");
    if (message.tensors->contains("visible")) arrival.visible = visibleIn(*message.tensors, shape);
    if (message.tensors->contains("sinks")) arrival.sinks = message.tensors->vector("sinks", shape.heads);
    if (arrival.whole) {
        readWhole(*message.tensors, shape, arrival);
        return arrival;
    }
    arrival.overviews = matricesIn(
        *message.tensors, "overview",
        {shape.texts, shape.heads, std::min(overviewSide, shape.queries), std::min(overviewSide, shape.keys)});
    return arrival;
}

std::vector<Matrix> matricesIn(const SafetensorsFile& tensors, const std::string& tensor,
                               const std::vector<Index>& shape)
{
    if (tensors.entry(tensor).shape != shape)
        throw Error(Code::WrongShape, tensors.name(), "“%1” has the wrong shape: expected %2, found %3", tensor,
                    shapeText(shape), shapeText(tensors.entry(tensor).shape));
    const Index rows = shape[shape.size() - 2], cols = shape.back();
    const std::vector<float> numbers = tensors.floats(tensor);
    std::vector<Matrix> matrices;
    for (std::size_t first = 0; first < numbers.size(); first += static_cast<std::size_t>(rows * cols))
        matrices.emplace_back(Eigen::Map<const Matrix>(numbers.data() + first, rows, cols));
    return matrices;
}

std::size_t mostArrivalBytes(const ArrivalShape& shape)
{
    const auto maps = static_cast<std::size_t>(shape.texts * shape.heads * shape.queries * shape.keys);
    const auto vectors =
        static_cast<std::size_t>(shape.texts * shape.heads * (shape.queries + shape.keys) * shape.numbers);
    return 4 * (3 * maps + 2 * vectors) + 1'000'000;
}

const char* blockName(AttentionBlock block, bool encoder_decoder)
{
    if (!encoder_decoder) return "";
    return block == AttentionBlock::Self ? "encoder" : block == AttentionBlock::Decoder ? "decoder" : "cross";
}

}  // namespace core
