#include "core/array/array_folder.h"
#include "core/array/torch_arrays.h"
#include "core/file/mapped_file.h"
#include "core/file/whole_file.h"
#include "core/model/recorded/recorded_attention.h"
#include "tests/core/array/array_bytes.h"

#include <QTemporaryDir>
#include <QTest>

#include "tests/test_class.h"

#include <cmath>

using namespace core;
namespace fs = std::filesystem;

namespace {

/// Files by PyTorch and transformers; see make.py there.
const fs::path saved = fs::path(SOURCE_DIR) / "tests/golden/data/dumps/torch";

/// "“attentions” [2, 1, 2, 4, 4] F32", … and then the metadata.
std::string listed(const ArrayFile& file)
{
    std::string text;
    for (const ArrayFile::Entry& entry : file.entries())
        text += (text.empty() ? "“" : "; “") + entry.name + "” " + shapeText(entry.shape) + " " + entry.type;
    for (const auto& [key, value] : file.metadata()) text += "; " + key + " " + value;
    return text;
}

}  // namespace

class TestTorchArrays final : public QObject {
    Q_OBJECT
private slots:
    void whatTorchSavedIsArrays_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("arrays");
        const auto row = [](const char* name, const char* arrays) { QTest::newRow(name) << name << arrays; };
        row("tensor.pt", "“” [2, 3, 3] F32");
        row("tuple.pt", "“attentions” [2, 1, 2, 4, 4] F32");
        row("legacy.pt", "“attentions” [2, 1, 2, 4, 4] F32");
        row("output.pt", "“logits” [1, 4, 11] F32; “attentions” [2, 1, 2, 4, 4] F32");
        row("to_tuple.pt", "“0” [1, 5, 4] F32; “attentions” [2, 1, 2, 4, 4] F32");
        row("none.pt", "“attentions” [2, 1, 2, 3, 3] F32; layers [2, 4]");
        row("tokens.pt", "“attentions” [1, 1, 2, 3, 3] BF16; “tokens” [3] texts");
        row("generate.pt", "“attentions” [2, 1, 2, 6, 6] F32");
        row("beams.pt", "“attentions” [2, 2, 2, 8, 8] F32; “beam_indices” [2, 5] I32");
        row("heads.pt", "“attentions” [2, 2, 4, 4] F32");
        row("texts.pt", "“attentions” [2, 2, 2, 4, 4] F32");
        row("unlike.pt", "“0” [2, 2] F32; “1” [3, 3] F32");
        row("t5.pt", "“logits” [1, 3, 11] F32; “decoder_attentions” [1, 1, 2, 3, 3] F32; “cross_attentions” [1, 1, 2, "
                     "3, 4] F32; “encoder_last_hidden_state” [1, 4, 4] F32; “encoder_attentions” [1, 1, 2, 4, 4] F32");
        row("steps_with_a_gap.pt", "“0” [1, 2, 2, 2] F32; “1” [1, 2, 1, 3] F32; “2” [1, 2, 1, 5] F32");
    }

    void whatTorchSavedIsArrays()
    {
        QFETCH(QString, name);
        QFETCH(QString, arrays);
        const auto file = ArrayFile::open(saved / name.toStdString());
        QCOMPARE(file->format(), std::string("PyTorch file"));
        QCOMPARE(QString::fromStdString(listed(*file)), arrays);
        for (const ArrayFile::Entry& entry : file->entries())
            if (entry.kind == ArrayFile::Kind::Numbers) numbersBothWays(*file, entry.name);
    }

    void theStepsOfGenerateAreTheRowsOfOneMap()
    {
        const auto steps = ArrayFile::open(saved / "generate.pt")->numbers("attentions");
        const auto whole = ArrayFile::open(saved / "generate_whole.pt")->numbers("attentions");
        QCOMPARE(steps.shape, whole.shape);
        for (std::size_t i = 0; i < whole.values.size(); ++i)
            QVERIFY(std::abs(steps.values[i] - whole.values[i]) <= 1e-6F);
    }

    void beamsAreFollowedToTheTextsThatCameOfThem()
    {
        const auto steps = ArrayFile::open(saved / "beams.pt")->numbers("attentions");
        const auto whole = ArrayFile::open(saved / "beams_whole.pt")->numbers("attentions");
        QCOMPARE(steps.shape, whole.shape);
        for (std::size_t i = 0; i < whole.values.size(); ++i)
            QVERIFY(std::abs(steps.values[i] - whole.values[i]) <= 1e-6F);
    }

    void headsAndTextsOfTheirOwnAreNoSteps()
    {
        const auto numbers = [](const char* name) { return ArrayFile::open(saved / name)->numbers("attentions"); };
        QCOMPARE(numbers("heads.pt").values, numbers("tuple.pt").values);
        QCOMPARE(numbers("texts.pt").shape, numbers("texts_whole.pt").shape);
        QCOMPARE(numbers("texts.pt").values, numbers("texts_whole.pt").values);
    }

    void layersWithoutAttentionKeepTheNumbersOfTheOthers()
    {
        const auto recorded = openRecorded({.file = saved / "none.pt"});
        QCOMPARE(recorded.trace->model->info.layer_numbers, (std::vector<Index>{2, 4}));
        QCOMPARE(recorded.trace->model->info.heads, Index{2});
    }

    void aFolderOfLayersIsOneArray()
    {
        const QTemporaryDir folder;
        const fs::path here = folder.path().toStdString();
        for (const int layer : {10, 9, 0}) {
            const std::vector<float> values(8, static_cast<float>(layer));
            writeWhole(here / ("attn_" + std::to_string(layer) + ".npy"), npyBytes({{2, 2, 2}, values}));
        }
        writeWhole(here / "tokens.json", R"(["a", "b"])");
        writeWhole(here / "notes.txt", "nothing of it");
        QVERIFY(isArrayFolder(here));
        const auto recorded = openRecorded({.file = here});
        QCOMPARE(recorded.tensor, std::string("attn_*"));
        QCOMPARE(recorded.trace->layers.size(), std::size_t{3});
        QCOMPARE(recorded.trace->at({2, 0, 0}).attention.heads[0].weights(0, 0), 10.0F);
        QCOMPARE(recorded.trace->queries(0)[1].text, std::string("b"));
        writeWhole(here / "config.json", "{}");
        QVERIFY(!isArrayFolder(here));
        const QTemporaryDir empty;
        QVERIFY_EXCEPTION_THROWN(ArrayFile::open(empty.path().toStdString()), Error);
    }

    void anyByteChangedIsReadOrRefused()
    {
        for (const char* name : {"generate.pt", "legacy.pt"}) {
            const std::string whole = readText(saved / name, 1U << 20U);
            for (std::size_t at = 0; at < whole.size(); at += 3) {
                std::string changed = whole;
                changed[at] = static_cast<char>(changed[at] ^ 0x15);
                arraysOrError([&] { return openTorchArrays(nullptr, bytesOf(changed), "f.pt"); });
                const std::string cut = whole.substr(0, at);
                arraysOrError([&] { return openTorchArrays(nullptr, bytesOf(cut), "f.pt"); });
            }
        }
    }

    void nothingElseStandsInThePickle()
    {
        // protocol 2, os.system("x")
        const std::string pickle("\x80\x02\x8a\x0al\xfc\x9c\x46\xf9\x20\x6a\xa8\x50\x19."
                                 "\x80\x02M\xe9\x03.\x80\x02}q\x00.\x80\x02"
                                 "cos\nsystem\nX\x01\x00\x00\x00x\x85R.",
                                 59);
        const std::string said = arraysOrError([&] { return openTorchArrays(nullptr, bytesOf(pickle), "f.pt"); });
        QVERIFY2(said.find("os.system") != std::string::npos, said.c_str());
    }
};

TEST_CLASS(TestTorchArrays)
#include "tst_torch_arrays.moc"
