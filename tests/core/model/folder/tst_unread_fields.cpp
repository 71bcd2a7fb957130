#include "core/error.h"
#include "core/file/mapped_file.h"
#include "core/json/json_text.h"
#include "core/model/folder/model_folder.h"
#include "tests/core/gguf/gguf_bytes_of.h"
#include "tests/core/model/folder/hub_folders.h"
#include "tests/golden/cases/golden_case.h"

#include <QTemporaryDir>
#include <QTest>

#include "tests/test_class.h"

#include <algorithm>
#include <cstdio>
#include <cstring>

namespace fs = std::filesystem;
using namespace core;

namespace {

/// Unknown keys, in a header beside the keys of a Llama.
constexpr const char* plantedKeys[] = {
    "llama.attention.query_scale",
    "llama.attention.key_norm",
    "llama.attention.sinks",
    "llama.attention.stride",
    "llama.rope.offset",
    "llama.rope.sections",
    "llama.embedding_norm",
    "llama.layer_skip",
    "llama.residual_gate",
    "llama.hidden_act",
    "llama.swin_norm",
    "llama.logits_temperature",
    "llama.attention.output_gate",
    "llama.token_shift_count",
    "llama.interleave_moe_layer_step",
    "general.attention_temperature",
    "general.weight_scale",
    "tokenizer.ggml.casing",
    "tokenizer.ggml.digit_groups",
    "rope.theta",
};

/// Fields that are planted in a config.json.
constexpr const char* plantedFields[] = {
    "query_scale",
    "qk_clip",
    "attention_temperature_tuning",
    "rope_offset",
    "rotary_dim_share",
    "use_alibi",
    "attention_stride",
    "local_attention_every",
    "key_value_norm",
    "embedding_gain",
    "residual_gate",
    "layer_skip_from",
    "hidden_sizes",
    "mlp_gate_limit",
    "norm_position",
    "sink_tokens",
    "logits_cap",
    "cross_layer_sharing",
    "token_shift",
    "v_head_scale",
};

bool isAboutNumbers(const std::string& warning) { return warning.find("may change its numbers") != std::string::npos; }

/// The file with one more key in its header. Another one moves the tensors' bytes on by whole blocks of 32.
std::string withKey(const fs::path& file, const char* key)
{
    constexpr std::size_t countAt = 16, keysAt = 24, alignment = 32;
    std::string bytes = readText(file.string(), 1U << 20U);
    GgufBytesOf added;
    added.f32(key, 0.5F);
    const std::size_t before = added.keys.size() + GgufBytesOf().text("general.description", "").keys.size();
    added.text("general.description", std::string((alignment - before % alignment) % alignment, ' '));
    std::uint64_t count = 0;
    std::memcpy(&count, bytes.data() + countAt, sizeof count);
    count += added.keyCount;
    std::memcpy(bytes.data() + countAt, &count, sizeof count);
    return bytes.insert(keysAt, added.keys);
}

/// Every model of the golden sets that is sound: folders with weights, and GGUF files.
std::vector<fs::path> goldenModels()
{
    std::vector<fs::path> models;
    const auto golden = sharedFolder("golden");
    if (!golden) return models;
    for (fs::recursive_directory_iterator each(*golden), end; each != end; ++each) {
        const fs::path& path = each->path();
        if (path.filename() == "bad") each.disable_recursion_pending();
        if (path.extension() == ".gguf") models.push_back(path);
        if (path.filename() == "config.json") models.push_back(path.parent_path());
    }
    std::ranges::sort(models);
    return models;
}

}  // namespace

/// Fields that may change numbers and are not read are reported, and no others.
class TestUnreadFields final : public QObject {
    Q_OBJECT
private slots:
    void aKeyThatIsNotReadIsTold_data()
    {
        QTest::addColumn<QString>("key");
        for (const char* key : plantedKeys) QTest::newRow(key) << key;
    }
    void aKeyThatIsNotReadIsTold()
    {
        QFETCH(QString, key);
        const QTemporaryDir place;
        const fs::path file = fs::path(place.path().toStdString()) / "a.gguf";
        const fs::path whole = fs::path(SOURCE_DIR) / "tests/golden/data/gguf/llama3_bpe/model.gguf";
        HubFolders::write(file, withKey(whole, key.toUtf8().constData()));
        const std::vector<std::string> warnings = openModel(file)->warnings;
        QCOMPARE(std::ranges::count_if(warnings, isAboutNumbers), 1);
        const std::string& told = *std::ranges::find_if(warnings, isAboutNumbers);
        QVERIFY2(told.ends_with("“" + key.toStdString() + "”"), told.c_str());
    }

    void aFieldThatIsNotReadIsTold_data()
    {
        QTest::addColumn<QString>("field");
        for (const char* field : plantedFields) QTest::newRow(field) << field;
    }
    void aFieldThatIsNotReadIsTold()
    {
        QFETCH(QString, field);
        const QTemporaryDir place;
        const fs::path file = fs::path(place.path().toStdString()) / "config.json";
        Json config = readJsonObject(
            (fs::path(SOURCE_DIR) / "tests/golden/data/models/llama_bf16/config.json").string(), 1U << 20U);
        config[field.toStdString()] = 0.5;
        HubFolders::write(file, config.dump());
        const std::vector<std::string> warnings = checkConfiguration(file);
        QCOMPARE(warnings.size(), 1U);
        QVERIFY2(warnings.front().ends_with("“" + field.toStdString() + "”"), warnings.front().c_str());
    }

    void nothingIsToldOfTheGoldenModels()
    {
        const std::vector<fs::path> models = goldenModels();
        if (models.empty()) QSKIP("the golden sets do not lie beside this checkout");
        int opened = 0;
        std::string told;
        for (const fs::path& path : models) {
            std::vector<std::string> warnings;
            try {
                warnings = openModel(path)->warnings;
                ++opened;
            } catch (const Error&) {
                continue;  // other tests cover files that must open
            }
            for (const std::string& warning : warnings)
                if (isAboutNumbers(warning)) told += warning + "\n";
        }
        std::printf("  %d of %zu golden models open\n", opened, models.size());
        QVERIFY2(told.empty(), told.c_str());
    }
};

TEST_CLASS(TestUnreadFields)
#include "tst_unread_fields.moc"
