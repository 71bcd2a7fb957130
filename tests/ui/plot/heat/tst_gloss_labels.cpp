#include "core/model/folder/bundled_models.h"
#include "tests/test_class.h"
#include "ui/words/gloss_labels.h"

/// What stands beside the words of a language that a class may not read.
class TestGlossLabels final : public QObject {
    Q_OBJECT
private slots:
    void aWordHasItsMeaningBesideIt()
    {
        const QStringList labels{"她", "图书馆", "(next)", "The", ""};
        const QStringList told = withMeanings(labels, core::bundledModels() / "primer-translator");
        QCOMPARE(told, (QStringList{"她 she", "图书馆 library", "(next)", "The", ""}));
    }

    /// Two words that are one token have no meaning of their own here, and most models have no list at all.
    void anythingElseStaysAsItIs()
    {
        QCOMPARE(withMeanings({"图书馆在"}, core::bundledModels() / "primer-translator"), QStringList{"图书馆在"});
        QCOMPARE(withMeanings({"cat"}, core::bundledModels() / "primer-encoder"), QStringList{"cat"});
        QCOMPARE(withMeanings({"cat"}, {}), QStringList{"cat"});
    }
};

TEST_CLASS(TestGlossLabels)
#include "tst_gloss_labels.moc"
