#include "core/error.h"
#include "core/json/json_text.h"
#include "core/model/folder/model_families.h"

#include <QTest>

#include "tests/core/caught.h"
#include "tests/golden/cases/golden_case.h"
#include "tests/said_parts.h"
#include "tests/test_class.h"

using namespace core;
namespace fs = std::filesystem;

namespace {

const fs::path refusedModels = SOURCE_DIR "/tests/golden/data/families";

Json configOf(const char* folder)
{
    return readJsonObject((refusedModels / folder / "config.json").string(), 1U << 20U);
}

}  // namespace

/// Refused configurations of encoders, of pictures and of sounds.
class TestRefusedFamilies final : public QObject {
    Q_OBJECT
private slots:
    void oneSentenceNamesTheField_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QByteArray>("change");
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("found");
        const auto row = [](const char* folder, const char* change, const char* field, const char* found) {
            QTest::addRow("%s %s", folder, change) << folder << QByteArray(change) << field << found;
        };
        row("big_bird_short", R"({"attention_type":"sparse"})", "“attention_type”", "sparse");
        row("big_bird_short", R"({"block_size":0})", "“block_size”", "0");
        row("longformer_windows", R"({"attention_window":[4]})", "“attention_window”", "1");
        row("longformer_windows", R"({"attention_window":[4,3]})", "“attention_window”", "3");
        row("longformer_windows", R"({"attention_window":[4,-8]})", "“attention_window”", "-8");
        row("xlnet_one_way", R"({"attn_type":"none"})", "“attn_type”", "none");
        row("xlnet_one_way", R"({"bi_data":true})", "“bi_data”", "true");
        row("layoutlmv3_batch", R"({"shape_size":3})", "“coordinate_size”, “shape_size”", "14");
        row("layoutlmv3_batch", R"({"rel_pos_bins":2})", "“rel_pos_bins”", "2");
        row("layoutlmv3_batch", R"({"text_embed":false})", "“text_embed”", "false");
        row("wav2vec2_stable", R"({"feat_extract_norm":"batch"})", "“feat_extract_norm”", "batch");
        row("wav2vec2_stable", R"({"conv_stride":[4]})", "“conv_kernel”, “conv_stride”", "2 and 1");
        row("wav2vec2_stable", R"({"conv_kernel":[6,0]})", "“conv_kernel”", "0");
        row("wav2vec2_stable", R"({"conv_stride":[65536,65536]})", "“conv_stride”", "more");
        row("wav2vec2_stable", R"({"conv_dim":[]})", "“conv_dim”", "0");
        row("wav2vec2_stable", R"({"adapter_attn_dim":16})", "“adapter_attn_dim”", "one");
        row("wav2vec2_stable", R"({"add_adapter":true})", "“add_adapter”", "true");
        row("wav2vec2_stable", R"({"num_conv_pos_embedding_groups":5})", "“hidden_size”", "12");
        row("wavlm_stable", R"({"num_buckets":2})", "“num_buckets”", "2");
        row("moonshine_biases", R"({"encoder_num_key_value_heads":1})", "“encoder_num_key_value_heads”", "1");
        row("moonshine_biases", R"({"rope_parameters":{"rope_theta":500,"partial_rotary_factor":2}})",
            "“partial_rotary_factor”", "2.000000");
    }
    void oneSentenceNamesTheField()
    {
        QFETCH(QString, folder);
        QFETCH(QByteArray, change);
        Json config = configOf(qPrintable(folder));
        config.update(Json::parse(change.toStdString()));
        const Error error = caught([&] { planModel(ConfigReader::parse(config.dump(), "config.json")); });
        QCOMPARE(error.file, std::string("config.json"));
        QTEST(QString::fromStdString(saidParts(error).field), "field");
        QTEST(QString::fromStdString(saidParts(error).found), "found");
    }

    void halvesOfTrOcrAreNamed()
    {
        const auto refused = [](const char* half, const char* field, const Json& value) {
            Json config = configOf("trocr_sinusoids");
            config[half][field] = value;
            const Error error = caught([&] { planModel(ConfigReader::parse(config.dump(), "config.json")); });
            return QString::fromStdString(saidParts(error).field + " | " + saidParts(error).expected + " | "
                                          + saidParts(error).found);
        };
        QCOMPARE(refused("encoder", "model_type", "donut-swin"),
                 QString("“encoder.model_type” | one of vit, deit, beit, vit_msn, dinov2, dinov2_with_registers, "
                         "dinov3_vit | donut-swin"));
        QCOMPARE(refused("decoder", "model_type", "gpt2"), QString("“decoder.model_type” | trocr | gpt2"));
        QCOMPARE(refused("decoder", "cross_attention_hidden_size", 9),
                 QString("“decoder.cross_attention_hidden_size” | 12, as wide as the encoder | 9"));
        Json alone = configOf("trocr_sinusoids");
        alone.erase("decoder");
        const Error error = caught([&] { planModel(ConfigReader::parse(alone.dump(), "config.json")); });
        QCOMPARE(error.code, Code::Missing);
        QCOMPARE(saidParts(error).field, std::string("“decoder”"));
    }
};

TEST_CLASS(TestRefusedFamilies)
#include "tst_refused_families.moc"
