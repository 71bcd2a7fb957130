#include "core/model/folder/glosses.h"

#include <QTemporaryDir>
#include <QTest>

#include "tests/test_class.h"

#include <fstream>

using core::Glosses;

namespace {

QString said(const std::vector<Glosses::Word>& words)
{
    QStringList all;
    for (const Glosses::Word& word : words)
        all << QString::fromStdString(word.text) + QLatin1Char(' ') + QString::fromStdString(word.meaning);
    return all.join(QStringLiteral(", "));
}

}  // namespace

class TestGlosses final : public QObject {
    Q_OBJECT
private slots:
    void theBundledTranslatorKnowsItsWords()
    {
        const Glosses glosses = Glosses::ofModel(SOURCE_DIR "/resources/models/primer-translator");
        QCOMPARE(said(glosses.in("图书馆在哪里？")), QStringLiteral("图书馆 library, 在 at, 哪里 where"));
        QCOMPARE(said(glosses.in("")), QString());
    }

    void theLongestWordIsTaken()
    {
        const Glosses glosses = written("图\tpicture\n图书\tbooks\n图书馆\tlibrary\n书\tbook\n");
        QCOMPARE(said(glosses.in("图书馆图书图")), QStringLiteral("图书馆 library, 图书 books, 图 picture"));
    }

    void noPartOfALatinWordIsOne()
    {
        const Glosses glosses = written("he\ter\nthe\tder\n");
        QCOMPARE(said(glosses.in("the hen, he")), QStringLiteral("the der, he er"));
    }

    void linesThatAreNoPairsArePassedOver()
    {
        const Glosses glosses = written(std::string("\tnothing\nno tab\n\xff\xfe\tbytes\na\t\nb\tfine\tmore\r\nc\t")
                                        + std::string(500, 'x') + "\nd\tlast");
        QCOMPARE(said(glosses.in("a b c d")), QStringLiteral("b fine, d last"));
        QVERIFY(Glosses::ofModel("/nowhere").empty());
        QVERIFY(Glosses::ofModel(m_folder.path().toStdString() + "/glosses.tsv").empty());
    }

private:
    Glosses written(const std::string& text) const
    {
        const std::string folder = m_folder.path().toStdString();
        std::ofstream(folder + "/glosses.tsv", std::ios::binary) << text;
        return Glosses::ofModel(folder);
    }

    QTemporaryDir m_folder;
};

TEST_CLASS(TestGlosses)
#include "tst_glosses.moc"
