#include "tests/golden/cases/model_comparison.h"

#include <QTemporaryDir>
#include <QTest>

#include "tests/test_class.h"

namespace fs = std::filesystem;

namespace {

const fs::path familyModels = SOURCE_DIR "/tests/golden/data/families";

void verifyFolder(const fs::path& folder, const fs::path& reference)
{
    const ModelComparison result = compareFolder(folder, reference);
    QVERIFY2(result.problem.empty(), result.problem.c_str());
    QVERIFY(result.tensors > 0);
    QCOMPARE(result.tensors, result.wanted);
}

}  // namespace

/// Options of families that no other golden folder has, against transformers' results.
class TestGoldenFamilies final : public QObject {
    Q_OBJECT
private slots:
    void everyTensorEqualsTransformers_data() { addFolders(); }
    void everyTensorEqualsTransformers()
    {
        QFETCH(QString, folder);
        verifyFolder(folder.toStdString(), folder.toStdString());
    }

    void bothSpellingsOfTheConfigurationMeanTheSame_data() { addFolders(); }
    void bothSpellingsOfTheConfigurationMeanTheSame()
    {
        QFETCH(QString, folder);
        const QTemporaryDir copy;
        copyInOldSpelling(folder.toStdString(), copy.path().toStdString());
        verifyFolder(copy.path().toStdString(), folder.toStdString());
    }

private:
    void addFolders()
    {
        QTest::addColumn<QString>("folder");
        for (const auto& entry : fs::directory_iterator(familyModels))
            if (entry.is_directory())
                QTest::newRow(entry.path().filename().c_str()) << QString::fromStdString(entry.path().string());
    }
};

TEST_CLASS(TestGoldenFamilies)
#include "tst_golden_families.moc"
