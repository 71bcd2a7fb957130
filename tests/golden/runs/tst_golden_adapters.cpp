#include "core/model/folder/model_folder.h"
#include "tests/golden/cases/model_comparison.h"
#include "tests/golden/runs/golden_part_rows.h"

#include <QTest>

#include "tests/test_class.h"

using namespace core;

/// Adapters of low rank with their bases, against PEFT's own arithmetic.
class TestGoldenAdapters final : public QObject {
    Q_OBJECT
private slots:
    void anAdapterOpensWithItsBase_data() { addFoldersOf("lora"); }
    void anAdapterOpensWithItsBase()
    {
        QFETCH(QString, folder);
        const std::filesystem::path path = folder.toStdString();
        const auto model = openModel(path);
        QCOMPARE(model->info.name, path.filename().string());
        for (const std::string& warning : model->warnings) QFAIL(warning.c_str());
        verify(compareModel(model, path));
    }

    void itsBaseStaysWhatItWas_data() { addFoldersOf("lora"); }
    void itsBaseStaysWhatItWas()
    {
        QFETCH(QString, folder);
        const std::filesystem::path path = folder.toStdString();
        verify(compareModel(openModel(path / "base"), path, "base."));
    }

    void aBaseGivenApartIsTheSame_data() { addFoldersOf("lora"); }
    void aBaseGivenApartIsTheSame()
    {
        QFETCH(QString, folder);
        const std::filesystem::path path = folder.toStdString();
        verify(compareModel(openAdapted(path / "base", path), path));
    }

    void asAGgufFileItIsTheSame_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"llama_qv", "llama_pattern", "gpt2_fan"}) QTest::newRow(name) << name;
        if (goldenPart("lora").empty()) QSKIP("the golden set is not there");
    }
    void asAGgufFileItIsTheSame()
    {
        QFETCH(QString, name);
        const std::filesystem::path folder = goldenPart("lora").front().parent_path() / name.toStdString();
        const auto files = std::filesystem::path(SOURCE_DIR) / "tests/golden/data/adapters";
        const auto model = openAdapted(folder / "base", files / (name.toStdString() + ".gguf"));
        QCOMPARE(model->info.name, name.toStdString());
        for (const std::string& warning : model->warnings) QFAIL(warning.c_str());
        verify(compareModel(model, folder));
    }

private:
    static void verify(const ModelComparison& found)
    {
        QVERIFY2(found.problem.empty(), found.problem.c_str());
        QCOMPARE(found.tensors, found.wanted);
    }
};

TEST_CLASS(TestGoldenAdapters)
#include "tst_golden_adapters.moc"
