#include "core/error.h"
#include "core/model/folder/model_folder.h"
#include "core/model/pass/trace_tensors.h"
#include "core/model/pass/whole_answers.h"
#include "core/model/repeated_text.h"
#include "tests/core/caught.h"
#include "tests/golden/cases/golden_case.h"

#include <QTemporaryDir>
#include <QTest>

#include "tests/said_parts.h"
#include "tests/test_class.h"

#include <algorithm>
#include <fstream>

using namespace core;
namespace fs = std::filesystem;

namespace {

const fs::path kindsFolder = fs::path(SOURCE_DIR) / "tests/golden/data/kinds";

/// One of the folders, to be changed.
fs::path copyOfKind(const QTemporaryDir& place, const std::string& name)
{
    const fs::path folder = fs::path(place.path().toStdString()) / name;
    fs::copy(kindsFolder / name, folder, fs::copy_options::recursive);
    return folder;
}

void replaceIn(const fs::path& file, const std::string& from, const std::string& to)
{
    std::ifstream in(file);
    std::string text{std::istreambuf_iterator<char>(in), {}};
    const std::size_t at = text.find(from);
    QVERIFY(at != std::string::npos);
    std::ofstream(file) << text.replace(at, from.size(), to);
}

Batch batchOfIds(const Model& model, const std::vector<Index>& ids)
{
    Batch batch{{sequenceOfIds(model, ids)}};
    if (repeatsText(model)) batch.targets = {sequenceOf(repeatedText(model, batch.sequences.front().tokens).tokens)};
    return batch;
}

}  // namespace

/// Folders as transformers and PEFT write them; expected.safetensors has what these libraries compute.
class TestFolderKinds final : public QObject {
    Q_OBJECT
private slots:
    void everyKindAnswersAsTransformersDoes_data()
    {
        QTest::addColumn<QString>("name");
        for (const auto& entry : fs::directory_iterator(kindsFolder))
            if (entry.is_directory()) {
                const std::string name = entry.path().filename().string();
                QTest::newRow(name.c_str()) << QString::fromStdString(name);
            }
    }
    void everyKindAnswersAsTransformersDoes()
    {
        QFETCH(QString, name);
        const fs::path folder = kindsFolder / name.toStdString();
        const auto expected = SafetensorsFile::open(folder / "expected.safetensors");
        const auto model = openModel(folder);
        std::vector<Index> ids;
        for (const float id : expected.floats("input_ids")) ids.push_back(static_cast<Index>(id));
        const auto computed = tensorsOf(*run(model, batchOfIds(*model, ids), {}), {.logits = true});
        for (const auto& [tensor, entry] : expected.tensors()) {
            if (tensor == "input_ids") continue;
            // An encoder–decoder says whose attention it is.
            const auto found = std::ranges::find(computed, tensor, &NamedTensor::name);
            QVERIFY2(found != computed.end(), tensor.c_str());
            QVERIFY2(found->shape == entry.shape, tensor.c_str());
            const float tolerance = tensor.ends_with("logits") ? 2e-4F : 1e-5F;
            const Comparison result = compare(expected, tensor, valuesOf(*found), tolerance);
            QVERIFY2(result.passed, result.remark.c_str());
        }
    }

    void aTextWithoutItsEndHasNoClasses()
    {
        const auto model = openModel(kindsFolder / "bart_classes");
        const auto trace = run(model, batchOfIds(*model, {0, 5, 9, 12, 4}), {});
        const Error error = caught([&] { labelScores(*trace, 0); });
        QVERIFY(error.code == Code::Missing && saidParts(error).expected.find("token 2") != std::string::npos);
    }

    void aDecoderAloneIsRefusedByName()
    {
        const QTemporaryDir place;
        const fs::path folder = copyOfKind(place, "bart_classes");
        replaceIn(folder / "config.json", "BartForSequenceClassification", "BartForCausalLM");
        const Error error = caught([&] { openModel(folder); });
        QVERIFY(error.code == Code::Unsupported && saidParts(error).field.find("BartForCausalLM") != std::string::npos);
    }

    void longformersQuestionsAreRefusedByName()
    {
        const QTemporaryDir place;
        const fs::path folder = place.path().toStdString();
        fs::copy(fs::path(SOURCE_DIR) / "tests/golden/data/families/longformer_windows", folder,
                 fs::copy_options::recursive | fs::copy_options::overwrite_existing);
        std::ifstream in(folder / "config.json");
        std::string text{std::istreambuf_iterator<char>(in), {}};
        const std::size_t at = text.find("\"Longformer");
        QVERIFY(at != std::string::npos);
        const std::size_t end = text.find('"', at + 1);
        std::ofstream(folder / "config.json") << text.replace(at, end - at, "\"LongformerForQuestionAnswering");
        const Error error = caught([&] { openModel(folder); });
        QVERIFY(error.code == Code::Unsupported && saidParts(error).expected.find("--engine") != std::string::npos);
    }
};

TEST_CLASS(TestFolderKinds)
#include "tst_folder_kinds.moc"
