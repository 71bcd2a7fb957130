#include "core/error.h"
#include "core/json/json_text.h"
#include "core/model/quantized/quantization.h"

#include <QTest>

#include "tests/said_parts.h"
#include "tests/test_class.h"

#include <functional>
#include <limits>
#include <numeric>

using namespace core;

namespace {

using Tensors = std::map<std::string, WeightFiles::Entry>;

template<typename Number>
void put(Tensors& tensors, const std::string& name, ElementType type, std::vector<Index> shape,
         std::vector<Number> numbers)
{
    const auto kept = std::make_shared<const std::vector<Number>>(std::move(numbers));
    tensors[name] = {{type, std::move(shape), std::as_bytes(std::span<const Number>(*kept)), kept}, "file"};
}

void putFloats(Tensors& tensors, const std::string& name, std::vector<Index> shape, float number = 0.5F)
{
    const Index count = std::accumulate(shape.begin(), shape.end(), Index{1}, std::multiplies());
    put(tensors, name, ElementType::F32, std::move(shape), std::vector(static_cast<std::size_t>(count), number));
}

void putWords(Tensors& tensors, const std::string& name, std::vector<Index> shape, std::uint32_t word)
{
    const Index count = std::accumulate(shape.begin(), shape.end(), Index{1}, std::multiplies());
    put(tensors, name, ElementType::I32, std::move(shape), std::vector(static_cast<std::size_t>(count), word));
}

void putBytes(Tensors& tensors, const std::string& name, ElementType type, std::vector<Index> shape, std::uint8_t byte)
{
    const Index count = std::accumulate(shape.begin(), shape.end(), Index{1}, std::multiplies());
    put(tensors, name, type, std::move(shape), std::vector(static_cast<std::size_t>(count), byte));
}

void putText(Tensors& tensors, const std::string& name, const std::string& text)
{
    put(tensors, name, ElementType::U8, {static_cast<Index>(text.size())}, std::vector<char>(text.begin(), text.end()));
}

constexpr const char* nf4State = "q.weight.quant_state.bitsandbytes__nf4";

/// A matrix "q.weight" of 16 outputs and 32 inputs, whose numbers are all `wanted`, as each quantizer writes it; of
/// MXFP4 two of them as "q".
struct Example {
    const char* name;
    const char* config;  ///< quantization_config
    float wanted;
    std::function<void(Tensors&)> fill;
};

const std::vector<Example>& examples()
{
    static const std::vector<Example> all{
        {"gptq", R"({"quant_method": "gptq", "bits": 4, "group_size": 16, "damp_percent": 0.1})", 1.5F,
         [](Tensors& tensors) {
             putWords(tensors, "q.qweight", {4, 16}, 0xBBBBBBBBU);  // 11
             putWords(tensors, "q.qzeros", {2, 2}, 0x77777777U);    // 7, which means 8
             putFloats(tensors, "q.scales", {2, 16});
             put<std::int32_t>(tensors, "q.g_idx", ElementType::I32, {32}, std::vector<std::int32_t>(32, 1));
         }},
        {"gptq v2 of 3 bits", R"({"quant_method": "gptq", "bits": 3, "group_size": -1,
             "checkpoint_format": "gptq_v2"})",
         -0.5F,
         [](Tensors& tensors) {
             putWords(tensors, "q.qweight", {3, 16}, 0);                                                 // 0
             put<std::uint32_t>(tensors, "q.qzeros", ElementType::I32, {1, 2}, {0x49249249U, 0x2492U});  // 1
             putFloats(tensors, "q.scales", {1, 16});
         }},
        {"auto-round", R"({"quant_method": "auto-round", "bits": 4, "group_size": 16, "data_type": "int",
             "packing_format": "auto_round:auto_gptq"})",
         1.5F,
         [](Tensors& tensors) {
             putWords(tensors, "q.qweight", {4, 16}, 0xBBBBBBBBU);
             putWords(tensors, "q.qzeros", {2, 2}, 0x77777777U);  // 8
             putFloats(tensors, "q.scales", {2, 16});
         }},
        {"auto-round with whole zeros", R"({"quant_method": "auto-round", "bits": 4, "group_size": 16,
             "packing_format": "auto_round", "extra_config": {"q": {"bits": 8}}})",
         2,
         [](Tensors& tensors) {
             putWords(tensors, "q.qweight", {8, 16}, 0x0B0B0B0BU);
             putWords(tensors, "q.qzeros", {2, 4}, 0x07070707U);  // 7, of 8 bits as the numbers
             putFloats(tensors, "q.scales", {2, 16});
         }},
        {"auto-round as awq", R"({"quant_method": "auto-round", "bits": 4, "group_size": 16,
             "packing_format": "auto_round:auto_awq"})",
         1.5F,
         [](Tensors& tensors) {
             putWords(tensors, "q.qweight", {32, 2}, 0xBBBBBBBBU);
             putWords(tensors, "q.qzeros", {2, 2}, 0x88888888U);
             putFloats(tensors, "q.scales", {2, 16});
         }},
        {"awq", R"({"quant_method": "awq", "bits": 4, "group_size": 16, "zero_point": true, "version": "GEMM"})", 1.5F,
         [](Tensors& tensors) {
             putWords(tensors, "q.qweight", {32, 2}, 0xBBBBBBBBU);
             putWords(tensors, "q.qzeros", {2, 2}, 0x88888888U);
             putFloats(tensors, "q.scales", {2, 16});
         }},
        {"fp8", R"({"quant_method": "fp8", "weight_block_size": [12, 20], "activation_scheme": "dynamic"})", 0.5F,
         [](Tensors& tensors) {
             putBytes(tensors, "q.weight", ElementType::F8_E4M3, {16, 32}, 0x38);  // 1
             putFloats(tensors, "q.weight_scale_inv", {2, 2});
         }},
        {"fp8 of one scale", R"({"quant_method": "fp8", "weight_block_size": null})", 0.5F,
         [](Tensors& tensors) {
             putBytes(tensors, "q.weight", ElementType::F8_E4M3, {16, 32}, 0x38);
             putFloats(tensors, "q.weight_scale_inv", {});
         }},
        {"int8", R"({"quant_method": "compressed-tensors", "format": "int-quantized", "config_groups": {"group_0":
             {"weights": {"num_bits": 8, "type": "int", "strategy": "channel"}, "targets": ["Linear"]}}})",
         -2,
         [](Tensors& tensors) {
             putBytes(tensors, "q.weight", ElementType::I8, {16, 32}, 0xFC);  // -4
             putFloats(tensors, "q.weight_scale", {16, 1});
         }},
        {"fp8 of each row", R"({"quant_method": "compressed-tensors", "format": "float-quantized", "config_groups":
             {"group_0": {"weights": {"num_bits": 8, "type": "float", "strategy": "channel"}}}})",
         0.5F,
         [](Tensors& tensors) {
             putBytes(tensors, "q.weight", ElementType::F8_E4M3, {16, 32}, 0x38);
             putFloats(tensors, "q.weight_scale", {16, 1});
         }},
        {"w4a16", R"({"quant_method": "compressed-tensors", "format": "pack-quantized", "config_groups": {"group_0":
             {"weights": {"num_bits": 4, "type": "int", "strategy": "group", "group_size": 16}}}})",
         1.5F,
         [](Tensors& tensors) {
             putWords(tensors, "q.weight_packed", {16, 4}, 0xBBBBBBBBU);
             putFloats(tensors, "q.weight_scale", {16, 2});
             put<std::int64_t>(tensors, "q.weight_shape", ElementType::I64, {2}, {16, 32});
         }},
        {"w4a16 with zeros", R"({"quant_method": "compressed-tensors", "format": "pack-quantized", "config_groups":
             {"group_0": {"weights": {"num_bits": 4, "type": "int", "strategy": "group", "group_size": 16,
             "symmetric": false}}}})",
         2.5F,
         [](Tensors& tensors) {
             putWords(tensors, "q.weight_packed", {16, 4}, 0xBBBBBBBBU);
             putWords(tensors, "q.weight_zero_point", {2, 2}, 0x66666666U);
             putFloats(tensors, "q.weight_scale", {16, 2});
             put<std::int64_t>(tensors, "q.weight_shape", ElementType::I64, {2}, {16, 32});
         }},
        {"nvfp4",
         R"({"quant_method": "compressed-tensors", "format": "nvfp4-pack-quantized", "config_groups": {"group_0":
             {"weights": {"num_bits": 4, "type": "float", "strategy": "tensor_group", "group_size": 16}}}})",
         0.75F,
         [](Tensors& tensors) {
             putBytes(tensors, "q.weight_packed", ElementType::U8, {16, 16}, 0x33);     // 1.5
             putBytes(tensors, "q.weight_scale", ElementType::F8_E4M3, {16, 2}, 0x40);  // 2
             putFloats(tensors, "q.weight_global_scale", {}, 4);
         }},
        {"mxfp4 of compressed-tensors", R"({"quant_method": "compressed-tensors", "format": "mxfp4-pack-quantized",
             "config_groups": {"group_0": {"weights": {"num_bits": 4, "type": "float", "strategy": "group",
             "group_size": 32}}}})",
         -6,
         [](Tensors& tensors) {
             putBytes(tensors, "q.weight_packed", ElementType::U8, {16, 16}, 0xDD);  // -3
             putBytes(tensors, "q.weight_scale", ElementType::U8, {16, 1}, 128);     // 2
         }},
        {"mxfp8", R"({"quant_method": "compressed-tensors", "format": "mxfp8-quantized", "config_groups": {"group_0":
             {"weights": {"num_bits": 8, "type": "float", "strategy": "group", "group_size": 32}}}})",
         0.5F,
         [](Tensors& tensors) {
             putBytes(tensors, "q.weight", ElementType::F8_E4M3, {16, 32}, 0x38);  // 1
             putBytes(tensors, "q.weight_scale", ElementType::U8, {16, 1}, 126);   // 1/2
         }},
        {"modelopt", R"({"quant_method": "modelopt", "quant_algo": "NVFP4", "group_size": 16})", 0.75F,
         [](Tensors& tensors) {
             putBytes(tensors, "q.weight", ElementType::U8, {16, 16}, 0x33);
             putBytes(tensors, "q.weight_scale", ElementType::F8_E4M3, {16, 2}, 0x40);
             putFloats(tensors, "q.weight_scale_2", {}, 0.25F);
         }},
        {"modelopt fp8", R"({"quant_method": "modelopt", "quant_algo": "FP8"})", 0.5F,
         [](Tensors& tensors) {
             putBytes(tensors, "q.weight", ElementType::F8_E4M3, {16, 32}, 0x38);
             putFloats(tensors, "q.weight_scale", {});
         }},
        {"nf4", R"({"quant_method": "bitsandbytes", "load_in_4bit": true, "bnb_4bit_quant_type": "nf4"})", 1.5F,
         [](Tensors& tensors) {
             putBytes(tensors, "q.weight", ElementType::U8, {256, 1}, 0x77);
             putFloats(tensors, "q.weight.absmax", {8});
             putFloats(tensors, "q.weight.quant_map", {16}, 3);
             putText(tensors, nf4State, R"({"blocksize": 64, "shape": [16, 32], "quant_type": "nf4"})");
         }},
        {"nf4 with scales of 8 bits", R"({"load_in_4bit": true, "bnb_4bit_quant_type": "nf4"})", 6,
         [](Tensors& tensors) {
             put<std::uint16_t>(tensors, "q.weight", ElementType::BF16, {128, 1}, std::vector<std::uint16_t>(128, 0));
             putBytes(tensors, "q.weight.absmax", ElementType::U8, {8}, 5);
             putFloats(tensors, "q.weight.quant_map", {16}, 3);
             putFloats(tensors, "q.weight.nested_absmax", {1});
             putFloats(tensors, "q.weight.nested_quant_map", {256}, 2);
             putText(tensors, nf4State, R"({"blocksize": 64, "shape": [16, 32], "nested_blocksize": 256,
                 "nested_offset": 1})");
         }},
        {"llm.int8()", R"({"quant_method": "bitsandbytes", "load_in_8bit": true})", -2,
         [](Tensors& tensors) {
             putBytes(tensors, "q.weight", ElementType::I8, {16, 32}, 0xFC);
             putFloats(tensors, "q.SCB", {16}, 63.5F);
             putBytes(tensors, "q.weight_format", ElementType::U8, {}, 0);
         }},
        {"mxfp4", R"({"quant_method": "mxfp4"})", -6,
         [](Tensors& tensors) {
             putBytes(tensors, "q_blocks", ElementType::U8, {2, 8, 1, 16}, 0xDD);  // -3
             putBytes(tensors, "q_scales", ElementType::U8, {2, 8, 1}, 128);       // 2
         }},
    };
    return all;
}

const Example& exampleOf(const QString& name)
{
    return *std::ranges::find_if(examples(), [&](const Example& each) { return name == each.name; });
}

ConfigReader configOf(const Example& example, const Json& change = Json::object())
{
    Json said = Json::parse(example.config);
    said.merge_patch(change);
    return ConfigReader::parse(Json{{"quantization_config", said}}.dump(), "config.json");
}

WeightFiles filesOf(const Example& example, const std::function<void(Tensors&)>& change = {})
{
    Tensors tensors;
    example.fill(tensors);
    if (change) change(tensors);
    return withMatrices(WeightFiles("file", std::move(tensors)), *quantizationOf(configOf(example)));
}

Matrix matrixOf(const WeightFiles& files, const Example& example)
{
    if (example.name != std::string("mxfp4")) return files.matrix("q.weight", 16, 32).matrix();
    const StoredTensor& tensor = files.entry("q").tensor;
    tensor.coded->requireFiniteScales();
    return Weight::coded(tensor.coded).matrix();
}

}  // namespace

/// Each quantizer's tensors in place of a matrix: read as the matrix, or refused in a sentence.
class TestQuantizedMatrices final : public QObject {
    Q_OBJECT
private slots:
    void eachQuantizersMatrixIsRead_data()
    {
        QTest::addColumn<QString>("example");
        for (const Example& each : examples()) QTest::newRow(each.name) << each.name;
    }
    void eachQuantizersMatrixIsRead()
    {
        QFETCH(QString, example);
        const Example& one = exampleOf(example);
        const WeightFiles files = filesOf(one);
        QCOMPARE(files.tensors().size(), std::size_t{1});  // no family reads its packed tensors
        const Matrix matrix = matrixOf(files, one);
        QCOMPARE(matrix.rows(), 16);
        QCOMPARE(matrix.cols(), 32);
        QCOMPARE(matrix.minCoeff(), one.wanted);
        QCOMPARE(matrix.maxCoeff(), one.wanted);
        QCOMPARE(files.parameters(), 16 * 32);
    }

    void eachTensorIsNeeded_data() { eachQuantizersMatrixIsRead_data(); }
    void eachTensorIsNeeded()
    {
        QFETCH(QString, example);
        const Example& one = exampleOf(example);
        Tensors tensors;
        one.fill(tensors);
        for (const auto& [name, entry] : tensors) {
            const bool mayLack = name == "q.g_idx" || name == "q.weight_format" || name == "q.weight_zero_point";
            if (mayLack) continue;
            const Error error = errorOf(one, [&](Tensors& all) { all.erase(name); });
            QCOMPARE(error.code, Code::Missing);
            QCOMPARE(error.file, "file");
        }
    }

    void eachShapeIsChecked_data() { eachQuantizersMatrixIsRead_data(); }
    void eachShapeIsChecked()
    {
        QFETCH(QString, example);
        const Example& one = exampleOf(example);
        Tensors tensors;
        one.fill(tensors);
        for (const auto& [name, entry] : tensors) {
            if (name == nf4State || name == "q.weight_format") continue;
            for (const std::vector<Index>& shape : {std::vector<Index>{3}, {3, 5}, {7, 1, 1}, {}, {1, 2, 3, 4, 5}}) {
                if (shape.empty() && entry.tensor.shape.empty()) continue;
                const Error error = errorOf(one, [&](Tensors& all) { putBytesLike(all, name, shape); });
                const bool isTold = error.code == Code::WrongShape;
                QVERIFY2(isTold, (name + " " + saidParts(error).field + " " + saidParts(error).expected + " "
                                  + saidParts(error).found)
                                     .c_str());
            }
        }
    }

    void scalesOfNaNAreRefused_data() { eachQuantizersMatrixIsRead_data(); }
    void scalesOfNaNAreRefused()
    {
        QFETCH(QString, example);
        const Example& one = exampleOf(example);
        const auto broken = [](Tensors& all) {
            for (auto& [name, entry] : all) {
                const bool isScale =
                    name.find("scale") != std::string::npos || name.ends_with("SCB") || name.ends_with("absmax");
                const std::vector<Index> shape = entry.tensor.shape;
                if (isScale && entry.tensor.type == StoredType(ElementType::F32))
                    putFloats(all, name, shape, std::numeric_limits<float>::quiet_NaN());
                if (isScale && entry.tensor.type == StoredType(ElementType::U8))
                    putBytes(all, name, ElementType::U8, shape, 255);
            }
        };
        const Error error = errorOf(one, broken);
        QCOMPARE(error.code, Code::OutOfRange);
        QCOMPARE(saidParts(error).found, "NaN");
    }

    void scalesOfZeroAreTold()
    {
        const Example& one = exampleOf("gptq");
        const WeightFiles files = filesOf(one, [](Tensors& all) { putFloats(all, "q.scales", {2, 16}, 0); });
        QCOMPARE(matrixOf(files, one).cwiseAbs().maxCoeff(), 0.0F);
        QCOMPARE(files.told(),
                 std::vector<std::string>{"file: all scales of “q.weight” are 0, and so are its numbers"});
    }

    void whatIsDoneElsewhereIsTold()
    {
        QVERIFY(filesOf(exampleOf("gptq")).told().empty());
        QCOMPARE(filesOf(exampleOf("llm.int8()")).told(),
                 std::vector<std::string>{"file: its own library rounds what is multiplied with these weights "
                                          "(activations), too, which is not done here"});
    }

    void otherNumbersAreRefused_data()
    {
        QTest::addColumn<QString>("example");
        QTest::addColumn<QString>("tensor");
        const auto row = [](const char* example, const char* tensor) {
            QTest::addRow("%s, %s", example, tensor) << example << tensor;
        };
        row("gptq", "q.g_idx");
        row("w4a16", "q.weight_shape");
        row("nf4", nf4State);
    }
    void otherNumbersAreRefused()
    {
        QFETCH(QString, example);
        QFETCH(QString, tensor);
        const std::string name = tensor.toStdString();
        for (const std::string bytes : {"\xFF", "{\"x\": 1}", "[]", "{\"shape\": [16, -1]}"}) {
            const Error error = errorOf(exampleOf(example), [&](Tensors& all) {
                const StoredTensor before = all[name].tensor;
                std::string text = bytes;
                if (name != nf4State) text.assign(before.data.size(), '\xFE');
                putText(all, name, text);
                if (name != nf4State) all[name].tensor.type = before.type, all[name].tensor.shape = before.shape;
            });
            // Text that is none cannot be read; numbers that can be read are too large or too small.
            QCOMPARE(error.code, name == nf4State ? Code::Malformed : Code::OutOfRange);
            QVERIFY(saidParts(error).field.find(name) != std::string::npos);
        }
    }

    void whatChangesNumbersIsReadOrRefused_data()
    {
        QTest::addColumn<QString>("example");
        QTest::addColumn<QString>("change");
        QTest::addColumn<QString>("field");
        const auto row = [](const char* example, const char* change, const char* field) {
            QTest::addRow("%s %s", example, change)
                << example << change << "“quantization_config." + QString::fromUtf8(field) + "”";
        };
        row("gptq", R"({"bits": 5})", "bits");
        row("gptq", R"({"bits": null})", "bits");
        row("gptq", R"({"group_size": 0})", "group_size");
        row("gptq", R"({"checkpoint_format": "marlin"})", "checkpoint_format");
        row("gptq", R"({"is_marlin_format": true})", "is_marlin_format");
        row("gptq", R"({"pack_dtype": "int16"})", "pack_dtype");
        row("gptq", R"({"rotation": "hadamard"})", "rotation");
        row("awq", R"({"version": "gemv"})", "version");
        row("awq", R"({"bits": 3})", "bits");
        row("awq", R"({"zero_point": false})", "zero_point");
        row("awq", R"({"backend": "llm-awq"})", "backend");
        row("fp8", R"({"fmt": "e5m2"})", "fmt");
        row("fp8", R"({"weight_block_size": [0, 128]})", "weight_block_size");
        row("fp8", R"({"expert_dtype": "fp4"})", "expert_dtype");
        row("int8", R"({"format": "mxfp6-pack-quantized"})", "format");
        row("nvfp4", R"({"config_groups": {"group_0": {"weights": {"num_bits": 6}}}})",
            "config_groups.group_0.weights.num_bits");
        row("modelopt", R"({"quant_algo": "NVFP4_AWQ"})", "quant_algo");
        row("auto-round", R"({"packing_format": "auto_round:exllamav2"})", "packing_format");
        row("auto-round", R"({"packing_format": null})", "packing_format");
        row("auto-round", R"({"data_type": "mx_fp"})", "data_type");
        row("auto-round", R"({"act_bits": 8})", "act_bits");
        row("auto-round", R"({"rotation_config": {"block_size": 32}})", "rotation_config");
        row("int8", R"({"sparsity_config": {"format": "sparse-24-bitmask"}})", "sparsity_config.format");
        row("int8", R"({"transform_config": {"config_groups": {}}})", "transform_config");
        row("int8", R"({"config_groups": {"group_0": {"weights": {"strategy": "token"}}}})",
            "config_groups.group_0.weights.strategy");
        row("w4a16", R"({"config_groups": {"group_0": {"weights": {"type": "float", "num_bits": 5}}}})",
            "config_groups.group_0.weights.num_bits");
        row("w4a16", R"({"config_groups": {"group_0": {"format": "marlin-24"}}})", "config_groups.group_0.format");
        row("nf4", R"({"bnb_4bit_quant_type": "af4"})", "bnb_4bit_quant_type");
    }
    void whatChangesNumbersIsReadOrRefused()
    {
        QFETCH(QString, example);
        QFETCH(QString, change);
        QFETCH(QString, field);
        try {
            quantizationOf(configOf(exampleOf(example), Json::parse(change.toStdString())));
            QFAIL("nothing was refused");
        } catch (const Error& error) {
            QCOMPARE(QString::fromStdString(saidParts(error).field), field);
        }
    }

    void anUnknownQuantizerIsRefusedWithTheKnownOnes()
    {
        const auto config = ConfigReader::parse(R"({"quantization_config": {"quant_method": "hqq"}})", "config.json");
        try {
            quantizationOf(config);
            QFAIL("nothing was refused");
        } catch (const Error& error) {
            QCOMPARE(error.code, Code::Unsupported);
            QCOMPARE(saidParts(error).found, "hqq");
            QVERIFY(saidParts(error).expected.ends_with(
                "auto-round, awq, bitsandbytes, compressed-tensors, fp8, gptq, modelopt, mxfp4"));
        }
    }

    void whatTheNumbersOfFourBitsLackIsRefused()
    {
        const Error zeros = errorOf(exampleOf("nvfp4"), [](Tensors& all) {
            putBytes(all, "q.weight_zero_point", ElementType::I8, {16, 2}, 0);
        });
        QCOMPARE(zeros.code, Code::Unsupported);
        const Error nothing =
            errorOf(exampleOf("nvfp4"), [](Tensors& all) { putFloats(all, "q.weight_global_scale", {}, 0); });
        QCOMPARE(nothing.code, Code::OutOfRange);
        const Error other = errorOf(exampleOf("w4a16"), [](Tensors& all) {
            putBytes(all, "q.weight_packed", ElementType::U8, {16, 16}, 0);
        });
        QCOMPARE(other.code, Code::Unsupported);
        const Error factors =
            errorOf(exampleOf("modelopt"), [](Tensors& all) { putFloats(all, "q.pre_quant_scale", {32}, 2); });
        QCOMPARE(factors.code, Code::Unsupported);
    }

    /// A mistake in an unused matrix does not matter.
    void whatIsWrongIsSaidWhereItIsAskedFor()
    {
        const WeightFiles files = filesOf(exampleOf("gptq"), [](Tensors& all) {
            putFloats(all, "other.qweight", {3, 4});
        });
        QVERIFY(files.contains("other.weight"));
        QCOMPARE(files.matrix("q.weight", 16, 32).rows(), 16);
        QVERIFY_THROWS_EXCEPTION(Error, files.matrix("other.weight", 4, 3));
        QVERIFY_THROWS_EXCEPTION(Error, files.matrix("q.weight", 32, 16));
    }

    void peopleAreToldWhatItIs_data()
    {
        QTest::addColumn<QString>("example");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* example, const char* words) { QTest::newRow(example) << example << words; };
        row("gptq", "GPTQ, 4 bits, groups of 16");
        row("auto-round", "AutoRound, 4 bits, groups of 16");
        row("auto-round as awq", "AutoRound, AWQ, 4 bits, groups of 16");
        row("awq", "AWQ, 4 bits, groups of 16");
        row("fp8", "FP8 (E4M3), 8 bits, blocks of 12 × 20");
        row("int8", "compressed-tensors, 8 bits, a scale for each row");
        row("w4a16", "compressed-tensors, 4 bits, groups of 16");
        row("nf4", "bitsandbytes, nf4, 4 bits, groups of 64");
        row("mxfp4", "MXFP4, 4 bits, groups of 32");
        row("nvfp4", "compressed-tensors, FP4 (E2M1), 4 bits, groups of 16");
        row("mxfp8", "compressed-tensors, FP8 (E4M3), 8 bits, groups of 32");
        row("modelopt", "ModelOpt, FP4 (E2M1), 4 bits, groups of 16");
    }
    void peopleAreToldWhatItIs()
    {
        QFETCH(QString, example);
        QFETCH(QString, words);
        QCOMPARE(QString::fromStdString(quantizationOf(configOf(exampleOf(example)))->words), words);
    }

private:
    /// A tensor of its type and with another shape.
    static void putBytesLike(Tensors& tensors, const std::string& name, const std::vector<Index>& shape)
    {
        const StoredType type = tensors[name].tensor.type;
        const Index count = std::accumulate(shape.begin(), shape.end(), Index{1}, std::multiplies());
        putBytes(tensors, name, ElementType::U8, {count * static_cast<Index>(bytesPerBlock(type))}, 0);
        tensors[name].tensor.type = type;
        tensors[name].tensor.shape = shape;
    }

    static Error errorOf(const Example& example, const std::function<void(Tensors&)>& change)
    {
        try {
            matrixOf(filesOf(example, change), example);
        } catch (const Error& error) {
            return error;
        }
        return {Code::Failed, "", "nothing was refused"};
    }
};

TEST_CLASS(TestQuantizedMatrices)
#include "tst_quantized_matrices.moc"
