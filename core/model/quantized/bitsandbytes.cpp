#include "core/error.h"
#include "core/json/json_text.h"
#include "core/model/quantized/float_matrix.h"
#include "core/model/quantized/quantizers.h"
#include "core/tensor/stored_weight.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace core {
namespace {

constexpr std::string_view states[] = {".weight.quant_state.bitsandbytes__nf4",
                                       ".weight.quant_state.bitsandbytes__fp4"};

/// The library's data about a matrix of four bits, as JSON in a tensor's bytes.
class State {
public:
    explicit State(const MatrixParts& parts) : m_parts(parts), m_ending(states[0])
    {
        if (parts.find(states[1]) != nullptr) m_ending = states[1];
        const StoredSpan stored = parts.span(m_ending, {ElementType::U8});
        if (stored.data.size() > mostBytes)
            throw parts.about(Code::OutOfRange, m_ending,
                              Words("%1 cannot be used: expected at most %2 bytes, found %3", std::to_string(mostBytes),
                                    std::to_string(stored.data.size())));
        const auto text = copied<char>(stored);
        m_json = parseJson({text.data(), text.size()}, parts.file(), "tensor “" + stored.name + "”");
        if (!m_json.is_object())
            throw parts.about(Code::Malformed, m_ending,
                              Words("%1 cannot be understood: expected a JSON object, found %2", m_json.type_name()));
    }

    Index count(const char* field) const { return wholeNumber(find(field), field); }
    float number(const char* field) const
    {
        const Json* found = find(field);
        if (found == nullptr || !found->is_number() || !std::isfinite(found->get<float>()))
            throw fault(field, found, Words("%1 cannot be understood: expected “%2”: a number, found %3"));
        return found->get<float>();
    }
    std::array<Index, 2> sizes() const
    {
        const Json* found = find("shape");
        if (found == nullptr || !found->is_array() || found->size() != 2)
            throw fault("shape", found, Words("%1 cannot be understood: expected “%2”: two numbers, found %3"));
        return {wholeNumber(&(*found)[0], "shape"), wholeNumber(&(*found)[1], "shape")};
    }

private:
    static constexpr std::size_t mostBytes = 1U << 16U;

    const Json* find(const char* field) const
    {
        const auto found = m_json.find(field);
        return found == m_json.end() ? nullptr : &*found;
    }
    Index wholeNumber(const Json* found, const char* field) const
    {
        if (found == nullptr || !found->is_number_integer() || *found < 1 || *found > mostTokensInVocabulary)
            throw fault(field, found,
                        Words("%1 cannot be understood: expected “%2”: whole numbers from 1 to %4, found %3",
                              std::to_string(mostTokensInVocabulary)));
        return found->get<Index>();
    }
    Error fault(const std::string& field, const Json* found, const Words& said) const
    {
        return m_parts.about(
            Code::Malformed, m_ending,
            said.about({field, found == nullptr ? Words("nothing") : Words(found->dump(-1, ' ', true).substr(0, 40))}));
    }

    const MatrixParts& m_parts;
    std::string_view m_ending;
    Json m_json;
};

template<std::size_t size>
std::array<float, size> tableIn(const MatrixParts& parts, std::string_view ending)
{
    parts.requireShape(ending, {static_cast<Index>(size)});
    std::array<float, size> table;
    std::ranges::copy(copied<float>(parts.span(ending, {ElementType::F32})), table.begin());
    if (!std::ranges::all_of(table, [](float number) { return std::isfinite(number); }))
        throw parts.about(Code::OutOfRange, ending,
                          Words("%1 cannot be used: expected finite numbers, found one that is not"));
    return table;
}

/// Blocks are counted over all rows: of rows that are no whole blocks, groups are as long as fits both.
CodeScales fourBitScales(const MatrixParts& parts, const State& state, Index count, Index cols, Index group)
{
    const Index block = state.count("blocksize"), blocks = partsOf(count, block);
    CodeScales scales{.row_step = cols, .group_step = group, .steps_together = block};
    if (group == block) scales = {.row_step = cols / block, .group_step = 1};
    parts.requireShape(".weight.absmax", {blocks});
    const bool isNested = parts.need(".weight.absmax").type == StoredType(ElementType::U8);
    scales.numbers = parts.span(".weight.absmax", {isNested ? ElementType::U8 : ElementType::F32});
    if (!isNested) return scales;
    auto nested = std::make_shared<CodeScales::Nested>();
    nested->together = state.count("nested_blocksize");
    nested->offset = state.number("nested_offset");
    nested->table = tableIn<256>(parts, ".weight.nested_quant_map");
    parts.requireShape(".weight.nested_absmax", {partsOf(blocks, nested->together)});
    nested->numbers = parts.span(".weight.nested_absmax", {ElementType::F32});
    scales.nested = std::move(nested);
    return scales;
}

StoredTensor fourBits(const MatrixParts& parts)
{
    const State state(parts);
    const auto [out, in] = state.sizes();
    const StoredTensor& codes = parts.need(".weight");
    const Index bytes = std::ssize(codes.data);
    if (bytes != partsOf(out * in, 2))
        throw parts.about(Code::WrongShape, ".weight",
                          Words("%1 has the wrong shape: expected %2 bytes, found %3",
                                std::to_string(partsOf(out * in, 2)), std::to_string(bytes)));
    const auto* type = std::get_if<ElementType>(&codes.type);
    CodedNumbers::Layout layout{.file = parts.file(), .rows = out, .cols = in};
    layout.codes = {codes.data, type == nullptr ? ElementType::U8 : *type, codes.owner, parts.stem() + ".weight"};
    layout.meaning = CodedNumbers::Meaning::Table;
    layout.order = CodedNumbers::Order::HighFirst;
    layout.row_bits = 4 * in;
    layout.table = tableIn<16>(parts, ".weight.quant_map");
    layout.group = std::gcd(in, state.count("blocksize"));
    layout.scales = fourBitScales(parts, state, out * in, in, layout.group);
    return codedTensor(std::move(layout), {out, in});
}

/// LLM.int8(): a row's numbers are its largest size, SCB, times code / 127.
StoredTensor eightBits(const MatrixParts& parts)
{
    const auto [out, in] = parts.sizes(".weight");
    if (parts.find(".weight_format") != nullptr) {
        if (copied<std::uint8_t>(parts.span(".weight_format", {ElementType::U8})) != std::vector<std::uint8_t>{0})
            throw parts.about(Code::Unsupported, ".weight_format",
                              Words("%1 is not supported: expected 0, row after row, found another order"));
    }
    parts.requireShape(".SCB", {out});
    CodedNumbers::Layout layout{.file = parts.file(), .rows = out, .cols = in};
    layout.codes = parts.span(".weight", {ElementType::I8});
    layout.bits = 8;
    layout.has_sign = true;
    layout.row_bits = 8 * in;
    layout.group = in;
    layout.scales = {.numbers = parts.span(".SCB", {ElementType::F32}), .row_step = 1};
    layout.scales.factor = 1.0F / 127;
    return codedTensor(std::move(layout), {out, in});
}

bool isOfFourBits(const MatrixParts& parts)
{
    return parts.find(".weight.absmax") != nullptr || parts.find(states[0]) != nullptr
           || parts.find(states[1]) != nullptr;
}

std::string wordsIn(const ConfigReader& config)
{
    if (!config.flag("load_in_4bit", config.flag("_load_in_4bit", false)))
        return "bitsandbytes, LLM.int8(), 8 bits, a scale for each row";
    const std::string type = config.text("bnb_4bit_quant_type", "fp4");
    if (type != "nf4" && type != "fp4")
        throw config.outOfRange("bnb_4bit_quant_type", Words("%1 cannot be used: expected nf4 or fp4, found %2", type));
    return "bitsandbytes, " + type + ", 4 bits, groups of 64"
           + (config.flag("bnb_4bit_use_double_quant", false) ? ", scales of 8 bits" : "");
}

}  // namespace

Quantization readBitsAndBytes(const ConfigReader& config)
{
    config.passOver({"_load_in_4bit", "_load_in_8bit", "load_in_8bit", "bnb_4bit_quant_type",
                     "bnb_4bit_use_double_quant", "bnb_4bit_compute_dtype", "bnb_4bit_quant_storage",
                     "llm_int8_skip_modules", "llm_int8_threshold", "llm_int8_has_fp16_weight",
                     "llm_int8_enable_fp32_cpu_offload", "modules_to_not_convert"});
    Quantization quantization;
    quantization.words = wordsIn(config);
    quantization.codes = {".weight"};
    quantization.parts = {".weight.absmax", ".weight.quant_map", ".weight.nested_absmax", ".weight.nested_quant_map",
                          ".SCB",           ".weight_format"};
    for (const std::string_view each : states) quantization.parts.emplace_back(each);
    quantization.holds = [](const StoredTensor& tensor, const MatrixParts& parts) {
        return isOfFourBits(parts) || parts.find(".SCB") != nullptr || tensor.type == StoredType(ElementType::U8)
               || tensor.type == StoredType(ElementType::I8);
    };
    quantization.read = [](const MatrixParts& parts) {
        const bool isByte = parts.need(".weight").type == StoredType(ElementType::I8);
        return isByte && !isOfFourBits(parts) ? eightBits(parts) : fourBits(parts);
    };
    if (config.flag("load_in_8bit", false)) quantization.oddity = roundedActivations;
    return quantization;
}

}  // namespace core
