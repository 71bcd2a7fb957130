#include "core/model/folder/model_folder.h"
#include "tests/golden/cases/compared_answers.h"
#include "tests/golden/cases/golden_case.h"
#include "tests/golden/runs/golden_part_rows.h"

#include <QTest>

#include "tests/test_class.h"

#include <cstdio>

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
        const ComparedAnswers found = comparedAnswers(model, path);
        QVERIFY2(found.difference.empty(), found.difference.c_str());
        std::puts(found.summary(path.filename().string()).c_str());
    }

    void itsBaseStaysWhatItWas_data() { addFoldersOf("lora"); }
    void itsBaseStaysWhatItWas()
    {
        QFETCH(QString, folder);
        const std::filesystem::path path = folder.toStdString();
        const ComparedAnswers found = comparedAnswers(openModel(path / "base"), path, "base.");
        QVERIFY2(found.difference.empty(), found.difference.c_str());
    }

    void aBaseGivenApartIsTheSame_data() { addFoldersOf("lora"); }
    void aBaseGivenApartIsTheSame()
    {
        QFETCH(QString, folder);
        const std::filesystem::path path = folder.toStdString();
        const ComparedAnswers found = comparedAnswers(openAdapted(path / "base", path), path);
        QVERIFY2(found.difference.empty(), found.difference.c_str());
    }
};

TEST_CLASS(TestGoldenAdapters)
#include "tst_golden_adapters.moc"
