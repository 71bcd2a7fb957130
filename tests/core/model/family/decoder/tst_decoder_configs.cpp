#include "core/error.h"
#include "core/json/json_text.h"
#include "core/model/folder/model_families.h"

#include <QTest>

#include "tests/said_parts.h"
#include "tests/test_class.h"

#include <cmath>
#include <numeric>

using namespace core;

namespace {

const Json smallDecoder{
    {"hidden_size", 16}, {"num_hidden_layers", 4},  {"num_attention_heads", 4},     {"num_key_value_heads", 2},
    {"vocab_size", 24},  {"intermediate_size", 14}, {"max_position_embeddings", 64}};

ModelPlan planned(const Json& changes)
{
    Json config = smallDecoder;
    config.update(changes);
    return planModel(ConfigReader::parse(config.dump(), "config.json"));
}

}  // namespace

/// Refused configurations of decoders, each by its field.
class TestDecoderConfigs final : public QObject {
    Q_OBJECT
private slots:
    void whatCannotBeReadIsNamed_data()
    {
        QTest::addColumn<QByteArray>("changes");
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* changes, const char* field, const char* expected) {
            QTest::newRow(changes) << QByteArray(changes) << QString::fromUtf8(field) << QString::fromUtf8(expected);
        };
        row(R"({"model_type":"helium","hidden_size":null})", "“hidden_size”", "a whole number from 1 to 1048576");
        row(R"({"model_type":"arcee","hidden_size":18})", "“hidden_size”", "a multiple of num_attention_heads (4)");
        row(R"({"model_type":"arcee","hidden_act":"mish"})", "“hidden_act”", "gelu_new, gelu, relu, relu2 or silu");
        row(R"({"model_type":"nemotron","head_dim":5,"partial_rotary_factor":1})", "“head_dim”",
            "an even number of dimensions to turn in pairs");
        row(R"({"model_type":"apertus","hidden_act":"mish"})", "“hidden_act”", "gelu_new, gelu, relu, relu2 or silu");
        row(R"({"model_type":"olmo3","layer_types":["full_attention"]})", "“layer_types”",
            "one text for each of the 4 layers");
        row(R"({"model_type":"olmoe","clip_qkv":-8})", "“clip_qkv”", "a number above 0");
        row(R"({"model_type":"nanochat","final_logit_softcapping":0})", "“final_logit_softcapping”",
            "a number above 0");
        row(R"({"model_type":"exaone4","sliding_window_pattern":"LLX"})", "“sliding_window_pattern”",
            "a number, or letters L and G");
        row(R"({"model_type":"hunyuan_v1_dense","rope_scaling":{"type":"dynamic","alpha":-2}})", "“rope_scaling.alpha”",
            "a number above 0");
        row(R"({"model_type":"hunyuan_v1_moe","num_experts":4,"moe_topk":[1,2,1,1]})", "“moe_topk”",
            "the same in every layer");
        row(R"({"model_type":"ernie4_5_moe","moe_num_experts":4,"moe_k":5,"moe_intermediate_size":6})", "“moe_k”",
            "at most the 4 experts");
        row(R"({"model_type":"ernie4_5_moe","moe_intermediate_size":6,"moe_norm_min":0.1})", "“moe_norm_min”",
            "at most 1e-6");
        row(R"({"model_type":"qwen2_moe"})", "“moe_intermediate_size”", "a whole number from 1 to 1048576");
        row(R"({"model_type":"deepseek_v2","topk_method":"noaux_tc","moe_intermediate_size":5})", "“topk_method”",
            "greedy or group_limited_greedy");
        row(R"({"model_type":"deepseek_v2","norm_topk_prob":true,"moe_intermediate_size":5})", "“norm_topk_prob”",
            "false");
        row(R"({"model_type":"deepseek_v2","moe_intermediate_size":5})", "“num_experts_per_tok”",
            "a whole number from 1 to 1048576");
        row(R"({"model_type":"minicpm3","scale_depth":0})", "“scale_depth”", "a number above 0");
        row(R"({"model_type":"gemma4_text","enable_moe_block":true})", "“num_experts”",
            "a whole number from 1 to 1048576");
        row(R"({"model_type":"gemma4_text","use_bidirectional_attention":"none"})", "“use_bidirectional_attention”",
            "null, vision or all");
        row(R"({"model_type":"gemma4_text","num_kv_shared_layers":4})", "“num_kv_shared_layers”",
            "fewer than the layers");
        row(R"({"model_type":"gemma4_text","num_kv_shared_layers":1})", "“num_kv_shared_layers”",
            "layers of both kinds before those that share");
        row(R"({"model_type":"gemma4_text","num_kv_shared_layers":1,"per_layer_config":{"3":{"head_dim":8}},)"
            R"("layer_types":["full_attention","full_attention","full_attention","full_attention"]})",
            "“per_layer_config”", "the same heads in layers that share keys and values");
    }

    void whatHybridsCannotSayIsNamed_data()
    {
        QTest::addColumn<QByteArray>("changes");
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* changes, const char* field, const char* expected) {
            QTest::newRow(changes) << QByteArray(changes) << QString::fromUtf8(field) << QString::fromUtf8(expected);
        };
        const char* attention = "a layer with attention, which is what is shown";
        row(R"({"model_type":"lfm2","layer_types":["conv","conv","conv","conv"]})", "“layer_types”", attention);
        row(R"({"model_type":"lfm2","layer_types":["conv"]})", "“layer_types”", "one text for each of the 4 layers");
        row(R"({"model_type":"bamba","mamba_n_heads":4,"mamba_d_state":3})", "“attn_layer_indices”", attention);
        row(R"({"model_type":"bamba","mamba_n_heads":5})", "“mamba_expand”", "a multiple of mamba_n_heads (5)");
        row(R"({"model_type":"bamba","mamba_n_heads":4,"mamba_d_head":7})", "“mamba_d_head”", "8");
        row(R"({"model_type":"bamba","mamba_n_heads":4,"mamba_n_groups":3})", "“mamba_n_heads”",
            "a multiple of mamba_n_groups (3)");
        row(R"({"model_type":"bamba","mamba_n_heads":4,"time_step_limit":[0,"never"]})", "“time_step_limit”",
            "two numbers");
        row(R"({"model_type":"bamba","mamba_n_heads":4,"time_step_limit":[2,1]})", "“time_step_limit”",
            "the smaller number first");
        row(R"({"model_type":"falcon_h1","mamba_d_ssm":32,"mamba_n_heads":4,"ssm_multipliers":[1,2]})",
            "“ssm_multipliers”", "5 numbers");
        row(R"({"model_type":"nemotron_h","head_dim":4,"hybrid_override_pattern":"MX"})", "“hybrid_override_pattern”",
            "linear_attention, full_attention, mlp or moe for each layer");
        row(R"({"model_type":"nemotron_h","head_dim":4,"hybrid_override_pattern":"M*","moe_latent_size":8})",
            "“moe_latent_size”", "null");
        row(R"({"model_type":"qwen3_5_text","head_dim":8,"linear_num_value_heads":3,"linear_num_key_heads":2})",
            "“linear_num_value_heads”", "a multiple of linear_num_key_heads (2)");
        row(R"({"model_type":"qwen3_5_text","head_dim":8,"hidden_act":"gelu"})", "“hidden_act”", "silu");
    }
    void whatHybridsCannotSayIsNamed() { whatCannotBeReadIsNamed(); }
    void whatCannotBeReadIsNamed()
    {
        QFETCH(QByteArray, changes);
        try {
            planned(Json::parse(changes.toStdString()));
            QFAIL("it is planned");
        } catch (const Error& error) {
            QTEST(QString::fromStdString(saidParts(error).field), "field");
            QTEST(QString::fromStdString(saidParts(error).expected), "expected");
            QCOMPARE(error.file, std::string("config.json"));
        }
    }

    /// GLM with heads of ten, half of which are turned: the third pair reaches beyond the half.
    void ofAnOddNumberTheLastPairIsWhole()
    {
        std::map<std::string, std::vector<Index>> shapes{{"embed_tokens.weight", {24, 16}}, {"norm.weight", {16}}};
        const std::string at = "layers.0.";
        for (const char* norm : {"input_layernorm", "post_attention_layernorm"}) shapes[at + norm + ".weight"] = {16};
        for (const char* name : {"q_proj", "k_proj", "v_proj"})
            shapes[at + "self_attn." + name + ".weight"] = {name[0] == 'q' ? 40 : 20, 16};
        shapes[at + "self_attn.o_proj.weight"] = {16, 40};
        shapes[at + "mlp.gate_up_proj.weight"] = {28, 16};
        shapes[at + "mlp.down_proj.weight"] = {16, 14};
        static const std::vector<float> ones(1024, 1);
        std::map<std::string, WeightFiles::Entry> tensors;
        for (const auto& [name, shape] : shapes) {
            const Index size = std::accumulate(shape.begin(), shape.end(), Index{1}, std::multiplies<>());
            tensors[name] = {
                {ElementType::F32, shape, std::as_bytes(std::span(ones).first(static_cast<std::size_t>(size))), {}},
                "test"};
        }
        const ModelPlan plan = planned({{"model_type", "glm"},
                                        {"head_dim", 10},
                                        {"num_hidden_layers", 1},
                                        {"attention_bias", false},
                                        {"tie_word_embeddings", true}});
        const Transformer glm = plan.load(WeightFiles("test", std::move(tensors)));
        const RotaryEmbedding& rotary = *glm.blocks.front().attention.rotary;
        QCOMPARE(rotary.dimensions, Index{6});
        const std::vector<float> turns = rotary.frequencies(1);
        for (std::size_t pair = 0; pair < 3; ++pair)
            QVERIFY(std::abs(turns[pair] / std::pow(10000.0F, -2.0F * static_cast<float>(pair) / 5) - 1) < 1e-6F);
    }

    /// transformers' defaults: Gemma 4's windows, Ministral's, Mistral's.
    void whatIsLeftOutIsNotMissed_data()
    {
        QTest::addColumn<QString>("type");
        for (const char* type : {"olmo", "olmo3", "ministral", "ministral3", "glm", "glm4", "helium", "ernie4_5",
                                 "seed_oss", "arcee", "nemotron", "apertus", "exaone4", "hunyuan_v1_dense", "nanochat",
                                 "olmoe", "granitemoe", "minicpm3", "gemma4_text"})
            QTest::newRow(type) << QString(type);
    }
    void whatIsLeftOutIsNotMissed()
    {
        QFETCH(QString, type);
        QCOMPARE(planned({{"model_type", type.toStdString()}, {"num_experts_per_tok", 2}}).layers, Index{4});
    }
};

TEST_CLASS(TestDecoderConfigs)
#include "tst_decoder_configs.moc"
