#include "core/error.h"
#include "core/json/json_text.h"
#include "core/model/folder/model_folder.h"
#include "core/model/pass/trace_tensors.h"
#include "core/model/pass/whole_answers.h"
#include "tests/core/caught.h"

#include <QTemporaryDir>
#include <QTest>

#include "tests/said_parts.h"
#include "tests/test_class.h"

#include <cmath>
#include <fstream>

using namespace core;
namespace fs = std::filesystem;

namespace {

const fs::path basesFolder = fs::path(SOURCE_DIR) / "tests/golden/data/models";

/// Numbers without a pattern, from -1 to 1.
Matrix headNumbers(Index rows, Index cols, int seed)
{
    Matrix made(rows, cols);
    for (Index i = 0; i < made.size(); ++i) made.data()[i] = std::sin(static_cast<float>(i * 41 + seed * 103) * 0.9F);
    return made;
}

void writeFile(const fs::path& file, const std::string& text)
{
    fs::create_directories(file.parent_path());
    std::ofstream(file) << text;
}

using HeadTensors = std::map<std::string, Matrix>;

void writeHeadTensors(const fs::path& file, const HeadTensors& matrices)
{
    fs::create_directories(file.parent_path());
    std::vector<NamedTensor> tensors;
    for (const auto& [name, matrix] : matrices) {
        std::vector<Index> shape{matrix.rows(), matrix.cols()};
        if (name.ends_with("bias")) shape = {matrix.size()};
        tensors.push_back({name, shape, std::vector<float>(matrix.data(), matrix.data() + matrix.size())});
    }
    writeSafetensors(file, tensors, {});
}

/// A model that comes with the tests, with a head that an adapter brings along.
std::shared_ptr<const Model> withHead(const char* base, const char* task, const HeadTensors& head)
{
    const QTemporaryDir place;
    const fs::path folder = place.path().toStdString();
    writeFile(folder / "adapter_config.json", Json{{"peft_type", "LORA"}, {"task_type", task}}.dump());
    writeHeadTensors(folder / "adapter_model.safetensors", head);
    return openAdapted(basesFolder / base, folder);
}

std::shared_ptr<const Trace> traceOfIds(const std::shared_ptr<const Model>& model, const std::vector<Index>& ids,
                                        std::size_t padding = 0)
{
    Sequence sequence = sequenceOfIds(*model, ids);
    for (std::size_t i = 0; i < padding; ++i) sequence.real[ids.size() - 1 - i] = false;
    return run(model, Batch{{sequence}}, {});
}

float headsApart(const Matrix& a, const Matrix& b)
{
    return a.rows() == b.rows() && a.cols() == b.cols() ? (a - b).cwiseAbs().maxCoeff() : 1e9F;
}

/// A tensor that the trace is written with; empty where there is none of this name.
std::vector<Index> shapeWritten(const Trace& trace, const std::string& name)
{
    for (const NamedTensor& tensor : tensorsOf(trace, {.logits = true}))
        if (tensor.name == name) return tensor.shape;
    return {};
}

const std::vector<Index> readIds{5, 17, 33, 9, 120, 64, 7};

/// The small BERT as a folder of sentence-transformers.
fs::path sentenceFolder(const QTemporaryDir& place, const std::string& modules, const std::string& pooling)
{
    const fs::path folder = place.path().toStdString();
    for (const auto& entry : fs::directory_iterator(basesFolder / "bert"))
        fs::create_symlink(entry.path(), folder / entry.path().filename());
    writeFile(folder / "modules.json", modules);
    writeFile(folder / "1_Pooling/config.json", pooling);
    return folder;
}

std::string modulesOf(const std::vector<std::pair<std::string, std::string>>& typesAndPaths)
{
    Json modules = Json::array();
    for (const auto& [type, path] : typesAndPaths)
        modules.push_back({{"type", "sentence_transformers.models." + type}, {"path", path}});
    return modules.dump();
}

}  // namespace

/// Heads of labels and vectors of whole texts, beside the arithmetic of their papers.
class TestLabelHeads final : public QObject {
    Q_OBJECT
private slots:
    void classesOfATextComeFromThePooler()
    {
        const Matrix dense = headNumbers(64, 64, 1) / 8, bias = headNumbers(1, 64, 2), labels = headNumbers(3, 64, 3);
        const auto model = withHead("bert", "SEQ_CLS",
                                    {{"bert.pooler.dense.weight", dense},
                                     {"bert.pooler.dense.bias", bias},
                                     {"classifier.weight", labels},
                                     {"classifier.bias", headNumbers(1, 3, 4)}});
        const auto trace = traceOfIds(model, readIds);
        const Matrix first = trace->last_hidden_state[0].topRows(1);
        const Matrix pooled = (first * dense.transpose() + bias).array().tanh();
        QVERIFY(headsApart(labelScores(*trace, 0), pooled * labels.transpose() + headNumbers(1, 3, 4)) < 1e-4F);
        QCOMPARE(shapeWritten(*trace, "logits"), (std::vector<Index>{1, 3}));
        QCOMPARE(tensorMetadata(*trace)["labels"], std::string(R"(["LABEL_0","LABEL_1","LABEL_2"])"));
        QVERIFY(!model->transformer.language_head);
        QCOMPARE(model->transformer.label_head->names, (std::vector<std::string>{"LABEL_0", "LABEL_1", "LABEL_2"}));
    }

    void classesOfATextMayHaveAHeadOfTheirOwn()
    {
        const Matrix dense = headNumbers(64, 64, 1) / 8, bias = headNumbers(1, 64, 2), labels = headNumbers(1, 64, 3);
        const auto model = withHead("bert", "SEQ_CLS",
                                    {{"classifier.dense.weight", dense},
                                     {"classifier.dense.bias", bias},
                                     {"classifier.out_proj.weight", labels},
                                     {"classifier.out_proj.bias", headNumbers(1, 1, 4)}});
        const auto trace = traceOfIds(model, readIds);
        const Matrix pooled = (trace->last_hidden_state[0].topRows(1) * dense.transpose() + bias).array().tanh();
        QVERIFY(headsApart(labelScores(*trace, 0), pooled * labels.transpose() + headNumbers(1, 1, 4)) < 1e-4F);
    }

    void everyTokenHasItsLabels()
    {
        const Matrix labels = headNumbers(5, 64, 3);
        const auto model =
            withHead("bert", "TOKEN_CLS", {{"classifier.weight", labels}, {"classifier.bias", headNumbers(1, 5, 4)}});
        const auto trace = traceOfIds(model, readIds);
        Matrix expected = trace->last_hidden_state[0] * labels.transpose();
        expected.rowwise() += RowVector(headNumbers(1, 5, 4).row(0));
        QVERIFY(headsApart(labelScores(*trace, 0), expected) < 1e-4F);
        QCOMPARE(shapeWritten(*trace, "logits"), (std::vector<Index>{1, 7, 5}));
    }

    void anAnswerBeginsAndEnds()
    {
        const Matrix places = headNumbers(2, 64, 3);
        const auto model = withHead("bert", "QUESTION_ANS",
                                    {{"qa_outputs.weight", places}, {"qa_outputs.bias", headNumbers(1, 2, 4)}});
        const auto trace = traceOfIds(model, readIds);
        Matrix expected = trace->last_hidden_state[0] * places.transpose();
        expected.rowwise() += RowVector(headNumbers(1, 2, 4).row(0));
        QVERIFY(headsApart(labelScores(*trace, 0), expected) < 1e-4F);
        QCOMPARE(shapeWritten(*trace, "start_logits"), (std::vector<Index>{1, 7}));
        QCOMPARE(shapeWritten(*trace, "end_logits"), (std::vector<Index>{1, 7}));
        QVERIFY(shapeWritten(*trace, "logits").empty());
        const Error error = caught([] {
            withHead("bert", "QUESTION_ANS",
                     {{"qa_outputs.weight", headNumbers(3, 64, 3)}, {"qa_outputs.bias", headNumbers(1, 3, 4)}});
        });
        QCOMPARE(error.code, Code::WrongShape);
        QVERIFY(saidParts(error).field.find("qa_outputs.weight") != std::string::npos);
    }

    void aDecoderIsAskedAtItsLastToken_data()
    {
        QTest::addColumn<QString>("base");
        QTest::addColumn<QList<int>>("ids");
        QTest::addColumn<int>("padding");
        QTest::addColumn<int>("asked");
        QTest::newRow("the last") << "llama_bf16" << QList<int>{5, 17, 2, 33} << 0 << 3;
        QTest::newRow("before padding") << "llama_bf16" << QList<int>{5, 17, 2, 33, 2, 2} << 2 << 3;
        QTest::newRow("before an end that is padding elsewhere") << "llama_bf16" << QList<int>{5, 17, 33, 2} << 0 << 2;
        QTest::newRow("nothing but padding") << "llama_bf16" << QList<int>{2, 2, 2} << 0 << 0;
        QTest::newRow("without an id of padding") << "gpt2_fp16" << QList<int>{5, 17, 33, 9} << 1 << 2;
    }
    void aDecoderIsAskedAtItsLastToken()
    {
        QFETCH(QString, base);
        QFETCH(QList<int>, ids);
        QFETCH(int, padding);
        QFETCH(int, asked);
        const Matrix score = headNumbers(3, 64, 5);
        const auto model = withHead(base.toUtf8().constData(), "SEQ_CLS", {{"score.weight", score}});
        const auto trace = traceOfIds(model, {ids.begin(), ids.end()}, static_cast<std::size_t>(padding));
        QVERIFY(headsApart(labelScores(*trace, 0), trace->last_hidden_state[0].row(asked) * score.transpose()) < 1e-4F);
    }

    void aHeadThatIsNotThereIsTold()
    {
        const auto model = withHead("gpt2_fp16", "SEQ_CLS", {{"unrelated.weight", headNumbers(1, 1, 1)}});
        QVERIFY(!model->transformer.label_head && !model->transformer.language_head);
        QCOMPARE(model->warnings.size(), 1U);
        const auto trace = traceOfIds(model, readIds);
        QCOMPARE(labelScores(*trace, 0).size(), Index{0});
        QVERIFY(shapeWritten(*trace, "logits").empty());
    }

    void aTextBecomesOneVector_data()
    {
        QTest::addColumn<QString>("pooling");
        QTest::addColumn<QString>("kind");
        QTest::newRow("nothing said") << "{}"
                                      << "mean";
        const auto only = [](const QString& kind) {
            return QString(R"({"pooling_mode_mean_tokens": false, "pooling_mode_%1": true})").arg(kind);
        };
        QTest::newRow("mean") << R"({"pooling_mode_mean_tokens": true})"
                              << "mean";
        QTest::newRow("first") << only("cls_token") << "first";
        QTest::newRow("largest") << only("max_tokens") << "largest";
        QTest::newRow("over the root") << only("mean_sqrt_len_tokens") << "root";
        QTest::newRow("by places") << only("weightedmean_tokens") << "places";
        QTest::newRow("last") << only("lasttoken") << "last";
        QTest::newRow("by one name") << R"({"pooling_mode": "cls"})"
                                     << "first";
        for (const auto& [name, named] : {std::pair("weightedmean", "places"), std::pair("lasttoken", "last"),
                                          std::pair("mean_sqrt_len_tokens", "root"), std::pair("max", "largest")})
            QTest::addRow("by the name %s", name) << QString(R"({"pooling_mode": "%1"})").arg(name) << named;
        QTest::newRow("by two names") << R"({"pooling_mode": ["cls", "mean"]})"
                                      << "first and mean";
        QTest::newRow("two") << R"({"pooling_mode_cls_token": true})"
                             << "first and mean";
    }
    void aTextBecomesOneVector()
    {
        QFETCH(QString, pooling);
        QFETCH(QString, kind);
        const QTemporaryDir place;
        const auto model = openModel(
            sentenceFolder(place, modulesOf({{"Transformer", ""}, {"Pooling", "1_Pooling"}}), pooling.toStdString()));
        QVERIFY(model->sentence);
        const auto trace = traceOfIds(model, readIds, 2);
        const Matrix real = trace->last_hidden_state[0].topRows(5);
        std::map<QString, RowVector> known{{"mean", real.colwise().mean()},
                                           {"first", real.row(0)},
                                           {"last", real.row(4)},
                                           {"largest", real.colwise().maxCoeff()},
                                           {"root", real.colwise().sum() / std::sqrt(5.0F)}};
        known["places"] = (real.row(0) + 2 * real.row(1) + 3 * real.row(2) + 4 * real.row(3) + 5 * real.row(4)) / 15;
        known["first and mean"] = RowVector(128);
        known["first and mean"] << known["first"], known["mean"];
        QVERIFY(headsApart(sentenceVector(*trace, 0), known[kind]) < 1e-5F);
        QCOMPARE(shapeWritten(*trace, "sentence_embedding"), (std::vector<Index>{1, known[kind].size()}));
    }

    void itGoesThroughDenseLayersToLengthOne()
    {
        const QTemporaryDir place;
        const auto folder = sentenceFolder(place,
                                           modulesOf({{"Transformer", ""},
                                                      {"Pooling", "1_Pooling"},
                                                      {"Dense", "2_Dense"},
                                                      {"Dropout", ""},
                                                      {"Normalize", "3_Normalize"}}),
                                           "{}");
        writeFile(folder / "2_Dense/config.json", R"({"in_features": 64, "out_features": 3, "bias": true})");
        writeHeadTensors(folder / "2_Dense/model.safetensors",
                         {{"linear.weight", headNumbers(3, 64, 1)}, {"linear.bias", headNumbers(1, 3, 2)}});
        const auto trace = traceOfIds(openModel(folder), readIds);
        const RowVector mean = trace->last_hidden_state[0].colwise().mean();
        Matrix dense = (mean * headNumbers(3, 64, 1).transpose() + headNumbers(1, 3, 2)).array().tanh();
        QVERIFY(headsApart(sentenceVector(*trace, 0), dense / dense.norm()) < 1e-5F);
    }

    void otherModulesLeaveTheAttentionAlone_data()
    {
        QTest::addColumn<QString>("modules");
        QTest::addColumn<QString>("pooling");
        QTest::addColumn<QString>("told");
        const auto modules = [](const char* type) {
            return QString::fromStdString(modulesOf({{"Transformer", ""}, {"Pooling", "1_Pooling"}, {type, "2_More"}}));
        };
        QTest::newRow("unknown") << modules("LSTM") << "{}"
                                 << "LSTM";
        QTest::newRow("missing") << modules("Dense") << "{}"
                                 << "2_More";
        QTest::newRow("no pooling") << QString::fromStdString(modulesOf({{"Transformer", ""}})) << "{}"
                                    << "Pooling";
        QTest::newRow("elsewhere") << QString::fromStdString(
            modulesOf({{"Transformer", ""}, {"Pooling", "../1_Pooling"}}))
                                   << "{}"
                                   << "modules.json";
        QTest::newRow("not a list") << "{}"
                                    << "{}"
                                    << "modules.json";
        QTest::newRow("not a text") << "[{\"type\": 3, \"path\": \"\"}]"
                                    << "{}"
                                    << "modules.json";
        QTest::newRow("cut") << "[{\"type"
                             << "{}"
                             << "modules.json";
        QTest::newRow("an unknown pooling")
            << QString::fromStdString(modulesOf({{"Transformer", ""}, {"Pooling", "1_Pooling"}}))
            << R"({"pooling_mode": "median"})"
            << "pooling_mode";
        QTest::newRow("an unknown pooling of two")
            << QString::fromStdString(modulesOf({{"Transformer", ""}, {"Pooling", "1_Pooling"}}))
            << R"({"pooling_mode": ["cls", 3]})"
            << "pooling_mode";
    }
    void otherModulesLeaveTheAttentionAlone()
    {
        QFETCH(QString, modules);
        QFETCH(QString, pooling);
        QFETCH(QString, told);
        const QTemporaryDir place;
        const fs::path folder = sentenceFolder(place, modules.toStdString(), pooling.toStdString());
        const auto model = openModel(folder);
        QVERIFY(!model->sentence);
        const bool said = std::ranges::any_of(model->warnings, [&](const std::string& warning) {
            return warning.find(told.toStdString()) != std::string::npos;
        });
        QVERIFY(said);
    }

    void theModelMayLieInAFolderOfItsOwn()
    {
        const QTemporaryDir place;
        const fs::path folder = fs::path(place.path().toStdString()) / "embedder";
        writeFile(folder / "modules.json", modulesOf({{"Transformer", "0_Transformer"}, {"Pooling", "1_Pooling"}}));
        writeFile(folder / "1_Pooling/config.json", "{}");
        fs::create_directory_symlink(basesFolder / "bert", folder / "0_Transformer");
        const auto model = openModel(folder);
        QCOMPARE(model->info.name, std::string("embedder"));
        QVERIFY(model->sentence && model->tokenizer != nullptr);
        fs::remove(folder / "modules.json");
        writeFile(folder / "modules.json", modulesOf({{"Transformer", "../embedder"}}));
        QCOMPARE(caught([&] { openModel(folder); }).code, Code::Malformed);
    }
};

TEST_CLASS(TestLabelHeads)
#include "tst_label_heads.moc"
